//! Lists the facts that the last step of an argument rests on.
use super::OutlineLine;
use super::grounds::{Grounds, StepGround};
use crate::advice;
use crate::answer::Answer;
use qedoku_core::wire::Support;
use qedoku_core::{Board, Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Layout, Pattern, Target};
use qedoku_explain::noun::{Blocks, Houses};
use qedoku_explain::{StepContext, Style};

/// The most truths that are listed.
const MOST: usize = 8;

/// All that the last step rests on, a fact for each source; for what the start has, none: the answer is the fact.
pub(super) fn of(answer: &Answer, all: &[OutlineLine<'_>], style: Style) -> Vec<Support> {
    let Some(line) = all.last() else { return Vec::new() };
    let mut facts = Vec::new();
    facts.extend(truths(answer, all, line, style));
    let grounds = &line.grounds;
    let start = [
        (grounds.given, FactsText::Given { list: &digits(style, &grounds.given) }),
        (grounds.entered, FactsText::Entered { list: &digits(style, &grounds.entered) }),
        (grounds.erased, FactsText::Erased { gone: &grounds.erased }),
    ];
    for (set, text) in start.iter().filter(|(set, _)| !set.is_empty()) {
        let given = *set == grounds.given;
        facts.push(Support { given, steps: Vec::new(), text: style.spaced(style.say(text)) });
    }
    facts.extend(of_steps(grounds, style));
    facts.extend(follows(answer, line, style));
    facts
}

/// The facts from earlier steps that a step rests on, one for each of them.
pub(super) fn of_steps(grounds: &Grounds, style: Style) -> Vec<Support> {
    let fact = |(&number, ground): (&u32, &StepGround)| {
        let placed = &filled(style, &ground.placed);
        let gone = &lost(style, &ground.gone);
        let text = match (ground.placed.is_empty(), ground.gone.is_empty()) {
            (false, true) => style.say(&FactsText::PlacedIn { placed, number }),
            (true, _) => style.say(&FactsText::GoneIn { gone, number }),
            (false, false) => style.say(&FactsText::PlacedAndGone { placed, gone, number }),
        };
        Support { given: false, steps: vec![number], text: style.spaced(text) }
    };
    grounds.steps.iter().map(fact).collect()
}

/// Digits and where they stand: `2 r7c2, 3 r7c9`.
fn digits(style: Style, set: &CandidateSet) -> String {
    let at = |digit: Digit| (digit, set.plane(digit));
    let standing = Digit::ALL.into_iter().map(at).filter(|(_, cells)| !cells.is_empty());
    style.commas(standing.map(|(digit, cells)| style.say(&FactsText::DigitAt { digit, cells: Blocks(cells) })))
}

/// Cells that are filled: `r2c6 is 6`.
fn filled(style: Style, set: &CandidateSet) -> String {
    style.and(set.iter_by_cell().map(|it| style.say(&FactsText::IsFilled { digit: it.digit, cell: it.cell })))
}

/// Candidates that are gone: `r23c4 have lost 5`.
fn lost(style: Style, set: &CandidateSet) -> String {
    let mut groups: Vec<(CellSet, DigitSet)> = Vec::new();
    for digit in set.all_digits() {
        let cells = set.plane(digit);
        match groups.iter_mut().find(|(known, _)| *known == cells) {
            Some((_, digits)) => digits.insert(digit),
            None => groups.push((cells, digit.into())),
        }
    }
    style.and(groups.iter().map(|&(cells, digits)| style.say(&FactsText::HaveLost { digits, cells })))
}

/// The truths of a step that is no single, if they are few: what its pattern says of them.
fn truths(answer: &Answer, all: &[OutlineLine<'_>], line: &OutlineLine<'_>, style: Style) -> Option<Support> {
    let nested = matches!(line.step.pattern, Pattern::Single(_) | Pattern::Hypothesis(_) | Pattern::Forcing(_));
    if nested || !(1..=MOST).contains(&line.step.truths.len()) {
        return None;
    }
    let trace = &answer.trace;
    let mut board = Board::new(&trace.layout, &trace.puzzle);
    all[..all.len() - 1].iter().for_each(|before| board.apply(&before.step.conclusion));
    let context = StepContext::new(&board).with_style(style);
    let list = style.facts(line.step.truths.iter().map(|truth| advice::truth(&context, truth)));
    let text = style.say(&FactsText::Then { list: &list });
    Some(Support { given: false, steps: Vec::new(), text })
}

/// The fact that the last step excludes the candidate that was asked about, where its conclusion does not name it.
fn follows(answer: &Answer, line: &OutlineLine<'_>, style: Style) -> Option<Support> {
    let Target::Eliminate(asked) = answer.why.target else { return None };
    if line.step.conclusion.eliminate.contains(asked) {
        return None;
    }
    let layout = &answer.trace.layout;
    let placed = line.step.conclusion.place.iter().find(|placed| layout.clash(*placed, asked))?;
    let text = excluded(layout, style, asked, placed);
    Some(Support { given: false, steps: vec![line.number], text })
}

/// The clause that a digit excludes a candidate.
fn excluded(layout: &Layout, style: Style, asked: Candidate, by: Candidate) -> String {
    let Candidate { cell, digit } = asked;
    if by.cell == cell {
        return style.say(&FactsText::IsOther { cell, digit, other: by.digit });
    }
    let houses = layout.houses_of(cell) & layout.houses_of(by.cell);
    style.say(&FactsText::HasIts { cell, digit, houses: Houses(layout, houses), by: by.cell })
}

/// The messages on the facts that an argument rests on.
#[derive(Clone, Copy, Debug)]
pub(crate) enum FactsText<'a> {
    Then { list: &'a str },
    Given { list: &'a str },
    Entered { list: &'a str },
    Erased { gone: &'a CandidateSet },
    PlacedIn { placed: &'a str, number: u32 },
    GoneIn { gone: &'a str, number: u32 },
    PlacedAndGone { placed: &'a str, gone: &'a str, number: u32 },
    IsFilled { digit: Digit, cell: Cell },
    HaveLost { digits: DigitSet, cells: CellSet },
    IsOther { cell: Cell, digit: Digit, other: Digit },
    HasIts { cell: Cell, digit: Digit, houses: Houses<'a>, by: Cell },
    DigitAt { digit: Digit, cells: Blocks },
}
