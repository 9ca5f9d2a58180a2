//! Sudoku solved the way a careful person does: every step with its reason, checked by a checker that knows no technique.
//!
//! What a page, a wheel or a program asks, this crate answers: a [`Session`] is a puzzle and how it is worked on, and
//! [`check`], [`prove`], [`generate`] and [`search`] need no more than what they are given. [`api`] is all of it as data: a
//! request in, a reply out. Every answer can be told
//! (it displays itself, and `describe` takes a [`Style`]) and serialized in the form that the command `qedoku` prints.
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
mod answer;
mod answers;
pub mod api;
mod catalog;
mod check;
mod described_step;
mod diagnose;
mod document;
mod error;
mod faults;
mod generated;
mod grading;
mod hint;
mod hint_message;
mod image;
mod initial_fact;
mod input_columns;
mod judge;
mod level;
mod listing;
pub mod messages;
mod mistake;
mod mistaken;
mod names;
mod options;
mod order;
mod outline;
mod position;
mod question;
mod read_back;
mod refute;
mod register;
mod removed_by;
mod report_text;
mod rewind;
mod session;
mod single;
mod solved;
mod stuck;
mod summary;
mod technique;
mod traces;
pub mod words;
mod worker;

pub use answer::Answer;
pub use answers::Answers;
pub use catalog::{HodokuFields, PageLine, TechniquePage, TechniqueRecord, catalog};
pub use check::{CheckRecord, CheckVerdict, Checked, Facts, LogCheck, ProofRecord, Proved, check, prove, verdict};
pub use described_step::{DescribedStep, describe_steps};
pub use document::{Document, DocumentForm};
pub use error::{Complaint, Error, ErrorKind};
pub use generated::{GeneratedPuzzle, GeneratedRecord, generate};
pub use grading::{
    BottleneckFields, EffortFields, GradeFields, GradeRecord, GradeResult, GradeRun, Graded, hodoku_grade, se_ratings,
};
pub use hint::{Advice, Hint};
pub use hint_message::HintMessage;
pub use image::log_image;
pub use input_columns::{InputColumns, TableColumns};
pub use judge::judge;
pub use level::Level;
pub use listing::{Counts, Listing, StepChoice};
pub use messages::Id;
pub use mistake::{ClashRecord, ContradictionRecord, Mistake, MistakeRecord, Mistaken, Mistakes, RepeatedEntry};
pub use names::{Names, counts};
pub use options::Options;
pub use order::{
    PuzzleSearch, PuzzleSpec, SearchAttempt, SearchPlan, SearchResult, SearchResultRecord, read_range, read_se,
};
pub use position::Position;
pub use question::Question;
pub use register::Registered;
pub use removed_by::RemovedBy;
pub use rewind::{LastValidPosition, LastValidRecord, entry, rewind};
pub use session::Session;
pub use single::StepChecker;
pub use solved::{Searched, Solved, search};
pub use stuck::Stuck;
pub use summary::Summary;
pub use technique::technique;
pub use traces::{
    ChatLine, ChatMessage, RoundLine, RoundsLine, SHAH_LENGTH, SHAH_STRATEGIES, StepLine, TraceLine, TraceOptions,
    TraceState, Traced, Tracer, UnrolledLine, hrm_rows, shah_row,
};
pub use worker::PuzzleWorker;

pub use qedoku_core::wire::{Message, Outline};
pub use qedoku_core::{
    Board, Candidate, Cell, Conclusion, Digit, Grid, HodokuLevel, House, Layout, Outcome, Pattern, Puzzle, Slug, Step,
    Target, Trace, Truth, UnknownName,
};
pub use qedoku_explain::{Detail, Lang, Notation, OpenSteps, Style, Wording};
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
