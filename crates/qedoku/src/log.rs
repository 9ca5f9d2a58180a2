//! Logs: their messages, the steps as they stand in them, the check of what others have written, and proofs.
pub mod messages;

pub use self::messages::Id;
pub use crate::check::{CheckRecord, Facts, LogCheck, ProofRecord, Proved, prove};
pub use crate::described_step::{DescribedStep, describe_steps};
pub use crate::image::log_image;
pub use crate::input_columns::{InputColumns, TableColumns};
pub use crate::names::{Names, counts};
pub use crate::register::Registered;
pub use crate::single::StepChecker;
pub use qedoku_core::wire::{Message, Outline};
pub use qedoku_verify::{
    AttemptFault, Audited, CheckVerdict, Checker, EndFault, Flaw, LogFault, LogReport, Mislabeled, PatternFlaw,
    Register, SlotOnBoard, StepFault, StepVerdict, TechniqueLabel, UncheckedClaim, check_log, proof, traces,
};
