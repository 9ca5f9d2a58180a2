//! Search kernels that several techniques share.
pub(crate) mod choose;
pub(crate) mod counts;
pub(crate) mod hidden_single;
pub(crate) mod hypothesis;
pub(crate) mod locked;
pub(crate) mod subset;
