//! Cases, and what follows from assumptions step by step.
use super::beginner_text::BeginnerText;
use super::facts::{Following, GoneGroup, Lead, gone_by, sentences};
use super::known::Known;
use super::statement::not_all_in;
use super::views::{Act, seen_and_act};
use super::{fish, walk};
use crate::step_context::StepContext;
use crate::words::inference::follow;
use crate::words::noun::{AllOf, Any, CaseScope, Houses, Or};
use crate::words::plain::facts::FactText;
use crate::words::sentence::Sentence;
use qedoku_core::{
    Assumption, Candidate, CandidateSet, Case, Cell, CellSet, Choice, Conclusion, Digit, DigitSet, Forcing, Hypothesis,
    Kraken, Pattern, Slot, Step, Subset,
};

/// Tells an assumption that leads to a contradiction.
pub(super) fn hypothesis(prose: &mut BeginnerText<'_, '_>, it: &Hypothesis, step: &Step) {
    let text = supposed(prose.context, it.assume);
    prose.suppose(text);
    let mut known = Known::from(it.assume);
    known.said_in(prose.lines.items());
    steps(prose, &it.steps, &mut known, !it.assume.holds);
    contradiction(prose, it.end, &known);
    not_so(prose, it.assume, step);
}

/// Says that what was supposed is not so, and the act.
fn not_so(prose: &mut BeginnerText<'_, '_>, assume: Assumption, step: &Step) {
    let style = prose.style();
    let Candidate { cell, digit } = assume.candidate;
    if !assume.holds {
        return prose.act(step);
    }
    prose.item(style.say(&CaseText::SoNot { cell, digit }));
    prose.act_here(step);
}

/// Says what is supposed.
pub(super) fn supposed(context: &StepContext<'_>, assume: Assumption) -> String {
    let Candidate { cell, digit } = assume.candidate;
    if assume.holds {
        context.style.say(&FactText::Suppose { cell, digit })
    } else {
        context.style.say(&FactText::SupposeNot { cells: cell.into(), digit })
    }
}

/// Tells the steps after an assumption, a line each.
fn steps(prose: &mut BeginnerText<'_, '_>, steps: &[Step], known: &mut Known, mut here: bool) {
    for (step, at) in steps.iter().zip(1..) {
        let number = prose.context.number().map_or_else(|| format!("{at}"), |number| format!("{number}.{at}"));
        let lines = step_sentences(prose.context, step, known, here, &number);
        for (sentence, at) in lines.into_iter().zip(0..) {
            if at > 0 || here { prose.also(sentence) } else { prose.item(sentence) }
        }
        known.said_in(prose.lines.items());
        here = false;
    }
}

/// The sentences of a step after an assumption.
fn step_sentences(
    context: &StepContext<'_>,
    step: &Step,
    known: &mut Known,
    here: bool,
    number: &str,
) -> Vec<Sentence> {
    let placed = step.conclusion.place.single();
    if let (Pattern::Single(single), Some(placed)) = (&step.pattern, placed) {
        let others = (single.slot.candidates(context.layout) & *context.board.candidates()) - CandidateSet::of(placed);
        let gone = gone_by(context, &known.placed, &(others - known.removed));
        let lead = known.lead(context, &others, here);
        let found = match single.slot {
            Slot::Cell(_) => Following::InCell(placed, context.board.digits(placed.cell)),
            Slot::House(house, digit) => Following::InHouse(house, digit, placed.cell.into()),
        };
        known.placed.push(placed);
        known.last = Some(placed);
        // What a cell is is said with its name where nothing was said of it.
        let names = matches!(found, Following::InCell(..)) && gone.is_empty() && !here;
        if let (true, Following::InCell(it, held)) = (names, found) {
            return vec![
                context.style.say(&FactText::OnlyCandidatesOf { cell: it.cell, held, digit: it.digit }).into(),
            ];
        }
        return sentences(context, lead, &gone, found);
    }
    let so = so(context, &step.conclusion, CaseScope::One);
    let text = match argument(context, step, known) {
        Some(argument) => vec![argument, context.style.say(&CaseText::So { so: &so }).into()],
        None => vec![context.style.say(&CaseText::ThenSoBy { so: &so, number }).into()],
    };
    let Conclusion { place, eliminate } = step.conclusion;
    known.placed.extend(place.iter());
    known.removed |= eliminate;
    known.last = None;
    text
}

/// The clause on what a step comes to: `r1c2 is 5 and r3c4 is not 7`.
fn so(context: &StepContext<'_>, conclusion: &Conclusion, scope: CaseScope) -> String {
    let style = context.style;
    let placed = conclusion.place.iter_by_cell().map(|it| style.is_in(it.cell, it.digit, scope));
    let gone = (!conclusion.eliminate.is_empty()).then(|| not_all_in(context, &conclusion.eliminate, scope));
    let all: Vec<String> = placed.chain(gone).collect();
    style.say(&CaseText::All { all: AllOf(&all) })
}

/// The argument of an easy step after an assumption.
fn argument(context: &StepContext<'_>, step: &Step, known: &Known) -> Option<Sentence> {
    let style = context.style;
    let clashing = known.placed.iter().fold(known.removed, |all, &it| all | context.layout.clashes(it));
    let left = *context.board.candidates() - clashing;
    match &step.pattern {
        Pattern::Confined(it) => {
            let cells = left.plane(it.digit) & context.layout.cells(it.from);
            let house = context.named([it.from]);
            let other = context.named([it.to]);
            Some(style.say(&CaseText::HasOnlyIn { house, digit: it.digit, cells: Any(cells), other }).into())
        }
        Pattern::Subset(Subset::Naked(it)) => {
            let house = context.named(it.houses);
            Some(Sentence::follows(style.say(&CaseText::CellsTake { cells: it.cells, digits: it.digits, house })))
        }
        Pattern::Subset(Subset::Hidden(it)) => {
            let house = context.named([it.house]);
            Some(Sentence::follows(style.say(&CaseText::HouseHasIn { house, digits: it.digits, cells: it.cells })))
        }
        _ => None,
    }
}

/// Says that nothing is left for a slot: what closes it, and that this cannot be.
pub(super) fn contradiction(prose: &mut BeginnerText<'_, '_>, end: Slot, known: &Known) {
    let context = prose.context;
    let style = prose.style();
    let left = (end.candidates(context.layout) & *context.board.candidates()) - known.removed;
    let gone = gone_by(context, &known.placed, &left);
    let lead = known.lead(context, &left, false);
    let mut lines = sentences(context, lead, &gone, Following::Nothing).into_iter();
    if let Some(first) = lines.next() {
        prose.item(first);
    }
    match end {
        Slot::Cell(cell)
            if !gone.is_empty() && known.removed.digits(cell).is_empty() && context.board.digits(cell).is_several() =>
        {
            prose.also(style.say(&CaseText::OnlyThese { cell, digits: context.board.digits(cell) }));
        }
        Slot::Cell(cell) => prose.item(style.say(&CaseText::NothingLeft { cell })),
        Slot::House(house, digit) => prose.item(style.say(&CaseText::NoPlace { house: context.named([house]), digit })),
    }
    prose.also(style.say(&CaseText::CannotBe));
}

/// Says that nothing is left for a slot if all of these candidates are true.
pub(super) fn emptied(prose: &mut BeginnerText<'_, '_>, end: Slot, placed: &CandidateSet) {
    contradiction(prose, end, &Known::all(placed));
}

/// Tells a choice, case by case.
pub(super) fn forcing(prose: &mut BeginnerText<'_, '_>, it: &Forcing, step: &Step) {
    let context = prose.context;
    let style = prose.style();
    match it.choice {
        Choice::Slot(Slot::Cell(cell)) => {
            let digits: DigitSet = it.cases.iter().map(|case| case.assume.candidate.digit).collect();
            prose.item(style.say(&CaseText::CellIs { cell, digits: Or(digits) }));
        }
        Choice::Slot(Slot::House(house, digit)) => {
            let cells = it.cases.iter().map(|case| case.assume.candidate.cell).collect();
            let house = context.named([house]);
            prose.item(style.say(&fish::PlainFishText::HasIn { house, digit, cells: Any(cells) }));
        }
        Choice::Candidate(Candidate { cell, digit }) => prose.item(style.say(&CaseText::IsOrNot { cell, digit })),
    }
    let starts: Vec<Candidate> = it.cases.iter().map(|case| case.assume.candidate).collect();
    let sees_all = |lost: Candidate| starts.iter().all(|&one| context.layout.clash(one, lost));
    let in_house = matches!(it.choice, Choice::Slot(Slot::House(..))) && step.conclusion.place.is_empty();
    if in_house && it.cases.iter().all(|case| case.end.is_none()) && step.conclusion.eliminate.iter().all(sees_all) {
        let cells: Vec<Cell> = starts.iter().map(|it| it.cell).collect();
        return seen_and_act(prose, &cells, Act::Here, step);
    }
    for (case, at) in it.cases.iter().zip(1..) {
        let what = case_of(context, case.assume);
        prose.suppose(style.say(&CaseText::Case { number: at, what: &what }));
        let letter = ('a'..='z').nth(at - 1).unwrap_or('z');
        let number = context.number().map_or_else(|| letter.to_string(), |number| format!("{number}.{letter}"));
        follow_case(prose, case, step, &number);
    }
    let count = it.cases.len();
    let so = so(context, &step.conclusion, CaseScope::Every);
    let some_fail = it.cases.iter().any(|case| case.end.is_some());
    let text = if some_fail { CaseText::InPossible { so: &so } } else { CaseText::InAll { count, so: &so } };
    prose.item(style.say(&text));
    prose.act_here(step);
}

fn case_of(context: &StepContext<'_>, assume: Assumption) -> String {
    let Candidate { cell, digit } = assume.candidate;
    if assume.holds {
        context.style.is(cell, digit)
    } else {
        context.style.say(&FactText::NotAtAll { cells: cell.into(), digit, scope: CaseScope::One })
    }
}

fn follow_case(prose: &mut BeginnerText<'_, '_>, case: &Case, step: &Step, number: &str) {
    let context = prose.context;
    let mut known = Known::from(case.assume);
    known.said_in(prose.lines.items());
    let mut here = true;
    for (inner, at) in case.steps.iter().zip(1..) {
        let first = here && !case.assume.holds;
        let number = format!("{number}.{at}");
        let lines = step_sentences(context, inner, &mut known, first, &number);
        for (sentence, at) in lines.into_iter().zip(0..) {
            if at > 0 || here { prose.also(sentence) } else { prose.item(sentence) }
        }
        known.said_in(prose.lines.items());
        here = false;
    }
    if let Some(end) = case.end {
        contradiction(prose, end, &known);
    } else {
        let lost = (step.conclusion.eliminate & *context.board.candidates()) - known.removed;
        let gone = gone_by(context, &known.placed, &lost);
        let lead = known.lead(context, &lost, false);
        for sentence in sentences(context, lead, &gone, Following::Nothing) {
            if case.steps.len() < 2 { prose.also(sentence) } else { prose.item(sentence) }
        }
    }
}

/// Tells a fish with fins from each of which what goes follows by links.
pub(super) fn kraken(prose: &mut BeginnerText<'_, '_>, it: &Kraken, step: &Step) {
    let context = prose.context;
    let style = prose.style();
    let digit = it.fish.digit;
    fish::bases_of(prose, &it.fish);
    let fins = it.fish.fins();
    let [base, cover] = [it.fish.base, it.fish.cover()].map(|houses| context.named(houses));
    if let Some(line) = it.line {
        // One of the places of this house, or a fin, is the digit.
        let line = context.named([line]);
        let cells = Any(it.starts().cells() - fins);
        prose.item(style.say(&CaseText::InCoverWithout { fins, digit, base, cover }));
        prose.item(style.say(&CaseText::FinOrLine { fins: Any(fins), digit, line, cells }));
    }
    let mut number = 0;
    for path in &it.paths {
        number += 1;
        let what = style.is(path.start.cell, path.start.digit);
        prose.suppose(style.say(&CaseText::Case { number, what: &what }));
        walk::describe_here(prose, &follow(context.layout, Some(CandidateSet::of(path.start)), &path.links));
        let by = path.links.last().map_or(CandidateSet::of(path.start), |link| link.to);
        let gone: Vec<GoneGroup> = super::facts::gone_together(context, &by, &CandidateSet::of(path.end));
        for it in sentences(context, Lead::Then, &gone, Following::Nothing) {
            prose.also(it);
        }
    }
    if let (None, Some(path)) = (it.line, it.paths.first()) {
        number += 1;
        prose.suppose(style.say(&CaseText::NoFinCase { number, fins, digit }));
        prose.then(style.say(&fish::PlainFishText::InCoverOneEach { base, cover, digit }));
        let end = path.end;
        let houses = it.fish.cover().iter().filter(|&house| context.layout.cells(house).contains(end.cell));
        let house = context.named(houses.take(1));
        prose.then(style.say(&CaseText::ThenNotIn { cell: end.cell, digit: end.digit, house }));
    }
    let so = so(context, &step.conclusion, CaseScope::Every);
    prose.item(style.say(&CaseText::InAll { count: number, so: &so }));
    prose.act_here(step);
}

/// Sentences about cases and assumptions.
#[derive(Clone, Copy, Debug)]
pub(crate) enum CaseText<'a> {
    SoNot { cell: Cell, digit: Digit },
    So { so: &'a str },
    All { all: AllOf<'a> },
    ThenSoBy { so: &'a str, number: &'a str },
    HasOnlyIn { house: Houses<'a>, digit: Digit, cells: Any, other: Houses<'a> },
    CellsTake { cells: CellSet, digits: DigitSet, house: Houses<'a> },
    HouseHasIn { house: Houses<'a>, digits: DigitSet, cells: CellSet },
    OnlyThese { cell: Cell, digits: DigitSet },
    NothingLeft { cell: Cell },
    NoPlace { house: Houses<'a>, digit: Digit },
    CannotBe,
    CellIs { cell: Cell, digits: Or },
    IsOrNot { cell: Cell, digit: Digit },
    Case { number: usize, what: &'a str },
    InAll { count: usize, so: &'a str },
    InPossible { so: &'a str },
    InCoverWithout { fins: CellSet, digit: Digit, base: Houses<'a>, cover: Houses<'a> },
    FinOrLine { fins: Any, digit: Digit, line: Houses<'a>, cells: Any },
    NoFinCase { number: usize, fins: CellSet, digit: Digit },
    ThenNotIn { cell: Cell, digit: Digit, house: Houses<'a> },
    WaysLeft { cells: CellSet, count: usize },
    EachEmpties { slots: AllOf<'a> },
    DigitOf { digit: Digit, house: Houses<'a> },
    WithNothing { with: &'a str, nots: &'a str, cell: Cell },
    WithClash { with: &'a str },
}
