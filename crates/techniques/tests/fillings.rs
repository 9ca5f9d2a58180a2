//! Rules about several cells at once: what techniques find and do not find, every conclusion against all fillings of the
//! cells, and whole puzzles.
#![allow(clippy::unwrap_used, reason = "a test may panic")]
use qedoku_compat::named;
use qedoku_core::search::{Exhaustive, Solutions};
use qedoku_core::{
    Board, Candidate, CandidateSet, Cell, CellSet, Conclusion, Digit, DigitSet, Filled, Grid, Layout, Outcome, Puzzle,
    Rule, RuleFilling, RuleKind, RuleNumber, Rules, Slug, Step, StepRating, Truth,
};
use qedoku_techniques::{Profile, Solver, TECHNIQUES, instances};
use qedoku_verify::{Checker, StepVerdict};
use std::sync::Arc;

/// The kinds of rules about several cells, with the technique of each.
const KINDS: [(RuleKind, &str); 8] = [
    (RuleKind::Cage, "cage-combinations"),
    (RuleKind::Arrow, "arrow-bounds"),
    (RuleKind::LittleKiller, "line-bounds"),
    (RuleKind::RegionSumLine, "region-sum-equality"),
    (RuleKind::Sandwich, "sandwich-combinations"),
    (RuleKind::Renban, "renban-range"),
    (RuleKind::Between, "between-bounds"),
    (RuleKind::Quadruple, "quadruple-places"),
];

fn with(list: Vec<Rule>) -> Arc<Layout> {
    Layout::of(&Rules { list, ..Rules::default() }).unwrap()
}

fn rule(kind: RuleKind, names: &str, value: Option<u16>) -> Rule {
    Rule::on(kind, names.split(' ').map(|name| Cell::parse(name).unwrap()).collect()).with_value(value)
}

/// An empty board without some candidates and with some digits.
fn board(layout: &Arc<Layout>, start: &str) -> Board {
    let mut board = Board::new(layout, &Puzzle::from_givens(Grid::EMPTY));
    for name in start.split_whitespace() {
        let (candidate, holds) = Candidate::parse(name).unwrap();
        if holds { board.place(candidate) } else { board.eliminate(candidate) }
    }
    board
}

/// The conclusions of a technique, each step accepted by the checker.
fn found(slug: &str, one: Rule, start: &str) -> String {
    let layout = with(vec![one]);
    let board = board(&layout, start);
    let steps = instances(named(slug).unwrap(), &board);
    for step in &steps {
        assert_eq!(Checker::default().check(&board, step), StepVerdict::Accepted, "{step}");
    }
    steps.iter().map(|step| step.conclusion.to_string()).collect::<Vec<_>>().join("; ")
}

#[test]
fn a_run_of_digits_is_one_of_few() {
    let line = || rule(RuleKind::Renban, "r1c1 r1c2 r1c3 r2c4", None);
    // With 2 at one end the line is 1 to 4 or 2 to 5: 3 and 4 stand on it.
    let gone = found("renban-range", line(), "r1c1=2");
    assert!(gone.contains("r1c5<>3") && gone.contains("r2c2<>4") && !gone.contains("<>5"), "{gone}");
    let three = || rule(RuleKind::Renban, "r1c1 r1c2 r1c3", None);
    let gone =
        found("renban-range", three(), "r1c1<>1 r1c1<>2 r1c1<>3 r1c1<>4 r1c1<>6 r1c1<>7 r1c1<>8 r1c1<>9 r1c2<>4");
    assert!(gone.contains("r1c3<>8") && gone.contains("r1c2<>2"), "{gone}");
    // Two cells of 4 and 5 and one of 3 and 6: the digits 4 and 5 are on the line, and go from the rest of the row.
    let low = |cell: &str, kept: [u8; 2]| {
        let gone: Vec<String> = (1..=9).filter(|n| !kept.contains(n)).map(|n| format!("{cell}<>{n}")).collect();
        gone.join(" ") + " "
    };
    let start = low("r1c1", [4, 5]) + &low("r1c2", [4, 5]) + &low("r1c3", [3, 6]);
    let gone = found("renban-range", three(), &start);
    assert!(gone.contains("r1c9<>4") && gone.contains("r2c2<>5") && !gone.contains("<>3"), "{gone}");
    // Every run is open.
    assert!(found("renban-range", rule(RuleKind::Renban, "r1c1 r1c2", None), "").is_empty());
}

#[test]
fn what_lies_between_two_ends_is_bounded() {
    let line = || rule(RuleKind::Between, "r1c1 r1c2 r1c3 r1c4 r1c5", None);
    // Three cells of a row between the ends: these differ by 4 or more.
    let gone = found("between-bounds", line(), "r1c1=2");
    assert!(gone.contains("r1c5<>5") && !gone.contains("r1c5<>6") && !gone.contains("r1c2<>8"), "{gone}");
    // What is left fits.
    let pair = rule(RuleKind::Between, "r1c1 r5c5", None);
    assert!(found("between-bounds", pair, "").is_empty());
}

#[test]
fn a_sandwich_has_places_for_its_bread() {
    let row = |total| rule(RuleKind::Sandwich, "r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9", Some(total));
    // 35 is all other digits: 1 and 9 stand at the ends.
    let gone = found("sandwich-combinations", row(35), "");
    assert!(gone.contains("r1c1<>5") && gone.contains("r1c5<>1") && gone.contains("r1c9<>2"), "{gone}");
    // 2 is the digit 2 alone.
    let gone = found("sandwich-combinations", row(2), "r1c1=1");
    assert!(gone.contains("r1c2=2, r1c3=9") && gone.contains("r1c4<>9"), "{gone}");
    // Every place is open, and every digit.
    assert!(found("sandwich-combinations", row(10), "").is_empty());
}

#[test]
fn digits_of_a_circle_have_places() {
    let four = |value| rule(RuleKind::Quadruple, "r1c1 r1c2 r2c1 r2c2", Some(value));
    let gone = found("quadruple-places", four(1234), "");
    assert!(gone.contains("r1c1<>5") && gone.contains("r3c3<>1") && gone.contains("r1c1<>9"), "{gone}");
    let gone = found("quadruple-places", four(5), "r1c1<>5 r1c2<>5 r2c1<>5");
    assert!(gone.contains("r2c2=5"), "{gone}");
    let gone = found("quadruple-places", four(5), "r2c1<>5 r2c2<>5");
    assert!(gone.contains("r1c9<>5") && gone.contains("r3c3<>5") && !gone.contains("<>4"), "{gone}");
    let apart = rule(RuleKind::Quadruple, "r3c3 r3c4 r4c3 r4c4", Some(5));
    assert!(found("quadruple-places", apart, "").is_empty());
}

#[test]
fn a_number_of_two_cells_has_an_arrow() {
    // 10 at least, 17 at most: the tens are 1.
    let arrow = Rule::on(RuleKind::Arrow, ["r1c1", "r1c2", "r2c2", "r3c2"].map(|it| Cell::parse(it).unwrap()).to_vec());
    let gone = found("arrow-bounds", arrow.with_value(Some(2)), "");
    assert!(gone.contains("r1c1=1") && gone.contains("r1c2<>8") && !gone.contains("r1c2<>7"), "{gone}");
}

/// Random numbers that are the same every time.
struct Draws(u64);

impl Draws {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }

    /// A walk over neighbors, diagonal ones too, that comes to no cell twice.
    fn walk(&mut self, length: usize) -> Vec<Cell> {
        let mut cells = vec![Cell::from_index(self.below(81))];
        for _ in 0..100 {
            if cells.len() == length {
                break;
            }
            let last = cells[cells.len() - 1];
            let near = |from: u8, by: usize| from.checked_add_signed(by as i8 - 1).filter(|at| (1..=9).contains(at));
            let next = near(last.row(), self.below(3)).zip(near(last.column(), self.below(3)));
            cells.extend(next.map(|(row, column)| Cell::at(row, column)).filter(|cell| !cells.contains(cell)));
        }
        cells
    }

    /// A rule of a kind that a grid satisfies.
    fn rule(&mut self, kind: RuleKind, grid: &Grid) -> Option<Rule> {
        let value = |cell: Cell| grid.get(cell).map_or(0, |digit| u16::from(digit.value()));
        let sum = |cells: &[Cell]| cells.iter().map(|&cell| value(cell)).sum::<u16>();
        let it = match kind {
            RuleKind::Sandwich => {
                let at = 1 + self.below(9) as u8;
                let is_row = self.below(2) == 0;
                let cells: Vec<Cell> =
                    (1..=9).map(|other| if is_row { Cell::at(at, other) } else { Cell::at(other, at) }).collect();
                let ends = [1, 9].map(|end| cells.iter().position(|&cell| value(cell) == end).unwrap());
                let total = sum(&cells[ends[0].min(ends[1]) + 1..ends[0].max(ends[1])]);
                Rule::on(kind, cells).with_value(Some(total))
            }
            RuleKind::Quadruple => {
                let row = 1 + self.below(8) as u8;
                let column = 1 + self.below(8) as u8;
                let cells = [(0, 0), (0, 1), (1, 0), (1, 1)].map(|(down, right)| Cell::at(row + down, column + right));
                let count = 1 + self.below(4);
                let mut digits: Vec<u16> = cells[..count].iter().map(|&cell| value(cell)).collect();
                digits.sort_unstable();
                let text = digits.iter().fold(0, |all, digit| 10 * all + digit);
                Rule::on(kind, cells.to_vec()).with_value(Some(text))
            }
            RuleKind::LittleKiller => {
                let cells: Vec<Cell> = match self.below(3) {
                    0 => (1..=9).map(|at| Cell::at(at, at)).collect(),
                    1 => (1..=9).filter_map(|at| Some(Cell::at(at, at.checked_sub(3).filter(|it| *it > 0)?))).collect(),
                    _ => (1..=4).map(|at| Cell::at(at, 5 - at)).collect(),
                };
                let total = sum(&cells);
                Rule::on(kind, cells).with_value(Some(total))
            }
            RuleKind::Cage => {
                let length = 2 + self.below(4);
                let cells = self.walk(length);
                let total = sum(&cells);
                Rule::on(kind, cells).with_value(Some(total))
            }
            RuleKind::Arrow => {
                let length = 3 + self.below(4);
                let cells = self.walk(length);
                Rule::on(kind, cells).with_value([None, Some(2)][self.below(2)])
            }
            _ => {
                let length = 2 + self.below(4);
                let cells = self.walk(length);
                Rule::on(kind, cells)
            }
        };
        let layout = Layout::of(&Rules { list: vec![it.clone()], ..Rules::default() }).ok()?;
        let all: Vec<Candidate> = grid.filled().collect();
        let clash = all.iter().any(|&one| all.iter().any(|&other| layout.clash(one, other)));
        let says = kind != RuleKind::RegionSumLine || !it.sums(layout.rules()).is_empty();
        (layout.unmet(grid).is_none() && !clash && says).then_some(it)
    }

    /// Some rules of a kind, if as many can be found.
    fn rules(&mut self, kind: RuleKind, grid: &Grid, count: usize) -> Vec<Rule> {
        let mut list = Vec::new();
        for _ in 0..4000 {
            if list.len() == count {
                break;
            }
            list.extend(self.rule(kind, grid));
        }
        list
    }
}

fn grid(draws: &mut Draws) -> Grid {
    Exhaustive::on(Layout::classic()).random_solution(&Grid::EMPTY, &mut |bound| draws.below(bound)).unwrap()
}

/// True if the rest of the cells can be filled so that the rule holds.
fn fill(
    layout: &Layout,
    rule: &Rule,
    rest: &[Cell],
    digits: &dyn Fn(Cell) -> DigitSet,
    chosen: &mut Vec<Candidate>,
) -> bool {
    let Some((&cell, others)) = rest.split_first() else {
        let of = |cell: Cell| chosen.iter().find(|it| it.cell == cell).unwrap().digit;
        return layout.rules().is_filled(rule, &of);
    };
    for it in digits(cell).iter().map(|digit| Candidate { cell, digit }) {
        if chosen.iter().any(|&other| layout.clash(other, it)) {
            continue;
        }
        chosen.push(it);
        if fill(layout, rule, others, digits, chosen) {
            return true;
        }
        chosen.pop();
    }
    false
}

/// True if some filling of the cells of a rule has a candidate: all are gone through.
fn is_held(rule: &Rule, board: &Board, candidate: Candidate) -> bool {
    let layout = board.layout();
    let cells: CellSet = rule.cells.iter().copied().collect();
    let digits = |cell: Cell| match cell {
        cell if cell == candidate.cell => DigitSet::of(candidate.digit),
        cell => board.value(cell).map_or(board.digits(cell), DigitSet::of),
    };
    fill(layout, rule, &cells.iter().collect::<Vec<_>>(), &digits, &mut Vec::new())
}

/// A board of a solution on which cells of a rule keep a few candidates each.
fn thinned(draws: &mut Draws, layout: &Arc<Layout>, grid: &Grid, rule: &Rule) -> Board {
    let mut board = Board::new(layout, &Puzzle::from_givens(Grid::EMPTY));
    let most = if rule.cells.len() > 6 { 3 } else { 5 };
    for &cell in &rule.cells {
        let kept = 1 + draws.below(most);
        while board.digits(cell).len() > kept {
            let all: Vec<Digit> = board.digits(cell).iter().collect();
            let digit = all[draws.below(all.len())];
            if grid.get(cell) != Some(digit) {
                board.eliminate(Candidate { cell, digit });
            } else if all.len() == 1 {
                break;
            }
        }
        if draws.below(6) == 0
            && let Some(digit) = grid.get(cell)
            && board.value(cell).is_none()
        {
            board.place(Candidate { cell, digit });
        }
    }
    board
}

#[test]
fn what_goes_is_in_no_filling_and_the_checker_accepts_nothing_else() {
    let mut draws = Draws(7);
    for (kind, slug) in KINDS {
        let mut boards = 0;
        let mut gone_in_all = 0;
        let mut missed = 0;
        let mut accepted = 0;
        while boards < 40 {
            let grid = grid(&mut draws);
            let Some(rule) = draws.rules(kind, &grid, 1).pop() else { continue };
            boards += 1;
            let layout = with(vec![rule.clone()]);
            let board = thinned(&mut draws, &layout, &grid, &rule);
            let cells: CellSet = rule.cells.iter().copied().collect();
            let left: CandidateSet = board.candidates().iter().filter(|it| cells.contains(it.cell)).collect();
            let mut gone = CandidateSet::EMPTY;
            for step in instances(named(slug).unwrap(), &board) {
                gone |= step.conclusion.eliminate;
                gone |= left.within(step.conclusion.place.cells()) - step.conclusion.place;
                assert_eq!(Checker::default().check(&board, &step), StepVerdict::Accepted, "{step}");
            }
            assert!(gone.iter().all(|it| grid.get(it.cell) != Some(it.digit)), "{kind}");
            let Some(truth) = RuleFilling::on(&board, RuleNumber(0)).filter(|it| !it.left.is_empty()) else { continue };
            for it in left.iter() {
                let is_held = is_held(&rule, &board, it);
                assert!(!(is_held && gone.contains(it)), "{kind}: {it}");
                let step = Step {
                    technique: Slug::new("any"),
                    conclusion: Conclusion::eliminating(CandidateSet::of(it)),
                    pattern: Filled { digits: DigitSet::EMPTY }.into(),
                    truths: vec![Truth::Filling(Box::new(truth.clone()))],
                    rating: StepRating::NONE,
                };
                let verdict = Checker::default().check(&board, &step);
                assert!(!(is_held && verdict.is_accepted()), "{kind}: {it} is accepted");
                gone_in_all += usize::from(gone.contains(it));
                missed += usize::from(!is_held && !gone.contains(it) && rule.cells.len() < 7);
                accepted += usize::from(verdict.is_accepted());
            }
        }
        assert!(gone_in_all > 10 && accepted >= gone_in_all, "{kind}: {gone_in_all} {accepted}");
        assert_eq!(missed, 0, "{kind}");
    }
}

#[test]
fn puzzles_of_every_kind_are_solved_by_steps_that_are_true_and_accepted() {
    let profile = Profile::default();
    let mut draws = Draws(3);
    let mut joint = 0;
    for (kind, _) in KINDS {
        let grid = grid(&mut draws);
        let layout = with(draws.rules(kind, &grid, 12));
        let mut givens = grid;
        // Digits go as long as one solution is left.
        for _ in 0..400 {
            let cell = Cell::from_index(draws.below(81));
            let Some(digit) = givens.get(cell) else { continue };
            givens.set(cell, None);
            if Exhaustive::on(&layout).solutions(&Puzzle::from_givens(givens)) != Solutions::One(grid) {
                givens.set(cell, Some(digit));
            }
        }
        let trace = Solver::new(&layout, &profile).solve(&Puzzle::from_givens(givens));
        let mut checker = Checker::default();
        for (number, before, step) in trace.replay() {
            let holds = step.conclusion.eliminate.iter().all(|it| grid.get(it.cell) != Some(it.digit))
                && step.conclusion.place.iter().all(|it| grid.get(it.cell) == Some(it.digit));
            assert!(holds, "{kind}, step {number}: {step}");
            let verdict = checker.check(&before, step);
            assert_eq!(verdict, StepVerdict::Accepted, "{kind}, step {number}: {step}");
            joint += usize::from(step.truths.iter().any(Truth::is_joint));
        }
        assert_eq!(trace.outcome, Outcome::Solved, "{kind}");
    }
    assert!(joint > 20, "{joint}");
}

#[test]
fn every_technique_is_right_where_rules_are_mixed() {
    let mut draws = Draws(11);
    let mut found = 0;
    for _ in 0..4 {
        let grid = grid(&mut draws);
        let list: Vec<Rule> = KINDS.iter().flat_map(|&(kind, _)| draws.rules(kind, &grid, 2)).collect();
        let layout = with(list);
        let mut board = Board::new(&layout, &Puzzle::from_givens(Grid::EMPTY));
        for cell in layout.board() {
            let digit = grid.get(cell).unwrap();
            for other in board.digits(cell).without(digit) {
                if draws.below(3) > 0 {
                    board.eliminate(Candidate { cell, digit: other });
                }
            }
        }
        let mut checker = Checker::default();
        for technique in
            TECHNIQUES.iter().filter(|technique| technique.info().tier <= qedoku_techniques::Tier::Intermediate)
        {
            for step in instances(*technique, &board) {
                let holds = step.conclusion.eliminate.iter().all(|it| grid.get(it.cell) != Some(it.digit))
                    && step.conclusion.place.iter().all(|it| grid.get(it.cell) == Some(it.digit));
                assert!(holds, "{step}");
                assert_eq!(checker.check(&board, &step), StepVerdict::Accepted, "{step}");
                found += 1;
            }
        }
    }
    assert!(found > 100, "{found}");
}
