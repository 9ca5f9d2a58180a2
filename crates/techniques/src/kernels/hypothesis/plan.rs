//! An argument in short, before it is written out as steps.
use crate::kernels::fillings::cells_behind;
use qedoku_core::{Candidate, CandidateSet, CellSet, Layout, Slot, Step, Truth};

/// An assumption, the inferences that lead from it to a contradiction, and the slot they leave empty.
#[derive(Clone)]
pub(super) struct HypothesisPlan {
    pub(super) assume: Candidate,
    pub(super) inferences: Vec<PlannedInference>,
    pub(super) end: Slot,
}

/// One case of several: an assumption and the inferences that lead from it to what all cases have in common.
#[derive(Clone)]
pub(super) struct PlannedBranch {
    pub(super) assume: Candidate,
    pub(super) inferences: Vec<PlannedInference>,
    /// The slot left empty, if the case fails instead.
    pub(super) end: Option<Slot>,
}

/// One thing done inside an assumption.
#[derive(Clone)]
pub(super) enum PlannedInference {
    /// The slot has this candidate left.
    Place(Candidate, Slot),
    /// The same, called for by this slot and no other: a link of a whip.
    Call(Candidate, Slot),
    /// A rule about several cells leaves some out.
    Fill(PlannedFilling),
    /// A technique found this.
    Step(Box<Step>),
    /// A further assumption failed, so its candidate is eliminated.
    Refute(HypothesisPlan),
    /// All candidates of a slot lead to the loss of another one.
    Cases(Cases),
}

/// The candidates that a rule about several cells takes away.
#[derive(Clone)]
pub(super) struct PlannedFilling {
    /// The place of the rule among those at hand.
    pub(super) rule: usize,
    pub(super) lost: CandidateSet,
    /// The cells of the rule whose losses it takes.
    pub(super) cells: CellSet,
}

/// An argument by cases: the slot, what all its candidates take away, and how each does.
#[derive(Clone)]
pub(super) struct Cases {
    pub(super) slot: Slot,
    pub(super) lost: Candidate,
    pub(super) branches: Vec<PlannedBranch>,
}

/// A slot and a candidate that each of its own takes away; what costs least comes first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct CommonLoss {
    /// The number of placements that this takes, or of cells that the cases fill.
    pub(super) cost: usize,
    pub(super) slot: Slot,
    pub(super) lost: Candidate,
}

/// An assumption and what to try inside it, in order: all that must be known to find an argument again.
#[derive(Clone)]
pub(super) struct AssumptionTree {
    pub(super) assume: Candidate,
    pub(super) inner: Vec<InnerArgument>,
}

/// An argument to try inside an assumption.
#[derive(Clone)]
pub(super) enum InnerArgument {
    /// A further assumption fails.
    Refute(AssumptionTree),
    /// All candidates of a slot lead to the loss of this one; how some of them do, where it takes more than what follows
    /// without assumptions.
    Cases(Slot, Candidate, Vec<AssumptionTree>),
}

impl HypothesisPlan {
    /// The number of steps of the argument, those of hypotheses inside it included.
    pub(super) fn length(&self) -> usize {
        self.inferences.iter().map(PlannedInference::length).sum()
    }

    /// The number of slots that the argument rests on.
    pub(super) fn slot_count(&self, layout: &Layout) -> usize {
        let mut slots = Vec::new();
        self.each_slot(layout, &mut |slot| slots.push(slot));
        slots.sort_unstable();
        slots.dedup();
        slots.len()
    }

    /// Calls `with` for the slots the argument rests on, for some several times.
    fn each_slot(&self, layout: &Layout, with: &mut dyn FnMut(Slot)) {
        self.inferences.iter().for_each(|inference| inference.each_slot(layout, with));
        with(self.end);
    }

    /// The assumptions inside the argument.
    pub(super) fn tree(&self) -> AssumptionTree {
        AssumptionTree::of(self.assume, &self.inferences)
    }
}

impl Cases {
    /// The number of steps of all cases.
    pub(super) fn length(&self) -> usize {
        self.branches.iter().flat_map(|branch| &branch.inferences).map(PlannedInference::length).sum()
    }

    /// Calls `with` for the slots the argument rests on, for some several times.
    fn each_slot(&self, layout: &Layout, with: &mut dyn FnMut(Slot)) {
        with(self.slot);
        for branch in &self.branches {
            branch.inferences.iter().for_each(|inference| inference.each_slot(layout, with));
            branch.end.into_iter().for_each(&mut *with);
        }
    }

    /// The number of assumptions that stand on each other.
    pub(super) fn depth(&self) -> usize {
        self.trees().iter().map(AssumptionTree::depth).max().unwrap_or(1)
    }

    /// The assumptions inside the cases.
    pub(super) fn trees(&self) -> Vec<AssumptionTree> {
        self.branches.iter().map(|branch| AssumptionTree::of(branch.assume, &branch.inferences)).collect()
    }
}

impl PlannedInference {
    /// The number of steps of the inference.
    pub(super) fn length(&self) -> usize {
        1 + match self {
            Self::Refute(plan) => plan.length(),
            Self::Cases(cases) => cases.length(),
            Self::Place(..) | Self::Call(..) | Self::Fill(_) | Self::Step(_) => 0,
        }
    }

    /// Calls `with` for the slots the inference rests on, for some several times.
    pub(super) fn each_slot(&self, layout: &Layout, with: &mut dyn FnMut(Slot)) {
        match self {
            Self::Place(_, slot) | Self::Call(_, slot) => with(*slot),
            Self::Fill(filling) => filling.cells.iter().map(Slot::Cell).for_each(with),
            Self::Step(step) => {
                step.truths.iter().filter_map(Truth::slot).for_each(&mut *with);
                let joint = step.truths.iter().map(|truth| cells_behind(layout, truth));
                joint.flat_map(CellSet::iter).map(Slot::Cell).for_each(with);
            }
            Self::Refute(plan) => plan.each_slot(layout, with),
            Self::Cases(cases) => cases.each_slot(layout, with),
        }
    }
}

impl AssumptionTree {
    /// The assumptions inside some inferences.
    fn of(assume: Candidate, inferences: &[PlannedInference]) -> Self {
        let inner = inferences.iter().filter_map(|inference| match inference {
            PlannedInference::Refute(plan) => Some(InnerArgument::Refute(plan.tree())),
            PlannedInference::Cases(cases) => Some(InnerArgument::Cases(cases.slot, cases.lost, cases.trees())),
            PlannedInference::Place(..)
            | PlannedInference::Call(..)
            | PlannedInference::Fill(_)
            | PlannedInference::Step(_) => None,
        });
        Self { assume, inner: inner.collect() }
    }

    /// The number of assumptions that stand on each other.
    pub(super) fn depth(&self) -> usize {
        1 + self.inner.iter().map(InnerArgument::depth).max().unwrap_or(0)
    }
}

impl InnerArgument {
    /// The candidate that is eliminated.
    pub(super) const fn lost(&self) -> Candidate {
        match self {
            Self::Refute(tree) => tree.assume,
            Self::Cases(_, lost, _) => *lost,
        }
    }

    fn depth(&self) -> usize {
        match self {
            Self::Refute(tree) => tree.depth(),
            Self::Cases(.., trees) => trees.iter().map(AssumptionTree::depth).max().unwrap_or(1),
        }
    }
}
