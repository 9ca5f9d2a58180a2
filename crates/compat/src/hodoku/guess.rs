//! HoDoKu's guess, with which a run ends that finds nothing more: a technique, and the last row, which always goes on.
use super::finder::HodokuFinder;
use qedoku_core::search::{Exhaustive, Solutions, Sought};
use qedoku_core::{Candidate, Pattern, Puzzle};
use qedoku_techniques::{Context, Sink, Technique};
use std::ops::ControlFlow;

/// The most guesses that the search for the solution may take; the hardest puzzles known take some thousand.
const GUESSES: u64 = 100_000;

qedoku_techniques::technique! {
    /// A cell takes its digit from the solution, which a search by trial has found. It is no argument, and nothing proves
    /// it: a run that has such a step ends as `guessed`.
    ///
    /// ## Why it holds
    /// It holds because the puzzle has one solution and this is its digit; there is nothing to follow.
    ///
    /// ## How to find it
    /// Not at all: where a person would have to guess, a method is missing. Of the open cells in reading order it takes
    /// the one in the middle, as HoDoKu does.
    pub Guess = "guess", "Guess", Ultimate,
    zh: "猜测" {
        what: "某格直接填入答案中的数，这个答案由试填搜索得出。这不是推理，没有任何证明；含有这种步骤的解题过程以“猜测”告终。",
        why: "只因为题目有唯一解，而这正是解中的数；其中没有可以跟随的道理。",
        find: "无从寻找：需要猜测的地方，就是缺少方法的地方。按 HoDoKu 的做法，取阅读顺序居中的那个空格。",
    }, kind: Trial, aliases: ["brute-force"],
    search: search
}

fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    guessed(cx).map_or(ControlFlow::Continue(()), |candidate| sink.place(candidate, || (Pattern::Guess, Vec::new())))
}

/// The digit of the only solution in the open cell in the middle.
fn guessed(cx: &Context<'_>) -> Option<Candidate> {
    let open = cx.board.open();
    let cell = open.iter().nth(open.len() / 2)?;
    let puzzle = Puzzle::from_givens(*cx.board.values());
    let sought = Exhaustive::on(cx.board.layout()).solutions_within(&puzzle, &mut { GUESSES });
    let Sought { solutions: Solutions::One(grid), is_settled: true } = sought else { return None };
    let candidate = Candidate { cell, digit: grid.get(cell)? };
    cx.board.candidates().contains(candidate).then_some(candidate)
}

pub(super) const GUESS: &[&dyn Technique] = &[&Guess];

/// A digit is taken from the solution.
pub(super) fn row(find: &mut HodokuFinder<'_, '_, '_>) -> ControlFlow<()> {
    let Some(candidate) = guessed(find.cx) else { return ControlFlow::Continue(()) };
    find.place(&Guess::INFO, candidate, || (Pattern::Guess, Vec::new()))
}
