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
