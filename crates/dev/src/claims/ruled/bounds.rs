//! Tests what sentences claim of the candidates that leave a total its ways, and of what its cells come to at most.
use super::super::grammar::TemplateNames;
use super::fillings::{CellTotal, CellsToFill, OpenCell, value};
use super::judge::RuleJudge;
use super::totals::is_list;
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet};

impl RuleJudge<'_> {
    /// A cell is what others come to with a number, and that is not beyond a limit.
    pub(super) fn equals_others(&mut self, [others, cell]: [CellSet; 2], more: i32, limit: i32) {
        let sum = self.last_sum();
        let own: Vec<i32> = sum.terms.iter().filter(|term| cell.contains(term.cell)).map(|term| term.times).collect();
        let alike = cell | others == sum.cells() && own.len() == 1 && own[0] * sum.total == more;
        self.claim(alike, "the cell is what the others come to");
        let side = |digit: Digit| value(digit) < limit;
        let gone = cell.single().map_or(DigitSet::EMPTY, |cell| self.conclusion.eliminate.digits(cell));
        let beyond = gone.filter(|digit| value(digit) != limit);
        let is_least = beyond.iter().any(side);
        for digit in beyond.iter().filter(|&digit| side(digit) == is_least) {
            for it in self.candidates(cell, digit.into()).iter() {
                let can_be = self.cells_of(&sum, Some(it)).can_be_filled();
                self.claim_of_search(can_be.map(|can_be| !can_be), "the others cannot come to it");
            }
        }
    }

    /// With a digit in a cell that is the sum of others and a number, these come to a bound beyond it.
    pub(super) fn beyond_cell(
        &mut self,
        [cell, others]: [CellSet; 2],
        digits: DigitSet,
        more: i32,
        names: &TemplateNames,
    ) {
        let sum = self.last_sum();
        let own: Vec<i32> = sum.terms.iter().filter(|term| cell.contains(term.cell)).map(|term| term.times).collect();
        let alike = cell | others == sum.cells() && own.len() == 1 && own[0] * sum.total == more;
        let bound = names.said.totals.last().and_then(|all| all.first()).copied();
        self.claim(alike && bound == names.said.sums_of_digits.first().copied(), "the cell is what the others come to");
        for it in self.candidates(cell, digits).iter() {
            let can_be = self.cells_of(&sum, Some(it)).can_be_filled();
            self.claim_of_search(can_be.map(|can_be| !can_be), "the others cannot come to it");
        }
    }

    /// The total has just these ways, by the candidates of some cells that are shown, and by digits that none of its cells
    /// can be.
    pub(super) fn has_ways_by(&mut self, said: &[Vec<Digit>], shown: CandidateSet, lacking: DigitSet) {
        self.has_ways(said);
        let sum = self.last_sum();
        let cells = shown.cells();
        let alike = cells.iter().all(|cell| shown.digits(cell) == self.digits(cell)) && cells.is_subset(sum.cells());
        let none = sum.cells().iter().all(|cell| !self.digits(cell).meets(lacking));
        self.claim(alike, "these are the candidates of cells of the total");
        self.claim(none, "no cell of the total can be these digits");
        let held = |cell: Cell| {
            let any = || self.not_taken(cell, self.layout.digits() - lacking);
            if cells.contains(cell) { shown.digits(cell) } else { any() }
        };
        let open = sum.cells().iter().map(|cell| OpenCell { cell, digits: held(cell) });
        // The search of many cells that may hold anything ends too late: then all of them are shown.
        let line = sum.line();
        let ways = CellsToFill::new(self.layout, open).with(sum).ways_of(line);
        self.claim_of_search(ways.map(|ways| is_list(&ways, said)), "that leaves just these ways");
    }

    /// As many cells as digits are taken off the last total, which leaves another.
    pub(super) fn leaves_total(&mut self, cells: CellSet, digits: DigitSet, said: &CellTotal) {
        self.take([cells, CellSet::EMPTY], [digits, DigitSet::EMPTY]);
        let sum = self.last_sum();
        let terms = sum.terms.iter().filter(|term| !cells.contains(term.cell)).copied().collect();
        let off: i32 = digits.iter().map(value).sum();
        let once = sum.terms.iter().filter(|term| cells.contains(term.cell)).all(|term| term.times == 1);
        self.claim(once && CellTotal { terms, total: sum.total - off } == *said, "that is what they leave");
        self.taken.push((cells, digits));
        self.sums.push(said.clone());
    }

    /// The other cells come to a number at most or at least, so that a cell has no digit beyond one.
    pub(super) fn limited(
        &mut self,
        [said, digits]: [&[i32]; 2],
        cells: CellSet,
        limit: DigitSet,
        end: fn(DigitSet) -> Option<Digit>,
    ) {
        let sum = self.last_sum();
        let bound = limit.single().map(|digit| sum.total - value(digit));
        self.claim(said == digits && bound.is_some_and(|bound| said == [bound]), "the bound comes out");
        let (Some(cell), Some(limit)) = (cells.single(), limit.single()) else {
            return self.claim(false, "it is one cell and one digit");
        };
        let is_beyond = |it: Digit| it != limit && end([it, limit].into_iter().collect()) == Some(it);
        for digit in self.digits(cell).filter(is_beyond) {
            let can_be = self.cells_of(&sum, Some(Candidate { cell, digit })).can_be_filled();
            self.claim_of_search(can_be.map(|can_be| !can_be), "the cell cannot be beyond it");
        }
    }

    /// These are the candidates that the one that was supposed leaves in the other cells.
    pub(super) fn beside(&mut self, shown: CandidateSet) {
        self.rests.clear();
        let Some(it) = self.supposed else { return self.claim(false, "a candidate is supposed") };
        let others = self.last_sum().cells().without(it.cell);
        let clashes = self.layout.clashes(it);
        let is_left = |cell: Cell| shown.digits(cell) == self.digits(cell) - clashes.digits(cell);
        let alike = others.iter().all(is_left) && shown.cells().is_subset(others);
        self.claim(alike, "these are the candidates beside it");
    }

    /// With a digit in a cell this total is left, which the others cannot come to.
    pub(super) fn rest_is(&mut self, cells: CellSet, digits: DigitSet, said: &CellTotal) {
        let sum = self.last_sum();
        let times =
            |sum: &CellTotal, cell: Cell| sum.terms.iter().filter(|it| it.cell == cell).map(|it| it.times).sum::<i32>();
        for it in self.candidates(cells, digits).iter() {
            let total = sum.total - times(&sum, it.cell) * value(it.digit);
            let is_so = |sign: i32| {
                let others = (sum.cells() | said.cells()).without(it.cell);
                said.total == sign * total && others.iter().all(|cell| times(said, cell) == sign * times(&sum, cell))
            };
            let is_left = cells.is_one() && sum.cells().contains(it.cell) && !said.cells().contains(it.cell);
            self.claim(is_left && (is_so(1) || is_so(-1)), "that is the total that is left");
            self.supposed = Some(it);
            let can_be = self.cells_of(&sum, Some(it)).can_be_filled();
            self.claim_of_search(can_be.map(|can_be| !can_be), "the candidates of the others cannot");
        }
    }

    /// The cells of the total that was named last come to a number at least or at most, beyond it.
    pub(super) fn out_of_reach(&mut self, bound: i32) {
        let sum = self.last_sum();
        let mut between = if bound > sum.total { sum.total..bound } else { bound + 1..sum.total + 1 };
        let can_be = between.try_fold(false, |can, total| {
            Ok(can || self.cells_of(&CellTotal { total, ..sum.clone() }, None).can_be_filled()?)
        });
        self.claim(bound != sum.total, "the bound is beyond the total");
        self.claim_of_search(can_be.map(|can_be| !can_be), "the cells cannot come to less, or to more");
    }

    /// True if it was said what is left, or what is added comes to.
    pub(super) fn has_rests(&self) -> bool {
        !self.rests.is_empty()
    }

    /// The cells that are added come to a bound, whatever is in them, and so never to the rest.
    pub(super) fn whole_side(&mut self, plus: CellSet, said: &[i32], worked: &[i32]) {
        let sum = self.last_sum();
        let own: CellSet = sum.terms.iter().filter(|term| term.times == 1).map(|term| term.cell).collect();
        self.claim(own == plus && said.len() == 1 && worked.first() == said.first(), "the cells come to that");
        self.rests.extend(said);
        let can_be = self.cells_of(&sum, None).can_be_filled();
        self.claim_of_search(can_be.map(|can_be| !can_be), "the cells cannot be filled");
    }
}
