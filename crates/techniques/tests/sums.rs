//! Techniques about totals: what they find and do not find, every step checked, and whole killers.
#![allow(clippy::unwrap_used, reason = "a test may panic")]
use qedoku_compat::named;
use qedoku_core::search::{Exhaustive, Solutions};
use qedoku_core::{
    Board, Candidate, CandidateSet, Cell, Conclusion, Grid, Layout, Outcome, Puzzle, Rule, RuleKind, Rules, Step, Truth,
};
use qedoku_techniques::{Profile, Solver, instances};
use qedoku_verify::{Checker, StepVerdict};
use std::sync::Arc;

fn cage(names: &str, total: u16) -> Rule {
    Rule::on(RuleKind::Cage, names.split(' ').map(|name| Cell::parse(name).unwrap()).collect()).with_value(Some(total))
}

fn with(list: Vec<Rule>) -> Arc<Layout> {
    Layout::of(&Rules { list, ..Rules::default() }).unwrap()
}

fn board(layout: &Arc<Layout>, removed: &str) -> Board {
    let mut board = Board::new(layout, &Puzzle::from_givens(Grid::EMPTY));
    for name in removed.split_whitespace() {
        board.eliminate(Candidate::parse(name).unwrap().0);
    }
    board
}

fn steps(slug: &str, layout: &Arc<Layout>, removed: &str) -> Vec<Step> {
    let board = board(layout, removed);
    let steps = instances(named(slug).unwrap(), &board);
    for step in &steps {
        assert_eq!(Checker::default().check(&board, step), StepVerdict::Accepted, "{step}");
    }
    steps
}

/// The conclusions of a technique on an empty board without some candidates, each step accepted by the checker.
fn found(slug: &str, layout: &Arc<Layout>, removed: &str) -> Vec<String> {
    steps(slug, layout, removed).iter().map(|step| step.conclusion.to_string()).collect()
}

#[test]
fn a_cage_keeps_what_is_in_some_way() {
    let four = with(vec![cage("r1c1 r1c2", 4)]);
    let gone = found("cage-combinations", &four, "").join(" ");
    for digit in [2, 4, 5, 6, 7, 8, 9] {
        assert!(gone.contains(&format!("r1c1<>{digit}")) && gone.contains(&format!("r1c2<>{digit}")), "{gone}");
    }
    assert!(!gone.contains("<>1") && !gone.contains("<>3"));
    // 13 is 4+9, 5+8 or 6+7: without 4 and 9 in one cell, the other has neither 9 nor 4.
    let low = "r1c1<>1 r1c1<>2 r1c1<>3 r1c2<>1 r1c2<>2 r1c2<>3";
    let thirteen = with(vec![cage("r1c1 r1c2", 13)]);
    assert_eq!(found("cage-combinations", &thirteen, &format!("{low} r1c1<>4 r1c1<>9")), ["r1c2<>4, r1c2<>9"]);
    // All ways are open: nothing goes.
    assert!(found("cage-combinations", &thirteen, low).is_empty());
    let five = with(vec![cage("r1c1 r1c2 r1c3 r2c1 r2c2", 25)]);
    assert!(found("cage-combinations", &five, "").is_empty());
}

#[test]
fn a_digit_that_every_way_needs_goes_elsewhere() {
    let layout = with(vec![cage("r1c1 r1c2 r1c3", 23)]);
    let removed: String =
        "r1c1 r1c2 r1c3".split(' ').flat_map(|cell| [1, 2, 3, 4, 5, 7].map(|n| format!("{cell}<>{n} "))).collect();
    let gone = found("cage-must", &layout, &removed).join(" ");
    for digit in [6, 8, 9] {
        assert!(gone.contains(&format!("r1c9<>{digit}")) && gone.contains(&format!("r3c3<>{digit}")), "{gone}");
    }
    assert!(!gone.contains("r4c1"), "what lies in no common house stays: {gone}");
    // 22 has 5+8+9 and 6+7+9: a 9 alone is needed.
    let layout = with(vec![cage("r1c1 r1c2 r1c3", 22)]);
    let removed: String =
        "r1c1 r1c2 r1c3".split(' ').flat_map(|cell| [1, 2, 3, 4].map(|n| format!("{cell}<>{n} "))).collect();
    let gone = found("cage-must", &layout, &removed).join(" ");
    assert!(gone.contains("r1c9<>9") && !gone.contains("<>8") && !gone.contains("<>5"), "{gone}");
}

#[test]
fn houses_and_cages_leave_cells_a_total() {
    // Row 1 but for r1c9 is full of cages of 40.
    let row = vec![cage("r1c1 r1c2 r1c3", 12), cage("r1c4 r1c5", 11), cage("r1c6 r1c7 r1c8", 17)];
    let layout = with(row.clone());
    assert_eq!(found("innie", &layout, ""), ["r1c9=5"], "a single cell is filled");
    assert!(found("outie", &layout, "").is_empty());
    // A cage stands out of row 1 by r2c9: its total is 7, the row 45, the cages 52 with it.
    let mut out = row.clone();
    out.push(cage("r1c9 r2c9", 12));
    let layout = with(out);
    assert_eq!(found("outie", &layout, ""), ["r2c9=7"]);
    // Two cells of one house are an innie, four are not.
    let of_two = with(row[..2].iter().cloned().chain([cage("r1c6 r1c7", 15)]).collect());
    assert!(found("innie", &of_two, "").join(" ").contains("r1c8<>8"));
    let of_four = with(vec![cage("r1c1 r1c2 r1c3", 24), cage("r1c4 r1c5", 11)]);
    assert!(found("innie", &of_four, "").is_empty());
    assert!(found("rule-of-45", &of_four, "").join(" ").contains("r1c8<>8"));
    // Both: r1c89 less r2c7 come to 45 - 12 - 11 - 12 = 10.
    let layout = with(vec![cage("r1c1 r1c2 r1c3", 12), cage("r1c4 r1c5", 11), cage("r1c6 r1c7 r2c7", 12)]);
    let gone = found("rule-of-45", &layout, "").join(" ");
    assert!(gone.contains("r2c7<>8") && gone.contains("r1c8<>1"), "{gone}");
    assert!(!gone.contains("r2c7<>7"), "17 is 8+9: {gone}");
}

#[test]
fn forged_totals_are_refused() {
    let layout = with(vec![cage("r1c1 r1c2 r1c3", 12), cage("r1c4 r1c5", 11), cage("r1c6 r1c7 r1c8", 17)]);
    let before = board(&layout, "");
    let all = steps("innie", &layout, "");
    let step = all.iter().find(|step| step.conclusion.to_string() == "r1c9=5").unwrap();
    let mut refused = 0;
    let mut forge = |change: &dyn Fn(&mut qedoku_core::Sum)| {
        let mut forged = step.clone();
        let Truth::Sum(sum) = &mut forged.truths[0] else { panic!("a total") };
        change(sum);
        let verdict = Checker::default().check(&before, &forged);
        assert!(matches!(verdict, StepVerdict::Rejected(_)), "{verdict:?}");
        refused += 1;
    };
    forge(&|sum| sum.total += 1);
    forge(&|sum| sum.plus.remove(Cell::at(1, 9)));
    forge(&|sum| sum.minus.insert(Cell::at(1, 1)));
    forge(&|sum| sum.from.truncate(sum.from.len() - 1));
    forge(&|sum| sum.from.push(sum.from[0]));
    forge(&|sum| sum.from[1].minus = !sum.from[1].minus);
    forge(&|sum| sum.left.remove(Candidate::parse("r1c9=5").unwrap().0));
    assert_eq!(refused, 7);
    // The total is right, the conclusion is not.
    let mut wrong = step.clone();
    wrong.conclusion = Conclusion::eliminating(CandidateSet::of(Candidate::parse("r1c9=5").unwrap().0));
    assert!(matches!(Checker::default().check(&before, &wrong), StepVerdict::Rejected(_)));
    wrong.conclusion = Conclusion::placing(Candidate::parse("r1c9=6").unwrap().0);
    assert!(matches!(Checker::default().check(&before, &wrong), StepVerdict::Rejected(_)));
}

/// A killer cut from a full grid: neighbors are joined to cages of up to three cells.
fn killer(seed: u64) -> (Arc<Layout>, Grid) {
    let mut state = seed;
    let mut draw = move |bound: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % bound
    };
    let grid = Exhaustive::on(Layout::classic()).random_solution(&Grid::EMPTY, &mut draw).unwrap();
    let mut cages: Vec<Vec<Cell>> = Vec::new();
    for cell in Layout::classic().board() {
        let near = |other: &Cell| cell.row().abs_diff(other.row()) + cell.column().abs_diff(other.column()) == 1;
        let room = |cage: &&mut Vec<Cell>| {
            cage.len() < 3 && cage.iter().any(near) && cage.iter().all(|&other| grid.get(other) != grid.get(cell))
        };
        let size = draw(3);
        match cages.iter_mut().filter(|cage| cage.len() <= size).find(room) {
            Some(cage) => cage.push(cell),
            None => cages.push(vec![cell]),
        }
    }
    let total =
        |cage: &[Cell]| cage.iter().filter_map(|&cell| grid.get(cell)).map(|digit| u16::from(digit.value())).sum();
    let list = cages.into_iter().map(|cage| {
        let total = total(&cage);
        Rule::on(RuleKind::Cage, cage).with_value(Some(total))
    });
    (with(list.collect()), grid)
}

#[test]
fn killers_are_solved_by_steps_that_are_true_and_accepted() {
    let profile = Profile::default();
    let mut solved = 0;
    let mut sums = 0;
    for seed in 1..=8 {
        let (layout, grid) = killer(seed);
        let puzzle = Puzzle::from_givens(Grid::EMPTY);
        if Exhaustive::on(&layout).solutions(&puzzle) != Solutions::One(grid) {
            continue;
        }
        let trace = Solver::new(&layout, &profile).solve(&puzzle);
        let mut checker = Checker::default();
        for (number, before, step) in trace.replay() {
            let holds = step.conclusion.eliminate.iter().all(|it| grid.get(it.cell) != Some(it.digit));
            assert!(holds, "killer {seed}, step {number}: {step}");
            assert_eq!(checker.check(&before, step), StepVerdict::Accepted, "killer {seed}, step {number}: {step}");
            sums += usize::from(step.truths.iter().any(|truth| matches!(truth, Truth::Sum(_))));
        }
        assert_eq!(trace.outcome, Outcome::Solved, "killer {seed}");
        solved += 1;
    }
    assert!(solved >= 2 && sums >= 40, "{solved} {sums}");
}

#[test]
fn arrows_diagonals_and_region_sum_lines_have_bounds() {
    let on = |kind, names: &str, value| {
        let cells = names.split(' ').map(|name| Cell::parse(name).unwrap()).collect();
        with(vec![Rule::on(kind, cells).with_value(value)])
    };
    // Three cells of a box come to 6 at least: none of them is above 6.
    let arrow = on(RuleKind::Arrow, "r5c5 r7c7 r8c7 r9c7", None);
    let gone = found("arrow-bounds", &arrow, "").join(" ");
    assert!(gone.contains("r5c5<>5") && !gone.contains("r5c5<>6") && gone.contains("r7c7<>7"), "{gone}");
    let diagonal = on(RuleKind::LittleKiller, "r1c4 r2c3 r3c2 r4c1", Some(6));
    let gone = found("line-bounds", &diagonal, "").join(" ");
    assert!(gone.contains("r1c4<>3") && !gone.contains("r1c4<>2"), "{gone}");
    assert!(found("line-bounds", &on(RuleKind::LittleKiller, "r1c4 r2c3 r3c2 r4c1", Some(20)), "").is_empty());
    let line = on(RuleKind::RegionSumLine, "r1c1 r1c2 r1c3 r1c4", None);
    let gone = found("region-sum-equality", &line, "").join(" ");
    assert!(gone.contains("r1c4<>5") && !gone.contains("r1c4<>6") && gone.contains("r1c1<>7"), "{gone}");
    assert!(found("region-sum-equality", &on(RuleKind::RegionSumLine, "r1c1 r5c5", None), "").is_empty());
}
