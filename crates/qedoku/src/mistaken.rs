//! What is said of entries that are wrong, and of grids without a solution.
use crate::back::Back;
use crate::level::Level;
use crate::mistake::{Clash, Mistake, Mistaken, Mistakes, end};
use crate::problem::{Kind, Problem};
use crate::words::{LeftFor, Quantity};
use qedoku_core::{Candidate, Cell, Digit, HouseSet, Layout, Slot, Target, Trace};
use qedoku_explain::Voice;
use qedoku_explain::noun::{AllOf, Houses, Written};

/// So many steps are listed in a line at most.
const FEW: usize = 8;

/// What is to be taken back before any hint: the more, the higher the level.
pub fn sentence(mistakes: &Mistakes, level: Level, voice: Voice) -> String {
    let wrong = wrong(mistakes, level, voice);
    voice.say(&MistakenText::First { wrong: &wrong })
}

/// What is wrong, on its own.
pub(crate) fn wrong(mistakes: &Mistakes, level: Level, voice: Voice) -> String {
    if level < Level::Where {
        return nudge(mistakes, voice);
    }
    let listed = voice.and(mistakes.entries.iter().map(|it| without(it.entry, level, voice)));
    let mut parts = vec![match mistakes.kind {
        Mistake::Wrong => differing(mistakes, level, voice),
        Mistake::Impossible { is_smallest: true } => voice.say(&MistakenText::Smallest { listed: &listed }),
        Mistake::Impossible { is_smallest: false } => voice.say(&MistakenText::NotProved { listed: &listed }),
    }];
    if level >= Level::What {
        parts.extend(reasons(mistakes, voice));
    }
    parts.extend(mistakes.back.and_then(|back| went_back(&back, level, voice)));
    parts.join(voice.gap())
}

/// How far the entries were right.
fn went_back(back: &Back, level: Level, voice: Voice) -> Option<String> {
    let (right, of, first) = (back.right, back.of, entry(back.mistake?, level, voice));
    Some(match right {
        0 if of == 1 => voice.say(&MistakenText::OnlyEntry),
        0 => voice.say(&MistakenText::FirstEntry { of }),
        1 => voice.say(&MistakenText::OneStands { of, first: &first }),
        _ => voice.say(&MistakenText::SomeStand { of, right, first: &first }),
    })
}

/// In which box to look; or in which house a digit stands twice, which can be seen.
fn nudge(mistakes: &Mistakes, voice: Voice) -> String {
    let layout = Layout::classic();
    if let Some(clash) = mistakes.entries.iter().find_map(|it| it.clashes.first()) {
        let count = mistakes.entries.len();
        return match mistakes.kind {
            Mistake::Wrong if count > 1 => {
                voice.say(&MistakenText::CountTwice { count, house: Houses(layout, HouseSet::of(clash.house)) })
            }
            _ => voice.say(&MistakenText::Twice { house: Houses(layout, HouseSet::of(clash.house)) }),
        };
    }
    let house = mistakes.house(layout).map(|house| voice.house(layout, house)).unwrap_or_default();
    match (mistakes.kind, mistakes.entries.as_slice()) {
        (Mistake::Wrong, [one]) => match one.entry {
            Target::Place(_) => voice.say(&MistakenText::OneWrong { house: &house }),
            Target::Eliminate(_) => voice.say(&MistakenText::MarkMissing { house: &house }),
        },
        (Mistake::Wrong, several) => {
            let count = several.len();
            voice.say(&MistakenText::SeveralWrong { count, house: &house })
        }
        (Mistake::Impossible { .. }, _) => voice.say(&MistakenText::Impossible { house: &house }),
    }
}

/// Which entries differ from the only solution. Of a mark that is missing the digit is told later: it is that of the
/// solution.
fn differing(mistakes: &Mistakes, level: Level, voice: Voice) -> String {
    let entries = || mistakes.entries.iter().map(|it| it.entry);
    let placed = |entry| if let Target::Place(it) = entry { Some(voice.candidate(it)) } else { None };
    let placed: Vec<String> = entries().filter_map(placed).collect();
    let mut parts = Vec::new();
    match placed.len() {
        0 => {}
        1 => parts.push(voice.say(&MistakenText::OneIsWrong { list: AllOf(&placed) })),
        _ => parts.push(voice.say(&MistakenText::AreWrong { list: AllOf(&placed) })),
    }
    for entry in entries().filter(|entry| matches!(entry, Target::Eliminate(_))) {
        let Candidate { cell, digit } = entry.candidate();
        parts.push(if level < Level::What {
            voice.say(&MistakenText::LacksMark { cell })
        } else {
            voice.say(&MistakenText::LacksDigit { cell, digit })
        });
    }
    let list = voice.semicolons(parts);
    voice.say(&MistakenText::List { list: &list })
}

/// What is to be taken back. Of a mark that is missing the digit is told later.
fn without(entry: Target, level: Level, voice: Voice) -> String {
    let Target::Eliminate(Candidate { cell, digit }) = entry else { return voice.conclusion(&entry.conclusion()) };
    if level < Level::What {
        voice.say(&MistakenText::MarkMissingIn { cell })
    } else {
        voice.say(&MistakenText::DigitMissingIn { digit, cell })
    }
}

/// How an entry is called where it was made, with blanks around what Chinese sets off by them.
fn entry(entry: Target, level: Level, voice: Voice) -> String {
    let Candidate { cell, digit } = entry.candidate();
    match entry {
        Target::Eliminate(_) if level < Level::What => voice.say(&MistakenText::MarkRubbed { cell }),
        Target::Eliminate(_) => voice.say(&MistakenText::DigitRubbed { digit, cell }),
        Target::Place(_) => voice.say(&MistakenText::Placed { placed: Written(&entry.conclusion()) }),
    }
}

/// What shows that the entries are wrong, each clash once.
fn reasons(mistakes: &Mistakes, voice: Voice) -> Vec<String> {
    let mut clashes: Vec<Clash> = Vec::new();
    for clash in mistakes.entries.iter().flat_map(|entry| &entry.clashes) {
        if !clashes.contains(clash) {
            clashes.push(*clash);
        }
    }
    let mut parts: Vec<String> = clashes.iter().map(|clash| twice(*clash, voice)).collect();
    parts.extend(mistakes.entries.iter().filter(|entry| entry.clashes.is_empty()).filter_map(|it| refuted(it, voice)));
    let unseen = mistakes.entries.iter().filter(|entry| entry.clashes.is_empty() && entry.refutation.is_none()).count();
    if unseen > 0 && mistakes.kind == Mistake::Wrong {
        parts.push(if unseen == mistakes.entries.len() {
            voice.say(&MistakenText::OtherwiseAll)
        } else {
            voice.say(&MistakenText::OtherwiseRest)
        });
    }
    parts
}

/// A digit stands twice.
fn twice(clash: Clash, voice: Voice) -> String {
    let layout = Layout::classic();
    let (house, digit) = (Houses(layout, HouseSet::of(clash.house)), clash.digit);
    let cells: Vec<String> = clash.cells.iter().map(|cell| voice.cell(cell)).collect();
    voice.say(&MistakenText::HouseTwice { house, count: cells.len(), digit, cells: AllOf(&cells) })
}

/// An entry leaves something empty.
fn refuted(mistaken: &Mistaken, voice: Voice) -> Option<String> {
    let trace = mistaken.refutation.as_deref()?;
    let (left, follow) = (nothing_left(trace, voice)?, following(trace, voice));
    let entry = match mistaken.entry {
        Target::Place(candidate) => {
            let candidate = voice.candidate(candidate);
            voice.say(&MistakenText::With { candidate: &candidate })
        }
        Target::Eliminate(candidate) => {
            let digit = candidate.digit;
            voice.say(&MistakenText::Without { digit, cell: candidate.cell })
        }
    };
    let text = voice.say(&MistakenText::Refuted { entry: &entry, left: &left, follow: &follow });
    let text = with_steps(text, trace, voice);
    Some(voice.say(&MistakenText::Sentence { text: &text }))
}

/// After how many steps that is.
fn following(trace: &Trace, voice: Voice) -> String {
    match trace.steps.len() {
        0 => String::new(),
        _ => voice.say(&MistakenText::After { count: Quantity::Steps { count: trace.steps.len() } }),
    }
}

/// A grid has no solution.
pub fn impossible(problem: &Problem, found: Option<&Trace>, level: Level, voice: Voice) -> String {
    let first = voice.say(&MistakenText::NoSolution);
    match found {
        _ if problem.kind == Kind::Clash && level < Level::Where => {
            voice.say(&MistakenText::ClashHidden { first: &first })
        }
        _ if problem.kind == Kind::Clash => {
            voice.say(&MistakenText::Clash { first: &first, problem: &problem.to_string() })
        }
        _ if level < Level::Where => voice.say(&MistakenText::NoSolutionShort { first: &first }),
        Some(trace) => {
            let contradiction = contradiction(trace, level, voice);
            voice.say(&MistakenText::HasContradiction { contradiction: &contradiction })
        }
        None => voice.say(&MistakenText::BySearch { first: &first }),
    }
}

/// Says that there is no solution, and what shows it.
pub(crate) fn contradiction(trace: &Trace, level: Level, voice: Voice) -> String {
    let (left, follow) = (nothing_left(trace, voice).unwrap_or_default(), following(trace, voice));
    let text = voice.say(&MistakenText::Contradiction { left: &left, follow: &follow });
    if level == Level::Where { text } else { with_steps(text, trace, voice) }
}

/// Adds what the steps of a refutation conclude, in order, if that is a line.
fn with_steps(text: String, trace: &Trace, voice: Voice) -> String {
    let concluded = trace.steps.iter().map(|step| &step.conclusion);
    let candidates: usize = concluded.clone().map(|it| it.place.len() + it.eliminate.len()).sum();
    if !(1..=FEW).contains(&trace.steps.len()) || candidates > 2 * FEW {
        return text;
    }
    let steps: Vec<String> = concluded.map(|conclusion| voice.conclusion(conclusion)).collect();
    let listed = voice.semicolons(steps);
    voice.say(&MistakenText::WithSteps { text: &text, listed: &listed })
}

/// How the steps of a refutation end.
pub fn ending(trace: &Trace, voice: Voice) -> Option<String> {
    let left = nothing_left(trace, voice)?;
    Some(voice.say(&MistakenText::Now { left: &left }))
}

/// What a refutation leaves empty.
fn nothing_left(trace: &Trace, voice: Voice) -> Option<String> {
    let slot = end(trace)?;
    Some(match slot {
        Slot::Cell(_) => voice.say(&MistakenText::CellLeft { named: LeftFor(trace.layout, slot) }),
        Slot::House(..) => voice.say(&MistakenText::HouseLeft { named: LeftFor(trace.layout, slot) }),
    })
}

/// What is said of entries that are wrong, and of grids without a solution.
#[derive(Clone, Copy, Debug)]
pub(crate) enum MistakenText<'a> {
    First { wrong: &'a str },
    Smallest { listed: &'a str },
    NotProved { listed: &'a str },
    OnlyEntry,
    FirstEntry { of: usize },
    OneStands { of: usize, first: &'a str },
    SomeStand { of: usize, right: usize, first: &'a str },
    CountTwice { count: usize, house: Houses<'a> },
    Twice { house: Houses<'a> },
    OneWrong { house: &'a str },
    MarkMissing { house: &'a str },
    SeveralWrong { count: usize, house: &'a str },
    Impossible { house: &'a str },
    OneIsWrong { list: AllOf<'a> },
    AreWrong { list: AllOf<'a> },
    LacksMark { cell: Cell },
    LacksDigit { cell: Cell, digit: Digit },
    List { list: &'a str },
    MarkMissingIn { cell: Cell },
    DigitMissingIn { digit: Digit, cell: Cell },
    MarkRubbed { cell: Cell },
    DigitRubbed { digit: Digit, cell: Cell },
    Placed { placed: Written<'a> },
    OtherwiseAll,
    OtherwiseRest,
    HouseTwice { house: Houses<'a>, count: usize, digit: Digit, cells: AllOf<'a> },
    With { candidate: &'a str },
    Without { digit: Digit, cell: Cell },
    Refuted { entry: &'a str, left: &'a str, follow: &'a str },
    Sentence { text: &'a str },
    After { count: Quantity },
    NoSolution,
    ClashHidden { first: &'a str },
    Clash { first: &'a str, problem: &'a str },
    NoSolutionShort { first: &'a str },
    HasContradiction { contradiction: &'a str },
    BySearch { first: &'a str },
    Contradiction { left: &'a str, follow: &'a str },
    WithSteps { text: &'a str, listed: &'a str },
    Now { left: &'a str },
    CellLeft { named: LeftFor<'a> },
    HouseLeft { named: LeftFor<'a> },
}
