//! Cages with totals, drawn at random over a full grid.
use crate::draw::RandomDraws;
use qedoku_core::search::{Exhaustive, Solutions};
use qedoku_core::{Cell, CellSet, DigitSet, Grid, Layout, Puzzle, Rule, RuleFault, RuleKind, Rules};
use std::sync::Arc;

/// The most cells of a cage.
const MOST: usize = 4;

/// The most ways that are tried to draw cages over a grid, and the guesses of a search whether they suffice.
const CAGINGS: usize = 24;
const CAGED_GUESSES: u64 = 4_000;

/// The layout with cages drawn over a solution: the first that need no givens, or else the last drawn.
pub(crate) fn caged(layout: &Arc<Layout>, solution: &Grid, draw: &mut RandomDraws) -> Result<Arc<Layout>, RuleFault> {
    let empty = Puzzle::from_givens(Grid::EMPTY);
    let mut tries = 0;
    loop {
        let mut rules = layout.rules().clone();
        rules.list.extend(drawn_cages(&rules, solution, draw));
        let caged = Layout::of(&rules)?;
        tries += 1;
        let sought = Exhaustive::on(&caged).solutions_within(&empty, &mut { CAGED_GUESSES });
        let is_unique = sought.is_settled && matches!(sought.solutions, Solutions::One(_));
        if is_unique || tries == CAGINGS {
            return Ok(caged);
        }
    }
}

/// Cages of two to four neighbors that have every cell of the board once, no digit of the grid twice, and its totals. A
/// cell that no neighbor can join is a cage of its own.
fn drawn_cages(rules: &Rules, grid: &Grid, draw: &mut RandomDraws) -> Vec<Rule> {
    let board: CellSet = rules.cells().collect();
    let mut cells: Vec<Cell> = board.iter().collect();
    draw.shuffle(&mut cells);
    let mut free = board;
    let mut cages: Vec<CellSet> = Vec::new();
    for cell in cells {
        if !free.contains(cell) {
            continue;
        }
        let size = 2 + draw.below(MOST - 1);
        let mut cage = CellSet::of(cell);
        free.remove(cell);
        while cage.len() < size {
            let beside: Vec<Cell> = free.iter().filter(|&other| joins(grid, cage, other)).collect();
            if beside.is_empty() {
                break;
            }
            let next = beside[draw.below(beside.len())];
            cage.insert(next);
            free.remove(next);
        }
        let room = |other: &&mut CellSet| other.len() < MOST && joins(grid, **other, cell);
        match cages.iter_mut().find(room).filter(|_| cage.is_one()) {
            Some(other) => other.insert(cell),
            None => cages.push(cage),
        }
    }
    cages.sort_unstable_by_key(|cage| cage.first());
    cages.into_iter().map(|cage| with_total(grid, cage)).collect()
}

/// True if a cell is beside a cage that does not have its digit.
fn joins(grid: &Grid, cage: CellSet, cell: Cell) -> bool {
    let near = |own: Cell| own.row().abs_diff(cell.row()) + own.column().abs_diff(cell.column()) == 1;
    let digits: DigitSet = cage.iter().filter_map(|own| grid.get(own)).collect();
    cage.iter().any(near) && grid.get(cell).is_some_and(|digit| !digits.contains(digit))
}

fn with_total(grid: &Grid, cage: CellSet) -> Rule {
    let total = cage.iter().filter_map(|cell| grid.get(cell)).map(|digit| u16::from(digit.value())).sum();
    Rule::on(RuleKind::Cage, cage.iter().collect()).with_value(Some(total))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{VariantGenerator, VariantRule};

    #[test]
    fn killers_have_cages_over_all_cells_and_one_solution() {
        for (size, chosen) in [(4, vec![]), (6, vec![VariantRule::X]), (9, vec![]), (9, vec![VariantRule::Jigsaw])] {
            let chosen: Vec<VariantRule> = chosen.into_iter().chain([VariantRule::Killer]).collect();
            let generator = VariantGenerator::new(2, size, &chosen).unwrap();
            let mut bare = 0;
            for index in 0..4 {
                let draft = generator.puzzle(index).unwrap();
                let mut covered = CellSet::EMPTY;
                for cage in draft.layout.rules().list.iter().filter(|rule| rule.kind == RuleKind::Cage) {
                    let cells: CellSet = cage.cells.iter().copied().collect();
                    assert!(!cells.meets(covered) && (1..=4).contains(&cells.len()));
                    covered |= cells;
                    let digits: Vec<u16> =
                        cells.iter().filter_map(|cell| draft.solution.get(cell)).map(|it| it.value().into()).collect();
                    assert_eq!(Some(digits.iter().sum()), cage.value);
                    assert!(digits.iter().all(|digit| digits.iter().filter(|it| *it == digit).count() == 1));
                }
                assert_eq!(covered, draft.layout.board());
                assert_eq!(Exhaustive::on(&draft.layout).solutions(&draft.puzzle), Solutions::One(draft.solution));
                for given in draft.puzzle.values.filled() {
                    let mut less = draft.puzzle.values;
                    less.set(given.cell, None);
                    assert!(!Exhaustive::on(&draft.layout).is_unique(&less), "{given} is not needed");
                }
                bare += usize::from(draft.puzzle.values.filled().next().is_none());
            }
            assert!(bare > 0, "{size}");
        }
    }
}
