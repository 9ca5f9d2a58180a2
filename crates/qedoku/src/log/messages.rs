//! The messages of `json` and `ndjson`.
//!
//! ```
//! use qedoku::generate::generate;
//! use qedoku::log::{describe_steps, messages, Id, Message, Names};
//! use qedoku::{Profile, Session};
//!
//! let made = generate(7, 1).next().expect("a puzzle");
//! let trace = Session::new(made.puzzle).solve()?.trace;
//! let names = Names::new(&Profile::default());
//! let id = Id { number: 3, name: Some("mine") };
//! let log = messages::of_trace(&trace, &names, id, Some(&made.solution));
//! assert_eq!(log[0], messages::begin(&trace.layout, &trace.puzzle, &trace.profile, id));
//! let mut steps = Vec::new();
//! describe_steps(&trace, &names, |told| steps.push(messages::step(&trace.layout, told, &names)));
//! assert_eq!(log[1..=steps.len()], steps[..]);
//! assert_eq!(messages::lines(&log).lines().count(), log.len());
//! assert!(log[0].to_line().contains(r#""id":"mine","line":3"#));
//! # Ok::<(), qedoku::Error>(())
//! ```
use crate::described_step::{DescribedStep, follow_steps};
use crate::error::Error;
use crate::input_columns::InputColumns;
use crate::names::Names;
use crate::stuck::Stuck;
use qedoku_core::wire::{self, Attempt, Begin, End, FORMAT, Message, Notes, Rating, Words};
use qedoku_core::{Grid, Layout, Outcome, Puzzle, Trace};
use qedoku_explain::StepText;
use qedoku_techniques::Info;
use serde::{Deserialize, Deserializer, de};
use serde_json::Map;
use std::sync::Arc;

/// The identity of a puzzle in its batch; a puzzle on its own is the first, without a name.
///
/// ```
/// assert_eq!(qedoku::log::Id::default(), qedoku::log::Id { number: 1, name: None });
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Id<'a> {
    /// The line of the input on which the puzzle begins, or its number among several, from 1.
    pub number: usize,
    /// The name of the puzzle.
    pub name: Option<&'a str>,
}

impl Default for Id<'_> {
    fn default() -> Self {
        Self { number: 1, name: None }
    }
}

/// Messages as they stand in a log, one a line.
pub fn lines(messages: &[Message]) -> String {
    let mut text = String::new();
    for message in messages {
        text += &message.to_line();
        text.push('\n');
    }
    text
}

/// All messages of a run.
pub fn of_trace(trace: &Trace, names: &Names, id: Id<'_>, solution: Option<&Grid>) -> Vec<Message> {
    let mut messages = vec![begin(&trace.layout, &trace.puzzle, &trace.profile, id)];
    follow_steps(trace, names, |number, step, needs, context| {
        let words = qedoku_explain::logged(context, &number.to_string(), step, &|slug| names.name(slug));
        messages.push(of_step(&trace.layout, number, step, needs, words, names));
    });
    let attempts = trace.attempts.iter().zip(1..);
    messages.extend(attempts.map(|(attempt, number)| Message::Attempt(Attempt::new(number, attempt))));
    let hardest = names.hardest(trace).map(Info::slug);
    let end = End::new(trace, solution, hardest.as_ref());
    let next = Stuck::of(trace, names).and_then(|stuck| stuck.next).map(|info| info.slug.to_owned());
    messages.push(Message::End(End { excluded: names.excluded(trace), next, ..end }));
    messages
}

/// The message that begins a run of a profile.
pub fn begin(layout: &Layout, puzzle: &Puzzle, profile: &str, id: Id<'_>) -> Message {
    Message::Begin(Begin {
        engine: Some(env!("CARGO_PKG_VERSION").to_owned()),
        id: id.name.map(str::to_owned),
        line: Some(id.number),
        profile: Some(profile.to_owned()),
        ..Begin::new(layout, puzzle)
    })
}

/// The message of a step.
pub fn step(layout: &Layout, described: DescribedStep<'_>, names: &Names) -> Message {
    let DescribedStep { number, step, needs, step_text, .. } = described;
    of_step(layout, number, step, needs, words(&step_text), names)
}

fn of_step(
    layout: &Layout,
    number: u32,
    step: &qedoku_core::Step,
    needs: Vec<u32>,
    words: Words,
    names: &Names,
) -> Message {
    let info = names.info(&step.technique);
    let notes = Notes {
        tier: info.map(|info| info.tier.word().to_owned()),
        rating: Rating::of(step.rating, info.map(rating).unwrap_or_default()),
        needs: Some(needs),
        words,
    };
    Message::Step(Box::new(wire::Step::new(layout, number, step, notes)))
}

/// The ratings of a technique's steps on the scales.
pub fn rating(info: &Info) -> Rating {
    Rating { se: info.se, hodoku: info.hodoku.map(|hodoku| u32::from(hodoku.score)) }
}

fn words(step_text: &StepText) -> Words {
    Words {
        text: Some(step_text.sentence()),
        notation: step_text.logged.clone(),
        nested: step_text.nested.iter().map(words).collect(),
    }
}

/// The message for a puzzle that cannot be run.
pub fn of_problem(problem: &Error, id: Id<'_>) -> Message {
    Message::Error(wire::Failure {
        id: id.name.map(str::to_owned),
        line: Some(id.number),
        kind: Some(problem.kind.word().to_owned()),
        message: problem.message(),
        record: Map::new(),
    })
}

/// The same messages, where those that begin a run, or say that there is none, have the fields of the record of the input.
///
/// ```
/// use qedoku::log::{messages, Id, InputColumns, Message};
/// use qedoku::{ErrorKind, Error};
/// use qedoku_formats::Stream;
///
/// let record = Stream::new("id,puzzle,level\n7,12,hard\n".as_bytes(), None).next().expect("a record")?;
/// let failed = messages::of_problem(&Error::new(ErrorKind::Unreadable, "too short"), Id::default());
/// let told = messages::beside(vec![failed], &InputColumns::of(&record));
/// assert!(told[0].to_line().ends_with(r#""record":{"id":"7","puzzle":"12","level":"hard"}}"#));
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn beside(mut messages: Vec<Message>, beside: &InputColumns) -> Vec<Message> {
    for message in &mut messages {
        match message {
            Message::Begin(begin) => begin.record = beside.fields(),
            Message::Error(failure) => failure.record = beside.fields(),
            _ => {}
        }
    }
    messages
}

/// The messages of a solution that was found by search. No step was deduced: the digits stand there by trial.
pub fn of_search(layout: &Arc<Layout>, puzzle: &Puzzle, solution: &Grid, id: Id<'_>) -> Vec<Message> {
    let trace = Trace {
        layout: Arc::clone(layout),
        puzzle: *puzzle,
        profile: "search".to_owned(),
        steps: Vec::new(),
        attempts: Vec::new(),
        outcome: Outcome::Hypothesis(*solution),
    };
    vec![begin(&trace.layout, puzzle, &trace.profile, id), Message::End(End::new(&trace, None, None))]
}

/// The version of the format of whatever is written, which is that of the log.
pub(crate) const fn format() -> u32 {
    FORMAT
}

/// Reads a version, which must be one that is known.
pub(crate) fn known_format<'de, D: Deserializer<'de>>(from: D) -> Result<u32, D::Error> {
    let format = u32::deserialize(from)?;
    if format == FORMAT {
        return Ok(format);
    }
    Err(de::Error::custom(format_args!("expected version {FORMAT} of the format, found {format}")))
}
