//! HoDoKu's Forcing Chains and Forcing Nets: what every way of a choice leads to, and what leads to a contradiction.
mod branch;
mod conclusions;
mod evidence;
mod facts;
mod path;
mod rows;
mod singles;

pub(super) use rows::Forcings;
