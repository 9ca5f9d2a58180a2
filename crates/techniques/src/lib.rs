//! Human sudoku techniques, one file or one line of a family each, and the loop that applies the easiest one that fires.
mod base;
mod effort;
pub mod proof;
mod run;

pub mod advanced;
pub mod intermediate;
pub mod kernels;
pub mod simple;
pub mod ultimate;

pub use base::conclusion_log::{ConclusionLog, Move};
pub use base::context::Context;
pub(crate) use base::family::family;
pub use base::info::{Chinese, Hodoku, Info, TechniqueKind, Tier};
pub use base::position_cache::{Cached, PositionCache, Refilled};
pub use base::scale::StepScale;
pub use base::se::length_tenths;
pub use base::shape::ArgumentShape;
pub use base::sink::{Sink, Want};
pub use base::technique::{Collector, Technique};
pub use base::wanted::WantedSteps;
pub use effort::{Method, Round, Rounds};
pub use kernels::links::graph::LinkKinds;
pub use run::instances::{
    Survey, each_instance, each_listed, each_strict, each_wanted, instances, survey, survey_listed, tried_in_vain,
};
pub use run::profile::Profile;
pub use run::registry::{DIRECT, DOCUMENT_RULES, DOCUMENTS, ON_REQUEST, TECHNIQUES};
pub use run::solver::Solver;
pub use run::stage::{Pick, Stage};

/// The items that the macro [`technique!`] names.
#[doc(hidden)]
pub use qedoku_core::{Grid, Layout};
