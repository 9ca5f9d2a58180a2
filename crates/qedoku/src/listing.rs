//! The steps a position allows, technique by technique.
use crate::document::{Document, help};
use crate::error::Error;
use crate::log::messages::{self, Id};
use crate::names::Names;
use crate::position::Position;
use crate::technique::techniques_named;
use crate::words;
use indexmap::IndexMap;
use qedoku_compat::all;
use qedoku_core::wire::{FindCount, Listed, Message};
use qedoku_core::{Slug, Step};
use qedoku_explain::Style;
use qedoku_render::StepDocument;
use qedoku_techniques::{Info, Profile, Technique, Tier};
use qedoku_verify::Checker;
use serde::{Serialize, Serializer};
use std::fmt;

/// The most steps that are listed of a technique.
const FEW: usize = 10;
/// The most steps that are listed of a technique that is named.
const MORE: usize = 100;

/// The techniques to look for, and the most steps to list of each.
///
/// ```
/// use qedoku::solve::StepChoice;
/// use qedoku::{Profile, Tier};
///
/// assert!(StepChoice::default().techniques().iter().all(|technique| technique.info().tier <= Tier::Advanced));
/// assert!(StepChoice::named(["x-wing", "Naked Pair"]).is_ok_and(|choice| choice.techniques().len() == 2));
/// assert!(StepChoice::named(["x-ring"]).is_err());
/// ```
#[derive(Clone, Debug)]
pub struct StepChoice {
    techniques: Vec<&'static dyn Technique>,
    /// The name of the choice in messages.
    word: &'static str,
    most: usize,
    is_first_alone: bool,
}

impl StepChoice {
    /// The techniques of a profile that need no trial.
    pub fn of(profile: &Profile) -> Self {
        let techniques = profile.clone().up_to(Tier::Advanced).techniques().to_vec();
        Self { techniques, word: profile.name(), most: FEW, is_first_alone: false }
    }

    /// All techniques there are.
    pub fn all() -> Self {
        Self { techniques: all().collect(), word: "all", most: FEW, is_first_alone: false }
    }

    /// These techniques, by slug, name, alias, HoDoKu's code or family, in the order of the registry whatever the order they
    /// are named in.
    pub fn named<'n>(names: impl IntoIterator<Item = &'n str>) -> Result<Self, Error> {
        let named = names.into_iter().map(techniques_named).collect::<Result<Vec<_>, _>>()?.concat();
        let asked = |known: &&dyn Technique| named.iter().any(|technique| technique.info().slug == known.info().slug);
        Ok(Self { techniques: all().filter(asked).collect(), word: "named", most: MORE, is_first_alone: false })
    }

    /// Leaves out the techniques that hold only for puzzles with one solution.
    pub fn without_uniqueness(mut self) -> Self {
        self.techniques.retain(|technique| !technique.info().assumes_unique);
        self
    }

    /// Leaves out the techniques of which this holds.
    pub fn without(mut self, is_left_out: impl Fn(&Info) -> bool) -> Self {
        self.techniques.retain(|technique| !is_left_out(technique.info()));
        self
    }

    /// Looks no farther than the first technique that gives the moves asked for: see [`Session::steps_giving`].
    ///
    /// [`Session::steps_giving`]: crate::Session::steps_giving
    pub const fn first_alone(mut self) -> Self {
        self.is_first_alone = true;
        self
    }

    /// The techniques.
    pub fn techniques(&self) -> &[&'static dyn Technique] {
        &self.techniques
    }

    /// The name of the choice in messages.
    pub const fn word(&self) -> &'static str {
        self.word
    }

    /// True if the first technique is enough.
    pub(crate) const fn is_first_alone(&self) -> bool {
        self.is_first_alone
    }

    /// The most steps that are listed of each technique.
    pub(crate) const fn most(&self) -> usize {
        self.most
    }
}

impl Default for StepChoice {
    fn default() -> Self {
        Self::of(&Profile::default())
    }
}

/// The counts of finds, by technique.
pub type Counts = IndexMap<Slug, FindCount>;

/// The steps of a position, those of one technique after each other, each of them checked. It is serialized as messages.
///
/// ```
/// use qedoku::generate::generate;
/// use qedoku::Session;
///
/// let session = Session::new(generate(7, 1).next().expect("a puzzle").puzzle);
/// let listing = session.steps()?;
/// assert!(listing.faults.is_empty() && listing.found() >= listing.steps.len());
/// assert!(listing.to_string().starts_with("1. "));
/// assert!(serde_json::to_string(&listing).expect("JSON").contains("{\"type\":\"listed\",\"steps\":"));
/// # Ok::<(), qedoku::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Listing {
    /// The position.
    pub position: Position,
    /// The steps.
    pub steps: Vec<Step>,
    /// The counts of finds by technique, if they were counted.
    pub counts: Counts,
    /// True if the search was ended when there was enough.
    pub is_cut: bool,
    /// The errors of the steps that were found but are not accepted: they are in the text, behind the steps, not in the log.
    pub faults: Vec<Error>,
    choice: &'static str,
    names: Names,
}

impl Listing {
    pub(crate) fn new(
        position: &Position,
        choice: &StepChoice,
        found: Vec<Step>,
        counts: Counts,
        checker: &mut Checker,
        style: Style,
    ) -> Self {
        let mut steps = Vec::new();
        let mut faults = Vec::new();
        for step in found {
            match position.accept(checker, step) {
                Ok(step) => steps.push(step),
                Err(problem) => faults.push(problem),
            }
        }
        let choice = choice.word();
        let names = Names::all().style(style);
        Self { position: position.clone(), steps, counts, is_cut: false, faults, choice, names }
    }

    /// The number of conclusions that were found.
    pub fn found(&self) -> usize {
        self.counts.values().map(|found| found.found).sum()
    }

    /// The messages of the steps, for a position of a batch.
    pub fn messages(&self, id: Id<'_>) -> Vec<Message> {
        let Position { board, puzzle, .. } = &self.position;
        let layout = board.layout();
        let mut messages = vec![messages::begin(layout, puzzle, self.choice, id)];
        for (step, number) in self.steps.iter().zip(1..) {
            messages.push(messages::step(layout, self.position.describe(&self.names, number, step), &self.names));
        }
        let techniques = self.counts.iter().map(|(slug, found)| (slug.to_string(), *found)).collect();
        messages.push(Message::Listed(Listed { steps: self.steps.len(), all: false, techniques }));
        messages
    }

    /// The messages of the steps, one a line.
    pub fn log(&self) -> String {
        messages::lines(&self.messages(Id::default()))
    }

    /// The steps as pictures with text, each on the position.
    pub fn document(&self, title: &str) -> Document<'_> {
        let style = self.names.get_style();
        let Position { puzzle, board, .. } = &self.position;
        let mut step_document = StepDocument::new(style, title, board.clone());
        step_document.end = None;
        step_document.help = help(&self.steps, &self.names);
        step_document.heading = words::about(board.layout(), puzzle, style);
        step_document.heading.extend(self.faults.iter().map(|fault| fault.describe(style)));
        for (step, number) in self.steps.iter().zip(1..) {
            step_document.push(step, self.position.describe(&self.names, number, step).step_text, board);
        }
        Document::new(step_document, (!self.steps.is_empty()).then_some(0))
    }

    /// The steps in words, a line for each, and what is not accepted.
    pub fn describe(&self, style: Style) -> String {
        let names = self.names.clone().style(style);
        let described = self.steps.iter().zip(1..).map(|(step, number)| self.position.describe(&names, number, step));
        let faults = self.faults.iter().map(|fault| fault.describe(style) + "\n");
        described.map(|described| words::step(&described)).chain(faults).collect()
    }
}

impl fmt::Display for Listing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.describe(self.names.get_style()))
    }
}

impl Serialize for Listing {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.messages(Id::default()).serialize(serializer)
    }
}
