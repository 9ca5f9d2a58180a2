//! Irregular boxes, drawn at random.
use crate::draw::RandomDraws;
use qedoku_core::{Cell, CellSet, Rules};

/// The number of cells that change places with others, for each cell of the board.
const SWAPS: usize = 12;
/// The most times that all are drawn again while they are the usual ones, which happens on a small board.
const ROUNDS: usize = 100;

/// Boxes of as many cells each as the board has rows, each in one piece: a character for each cell. They begin as the
/// usual boxes, and cells at their borders change places until they are others.
pub(crate) fn drawn_regions(rules: &Rules, draw: &mut RandomDraws) -> String {
    let cells: Vec<Cell> = rules.cells().collect();
    let usual = usual(rules, &cells);
    let mut boxes = usual.clone();
    for _ in 0..ROUNDS {
        for _ in 0..SWAPS * cells.len() {
            swap(rules, &mut boxes, cells[draw.below(cells.len())], draw);
        }
        if !usual.iter().all(|set| boxes.contains(set)) {
            break;
        }
    }
    let number = |cell: &Cell| boxes.iter().position(|set| set.contains(*cell)).unwrap_or(0) as u32;
    cells.iter().filter_map(|cell| char::from_digit(number(cell) + 1, 10)).collect()
}

fn usual(rules: &Rules, cells: &[Cell]) -> Vec<CellSet> {
    let (rows, columns) = rules.box_shape().unwrap_or((1, rules.size));
    let mut boxes = vec![CellSet::EMPTY; rules.size];
    for &cell in cells {
        let row = usize::from(cell.row()) - 1;
        let column = usize::from(cell.column()) - 1;
        boxes[row / rows * (rules.size / columns) + column / columns].insert(cell);
    }
    boxes
}

/// Gives a cell to the box of a neighbor, which gives one back, if both boxes stay in one piece.
fn swap(rules: &Rules, boxes: &mut [CellSet], cell: Cell, draw: &mut RandomDraws) {
    let of = |boxes: &[CellSet], cell: Cell| boxes.iter().position(|set| set.contains(cell));
    let beside: Vec<Cell> = rules.cells().filter(|&other| are_neighbors(cell, other)).collect();
    let Some(from) = of(boxes, cell) else { return };
    let Some(to) = of(boxes, beside[draw.below(beside.len())]).filter(|&to| to != from) else { return };
    let rest = boxes[from].without(cell);
    let grown = boxes[to].with(cell);
    let touches = |other: &Cell| rest.iter().any(|own| are_neighbors(own, *other));
    let back: Vec<Cell> = boxes[to].iter().filter(touches).collect();
    if back.is_empty() {
        return;
    }
    let other = back[draw.below(back.len())];
    let first = rest.with(other);
    let second = grown.without(other);
    if is_one_piece(first) && is_one_piece(second) {
        boxes[from] = first;
        boxes[to] = second;
    }
}

fn are_neighbors(one: Cell, other: Cell) -> bool {
    one.row().abs_diff(other.row()) + one.column().abs_diff(other.column()) == 1
}

fn is_one_piece(cells: CellSet) -> bool {
    let Some(first) = cells.first() else { return true };
    let mut reached = CellSet::of(first);
    loop {
        let more = cells.filter(|cell| reached.contains(cell) || reached.iter().any(|own| are_neighbors(own, cell)));
        if more == reached {
            return reached == cells;
        }
        reached = more;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boxes_are_pieces_of_equal_size_and_not_the_usual_ones() {
        for size in [4, 6, 9] {
            let rules = Rules::of_size(size);
            let mut all = Vec::new();
            let usual = usual(&rules, &rules.cells().collect::<Vec<_>>());
            for index in 0..50 {
                let text = drawn_regions(&rules, &mut RandomDraws::new(2, index));
                let mut others = 0;
                for number in 1..=size {
                    let mark = char::from_digit(number as u32, 10).unwrap();
                    let cells: CellSet =
                        rules.cells().zip(text.chars()).filter(|it| it.1 == mark).map(|it| it.0).collect();
                    assert!(cells.len() == size && is_one_piece(cells), "{text}");
                    others += usize::from(!usual.contains(&cells));
                }
                assert!(others > 0, "{text}");
                all.push(text);
            }
            all.sort_unstable();
            all.dedup();
            assert!(all.len() > 20, "{all:?}");
        }
    }
}
