//! One technique on one board.
use crate::base::best::BestSteps;
use crate::base::context::Context;
use crate::base::info::Tier;
use crate::base::position_cache::PositionCache;
use crate::base::sink::{Sink, Want};
use crate::base::technique::Technique;
use crate::base::wanted::{LeftOut, WantedSteps};
use crate::run::registry::TECHNIQUES;
use qedoku_core::{Board, Step};
use std::ops::ControlFlow;

/// The most finds of one technique on one board that a survey looks at.
const FINDS: usize = 100_000;

/// The best of what a technique finds on a board.
#[derive(Clone, Debug)]
pub struct Survey {
    /// The best steps, best first: those with the smallest arguments, each with a conclusion of its own.
    pub steps: Vec<Step>,
    /// The number of conclusions.
    pub conclusions: usize,
    /// True if the search was given up after a limited number of finds, so that there may be more.
    pub is_cut: bool,
}

/// Everything a technique finds on a board, in layout order. Inside an assumption it may use what the default profile
/// has before it.
pub fn instances(technique: &dyn Technique, board: &Board) -> Vec<Step> {
    let mut sink = Sink::new(board, Want::All, technique);
    // A sink that wants all never breaks.
    let _ = run(technique, board, &mut sink);
    sink.into_steps()
}

/// The number of easier techniques of the default profile, up to the tier `advanced`, before the first that finds
/// something on a board: of two positions the one with more of them asks for the technique more.
pub fn tried_in_vain(technique: &dyn Technique, board: &Board) -> usize {
    let finds = |it: &dyn Technique| run(it, board, &mut Sink::new(board, Want::First, it)).is_break();
    easier(technique).iter().take_while(|it| it.info().tier <= Tier::Advanced && !finds(**it)).count()
}

/// Hands on what a technique finds on a board as it is found, in the order of [`instances`], until `take` breaks. Nothing
/// is kept.
///
/// # Errors
/// Breaks when `take` does.
pub fn each_instance(
    technique: &dyn Technique,
    board: &Board,
    take: &mut dyn FnMut(Step) -> ControlFlow<()>,
) -> ControlFlow<()> {
    run(technique, board, &mut Sink::handing(board, technique, take))
}

/// The same without chains of which a part proves as much as the whole, or more.
///
/// # Errors
/// Breaks when `take` does.
pub fn each_strict(
    technique: &dyn Technique,
    board: &Board,
    take: &mut dyn FnMut(Step) -> ControlFlow<()>,
) -> ControlFlow<()> {
    run(technique, board, &mut Sink::handing(board, technique, take).leaving_out(LeftOut::Detours))
}

/// Hands on those of the steps of [`each_instance`] that are wanted. What searches derive from the board is kept in
/// `cache` for the techniques that come after, which must be asked about the same board.
///
/// # Errors
/// Breaks when `wanted` does.
pub fn each_wanted(
    technique: &dyn Technique,
    board: &Board,
    cache: &PositionCache,
    wanted: &mut dyn WantedSteps,
) -> ControlFlow<()> {
    let cx = Context::new(board, easier(technique)).remembering(cache);
    technique.search(&cx, &mut Sink::wanting(board, technique, wanted))
}

/// The same for a listing that people read: without chains of which a part proves more than the whole, or for which a
/// shorter one concludes the same.
///
/// # Errors
/// Breaks when `take` does.
pub fn each_listed(
    technique: &dyn Technique,
    board: &Board,
    take: &mut dyn FnMut(Step) -> ControlFlow<()>,
) -> ControlFlow<()> {
    run(technique, board, &mut Sink::handing(board, technique, take).leaving_out(LeftOut::Superfluous))
}

/// The best of what a technique lists on a board, as [`each_listed`] does, `most` steps at most.
pub fn survey_listed(technique: &dyn Technique, board: &Board, most: usize) -> Survey {
    let mut best = BestSteps::new(most);
    let is_cut = run(
        technique,
        board,
        &mut Sink::choosing(board, technique, &mut best, FINDS).leaving_out(LeftOut::Superfluous),
    )
    .is_break();
    Survey { conclusions: best.conclusions(), steps: best.into_steps(), is_cut }
}

/// The best of what a technique finds on a board, `most` steps at most. What a large search costs is its evidence, and
/// that is made only of what is kept for a while.
pub fn survey(technique: &dyn Technique, board: &Board, most: usize) -> Survey {
    survey_within(technique, board, most, FINDS)
}

fn survey_within(technique: &dyn Technique, board: &Board, most: usize, finds: usize) -> Survey {
    let mut best = BestSteps::new(most);
    let is_cut = run(technique, board, &mut Sink::choosing(board, technique, &mut best, finds)).is_break();
    Survey { conclusions: best.conclusions(), steps: best.into_steps(), is_cut }
}

fn run(technique: &dyn Technique, board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    technique.search(&Context::new(board, easier(technique)), sink)
}

/// The techniques that the default profile has before one.
fn easier(technique: &dyn Technique) -> &'static [&'static dyn Technique] {
    let slug = technique.info().slug;
    &TECHNIQUES[..TECHNIQUES.iter().take_while(|known| known.info().slug != slug).count()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::profile::Profile;
    use crate::run::registry::named;
    use crate::run::solver::Solver;
    use qedoku_core::search::{Solutions, solutions};
    use qedoku_core::{Candidate, CandidateSet, Conclusion, Grid, Layout, Pattern, Puzzle};
    use std::collections::BTreeMap;

    const PUZZLE: &str = ".8......1..9....23..2.45.8....462...8.4...3...675..4......7.8..2..3..9.49.5...21.";

    fn board() -> Board {
        Board::new(Layout::classic(), &Puzzle::from_givens(Grid::parse_line(PUZZLE).unwrap()))
    }

    /// The same with so many more digits of its solution, and so with fewer chains.
    fn fuller(more: usize) -> Board {
        let mut board = board();
        let Solutions::One(solution) = solutions(&Puzzle::from_givens(*board.values())) else { panic!("one solution") };
        for cell in board.open().iter().take(more) {
            board.place(Candidate { cell, digit: solution.get(cell).unwrap() });
        }
        board
    }

    fn key(conclusion: &Conclusion) -> String {
        format!("{conclusion:?}")
    }

    #[test]
    fn a_position_asks_for_what_the_solver_finds_first() {
        let profile = Profile::default();
        let mut board = board();
        let mut solver = Solver::new(Layout::classic(), &profile);
        for _ in 0..20 {
            let step = solver.next_step(&board).unwrap();
            let place = TECHNIQUES.iter().position(|it| it.info().slug == step.technique.as_str()).unwrap();
            let last = TECHNIQUES.iter().rfind(|it| it.info().tier <= Tier::Advanced).unwrap();
            assert_eq!(tried_in_vain(*last, &board), place);
            assert_eq!(tried_in_vain(TECHNIQUES[place], &board), place);
            assert_eq!(tried_in_vain(TECHNIQUES[0], &board), 0);
            board.apply(&step.conclusion);
        }
    }

    #[test]
    fn a_survey_is_the_best_of_all_with_each_conclusion_once() {
        let board = board();
        for slug in ["hidden-single-box", "claiming", "als-xz", "death-blossom", "continuous-nice-loop"] {
            let technique = named(slug).unwrap();
            let all = instances(technique, &board);
            let mut sizes: BTreeMap<String, usize> = BTreeMap::new();
            for step in &all {
                let size = sizes.entry(key(&step.conclusion)).or_insert(usize::MAX);
                *size = (*size).min(step.truths.len());
            }
            let best = survey(technique, &board, 5);
            assert_eq!((best.conclusions, best.is_cut), (sizes.len(), false), "{slug}");
            assert_eq!(best.steps.len(), sizes.len().min(5), "{slug}");
            assert!(best.steps.iter().all(|step| all.contains(step)), "{slug}");
            let mut kept: Vec<String> = best.steps.iter().map(|step| key(&step.conclusion)).collect();
            kept.sort();
            kept.dedup();
            assert_eq!(kept.len(), best.steps.len(), "{slug}: a conclusion is there once");
            let whole = survey(technique, &board, usize::MAX);
            assert_eq!(whole.steps.len(), sizes.len(), "{slug}");
            assert_eq!(whole.steps[..best.steps.len()], best.steps, "{slug}: few are the first of many");
            if !slug.ends_with("loop") {
                assert!(whole.steps.iter().all(|step| sizes[&key(&step.conclusion)] == step.truths.len()), "{slug}");
            }
        }
    }

    #[test]
    fn a_listing_has_the_shortest_chains_of_each_conclusion_and_none_that_comes_back() {
        let board = board();
        let length = |step: &Step| if let Pattern::Chain(it) = &step.pattern { it.length() } else { 0 };
        for slug in ["aic", "discontinuous-nice-loop", "grouped-aic"] {
            let technique = named(slug).unwrap();
            let all = instances(technique, &board);
            let mut listed = Vec::new();
            let _ = each_listed(technique, &board, &mut |step| {
                listed.push(step);
                ControlFlow::Continue(())
            });
            assert!(!listed.is_empty() && listed.len() < all.len(), "{slug}: {} of {}", listed.len(), all.len());
            for step in &listed {
                let alike = listed.iter().filter(|other| other.conclusion == step.conclusion);
                assert!(all.contains(step) && alike.map(length).all(|other| other == length(step)), "{slug}");
            }
            let survey = survey_listed(technique, &board, usize::MAX);
            assert!(survey.steps.iter().all(|step| listed.contains(step)), "{slug}");
        }
    }

    #[test]
    fn steps_are_handed_on_as_they_are_found_until_the_taker_breaks() {
        let board = board();
        let technique = named("als-xz").unwrap();
        let all = instances(technique, &board);
        let mut taken = Vec::new();
        let flow = each_instance(technique, &board, &mut |step| {
            taken.push(step);
            if taken.len() == 7 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        assert!(flow.is_break());
        assert_eq!(taken, all[..7]);
    }

    /// Wants the steps that remove a candidate.
    struct Removing(Candidate, Vec<Step>);

    impl WantedSteps for Removing {
        fn wants(&mut self, conclusion: &Conclusion) -> ControlFlow<(), bool> {
            ControlFlow::Continue(conclusion.eliminate.contains(self.0))
        }

        fn must_remove(&self) -> Option<CandidateSet> {
            Some(CandidateSet::of(self.0))
        }

        fn take(&mut self, step: Step) -> ControlFlow<()> {
            self.1.push(step);
            ControlFlow::Continue(())
        }
    }

    #[test]
    fn those_that_are_wanted_are_the_same_steps_whatever_was_sought_before() {
        let board = fuller(14);
        let cache = PositionCache::default();
        let mut found = 0;
        let techniques = TECHNIQUES.iter().filter(|technique| technique.info().tier <= Tier::Advanced);
        for technique in techniques {
            let all = instances(*technique, &board);
            let targets: Vec<Candidate> =
                all.iter().filter_map(|step| step.conclusion.eliminate.iter().next()).collect();
            // One that it removes, and one that hardly any does.
            for target in targets.get(targets.len() / 2).copied().into_iter().chain(board.candidates().iter().next()) {
                let mut removing = Removing(target, Vec::new());
                assert!(each_wanted(*technique, &board, &cache, &mut removing).is_continue());
                let own: Vec<&Step> = all.iter().filter(|step| step.conclusion.eliminate.contains(target)).collect();
                assert!(removing.1.iter().eq(own), "{}", technique.info().slug);
                found += removing.1.len();
            }
        }
        assert!(found > 50, "{found}");
    }

    #[test]
    fn a_survey_ends_after_so_many_finds_and_says_so() {
        let board = board();
        let cut = survey_within(named("als-xz").unwrap(), &board, 3, 20);
        assert!(cut.is_cut && cut.steps.len() == 3 && cut.conclusions <= 20, "{cut:?}");
    }
}
