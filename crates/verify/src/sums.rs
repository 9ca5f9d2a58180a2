//! Totals of cells: whether they are what rules and houses add up to, and what they leave.
use crate::fault::StepFault;
use crate::search::NoMemberLeft;
use crate::state::ChoiceState;
use qedoku_core::{Board, Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Layout, Slot, Sum};

/// The most cells whose fillings are gone through one by one.
const FEW: usize = 6;

/// The most nodes of the search for one filling.
const NODES: usize = 60_000;

/// Checks that the total is what the addends come to on the board, and that the cells have the candidates stated.
pub(crate) fn check(board: &Board, sum: &Sum) -> Result<(), StepFault> {
    let layout = board.layout();
    let mut factors = [0_i32; Cell::COUNT];
    let mut total = 0_i32;
    let once = |at: usize| sum.from[..at].iter().all(|other| other.of != sum.from[at].of);
    for (at, addend) in sum.from.iter().enumerate() {
        let stated = addend.terms(layout).filter(|_| once(at)).ok_or(StepFault::OtherTotal)?;
        for term in stated.terms {
            factors[term.cell.index()] += i32::from(term.factor);
        }
        total += i32::from(stated.total);
    }
    let mut plus = CellSet::EMPTY;
    let mut minus = CellSet::EMPTY;
    for cell in layout.board() {
        match (board.value(cell), factors[cell.index()]) {
            (_, 0) => {}
            (Some(digit), factor) => total -= factor * i32::from(digit.value()),
            (None, 1) => plus.insert(cell),
            (None, -1) => minus.insert(cell),
            (None, _) => return Err(StepFault::OtherTotal),
        }
    }
    let cells = plus | minus;
    let left = cells.iter().fold(CandidateSet::EMPTY, |all, cell| all | board.truth(Slot::Cell(cell)).members());
    let is_so = !cells.is_empty()
        && (plus, minus) == (sum.plus, sum.minus)
        && total == i32::from(sum.total)
        && left == sum.left;
    if is_so { Ok(()) } else { Err(StepFault::OtherTotal) }
}

/// Rules out what no filling of the cells of a total has; returns whether there was any.
pub(crate) fn confine(layout: &Layout, state: &mut ChoiceState, sum: &Sum) -> Result<bool, NoMemberLeft> {
    let cells = sum.cells();
    let term = |cell: Cell| Term {
        cell,
        factor: if sum.minus.contains(cell) { -1 } else { 1 },
        digits: state.free().digits(cell) & sum.left.digits(cell),
    };
    let terms: Vec<Term> = cells.iter().map(term).collect();
    let kept = kept(layout, &terms, i32::from(sum.total), &|cell| state.is_chosen(cell));
    keep(state, &terms, &kept)
}

/// Bars what is not among the candidates kept of some cells; returns whether there was any.
pub(crate) fn keep(state: &mut ChoiceState, terms: &[Term], kept: &CandidateSet) -> Result<bool, NoMemberLeft> {
    if terms.iter().any(|term| kept.digits(term.cell).is_empty()) {
        return Err(NoMemberLeft);
    }
    let mut changed = false;
    for term in terms {
        for digit in term.digits - kept.digits(term.cell) {
            state.bar(Candidate { cell: term.cell, digit });
            changed = true;
        }
    }
    Ok(changed)
}

/// The candidates of cells with factors that may come to a total; those of cells that are `settled` are taken off first.
pub(crate) fn kept(layout: &Layout, terms: &[Term], mut total: i32, settled: &dyn Fn(Cell) -> bool) -> CandidateSet {
    let mut open = Vec::new();
    let mut all = CandidateSet::EMPTY;
    for term in terms {
        match term.digits.single() {
            Some(digit) if settled(term.cell) => {
                total -= term.value(digit);
                all.insert(Candidate { cell: term.cell, digit });
            }
            _ => open.push(*term),
        }
    }
    let few = if open.len() <= FEW { each(layout, &open, total) } else { None };
    match few.unwrap_or_else(|| by_cliques(layout, &open, total)) {
        kept if open.iter().all(|term| !kept.digits(term.cell).is_empty()) && (!open.is_empty() || total == 0) => {
            all | kept
        }
        _ => CandidateSet::EMPTY,
    }
}

/// A cell with its factor and what it may hold.
#[derive(Clone, Copy)]
pub(crate) struct Term {
    pub(crate) cell: Cell,
    pub(crate) factor: i32,
    pub(crate) digits: DigitSet,
}

impl Term {
    fn value(&self, digit: Digit) -> i32 {
        self.factor * i32::from(digit.value())
    }

    fn values(&self) -> impl Iterator<Item = i32> + '_ {
        self.digits.iter().map(|digit| self.value(digit))
    }
}

/// The candidates that some filling has in which no two candidates clash; nothing if there are too many to try.
fn each(layout: &Layout, terms: &[Term], total: i32) -> Option<CandidateSet> {
    let mut kept = CandidateSet::EMPTY;
    for (at, term) in terms.iter().enumerate() {
        for digit in term.digits {
            let first = Candidate { cell: term.cell, digit };
            if kept.contains(first) {
                continue;
            }
            let rest: Vec<Term> =
                terms.iter().enumerate().filter(|&(other, _)| other != at).map(|(_, it)| *it).collect();
            let mut search = FillingSearch { layout, chosen: vec![first], nodes: NODES };
            if search.fill(&rest, total - term.value(digit))? {
                for it in search.chosen {
                    kept.insert(it);
                }
            }
        }
    }
    Some(kept)
}

/// A search for one filling.
struct FillingSearch<'a> {
    layout: &'a Layout,
    chosen: Vec<Candidate>,
    /// The nodes that may still be searched.
    nodes: usize,
}

impl FillingSearch<'_> {
    /// Fills the rest of the cells so that they come to a total; what is chosen then is a filling. Nothing if there are too
    /// many to try.
    fn fill(&mut self, rest: &[Term], total: i32) -> Option<bool> {
        self.nodes = self.nodes.checked_sub(1)?;
        let Some((term, others)) = rest.split_first() else { return Some(total == 0) };
        let least: i32 = others.iter().map(|it| it.values().min().unwrap_or(0)).sum();
        let most: i32 = others.iter().map(|it| it.values().max().unwrap_or(0)).sum();
        for digit in term.digits {
            let next = Candidate { cell: term.cell, digit };
            let left = total - term.value(digit);
            if left < least || left > most || self.chosen.iter().any(|&it| self.layout.clash(it, next)) {
                continue;
            }
            self.chosen.push(next);
            if self.fill(others, left)? {
                return Some(true);
            }
            self.chosen.pop();
        }
        Some(false)
    }
}

/// The largest total there is: a nine in every cell, less a number of three digits.
const LARGEST: i32 = 1728;
const WORDS: usize = 55;

/// The totals that are possible, a bit each, from the least, all cells taken off, to the largest.
#[derive(Clone, Copy)]
struct Totals([u64; WORDS]);

impl Totals {
    const NONE: Self = Self([0; WORDS]);

    /// The bit of a total, if cells can come to it.
    fn place(total: i32) -> Option<usize> {
        usize::try_from(total + LARGEST).ok().filter(|&at| at < 64 * WORDS)
    }

    fn add(&mut self, total: i32) {
        if let Some(at) = Self::place(total) {
            self.0[at / 64] |= 1 << (at % 64);
        }
    }

    fn has(&self, total: i32) -> bool {
        Self::place(total).is_some_and(|at| self.0[at / 64] >> (at % 64) & 1 == 1)
    }

    fn each(&self) -> impl Iterator<Item = i32> + '_ {
        let words = self.0.iter().zip(0..).filter(|(bits, _)| **bits != 0);
        words.flat_map(|(&bits, word)| {
            (0..64).filter(move |at| bits >> at & 1 == 1).map(move |at| 64 * word + at - LARGEST)
        })
    }

    fn plus(&self, other: &Self) -> Self {
        let mut all = Self::NONE;
        for one in self.each() {
            other.each().for_each(|it| all.add(one + it));
        }
        all
    }
}

/// The sets of digits that cells that differ can hold, as bits, once each.
pub(crate) fn digit_sets(cells: impl IntoIterator<Item = DigitSet>) -> Vec<DigitSet> {
    let mut sets = vec![DigitSet::EMPTY];
    for digits in cells {
        let mut known = [false; 512];
        let mut next = Vec::new();
        for set in sets {
            for digit in digits - set {
                let with = set | DigitSet::of(digit);
                if !std::mem::replace(&mut known[usize::from(with.bits())], true) {
                    next.push(with);
                }
            }
        }
        sets = next;
    }
    sets
}

fn value(set: DigitSet, factor: i32) -> i32 {
    factor * set.iter().map(|digit| i32::from(digit.value())).sum::<i32>()
}

/// The candidates that are left where only cells of one clique are seen to differ: cells that all see each other, with
/// the same factor.
fn by_cliques(layout: &Layout, terms: &[Term], total: i32) -> CandidateSet {
    let mut cliques: Vec<Vec<Term>> = Vec::new();
    for &term in terms {
        let joins = |clique: &&mut Vec<Term>| {
            clique.iter().all(|it| it.factor == term.factor && layout.peers(it.cell).contains(term.cell))
        };
        match cliques.iter_mut().find(joins) {
            Some(clique) => clique.push(term),
            None => cliques.push(vec![term]),
        }
    }
    let of = |clique: &Vec<Term>| {
        let mut totals = Totals::NONE;
        for set in digit_sets(clique.iter().map(|term| term.digits)) {
            totals.add(value(set, clique[0].factor));
        }
        totals
    };
    let totals: Vec<Totals> = cliques.iter().map(of).collect();
    let mut kept = CandidateSet::EMPTY;
    for (at, clique) in cliques.iter().enumerate() {
        let mut rest = Totals::NONE;
        rest.add(0);
        for (_, other) in totals.iter().enumerate().filter(|&(other, _)| other != at) {
            rest = rest.plus(other);
        }
        for (place, term) in clique.iter().enumerate() {
            let others = clique.iter().enumerate().filter(|&(it, _)| it != place);
            let sets = digit_sets(others.map(|(_, it)| it.digits));
            let fits = |digit: &Digit| {
                sets.iter()
                    .any(|set| !set.contains(*digit) && rest.has(total - value(*set, term.factor) - term.value(*digit)))
            };
            term.digits.iter().filter(fits).for_each(|digit| kept.insert(Candidate { cell: term.cell, digit }));
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_core::{Addend, Grid, House, Puzzle, Rules, Summand};

    #[test]
    fn totals_of_every_cell_of_the_board_are_told_apart() {
        let layout = Layout::classic();
        let all = |factor: i32| -> Vec<Term> {
            let cells = layout.board().iter();
            cells.map(|cell| Term { cell, factor, digits: layout.digits() }).collect()
        };
        for sign in [1, -1] {
            let terms = all(sign);
            let kept = by_cliques(layout, &terms, sign * 405);
            assert_eq!(kept, *layout.start(), "nine rows come to 405");
            assert!(by_cliques(layout, &terms, sign * 406).is_empty(), "and to nothing else");
        }
    }

    #[test]
    fn a_house_that_a_board_does_not_have_has_no_total() {
        let layout = Layout::of(&Rules::of_size(6)).expect("six rows");
        let board = Board::new(&layout, &Puzzle::from_givens(Grid::EMPTY));
        let house = |index: usize| Addend { of: Summand::House(House::from_index(index)), minus: false };
        let row = layout.cells(House::from_index(0));
        let sum = |from: Vec<Addend>, total: i16| {
            let left = row.iter().fold(CandidateSet::EMPTY, |all, cell| all | board.truth(Slot::Cell(cell)).members());
            Sum { plus: row, minus: CellSet::EMPTY, total, left, from }
        };
        assert_eq!(check(&board, &sum(vec![house(0)], 21)), Ok(()));
        let more = sum(vec![house(0), house(16)], 42);
        assert_eq!(check(&board, &more), Err(StepFault::OtherTotal));
    }
}
