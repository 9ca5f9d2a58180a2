//! Checks single steps, each against a position of its own.
use crate::checker::Checker;
use crate::claims::Register;
use crate::replay::Replay;
use crate::report::LogReport;
use qedoku_core::{Layout, Puzzle, Step, wire};
use std::sync::Arc;

impl Checker {
    /// Checks a step as if it were the first of a trace that starts from a position.
    ///
    /// ```
    /// use qedoku_core::{Candidate, Cell, Conclusion, Digit, Grid, Layout, Pattern, Puzzle, StepRating, Slug, Step};
    /// use qedoku_verify::Checker;
    ///
    /// let line = format!("12345678.{}", ".".repeat(72));
    /// let puzzle = Puzzle::from_givens(Grid::parse_line(&line).expect("a grid"));
    /// let place = |digit| Conclusion::placing(Candidate { cell: Cell::at(1, 9), digit });
    /// let step = |conclusion| Step {
    ///     technique: Slug::new("naked-single"),
    ///     conclusion,
    ///     pattern: Pattern::Truths,
    ///     truths: vec![],
    ///     rating: StepRating::NONE,
    /// };
    /// let report = Checker::default().check_from(Layout::classic(), &puzzle, &step(place(Digit::D9)));
    /// assert!(report.flaw.is_some(), "the step rests on nothing");
    /// ```
    pub fn check_from(&mut self, layout: &Arc<Layout>, puzzle: &Puzzle, step: &Step) -> LogReport {
        self.single(layout, puzzle, |replay, checker| replay.step(checker, 1, step, 1))
    }

    /// Checks a step that is written as if it were the first of a log that starts from a position. Its number and the
    /// numbers of the steps it needs belong to the log it was taken from, and are not read.
    ///
    /// ```
    /// use qedoku_core::wire::{Message, messages};
    /// use qedoku_core::{Grid, Layout, Puzzle};
    /// use qedoku_verify::{Checker, TechniqueLabel, Register};
    ///
    /// struct Nothing;
    /// impl Register for Nothing {
    ///     fn label(&self, _: &str) -> Option<TechniqueLabel> { None }
    ///     fn hardest(&self, _: &str, _: &[&str]) -> Option<String> { None }
    /// }
    /// let line = format!("12345678.{}", ".".repeat(72));
    /// let puzzle = Puzzle::from_givens(Grid::parse_line(&line).expect("a grid"));
    /// let text = r#"{"type":"step","technique":"mine","place":["r1c9=9"],"truths":[{"house":"r1","digit":9,"cells":["r1c9"]}]}"#;
    /// let mut accepts = |text: &str| {
    ///     let Some(Ok(Message::Step(step))) = messages(text).next().map(|read| read.map(|it| it.message)) else { return false };
    ///     Checker::default().check_written(Layout::classic(), &puzzle, *step, &Nothing).is_accepted()
    /// };
    /// assert!(accepts(text) && !accepts(&text.replace("r1c9=9", "r1c9=8")));
    /// ```
    pub fn check_written(
        &mut self,
        layout: &Arc<Layout>,
        puzzle: &Puzzle,
        step: wire::Step,
        register: &dyn Register,
    ) -> LogReport {
        let step = wire::Step { n: None, needs: None, ..step };
        self.single(layout, puzzle, |replay, checker| replay.follows(checker, register, &step, 1))
    }

    fn single(
        &mut self,
        layout: &Arc<Layout>,
        puzzle: &Puzzle,
        take: impl FnOnce(&mut Replay, &mut Self) -> bool,
    ) -> LogReport {
        let report = LogReport { line: 1, puzzle: Some(puzzle.given_grid()), ..LogReport::default() };
        let mut replay = Replay::new(layout, puzzle, report);
        if replay.report.flaw.is_none() {
            take(&mut replay, self);
        }
        replay.report
    }
}
