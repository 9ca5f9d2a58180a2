//! Colors: of each cluster one color is true and the other one false, and what goes can stay in neither case.
use super::{Stated, agree};
use crate::fault::StepFault;
use crate::pattern_flaw::PatternFlaw;
use crate::search::{ChoiceSearch, Truths};
use crate::state::ChoiceState;
use qedoku_core::argument::Colors;
use qedoku_core::{Candidate, CandidateSet, Cell, Digit, House, HouseSet, Slot, Truth};

/// The largest number of clusters of a step: each doubles the ways to choose.
const CLUSTERS: usize = 8;

impl Stated<'_> {
    /// Every truth speaks of what is colored or clashes with it, and every colored candidate is in a truth, or goes.
    /// The colors are those of true and false candidates, or else of the sides of a choice, and what goes follows from
    /// them.
    pub(super) fn colors(&self, it: &Colors) -> Result<(), StepFault> {
        agree((1..=CLUSTERS).contains(&it.clusters.len()), PatternFlaw::NoClusterOrTooMany)?;
        let mut colored = CandidateSet::EMPTY;
        for [one, other] in &it.clusters {
            agree((*one | *other).is_subset(self.board.candidates()), PatternFlaw::ColorOffBoard)?;
            agree(!one.meets(other) && !(*one | *other).is_empty(), PatternFlaw::BothColorsOrNone)?;
            colored |= *one | *other;
        }
        let mut linked = self.step.conclusion.eliminate;
        for truth in &self.step.truths {
            let members = truth.members();
            let near = members.iter().all(|it| colored.contains(it) || self.layout.clashes(it).meets(&colored));
            agree(near, PatternFlaw::TruthApartFromColors)?;
            linked |= members;
        }
        agree(colored.is_subset(&linked), PatternFlaw::ColorWithoutTruth)?;
        if self.are_opposite(it, &colored) {
            let stays = self.step.conclusion.eliminate.iter().any(|lost| self.stays(lost, it));
            return agree(!stays, PatternFlaw::ColorsLetItStay);
        }
        agree(it.clusters.iter().all(|cluster| self.is_choice(cluster)), PatternFlaw::ColorsNotInTurn)?;
        self.goes_by_sides(it)
    }

    /// True if each candidate is in one cluster, the colors of each take turns, and each link of two candidates that
    /// has one of them joins two colors.
    fn are_opposite(&self, it: &Colors, colored: &CandidateSet) -> bool {
        let all = it.clusters.iter().map(|[one, other]| one.len() + other.len()).sum::<usize>();
        let halved = |truth: &Truth| {
            let members = truth.members();
            let linked = |[one, other]: &[CandidateSet; 2]| members.meets(one) && members.meets(other);
            members.len() == 2 && members.meets(colored) && !it.clusters.iter().any(linked)
        };
        all == colored.len()
            && !self.step.truths.iter().any(halved)
            && it.clusters.iter().all(|cluster| self.takes_turns(cluster))
    }

    /// True if all of one color are true and all of the other false, or the other way round: that one of the candidates
    /// is true or false decides it for all others, by the links among them.
    fn takes_turns(&self, [one, other]: &[CandidateSet; 2]) -> bool {
        if one.len() + other.len() == 1 {
            return true;
        }
        // Without the other color nothing is left of a cluster but what goes.
        let all = *one | *other;
        let alone = one.is_empty() || other.is_empty();
        if alone && !all.is_subset(&self.step.conclusion.eliminate) {
            return false;
        }
        // What joins two parts of a cluster may be left out of it, if each of them has something that goes.
        let among = [all, *self.board.candidates()];
        among.iter().any(|among| self.decides(if one.is_empty() { [other, one] } else { [one, other] }, among))
    }

    /// True if links among some candidates decide about all of a cluster once they do about one.
    fn decides(&self, [one, other]: [&CandidateSet; 2], among: &CandidateSet) -> bool {
        let Some(first) = one.first() else { return false };
        let mut truths = self.links_among(among);
        let search = ChoiceSearch { layout: self.layout, truths: &mut truths, nodes: &mut 0, limit: 0 };
        let [mut yes, mut no] = [ChoiceState::new(self.board); 2];
        yes.choose(self.layout, first);
        no.bar(first);
        let decided = |state: &mut ChoiceState, right: &CandidateSet, wrong: &CandidateSet| {
            // A conflict shows that it is not so at all; then the other case is what there is.
            search.propagate(state).is_err() || right.iter().all(|it| state.has(it)) && !wrong.meets(state.free())
        };
        decided(&mut yes, one, other) & decided(&mut no, other, one)
    }

    /// The truths of the cells and houses that have two candidates left, both among these.
    fn links_among(&self, members: &CandidateSet) -> Truths {
        let pair = |cell: &Cell| {
            let digits = self.board.digits(*cell);
            digits.len() == 2 && digits.is_subset(members.digits(*cell))
        };
        let cells = members.cells().iter().filter(pair).map(Slot::Cell);
        let houses = Digit::ALL.into_iter().flat_map(|digit| {
            let own = members.plane(digit);
            let plane = self.board.plane(digit);
            let pair = move |house: &House| {
                let places = plane & self.layout.cells(*house);
                places.len() == 2 && places.is_subset(own)
            };
            let around = own.iter().fold(HouseSet::EMPTY, |all, cell| all | self.layout.houses_of(cell));
            around.iter().filter(pair).map(move |house| Slot::House(house, digit))
        });
        let mut truths = Truths::default();
        truths.take_up(cells.chain(houses).map(|slot| self.board.truth(slot)));
        truths
    }

    /// True if a candidate can be true for some choice of a color of each cluster: no two of the chosen candidates
    /// clash, and every truth has something left.
    fn stays(&self, lost: Candidate, it: &Colors) -> bool {
        (0..1_usize << it.clusters.len()).any(|way| {
            let mut chosen = CandidateSet::EMPTY;
            let mut barred = CandidateSet::EMPTY;
            for (index, [one, other]) in it.clusters.iter().enumerate() {
                let [yes, no] = if way >> index & 1 == 0 { [one, other] } else { [other, one] };
                (chosen, barred) = (chosen | *yes, barred | *no);
            }
            let closed = chosen.iter().fold(CandidateSet::EMPTY, |all, it| all | self.layout.clashes(it));
            let closed_or_barred = closed | barred;
            let empty = |truth: &Truth| truth.members().is_subset(&closed_or_barred);
            !closed_or_barred.contains(lost) && !closed.meets(&chosen) && !self.step.truths.iter().any(empty)
        })
    }

    /// True if the colors are the sides of a choice: each is one candidate, or several that one truth names beside
    /// others and that count as one, and the truths leave nothing if all of both are false.
    fn is_choice(&self, cluster: &[CandidateSet; 2]) -> bool {
        let is_side = |side: &CandidateSet| {
            let group = |truth: &Truth| {
                let members = truth.members();
                members.len() > 2 && side.is_subset(&members)
            };
            side.len() == 1 || !side.is_empty() && self.step.truths.iter().any(group)
        };
        let mut truths = Truths::default();
        truths.take_up(self.step.truths.iter().cloned());
        let mut state = ChoiceState::new(self.board);
        cluster.iter().flat_map(CandidateSet::iter).for_each(|candidate| state.bar(candidate));
        let search = ChoiceSearch { layout: self.layout, truths: &mut truths, nodes: &mut 0, limit: 0 };
        cluster.iter().all(is_side) && search.propagate(&mut state).is_err()
    }

    /// Checks that each elimination clashes with all of both sides of some cluster, and that each cluster has something
    /// that goes by it.
    fn goes_by_sides(&self, it: &Colors) -> Result<(), StepFault> {
        let mut left = self.step.conclusion.eliminate;
        for (index, [one, other]) in it.clusters.iter().enumerate() {
            let again = |[first, second]: &[CandidateSet; 2]| *first | *second == *one | *other;
            agree(!it.clusters[..index].iter().any(again), PatternFlaw::ClusterTwice)?;
            let seen = (*one | *other).iter().fold(CandidateSet::ALL, |all, it| all & self.layout.clashes(it));
            agree(seen.meets(&self.step.conclusion.eliminate), PatternFlaw::ClusterClearsNothing)?;
            left -= seen;
        }
        agree(left.is_empty() && self.step.conclusion.place.is_empty(), PatternFlaw::ColorsLetItStay)
    }
}
