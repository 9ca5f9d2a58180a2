//! Forcing Chains and Forcing Nets: what every way of a choice leads to, and what leads to a contradiction.
mod conclusions;
mod drawn;
mod evidence;
mod facts;
mod played;
mod rows;
mod singles;

pub(super) use rows::Forcings;
