//! A run of steps as a document, of which pages and texts with pictures are made.
use crate::picture::{Caption, Marks, svg};
use qedoku_core::wire::Outline;
use qedoku_core::{Assumption, Board, Cell, CellSet, Pattern, Slug, Step};
use qedoku_explain::{StepContext, StepText, Style};

/// A run of steps as a document.
#[derive(Clone, Debug)]
pub struct StepDocument<'a> {
    /// The style of the texts.
    pub style: Style,
    /// The title.
    pub title: String,
    /// The lines about the start.
    pub heading: Vec<String>,
    /// The position it starts from.
    pub start: Board,
    /// The steps.
    pub steps: Vec<DocumentStep<'a>>,
    /// The lines about the result.
    pub closing: Vec<String>,
    /// The outline of its argument, if it answers a question: a document opens with it.
    pub outline: Option<Outline>,
    /// The cell that was asked about, which every picture marks.
    pub asked: Option<Cell>,
    /// The steps that a text shows below an outline, and on which a page opens.
    pub opened: OpenSteps,
    /// The position it leads to; nothing for steps that do not follow on each other.
    pub end: Option<Board>,
    /// The help for its techniques, for a page to show on a click.
    pub help: Vec<Help>,
    /// True if a page opens on the first step, not on the start.
    pub opens_on_step: bool,
}

/// The help for a technique.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Help {
    /// The technique.
    pub technique: Slug,
    /// The name of the technique.
    pub name: String,
    /// The tier and the ratings, in words.
    pub facts: String,
    /// The words, a paragraph each; headings begin with `## `.
    pub text: Vec<String>,
}

/// The steps that a text shows below an outline.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub enum OpenSteps {
    /// None.
    #[default]
    Folded,
    /// The step with this number: `12`, `12.a`, `12.a.3`. A page opens on it.
    Step(String),
    /// Every one.
    Full,
}

/// A step of a document.
#[derive(Clone, Debug)]
pub struct DocumentStep<'a> {
    /// The step.
    pub step: &'a Step,
    /// The step in words.
    pub step_text: StepText,
    /// The position before it.
    pub before: Board,
}

/// The board and the marks at one step or case, with the frames inside it.
#[derive(Debug)]
pub(crate) struct DocumentFrame<'s> {
    pub(crate) step_text: &'s StepText,
    pub(crate) board: Board,
    pub(crate) marks: Marks,
    /// The step, unless it is a case of a forcing.
    pub(crate) step: Option<&'s Step>,
    pub(crate) nested: Vec<DocumentFrame<'s>>,
}

impl<'a> StepDocument<'a> {
    /// A document without steps yet, which ends where it starts.
    pub fn new(style: Style, title: &str, start: Board) -> Self {
        let title = title.to_owned();
        let end = Some(start.clone());
        Self {
            style,
            title,
            heading: Vec::new(),
            start,
            steps: Vec::new(),
            closing: Vec::new(),
            outline: None,
            asked: None,
            opened: OpenSteps::default(),
            end,
            help: Vec::new(),
            opens_on_step: false,
        }
    }

    /// Adds a step.
    pub fn push(&mut self, step: &'a Step, step_text: StepText, before: &Board) {
        self.steps.push(DocumentStep { step, step_text, before: before.clone() });
    }

    /// Draws the position the document starts from, or, if it leads elsewhere, where it ends.
    pub fn still(&self) -> String {
        let board = self.end.as_ref().unwrap_or(&self.start);
        let text = self.heading.iter().chain(&self.closing).map(String::as_str).collect::<Vec<_>>().join(". ");
        let caption = Caption { title: &self.title, text: &text };
        svg(board, &Marks::default().asking(self.asked), self.style, caption)
    }

    /// Draws one of the steps, counted from 0, on the position before it.
    pub fn svg(&self, index: usize) -> Option<String> {
        let DocumentStep { step, step_text, before } = self.steps.get(index)?;
        let marks = Marks::described(&StepContext::new(before), step, step_text).asking(self.asked);
        let title = format!("{} {}", step_text.name, step_text.conclusion);
        let caption = Caption { title: title.trim(), text: &step_text.reason() };
        Some(svg(before, &marks, self.style, caption))
    }

    /// Draws a step, or a case, or a step inside one, by its number: `12`, `12.a`, `12.a.3`.
    pub fn drawing(&self, number: &str) -> Option<String> {
        let of_step = number.split('.').next()?;
        let DocumentStep { step, step_text, before } = self.steps.iter().find(|it| it.step_text.number == of_step)?;
        let mut frame = DocumentFrame::new(before.clone(), step, step_text, CellSet::EMPTY);
        frame.ask(self.asked);
        let DocumentFrame { step_text, board, marks, .. } = frame.find(number)?;
        let title = format!("{} {} {}", step_text.number, step_text.name, step_text.conclusion);
        let caption = Caption { title: title.trim(), text: &step_text.reason() };
        Some(svg(board, marks, self.style, caption))
    }

    /// True if there is a step, a case of one or a step inside with this number.
    pub fn has(&self, number: &str) -> bool {
        self.steps.iter().any(|step| step.step_text.find(number).is_some())
    }

    /// The frames of all steps.
    pub(crate) fn frames(&self) -> Vec<DocumentFrame<'_>> {
        let mut frames = Vec::new();
        for DocumentStep { step, step_text, before } in &self.steps {
            frames.push(DocumentFrame::new(before.clone(), step, step_text, CellSet::EMPTY));
        }
        for frame in &mut frames {
            frame.ask(self.asked);
        }
        frames
    }

    /// The marks of a picture without a step.
    pub(crate) fn bare(&self) -> Marks {
        Marks::default().asking(self.asked)
    }
}

impl<'s> DocumentFrame<'s> {
    /// Marks the cell that was asked about, here and inside.
    fn ask(&mut self, asked: Option<Cell>) {
        self.marks = std::mem::take(&mut self.marks).asking(asked);
        self.nested.iter_mut().for_each(|frame| frame.ask(asked));
    }

    /// The frame with this number, this one or one inside it.
    pub(crate) fn find(&self, number: &str) -> Option<&Self> {
        if self.step_text.number == number {
            return Some(self);
        }
        let rest = number.strip_prefix(&self.step_text.number)?;
        rest.starts_with('.').then(|| self.nested.iter().find_map(|frame| frame.find(number)))?
    }

    /// True if it fills a cell because nothing else is left there.
    pub(crate) fn is_single(&self) -> bool {
        self.step.is_some_and(|step| matches!(step.pattern, Pattern::Single(_)))
    }

    fn new(board: Board, step: &'s Step, step_text: &'s StepText, assumed: CellSet) -> Self {
        let marks = Marks::described(&StepContext::new(&board), step, step_text).assuming(assumed);
        let nested = match &step.pattern {
            Pattern::Hypothesis(it) => inside(&board, it.assume, &it.steps, &step_text.nested, assumed),
            Pattern::Forcing(forcing) => {
                let cases = forcing.cases.iter().zip(&step_text.nested);
                let context = StepContext::new(&board);
                let draw = |((case, step_text), index): ((&'s qedoku_core::Case, &'s StepText), u8)| DocumentFrame {
                    step_text,
                    board: board.clone(),
                    marks: Marks::of_case(&context, case, index, &step.conclusion).assuming(assumed),
                    step: None,
                    nested: inside(&board, case.assume, &case.steps, &step_text.nested, assumed),
                };
                cases.zip(0..).map(draw).collect()
            }
            _ => Vec::new(),
        };
        Self { step_text, board, marks, step: Some(step), nested }
    }
}

/// The steps after an assumption, each on the board that the assumption and the steps before it leave.
fn inside<'s>(
    board: &Board,
    assume: Assumption,
    steps: &'s [Step],
    step_texts: &'s [StepText],
    assumed: CellSet,
) -> Vec<DocumentFrame<'s>> {
    let assumed = assumed.with(assume.candidate.cell);
    let mut board = board.clone();
    assume.carry_out(&mut board);
    let mut frames = Vec::new();
    for (step, step_text) in steps.iter().zip(step_texts) {
        frames.push(DocumentFrame::new(board.clone(), step, step_text, assumed));
        board.apply(&step.conclusion);
    }
    frames
}
