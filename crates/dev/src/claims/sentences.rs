//! The sentences that are tested: those of steps, and of the steps inside them, in every style.
use qedoku_compat::named;
use qedoku_core::{Board, Conclusion, Layout, Ledger, Pattern, Puzzle, Step};
use qedoku_explain::{Detail, Lang, StepContext, StepText, Style, Wording};
use qedoku_fixtures::{CaseError, Expectation, TechniqueCase, cases, cases_under_any_rules, rule_cases, slugs};
use qedoku_techniques::{Context, Profile, Sink, Solver, TECHNIQUES, Want, instances};
use std::sync::Arc;

/// A sentence with the position it speaks of.
pub(super) struct ReadSentence<'b> {
    pub(super) technique: String,
    pub(super) style: Style,
    /// The sentence without its period.
    pub(super) text: String,
    pub(super) board: &'b Board,
    pub(super) conclusion: Conclusion,
}

/// Tells the steps that all cases expect.
pub(super) fn of_cases(take: &mut dyn FnMut(ReadSentence<'_>)) -> Result<(), CaseError> {
    for slug in slugs() {
        for case in cases(&slug)? {
            let (Some(technique), Expectation::Step(expected)) = (named(&slug), case.expect) else { continue };
            let board = case.board();
            let easier = TECHNIQUES.iter().take_while(|known| known.info().slug != slug).count();
            let mut sink = Sink::new(&board, Want::All, technique);
            let _ = technique.search(&Context::new(&board, &TECHNIQUES[..easier]), &mut sink);
            if let Some(step) = sink.into_steps().into_iter().find(|step| step.conclusion == expected) {
                collect(&board, &Ledger::default(), &step, take);
            }
        }
    }
    Ok(())
}

/// Tells all steps of the techniques of the cases under rules.
pub(super) fn of_rule_cases(take: &mut dyn FnMut(ReadSentence<'_>)) -> Result<(), CaseError> {
    let mut cases = rule_cases()?;
    for slug in slugs() {
        cases.extend(cases_under_any_rules(&slug)?.into_iter().filter(|case| !case.layout.is_classic()));
    }
    for case in &cases {
        of_case(case, take);
    }
    Ok(())
}

/// Tells all steps of the technique of a case.
pub(super) fn of_case(case: &TechniqueCase, take: &mut dyn FnMut(ReadSentence<'_>)) {
    let board = case.board();
    for step in named(&case.slug).map(|technique| instances(technique, &board)).unwrap_or_default() {
        collect(&board, &Ledger::default(), &step, take);
    }
}

/// Solves a puzzle and tells its steps.
pub(super) fn of_puzzle(layout: &Arc<Layout>, puzzle: &Puzzle, take: &mut dyn FnMut(ReadSentence<'_>)) {
    let trace = Solver::new(layout, &Profile::default()).solve(puzzle);
    let mut board = Board::new(layout, puzzle);
    let mut ledger = Ledger::default();
    for (step, number) in trace.steps.iter().zip(1..) {
        collect(&board, &ledger, step, take);
        let before = board.clone();
        board.apply(&step.conclusion);
        ledger.record(number, &before, &board);
    }
}

/// Describes a step and the steps inside it in every style.
fn collect(board: &Board, ledger: &Ledger, step: &Step, take: &mut dyn FnMut(ReadSentence<'_>)) {
    for lang in Lang::ALL {
        let usual = Detail::ALL.map(|detail| Style { language: lang, detail, ..Style::default() });
        let plain = Style { language: lang, wording: Wording::Plain, ..Style::default() };
        for style in usual.into_iter().chain([plain]) {
            let step_text = StepContext::with_ledger(board, ledger, |context| {
                StepText::new(&context.with_style(style), "1", step, &|slug| slug.to_string())
            });
            let technique = step.technique.to_string();
            let conclusion = step.conclusion;
            take(ReadSentence { technique, style, text: step_text.why, board, conclusion });
        }
    }
    let inside: Vec<(_, &[Step])> = match &step.pattern {
        Pattern::Hypothesis(it) => vec![(it.assume, &it.steps)],
        Pattern::Forcing(it) => it.cases.iter().map(|case| (case.assume, case.steps.as_slice())).collect(),
        _ => Vec::new(),
    };
    for (assume, steps) in inside {
        let mut board = board.clone();
        assume.carry_out(&mut board);
        for step in steps {
            collect(&board, ledger, step, take);
            board.apply(&step.conclusion);
        }
    }
}
