//! The verdict is what trying every choice gives, and no solution is ever lost.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
mod common;
use common::*;
use proptest::prelude::*;
use proptest::sample::{select, subsequence};
use qedoku_core::{Board, Candidate, CandidateSet, Conclusion, Grid, Pattern, Puzzle, Slot, Slug, Step, Truth};
use qedoku_verify::{Checker, StepFault, StepVerdict};

/// True if a choice of one member per truth, clashing with nothing chosen, avoids `barred`.
fn choice_exists(truths: &[Truth], chosen: &mut Vec<Candidate>, barred: Option<Candidate>) -> bool {
    let Some((first, rest)) = truths.split_first() else { return true };
    first.members().iter().any(|member| {
        if Some(member) == barred || chosen.iter().any(|&other| layout().clash(other, member)) {
            return false;
        }
        chosen.push(member);
        let found = choice_exists(rest, chosen, barred);
        chosen.pop();
        found
    })
}

fn follows(truths: &[Truth], candidate: Candidate, placed: bool) -> bool {
    if placed {
        !choice_exists(truths, &mut vec![], Some(candidate))
    } else {
        !choice_exists(truths, &mut vec![candidate], None)
    }
}

/// A board on which a few digits of a solved grid are given and many wrong candidates are gone.
fn any_board() -> impl Strategy<Value = Board> {
    let solution = Grid::parse_line(SOLUTION).unwrap();
    let cells: Vec<usize> = (0..81).collect();
    (subsequence(cells, 0..40), prop::collection::vec(0..100_u8, Candidate::COUNT), 20..95_u8).prop_map(
        move |(given, dice, share)| {
            let mut values = Grid::EMPTY;
            for index in given {
                let cell = qedoku_core::Cell::from_index(index);
                values.set(cell, solution.get(cell));
            }
            let mut puzzle = Puzzle::from_givens(values);
            for candidate in CandidateSet::ALL.iter() {
                if dice[candidate.index()] < share && solution.get(candidate.cell) != Some(candidate.digit) {
                    puzzle.removed.insert(candidate);
                }
            }
            Board::new(layout(), &puzzle)
        },
    )
}

/// A board, and truths about neighboring slots: those that share members or clash are more likely to prove something.
fn any_case() -> impl Strategy<Value = (Board, Vec<Truth>)> {
    any_board().prop_filter("some cell is open", |board| !board.is_full()).prop_flat_map(|board| {
        let open = |slot: &Slot| !board.is_settled(*slot) && board.truth(*slot).members().len() <= 4;
        let slots: Vec<Slot> = layout().slots().filter(open).collect();
        let near = |first: Slot| {
            let reach: CandidateSet =
                board.truth(first).members().iter().flat_map(|m| layout().clashes(m).iter()).collect();
            slots.iter().copied().filter(|&slot| slot.candidates(layout()).meets(&reach)).collect::<Vec<_>>()
        };
        let first = slots
            .first()
            .map_or(Slot::Cell(board.open().first().unwrap()), |_| slots[board.open().len() * 7 % slots.len()]);
        let close = near(first);
        let count = close.len().min(5);
        (Just(board.clone()), subsequence(close, 0..=count)).prop_map(move |(board, chosen)| {
            let truths = chosen.into_iter().map(|slot| board.truth(slot)).collect();
            (board, truths)
        })
    })
}

fn claim(candidate: Candidate, placed: bool, truths: &[Truth]) -> Step {
    let set = CandidateSet::of(candidate);
    let conclusion = if placed { Conclusion::placing(candidate) } else { Conclusion::eliminating(set) };
    Step {
        technique: Slug::new("test"),
        conclusion,
        pattern: Pattern::Truths,
        truths: truths.to_vec(),
        rating: qedoku_core::StepRating::NONE,
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn the_verdict_is_that_of_all_choices((board, truths) in any_case()) {
        let mut checker = Checker::default();
        let members = truths.iter().fold(CandidateSet::EMPTY, |all, truth| all | truth.members());
        let nearby: CandidateSet = members.iter().flat_map(|member| layout().clashes(member).iter()).collect();
        for candidate in ((members | nearby) & *board.candidates()).iter() {
            for placed in [false, true] {
                let step = claim(candidate, placed, &truths);
                match checker.check(&board, &step) {
                    StepVerdict::Accepted => prop_assert!(follows(&truths, candidate, placed), "{step:?}"),
                    StepVerdict::Rejected(fault) => {
                        prop_assert!(!follows(&truths, candidate, placed), "{step:?}");
                        prop_assert!(matches!(fault, StepFault::NotForced { .. }), "{fault}");
                        assert_witness(&step, &fault);
                    }
                    other => prop_assert!(false, "{other:?} for {step:?}"),
                }
            }
        }
    }

    #[test]
    fn no_solution_is_lost(board in any_board(), wild in select(vec![false, true]), seed: u64) {
        let solution = start(SOLUTION);
        let mut checker = Checker::with_limit(60);
        let truths: Vec<Truth> = layout()
            .slots()
            .enumerate()
            .filter(|&(index, slot)| !board.is_settled(slot) && (wild || (seed >> (index % 64)) & 1 == 1))
            .map(|(_, slot)| board.truth(slot))
            .collect();
        for candidate in board.candidates().iter().step_by(3) {
            let right = solution.value(candidate.cell) == Some(candidate.digit);
            let mut checker_says = |placed| checker.check(&board, &claim(candidate, placed, &truths));
            prop_assert!(!(right && checker_says(false).is_accepted()), "{candidate} is lost");
            prop_assert!(right || !checker_says(true).is_accepted(), "{candidate} is placed");
        }
    }

    #[test]
    fn a_minimal_set_has_nothing_superfluous((board, truths) in any_case()) {
        let mut checker = Checker::default();
        for candidate in board.candidates().iter().step_by(5) {
            let step = claim(candidate, false, &truths);
            if checker.check(&board, &step).is_accepted() {
                let rest = claim(candidate, false, &checker.minimal(&board, &step));
                prop_assert!(checker.check(&board, &rest).is_accepted());
                prop_assert_eq!(checker.superfluous(&board, &rest), vec![]);
            }
        }
    }
}
