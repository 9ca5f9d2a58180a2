//! Links that hold a puzzle, with or without their site.
mod escape;
mod exchange;
pub(super) mod fpuzzles;
mod lz;
mod sudokupad;
mod sudokuwiki;

use super::chars::{CELL, cell, leading_cells};
use super::cursor::LineCursor;
use super::error::{TextError, TextFault};
use super::format::Format;
use super::line::{self, ReadPuzzle};
use crate::Wanted;
use escape::UnescapedLink;
use qedoku_core::search::{Solutions, solutions_within};
use qedoku_core::{Cell, Grid, Layout, Puzzle};
use std::sync::Arc;

/// The sites with the names by which they are reached, and the key of the query under which the puzzle stands.
const SITES: [(Format, &[&str], &str); 4] = [
    (Format::SudokuWiki, &["sudokuwiki.org"], "bd"),
    (Format::SudokuExchange, &["sudokuexchange.com"], "s"),
    (Format::SudokuPad, &["sudokupad.app", "crackingthecryptic.com"], "puzzleid"),
    (Format::FPuzzles, &["f-puzzles.com"], "load"),
];

/// The limit of guesses for seeing which of two readings is a puzzle.
const GUESSES: u64 = 10_000;

/// A link that was found on a line.
struct FoundLink<'t> {
    site: Format,
    /// The part of the link that holds the puzzle.
    payload: LineCursor<'t>,
    before: &'t str,
    after: &'t str,
}

fn is_proper(puzzle: &Puzzle) -> bool {
    let sought = solutions_within(puzzle, &mut GUESSES.clone());
    sought.is_settled && matches!(sought.solutions, Solutions::One(_))
}

/// The address without what it begins with everywhere.
fn address(word: &str) -> Option<&str> {
    let scheme = |word: &'_ str, name: &str| word.get(..name.len()).is_some_and(|head| head.eq_ignore_ascii_case(name));
    ["https://", "http://"].into_iter().find_map(|name| if scheme(word, name) { word.get(name.len()..) } else { None })
}

/// The site of an address that begins with its name, and how long the name is.
fn site(address: &str) -> Option<(Format, usize)> {
    let length = address.find(['/', '?', '#', ':']).unwrap_or(address.len());
    let host = address.get(..length)?.to_ascii_lowercase();
    let is = |name: &&&str| host.strip_suffix(**name).is_some_and(|rest| rest.is_empty() || rest.ends_with('.'));
    SITES.iter().find(|(_, names, _)| names.iter().any(|name| is(&name))).map(|&(format, _, _)| (format, length))
}

/// The start and the end of the value of a key of the query.
fn query(word: &str, key: &str) -> Option<(usize, usize)> {
    let from = word.match_indices(key).map(|(at, _)| at).find(|&at| {
        let begins = at == 0 || matches!(word.as_bytes()[at - 1], b'?' | b'&');
        begins && word.as_bytes().get(at + key.len()) == Some(&b'=')
    })?;
    let from = from + key.len() + 1;
    let length = word[from..].find(['&', '#']).unwrap_or(word.len() - from);
    Some((from, from + length))
}

/// The format of a word that is a link, by its site, and the start and the end of the puzzle in it.
fn payload(word: &str) -> Option<(Format, usize, usize)> {
    let start = address(word).map_or(0, |rest| word.len() - rest.len());
    let rest = &word[start..];
    if let Some((format, length)) = site(rest) {
        let key = SITES.iter().find(|row| row.0 == format).map_or("", |row| row.2);
        if let Some((from, to)) = query(&rest[length..], key) {
            return Some((format, start + length + from, start + length + to));
        }
        if format == Format::SudokuPad || start > 0 && rest[length..].contains('?') {
            // The id is the last part of the path; packed text has slashes of its own.
            let path = rest[length..].trim_start_matches('/');
            let path = path.strip_prefix("sudoku/").unwrap_or(path);
            let end =
                if format == Format::SudokuPad { path.find(['?', '#']).unwrap_or(path.len()) } else { path.len() };
            let from = word.len() - path.len();
            return (!path.is_empty()).then_some((format, from, from + end));
        }
        return None;
    }
    if start > 0 {
        return None;
    }
    let head = |key: &str| word.starts_with(&format!("{key}=")) && key.len() > 1;
    let known = SITES.iter().find(|(_, _, key)| head(key) || word.contains(&format!("?{key}=")));
    if let Some((format, _, key)) = known {
        return query(word, key).map(|(from, to)| (*format, from, to));
    }
    bare(word).map(|format| (format, 0, word.len()))
}

/// The site of a word that is a packed puzzle alone.
fn bare(word: &str) -> Option<Format> {
    let packed = word.starts_with(fpuzzles::BEGIN) && word.len() > 40;
    [
        (sudokuwiki::is_packed(word), Format::SudokuWiki),
        (sudokupad::is_id(word), Format::SudokuPad),
        (packed, Format::FPuzzles),
    ]
    .into_iter()
    .find_map(|(is, format)| is.then_some(format))
}

/// True if a character may stand around a link, such as quotes and the brackets of Markdown.
fn separates(next: char) -> bool {
    next.is_whitespace() || matches!(next, '"' | '<' | '>' | '`')
}

fn find<'t>(line: &LineCursor<'t>) -> Option<FoundLink<'t>> {
    let text = line.text;
    let mut from = 0;
    for part in text.split(separates) {
        let start = part.find("](").map_or(0, |at| at + 2);
        let markdown = start > 0 && part.ends_with(')');
        let word = &part[start..part.len() - usize::from(markdown)];
        if let Some((site, begin, end)) = payload(word) {
            let begin = from + start + begin;
            let end = from + start + end;
            let before = text[..from + start].trim_matches(|next: char| separates(next) || "[](".contains(next));
            // A word that is nothing but a packed puzzle stands alone.
            if begin > from + start || before.is_empty() {
                let after = text.get(from + part.len()..).unwrap_or_default();
                let after = after.strip_prefix(['"', '<', '>', '`', ' ']).unwrap_or(after);
                return Some(FoundLink { site, payload: line.part(begin, end), before, after });
            }
        }
        from += part.len() + part_end(&text[from + part.len()..]);
    }
    None
}

/// The length in bytes of the separator at the start of a text.
fn part_end(text: &str) -> usize {
    text.chars().next().map_or(0, char::len_utf8)
}

/// True if a link that holds a puzzle stands on a line.
pub(super) fn is_on(line: &LineCursor<'_>) -> bool {
    let text = line.text;
    let may = text.contains("://")
        || text.contains('=')
        || SITES.iter().any(|row| row.1.iter().any(|name| text.contains(name)))
        || bare(text.trim()).is_some();
    may && find(line).is_some()
}

/// True if a line begins with a link that has a name in brackets before it, as Markdown has it. A line may hold many
/// lists, and each asks, so that it does not look far.
pub(super) fn is_named(line: &LineCursor<'_>) -> bool {
    const NEAR: usize = 200;
    let near = line.text.char_indices().nth(NEAR).map_or(line.text, |(end, _)| &line.text[..end]);
    near.contains("](http") && is_on(line)
}

/// True if a line is an address of a site that is not known.
pub(super) fn is_foreign(line: &LineCursor<'_>) -> bool {
    address(line.text.trim()).is_some()
}

/// Reads the link on a line; in a named format the puzzle may stand there without its link.
pub(super) fn read<'t>(line: &LineCursor<'t>, named: Option<Format>) -> Result<ReadPuzzle<'t>, TextError> {
    let line = line.trimmed();
    let alone = || FoundLink { site: named.unwrap_or(Format::SudokuWiki), payload: line, before: "", after: "" };
    let link = match (find(&line), named) {
        (Some(link), Some(format)) if link.site != format => {
            let expected = expected(format);
            return Err(link.payload.error(0, TextFault::Expected(expected)));
        }
        (Some(link), _) => link,
        (None, Some(_)) if !is_foreign(&line) => alone(),
        (None, _) => return Err(line.error(0, TextFault::Expected(expected(named.unwrap_or(Format::Line))))),
    };
    let found = of(&link)?;
    let beside = |text: &'t str| line::remark(text);
    let name = found.name.clone().or_else(|| beside(link.before).or(beside(link.after)).map(Into::into));
    Ok(ReadPuzzle { name, ..found })
}

const fn expected(format: Format) -> Wanted {
    match format {
        Format::SudokuWiki => Wanted::SudokuWikiLink,
        Format::SudokuExchange => Wanted::SudokuExchangeLink,
        Format::SudokuPad => Wanted::SudokuPadLink,
        Format::FPuzzles => Wanted::FPuzzlesLink,
        _ => Wanted::AnyLink,
    }
}

fn of<'t>(link: &FoundLink<'t>) -> Result<ReadPuzzle<'t>, TextError> {
    let plain = UnescapedLink::of(link.payload)?;
    match link.site {
        Format::SudokuExchange => exchange::read(&plain).map(|puzzle| ReadPuzzle::new(puzzle, Format::SudokuExchange)),
        Format::SudokuPad => sudokupad::read(plain, link.after),
        Format::FPuzzles => {
            if let Some((from, _)) = query(&plain.text, "id") {
                let id = plain.text[from..].to_owned();
                return Err(plain.error(from, TextFault::Elsewhere { site: "f-puzzles", id }));
            }
            fpuzzles::read(&plain, link.after)
        }
        _ => sudokuwiki::read(&plain)
            .unwrap_or_else(|| Ok((cells(&plain)?, Arc::clone(Layout::classic()))))
            .map(|(puzzle, layout)| ReadPuzzle { layout, ..ReadPuzzle::new(puzzle, Format::SudokuWiki) }),
    }
}

/// 81 cells, a character each.
fn cells(plain: &UnescapedLink<'_>) -> Result<Puzzle, TextError> {
    if let Some(puzzle) = line::puzzle(&plain.text) {
        return Ok(puzzle);
    }
    if let Some((at, found)) = plain.text.char_indices().find(|&(_, found)| cell(found).is_none()) {
        return Err(plain.error(at, TextFault::Stray { found, expected: CELL }));
    }
    let (found, _) = leading_cells(&plain.text);
    Err(plain.error(plain.text.len(), TextFault::Count { expected: Cell::COUNT, of: Wanted::CellsInLink, found }))
}

/// True if a link of a site has the rules of a puzzle.
pub(super) fn keeps(format: Format, layout: &Layout) -> bool {
    match format {
        Format::SudokuPad | Format::FPuzzles => true,
        Format::SudokuWiki => sudokuwiki::keeps(layout),
        _ => layout.is_classic(),
    }
}

/// Writes a link of a site.
pub(super) fn write(
    format: Format,
    layout: &Arc<Layout>,
    puzzle: &Puzzle,
    name: Option<&str>,
    solution: Option<&Grid>,
) -> String {
    match format {
        Format::SudokuPad if !sudokupad::is_short(layout) => {
            format!("https://sudokupad.app/fpuzzles{}", fpuzzles::write(layout, puzzle, name, solution))
        }
        Format::SudokuExchange => format!("https://sudokuexchange.com/play/?s={}", puzzle.values.line('0')),
        Format::SudokuPad => format!("https://sudokupad.app/{}", sudokupad::write(layout, puzzle, name)),
        Format::FPuzzles => {
            format!("https://www.f-puzzles.com/?load={}", fpuzzles::write(layout, puzzle, name, solution))
        }
        _ => format!("https://www.sudokuwiki.org/sudoku.htm?bd={}", sudokuwiki::write(layout, puzzle)),
    }
}
