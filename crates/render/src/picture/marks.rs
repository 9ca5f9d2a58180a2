//! The marks of a picture.
use super::highlight::Highlight;
use qedoku_core::{Assumption, Candidate, CandidateSet, Cell, CellSet, HouseSet, Slot};

/// The marks of a picture: candidates, cells and houses with highlights, and links.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Marks {
    candidates: Vec<(Highlight, CandidateSet)>,
    /// The second highlights of concluded candidates: eliminated ones, and placed ones that are assumed false.
    struck: Vec<(Highlight, CandidateSet)>,
    cells: Vec<(Highlight, CellSet)>,
    /// The cells of each set, whole.
    sets: Vec<(Highlight, CellSet)>,
    houses: Vec<(Highlight, HouseSet)>,
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
    /// The kind of the link.
    pub kind: TieKind,
}

/// The kind of a link between its ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TieKind {
    /// One of them is true.
    Strong,
    /// Not both are true.
    Weak,
    /// One is true and the other false, whichever is looked at first.
    Conjugate,
    /// The end follows from the start.
    Follows {
        /// The case, if there are several, counted from 0.
        case: Option<u8>,
        /// The number of the step, from 1.
        number: usize,
    },
}

/// The word for arrows with a letter and a number.
pub(crate) const NUMBERED: &str = "numbered";

impl TieKind {
    /// The highlight that looks like it, if it belongs to a case.
    pub(crate) const fn role(self) -> Option<Highlight> {
        match self {
            Self::Follows { case: Some(case), .. } => Some(Highlight::Case(case)),
            _ => None,
        }
    }

    /// The word that stands for it in pictures.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Strong => "strong",
            Self::Weak => "weak",
            Self::Conjugate => "conjugate",
            Self::Follows { case: None, .. } => "follows",
            Self::Follows { case: Some(case), .. } => Highlight::Case(case).word(),
        }
    }
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

    /// Gives candidates a highlight, but for those that have one.
    pub(super) fn candidates(&mut self, role: Highlight, candidates: CandidateSet) {
        let struck = candidates & self.with(Highlight::Eliminated);
        if !struck.is_empty() && role != Highlight::Evidence {
            self.struck.push((role, struck));
        }
        let fresh = candidates - self.marked();
        match self.candidates.iter_mut().find(|(known, _)| *known == role) {
            _ if fresh.is_empty() => {}
            Some((_, set)) => *set |= fresh,
            None => self.candidates.push((role, fresh)),
        }
    }

    /// Marks a candidate that is assumed true, or false.
    pub(super) fn assumed(&mut self, assume: Assumption) {
        let role = if assume.holds { Highlight::Assumed } else { Highlight::Off };
        let of = CandidateSet::of(assume.candidate);
        if !assume.holds && self.role(assume.candidate) == Some(Highlight::Placed) {
            self.struck.push((role, of));
        }
        self.candidates(role, of);
    }

    /// Gives cells a highlight, but for those that have one.
    pub(super) fn cells(&mut self, role: Highlight, cells: CellSet) {
        let taken = self.cells.iter().fold(CellSet::EMPTY, |all, &(_, set)| all | set);
        let fresh = cells - taken;
        if !fresh.is_empty() {
            self.cells.push((role, fresh));
        }
    }

    /// Gives the cells of a set a highlight.
    pub(super) fn set(&mut self, role: Highlight, cells: CellSet) {
        self.sets.push((role, cells));
        self.cells(role, cells);
    }

    /// The sets that the marks of candidates do not show: those that share cells with others, and those whose candidates all
    /// have another mark.
    pub(super) fn unclear_sets(&self) -> impl Iterator<Item = (Highlight, CellSet)> {
        let shares = |at: usize| {
            let cells = self.sets[at].1;
            self.sets.iter().enumerate().any(|(other, (_, set))| other != at && set.meets(cells))
        };
        let is_marked = |role: Highlight| self.candidates.iter().any(|&(known, _)| known == role);
        let sets = self.sets.iter().copied().enumerate();
        sets.filter(move |&(at, (role, _))| shares(at) || !is_marked(role)).map(|(_, set)| set)
    }

    /// The second highlights of eliminated candidates.
    pub(super) fn struck(&self) -> &[(Highlight, CandidateSet)] {
        &self.struck
    }

    /// Gives houses a highlight.
    pub(super) fn houses(&mut self, role: Highlight, houses: HouseSet) {
        if !houses.is_empty() {
            self.houses.push((role, houses));
        }
    }

    /// Gives cells and houses a highlight.
    pub(super) fn slots(&mut self, role: Highlight, slots: &[Slot]) {
        let mut cells = CellSet::EMPTY;
        let mut houses = HouseSet::EMPTY;
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
    pub(super) fn link(&mut self, from: CandidateSet, to: CandidateSet, kind: TieKind) {
        let tie = Tie { from, to, kind };
        if !self.links.contains(&tie) {
            self.links.push(tie);
        }
    }

    /// Keeps some of the links.
    pub(super) fn keep(&mut self, wanted: impl Fn(&Tie) -> bool) {
        self.links.retain(wanted);
    }

    /// The candidates that have a highlight.
    pub fn marked(&self) -> CandidateSet {
        self.candidates.iter().fold(CandidateSet::EMPTY, |all, &(_, set)| all | set)
    }

    /// The highlight of a candidate.
    pub fn role(&self, candidate: Candidate) -> Option<Highlight> {
        self.candidates.iter().find(|(_, set)| set.contains(candidate)).map(|&(role, _)| role)
    }

    /// The second highlight of a concluded candidate: an eliminated one, or a placed one that is assumed false.
    pub fn second_role(&self, candidate: Candidate) -> Option<Highlight> {
        self.struck.iter().find(|(_, set)| set.contains(candidate)).map(|&(role, _)| role)
    }

    /// The candidates with this highlight.
    pub fn with(&self, role: Highlight) -> CandidateSet {
        self.candidates.iter().find(|(known, _)| *known == role).map_or(CandidateSet::EMPTY, |&(_, set)| set)
    }

    /// The candidates that have a highlight, by highlight.
    pub fn by_role(&self) -> &[(Highlight, CandidateSet)] {
        &self.candidates
    }

    /// The cells that have a highlight, by highlight.
    pub fn cells_by_role(&self) -> &[(Highlight, CellSet)] {
        &self.cells
    }

    /// The houses that have a highlight, by highlight.
    pub fn houses_by_role(&self) -> &[(Highlight, HouseSet)] {
        &self.houses
    }

    /// The links, in the order of the argument.
    pub fn links(&self) -> &[Tie] {
        &self.links
    }

    /// The kinds of links that a legend explains, by the word that stands for each.
    pub(crate) fn kinds(&self) -> Vec<&'static str> {
        let mut words = Vec::new();
        for tie in &self.links {
            // The line of a case looks like its marks; what its numbers are is said beside.
            let word = if tie.kind.role().is_some() { NUMBERED } else { tie.kind.word() };
            if !words.contains(&word) {
                words.push(word);
            }
        }
        words
    }

    /// The highlights that occur, each look once, in the order of [`Highlight::ALL`]; evidence comes last.
    pub fn roles(&self) -> Vec<Highlight> {
        let cells = self.cells.iter().map(|&(role, _)| role);
        let houses = self.houses.iter().map(|&(role, _)| role);
        let candidates = self.candidates.iter().chain(&self.struck).map(|&(role, _)| role);
        let links = self.links.iter().filter_map(|tie| tie.kind.role());
        let used: Vec<Highlight> = candidates.chain(cells).chain(houses).chain(links).map(Highlight::looks).collect();
        Highlight::ALL.into_iter().chain([Highlight::Evidence]).filter(|role| used.contains(role)).collect()
    }
}
