//! The text on mistakes in entries, and on grids without a solution.
use crate::breach_text::DescribedBreach;
use crate::error::{Error, ErrorKind};
use crate::level::Level;
use crate::mistake::{Mistake, Mistaken, Mistakes, RepeatedEntry, end};
use crate::rewind::LastValidPosition;
use crate::words::{LeftFor, Quantity};
use qedoku_core::{Candidate, Cell, Digit, HouseSet, Layout, Slot, Target, Trace};
use qedoku_explain::Style;
use qedoku_explain::noun::{AllOf, ConclusionNotation, Houses};

/// The most steps that are listed in a line.
const FEW: usize = 8;

/// The sentence on what is to be taken back before any hint: the higher the level, the more it says.
pub fn sentence(mistakes: &Mistakes, level: Level, style: Style) -> String {
    let wrong = wrong(mistakes, level, style);
    style.say(&MistakenText::First { wrong: &wrong })
}

/// The sentence on the mistakes alone.
pub(crate) fn wrong(mistakes: &Mistakes, level: Level, style: Style) -> String {
    if level < Level::Where {
        return nudge(mistakes, style);
    }
    let mut parts = vec![which(mistakes, level, style)];
    if level >= Level::What {
        parts.extend(reasons(mistakes, style));
    }
    parts.extend(mistakes.back.and_then(|back| rewound(&back, level, style)));
    parts.join(style.gap())
}

/// The sentence on which entries are wrong or to blame.
pub(crate) fn which(mistakes: &Mistakes, level: Level, style: Style) -> String {
    let listed = style.and(mistakes.entries.iter().map(|it| without(it.entry, level, style)));
    match mistakes.kind {
        Mistake::Wrong => differing(mistakes, level, style),
        Mistake::Impossible { is_smallest: true } => style.say(&MistakenText::Smallest { listed: &listed }),
        Mistake::Impossible { is_smallest: false } => style.say(&MistakenText::NotProved { listed: &listed }),
    }
}

/// The sentence on how many entries, from the first, were right.
fn rewound(back: &LastValidPosition, level: Level, style: Style) -> Option<String> {
    let right = back.right;
    let of = back.of;
    let first = entry(back.mistake?, level, style);
    Some(match right {
        0 if of == 1 => style.say(&MistakenText::OnlyEntry),
        0 => style.say(&MistakenText::FirstEntry { of }),
        1 => style.say(&MistakenText::OneStands { of, first: &first }),
        _ => style.say(&MistakenText::SomeStand { of, right, first: &first }),
    })
}

/// The sentence on the box to look at, or on the house in which a digit stands twice, which can be seen.
fn nudge(mistakes: &Mistakes, style: Style) -> String {
    let layout = &mistakes.layout;
    if let Some(clash) = mistakes.entries.iter().find_map(|it| it.clashes.first()) {
        let count = mistakes.entries.len();
        return match mistakes.kind {
            Mistake::Wrong if count > 1 => {
                style.say(&MistakenText::CountTwice { count, house: Houses(layout, HouseSet::of(clash.house)) })
            }
            _ => style.say(&MistakenText::Twice { house: Houses(layout, HouseSet::of(clash.house)) }),
        };
    }
    let house = mistakes.house().map(|house| style.house(layout, house)).unwrap_or_default();
    match (mistakes.kind, mistakes.entries.as_slice()) {
        (Mistake::Wrong, [one]) => match one.entry {
            Target::Place(_) => style.say(&MistakenText::OneWrong { house: &house }),
            Target::Eliminate(_) => style.say(&MistakenText::MarkMissing { house: &house }),
        },
        (Mistake::Wrong, several) => {
            let count = several.len();
            style.say(&MistakenText::SeveralWrong { count, house: &house })
        }
        (Mistake::Impossible { .. }, _) => style.say(&MistakenText::Impossible { house: &house }),
    }
}

/// The sentence on the entries that differ from the only solution. Of a mark that is missing the digit is told later:
/// it is that of the solution.
fn differing(mistakes: &Mistakes, level: Level, style: Style) -> String {
    let entries = || mistakes.entries.iter().map(|it| it.entry);
    let placed = |entry| match entry {
        Target::Place(Candidate { cell, digit }) if style.is_plain() => {
            Some(style.say(&MistakenText::TheDigit { digit, cell }))
        }
        Target::Place(it) => Some(style.candidate(it)),
        Target::Eliminate(_) => None,
    };
    let placed: Vec<String> = entries().filter_map(placed).collect();
    let mut parts = Vec::new();
    match placed.len() {
        0 => {}
        1 => parts.push(style.say(&MistakenText::OneIsWrong { list: AllOf(&placed) })),
        _ => parts.push(style.say(&MistakenText::AreWrong { list: AllOf(&placed) })),
    }
    for entry in entries().filter(|entry| matches!(entry, Target::Eliminate(_))) {
        let Candidate { cell, digit } = entry.candidate();
        parts.push(if level < Level::What {
            style.say(&MistakenText::LacksMark { cell })
        } else {
            style.say(&MistakenText::LacksDigit { cell, digit })
        });
    }
    let list = style.semicolons(parts);
    style.say(&MistakenText::List { list: &list })
}

/// The text of an entry that is to be taken back. Of a mark that is missing the digit is told later.
fn without(entry: Target, level: Level, style: Style) -> String {
    let Target::Eliminate(Candidate { cell, digit }) = entry else { return style.conclusion(&entry.conclusion()) };
    if level < Level::What {
        style.say(&MistakenText::MarkMissingIn { cell })
    } else {
        style.say(&MistakenText::DigitMissingIn { digit, cell })
    }
}

/// The name of an entry that was made, with blanks around what Chinese sets off by them.
pub(crate) fn entry(entry: Target, level: Level, style: Style) -> String {
    let Candidate { cell, digit } = entry.candidate();
    match entry {
        Target::Eliminate(_) if level < Level::What => style.say(&MistakenText::MarkRubbed { cell }),
        Target::Eliminate(_) => style.say(&MistakenText::DigitRubbed { digit, cell }),
        Target::Place(_) if style.is_plain() => style.say(&MistakenText::TheDigit { digit, cell }),
        Target::Place(_) => style.say(&MistakenText::Placed { placed: ConclusionNotation(&entry.conclusion()) }),
    }
}

/// The reasons why the entries are wrong, each clash once.
fn reasons(mistakes: &Mistakes, style: Style) -> Vec<String> {
    let mut clashes: Vec<RepeatedEntry> = Vec::new();
    for clash in mistakes.entries.iter().flat_map(|entry| &entry.clashes) {
        if !clashes.contains(clash) {
            clashes.push(*clash);
        }
    }
    let mut parts: Vec<String> = clashes.iter().map(|clash| twice(&mistakes.layout, *clash, style)).collect();
    parts.extend(
        mistakes
            .entries
            .iter()
            .filter(|entry| entry.clashes.is_empty())
            .flat_map(|it| broken(mistakes, it.entry, style).into_iter().chain(refuted(mistakes, it.entry, style))),
    );
    let is_shown =
        |it: &Mistaken| !it.clashes.is_empty() || it.contradiction.is_some() || mistakes.breach(it.entry).is_some();
    let unseen = mistakes.entries.iter().filter(|entry| !is_shown(entry)).count();
    if unseen > 0 && mistakes.kind == Mistake::Wrong {
        parts.push(if unseen == mistakes.entries.len() {
            style.say(&MistakenText::OtherwiseAll)
        } else {
            style.say(&MistakenText::OtherwiseRest)
        });
    }
    parts
}

/// A digit stands twice.
fn twice(layout: &Layout, clash: RepeatedEntry, style: Style) -> String {
    let house = Houses(layout, HouseSet::of(clash.house));
    let digit = clash.digit;
    let cells: Vec<String> = clash.cells.iter().map(|cell| style.cell(cell)).collect();
    style.say(&MistakenText::HouseTwice { house, count: cells.len(), digit, cells: AllOf(&cells) })
}

/// An entry breaks a rule.
fn broken(mistakes: &Mistakes, entry: Target, style: Style) -> Option<String> {
    let described = told_breach(mistakes, entry, style)?;
    Some(described.sentences().collect::<Vec<_>>().join(style.gap()))
}

/// The rule that an entry breaks, to be told.
pub(crate) fn told_breach(mistakes: &Mistakes, entry: Target, style: Style) -> Option<DescribedBreach<'_>> {
    let breach = mistakes.breach(entry)?;
    Some(DescribedBreach { layout: &mistakes.layout, entry: entry.candidate(), breach, style })
}

/// An entry leaves something empty.
fn refuted(mistakes: &Mistakes, entry: Target, style: Style) -> Option<String> {
    let trace = mistakes.refutation(entry)?;
    let left = nothing_left(trace, style)?;
    let follow = following(trace, style);
    let entry = match entry {
        Target::Place(candidate) => {
            let candidate = style.candidate(candidate);
            style.say(&MistakenText::With { candidate: &candidate })
        }
        Target::Eliminate(candidate) => {
            let digit = candidate.digit;
            style.say(&MistakenText::Without { digit, cell: candidate.cell })
        }
    };
    let text = style.say(&MistakenText::Refuted { entry: &entry, left: &left, follow: &follow });
    let text = with_steps(text, trace, style);
    Some(style.say(&MistakenText::Sentence { text: &text }))
}

/// The clause on the number of steps after which that is.
fn following(trace: &Trace, style: Style) -> String {
    match trace.steps.len() {
        0 => String::new(),
        _ => style.say(&MistakenText::After { count: Quantity::Steps { count: trace.steps.len() } }),
    }
}

/// A grid has no solution.
pub fn impossible(problem: &Error, found: Option<&Trace>, level: Level, style: Style) -> String {
    let first = style.say(&MistakenText::NoSolution);
    match found {
        _ if problem.kind == ErrorKind::Clash && level < Level::Where => {
            style.say(&MistakenText::ClashHidden { first: &first })
        }
        _ if problem.kind == ErrorKind::Clash => {
            style.say(&MistakenText::Clash { first: &first, problem: &problem.to_string() })
        }
        _ if level < Level::Where => style.say(&MistakenText::NoSolutionShort { first: &first }),
        Some(trace) => {
            let contradiction = contradiction(trace, level, style);
            style.say(&MistakenText::HasContradiction { contradiction: &contradiction })
        }
        None => style.say(&MistakenText::BySearch { first: &first }),
    }
}

/// The sentence that there is no solution, and what shows it.
pub(crate) fn contradiction(trace: &Trace, level: Level, style: Style) -> String {
    let left = nothing_left(trace, style).unwrap_or_default();
    let follow = following(trace, style);
    let text = style.say(&MistakenText::Contradiction { left: &left, follow: &follow });
    if level == Level::Where { text } else { with_steps(text, trace, style) }
}

/// Adds what the steps of a refutation conclude, in order, if that is a line.
fn with_steps(text: String, trace: &Trace, style: Style) -> String {
    let concluded = trace.steps.iter().map(|step| &step.conclusion);
    let candidates: usize = concluded.clone().map(|it| it.place.len() + it.eliminate.len()).sum();
    if !(1..=FEW).contains(&trace.steps.len()) || candidates > 2 * FEW {
        return text;
    }
    let steps: Vec<String> = concluded.map(|conclusion| style.conclusion(conclusion)).collect();
    let listed = style.semicolons(steps);
    style.say(&MistakenText::WithSteps { text: &text, listed: &listed })
}

/// The last sentence on the steps of a refutation.
pub fn ending(trace: &Trace, style: Style) -> Option<String> {
    let left = nothing_left(trace, style)?;
    Some(style.say(&MistakenText::Now { left: &left }))
}

/// The name of the slot that a refutation leaves empty.
pub(crate) fn nothing_left(trace: &Trace, style: Style) -> Option<String> {
    let slot = end(trace)?;
    Some(match slot {
        Slot::Cell(_) => style.say(&MistakenText::CellLeft { named: LeftFor(&trace.layout, slot) }),
        Slot::House(..) => style.say(&MistakenText::HouseLeft { named: LeftFor(&trace.layout, slot) }),
    })
}

/// The messages on mistakes in entries, and on grids without a solution.
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
    TheDigit { digit: Digit, cell: Cell },
    Placed { placed: ConclusionNotation<'a> },
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
