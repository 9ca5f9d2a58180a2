//! Searches for puzzles that meet a spec.
use super::near::Near;
use super::plan::SearchPlan;
use super::result::SearchResult;
use qedoku_generate::{Draft, RandomDraws};

/// The number of variations without coming nearer before a new grid is taken.
const VARIED: u32 = 48;

/// Looks for puzzles, each walk from the seed and its own number alone: a random puzzle is varied, and of two the one that is
/// nearer to what is asked for is kept.
///
/// ```
/// use qedoku::generate::{PuzzleSearch, PuzzleSpec, SearchPlan};
/// use qedoku::Tier;
///
/// let plan = SearchPlan::new(PuzzleSpec { tier: Some(Tier::Simple), ..PuzzleSpec::default() }, 7)?;
/// let mut search = PuzzleSearch::new(&plan);
/// let found = (0..100).find_map(|number| search.walk(number).found).expect("one of a hundred walks");
/// assert_eq!(found.distance, 0);
/// # Ok::<(), qedoku::Error>(())
/// ```
#[derive(Debug)]
pub struct PuzzleSearch<'p> {
    plan: &'p SearchPlan,
    near: Near<'p>,
}

/// The result of a walk.
#[derive(Clone, Debug)]
pub struct SearchAttempt {
    /// The number of puzzles that were looked at.
    pub tries: u64,
    /// A puzzle that meets the spec.
    pub found: Option<SearchResult>,
    /// The nearest puzzle, if none meets it.
    pub nearest: Option<SearchResult>,
}

impl<'p> PuzzleSearch<'p> {
    /// A search by this plan.
    pub fn new(plan: &'p SearchPlan) -> Self {
        Self { plan, near: Near::new(plan) }
    }

    /// The walk with this number.
    pub fn walk(&mut self, number: u64) -> SearchAttempt {
        let mut draw = RandomDraws::new(self.plan.seed, number);
        let Some(begun) = self.plan.maker.begin(&mut draw) else {
            return SearchAttempt { tries: 1, found: None, nearest: None };
        };
        let mut best = self.measured(begun, u32::MAX);
        let mut tries = 1;
        let mut in_vain = 0;
        while best.distance > 0 && in_vain < VARIED {
            (tries, in_vain) = (tries + 1, in_vain + 1);
            let Some(varied) = self.plan.maker.vary(&best.draft, &mut draw) else { continue };
            let other = self.measured(varied, best.distance);
            if other.distance < best.distance {
                in_vain = 0;
            }
            if other.distance <= best.distance {
                best = other;
            }
        }
        match best.distance {
            0 => SearchAttempt { tries, found: Some(best), nearest: None },
            _ => SearchAttempt { tries, found: None, nearest: Some(best) },
        }
    }

    fn measured(&mut self, draft: Draft, bound: u32) -> SearchResult {
        let mut found = SearchResult::new(draft);
        self.near.measure(&mut found, bound);
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::order::PuzzleSpec;
    use crate::technique::technique;
    use crate::{Options, PuzzleWorker, Scales};
    use qedoku_core::Layout;
    use qedoku_core::{HodokuLevel, Outcome};
    use qedoku_generate::{Bounds, is_minimal};
    use qedoku_techniques::{Profile, Solver, Tier};

    fn first(order: PuzzleSpec) -> SearchResult {
        let plan = SearchPlan::new(order, 3).expect("a sound order");
        let mut search = PuzzleSearch::new(&plan);
        (0..400).find_map(|number| search.walk(number).found).expect("one of the walks finds it")
    }

    #[test]
    fn what_is_found_is_what_grades_say() {
        let scales: Scales = Scales::named(["tier", "se", "hodoku", "effort"]).expect("scales");
        let options = Options::default().scales(scales);
        let mut worker = PuzzleWorker::new(&options);
        let mut grade = |found: &SearchResult| worker.grade(&found.draft.puzzle()).expect("a grade").grade;
        for tier in [Tier::Simple, Tier::Intermediate, Tier::Advanced] {
            let found = first(PuzzleSpec { tier: Some(tier), ..PuzzleSpec::default() });
            assert_eq!(grade(&found).hardest.expect("a step").tier, tier);
            assert!(is_minimal(&found.draft.givens));
        }
        for se in [12, 26, 42, 66] {
            let found = first(PuzzleSpec { se: Some(Bounds::just(se)), ..PuzzleSpec::default() });
            assert_eq!((grade(&found).se.expect("ratings").er, found.properties.er), (se, Some(se)));
        }
        for level in [HodokuLevel::Easy, HodokuLevel::Hard] {
            let found = first(PuzzleSpec { hodoku: Some(level), ..PuzzleSpec::default() });
            assert_eq!(grade(&found).hodoku.expect("a level").level, level);
        }
        let found = first(PuzzleSpec {
            effort: Some(Bounds::new(100, 120)),
            bottlenecks: Some(Bounds::just(2)),
            ..PuzzleSpec::default()
        });
        let effort = grade(&found).effort.expect("effort");
        assert!((100..=120).contains(&effort.tenths()) && effort.bottlenecks.len() == 2);
    }

    #[test]
    fn a_technique_that_is_needed_is_the_one_that_goes_on() {
        for slug in ["naked-pair", "x-wing", "xy-wing"] {
            let wanted = technique(slug).expect("a technique");
            let found = first(PuzzleSpec { technique: Some(wanted), ..PuzzleSpec::default() });
            let puzzle = found.draft.puzzle();
            let layout = Layout::classic();
            let order = PuzzleSpec { technique: Some(wanted), ..PuzzleSpec::default() };
            let with = order.profile();
            let without = order.profile().only(|info| info.slug != slug);
            assert_eq!(Solver::new(layout, &with).solve(&puzzle).outcome, Outcome::Solved);
            assert_eq!(Solver::new(layout, &without).solve(&puzzle).outcome, Outcome::Stuck);
            let ready = found.properties.ready.expect("a position");
            let profile = Profile::default();
            assert_eq!(Solver::new(layout, &profile).solve(&ready).steps[0].technique.as_str(), slug);
        }
    }

    #[test]
    fn the_only_techniques_suffice() {
        let only: Vec<_> = ["hidden-single-box", "naked-single"].map(|slug| technique(slug).expect("one")).to_vec();
        let found = first(PuzzleSpec { only, ..PuzzleSpec::default() });
        let profile = Profile::default().only(|info| ["hidden-single-box", "naked-single"].contains(&info.slug));
        assert_eq!(Solver::new(Layout::classic(), &profile).solve(&found.draft.puzzle()).outcome, Outcome::Solved);
    }

    #[test]
    fn contradictions_are_said_at_once() {
        let message = |order: PuzzleSpec| SearchPlan::new(order, 1).expect_err("a contradiction").message();
        let tier = |tier| PuzzleSpec { tier: Some(tier), ..PuzzleSpec::default() };
        assert!(
            message(PuzzleSpec { se: Some(Bounds::new(90, 100)), ..tier(Tier::Simple) })
                .contains("2.3 at most, and 9.0")
        );
        assert!(message(PuzzleSpec { se: Some(Bounds::new(12, 23)), ..tier(Tier::Advanced) }).contains("at least"));
        let wing = technique("x-wing").expect("one");
        assert!(message(PuzzleSpec { technique: Some(wing), ..tier(Tier::Simple) }).contains("x-wing is advanced"));
        let only = vec![technique("naked-single").expect("one")];
        assert!(
            message(PuzzleSpec { technique: Some(wing), only: only.clone(), ..PuzzleSpec::default() })
                .contains("none of the only")
        );
        assert!(message(PuzzleSpec { only, ..tier(Tier::Advanced) }).contains("simple at most"));
        assert!(
            message(PuzzleSpec { se: Some(Bounds::new(75, 70)), ..PuzzleSpec::default() }).contains("7.5 is above 7.0")
        );
        assert!(
            message(PuzzleSpec { bottlenecks: Some(Bounds::new(4, 9)), ..PuzzleSpec::default() })
                .contains("3 bottlenecks")
        );
    }
}
