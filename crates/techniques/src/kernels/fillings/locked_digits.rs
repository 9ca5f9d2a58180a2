//! Digits that cages, lines of arrows and cells of one house hold between them, whichever way these are filled.
use super::digit_sets::{DigitSets, sum};
use super::sums::{self, NumberedCage};
use crate::proof::fewest_by_choices;
use crate::{Context, Sink};
use qedoku_core::{
    Addend, CandidateSet, CellSet, Conclusion, Digit, DigitSet, House, RuleKind, Slot, Sum, Summand, Total, Truth,
};
use std::ops::ControlFlow;

/// Cells of a house that are filled in one of a few ways: a cell, or the open cells of a cage or of the line of an arrow.
struct LockedGroup {
    cells: CellSet,
    /// These, and the cell to which they add up.
    counted: CellSet,
    /// The cells on whose digits the sets rest, filled ones included.
    about: CellSet,
    /// The sets of digits that the cells may hold.
    sets: Vec<DigitSet>,
    /// The place of the cage or arrow among the rules; none for a cell.
    rule: Option<usize>,
}

impl LockedGroup {
    /// The number of these digits that the cells hold at the least.
    fn least(&self, digits: DigitSet) -> usize {
        let mut least = digits.len();
        for &set in &self.sets {
            least = least.min((set & digits).len());
            if least == 0 {
                break;
            }
        }
        if self.sets.is_empty() { 0 } else { least }
    }
}

/// Reports `size` digits that a cage or the line of an arrow and others or cells of one house hold between them, where they
/// go from cells beside these.
pub(crate) fn report_locked(cx: &Context<'_>, size: usize, sink: &mut Sink<'_>) -> ControlFlow<()> {
    if sums::has_none(cx) {
        return ControlFlow::Continue(());
    }
    let rules = [sums::cages(cx), sums::arrow_lines(cx)].concat();
    for house in cx.layout.houses() {
        let open = cx.board.open() & cx.layout.cells(house);
        let lies_in = |rule: &&NumberedCage| {
            let cells = rule.cells & cx.board.open();
            cells.is_several() && cells.is_subset(open)
        };
        let rules: Vec<NumberedCage> = rules.iter().filter(lies_in).copied().collect();
        let about = rules.iter().fold(open, |all, rule| all | cells_of(cx, rule));
        if rules.is_empty() || !about.meets(cx.fresh_cells()) {
            continue;
        }
        let groups = groups(cx, &rules, house, size);
        let mut held: Vec<(&LockedGroup, usize)> = Vec::new();
        let digits = open.iter().fold(DigitSet::EMPTY, |all, cell| all | cx.board.digits(cell));
        for digits in of_size(digits, size) {
            held.clear();
            let holding = |group| (group, LockedGroup::least(group, digits));
            // The rules come first: where none of them holds some, nothing does that counts.
            for (group, least) in groups.iter().map(holding).filter(|(_, least)| (1..size).contains(least)) {
                if held.is_empty() && group.rule.is_none() {
                    break;
                }
                held.push((group, least));
            }
            if !held.is_empty() {
                let mut search = GroupSearch { cx, digits, held: &held, chosen: Vec::new(), sink };
                search.choose(0, 0)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// All cells of a cage or an arrow, those that the line adds up to included.
fn cells_of(cx: &Context<'_>, rule: &NumberedCage) -> CellSet {
    cx.layout.rules().list[rule.number].cells.iter().copied().collect()
}

/// The cages and lines, whose open cells lie in a house, then its cells with few candidates.
fn groups(cx: &Context<'_>, rules: &[NumberedCage], house: House, size: usize) -> Vec<LockedGroup> {
    let open = cx.board.open() & cx.layout.cells(house);
    let mut all = Vec::new();
    for rule in rules {
        let &NumberedCage { number, cells: whole } = rule;
        let cells = whole & cx.board.open();
        let addend = Addend { of: Summand::Rule(number, 0), minus: false };
        let Some(stated) = sums::sum(cx.board, vec![addend]).filter(|sum| sum.plus == cells) else { continue };
        let Some(totals) = totals(&stated) else { continue };
        // On the line of an arrow a digit may come twice.
        let differ = cx.layout.rules().list[number].kind == RuleKind::Cage;
        let held: DigitSet = whole.iter().filter(|_| differ).filter_map(|cell| cx.board.value(cell)).collect();
        let sets = DigitSets::of_cells(cells.iter().map(|cell| cx.board.digits(cell) - held));
        let sets: Vec<DigitSet> = sets.iter().filter(|&set| totals.contains(&sum(set))).collect();
        all.push(LockedGroup { cells, counted: stated.cells(), about: cells_of(cx, rule), sets, rule: Some(number) });
    }
    if all.is_empty() {
        return all;
    }
    for cell in open.iter().filter(|&cell| (2..=size).contains(&cx.board.digits(cell).len())) {
        let sets = cx.board.digits(cell).iter().map(DigitSet::of).collect();
        let cells = CellSet::of(cell);
        all.push(LockedGroup { cells, counted: cells, about: cells, sets, rule: None });
    }
    all
}

/// The totals that the cells that are added may have: the one stated, with the digits of a cell that is taken off;
/// nothing if there are several of these.
fn totals(sum: &Sum) -> Option<Vec<i32>> {
    let total = i32::from(sum.total);
    if sum.minus.is_empty() {
        return Some(vec![total]);
    }
    let digits = sum.left.digits(sum.minus.single()?);
    Some(digits.iter().map(|digit| total + i32::from(digit.value())).collect())
}

/// The sets of so many of some digits, in increasing order of their bits.
fn of_size(digits: DigitSet, size: usize) -> impl Iterator<Item = DigitSet> {
    // The next number with as many ones: the lowest run of ones gives its highest to the next place, and the rest go down.
    let next = |&bits: &u32| {
        let lowest = bits & bits.wrapping_neg();
        let carried = bits + lowest;
        Some(carried | (bits ^ carried) >> 2 >> lowest.trailing_zeros())
    };
    std::iter::successors(Some((1_u32 << size) - 1), next)
        .take_while(|&bits| bits < 1 << Digit::COUNT)
        .map(|bits| DigitSet::from_bits(bits as u16))
        .filter(move |set| (*set - digits).is_empty())
}

/// A search for groups that hold as many of some digits as there are.
struct GroupSearch<'a, 'b, 's> {
    cx: &'a Context<'b>,
    digits: DigitSet,
    /// The groups that hold some, with how many at the least.
    held: &'a [(&'a LockedGroup, usize)],
    chosen: Vec<&'a LockedGroup>,
    sink: &'a mut Sink<'s>,
}

impl GroupSearch<'_, '_, '_> {
    /// Adds groups, from one on, to those that hold so many of the digits.
    fn choose(&mut self, from: usize, sum: usize) -> ControlFlow<()> {
        let size = self.digits.len();
        for (at, &(group, least)) in self.held.iter().enumerate().skip(from) {
            if sum + least > size || self.chosen.iter().any(|other| other.counted.meets(group.counted)) {
                continue;
            }
            self.chosen.push(group);
            if sum + least == size {
                self.report()?;
            } else {
                self.choose(at + 1, sum + least)?;
            }
            self.chosen.pop();
        }
        ControlFlow::Continue(())
    }

    /// Reports what the digits are taken from. Fewer of them that fewer groups hold are found by themselves.
    fn report(&mut self) -> ControlFlow<()> {
        let is_fresh = self.chosen.iter().any(|group| group.about.meets(self.cx.fresh_cells()));
        let is_whole = is_fresh
            && self.chosen.iter().any(|group| group.rule.is_some())
            && (1..self.digits.len())
                .flat_map(|size| of_size(self.digits, size))
                .all(|some| self.chosen.iter().map(|group| group.least(some)).sum::<usize>() < some.len());
        if !is_whole {
            return ControlFlow::Continue(());
        }
        let cells = self.chosen.iter().fold(CellSet::EMPTY, |all, group| all | group.cells);
        let mut gone = CandidateSet::EMPTY;
        for digit in self.digits {
            let plane = self.cx.board.plane(digit);
            let seen = self.cx.layout.common_peers(plane & cells) - cells;
            gone |= CandidateSet::of_digit(digit, plane & seen);
        }
        let Self { cx, digits, chosen, sink, .. } = self;
        sink.eliminate(gone, || (Total { digits: *digits }.into(), truths(cx, chosen, gone)))
    }
}

/// The truths of each group, and of those cells of the cages that have to be gone through.
fn truths(cx: &Context<'_>, groups: &[&LockedGroup], gone: CandidateSet) -> Vec<Truth> {
    let sum = |at: usize| sums::sum(cx.board, vec![Addend { of: Summand::Rule(at, 0), minus: false }]);
    let sums = groups.iter().filter_map(|group| Some(Truth::Sum(Box::new(sum(group.rule?)?))));
    let of_cells = |of_rules: bool| {
        let some = groups.iter().filter(move |group| group.rule.is_some() == of_rules);
        some.flat_map(|group| group.cells.iter()).map(|cell| cx.board.truth(Slot::Cell(cell)))
    };
    let mut all: Vec<Truth> = sums.chain(of_cells(false)).collect();
    let fixed = all.len();
    all.extend(of_cells(true));
    fewest_by_choices(cx.layout, fixed, all, &Conclusion::eliminating(gone))
}
