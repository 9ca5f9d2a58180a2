//! Sudoku Explainer's producers in the order in which it tries them.
use super::aligned::{AlignedPairs, AlignedTriplets};
use super::bug::Graves;
use super::direct::{DirectHiddenSubsets, DirectLocked};
use super::fish::Fish;
use super::locked::Locked;
use super::loops::Loops;
use super::singles::{HiddenSingles, NakedSingles};
use super::subsets::{HiddenSubsets, NakedSubsets};
use super::wings::ThreeCellWings;
use crate::Technique;

/// Those before the chains, rated 1.0 to 6.2.
pub(crate) static BEFORE_CHAINS: [&dyn Technique; 20] = [
    &HiddenSingles,
    &DirectLocked,
    &DirectHiddenSubsets::PAIRS,
    &NakedSingles,
    &DirectHiddenSubsets::TRIPLETS,
    &Locked,
    &NakedSubsets::PAIRS,
    &Fish::X_WINGS,
    &HiddenSubsets::PAIRS,
    &NakedSubsets::TRIPLETS,
    &Fish::SWORDFISH,
    &HiddenSubsets::TRIPLETS,
    &ThreeCellWings::XY,
    &ThreeCellWings::XYZ,
    &Loops,
    &NakedSubsets::QUADS,
    &Fish::JELLYFISH,
    &HiddenSubsets::QUADS,
    &Graves,
    &AlignedPairs,
];

/// That after the chains rated up to 7.5.
pub(crate) static AFTER_CHAINS: [&dyn Technique; 1] = [&AlignedTriplets];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Context, Sink, Want};
    use qedoku_core::{Board, Layout};
    use qedoku_fixtures::{Expectation, cases};
    use qedoku_verify::Checker;

    #[test]
    fn the_first_find_of_each_producer_is_what_the_cases_say() {
        let (layout, mut checker) = (Layout::classic(), Checker::default());
        let producers = BEFORE_CHAINS.iter().chain(&AFTER_CHAINS);
        for (number, producer) in (1..=20).chain([22]).zip(producers) {
            let (mut fires, mut idle) = (0, 0);
            for case in cases(&format!("_explainer/{number:02}")).unwrap() {
                let name = format!("producer {number}, {}", case.name);
                let board = Board::new(layout, &case.puzzle);
                let mut sink = Sink::new(&board, Want::First, *producer);
                let _ = producer.search(&Context::new(layout, &board, &[]), &mut sink);
                let found = sink.into_steps().pop();
                let Expectation::Step(conclusion) = case.expect else {
                    assert_eq!(found, None, "{name}");
                    idle += 1;
                    continue;
                };
                let step = found.unwrap_or_else(|| panic!("{name}: nothing is found"));
                assert_eq!(step.conclusion, conclusion, "{name}");
                let told = format!("{}-{}-", step.technique, step.rating.se.unwrap());
                assert!(case.name.starts_with(&told), "{name}: {told}");
                assert!(producer.reports(step.technique.as_str()), "{name}");
                assert!(checker.check(layout, &board, &step).is_accepted(), "{name}");
                fires += 1;
            }
            assert!(fires > 0 && idle > 0, "producer {number} has {fires} cases that fire, {idle} that must not");
        }
    }
}
