//! Answers as pictures with text: a page, a drawing, or Markdown.
use crate::names::Names;
use crate::problem::{Kind, Problem};
use crate::told::tell;
use crate::words::{self, facts, listed};
use qedoku_core::wire::Outline;
use qedoku_core::{Board, Cell, Layout, Puzzle, Trace};
use qedoku_explain::{self as explain, Opened, Story, Voice};

/// A form that shows steps as pictures with text.
///
/// ```
/// use qedoku::Form;
/// assert!(Form::ALL.iter().all(|form| Form::named(form.word()) == Some(*form)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// A page to step through, which needs no network.
    Html,
    /// One drawing.
    Svg,
    /// Markdown with pictures in characters.
    Markdown,
}

impl Form {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Html, Self::Svg, Self::Markdown];

    /// The word that options and requests use.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Html => "html",
            Self::Svg => "svg",
            Self::Markdown => "markdown",
        }
    }

    /// The form with this word.
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|form| form.word() == word)
    }

    /// What stands before the parts of one document.
    pub fn head(self, voice: Voice, title: &str) -> String {
        match self {
            Self::Html => explain::head(Layout::classic(), voice, title),
            Self::Svg | Self::Markdown => String::new(),
        }
    }

    /// What stands after them.
    pub const fn tail(self) -> &'static str {
        match self {
            Self::Html => explain::tail(),
            Self::Svg | Self::Markdown => "",
        }
    }
}

/// An answer as it is shown.
///
/// ```
/// use qedoku::{Form, Session, generate};
///
/// let session = Session::new(generate(7, 1).next().expect("a puzzle").puzzle);
/// let solved = session.solve()?;
/// let shown = solved.shown("Monday");
/// assert!(shown.html().starts_with("<!DOCTYPE html>") && shown.markdown().starts_with("# Monday\n"));
/// assert!(shown.svg(Some(1))?.starts_with("<svg ") && shown.svg(Some(1000)).is_err());
/// assert_eq!(shown.html(), [Form::Html.head(session.options().voice(), "Monday"), shown.part(Form::Html, None)?, Form::Html.tail().to_owned()].concat());
/// # Ok::<(), qedoku::Problem>(())
/// ```
#[derive(Clone, Debug)]
pub struct Shown<'a> {
    story: Story<'a>,
    /// The step that is drawn where only one is and none is named.
    usual: Option<usize>,
}

/// What is said before and after the steps of a trace.
#[derive(Debug, Default)]
pub(crate) struct Around {
    pub(crate) opening: Vec<String>,
    pub(crate) closing: Vec<String>,
}

impl<'a> Shown<'a> {
    pub(crate) const fn new(story: Story<'a>, usual: Option<usize>) -> Self {
        Self { story, usual }
    }

    /// A puzzle with nothing done to it.
    pub(crate) fn puzzle(puzzle: &Puzzle, voice: Voice, title: &str, opening: Vec<String>) -> Self {
        let layout = Layout::classic();
        let mut story = Story::new(layout, voice, title, Board::new(layout, puzzle));
        story.heading = opening;
        story.heading.push(listed(voice, &facts(voice, puzzle)));
        // There is nothing else to show of a position that nothing is done to.
        story.end = puzzle.values.is_full().then(|| story.start.clone());
        Self::new(story, None)
    }

    /// The steps of a trace; `usual` is the one that is drawn where only one is.
    pub(crate) fn trace(trace: &'a Trace, names: &Names, title: &str, around: Around, usual: Option<usize>) -> Self {
        let voice = names.voice();
        let mut story = Story::new(trace.layout, voice, title, Board::new(trace.layout, &trace.puzzle));
        story.heading = around.opening;
        story.heading.push(listed(voice, &facts(voice, &trace.puzzle)));
        let mut accounts = Vec::new();
        tell(trace, names, |told| accounts.push((told.account, told.before.clone())));
        for (step, (account, before)) in trace.steps.iter().zip(accounts) {
            story.push(step, account, &before);
        }
        story.end = Some(words::reached(trace));
        story.closing = around.closing;
        Self::new(story, usual)
    }

    /// Leads to another position, of which something is said.
    pub(crate) fn reaching(mut self, puzzle: &Puzzle, line: String) -> Self {
        self.story.end = Some(Board::new(self.story.layout, puzzle));
        self.story.closing.push(line);
        self
    }

    /// Opens with an outline, and marks the cell that was asked about.
    pub(crate) fn answering(mut self, outline: Outline, asked: Cell) -> Self {
        (self.story.outline, self.story.asked) = (Some(outline), Some(asked));
        self
    }

    /// Tells these steps below the outline, where Markdown opens with one.
    pub const fn opening(mut self, opened: Opened) -> Self {
        self.story.opened = opened;
        self
    }

    /// Says one line more about the start.
    pub fn saying(mut self, line: String) -> Self {
        self.story.heading.push(line);
        self
    }

    /// A page that stands for itself.
    pub fn html(&self) -> String {
        explain::page(&self.story)
    }

    /// Markdown with pictures in characters.
    pub fn markdown(&self) -> String {
        explain::markdown(&self.story)
    }

    /// A drawing of one step, by its number from 1; of the one that matters most if none is named, or of the board if
    /// there is no step.
    pub fn svg(&self, step: Option<usize>) -> Result<String, Problem> {
        let Some(index) = step.map(|number| number.wrapping_sub(1)).or(self.usual) else {
            return Ok(self.story.still());
        };
        let none = || match self.story.shots.len() {
            0 => "there is no step to draw".to_owned(),
            count => format!("there is no step {}: expected 1 to {count}", index.wrapping_add(1)),
        };
        self.story.svg(index).ok_or_else(|| Problem::new(Kind::Unreadable, none()))
    }

    /// The answer in a form; `step` is for a drawing.
    pub fn whole(&self, form: Form, step: Option<usize>) -> Result<String, Problem> {
        if form == Form::Html { Ok(self.html()) } else { self.part(form, step) }
    }

    /// The answer as one of several in a document, between its head and its tail.
    pub fn part(&self, form: Form, step: Option<usize>) -> Result<String, Problem> {
        match form {
            Form::Html => Ok(explain::section(&self.story)),
            Form::Svg => self.svg(step),
            Form::Markdown => Ok(self.markdown()),
        }
    }
}
