//! Logs of a puzzle that is solved.
use super::{PUZZLE, layout, locked, single};
use qedoku_core::wire::{Begin, End, Message, Notes, Step as Written};
use qedoku_core::{Board, Grid, Outcome, Puzzle, Trace};

/// A trace of the puzzle by singles and locked candidates.
pub(crate) fn solved() -> Trace {
    let puzzle = Puzzle::from_givens(Grid::parse_line(PUZZLE).unwrap());
    let mut board = Board::new(layout(), &puzzle);
    let mut steps = vec![];
    while let Some(step) = single(&board).or_else(|| locked(&board)) {
        board.apply(&step.conclusion);
        steps.push(step);
    }
    assert!(board.is_full());
    Trace {
        layout: layout().clone(),
        puzzle,
        profile: "test".to_owned(),
        steps,
        attempts: vec![],
        outcome: Outcome::Solved,
    }
}

/// The messages of a trace.
pub(crate) fn written(trace: &Trace) -> Vec<Message> {
    let begin = Begin { id: Some("one".to_owned()), ..Begin::new(&trace.layout, &trace.puzzle) };
    let mut messages = vec![Message::Begin(begin)];
    for (number, step) in (1..).zip(&trace.steps) {
        messages.push(Message::Step(Box::new(Written::new(&trace.layout, number, step, Notes::default()))));
    }
    messages.push(Message::End(End::new(trace, None, Some(&trace.steps[0].technique))));
    messages
}

pub(crate) fn text(messages: &[Message]) -> String {
    messages.iter().map(|message| message.to_line() + "\n").collect()
}
