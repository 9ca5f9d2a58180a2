//! Sudoku solved the way a careful person does: every step with its reason, checked by a checker that knows no technique.
//!
//! What a page, a wheel or a program asks, this crate answers: a [`Session`] is a puzzle and how it is worked on, and
//! [`check`], [`prove`], [`generate`] and [`search`] need no more than what they are given. [`api`] is all of it as data: a
//! request in, a reply out. Every answer can be told
//! (it displays itself, and `tell` takes a [`Voice`]) and serialized in the form that the command `qedoku` prints.
//! Nothing here knows a terminal, a thread, a clock or a file.
//!
//! ```
//! use qedoku::{Session, check};
//!
//! let line = "6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4";
//! let session = Session::read(line)?;
//! let solved = session.solve()?;
//! println!("{solved}{}", session.grade()?);
//! assert!(check(&solved.log()).is_accepted());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
mod accept;
mod advice;
mod advise;
mod answer;
pub mod api;
mod back;
mod beside;
mod catalog;
mod check;
mod faults;
mod grading;
mod ground;
mod hint;
mod hint_message;
mod image;
mod judge;
mod level;
mod listing;
mod made;
pub mod messages;
mod mistake;
mod mistaken;
mod names;
mod nearest;
mod options;
mod order;
mod outline;
mod position;
mod problem;
mod question;
mod read_back;
mod refute;
mod register;
mod reported;
mod session;
mod shown;
mod single;
mod solved;
mod stuck;
mod summary;
mod technique;
mod told;
mod traces;
pub mod words;
mod worker;

pub use answer::{Answer, Answers};
pub use back::{Back, BackRecord, back, entry};
pub use beside::{Beside, Columns};
pub use catalog::{HodokuFields, PageLine, TechniquePage, TechniqueRecord, catalog};
pub use check::{CheckRecord, CheckVerdict, Checked, Facts, LogCheck, ProofRecord, Proved, check, prove, verdict};
pub use grading::{
    BottleneckFields, EffortFields, GradeFields, GradeRecord, GradeResult, GradeRun, Graded, HardestFields,
    LevelFields, ScaleFields, Se118Fields, SeCorrectedFields, SeFields, hodoku_grade, se_ratings,
};
pub use hint::{Advice, Hint};
pub use hint_message::HintMessage;
pub use image::log_image;
pub use judge::judge;
pub use level::Level;
pub use listing::{Choice, Counts, Listing};
pub use made::{Made, MadeRecord, generate};
pub use messages::Id;
pub use mistake::{Clash, ClashRecord, ContradictionRecord, Mistake, MistakeRecord, Mistaken, Mistakes};
pub use names::{Names, counts};
pub use nearest::Nearest;
pub use options::Options;
pub use order::{Found, FoundRecord, Order, Plan, Search, Tried, read_range, read_se};
pub use position::Position;
pub use problem::{Complaint, Kind, Problem};
pub use question::Question;
pub use register::Registered;
pub use session::Session;
pub use shown::{Form, Shown};
pub use single::StepChecker;
pub use solved::{Searched, Solved, search};
pub use stuck::Stuck;
pub use summary::Summary;
pub use technique::technique;
pub use told::{Told, tell};
pub use traces::{
    ChatLine, ChatMessage, RoundLine, RoundsLine, SHAH_LENGTH, SHAH_STRATEGIES, StepLine, TraceLine, TraceOptions,
    TraceState, Traced, Tracer, UnrolledLine, hrm_rows, shah_row,
};
pub use worker::Worker;

pub use qedoku_core::wire::{Message, Outline};
pub use qedoku_core::{
    Board, Candidate, Cell, Conclusion, Digit, Grid, HodokuLevel, House, Layout, Outcome, Pattern, Puzzle, Slug, Step,
    Target, Trace, Truth,
};
pub use qedoku_explain::{CellNames, Detail, Lang, Opened, Voice, Wording};
pub use qedoku_formats::{Format, read, read_one, write};
pub use qedoku_generate::{
    BadShape, Canonical, Draft, GivenMask, GivenShape, GivenSymmetry, Isomorph, RandomDraws, canonical, is_minimal,
};
pub use qedoku_grade::{BadScales, Bottleneck, Effort, Grade, Scale, Scales, SeRatings};
pub use qedoku_techniques::{Info, Method, Profile, Technique, Tier};
pub use qedoku_verify::{Checker, LogReport, traces};
pub use qedoku_why::{InitialFact, Progress};

/// Runs what the page of the library shows.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/library.md")]
struct Page;
