//! Entries that break a rule beside the houses: the rungs tell the rule, in both languages.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
use qedoku::{Digit, Lang, Level, Options, PuzzleWorker, Style, Target};
use qedoku_core::{Candidate, Cell, Grid, Layout, Puzzle, Rule, RuleKind, Rules};
use std::fmt::Write as _;

const PUZZLE: &str = "6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4";
const SOLUTION: &str = "695123748741869253238457169816745392524398671379612485483971526162584937957236814";

fn cells(names: &str) -> Vec<Cell> {
    names.split(' ').map(|name| Cell::parse(name).unwrap()).collect()
}

/// A rule of each of many kinds that holds in the solution.
fn rules(solution: &Grid) -> Vec<Rule> {
    let value = |cell: &Cell| u16::from(solution.get(*cell).unwrap().value());
    let sum = |cells: &[Cell]| cells.iter().map(value).sum::<u16>();
    let on = |kind, names: &str| Rule::on(kind, cells(names));
    let total = |kind, names: &str| on(kind, names).with_value(Some(sum(&cells(names))));
    let pair = cells("r1c2 r1c3");
    let difference = value(&pair[0]).abs_diff(value(&pair[1]));
    vec![
        total(RuleKind::Cage, "r1c2 r1c3 r2c1"),
        total(RuleKind::Cage, "r8c5 r8c7"),
        total(RuleKind::Sum, "r1c2 r1c3"),
        total(RuleKind::LittleKiller, "r4c1 r5c2 r6c3"),
        Rule::on(RuleKind::Difference, pair.clone()).with_value(Some(difference)),
        Rule::on(RuleKind::Whisper, pair).with_value(Some(difference)),
        on(RuleKind::Thermometer, "r2c3 r2c2 r2c1"),
        on(RuleKind::Odd, "r2c1"),
        on(RuleKind::Even, "r2c2"),
        on(RuleKind::Between, "r2c3 r1c5 r1c6 r2c2"),
        on(RuleKind::Renban, "r1c6 r1c5"),
        on(RuleKind::Quadruple, "r4c1 r4c2 r5c1 r5c2").with_value(Some(52)),
        on(RuleKind::Palindrome, "r2c2 r7c1"),
        on(RuleKind::Arrow, "r1c3 r1c5 r1c6"),
        Rule::on(RuleKind::Sandwich, (1..=9).map(|column| Cell::at(1, column)).collect()).with_value(Some(0)),
    ]
}

/// A rule that the solution keeps; its value is read off the solution where the list has none.
fn kept(rule: Rule, solution: &Grid) -> Option<Rule> {
    let layout = |rule: &Rule| Layout::of(&Rules { list: vec![rule.clone()], ..Rules::default() }).ok();
    let is_kept = |rule: &Rule| {
        layout(rule).is_some_and(|layout| layout.broken(solution).is_none() && layout.unmet(solution).is_none())
    };
    if rule.kind == RuleKind::Sandwich {
        return (0..36).map(|value| rule.clone().with_value(Some(value))).find(|rule| is_kept(rule));
    }
    is_kept(&rule).then_some(rule)
}

#[test]
fn an_entry_that_breaks_a_rule_is_told_by_the_rule() {
    let solution = Grid::parse_line(SOLUTION).unwrap();
    let puzzle = Puzzle::from_givens(Grid::parse_line(PUZZLE).unwrap());
    let options = Options::default();
    let mut described = String::new();
    let mut kinds = 0;
    for rule in rules(&solution).into_iter().filter_map(|rule| kept(rule, &solution)) {
        let layout = Layout::of(&Rules { list: vec![rule.clone()], ..Rules::default() }).unwrap();
        let mut worker = PuzzleWorker::new(&options);
        let open: Vec<Cell> = rule.cells.iter().copied().filter(|cell| puzzle.values.get(*cell).is_none()).collect();
        // The other cells of the rule are filled rightly in one try, and open in the other.
        for is_full in [true, false] {
            let right = |cell: &Cell| Target::Place(Candidate { cell: *cell, digit: solution.get(*cell).unwrap() });
            let wrong = open.iter().rev().flat_map(|&cell| Digit::ALL.map(|digit| Candidate { cell, digit }));
            let breaks = |wrong: Candidate| {
                let others = open.iter().filter(|cell| is_full && **cell != wrong.cell).map(right);
                let entries: Vec<Target> = others.chain([Target::Place(wrong)]).collect();
                let mut hint = worker.under(&layout).hint_after(&puzzle, &entries, Level::Full, None).unwrap();
                hint.level = Level::Full;
                let lines = |language| hint.ladder(Style { language, ..Style::default() }).rungs;
                let english = lines(Lang::En);
                assert!(english.iter().all(|rung| !rung.text.contains("otherwise")), "{rule:?} {wrong}: {english:?}");
                let is_house = english.iter().any(|rung| rung.text.contains(" in ") && rung.text.contains("both in"));
                let by_rule = english.iter().any(|rung| rung.text.contains("lash"));
                (by_rule && !is_house && solution.get(wrong.cell) != Some(wrong.digit))
                    .then(|| [english, lines(Lang::Zh)].concat())
            };
            let Some(found) = wrong.filter(|it| solution.get(it.cell) != Some(it.digit)).find_map(breaks) else {
                continue;
            };
            kinds += 1;
            let _ = writeln!(described, "{}, {}", rule.kind.word(), if is_full { "full" } else { "open" });
            for rung in found.iter().filter(|rung| rung.level >= Level::Where || rung.text.contains('=')) {
                let _ = writeln!(described, "  {}", rung.text);
            }
        }
    }
    assert!(kinds > 20, "{described}");
    insta::with_settings!({ snapshot_path => "snapshots", prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!("breaches", described);
    });
}
