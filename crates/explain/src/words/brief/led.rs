//! Lines about what assumptions lead to: waves of steps, or a chain where each step follows from the one before.
use super::linked::OR_ELSE;
use super::terms::{BriefText, cells, houses};
use crate::notation::path;
use crate::step_context::StepContext;
use crate::words::mark_chain::MarkedCells;
use qedoku_core::{
    Assumption, Board, Candidate, CandidateSet, Case, Cell, CellSet, Conclusion, Exclusion, Forcing, Hypothesis,
    Ledger, Pattern, Slot, Step, StrongLink,
};

/// The sign between an assumption and the waves after it.
const LEADS_TO: &str = " -> ";

/// The largest number of ways to fill cells that a line names one by one.
const WAYS: usize = 8;

/// An assumption, what follows from it, and what it leaves empty: `r3c7=6 -> r1c6=6 (r1) -> no 6 in r5`.
pub(super) fn hypothesis(context: &StepContext<'_>, it: &Hypothesis) -> String {
    waves(context, it.assume, &it.steps, Some(it.end))
}

/// Each case: `(7)r4c6 || (7-2)r5c6=(2)r5c7`.
pub(super) fn forcing(context: &StepContext<'_>, it: &Forcing, conclusion: &Conclusion) -> String {
    it.cases.iter().map(|it| case(context, it, conclusion)).collect::<Vec<_>>().join(OR_ELSE)
}

/// The consequences of a case: a chain, or else waves of steps.
pub(super) fn case(context: &StepContext<'_>, it: &Case, conclusion: &Conclusion) -> String {
    match chain_of(context, it, conclusion) {
        Some(links) => {
            let start = CandidateSet::of(it.assume.candidate);
            path(context, it.assume.holds.then_some(&start), &links)
        }
        None => waves(context, it.assume, &it.steps, it.end),
    }
}

/// The strong links of a case, each of which follows from the one before alone; nothing if it is no chain.
pub(crate) fn chain_of(context: &StepContext<'_>, it: &Case, conclusion: &Conclusion) -> Option<Vec<StrongLink>> {
    let layout = context.layout;
    let mut before = it.assume.candidate;
    let mut links: Vec<StrongLink> = Vec::new();
    for step in &it.steps {
        let (Pattern::Single(single), Some(placed)) = (&step.pattern, step.conclusion.place.single()) else {
            return None;
        };
        let others = (single.slot.candidates(layout) & *context.board.candidates()) - CandidateSet::of(placed);
        let first = links.is_empty() && !it.assume.holds;
        let gone = |other: Candidate| if first { other == before } else { layout.clash(before, other) };
        if others.is_empty() || !others.iter().all(gone) {
            return None;
        }
        links.push(StrongLink::new(others, CandidateSet::of(placed), single.slot));
        before = placed;
    }
    let reached = |it: Candidate| layout.clash(before, it);
    let concluded = conclusion.eliminate.iter().all(reached) && conclusion.place.iter().all(|it| it == before);
    let starts = it.assume.holds || !links.is_empty();
    (it.end.is_none() && concluded && starts).then_some(links)
}

/// An assumption and the steps after it, those together that follow at the same time.
fn waves(context: &StepContext<'_>, assume: Assumption, steps: &[Step], end: Option<Slot>) -> String {
    let mut board: Board = context.board.clone();
    assume.carry_out(&mut board);
    let mut waves: Vec<Vec<String>> = Vec::new();
    let mut removed: Vec<(CandidateSet, usize)> = Vec::new();
    for step in steps {
        let leans_on = step.leans_on(context.layout);
        let after = removed.iter().filter(|(gone, _)| gone.meets(&leans_on)).map(|(_, wave)| wave + 1);
        let wave = after.max().unwrap_or(0);
        let text = context.inside(&board, "", assume, &Ledger::default(), |context| item(&context, step));
        if waves.len() <= wave {
            waves.resize(wave + 1, Vec::new());
        }
        waves[wave].push(text);
        let before = *board.candidates();
        board.apply(&step.conclusion);
        removed.push((before - *board.candidates(), wave));
    }
    let start = context.style.assumption(assume);
    let end = end.map(|slot| emptied(context, slot));
    let waves = waves.into_iter().filter(|wave| !wave.is_empty()).map(|wave| wave.join(", "));
    std::iter::once(start).chain(waves).chain(end).collect::<Vec<_>>().join(LEADS_TO)
}

/// A step after an assumption: `r7c8=7`, `r1c6=6 (r1)`, or what it concludes with its argument in brackets.
fn item(context: &StepContext<'_>, step: &Step) -> String {
    let conclusion = context.style.conclusion(&step.conclusion);
    match &step.pattern {
        Pattern::Single(single) => match single.slot {
            Slot::Cell(_) => conclusion,
            Slot::House(house, _) => format!("{conclusion} ({})", houses(context, [house])),
        },
        _ => format!("{conclusion} ({})", super::argument(context, step)),
    }
}

/// The slot that nothing is left for: `no 6 in r5`.
fn emptied(context: &StepContext<'_>, end: Slot) -> String {
    let style = context.style;
    match end {
        Slot::Cell(cell) => style.say(&BriefText::CellEmpty { cell: &style.cell(cell) }),
        Slot::House(house, digit) => style.say(&BriefText::HouseLacks { digit, house: &houses(context, [house]) }),
    }
}

/// For each candidate that goes, the ways to fill the cells with it and what each leaves empty: one way as what follows,
/// several with the candidate in each.
pub(super) fn exclusion(context: &StepContext<'_>, it: &Exclusion, step: &Step) -> String {
    let style = context.style;
    if let Some(chain) = MarkedCells::of(context, it, step) {
        return chain.brief(style);
    }
    let mut all: Vec<String> = Vec::new();
    let losses: Vec<Candidate> = step.conclusion.eliminate.iter().collect();
    for &lost in &losses {
        let others = it.base.without(lost.cell);
        let ways = fillings(context, others, lost);
        let start = style.assumption(Assumption::is_true(lost));
        let described = |way: &Vec<Candidate>| {
            let end = emptied(context, excluder(context, it, way, lost)?);
            let filled = conclusion_of(context, way);
            let alone = losses.len() == 1 && ways.len() == 1;
            Some(if alone {
                [start.clone(), filled, end].join(LEADS_TO)
            } else {
                format!("{start}, {filled}{LEADS_TO}{end}")
            })
        };
        let each: Option<Vec<String>> = ways.iter().map(described).collect();
        if let Some(each) = each.filter(|each| !each.is_empty() && each.len() <= WAYS) {
            all.extend(each);
        } else {
            let left = cells(context, others);
            all.push([start, style.say(&BriefText::NoneOf { count: ways.len(), cells: &left })].join(LEADS_TO));
        }
    }
    all.join(OR_ELSE)
}

/// Candidates as placements: `r7c6=3, r8c6=5`.
fn conclusion_of(context: &StepContext<'_>, way: &[Candidate]) -> String {
    context.style.conclusion(&Conclusion { place: way.iter().copied().collect(), ..Conclusion::default() })
}

/// The slot that is left empty if the cells are filled so.
pub(crate) fn excluder(context: &StepContext<'_>, it: &Exclusion, way: &[Candidate], lost: Candidate) -> Option<Slot> {
    let all = way.iter().chain([&lost]);
    let clashes = all.fold(CandidateSet::EMPTY, |all, &placed| all | context.layout.clashes(placed));
    it.excluders
        .iter()
        .copied()
        .find(|slot| (slot.candidates(context.layout) & *context.board.candidates()).is_subset(&clashes))
}

/// The ways to fill cells beside a candidate.
pub(crate) fn fillings(context: &StepContext<'_>, cells: CellSet, lost: Candidate) -> Vec<Vec<Candidate>> {
    let mut ways: Vec<Vec<Candidate>> = vec![Vec::new()];
    for cell in cells {
        ways = ways.into_iter().flat_map(|way| extended(context, &way, cell, lost)).collect();
    }
    ways
}

/// A way to fill cells with one cell more, as far as it clashes neither with the way nor with the candidate.
fn extended(context: &StepContext<'_>, way: &[Candidate], cell: Cell, lost: Candidate) -> Vec<Vec<Candidate>> {
    let free = context
        .board
        .digits(cell)
        .iter()
        .map(|digit| Candidate { cell, digit })
        .filter(|&it| way.iter().chain([&lost]).all(|&placed| !context.layout.clash(placed, it)));
    free.map(|it| way.iter().copied().chain([it]).collect()).collect()
}
