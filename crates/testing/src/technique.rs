//! Finds the steps of a technique on the board of a case, and checks them.
use crate::case::{Expectation, TechniqueCase};
use qedoku_core::{Board, CellSet, Conclusion, Pattern, Step, Truth, wire};
use qedoku_techniques::{Technique, instances};
use qedoku_verify::{Checker, StepVerdict};

/// All steps that a technique finds on a board.
pub(crate) struct TechniqueRun {
    slug: &'static str,
    steps: Vec<Step>,
}

impl TechniqueRun {
    pub(crate) fn new(technique: &dyn Technique, board: &Board) -> Self {
        Self { slug: technique.info().slug, steps: instances(technique, board) }
    }

    /// The conclusions of all steps together.
    pub(crate) fn conclusion(&self) -> Conclusion {
        self.steps.iter().fold(Conclusion::default(), |all, step| Conclusion {
            place: all.place | step.conclusion.place,
            eliminate: all.eliminate | step.conclusion.eliminate,
        })
    }

    /// The step that concludes what a case expects.
    pub(crate) fn expected(&self, case: &TechniqueCase) -> Option<&Step> {
        let Expectation::Step(must) = case.expect else { return None };
        self.steps.iter().find(|step| step.conclusion == must)
    }

    /// Has every step checked: does its conclusion follow from its truths, and do these hold on the board?
    pub(crate) fn check(&self, board: &Board) -> Result<(), String> {
        let mut checker = Checker::default();
        for step in &self.steps {
            let verdict = checker.check(board, step);
            let guessed = step.pattern == Pattern::Guess && verdict == StepVerdict::Guessed;
            if !verdict.is_accepted() && !guessed {
                return Err(format!("{} concludes {}, and the checker says {verdict:?}", self.slug, step.conclusion));
            }
        }
        Ok(())
    }

    /// Compares with all that a case says, and with what our own steps must be: a pattern with a shape, a form in the
    /// log that can be read back, no superfluous truth.
    pub(crate) fn check_strictly(&self, case: &TechniqueCase, board: &Board) -> Result<(), String> {
        let conclusion = self.conclusion();
        if conclusion != case.allowed {
            return Err(format!("all its instances conclude {conclusion}, the case allows {}", case.allowed));
        }
        if case.expect == Expectation::Nothing {
            return Ok(());
        }
        let Some(step) = self.expected(case) else {
            return Err(format!("no step concludes exactly what is expected; together they conclude {conclusion}"));
        };
        if step.pattern == Pattern::Truths {
            return Err("its pattern has no shape".to_owned());
        }
        let notes = wire::Notes { needs: Some(Vec::new()), ..wire::Notes::default() };
        let read = wire::Step::new(board.layout(), 1, step, notes).to_step(board.layout());
        if read.map(|read| Step { rating: step.rating, ..read }).as_ref() != Ok(step) {
            return Err("its form in the log says something else".to_owned());
        }
        // The steps inside stacked hypotheses rest on truths that another argument, found by search, may do without.
        if step.hypothesis_depth() > 1 {
            return Ok(());
        }
        // That two cells come to a total is a clash of each pair as well: what rests on it names it all the same, and with
        // it these cells.
        let of_two = |truth: &Truth| matches!(truth, Truth::Sum(sum) if sum.cells().len() == 2);
        let pairs = step.truths.iter().filter(|truth| of_two(truth)).map(|truth| truth.members().cells());
        let pairs = pairs.fold(CellSet::EMPTY, |all, cells| all | cells);
        let mut superfluous = Checker::default().superfluous(board, step);
        superfluous.retain(|truth| !truth.members().cells().is_subset(pairs));
        if superfluous.is_empty() { Ok(()) } else { Err(format!("superfluous: {superfluous:?}")) }
    }
}
