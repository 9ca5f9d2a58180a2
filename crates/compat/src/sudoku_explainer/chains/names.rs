//! The techniques that the finds of Sudoku Explainer's searches of several branches belong to.
use super::argument::{FindKind, LinkMode};
use crate::sudoku_explainer::double_forcing_net::DoubleForcingNet;
use qedoku_techniques::Info;
use qedoku_techniques::ultimate::cell_forcing_chain::CellForcingChain;
use qedoku_techniques::ultimate::cell_forcing_net::CellForcingNet;
use qedoku_techniques::ultimate::forcing_net_contradiction::ForcingNetContradiction;
use qedoku_techniques::ultimate::forcing_net_plus::ForcingNetPlus;
use qedoku_techniques::ultimate::nested_forcing_net::NestedForcingNet;
use qedoku_techniques::ultimate::nishio_forcing_chain::NishioForcingChain;
use qedoku_techniques::ultimate::region_forcing_chain::RegionForcingChain;
use qedoku_techniques::ultimate::region_forcing_net::RegionForcingNet;

/// The technique of a find.
pub(super) fn name(mode: LinkMode, kind: FindKind) -> &'static Info {
    match (mode, kind) {
        (LinkMode { cells: false, .. }, _) => &NishioForcingChain::INFO,
        (LinkMode { dynamic: false, .. }, FindKind::Region(_)) => &RegionForcingChain::INFO,
        (LinkMode { dynamic: false, .. }, _) => &CellForcingChain::INFO,
        (LinkMode { level: 0, .. }, FindKind::Contradiction) => &ForcingNetContradiction::INFO,
        (LinkMode { level: 0, .. }, FindKind::Double) => &DoubleForcingNet::INFO,
        (LinkMode { level: 0, .. }, FindKind::Region(_)) => &RegionForcingNet::INFO,
        (LinkMode { level: 0, .. }, _) => &CellForcingNet::INFO,
        (LinkMode { level: 1, .. }, _) => &ForcingNetPlus::INFO,
        _ => &NestedForcingNet::INFO,
    }
}
