//! Colors: one of each cluster is true and the other one false.
use super::{PatternFault, StepOnBoard, so};
use qedoku_core::{CandidateSet, Colors};

impl StepOnBoard<'_> {
    pub(super) fn colors(&self, it: &Colors) -> PatternFault {
        so(!it.clusters.is_empty(), "nothing is colored")?;
        if it.clusters.iter().all(|cluster| self.is_choice(cluster)) && it.clusters.len() > 1 {
            let clears =
                |lost, [one, other]: &[CandidateSet; 2]| self.exclude(&CandidateSet::of(lost), &(*one | *other));
            let cleared = |lost| it.clusters.iter().any(|cluster| clears(lost, cluster));
            if self.step.conclusion.eliminate.iter().all(cleared) {
                return Ok(());
            }
        }
        let mut colored = CandidateSet::EMPTY;
        for [one, other] in &it.clusters {
            so(!one.meets(other) && !(*one | *other).meets(&colored), "a candidate has two colors")?;
            so((*one | *other).is_subset(self.board.candidates()), "a colored candidate is gone")?;
            let ways =
                [(true, false), (false, true)].map(|(first, second)| self.all(one, first) && self.all(other, second));
            so(ways[0] || ways[1], "not all of one color are true and all of the other false")?;
            colored |= *one | *other;
        }
        so(
            self.step.conclusion.eliminate.iter().all(|lost| !self.survives(lost, it)),
            "what goes can stay by the colors",
        )
    }

    /// True if the colors are the two sides of a choice, each a candidate or several places of one truth: one of them is
    /// true.
    fn is_choice(&self, [one, other]: &[CandidateSet; 2]) -> bool {
        let together = |side: &CandidateSet| {
            let names = |members: CandidateSet| members.len() > 2 && side.is_subset(&members);
            side.len() == 1 || !side.is_empty() && self.step.truths.iter().any(|truth| names(truth.members()))
        };
        together(one) && together(other) && self.one_true(&(*one | *other))
    }

    /// True if some choice of a color for each cluster lets a candidate be true: no two of what is chosen exclude each
    /// other, and every truth has something left.
    fn survives(&self, lost: qedoku_core::Candidate, it: &Colors) -> bool {
        let ways = 1_usize << it.clusters.len().min(8);
        (0..ways).any(|way| {
            let mut chosen = CandidateSet::EMPTY;
            let mut barred = CandidateSet::EMPTY;
            for (index, [one, other]) in it.clusters.iter().enumerate() {
                let (yes, no) = if way >> index & 1 == 0 { (one, other) } else { (other, one) };
                (chosen, barred) = (chosen | *yes, barred | *no);
            }
            let clashes = |a| chosen.iter().any(|b| a != b && self.layout.clash(a, b));
            let closed = |a| barred.contains(a) || clashes(a);
            let empty = self.step.truths.iter().any(|truth| truth.members().iter().all(closed));
            !closed(lost) && !chosen.iter().any(clashes) && !empty
        })
    }
}
