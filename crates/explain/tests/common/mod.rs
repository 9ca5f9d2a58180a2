//! Boards and steps to tell, written in short.
#![allow(dead_code, unused_macros, unused_imports, reason = "every test file uses some of it")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
use qedoku_core::{
    Board, Candidate, CandidateSet, Chain, Conclusion, Grid, Layout, Ledger, Link, Pattern, Puzzle, Slot, Slug, Step,
    Truth,
};
use qedoku_explain::{Account, CellNames, Lang, Scene, Voice};
use std::fmt::Write;

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

/// That one of some candidates is true, told of the row of the first.
pub(crate) fn candidate_truths(text: &str) -> Vec<Truth> {
    let members = set(text);
    let first = members.first().unwrap();
    let house = LAYOUT().houses_of(first.cell).first().unwrap();
    vec![Truth::House { house, digit: first.digit, cells: members.plane(first.digit) }]
}

/// Every voice there is a snapshot of: both languages, and rows with letters.
pub(crate) const VOICES: [Voice; 4] = [
    Voice { lang: Lang::En, names: CellNames::Rc },
    Voice { lang: Lang::Zh, names: CellNames::Rc },
    Voice { lang: Lang::En, names: CellNames::A1 },
    Voice { lang: Lang::Zh, names: CellNames::A1 },
];

/// A step with all that is said of it, in every voice.
pub(crate) fn told(board: &Board, step: &Step) -> String {
    told_after(board, &Ledger::default(), step)
}

/// A step with all that is said of it in every voice, where a ledger knows what earlier steps removed.
pub(crate) fn told_after(board: &Board, ledger: &Ledger, step: &Step) -> String {
    let mut text = String::new();
    for voice in VOICES {
        Scene::remembering(LAYOUT(), board, ledger, |scene| {
            write_account(&Account::new(&scene.told_in(voice), "1", step, &|slug| slug.to_string()), &mut text);
        });
    }
    text
}

fn write_account(account: &Account, text: &mut String) {
    writeln!(text, "{} [{}] {}", account.number, account.place, account.conclusion).unwrap();
    writeln!(text, "  {}", account.sentence()).unwrap();
    for line in account.eureka.iter().chain(&account.hodoku) {
        writeln!(text, "  {line}").unwrap();
    }
    account.nested.iter().for_each(|nested| write_account(nested, text));
    account.end.iter().for_each(|end| writeln!(text, "  {end}").unwrap());
}

/// Compares with the snapshot of this name.
macro_rules! assert_told {
    ($name:literal, $told:expr) => {
        insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false }, {
            insta::assert_snapshot!($name, $told);
        });
    };
}
pub(crate) use assert_told;
