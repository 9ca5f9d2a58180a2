//! Finds what each step after an assumption follows from.
use super::marks::{Marks, TieKind};
use qedoku_core::{
    Assumption, Board, Candidate, CandidateSet, Case, Conclusion, Hypothesis, Pattern, Slot, Step, Truth,
};
use qedoku_explain::StepContext;

/// An assumption, what follows, and where that leads.
#[derive(Clone, Copy)]
pub(super) struct FollowedBranch<'a> {
    assume: Assumption,
    steps: &'a [Step],
    end: Option<Slot>,
    /// The conclusions that hold after the steps, if they leave no slot empty.
    goal: CandidateSet,
}

impl<'a> FollowedBranch<'a> {
    pub(super) fn of(case: &'a Case, conclusion: &Conclusion) -> Self {
        let goal = if case.end.is_none() { conclusion.eliminate } else { CandidateSet::EMPTY };
        Self { assume: case.assume, steps: &case.steps, end: case.end, goal }
    }
}

impl<'a> From<&'a Hypothesis> for FollowedBranch<'a> {
    fn from(it: &'a Hypothesis) -> Self {
        Self { assume: it.assume, steps: &it.steps, end: Some(it.end), goal: CandidateSet::EMPTY }
    }
}

/// The events since the assumption, in order: candidates placed, or else eliminated.
struct BranchEvents<'a> {
    context: &'a StepContext<'a>,
    /// The board as it is now.
    board: Board,
    events: Vec<CandidateSet>,
    places: Vec<bool>,
}

impl BranchEvents<'_> {
    /// Of candidates that were there before the assumption, those that an event removed.
    fn removed(&self, event: usize, gone: CandidateSet) -> CandidateSet {
        let cause = self.events[event];
        if !self.places[event] {
            return cause & gone;
        }
        let clash = |candidate: &Candidate| cause.iter().any(|by| self.context.layout.clash(by, *candidate));
        gone.iter().filter(clash).collect()
    }

    /// The fewest events, or nearly so, that removed these candidates, each with what it removed of them.
    fn causes(&self, mut gone: CandidateSet) -> Vec<(CandidateSet, CandidateSet)> {
        let mut causes = Vec::new();
        while !gone.is_empty() {
            let mut best = (0, CandidateSet::EMPTY);
            for event in 0..self.events.len() {
                let removed = self.removed(event, gone);
                if removed.len() > best.1.len() {
                    best = (event, removed);
                }
            }
            let (event, removed) = best;
            if removed.is_empty() {
                return causes;
            }
            gone -= removed;
            causes.push((self.events[event], removed));
        }
        causes
    }

    /// The candidates that these slots have lost since the assumption.
    fn lost(&self, slots: impl Iterator<Item = Slot>) -> CandidateSet {
        let all = slots.fold(CandidateSet::EMPTY, |all, slot| all | slot.candidates(self.context.layout));
        (all & *self.context.board.candidates()) - *self.board.candidates()
    }

    fn happen(&mut self, conclusion: &Conclusion) {
        for (event, places) in [(conclusion.place, true), (conclusion.eliminate, false)] {
            if !event.is_empty() {
                self.events.push(event);
                self.places.push(places);
            }
        }
    }
}

/// The slots that a step looks at.
fn slots(step: &Step) -> Vec<Slot> {
    match &step.pattern {
        Pattern::Single(it) => vec![it.slot],
        _ => step.truths.iter().filter_map(Truth::slot).collect(),
    }
}

impl Marks {
    /// Arrows from what removed candidates to what their absence leads to, numbered by step, and at last to what the
    /// branch ends with.
    pub(super) fn follows(&mut self, context: &StepContext<'_>, case: Option<u8>, branch: FollowedBranch<'_>) {
        let FollowedBranch { assume, steps, end, goal } = branch;
        let mut past = BranchEvents { context, board: context.board.clone(), events: Vec::new(), places: Vec::new() };
        past.happen(&assume.conclusion());
        assume.carry_out(&mut past.board);
        for (step, number) in steps.iter().zip(1..) {
            let kind = TieKind::Follows { case, number };
            let to = step.conclusion.place | step.conclusion.eliminate;
            for (from, _) in past.causes(past.lost(slots(step).into_iter())) {
                self.link(from, to, kind);
            }
            past.board.apply(&step.conclusion);
            past.happen(&step.conclusion);
        }
        let kind = TieKind::Follows { case, number: steps.len() + 1 };
        for (from, to) in past.causes(past.lost(end.into_iter()) | goal) {
            // What a step eliminated by itself has its arrow already.
            if !to.is_subset(&from) {
                self.link(from, to, kind);
            }
        }
    }
}
