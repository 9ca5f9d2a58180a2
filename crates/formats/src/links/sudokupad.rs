//! Links of `SudokuPad` that hold a puzzle: `scf`, `classic` and what f-puzzles packs.
use super::super::error::{TextError, TextFault};
use super::super::line::ReadPuzzle;
use super::escape::{UnescapedLink, escape};
use super::{fpuzzles, is_proper};
use crate::{Format, Wanted};
use qedoku_core::{Cell, CellSet, Digit, Grid, Layout, Puzzle, Rule, RuleKind, Rules};

/// A digit and the blanks behind it, as one character: digit + 10 * blanks.
const GIVENS: &[u8; 60] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";
const MOST_BLANKS: usize = 5;

/// The characters that stand for runs of blanks in the older codec of `classic`, by length.
const RUNS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()[]-.~:@!$&'*,;=_";

/// The largest number of cells of a grid of another size.
const MOST_CELLS: usize = 16 * 16;

const SHORT: &str = "scf";
const CLASSIC: &str = "classic";
const DRAWN: [&str; 2] = ["scl", "ctc"];
const PACKED: [&str; 2] = ["fpuzzles", "fpuz"];

/// True if an id holds a puzzle, by its length and what it begins with.
pub(super) fn is_id(text: &str) -> bool {
    const SHORTEST: usize = 20;
    let known = [SHORT, CLASSIC].into_iter().chain(PACKED);
    let digits = text.contains(|next: char| next.is_ascii_digit());
    text.len() >= SHORTEST && digits && known.into_iter().any(|prefix| text.starts_with(prefix))
}

/// Reads what stands where the id of a puzzle stands. One that begins with nothing known is a name on the server.
pub(super) fn read<'t>(plain: UnescapedLink<'t>, after: &str) -> Result<ReadPuzzle<'t>, TextError> {
    let text = plain.text.clone();
    let new = |puzzle| ReadPuzzle::new(puzzle, Format::SudokuPad);
    if let Some(prefix) = PACKED.into_iter().find(|prefix| text.starts_with(prefix)) {
        let found = fpuzzles::read(&plain.skip(prefix.len()), after)?;
        return Ok(ReadPuzzle { format: Format::SudokuPad, ..found });
    }
    if text.starts_with(SHORT) {
        return short(&plain.skip(SHORT.len()));
    }
    if text.starts_with(CLASSIC) {
        return classic(&plain.skip(CLASSIC.len())).map(new);
    }
    if let Some(prefix) = DRAWN.into_iter().find(|prefix| text.starts_with(prefix) && text.len() > 20) {
        let problem = TextFault::Rule(format!("{prefix}, SudokuPad's own form, in which rules are words and drawings"));
        return Err(plain.error(0, problem));
    }
    Err(plain.error(0, TextFault::Elsewhere { site: "SudokuPad", id: text }))
}

/// A character that a codec does not know, and the byte where it stands.
#[derive(Clone, Copy)]
struct UnknownCharacter {
    at: usize,
    found: char,
}

/// The cells of the shorter codec; a blank is none.
fn packed(text: &str) -> Result<Vec<Option<Digit>>, UnknownCharacter> {
    let mut cells = vec![];
    for (at, found) in text.char_indices() {
        let value =
            GIVENS.iter().position(|&digit| char::from(digit) == found).ok_or(UnknownCharacter { at, found })?;
        cells.push(Digit::from_value((value % 10) as u32));
        cells.extend(std::iter::repeat_n(None, value / 10));
        if cells.len() > MOST_CELLS {
            break;
        }
    }
    Ok(cells)
}

/// The cells of the older codec: digits as they are, and a character for each run of blanks.
fn runs(text: &str) -> Result<Vec<Option<Digit>>, UnknownCharacter> {
    let mut cells = vec![];
    for (at, found) in text.char_indices() {
        if let Some(value) = found.to_digit(10) {
            cells.push(Digit::from_value(value));
        } else {
            let blanks = RUNS.chars().position(|run| run == found).ok_or(UnknownCharacter { at, found })?;
            cells.extend(std::iter::repeat_n(None, blanks));
        }
        if cells.len() > MOST_CELLS {
            break;
        }
    }
    Ok(cells)
}

/// The puzzle of the shorter codec, without anything behind it.
pub(super) fn givens(plain: &UnescapedLink<'_>) -> Result<Puzzle, TextError> {
    let cells = packed(&plain.text);
    let found = cells.as_ref().ok().and_then(|cells| puzzle(cells));
    found.ok_or_else(|| bad(plain, cells))
}

fn puzzle(cells: &[Option<Digit>]) -> Option<Puzzle> {
    let mut values = Grid::EMPTY;
    CellSet::ALL.iter().zip(cells).for_each(|(cell, &digit)| values.set(cell, digit));
    (cells.len() == Cell::COUNT).then(|| Puzzle::from_givens(values))
}

/// The error of cells that make no puzzle.
fn bad(plain: &UnescapedLink<'_>, cells: Result<Vec<Option<Digit>>, UnknownCharacter>) -> TextError {
    const EXPECTED: Wanted = Wanted::DigitWithBlanks;
    match cells {
        Err(UnknownCharacter { at, found }) => plain.error(at, TextFault::Stray { found, expected: EXPECTED }),
        Ok(cells) => {
            let problem = TextFault::Count { expected: Cell::COUNT, of: Wanted::CellsInLink, found: cells.len() };
            plain.error(plain.text.len(), problem)
        }
    }
}

/// Two codecs have the same name; the one that makes 81 cells is meant, and if both do, the one that makes a puzzle
/// with one solution.
fn classic(plain: &UnescapedLink<'_>) -> Result<Puzzle, TextError> {
    let cells = packed(&plain.text);
    let older = runs(&plain.text);
    let found = |cells: &Result<Vec<_>, _>| cells.as_ref().ok().and_then(|cells| puzzle(cells));
    match (found(&cells), found(&older)) {
        (Some(puzzle), Some(other)) if puzzle != other && !is_proper(&puzzle) && is_proper(&other) => Ok(other),
        (Some(puzzle), _) | (None, Some(puzzle)) => Ok(puzzle),
        (None, None) => Err(bad(plain, if cells.is_err() && older.is_ok() { older } else { cells })),
    }
}

/// Reads givens, and options behind a star.
fn short<'t>(plain: &UnescapedLink<'t>) -> Result<ReadPuzzle<'t>, TextError> {
    let (givens, options) = plain.text.split_once('*').unwrap_or((&plain.text, ""));
    let cells = packed(givens);
    let Some(puzzle) = cells.as_ref().ok().and_then(|cells| puzzle(cells)) else {
        let givens = UnescapedLink { text: givens.to_owned(), ..plain.clone() };
        return Err(bad(&givens, cells));
    };
    let mut name = None;
    let mut rules = Rules::default();
    let mut rest = options.chars();
    while let Some(option) = rest.next() {
        let at = plain.text.len() - rest.as_str().len() - option.len_utf8();
        match option {
            't' => name = Some(words(&mut rest).into()),
            'a' => drop(words(&mut rest)),
            '*' if rest.as_str().is_empty() => {}
            other => match rules_of(other) {
                Some(said) => rules.list.extend(said),
                None => return Err(plain.error(at, TextFault::Rule(other.to_string()))),
            },
        }
    }
    let layout = Layout::of(&rules).map_err(|fault| plain.error(0, TextFault::Rules(fault)))?;
    Ok(ReadPuzzle { layout, name, ..ReadPuzzle::new(puzzle, Format::SudokuPad) })
}

/// A title up to the next star; two stars stand for one.
fn words(rest: &mut std::str::Chars<'_>) -> String {
    let mut text = String::new();
    while let Some(next) = rest.next() {
        if next == '*' && !rest.as_str().starts_with('*') {
            break;
        }
        if next == '*' {
            rest.next();
        }
        text.push(next);
    }
    text
}

/// The rules that an option behind the star stands for.
fn rules_of(option: char) -> Option<Vec<Rule>> {
    match option {
        'x' => Some([RuleKind::DiagonalRising, RuleKind::DiagonalFalling].map(Rule::of).to_vec()),
        'w' => Some(Rules::windows().to_vec()),
        _ => None,
    }
}

/// The options with rules.
const OPTIONS: [char; 2] = ['x', 'w'];

/// The options that say the rules of a puzzle; nothing if some rule has none.
fn options(layout: &Layout) -> Option<String> {
    let Rules { size, boxes, list } = layout.rules();
    let of = |option: &char| rules_of(*option).into_iter().flatten();
    let options: Vec<char> = OPTIONS.into_iter().filter(|option| of(option).all(|rule| list.contains(&rule))).collect();
    let said: Vec<Rule> = options.iter().flat_map(of).collect();
    let is_plain = *size == Rules::default().size && boxes.is_none();
    (is_plain && list.iter().all(|rule| said.contains(rule))).then(|| options.into_iter().collect())
}

/// True if the shortest link has the rules of a puzzle.
pub(super) fn is_short(layout: &Layout) -> bool {
    options(layout).is_some()
}

/// Writes the givens, the rules that have an option, and the title: the shortest link there is.
pub(super) fn write(layout: &Layout, puzzle: &Puzzle, name: Option<&str>) -> String {
    let mut text = SHORT.to_owned();
    let mut cells = CellSet::ALL.iter().map(|cell| puzzle.values.get(cell)).peekable();
    while let Some(digit) = cells.next() {
        let blanks = (0..MOST_BLANKS).take_while(|_| cells.next_if(Option::is_none).is_some()).count();
        let value = digit.map_or(0, |digit| usize::from(digit.value())) + 10 * blanks;
        text.push(char::from(GIVENS[value]));
    }
    let options = options(layout).unwrap_or_default();
    if !options.is_empty() || name.is_some() {
        text.extend(["*", &options]);
    }
    if let Some(name) = name {
        text.extend(["t", &escape(&name.replace('*', "**")), "*"]);
    }
    text
}
