//! Reads the notation of lines in brief from left to right: digits, cells, houses, candidates.
use qedoku_core::{CandidateSet, Cell, CellSet, Digit, DigitSet, HouseKind, Layout};

/// The rest of a line.
#[derive(Clone, Copy, Debug)]
pub(super) struct BriefScan<'t> {
    pub(super) rest: &'t str,
}

/// Candidates of a conclusion in brief.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct BriefItem {
    pub(super) set: CandidateSet,
    /// True for placements, false for eliminations.
    pub(super) placed: bool,
}

impl<'t> BriefScan<'t> {
    pub(super) const fn new(rest: &'t str) -> Self {
        Self { rest }
    }

    /// True if all is read.
    pub(super) const fn is_done(&self) -> bool {
        self.rest.is_empty()
    }

    /// Reads a word if it is the next.
    pub(super) fn word(&mut self, word: &str) -> bool {
        match self.rest.strip_prefix(word) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    /// Reads one of some words.
    pub(super) fn any(&mut self, words: &[&str]) -> bool {
        words.iter().any(|word| self.word(word))
    }

    /// Reads one of some words, or stops.
    pub(super) fn must(&mut self, words: &[&str]) -> Option<()> {
        self.any(words).then_some(())
    }

    fn run(&mut self) -> Option<Vec<u8>> {
        let end = self.rest.find(|c: char| !('1'..='9').contains(&c)).unwrap_or(self.rest.len());
        let (digits, rest) = self.rest.split_at(end);
        self.rest = rest;
        (!digits.is_empty()).then(|| digits.bytes().map(|it| it - b'0').collect())
    }

    /// Digits without anything between them, in order and none twice.
    pub(super) fn digits(&mut self) -> Option<DigitSet> {
        let run = self.run()?;
        let is_sorted = run.windows(2).all(|pair| pair[0] < pair[1]);
        is_sorted.then(|| run.iter().filter_map(|&it| Digit::from_value(it.into())).collect())
    }

    /// Digits of which none is there twice.
    pub(super) fn digits_in_any_order(&mut self) -> Option<DigitSet> {
        let run = self.run()?;
        let digits: DigitSet = run.iter().filter_map(|&it| Digit::from_value(it.into())).collect();
        (digits.len() == run.len()).then_some(digits)
    }

    /// A number.
    pub(super) fn number(&mut self) -> Option<usize> {
        let end = self.rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(self.rest.len());
        let (digits, rest) = self.rest.split_at(end);
        self.rest = rest;
        digits.parse().ok()
    }

    /// One block of cells: `r1c23`.
    pub(super) fn block(&mut self) -> Option<CellSet> {
        let mut ahead = *self;
        ahead.must(&["r"])?;
        let rows = ahead.run()?;
        ahead.must(&["c"])?;
        let columns = ahead.run()?;
        *self = ahead;
        Some(rows.iter().flat_map(|&row| columns.iter().map(move |&column| Cell::at(row, column))).collect())
    }

    /// Blocks of cells: `r1c23,r4c7`.
    pub(super) fn cells(&mut self) -> Option<CellSet> {
        let mut all = self.block()?;
        loop {
            let mut ahead = *self;
            match ahead.word(",").then(|| ahead.block()).flatten() {
                Some(more) => (all, *self) = (all | more, ahead),
                None => return Some(all),
            }
        }
    }

    /// Cells with their digits: `r1c23 {157}`.
    pub(super) fn held(&mut self) -> Option<(CellSet, DigitSet)> {
        let cells = self.cells()?;
        self.must(&[" {", "{"])?;
        let digits = self.digits()?;
        self.must(&["}"])?;
        Some((cells, digits))
    }

    /// Digits before their cells: `(157)r1c23`.
    pub(super) fn filled(&mut self) -> Option<(DigitSet, CellSet)> {
        self.must(&["("])?;
        let digits = self.digits()?;
        self.must(&[")"])?;
        Some((digits, self.cells()?))
    }

    /// Houses without blanks, each by its cells: `r28`, `c5b17`.
    pub(super) fn houses(&mut self, layout: &Layout) -> Option<Vec<CellSet>> {
        let mut all = Vec::new();
        loop {
            let kinds = [
                ("r", HouseKind::Row),
                ("c", HouseKind::Column),
                ("b", HouseKind::Box),
                ("d", HouseKind::Diagonal),
                ("e", HouseKind::Region),
                ("g", HouseKind::Group),
            ];
            let Some((_, kind)) = kinds.into_iter().find(|(sign, _)| self.rest.starts_with(sign)) else { break };
            let mut ahead = BriefScan::new(&self.rest[1..]);
            let Some(numbers) = ahead.run() else { break };
            let houses: Vec<CellSet> = layout.houses_of_kind(kind).iter().map(|house| layout.cells(house)).collect();
            all.extend(numbers.iter().filter_map(|&number| houses.get(usize::from(number) - 1).copied()));
            self.rest = ahead.rest;
        }
        (!all.is_empty()).then_some(all)
    }

    /// Candidates as a conclusion has them: `r1c2=3`, `r8c49<>16`.
    pub(super) fn item(&mut self) -> Option<BriefItem> {
        let cells = self.cells()?;
        let placed = self.word("=");
        if !placed {
            self.must(&["<>"])?;
        }
        let digits = self.digits()?;
        Some(BriefItem { set: super::super::sets::set(cells, digits), placed })
    }

    /// Items with commas between them.
    pub(super) fn items(&mut self) -> Option<Vec<BriefItem>> {
        let mut all = vec![self.item()?];
        loop {
            let mut ahead = *self;
            match ahead.word(", ").then(|| ahead.item()).flatten() {
                Some(item) => {
                    all.push(item);
                    *self = ahead;
                }
                None => return Some(all),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_is_read_to_its_end() {
        let layout = Layout::classic();
        let mut scan = BriefScan::new("r13c9,r2c7 {257}");
        assert_eq!(scan.held().map(|(cells, digits)| (cells.len(), digits.len())), Some((3, 3)));
        assert!(scan.is_done());
        let mut scan = BriefScan::new("c5b17 f");
        assert_eq!(scan.houses(layout).map(|it| it.len()), Some(3));
        assert_eq!(scan.rest, " f");
        let mut scan = BriefScan::new("r8c49<>16, r8c9<>9");
        assert_eq!(scan.items().map(|it| it.len()), Some(2));
        assert_eq!(BriefScan::new("r8c4<>61").item(), None, "digits are in order");
    }
}
