//! Tests that a technique's finds do not depend on how the board is turned or what its digits are called.
#![allow(clippy::unwrap_used, reason = "a test may panic")]
use qedoku_compat::{all, named};
use qedoku_core::{Board, BoardMap, CandidateSet, Cell, CellSet, Conclusion, Digit, DigitSet, Layout, Puzzle};
use qedoku_fixtures::OF_OTHER_RULES;
use qedoku_formats::position;
use qedoku_techniques::{Context, Profile, Sink, Solver, TECHNIQUES, Technique, TechniqueKind, Tier, Want};
use std::collections::HashSet;
use std::sync::Arc;

/// A way to rename cells and digits that keeps houses houses.
struct Symmetry {
    name: &'static str,
    map: BoardMap,
    /// True if rows become columns.
    turns: bool,
}

fn symmetries() -> [Symmetry; 4] {
    let relabel = |digit: Digit| Digit::from_index((digit.index() * 2 + 3) % 9);
    let swap_rows = |cell: Cell| Cell::at([2, 1, 3, 4, 6, 5, 9, 8, 7][usize::from(cell.row()) - 1], cell.column());
    let rotate_stacks = |cell: Cell| Cell::at(cell.row(), (cell.column() + 2) % 9 + 1);
    let transpose = |cell: Cell| Cell::at(cell.column(), cell.row());
    let same = BoardMap::identity();
    [
        Symmetry { name: "digits relabeled", map: BoardMap { digits: same.digits.map(relabel), ..same }, turns: false },
        Symmetry {
            name: "rows swapped in a band",
            map: BoardMap { cells: same.cells.map(swap_rows), ..same },
            turns: false,
        },
        Symmetry {
            name: "stacks rotated",
            map: BoardMap { cells: same.cells.map(rotate_stacks), ..same },
            turns: false,
        },
        Symmetry { name: "transposed", map: BoardMap { cells: same.cells.map(transpose), ..same }, turns: true },
    ]
}

impl Symmetry {
    /// The technique that finds the images of what `technique` finds.
    fn technique(&self, technique: &'static dyn Technique) -> &'static dyn Technique {
        let slug = technique.info().slug;
        let turned = match slug.split_once("-row") {
            Some((start, end)) => format!("{start}-column{end}"),
            None => slug.replace("-column", "-row"),
        };
        if self.turns { named(&turned).unwrap() } else { technique }
    }
}

/// The positions of the cases of a technique, then those of other cases, then some from the solutions of puzzles.
struct Positions {
    cases: Vec<(String, Puzzle)>,
    solving: Vec<Puzzle>,
}

impl Positions {
    fn collect(layout: &Arc<Layout>) -> Self {
        let slugs = qedoku_fixtures::slugs();
        let cases = slugs.iter().flat_map(|slug| qedoku_fixtures::cases(slug).unwrap());
        let cases = cases.map(|case| (case.slug, case.puzzle)).collect();
        let profile = Profile::default().up_to(Tier::Advanced);
        let mut solver = Solver::new(layout, &profile);
        let mut solving = Vec::new();
        for file in qedoku_fixtures::puzzle_files() {
            for grid in qedoku_fixtures::puzzles(&file).unwrap().into_iter().step_by(20) {
                let trace = solver.solve(&Puzzle::from_givens(grid));
                solving.extend(trace.replay().step_by(7).map(|(_, board, _)| position(&board)));
            }
        }
        Self { cases, solving }
    }

    /// The positions on which a technique is tested. What is not in the default profile is slow, and gets every tenth
    /// of the others.
    fn of(&self, technique: &dyn Technique) -> impl Iterator<Item = &Puzzle> {
        let slug = technique.info().slug;
        let step = if TECHNIQUES.iter().any(|known| known.info().slug == slug) { 2 } else { 10 };
        let own = self.cases.iter().filter(move |(of, _)| of == slug).map(|(_, puzzle)| puzzle);
        let others = self.cases.iter().filter(move |(of, _)| of != slug).map(|(_, puzzle)| puzzle);
        own.chain(others.chain(&self.solving).step_by(step))
    }
}

/// After so many conclusions a technique has been compared enough.
const ENOUGH: usize = 100;

/// A pair of fish is named for the one that comes first, and which one that is depends on the order of the houses: what
/// is found under both names is compared all together.
const TWINS: [(&str, &str); 3] = [
    ("siamese-finned-x-wing", "siamese-sashimi-x-wing"),
    ("siamese-finned-swordfish", "siamese-sashimi-swordfish"),
    ("siamese-finned-jellyfish", "siamese-sashimi-jellyfish"),
];

/// Searches of which it depends on the order of the cells what they find. Where the arms of a chain of almost locked sets
/// meet, the search follows one of several ways back to the target, and finds nothing if the sets at its end do not both
/// see the target. Of chains as short as each other a kraken fish follows the first, and whether its argument needs the
/// fish depends on the chains. Where a loop or a crossing of lines has several covers of the least size, one is reported:
/// the one that the order of rows and columns gives.
const LEFT_OUT: &[&str] =
    &["als-chain", "kraken-fish-type-1", "kraken-fish-type-2", "sk-loop", "multi-sector-locked-set"];

/// Searches among the almost locked sets of a position, of which there may be more than the engine keeps.
const AMONG_SETS: &[&str] = &["death-blossom"];

/// The most almost locked sets of a position whose sets all take part.
const MOST_SETS: usize = 400;

fn has_few_sets(layout: &Arc<Layout>, puzzle: &Puzzle) -> bool {
    let board = Board::new(layout, puzzle);
    let mut sets: HashSet<CellSet> = HashSet::new();
    for house in layout.houses() {
        let open = layout.cells(house) & board.open();
        let mut choices = vec![(CellSet::EMPTY, DigitSet::EMPTY)];
        for cell in open {
            let with = |&(cells, digits): &(CellSet, DigitSet)| (cells.with(cell), digits | board.digits(cell));
            choices.extend(choices.iter().map(with).collect::<Vec<_>>());
        }
        sets.extend(choices.iter().filter(|(cells, digits)| digits.len() == cells.len() + 1).map(|(cells, _)| *cells));
    }
    sets.len() <= MOST_SETS
}

fn found(technique: &dyn Technique, layout: &Arc<Layout>, puzzle: &Puzzle) -> HashSet<Conclusion> {
    let board = Board::new(layout, puzzle);
    let mut sink = Sink::new(&board, Want::All, technique);
    let cx = Context::new(&board, TECHNIQUES);
    let _ = technique.search(&cx, &mut sink);
    let slug = technique.info().slug;
    let twin = TWINS.iter().find_map(|&(one, other)| match slug {
        _ if slug == one => Some(other),
        _ if slug == other => Some(one),
        _ => None,
    });
    if let Some(twin) = twin {
        let _ = named(twin).unwrap().search(&cx, &mut sink);
    }
    sink.into_steps().into_iter().map(|step| step.conclusion).collect()
}

/// Chains of links between the same two ends conclude the same. The searches keep one of them, and its links decide its
/// name; so what they eliminate is compared under all names together.
fn finds_chains(technique: &dyn Technique) -> bool {
    technique.info().kind == TechniqueKind::Chain
}

/// True if a chain may have this name.
fn names_chains(technique: &dyn Technique) -> bool {
    let file = technique.info().file.replace('\\', "/");
    let folders = ["/wings/", "/single_digit/"];
    let slugs = ["remote-pair", "als-xz", "als-xy-wing", "als-chain"];
    finds_chains(technique)
        || folders.iter().any(|folder| file.contains(folder))
        || slugs.contains(&technique.info().slug)
}

/// The most candidates of a position in which every chain is looked for.
const MOST_CANDIDATES: usize = 60;

/// The eliminations of some techniques together.
fn eliminated<'t>(
    techniques: impl Iterator<Item = &'t &'static dyn Technique>,
    layout: &Arc<Layout>,
    puzzle: &Puzzle,
) -> CandidateSet {
    let conclusions = techniques.flat_map(|technique| found(*technique, layout, puzzle));
    conclusions.fold(CandidateSet::EMPTY, |all, one| all | one.eliminate)
}

/// The faults of the chains. Each position is looked at in one of the ways to turn it.
fn faults_of_chains(layout: &Arc<Layout>, positions: &Positions) -> Vec<String> {
    let names: Vec<&'static dyn Technique> = all().filter(|technique| names_chains(*technique)).collect();
    let searches = || names.iter().filter(|technique| finds_chains(**technique));
    let small = |puzzle: &&Puzzle| Board::new(layout, puzzle).candidates().len() <= MOST_CANDIDATES;
    let of_chains = |slug: &str| searches().any(|technique| technique.info().slug == slug);
    let own = positions.cases.iter().filter(|(slug, _)| of_chains(slug)).map(|(_, puzzle)| puzzle);
    let mut faults = Vec::new();
    let mut firing = HashSet::new();
    for (puzzle, symmetry) in own.filter(small).zip(symmetries().iter().cycle()) {
        let there = eliminated(names.iter(), layout, &puzzle.image(&symmetry.map));
        for technique in searches() {
            let slug = technique.info().slug;
            let board = puzzle.values;
            let here = eliminated([technique].into_iter(), layout, puzzle);
            if !here.is_empty() {
                firing.insert(slug);
            }
            let lost = symmetry.map.candidates(&here) - there;
            if !lost.is_empty() {
                faults.push(format!("{slug}, {}: {board}: lost {lost:?}", symmetry.name));
            }
        }
    }
    let idle = searches().map(|technique| technique.info().slug).filter(|slug| !firing.contains(slug));
    faults.extend(idle.map(|slug| format!("{slug} fires nowhere")));
    faults
}

/// The first fault of a technique, if it has any.
fn fault(technique: &'static dyn Technique, layout: &Arc<Layout>, positions: &Positions) -> Option<String> {
    let slug = technique.info().slug;
    let symmetries = symmetries();
    let mut finds = 0;
    for puzzle in positions.of(technique) {
        if AMONG_SETS.contains(&slug) && !has_few_sets(layout, puzzle) {
            continue;
        }
        let here = found(technique, layout, puzzle);
        finds += here.len();
        for symmetry in &symmetries {
            let image: HashSet<Conclusion> = here.iter().map(|one| one.image(&symmetry.map)).collect();
            let there = found(symmetry.technique(technique), layout, &puzzle.image(&symmetry.map));
            if there != image {
                let lost = &image - &there;
                let gained = &there - &image;
                let board = puzzle.values;
                return Some(format!("{slug}, {}: {board}: lost {lost:?}, gained {gained:?}", symmetry.name));
            }
        }
        if finds >= ENOUGH {
            break;
        }
    }
    (finds == 0).then(|| format!("{slug} fires nowhere"))
}

#[test]
fn the_image_of_every_conclusion_is_found_on_the_image_of_the_board() {
    let layout = Layout::classic();
    let positions = Positions::collect(layout);
    assert!(symmetries().iter().all(|symmetry| symmetry.map.image(CellSet::ALL) == CellSet::ALL));
    let techniques = all().filter(|technique| technique.info().tier < Tier::Ultimate);
    let is_left_out = |slug| LEFT_OUT.contains(&slug) || OF_OTHER_RULES.contains(&slug);
    let compared = techniques.filter(|technique| !is_left_out(technique.info().slug) && !finds_chains(*technique));
    let faults: Vec<String> = compared.filter_map(|technique| fault(technique, layout, &positions)).collect();
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn what_chains_eliminate_is_eliminated_on_the_image_of_the_board() {
    let layout = Layout::classic();
    let faults = faults_of_chains(layout, &Positions::collect(layout));
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}
