//! Sudoku Explainer's producers in the order in which it tries them.
use super::aligned::{AlignedPairs, AlignedTriplets};
use super::bug::BugState;
use super::chains::{Branches, ForcingChainsAndCycles};
use super::locked::PointingClaiming;
use super::loops::LoopProducer;
use super::rule_set::RuleSet;
use super::{direct, fish, singles, subsets, wings};
use qedoku_techniques::Technique;

/// All of them, with loops and BUGs by the original rules.
pub(crate) static ORIGINAL: Producers =
    producers(&LoopProducer { rules: RuleSet::Original }, &BugState { rules: RuleSet::Original });

/// All of them, with loops and BUGs by the corrected rules.
pub(crate) static CORRECTED: Producers =
    producers(&LoopProducer { rules: RuleSet::Corrected }, &BugState { rules: RuleSet::Corrected });

type Producers = [&'static dyn Technique; 32];

const fn producers(loops: &'static LoopProducer, graves: &'static BugState) -> Producers {
    [
        &singles::HiddenSingles,
        &direct::DirectLocked,
        &direct::DIRECT_HIDDEN_PAIRS,
        &singles::NAKED_SINGLES,
        &direct::DIRECT_HIDDEN_TRIPLETS,
        &PointingClaiming,
        &subsets::NAKED_PAIRS,
        &fish::X_WINGS,
        &subsets::HIDDEN_PAIRS,
        &subsets::NAKED_TRIPLETS,
        &fish::SWORDFISH,
        &subsets::HIDDEN_TRIPLETS,
        &wings::XY_WINGS,
        &wings::XYZ_WINGS,
        loops,
        &subsets::NAKED_QUADS,
        &fish::JELLYFISH,
        &subsets::HIDDEN_QUADS,
        graves,
        &AlignedPairs,
        &ForcingChainsAndCycles,
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
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sudoku_explainer::testing::first_finds_are_what_the_cases_say;

    #[test]
    fn the_first_find_of_each_producer_is_what_the_cases_say() {
        // What has searches of several branches inside takes long; its steps are compared with traces.
        for (number, producer) in (1..=27).zip(&CORRECTED) {
            first_finds_are_what_the_cases_say(&format!("{number:02}"), *producer);
        }
        for number in [15, 19] {
            first_finds_are_what_the_cases_say(&format!("{number}-original"), ORIGINAL[number - 1]);
        }
    }
}
