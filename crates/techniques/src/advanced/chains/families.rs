//! Which techniques share a search.
use crate::base::shape::ArgumentShape;
use crate::kernels::links::graph::LinkKinds;
use crate::kernels::links::report::Family;

/// Cells and houses with two candidates.
pub(crate) const NICE: Family = Family {
    kinds: LinkKinds::Plain,
    shapes: &[
        ArgumentShape::XChain,
        ArgumentShape::XyChain,
        ArgumentShape::ContinuousNiceLoop,
        ArgumentShape::DiscontinuousNiceLoop,
        ArgumentShape::Aic,
    ],
};

/// Groups as well.
pub(crate) const GROUPED: Family = Family {
    kinds: LinkKinds::Grouped,
    shapes: &[
        ArgumentShape::GroupedContinuousNiceLoop,
        ArgumentShape::GroupedDiscontinuousNiceLoop,
        ArgumentShape::GroupedAic,
    ],
};

/// Almost locked sets as well.
pub(crate) const LOCKED: Family = Family { kinds: LinkKinds::Locked, shapes: &[ArgumentShape::AlsAic] };

/// Almost hidden sets and almost fish as well.
pub(crate) const PATTERNED: Family =
    Family { kinds: LinkKinds::Patterned, shapes: &[ArgumentShape::AhsAic, ArgumentShape::FishAic] };

/// Unique Rectangles as well.
pub(crate) const UNIQUE: Family = Family { kinds: LinkKinds::Unique, shapes: &[ArgumentShape::UrAic] };
