//! `cargo dev round-trips`: is every puzzle read back as it was written, in every format?
use clap::Args;
use qedoku_core::{Board, Candidate, CandidateSet, CellSet, Layout, Puzzle};
use qedoku_formats::{Format, closing, preamble, read, write};
use qedoku_generate::{Generator, GivenSymmetry};

#[derive(Args)]
pub(crate) struct RoundTripOptions {
    /// The number of puzzles to generate
    #[arg(long, default_value_t = 10_000)]
    count: u64,
    /// The seed of the generator
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// The number of givens of the thinned puzzles: the fewest that a proper puzzle can have, and so the widest pencil
/// marks.
const FEWEST: usize = 17;

/// The number of puzzles in one text.
const BATCH: usize = 10;

/// Writes puzzles in every format and reads them back.
pub(crate) fn run(options: &RoundTripOptions) -> bool {
    let mut counts = RoundTripCounts::default();
    let numbers: Vec<u64> = (0..options.count).collect();
    for batch in numbers.chunks(BATCH) {
        counts.add(&batch.iter().flat_map(|&number| variants(options.seed, number)).collect::<Vec<_>>());
    }
    counts.report();
    counts.faults.is_empty()
}

/// A generated puzzle, some of its givens alone, and a position on the way to its solution.
fn variants(seed: u64, number: u64) -> [Puzzle; 3] {
    let generator = Generator::new(seed, GivenSymmetry::None);
    let puzzle = generator.puzzle(number);
    let solution = generator.grid(number);
    let surplus = puzzle.givens.len().saturating_sub(FEWEST);
    let mut thin = puzzle.values;
    puzzle.givens.iter().skip(number as usize % 3).step_by(3).take(surplus).for_each(|cell| thin.set(cell, None));
    let mut position = puzzle;
    for candidate in solution.filled().skip(number as usize % 7).step_by(11) {
        position.values.set(candidate.cell, Some(candidate.digit));
    }
    let wrong = |candidate: &Candidate| solution.get(candidate.cell) != Some(candidate.digit);
    let candidates = *Board::new(Layout::classic(), &position).candidates();
    position.removed = candidates.iter().filter(wrong).step_by(9).collect::<CandidateSet>();
    [puzzle, Puzzle::from_givens(thin), position]
}

#[derive(Default)]
struct RoundTripCounts {
    puzzles: usize,
    trips: usize,
    /// Pencil marks with a border of 81 characters.
    wide: usize,
    faults: Vec<String>,
}

impl RoundTripCounts {
    /// Writes puzzles each by itself and all of them in one text, and reads both with the format named and without.
    fn add(&mut self, puzzles: &[Puzzle]) {
        self.puzzles += puzzles.len();
        for format in Format::ALL {
            for named in [None, Some(format)] {
                for puzzle in puzzles {
                    self.trip(format, named, std::slice::from_ref(puzzle));
                }
                // In a file of Simple Sudoku's one puzzle stands as often as it was saved.
                if named != Some(Format::Ss) {
                    self.trip(format, named, puzzles);
                }
            }
        }
    }

    fn trip(&mut self, format: Format, named: Option<Format>, puzzles: &[Puzzle]) {
        let text = written(format, puzzles);
        self.trips += 1;
        let border = text.lines().next().unwrap_or_default();
        self.wide += usize::from(format == Format::Pencilmarks && border.len() == CellSet::ALL.len());
        let back: Result<Vec<Puzzle>, _> = read(&text, named).map(|entry| entry.map(|entry| entry.puzzle)).collect();
        let fault = match back {
            Err(error) => Some(error.to_string()),
            Ok(back) if back.len() != puzzles.len() => Some(format!("{} puzzles become {}", puzzles.len(), back.len())),
            Ok(back) => back.iter().zip(puzzles).find_map(|(back, puzzle)| changed(format, puzzle, back)),
        };
        let by = named.map_or("recognized", |_| "named");
        self.faults.extend(fault.map(|fault| format!("{format}, {by}: {fault}\n{text}")));
    }

    fn report(&self) {
        let Self { puzzles, trips, wide, faults } = self;
        faults.iter().take(10).for_each(|fault| println!("{fault}"));
        println!("{puzzles} puzzles, {trips} texts read back, {wide} of them under a border of 81 characters");
        println!("{} faults", faults.len());
    }
}

/// A text of puzzles as the command writes it.
fn written(format: Format, puzzles: &[Puzzle]) -> String {
    let mut parts: Vec<String> = preamble(format, puzzles.len()).into_iter().collect();
    parts.extend(puzzles.iter().map(|puzzle| write(format, puzzle) + "\n"));
    parts.extend(closing(format).map(str::to_owned));
    parts.join("\n")
}

/// The property of a puzzle that a format should have kept and has not.
fn changed(format: Format, puzzle: &Puzzle, back: &Puzzle) -> Option<String> {
    let board = Board::new(Layout::classic(), puzzle);
    let lone = board.open().iter().any(|cell| board.digits(cell).len() == 1);
    let same = match format {
        Format::Library | Format::Case | Format::Ss | Format::SudokuWiki | Format::FPuzzles | Format::OpenSudoku => {
            back == puzzle
        }
        Format::Sdk => {
            back.givens == puzzle.givens && (lone || (back.values, back.removed) == (puzzle.values, puzzle.removed))
        }
        Format::SudokuPuzzle => *back == Puzzle { removed: puzzle.removed, ..Puzzle::from_givens(puzzle.values) },
        // These show a cell with one candidate left as a filled one.
        Format::Pencilmarks | Format::Candidates => {
            lone || (back.values, back.removed) == (puzzle.values, puzzle.removed)
        }
        _ => *back == Puzzle::from_givens(puzzle.values),
    };
    // The rating counts the guesses of a search, which eliminations that a table does not keep make fewer.
    let again = format == Format::Hrm || write(format, back) == write(format, puzzle);
    (!same || !again).then(|| format!("{puzzle:?} becomes {back:?}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let mut counts = RoundTripCounts::default();
        for first in [0, 10, 20] {
            counts.add(&(first..first + 10).flat_map(|number| variants(1, number)).collect::<Vec<_>>());
        }
        assert!(counts.faults.is_empty(), "{}", counts.faults[0]);
        assert!(counts.wide > 10, "too few wide borders to say anything: {}", counts.wide);
    }
}
