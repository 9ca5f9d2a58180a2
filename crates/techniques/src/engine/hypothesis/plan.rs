//! An argument in short, before it is written out as steps.
use qedoku_core::{Candidate, Slot, Step};
use std::collections::BTreeSet;

/// An assumption, the deeds that lead from it to a contradiction, and the slot they leave empty.
#[derive(Clone)]
pub(super) struct Plan {
    pub(super) assume: Candidate,
    pub(super) deeds: Vec<Deed>,
    pub(super) end: Slot,
}

/// One case of several: an assumption and the deeds that lead from it to what all cases have in common.
#[derive(Clone)]
pub(super) struct Branch {
    pub(super) assume: Candidate,
    pub(super) deeds: Vec<Deed>,
    /// The slot left empty, if the case fails instead.
    pub(super) end: Option<Slot>,
}

/// One thing done inside an assumption.
#[derive(Clone)]
pub(super) enum Deed {
    /// The slot has this candidate left.
    Place(Candidate, Slot),
    /// The same, told by this slot and no other: a link of a whip.
    Call(Candidate, Slot),
    /// A technique found this.
    Step(Box<Step>),
    /// A further assumption failed, so its candidate goes.
    Refute(Plan),
    /// All candidates of a slot lead to the loss of another one.
    Cases(Cases),
}

/// An argument by cases: the slot, what all its candidates take away, and how each does.
#[derive(Clone)]
pub(super) struct Cases {
    pub(super) slot: Slot,
    pub(super) lost: Candidate,
    pub(super) branches: Vec<Branch>,
}

/// An assumption and what to try inside it, in order: all that must be known to find an argument again.
#[derive(Clone)]
pub(super) struct Script {
    pub(super) assume: Candidate,
    pub(super) inner: Vec<Lemma>,
}

/// An argument to try inside an assumption.
#[derive(Clone)]
pub(super) enum Lemma {
    /// A further assumption fails.
    Refute(Script),
    /// All candidates of a slot lead to the loss of this one; how some of them do, where it takes more than what follows
    /// without assumptions.
    Cases(Slot, Candidate, Vec<Script>),
}

impl Plan {
    /// How many steps the argument takes, those of hypotheses inside it included.
    pub(super) fn length(&self) -> usize {
        self.deeds.iter().map(Deed::length).sum()
    }

    /// The slots the argument rests on, in a fixed order, each once.
    pub(super) fn slots(&self) -> BTreeSet<Slot> {
        self.deeds.iter().flat_map(Deed::slots).chain([self.end]).collect()
    }

    /// The assumptions inside the argument.
    pub(super) fn script(&self) -> Script {
        Script::of(self.assume, &self.deeds)
    }
}

impl Cases {
    /// How many steps all cases take.
    pub(super) fn length(&self) -> usize {
        self.branches.iter().flat_map(|branch| &branch.deeds).map(Deed::length).sum()
    }

    /// The slots the argument rests on.
    fn slots(&self) -> impl Iterator<Item = Slot> {
        let branches = self.branches.iter();
        let others = branches.flat_map(|branch| branch.deeds.iter().flat_map(Deed::slots).chain(branch.end));
        std::iter::once(self.slot).chain(others)
    }

    /// How many assumptions stand on each other.
    pub(super) fn depth(&self) -> usize {
        self.scripts().iter().map(Script::depth).max().unwrap_or(1)
    }

    /// The assumptions inside the cases.
    pub(super) fn scripts(&self) -> Vec<Script> {
        self.branches.iter().map(|branch| Script::of(branch.assume, &branch.deeds)).collect()
    }
}

impl Deed {
    /// How many steps the deed takes.
    pub(super) fn length(&self) -> usize {
        1 + match self {
            Self::Refute(plan) => plan.length(),
            Self::Cases(cases) => cases.length(),
            Self::Place(..) | Self::Call(..) | Self::Step(_) => 0,
        }
    }

    /// The slots the deed rests on.
    pub(super) fn slots(&self) -> Vec<Slot> {
        match self {
            Self::Place(_, slot) | Self::Call(_, slot) => vec![*slot],
            Self::Step(step) => step.truths.iter().filter_map(qedoku_core::Truth::slot).collect(),
            Self::Refute(plan) => plan.slots().into_iter().collect(),
            Self::Cases(cases) => cases.slots().collect(),
        }
    }
}

impl Script {
    /// The assumptions inside some deeds.
    fn of(assume: Candidate, deeds: &[Deed]) -> Self {
        let inner = deeds.iter().filter_map(|deed| match deed {
            Deed::Refute(plan) => Some(Lemma::Refute(plan.script())),
            Deed::Cases(cases) => Some(Lemma::Cases(cases.slot, cases.lost, cases.scripts())),
            Deed::Place(..) | Deed::Call(..) | Deed::Step(_) => None,
        });
        Self { assume, inner: inner.collect() }
    }

    /// How many assumptions stand on each other.
    pub(super) fn depth(&self) -> usize {
        1 + self.inner.iter().map(Lemma::depth).max().unwrap_or(0)
    }
}

impl Lemma {
    /// The candidate that goes.
    pub(super) const fn lost(&self) -> Candidate {
        match self {
            Self::Refute(script) => script.assume,
            Self::Cases(_, lost, _) => *lost,
        }
    }

    fn depth(&self) -> usize {
        match self {
            Self::Refute(script) => script.depth(),
            Self::Cases(.., scripts) => scripts.iter().map(Script::depth).max().unwrap_or(1),
        }
    }
}
