//! The text of the command's own messages.
mod en;
mod zh;

use crate::plain::Unfit;
use qedoku::Error;
use qedoku::generate::NoVariant;

/// The messages on faults of a command line, or of what it names.
#[derive(Debug)]
pub(crate) enum CommandText {
    IdleOption { option: String, needs: String },
    ReadAndWritten { name: String },
    NoFolder { name: String },
    NoConclusion,
    NoQuestion,
    LookedAt { found: u64, count: u64, tries: u64, share: String },
    NotTraced { scale: String },
    GaveUp { tries: u64, found: u64, count: u64 },
    GaveUpNear { tries: u64, found: u64, count: u64, puzzle: String, facts: String },
    Written { read: usize, written: usize, bad: usize },
    ExpectedInput { what: &'static str },
    UnreadInput { error: String },
    UnreadFile { label: String, error: String },
    UnreadLog { label: String, error: String },
    Unfit { label: String, unfit: Unfit },
    Neither { label: String, refused: Error },
    NoFile { label: String },
    Empty,
    NoCanonical { clash: String },
    NotKept { format: String, rules: String },
    SeeTechniques { problem: Error },
    NothingToProve,
    OfFile { name: String, error: String },
    OfFolder { name: String, error: String },
    PagesOnly,
    OtherFiles { name: String },
    HasFiles { name: String },
    MostOnPage { most: usize },
    OneDrawing,
    OneQuestion,
    WholeStep,
    NotResumed { form: String },
    NotResumedTake { form: String, forms: String },
    OtherHeading { name: String },
    LostColumn { name: String },
    SeveralFound { fault: String, first: String, second: String },
    OtherScale { scale: String },
    SeveralScales,
    Mask { place: String, error: Error },
    NoVariant { fault: NoVariant },
    RulesLost,
    NoMask { place: String, error: Error },
    NoRow,
    Position,
    TracesResumed,
    WritesFiles,
    AugmentsHrm,
    DedupesRead,
    NotListening { port: u16, error: String },
    NoCommand { names: Vec<String> },
    Unwritten { folder: String, error: String },
    Unproved { error: String },
    NoGrades { count: u64 },
    NoCoverage { name: String, error: String },
    TextOrJson,
    NotCounted { label: String, number: usize },
    NoSuite { error: String },
    NoCases,
    NoConformance { name: String, error: String },
    NotBegun { command: String, error: String },
    NotMade { slug: String, made: usize, count: usize, tries: u64 },
    Serving,
    ServingTools,
    NoBrowser { error: String },
    Seed { seed: u64 },
    ToCheck,
    AllGivens { entries: String },
}

/// The texts on what a program made of the cases.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ConformText<'a> {
    Title { command: &'a str, cases: u64, right: u64 },
    Technique,
    Cases,
    Firing,
    NotFiring,
    All,
    Case,
    Verdict,
    Answer,
    Demanded,
    Nothing,
    Expected { expected: &'a str },
    Named { answer: &'a str, name: &'a str },
    False { conclusion: &'a str, digit: u8 },
    FurtherFalse { more: usize },
    Joint,
    More { more: usize },
    Unchanged,
}

/// The title of the log of one puzzle of several: where it was read and its name may be empty.
#[derive(Clone, Copy, Debug)]
pub(crate) enum TitleText<'a> {
    Puzzle { number: usize, at: &'a str, name: &'a str },
}
