//! Rules that an entry breaks by itself, or leaves no way to keep.
use crate::puzzle_on::PuzzleOn;
use qedoku_core::{
    Board, Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Layout, Puzzle, Rule, RuleKind, Sum, Target,
};

/// The most ways to reach a total that are told.
const WAYS: usize = 4;
/// The most nodes of the search for the ways to reach a total.
const NODES: usize = 40_000;

/// A rule that an entry breaks, beside that a house has no digit twice.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Breach {
    /// The rule takes the digit from its cell, whatever stands elsewhere.
    Excluded {
        /// The rule.
        rule: Rule,
    },
    /// The rule forbids the entry beside this digit.
    Pair {
        /// The rule.
        rule: Rule,
        /// The digit that stands elsewhere.
        other: Candidate,
    },
    /// The cells of the rule are all filled, and otherwise than it says.
    Full {
        /// The rule.
        rule: Rule,
        /// The digits of its cells, in the order of the rule.
        held: Vec<Candidate>,
    },
    /// The open cells of the rule cannot be filled as it says.
    Unfillable {
        /// The rule.
        rule: Rule,
        /// The reason.
        fault: FillingFault,
    },
}

/// A reason why nothing fills the open cells of a rule.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum FillingFault {
    /// The total is reached in these ways only, of which none has the digit that was entered.
    NotIn(Vec<Vec<Digit>>),
    /// The only open cell would have to be this number, a digit that these hold already or none at all.
    Last {
        /// The cell.
        cell: Cell,
        /// The number that is left for it.
        rest: i16,
        /// The digits that exclude it.
        by: Vec<Candidate>,
    },
    /// The open cells would have to come to a number, and come to this at most.
    AtMost {
        /// The open cells.
        cells: CellSet,
        /// The number that is left for them.
        rest: i16,
        /// The most that they come to.
        most: i16,
    },
    /// The open cells would have to come to a number, and come to this at least.
    AtLeast {
        /// The open cells.
        cells: CellSet,
        /// The number that is left for them.
        rest: i16,
        /// The least that they come to.
        least: i16,
    },
    /// The total is reached in these ways only, and none of the open cells can be these digits, which stand elsewhere.
    Lacks {
        /// The ways.
        ways: Vec<Vec<Digit>>,
        /// The open cells.
        cells: CellSet,
        /// The digits that they lack, one of each way.
        digits: DigitSet,
        /// The digits that exclude these.
        by: Vec<Candidate>,
    },
    /// The candidates that the open cells have left.
    Candidates(CandidateSet),
}

impl Breach {
    /// The rule that an entry breaks. Whether the open cells of a rule can be filled is asked of the position without the
    /// other entries to blame.
    pub(crate) fn of(on: PuzzleOn<'_>, without: &Puzzle, entry: Target) -> Option<Self> {
        let Target::Place(own) = entry else { return None };
        let layout = on.layout;
        if let Some(rule) = layout.why_not(own) {
            return Some(Self::Excluded { rule: rule.clone() });
        }
        let held: CandidateSet = on.puzzle.values.filled().collect();
        let full = layout.rules().list.iter().find_map(|rule| full(layout, rule, &held, own));
        let pair = || {
            let mut others = (layout.clashes(own) & held).iter_by_cell().filter(|other| other.cell != own.cell);
            others.find_map(|other| Some(Self::Pair { rule: layout.why(own, other)?.clone(), other }))
        };
        full.or_else(pair).or_else(|| unfillable(on.with(without), own))
    }

    /// The rule.
    pub const fn rule(&self) -> &Rule {
        match self {
            Self::Excluded { rule }
            | Self::Pair { rule, .. }
            | Self::Full { rule, .. }
            | Self::Unfillable { rule, .. } => rule,
        }
    }
}

/// The rule, if its cells are all filled, one of them by the entry, and otherwise than it says.
fn full(layout: &Layout, rule: &Rule, held: &CandidateSet, own: Candidate) -> Option<Breach> {
    let is_about = rule.is_of_all() && rule.cells.contains(&own.cell);
    let digit = |cell: Cell| held.digits(cell).first();
    let held: Option<Vec<Candidate>> =
        rule.cells.iter().map(|&cell| Some(Candidate { cell, digit: digit(cell)? })).collect();
    let held = held.filter(|_| is_about)?;
    let is_met = layout.rules().is_filled(rule, &|cell| digit(cell).unwrap_or(own.digit));
    (!is_met).then(|| Breach::Full { rule: rule.clone(), held })
}

/// The first rule whose open cells can be filled without the entry, and not with it.
fn unfillable(on: PuzzleOn<'_>, own: Candidate) -> Option<Breach> {
    let layout = on.layout;
    // What digits exclude is seen; marks that somebody rubbed out are not.
    let mut with = *on.puzzle;
    with.removed = CandidateSet::EMPTY;
    let mut before = with;
    before.values.set(own.cell, None);
    let [before, after] = [before, with].map(|puzzle| Board::new(layout, &puzzle));
    let is_near = |rule: &&Rule| {
        rule.is_of_all()
            && rule.cells.iter().any(|&cell| cell == own.cell || layout.peers(own.cell).contains(cell))
            && rule.cells.iter().any(|&cell| after.open().contains(cell))
    };
    let rules = layout.rules().list.iter().filter(is_near);
    let mut broken =
        rules.filter(|rule| can_fill(&after, rule) == Some(false) && can_fill(&before, rule) == Some(true));
    let rule = broken.next()?;
    let fault = SumFault::of(&after, rule, own).and_then(|sum| sum.fault());
    let fault = fault.unwrap_or_else(|| FillingFault::Candidates(open(&after, rule)));
    Some(Breach::Unfillable { rule: rule.clone(), fault })
}

/// The candidates of the open cells of a rule.
fn open(board: &Board, rule: &Rule) -> CandidateSet {
    let cells = rule.cells.iter().filter(|cell| board.open().contains(**cell));
    cells.fold(CandidateSet::EMPTY, |all, &cell| all | CandidateSet::of_cell(cell, board.digits(cell)))
}

/// True if the candidates of a board let the cells of a rule be filled as it says; nothing if that is long to tell.
fn can_fill(board: &Board, rule: &Rule) -> Option<bool> {
    let held = |cell: Cell| board.value(cell).map_or_else(|| board.digits(cell), DigitSet::from);
    rule.can_be_filled(board.layout(), &held)
}

/// Cells that have a total, of which the open ones cannot reach it.
struct SumFault<'a> {
    board: &'a Board,
    own: Candidate,
    /// All cells.
    cells: CellSet,
    /// Their total.
    total: i16,
    /// The total that the open ones need.
    rest: i16,
    /// The candidates of the open cells.
    left: CandidateSet,
}

impl<'a> SumFault<'a> {
    /// The total of a rule, if each of its cells counts once in one known total.
    fn of(board: &'a Board, rule: &Rule, own: Candidate) -> Option<Self> {
        let value = |cell: Cell| board.value(cell).map(|digit| i16::from(digit.value()));
        let (cells, total): (&[Cell], i16) = match rule.kind {
            RuleKind::Cage | RuleKind::LittleKiller => (&rule.cells, rule.value?.cast_signed()),
            RuleKind::Arrow => {
                let (number, line) = rule.arrow();
                let number: Option<Vec<i16>> = number.iter().map(|&cell| value(cell)).collect();
                (line, number?.iter().fold(0, |number, digit| 10 * number + digit))
            }
            _ => return None,
        };
        let set: CellSet = cells.iter().copied().collect();
        let rest = total - cells.iter().filter_map(|&cell| value(cell)).sum::<i16>();
        let is_once = set.len() == cells.len() && set.meets(board.open());
        is_once.then(|| Self { board, own, cells: set, total, rest, left: open(board, rule) })
    }

    /// The ways to reach the total by the rules, where some cells hold what they do.
    fn ways(&self, digits: &dyn Fn(Cell) -> DigitSet) -> Option<Vec<Vec<Digit>>> {
        let sum = Sum {
            plus: self.cells,
            minus: CellSet::EMPTY,
            total: self.total,
            left: CandidateSet::EMPTY,
            from: Vec::new(),
        };
        sum.ways(self.board.layout(), digits, NODES).filter(|ways| (1..=WAYS).contains(&ways.len()))
    }

    fn fault(&self) -> Option<FillingFault> {
        let layout = self.board.layout();
        let all = self.ways(&|_| layout.digits());
        if let Some(ways) = all.filter(|ways| ways.iter().flatten().all(|digit| *digit != self.own.digit))
            && self.cells.contains(self.own.cell)
        {
            return Some(FillingFault::NotIn(ways));
        }
        let open = self.cells & self.board.open();
        if let Some(cell) = open.single() {
            let digit = u32::try_from(self.rest).ok().and_then(Digit::from_value);
            let by = digit.map(|digit| self.standing(digit, open)).unwrap_or_default();
            return Some(FillingFault::Last { cell, rest: self.rest, by });
        }
        self.lacking(open).or_else(|| self.out_of_bounds(open))
    }

    /// The few ways to reach the total, where each has a digit that none of the open cells can be.
    fn lacking(&self, open: CellSet) -> Option<FillingFault> {
        let held = |cell: Cell| self.board.value(cell).map_or_else(|| self.board.layout().digits(), DigitSet::from);
        let ways = self.ways(&held)?;
        let can = self.left.all_digits() | self.cells.iter().filter_map(|cell| self.board.value(cell)).collect();
        let missing = |way: &Vec<Digit>| way.iter().find(|digit| !can.contains(**digit)).copied();
        let lacked: DigitSet = ways.iter().map(missing).collect::<Option<_>>()?;
        let by = lacked.iter().flat_map(|digit| self.standing(digit, open)).collect();
        Some(FillingFault::Lacks { ways, cells: open, digits: lacked, by })
    }

    /// That the open cells come to too much or to too little.
    fn out_of_bounds(&self, open: CellSet) -> Option<FillingFault> {
        let sum = Sum { plus: open, minus: CellSet::EMPTY, total: self.rest, left: self.left, from: Vec::new() };
        let [least, most] = sum.bounds_beside(self.board.layout(), self.own)?.map(|bound| bound.total);
        if self.rest > most {
            return Some(FillingFault::AtMost { cells: open, rest: self.rest, most });
        }
        (self.rest < least).then_some(FillingFault::AtLeast { cells: open, rest: self.rest, least })
    }

    /// The digits on the board that exclude a digit from cells, as few as are found at once.
    fn standing(&self, digit: Digit, cells: CellSet) -> Vec<Candidate> {
        let layout = self.board.layout();
        let mut left = cells;
        let mut found = Vec::new();
        for by in self.board.values().filled().filter(|it| it.digit == digit) {
            let seen = layout.peers(by.cell) & left;
            left -= seen;
            if !seen.is_empty() {
                found.push(by);
            }
        }
        found
    }
}
