//! Tests whether a total follows from the totals of houses and rules, where a line does not say from which.
use super::fillings::{CellTotal, value};
use super::totals::all_totals;
use qedoku_core::Board;

/// The prime modulo which totals are eliminated.
const PRIME: i64 = 1_000_003;

/// True if a total of open cells is a combination of those that the rules of a board state.
pub(in super::super) fn is_derived(board: &Board, sum: &CellTotal) -> bool {
    let mut rows: Vec<Vec<i64>> = all_totals(board.layout()).iter().map(|total| row(board, total)).collect();
    let mut left = row(board, sum);
    // Where an assumption has made the totals contradict each other, the last column is left, and anything follows.
    for column in 0..=qedoku_core::Cell::COUNT {
        let Some(at) = rows.iter().position(|row| row[column] != 0) else { continue };
        let pivot = rows.swap_remove(at);
        let inverse = power(pivot[column], PRIME - 2);
        rows.iter_mut().chain([&mut left]).for_each(|row| {
            let factor = row[column] * inverse % PRIME;
            if factor != 0 {
                row.iter_mut().zip(&pivot).for_each(|(it, by)| *it = (*it - factor * by).rem_euclid(PRIME));
            }
        });
    }
    left.iter().all(|it| *it == 0)
}

/// The factors of the open cells, and the total that these come to.
fn row(board: &Board, total: &CellTotal) -> Vec<i64> {
    let mut row = vec![0; qedoku_core::Cell::COUNT + 1];
    let mut left = total.total;
    for term in &total.terms {
        match board.value(term.cell) {
            Some(digit) => left -= term.times * value(digit),
            None => row[term.cell.index()] += i64::from(term.times),
        }
    }
    row[qedoku_core::Cell::COUNT] = left.into();
    for it in &mut row {
        *it = it.rem_euclid(PRIME);
    }
    row
}

fn power(base: i64, mut exponent: i64) -> i64 {
    let mut square = base;
    let mut product = 1;
    while exponent > 0 {
        if exponent % 2 == 1 {
            product = product * square % PRIME;
        }
        square = square * square % PRIME;
        exponent /= 2;
    }
    product
}
