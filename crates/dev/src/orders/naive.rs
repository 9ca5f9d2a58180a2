//! Solutions counted in the plainest way, to check what others say.
use qedoku_core::{Cell, Digit, Grid};

/// The digits of a grid, 0 for a blank.
pub(super) fn cells(grid: &Grid) -> [u8; 81] {
    std::array::from_fn(|index| grid.get(Cell::from_index(index)).map_or(0, Digit::value))
}

/// The number of solutions, `most` at most.
pub(super) fn solutions(cells: &[u8; 81], most: usize) -> usize {
    let mut used = [[0_u16; 9]; 3];
    for (place, &digit) in cells.iter().enumerate().filter(|(_, digit)| **digit > 0) {
        for (used, house) in used.iter_mut().zip(houses(place)) {
            if used[house] >> digit & 1 == 1 {
                return 0;
            }
            used[house] |= 1 << digit;
        }
    }
    let open: Vec<usize> = (0..81).filter(|&place| cells[place] == 0).collect();
    count(&open, &mut used, most)
}

/// The row, the column and the box of a cell.
const fn houses(place: usize) -> [usize; 3] {
    [place / 9, place % 9, place / 27 * 3 + place % 9 / 3]
}

/// Fills the cell with the fewest possibilities with each of them.
fn count(open: &[usize], used: &mut [[u16; 9]; 3], most: usize) -> usize {
    let free = |used: &[[u16; 9]; 3], place: usize| {
        let [row, column, square] = houses(place);
        0b11_1111_1110 & !(used[0][row] | used[1][column] | used[2][square])
    };
    let Some(&least) = open.iter().min_by_key(|&&place| free(used, place).count_ones()) else { return 1 };
    let rest: Vec<usize> = open.iter().copied().filter(|&place| place != least).collect();
    let mut digits = free(used, least);
    let mut found = 0;
    while digits != 0 && found < most {
        let digit = digits & digits.wrapping_neg();
        digits ^= digit;
        houses(least).into_iter().zip(used.iter_mut()).for_each(|(house, used)| used[house] |= digit);
        found += count(&rest, used, most - found);
        houses(least).into_iter().zip(used.iter_mut()).for_each(|(house, used)| used[house] ^= digit);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_generate::{Generator, GivenSymmetry};

    #[test]
    fn solutions_are_counted() {
        let puzzle = cells(&Generator::new(1, GivenSymmetry::None).puzzle(0).values);
        assert_eq!(solutions(&puzzle, 9), 1);
        let mut without = puzzle;
        without[puzzle.iter().position(|&digit| digit > 0).unwrap_or(0)] = 0;
        assert_eq!(solutions(&without, 2), 2);
        assert_eq!(solutions(&[1; 81], 2), 0);
        assert_eq!(solutions(&[0; 81], 5), 5);
    }
}
