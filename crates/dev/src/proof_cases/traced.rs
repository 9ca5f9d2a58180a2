//! The steps that cases expect.
use qedoku_compat::{Guess, named};
use qedoku_core::{Layout, Outcome, Puzzle, Step, Trace};
use qedoku_fixtures::{CaseError, Expectation, TechniqueCase, cases, slugs};
use qedoku_techniques::{Context, Sink, TECHNIQUES, Want};

/// The cases that fire, in the order of their techniques, but for guesses, which nothing proves.
pub(crate) fn firing() -> Result<Vec<TechniqueCase>, CaseError> {
    let mut all = Vec::new();
    for slug in slugs().into_iter().filter(|slug| slug != Guess::INFO.slug) {
        all.extend(cases(&slug)?.into_iter().filter(|case| case.expect != Expectation::Nothing));
    }
    Ok(all)
}

/// The step that a case expects.
fn expected(case: &TechniqueCase) -> Option<Step> {
    let Expectation::Step(conclusion) = &case.expect else { return None };
    let board = case.board();
    let technique = named(&case.slug)?;
    let easier = TECHNIQUES.iter().take_while(|known| known.info().slug != case.slug).count();
    let mut sink = Sink::new(&board, Want::All, technique);
    let _ = technique.search(&Context::new(&board, &TECHNIQUES[..easier]), &mut sink);
    sink.into_steps().into_iter().find(|step| step.conclusion == *conclusion)
}

/// A trace of that step alone; none if it is not found.
pub(crate) fn traced(case: &TechniqueCase) -> Option<Trace> {
    Some(Trace { layout: case.layout.clone(), ..trace(&case.puzzle, vec![expected(case)?]) })
}

/// A trace of some steps under the classic rules that claims no more than they conclude.
pub(crate) fn trace(puzzle: &Puzzle, steps: Vec<Step>) -> Trace {
    let layout = Layout::classic();
    Trace {
        layout: layout.clone(),
        puzzle: *puzzle,
        profile: String::new(),
        steps,
        attempts: vec![],
        outcome: Outcome::Stuck,
    }
}

/// The name of a case.
pub(crate) fn name(case: &TechniqueCase) -> String {
    format!("{}/{}", case.slug, case.name)
}
