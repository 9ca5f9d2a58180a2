//! Finds out whether a hypothesis fails, without keeping the argument.
use super::assumed::AssumedBoard;
use super::closures::Closures;
use super::inner_cases;
use super::kept::KeptClosures;
use super::plan::{AssumptionTree, InnerArgument};
use super::rules::HypothesisRules;
use crate::Context;
use qedoku_core::{Candidate, CandidateSet, Slot};

/// Tries hypotheses and counts what that costs.
pub(super) struct Trial<'r> {
    pub(super) rules: &'r HypothesisRules<'r>,
    /// True if cases of a slot are tried inside an assumption, before further assumptions are.
    pub(super) cases: bool,
    /// The number of passes over cases and assumptions inside an assumption.
    pub(super) passes: usize,
    /// The number of closures worked out so far.
    pub(super) spent: usize,
    /// The number of closures at which a trial is given up.
    pub(super) limit: usize,
    /// The closures of assumptions on the board of the run, kept for other trials and for its next position.
    kept: Option<&'r KeptClosures>,
    /// Room for closures that are not needed any more.
    spare: Vec<Closures>,
}

/// The result of trying a hypothesis.
pub(super) enum HypothesisVerdict {
    /// It leads to a contradiction, with the help of these arguments inside it.
    Refuted(AssumptionTree),
    /// It does not.
    Stands(Box<Stand>),
    /// The limit was reached before it was known.
    Unknown,
}

/// A hypothesis that does not fail.
pub(super) struct Stand {
    /// The candidates that follow from it, and so do not fail either.
    pub(super) follow: CandidateSet,
    /// The candidates that stand, those that fill cells included.
    pub(super) left: CandidateSet,
    /// The arguments inside it.
    pub(super) tree: AssumptionTree,
}

impl<'r> Trial<'r> {
    /// A trial without a limit, on any position.
    pub(super) const fn new(rules: &'r HypothesisRules<'r>) -> Self {
        Self { rules, cases: false, passes: usize::MAX, spent: 0, limit: usize::MAX, kept: None, spare: Vec::new() }
    }

    /// A trial without a limit on the position of a run.
    pub(super) fn of_run(rules: &'r HypothesisRules<'r>, cx: &'r Context<'_>) -> Self {
        Self { kept: cx.cached(), ..Self::new(rules) }
    }

    /// Tries one candidate, with at most `depth` assumptions standing on each other.
    pub(super) fn refute<P: AssumedBoard>(&mut self, from: &P, assume: Candidate, depth: usize) -> HypothesisVerdict {
        self.refute_keeping(from, assume, depth, self.kept)
    }

    fn refute_keeping<P: AssumedBoard>(
        &mut self,
        from: &P,
        assume: Candidate,
        depth: usize,
        kept: Option<&KeptClosures>,
    ) -> HypothesisVerdict {
        self.spent += 1;
        let mut inner = Vec::new();
        if depth == 1
            && let Some(closed) = kept.and_then(|kept| kept.closed(from, assume, self.rules, true))
        {
            let tree = AssumptionTree { assume, inner };
            if closed.failed() {
                return HypothesisVerdict::Refuted(tree);
            }
            return HypothesisVerdict::Stands(Box::new(Stand { follow: closed.follow(from), left: closed.left, tree }));
        }
        let kept = kept.filter(|_| P::MONOTONE);
        let mut position = from.clone();
        position.place(self.rules.layout, assume);
        if position.close(self.rules) {
            return HypothesisVerdict::Refuted(AssumptionTree { assume, inner });
        }
        let mut closures = match kept {
            Some(kept) => kept.under(assume, position.reduced()),
            None => self.spare.pop().unwrap_or_default(),
        };
        let end = self.passes(&mut position, depth, &mut inner, &mut closures);
        if let Some(kept) = kept {
            kept.keep(assume, closures);
        } else {
            closures.clear();
            self.spare.push(closures);
        }
        match end {
            RefutePass::Contradiction => return HypothesisVerdict::Refuted(AssumptionTree { assume, inner }),
            RefutePass::Unknown => return HypothesisVerdict::Unknown,
            RefutePass::Progress | RefutePass::Nothing => {}
        }
        let follow = position.reduced().filled_since(from.reduced());
        let left = *position.reduced().candidates();
        let tree = AssumptionTree { assume, inner };
        HypothesisVerdict::Stands(Box::new(Stand { follow, left, tree }))
    }

    /// Goes through all of it as long as it yields something.
    fn passes<P: AssumedBoard>(
        &mut self,
        position: &mut P,
        depth: usize,
        inner: &mut Vec<InnerArgument>,
        closures: &mut Closures,
    ) -> RefutePass {
        let mut level = 1;
        let mut passes = 0;
        while level < depth && passes < self.passes {
            passes += 1;
            match self.pass(position, level, inner, closures) {
                RefutePass::Progress => level = 1,
                RefutePass::Nothing => level += 1,
                end => return end,
            }
            closures.change();
        }
        RefutePass::Nothing
    }

    /// Tries one candidate of a position whose closures are known in part.
    fn refute_within<P: AssumedBoard>(
        &mut self,
        position: &P,
        candidate: Candidate,
        depth: usize,
        closures: &mut Closures,
    ) -> CandidateAttempt {
        if depth > 1 {
            return match self.refute_keeping(position, candidate, depth, None) {
                HypothesisVerdict::Unknown => CandidateAttempt::Unknown,
                HypothesisVerdict::Stands(stand) => CandidateAttempt::Stands(stand.follow),
                HypothesisVerdict::Refuted(tree) => CandidateAttempt::Refuted(tree),
            };
        }
        self.spent += 1;
        let closed = closures.of(position, candidate, self.rules, false);
        if closed.failed() {
            return CandidateAttempt::Refuted(AssumptionTree { assume: candidate, inner: Vec::new() });
        }
        CandidateAttempt::Stands(closed.follow(position))
    }

    /// Tries cases, and if they yield nothing every candidate once, and takes away those that fail; at depth 2 and more,
    /// only the first that fails.
    fn pass<P: AssumedBoard>(
        &mut self,
        position: &mut P,
        depth: usize,
        inner: &mut Vec<InnerArgument>,
        closures: &mut Closures,
    ) -> RefutePass {
        if self.cases && depth == 1 {
            match inner_cases::pass(self, position, inner, closures) {
                RefutePass::Nothing => {}
                other => return other,
            }
        }
        let mut safe = CandidateSet::EMPTY;
        let mut result = RefutePass::Nothing;
        for candidate in position.reduced().open_candidates(self.rules.layout) {
            if safe.contains(candidate) || !position.reduced().is_open(candidate) {
                continue;
            }
            if self.spent >= self.limit {
                return RefutePass::Unknown;
            }
            match self.refute_within(position, candidate, depth, closures) {
                CandidateAttempt::Unknown => return RefutePass::Unknown,
                CandidateAttempt::Stands(follow) => safe |= follow,
                CandidateAttempt::Refuted(tree) => {
                    inner.push(InnerArgument::Refute(tree));
                    position.eliminate(self.rules.layout, candidate);
                    closures.change();
                    if position.close(self.rules) {
                        return RefutePass::Contradiction;
                    }
                    result = RefutePass::Progress;
                    if depth > 1 {
                        break;
                    }
                    safe = CandidateSet::EMPTY;
                }
            }
        }
        result
    }

    /// True if a tree leads to a contradiction, or to the loss of a candidate; what does not hold in it is no part of
    /// it.
    pub(super) fn leads<P: AssumedBoard>(&mut self, from: &P, tree: &AssumptionTree, lost: Option<Candidate>) -> bool {
        let mut position = from.clone();
        position.place(self.rules.layout, tree.assume);
        self.spent += 1;
        let done = |position: &mut P, rules: &HypothesisRules<'_>| {
            position.close(rules) || lost.is_some_and(|lost| !position.reduced().candidates().contains(lost))
        };
        done(&mut position, self.rules)
            || tree.inner.iter().any(|argument| {
                if !position.reduced().is_open(argument.lost()) || !self.shows(&position, argument) {
                    return false;
                }
                position.eliminate(self.rules.layout, argument.lost());
                done(&mut position, self.rules)
            })
    }

    fn shows<P: AssumedBoard>(&mut self, from: &P, argument: &InnerArgument) -> bool {
        match argument {
            InnerArgument::Refute(tree) => self.leads(from, tree, None),
            InnerArgument::Cases(slot, lost, trees) => self.cases_show(from, *slot, *lost, trees),
        }
    }

    fn cases_show<P: AssumedBoard>(&mut self, from: &P, slot: Slot, lost: Candidate, trees: &[AssumptionTree]) -> bool {
        let members = slot.candidates(self.rules.layout) & *from.reduced().candidates();
        members.iter().all(|assume| {
            let known = trees.iter().find(|tree| tree.assume == assume);
            let tree = known.cloned().unwrap_or(AssumptionTree { assume, inner: Vec::new() });
            self.leads(from, &tree, Some(lost))
        })
    }
}

/// The result of trying a candidate of a position.
enum CandidateAttempt {
    Refuted(AssumptionTree),
    /// It stands, and so do these, which follow from it.
    Stands(CandidateSet),
    Unknown,
}

/// The result of trying arguments on a position.
pub(super) enum RefutePass {
    Contradiction,
    Progress,
    Nothing,
    Unknown,
}
