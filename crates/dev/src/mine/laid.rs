//! Puzzles with rules that are laid over a full grid, of kinds that no generator draws: arrows, lines, totals outside.
use super::built::thinned;
use super::walked::WalkedPuzzle;
use qedoku_core::search::Exhaustive;
use qedoku_core::{Cell, CellSet, Grid, Layout, Puzzle, Rule, RuleKind};
use qedoku_generate::{NoVariant, RandomDraws};
use std::ops::RangeInclusive;

/// The kinds of rules that are laid over a grid.
pub(super) const LAID: [RuleKind; 13] = [
    RuleKind::Arrow,
    RuleKind::LittleKiller,
    RuleKind::RegionSumLine,
    RuleKind::Sandwich,
    RuleKind::Renban,
    RuleKind::Between,
    RuleKind::Quadruple,
    RuleKind::Thermometer,
    RuleKind::Whisper,
    RuleKind::Palindrome,
    RuleKind::Difference,
    RuleKind::Ratio,
    RuleKind::Sum,
];

/// The number of rules of each kind that a puzzle has.
const RULES: usize = 8;

/// The number of rules that are drawn at the most until there are as many that the grid keeps.
const DRAWN: usize = 6_000;

/// The most cells of a diagonal with a total: those of longer ones come to the same in too many ways.
const LONGEST: usize = 6;

/// Puzzle number `index` of a seed: a random grid, rules of these kinds that it keeps, and of its digits no more than they
/// leave to be given.
pub(super) fn laid(kinds: &[RuleKind], seed: u64, index: u64) -> Result<WalkedPuzzle, NoVariant> {
    let mut draw = RandomDraws::new(seed, index);
    let classic = Layout::classic();
    let Some(grid) = Exhaustive::on(classic).random_solution(&Grid::EMPTY, |bound| draw.below(bound)) else {
        return Err(NoVariant::NoGrid { rules: classic.name().to_owned() });
    };
    let mut rules = classic.rules().clone();
    for &kind in kinds {
        rules.list.extend(rules_of(kind, &grid, &mut draw));
    }
    let layout = Layout::of(&rules).map_err(NoVariant::Rules)?;
    let mut cells: Vec<CellSet> = layout.board().iter().map(CellSet::of).collect();
    draw.shuffle(&mut cells);
    let puzzle = Puzzle::from_givens(thinned(&layout, &grid, &cells));
    Ok(WalkedPuzzle { layout, puzzle })
}

/// Rules of a kind that a grid keeps.
fn rules_of(kind: RuleKind, grid: &Grid, draw: &mut RandomDraws) -> Vec<Rule> {
    let mut rules: Vec<Rule> = Vec::new();
    for _ in 0..DRAWN {
        if rules.len() == RULES {
            break;
        }
        rules.extend(drawn(kind, grid, draw).filter(|rule| !rules.contains(rule)));
    }
    rules
}

/// A rule of a kind at a random place, if the grid keeps it there.
fn drawn(kind: RuleKind, grid: &Grid, draw: &mut RandomDraws) -> Option<Rule> {
    match kind {
        RuleKind::Arrow | RuleKind::Whisper => line(kind, 3..=4, grid, draw),
        RuleKind::Between | RuleKind::Renban | RuleKind::Thermometer | RuleKind::Palindrome => {
            line(kind, 3..=5, grid, draw)
        }
        RuleKind::RegionSumLine => line(kind, 3..=6, grid, draw),
        RuleKind::LittleKiller => diagonal(grid, draw),
        RuleKind::Sandwich => sandwich(grid, draw),
        RuleKind::Quadruple => Some(quadruple(grid, draw)),
        RuleKind::Difference | RuleKind::Ratio | RuleKind::Sum => pair(kind, grid, draw),
        _ => None,
    }
}

/// The digits of these cells.
fn digits(grid: &Grid, cells: &[Cell]) -> Vec<u16> {
    cells.iter().filter_map(|&cell| grid.get(cell)).map(|digit| digit.value().into()).collect()
}

/// The board's row or column number `at`, from 1, for `at` from 0.
fn number(at: usize) -> u8 {
    at as u8 + 1
}

fn random_cell(draw: &mut RandomDraws) -> Cell {
    Cell::from_index(draw.below(Cell::COUNT))
}

/// A rule on a line of some cells, each beside the one before it or at a corner of it.
fn line(kind: RuleKind, lengths: RangeInclusive<usize>, grid: &Grid, draw: &mut RandomDraws) -> Option<Rule> {
    let length = lengths.start() + draw.below(lengths.end() - lengths.start() + 1);
    let mut cells = vec![random_cell(draw)];
    while cells.len() < length {
        let last = *cells.last()?;
        let is_near = |cell: Cell| cell.row().abs_diff(last.row()).max(cell.column().abs_diff(last.column())) == 1;
        let near: Vec<Cell> = CellSet::ALL.filter(is_near).iter().filter(|cell| !cells.contains(cell)).collect();
        cells.push(*near.get(draw.below(near.len()))?);
    }
    is_kept(kind, grid, &cells).then(|| Rule::on(kind, cells))
}

/// True if the digits of a grid keep a rule on a line.
fn is_kept(kind: RuleKind, grid: &Grid, cells: &[Cell]) -> bool {
    let digits = digits(grid, cells);
    let [first, between @ .., last] = &digits[..] else { return false };
    match kind {
        RuleKind::Arrow => *first == between.iter().sum::<u16>() + last,
        RuleKind::Between => between.iter().all(|digit| digit > first.min(last) && digit < first.max(last)),
        RuleKind::Renban => {
            let mut sorted = digits.clone();
            sorted.sort_unstable();
            sorted.windows(2).all(|pair| pair[0] + 1 == pair[1])
        }
        RuleKind::Thermometer => digits.is_sorted_by(|one, next| one < next),
        RuleKind::Whisper => digits.windows(2).all(|pair| pair[0].abs_diff(pair[1]) >= 5),
        RuleKind::Palindrome => digits.iter().eq(digits.iter().rev()),
        RuleKind::RegionSumLine => {
            let stretches =
                cells.chunk_by(|&one, &other| Layout::classic().box_of(one) == Layout::classic().box_of(other));
            let mut sums: Vec<u16> = stretches.map(|cells| self::digits(grid, cells).iter().sum()).collect();
            let count = sums.len();
            sums.dedup();
            count > 1 && sums.len() == 1
        }
        _ => false,
    }
}

/// A dot between two neighbors, or their total of 5 or 10, if they have it.
fn pair(kind: RuleKind, grid: &Grid, draw: &mut RandomDraws) -> Option<Rule> {
    let cell = random_cell(draw);
    let is_near = |other: Cell| other.row().abs_diff(cell.row()) + other.column().abs_diff(cell.column()) == 1;
    let near: Vec<Cell> = CellSet::ALL.filter(is_near).iter().collect();
    let cells = vec![cell, *near.get(draw.below(near.len()))?];
    let [one, other] = digits(grid, &cells)[..] else { return None };
    let value = match kind {
        RuleKind::Difference => (one.abs_diff(other) == 1).then_some(1),
        RuleKind::Ratio => (one == 2 * other || other == 2 * one).then_some(2),
        _ => [5, 10].contains(&(one + other)).then_some(one + other),
    }?;
    Some(Rule::on(kind, cells).with_value(Some(value)))
}

/// The total of a diagonal from edge to edge.
fn diagonal(grid: &Grid, draw: &mut RandomDraws) -> Option<Rule> {
    let cell = random_cell(draw);
    let falls = draw.below(2) == 0;
    let place = |cell: Cell| {
        let [row, column] = [cell.row(), cell.column()].map(i16::from);
        if falls { row - column } else { row + column }
    };
    let cells: Vec<Cell> = CellSet::ALL.filter(|other| place(other) == place(cell)).iter().collect();
    let total = digits(grid, &cells).iter().sum();
    (2..=LONGEST).contains(&cells.len()).then(|| Rule::on(RuleKind::LittleKiller, cells).with_value(Some(total)))
}

/// The total between 1 and 9 in a row or a column.
fn sandwich(grid: &Grid, draw: &mut RandomDraws) -> Option<Rule> {
    let line = number(draw.below(9));
    let is_row = draw.below(2) == 0;
    let is_in = |cell: Cell| line == if is_row { cell.row() } else { cell.column() };
    let cells: Vec<Cell> = CellSet::ALL.filter(is_in).iter().collect();
    let digits = digits(grid, &cells);
    let is_end = |digit: &u16| [1, 9].contains(digit);
    let first = digits.iter().position(is_end)?;
    let last = digits.iter().rposition(is_end)?;
    let total = digits.get(first + 1..last)?.iter().sum();
    Some(Rule::on(RuleKind::Sandwich, cells).with_value(Some(total)))
}

/// Two to four of the digits of four cells that meet in a corner.
fn quadruple(grid: &Grid, draw: &mut RandomDraws) -> Rule {
    let [row, column] = [0; 2].map(|_| number(draw.below(8)));
    let cells = vec![
        Cell::at(row, column),
        Cell::at(row, column + 1),
        Cell::at(row + 1, column),
        Cell::at(row + 1, column + 1),
    ];
    let mut digits = digits(grid, &cells);
    draw.shuffle(&mut digits);
    digits.truncate(2 + draw.below(3));
    digits.sort_unstable();
    let value = digits.iter().fold(0, |value, digit| value * 10 + digit);
    Rule::on(RuleKind::Quadruple, cells).with_value(Some(value))
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_core::search::Solutions;

    #[test]
    fn puzzles_of_each_kind_have_one_solution_and_need_their_rules() {
        for kind in LAID {
            let made = laid(&[kind], 3, 1).unwrap();
            assert_eq!(made.layout.rules().list.len(), RULES, "{kind}");
            assert!(made.layout.rules().list.iter().all(|rule| rule.kind == kind));
            assert!(matches!(Exhaustive::on(&made.layout).solutions(&made.puzzle), Solutions::One(_)), "{kind}");
            assert!(!Exhaustive::on(Layout::classic()).is_unique(&made.puzzle.values), "{kind}");
            assert_eq!(laid(&[kind], 3, 1).unwrap().puzzle, made.puzzle, "{kind}");
        }
    }

    #[test]
    fn other_kinds_are_not_laid() {
        let made = laid(&[RuleKind::Cage], 3, 1).unwrap();
        assert!(made.layout.is_classic());
    }
}
