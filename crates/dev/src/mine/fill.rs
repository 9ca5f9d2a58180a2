//! `cargo dev mine --fill`: one walk through generated puzzles for all techniques that lack cases.
use super::built::{built, is_built};
use super::narrow::NarrowPosition;
use super::several::{SeveralPosition, is_everywhere};
use super::varied::{Instance, Obstacle, VariedCase};
use super::walked::{FillPlan, WalkedPuzzle};
use crate::DevResult;
use crate::puzzles;
use crate::wider::is_near_miss;
use qedoku_compat::all;
use qedoku_core::search::Exhaustive;
use qedoku_core::{Board, CandidateSet, CellSet, Grid, Layout, Puzzle, search};
use qedoku_fixtures::{Expectation, FIRING, NEGATIVES, OF_OTHER_RULES, cases_under_any_rules, root};
use qedoku_formats::position;
use qedoku_generate::RandomDraws;
use qedoku_techniques::{Profile, Solver, TECHNIQUES, Technique, TechniqueKind, Tier, instances};
use std::collections::BTreeSet;
use std::sync::Arc;

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

/// The most candidates of a position on which nets are asked.
const MOST_FOR_NETS: usize = 70;

/// Of the positions in which a digit is just placed, every so many are looked at; of the others, all.
const OF_SINGLES: usize = 5;

/// The number of candidates tried on a position for a near miss.
const TRIED: usize = 6;

/// The most instances in a position that was made small around one of them.
const MOST_INSTANCES: usize = 4;

/// The same for techniques that find something almost everywhere.
const MOST_EVERYWHERE: usize = 60;

/// Techniques that look at filled cells: a near miss has one of these open.
const OF_FILLED_CELLS: &[&str] = &["full-house", "avoidable-rectangle-1", "cross-hatching"];

/// Techniques that look at the layout of the givens: a near miss has one more.
const OF_GIVENS: &[&str] = &["gurths-symmetrical-placement"];

/// Techniques that are not mined on a walk unless they are named.
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
pub(super) fn run(plan: &FillPlan<'_>) -> DevResult {
    let &FillPlan { techniques, seed, puzzles, narrow, .. } = plan;
    let mut shortages = shortages(techniques)?;
    let walked = plan.walked()?;
    let made = plan.source();
    if !plan.is_classic() {
        shortages.retain(|shortage| OF_OTHER_RULES.contains(&shortage.technique.info().slug));
    }
    for shortage in shortages.iter_mut().filter(|shortage| plan.is_classic() && shortage.is_built()) {
        build(shortage, seed, puzzles)?;
    }
    for (index, walked) in walked.take(puzzles).enumerate() {
        let WalkedPuzzle { layout, puzzle } = walked?;
        shortages.retain(|shortage| shortage.firing < FIRING || shortage.negatives < NEGATIVES);
        if shortages.is_empty() {
            break;
        }
        let walk = Walk { layout: &layout, puzzle: &puzzle, narrows: narrow || index >= puzzles / 2 };
        let mut finds = walk.finds(&shortages);
        let found: BTreeSet<usize> = finds.iter().map(|find| find.index).collect();
        for &index in &found {
            shortages[index].found += 1;
        }
        finds.sort_by_key(|find| {
            (shortages[find.index].found, !find.instance.is_near_miss(), find.instance.others, find.candidates)
        });
        for find in finds {
            let source = format!("{made}, seed {seed}, puzzle {}, step {}", index + 1, find.step);
            if shortages[find.index].write(&find.instance, &source)? {
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

/// Writes cases of a technique in positions that are built around the solutions of generated puzzles.
fn build(shortage: &mut Shortage, seed: u64, puzzles: usize) -> DevResult {
    for (number, puzzle) in (1..).zip(puzzles::generated(seed).take(puzzles)) {
        if shortage.firing >= FIRING && shortage.negatives >= NEGATIVES {
            break;
        }
        let mut draw = RandomDraws::new(seed, number);
        let Some(grid) = search::first_solution(&puzzle) else { continue };
        let wants_near_miss = shortage.negatives < NEGATIVES && (number % 2 == 0 || shortage.firing >= FIRING);
        let found = built_position(shortage.technique, &grid, &mut draw, wants_near_miss);
        // A near miss has none of the instances.
        let most = if is_everywhere(shortage.technique) { MOST_EVERYWHERE } else { MOST_INSTANCES };
        let found = found.filter(|it| wants_near_miss || it.others < most);
        if let Some(instance) = found.and_then(|found| shortage.kept(found, wants_near_miss)) {
            let source =
                format!("cargo dev mine, built around the solution of qedoku generate, seed {seed}, puzzle {number}");
            shortage.write(&instance, &source)?;
        }
    }
    Ok(true)
}

/// A position that is built around a full grid, with something that a technique finds there; a small one, unless a near
/// miss is to be made of it, for which nothing else may be lost.
fn built_position(
    technique: &'static dyn Technique,
    grid: &Grid,
    draw: &mut RandomDraws,
    wants_near_miss: bool,
) -> Option<NarrowPosition> {
    let layout = Layout::classic();
    let puzzle = if is_everywhere(technique) {
        let SeveralPosition { board, truth } = SeveralPosition::around(technique, grid, draw)?;
        if !wants_near_miss {
            return NarrowPosition::new(technique, &board, &truth, draw);
        }
        position(&board)
    } else {
        built(technique.info().slug, grid, draw)?
    };
    let mut steps = instances(technique, &Board::new(layout, &puzzle));
    let others = steps.len().checked_sub(1)?;
    Some(NarrowPosition { layout: Arc::clone(layout), puzzle, step: steps.swap_remove(0), others })
}

/// True if positions for a technique are found on the way through ordinary puzzles: exocets are too rare, and templates,
/// nets and trials find too much.
fn is_mined(technique: &dyn Technique) -> bool {
    let info = technique.info();
    let is_left_out = matches!(info.kind, TechniqueKind::Net | TechniqueKind::Trial) || LEFT_OUT.contains(&info.slug);
    info.tier < Tier::Ultimate && !is_left_out
}

fn shortages(techniques: &[&'static dyn Technique]) -> Result<Vec<Shortage>, Box<dyn std::error::Error>> {
    let asked = |technique: &dyn Technique| {
        if techniques.is_empty() {
            return is_mined(technique);
        }
        techniques.iter().any(|asked| asked.info().slug == technique.info().slug)
    };
    let mut shortages = Vec::new();
    for technique in all().filter(|technique| asked(*technique)) {
        let cases = cases_under_any_rules(technique.info().slug)?;
        let negatives = cases.iter().filter(|case| is_near_miss(case)).count();
        let firing = cases.iter().filter(|case| case.expect != Expectation::Nothing).count();
        let names = cases.into_iter().map(|case| case.name).collect();
        shortages.push(Shortage { technique, names, firing, negatives, found: 0 });
    }
    Ok(shortages)
}

impl Shortage {
    /// Makes a case of a find and writes it; false if it is not good enough.
    fn write(&mut self, instance: &Instance, source: &str) -> DevResult {
        let slug = self.technique.info().slug;
        let is_near_miss = instance.is_near_miss();
        let stem = if is_near_miss { "near-miss" } else { "walk" };
        let numbered = (1..).map(|number| (number, format!("{stem}-{number}")));
        let Some((number, name)) = numbered.into_iter().find(|(_, name)| !self.names.contains(name)) else {
            return Ok(false);
        };
        // The same technique and number always draw the same maps.
        let drawn =
            slug.bytes().fold(2 * number + u64::from(is_near_miss), |sum, byte| sum * 31 % 1_000_003 + u64::from(byte));
        let instance = &instance.with_fewest_rules(self.technique);
        let layout = Arc::clone(&instance.layout);
        let source = if layout.is_classic() { format!("{source}, mapped") } else { source.to_owned() };
        let case = VariedCase { technique: self.technique, layout, name: name.clone(), source };
        let Some(case) = case.make(instance, &mut RandomDraws::new(drawn, number)) else { return Ok(false) };
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

    /// True if positions are built for the technique.
    fn is_built(&self) -> bool {
        is_built(self.technique.info().slug) || is_everywhere(self.technique)
    }

    /// True if it assumes something, and so finds little of its own where a single stands.
    fn assumes(&self) -> bool {
        matches!(self.technique.info().kind, TechniqueKind::Chain | TechniqueKind::Net | TechniqueKind::Trial)
    }

    /// The instance of a position, with something that keeps it from being there if a near miss is wanted; none if it
    /// makes no case that is lacking.
    fn kept(&self, found: NarrowPosition, wants_near_miss: bool) -> Option<Instance> {
        let obstacle = if wants_near_miss { obstacle(self.technique, &found) } else { None };
        let NarrowPosition { layout, puzzle, step, others } = found;
        let is_lacking = obstacle.is_some() || self.firing < FIRING;
        is_lacking.then_some(Instance { layout, puzzle, step, others, obstacle, is_false: false })
    }

    /// True if the technique may be asked about a position with so many candidates.
    fn is_quick(&self, candidates: usize) -> bool {
        let slug = self.technique.info().slug;
        if SLOW.contains(&slug) {
            return candidates <= MOST_FOR_SLOW;
        }
        if self.technique.info().kind == TechniqueKind::Net {
            return candidates <= MOST_FOR_NETS;
        }
        candidates <= MOST_CANDIDATES || TECHNIQUES.iter().any(|known| known.info().slug == slug)
    }
}

/// The run of one puzzle, looked at position by position.
struct Walk<'w> {
    layout: &'w Arc<Layout>,
    puzzle: &'w Puzzle,
    /// True if positions with several instances are made small around one of them.
    narrows: bool,
}

impl Walk<'_> {
    /// The instances that the positions of the run offer for shortages.
    fn finds(&self, shortages: &[Shortage]) -> Vec<WalkFind> {
        let profile = Profile::default().up_to(Tier::Advanced);
        let trace = Solver::new(self.layout, &profile).solve(self.puzzle);
        let Some(solution) = Exhaustive::on(self.layout).first_solution(self.puzzle) else { return Vec::new() };
        let truth: CandidateSet = solution.filled().collect();
        let mut finds: Vec<WalkFind> = Vec::new();
        for (number, board, step) in trace.replay() {
            if !step.conclusion.place.is_empty() && number % OF_SINGLES != 0 {
                continue;
            }
            let position = WalkPosition { board: &board, puzzle: position(&board), truth: &truth, walk: self };
            let candidates = board.candidates().len();
            for (index, shortage) in shortages.iter().enumerate().filter(|(_, it)| it.is_quick(candidates)) {
                let is_done = finds.iter().any(|find| find.index == index);
                if self.narrows && (is_done || !step.conclusion.place.is_empty() && shortage.assumes()) {
                    continue;
                }
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
        if self.walk.narrows {
            return self.narrowed(shortage, number);
        }
        let steps = instances(shortage.technique, self.board);
        let [step] = &steps[..] else {
            let lacks = steps.is_empty() && shortage.negatives < NEGATIVES;
            return lacks.then(|| self.false_instance(shortage.technique, number)).flatten();
        };
        let found =
            NarrowPosition { layout: self.walk.layout.clone(), puzzle: self.puzzle, step: step.clone(), others: 0 };
        let is_of_filled = OF_FILLED_CELLS.contains(&shortage.technique.info().slug);
        let wants_near_miss = is_of_filled && shortage.negatives < NEGATIVES;
        shortage.kept(found, wants_near_miss)
    }

    /// An instance in a position that was made small around it, with something that keeps it from being there if near
    /// misses are lacking.
    fn narrowed(&self, shortage: &Shortage, number: usize) -> Option<Instance> {
        let mut draw = RandomDraws::new(number as u64, self.board.candidates().len() as u64);
        let narrow = NarrowPosition::new(shortage.technique, self.board, self.truth, &mut draw)?;
        if narrow.others >= MOST_INSTANCES {
            return None;
        }
        let wants_near_miss = shortage.negatives < NEGATIVES && (number.is_multiple_of(2) || shortage.firing >= FIRING);
        shortage.kept(narrow, wants_near_miss)
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
            let steps = instances(technique, &Board::new(self.walk.layout, &puzzle));
            let [step] = &steps[..] else { continue };
            let conclusion = &step.conclusion;
            let is_false = conclusion.eliminate.meets(self.truth) || !conclusion.place.is_subset(self.truth);
            if is_false {
                let obstacle = Some(Obstacle::Candidate(restored));
                let layout = self.walk.layout.clone();
                return Some(Instance { layout, puzzle, step: step.clone(), others: 0, obstacle, is_false });
            }
        }
        None
    }
}

/// The obstacle that keeps a technique from finding anything in a position: one of the candidates whose absence its
/// step rests on, or, for techniques that look at filled cells, one of these open.
fn obstacle(technique: &dyn Technique, narrow: &NarrowPosition) -> Option<Obstacle> {
    let NarrowPosition { layout, puzzle, step, .. } = narrow;
    let absent = puzzle.removed & step.leans_on(layout);
    let mut obstacles: Vec<Obstacle> = absent.iter().map(Obstacle::Candidate).collect();
    if OF_FILLED_CELLS.contains(&technique.info().slug) {
        obstacles.extend(puzzle.placed().map(Obstacle::OpenCell));
    }
    if OF_GIVENS.contains(&technique.info().slug) {
        let open = CellSet::ALL - puzzle.values.cells();
        let solution = search::first_solution(puzzle);
        let digits = solution.iter().flat_map(Grid::filled).filter(|candidate| open.contains(candidate.cell));
        obstacles.extend(digits.map(Obstacle::Given));
    }
    let misses = |obstacle: &Obstacle| instances(technique, &Board::new(layout, &obstacle.applied(puzzle))).is_empty();
    obstacles.into_iter().find(misses)
}
