//! Digits that stand and close cells to their like, as few as are found at once.
use crate::step_context::StepContext;
use qedoku_core::{Cell, CellSet, Digit};

/// The fewest placed digits, greedily, that close the cells, each with the cells it closes; and the cells none closes.
pub(super) fn closers(context: &StepContext<'_>, mut cells: CellSet, digit: Digit) -> (Vec<(Cell, CellSet)>, CellSet) {
    let placed_houses = (CellSet::ALL - context.board.open()).filter(|cell| context.board.value(cell) == Some(digit));
    let mut chosen = Vec::new();
    if !context.layout.is_classic() {
        // A house is plainer than a rule: what houses close is said of them.
        let houses = |cell: Cell| context.layout.houses_of(cell);
        let shares = |blocker: Cell, cell: Cell| !(houses(blocker) & houses(cell)).is_empty();
        let in_house: Vec<(Cell, CellSet)> = placed_houses
            .iter()
            .map(|blocker| (blocker, context.closed_by(blocker, cells, digit).filter(|cell| shares(blocker, cell))))
            .collect();
        cells -= choose(&in_house, cells, &mut chosen);
    }
    let mut closers: Vec<(Cell, CellSet)> = Vec::with_capacity(placed_houses.len());
    closers.extend(placed_houses.iter().map(|blocker| (blocker, context.closed_by(blocker, cells, digit))));
    cells -= choose(&closers, cells, &mut chosen);
    (chosen, cells)
}

/// Chooses closers, greedily, until they close no more of some cells; the cells that they close.
fn choose(closers: &[(Cell, CellSet)], all: CellSet, chosen: &mut Vec<(Cell, CellSet)>) -> CellSet {
    let mut cells = all;
    loop {
        let best = closers.iter().fold(None, |best: Option<(Cell, CellSet)>, &(blocker, closed)| match best {
            Some((_, most)) if most.len() >= (closed & cells).len() => best,
            _ => Some((blocker, closed & cells)),
        });
        let Some((blocker, closes)) = best.filter(|(_, closes)| !closes.is_empty()) else { return all - cells };
        chosen.push((blocker, closes));
        cells -= closes;
    }
}
