//! Reads which places of a slot exclude something, each with its reason, and tests it.
use super::super::names;
use super::judge::RuleJudge;
use super::lists::{NameReading, list};
use super::names::{AND, NamedReason, beside};
use qedoku_core::{Candidate, CandidateSet, CellSet, DigitSet, Layout};

/// Places of a slot with the reason why they exclude something; nothing if it is the cell itself.
#[derive(Clone, Debug)]
pub(super) struct NamedExcluder {
    places: ExcluderPlaces,
    reason: Option<NamedReason>,
}

#[derive(Clone, Copy, Debug)]
enum ExcluderPlaces {
    Cells(CellSet),
    Digits(DigitSet),
}

impl NamedExcluder {
    fn is_of(&self, member: Candidate) -> bool {
        match self.places {
            ExcluderPlaces::Cells(cells) => cells.contains(member.cell),
            ExcluderPlaces::Digits(digits) => digits.contains(member.digit),
        }
    }

    fn forbids(&self, layout: &Layout, member: Candidate, gone: Candidate) -> bool {
        match &self.reason {
            Some(reason) => member.cell != gone.cell && reason.forbids(layout, member, gone),
            None => member.cell == gone.cell && member.digit != gone.digit,
        }
    }
}

/// `r1c2 (knight's move), r1c45,r2c4 (column 4) and r2c3 itself`.
pub(super) fn excluders(layout: &Layout, text: &str) -> Vec<NameReading<Vec<NamedExcluder>>> {
    list(text, AND, |text| one(layout, text))
}

fn one(layout: &Layout, text: &str) -> Vec<NameReading<NamedExcluder>> {
    let blocks = list(text, &[",", " 和 "], names::block).into_iter();
    let cells = blocks.map(|(end, blocks)| {
        (end, ExcluderPlaces::Cells(blocks.into_iter().fold(CellSet::EMPTY, |all, block| all | block)))
    });
    let digits = names::digits(text).into_iter().map(|(end, digits)| (end, ExcluderPlaces::Digits(digits)));
    let mut found = Vec::new();
    for (end, places) in cells.chain(digits) {
        let rest = &text[end..];
        for word in [" itself", " 本身"] {
            if rest.starts_with(word) {
                found.push((end + word.len(), NamedExcluder { places, reason: None }));
            }
        }
        for [open, close] in [[" (", ")"], ["（", "）"]] {
            let Some(inside) = rest.strip_prefix(open) else { continue };
            for (length, reason) in beside(layout, inside) {
                if inside[length..].starts_with(close) {
                    let end = end + open.len() + length + close.len();
                    found.push((end, NamedExcluder { places, reason: Some(reason) }));
                }
            }
        }
    }
    found
}

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

    /// The same, of all for one reason.
    pub(super) fn excluded_by(&mut self, cells: CellSet, digits: DigitSet, reasons: &[NamedReason]) {
        let members = self.clashing.all_digits();
        let of = |reason: &NamedReason| NamedExcluder {
            places: ExcluderPlaces::Digits(members),
            reason: Some(reason.clone()),
        };
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

    /// Whether all candidates of a slot are said to exclude one.
    pub(super) fn is_excluded_by_all(&self, it: Candidate) -> bool {
        let by = self.partly.iter().filter(|(gone, _)| *gone == it);
        let by = by.fold(CandidateSet::EMPTY, |all, (_, members)| all | *members);
        self.layout.slots().any(|slot| {
            let left = slot.candidates(self.layout) & *self.board.candidates();
            !left.is_empty() && left.is_subset(&by)
        })
    }
}
