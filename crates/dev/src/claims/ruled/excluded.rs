//! Tests what places of a slot are said to exclude.
use super::excluders::NamedExcluder;
use super::judge::RuleJudge;
use super::names::NamedReason;
use qedoku_core::{Candidate, CandidateSet, CellSet, DigitSet};

impl RuleJudge<'_> {
    /// Each candidate of the slot excludes digits in cells, as is named.
    pub(super) fn excluded(&mut self, cells: CellSet, digits: DigitSet, by: &[NamedExcluder]) {
        let gone = self.candidates(cells, digits);
        let excludes = |member: Candidate, it: Candidate| {
            by.iter().any(|by| by.is_of(member) && by.forbids(self.layout, member, it))
        };
        let all = gone.iter().all(|it| self.clashing.iter().all(|member| excludes(member, it)));
        let goes = !gone.is_empty() && gone.is_subset(&self.conclusion.eliminate);
        self.claim(all && !self.clashing.is_empty(), "each of the places excludes it by what is named");
        self.claim(goes, "that is what goes");
        self.excluded |= gone;
    }

    /// A digit of a house with another one in a cell could only stand in places that exclude this.
    pub(super) fn excluded_elsewhere(&mut self, cells: CellSet, digits: [DigitSet; 2], by: &[NamedExcluder]) {
        let [gone, own] = digits;
        self.claim(self.clashing.all_digits() == own, "the digit is that of the places");
        let by = [by, &[NamedExcluder::of_cell(cells)]].concat();
        self.excluded(cells, gone, &by);
    }

    /// The same, of all for one reason.
    pub(super) fn excluded_by(&mut self, cells: CellSet, digits: DigitSet, reasons: &[NamedReason]) {
        let members = self.clashing.all_digits();
        let of = |reason: &NamedReason| NamedExcluder::of_digits(members, reason.clone());
        let by: Vec<NamedExcluder> = reasons.iter().map(of).collect();
        self.excluded(cells, digits, &by);
    }

    /// Digits in some of the places exclude others, by what is named.
    pub(super) fn at_excludes(
        &mut self,
        [places, cells]: [CellSet; 2],
        [own, gone]: [DigitSet; 2],
        by: Option<&[NamedReason]>,
    ) {
        let members = self.candidates(places, own);
        let goes = self.candidates(cells, gone);
        let is_so = |member: Candidate, it: Candidate| match by {
            Some(by) => by.iter().any(|reason| reason.forbids(self.layout, member, it)),
            None => member.cell == it.cell && member.digit != it.digit,
        };
        let all = members.iter().all(|member| goes.iter().all(|it| is_so(member, it)));
        self.claim(!members.is_empty() && all, "these places exclude it by what is named");
        self.partly.extend(goes.iter().map(|it| (it, members)));
    }

    /// True if all candidates of a slot are said to exclude one.
    pub(super) fn is_excluded_by_all(&self, it: Candidate) -> bool {
        let by = self.partly.iter().filter(|(gone, _)| *gone == it);
        let by = by.fold(CandidateSet::EMPTY, |all, (_, members)| all | *members);
        self.layout.slots().any(|slot| {
            let left = slot.candidates(self.layout) & *self.board.candidates();
            !left.is_empty() && left.is_subset(&by)
        })
    }
}
