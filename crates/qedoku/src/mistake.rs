//! Entries that are wrong, and what shows it.
use crate::breach::Breach;
use crate::puzzle_on::PuzzleOn;
use crate::refute::{RefuteEffort, refutation};
use crate::rewind::LastValidPosition;
use qedoku_core::proper::{self, ImproperPuzzle, PuzzleVerdict};
use qedoku_core::{Candidate, CellSet, Digit, House, Layout, Outcome, Puzzle, Slot, Target, Trace};
use qedoku_verify::Checker;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

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
        /// True if fewer would not do.
        is_smallest: bool,
    },
}

/// Entries that are wrong or to blame, each with what shows it.
///
/// ```
/// use qedoku::hints::{Advice, HintMessage};
/// use qedoku::{Level, Session};
///
/// let position = ":0000:x:6+1.1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4:::";
/// let hint = Session::read(position)?.hint(Level::What)?;
/// let Advice::Mistakes(mistakes) = &hint.advice else { panic!("{hint}") };
/// assert_eq!(mistakes.entries[0].entry.to_string(), "r1c2=1");
/// assert_eq!(mistakes.entries[0].clashes[0].digit.to_string(), "1");
/// let read: HintMessage = serde_json::from_str(&serde_json::to_string(&hint)?)?;
/// assert_eq!(read.mistakes.as_ref(), Some(&mistakes.entries));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Mistakes {
    /// The kind of mistake.
    pub kind: Mistake,
    /// The entries.
    pub entries: Vec<Mistaken>,
    /// The refutations of entries: of the first few, where there is no clash and few steps
    /// were found.
    pub refutations: Vec<Refutation>,
    /// The rules that entries break where no house has a digit twice.
    pub breaches: Vec<EntryBreach>,
    /// The latest position that was still right, if the order of the entries is known.
    pub back: Option<LastValidPosition>,
    /// The rules of the puzzle.
    pub layout: Arc<Layout>,
}

/// An entry that is wrong or to blame, and what shows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(description = "An entry that is wrong, as it is logged."))]
pub struct Mistaken {
    /// The entry: `r4c5=7` or `r4c5<>7`.
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub entry: Target,
    /// Where its digit stands twice.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clashes: Vec<RepeatedEntry>,
    /// The slot that the entry leaves empty, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contradiction: Option<Contradiction>,
}

/// A digit that stands more than once in a house, as it is logged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RepeatedEntry {
    /// The house: `r3`.
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub house: House,
    /// The digit.
    #[cfg_attr(feature = "schema", schemars(with = "u8"))]
    pub digit: Digit,
    /// Where it stands.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<String>"))]
    pub cells: CellSet,
}

/// A slot that is left empty, and the number of steps after which it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(description = "A contradiction as it is logged."))]
pub struct Contradiction {
    /// The slot that is left empty: `r4c7`, or `b6n5` for the digit 5 in box 6.
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub at: Slot,
    /// The number of steps that lead to it.
    pub steps: usize,
}

/// The steps from a position, without the other entries to blame, to a slot that an entry leaves empty.
#[derive(Clone, Debug)]
pub struct Refutation {
    /// The entry.
    pub entry: Target,
    /// The steps, which end with a contradiction.
    pub trace: Box<Trace>,
}

/// An entry with the rule that it breaks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntryBreach {
    /// The entry.
    pub entry: Target,
    /// The rule, and how it is broken.
    pub breach: Breach,
}

impl Mistakes {
    /// Looks at the entries to blame, and seeks what refutes them.
    pub(crate) fn new(
        checker: &mut Checker,
        on: PuzzleOn<'_>,
        blame: &[Target],
        kind: Mistake,
        mut effort: RefuteEffort,
    ) -> Self {
        let mut entries = Vec::new();
        let mut refutations = Vec::new();
        let mut breaches = Vec::new();
        for (place, &entry) in blame.iter().enumerate() {
            let clashes = clashes(on, entry);
            let others = blame.iter().filter(|&&other| other != entry);
            let without = others.fold(*on.puzzle, taken_back);
            let breach = if clashes.is_empty() { Breach::of(on, &without, entry) } else { None };
            let is_sought = clashes.is_empty() && breach.is_none() && place < MOST;
            breaches.extend(breach.map(|breach| EntryBreach { entry, breach }));
            let trace = is_sought.then(|| refutation(checker, on.with(&without), &mut effort)).flatten();
            entries.push(Mistaken { entry, clashes, contradiction: trace.as_ref().and_then(Contradiction::of) });
            refutations.extend(trace.map(|trace| Refutation { entry, trace: Box::new(trace) }));
        }
        Self { kind, entries, refutations, breaches, back: None, layout: Arc::clone(on.layout) }
    }

    /// Blames the entry after which the position had no solution, if it alone does as well as the one that is blamed: the
    /// rungs and the way back then speak of the same.
    pub(crate) fn blame_made(&mut self, checker: &mut Checker, on: PuzzleOn<'_>, effort: RefuteEffort) {
        let Some(made) = self.back.and_then(|back| back.mistake) else { return };
        let is_other = self.entries.len() == 1 && self.entries[0].entry != made;
        if !is_other || !matches!(self.kind, Mistake::Impossible { .. }) {
            return;
        }
        let without = taken_back(*on.puzzle, &made);
        let verdict = proper::judge(on.layout, &without);
        if matches!(verdict, PuzzleVerdict::Proper(_) | PuzzleVerdict::Improper(ImproperPuzzle::Several { .. })) {
            *self = Self { back: self.back, ..Self::new(checker, on, &[made], self.kind, effort) };
        }
    }

    /// Seeks what refutes the entry that the rungs speak of, if it is none of the first few.
    pub(crate) fn refute_first(&mut self, checker: &mut Checker, on: PuzzleOn<'_>, mut effort: RefuteEffort) {
        let Some(first) = self.first().filter(|it| it.clashes.is_empty()) else { return };
        let entry = first.entry;
        if self.breach(entry).is_some() || self.entries.iter().take(MOST).any(|it| it.entry == entry) {
            return;
        }
        let others = self.entries.iter().map(|it| &it.entry).filter(|&&other| other != entry);
        let without = others.fold(*on.puzzle, taken_back);
        let Some(trace) = refutation(checker, on.with(&without), &mut effort) else { return };
        if let Some(known) = self.entries.iter_mut().find(|it| it.entry == entry) {
            known.contradiction = Contradiction::of(&trace);
        }
        self.refutations.push(Refutation { entry, trace: Box::new(trace) });
    }

    /// The steps that refute an entry, if they were sought and found.
    pub(crate) fn refutation(&self, entry: Target) -> Option<&Trace> {
        self.refutations.iter().find(|it| it.entry == entry).map(|it| &*it.trace)
    }

    /// The rule that an entry breaks, if it is found.
    pub(crate) fn breach(&self, entry: Target) -> Option<&Breach> {
        self.breaches.iter().find(|it| it.entry == entry).map(|it| &it.breach)
    }

    /// The entry that all rungs of a hint speak of: the first that was made, if the order is known, or else the first of
    /// the list.
    pub(crate) fn first(&self) -> Option<&Mistaken> {
        let made = self.back.and_then(|back| back.mistake);
        self.entries.iter().find(|it| Some(it.entry) == made).or_else(|| self.entries.first())
    }

    /// The box of the first entry, or its row, if some boxes are missing.
    pub(crate) fn house(&self) -> Option<House> {
        let houses = self.layout.houses_of(self.first()?.entry.candidate().cell);
        (houses & self.layout.boxes()).first().or(houses.first())
    }
}

impl Contradiction {
    /// The contradiction that a trace ends with, if it does.
    pub(crate) const fn of(trace: &Trace) -> Option<Self> {
        match end(trace) {
            Some(at) => Some(Self { at, steps: trace.steps.len() }),
            None => None,
        }
    }
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
fn clashes(PuzzleOn { layout, puzzle }: PuzzleOn<'_>, entry: Target) -> Vec<RepeatedEntry> {
    let Candidate { cell, digit } = entry.candidate();
    if matches!(entry, Target::Eliminate(_)) {
        return Vec::new();
    }
    let held: CellSet = puzzle.values.filled().filter(|it| it.digit == digit).map(|it| it.cell).collect();
    let clash = |house| RepeatedEntry { house, digit, cells: held & layout.cells(house) };
    let several = |clash: &RepeatedEntry| clash.cells.is_several();
    layout.houses_of(cell).iter().map(clash).filter(several).collect()
}
