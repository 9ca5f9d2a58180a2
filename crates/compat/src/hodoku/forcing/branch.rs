//! A branch of HoDoKu's: an assumption and what follows from it on its board.
use qedoku_core::{Assumption, Board, Candidate, CandidateSet, Case, Conclusion, Digit, House, Slot, Step};
use qedoku_techniques::Context;
use qedoku_techniques::intermediate::claiming::Claiming;
use qedoku_techniques::intermediate::pointing::Pointing;
use qedoku_techniques::kernels::{branches, locked};

/// An inference on a branch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum BranchInference {
    /// A slot has one candidate left.
    Single(Candidate, Slot),
    /// A house has a digit only where it crosses another.
    Locked { digit: Digit, from: House, to: House },
}

/// A step of a branch, and the candidates that had to be gone before it.
struct BranchStep {
    inference: BranchInference,
    step: Step,
    needs: CandidateSet,
}

/// An assumption with the steps that follow from it so far.
pub(super) struct ForcingBranch<'a> {
    cx: &'a Context<'a>,
    assume: Assumption,
    board: Board,
    steps: Vec<BranchStep>,
    /// For each candidate the step, counted from 1, that took it away or placed it.
    by: Vec<u16>,
    end: Option<Slot>,
}

impl<'a> ForcingBranch<'a> {
    pub(super) fn new(cx: &'a Context<'a>, assume: Assumption) -> Self {
        let mut board = cx.board.clone();
        assume.carry_out(&mut board);
        let end = board.contradiction();
        Self { cx, assume, board, steps: Vec::new(), by: vec![0; Candidate::COUNT], end }
    }

    /// Goes on with an inference, if it does not lie behind and there is no contradiction yet.
    pub(super) fn play(&mut self, inference: BranchInference) {
        if self.end.is_some() {
            return;
        }
        let on = self.cx.on(&self.board);
        let found = match inference {
            BranchInference::Single(candidate, slot) => single(self.cx, &on, candidate, slot),
            BranchInference::Locked { digit, from, to } => confined(self.cx, &on, digit, from, to),
        };
        let Some((step, needs)) = found else { return };
        let before = *self.board.candidates();
        self.board.apply(&step.conclusion);
        self.steps.push(BranchStep { inference, step, needs });
        let number = self.steps.len() as u16;
        for gone in (before - *self.board.candidates()).iter() {
            self.by[gone.index()] = number;
        }
        self.end = self.board.contradiction();
    }

    /// The case that the branch makes: what leads to a contradiction, or else to what is shown.
    pub(super) fn case(&self, concluded: Option<Candidate>) -> Case {
        let mut needed = Self::new(self.cx, self.assume);
        // A house may have more places after fewer steps, so the steps are made anew.
        self.needed(concluded).into_iter().for_each(|inference| needed.play(inference));
        let steps = needed.steps.into_iter().map(|it| it.step).collect();
        Case { assume: self.assume, steps, end: needed.end }
    }

    /// The inferences that a contradiction needs, or else what is shown.
    fn needed(&self, concluded: Option<Candidate>) -> Vec<BranchInference> {
        let goal = match (self.end, concluded) {
            (Some(end), _) => members(self.cx.board, end),
            (None, Some(candidate)) => CandidateSet::of(candidate),
            (None, None) => CandidateSet::EMPTY,
        };
        let mut needed = vec![false; self.steps.len() + 1];
        let mut need = |goal: &CandidateSet| goal.iter().for_each(|it| needed[usize::from(self.by[it.index()])] = true);
        need(&goal);
        let mut kept = Vec::new();
        for (index, step) in self.steps.iter().enumerate().rev() {
            if needed[index + 1] {
                step.needs.iter().for_each(|it| needed[usize::from(self.by[it.index()])] = true);
                kept.push(step.inference);
            }
        }
        kept.reverse();
        kept
    }
}

/// The candidates that a slot has on a board.
fn members(board: &Board, slot: Slot) -> CandidateSet {
    board.truth(slot).members()
}

/// The last candidate of a slot.
fn single(cx: &Context<'_>, on: &Context<'_>, candidate: Candidate, slot: Slot) -> Option<(Step, CandidateSet)> {
    let needs = members(cx.board, slot) - CandidateSet::of(candidate);
    let last = members(on.board, slot) == CandidateSet::of(candidate);
    last.then(|| (branches::single(on, candidate, slot), needs))
}

/// The eliminations where a house has a digit only in its crossing with another.
fn confined(cx: &Context<'_>, on: &Context<'_>, digit: Digit, from: House, to: House) -> Option<(Step, CandidateSet)> {
    let slot = Slot::House(from, digit);
    let [outer, inner] = [from, to].map(|house| on.layout.cells(house));
    let places = on.board.plane(digit) & outer;
    let gone = (on.board.plane(digit) & inner) - outer;
    if places.is_empty() || !places.is_subset(inner) || gone.is_empty() {
        return None;
    }
    let needs = members(cx.board, slot) - CandidateSet::of_digit(digit, inner);
    let info = if on.layout.is_box(from) { &Pointing::INFO } else { &Claiming::INFO };
    let (pattern, truths) = locked::evidence(on, digit, from, to);
    let conclusion = Conclusion::eliminating(CandidateSet::of_digit(digit, gone));
    Some((branches::step(info, &conclusion, pattern, truths), needs))
}
