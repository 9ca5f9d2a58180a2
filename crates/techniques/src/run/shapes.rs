//! The table of the technique that an argument of each shape belongs to.
use crate::Info;
use crate::advanced::almost_locked::{als_chain::AlsChain, als_xy_wing::AlsXyWing, als_xz::AlsXz};
use crate::advanced::chains::{
    ahs_aic::AhsAic, aic::Aic, als_aic::AlsAic, continuous_nice_loop::ContinuousNiceLoop,
    discontinuous_nice_loop::DiscontinuousNiceLoop, fish_aic::FishAic, grouped_aic::GroupedAic,
    grouped_continuous_nice_loop::GroupedContinuousNiceLoop,
    grouped_discontinuous_nice_loop::GroupedDiscontinuousNiceLoop, ur_aic::UrAic, x_chain::XChain, xy_chain::XyChain,
};
use crate::advanced::coloring::remote_pair::RemotePair;
use crate::advanced::single_digit::{
    empty_rectangle::EmptyRectangle, skyscraper::Skyscraper, turbot_fish::TurbotFish, two_string_kite::TwoStringKite,
};
use crate::advanced::wings::{
    h_wing::HWing, l_wing::LWing, m_wing::MWing, s_wing::SWing, w_wing::WWing, xy_wing::XyWing,
};
use crate::base::context::{Context, TechniqueLookup};
use crate::base::shape::ArgumentShape as Shape;
use crate::base::technique::Technique;
use crate::intermediate::{
    arrow_bounds::ArrowBounds, between_bounds::BetweenBounds, cage_combinations::CageCombinations,
    line_bounds::LineBounds, quadruple_places::QuadruplePlaces, region_sum_equality::RegionSumEquality,
    renban_range::RenbanRange, sandwich_combinations::SandwichCombinations,
};
use crate::run::registry::TECHNIQUES;
use crate::ultimate::{
    cell_forcing_chain::CellForcingChain, cell_forcing_net::CellForcingNet,
    forcing_net_contradiction::ForcingNetContradiction, forcing_net_plus::ForcingNetPlus, hypothesis::Hypothesis,
    hypothesis_double::HypothesisDouble, hypothesis_triple::HypothesisTriple, nested_forcing_net::NestedForcingNet,
    nishio_forcing_chain::NishioForcingChain, region_forcing_chain::RegionForcingChain,
    region_forcing_net::RegionForcingNet, whip::Whip,
};
use qedoku_core::Board;

impl<'a> Context<'a> {
    /// A position in which every house is to be looked at.
    pub fn new(board: &'a Board, easier: &'a [&'static dyn Technique]) -> Self {
        Self::naming(board, easier, TechniqueLookup { of_shape: info, in_order: TECHNIQUES })
    }
}

/// The technique that an argument of each shape belongs to.
static TECHNIQUE_OF: [(Shape, &Info); Shape::COUNT] = [
    (Shape::CageFilling, &CageCombinations::INFO),
    (Shape::ArrowFilling, &ArrowBounds::INFO),
    (Shape::LineFilling, &LineBounds::INFO),
    (Shape::RegionFilling, &RegionSumEquality::INFO),
    (Shape::SandwichFilling, &SandwichCombinations::INFO),
    (Shape::RenbanFilling, &RenbanRange::INFO),
    (Shape::BetweenFilling, &BetweenBounds::INFO),
    (Shape::QuadrupleFilling, &QuadruplePlaces::INFO),
    (Shape::Skyscraper, &Skyscraper::INFO),
    (Shape::TwoStringKite, &TwoStringKite::INFO),
    (Shape::TurbotFish, &TurbotFish::INFO),
    (Shape::EmptyRectangle, &EmptyRectangle::INFO),
    (Shape::XyWing, &XyWing::INFO),
    (Shape::WWing, &WWing::INFO),
    (Shape::SWing, &SWing::INFO),
    (Shape::MWing, &MWing::INFO),
    (Shape::LWing, &LWing::INFO),
    (Shape::HWing, &HWing::INFO),
    (Shape::RemotePair, &RemotePair::INFO),
    (Shape::XChain, &XChain::INFO),
    (Shape::XyChain, &XyChain::INFO),
    (Shape::ContinuousNiceLoop, &ContinuousNiceLoop::INFO),
    (Shape::DiscontinuousNiceLoop, &DiscontinuousNiceLoop::INFO),
    (Shape::Aic, &Aic::INFO),
    (Shape::GroupedContinuousNiceLoop, &GroupedContinuousNiceLoop::INFO),
    (Shape::GroupedDiscontinuousNiceLoop, &GroupedDiscontinuousNiceLoop::INFO),
    (Shape::GroupedAic, &GroupedAic::INFO),
    (Shape::AlsXz, &AlsXz::INFO),
    (Shape::AlsXyWing, &AlsXyWing::INFO),
    (Shape::AlsChain, &AlsChain::INFO),
    (Shape::AlsAic, &AlsAic::INFO),
    (Shape::AhsAic, &AhsAic::INFO),
    (Shape::FishAic, &FishAic::INFO),
    (Shape::UrAic, &UrAic::INFO),
    (Shape::Nishio, &NishioForcingChain::INFO),
    (Shape::CellChains, &CellForcingChain::INFO),
    (Shape::HouseChains, &RegionForcingChain::INFO),
    (Shape::Whip, &Whip::INFO),
    (Shape::Contradiction, &ForcingNetContradiction::INFO),
    (Shape::CellNets, &CellForcingNet::INFO),
    (Shape::HouseNets, &RegionForcingNet::INFO),
    (Shape::PatternNet, &ForcingNetPlus::INFO),
    (Shape::NestedNets, &NestedForcingNet::INFO),
    (Shape::Hypothesis, &Hypothesis::INFO),
    (Shape::HypothesisDouble, &HypothesisDouble::INFO),
    (Shape::HypothesisTriple, &HypothesisTriple::INFO),
];

/// The technique that an argument of this shape is.
const fn info(shape: Shape) -> &'static Info {
    TECHNIQUE_OF[shape as usize].1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shape_stands_at_its_place() {
        let places = TECHNIQUE_OF.iter().map(|(shape, _)| *shape as usize);
        assert!(places.eq(0..Shape::COUNT));
    }
}
