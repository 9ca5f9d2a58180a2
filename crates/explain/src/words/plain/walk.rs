//! Links one after the other, each as what is not and what is then.
use super::beginner_text::BeginnerText;
use super::facts::{FactText, Following, GoneGroup, Lead, gone_by, gone_together, nots, sentences};
use super::statement::{holds, not_each};
use crate::notation::crossed;
use crate::step_context::StepContext;
use crate::words::inference::Inference;
use crate::words::link::{FishTurn, in_turn, turns_from};
use crate::words::noun::{AllOf, Any, CaseScope, Count, Houses, Or};
use crate::words::sentence::Sentence;
use qedoku_core::{
    AlmostLocked, Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseSet, Reason, StrongLink,
};

/// Tells inferences, a line each; the first in the line that was begun, if `here`.
pub(super) fn describe(prose: &mut BeginnerText<'_, '_>, inferences: &[Inference<'_>], mut here: bool) {
    for inference in inferences {
        let lead = if here && inference.lost.is_none() { Lead::Here } else { Lead::Then };
        for (sentences, first) in link(prose.context, inference, lead).into_iter().zip(0..) {
            for (sentence, at) in sentences.into_iter().zip(0..) {
                if at > 0 || (here && first == 0) { prose.also(sentence) } else { prose.item(sentence) }
            }
        }
        here = false;
    }
}

/// Tells inferences in lines of their own, the first of which begins with a word.
pub(super) fn describe_led(prose: &mut BeginnerText<'_, '_>, inferences: &[Inference<'_>], lead: Lead) {
    for (inference, lead) in inferences.iter().zip([lead].into_iter().chain(std::iter::repeat(Lead::Then))) {
        for sentences in link(prose.context, inference, lead) {
            for (sentence, at) in sentences.into_iter().zip(0..) {
                if at > 0 { prose.also(sentence) } else { prose.item(sentence) }
            }
        }
    }
}

/// Tells inferences from what the line that was begun says, the first of them in it.
pub(super) fn describe_here(prose: &mut BeginnerText<'_, '_>, inferences: &[Inference<'_>]) {
    describe(prose, inferences, true);
}

/// The beginning of a line of a link: its lead, and what is not true.
#[derive(Clone, Copy)]
struct LineStart<'a> {
    lead: Lead,
    gone: &'a [GoneGroup],
}

/// The lines of a link.
fn link(context: &StepContext<'_>, inference: &Inference<'_>, lead: Lead) -> Vec<Vec<Sentence>> {
    let style = context.style;
    let link = inference.link;
    let gone = inference.lost.as_ref().map(|lost| gone_together(context, &lost.by, &lost.lost)).unwrap_or_default();
    if let Some(turns) = turns_from(context, inference) {
        return turn_lines(context, LineStart { lead, gone: &[] }, &turns);
    }
    let before = LineStart { lead, gone: &gone };
    let then = |found: Following| vec![sentences(context, lead, &gone, found)];
    match link.reason {
        Reason::House(house, digit) | Reason::Group(house, digit) => {
            then(Following::InHouse(house, digit, link.to.cells()))
        }
        Reason::Cell(cell) => match link.to.single() {
            Some(to) => then(Following::InCell(to, context.board.digits(cell))),
            None => with(context, before, style.say(&WalkText::CellIsOneOf { cell, digits: Or(link.to.all_digits()) })),
        },
        Reason::AlmostLocked(set) => set_lines(context, before, set, &link.from, &link.to),
        Reason::AlmostLockedAndCell(set, cell) => {
            let held = context.board.digits(cell);
            let text = if link.from.cells() == CellSet::of(cell) {
                let digits = Or(held - link.from.all_digits());
                let [count, held] = [set.cells.len(), set.digits.len()].map(Count);
                style.say(&WalkText::CellTakesOfSet { cell, digits, cells: set.cells, left: set.digits, count, held })
            } else {
                set_leaves_cell(context, set, cell, link)
            };
            if let (Some(to), true) = (link.to.single(), link.from.cells() != CellSet::of(cell)) {
                let held = context.board.digits(cell);
                let mut lines = with(context, before, text);
                lines[0].push(style.say(&FactText::OnlyCandidates { held, digit: to.digit }).into());
                return lines;
            }
            let end = style.say(&WalkText::SoOneIs { cells: Any(link.to.cells()), digits: Or(link.to.all_digits()) });
            with_two(context, before, text, end)
        }
        Reason::AlmostHidden(house, digits) => hidden_lines(context, before, house, digits, link),
        Reason::AlmostFish(digit, houses) => fish_lines(context, before, digit, houses, link),
        Reason::Deadly(deadly) => {
            let cells = deadly.cells();
            let digits = deadly.all_digits();
            let one = holds(style, &link.to);
            with(context, before, style.say(&WalkText::GuardIsThere { one: &one, cells, digits }))
        }
    }
}

/// Says which digits of a set a cell beside it cannot have then, as their places in the set see it.
fn set_leaves_cell(context: &StepContext<'_>, set: AlmostLocked, cell: Cell, link: &StrongLink) -> String {
    let style = context.style;
    let left = set.digits - link.from.all_digits();
    let mut said = vec![hold_only(context, set.cells, left)];
    let closed = (context.board.digits(cell) & left) - link.to.all_digits();
    let by: CandidateSet = closed
        .iter()
        .flat_map(|digit| (context.board.plane(digit) & set.cells).iter().map(move |cell| Candidate { cell, digit }))
        .collect();
    for (places, digits) in crate::notation::together(&by) {
        let lost = CandidateSet::of_cell(cell, digits);
        let by: CandidateSet = by.iter().filter(|it| digits.contains(it.digit)).collect();
        let nots = nots(context, &gone_together(context, &by, &lost));
        said.push(style.say(&if places == set.cells {
            WalkText::SoNots { nots: &nots }
        } else {
            WalkText::OnlyThereSoNot { places, digits: Or(digits), nots: &nots }
        }));
    }
    style.sentences(said)
}

/// The lines of an almost fish one after the other.
fn turn_lines(context: &StepContext<'_>, before: LineStart<'_>, turns: &[FishTurn]) -> Vec<Vec<Sentence>> {
    let mut prose = Vec::new();
    for turn in turns {
        let Reason::Group(house, digit) = turn.link.reason else { continue };
        let found = Following::InHouse(house, digit, turn.link.to.cells());
        let nots = turn.nots.iter().flat_map(|lost| gone_together(context, &lost.by, &lost.lost));
        let nots: Vec<GoneGroup> = nots.collect();
        let (lead, gone) = if prose.is_empty() { (before.lead, before.gone) } else { (Lead::Then, &[][..]) };
        prose.push(sentences(context, lead, if nots.is_empty() { gone } else { &nots }, found));
    }
    prose
}

/// The lines of an almost fish one after the other, or all of them at once.
fn fish_lines(
    context: &StepContext<'_>,
    before: LineStart<'_>,
    digit: Digit,
    lines: HouseSet,
    link: &StrongLink,
) -> Vec<Vec<Sentence>> {
    if let Some(turns) = in_turn(context, digit, lines, link, None) {
        return turn_lines(context, before, &turns);
    }
    let all = lines.iter().fold(CellSet::EMPTY, |all, house| all | context.layout.cells(house));
    let crossed = |cells| crossed(context, lines, cells);
    let left = (context.board.plane(digit) & all) - link.from.cells();
    let to = link.to.cells();
    let [houses, places, cross] = [lines, crossed(left), crossed(to)].map(|set| context.named(set));
    let text = if crossed(left).len() == lines.len() {
        WalkText::FishIsThere { houses, places, digit, cross, cells: Any(to) }
    } else {
        WalkText::NoRoom { houses, digit, places: context.named(crossed(left - to)), cells: Any(to) }
    };
    with(context, before, context.style.say(&text))
}

/// The digits of an almost hidden set stand in its other cells.
fn hidden_lines(
    context: &StepContext<'_>,
    before: LineStart<'_>,
    house: House,
    digits: DigitSet,
    link: &StrongLink,
) -> Vec<Vec<Sentence>> {
    let places = digits.iter().fold(CellSet::EMPTY, |all, digit| all | context.board.plane(digit));
    let cells = (places & context.layout.cells(house)) - link.from.cells();
    let house = context.named([house]);
    let mut lines = with(context, before, context.style.say(&WalkText::SetIsThere { house, digits, cells }));
    // Which of them it goes on with; digits that all fit a cell are only said to shut others out.
    let one = link.to.all_digits().single().filter(|_| link.to.cells() != cells);
    let places = link.to.cells();
    lines[0].extend(one.map(|digit| Sentence::from(one_is(context, places, link.to.plane(digit), digit))));
    lines
}

/// A line on what is not, with a sentence behind it.
fn with(context: &StepContext<'_>, before: LineStart<'_>, text: String) -> Vec<Vec<Sentence>> {
    let mut line = sentences(context, before.lead, before.gone, Following::Nothing);
    line.push(text.into());
    vec![line]
}

fn with_two(context: &StepContext<'_>, before: LineStart<'_>, text: String, end: String) -> Vec<Vec<Sentence>> {
    let mut lines = with(context, before, text);
    lines.push(vec![end.into()]);
    lines
}

/// A set that lacks a digit: cell by cell, where one follows from the other, or as a whole.
fn set_lines(
    context: &StepContext<'_>,
    before: LineStart<'_>,
    set: AlmostLocked,
    from: &CandidateSet,
    to: &CandidateSet,
) -> Vec<Vec<Sentence>> {
    if let Some(filled) = cascade(context, set, from, to) {
        let mut known: Vec<Candidate> = Vec::new();
        let mut lines = Vec::new();
        for cell in filled {
            let held = context.board.digits(cell.cell);
            let lost = CandidateSet::of_cell(cell.cell, held.without(cell.digit));
            let by_known = lost - *from;
            let gone_now = gone_by(context, &known, &by_known);
            let is_first = lines.is_empty();
            let LineStart { lead, gone } =
                if is_first { before } else { LineStart { lead: Lead::Then, gone: &gone_now } };
            let line = if gone.is_empty() && from.cells() != CellSet::of(cell.cell) {
                vec![context.style.say(&FactText::OnlyCandidatesOf { cell: cell.cell, held, digit: cell.digit }).into()]
            } else {
                sentences(context, lead, gone, Following::InCell(cell, held))
            };
            lines.push(line);
            known.push(cell);
        }
        return lines;
    }
    let holds = hold_only(context, set.cells, set.digits - from.all_digits());
    let one = to.all_digits().single().map(|digit| one_is(context, set.cells, to.plane(digit), digit));
    let mut line = sentences(context, before.lead, before.gone, Following::Nothing);
    line.push(holds.into());
    line.extend(one.map(Sentence::from));
    vec![line]
}

/// Says that cells are left as many digits as they are, and in which house they differ.
fn hold_only(context: &StepContext<'_>, cells: CellSet, left: DigitSet) -> String {
    let [count, digits] = [cells.len(), left.len()].map(Count);
    let house = context.layout.houses_around(cells).first().filter(|_| cells.is_several());
    let house = context.named(house);
    context.style.say(&WalkText::HoldOnly { cells, left, count, digits, house })
}

/// Tells the last of some links, which leads to places of a digit, some or all of which were supposed not to hold it.
pub(super) fn describe_supposed(prose: &mut BeginnerText<'_, '_>, inference: &Inference<'_>, supposed: &CandidateSet) {
    let context = prose.context;
    let style = prose.style();
    let Inference { lost, link } = inference;
    let gone = lost.as_ref().map(|it| gone_together(context, &it.by, &it.lost)).unwrap_or_default();
    let mut line = match (link.reason, link.to.single()) {
        (Reason::Cell(cell), Some(to)) => {
            sentences(context, Lead::Then, &gone, Following::InCell(to, context.board.digits(cell)))
        }
        _ => sentences(context, Lead::Then, &gone, Following::Nothing),
    };
    let all = match link.reason {
        Reason::AlmostLocked(set) => {
            line.push(hold_only(context, set.cells, set.digits - link.from.all_digits()).into());
            set.cells
        }
        _ => link.to.cells(),
    };
    let places = link.to.cells();
    let left = places - supposed.cells();
    for digit in supposed.all_digits() {
        let text = if left.is_empty() {
            WalkText::NoneLeft { all, places, digit }
        } else {
            WalkText::OthersLeft { places, not: supposed.cells(), left: Any(left), digit }
        };
        line.push(style.say(&text).into());
    }
    for (sentence, at) in line.into_iter().zip(0..) {
        if at == 0 { prose.item(sentence) } else { prose.also(sentence) }
    }
}

/// Says which of the cells of a set is a digit.
fn one_is(context: &StepContext<'_>, all: CellSet, cells: CellSet, digit: Digit) -> String {
    let style = context.style;
    if cells == all && cells.is_several() {
        return style.say(&WalkText::OneOfThem { digit });
    }
    style.say(&WalkText::OneIs { all, cells, digit })
}

/// The cells of a set that are filled one after the other when it lacks some candidates, up to one that is wanted.
fn cascade(
    context: &StepContext<'_>,
    set: AlmostLocked,
    from: &CandidateSet,
    to: &CandidateSet,
) -> Option<Vec<Candidate>> {
    // Several digits are told by the whole set, and so are several cells that lose a digit at once, unless the first of
    // them to be filled is one of these.
    if to.all_digits().is_several() {
        return None;
    }
    let mut left = CandidateSet::EMPTY;
    for cell in set.cells {
        left |= CandidateSet::of_cell(cell, context.board.digits(cell) - from.digits(cell));
    }
    let mut filled: Vec<Candidate> = Vec::new();
    loop {
        let last = filled.last().copied();
        let near = |it: &Candidate| last.is_none_or(|last| context.layout.peers(last.cell).contains(it.cell));
        let is_open = |cell: &Cell| filled.iter().all(|known| known.cell != *cell);
        let alone = set
            .cells
            .iter()
            .filter(is_open)
            .filter_map(|cell| Some(Candidate { cell, digit: left.digits(cell).single()? }));
        let next = alone.min_by_key(|it| (!near(it), !to.contains(*it)))?;
        let before = left;
        left = (left - context.layout.clashes(next)) | CandidateSet::of(next);
        let touched = filled.is_empty() && !from.cells().contains(next.cell);
        if touched || (before.digits(next.cell).is_empty()) {
            return None;
        }
        filled.push(next);
        if to.contains(next) {
            return Some(needed(context, &filled, from));
        }
    }
}

/// Without the cells that the last one does not need.
fn needed(context: &StepContext<'_>, filled: &[Candidate], from: &CandidateSet) -> Vec<Candidate> {
    let mut kept: Vec<Candidate> = Vec::new();
    for (at, &it) in filled.iter().enumerate().rev() {
        let is_last = at + 1 == filled.len();
        let serves = kept.iter().any(|later| {
            let lost = CandidateSet::of_cell(later.cell, context.board.digits(later.cell).without(later.digit)) - *from;
            lost.meets(&context.layout.clashes(it))
        });
        if is_last || serves {
            kept.push(it);
        }
    }
    kept.reverse();
    kept
}

/// Says what is supposed: that none of some candidates is true.
pub(super) fn supposed_false(context: &StepContext<'_>, start: &CandidateSet) -> String {
    let style = context.style;
    let cells = start.cells();
    match start.all_digits().single() {
        Some(digit) => style.say(&FactText::SupposeNot { cells, digit }),
        None if cells.is_one() => style.say(&FactText::SupposeNeither { cells, digits: Or(start.all_digits()) }),
        None => {
            let nots = not_each(context, start, CaseScope::One);
            style.say(&FactText::SupposeAll { nots: AllOf(&nots) })
        }
    }
}

/// Sentences about links that are more than a cell or a house.
#[derive(Clone, Copy, Debug)]
pub(crate) enum WalkText<'a> {
    CellIsOneOf { cell: Cell, digits: Or },
    CellTakesOfSet { cell: Cell, digits: Or, cells: CellSet, left: DigitSet, count: Count, held: Count },
    SoNots { nots: &'a str },
    OnlyThereSoNot { places: CellSet, digits: Or, nots: &'a str },
    SoOneIs { cells: Any, digits: Or },
    SetIsThere { house: Houses<'a>, digits: DigitSet, cells: CellSet },
    FishIsThere { houses: Houses<'a>, places: Houses<'a>, digit: Digit, cross: Houses<'a>, cells: Any },
    NoRoom { houses: Houses<'a>, digit: Digit, places: Houses<'a>, cells: Any },
    GuardIsThere { one: &'a str, cells: CellSet, digits: DigitSet },
    HoldOnly { cells: CellSet, left: DigitSet, count: Count, digits: Count, house: Houses<'a> },
    OneOfThem { digit: Digit },
    OneIs { all: CellSet, cells: CellSet, digit: Digit },
    NoneLeft { all: CellSet, places: CellSet, digit: Digit },
    OthersLeft { places: CellSet, not: CellSet, left: Any, digit: Digit },
}
