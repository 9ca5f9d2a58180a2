//! What many puzzles cover: a row for each technique.
use super::minimal::UsedSets;
use super::puzzle::{CoverageDepth, PuzzleCoverage};
use crate::options::Options;
use indexmap::IndexMap;
use qedoku_core::printable;
use serde::{Deserialize, Serialize};

/// What puzzles cover of a profile. It is serialized as the document that a later one is compared with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Coverage {
    /// The name of the profile.
    pub profile: String,
    /// The number of puzzles and logs.
    pub puzzles: u64,
    /// The number of those whose grid was filled.
    pub solved: u64,
    /// The number of records without a run: no puzzle, or a log that was not accepted.
    pub bad: u64,
    /// Whether it was counted where techniques were possible.
    pub counts_possible: bool,
    /// Whether it was counted where techniques were needed.
    pub counts_needed: bool,
    /// The techniques of the profile in its order, then others that logs name.
    pub techniques: Vec<CoverageRow>,
    #[serde(skip)]
    sets: UsedSets,
}

/// What puzzles cover of one technique.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CoverageRow {
    /// The technique.
    pub technique: String,
    /// The number of its steps.
    pub fired: u64,
    /// The number of puzzles with a step of it.
    pub puzzles: u64,
    /// The number of steps at which it would have found something and another technique was taken.
    pub possible: u64,
    /// The number of puzzles whose run would be stuck, or its hardest step harder, without it.
    pub needed: u64,
    /// The first puzzle with a step of it.
    pub first: Option<FirstUse>,
}

/// The first puzzle in which a technique fired.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FirstUse {
    /// The number of the puzzle in the input, from 1.
    pub number: u64,
    /// Its place there, such as `puzzles.txt:12:1`.
    pub place: String,
    /// Its givens, 81 digits or dots.
    pub givens: String,
    /// The number of the step, from 1.
    pub step: usize,
}

/// A puzzle of a smallest set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChosenPuzzle {
    /// The number of the puzzle in the input, from 1.
    pub number: u64,
    /// Its place there.
    pub place: String,
    /// Its givens, 81 digits or dots.
    pub givens: String,
    /// The techniques that it is chosen for: those of its run that no puzzle before it in the set has.
    pub techniques: Vec<String>,
}

/// Few puzzles that cover the same techniques as all.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SmallestSet {
    /// Whether it is proved that fewer do not suffice.
    pub is_smallest: bool,
    /// The puzzles, in the order of the input.
    pub puzzles: Vec<ChosenPuzzle>,
}

impl CoverageRow {
    fn new(technique: &str) -> Self {
        Self { technique: technique.to_owned(), fired: 0, puzzles: 0, possible: 0, needed: 0, first: None }
    }
}

impl Coverage {
    /// The coverage of no puzzle: a row for each technique in whose name the profile of these options reports.
    pub fn new(options: &Options, depth: CoverageDepth) -> Self {
        let profile = options.get_profile();
        let mut rows: IndexMap<&str, CoverageRow> = IndexMap::new();
        for info in profile.infos() {
            rows.entry(info.slug).or_insert_with(|| CoverageRow::new(info.slug));
        }
        Self {
            profile: profile.name().to_owned(),
            puzzles: 0,
            solved: 0,
            bad: 0,
            counts_possible: depth.possible,
            counts_needed: depth.needed,
            techniques: rows.into_values().collect(),
            sets: UsedSets::default(),
        }
    }

    /// Counts a puzzle, of which `place` says where it stands in the input.
    pub fn add(&mut self, place: &str, covered: &PuzzleCoverage) {
        self.puzzles += 1;
        self.solved += u64::from(covered.is_solved);
        let number = self.puzzles + self.bad;
        let givens = covered.puzzle.given_grid().line('.');
        let place = printable(place).into_owned();
        let mut fired = Vec::new();
        for (slug, used) in &covered.uses {
            let at = self.row(slug.as_str());
            let row = &mut self.techniques[at];
            row.fired += used.fired;
            row.puzzles += u64::from(used.fired > 0);
            row.possible += used.possible;
            row.needed += u64::from(used.is_needed);
            if let Some(step) = used.first_step {
                fired.push(at);
                let first = || FirstUse { number, place: place.clone(), givens: givens.clone(), step };
                row.first.get_or_insert_with(first);
            }
        }
        self.sets.add(&fired, number, &place, &givens);
    }

    /// Counts a record without a run.
    pub const fn add_bad(&mut self) {
        self.bad += 1;
    }

    /// The place of the row of a technique; one that the profile does not have gets a row behind the others.
    fn row(&mut self, slug: &str) -> usize {
        let known = self.techniques.iter().position(|row| row.technique == slug);
        known.unwrap_or_else(|| {
            self.techniques.push(CoverageRow::new(&printable(slug)));
            self.techniques.len() - 1
        })
    }

    /// The techniques of which no step was seen, in the order of the profile.
    pub fn never(&self) -> impl Iterator<Item = &str> {
        self.techniques.iter().filter(|row| row.fired == 0).map(|row| row.technique.as_str())
    }

    /// Few of the puzzles that together cover the same techniques as all of them: the fewest, if the search comes to an
    /// end.
    pub fn smallest_set(&self) -> SmallestSet {
        let (chosen, is_smallest) = self.sets.fewest();
        let mut seen = Vec::new();
        let puzzles = chosen.into_iter().map(|set| {
            let new: Vec<usize> = set.techniques().filter(|at| !seen.contains(at)).collect();
            seen.extend(&new);
            ChosenPuzzle {
                number: set.number,
                place: set.place.clone(),
                givens: set.givens.clone(),
                techniques: new.into_iter().map(|at| self.techniques[at].technique.clone()).collect(),
            }
        });
        SmallestSet { is_smallest, puzzles: puzzles.collect() }
    }
}
