//! Boards and steps to describe, in short notation.
#![allow(dead_code, unused_macros, unused_imports, reason = "every test file uses some of it")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
use qedoku_core::{
    AlmostLocked, Assumption, Board, Candidate, CandidateSet, Cell, CellSet, Chain, Conclusion, Digit, DigitSet, Grid,
    House, HouseSet, Layout, Ledger, Pattern, Puzzle, Reason, Single, Slot, Slug, Step, StrongLink, Truth,
};
use qedoku_explain::{Detail, Lang, Notation, StepContext, StepText, Style, Wording};
use std::fmt::Write;
use std::sync::Arc;

pub(crate) const LAYOUT: fn() -> &'static Arc<Layout> = Layout::classic;

/// A board with some digits placed and some candidates eliminated, written as logs write them.
pub(crate) fn board(text: &str) -> Board {
    let mut board = Board::new(LAYOUT(), &Puzzle::from_givens(Grid::EMPTY));
    for (candidate, placed) in text.split_whitespace().map(|it| Candidate::parse(it).unwrap()) {
        if placed {
            board.place(candidate);
        } else {
            board.eliminate(candidate);
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

pub(crate) fn assumption(text: &str) -> Assumption {
    Assumption::parse(text).unwrap()
}

pub(crate) fn set(text: &str) -> CandidateSet {
    text.split_whitespace().map(candidate).collect()
}

/// Cells with blanks or commas between them.
pub(crate) fn cells(text: &str) -> CellSet {
    text.split([' ', ',']).filter(|name| !name.is_empty()).map(|name| Cell::parse(name).unwrap()).collect()
}

/// Digits one after the other.
pub(crate) fn digits(text: &str) -> DigitSet {
    text.chars().map(|c| Digit::from_value(c.to_digit(10).unwrap()).unwrap()).collect()
}

pub(crate) fn house(name: &str) -> House {
    LAYOUT().house_named(name).unwrap()
}

/// Houses with blanks or commas between them.
pub(crate) fn houses(text: &str) -> HouseSet {
    text.split([' ', ',']).map(house).collect()
}

/// An almost locked set: `r1c2,r1c3 {157}` without its brackets.
pub(crate) fn almost_locked(at: &str, held: &str) -> AlmostLocked {
    AlmostLocked { cells: cells(at), digits: digits(held) }
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
pub(crate) fn step(board: &Board, text: &str, pattern: impl Into<Pattern>, base: &[Slot]) -> Step {
    let truths = base.iter().map(|&slot| board.truth(slot)).collect();
    Step {
        technique: Slug::new("any"),
        conclusion: conclusion(text),
        pattern: pattern.into(),
        truths,
        rating: qedoku_core::StepRating::NONE,
    }
}

pub(crate) fn single(board: &Board, conclusion: &str, slot: &str) -> Step {
    let slots = slots(slot);
    step(board, conclusion, Single { slot: slots[0] }, &slots)
}

/// Why one of two ends is true: a slot, or a word with what belongs to it: `als r1c2,r1c3 157`, `als r1c2,r1c3 157
/// r2c5` with a cell beside the set, `ahs r1 12`, `fish 3 r2,r8`, `deadly r1c3=1,r1c3=2`.
pub(crate) fn link(from: CandidateSet, text: &str, to: CandidateSet) -> StrongLink {
    let words: Vec<&str> = text.split(' ').collect();
    let reason = match words.as_slice() {
        ["als", at, held] => Reason::AlmostLocked(almost_locked(at, held)),
        ["als", at, held, beside] => {
            Reason::AlmostLockedAndCell(almost_locked(at, held), cells(beside).single().unwrap())
        }
        ["ahs", at, held] => Reason::AlmostHidden(house(at), digits(held)),
        ["fish", digit, at] => Reason::AlmostFish(digits(digit).single().unwrap(), houses(at)),
        ["deadly", left] => Reason::Deadly(set(&left.replace(',', " "))),
        _ => Reason::of(slots(text)[0], [&from, &to]),
    };
    StrongLink { from, to, reason }
}

/// A step of a chain. Ends and links take turns: `r1c2=5 | r1n5 | r1c8=5 | - | r3c9=5`; `-` is a weak link, and what
/// makes a strong one is written as `link` reads it. If it ends with a weak link, it is a loop.
pub(crate) fn chain(text: &str, concluded: &str, truths: Vec<Truth>) -> Step {
    let parts: Vec<&str> = text.split('|').map(str::trim).collect();
    let weak = parts.iter().skip(3).step_by(4);
    assert!(weak.copied().all(|sign| sign == "-"), "strong and weak links take turns: {text}");
    let links: Vec<StrongLink> = parts.chunks(4).map(|it| link(set(it[0]), it[1], set(it[2]))).collect();
    let is_loop = parts.len().is_multiple_of(4);
    let chain = if is_loop { Chain::closed(links) } else { Chain::open(links) };
    Step {
        technique: Slug::new("any"),
        conclusion: conclusion(concluded),
        pattern: chain.unwrap().into(),
        truths,
        rating: qedoku_core::StepRating::NONE,
    }
}

/// Every style there is a snapshot of: both languages, rows with letters, lines in brief, and texts for beginners.
pub(crate) const VOICES: [Style; 8] = [
    Style::new(Lang::En, Notation::Rc),
    Style::new(Lang::Zh, Notation::Rc),
    Style::new(Lang::En, Notation::A1),
    Style::new(Lang::Zh, Notation::A1),
    Style { detail: Detail::Brief, ..Style::new(Lang::En, Notation::Rc) },
    Style { detail: Detail::Brief, ..Style::new(Lang::Zh, Notation::Rc) },
    Style { wording: Wording::Plain, ..Style::new(Lang::En, Notation::Rc) },
    Style { wording: Wording::Plain, ..Style::new(Lang::Zh, Notation::Rc) },
];

/// A step with all that is said of it, in every style.
pub(crate) fn described(board: &Board, step: &Step) -> String {
    told_after(board, &Ledger::default(), step)
}

/// A step with all that is said of it in every style, where a ledger knows what earlier steps removed.
pub(crate) fn told_after(board: &Board, ledger: &Ledger, step: &Step) -> String {
    let mut text = String::new();
    for style in VOICES {
        StepContext::with_ledger(board, ledger, |context| {
            write_step_text(&StepText::new(&context.with_style(style), "1", step, &|slug| slug.to_string()), &mut text);
        });
    }
    text
}

fn write_step_text(step_text: &StepText, text: &mut String) {
    writeln!(text, "{} [{}] {}", step_text.number, step_text.place, step_text.conclusion).unwrap();
    writeln!(text, "  {}", step_text.sentence()).unwrap();
    for line in step_text.eureka.iter().chain(&step_text.hodoku) {
        writeln!(text, "  {line}").unwrap();
    }
    step_text.nested.iter().for_each(|nested| write_step_text(nested, text));
    step_text.end.iter().for_each(|end| writeln!(text, "  {end}").unwrap());
}

/// Compares with the snapshot of this name.
macro_rules! assert_described {
    ($name:literal, $described:expr) => {
        insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false }, {
            insta::assert_snapshot!($name, $described);
        });
    };
}
pub(crate) use assert_described;
