//! The registry of techniques, the profiles, and the loop that applies them.
pub(crate) mod attempts;
pub(crate) mod instances;
pub(crate) mod profile;
pub(crate) mod registry;
mod shapes;
pub(crate) mod solver;
pub(crate) mod stage;
