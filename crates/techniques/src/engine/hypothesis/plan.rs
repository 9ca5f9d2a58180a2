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
}

/// The hypotheses to try, in order: all that must be known to find an argument again.
#[derive(Clone)]
pub(super) struct Script {
    pub(super) assume: Candidate,
    pub(super) inner: Vec<Script>,
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

    /// The hypotheses inside the argument.
    pub(super) fn script(&self) -> Script {
        let inner = self.deeds.iter().filter_map(|deed| match deed {
            Deed::Refute(plan) => Some(plan.script()),
            Deed::Place(..) | Deed::Call(..) | Deed::Step(_) => None,
        });
        Script { assume: self.assume, inner: inner.collect() }
    }
}

impl Deed {
    /// How many steps the deed takes.
    pub(super) fn length(&self) -> usize {
        1 + if let Self::Refute(plan) = self { plan.length() } else { 0 }
    }

    /// The slots the deed rests on.
    pub(super) fn slots(&self) -> Vec<Slot> {
        match self {
            Self::Place(_, slot) | Self::Call(_, slot) => vec![*slot],
            Self::Step(step) => step.truths.iter().filter_map(qedoku_core::Truth::slot).collect(),
            Self::Refute(plan) => plan.slots().into_iter().collect(),
        }
    }
}

impl Script {
    /// How many hypotheses stand on each other.
    pub(super) fn depth(&self) -> usize {
        1 + self.inner.iter().map(Self::depth).max().unwrap_or(0)
    }
}
