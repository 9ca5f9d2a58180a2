//! HoDoKu's contradictions and choices as steps show them.
use super::branch::{BranchInference, ForcingBranch};
use super::conclusions::{ForcedConclusion, ForcingContradiction, ForcingReason};
use super::rows::ForcingBuffers;
use crate::hodoku::houses::CellHouses;
use crate::hodoku::loops::evidence::slot;
use crate::hodoku::loops::links::{LiteralState, LoopLinks};
use qedoku_core::{Assumption, Candidate, Case, CellSet, Choice, House, Pattern, Slot, Truth};
use qedoku_techniques::Context;
use qedoku_techniques::kernels::branches;

/// The argument for what is shown, and the truths that it rests on.
pub(super) fn of(
    cx: &Context<'_>,
    houses: &CellHouses,
    work: &mut ForcingBuffers,
    net: bool,
    conclusion: &ForcedConclusion,
) -> (Pattern, Vec<Truth>) {
    let mut evidence = BranchEvidence { cx, houses, work, net };
    let target = conclusion.what;
    let (choice, assumed) = match conclusion.why {
        ForcingReason::Refuted(premise, clash) => {
            let targets = evidence.targets(clash);
            let case = evidence.case(premise, &targets, None);
            return branches::argument(cx, None, vec![case], &target.conclusion());
        }
        ForcingReason::Candidate(it) => {
            (Choice::Candidate(it), vec![Assumption::is_true(it), Assumption::is_false(it)])
        }
        ForcingReason::Cell(cell) => evidence.each(Slot::Cell(cell)),
        ForcingReason::House(house, digit) => evidence.each(Slot::House(house, digit)),
    };
    let cases = assumed.into_iter().map(|assume| evidence.case(assume, &[target], Some(target.candidate)));
    let cases: Vec<Case> = cases.collect();
    branches::argument(cx, Some(choice), cases, &target.conclusion())
}

struct BranchEvidence<'a> {
    cx: &'a Context<'a>,
    houses: &'a CellHouses,
    work: &'a mut ForcingBuffers,
    net: bool,
}

impl BranchEvidence<'_> {
    /// A choice from a slot.
    fn each(&self, slot: Slot) -> (Choice, Vec<Assumption>) {
        (slot.into(), self.cx.members(slot).iter().map(Assumption::is_true).collect())
    }

    /// The assumptions that hold together in a contradiction.
    fn targets(&self, clash: ForcingContradiction) -> Vec<Assumption> {
        match clash {
            ForcingContradiction::Candidate(it) => vec![Assumption::is_true(it), Assumption::is_false(it)],
            ForcingContradiction::Cell(cell) => {
                self.cx.members(Slot::Cell(cell)).iter().map(Assumption::is_false).collect()
            }
            ForcingContradiction::House(house, digit) => {
                self.cx.members(Slot::House(house, digit)).iter().map(Assumption::is_false).collect()
            }
        }
    }

    /// The case that leads from an assumption to some targets.
    fn case(&mut self, assume: Assumption, targets: &[Assumption], concluded: Option<Candidate>) -> Case {
        let mut branch = ForcingBranch::new(self.cx, assume);
        let mut path = Vec::new();
        for target in targets {
            let premises = &mut self.work.premises;
            let [from, to] = [assume, *target].map(|it| premises.state(it.candidate, it.holds));
            premises.path(from, to, &mut path);
            self.play(&path, &mut branch);
        }
        branch.case(concluded)
    }

    /// Plays what is on a way.
    fn play(&mut self, path: &[LiteralState], branch: &mut ForcingBranch<'_>) {
        let cx = self.cx;
        let houses = self.houses;
        for pair in path.windows(2) {
            let [from, to] = [pair[0], pair[1]];
            let links = &self.work.premises.links;
            let [one, other] = [from, to].map(|state| *links.node(state.node()));
            if self.net && !one.is_group() && !other.is_group() {
                let premise = Candidate { cell: one.cell, digit: one.digit };
                self.work.singles.run(cx, houses, premise, from.holds());
                for placed in &self.work.singles.placed {
                    if let Some(slot) = placed.slot {
                        branch.play(BranchInference::Single(placed.candidate, slot));
                    }
                }
            } else if let Some(inference) = inference(cx, houses, links, [from, to]) {
                branch.play(inference);
            }
        }
    }
}

/// The inference to describe for a link on the way; nothing if the board shows it.
fn inference(
    cx: &Context<'_>,
    houses: &CellHouses,
    links: &LoopLinks,
    [from, to]: [LiteralState; 2],
) -> Option<BranchInference> {
    let [one, other] = [from, to].map(|state| links.node(state.node()));
    if to.holds() && !other.is_group() {
        let candidate = Candidate { cell: other.cell, digit: other.digit };
        return Some(BranchInference::Single(candidate, slot(cx, houses, one, other)?));
    }
    if !to.holds() && from.holds() && one.is_group() {
        let around = |cells: CellSet| move |house: &House| cells.is_subset(cx.layout.cells(*house));
        let own: Vec<House> = houses.of(one.cell).iter().copied().filter(around(one.cells)).collect();
        let shared = own.iter().copied().find(around(other.cells))?;
        let home = own.into_iter().find(|&house| house != shared)?;
        return Some(BranchInference::Locked { digit: one.digit, from: home, to: shared });
    }
    None
}
