//! Short names for many cells and candidates: `r1c23`, `r48c2`, `r1c23<>5`.
use qedoku_core::{CandidateSet, Cell, CellSet, Conclusion, Digit};

/// Cells that are all crossings of some lines with some places on them.
struct Block {
    lines: Vec<u8>,
    places: Vec<u8>,
}

/// Names cells in as few rectangles as their rows or their columns make: `r1c23, r48c7`.
pub fn cells(cells: CellSet) -> String {
    let by_row = blocks(cells, Cell::row, Cell::column);
    let by_column = blocks(cells, Cell::column, Cell::row);
    let names: Vec<String> = if by_row.len() <= by_column.len() {
        by_row.iter().map(|block| name(&block.lines, &block.places)).collect()
    } else {
        by_column.iter().map(|block| name(&block.places, &block.lines)).collect()
    };
    names.join(", ")
}

fn name(rows: &[u8], columns: &[u8]) -> String {
    let digits = |numbers: &[u8]| numbers.iter().map(u8::to_string).collect::<String>();
    format!("r{}c{}", digits(rows), digits(columns))
}

/// Groups the cells by line; lines with the same places become one block.
fn blocks(cells: CellSet, line: fn(Cell) -> u8, place: fn(Cell) -> u8) -> Vec<Block> {
    let mut numbers: Vec<u8> = cells.iter().map(line).collect();
    numbers.sort_unstable();
    numbers.dedup();
    let mut blocks: Vec<Block> = Vec::new();
    for number in numbers {
        let mut places: Vec<u8> = cells.iter().filter(|&cell| line(cell) == number).map(place).collect();
        places.sort_unstable();
        match blocks.iter_mut().find(|block| block.places == places) {
            Some(block) => block.lines.push(number),
            None => blocks.push(Block { lines: vec![number], places }),
        }
    }
    blocks
}

/// Writes what a step concludes: `r4c5=7`, or `r1c23<>5, r48c2<>7`.
pub fn conclusion(conclusion: &Conclusion) -> String {
    let placed = conclusion.place.iter_by_cell().map(|candidate| candidate.to_string());
    placed.chain(eliminated(&conclusion.eliminate)).collect::<Vec<_>>().join(", ")
}

fn eliminated(candidates: &CandidateSet) -> impl Iterator<Item = String> {
    Digit::ALL.into_iter().filter_map(|digit| {
        let plane = candidates.plane(digit);
        let write =
            |names: String| names.split(", ").map(|name| format!("{name}<>{digit}")).collect::<Vec<_>>().join(", ");
        (!plane.is_empty()).then(|| write(cells(plane)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_core::Candidate;

    fn named(text: &str) -> CellSet {
        text.split(' ').filter_map(Cell::parse).collect()
    }

    #[test]
    fn cells_are_named_in_blocks() {
        for (listed, short) in [
            ("r1c2", "r1c2"),
            ("r1c2 r1c3", "r1c23"),
            ("r4c2 r8c2", "r48c2"),
            ("r4c2 r8c2 r4c7 r8c7", "r48c27"),
            ("r1c1 r2c1 r1c2", "r1c12, r2c1"),
            ("r1c1 r2c1 r3c1 r1c5", "r1c15, r23c1"),
        ] {
            assert_eq!(cells(named(listed)), short);
        }
        assert_eq!(cells(CellSet::EMPTY), "");
    }

    #[test]
    fn conclusions_go_digit_by_digit() {
        let read = |text: &str| text.split(' ').filter_map(|t| Candidate::parse(t).map(|(c, _)| c)).collect();
        let step = Conclusion::eliminating(read("r1c2<>5 r1c3<>5 r4c2<>2 r8c2<>2 r9c9<>2"));
        assert_eq!(conclusion(&step), "r48c2<>2, r9c9<>2, r1c23<>5");
        let step = Conclusion::placing(Candidate { cell: Cell::at(4, 5), digit: Digit::D7 });
        assert_eq!(conclusion(&step), "r4c5=7");
    }
}
