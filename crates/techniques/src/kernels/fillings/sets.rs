//! Finds the candidates that some way to fill the cells of a rule about digits uses: lines of consecutive digits, digits
//! between two others, and digits that must be there.
use super::digit_sets::{DigitSets, fitting, sum};
use qedoku_core::{Candidate, CandidateSet, Cell, Digit, DigitSet, Layout};

/// A cell of a rule, with the digits that it may hold.
#[derive(Clone, Copy)]
pub(super) struct CellDigits {
    pub(super) cell: Cell,
    pub(super) digits: DigitSet,
}

fn digits_of(cells: &[CellDigits]) -> Vec<DigitSet> {
    cells.iter().map(|it| it.digits).collect()
}

fn take(kept: &mut CandidateSet, cells: &[CellDigits], left: &[DigitSet]) {
    for (it, &left) in cells.iter().zip(left) {
        *kept |= CandidateSet::of_cell(it.cell, left);
    }
}

/// Digits that follow on each other, in any order.
pub(super) fn renban(layout: &Layout, cells: &[CellDigits]) -> CandidateSet {
    let all: Vec<Digit> = layout.digits().iter().collect();
    let windows: Vec<DigitSet> = all.windows(cells.len()).map(|window| window.iter().copied().collect()).collect();
    let mut kept = CandidateSet::EMPTY;
    if let Some(left) = fitting(&digits_of(cells), |set| windows.contains(&set)) {
        take(&mut kept, cells, &left);
    }
    kept
}

/// Digits that lie between those of the first and the last cell; cells that all see each other differ.
pub(super) fn between(layout: &Layout, cells: &[CellDigits]) -> CandidateSet {
    let mut kept = CandidateSet::EMPTY;
    let [one, inner @ .., other] = cells else { return kept };
    let groups = groups(layout, inner);
    for (first, last) in one.digits.iter().flat_map(|first| other.digits.iter().map(move |last| (first, last))) {
        let ends = [Candidate { cell: one.cell, digit: first }, Candidate { cell: other.cell, digit: last }];
        if layout.clash(ends[0], ends[1]) {
            continue;
        }
        let low = first.min(last);
        let high = first.max(last);
        let fits = |cell: Cell, digit: Digit| {
            let is_free = || !layout.crosses() || ends.iter().all(|&end| !layout.clash(end, Candidate { cell, digit }));
            low < digit && digit < high && is_free()
        };
        let mut left = CandidateSet::EMPTY;
        let all = groups.iter().all(|group| {
            let fitting_of = |&CellDigits { cell, digits }: &CellDigits| CellDigits {
                cell,
                digits: digits.filter(|digit| fits(cell, digit)),
            };
            let group: Vec<CellDigits> = group.iter().map(fitting_of).collect();
            if let [CellDigits { cell, digits }] = group[..] {
                left |= CandidateSet::of_cell(cell, digits);
                return !digits.is_empty();
            }
            if group.len() > Digit::COUNT {
                return false;
            }
            let found = fitting(&digits_of(&group), |_| true);
            found.inspect(|found| take(&mut left, &group, found)).is_some()
        });
        if all {
            kept |= left;
            for end in ends {
                kept.insert(end);
            }
        }
    }
    kept
}

/// The cells in groups that see each other.
fn groups(layout: &Layout, cells: &[CellDigits]) -> Vec<Vec<CellDigits>> {
    let mut groups: Vec<Vec<CellDigits>> = Vec::new();
    for &it in cells {
        let joins = |group: &&mut Vec<CellDigits>| group.iter().all(|other| layout.peers(other.cell).contains(it.cell));
        match groups.iter_mut().find(joins) {
            Some(group) => group.push(it),
            None => groups.push(vec![it]),
        }
    }
    groups
}

/// So many cells at a time, which differ, come to the same.
pub(super) fn same_sums(cells: &[CellDigits], lengths: &[usize]) -> CandidateSet {
    let mut kept = CandidateSet::EMPTY;
    let mut stretches: Vec<&[CellDigits]> = Vec::new();
    let mut rest = cells;
    for &length in lengths {
        let (stretch, others) = rest.split_at(length.min(rest.len()));
        stretches.push(stretch);
        rest = others;
    }
    // A bit for each total: those that all stretches have.
    let totals = |stretch: &&[CellDigits]| {
        DigitSets::of_cells(digits_of(stretch)).iter().fold(0_u64, |all, set| all | 1 << sum(set))
    };
    let common = stretches.iter().map(totals).fold(u64::MAX, |all, totals| all & totals);
    for stretch in stretches {
        if let Some(left) = fitting(&digits_of(stretch), |set| common >> sum(set) & 1 == 1) {
            take(&mut kept, stretch, &left);
        }
    }
    kept
}

/// The digits between the lowest and the highest of a line add up to a total.
pub(super) fn sandwich(layout: &Layout, cells: &[CellDigits], total: i32) -> CandidateSet {
    let mut kept = CandidateSet::EMPTY;
    let all = layout.digits();
    let (Some(low), Some(high)) = (all.first(), all.last()) else { return kept };
    let inner = all.without(low).without(high);
    for (one, other) in (0..cells.len()).flat_map(|at| (at + 1..cells.len()).map(move |end| (at, end))) {
        let opens = |ends: (Digit, Digit)| cells[one].digits.contains(ends.0) && cells[other].digits.contains(ends.1);
        let ways = [(low, high), (high, low)].map(|ends| opens(ends).then_some(ends));
        if ways == [None; 2] || !can_come_to(inner, other - one - 1, total) {
            continue;
        }
        let of = |cells: &[CellDigits]| -> Vec<CellDigits> {
            cells.iter().map(|it| CellDigits { cell: it.cell, digits: it.digits & inner }).collect()
        };
        let inside = of(&cells[one + 1..other]);
        let mut outside = of(&cells[..one]);
        outside.extend(of(&cells[other + 1..]));
        let sets = DigitSets::of_cells(digits_of(&outside));
        let fits = |set: DigitSet| sum(set) == total && sets.contains(inner - set);
        let Some(left) = fitting(&digits_of(&inside), fits) else { continue };
        take(&mut kept, &inside, &left);
        let sets = DigitSets::of_cells(digits_of(&inside));
        let fits = |set: DigitSet| sum(inner - set) == total && sets.contains(inner - set);
        if let Some(left) = fitting(&digits_of(&outside), fits) {
            take(&mut kept, &outside, &left);
        }
        for (first, last) in ways.into_iter().flatten() {
            kept.insert(Candidate { cell: cells[one].cell, digit: first });
            kept.insert(Candidate { cell: cells[other].cell, digit: last });
        }
    }
    kept
}

/// True if so many of some digits can come to a total, as far as the least and the most of them say.
fn can_come_to(digits: DigitSet, count: usize, total: i32) -> bool {
    let values: Vec<i32> = digits.iter().map(|digit| i32::from(digit.value())).collect();
    let ends = [values.iter().take(count).sum::<i32>(), values.iter().rev().take(count).sum()];
    ends[0] <= total && total <= ends[1]
}

/// Some cells hold digits, each as often as it is named.
pub(super) fn quadruple(layout: &Layout, cells: &[CellDigits], named: &[Digit]) -> CandidateSet {
    let mut missing = [0_u8; Digit::COUNT];
    for digit in named {
        missing[digit.index()] += 1;
    }
    let mut search =
        NamedSearch { layout, cells, missing, lacking: named.len(), chosen: Vec::new(), kept: CandidateSet::EMPTY };
    search.fill();
    search.kept
}

/// The fillings of cells that hold the digits named.
struct NamedSearch<'a> {
    layout: &'a Layout,
    cells: &'a [CellDigits],
    missing: [u8; Digit::COUNT],
    /// The number of digits that are still missing.
    lacking: usize,
    chosen: Vec<Candidate>,
    kept: CandidateSet,
}

impl NamedSearch<'_> {
    /// Fills the rest of the cells; whether it can be done.
    fn fill(&mut self) -> bool {
        let at = self.chosen.len();
        if self.lacking > self.cells.len() - at {
            return false;
        }
        let Some(&CellDigits { cell, digits }) = self.cells.get(at) else { return true };
        let mut found = false;
        for digit in digits {
            let it = Candidate { cell, digit };
            if self.chosen.iter().any(|&other| self.layout.clash(other, it)) {
                continue;
            }
            let counts = self.missing[digit.index()] > 0;
            self.missing[digit.index()] -= u8::from(counts);
            self.lacking -= usize::from(counts);
            self.chosen.push(it);
            if self.fill() {
                self.kept.insert(it);
                found = true;
            }
            self.chosen.pop();
            self.missing[digit.index()] += u8::from(counts);
            self.lacking += usize::from(counts);
        }
        found
    }
}
