//! Totals of cells: whether they are what rules and houses add up to, and what they leave.
use crate::fault::StepFault;
use crate::search::NoMemberLeft;
use crate::state::ChoiceState;
use qedoku_core::{Board, Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Layout, Slot, Sum};

/// The most cells whose fillings are gone through one by one.
const FEW: usize = 6;

/// What is stated is what the addends come to on the board, and what the board says of the cells.
pub(crate) fn check(layout: &Layout, board: &Board, sum: &Sum) -> Result<(), StepFault> {
    let mut factors = [0_i32; Cell::COUNT];
    let mut total = 0_i32;
    let once = |at: usize| sum.from[..at].iter().all(|other| other.of != sum.from[at].of);
    for (at, addend) in sum.from.iter().enumerate() {
        let (terms, own) = addend.terms(layout).filter(|_| once(at)).ok_or(StepFault::OtherTotal)?;
        for (cell, factor) in terms {
            factors[cell.index()] += i32::from(factor);
        }
        total += i32::from(own);
    }
    let (mut plus, mut minus) = (CellSet::EMPTY, CellSet::EMPTY);
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
        minus: sum.minus.contains(cell),
        digits: state.free().digits(cell) & sum.left.digits(cell),
    };
    let terms: Vec<Term> = cells.iter().map(term).collect();
    if terms.iter().any(|term| term.digits.is_empty()) {
        return Err(NoMemberLeft);
    }
    let total = i32::from(sum.total);
    let kept = if terms.len() <= FEW { each(layout, &terms, total) } else { by_cliques(layout, &terms, total) };
    if terms.iter().any(|term| kept.digits(term.cell).is_empty()) {
        return Err(NoMemberLeft);
    }
    let mut changed = false;
    for term in &terms {
        for digit in term.digits - kept.digits(term.cell) {
            state.bar(Candidate { cell: term.cell, digit });
            changed = true;
        }
    }
    Ok(changed)
}

/// A cell with what it may hold.
#[derive(Clone, Copy)]
struct Term {
    cell: Cell,
    minus: bool,
    digits: DigitSet,
}

impl Term {
    fn value(&self, digit: Digit) -> i32 {
        let value = i32::from(digit.value());
        if self.minus { -value } else { value }
    }

    fn values(&self) -> impl Iterator<Item = i32> + '_ {
        self.digits.iter().map(|digit| self.value(digit))
    }
}

/// The candidates that some filling has in which no two candidates clash.
fn each(layout: &Layout, terms: &[Term], total: i32) -> CandidateSet {
    let mut kept = CandidateSet::EMPTY;
    for (at, term) in terms.iter().enumerate() {
        for digit in term.digits {
            let first = Candidate { cell: term.cell, digit };
            if kept.contains(first) {
                continue;
            }
            let rest: Vec<Term> =
                terms.iter().enumerate().filter(|&(other, _)| other != at).map(|(_, it)| *it).collect();
            let mut chosen = vec![first];
            if fill(layout, &rest, total - term.value(digit), &mut chosen) {
                for it in chosen {
                    kept.insert(it);
                }
            }
        }
    }
    kept
}

/// Fills the rest of the cells so that they come to a total; what is chosen then is a filling.
fn fill(layout: &Layout, rest: &[Term], total: i32, chosen: &mut Vec<Candidate>) -> bool {
    let Some((term, others)) = rest.split_first() else { return total == 0 };
    let least: i32 = others.iter().map(|it| it.values().min().unwrap_or(0)).sum();
    let most: i32 = others.iter().map(|it| it.values().max().unwrap_or(0)).sum();
    for digit in term.digits {
        let next = Candidate { cell: term.cell, digit };
        let left = total - term.value(digit);
        if left < least || left > most || chosen.iter().any(|&it| layout.clash(it, next)) {
            continue;
        }
        chosen.push(next);
        if fill(layout, others, left, chosen) {
            return true;
        }
        chosen.pop();
    }
    false
}

/// The largest total there is: a nine in every cell.
const LARGEST: i32 = 729;
const WORDS: usize = 23;

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
fn digit_sets(terms: &[Term]) -> Vec<DigitSet> {
    let mut sets = vec![DigitSet::EMPTY];
    for term in terms {
        let mut known = [false; 512];
        let mut next = Vec::new();
        for set in sets {
            for digit in term.digits - set {
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

fn value(set: DigitSet, minus: bool) -> i32 {
    let value: i32 = set.iter().map(|digit| i32::from(digit.value())).sum();
    if minus { -value } else { value }
}

/// The candidates that are left where only cells of one clique are seen to differ: cells that all see each other, with
/// the same sign.
fn by_cliques(layout: &Layout, terms: &[Term], total: i32) -> CandidateSet {
    let mut cliques: Vec<Vec<Term>> = Vec::new();
    for &term in terms {
        let joins = |clique: &&mut Vec<Term>| {
            clique.iter().all(|it| it.minus == term.minus && layout.peers(it.cell).contains(term.cell))
        };
        match cliques.iter_mut().find(joins) {
            Some(clique) => clique.push(term),
            None => cliques.push(vec![term]),
        }
    }
    let of = |clique: &Vec<Term>| {
        let mut totals = Totals::NONE;
        for set in digit_sets(clique) {
            totals.add(value(set, clique[0].minus));
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
            let others: Vec<Term> =
                clique.iter().enumerate().filter(|&(it, _)| it != place).map(|(_, it)| *it).collect();
            let sets = digit_sets(&others);
            let fits = |digit: &Digit| {
                sets.iter()
                    .any(|set| !set.contains(*digit) && rest.has(total - value(*set, term.minus) - term.value(*digit)))
            };
            term.digits.iter().filter(fits).for_each(|digit| kept.insert(Candidate { cell: term.cell, digit }));
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn totals_of_every_cell_of_the_board_are_told_apart() {
        let layout = Layout::classic();
        let all = |minus: bool| -> Vec<Term> {
            let cells = layout.board().iter();
            cells.map(|cell| Term { cell, minus, digits: layout.digits() }).collect()
        };
        for minus in [false, true] {
            let terms = all(minus);
            let sign = if minus { -1 } else { 1 };
            let kept = by_cliques(layout, &terms, sign * 405);
            assert_eq!(kept, *layout.start(), "nine rows come to 405");
            assert!(by_cliques(layout, &terms, sign * 406).is_empty(), "and to nothing else");
        }
    }
}
