//! Checks one step against the board before it.
use crate::fault::{SlotOnBoard, StepFault, found};
use crate::search::{ChoiceSearch, NoMemberLeft, SearchAnswer, Truths, witness};
use crate::state::ChoiceState;
use crate::{deadly, pattern, truth};
use qedoku_core::{
    Assumption, Board, Candidate, Case, Conclusion, Forcing, Hypothesis, NESTED_LIMIT, Pattern, Slot, Step,
};
use std::convert::identity;

/// The number of nodes a step gets once a log has used up what its length allows.
const FEW: u64 = 2_000;

/// The verdict of the checker on a step.
#[derive(Clone, PartialEq, Eq, Debug)]
#[must_use]
pub enum StepVerdict {
    /// The conclusion follows.
    Accepted,
    /// The step says itself that it takes a digit from the solution: there is nothing to check.
    Guessed,
    /// It does not, or the step says something else than the board.
    Rejected(StepFault),
    /// The node limit was reached before either was clear.
    Unchecked {
        /// The number of nodes spent.
        nodes: u64,
    },
}

impl StepVerdict {
    /// True if the step is accepted.
    pub const fn is_accepted(&self) -> bool {
        matches!(self, Self::Accepted)
    }
}

/// Checks steps. It keeps its buffers, so one that is used again allocates nothing for a step it accepts.
#[derive(Clone, Debug)]
pub struct Checker {
    limit: u64,
    /// The number of nodes that may still be spent before steps get fewer.
    allowance: u64,
    nodes: u64,
    /// The number of nodes left for those truths of the step that rest on the puzzle having one solution.
    left: u64,
    truths: Truths,
}

impl Default for Checker {
    fn default() -> Self {
        Self::with_limit(200_000)
    }
}

impl Checker {
    /// A checker that spends at most `limit` nodes on a step, those nested in it included.
    pub fn with_limit(limit: u64) -> Self {
        Self { limit, allowance: u64::MAX, nodes: 0, left: deadly::NODES, truths: Truths::default() }
    }

    /// The number of nodes the last step took.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Begins to count anew.
    pub(crate) const fn restart(&mut self) {
        (self.nodes, self.left) = (0, deadly::NODES);
    }

    /// Checks a step against the board before it.
    pub fn check(&mut self, before: &Board, step: &Step) -> StepVerdict {
        if step.is_nested_beyond(NESTED_LIMIT) {
            return StepVerdict::Rejected(StepFault::TooDeep);
        }
        self.restart();
        let limit = self.limit;
        self.limit = self.allowed(limit);
        let most = self.allowed(deadly::NODES);
        self.left = most;
        let verdict = self.verdict(before, step);
        self.limit = limit;
        self.charge(self.nodes + most - self.left);
        verdict
    }

    /// The number of nodes, at most `most`, that may be spent on one thing.
    pub(crate) const fn allowed(&self, most: u64) -> u64 {
        if self.allowance < most && FEW < most { FEW } else { most }
    }

    /// Counts nodes against what is allowed.
    pub(crate) const fn charge(&mut self, nodes: u64) {
        self.allowance = self.allowance.saturating_sub(nodes);
    }

    /// Allows `nodes` nodes for steps to come; those behind get few, which real steps do with.
    pub(crate) const fn allow(&mut self, nodes: u64) {
        self.allowance = nodes;
    }

    /// Allows one node more for each of `bytes` bytes.
    pub(crate) const fn allow_more(&mut self, bytes: usize) {
        self.allowance = self.allowance.saturating_add(bytes as u64);
    }

    /// The number of nodes still allowed.
    pub(crate) const fn allowance(&self) -> u64 {
        self.allowance
    }

    fn verdict(&mut self, before: &Board, step: &Step) -> StepVerdict {
        if step.pattern == Pattern::Guess {
            return guess(before, step).map_or_else(StepVerdict::Rejected, |()| StepVerdict::Guessed);
        }
        let stated = check_conclusion(before, &step.conclusion)
            .and_then(|()| truth::check_all(before, &step.truths, &mut self.left))
            .and_then(|()| pattern::check(before, step));
        match stated {
            Ok(()) => {}
            Err(StepFault::PatternTooLarge) => return StepVerdict::Unchecked { nodes: self.nodes + deadly::NODES },
            Err(fault) => return StepVerdict::Rejected(fault),
        }
        let nested = match &step.pattern {
            Pattern::Hypothesis(hypothesis) => self.replay(before, hypothesis, &step.conclusion),
            Pattern::Forcing(forcing) => self.replay_cases(before, forcing, &step.conclusion),
            _ => StepVerdict::Accepted,
        };
        if !nested.is_accepted() {
            return nested;
        }
        self.take_up(step, None);
        self.prove(before, step)
    }

    /// Takes up the truths of a step, all but one.
    pub(crate) fn take_up(&mut self, step: &Step, but: Option<usize>) {
        let kept = step.truths.iter().enumerate().filter(|&(index, _)| Some(index) != but);
        self.truths.take_up(kept.map(|(_, truth)| truth.clone()));
    }

    /// The verdict of the truths taken up on every part of the conclusion.
    pub(crate) fn prove(&mut self, before: &Board, step: &Step) -> StepVerdict {
        let layout = before.layout();
        let Conclusion { place, eliminate } = step.conclusion;
        let mut base = ChoiceState::new(before);
        let mut search = ChoiceSearch { layout, truths: &mut self.truths, nodes: &mut self.nodes, limit: self.limit };
        if place.len() + eliminate.len() > 1 && matches!(search.propagate(&mut base), Err(NoMemberLeft)) {
            return StepVerdict::Accepted;
        }
        let parts = eliminate.iter().map(|it| (it, false)).chain(place.iter().map(|it| (it, true)));
        let chosen = |it: Candidate| {
            let mut against = base;
            against.choose(layout, it);
            against
        };
        for (candidate, placed) in parts {
            let others = search.truths.beside(candidate, &step.truths).filter(|_| placed);
            let mut left = |against: ChoiceState| match search.run_guided(against, step) {
                SearchAnswer::Refuted => None,
                answer => Some(answer),
            };
            let answer = match others {
                Some(others) => others.iter().filter(|&it| base.allows(it)).find_map(|it| left(chosen(it))),
                None if placed => {
                    let mut against = base;
                    against.bar(candidate);
                    left(against)
                }
                None => base.allows(candidate).then(|| chosen(candidate)).and_then(left),
            };
            match answer {
                None | Some(SearchAnswer::Refuted) => {}
                Some(SearchAnswer::Limit) => return StepVerdict::Unchecked { nodes: self.nodes },
                Some(SearchAnswer::Choice(state)) => {
                    let witness = witness(&state, &step.truths);
                    return StepVerdict::Rejected(StepFault::NotForced { candidate, placed, witness });
                }
            }
        }
        StepVerdict::Accepted
    }

    /// Plays the steps of a hypothesis on the board that its assumption leaves.
    fn replay(&mut self, before: &Board, hypothesis: &Hypothesis, conclusion: &Conclusion) -> StepVerdict {
        let Hypothesis { assume, steps, end } = hypothesis;
        let assume = *assume;
        if *conclusion != assume.opposite().conclusion() {
            return StepVerdict::Rejected(StepFault::NotTheAssumption { assume });
        }
        self.play(before, assume, steps).map_or_else(identity, |board| verdict(ends(&board, *end)))
    }

    /// Plays the steps of each case of a forcing on the board that its assumption leaves.
    fn replay_cases(&mut self, before: &Board, forcing: &Forcing, conclusion: &Conclusion) -> StepVerdict {
        for (case, number) in forcing.cases.iter().zip(1..) {
            let Case { assume, steps, end } = case;
            let reached = |board: Board| match end {
                Some(end) => verdict(ends(&board, *end)),
                None => verdict(holds(&board, conclusion)),
            };
            match self.play(before, *assume, steps).map_or_else(identity, reached) {
                StepVerdict::Accepted => {}
                StepVerdict::Rejected(fault) => {
                    return StepVerdict::Rejected(StepFault::Case { number, assume: *assume, fault: Box::new(fault) });
                }
                other @ (StepVerdict::Guessed | StepVerdict::Unchecked { .. }) => return other,
            }
        }
        StepVerdict::Accepted
    }

    /// The board after an assumption and the steps that follow, or what is wrong with one of these.
    fn play(&mut self, before: &Board, assume: Assumption, steps: &[Step]) -> Result<Board, StepVerdict> {
        let mut board = before.clone();
        assume.carry_out(&mut board);
        for (index, step) in steps.iter().enumerate() {
            match self.verdict(&board, step) {
                StepVerdict::Accepted => board.apply(&step.conclusion),
                StepVerdict::Guessed => return Err(nested(index + 1, StepFault::NestedGuess)),
                StepVerdict::Rejected(fault) => return Err(nested(index + 1, fault)),
                unchecked @ StepVerdict::Unchecked { .. } => return Err(unchecked),
            }
        }
        Ok(board)
    }
}

fn nested(number: usize, fault: StepFault) -> StepVerdict {
    StepVerdict::Rejected(StepFault::Nested { number, fault: Box::new(fault) })
}

/// A guess fills one cell, and rests on nothing.
fn guess(board: &Board, step: &Step) -> Result<(), StepFault> {
    check_conclusion(board, &step.conclusion)?;
    let Conclusion { place, eliminate } = step.conclusion;
    if place.len() == 1 && eliminate.is_empty() && step.truths.is_empty() {
        Ok(())
    } else {
        Err(StepFault::MoreThanAGuess)
    }
}

fn verdict(checked: Result<(), StepFault>) -> StepVerdict {
    checked.map_or_else(StepVerdict::Rejected, |()| StepVerdict::Accepted)
}

/// A slot is left empty.
fn ends(board: &Board, end: Slot) -> Result<(), StepFault> {
    let layout = board.layout();
    match found(board, end) {
        SlotOnBoard::Left(members) if members.is_empty() => Ok(()),
        found => Err(StepFault::EndNotEmpty { slot: end, name: end.name(layout), found }),
    }
}

/// Checks that the board has every placement and elimination of a conclusion.
fn holds(board: &Board, conclusion: &Conclusion) -> Result<(), StepFault> {
    let is = |it: Candidate| board.value(it.cell) == Some(it.digit);
    let left = conclusion.eliminate.iter().find(|&it| board.candidates().contains(it) || is(it));
    let open = conclusion.place.iter().find(|&it| !is(it));
    let fault = |candidate, placed| Err(StepFault::NotReached { candidate, placed });
    match (left, open) {
        (Some(candidate), _) => fault(candidate, false),
        (None, Some(candidate)) => fault(candidate, true),
        (None, None) => Ok(()),
    }
}

/// A step changes something, names only what is there, and does not contradict itself.
fn check_conclusion(board: &Board, conclusion: &Conclusion) -> Result<(), StepFault> {
    let layout = board.layout();
    let Conclusion { place, eliminate } = conclusion;
    if conclusion.is_empty() {
        return Err(StepFault::NothingConcluded);
    }
    for (set, placed) in [(eliminate, false), (place, true)] {
        if let Some(candidate) = (*set - *board.candidates()).first() {
            return Err(StepFault::NothingThere { candidate, placed });
        }
    }
    for a in place.iter() {
        let clash = |b: &Candidate| layout.clash(a, *b);
        if let Some(b) = place.iter().find(clash).or(eliminate.contains(a).then_some(a)) {
            return Err(StepFault::Clash(a, b));
        }
    }
    Ok(())
}
