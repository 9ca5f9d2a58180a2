//! Families of techniques that share one search.
use crate::base::shape::ArgumentShape;
use crate::kernels::hypothesis::forced::{Forced, ForcingKind};
use crate::kernels::hypothesis::names::{ForcingNames, HypothesisNames};

/// One digit alone.
pub(super) const NISHIO: Forced = Forced { kind: ForcingKind::Nishio, names: ForcingNames::one(ArgumentShape::Nishio) };

/// Chains of links as they stand on the board. A contradiction by such chains, read backwards, is one of them.
pub(super) const CHAINS: Forced = Forced {
    kind: ForcingKind::Chains,
    names: ForcingNames::of_cases(ArgumentShape::CellChains, ArgumentShape::HouseChains),
};

/// Singles on the board that an assumption leaves.
pub(super) const NETS: Forced = Forced {
    kind: ForcingKind::Nets,
    names: ForcingNames {
        whip: ArgumentShape::Whip,
        contradiction: ArgumentShape::Contradiction,
        cell: ArgumentShape::CellNets,
        house: ArgumentShape::HouseNets,
    },
};

/// All the lower methods.
pub(super) const PLUS: Forced = Forced { kind: ForcingKind::Plus, names: ForcingNames::one(ArgumentShape::PatternNet) };

/// Assumptions inside an assumption.
pub(super) const DOUBLE: HypothesisNames<'_> = stacked(&[ArgumentShape::HypothesisDouble, ArgumentShape::Hypothesis]);

/// Assumptions inside those as well.
pub(super) const TRIPLE: HypothesisNames<'_> =
    stacked(&[ArgumentShape::HypothesisTriple, ArgumentShape::HypothesisDouble, ArgumentShape::Hypothesis]);

const fn stacked(hypotheses: &'static [ArgumentShape]) -> HypothesisNames<'static> {
    let net = [ArgumentShape::CellNets, ArgumentShape::HouseNets];
    HypothesisNames { hypotheses, net, nested: Some(ArgumentShape::NestedNets) }
}
