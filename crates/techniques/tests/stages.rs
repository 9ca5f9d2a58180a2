//! Runs of stages: what each stage picks is what it says, worked out from nothing at every position.
#![allow(clippy::unwrap_used, reason = "a test may panic")]
use qedoku_compat::named;
use qedoku_core::{Board, CandidateSet, Grid, Layout, Outcome, Puzzle, Rule, RuleKind, Rules, Step};
use qedoku_fixtures::{puzzle_files, puzzles};
use qedoku_techniques::{
    ConclusionLog, Info, LinkKinds, Pick, Profile, Solver, Stage, StepScale, TECHNIQUES, Technique, Tier, instances,
};
use qedoku_verify::Checker;
use std::collections::BTreeSet;

/// The number of committed puzzles run, the last ones first.
const PUZZLES: usize = 12;

/// The most steps of a run that are compared.
const LONG: usize = 120;

fn committed(count: usize) -> Vec<Puzzle> {
    let grids: Vec<_> = puzzle_files().iter().flat_map(|file| puzzles(file).unwrap()).collect();
    grids.into_iter().rev().take(count).map(Puzzle::from_givens).collect()
}

fn those(keep: impl Fn(&Info) -> bool) -> Vec<&'static dyn Technique> {
    TECHNIQUES.iter().copied().filter(|technique| keep(technique.info())).collect()
}

fn is_single(info: &Info) -> bool {
    info.hodoku.is_some_and(|hodoku| hodoku.code.starts_with("00"))
}

/// The step that a run picks on a board, without anything that it remembers of earlier boards.
fn picked(profile: &Profile, board: &Board) -> Option<Step> {
    let first = |technique: &&dyn Technique| Solver::new(Layout::classic(), profile).step_of(*technique, board);
    profile.stages().iter().find_map(|stage| match stage.pick {
        Pick::First => stage.techniques.iter().find_map(first),
        Pick::Lowest(scale) => {
            let finds = stage.techniques.iter().flat_map(|technique| instances(*technique, board));
            finds.min_by_key(|step| scale.of(step, named(step.technique.as_str()).unwrap().info()))
        }
    })
}

/// Runs the profile on puzzles and compares every step; gives how many are not what the first find would be.
fn compare(profile: &Profile) -> usize {
    let layout = Layout::classic();
    let stages = profile.stages().iter().map(|stage| Stage::first(stage.techniques.iter().copied()));
    let hasty = Profile::new("hasty", stages);
    let mut solver = Solver::new(layout, profile);
    let mut checker = Checker::default();
    let mut outline = ConclusionLog::default();
    let mut others = 0;
    let mut solved = 0;
    for puzzle in committed(PUZZLES) {
        let trace = solver.solve(&puzzle);
        let mut board = Board::new(layout, &puzzle);
        for (number, before, step) in trace.replay() {
            let name = format!("{}: {}, step {number}", profile.name(), puzzle.values);
            assert_eq!(picked(profile, &before).as_ref(), Some(step), "{name}");
            assert_eq!(solver.next_step(&before).as_ref(), Some(step), "{name}, asked alone");
            assert!(checker.check(&before, step).is_accepted(), "{name}");
            others += usize::from(picked(&hasty, &before).as_ref() != Some(step));
        }
        trace.steps.iter().for_each(|step| board.apply(&step.conclusion));
        assert_eq!(picked(profile, &board), None, "{}: {} goes on to the end", profile.name(), puzzle.values);
        solved += usize::from(trace.outcome == Outcome::Solved);
        let mut reached = Board::new(layout, &puzzle);
        solver.outline(&mut reached, &mut outline);
        assert_eq!(reached.candidates(), board.candidates(), "{}: the outline gets as far", puzzle.values);
        assert_eq!(outlined(profile, &outline), of_steps(&trace.steps), "{}: by the same steps", puzzle.values);
    }
    assert!(solved > PUZZLES / 2, "{}: {solved} solved", profile.name());
    others
}

/// The conclusion of each technique, step by step.
type Told = Vec<(&'static str, CandidateSet, CandidateSet)>;

fn outlined(profile: &Profile, outline: &ConclusionLog) -> Told {
    let lines = outline.moves().iter().map(|step| {
        let own = || profile.techniques()[step.technique()].info();
        let slug = step.name().unwrap_or_else(own).slug;
        (slug, step.place().into_iter().collect(), outline.eliminated(step).iter().copied().collect())
    });
    lines.collect()
}

fn of_steps(steps: &[Step]) -> Told {
    let slug = |step: &Step| named(step.technique.as_str()).unwrap().info().slug;
    steps.iter().map(|step| (slug(step), step.conclusion.place, step.conclusion.eliminate)).collect()
}

/// Searches that a run under other rules leaves out, since it looked there before, would find nothing.
#[test]
fn a_run_under_other_rules_picks_what_is_found_from_nothing() {
    const FEW: &str = ".......1..8.....565..7.................4....9..3...........7......6....1.1.......";
    let profile = Profile::default();
    let mut steps = 0;
    for kinds in [&[RuleKind::AntiKnight][..], &[RuleKind::DiagonalFalling, RuleKind::DiagonalRising]] {
        let list = kinds.iter().map(|&kind| Rule::of(kind)).collect();
        let layout = Layout::of(&Rules { list, ..Rules::default() }).unwrap();
        let trace = Solver::new(&layout, &profile).solve(&Puzzle::from_givens(Grid::parse_line(FEW).unwrap()));
        let mut solver = Solver::new(&layout, &profile);
        for (number, before, step) in trace.replay().take(LONG) {
            assert_eq!(solver.next_step(&before).as_ref(), Some(step), "{kinds:?}, step {number}");
            steps += 1;
        }
    }
    assert!(steps > LONG, "{steps}");
}

/// All singles are used up before anything harder, and whatever their order is, they leave the same board.
#[test]
fn scanning_changes_the_names_and_the_order_of_singles_alone() {
    let [default, scanning] = [Profile::default(), Profile::scanning()].map(|profile| profile.up_to(Tier::Advanced));
    let mut solvers = [&default, &scanning].map(|profile| Solver::new(Layout::classic(), profile));
    let mut others = 0;
    for puzzle in committed(PUZZLES) {
        let [one, other] = solvers.each_mut().map(|solver| solver.solve(&puzzle));
        let parted = |steps: &[Step]| -> (Told, Told) {
            of_steps(steps).into_iter().partition(|(slug, ..)| is_single(named(slug).unwrap().info()))
        };
        let ([singles, scanned], [harder, same]) = {
            let (of_one, of_other) = (parted(&one.steps), parted(&other.steps));
            ([of_one.0, of_other.0], [of_one.1, of_other.1])
        };
        assert_eq!(harder, same, "{}", puzzle.values);
        assert_eq!((one.outcome, one.grid()), (other.outcome, other.grid()), "{}", puzzle.values);
        let naked = |described: &Told| described.iter().filter(|(slug, ..)| *slug == "naked-single").count();
        assert!(singles.len() == scanned.len() && naked(&scanned) <= naked(&singles), "{}", puzzle.values);
        others += usize::from(singles != scanned);
    }
    assert!(others > PUZZLES / 2, "{others}");
    let few = Profile::scanning().only(|info| info.tier <= Tier::Intermediate);
    assert_eq!(compare(&Profile::new("scanning", few.stages().iter().cloned())), 0);
}

#[test]
fn the_lowest_on_sudoku_explainers_scale_is_taken_wherever_its_technique_stands() {
    let mut rated = those(|info| info.se.is_some_and(|se| se <= 62));
    rated.reverse();
    let profile = Profile::new("lowest-se", [Stage::lowest(StepScale::SE, rated)]);
    assert!(compare(&profile) > 20, "the order of the search is not that of the ratings");
}

#[test]
fn the_lowest_on_hodokus_scale_is_taken_and_of_equals_the_first() {
    let mut rated = those(|info| info.hodoku.is_some_and(|hodoku| hodoku.score <= 150) && info.tier < Tier::Ultimate);
    rated.reverse();
    let profile = Profile::new("lowest-hodoku", [Stage::lowest(StepScale::HODOKU, rated)]);
    assert!(compare(&profile) > 20, "the order of the search is not that of the scores");
}

#[test]
fn stages_of_either_kind_follow_each_other() {
    let intermediate = those(|info| info.tier == Tier::Intermediate && !is_single(info));
    let advanced = those(|info| info.se.is_some_and(|se| se <= 62) && info.tier == Tier::Advanced);
    let singles = those(is_single).into_iter().rev();
    let stages = [
        Stage::lowest(StepScale::HODOKU, singles),
        Stage::first(intermediate.iter().copied()),
        Stage::lowest(StepScale::SE, advanced.iter().rev().copied()),
        Stage::first(advanced.iter().copied()),
    ];
    assert!(compare(&Profile::new("mixed", stages)) > 0);
    let stages = [Stage::first(those(is_single)), Stage::lowest(StepScale::SE, intermediate.into_iter().rev())];
    compare(&Profile::new("two", stages.into_iter().chain([Stage::first(advanced)])));
}

#[test]
fn chains_are_picked_by_their_length() {
    let layout = Layout::classic();
    let names = ["aic", "discontinuous-nice-loop", "continuous-nice-loop", "xy-chain", "x-chain"];
    let chains = names.map(|name| named(name).unwrap());
    let easier = those(|info| info.tier <= Tier::Intermediate);
    let profile = Profile::new("chains", [Stage::first(easier), Stage::lowest(StepScale::SE, chains)]);
    let mut solver = Solver::new(layout, &profile);
    let rating = |step: &Step| StepScale::SE.of(step, named(step.technique.as_str()).unwrap().info());
    let mut choices = 0;
    let mut ratings = BTreeSet::new();
    for puzzle in committed(5 * PUZZLES) {
        for (_, before, step) in solver.solve(&puzzle).replay() {
            if names.contains(&step.technique.as_str()) {
                let finds = chains.iter().flat_map(|technique| instances(*technique, &before));
                let all: Vec<u16> = finds.map(|step| rating(&step)).collect();
                assert_eq!(Some(&rating(step)), all.iter().min(), "{}", puzzle.values);
                choices += usize::from(all.iter().any(|other| *other > rating(step)));
                ratings.insert(rating(step));
            }
        }
    }
    assert!(choices > 20 && ratings.len() > 3, "{choices} times there was a choice, the lowest were {ratings:?}");
}

#[test]
fn stages_of_the_first_kind_make_no_difference() {
    let whole = Profile::default().up_to(Tier::Advanced);
    let single = whole.techniques().iter().map(|technique| Stage::first([*technique]));
    let single = Profile::new("default", single);
    assert_eq!(single.stages().len(), whole.techniques().len());
    for puzzle in committed(PUZZLES) {
        let traces = [&whole, &single].map(|profile| Solver::new(Layout::classic(), profile).solve(&puzzle));
        assert_eq!(traces[0].steps, traces[1].steps, "{}", puzzle.values);
    }
}

#[test]
fn a_stage_may_lose_all_its_techniques() {
    let advanced = those(|info| info.se.is_some_and(|se| se <= 62) && info.tier == Tier::Advanced);
    let stages = [Stage::first(those(|info| info.tier < Tier::Advanced)), Stage::lowest(StepScale::SE, advanced)];
    let profile = Profile::new("two", stages).up_to(Tier::Intermediate);
    assert_eq!(profile.stages().len(), 2);
    assert!(profile.stages()[1].techniques.is_empty() && !profile.stages()[0].techniques.is_empty());
    assert!(profile.techniques().iter().all(|technique| technique.info().tier <= Tier::Intermediate));
    compare(&profile);
}

#[test]
fn the_shortest_chain_is_told_by_its_strong_links() {
    let profile = Profile::default();
    let mut solver = Solver::new(Layout::classic(), &profile);
    for (slug, links) in [("skyscraper", 2), ("turbot-fish", 2)] {
        for case in qedoku_fixtures::cases(slug).unwrap() {
            if case.expect == qedoku_fixtures::Expectation::Nothing {
                continue;
            }
            let board = case.board();
            assert_eq!(solver.chain(&board, LinkKinds::Digit), Some(links), "{slug} {}", case.name);
        }
    }
    let empty = Board::new(Layout::classic(), &Puzzle::from_givens(qedoku_core::Grid::EMPTY));
    assert_eq!(solver.chain(&empty, LinkKinds::Digit), None);
}
