//! A run of steps as it is shown: what pages and texts with pictures are made of.
use crate::account::Account;
use crate::picture::{Caption, Marks, svg};
use crate::scene::Scene;
use crate::voice::Voice;
use qedoku_core::wire::Outline;
use qedoku_core::{Board, Candidate, Cell, CellSet, Layout, Pattern, Step};

/// A run of steps as it is shown.
#[derive(Clone, Debug)]
pub struct Story<'a> {
    /// The houses.
    pub layout: &'a Layout,
    /// How it is told.
    pub voice: Voice,
    /// What stands above it.
    pub title: String,
    /// What is said of the start, a line each.
    pub heading: Vec<String>,
    /// The position it starts from.
    pub start: Board,
    /// The steps.
    pub shots: Vec<Shot<'a>>,
    /// What came of it, a line each.
    pub closing: Vec<String>,
    /// What it comes to, if it answers a question: a document opens with it.
    pub outline: Option<Outline>,
    /// The cell that was asked about, which every picture marks.
    pub asked: Option<Cell>,
    /// Which steps a text tells below an outline.
    pub opened: Opened,
    /// The position it leads to; nothing for steps that do not follow on each other.
    pub end: Option<Board>,
}

/// Which steps a text tells below an outline.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Opened {
    /// None.
    #[default]
    Folded,
    /// The one with this number.
    Step(usize),
    /// Every one.
    Full,
}

/// A step of a story.
#[derive(Clone, Debug)]
pub struct Shot<'a> {
    /// The step.
    pub step: &'a Step,
    /// The step in words.
    pub account: Account,
    /// The position before it.
    pub before: Board,
}

/// What is shown at one moment, and what is shown inside it.
#[derive(Debug)]
pub(crate) struct Frame<'s> {
    pub(crate) account: &'s Account,
    pub(crate) board: Board,
    pub(crate) marks: Marks,
    /// Whether it is a case of a forcing, not a step.
    pub(crate) is_case: bool,
    pub(crate) nested: Vec<Frame<'s>>,
}

impl<'a> Story<'a> {
    /// A story without steps yet, which ends where it starts.
    pub fn new(layout: &'a Layout, voice: Voice, title: &str, start: Board) -> Self {
        let title = title.to_owned();
        let end = Some(start.clone());
        let (heading, shots, closing, opened) = (Vec::new(), Vec::new(), Vec::new(), Opened::default());
        Self { layout, voice, title, heading, start, shots, closing, outline: None, asked: None, opened, end }
    }

    /// Adds a step.
    pub fn push(&mut self, step: &'a Step, account: Account, before: &Board) {
        self.shots.push(Shot { step, account, before: before.clone() });
    }

    /// Draws the position the story starts from, or, if it leads elsewhere, where it ends.
    pub fn still(&self) -> String {
        let board = self.end.as_ref().unwrap_or(&self.start);
        let text = self.heading.iter().chain(&self.closing).map(String::as_str).collect::<Vec<_>>().join(". ");
        let caption = Caption { title: &self.title, text: &text };
        svg(self.layout, board, &Marks::default().asking(self.asked), self.voice, caption)
    }

    /// Draws one of the steps, counted from 0, on the position before it.
    pub fn svg(&self, index: usize) -> Option<String> {
        let Shot { step, account, before } = self.shots.get(index)?;
        let marks = Marks::on(&Scene::new(self.layout, before), step).asking(self.asked);
        let title = format!("{} {}", account.name, account.conclusion);
        let caption = Caption { title: title.trim(), text: &account.sentence() };
        Some(svg(self.layout, before, &marks, self.voice, caption))
    }

    /// What is shown at each step.
    pub(crate) fn frames(&self) -> Vec<Frame<'_>> {
        let mut frames = Vec::new();
        for Shot { step, account, before } in &self.shots {
            frames.push(Frame::new(self.layout, before.clone(), step, account, CellSet::EMPTY));
        }
        for frame in &mut frames {
            frame.ask(self.asked);
        }
        frames
    }

    /// What is shown where no step is.
    pub(crate) fn bare(&self) -> Marks {
        Marks::default().asking(self.asked)
    }
}

impl<'s> Frame<'s> {
    /// Marks the cell that was asked about, here and inside.
    fn ask(&mut self, asked: Option<Cell>) {
        self.marks = std::mem::take(&mut self.marks).asking(asked);
        self.nested.iter_mut().for_each(|frame| frame.ask(asked));
    }

    fn new(layout: &Layout, board: Board, step: &Step, account: &'s Account, assumed: CellSet) -> Self {
        let marks = Marks::on(&Scene::new(layout, &board), step).assuming(assumed);
        let nested = match &step.pattern {
            Pattern::Hypothesis(it) => inside(layout, &board, (it.assume, &it.steps), &account.nested, assumed),
            Pattern::Forcing(forcing) => {
                let cases = forcing.cases.iter().zip(&account.nested);
                let draw = |(case, account): (&qedoku_core::Case, &'s Account)| Frame {
                    account,
                    board: board.clone(),
                    marks: Marks::of_case(case, &step.conclusion).assuming(assumed),
                    is_case: true,
                    nested: inside(layout, &board, (case.assume, &case.steps), &account.nested, assumed),
                };
                cases.map(draw).collect()
            }
            _ => Vec::new(),
        };
        Self { account, board, marks, is_case: false, nested }
    }
}

/// The steps after an assumption, each on the board that the assumption and the steps before it leave.
fn inside<'s>(
    layout: &Layout,
    board: &Board,
    (assume, steps): (Candidate, &[Step]),
    accounts: &'s [Account],
    assumed: CellSet,
) -> Vec<Frame<'s>> {
    let assumed = assumed.with(assume.cell);
    let mut board = board.clone();
    board.place(layout, assume);
    let mut frames = Vec::new();
    for (step, account) in steps.iter().zip(accounts) {
        frames.push(Frame::new(layout, board.clone(), step, account, assumed));
        board.apply(layout, &step.conclusion);
    }
    frames
}
