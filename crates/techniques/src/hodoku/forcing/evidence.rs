//! Contradictions and choices as steps show them.
use super::conclusions::{Clash, Shown, Why};
use super::played::{Branch, Inference};
use super::rows::Work;
use crate::Context;
use crate::hodoku::houses::Houses;
use crate::hodoku::loops::evidence::slot;
use crate::hodoku::loops::links::{Links, State};
use crate::kernels::branches;
use qedoku_core::{Assumption, Candidate, Case, CellSet, Choice, House, Pattern, Slot, Truth};

/// The argument for what is shown, and the truths that it rests on.
pub(super) fn of(
    cx: &Context<'_>,
    houses: &Houses,
    work: &mut Work,
    net: bool,
    shown: &Shown,
) -> (Pattern, Vec<Truth>) {
    let mut told = Told { cx, houses, work, net };
    let target = shown.what;
    let (choice, assumed) = match shown.why {
        Why::Refuted(premise, clash) => {
            let targets = told.targets(clash);
            let case = told.case(premise, &targets, None);
            return branches::argument(cx, None, vec![case], &target.conclusion());
        }
        Why::Candidate(it) => (Choice::Candidate(it), vec![Assumption::is_true(it), Assumption::is_false(it)]),
        Why::Cell(cell) => told.each(Slot::Cell(cell)),
        Why::House(house, digit) => told.each(Slot::House(house, digit)),
    };
    let cases = assumed.into_iter().map(|assume| told.case(assume, &[target], Some(target.candidate)));
    let cases: Vec<Case> = cases.collect();
    branches::argument(cx, Some(choice), cases, &target.conclusion())
}

struct Told<'a> {
    cx: &'a Context<'a>,
    houses: &'a Houses,
    work: &'a mut Work,
    net: bool,
}

impl Told<'_> {
    /// A choice from a slot.
    fn each(&self, slot: Slot) -> (Choice, Vec<Assumption>) {
        (slot.into(), self.cx.members(slot).iter().map(Assumption::is_true).collect())
    }

    /// What is true and false together in a contradiction.
    fn targets(&self, clash: Clash) -> Vec<Assumption> {
        match clash {
            Clash::Candidate(it) => vec![Assumption::is_true(it), Assumption::is_false(it)],
            Clash::Cell(cell) => self.cx.members(Slot::Cell(cell)).iter().map(Assumption::is_false).collect(),
            Clash::House(house, digit) => {
                self.cx.members(Slot::House(house, digit)).iter().map(Assumption::is_false).collect()
            }
        }
    }

    /// What leads from an assumption to some targets.
    fn case(&mut self, assume: Assumption, targets: &[Assumption], shown: Option<Candidate>) -> Case {
        let mut branch = Branch::new(self.cx, assume);
        let mut path = Vec::new();
        for target in targets {
            let premises = &mut self.work.premises;
            let [from, to] = [assume, *target].map(|it| premises.state(it.candidate, it.holds));
            premises.path(from, to, &mut path);
            self.play(&path, &mut branch);
        }
        branch.case(shown)
    }

    /// Plays what is on a way.
    fn play(&mut self, path: &[State], branch: &mut Branch<'_>) {
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
                        branch.play(Inference::Single(placed.candidate, slot));
                    }
                }
            } else if let Some(inference) = inference(cx, houses, links, [from, to]) {
                branch.play(inference);
            }
        }
    }
}

/// What has to be said of a link on the way; nothing if the board says it.
fn inference(cx: &Context<'_>, houses: &Houses, links: &Links, [from, to]: [State; 2]) -> Option<Inference> {
    let [one, other] = [from, to].map(|state| links.node(state.node()));
    if to.holds() && !other.is_group() {
        let candidate = Candidate { cell: other.cell, digit: other.digit };
        return Some(Inference::Single(candidate, slot(cx, houses, one, other)?));
    }
    if !to.holds() && from.holds() && one.is_group() {
        let around = |cells: CellSet| move |house: &House| cells.is_subset(cx.layout.cells(*house));
        let own: Vec<House> = houses.of(one.cell).iter().copied().filter(around(one.cells)).collect();
        let shared = own.iter().copied().find(around(other.cells))?;
        let home = own.into_iter().find(|&house| house != shared)?;
        return Some(Inference::Locked { digit: one.digit, from: home, to: shared });
    }
    None
}
