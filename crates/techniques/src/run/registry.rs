//! The techniques, listed by where they are used.
use crate::advanced::almost_locked::{
    almost_locked_pair::AlmostLockedPair, almost_locked_triple::AlmostLockedTriple, als_chain::AlsChain,
    als_xy_wing::AlsXyWing, als_xz::AlsXz, death_blossom::DeathBlossom, sue_de_coq::SueDeCoq,
};
use crate::advanced::chains::{
    ahs_aic::AhsAic, aic::Aic, als_aic::AlsAic, continuous_nice_loop::ContinuousNiceLoop,
    discontinuous_nice_loop::DiscontinuousNiceLoop, fish_aic::FishAic, grouped_aic::GroupedAic,
    grouped_continuous_nice_loop::GroupedContinuousNiceLoop,
    grouped_discontinuous_nice_loop::GroupedDiscontinuousNiceLoop, ur_aic::UrAic, x_chain::XChain, xy_chain::XyChain,
};
use crate::advanced::coloring::{
    medusa_3d::Medusa3d, multi_colors_1::MultiColors1, multi_colors_2::MultiColors2, remote_pair::RemotePair,
    simple_colors_trap::SimpleColorsTrap, simple_colors_wrap::SimpleColorsWrap,
};
use crate::advanced::exclusion::{
    aligned_pair_exclusion::AlignedPairExclusion, aligned_triple_exclusion::AlignedTripleExclusion,
};
use crate::advanced::exocet::{
    junior_exocet::JuniorExocet, junior_exocet_mirror::JuniorExocetMirror, senior_exocet::SeniorExocet,
};
use crate::advanced::fish::basic::{Jellyfish, Leviathan, Squirmbag, Swordfish, Whale, XWing};
use crate::advanced::fish::finned::{
    FinnedJellyfish, FinnedLeviathan, FinnedSquirmbag, FinnedSwordfish, FinnedWhale, FinnedXWing, SashimiJellyfish,
    SashimiLeviathan, SashimiSquirmbag, SashimiSwordfish, SashimiWhale, SashimiXWing,
};
use crate::advanced::fish::franken::{
    FinnedFrankenJellyfish, FinnedFrankenLeviathan, FinnedFrankenSquirmbag, FinnedFrankenSwordfish, FinnedFrankenWhale,
    FinnedFrankenXWing, FrankenJellyfish, FrankenLeviathan, FrankenSquirmbag, FrankenSwordfish, FrankenWhale,
    FrankenXWing,
};
use crate::advanced::fish::mutant::{
    FinnedMutantJellyfish, FinnedMutantLeviathan, FinnedMutantSquirmbag, FinnedMutantSwordfish, FinnedMutantWhale,
    FinnedMutantXWing, MutantJellyfish, MutantLeviathan, MutantSquirmbag, MutantSwordfish, MutantWhale, MutantXWing,
};
use crate::advanced::fish::siamese::{
    SiameseFinnedFrankenJellyfish, SiameseFinnedFrankenSwordfish, SiameseFinnedJellyfish, SiameseFinnedMutantJellyfish,
    SiameseFinnedMutantSwordfish, SiameseFinnedSwordfish, SiameseFinnedXWing, SiameseSashimiJellyfish,
    SiameseSashimiSwordfish, SiameseSashimiXWing,
};
use crate::advanced::kraken::{kraken_fish_type_1::KrakenFishType1, kraken_fish_type_2::KrakenFishType2};
use crate::advanced::oddagons::tridagon::Tridagon;
use crate::advanced::set_logic::{
    firework_quad::FireworkQuad, firework_triple::FireworkTriple, multi_sector_locked_set::MultiSectorLockedSet,
    sk_loop::SkLoop,
};
use crate::advanced::single_digit::{
    broken_wing::BrokenWing, dual_empty_rectangle::DualEmptyRectangle, dual_two_string_kite::DualTwoStringKite,
    empty_rectangle::EmptyRectangle, skyscraper::Skyscraper, turbot_fish::TurbotFish, two_string_kite::TwoStringKite,
};
use crate::advanced::templates::{
    pattern_overlay::PatternOverlay, template_delete::TemplateDelete, template_set::TemplateSet,
};
use crate::advanced::uniqueness::{
    avoidable_rectangle_1::AvoidableRectangle1, avoidable_rectangle_2::AvoidableRectangle2,
    bivalue_oddagon::BivalueOddagon, bug_plus_1::BugPlus1, bug_plus_n::BugPlusN, bug_type_2::BugType2,
    bug_type_3::BugType3, bug_type_4::BugType4, extended_rectangle::ExtendedRectangle,
    gurths_symmetrical_placement::GurthsSymmetricalPlacement, hidden_rectangle::HiddenRectangle,
    unique_loop_1::UniqueLoop1, unique_loop_2::UniqueLoop2, unique_loop_3::UniqueLoop3, unique_loop_4::UniqueLoop4,
    unique_rectangle_1::UniqueRectangle1, unique_rectangle_2::UniqueRectangle2, unique_rectangle_3::UniqueRectangle3,
    unique_rectangle_4::UniqueRectangle4, unique_rectangle_5::UniqueRectangle5, unique_rectangle_6::UniqueRectangle6,
};
use crate::advanced::wings::{
    grouped_w_wing::GroupedWWing, h_wing::HWing, l_wing::LWing, m_wing::MWing, s_wing::SWing,
    tuvwxyz_wing::TuvwxyzWing, uvwxyz_wing::UvwxyzWing, vwxyz_wing::VwxyzWing, w_wing::WWing, wxyz_wing::WxyzWing,
    xy_wing::XyWing, xyz_wing::XyzWing,
};
use crate::base::technique::Technique;
use crate::intermediate::{
    arrow_bounds::ArrowBounds,
    between_bounds::BetweenBounds,
    cage_combinations::CageCombinations,
    cage_house_interaction::CageHouseInteraction,
    cage_must::CageMust,
    claiming::Claiming,
    cross_hatching::CrossHatching,
    direct_claiming::DirectClaiming,
    direct_hidden_pair::DirectHiddenPair,
    direct_hidden_triple::DirectHiddenTriple,
    direct_pointing::DirectPointing,
    dot_chain::DotChain,
    equal_sets::EqualSets,
    hidden_single::{HiddenSingleBox, HiddenSingleColumn, HiddenSingleRegion, HiddenSingleRow},
    innie::Innie,
    killer_subsets::{KillerPair, KillerTriple},
    law_of_leftovers::LawOfLeftovers,
    line_bounds::LineBounds,
    line_exclusion::LineExclusion,
    missing_partner::MissingPartner,
    outie::Outie,
    pointing::Pointing,
    quadruple_places::QuadruplePlaces,
    region_sum_equality::RegionSumEquality,
    renban_range::RenbanRange,
    rule_clash::RuleClash,
    rule_of_45::RuleOf45,
    sandwich_combinations::SandwichCombinations,
    subsets::{HiddenPair, HiddenQuad, HiddenTriple, LockedPair, LockedTriple, NakedPair, NakedQuad, NakedTriple},
    sum_bounds::SumBounds,
    thermometer_bounds::ThermometerBounds,
};
use crate::simple::{full_house::FullHouse, naked_single::NakedSingle};
use crate::ultimate::{
    cell_forcing_chain::CellForcingChain, cell_forcing_net::CellForcingNet,
    forcing_net_contradiction::ForcingNetContradiction, forcing_net_plus::ForcingNetPlus, hypothesis::Hypothesis,
    hypothesis_double::HypothesisDouble, hypothesis_triple::HypothesisTriple, nested_forcing_net::NestedForcingNet,
    nishio_forcing_chain::NishioForcingChain, one_look_exclusion::OneLookExclusion,
    region_forcing_chain::RegionForcingChain, region_forcing_net::RegionForcingNet, whip::Whip,
};

/// The techniques of the default profile, easiest first.
pub static TECHNIQUES: &[&dyn Technique] = &[
    &FullHouse,
    &NakedSingle,
    &HiddenSingleBox,
    &HiddenSingleRow,
    &HiddenSingleColumn,
    &HiddenSingleRegion,
    &CageCombinations,
    &ThermometerBounds,
    &MissingPartner,
    &RuleClash,
    &Innie,
    &Outie,
    &CageMust,
    &CageHouseInteraction,
    &ArrowBounds,
    &LineBounds,
    &RegionSumEquality,
    &QuadruplePlaces,
    &RenbanRange,
    &BetweenBounds,
    &SandwichCombinations,
    &LockedPair,
    &LockedTriple,
    &Pointing,
    &Claiming,
    &NakedPair,
    &DotChain,
    &LineExclusion,
    &RuleOf45,
    &KillerPair,
    &HiddenPair,
    &NakedTriple,
    &KillerTriple,
    &HiddenTriple,
    &LawOfLeftovers,
    &NakedQuad,
    &HiddenQuad,
    &SumBounds,
    &XWing,
    &Swordfish,
    &Jellyfish,
    &RemotePair,
    &Skyscraper,
    &DualTwoStringKite,
    &TwoStringKite,
    &TurbotFish,
    &DualEmptyRectangle,
    &EmptyRectangle,
    &AlmostLockedPair,
    &WWing,
    &GroupedWWing,
    &XyWing,
    &XyzWing,
    &AlmostLockedTriple,
    &UniqueRectangle1,
    &UniqueRectangle2,
    &UniqueRectangle3,
    &UniqueRectangle4,
    &UniqueRectangle5,
    &UniqueRectangle6,
    &HiddenRectangle,
    &AvoidableRectangle1,
    &AvoidableRectangle2,
    &FinnedXWing,
    &SashimiXWing,
    &FinnedSwordfish,
    &SashimiSwordfish,
    &FinnedJellyfish,
    &SashimiJellyfish,
    &UniqueLoop1,
    &UniqueLoop2,
    &UniqueLoop3,
    &UniqueLoop4,
    &ExtendedRectangle,
    &MWing,
    &SWing,
    &LWing,
    &HWing,
    &WxyzWing,
    &BugPlus1,
    &BugType2,
    &BugType4,
    &BugType3,
    &BugPlusN,
    &BivalueOddagon,
    &GurthsSymmetricalPlacement,
    &AlignedPairExclusion,
    &VwxyzWing,
    &SueDeCoq,
    &FireworkTriple,
    &FireworkQuad,
    &SimpleColorsTrap,
    &SimpleColorsWrap,
    &MultiColors1,
    &MultiColors2,
    &BrokenWing,
    &Medusa3d,
    &XChain,
    &XyChain,
    &ContinuousNiceLoop,
    &DiscontinuousNiceLoop,
    &Aic,
    &GroupedContinuousNiceLoop,
    &GroupedDiscontinuousNiceLoop,
    &GroupedAic,
    &AlsXz,
    &AlsXyWing,
    &AlsChain,
    &DeathBlossom,
    &SkLoop,
    &MultiSectorLockedSet,
    &AlsAic,
    &AhsAic,
    &FishAic,
    &UrAic,
    &JuniorExocet,
    &JuniorExocetMirror,
    &SeniorExocet,
    &Tridagon,
    &NishioForcingChain,
    &CellForcingChain,
    &RegionForcingChain,
    &Whip,
    &ForcingNetContradiction,
    &CellForcingNet,
    &RegionForcingNet,
    &ForcingNetPlus,
    &Hypothesis,
    &NestedForcingNet,
    &HypothesisDouble,
    &HypothesisTriple,
];

/// Rules of the documents that stay outside the default profile: others there reach further.
pub static DOCUMENT_RULES: &[&dyn Technique] = &[&EqualSets, &CrossHatching, &OneLookExclusion];

/// The documents' methods, in their order.
pub static DOCUMENTS: &[&dyn Technique] =
    &[&NakedSingle, &HiddenSingleBox, &EqualSets, &CrossHatching, &OneLookExclusion];

/// Two steps seen as one, as Sudoku Explainer rates them; the default profile takes them one by one.
pub static DIRECT: &[&dyn Technique] = &[&DirectPointing, &DirectClaiming, &DirectHiddenPair, &DirectHiddenTriple];

/// Techniques that take too long, or reach too little, to run at every position.
pub static ON_REQUEST: &[&dyn Technique] = &[
    &UvwxyzWing,
    &TuvwxyzWing,
    &AlignedTripleExclusion,
    &Squirmbag,
    &Whale,
    &Leviathan,
    &FinnedSquirmbag,
    &FinnedWhale,
    &FinnedLeviathan,
    &SashimiSquirmbag,
    &SashimiWhale,
    &SashimiLeviathan,
    &SiameseFinnedXWing,
    &SiameseSashimiXWing,
    &SiameseFinnedSwordfish,
    &SiameseSashimiSwordfish,
    &SiameseFinnedJellyfish,
    &SiameseSashimiJellyfish,
    &FrankenXWing,
    &FinnedFrankenXWing,
    &FrankenSwordfish,
    &FinnedFrankenSwordfish,
    &FrankenJellyfish,
    &FinnedFrankenJellyfish,
    &FrankenSquirmbag,
    &FinnedFrankenSquirmbag,
    &FrankenWhale,
    &FinnedFrankenWhale,
    &FrankenLeviathan,
    &FinnedFrankenLeviathan,
    &SiameseFinnedFrankenSwordfish,
    &SiameseFinnedFrankenJellyfish,
    &MutantXWing,
    &FinnedMutantXWing,
    &MutantSwordfish,
    &FinnedMutantSwordfish,
    &MutantJellyfish,
    &FinnedMutantJellyfish,
    &MutantSquirmbag,
    &MutantWhale,
    &MutantLeviathan,
    &FinnedMutantSquirmbag,
    &FinnedMutantWhale,
    &FinnedMutantLeviathan,
    &SiameseFinnedMutantSwordfish,
    &SiameseFinnedMutantJellyfish,
    &KrakenFishType1,
    &KrakenFishType2,
    &TemplateSet,
    &TemplateDelete,
    &PatternOverlay,
];

/// The technique with this slug, for tests.
#[cfg(test)]
pub(crate) fn named(slug: &str) -> Option<&'static dyn Technique> {
    TECHNIQUES.iter().chain(ON_REQUEST).copied().find(|technique| technique.info().slug == slug)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiers_stand_in_order() {
        for profile in [TECHNIQUES, DOCUMENTS] {
            assert!(profile.is_sorted_by_key(|technique| technique.info().tier));
        }
    }
}
