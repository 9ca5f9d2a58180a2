//! Totals of many cells: houses and cages added up as wide as they come.
use super::sums::{self, NumberedCage};
use crate::{Context, Sink};
use qedoku_core::{Addend, Cell, CellSet, House, Layout, Summand};
use std::ops::ControlFlow;

/// The most cells that are left when houses and cages are added up.
const MANY: usize = 10;

/// The most houses beside each other.
const HOUSES: usize = 4;

/// Adds up one to four houses, or takes a house off one that it crosses, and with them each cage that leaves fewer cells;
/// reports what the cells that are left lose. What is left of few houses with few cells is found by itself.
pub(crate) fn report_bounds(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    if sums::has_none(cx) {
        return ControlFlow::Continue(());
    }
    let cages = sums::cages(cx);
    if cages.is_empty() {
        return ControlFlow::Continue(());
    }
    for size in 1..=HOUSES {
        for houses in cx.layout.families().iter().flat_map(|family| sums::runs(cx.layout, family, size)) {
            let least = if size < HOUSES { sums::FEW + 1 } else { 1 };
            report(cx, &cages, &houses, None, least, sink)?;
        }
    }
    for house in cx.layout.houses() {
        let later = cx.layout.houses().iter().filter(|&other| other > house);
        for other in later.filter(|&other| cx.layout.cells(other).meets(cx.layout.cells(house))) {
            report(cx, &cages, &[house], Some(other), 1, sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// Reports what houses, less another one, and cages leave, if it is at least so many cells.
fn report(
    cx: &Context<'_>,
    cages: &[NumberedCage],
    houses: &[House],
    less: Option<House>,
    least: usize,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let plus = houses.iter().map(|&house| Addend { of: Summand::House(house), minus: false });
    let minus = less.map(|house| Addend { of: Summand::House(house), minus: true });
    let mut from: Vec<Addend> = plus.chain(minus).collect();
    let houses = from.len();
    let mut factors = Factors::of(cx.layout, &from);
    for &NumberedCage { number, cells } in cages {
        let open = cells & cx.board.open();
        if let Some(minus) = factors.sign(open) {
            factors.add(open, minus);
            from.push(Addend { of: Summand::Rule(number, 0), minus });
        }
    }
    if from.len() == houses {
        return ControlFlow::Continue(());
    }
    let left = cx.board.open().filter(|cell| factors.0[cell.index()] != 0);
    if !(least..=MANY).contains(&left.len()) {
        return ControlFlow::Continue(());
    }
    let Some(sum) = sums::sum(cx.board, from) else { return ControlFlow::Continue(()) };
    let gone = sum.left - sums::kept(cx, &sum);
    let gone = gone.iter().filter(|&it| sums::is_out(cx.layout, &sum, it)).collect();
    sums::report(cx, gone, &sum, sink)
}

/// The number of times that each cell counts, below zero where it is taken off.
struct Factors([i16; Cell::COUNT]);

impl Factors {
    fn of(layout: &Layout, from: &[Addend]) -> Self {
        let mut all = Self([0; Cell::COUNT]);
        for term in from.iter().filter_map(|addend| addend.terms(layout)).flat_map(|sum| sum.terms) {
            all.0[term.cell.index()] += term.factor;
        }
        all
    }

    /// True to take off a cage with these open cells, false to add it, so that fewer cells are left; nothing if neither
    /// leaves fewer.
    fn sign(&self, open: CellSet) -> Option<bool> {
        let weight = |step: i16| open.iter().map(|cell| (self.0[cell.index()] + step).abs()).sum::<i16>();
        let [plus, minus, now] = [1, -1, 0].map(weight);
        if plus.min(minus) >= now { None } else { Some(minus < plus) }
    }

    fn add(&mut self, open: CellSet, minus: bool) {
        for cell in open {
            self.0[cell.index()] += if minus { -1 } else { 1 };
        }
    }
}
