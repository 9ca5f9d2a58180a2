//! Deductions that may take part in an argument, each with where it comes from.
use crate::facts;
use crate::graph::GraphDeduction;
use qedoku_core::{Board, Candidate, CandidateSet, Conclusion, Grid, Layout, Pattern, Slot, Step};
use qedoku_techniques::Profile;

/// A deduction and what finds it.
#[derive(Clone, Debug)]
pub(crate) struct Means {
    pub(crate) deduction: GraphDeduction,
    /// The technique, by its place in the profile.
    pub(crate) technique: usize,
    pub(crate) ease: Ease,
    /// The number of steps that the run had taken when the deduction was found.
    pub(crate) since: usize,
    /// The step, if it was found on a board; otherwise it is only known that there can be one.
    pub(crate) step: Option<Box<Step>>,
}

/// The difficulty of a technique: its place in the profile, and its base rating in Sudoku Explainer. A single of
/// whatever kind is never too hard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Ease {
    place: usize,
    rating: u16,
}

impl Ease {
    /// The difficulty of the technique at a place of the profile; one without a rating is harder than any with one.
    pub(crate) fn of(profile: &Profile, place: usize) -> Self {
        Self { place, rating: profile.techniques()[place].info().se.unwrap_or(u16::MAX) }
    }

    /// As hard as the harder of two, by either measure.
    pub(crate) fn or(self, other: Self) -> Self {
        let rating = |ease: Self| if ease.rating == u16::MAX { 0 } else { ease.rating };
        Self { place: self.place.max(other.place), rating: rating(self).max(rating(other)) }
    }

    /// True if one of the measures finds it no harder.
    pub(crate) const fn is_within(self, limit: Self) -> bool {
        self.place <= limit.place || self.rating <= limit.rating
    }

    /// True if both measures find it no harder: it is within every limit that the other is within.
    const fn is_as_easy(self, other: Self) -> bool {
        self.place <= other.place && self.rating <= other.rating
    }
}

/// Adds to the pool the deductions that a technique can make on the way to a solution.
pub(crate) fn foreseen(layout: &Layout, solution: &Grid, profile: &Profile, technique: usize, pool: &mut Vec<Means>) {
    let ease = Ease::of(profile, technique);
    let truths: CandidateSet = solution.filled().collect();
    let all = |slots: &[Slot]| slots.iter().fold(CandidateSet::EMPTY, |all, slot| all | slot.candidates(layout));
    profile.techniques()[technique].foresee(layout, solution, &mut |base, cover| {
        let held = all(base);
        let taken = all(cover);
        let (gone, conclusion, ease) = if cover.is_empty() {
            let Some(placed) = (held & truths).single() else { return };
            (held - CandidateSet::of(placed), Conclusion::placing(placed), Ease::default())
        } else {
            (held - taken, Conclusion::eliminating(taken - held), ease)
        };
        let weight = base.len() as u32;
        pool.push(Means {
            deduction: GraphDeduction { gone, conclusion, weight },
            technique,
            ease,
            since: 0,
            step: None,
        });
    });
}

/// A step found on a board, after `since` steps of the run.
pub(crate) fn found(board: &Board, technique: usize, ease: Ease, since: usize, step: Step) -> Means {
    let layout = board.layout();
    let gone = step.leans_on(layout) & facts::gone(board);
    let ease = if matches!(step.pattern, Pattern::Single(_)) { Ease::default() } else { ease };
    let deduction = GraphDeduction { gone, conclusion: step.conclusion, weight: weight(&step) };
    Means { deduction, technique, ease, since, step: Some(Box::new(step)) }
}

/// The weight of a step: the number of its truths.
pub(crate) fn weight(step: &Step) -> u32 {
    step.truths.len().max(1) as u32
}

/// Leaves out what another of these does as well, from less and at no greater weight, and what does nothing on this board.
pub(crate) fn thin(board: &Board, pool: Vec<Means>) -> Vec<Means> {
    let layout = board.layout();
    let start = facts::gone(board);
    let mut gives: Vec<CandidateSet> = Vec::with_capacity(pool.len());
    let mut givers: Vec<Vec<usize>> = vec![Vec::new(); Candidate::COUNT];
    for (at, means) in pool.iter().enumerate() {
        let gone = facts::taken(layout, &means.deduction.conclusion) - start;
        gone.iter().for_each(|candidate| givers[candidate.index()].push(at));
        gives.push(gone);
    }
    let rests = |at: usize| pool[at].deduction.gone - start;
    let no_worse = |one: usize, other: usize| {
        let by = &pool[one];
        let of = &pool[other];
        by.ease.is_as_easy(of.ease)
            && by.since <= of.since
            && by.deduction.weight <= of.deduction.weight
            && gives[other].is_subset(&gives[one])
            && of.deduction.conclusion.place.is_subset(&by.deduction.conclusion.place)
            && rests(one).is_subset(&rests(other))
    };
    // Of two that are as good as each other the first stays.
    let better = |one: usize, other: usize| no_worse(one, other) && (one < other || !no_worse(other, one));
    let is_best = |at: usize| {
        let rarest = gives[at].iter().min_by_key(|candidate| givers[candidate.index()].len());
        rarest.is_some_and(|rarest| !givers[rarest.index()].iter().any(|&other| other != at && better(other, at)))
    };
    let kept: Vec<bool> = (0..pool.len()).map(is_best).collect();
    pool.into_iter().zip(kept).filter(|(_, kept)| *kept).map(|(means, _)| means).collect()
}
