//! The coverage of many puzzles: a row for each technique.
use super::minimal::UsedSets;
use super::puzzle::{CoverageDepth, PuzzleCoverage};
use crate::options::Options;
use indexmap::IndexMap;
use qedoku_compat::named;
use qedoku_core::{Layout, printable};
use serde::{Deserialize, Serialize};

/// The coverage of a profile's techniques by puzzles. It is serialized as the document that a later one is compared
/// with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Coverage {
    /// The name of the profile.
    pub profile: String,
    /// The other options; none in a document that does not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub options: Option<CoverageOptions>,
    /// The number of puzzles and logs.
    pub puzzles: u64,
    /// The number of logs among them, of which it is not known what was possible or needed.
    #[serde(default)]
    pub logs: u64,
    /// The number of those whose grid was filled.
    pub solved: u64,
    /// The number of records without a run: no puzzle, or a log that was not accepted.
    pub bad: u64,
    /// True if it was counted where techniques were possible: of logs it is not.
    pub counts_possible: bool,
    /// True if it was counted where techniques were needed: of logs it is not.
    pub counts_needed: bool,
    /// The techniques of the profile in its order, then others that logs name.
    pub techniques: Vec<CoverageRow>,
    #[serde(skip)]
    sets: UsedSets,
}

/// The options beside the profile under which techniques were counted.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct CoverageOptions {
    /// The tier above which everything was left out.
    pub up_to: Option<String>,
    /// True if what holds only for puzzles with one solution was left out.
    pub no_uniqueness: bool,
    /// The techniques that were left out by name.
    pub without: Vec<String>,
}

/// The coverage of one technique by puzzles.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CoverageRow {
    /// The technique.
    pub technique: String,
    /// The number of its steps.
    pub fired: u64,
    /// The number of puzzles with a step of it.
    pub puzzles: u64,
    /// The number of steps at which it would have found something and another technique was taken; none if no puzzle was
    /// asked.
    pub possible: Option<u64>,
    /// The number of puzzles whose run would be stuck, or its hardest step harder, without it; none if no puzzle was asked.
    pub needed: Option<u64>,
    /// True if it is about other rules than those of the puzzles: about cages where no puzzle has any.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub other_rules: bool,
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
    /// Its givens, a digit or a dot for each cell.
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
    /// Its givens, a digit or a dot for each cell.
    pub givens: String,
    /// The techniques that it is chosen for: those of its run that no puzzle before it in the set has.
    pub techniques: Vec<String>,
}

/// Few puzzles that cover the same techniques as all.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SmallestSet {
    /// True if it is proved that fewer do not suffice.
    pub is_smallest: bool,
    /// The puzzles, in the order of the input.
    pub puzzles: Vec<ChosenPuzzle>,
}

impl CoverageRow {
    fn new(technique: &str) -> Self {
        let other_rules = named(technique).is_some_and(|technique| !technique.fits(Layout::classic()));
        let technique = technique.to_owned();
        Self { technique, fired: 0, puzzles: 0, possible: None, needed: None, other_rules, first: None }
    }
}

impl Coverage {
    /// The coverage of no puzzle: a row for each technique in whose name the profile of these options reports.
    pub fn new(options: &Options) -> Self {
        let profile = options.get_profile();
        let mut rows: IndexMap<&str, CoverageRow> = IndexMap::new();
        for info in profile.infos() {
            rows.entry(info.slug).or_insert_with(|| CoverageRow::new(info.slug));
        }
        Self {
            profile: profile.name().to_owned(),
            options: Some(CoverageOptions {
                up_to: profile.limit().map(|tier| tier.to_string()),
                no_uniqueness: !profile.assumes_uniqueness(),
                without: Vec::new(),
            }),
            puzzles: 0,
            logs: 0,
            solved: 0,
            bad: 0,
            counts_possible: false,
            counts_needed: false,
            techniques: rows.into_values().collect(),
            sets: UsedSets::default(),
        }
    }

    /// Says which techniques were left out of the profile by name.
    #[must_use]
    pub fn without(mut self, slugs: impl IntoIterator<Item = String>) -> Self {
        self.options.get_or_insert_default().without = slugs.into_iter().collect();
        self
    }

    /// Counts a log, of which `place` says where it stands in the input.
    pub fn add_log(&mut self, place: &str, covered: &PuzzleCoverage) {
        self.logs += 1;
        self.add(place, covered);
    }

    /// Counts a puzzle, of which `place` says where it stands in the input.
    pub fn add(&mut self, place: &str, covered: &PuzzleCoverage) {
        self.puzzles += 1;
        self.solved += u64::from(covered.is_solved);
        let number = self.puzzles + self.bad;
        let givens = covered.layout.line(&covered.puzzle.given_grid(), '.');
        self.ask(&covered.layout, covered.counted);
        let place = printable(place).into_owned();
        let mut fired = Vec::new();
        for (slug, used) in &covered.uses {
            let at = self.row(slug.as_str());
            let row = &mut self.techniques[at];
            row.fired += used.fired;
            row.puzzles += u64::from(used.fired > 0);
            row.other_rules &= used.fired == 0;
            if let Some(possible) = &mut row.possible {
                *possible += used.possible;
            }
            if let Some(needed) = &mut row.needed {
                *needed += u64::from(used.is_needed);
            }
            if let Some(step) = used.first_step {
                fired.push(at);
                let first = || FirstUse { number, place: place.clone(), givens: givens.clone(), step };
                row.first.get_or_insert_with(first);
            }
        }
        self.sets.add(&fired, number, &place, &givens);
    }

    /// Notes what a puzzle can say of the techniques: those that fit its rules may fire, and these counts begin.
    fn ask(&mut self, layout: &Layout, counted: CoverageDepth) {
        self.counts_possible |= counted.possible;
        self.counts_needed |= counted.needed;
        for row in &mut self.techniques {
            row.other_rules &= layout.is_classic() || !named(&row.technique).is_some_and(|it| it.fits(layout));
            if counted.possible {
                row.possible.get_or_insert_default();
            }
            if counted.needed {
                row.needed.get_or_insert_default();
            }
        }
    }

    /// True if there was not one record.
    pub const fn is_empty(&self) -> bool {
        self.puzzles + self.bad == 0
    }

    /// Counts a record without a run.
    pub const fn add_bad(&mut self) {
        self.bad += 1;
    }

    /// The place of the row of a technique; one that the profile does not have gets a row behind the others.
    fn row(&mut self, slug: &str) -> usize {
        let known = self.techniques.iter().position(|row| row.technique == slug);
        known.unwrap_or_else(|| {
            let [possible, needed] =
                self.techniques.first().map_or([None; 2], |row| [row.possible, row.needed].map(|it| it.map(|_| 0)));
            self.techniques.push(CoverageRow { possible, needed, ..CoverageRow::new(&printable(slug)) });
            self.techniques.len() - 1
        })
    }

    /// The techniques of which no step was seen, in the order of the profile; without those about other rules than the
    /// puzzles have.
    pub fn never(&self) -> impl Iterator<Item = &str> {
        self.techniques.iter().filter(|row| row.fired == 0 && !row.other_rules).map(|row| row.technique.as_str())
    }

    /// The techniques that were left out by name and fired all the same, each with its steps: the search of another one
    /// finds them too, and gives them their name.
    pub fn fired_without(&self) -> impl Iterator<Item = (&str, u64)> {
        let without = self.options.as_ref().map_or(&[][..], |options| &options.without);
        let rows = self.techniques.iter().filter(|row| row.fired > 0 && without.contains(&row.technique));
        rows.map(|row| (row.technique.as_str(), row.fired))
    }

    /// The techniques that no puzzle could have, for they are about other rules.
    pub fn of_other_rules(&self) -> impl Iterator<Item = &str> {
        self.techniques.iter().filter(|row| row.other_rules).map(|row| row.technique.as_str())
    }

    /// The profile and its limits, as options of the command.
    pub fn options_line(&self) -> String {
        let mut line = format!("--profile {}", self.profile);
        let CoverageOptions { up_to, no_uniqueness, without } = self.options.clone().unwrap_or_default();
        if let Some(tier) = up_to {
            line = line + " --up-to " + &tier;
        }
        if no_uniqueness {
            line += " --no-uniqueness";
        }
        if !without.is_empty() {
            line = line + " --without " + &without.join(",");
        }
        line
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
