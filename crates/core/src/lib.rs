//! Boards, candidates and steps: what every other crate of Qedoku speaks about.
//!
//! The crate knows the rules and the data, and no technique.
pub mod argument;
mod board;
mod board_map;
mod choice;
mod decoded;
mod depth;
mod encoding;
mod filling_ways;
mod id_text;
mod ids;
mod layout;
mod ledger;
mod phrases;
mod printable;
mod puzzle_text;
mod rating;
mod rule_filling;
mod set;
mod slot;
mod step;
mod sum;
mod sum_bounds;
mod sum_ways;
mod target;
mod trace;
mod under_rules;
mod unknown_name;

pub mod proper;
pub mod search;
pub mod wire;

pub use argument::{
    AlmostLocked, AlmostLockedSubset, Assumption, Blossom, Case, Chain, Choice, Clash, Colors, Confined, Deadly,
    DeadlyKind, Exclusion, Exocet, Filled, Fish, FishBody, FishForm, Forcing, HiddenSubset, HouseGroup, Hypothesis,
    Kraken, LinkedSet, NakedSubset, Path, Pattern, Reason, Ring, RingPlace, RuledOut, SetChain, SetLogic, SetLogicKind,
    Sets, Single, StrongLink, Subset, SueDeCoq, Symmetry, Templates, Total, Wing,
};
pub use board::{Board, Grid, Puzzle};
pub use board_map::BoardMap;
pub use decoded::{DOCUMENT_LIMIT, Decoded};
pub use depth::{DEPTH_LIMIT, NESTED_LIMIT, json_fault, too_deep};
pub use encoding::InputEncoding;
pub use filling_ways::{FillingWays, SandwichWay};
pub use ids::{Candidate, Cell, Digit, House};
pub use layout::{
    CellFactor, Crossing, HouseFamily, HouseKind, Layout, Leftovers, LinearSum, MarkChain, Rule, RuleFault, RuleKind,
    Rules,
};
pub use ledger::Ledger;
pub use printable::{brief, excerpt, is_printable, printable, printable_json};
pub use rating::{HodokuLevel, StepRating};
pub use rule_filling::{RuleFilling, RuleNumber};
#[doc(hidden)]
pub use serde;
pub use set::{CandidateSet, CellSet, DigitSet, HouseSet};
pub use slot::Slot;
pub use step::{Conclusion, Guard, Slug, Step, Symmetric, Truth};
pub use sum::{Addend, Sum, Summand};
pub use sum_bounds::{SumBound, SumPart};
pub use target::Target;
pub use trace::{Attempt, AttemptOutcome, Outcome, OutcomeKind, Trace};
pub use unknown_name::UnknownName;
