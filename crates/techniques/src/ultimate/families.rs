//! Which techniques share a search.
use super::{
    cell_forcing_chain::CellForcingChain, cell_forcing_net::CellForcingNet,
    forcing_net_contradiction::ForcingNetContradiction, forcing_net_plus::ForcingNetPlus, hypothesis::Hypothesis,
    hypothesis_double::HypothesisDouble, hypothesis_triple::HypothesisTriple, nested_forcing_net::NestedForcingNet,
    nishio_forcing_chain::NishioForcingChain, region_forcing_chain::RegionForcingChain,
    region_forcing_net::RegionForcingNet, whip::Whip,
};
use crate::Info;
use crate::engine::hypothesis::forced::{Forced, ForcingKind};
use crate::engine::hypothesis::nets::ForcingNames;
use crate::engine::hypothesis::realize::HypothesisNames;

/// One digit alone.
pub(super) const NISHIO: Forced =
    Forced { kind: ForcingKind::Nishio, names: ForcingNames::one(&NishioForcingChain::INFO) };

/// Chains of links as they stand on the board. A contradiction by such chains, read backwards, is one of them.
pub(super) const CHAINS: Forced = Forced {
    kind: ForcingKind::Chains,
    names: ForcingNames::of_cases(&CellForcingChain::INFO, &RegionForcingChain::INFO),
};

/// Singles on the board that an assumption leaves.
pub(super) const NETS: Forced = Forced {
    kind: ForcingKind::Nets,
    names: ForcingNames {
        whip: &Whip::INFO,
        contradiction: &ForcingNetContradiction::INFO,
        cell: &CellForcingNet::INFO,
        house: &RegionForcingNet::INFO,
    },
};

/// All the lower methods.
pub(super) const PLUS: Forced = Forced { kind: ForcingKind::Plus, names: ForcingNames::one(&ForcingNetPlus::INFO) };

/// Assumptions inside an assumption.
pub(super) const DOUBLE: HypothesisNames<'_> = stacked(&[&HypothesisDouble::INFO, &Hypothesis::INFO]);

/// Assumptions inside those as well.
pub(super) const TRIPLE: HypothesisNames<'_> =
    stacked(&[&HypothesisTriple::INFO, &HypothesisDouble::INFO, &Hypothesis::INFO]);

const fn stacked(hypotheses: &'static [&'static Info]) -> HypothesisNames<'static> {
    let net = [&CellForcingNet::INFO, &RegionForcingNet::INFO];
    HypothesisNames { hypotheses, net, nested: Some(&NestedForcingNet::INFO) }
}
