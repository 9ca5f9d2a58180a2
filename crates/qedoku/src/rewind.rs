//! Goes back to the latest position that was still right, entry by entry.
use crate::error::{Error, ErrorKind};
use crate::judge::improper;
use crate::library_line;
use crate::question::Question;
use crate::words::ProblemText;
use qedoku_core::proper::{self, ImproperPuzzle, PuzzleVerdict};
use qedoku_core::{Candidate, CandidateSet, Grid, Layout, Puzzle, Target};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::Arc;

/// The latest position that was still right.
///
/// ```
/// use qedoku::hints::rewind;
/// use qedoku::{Session, Target};
///
/// let line = "6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4";
/// let entries = ["r1c2=9", "r1c3=5", "r2c1=1"].map(|text| Target::parse(text).expect("an entry"));
/// let back = rewind(&qedoku::read_one(line)?, &entries)?;
/// assert_eq!((back.right, back.mistake), (2, Some(entries[2])));
/// assert_eq!(back.to_string(), "2 of 3 entries are right; r2c1=1 is wrong");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(description = "The latest position that was still right, as it is logged."))]
pub struct LastValidPosition {
    /// The number of entries, from the first, that lead there.
    pub right: usize,
    /// The number of all entries.
    pub of: usize,
    /// The position after these, a line of HoDoKu's library.
    #[serde(with = "library_line")]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub position: Puzzle,
    /// The last of these entries.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<String>"))]
    pub last_right: Option<Target>,
    /// The entry after it, which was wrong.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<String>"))]
    pub mistake: Option<Target>,
}

impl fmt::Display for LastValidPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.mistake {
            Some(mistake) => write!(f, "{} of {} entries are right; {mistake} is wrong", self.right, self.of),
            None => write!(f, "all {} entries are right", self.of),
        }
    }
}

/// Goes back to the latest position that was still right. An entry may fill a cell that an earlier one filled: then the
/// later digit stands. A digit of the start that is entered is none of its givens.
///
/// # Errors
/// The start is not right itself, or an entry changes a given.
pub fn rewind(start: &Puzzle, entries: &[Target]) -> Result<LastValidPosition, Error> {
    rewind_under(Layout::classic(), start, entries)
}

/// The same under any rules.
pub(crate) fn rewind_under(
    layout: &Arc<Layout>,
    start: &Puzzle,
    entries: &[Target],
) -> Result<LastValidPosition, Error> {
    let start = &before(start, entries);
    let mut positions = vec![*start];
    for entry in entries {
        positions.push(entered(positions[positions.len() - 1], *entry)?);
    }
    let judge = Solvable::of(layout, start)?;
    let right = (0..positions.len()).rev().find(|&place| judge.is_right(&positions[place])).unwrap_or(0);
    let last_right = right.checked_sub(1).and_then(|last| entries.get(last)).copied();
    let mistake = entries.get(right).copied();
    Ok(LastValidPosition { right, of: entries.len(), position: positions[right], last_right, mistake })
}

/// Reads an entry: `r4c5=7`, or `r4c5<>7` for a pencil mark that was rubbed out; cells also as `D5`.
///
/// ```
/// assert_eq!(qedoku::hints::entry("D5=7")?.to_string(), "r4c5=7");
/// assert!(qedoku::hints::entry("r4c5").is_err());
/// # Ok::<(), qedoku::Error>(())
/// ```
pub fn entry(text: &str) -> Result<Target, Error> {
    if let Ok(Question::Candidate(target)) = text.parse() {
        return Ok(target);
    }
    Err(Error::of_input(ProblemText::NoEntry { text: text.to_owned() }))
}

/// The position after some entries.
///
/// # Errors
/// An entry changes a given.
pub(crate) fn after(start: &Puzzle, entries: &[Target]) -> Result<Puzzle, Error> {
    entries.iter().try_fold(before(start, entries), |position, entry| entered(position, *entry))
}

/// The number of entries that a position still has, each candidate once.
pub(crate) fn standing(position: &Puzzle, entries: &[Target]) -> usize {
    let placed = |entry: &Target| matches!(entry, Target::Place(it) if position.values.get(it.cell) == Some(it.digit));
    let gone = |entry: &Target| matches!(entry, Target::Eliminate(it) if position.removed.contains(*it));
    let of = |stands: &dyn Fn(&Target) -> bool| {
        let standing = entries.iter().filter(|entry| stands(entry)).map(|entry| entry.candidate());
        standing.collect::<CandidateSet>().len()
    };
    of(&placed) + of(&gone)
}

/// The start without the digits that were entered: who names a digit of the grid says that it was no given.
fn before(start: &Puzzle, entries: &[Target]) -> Puzzle {
    let mut puzzle = *start;
    for entry in entries {
        let Target::Place(Candidate { cell, digit }) = *entry else { continue };
        if start.values.get(cell) == Some(digit) {
            puzzle.values.set(cell, None);
            puzzle.givens.remove(cell);
        }
    }
    puzzle
}

fn entered(mut position: Puzzle, entry: Target) -> Result<Puzzle, Error> {
    let candidate = entry.candidate();
    let standing = position.values.get(candidate.cell);
    match entry {
        _ if position.givens.contains(candidate.cell) => {
            return Err(Error::of_input(ProblemText::GivenCell { entry, cell: candidate.cell }));
        }
        Target::Place(_) => {
            position.values.set(candidate.cell, Some(candidate.digit));
            // Somebody who writes a digit has thought better of its mark.
            position.removed.remove(candidate);
        }
        Target::Eliminate(_) if standing == Some(candidate.digit) => position.values.set(candidate.cell, None),
        Target::Eliminate(_) => {}
    }
    if matches!(entry, Target::Eliminate(_)) {
        position.removed.insert(candidate);
    }
    Ok(position)
}

/// A test whether a position can still be solved.
enum Solvable<'a> {
    /// The givens have one solution, this one.
    By(Grid),
    /// They have several: each position is searched.
    Searching(&'a Arc<Layout>),
}

impl<'a> Solvable<'a> {
    fn of(layout: &'a Arc<Layout>, start: &Puzzle) -> Result<Self, Error> {
        let verdict = proper::judge(layout, &Puzzle::from_givens(start.given_grid()));
        let judge = match verdict {
            PuzzleVerdict::Proper(solution) => Self::By(solution),
            PuzzleVerdict::Improper(ImproperPuzzle::Several { .. }) => Self::Searching(layout),
            PuzzleVerdict::Improper(fault) => return Err(improper(&fault)),
        };
        if judge.is_right(start) {
            return Ok(judge);
        }
        Err(Error::new(ErrorKind::WrongEntries, ProblemText::StartWrong))
    }

    fn is_right(&self, position: &Puzzle) -> bool {
        match self {
            Self::By(solution) => {
                position.placed().all(|it| solution.get(it.cell) == Some(it.digit))
                    && solution.filled().all(|it| !position.removed.contains(it))
            }
            Self::Searching(layout) => matches!(
                proper::judge(layout, position),
                PuzzleVerdict::Proper(_)
                    | PuzzleVerdict::Improper(ImproperPuzzle::Several { .. } | ImproperPuzzle::Undecided { .. })
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PROPER: &str = "6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4";

    fn went(start: &str, entries: &str) -> Result<LastValidPosition, Error> {
        let entries: Vec<Target> = entries.split(' ').map(|text| Target::parse(text).expect("an entry")).collect();
        rewind(&Puzzle::from_givens(Grid::parse_line(start).expect("a grid")), &entries)
    }

    #[test]
    fn the_latest_position_that_was_right_is_found() {
        for (entries, right) in [
            ("r1c2=9 r1c3=5 r2c1=7", 3),
            ("r1c2=9 r1c3=4 r2c1=7", 1),
            ("r1c2=4 r1c3=5", 0),
            // Taken back later: all stands.
            ("r1c2=4 r1c2=9", 2),
            ("r1c2=4 r1c2<>4 r1c3=5", 3),
            ("r1c3=5 r1c2<>9 r2c1=7", 1),
            ("r1c2<>9 r1c2=9", 2),
        ] {
            let back = went(PROPER, entries).expect("an answer");
            assert_eq!(back.right, right, "{entries}");
            assert_eq!(back.mistake.is_none(), right == back.of, "{entries}");
            let last = right.checked_sub(1).and_then(|last| entries.split(' ').nth(last));
            assert_eq!(back.last_right.map(|it| it.to_string()).as_deref(), last, "{entries}");
        }
    }

    #[test]
    fn entries_in_a_grid_with_several_solutions_are_right_while_one_has_them() {
        let empty = ".".repeat(81);
        let back = went(&empty, "r1c1=1 r2c4=1 r1c9=1 r5c5=3").expect("an answer");
        assert_eq!((back.right, back.position.values.filled().count()), (2, 2));
    }

    #[test]
    fn a_given_is_not_changed_and_a_start_must_be_right() {
        assert_eq!(went(PROPER, "r1c1=5").map_err(|problem| problem.kind), Err(ErrorKind::Unreadable));
        assert_eq!(went(&format!("11{}", ".".repeat(79)), "r5c5=5").map_err(|it| it.kind), Err(ErrorKind::Clash));
    }
}
