//! HoDoKu's Sue de Coq: row by row with each box, then column by column.
use super::finder::HodokuFinder;
use qedoku_core::{AlmostLocked, Candidate, CandidateSet, Cell, CellSet, DigitSet, House, HouseGroup, Sets};
use qedoku_techniques::advanced::almost_locked::sue_de_coq::SueDeCoq;
use qedoku_techniques::kernels::als::evidence;
use qedoku_techniques::{Context, Technique};
use std::ops::ControlFlow;

pub(super) const SUE_DE_COQ: &[&dyn Technique] = &[&SueDeCoq];

/// A set of cells and the digits they have between them.
#[derive(Clone, Copy, Default)]
struct CellsWithDigits {
    cells: CellSet,
    digits: DigitSet,
}

impl CellsWithDigits {
    fn with(self, cx: &Context<'_>, cell: Cell) -> Self {
        Self { cells: self.cells.with(cell), digits: self.digits | cx.board.digits(cell) }
    }

    const fn shape(self) -> AlmostLocked {
        AlmostLocked { cells: self.cells, digits: self.digits }
    }

    /// The number of digits of the crossing that the group takes: it has that many more cells than other digits.
    fn takes(self, crossing: Self) -> Option<usize> {
        let other = self.digits - crossing.digits;
        if other == self.digits { None } else { self.cells.len().checked_sub(other.len()) }
    }
}

/// Calls `report` with the chosen cells and some of those left, by number: 1, 12, 123, 13, 2, 23, 3.
fn each_group(
    cx: &Context<'_>,
    mut left: CellSet,
    chosen: CellsWithDigits,
    report: &mut dyn FnMut(CellsWithDigits) -> ControlFlow<()>,
) -> ControlFlow<()> {
    while let Some(cell) = left.first() {
        left.remove(cell);
        let grown = chosen.with(cx, cell);
        report(grown)?;
        each_group(cx, left, grown, report)?;
    }
    ControlFlow::Continue(())
}

/// Cells of a crossing with cells of either house, as many as they can hold digits.
pub(super) fn search(find: &mut HodokuFinder<'_, '_, '_>) -> ControlFlow<()> {
    let cx = find.cx;
    let fresh = cx.fresh_houses();
    for line in cx.layout.lines() {
        for home in cx.layout.boxes() {
            let open = cx.board.open() & cx.layout.cells(line) & cx.layout.cells(home);
            if !open.is_several() || !(fresh.contains(line) || fresh.contains(home)) {
                continue;
            }
            each_group(cx, open, CellsWithDigits::default(), &mut |crossing| {
                if !crossing.cells.is_several() || crossing.digits.len() < crossing.cells.len() + 2 {
                    return ControlFlow::Continue(());
                }
                Crossed { line, home, crossing }.search(find)
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// Cells where a line crosses a box.
struct Crossed {
    line: House,
    home: House,
    crossing: CellsWithDigits,
}

impl Crossed {
    /// Adds cells of the line, then cells of the box.
    fn search(&self, find: &mut HodokuFinder<'_, '_, '_>) -> ControlFlow<()> {
        let cx = find.cx;
        let crossing = self.crossing;
        let spare = crossing.digits.len() - crossing.cells.len();
        let open = |house| (cx.board.open() & cx.layout.cells(house)) - crossing.cells;
        each_group(cx, open(self.line), CellsWithDigits::default(), &mut |one| {
            let Some(taken) = one.takes(crossing).filter(|taken| (1..spare).contains(taken)) else {
                return ControlFlow::Continue(());
            };
            let used = one.digits & crossing.digits;
            let free = (open(self.home) - one.cells).filter(|cell| !cx.board.digits(cell).meets(used));
            each_group(cx, free, CellsWithDigits::default(), &mut |other| {
                if other.takes(crossing) == Some(spare - taken) {
                    self.report([one, other], find)?;
                }
                ControlFlow::Continue(())
            })
        })
    }

    /// Reports what goes from the box, then what goes from the line.
    fn report(&self, [one, other]: [CellsWithDigits; 2], find: &mut HodokuFinder<'_, '_, '_>) -> ControlFlow<()> {
        let cx = find.cx;
        let crossing = self.crossing;
        let common = one.digits & other.digits;
        let mut deleted: Vec<Candidate> = Vec::new();
        for (house, own, against) in [(self.home, other, one), (self.line, one, other)] {
            let lost = ((crossing.digits | own.digits) - against.digits) | common;
            for cell in (cx.board.open() & cx.layout.cells(house)) - crossing.cells - own.cells {
                deleted.extend((cx.board.digits(cell) & lost).iter().map(|digit| Candidate { cell, digit }));
            }
        }
        find.delete(&SueDeCoq::INFO, &deleted, || {
            let gone: CandidateSet = deleted.iter().copied().collect();
            let group = |house, group: CellsWithDigits| HouseGroup { house, set: group.shape() };
            let groups = [group(self.line, one), group(self.home, other)];
            evidence::of(cx, &gone, Sets::sue_de_coq(crossing.shape(), groups))
        })
    }
}
