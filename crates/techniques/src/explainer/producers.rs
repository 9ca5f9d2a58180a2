//! Sudoku Explainer's producers in the order in which it tries them.
use super::aligned::{AlignedPairs, AlignedTriplets};
use super::bug::Graves;
use super::chains::{Branches, Lines};
use super::direct::{DirectHiddenSubsets, DirectLocked};
use super::fish::Fish;
use super::locked::Locked;
use super::loops::Loops;
use super::singles::{HiddenSingles, NakedSingles};
use super::subsets::{HiddenSubsets, NakedSubsets};
use super::wings::ThreeCellWings;
use crate::Technique;

/// All of them.
pub(crate) static PRODUCERS: [&dyn Technique; 32] = [
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
    &Lines,
    &AlignedTriplets,
    &Branches::NISHIO,
    &Branches::MULTIPLE,
    &Branches::DYNAMIC,
    &Branches::PLUS,
    &const { Branches::nested(2, 0) },
    &const { Branches::nested(3, 0) },
    &const { Branches::nested(4, 0) },
    &const { Branches::nested(4, 1) },
    &const { Branches::nested(4, 2) },
    &const { Branches::nested(4, 3) },
];

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
        // What has searches of several branches inside takes long; its steps are compared with traces.
        for (number, producer) in (1..=27).zip(&PRODUCERS) {
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
