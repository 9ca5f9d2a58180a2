//! A list of lists, as Python or JSON or a data frame prints it.
use super::bounded_text::{CUT, LINE_LIMIT};
use super::cell_row::{Mark, mark_of};
use super::chars::cell;
use super::cursor::{Cursor, LineCursor};
use super::error::{TextError, TextFault, TextPlace};
use super::format::Format;
use super::line::{self, ReadPuzzle};
use super::marks;
use crate::Wanted;
use qedoku_core::{Cell, DOCUMENT_LIMIT, DigitSet};
use std::str::Chars;

/// The number of characters behind a fault within which the end of its list is looked for.
const REACH: usize = 1024;

/// The smallest number of characters of a string that is meant to be a whole grid, and not a row of one.
const WHOLE: usize = 20;

/// The largest number of brackets and blanks before a string.
const DEEPEST: usize = 16;

/// True if a list begins on the line, perhaps behind `name =` or `array(`.
pub(super) fn begins(text: &str) -> bool {
    if begins_c(text) {
        return true;
    }
    let Some(at) = text.find('[') else { return false };
    let lead = text[..at].trim();
    let name = |character: char| character.is_alphanumeric() || "_.:=( \"'&".contains(character);
    lead.len() <= 60 && lead.chars().all(name) && lead.chars().next_back().is_none_or(|last| "=(:&".contains(last))
}

/// True if an array of C begins on the line: braces with digits in them, or with more braces, perhaps behind `name =`.
fn begins_c(text: &str) -> bool {
    // A line may hold many lists, and each asks.
    const NEAR: usize = 256;
    let near = text.char_indices().nth(NEAR).map_or(text, |(end, _)| &text[..end]);
    let Some(at) = near.find('{') else { return false };
    let text = near;
    let lead = text[..at].trim();
    let name = |next: char| next.is_alphanumeric() || "_ []*:<>,=".contains(next);
    let named = lead.ends_with('=') && lead.len() <= 60 && lead.chars().all(name);
    let inside = text[at..].trim_start_matches(|next: char| next == '{' || next.is_whitespace());
    match inside.chars().next() {
        Some('0'..='9' | '\'') => (lead.is_empty() || named) && !inside.contains(':'),
        Some('"') | None => named,
        Some(_) => false,
    }
}

fn opens(next: char) -> bool {
    matches!(next, '[' | '{') || next.is_whitespace()
}

/// The place where the first list of a text begins.
fn start(text: &str) -> Option<usize> {
    if begins_c(text) { text.find('{') } else { text.find('[') }
}

/// Characters with their position in the text.
#[derive(Clone)]
struct CharWalk<'t> {
    rest: Chars<'t>,
    line: usize,
    column: usize,
}

impl CharWalk<'_> {
    fn bump(&mut self) -> Option<char> {
        let next = self.rest.next()?;
        let feed = next == '\n' || (next == '\r' && self.peek() != Some('\n'));
        (self.line, self.column) = if feed { (self.line + 1, 0) } else { (self.line, self.column + 1) };
        Some(next)
    }

    fn peek(&self) -> Option<char> {
        self.rest.clone().next()
    }

    /// Takes characters as long as they satisfy `wanted`, at most `most`.
    fn take(&mut self, most: usize, wanted: impl Fn(char) -> bool) -> usize {
        (0..most).take_while(|_| self.peek().is_some_and(&wanted) && self.bump().is_some()).count()
    }

    fn error(&self, problem: TextFault) -> TextError {
        TextError { place: TextPlace { line: self.line, column: self.column + 1, ordinal: 0 }, problem }
    }

    fn stray(&self, expected: Wanted) -> TextError {
        match self.peek() {
            Some(CUT) if self.column > LINE_LIMIT => self.error(TextFault::TooLong { limit: DOCUMENT_LIMIT }),
            Some(found) => self.error(TextFault::Stray { found, expected }),
            None => self.error(TextFault::Expected(expected)),
        }
    }
}

/// A list as far as it is read.
struct Reading {
    marks: [Mark; Cell::COUNT],
    cells: usize,
    /// Cells since the last bracket.
    leaf: usize,
    depth: usize,
}

const VALUE: Wanted = Wanted::ListValue;

/// The next grid of a list, and how many lists are open behind it.
pub(super) type Member<'t> = (Result<ReadPuzzle<'t>, TextError>, usize);

/// Reads the next grid of a list with `open` open lists, and leaves the cursor behind it.
pub(super) fn read<'t>(cursor: &mut Cursor<'t>, line: &LineCursor<'t>, open: usize) -> Member<'t> {
    if let Some((from, to, opened)) = whole_string(line.text) {
        cursor.go_on(line.start + to, line.number, line.before + line.text[..to].chars().count(), line);
        let content = line.part(from, to - 1);
        let found = match line::puzzle(content.text) {
            Some(puzzle) => Ok(ReadPuzzle::new(puzzle, Format::List)),
            None => line::read(&content, None).map(|found| ReadPuzzle { format: Format::List, ..found }),
        };
        return (found, open + opened);
    }
    let mut left = 0;
    let found = lists(cursor, line, &mut left);
    let open = if found.is_ok() { open + left } else { 0 };
    (found, open)
}

/// The string at the start of a line, behind brackets that open, if it is meant to be a whole grid: from where to where
/// it goes, its closing quote included, and how many brackets come before.
fn whole_string(text: &str) -> Option<(usize, usize, usize)> {
    let lead = if text.trim_start().starts_with(['"', '\'']) { 0 } else { start(text)? };
    let opens = |next: char| next.is_whitespace() || matches!(next, '[' | '(' | '{');
    let (from, _) = text[lead..].char_indices().take(DEEPEST).find(|&(_, next)| !opens(next))?;
    let from = lead + from;
    let quote = text[from..].chars().next().filter(|quote| matches!(quote, '"' | '\''))?;
    let length = text[from + 1..].find(quote)?;
    let opened = text[lead..from].matches(['[', '(']).count();
    (length > WHOLE).then_some((from + 1, from + 1 + length + 1, opened))
}

/// Reads the next grid that is made of lists, and returns the number of lists left open behind it.
fn lists<'t>(cursor: &mut Cursor<'t>, line: &LineCursor<'t>, left: &mut usize) -> Result<ReadPuzzle<'t>, TextError> {
    let lead = start(line.text).unwrap_or(0);
    let mut here = *cursor;
    here.go_on(line.start + lead, line.number, line.before + line.text[..lead].chars().count(), line);
    let whole = here.rest();
    let column = line.before + line.text[..lead].chars().count();
    let mut walk = CharWalk { rest: whole.chars(), line: line.number, column };
    let levels = whole.chars().take(64).take_while(|&next| opens(next)).filter(|next| !next.is_whitespace()).count();
    let mut reading = Reading { marks: [None; Cell::COUNT], cells: 0, leaf: 0, depth: 0 };
    let result = reading.run(&mut walk);
    if walk.peek().is_none() {
        here.reached_end();
    }
    let position = |walk: &CharWalk<'_>| line.start + lead + whole.len() - walk.rest.as_str().len();
    if result.is_ok() {
        cursor.go_on(position(&walk), walk.line, walk.column, line);
        *left = reading.depth;
        return Ok(ReadPuzzle::new(marks::digits(&reading.marks), Format::List));
    }
    // The grids of a batch stand one level deeper than a grid alone.
    let own_level = levels.saturating_sub(if reading.leaf > 20 { 1 } else { 2 });
    let recovered = walk.peek().is_none() || recover(&mut walk, reading.depth, own_level, &here);
    if recovered {
        cursor.go_on(position(&walk), walk.line, walk.column, line);
    } else if walk.line > line.number {
        let read = &whole[..whole.len() - walk.rest.as_str().len()];
        let start = read.rfind(['\n', '\r']).map_or(0, |at| at + 1);
        cursor.go_on(line.start + lead + start, walk.line, 0, line);
    }
    result.map(|()| ReadPuzzle::new(marks::digits(&reading.marks), Format::List))
}

/// Goes behind the list that a fault is in; if its end is not near, to the line of the fault or the one after.
fn recover(walk: &mut CharWalk<'_>, mut depth: usize, own_level: usize, here: &Cursor<'_>) -> bool {
    let fault = walk.clone();
    let mut blank = false;
    for _ in 0..REACH {
        if depth <= own_level {
            return true;
        }
        match walk.bump() {
            Some('[' | '(' | '{') => depth += 1,
            Some(']' | ')' | '}') => depth = depth.saturating_sub(1),
            Some('\n') if blank => break,
            Some(_) => {}
            None => {
                here.reached_end();
                break;
            }
        }
        blank = walk.column == 0 || (blank && walk.peek().is_some_and(char::is_whitespace));
    }
    *walk = fault;
    false
}

impl Reading {
    fn run(&mut self, walk: &mut CharWalk<'_>) -> Result<(), TextError> {
        while let Some(next) = walk.peek() {
            match next {
                '[' | '(' | '{' => self.open(walk)?,
                ']' | ')' | '}' => {
                    if self.close(walk)? {
                        return Ok(());
                    }
                }
                '"' | '\'' => {
                    if self.string(walk, next)? {
                        self.finish(walk);
                        return Ok(());
                    }
                }
                '#' => {
                    walk.take(usize::MAX, |next| next != '\n' && next != '\r');
                }
                _ if next == ',' || next.is_whitespace() => {
                    walk.bump();
                }
                _ => self.value(walk, next)?,
            }
        }
        Err(walk.error(TextFault::Count { expected: Cell::COUNT, of: Wanted::CellsInList, found: self.cells }))
    }

    fn open(&mut self, walk: &mut CharWalk<'_>) -> Result<(), TextError> {
        if self.leaf > 0 || self.depth >= 4 {
            return Err(walk.stray(Wanted::BracketOrDigit));
        }
        self.depth += 1;
        walk.bump();
        Ok(())
    }

    /// Closes a list; says whether the grid is complete.
    fn close(&mut self, walk: &mut CharWalk<'_>) -> Result<bool, TextError> {
        let expected = if self.leaf > 20 { Cell::COUNT } else { 9 };
        if self.leaf > 0 && self.leaf != expected {
            return Err(walk.error(TextFault::Count { expected, of: Wanted::CellsInList, found: self.leaf }));
        }
        self.leaf = 0;
        walk.bump();
        self.depth = self.depth.saturating_sub(1);
        if self.cells == Cell::COUNT {
            self.finish(walk);
            return Ok(true);
        }
        if self.depth == 0 {
            let problem = TextFault::Count { expected: Cell::COUNT, of: Wanted::CellsInList, found: self.cells };
            return Err(walk.error(problem));
        }
        Ok(false)
    }

    /// Takes the brackets that close behind a complete grid.
    fn finish(&mut self, walk: &mut CharWalk<'_>) {
        while self.depth > 0 {
            let mut ahead = walk.clone();
            ahead.take(usize::MAX, |next| next.is_whitespace() || next == ',');
            if !matches!(ahead.peek(), Some(']' | ')' | '}')) {
                return;
            }
            ahead.bump();
            self.depth -= 1;
            *walk = ahead;
        }
    }

    fn push(&mut self, walk: &CharWalk<'_>, mark: Mark) -> Result<(), TextError> {
        let Some(place) = self.marks.get_mut(self.cells) else {
            return Err(walk.stray(Wanted::BracketAfterCells));
        };
        *place = mark;
        self.cells += 1;
        self.leaf += 1;
        Ok(())
    }

    /// Reads a string: a cell, a row or a whole grid, which it says.
    fn string(&mut self, walk: &mut CharWalk<'_>, quote: char) -> Result<bool, TextError> {
        let before = self.cells;
        walk.bump();
        if walk.peek() == Some(quote) {
            self.push(walk, None)?;
        }
        while let Some(next) = walk.peek().filter(|&next| next != quote) {
            let blank = (next == ' ').then_some(DigitSet::EMPTY);
            let content = blank.or_else(|| cell(next)).ok_or_else(|| walk.stray(super::chars::CELL))?;
            self.push(walk, mark_of(content))?;
            walk.bump();
        }
        walk.bump();
        if self.cells - before == Cell::COUNT {
            self.leaf = 0;
            return Ok(true);
        }
        Ok(false)
    }

    /// Reads a number or a word for nothing.
    fn value(&mut self, walk: &mut CharWalk<'_>, next: char) -> Result<(), TextError> {
        let word: String = walk.rest.clone().take(5).take_while(char::is_ascii_alphabetic).collect();
        if ["None", "null", "nan", "NaN", "False"].contains(&word.as_str()) {
            self.push(walk, None)?;
            walk.take(word.len(), |_| true);
            return Ok(());
        }
        let content = cell(next).ok_or_else(|| walk.stray(VALUE))?;
        self.push(walk, mark_of(content))?;
        walk.bump();
        // A number with a fraction of zeros is how floats print.
        if next.is_ascii_digit() && walk.peek() == Some('.') {
            walk.bump();
            walk.take(16, |next| next == '0');
        }
        match walk.peek() {
            Some(next) if !(next.is_whitespace() || matches!(next, ',' | ']' | ')' | '}' | '#')) => {
                Err(walk.stray(Wanted::CommaOrBracket))
            }
            _ => Ok(()),
        }
    }
}

/// The length of the part of a line that ends lists that were read, and the number of lists it closes.
pub(super) fn after(text: &str) -> (usize, usize) {
    let rest = text.trim_start_matches(|next: char| next.is_whitespace() || ",;])}".contains(next));
    let end = text.len() - rest.len();
    (end, text[..end].matches([']', ')', '}']).count())
}

/// True if a line goes on with a string that is a grid of a list.
pub(super) fn goes_on(text: &str) -> bool {
    text.trim_start().starts_with(['"', '\'']) && whole_string(text).is_some()
}
