//! Boards and steps to tell, written in short.
#![allow(dead_code, reason = "every test file uses some of it")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
use qedoku_core::{
    Board, Candidate, CandidateSet, Chain, Conclusion, Grid, Layout, Link, Pattern, Puzzle, Slot, Slug, Step, Truth,
};

pub(crate) const LAYOUT: fn() -> &'static Layout = Layout::classic;

/// A board with some digits placed and some candidates eliminated, written as logs write them.
pub(crate) fn board(text: &str) -> Board {
    let mut board = Board::new(LAYOUT(), &Puzzle::from_givens(Grid::EMPTY));
    for (candidate, placed) in text.split_whitespace().map(|it| Candidate::parse(it).unwrap()) {
        if placed {
            board.place(LAYOUT(), candidate);
        } else {
            board.eliminate(LAYOUT(), candidate);
        }
    }
    board
}

pub(crate) fn slots(text: &str) -> Vec<Slot> {
    text.split_whitespace().map(|name| Slot::parse(name, LAYOUT()).unwrap()).collect()
}

pub(crate) fn candidate(text: &str) -> Candidate {
    Candidate::parse(text).unwrap().0
}

pub(crate) fn set(text: &str) -> CandidateSet {
    text.split_whitespace().map(candidate).collect()
}

pub(crate) fn conclusion(text: &str) -> Conclusion {
    let mut it = Conclusion::default();
    for (candidate, placed) in text.split_whitespace().map(|it| Candidate::parse(it).unwrap()) {
        let set = if placed { &mut it.place } else { &mut it.eliminate };
        set.insert(candidate);
    }
    it
}

/// A step that concludes what the text says, on the truths of the base.
pub(crate) fn step(board: &Board, text: &str, pattern: Pattern, base: &[Slot]) -> Step {
    let truths = base.iter().map(|&slot| board.truth(LAYOUT(), slot)).collect();
    Step { technique: Slug::new("any"), conclusion: conclusion(text), pattern, truths }
}

pub(crate) fn single(board: &Board, conclusion: &str, slot: &str) -> Step {
    let slots = slots(slot);
    step(board, conclusion, Pattern::Single { slot: slots[0] }, &slots)
}

/// A step of a chain. Nodes and links take turns: `r1c2=5 | r1n5 | r1c8=5 | - | r3c9=5`; `-` is a weak link, `unique` a
/// strong one by the uniqueness of the solution, and slots make any other. If it ends with a link, it is a loop.
pub(crate) fn chain(text: &str, concluded: &str, truths: Vec<Truth>) -> Step {
    let parts: Vec<&str> = text.split('|').map(str::trim).collect();
    let nodes: Vec<CandidateSet> = parts.iter().step_by(2).map(|part| set(part)).collect();
    let closed = parts.len().is_multiple_of(2);
    let links = parts.iter().skip(1).step_by(2).enumerate().map(|(index, &link)| {
        let (from, to) = (nodes[index], nodes[(index + 1) % nodes.len()]);
        match link {
            "-" => Link::weak(from, to),
            "unique" => Link { from, to, strong: vec![], unique: true },
            names => Link { from, to, strong: slots(names), unique: false },
        }
    });
    let pattern = Pattern::Chain(Chain { links: links.collect(), closed });
    Step { technique: Slug::new("any"), conclusion: conclusion(concluded), pattern, truths }
}
