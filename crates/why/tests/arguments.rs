//! Arguments for the digits of generated puzzles: accepted by the checker, and as small as they claim.
use qedoku_core::{Board, Candidate, Grid, Layout, Outcome, Pattern, Puzzle, Slot, Target, Trace};
use qedoku_generate::{Generator, GivenSymmetry};
use qedoku_techniques::{Profile, Tier, instances};
use qedoku_verify::Checker;
use qedoku_why::{Inquiry, TargetArgument};
use std::collections::BTreeSet;

fn puzzles(count: u64) -> Vec<Puzzle> {
    let generator = Generator::new(11, GivenSymmetry::None);
    (0..count).map(|index| generator.puzzle(index)).collect()
}

fn open(puzzle: &Puzzle, solution: &Grid) -> Vec<Candidate> {
    solution.filled().filter(|placed| puzzle.values.get(placed.cell).is_none()).collect()
}

fn accepted(trace: &Trace, why: &TargetArgument) -> bool {
    let outcome = Outcome::Reached(why.target);
    let own = Trace { steps: why.steps.clone(), attempts: vec![], outcome, ..trace.clone() };
    Checker::default().check_trace(&own).is_accepted()
}

#[test]
fn arguments_are_accepted_and_no_larger_than_the_slice() {
    let layout = Layout::classic();
    let profile = Profile::default();
    let mut smaller = 0;
    for puzzle in puzzles(3) {
        let inquiry = Inquiry::new(layout, &profile, &puzzle);
        let solution = inquiry.trace().grid();
        for candidate in open(&puzzle, &solution).into_iter().step_by(13) {
            let other = solution.filled().find(|it| layout.peers(it.cell).contains(candidate.cell)).unwrap().digit;
            let wrong = Candidate { digit: other, ..candidate };
            for target in [Target::Place(candidate), Target::Eliminate(wrong)] {
                let why = inquiry.why(target).unwrap();
                assert!(accepted(inquiry.trace(), &why), "{target} of {}", puzzle.values);
                assert!(why.size.truths <= why.slice.truths && why.bound <= why.size.truths, "{target}: {why:?}");
                assert!(why.slice.steps <= why.run.steps, "{target}");
                smaller += usize::from(why.size.truths < why.slice.truths);
            }
        }
    }
    assert!(smaller > 10, "the plain slice is rarely the smallest: {smaller}");
}

#[test]
fn every_step_says_what_is_so_on_its_board() {
    let layout = Layout::classic();
    let profile = Profile::default();
    let mut named = BTreeSet::new();
    for puzzle in puzzles(2) {
        let inquiry = Inquiry::new(layout, &profile, &puzzle);
        let solution = inquiry.trace().grid();
        for candidate in open(&puzzle, &solution).into_iter().step_by(9) {
            let mut board = Board::new(layout, &puzzle);
            for step in inquiry.why(Target::Place(candidate)).unwrap().steps {
                let slug = step.technique.as_str();
                let slots = |slots: Vec<Slot>| slots.iter().all(|&slot| step.truths.contains(&board.truth(slot)));
                let holds = match &step.pattern {
                    // The checker replays these.
                    Pattern::Hypothesis(_) | Pattern::Forcing(_) => true,
                    Pattern::Chain(chain) => {
                        let ends = chain.members().is_subset(board.candidates());
                        ends && slots(chain.links().flat_map(|link| link.reason.slots()).collect())
                    }
                    Pattern::Sets(sets) => {
                        slots(sets.all().iter().flat_map(|set| set.cells.iter().map(Slot::Cell)).collect())
                    }
                    _ => false,
                };
                let found = || instances(qedoku_compat::named(slug).unwrap(), &board).contains(&step);
                let holds = holds || found();
                assert!(holds, "{candidate} of {}: {slug} {:?}", puzzle.values, step.conclusion);
                named.insert(slug.to_owned());
                board.apply(&step.conclusion);
            }
        }
    }
    assert!(named.len() > 6, "{named:?}");
}

/// The fewest singles that lead to the target, found by trying all of them, up to `most`.
fn fewest_singles(puzzle: &Puzzle, target: Target, most: usize) -> Option<usize> {
    let layout = Layout::classic();
    let profile = Profile::default().up_to(Tier::Intermediate);
    let singles = |board: &Board| -> Vec<Candidate> {
        let steps = profile.techniques().iter().flat_map(|technique| instances(*technique, board));
        steps
            .filter(|step| matches!(step.pattern, Pattern::Single { .. }))
            .filter_map(|step| step.conclusion.place.first())
            .collect()
    };
    let mut reached: BTreeSet<Vec<usize>> = BTreeSet::from([vec![]]);
    for count in 1..=most {
        let mut next = BTreeSet::new();
        for placed in &reached {
            let mut board = Board::new(layout, puzzle);
            for &index in placed {
                board.place(Candidate::from_index(index));
            }
            for candidate in singles(&board) {
                if Target::Place(candidate) == target {
                    return Some(count);
                }
                let mut more = placed.clone();
                more.push(candidate.index());
                more.sort_unstable();
                next.insert(more);
            }
        }
        reached = next;
    }
    None
}

#[test]
fn among_singles_the_smallest_is_that_of_trying_all() {
    const MOST: usize = 3;
    let layout = Layout::classic();
    let profile = Profile::default();
    let mut short = 0;
    let mut long = 0;
    for puzzle in puzzles(8) {
        let inquiry = Inquiry::new(layout, &profile, &puzzle);
        if inquiry.trace().steps.iter().any(|step| !matches!(step.pattern, Pattern::Single { .. })) {
            continue;
        }
        let solution = inquiry.trace().grid();
        for candidate in open(&puzzle, &solution).into_iter().step_by(5) {
            let why = inquiry.why(Target::Place(candidate)).unwrap();
            let fewest = fewest_singles(&puzzle, why.target, MOST);
            assert!(why.is_smallest(), "{} of {}", why.target, puzzle.values);
            assert_eq!(
                fewest,
                (why.size.steps <= MOST).then_some(why.size.steps),
                "{} of {}",
                why.target,
                puzzle.values
            );
            if fewest.is_some() { short += 1 } else { long += 1 }
        }
    }
    assert!(short > 5 && long > 5, "{short} short, {long} long");
}
