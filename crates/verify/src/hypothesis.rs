//! A hypothesis names the steps that lead to its contradiction: the search follows them before it looks for its own.
use crate::search::{Conflict, Search};
use crate::state::State;
use qedoku_core::{Pattern, Step};

/// How many nodes one step of a hypothesis may cost on the way.
const NODES: u64 = 2_000;

impl Search<'_> {
    /// Takes the nested steps as lemmas, in order: what one concludes is ruled out or chosen if the truths bear it
    /// out. Tells whether that ends in a conflict; if not, the state keeps what was shown.
    pub(crate) fn follow(&mut self, state: &mut State, steps: &[Step]) -> bool {
        for step in steps {
            if self.propagate(state).is_err() {
                return true;
            }
            for candidate in step.conclusion.eliminate.iter() {
                if state.allows(candidate) {
                    let mut with = *state;
                    with.choose(self.layout, candidate);
                    if self.refutes(with, step) {
                        state.bar(candidate);
                    }
                }
            }
            for candidate in step.conclusion.place.iter() {
                if state.allows(candidate) && !state.has(candidate) {
                    let mut without = *state;
                    without.bar(candidate);
                    if self.refutes(without, step) {
                        state.choose(self.layout, candidate);
                    }
                }
            }
        }
        matches!(self.propagate(state), Err(Conflict))
    }

    /// Whether the truths a nested step names, or the steps nested in it, leave no choice in this state.
    fn refutes(&mut self, mut state: State, step: &Step) -> bool {
        if let Pattern::Hypothesis(hypothesis) = &step.pattern
            && self.follow(&mut state, &hypothesis.steps)
        {
            return true;
        }
        self.run_confined(state, &step.truths, NODES).is_refuted()
    }
}
