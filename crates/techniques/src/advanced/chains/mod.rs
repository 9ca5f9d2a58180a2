//! Chains: strong and weak links in turn.
pub mod ahs_aic;
pub mod aic;
pub mod als_aic;
pub mod continuous_nice_loop;
pub mod discontinuous_nice_loop;
pub(crate) mod families;
pub mod fish_aic;
pub mod grouped_aic;
pub mod grouped_continuous_nice_loop;
pub mod grouped_discontinuous_nice_loop;
pub mod ur_aic;
pub mod x_chain;
pub mod xy_chain;
