//! The names of moves: each technique gives the move, is checked and described; what is false is shown to be.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
use qedoku::generate::generate;
use qedoku::log::Id;
use qedoku::why::Naming;
use qedoku::{Lang, Session, Style, Target, Tier};
use qedoku_core::{Board, Candidate, Digit, Layout, Puzzle};
use qedoku_verify::Checker;

/// Positions on the way through runs, with the moves that the runs make there.
fn positions() -> Vec<(Puzzle, Vec<Target>)> {
    let mut all = Vec::new();
    for made in generate(41, 3) {
        let trace = Session::new(made.puzzle).up_to(Tier::Advanced).solve().unwrap().trace;
        let mut puzzle = made.puzzle;
        let hardest = (0..trace.steps.len()).max_by_key(|&at| trace.steps[at].truths.len()).unwrap();
        for (step, at) in trace.steps.iter().zip(0..) {
            if at == hardest || at == 0 {
                let conclusion = step.conclusion;
                let placed = conclusion.place.iter().map(Target::Place);
                all.push((puzzle, placed.chain(conclusion.eliminate.iter().map(Target::Eliminate)).collect()));
            }
            step.conclusion.place.iter().for_each(|it| puzzle.values.set(it.cell, Some(it.digit)));
            puzzle.removed |= step.conclusion.eliminate;
        }
    }
    all
}

#[test]
fn what_a_run_does_has_the_name_that_it_has_there() {
    let layout = Layout::classic();
    let mut checker = Checker::default();
    let mut several = 0;
    for (puzzle, moves) in positions() {
        let session = Session::new(puzzle).up_to(Tier::Advanced);
        let named = session.name(&moves).unwrap();
        let steps = named.steps();
        assert!(!steps.is_empty() && steps[0].conclusion == named.asked, "{named}");
        let board = Board::new(layout, &puzzle);
        let just = steps.iter().take_while(|step| step.conclusion == named.asked).count();
        assert!(steps[just..].iter().all(|step| step.conclusion != named.asked), "{named}");
        let place = |step: &qedoku_core::Step| {
            let known = session.options().get_profile().techniques();
            known.iter().position(|technique| technique.reports(step.technique.as_str()))
        };
        assert!(steps[..just].windows(2).all(|pair| place(&pair[0]) <= place(&pair[1])), "{named}");
        assert_eq!(
            place(named.described()[0]),
            steps.iter().map(place).min().unwrap(),
            "the easiest is told first: {named}"
        );
        for step in steps {
            assert!(checker.check(&board, step).is_accepted(), "{step}");
        }
        several += usize::from(steps.len() > 1);
        for lang in Lang::ALL {
            let text = named.describe(Style { language: lang, ..Style::default() });
            assert!(text.lines().count() > steps.len() && !text.contains("--"), "{text}");
        }
        let message = named.message(Id::default());
        assert_eq!(message.techniques.len(), steps.len());
        assert_eq!(message.techniques.iter().filter(|found| found.just).count(), just);
    }
    assert!(several > 0);
}

#[test]
fn what_is_false_is_shown_to_be_and_what_is_known_is_told() {
    let made = generate(41, 1).next().unwrap();
    let session = Session::new(made.puzzle);
    let right = made.solution.filled().find(|it| made.puzzle.values.get(it.cell).is_none()).unwrap();
    let named = session.name(&[Target::Eliminate(right)]).unwrap();
    assert!(matches!(&named.naming, Naming::False(answers) if answers.len() == 1), "{named}");
    let said = format!("r{}c{}", right.cell.row(), right.cell.column());
    let text = named.to_string();
    assert!(
        text.starts_with(&format!("{said}<>{d} is false: {said} is {d} in the solution", d = right.digit)),
        "{text}"
    );
    assert!(text.contains(&format!("why {right}: ")), "{text}");
    let other = Digit::ALL.into_iter().find(|digit| *digit != right.digit).unwrap();
    let named = session.name(&[Target::Place(Candidate { cell: right.cell, digit: other })]).unwrap();
    assert!(matches!(named.naming, Naming::False(_)), "{named}");
    let given = made.solution.filled().find(|it| made.puzzle.values.get(it.cell).is_some()).unwrap();
    let named = session.name(&[Target::Place(given)]).unwrap();
    assert!(matches!(named.naming, Naming::Known(_)) && named.to_string().contains("a given"), "{named}");
    assert!(session.name(&[]).is_err());
}

#[test]
fn what_takes_several_steps_is_argued_for() {
    let made = generate(41, 1).next().unwrap();
    let trace = Session::new(made.puzzle).solve().unwrap().trace;
    let last = trace.steps.last().unwrap().conclusion.place.first().unwrap();
    let named = Session::new(made.puzzle).name(&[Target::Place(last)]).unwrap();
    let Naming::Argument(Tier::Advanced, answers) = &named.naming else { panic!("{named}") };
    assert!(answers[0].trace.steps.len() > 1);
    assert!(named.to_string().contains("is true, but no technique up to the advanced ones gives it"), "{named}");
}
