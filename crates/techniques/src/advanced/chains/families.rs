//! Families of chain techniques that share one search.
use crate::base::shape::ArgumentShape;
use crate::kernels::links::graph::LinkKinds;
use crate::kernels::links::report::ChainFamily;

/// Cells and houses with two candidates.
pub(crate) const NICE: ChainFamily = ChainFamily {
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
pub(crate) const GROUPED: ChainFamily = ChainFamily {
    kinds: LinkKinds::Grouped,
    shapes: &[
        ArgumentShape::GroupedContinuousNiceLoop,
        ArgumentShape::GroupedDiscontinuousNiceLoop,
        ArgumentShape::GroupedAic,
    ],
};

/// Almost locked sets as well.
pub(crate) const LOCKED: ChainFamily = ChainFamily { kinds: LinkKinds::Locked, shapes: &[ArgumentShape::AlsAic] };

/// Almost hidden sets and almost fish as well.
pub(crate) const PATTERNED: ChainFamily =
    ChainFamily { kinds: LinkKinds::Patterned, shapes: &[ArgumentShape::AhsAic, ArgumentShape::FishAic] };

/// Unique Rectangles as well.
pub(crate) const UNIQUE: ChainFamily = ChainFamily { kinds: LinkKinds::Unique, shapes: &[ArgumentShape::UrAic] };
