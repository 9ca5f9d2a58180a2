//! Which marks go with which pattern.
use super::marks::Marks;
use super::role::Role;
use crate::scene::Scene;
use qedoku_core::{
    AlmostLocked, Candidate, CandidateSet, Case, Cell, CellSet, Chain, Conclusion, Digit, DigitSet, HouseSet,
    Hypothesis, Pattern, Slot, Step, Truth,
};

impl Marks {
    /// What a step places, eliminates and rests on.
    pub fn of(step: &Step) -> Self {
        let mut marks = Self::concluding(&step.conclusion);
        marks.draw(&step.pattern, step);
        let many = matches!(step.pattern, Pattern::Hypothesis(_) | Pattern::Forcing(_));
        // The truths of such a step are those of all the steps inside it: they would mark everything.
        if !many {
            marks.candidates(Role::Evidence, members(step));
        }
        marks
    }

    /// The same with what only the board tells: which digits keep a single where it is, and which candidates of almost
    /// locked sets see each other.
    pub fn on(scene: &Scene<'_>, step: &Step) -> Self {
        let mut marks = Self::of(step);
        match &step.pattern {
            Pattern::Single { slot } => marks.cells(Role::Blocker, blockers(scene, *slot, step)),
            Pattern::Sets { sets, common } => marks.common(scene, sets, *common),
            _ => {}
        }
        marks
    }

    /// What is assumed in one case of a forcing, what follows from it, and what that leads to.
    pub fn of_case(case: &Case, conclusion: &Conclusion) -> Self {
        let mut marks = Self::default();
        marks.candidates(Role::Assumed, CandidateSet::of(case.assume));
        if case.end.is_none() {
            marks.concluded(conclusion);
        }
        marks.following((case.assume, &case.steps), case.end);
        marks
    }

    /// The cell that is filled by assumption while the steps inside are told.
    pub(crate) fn assuming(mut self, assumed: CellSet) -> Self {
        self.cells(Role::Assumed, assumed);
        self
    }

    fn concluding(conclusion: &Conclusion) -> Self {
        let mut marks = Self::default();
        marks.concluded(conclusion);
        marks
    }

    fn concluded(&mut self, conclusion: &Conclusion) {
        self.candidates(Role::Placed, conclusion.place);
        self.candidates(Role::Eliminated, conclusion.eliminate);
    }

    fn draw(&mut self, pattern: &Pattern, step: &Step) {
        match pattern {
            Pattern::Single { slot } => self.slots(Role::Base, &[*slot]),
            Pattern::Confined { from, to, .. } => {
                self.houses(Role::Base, HouseSet::of(*from));
                self.houses(Role::Cover, HouseSet::of(*to));
                self.candidates(Role::Base, members(step));
            }
            Pattern::Cover { base, cover, fins } => {
                self.candidates(Role::Fin, *fins);
                self.cover(base, cover, step);
            }
            Pattern::Wing { pivot, pincers, .. } => {
                for (role, cells) in [(Role::Pivot, *pivot), (Role::Pincer, *pincers)] {
                    self.cells(role, cells);
                    self.candidates(role, within(members(step), cells));
                }
            }
            Pattern::Sets { sets, .. } => {
                for (set, index) in sets.iter().zip(0..) {
                    self.cells(Role::Set(index), set.cells);
                    self.candidates(Role::Set(index), of_set(set));
                }
            }
            Pattern::Colors { clusters } => {
                for (color, index) in clusters.iter().flatten().zip(0..) {
                    self.candidates(Role::Color(index), *color);
                }
            }
            Pattern::Chain(chain) => self.chain(chain, step),
            Pattern::Kraken { base, cover, chains } => self.kraken((base, cover), chains, step),
            Pattern::Deadly { deadly, guards } => {
                self.candidates(Role::Guard, *guards);
                self.candidates(Role::Deadly, *deadly);
                self.cells(Role::Deadly, deadly.cells());
            }
            Pattern::Exclusion { base, excluders } => {
                self.cells(Role::Base, *base);
                self.candidates(Role::Base, within(members(step), *base));
                self.slots(Role::Cover, excluders);
            }
            Pattern::Templates { .. } => {}
            Pattern::Exocet { base, targets, lines, mirrors, .. } => {
                self.cells(Role::Base, *base);
                self.cells(Role::Pincer, *targets);
                self.cells(Role::Guard, mirrors.iter().fold(CellSet::EMPTY, |all, &cells| all | cells));
                self.candidates(Role::Base, within(members(step), *base));
                self.candidates(Role::Pincer, within(members(step), *targets));
                self.houses(Role::Cover, *lines);
            }
            Pattern::Symmetry { cells } => self.cells(Role::Base, *cells),
            Pattern::Hypothesis(it) => self.hypothesis(it),
            Pattern::Forcing(it) => {
                self.candidates(Role::Assumed, it.cases.iter().map(|case| case.assume).collect());
                self.slots(Role::Base, &[it.slot]);
                let follow = |all, case: &Case| all | placed(&case.steps);
                self.candidates(Role::On, it.cases.iter().fold(CandidateSet::EMPTY, follow));
            }
        }
    }

    /// Cells and houses with a role.
    fn slots(&mut self, role: Role, slots: &[Slot]) {
        let (mut cells, mut houses) = (CellSet::EMPTY, HouseSet::EMPTY);
        for slot in slots {
            match slot {
                Slot::Cell(cell) => cells.insert(*cell),
                Slot::House(house, _) => houses.insert(*house),
            }
        }
        self.cells(role, cells);
        self.houses(role, houses);
    }

    fn cover(&mut self, base: &[Slot], cover: &[Slot], step: &Step) {
        self.candidates(Role::Base, members(step));
        self.slots(Role::Base, base);
        self.slots(Role::Cover, cover);
    }

    fn kraken(&mut self, (base, cover): (&[Slot], &[Slot]), chains: &[Chain], step: &Step) {
        let starts = chains.iter().filter_map(|chain| chain.links.first());
        self.candidates(Role::Fin, starts.fold(CandidateSet::EMPTY, |all, link| all | link.from));
        for chain in chains {
            self.chain(chain, step);
        }
        let of_base = |truth: &&Truth| truth.slot().is_some_and(|slot| base.contains(&slot));
        let filled = step.truths.iter().filter(of_base);
        self.candidates(Role::Base, filled.fold(CandidateSet::EMPTY, |all, truth| all | truth.members()));
        self.slots(Role::Base, base);
        self.slots(Role::Cover, cover);
    }

    /// The ends of strong links are false and true in turn, if the argument runs along the links.
    fn chain(&mut self, chain: &Chain, step: &Step) {
        let mut set = 0;
        for link in &chain.links {
            let [from, to] = if link.is_strong() { [Role::Off, Role::On] } else { [Role::On, Role::Off] };
            self.candidates(from, link.from);
            self.candidates(to, link.to);
            self.link(link.from, link.to, link.is_strong());
            if link.unique {
                let guards =
                    step.truths.iter().filter_map(|it| if let Truth::Guard(it) = it { Some(it) } else { None });
                guards.for_each(|guard| self.cells(Role::Deadly, guard.deadly.cells()));
            }
            if link.strong.len() > 1 {
                let all = members(step);
                let inside = link.strong.iter().map(|&slot| of_slot(slot, &all));
                let inside = inside.fold(CandidateSet::EMPTY, |all, set| all | set);
                self.cells(Role::Set(set), inside.cells());
                self.candidates(Role::Set(set), inside - link.from - link.to - ends(chain));
                set += 1;
            }
        }
    }

    /// The candidates by which each almost locked set is held against the next.
    fn common(&mut self, scene: &Scene<'_>, sets: &[AlmostLocked], common: DigitSet) {
        for pair in sets.windows(2) {
            for digit in common & pair[0].digits & pair[1].digits {
                let [from, to] = [pair[0], pair[1]].map(|set| scene.board.plane(digit) & set.cells);
                let both = from & to;
                let [from, to] = [from - both, to - both];
                let seen = from.iter().all(|cell| to.is_subset(scene.layout.peers(cell)));
                if seen && !from.is_empty() && !to.is_empty() {
                    let [from, to] = [from, to].map(|cells| CandidateSet::of_digit(digit, cells));
                    self.link(from, to, false);
                }
            }
        }
    }

    fn hypothesis(&mut self, it: &Hypothesis) {
        self.candidates(Role::Assumed, CandidateSet::of(it.assume));
        self.following((it.assume, &it.steps), Some(it.end));
    }

    fn following(&mut self, (assume, steps): (Candidate, &[Step]), end: Option<Slot>) {
        self.cells(Role::Assumed, CellSet::of(assume.cell));
        self.candidates(Role::On, placed(steps));
        if let Some(end) = end {
            self.slots(Role::Empty, &[end]);
        }
    }
}

/// What the truths of a step name.
fn members(step: &Step) -> CandidateSet {
    step.truths.iter().fold(CandidateSet::EMPTY, |all, truth| all | truth.members())
}

/// What some steps place.
fn placed(steps: &[Step]) -> CandidateSet {
    steps.iter().fold(CandidateSet::EMPTY, |all, step| all | step.conclusion.place)
}

/// Those of some candidates that stand in these cells.
fn within(candidates: CandidateSet, cells: CellSet) -> CandidateSet {
    candidates.iter().filter(|candidate| cells.contains(candidate.cell)).collect()
}

fn of_set(set: &AlmostLocked) -> CandidateSet {
    set.cells.iter().fold(CandidateSet::EMPTY, |all, cell| all | CandidateSet::of_cell(cell, set.digits))
}

/// Those of some candidates that a slot may take, as far as that is known without the houses.
fn of_slot(slot: Slot, candidates: &CandidateSet) -> CandidateSet {
    match slot {
        Slot::Cell(cell) => CandidateSet::of_cell(cell, candidates.digits(cell)),
        Slot::House(..) => CandidateSet::EMPTY,
    }
}

fn ends(chain: &Chain) -> CandidateSet {
    chain.links.iter().fold(CandidateSet::EMPTY, |all, link| all | link.from | link.to)
}

/// The filled cells that leave a slot one candidate.
fn blockers(scene: &Scene<'_>, slot: Slot, step: &Step) -> CellSet {
    let Some(single) = step.conclusion.place.first() else { return CellSet::EMPTY };
    let missing: Vec<(Cell, Digit)> = match slot {
        Slot::Cell(cell) => (DigitSet::ALL.without(single.digit)).iter().map(|digit| (cell, digit)).collect(),
        Slot::House(house, digit) => {
            let open = scene.layout.cells(house) & scene.board.open();
            open.without(single.cell).iter().map(|cell| (cell, digit)).collect()
        }
    };
    let mut chosen = CellSet::EMPTY;
    for (cell, digit) in missing {
        let sources = scene.blockers(Candidate { cell, digit });
        if !sources.meets(chosen) {
            chosen = sources.first().map_or(chosen, |first| chosen.with(first));
        }
    }
    chosen
}
