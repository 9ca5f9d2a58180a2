//! From the deductions of an argument to steps, each found on the board that the steps before it leave.
use crate::facts;
use crate::graph::Graph;
use crate::parts::Part;
use crate::past::Past;
use crate::pool::Means;
use fixedbitset::FixedBitSet;
use qedoku_core::{Board, CandidateSet, Layout, Puzzle, Step, Target};
use qedoku_techniques::{Technique, instances};
use qedoku_verify::Checker;

/// How many steps may do the work of one deduction, when a board has it in pieces.
const PIECES: usize = 4;

/// Finds the steps of arguments.
pub(crate) struct Realizer<'a> {
    pub(crate) layout: &'static Layout,
    pub(crate) puzzle: &'a Puzzle,
    pub(crate) techniques: &'a [&'static dyn Technique],
    pub(crate) pool: &'a [&'a Means],
}

/// The deductions of which none can be found on the board on which one is due, by their places in the pool.
pub(crate) struct Missing(pub(crate) Vec<usize>);

impl Realizer<'_> {
    /// The steps of an argument.
    pub(crate) fn steps(&self, graph: &Graph, set: &FixedBitSet, target: Target) -> Result<Vec<Step>, Missing> {
        let mut board = Board::new(self.layout, self.puzzle);
        let mut steps = Vec::new();
        let mut left = graph.parts(set);
        while let Some(at) = self.next(&left, &board) {
            let part = left.remove(at);
            for step in self.of_part(&board, &part).ok_or(Missing(part.ways))? {
                board.apply(self.layout, &step.conclusion);
                steps.push(step);
            }
        }
        let past = Past::new(self.layout, self.puzzle, &steps);
        Ok(past.slice(target).into_iter().map(|at| steps[at].clone()).collect())
    }

    /// The first part that has all it waits for and leaves the steps that are still due as they are; or else the one that
    /// changes the fewest of them.
    fn next(&self, left: &[Part], board: &Board) -> Option<usize> {
        let members: Vec<CandidateSet> = left.iter().map(|part| self.members(part)).collect();
        let taken = |part: &Part| {
            let gone = part.ways.iter().map(|&way| facts::taken(self.layout, &self.pool[way].deduction.conclusion));
            gone.fold(CandidateSet::EMPTY, |all, gone| all | gone) & *board.candidates()
        };
        let ready = (0..left.len()).filter(|&at| left[at].waits.iter().all(|fact| fact.holds(board)));
        ready.min_by_key(|&at| {
            let taken = taken(&left[at]);
            (0..left.len()).filter(|&other| other != at && members[other].meets(&taken)).count()
        })
    }

    /// What the truths name of a step that was found for a part.
    fn members(&self, part: &Part) -> CandidateSet {
        let steps = part.ways.iter().filter_map(|&way| self.pool[way].step.as_deref());
        steps.flat_map(|step| &step.truths).fold(CandidateSet::EMPTY, |all, truth| all | truth.members())
    }

    /// The step for a part: one that was found before if it holds as it is, or what the easiest technique finds; or else
    /// the few steps that come to the same.
    fn of_part(&self, board: &Board, part: &Part) -> Option<Vec<Step>> {
        if part.wanted.iter().all(|fact| fact.holds(board)) {
            return Some(Vec::new());
        }
        let known = part.ways.iter().filter_map(|&way| self.again(board, self.pool[way].step.as_deref()?));
        if let Some(step) = known.into_iter().find(|step| self.missing(board, part, step) == 0) {
            return Some(vec![step]);
        }
        let all = self.instances(board, part);
        if let Some(at) = all.iter().position(|step| self.missing(board, part, step) == 0) {
            return Some(vec![all[at].clone()]);
        }
        self.pieces(board.clone(), part)
    }

    /// Steps that do the work of a part together.
    fn pieces(&self, mut board: Board, part: &Part) -> Option<Vec<Step>> {
        let mut steps = Vec::new();
        while steps.len() < PIECES {
            let wanted = part.wanted.iter().filter(|fact| !fact.holds(&board)).count();
            if wanted == 0 {
                return Some(steps);
            }
            let all = self.instances(&board, part);
            let step = all.into_iter().find(|step| self.missing(&board, part, step) < wanted)?;
            board.apply(self.layout, &step.conclusion);
            steps.push(step);
        }
        part.wanted.iter().all(|fact| fact.holds(&board)).then_some(steps)
    }

    /// How much of what is wanted of a part a step does not give.
    fn missing(&self, board: &Board, part: &Part, step: &Step) -> usize {
        let given = facts::of(self.layout, &step.conclusion);
        part.wanted.iter().filter(|fact| !given.contains(fact) && !fact.holds(board)).count()
    }

    /// What the techniques of a part find on a board, and the easier ones that count places, easiest first.
    fn instances(&self, board: &Board, part: &Part) -> Vec<Step> {
        let own: Vec<usize> = part.ways.iter().map(|&way| self.pool[way].technique).collect();
        let counts = |place: usize| self.pool.iter().any(|means| means.technique == place && means.step.is_none());
        let places = (0..self.techniques.len()).filter(|&place| own.contains(&place) || counts(place));
        places.flat_map(|place| instances(self.techniques[place], self.layout, board)).collect()
    }

    /// A step with what is left of its conclusion, if it holds on this board.
    fn again(&self, board: &Board, step: &Step) -> Option<Step> {
        let mut step = step.clone();
        step.conclusion.eliminate &= *board.candidates();
        step.conclusion.place &= *board.candidates();
        let holds = Checker::default().check(self.layout, board, &step).is_accepted();
        holds.then_some(step)
    }
}
