//! Sudoku Explainer's chains and branches as steps show them: as they were found, with all their nodes.
use super::argument::{ArgumentBranch, Cause, FindKind, FullArgument, Inner, PastNode, RuleFind, RuleFindKind};
use super::line::{ChainLine, LineKind};
use super::marks::{ChainBoard, MarkHouses};
use super::names::name;
use crate::sudoku_explainer::chains::forcing_chains_and_cycles::ForcingChainsAndCycles;
use qedoku_core::{
    Board, Candidate, CandidateSet, Case, CellSet, Chain, Choice, Conclusion, HouseSet, Pattern, Slot, Step,
    StrongLink, Truth,
};
use qedoku_techniques::advanced::fish::basic::XWing;
use qedoku_techniques::intermediate::claiming::Claiming;
use qedoku_techniques::intermediate::pointing::Pointing;
use qedoku_techniques::intermediate::subsets::{HiddenPair, NakedPair};
use qedoku_techniques::kernels::branches::{self, single, step};
use qedoku_techniques::kernels::{fish, locked, subset};
use qedoku_techniques::{Context, Sink, Technique, Want};
use std::collections::BTreeSet;
use std::sync::Arc;

/// A chain or cycle: its strong links, and what the board says of their slots.
pub(super) fn line(cx: &Context<'_>, houses: &MarkHouses, line: &ChainLine) -> (Pattern, Vec<Truth>) {
    linked(cx, line, &line.slots(&ChainBoard::new(cx.board), houses))
}

/// A line with the slots of its strong links. Where the board lacks one of its candidates by now, the truths speak for it.
fn linked(cx: &Context<'_>, line: &ChainLine, slots: &[Slot]) -> (Pattern, Vec<Truth>) {
    let of = CandidateSet::of;
    let links = line.strong().zip(slots).map(|([one, other], &slot)| StrongLink::new(of(one), of(other), slot));
    let links: Vec<StrongLink> = links.collect();
    let whole = links.iter().all(|link| link.ends().is_subset(cx.board.candidates()));
    let chain = if line.kind == LineKind::Cycle { Chain::closed(links) } else { Chain::open(links) };
    let each_once: BTreeSet<Slot> = slots.iter().copied().collect();
    let each_once: Vec<Slot> = each_once.into_iter().collect();
    (Pattern::of(chain.filter(|_| whole)), cx.truths(&each_once))
}

/// The conclusion of an argument of several branches.
fn conclusion(argument: &FullArgument) -> Conclusion {
    argument.place.map_or(Conclusion::eliminating(argument.eliminate), Conclusion::placing)
}

/// An argument of several branches: what follows in each, step by step.
pub(super) fn branches(cx: &Context<'_>, houses: &MarkHouses, argument: &FullArgument) -> (Pattern, Vec<Truth>) {
    // Inside a branch a digit may be placed for good, and so take away more than the search looked at had lost.
    let open = argument.branches.iter().filter(|branch| cx.board.candidates().contains(branch.source.candidate));
    let cases = open.map(|branch| {
        let (steps, end) = branch_steps(cx, houses, branch);
        Case { assume: branch.source, steps, end }
    });
    branches::argument(cx, choice(houses, argument), cases.collect(), &conclusion(argument))
}

/// The choice that the cases cover; nothing for a contradiction.
fn choice(houses: &MarkHouses, argument: &FullArgument) -> Option<Choice> {
    let Candidate { cell, digit } = argument.branches.first()?.source.candidate;
    match argument.kind {
        FindKind::Contradiction => None,
        FindKind::Double => Some(Choice::Candidate(Candidate { cell, digit })),
        FindKind::Cell => Some(Slot::Cell(cell).into()),
        FindKind::Region(kind) => Some(Slot::House(houses.of(cell)[usize::from(kind)], digit).into()),
    }
}

/// The steps of a branch, and the slot that it leaves empty, if it does.
fn branch_steps(cx: &Context<'_>, houses: &MarkHouses, branch: &ArgumentBranch) -> (Vec<Step>, Option<Slot>) {
    let mut board = cx.board.clone();
    if !is_placed(&board, branch.source.candidate) {
        branch.source.carry_out(&mut board);
    }
    let mut steps: Vec<Step> = Vec::new();
    let mut used: Vec<&Arc<RuleFind>> = Vec::new();
    for past in &branch.past {
        let on = cx.on(&board);
        let next = match (&past.find, past.holds) {
            (Some(find), _) if !used.iter().any(|known| Arc::ptr_eq(known, find)) => {
                used.push(find);
                rule(&on, houses, find, gone(branch, find))
            }
            (None, true) if past.cause != Cause::Source && !is_placed(&board, past.candidate) => {
                let slot = slot(houses, past);
                if !board.candidates().contains(past.candidate) {
                    return (steps, Some(slot));
                }
                vec![single(&on, past.candidate, slot)]
            }
            _ => Vec::new(),
        };
        for step in &next {
            board.apply(&step.conclusion);
        }
        steps.extend(next);
    }
    let end = if branch.ends { board.contradiction() } else { None };
    (steps, end)
}

/// True if a candidate is a digit of the board by now: an argument inside a branch may have placed it.
fn is_placed(board: &Board, candidate: Candidate) -> bool {
    board.value(candidate.cell) == Some(candidate.digit)
}

/// The candidates that had to be gone for a find of a rule.
fn gone(branch: &ArgumentBranch, find: &Arc<RuleFind>) -> CandidateSet {
    let by = |past: &&PastNode| past.find.as_ref().is_some_and(|known| Arc::ptr_eq(known, find));
    branch.past.iter().filter(by).map(|past| past.candidate).collect()
}

/// The slot whose last candidate a true node is.
fn slot(houses: &MarkHouses, past: &PastNode) -> Slot {
    let Candidate { cell, digit } = past.candidate;
    match past.cause {
        Cause::House(kind) => Slot::House(houses.of(cell)[usize::from(kind)], digit),
        _ => Slot::Cell(cell),
    }
}

/// The steps of a rule on the board of a branch: as much of it as the branch needs; none if all that is gone.
fn rule(on: &Context<'_>, houses: &MarkHouses, find: &RuleFind, gone: CandidateSet) -> Vec<Step> {
    let gone = gone & *on.board.candidates();
    if gone.is_empty() {
        return Vec::new();
    }
    let clear = Conclusion::eliminating(gone);
    let (info, (pattern, truths)) = match &find.what {
        &RuleFindKind::Locked { digit, from, to } => {
            let info = if on.layout.is_box(from) { &Pointing::INFO } else { &Claiming::INFO };
            (info, locked::evidence(on, digit, from, to))
        }
        &RuleFindKind::Hidden { house, digits } => {
            let inside = on.layout.cells(house);
            let cells = digits.iter().fold(CellSet::EMPTY, |all, digit| all | (on.board.plane(digit) & inside));
            (&HiddenPair::INFO, subset::hidden_evidence(on, house, cells, digits))
        }
        &RuleFindKind::Naked { house, cells } => {
            let digits = on.digits_of(cells);
            (&NakedPair::INFO, subset::naked_evidence(on, HouseSet::of(house), cells, digits))
        }
        &RuleFindKind::XWing { digit, base, cover } => {
            let [base, cover] = [base, cover].map(|houses| houses.into_iter().collect());
            let fish = fish::FoundFish { digit, base, cover, fins: CellSet::EMPTY, gone: gone.plane(digit) };
            let mut sink = Sink::new(on.board, Want::First, &XWing);
            // A sink that breaks has its step.
            let _ = fish.report(on, &mut sink);
            return sink.into_steps();
        }
        RuleFindKind::Inner(Inner::Line(line, slots)) => (ForcingChainsAndCycles.info(), linked(on, line, slots)),
        RuleFindKind::Inner(Inner::Net(inner)) => {
            return inner.as_ref().map_or_else(Vec::new, |it| net(on, houses, it, &clear));
        }
    };
    vec![step(info, &clear, pattern, truths)]
}

/// The steps of an argument of several branches inside a branch.
fn net(on: &Context<'_>, houses: &MarkHouses, argument: &FullArgument, clear: &Conclusion) -> Vec<Step> {
    // Where one of its cases has come true by now, that case is all there is.
    if let Some(branch) =
        argument.branches.iter().find(|branch| branch.source.holds && is_placed(on.board, branch.source.candidate))
    {
        return branch_steps(on, houses, branch).0;
    }
    // A contradiction shows the opposite of what it assumes, and that places the digit.
    let placing = argument.place.filter(|_| argument.kind == FindKind::Contradiction);
    let conclusion = placing.map_or(*clear, Conclusion::placing);
    let (pattern, truths) = branches(on, houses, argument);
    vec![step(name(argument.mode, argument.kind), &conclusion, pattern, truths)]
}
