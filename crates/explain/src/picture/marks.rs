//! What a picture points at.
use super::role::Role;
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, HouseSet, Slot};

/// What a picture points at: candidates, cells and houses with roles, and links.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Marks {
    candidates: Vec<(Role, CandidateSet)>,
    /// What eliminated candidates are beside that.
    struck: Vec<(Role, CandidateSet)>,
    cells: Vec<(Role, CellSet)>,
    houses: Vec<(Role, HouseSet)>,
    links: Vec<Tie>,
    /// The cell that was asked about.
    asked: Option<Cell>,
}

/// A link between candidates, or groups of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tie {
    /// The start.
    pub from: CandidateSet,
    /// The end.
    pub to: CandidateSet,
    /// Whether one of the ends is true; otherwise not both are.
    pub strong: bool,
}

impl Marks {
    /// The same marks, and the cell that was asked about.
    pub fn asking(self, asked: Option<Cell>) -> Self {
        Self { asked, ..self }
    }

    /// The cell that was asked about.
    pub const fn asked(&self) -> Option<Cell> {
        self.asked
    }

    /// Gives candidates a role, but for those that have one.
    pub(super) fn candidates(&mut self, role: Role, candidates: CandidateSet) {
        let struck = candidates & self.with(Role::Eliminated);
        if !struck.is_empty() && role != Role::Evidence {
            self.struck.push((role, struck));
        }
        let fresh = candidates - self.marked();
        match self.candidates.iter_mut().find(|(known, _)| *known == role) {
            _ if fresh.is_empty() => {}
            Some((_, set)) => *set |= fresh,
            None => self.candidates.push((role, fresh)),
        }
    }

    /// Gives cells a role, but for those that have one.
    pub(super) fn cells(&mut self, role: Role, cells: CellSet) {
        let taken = self.cells.iter().fold(CellSet::EMPTY, |all, &(_, set)| all | set);
        let fresh = cells - taken;
        if !fresh.is_empty() {
            self.cells.push((role, fresh));
        }
    }

    /// Gives houses a role.
    pub(super) fn houses(&mut self, role: Role, houses: HouseSet) {
        if !houses.is_empty() {
            self.houses.push((role, houses));
        }
    }

    /// Gives cells and houses a role.
    pub(super) fn slots(&mut self, role: Role, slots: &[Slot]) {
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

    /// Draws a link.
    pub(super) fn link(&mut self, from: CandidateSet, to: CandidateSet, strong: bool) {
        let tie = Tie { from, to, strong };
        if !self.links.contains(&tie) {
            self.links.push(tie);
        }
    }

    /// The candidates that have a role.
    pub fn marked(&self) -> CandidateSet {
        self.candidates.iter().fold(CandidateSet::EMPTY, |all, &(_, set)| all | set)
    }

    /// The role of a candidate.
    pub fn role(&self, candidate: Candidate) -> Option<Role> {
        self.candidates.iter().find(|(_, set)| set.contains(candidate)).map(|&(role, _)| role)
    }

    /// What an eliminated candidate is beside that.
    pub fn beside(&self, candidate: Candidate) -> Option<Role> {
        self.struck.iter().find(|(_, set)| set.contains(candidate)).map(|&(role, _)| role)
    }

    /// The candidates with this role.
    pub fn with(&self, role: Role) -> CandidateSet {
        self.candidates.iter().find(|(known, _)| *known == role).map_or(CandidateSet::EMPTY, |&(_, set)| set)
    }

    /// The candidates that have a role, by role.
    pub fn by_role(&self) -> &[(Role, CandidateSet)] {
        &self.candidates
    }

    /// The cells that have a role, by role.
    pub fn cells_by_role(&self) -> &[(Role, CellSet)] {
        &self.cells
    }

    /// The houses that have a role, by role.
    pub fn houses_by_role(&self) -> &[(Role, HouseSet)] {
        &self.houses
    }

    /// The links, in the order of the argument.
    pub fn links(&self) -> &[Tie] {
        &self.links
    }

    /// The roles that occur, each look once, in the order of [`Role::ALL`]; evidence comes last.
    pub fn roles(&self) -> Vec<Role> {
        let cells = self.cells.iter().map(|&(role, _)| role);
        let houses = self.houses.iter().map(|&(role, _)| role);
        let candidates = self.candidates.iter().chain(&self.struck).map(|&(role, _)| role);
        let used: Vec<Role> = candidates.chain(cells).chain(houses).map(Role::looks).collect();
        Role::ALL.into_iter().chain([Role::Evidence]).filter(|role| used.contains(role)).collect()
    }
}
