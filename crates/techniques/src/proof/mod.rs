//! The truths that a conclusion needs. One search says whether truths bear out a conclusion; the others ask it to find
//! few truths.
mod choice;
mod fewest;
mod joint;
mod picked;
mod truth_list;

pub(crate) use choice::needs_all;
pub(crate) use fewest::fewest;
pub use fewest::truths;
pub(crate) use joint::fewest_by_choices;
pub(crate) use picked::picked;
pub(crate) use truth_list::TruthList;
