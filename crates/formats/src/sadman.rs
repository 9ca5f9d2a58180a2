//! SadMan's files, which have sections.
use super::block;
use super::cursor::{Cursor, LineCursor};
use super::error::{TextError, TextFault};
use super::format::Format;
use super::line::ReadPuzzle;
use crate::Wanted;
use qedoku_core::Puzzle;

/// The title of a section, if the line is one: `[Puzzle]`.
pub(super) fn section<'t>(line: &LineCursor<'t>) -> Option<&'t str> {
    let title = line.text.trim().strip_prefix('[')?.strip_suffix(']')?;
    let word = title.chars().all(|character| character.is_alphabetic() || character == ' ');
    (word && title.chars().count() > 1).then_some(title)
}

/// Reads a section and, behind a puzzle, the state it is in. Other sections say nothing by themselves.
pub(super) fn read<'t>(cursor: &mut Cursor<'t>, line: &LineCursor<'t>) -> Option<Result<ReadPuzzle<'t>, TextError>> {
    let title = section(line)?;
    if !["puzzle", "state"].contains(&title.to_ascii_lowercase().as_str()) {
        return None;
    }
    let expected = || line.error(line.text.len(), TextFault::Expected(Wanted::SectionRows));
    let found = match block::read(cursor, None).unwrap_or_else(|| Err(expected())) {
        Ok(found) => ReadPuzzle { format: Format::Sdk, ..found },
        Err(error) => return Some(Err(error)),
    };
    let Some(next) =
        cursor.peek().filter(|next| section(next).is_some_and(|title| title.eq_ignore_ascii_case("state")))
    else {
        return Some(Ok(found));
    };
    while cursor.next_line().is_some_and(|line| line.is_blank()) {}
    let state = block::read(cursor, None).unwrap_or_else(|| Err(expected()));
    Some(state.and_then(|state| {
        let puzzle =
            progress(&found.puzzle, &state.puzzle).ok_or_else(|| next.error(0, TextFault::Expected(Wanted::State)))?;
        Ok(ReadPuzzle { puzzle, ..found })
    }))
}

/// The puzzle in the state that another grid shows, if that holds all its digits.
pub(super) fn progress(puzzle: &Puzzle, state: &Puzzle) -> Option<Puzzle> {
    let holds = puzzle.values.filled().all(|candidate| state.values.get(candidate.cell) == Some(candidate.digit));
    holds.then_some(Puzzle { values: state.values, givens: puzzle.givens, removed: state.removed })
}
