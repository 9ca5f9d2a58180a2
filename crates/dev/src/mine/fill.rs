//! `cargo dev mine --fill`: one walk through generated puzzles for all techniques that lack cases.
use super::varied::{Instance, VariedCase};
use crate::DevResult;
use crate::puzzles;
use qedoku_compat::all;
use qedoku_core::{Board, CandidateSet, Layout, Puzzle, search};
use qedoku_fixtures::{Expectation, FIRING, NEGATIVES, cases, root};
use qedoku_formats::position;
use qedoku_generate::RandomDraws;
use qedoku_techniques::{Profile, Solver, TECHNIQUES, Technique, TechniqueKind, Tier, instances};
use std::collections::BTreeSet;

/// The most candidates of a position on which a technique outside the default profile is asked: on many it is slow.
const MOST_CANDIDATES: usize = 110;

/// Searches that are slow on all but small positions, among the chains of all kinds and the almost locked sets.
const SLOW: &[&str] = &[
    "als-xy-wing",
    "als-chain",
    "als-aic",
    "ahs-aic",
    "fish-aic",
    "ur-aic",
    "death-blossom",
    "multi-sector-locked-set",
    "kraken-fish-type-1",
    "kraken-fish-type-2",
];

/// The most candidates of a position on which one of these is asked.
const MOST_FOR_SLOW: usize = 48;

/// Of the positions in which a digit is just placed, every so many are looked at; of the others, all.
const OF_SINGLES: usize = 5;

/// The number of candidates tried on a position for a near miss.
const TRIED: usize = 6;

/// The most instances in a position that is kept, once single ones have been looked for in half of the puzzles.
const MOST_INSTANCES: usize = 4;

/// Techniques that are not mined on a walk.
const LEFT_OUT: &[&str] = &[
    "junior-exocet",
    "junior-exocet-mirror",
    "senior-exocet",
    "tridagon",
    "template-set",
    "template-delete",
    "pattern-overlay",
    "gurths-symmetrical-placement",
];

/// A technique that lacks cases.
struct Shortage {
    technique: &'static dyn Technique,
    /// The names of the cases that are there.
    names: BTreeSet<String>,
    firing: usize,
    negatives: usize,
    /// The number of puzzles in which the technique was found.
    found: usize,
}

/// A position of a puzzle that may become a case of one of the techniques that lack some.
struct WalkFind {
    /// The place in the list of shortages.
    index: usize,
    step: usize,
    instance: Instance,
    candidates: usize,
}

/// Writes cases until every technique has enough, or the puzzles are used up. A puzzle gives one case at most, to the
/// technique that was found in the fewest puzzles so far.
pub(super) fn run(techniques: &[&'static dyn Technique], seed: u64, puzzles: usize) -> DevResult {
    let mut shortages = shortages(techniques)?;
    for (index, puzzle) in puzzles::generated(seed).take(puzzles).enumerate() {
        shortages.retain(|shortage| shortage.firing < FIRING || shortage.negatives < NEGATIVES);
        if shortages.is_empty() {
            break;
        }
        let walk = Walk { puzzle: &puzzle, is_late: index >= puzzles / 2 };
        let mut finds = walk.finds(&shortages);
        let found: BTreeSet<usize> = finds.iter().map(|find| find.index).collect();
        for &index in &found {
            shortages[index].found += 1;
        }
        finds.sort_by_key(|find| {
            (shortages[find.index].found, !find.instance.is_near_miss(), find.instance.others, find.candidates)
        });
        let source = format!("qedoku generate, seed {seed}, puzzle {}", index + 1);
        for find in finds {
            if shortages[find.index].write(&find, &source)? {
                break;
            }
        }
    }
    for shortage in &shortages {
        println!(
            "{}: {} that fire, {} near misses",
            shortage.technique.info().slug,
            shortage.firing,
            shortage.negatives
        );
    }
    Ok(shortages.is_empty())
}

/// Whether positions for a technique are found on the way through ordinary puzzles: exocets are too rare, and templates,
/// nets and trials find too much.
fn is_mined(technique: &dyn Technique) -> bool {
    let info = technique.info();
    let is_left_out = matches!(info.kind, TechniqueKind::Net | TechniqueKind::Trial) || LEFT_OUT.contains(&info.slug);
    info.tier < Tier::Ultimate && !is_left_out
}

fn shortages(techniques: &[&'static dyn Technique]) -> Result<Vec<Shortage>, Box<dyn std::error::Error>> {
    let asked = |technique: &dyn Technique| {
        techniques.is_empty() || techniques.iter().any(|asked| asked.info().slug == technique.info().slug)
    };
    let mut shortages = Vec::new();
    for technique in all().filter(|technique| is_mined(*technique) && asked(*technique)) {
        let cases = cases(technique.info().slug)?;
        let negatives = cases.iter().filter(|case| case.expect == Expectation::Nothing).count();
        let firing = cases.len() - negatives;
        let names = cases.into_iter().map(|case| case.name).collect();
        shortages.push(Shortage { technique, names, firing, negatives, found: 0 });
    }
    Ok(shortages)
}

impl Shortage {
    /// Makes a case of a find and writes it; false if it is not good enough.
    fn write(&mut self, find: &WalkFind, source: &str) -> DevResult {
        let slug = self.technique.info().slug;
        let is_near_miss = find.instance.is_near_miss();
        let stem = if is_near_miss { "near-miss" } else { "walk" };
        let numbered = (1..).map(|number| (number, format!("{stem}-{number}")));
        let Some((number, name)) = numbered.into_iter().find(|(_, name)| !self.names.contains(name)) else {
            return Ok(false);
        };
        // The same technique and number always draw the same maps.
        let drawn =
            slug.bytes().fold(2 * number + u64::from(is_near_miss), |sum, byte| sum * 31 % 1_000_003 + u64::from(byte));
        let case = VariedCase {
            technique: self.technique,
            name: name.clone(),
            source: format!("{source}, step {}, mapped", find.step),
        };
        let Some(case) = case.make(&find.instance, &mut RandomDraws::new(drawn, number)) else { return Ok(false) };
        let folder = root().join("fixtures").join(slug);
        std::fs::create_dir_all(&folder)?;
        let path = folder.join(format!("{name}.case"));
        std::fs::write(&path, case.to_string())?;
        println!("{}", path.display());
        self.names.insert(name);
        if is_near_miss {
            self.negatives += 1;
        } else {
            self.firing += 1;
        }
        Ok(true)
    }

    /// Whether the technique may be asked about a position with so many candidates.
    fn is_quick(&self, candidates: usize) -> bool {
        let slug = self.technique.info().slug;
        if SLOW.contains(&slug) {
            return candidates <= MOST_FOR_SLOW;
        }
        candidates <= MOST_CANDIDATES || TECHNIQUES.iter().any(|known| known.info().slug == slug)
    }
}

/// The run of one puzzle, looked at position by position.
struct Walk<'w> {
    puzzle: &'w Puzzle,
    /// Whether positions with several instances will do, and near misses whose conclusion would be true.
    is_late: bool,
}

impl Walk<'_> {
    /// What the positions of the run offer.
    fn finds(&self, shortages: &[Shortage]) -> Vec<WalkFind> {
        let profile = Profile::default().up_to(Tier::Advanced);
        let trace = Solver::new(Layout::classic(), &profile).solve(self.puzzle);
        let Some(solution) = search::first_solution(self.puzzle) else { return Vec::new() };
        let truth: CandidateSet = solution.filled().collect();
        let mut finds = Vec::new();
        for (number, board, step) in trace.replay() {
            if !step.conclusion.place.is_empty() && number % OF_SINGLES != 0 {
                continue;
            }
            let position = WalkPosition { board: &board, puzzle: position(&board), truth: &truth, walk: self };
            let candidates = board.candidates().len();
            for (index, shortage) in shortages.iter().enumerate().filter(|(_, it)| it.is_quick(candidates)) {
                let instance = position.instance(shortage, number);
                finds.extend(instance.map(|instance| WalkFind { index, step: number, instance, candidates }));
            }
        }
        finds
    }
}

/// A position of a run.
struct WalkPosition<'p> {
    board: &'p Board,
    puzzle: Puzzle,
    truth: &'p CandidateSet,
    walk: &'p Walk<'p>,
}

impl WalkPosition<'_> {
    /// An instance in the position, or one that a candidate keeps from being there, whichever is lacking.
    fn instance(&self, shortage: &Shortage, number: usize) -> Option<Instance> {
        let technique = shortage.technique;
        let steps = instances(technique, Layout::classic(), self.board);
        let Some(step) = steps.first() else {
            let lacks = shortage.negatives < NEGATIVES;
            return lacks.then(|| self.false_instance(technique, number)).flatten();
        };
        let most = if self.walk.is_late { MOST_INSTANCES } else { 1 };
        if steps.len() > most {
            return None;
        }
        let back = if self.walk.is_late
            && shortage.negatives < NEGATIVES
            && (number.is_multiple_of(2) || shortage.firing >= FIRING)
        {
            self.puzzle.removed & step.leans_on(Layout::classic())
        } else {
            CandidateSet::EMPTY
        };
        for candidate in back.iter() {
            let mut puzzle = self.puzzle;
            puzzle.removed.remove(candidate);
            if instances(technique, Layout::classic(), &Board::new(Layout::classic(), &puzzle)).is_empty() {
                let restored = Some(candidate);
                return Some(Instance {
                    puzzle: self.puzzle,
                    step: step.clone(),
                    others: steps.len() - 1,
                    restored,
                    is_false: false,
                });
            }
        }
        (shortage.firing < FIRING).then(|| Instance {
            puzzle: self.puzzle,
            step: step.clone(),
            others: steps.len() - 1,
            restored: None,
            is_false: false,
        })
    }

    /// An instance that would be there without a candidate that is in the solution, and whose conclusion is false.
    fn false_instance(&self, technique: &dyn Technique, number: usize) -> Option<Instance> {
        let open = *self.board.candidates() & *self.truth;
        let tried = open.iter().filter(|candidate| self.board.digits(candidate.cell).is_several());
        let tried: Vec<_> = tried.collect();
        let first = number % tried.len().max(1);
        for &restored in tried.iter().cycle().skip(first).take(TRIED.min(tried.len())) {
            let mut puzzle = self.puzzle;
            puzzle.removed.insert(restored);
            let steps = instances(technique, Layout::classic(), &Board::new(Layout::classic(), &puzzle));
            let [step] = &steps[..] else { continue };
            let conclusion = &step.conclusion;
            let is_false = conclusion.eliminate.meets(self.truth) || !conclusion.place.is_subset(self.truth);
            if is_false {
                let restored = Some(restored);
                return Some(Instance { puzzle, step: step.clone(), others: 0, restored, is_false });
            }
        }
        None
    }
}
