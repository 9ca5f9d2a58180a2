//! The techniques with their names, ratings and explanations; and all that a technique of
//! one's own is written with: [`technique!`](macro@technique), [`Context`], [`Sink`], sets, slots and shapes of arguments.
pub use crate::catalog::{HodokuFields, PageLine, TechniquePage, TechniqueRecord, catalog};
pub use crate::technique::{technique, techniques_named};
pub use qedoku_core::{CandidateSet, CellSet, DigitSet, HouseFamily, HouseKind, HouseSet, Slot, Slug, Truth, argument};
pub use qedoku_techniques::{
    Chinese, Collector, Context, Hodoku, Info, Method, Pick, Sink, Stage, StepScale, TechniqueKind, Want, technique,
};
