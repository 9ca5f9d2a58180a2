//! Proofs and traces as texts; that another program accepts the proofs is tested where that program can be run.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
mod common;

use qedoku_core::wire::{Begin, End, Message, Notes, Step as Written};
use qedoku_core::{
    Board, Candidate, Cell, Conclusion, Digit, Grid, Layout, Outcome, Pattern, Puzzle, Single, Slot, Slug, Step,
    Target, Trace,
};
use qedoku_verify::proof::{ProofError, ProvedClaim, PseudoBooleanProof, prove};
use qedoku_verify::traces;

const LAST: Candidate = Candidate { cell: Cell::at(9, 9), digit: Digit::D4 };

/// A full grid but for its last cell, and the step that fills it.
fn trace() -> Trace {
    let layout = Layout::classic();
    let line = "69512374874186925323845716981674539252439867137961248548397152616258493795723681.";
    let puzzle = Puzzle::from_givens(Grid::parse_line(line).unwrap());
    let slot = Slot::Cell(LAST.cell);
    let step = Step {
        technique: Slug::new("full-house"),
        conclusion: Conclusion::placing(LAST),
        pattern: Single { slot }.into(),
        truths: vec![Board::new(layout, &puzzle).truth(slot)],
        rating: qedoku_core::StepRating::NONE,
    };
    let outcome = Outcome::Solved;
    Trace {
        layout: layout.clone(),
        puzzle,
        profile: "default".to_owned(),
        steps: vec![step],
        attempts: vec![],
        outcome,
    }
}

fn log(trace: &Trace) -> String {
    let step = Written::new(&trace.layout, 1, &trace.steps[0], Notes::default());
    let begin = Begin { profile: Some(trace.profile.clone()), ..Begin::new(&trace.layout, &trace.puzzle) };
    let messages = [Message::Begin(begin), Message::Step(Box::new(step)), Message::End(End::new(trace, None, None))];
    messages.map(|message| message.to_line()).join("\n")
}

#[test]
fn a_proof_has_a_line_for_each_step_and_ends_in_the_bounds() {
    let proof = prove(&trace()).unwrap();
    assert!(proof.formula.starts_with("* #variable= 729 #constraint= 728\nmin: 1 r1c1n6 "));
    assert_eq!(proof.formula.lines().count(), 730);
    assert!(proof.formula.contains("\n@Tr9c9 1 r9c9n1 1 r9c9n2 "));
    assert!(proof.formula.contains("\n@Lb9n4 -1 r7c7n4 -1 r7c8n4 "));
    assert!(proof.formula.ends_with("\n@Gr9c8n1 1 r9c8n1 >= 1 ;\n"));
    assert!(proof.proof.starts_with("pseudo-Boolean proof version 3.0\nf 728 ;\n% 1 full-house: logic\n"));
    assert!(proof.proof.contains("\n@Pr9c9n4 rup 1 r9c9n4 >= 1 : ~ "));
    assert!(proof.proof.contains(" ;\noutput NONE ;\nconclusion BOUNDS 81 : @N1 81 ;\n"));
    assert_eq!(proof.claim, ProvedClaim::Solution(*trace().reached().values()));
    assert_eq!((proof.logic, proof.uniqueness, proof.searched, proof.assumed), (1, 0, 0, 0));
    assert_eq!(proof.proof, prove(&trace()).unwrap().proof);
}

/// The proof of one step on a board where some cells hold some digits only.
fn proved(cells: &[&str], conclusion: &str, truths: &str) -> PseudoBooleanProof {
    let board = common::board(cells);
    let removed = *common::start(&".".repeat(81)).candidates() - *board.candidates();
    let puzzle = Puzzle { removed, ..Puzzle::from_givens(Grid::EMPTY) };
    let steps = vec![common::step(&board, conclusion, truths)];
    prove(&Trace { puzzle, steps, outcome: Outcome::Stuck, ..trace() }).unwrap()
}

#[test]
fn what_counting_shows_needs_no_search() {
    // Three cells with three digits, any of which leaves the other two a choice.
    let triple = proved(&["r1c1 123", "r1c4 123", "r1c7 123"], "r1c2<>1", "r1c1 r1c4 r1c7");
    assert_eq!((triple.logic, triple.searched), (1, 0));
}

#[test]
fn what_does_not_follow_has_no_proof() {
    let mut wrong = trace();
    wrong.steps[0].truths.clear();
    let error = prove(&wrong).unwrap_err();
    assert_eq!(error, ProofError::Step { number: 1, candidate: Some(LAST) });
    assert_eq!(error.to_string(), "step 1: no proof is found for what it says of r9c9=4");
    let early = Trace { steps: vec![], outcome: Outcome::Reached(Target::Place(LAST)), ..trace() };
    assert_eq!(prove(&early).unwrap_err(), ProofError::End);
    let early = Trace { steps: vec![], ..trace() };
    assert_eq!(prove(&early).unwrap_err(), ProofError::End);
    let early = Trace { steps: vec![], outcome: Outcome::Contradiction(Slot::Cell(LAST.cell)), ..trace() };
    assert_eq!(prove(&early).unwrap_err(), ProofError::End);
}

#[test]
fn traces_are_read_as_they_were_written() {
    for outcome in [Outcome::Solved, Outcome::Stuck, Outcome::Reached(Target::Place(LAST))] {
        let trace = Trace { outcome, ..trace() };
        let text = log(&trace);
        let read = traces(&format!("{text}\n{text}"));
        assert_eq!(read.len(), 2);
        for read in read {
            let read = read.unwrap();
            assert_eq!((read.puzzle, &read.steps, read.outcome), (trace.puzzle, &trace.steps, outcome));
            assert_eq!(read.profile, "default");
        }
    }
}

#[test]
fn what_is_wrong_with_a_trace_is_told_with_its_line() {
    let text = log(&trace());
    let error = |text: &str| traces(text).pop().unwrap().unwrap_err();
    assert!(error(&text.replace("\"solved\"", "\"happy\"")).starts_with("line 3: the outcome happy"));
    assert!(
        error(&text.replace("r9c9=4", "r9c9=x")).starts_with("line 2: "),
        "{}",
        error(&text.replace("r9c9=4", "x"))
    );
    assert!(error("nonsense").starts_with("line 1"));
    let (_, tail) = text.split_once('\n').unwrap();
    assert_eq!(traces(tail).len(), 1, "a step and an end without a beginning");
    assert!(error(tail).contains("it belongs to no puzzle"));
}

#[test]
fn the_truth_of_a_placed_digit_is_there_for_the_other_conclusions() {
    // Row 2 has its 1 in r2c1 alone, row 6 in r6c1 or r6c3: both digits are placed by one step, the second by the first truth.
    let layout = Layout::classic();
    let gone = |row: u8, spared: &[u8]| {
        let columns = (1..=9).filter(|column| !spared.contains(column)).collect::<Vec<u8>>();
        columns.into_iter().map(move |column| Candidate { cell: Cell::at(row, column), digit: Digit::D1 })
    };
    let mut puzzle = Puzzle::from_givens(Grid::EMPTY);
    puzzle.removed = gone(2, &[1]).chain(gone(6, &[1, 3])).collect();
    let board = Board::new(layout, &puzzle);
    let place = |row, column| Candidate { cell: Cell::at(row, column), digit: Digit::D1 };
    let rows = ["r2n1", "r6n1"].map(|name| Slot::parse(name, layout).unwrap());
    let step = Step {
        technique: Slug::new("pattern-overlay"),
        conclusion: Conclusion { place: [place(2, 1), place(6, 3)].into_iter().collect(), ..Conclusion::default() },
        pattern: Pattern::Truths,
        truths: rows.map(|slot| board.truth(slot)).to_vec(),
        rating: qedoku_core::StepRating::NONE,
    };
    let proof = prove(&Trace { puzzle, steps: vec![step], outcome: Outcome::Stuck, ..trace() }).unwrap().proof;
    let line =
        |label: &str| proof.lines().position(|line| line.starts_with(label)).unwrap_or_else(|| panic!("{proof}"));
    assert!(
        line("@Pr2c1n1 ") < line("@Tr2n1 rup 1 r2c1n1 >= 1 ") && line("@Tr2n1 rup ") < line("@Pr6c3n1 "),
        "{proof}"
    );
}
