//! The last method: a candidate is assumed and refuted.
pub mod cell_forcing_chain;
pub mod cell_forcing_net;
mod families;
pub mod forcing_net_contradiction;
pub mod forcing_net_plus;
pub mod hypothesis;
pub mod hypothesis_double;
pub mod hypothesis_triple;
pub mod nested_forcing_net;
pub mod nishio_forcing_chain;
pub mod one_look_exclusion;
pub mod region_forcing_chain;
pub mod region_forcing_net;
pub mod whip;
