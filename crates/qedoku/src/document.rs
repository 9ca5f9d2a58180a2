//! Answers as pictures with text: a page, a drawing, or Markdown.
use crate::catalog::{PageLine, TechniquePage};
use crate::described_step::describe_steps;
use crate::error::Error;
use crate::names::Names;
use crate::words::{self, ProblemText};
use qedoku_core::wire::Outline;
use qedoku_core::{Board, Cell, Grid, Layout, Pattern, Puzzle, Slug, Step, Trace, as_text, choice, printable};
use qedoku_explain::Style;
use qedoku_render::{Help, OpenSteps, StepDocument};
use std::sync::Arc;

/// A form that shows steps as pictures with text.
///
/// ```
/// use qedoku::render::DocumentForm;
/// assert!(DocumentForm::ALL.iter().all(|form| DocumentForm::named(form.word()) == Some(*form)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum DocumentForm {
    /// A page to step through, which needs no network.
    Html,
    /// A drawing of one step.
    Svg,
    /// Markdown with pictures in characters.
    Markdown,
}

impl DocumentForm {
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

    /// The text before the parts of one document.
    pub fn head(self, style: Style, title: &str) -> String {
        match self {
            Self::Html => qedoku_render::head(Layout::classic(), style, title),
            Self::Svg | Self::Markdown => String::new(),
        }
    }

    /// The text after the parts of one document.
    pub const fn tail(self) -> &'static str {
        match self {
            Self::Html => qedoku_render::tail(),
            Self::Svg | Self::Markdown => "",
        }
    }
}

choice!(DocumentForm, "a form", word);
as_text!(DocumentForm);

/// An answer as it is shown.
///
/// ```
/// use qedoku::generate::generate;
/// use qedoku::render::DocumentForm;
/// use qedoku::Session;
///
/// let session = Session::new(generate(7, 1).next().expect("a puzzle").puzzle);
/// let solved = session.solve()?;
/// let shown = solved.document("Monday");
/// assert!(shown.html().starts_with("<!DOCTYPE html>") && shown.markdown().starts_with("# Monday\n"));
/// assert!(shown.svg(Some(1))?.starts_with("<svg ") && shown.svg(Some(1000)).is_err());
/// assert_eq!(shown.html(), [DocumentForm::Html.head(session.options().get_style(), "Monday"), shown.render_part(DocumentForm::Html, None)?, DocumentForm::Html.tail().to_owned()].concat());
/// # Ok::<(), qedoku::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Document<'a> {
    step_document: StepDocument<'a>,
    /// The step that is drawn where only one is and none is named.
    usual: Option<usize>,
}

/// The text before and after the steps of a trace.
#[derive(Debug, Default)]
pub(crate) struct Around {
    pub(crate) opening: Vec<String>,
    pub(crate) closing: Vec<String>,
}

impl<'a> Document<'a> {
    pub(crate) const fn new(step_document: StepDocument<'a>, usual: Option<usize>) -> Self {
        Self { step_document, usual }
    }

    /// A puzzle with nothing done to it.
    pub(crate) fn puzzle(
        layout: &'a Arc<Layout>,
        puzzle: &Puzzle,
        style: Style,
        title: &str,
        opening: Vec<String>,
    ) -> Self {
        let mut step_document = StepDocument::new(style, title, Board::new(layout, puzzle));
        step_document.heading = opening;
        step_document.heading.extend(words::about(layout, puzzle, style));
        // There is nothing else to show of a position that nothing is done to.
        step_document.end = layout.is_full(&puzzle.values).then(|| step_document.start.clone());
        Self::new(step_document, None)
    }

    /// A document in the place of an answer that there is none of: the error, and the puzzle if it could be read.
    ///
    /// ```
    /// use qedoku::render::{Document, DocumentForm};
    /// use qedoku::{ErrorKind, Error, Style};
    ///
    /// let shown = Document::failed(None, Style::default(), "Monday", &Error::new(ErrorKind::Unreadable, "expected <81> cells"));
    /// assert!(shown.render_part(DocumentForm::Html, None)?.contains("expected &lt;81&gt; cells"));
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub fn failed(puzzle: Option<&Puzzle>, style: Style, title: &str, problem: &Error) -> Self {
        let empty = Puzzle::from_givens(Grid::EMPTY);
        let layout = Layout::classic();
        let mut step_document = StepDocument::new(style, title, Board::new(layout, puzzle.unwrap_or(&empty)));
        step_document.heading = vec![printable(&problem.describe(style)).into_owned()];
        step_document.end = None;
        Self::new(step_document, None)
    }

    /// The steps of a trace; `usual` is the one that is drawn where only one is.
    pub(crate) fn trace(trace: &'a Trace, names: &Names, title: &str, around: Around, usual: Option<usize>) -> Self {
        let style = names.get_style();
        let mut step_document = StepDocument::new(style, title, Board::new(&trace.layout, &trace.puzzle));
        step_document.heading = around.opening;
        step_document.heading.extend(words::about(&trace.layout, &trace.puzzle, style));
        let mut step_texts = Vec::new();
        describe_steps(trace, names, |described| step_texts.push((described.step_text, described.before.clone())));
        for (step, (step_text, before)) in trace.steps.iter().zip(step_texts) {
            step_document.push(step, step_text, &before);
        }
        step_document.end = Some(words::reached(trace));
        step_document.closing = around.closing;
        step_document.help = help(&trace.steps, names);
        Self::new(step_document, usual)
    }

    /// Opens on the first step where steps are walked through.
    pub(crate) const fn opening_on_step(mut self) -> Self {
        self.step_document.opens_on_step = true;
        self
    }

    /// Leads to another position, of which something is said.
    pub(crate) fn reaching(mut self, puzzle: &Puzzle, line: String) -> Self {
        self.step_document.end = Some(Board::new(self.step_document.start.layout(), puzzle));
        self.step_document.closing.push(line);
        self
    }

    /// Opens with an outline, and marks the cell that was asked about.
    pub(crate) fn answering(mut self, outline: Outline, asked: Cell) -> Self {
        (self.step_document.outline, self.step_document.asked) = (Some(outline), Some(asked));
        self
    }

    /// Tells these steps below the outline, where Markdown opens with one.
    pub fn opening(mut self, opened: OpenSteps) -> Self {
        self.step_document.opened = opened;
        self
    }

    /// Adds a line on the start.
    pub fn with_line(mut self, line: String) -> Self {
        self.step_document.heading.push(line);
        self
    }

    /// A page that stands for itself.
    pub fn html(&self) -> String {
        qedoku_render::page(&self.step_document)
    }

    /// Markdown with pictures in characters.
    pub fn markdown(&self) -> String {
        qedoku_render::markdown(&self.step_document)
    }

    /// A drawing of one step, by its number from 1; of the one that matters most if none is named, or of the board if
    /// there is no step.
    pub fn svg(&self, step: Option<usize>) -> Result<String, Error> {
        let Some(index) = step.map(|number| number.wrapping_sub(1)).or(self.usual) else {
            return Ok(self.step_document.still());
        };
        let none = || match self.step_document.steps.len() {
            0 => ProblemText::NoDrawings,
            count => ProblemText::NoSuchStep { number: index.wrapping_add(1), count },
        };
        self.step_document.svg(index).ok_or_else(|| Error::of_input(none()))
    }

    /// A drawing of a step, of a case of it, or of a step inside, by its number: `12`, `12.a`, `12.a.3`.
    ///
    /// ```
    /// let session = qedoku::Session::new(qedoku::generate::generate(7, 1).next().expect("a puzzle").puzzle);
    /// let solved = session.solve()?;
    /// assert!(solved.document("Monday").drawing("2")?.contains("<title id=\"qb-title\">2 "));
    /// assert!(solved.document("Monday").drawing("2.a").is_err());
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub fn drawing(&self, number: &str) -> Result<String, Error> {
        let count = self.step_document.steps.len();
        self.step_document.drawing(number).ok_or_else(|| no_step(number, count))
    }

    /// The answer in a form. The step with this number is the one that is drawn, that a page opens on, and that Markdown
    /// tells below an outline.
    ///
    /// ```
    /// use qedoku::generate::generate;
    /// use qedoku::render::DocumentForm;
    /// use qedoku::Session;
    ///
    /// let answer = Session::new(generate(7, 1).next().expect("a puzzle").puzzle).why("r5c9".parse()?)?;
    /// let shown = answer.document("Monday");
    /// assert!(shown.render(DocumentForm::Html, Some("2"))?.contains(" data-open=\"2\""));
    /// assert!(shown.render(DocumentForm::Markdown, Some("2"))?.contains("## 2. "));
    /// assert!(shown.render(DocumentForm::Html, Some("2.a")).is_err());
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub fn render(&self, form: DocumentForm, step: Option<&str>) -> Result<String, Error> {
        let part = self.render_part(form, step)?;
        let style = self.step_document.style;
        let title = &self.step_document.title;
        Ok(if form == DocumentForm::Html { form.head(style, title) + &part + form.tail() } else { part })
    }

    /// The answer as one of several in a document, between its head and its tail.
    pub fn render_part(&self, form: DocumentForm, step: Option<&str>) -> Result<String, Error> {
        if form == DocumentForm::Svg {
            return match step.map(|number| (number, number.parse().ok())) {
                Some((number, None)) => self.drawing(number),
                Some((_, whole)) => self.svg(whole),
                None => self.svg(None),
            };
        }
        let opened;
        let step_document = match step {
            Some(number) if self.step_document.has(number) => {
                opened = self.clone().opening(OpenSteps::Step(number.to_owned()));
                &opened.step_document
            }
            Some(number) => return Err(no_step(number, self.step_document.steps.len())),
            None => &self.step_document,
        };
        Ok(if form == DocumentForm::Html {
            qedoku_render::section(step_document)
        } else {
            qedoku_render::markdown(step_document)
        })
    }
}

/// The error that there is no step with this number.
pub(crate) fn no_step(number: &str, count: usize) -> Error {
    let number = qedoku_core::printable(number).into_owned();
    Error::of_input(match count {
        0 => ProblemText::NothingToShow,
        _ => ProblemText::NoStepToShow { number, count },
    })
}

/// The help on the techniques of some steps and of the steps inside them, in the order of first use.
pub(crate) fn help(steps: &[Step], names: &Names) -> Vec<Help> {
    let mut slugs = Vec::new();
    gather(steps, &mut slugs);
    let known = slugs.into_iter().filter_map(|slug| names.info(slug));
    known
        .map(|info| {
            let page = TechniquePage::new(info, names.get_style());
            Help { technique: info.slug(), name: page.name, facts: page.facts, text: paragraphs(&page.lines) }
        })
        .collect()
}

fn gather<'s>(steps: &'s [Step], slugs: &mut Vec<&'s Slug>) {
    for step in steps {
        if !slugs.contains(&&step.technique) {
            slugs.push(&step.technique);
        }
        match &step.pattern {
            Pattern::Hypothesis(it) => gather(&it.steps, slugs),
            Pattern::Forcing(it) => it.cases.iter().for_each(|case| gather(&case.steps, slugs)),
            _ => {}
        }
    }
}

/// The lines of a page, joined to paragraphs.
fn paragraphs(lines: &[PageLine]) -> Vec<String> {
    let mut done = Vec::new();
    let mut open = String::new();
    for line in lines {
        match line {
            PageLine::Text(text) if !text.is_empty() => {
                if !open.is_empty() {
                    open.push(' ');
                }
                open += text;
            }
            _ => done.extend((!open.is_empty()).then(|| std::mem::take(&mut open))),
        }
        if let PageLine::Heading(heading) = line {
            done.push(format!("## {heading}"));
        }
    }
    done.extend((!open.is_empty()).then_some(open));
    done
}
