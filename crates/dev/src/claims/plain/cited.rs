//! Lines that a sentence names as its reason, and cells that have nothing left after them.
use super::judge::PlainJudge;
use qedoku_core::{CandidateSet, CellSet, DigitSet};

/// The number of truths known at the beginning of each line, and the lines that the present one names.
#[derive(Default)]
pub(super) struct CitedLines {
    starts: Vec<usize>,
    cited: Vec<usize>,
}

impl CitedLines {
    /// Nothing of what was said before counts any more.
    pub(super) fn forget(&mut self) {
        self.starts.fill(0);
    }
}

impl PlainJudge<'_> {
    /// A line of the list begins.
    pub(super) fn begins(&mut self) {
        self.lines.cited.clear();
        self.lines.starts.push(self.truths.len());
    }

    /// A line without the numbers of the lines above it that it begins with: `from lines 2 and 5, `.
    pub(super) fn without_cited<'t>(&mut self, line: &'t str) -> &'t str {
        let english = line.strip_prefix("from line").and_then(|rest| rest.split_once(", r"));
        let chinese = line.strip_prefix("由第").and_then(|rest| rest.split_once("条，"));
        let Some((numbers, rest)) = english.or(chinese) else { return line };
        let numbers: Vec<usize> =
            numbers.split(|c: char| !c.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect();
        let above = numbers.iter().all(|&number| number > 0 && number < self.lines.starts.len());
        self.claim(above && !numbers.is_empty(), "the lines are above");
        self.lines.cited = if above { numbers } else { Vec::new() };
        if english.is_some() { &line[line.len() - rest.len() - 1..] } else { rest }
    }

    /// The truths that the lines named by the sentence say, and what its own line says before it; all that are known if it
    /// names none.
    pub(super) fn known(&self) -> impl Iterator<Item = &CandidateSet> {
        let starts = &self.lines.starts;
        let own = starts.last().copied().unwrap_or(0);
        let in_line = move |at: usize| {
            at >= own || self.lines.cited.iter().any(|&line| (starts[line - 1]..starts[line]).contains(&at))
        };
        let is_any = self.lines.cited.is_empty();
        self.truths.iter().enumerate().filter(move |(at, _)| is_any || in_line(*at)).map(|(_, truth)| truth)
    }

    /// A cell has just these candidates, none of which can be true, one of them as it was supposed not to be.
    pub(super) fn has_none_left(&mut self, cell: CellSet, held: DigitSet, supposed: DigitSet) {
        let has = self.held(cell) == held;
        self.claim(has, "the cell has just these candidates");
        let left = cell.single().map(|cell| self.left().digits(cell));
        self.claim(left == Some(DigitSet::EMPTY), "nothing is left for the cell");
        self.claim(supposed.is_subset(held), "one of them was supposed not to be true");
        self.reset();
    }
}
