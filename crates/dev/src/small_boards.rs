//! `cargo dev small-boards`: are generated puzzles of four and six rows unique by a search that shares nothing with the
//! generator's?
use clap::Args;
use qedoku_core::{Cell, Digit, Grid, Rule, RuleKind, Rules};
use qedoku_generate::{NoVariant, VariantDraft, VariantGenerator, VariantRule};

#[derive(Args)]
pub(crate) struct SmallBoardsOptions {
    /// The number of puzzles for each set of rules and size
    #[arg(long, default_value_t = 56)]
    count: u64,
    /// The seed of the generator
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// The sizes, and the sets of rules that are asked for on each.
const SIZES: [usize; 2] = [4, 6];
const CHOICES: [&[VariantRule]; 10] = [
    &[],
    &[VariantRule::X],
    &[VariantRule::AntiKnight],
    &[VariantRule::AntiKing],
    &[VariantRule::Disjoint],
    &[VariantRule::NonConsecutive],
    &[VariantRule::Jigsaw],
    &[VariantRule::Killer],
    &[VariantRule::Jigsaw, VariantRule::X],
    &[VariantRule::Jigsaw, VariantRule::Killer],
];

/// Generates puzzles and counts their solutions.
pub(crate) fn run(options: &SmallBoardsOptions) -> bool {
    let mut all = SmallBoardCounts::default();
    println!("size rules               puzzles  unique  minimal  givens");
    for size in SIZES {
        for choice in CHOICES {
            let name = choice.iter().map(|rule| rule.word()).collect::<Vec<_>>().join(",");
            let name = if name.is_empty() { "plain".to_owned() } else { name };
            match of_choice(options, size, choice) {
                Ok(counts) => {
                    println!("{size:4} {name:18} {counts}");
                    all.add(counts);
                }
                Err(reason) => println!("{size:4} {name:18} none: {reason}"),
            }
        }
    }
    println!(" all {:18} {all}", "");
    all.puzzles > 0 && all.unique == all.puzzles
}

/// The figures of some generated puzzles.
#[derive(Clone, Copy, Default)]
struct SmallBoardCounts {
    puzzles: u64,
    /// Those whose only solution is the generator's.
    unique: u64,
    /// Those that have several solutions without any one of their givens.
    minimal: u64,
    givens: u64,
}

impl SmallBoardCounts {
    const fn add(&mut self, other: Self) {
        self.puzzles += other.puzzles;
        self.unique += other.unique;
        self.minimal += other.minimal;
        self.givens += other.givens;
    }
}

impl std::fmt::Display for SmallBoardCounts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { puzzles, unique, minimal, givens } = *self;
        // In tenths, rounded.
        let puzzles_or_one = puzzles.max(1);
        let mean = (20 * givens + puzzles_or_one) / (2 * puzzles_or_one);
        write!(f, "{puzzles:8} {unique:7} {minimal:8} {:5}.{}", mean / 10, mean % 10)
    }
}

fn of_choice(options: &SmallBoardsOptions, size: usize, choice: &[VariantRule]) -> Result<SmallBoardCounts, NoVariant> {
    let generator = VariantGenerator::new(options.seed, size, choice)?;
    let mut counts = SmallBoardCounts::default();
    for index in 0..options.count {
        counts.add(counted(&generator.puzzle(index)?));
    }
    Ok(counts)
}

/// The figures of one puzzle.
fn counted(draft: &VariantDraft) -> SmallBoardCounts {
    let VariantDraft { layout, puzzle, solution } = draft;
    let search = WordSearch::of(layout.rules());
    let found = search.solutions(&puzzle.values);
    let without = |cell: Cell| {
        let mut grid = puzzle.values;
        grid.set(cell, None);
        search.solutions(&grid).len() > 1
    };
    SmallBoardCounts {
        puzzles: 1,
        unique: u64::from(found == [*solution]),
        minimal: u64::from(puzzle.givens.iter().all(without)),
        givens: puzzle.givens.len() as u64,
    }
}

/// A search by what the words of the rules say of rows and columns, without the tables of the library.
struct WordSearch {
    cells: Vec<Cell>,
    size: u8,
    /// For each cell, those whose digits differ from its own.
    differ: Vec<Vec<usize>>,
    /// For each cell, those whose digits do not follow its own, up or down.
    apart: Vec<Vec<usize>>,
    /// Cells with their total.
    totals: Vec<(Vec<usize>, u32)>,
}

impl WordSearch {
    fn of(rules: &Rules) -> Self {
        let cells: Vec<Cell> = rules.cells().collect();
        let pairs = |holds: &dyn Fn(Cell, Cell) -> bool| -> Vec<Vec<usize>> {
            let with =
                |one: &Cell| (0..cells.len()).filter(|&at| cells[at] != *one && holds(*one, cells[at])).collect();
            cells.iter().map(with).collect()
        };
        let differ = pairs(&|one, other| differ(rules, one, other));
        let neighbors = |one: Cell, other: Cell| distance(one, other) == (0, 1) || distance(one, other) == (1, 0);
        let is_apart = rules.list.iter().any(|rule| rule.kind == RuleKind::NonConsecutive);
        let apart = pairs(&|one, other| is_apart && neighbors(one, other));
        let place = |cell: &Cell| cells.iter().position(|other| other == cell).unwrap_or(0);
        let total = |rule: &Rule| Some((rule.cells.iter().map(place).collect(), u32::from(rule.value?)));
        let totals = rules.list.iter().filter(|rule| rule.kind == RuleKind::Cage).filter_map(total).collect();
        Self { size: rules.size as u8, differ, apart, totals, cells }
    }

    /// Up to two solutions.
    fn solutions(&self, givens: &Grid) -> Vec<Grid> {
        let values: Vec<u8> = self.cells.iter().map(|&cell| givens.get(cell).map_or(0, Digit::value)).collect();
        let mut found = Vec::new();
        let fits = (0..values.len()).all(|at| values[at] == 0 || self.fits(&values, at, values[at]));
        if fits {
            self.fill(&mut values.clone(), &mut found);
        }
        found
    }

    fn fill(&self, values: &mut Vec<u8>, found: &mut Vec<Grid>) {
        let left = |at: usize| (1..=self.size).filter(|&digit| self.fits(values, at, digit)).count();
        let open = (0..values.len()).filter(|&at| values[at] == 0).min_by_key(|&at| left(at));
        let Some(at) = open else {
            let mut grid = Grid::EMPTY;
            self.cells.iter().zip(&*values).for_each(|(&cell, &value)| grid.set(cell, Digit::from_value(value.into())));
            found.push(grid);
            return;
        };
        for digit in 1..=self.size {
            if found.len() < 2 && self.fits(values, at, digit) {
                values[at] = digit;
                self.fill(values, found);
                values[at] = 0;
            }
        }
    }

    /// True if a digit can stand in a cell beside what stands elsewhere.
    fn fits(&self, values: &[u8], at: usize, digit: u8) -> bool {
        let total = |(cells, total): &(Vec<usize>, u32)| {
            let others = || cells.iter().filter(|&&cell| cell != at);
            let sum: u32 = others().map(|&cell| u32::from(values[cell])).sum::<u32>() + u32::from(digit);
            let is_full = others().all(|&cell| values[cell] != 0);
            !cells.contains(&at) || if is_full { sum == *total } else { sum < *total }
        };
        self.differ[at].iter().all(|&other| values[other] != digit)
            && self.apart[at].iter().all(|&other| values[other] == 0 || values[other].abs_diff(digit) != 1)
            && self.totals.iter().all(total)
    }
}

/// The rows and columns between two cells.
fn distance(one: Cell, other: Cell) -> (u8, u8) {
    (one.row().abs_diff(other.row()), one.column().abs_diff(other.column()))
}

/// True if the digits of two cells differ, by the words of the rules.
fn differ(rules: &Rules, one: Cell, other: Cell) -> bool {
    let size = rules.size as u8;
    let (high, wide) = if size == 4 { (2, 2) } else { (2, 3) };
    let usual = |cell: Cell| ((cell.row() - 1) / high, (cell.column() - 1) / wide);
    let place = |cell: Cell| ((cell.row() - 1) % high, (cell.column() - 1) % wide);
    let sign = |cell: Cell| {
        let at = usize::from((cell.row() - 1) * size + cell.column() - 1);
        rules.boxes.as_ref().and_then(|boxes| boxes.chars().nth(at))
    };
    let is_line = one.row() == other.row() || one.column() == other.column();
    let is_box = if rules.boxes.is_some() { sign(one) == sign(other) } else { usual(one) == usual(other) };
    let both = |holds: fn(Cell, u8) -> bool| holds(one, size) && holds(other, size);
    let by = |rule: &Rule| match rule.kind {
        RuleKind::DiagonalFalling => both(|cell, _| cell.row() == cell.column()),
        RuleKind::DiagonalRising => both(|cell, size| cell.row() + cell.column() == size + 1),
        RuleKind::AntiKnight => matches!(distance(one, other), (1, 2) | (2, 1)),
        RuleKind::AntiKing => matches!(distance(one, other), (0 | 1, 0 | 1)),
        RuleKind::DisjointGroups => place(one) == place(other),
        RuleKind::Cage => rule.cells.contains(&one) && rule.cells.contains(&other),
        _ => false,
    };
    is_line || is_box || rules.list.iter().any(by)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_boards_have_one_solution() {
        let mut made = 0;
        for size in SIZES {
            for choice in CHOICES {
                let Ok(counts) = of_choice(&SmallBoardsOptions { count: 3, seed: 7 }, size, choice) else { continue };
                assert_eq!((counts.unique, counts.minimal), (3, 3), "{size} {choice:?}");
                made += 1;
            }
        }
        assert!(made >= 14, "{made} sets of rules have puzzles");
    }

    #[test]
    fn the_search_counts_what_is_known() {
        // The numbers of grids of four rows are known: 288 of them.
        let search = WordSearch::of(&Rules::of_size(4));
        let mut count = 0;
        all_grids(&search, &mut vec![0; 16], &mut count);
        assert_eq!(count, 288);
        assert_eq!(search.solutions(&Grid::EMPTY).len(), 2);
    }

    fn all_grids(search: &WordSearch, values: &mut Vec<u8>, count: &mut u32) {
        let Some(at) = values.iter().position(|&value| value == 0) else {
            *count += 1;
            return;
        };
        for digit in 1..=4 {
            if search.fits(values, at, digit) {
                values[at] = digit;
                all_grids(search, values, count);
                values[at] = 0;
            }
        }
    }
}
