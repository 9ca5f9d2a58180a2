//! Sudoku solved the way a careful person does: every step with its reason, checked by a checker that knows no technique.
//!
//! The library that pages, wheels and programs ask: a [`Session`] is a puzzle and how it is worked on, and
//! [`check`], [`log::prove`], [`generate::generate`] and
//! [`solve::search`] need no more than what they are given. Everyday names stand here, the others in modules by use. [`api`] is all of it as data: a
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
mod breach;
mod breach_text;
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
mod ladder;
mod level;
mod library_line;
mod listing;
mod mistake;
mod mistaken;
mod move_steps;
mod moved;
mod name;
mod names;
mod options;
mod order;
mod outcome_text;
mod outline;
mod position;
mod puzzle_on;
mod question;
mod question_list;
mod read_back;
mod refute;
mod register;
mod removed_by;
mod report_text;
mod rewind;
mod session;
mod single;
mod solution_count;
mod solved;
mod stuck;
mod summary;
mod table_text;
mod technique;
mod worker;

pub mod api;
pub mod coverage;
pub mod formats;
pub mod generate;
pub mod grade;
pub mod hints;
pub mod log;
pub mod render;
pub mod rules;
pub mod solve;
pub mod techniques;
pub mod traces;
pub mod why;
pub mod words;

pub use answer::Answer;
pub use check::{Checked, check};
pub use error::{Error, ErrorKind};
pub use grading::Graded;
pub use hint::Hint;
pub use level::Level;
pub use options::Options;
pub use position::Position;
pub use question::Question;
pub use session::Session;
pub use solved::Solved;
pub use worker::PuzzleWorker;

pub use qedoku_compat::profiles;
pub use qedoku_core::{
    Board, Candidate, Cell, Conclusion, Digit, Grid, House, Layout, Outcome, Pattern, Puzzle, Step, Target, Trace,
    UnknownName,
};
pub use qedoku_explain::{Detail, Lang, Notation, Style, Wording};
pub use qedoku_formats::{Format, read, read_one, write};
pub use qedoku_grade::{Grade, Scale, Scales};
pub use qedoku_techniques::{Profile, Technique, Tier};

/// Runs what the page of the library shows.
#[cfg(doctest)]
#[doc = include_str!("../library.md")]
struct Page;
