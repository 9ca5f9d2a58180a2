//! Tests what sentences claim of the ways to fill the cells of a sandwich, between and outside together.
use super::filled_parts::FilledPart;
use super::fillings::{TooManyFillings, value};
use super::judge::RuleJudge;
use super::rule_fillings::NamedRuleCells;
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet};
use std::collections::BTreeSet;

/// A case that was said: the places of the lowest and the highest digit, and what the cells that are named can be.
#[derive(Clone, Copy, Debug)]
pub(super) struct SaidCase {
    ends: CellSet,
    cells: CellSet,
    left: CandidateSet,
}

/// The digits of open cells between two places of a row, and of those outside.
pub(super) type SplitWay = [Vec<Digit>; 2];

impl RuleJudge<'_> {
    /// The ways to fill the open cells between two places of the lowest and the highest digit and those outside.
    pub(super) fn split_ways(&self, ends: CellSet) -> Result<BTreeSet<SplitWay>, TooManyFillings> {
        let (Some((_, total)), Some(&number)) = (self.sandwich(), self.fillings.last()) else {
            return Ok(BTreeSet::new());
        };
        let Some([between, _]) = self.parts(ends) else { return Ok(BTreeSet::new()) };
        let all = self.layout.digits();
        let bread: DigitSet = all.first().into_iter().chain(all.last()).collect();
        let inner: Vec<Digit> = (all - bread).iter().collect();
        let open = |cells: CellSet, digits: DigitSet| -> Vec<Digit> {
            let standing: DigitSet = cells.iter().filter_map(|cell| self.board.value(cell)).collect();
            (digits - standing).iter().collect()
        };
        let row = NamedRuleCells::new(self.layout, number, &|cell| self.digits(cell));
        let cells: CellSet = self.sandwich().into_iter().flat_map(|(cells, _)| cells).collect();
        let outside = cells - ends - between.cells;
        let mut found = BTreeSet::new();
        for mask in 0..1_usize << inner.len() {
            let set: DigitSet = (0..inner.len()).filter(|at| mask >> at & 1 == 1).map(|at| inner[at]).collect();
            let rest: DigitSet = inner.iter().copied().filter(|digit| !set.contains(*digit)).collect();
            let comes_to: i32 = set.iter().map(value).sum();
            if set.len() != between.cells.len() || comes_to != total {
                continue;
            }
            let limit = |cell: Cell| match cell {
                cell if ends.contains(cell) => bread,
                cell if between.cells.contains(cell) => set,
                _ => rest,
            };
            if row.can_be_within(&limit)? {
                found.insert([open(between.cells, set), open(outside, rest)]);
            }
        }
        Ok(found)
    }

    /// In a case of these places the cells are filled in these ways, and in no others.
    pub(super) fn case_of_places(&mut self, digits: DigitSet, ends: CellSet, said: &[Vec<FilledPart>]) {
        let is_bread = self.is_bread(digits);
        self.claim(is_bread && !said.is_empty(), "the places of the lowest and the highest digit");
        let Some(parts) = self.parts(ends) else { return self.claim(false, "the places are two of the row") };
        let open = parts.map(|part| part.cells & self.board.open());
        let at = |cells: CellSet| open.iter().position(|part| *part == cells);
        let places: Option<Vec<usize>> = said[0].iter().map(|part| at(part.cells)).collect();
        let Some(places) = places else { return self.claim(false, "these are the cells between and outside") };
        let holds = self.split_ways(ends).map(|found| match places[..] {
            [one] => {
                let found: BTreeSet<Vec<Digit>> = found.into_iter().map(|way| way[one].clone()).collect();
                said.len() == 1 && found.iter().eq(said[0][0].ways.iter())
            }
            [0, 1] => {
                let split = |parts: &Vec<FilledPart>| match &parts[..] {
                    [one, other] if one.ways.len() == 1 && other.ways.len() == 1 => {
                        let is_named = one.cells == open[0] && other.cells == open[1];
                        is_named.then(|| [one.ways[0].clone(), other.ways[0].clone()])
                    }
                    _ => None,
                };
                let said: Option<Vec<SplitWay>> = said.iter().map(split).collect();
                said.is_some_and(|said| found.iter().eq(said.iter()))
            }
            _ => false,
        });
        self.claim_of_search(holds, "these are the ways to fill them together");
        let mut case = SaidCase { ends, cells: CellSet::EMPTY, left: CandidateSet::EMPTY };
        for part in said.iter().flatten() {
            case.cells |= part.cells;
            let digits: DigitSet = part.ways.iter().flatten().copied().collect();
            part.cells.iter().for_each(|cell| case.left |= CandidateSet::of_cell(cell, digits));
        }
        self.cases.push(case);
    }

    /// In no case are cells some digits: each place of the lowest and the highest digit is one of the cells, or a case that
    /// was said.
    pub(super) fn in_no_case(&mut self, digits: DigitSet, cells: CellSet) {
        let number = self.fillings.last().copied();
        let places = number.map_or(Ok(Vec::new()), |number| {
            NamedRuleCells::new(self.layout, number, &|cell| self.digits(cell)).bread()
        });
        let excludes = |ends: &CellSet, it: Candidate| {
            let case = self.cases.iter().find(|case| case.ends == *ends);
            ends.contains(it.cell) || case.is_some_and(|case| case.cells.contains(it.cell) && !case.left.contains(it))
        };
        let gone = self.candidates(cells, digits);
        let holds = places
            .map(|places| !places.is_empty() && places.iter().all(|ends| gone.iter().all(|it| excludes(ends, it))));
        self.claim_of_search(holds, "no case has these digits there");
    }

    /// The places of the lowest and the highest digit are known; open cells between or outside are filled in these ways, all
    /// of which have some digits.
    pub(super) fn in_each_way(&mut self, cells: CellSet, ways: &[Vec<Digit>], digits: DigitSet) {
        let ends = self.known_places();
        let parts =
            ends.and_then(|ends| self.parts(ends)).map(|parts| parts.map(|part| part.cells & self.board.open()));
        let at = parts.and_then(|parts| parts.iter().position(|part| *part == cells));
        let found = match (ends, at) {
            (Some(ends), Some(at)) => {
                self.split_ways(ends).map(|found| found.into_iter().map(|way| way[at].clone()).collect::<BTreeSet<_>>())
            }
            _ => Err(TooManyFillings),
        };
        self.claim_of_search(found.map(|found| found.iter().eq(ways.iter())), "these are the ways to fill them");
        let has_all = ways.iter().all(|way| digits.iter().all(|digit| way.contains(&digit)));
        self.claim(has_all, "each way has these digits");
    }

    /// With the lowest and the highest digit in two cells, those between would have to be one of some ways, and cannot, or
    /// leave those outside no way.
    pub(super) fn would_be(&mut self, digits: DigitSet, [ends, cells]: [CellSet; 2], said: &[Vec<Digit>]) {
        let part = self.parts(ends).map(|[between, _]| self.open_total(&between));
        let is_part = part.as_ref().is_some_and(|part| part.cells() == cells);
        self.claim(is_part && self.is_bread(digits), "these are the open cells between");
        let total = part.map_or(0, |part| part.total);
        let comes =
            said.iter().all(|way| way.len() == cells.len() && way.iter().copied().map(value).sum::<i32>() == total);
        self.claim(comes, "the ways come to what is left");
        self.not_outside(digits, ends);
        self.would = said.to_vec();
    }

    /// The same of one cell that would have to be a number.
    pub(super) fn would_be_number(&mut self, digits: DigitSet, cells: [CellSet; 2], said: &[i32]) {
        let part = self.parts(cells[0]).map(|[between, _]| self.open_total(&between));
        let is_it = part.is_some_and(|part| said == [part.total] && part.cells() == cells[1]);
        self.claim(is_it && self.is_bread(digits), "that is what is left for the cell");
        self.not_outside(digits, cells[0]);
        let all = self.layout.digits();
        self.would = all.iter().filter(|digit| said == [value(*digit)]).map(|digit| vec![digit]).collect();
    }

    /// Each of the ways that were said leaves the cells outside a digit that none of them can be.
    pub(super) fn none_outside(&mut self, ends: CellSet, lacked: DigitSet) {
        let outside = self.parts(ends).map(|[_, outside]| outside.cells & self.board.open()).unwrap_or_default();
        let none = !outside.iter().any(|cell| self.inner(cell).meets(lacked));
        let each = self.would.iter().all(|way| lacked.iter().any(|digit| !way.contains(&digit)));
        self.claim(none && each, "no cell outside can be what is left");
    }

    /// With the lowest and the highest digit in two cells, those between, which are shown, do not come to a number.
    pub(super) fn not_made(&mut self, digits: DigitSet, ends: CellSet, shown: &CandidateSet, said: &[i32]) {
        let alike = shown.cells().iter().all(|cell| self.digits(cell) == shown.digits(cell));
        self.claim(alike, "the cells can be these");
        self.comes_between(digits, ends, shown.cells(), said);
    }
}
