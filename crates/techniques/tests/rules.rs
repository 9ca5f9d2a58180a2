//! Techniques under other rules than the classic ones: what a rule alone does, houses beside rows, columns and boxes, and
//! puzzles of smaller boards, every step checked.
#![allow(clippy::unwrap_used, reason = "a test may panic")]
use qedoku_compat::{all, named};
use qedoku_core::search::{Exhaustive, Solutions};
use qedoku_core::{Board, Candidate, Cell, Grid, Layout, Outcome, Puzzle, Rule, RuleKind, Rules};
use qedoku_fixtures::OF_OTHER_RULES;
use qedoku_techniques::{Profile, Solver, Tier, instances};
use qedoku_verify::{Checker, StepVerdict};
use std::sync::Arc;

fn cells(names: &str) -> Vec<Cell> {
    names.split(' ').map(|name| Cell::parse(name).unwrap()).collect()
}

fn with(list: Vec<Rule>) -> Arc<Layout> {
    Layout::of(&Rules { list, ..Rules::default() }).unwrap()
}

/// The conclusions of a technique on an empty board without some candidates, each step accepted by the checker.
fn found(slug: &str, layout: &Arc<Layout>, removed: &str) -> Vec<String> {
    let mut board = Board::new(layout, &Puzzle::from_givens(Grid::EMPTY));
    for name in removed.split_whitespace() {
        board.eliminate(Candidate::parse(name).unwrap().0);
    }
    let steps = instances(named(slug).unwrap(), &board);
    for step in &steps {
        assert_eq!(Checker::default().check(&board, step), StepVerdict::Accepted, "{step}");
    }
    steps.iter().map(|step| step.conclusion.to_string()).collect()
}

#[test]
fn a_thermometer_has_bounds() {
    let layout = with(vec![Rule::on(RuleKind::Thermometer, cells("r1c1 r2c2 r3c3"))]);
    let all = found("thermometer-bounds", &layout, "");
    assert_eq!(all[0], "r2c2<>1, r3c3<>1, r3c3<>2, r1c1<>8, r1c1<>9, r2c2<>9", "both ends in one step");
    assert!(all.contains(&"r2c2<>1, r3c3<>1, r3c3<>2".to_owned()), "what the bulb does alone: {all:?}");
    assert!(found("rule-clash", &layout, "").is_empty(), "it has a name of its own");
}

#[test]
fn a_dot_takes_what_has_no_partner() {
    let layout = with(vec![Rule::on(RuleKind::Ratio, cells("r1c1 r1c2"))]);
    let found = found("missing-partner", &layout, "");
    assert_eq!(found[0], "r1c1<>5, r1c2<>5, r1c1<>7, r1c2<>7, r1c1<>9, r1c2<>9", "both cells in one step");
    for digit in [5, 7, 9] {
        assert!(found.iter().any(|it| it.contains(&format!("r1c2<>{digit}"))), "{found:?}");
        assert!(found.iter().any(|it| it.contains(&format!("r1c1<>{digit}"))), "{found:?}");
    }
    assert!(!found.iter().any(|it| it.contains("r1c1<>8")), "8 has its 4");
}

#[test]
fn what_no_digit_goes_with_goes_at_every_rule_of_a_kind_at_once() {
    let pair = |value, names| Rule::on(RuleKind::Sum, cells(names)).with_value(Some(value));
    let layout = with(vec![pair(10, "r1c1 r1c2"), pair(10, "r5c5 r6c5"), pair(5, "r9c8 r9c9")]);
    let found = found("missing-partner", &layout, "");
    assert_eq!(found[0], "r1c1<>5, r1c2<>5, r5c5<>5, r6c5<>5", "{found:?}");
}

#[test]
fn a_palindrome_and_a_chess_move_pass_on_what_a_slot_has() {
    let layout = with(vec![Rule::on(RuleKind::Palindrome, cells("r1c1 r2c5 r9c9"))]);
    assert_eq!(found("missing-partner", &layout, "r1c1<>4"), ["r9c9<>4"]);
    let layout = with(vec![Rule::of(RuleKind::AntiKing)]);
    let removed = "r1c1<>5 r1c2<>5 r1c5<>5 r1c6<>5 r1c7<>5 r1c8<>5 r1c9<>5";
    let found = found("rule-clash", &layout, removed);
    assert_eq!(found, ["r2c3<>5, r2c4<>5"]);
}

#[test]
fn classic_rules_clash_in_houses_alone() {
    assert!(found("rule-clash", Layout::classic(), "r1c1<>5 r1c2<>5").is_empty());
    assert!(found("hidden-single-region", Layout::classic(), "r1c1<>5 r1c2<>5").is_empty());
}

#[test]
fn a_diagonal_and_a_window_have_hidden_singles() {
    let windows = Rules::windows().into_iter().chain([Rule::of(RuleKind::DiagonalFalling)]).collect();
    let layout = with(windows);
    let diagonal = "r1c1<>5 r2c2<>5 r3c3<>5 r4c4<>5 r5c5<>5 r6c6<>5 r7c7<>5 r8c8<>5";
    assert_eq!(found("hidden-single-region", &layout, diagonal), ["r9c9=5"]);
    let window = "r2c2<>5 r2c3<>5 r2c4<>5 r3c2<>5 r3c3<>5 r3c4<>5 r4c2<>5 r4c3<>5";
    assert_eq!(found("hidden-single-region", &layout, window), ["r4c4=5"]);
    assert!(found("hidden-single-region", &layout, "r1c1<>5").is_empty());
}

/// Draws numbers below a bound.
fn draws(mut state: u64) -> impl FnMut(usize) -> usize {
    move |bound| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(state >> 33).unwrap() % bound
    }
}

/// A puzzle with one solution from which no given can be taken.
fn minimal(layout: &Arc<Layout>, seed: u64) -> (Puzzle, Grid) {
    let on = Exhaustive::on(layout);
    let mut draw = draws(seed);
    let solution = on.drawn_solution(&Grid::EMPTY, &mut draw).unwrap();
    let mut order: Vec<Cell> = layout.board().iter().collect();
    for at in (1..order.len()).rev() {
        order.swap(at, draw(at + 1));
    }
    let mut givens = solution;
    for cell in order {
        let digit = givens.get(cell).unwrap();
        if !on.allows_another(&givens, Candidate::new(cell, digit)) {
            givens.set(cell, None);
        }
    }
    (Puzzle::from_givens(givens), solution)
}

#[test]
fn smaller_boards_are_solved_by_steps_that_are_accepted() {
    let diagonals = [RuleKind::DiagonalFalling, RuleKind::DiagonalRising];
    let kinds: [&[RuleKind]; 4] = [&[], &diagonals, &[RuleKind::AntiKnight], &[RuleKind::NonConsecutive]];
    let profiles = [Profile::default(), Profile::scanning()];
    let mut solved = 0;
    for (size, kinds) in [4, 6].into_iter().flat_map(|size| kinds.map(|kinds| (size, kinds))) {
        let list = kinds.iter().copied().map(Rule::of).collect();
        let layout = Layout::of(&Rules { list, ..Rules::of_size(size) }).unwrap();
        if Exhaustive::on(&layout).first_solution(&Puzzle::from_givens(Grid::EMPTY)).is_none() {
            continue;
        }
        for seed in 1..=3 {
            let (puzzle, solution) = minimal(&layout, seed);
            assert_eq!(Exhaustive::on(&layout).solutions(&puzzle), Solutions::One(solution));
            for profile in &profiles {
                let trace = Solver::new(&layout, profile).solve(&puzzle);
                assert_eq!((trace.outcome, trace.grid()), (Outcome::Solved, solution), "{}: {puzzle}", layout.name());
                for (number, before, step) in trace.replay() {
                    let verdict = Checker::default().check(&before, step);
                    assert_eq!(verdict, StepVerdict::Accepted, "{}: {puzzle}, step {number}: {step}", layout.name());
                }
            }
            solved += 1;
        }
    }
    assert!(solved >= 15, "{solved}");
}

#[test]
fn whatever_is_found_on_a_smaller_board_is_accepted() {
    let profile = Profile::default();
    let mut found = 0;
    for kinds in [&[][..], &[RuleKind::AntiKnight], &[RuleKind::DiagonalFalling]] {
        let list = kinds.iter().copied().map(Rule::of).collect();
        let layout = Layout::of(&Rules { list, ..Rules::of_size(4) }).unwrap();
        let board = Board::new(&layout, &minimal(&layout, 1).0);
        for technique in profile.techniques().iter().filter(|technique| technique.info().tier < Tier::Ultimate) {
            for step in instances(*technique, &board) {
                let verdict = Checker::default().check(&board, &step);
                assert_eq!(verdict, StepVerdict::Accepted, "{}: {step}", layout.name());
                found += 1;
            }
        }
    }
    assert!(found > 0);
}

#[test]
fn techniques_of_other_rules_fit_where_these_are() {
    let slugs = |layout: &Layout| -> Vec<&str> {
        let fit = all().filter(|technique| technique.fits(layout)).map(|technique| technique.info().slug);
        fit.filter(|slug| OF_OTHER_RULES.contains(slug)).collect()
    };
    let others = all().filter(|technique| !technique.fits(Layout::classic())).map(|technique| technique.info().slug);
    let mut others: Vec<&str> = others.collect();
    others.sort_unstable();
    let mut known = OF_OTHER_RULES.to_vec();
    known.sort_unstable();
    assert_eq!(others, known);
    let cage = Rule::on(RuleKind::Cage, cells("r1c1 r1c2"));
    assert_eq!(slugs(&with(vec![cage.clone()])), ["rule-clash"], "a cage without a total");
    let of_cages = [
        "cage-combinations",
        "rule-clash",
        "innie",
        "outie",
        "cage-must",
        "cage-house-interaction",
        "rule-of-45",
        "killer-pair",
        "killer-triple",
        "sum-bounds",
    ];
    assert_eq!(slugs(&with(vec![cage.with_value(Some(5))])), of_cages);
    assert_eq!(slugs(&with(vec![Rule::of(RuleKind::DiagonalRising)])), ["hidden-single-region", "rule-clash"]);
}
