//! Entries that are wrong, and what shows it.
use crate::refute::{RefuteEffort, refutation};
use crate::rewind::LastValidPosition;
use qedoku_core::{Candidate, Outcome};
use qedoku_core::{CellSet, Digit, House, HouseKind, Layout, Puzzle, Slot, Target, Trace};
use qedoku_verify::Checker;
use serde::{Deserialize, Serialize};

/// The most entries for which a refutation is sought.
const MOST: usize = 5;

/// The kind of mistake in the entries of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Mistake {
    /// The givens have one solution, and it has something else.
    Wrong,
    /// No solution has all the entries; with these taken back one would be left.
    Impossible {
        /// Whether fewer would not do.
        is_smallest: bool,
    },
}

/// Entries that are wrong or to blame, each with what shows it.
///
/// ```
/// use qedoku::hints::Advice;
/// use qedoku::{Level, Session};
///
/// let position = ":0000:x:6+1.1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4:::";
/// let hint = Session::read(position)?.hint(Level::What)?;
/// let Advice::Mistakes(mistakes) = &hint.advice else { panic!("{hint}") };
/// assert_eq!(mistakes.entries[0].entry.to_string(), "r1c2=1");
/// assert_eq!(mistakes.entries[0].clashes[0].digit.to_string(), "1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Mistakes {
    /// The kind of mistake.
    pub kind: Mistake,
    /// The entries.
    pub entries: Vec<Mistaken>,
    /// The latest position that was still right, if the order of the entries is known.
    pub back: Option<LastValidPosition>,
}

/// An entry that is wrong or to blame.
#[derive(Clone, Debug)]
pub struct Mistaken {
    /// The entry.
    pub entry: Target,
    /// The houses in which its digit stands twice, as anybody can see.
    pub clashes: Vec<RepeatedEntry>,
    /// The steps from the position, without the other entries to blame, to a slot that is left empty: for a level that
    /// tells them, if there is no clash and few steps were found.
    pub refutation: Option<Box<Trace>>,
}

/// A digit that stands more than once in a house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RepeatedEntry {
    /// The house.
    pub house: House,
    /// The digit.
    pub digit: Digit,
    /// The cells with the digit.
    pub cells: CellSet,
}

/// An entry that is wrong, as it is logged.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MistakeRecord {
    /// The entry: `r4c5=7` or `r4c5<>7`.
    pub entry: String,
    /// Where its digit stands twice.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clashes: Vec<ClashRecord>,
    /// How the entry leaves something empty.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contradiction: Option<ContradictionRecord>,
}

/// A digit that stands more than once in a house, as it is logged.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClashRecord {
    /// The house: `r3`.
    pub house: String,
    /// The digit.
    pub digit: u8,
    /// Where it stands.
    pub cells: Vec<String>,
}

/// A contradiction as it is logged.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ContradictionRecord {
    /// What is left empty: `r4c7`, or `b6n5` for the digit 5 in box 6.
    pub at: String,
    /// How many steps lead to it.
    pub steps: usize,
}

impl Mistakes {
    /// Looks at the entries to blame; what refutes them is sought if it is to be `told`.
    pub(crate) fn new(
        checker: &mut Checker,
        puzzle: &Puzzle,
        blame: &[Target],
        kind: Mistake,
        mut told: Option<RefuteEffort>,
    ) -> Self {
        let mut entries = Vec::new();
        for (place, entry) in blame.iter().enumerate() {
            let clashes = clashes(puzzle, *entry);
            let sought = told.as_mut().filter(|_| clashes.is_empty() && place < MOST);
            let refutation = sought.and_then(|effort| {
                let others = blame.iter().filter(|other| *other != entry);
                refutation(checker, &others.fold(*puzzle, taken_back), effort)
            });
            entries.push(Mistaken { entry: *entry, clashes, refutation: refutation.map(Box::new) });
        }
        Self { kind, entries, back: None }
    }

    /// The box of the first entry.
    pub(crate) fn house(&self, layout: &Layout) -> Option<House> {
        let first = self.entries.first()?.entry.candidate();
        (layout.houses_of(first.cell) & layout.houses_of_kind(HouseKind::Box)).first()
    }
}

impl Mistaken {
    /// The entry as it is logged.
    pub(crate) fn record(&self, layout: &Layout) -> MistakeRecord {
        let clashes = self.clashes.iter().map(|clash| ClashRecord {
            house: layout.house_name(clash.house).to_owned(),
            digit: clash.digit.value(),
            cells: clash.cells.iter().map(|cell| cell.to_string()).collect(),
        });
        let contradiction = self.refutation.as_deref().and_then(contradiction);
        MistakeRecord { entry: self.entry.to_string(), clashes: clashes.collect(), contradiction }
    }
}

/// The record of the contradiction that a refutation ends with.
pub(crate) fn contradiction(trace: &Trace) -> Option<ContradictionRecord> {
    let end = end(trace)?;
    Some(ContradictionRecord { at: end.name(&trace.layout), steps: trace.steps.len() })
}

/// The slot that a refutation leaves empty.
pub(crate) const fn end(trace: &Trace) -> Option<Slot> {
    if let Outcome::Contradiction(slot) = trace.outcome { Some(slot) } else { None }
}

/// The position without an entry.
pub(crate) fn taken_back(mut puzzle: Puzzle, entry: &Target) -> Puzzle {
    match *entry {
        Target::Place(candidate) => puzzle.values.set(candidate.cell, None),
        Target::Eliminate(candidate) => puzzle.removed.remove(candidate),
    }
    puzzle
}

/// The houses in which the digit of an entry stands twice.
fn clashes(puzzle: &Puzzle, entry: Target) -> Vec<RepeatedEntry> {
    let layout = Layout::classic();
    let Candidate { cell, digit } = entry.candidate();
    if matches!(entry, Target::Eliminate(_)) {
        return Vec::new();
    }
    let held: CellSet = puzzle.values.filled().filter(|it| it.digit == digit).map(|it| it.cell).collect();
    let clash = |house| RepeatedEntry { house, digit, cells: held & layout.cells(house) };
    let several = |clash: &RepeatedEntry| clash.cells.is_several();
    layout.houses_of(cell).iter().map(clash).filter(several).collect()
}
