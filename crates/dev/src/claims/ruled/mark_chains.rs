//! Tests that marks join cells one with the next, and the ways to fill these by trying all digits.
use super::judge::RuleJudge;
use super::mark_words::{MarkWord, SaidMarkChain, dashed, joined_cells};
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Rule, RuleKind};

impl<'b> RuleJudge<'b> {
    /// Marks of these kinds join cells one with the next, and each of the houses has two of the cells.
    pub(super) fn joined(&mut self, cells: &[Cell], words: &[MarkWord], houses: &[CellSet]) {
        let size = self.layout.size();
        let joints: Vec<Vec<&Rule>> = cells.windows(2).map(|pair| self.marks_of(pair[0], pair[1])).collect();
        let all: Vec<&Rule> = joints.iter().flatten().copied().collect();
        let count = |word: &MarkWord| all.iter().filter(|mark| word.is_of(mark, size)).count();
        let fits = |word: &MarkWord| {
            let each = word.kinds.iter().all(|kind| all.iter().any(|mark| mark.kind == *kind));
            each && count(word) > 0 && word.is_one.is_none_or(|is_one| is_one == (count(word) == 1))
        };
        self.claim(joints.iter().all(|marks| !marks.is_empty()), "a mark joins each cell with the next");
        self.claim(words.iter().all(fits), "these are the marks");
        let is_named = |mark: &&&Rule| words.iter().any(|word| word.is_of(mark, size));
        self.claim(all.iter().filter(is_named).count() == all.len(), "all of the marks are named");
        let set: CellSet = cells.iter().copied().collect();
        let are_used = houses.iter().all(|house| (*house & set).is_several());
        self.claim(are_used && !houses.is_empty(), "each house has some of the cells");
        let (cells, houses) = (cells.to_vec(), houses.to_vec());
        self.chain = Some(SaidMarkChain { cells, houses, ..SaidMarkChain::default() });
    }

    /// The marks between two cells.
    fn marks_of(&self, one: Cell, other: Cell) -> Vec<&'b Rule> {
        let joins = |rule: &&Rule| {
            let kinds = [RuleKind::Difference, RuleKind::Ratio, RuleKind::Sum];
            kinds.contains(&rule.kind) && [one, other].iter().all(|cell| rule.cells.contains(cell))
        };
        self.layout.rules().list.iter().filter(joins).collect()
    }

    /// These are all candidates of some of the cells.
    pub(super) fn shown_of_chain(&mut self, shown: &CandidateSet) {
        for cell in shown.cells() {
            self.can_only_be(cell.into(), shown.digits(cell));
        }
    }

    /// Cells that were said to have just their candidates, where they are of a chain.
    pub(super) fn known_of_chain(&mut self, cells: CellSet) {
        if let Some(chain) = &mut self.chain {
            chain.known |= cells;
        }
    }

    /// Just these are the ways to fill the cells, by the marks, the houses and the candidates that were said.
    pub(super) fn filled_so(&mut self, said: &[Vec<Digit>]) {
        let Some(mut chain) = self.chain.clone() else { return self.claim(false, "marks were said to join cells") };
        let set: CellSet = chain.cells.iter().copied().collect();
        self.claim(chain.known.is_subset(set), "the candidates are of the cells");
        let mut ways = self.ways_of(&chain);
        if ways != sorted(said) {
            // That a cell has one candidate is read by the templates of other sentences.
            chain.known |= set.filter(|cell| self.board.digits(cell).is_one());
            ways = self.ways_of(&chain);
        }
        self.claim(ways == sorted(said), "these are all ways to fill the cells");
        if let Some(own) = &mut self.chain {
            own.ways = Some(ways);
        }
    }

    /// All ways to fill a chain, sorted.
    fn ways_of(&self, chain: &SaidMarkChain) -> Vec<Vec<Digit>> {
        let mut ways: Vec<Vec<Digit>> = vec![Vec::new()];
        for (at, &cell) in chain.cells.iter().enumerate() {
            let digits: DigitSet =
                if chain.known.contains(cell) { self.board.digits(cell) } else { self.layout.digits() };
            let marks = at.checked_sub(1).map(|last| self.marks_of(chain.cells[last], cell)).unwrap_or_default();
            let goes = |way: &[Digit], digit: Digit| {
                let alike = |other: &Cell| chain.houses.iter().any(|it| it.contains(*other) && it.contains(cell));
                let is_twice = way.iter().zip(&chain.cells).any(|(&it, other)| it == digit && alike(other));
                !is_twice && way.last().is_none_or(|&last| marks.iter().all(|mark| self.goes_with(mark, last, digit)))
            };
            let longer = |way: &Vec<Digit>| -> Vec<Vec<Digit>> {
                digits
                    .filter(|digit| goes(way, digit))
                    .iter()
                    .map(|digit| [way.clone(), vec![digit]].concat())
                    .collect()
            };
            ways = ways.iter().flat_map(longer).collect();
        }
        sorted(&ways)
    }

    /// True if a mark lets its two cells hold these digits.
    fn goes_with(&self, mark: &Rule, one: Digit, other: Digit) -> bool {
        let [a, b] = [one, other].map(|digit| u16::from(digit.value()));
        let value = mark.value_on(self.layout.size());
        match mark.kind {
            RuleKind::Difference => a.max(b) - a.min(b) == value,
            RuleKind::Ratio => a.max(b) == value * a.min(b),
            _ => a + b == value,
        }
    }

    /// Ends a text about a chain: what goes is in none of the ways.
    pub(super) fn end_of_chain(&mut self) {
        let Some(SaidMarkChain { cells, ways: Some(ways), .. }) = self.chain.take() else {
            return self.claim(false, "the ways to fill the cells are said");
        };
        for it in self.conclusion.eliminate.iter() {
            let is_out = is_in_none(&cells, &ways, it);
            self.claim(is_out, &format!("no way has {it}"));
        }
    }

    /// Reads the line of a chain in brief: `r8c1-r8c2-r8c3-r9c3 {1-2-4-8|8-4-2-1}`.
    pub(super) fn chain_line(&mut self, argument: &str) -> Option<()> {
        let none = argument.strip_prefix("no way for ").or_else(|| argument.strip_suffix(" 无法填"));
        let (name, ways) = if let Some(name) = none {
            (name, Vec::new())
        } else {
            let (name, ways) = argument.strip_suffix('}')?.split_once(" {")?;
            let read = |text: &str| dashed(text).into_iter().find(|(end, _)| *end == text.len());
            let ways: Option<Vec<Vec<Digit>>> = ways.split('|').map(|way| Some(read(way)?.1)).collect();
            (name, ways?)
        };
        let (_, cells) = joined_cells(name).into_iter().find(|(end, _)| *end == name.len())?;
        let are_joined = cells.windows(2).all(|pair| !self.marks_of(pair[0], pair[1]).is_empty());
        self.claim(are_joined, "a mark joins each cell with the next");
        let houses: Vec<CellSet> = self.layout.houses().iter().map(|house| self.layout.cells(house)).collect();
        // A line does not say whose candidates count; those of cells that lose nothing do.
        let losing: Vec<Cell> = self.conclusion.eliminate.cells().iter().collect();
        let set: CellSet = cells.iter().copied().collect();
        let holds = (0..1_u32 << losing.len().min(cells.len())).any(|choice| {
            let free = losing.iter().enumerate().filter(|(at, _)| choice & (1 << at) != 0).map(|(_, cell)| *cell);
            let known = set - free.collect::<CellSet>();
            let chain = SaidMarkChain { cells: cells.clone(), houses: houses.clone(), known, ways: None };
            self.ways_of(&chain) == sorted(&ways)
        });
        self.claim(holds, "these are all ways to fill the cells");
        self.chain = Some(SaidMarkChain { cells, houses, known: set, ways: Some(ways) });
        Some(())
    }
}

/// True if no way to fill cells has a candidate of one of them.
fn is_in_none(cells: &[Cell], ways: &[Vec<Digit>], it: Candidate) -> bool {
    let place = cells.iter().position(|&cell| cell == it.cell);
    place.is_some_and(|at| ways.iter().all(|way| way.get(at) != Some(&it.digit)))
}

fn sorted(ways: &[Vec<Digit>]) -> Vec<Vec<Digit>> {
    let mut ways = ways.to_vec();
    ways.sort_unstable();
    ways
}
