//! Which techniques share a search.
use super::{
    ahs_aic::AhsAic, aic::Aic, als_aic::AlsAic, continuous_nice_loop::ContinuousNiceLoop,
    discontinuous_nice_loop::DiscontinuousNiceLoop, fish_aic::FishAic, grouped_aic::GroupedAic,
    grouped_continuous_nice_loop::GroupedContinuousNiceLoop,
    grouped_discontinuous_nice_loop::GroupedDiscontinuousNiceLoop, ur_aic::UrAic, x_chain::XChain, xy_chain::XyChain,
};
use crate::links::graph::LinkKinds;
use crate::links::report::Family;

/// Cells and houses with two candidates.
pub(crate) const NICE: Family = Family {
    kinds: LinkKinds::Plain,
    names: &[&XChain::INFO, &XyChain::INFO, &ContinuousNiceLoop::INFO, &DiscontinuousNiceLoop::INFO, &Aic::INFO],
};

/// Groups as well.
pub(crate) const GROUPED: Family = Family {
    kinds: LinkKinds::Grouped,
    names: &[&GroupedContinuousNiceLoop::INFO, &GroupedDiscontinuousNiceLoop::INFO, &GroupedAic::INFO],
};

/// Almost locked sets as well.
pub(crate) const LOCKED: Family = Family { kinds: LinkKinds::Locked, names: &[&AlsAic::INFO] };

/// Almost hidden sets and almost fish as well.
pub(crate) const PATTERNED: Family = Family { kinds: LinkKinds::Patterned, names: &[&AhsAic::INFO, &FishAic::INFO] };

/// Unique Rectangles as well.
pub(crate) const UNIQUE: Family = Family { kinds: LinkKinds::Unique, names: &[&UrAic::INFO] };
