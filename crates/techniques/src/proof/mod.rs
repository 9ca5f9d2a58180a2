//! Which truths a conclusion needs. One search says whether truths bear something out; whoever wants few of them asks it.
mod choice;
mod fewest;
mod picked;
mod truth_list;

pub(crate) use choice::needs_all;
pub(crate) use fewest::{fewest, truths};
pub(crate) use picked::picked;
pub(crate) use truth_list::TruthList;
