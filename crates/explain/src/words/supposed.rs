//! Follows an assumption step by step: for each step what is not, since when, and so what is.
use super::inference::{Lost, clash};
use crate::step_context::StepContext;
use qedoku_core::{Assumption, Candidate, CandidateSet, Cell, CellSet, Conclusion, Digit, House, Pattern, Slot, Step};

/// The candidates that are not true any more, and the line that says why: 0 for the assumption.
#[derive(Clone, Debug)]
pub(super) struct LineCause {
    /// The candidates that are not true, by those that are true there.
    pub(super) lost: Lost,
    /// The line of what is true.
    pub(super) line: usize,
}

/// The outcome of a line.
#[derive(Clone, Debug)]
pub(super) enum Comes {
    /// A cell has one digit left.
    Cell(Cell, Digit),
    /// A house has a digit at these places only; other candidates go with it.
    House(House, Digit, CellSet, Option<Box<Lost>>),
    /// Nothing is left for a slot.
    Empty(Slot),
    /// Nothing more than that something is not.
    Not,
}

/// A line: what is not, and what that comes to.
#[derive(Clone, Debug)]
pub(super) struct FollowedLine {
    /// The candidates that are not true, by the lines that say so.
    pub(super) causes: Vec<LineCause>,
    /// The outcome of that.
    pub(super) comes: Comes,
}

/// The end that an assumption leads to.
#[derive(Clone, Copy, Debug)]
pub(super) enum Goal<'a> {
    /// Nothing is left for a slot.
    Empty(Slot),
    /// The conclusion of a step holds.
    Holds(&'a Conclusion),
}

/// The lines that follow from an assumption; nothing if a step is of a kind that has no line.
pub(super) fn followed(
    context: &StepContext<'_>,
    assume: Assumption,
    steps: &[Step],
    goal: Goal<'_>,
) -> Option<Vec<FollowedLine>> {
    let mut branch = Supposition { context, assume, facts: Vec::new(), lines: Vec::new() };
    if assume.holds {
        branch.facts.push(SupposedFact { by: CandidateSet::of(assume.candidate), gone: CandidateSet::EMPTY, line: 0 });
    } else {
        branch.facts.push(SupposedFact { by: CandidateSet::EMPTY, gone: CandidateSet::of(assume.candidate), line: 0 });
    }
    for step in steps {
        branch.take(step)?;
    }
    branch.reach(goal)?;
    Some(branch.lines)
}

/// True if each line follows from the one before it alone, or the first from the assumption.
pub(super) fn is_run(lines: &[FollowedLine]) -> bool {
    lines.iter().enumerate().all(|(at, line)| {
        let is_end = matches!(line.comes, Comes::Empty(_));
        line.causes.iter().all(|cause| cause.line == at || (is_end && cause.line == 0))
    })
}

/// A fact that is known after a line: a candidate is true, or one of several is; or candidates are gone.
struct SupposedFact {
    by: CandidateSet,
    gone: CandidateSet,
    line: usize,
}

struct Supposition<'a> {
    context: &'a StepContext<'a>,
    assume: Assumption,
    facts: Vec<SupposedFact>,
    lines: Vec<FollowedLine>,
}

impl Supposition<'_> {
    /// Adds the line of a step.
    fn take(&mut self, step: &Step) -> Option<()> {
        let line = self.lines.len() + 1;
        match &step.pattern {
            Pattern::Single(single) => {
                let placed = step.conclusion.place.single()?;
                let comes = match single.slot {
                    Slot::Cell(cell) => Comes::Cell(cell, placed.digit),
                    Slot::House(house, digit) => Comes::House(house, digit, placed.cell.into(), None),
                };
                let causes = self.causes(self.members(single.slot) - CandidateSet::of(placed))?;
                self.lines.push(FollowedLine { causes, comes });
                self.facts.push(SupposedFact { by: CandidateSet::of(placed), gone: CandidateSet::EMPTY, line });
            }
            Pattern::Confined(confined) if step.conclusion.place.is_empty() => {
                let slot = Slot::House(confined.from, confined.digit);
                let gone = step.conclusion.eliminate;
                let left = self.left(slot);
                let causes = self.causes(self.members(slot) - left)?;
                let lost = Lost { by: left, lost: gone, houses: clash(self.context.layout, &left, &gone) };
                let comes = Comes::House(confined.from, confined.digit, left.cells(), Some(Box::new(lost)));
                self.lines.push(FollowedLine { causes, comes });
                self.facts.push(SupposedFact { by: CandidateSet::EMPTY, gone, line });
            }
            _ => return None,
        }
        Some(())
    }

    /// Adds the line of what all of it leads to, if it is not said yet.
    fn reach(&mut self, goal: Goal<'_>) -> Option<()> {
        match goal {
            Goal::Empty(slot) => {
                let causes = self.causes(self.members(slot))?;
                self.lines.push(FollowedLine { causes, comes: Comes::Empty(slot) });
            }
            Goal::Holds(conclusion) => {
                let said = |it: Candidate| self.facts.iter().any(|fact| fact.gone.contains(it));
                let left: CandidateSet = conclusion.eliminate.iter().filter(|&it| !said(it)).collect();
                if !left.is_empty() {
                    let causes = self.causes(left)?;
                    self.lines.push(FollowedLine { causes, comes: Comes::Not });
                }
                let placed = |it: Candidate| self.facts.iter().any(|fact| fact.by == CandidateSet::of(it));
                if !conclusion.place.iter().all(placed) {
                    return None;
                }
            }
        }
        Some(())
    }

    /// The candidates of a slot before the assumption.
    fn members(&self, slot: Slot) -> CandidateSet {
        self.context.board.truth(slot).members()
    }

    /// The candidates of a slot that are not gone yet.
    fn left(&self, slot: Slot) -> CandidateSet {
        self.members(slot).iter().filter(|&it| self.cause(it).is_none()).collect()
    }

    /// Why candidates are not true, those of one reason together; those of an assumption itself need none. Nothing if one
    /// has no reason.
    fn causes(&self, lost: CandidateSet) -> Option<Vec<LineCause>> {
        let mut causes: Vec<LineCause> = Vec::new();
        for candidate in lost.iter_by_cell() {
            if !self.assume.holds && candidate == self.assume.candidate {
                continue;
            }
            let fact = self.cause(candidate)?;
            let alike = |cause: &&mut LineCause| {
                let kin = cause.lost.by == fact.by && cause.line == fact.line;
                let all = cause.lost.lost | CandidateSet::of(candidate);
                kin && (all.cells().len() == 1 || all.all_digits().len() == 1)
                    && (fact.by.is_empty()
                        || clash(self.context.layout, &fact.by, &all).len() == cause.lost.houses.len())
            };
            match causes.iter_mut().find(alike) {
                Some(cause) => cause.lost = self.lost(fact, cause.lost.lost | CandidateSet::of(candidate)),
                None => causes.push(LineCause { lost: self.lost(fact, CandidateSet::of(candidate)), line: fact.line }),
            }
        }
        Some(causes)
    }

    fn lost(&self, fact: &SupposedFact, lost: CandidateSet) -> Lost {
        Lost { by: fact.by, lost, houses: clash(self.context.layout, &fact.by, &lost) }
    }

    /// The fact against which a candidate is: the one that was told, else the last one, or the assumption, if that is
    /// enough.
    fn cause(&self, candidate: Candidate) -> Option<&SupposedFact> {
        let described =
            self.lines.iter().flat_map(|line| &line.causes).find(|cause| cause.lost.lost.contains(candidate));
        if let Some(described) = described {
            return self.facts.iter().find(|fact| fact.line == described.line && fact.by == described.lost.by);
        }
        let against = |fact: &&SupposedFact| {
            fact.gone.contains(candidate)
                || fact.by.single().is_some_and(|by| by != candidate && self.context.layout.clash(by, candidate))
        };
        let last = self.facts.last().filter(against);
        last.or_else(|| self.facts.iter().find(against))
    }
}
