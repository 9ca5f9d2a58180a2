//! The messages of errors.
use crate::error::Error;
use crate::order::RangeFault;
use qedoku_core::proper::ImproperPuzzle;
use qedoku_core::wire::WireError;
use qedoku_core::{Candidate, Cell, Digit, Target};
use qedoku_formats as text;
use qedoku_generate::{BadShape, MaskFault, NoVariant};
use qedoku_grade::BadScales;
use qedoku_verify::proof::ProofError;
use qedoku_verify::{LogFault, LogReport, StepFault};

/// The messages of errors: why there is no answer.
#[derive(Debug)]
pub(crate) enum ProblemText {
    /// A text that cannot be read.
    Text {
        problem: text::TextFault,
    },
    /// The same, with its place.
    Read {
        line: usize,
        column: usize,
        problem: text::TextFault,
    },
    /// A problem with its place before it.
    At {
        place: String,
        problem: Error,
    },
    /// A deduction that is not accepted.
    NotAccepted {
        what: Error,
    },
    /// A deduction of a technique of one's own that is not accepted.
    NotAcceptedOf {
        technique: String,
        what: Error,
    },
    /// A problem at a step of a run.
    AtStep {
        number: usize,
        what: Error,
    },
    /// Two techniques of a profile, or one of it and one that is known, have the same slug.
    SameSlug {
        slug: &'static str,
    },
    /// A profile or a scale of a program that knows classic rules alone.
    ClassicAlone {
        name: String,
    },
    /// A format that cannot keep the rules of a puzzle.
    RulesNotKept {
        format: String,
        rules: String,
    },
    /// The checker's report of a log.
    Report {
        report: Box<LogReport>,
    },
    /// The checker's objection to a line of a log.
    Reason {
        fault: Box<LogFault>,
    },
    /// The checker's objection to a step.
    StepReason {
        fault: Box<StepFault>,
    },
    /// A field of a message that does not hold what it must.
    Field {
        error: WireError,
    },
    Unproved {
        error: ProofError,
    },
    Wrong {
        candidate: Candidate,
    },
    NotSo {
        candidate: Candidate,
    },
    GuessOnly,
    NoBeginning,
    /// A puzzle that is not proper.
    Improper {
        fault: ImproperPuzzle,
    },
    NoQuestion {
        text: String,
    },
    MoveOfFilled {
        entry: Target,
    },
    MoveOfGiven {
        entry: Target,
        digit: Digit,
    },
    MoveOffBoard {
        entry: Target,
    },
    NoEntry {
        text: String,
    },
    GivenCell {
        entry: Target,
        cell: Cell,
    },
    StartWrong,
    NothingToShow,
    NoStepToShow {
        number: String,
        count: usize,
    },
    NoDrawings,
    NoSuchStep {
        number: usize,
        count: usize,
    },
    NoTechnique {
        name: String,
    },
    Suggested {
        name: String,
        known: Vec<String>,
    },
    TraceFails {
        report: Error,
    },
    OneLog,
    OneTrace,
    ListedLog,
    StepsAlone,
    ArgumentLog,
    StepExpected,
    NoList {
        word: String,
    },
    NoStep {
        error: String,
    },
    NoRequest {
        error: String,
    },
    NotChecked {
        nodes: u64,
    },
    AtLine {
        line: usize,
        error: Error,
    },
    InField {
        field: String,
        error: Error,
    },
    Scales {
        fault: BadScales,
    },
    Shape {
        fault: BadShape,
    },
    Mask {
        fault: MaskFault,
    },
    Range {
        fault: RangeFault,
    },
    NoneCalled {
        what: ChoiceName,
        name: String,
        all: String,
    },
    NoVariant {
        fault: NoVariant,
    },
    ClassicOrder,
    MostPuzzles {
        most: usize,
        found: usize,
    },
    MostCount {
        most: u64,
        found: u64,
    },
    GaveUp {
        tries: u64,
        found: usize,
        count: u64,
    },
}

qedoku_core::phrases! {
    /// The kinds of names of which one is asked for.
    pub(crate) enum ChoiceName {
        Detail => "detail",
        Form => "form",
        Format => "format",
        HintLevel => "level",
        HodokuLevel => "level",
        Language => "language",
        Notation => "notation",
        Profile => "profile",
        Rule => "rule",
        Symmetry => "symmetry",
        Tier => "tier",
        Wording => "wording",
    }
}

/// The contradictions within a puzzle spec.
#[derive(Debug)]
pub(crate) enum OrderText {
    EmptyRange { name: &'static str, least: String, most: String },
    NoRatingAbove { most: String },
    NoRatingBelow,
    Bottlenecks { most: u64 },
    NotOfTheOnly { slug: &'static str },
    NotInDefault { slug: &'static str },
    OtherTier { slug: &'static str, is: String, asked: String },
    OnlyAtMost { hardest: String, tier: String },
    RatedAtMost { tier: String, most: String, asked: String },
    RatedAtLeast { tier: String, least: String, asked: String },
}
