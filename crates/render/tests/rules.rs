//! Drawings of puzzles under other rules: every rule has its look, and a smaller board its size.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
use qedoku_core::{Board, Cell, Grid, Layout, Puzzle, Rule, RuleKind, Rules};
use qedoku_explain::{Lang, Style};
use qedoku_render::{Caption, DrawingStyle, Marks, StepDocument, grid, page, pencil, rule_kinds, rules, svg};
use std::sync::Arc;

fn cells(names: &str) -> Vec<Cell> {
    names.split(' ').map(|name| Cell::parse(name).unwrap()).collect()
}

fn layout(size: usize, list: Vec<Rule>) -> Arc<Layout> {
    Layout::of(&Rules { list, ..Rules::of_size(size) }).unwrap()
}

fn board(layout: &Arc<Layout>) -> Board {
    Board::new(layout, &Puzzle::from_givens(Grid::EMPTY))
}

fn drawn(layout: &Arc<Layout>) -> String {
    svg(&board(layout), &Marks::default(), Style::default(), Caption { title: "t", text: "" })
}

#[test]
fn every_rule_with_cells_has_a_look() {
    let classic = drawn(Layout::classic());
    assert!(!classic.contains("class=\"rule\""));
    for kind in RuleKind::ALL.into_iter().filter(|kind| kind.has_cells()) {
        let names = match kind {
            RuleKind::Odd | RuleKind::Even | RuleKind::Minimum | RuleKind::Maximum => "r5c5",
            RuleKind::Clone => "r1c1 r1c2 r5c5 r5c6",
            RuleKind::Difference | RuleKind::Ratio | RuleKind::Sum => "r1c1 r1c2",
            RuleKind::Sandwich => "r2c1 r2c2 r2c3 r2c4 r2c5 r2c6 r2c7 r2c8 r2c9",
            _ => "r1c1 r1c2 r2c2",
        };
        let value = kind.needs_value().then_some(if kind == RuleKind::Quadruple { 12 } else { 10 });
        let one = drawn(&layout(9, vec![Rule::on(kind, cells(names)).with_value(value)]));
        assert!(one.contains("class=\"rule\""), "{kind}");
    }
    for kind in [RuleKind::DiagonalFalling, RuleKind::DiagonalRising] {
        assert!(drawn(&layout(9, vec![Rule::of(kind)])).contains("class=\"rule\""), "{kind}");
    }
}

#[test]
fn lines_go_through_their_cells_and_dots_lie_between() {
    let thermometer = drawn(&layout(9, vec![Rule::on(RuleKind::Thermometer, cells("r1c1 r2c2 r2c3"))]));
    assert!(thermometer.contains("M50 50L110 110L170 110"), "{thermometer}");
    assert!(thermometer.contains("<circle cx=\"50\" cy=\"50\""));
    let dots = |rule: Rule| drawn(&layout(9, vec![rule]));
    let white = dots(Rule::on(RuleKind::Difference, cells("r1c1 r1c2")).with_value(Some(3)));
    assert!(white.contains("<circle cx=\"80\" cy=\"50\"") && white.contains("x=\"80\" y=\"50\">3</text>"));
    let plain = dots(Rule::on(RuleKind::Difference, cells("r1c1 r1c2")));
    assert!(plain.contains("<circle cx=\"80\" cy=\"50\"") && !plain.contains("x=\"80\" y=\"50\">1</text>"));
    let five = dots(Rule::on(RuleKind::Sum, cells("r1c1 r2c1")).with_value(Some(5)));
    assert!(five.contains("x=\"50\" y=\"80\">V</text>"));
    // The outline of three cells in a corner: six sides, two of which go on around the corner.
    let cage = drawn(&layout(9, vec![Rule::on(RuleKind::Cage, cells("r1c1 r1c2 r2c2"))]));
    assert!(cage.contains("M24 76H84"), "{cage}");
}

#[test]
fn a_small_board_is_drawn_small_and_brings_its_own_board_to_a_page() {
    let four = layout(4, vec![Rule::of(RuleKind::DiagonalFalling)]);
    let drawing = drawn(&four);
    assert!(drawing.contains("M20 20l240 240") && drawing.contains("width=\"240\" height=\"240\""), "{drawing}");
    let labels = drawing.split("class=\"label\"").nth(1).unwrap().split("</g>").next().unwrap();
    assert_eq!(labels.matches("<text").count(), 8);
    let shown = page(&StepDocument::new(Style::default(), "four", board(&four)));
    assert!(shown.contains("viewBox=\"0 0 264 264\"") && shown.contains("<template data-box=\"0 0 264 264\" "));
    let classic = page(&StepDocument::new(Style::default(), "nine", board(Layout::classic())));
    assert!(!classic.contains("<template"));
}

#[test]
fn a_total_stands_inside_its_cell_and_the_candidates_below_it() {
    let cage = layout(9, vec![Rule::on(RuleKind::Cage, cells("r2c2 r2c1")).with_value(Some(15))]);
    let drawing = drawn(&cage);
    assert!(drawing.contains("x=\"23.6\" y=\"82.4\" dy=\".72em\">15</text>"), "{drawing}");
    // The candidates of the cell with the total, and of the one beside it.
    assert!(
        drawing.contains("<text x=\"31 50 69 31 50 69 31 50 69\" y=\"99.5 99.5 99.5 115 115 115 130.5 130.5 130.5\">"),
        "{drawing}"
    );
    assert!(drawing.contains("<text x=\"91 110 129 91 110 129 91 110 129\" y=\"91 91 91 110 110 110 129 129 129\">"));
    let shown = page(&StepDocument::new(Style::default(), "cage", board(&cage)));
    assert!(shown.contains("data-totals=\"9\" data-below=\"8.5 5 1.5\""));
}

#[test]
fn characters_show_small_boards_and_irregular_boxes() {
    let six = layout(6, vec![]);
    let text = grid(&board(&six), DrawingStyle::Plain);
    assert_eq!(text.lines().next(), Some("+-------+-------+"));
    assert_eq!(text.lines().count(), 10);
    let boxes = Some("1112133222433444".to_owned());
    let jigsaw = Layout::of(&Rules { boxes, ..Rules::of_size(4) }).unwrap_or_else(|fault| panic!("{fault}"));
    let text = grid(&board(&jigsaw), DrawingStyle::Plain);
    let expected = "\
+--------+--+
| .  .  .| .|
|  +-----+  |
| .| .  .| .|
+--+--+--+--+
| .  .| .| .|
+--+--+  +--+
| .| .  .  .|
+--+--------+
";
    assert_eq!(text, expected);
    let large = pencil(&board(&jigsaw), &Marks::default(), DrawingStyle::Plain);
    assert!(large.lines().all(|line| line.chars().count() <= 80) && large.lines().count() > 4, "{large}");
}

#[test]
fn rules_are_listed_in_both_languages() {
    let list = vec![
        Rule::of(RuleKind::AntiKing),
        Rule::on(RuleKind::Odd, cells("r1c1")),
        Rule::on(RuleKind::Odd, cells("r2c4")),
        Rule::on(RuleKind::Difference, cells("r1c1 r1c2")).with_value(Some(2)),
        Rule::on(RuleKind::Clone, cells("r1c1 r1c2 r5c5 r5c6")),
    ];
    let layout = layout(6, list);
    let chinese = Style { language: Lang::Zh, ..Style::default() };
    assert_eq!(
        rules(&layout, Style::default()),
        "Rules: 6x6; anti-king; odd r1c1, r2c4; white dot of 2 r1c1-r1c2; clone r1c1-r1c2=r5c5-r5c6"
    );
    assert!(rules(&layout, chinese).starts_with("规则：6x6；无缘；奇数 r1c1"), "{}", rules(&layout, chinese));
}

#[test]
fn every_rule_has_its_title() {
    let mut layouts: Vec<Arc<Layout>> = Vec::new();
    for kind in RuleKind::ALL {
        let value = match kind {
            RuleKind::Sum | RuleKind::LittleKiller | RuleKind::Sandwich => Some(10),
            RuleKind::Quadruple => Some(119),
            RuleKind::Whisper => Some(5),
            _ => None,
        };
        // As many cells as the rule takes: it refuses the others.
        let fits = [
            "",
            "r5c5",
            "r1c1 r1c2",
            "r1c1 r1c2 r2c2 r2c3",
            "r1c1 r1c2 r1c3",
            "r1c3 r1c4",
            "r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9",
        ]
        .iter()
        .find_map(|names| {
            let on = names.split_whitespace().map(|name| Cell::parse(name).unwrap()).collect();
            let rules = Rules { list: vec![Rule { kind, cells: on, value }], ..Rules::default() };
            Layout::of(&rules).ok()
        });
        layouts.push(fits.unwrap());
    }
    let boxes = Some("AABBAABBCCDDCCDD".to_owned());
    layouts.push(Layout::of(&Rules { boxes, ..Rules::of_size(4) }).unwrap());
    let styles = Lang::ALL.map(|language| Style { language, ..Style::default() });
    let lines = layouts.iter().flat_map(|layout| {
        styles.into_iter().flat_map(|style| {
            let title = rules(layout, style);
            let kind = rule_kinds(layout, style);
            [Some(title.clone()), (!title.starts_with(&kind)).then_some(kind)].into_iter().flatten().map(|it| it + "\n")
        })
    });
    insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!("rule-titles", lines.collect::<String>());
    });
}

#[test]
fn a_total_of_nothing_is_told_as_one() {
    let row = |total| {
        Rule::on(RuleKind::Sandwich, Layout::classic().cells("r3".parse().unwrap()).iter().collect()).with_value(total)
    };
    for (total, described) in [(Some(0), "Rules: row 3: sandwich 0"), (Some(12), "Rules: row 3: sandwich 12")] {
        assert_eq!(rules(&layout(9, vec![row(total)]), Style::default()), described);
    }
    let layout = layout(9, vec![row(Some(0))]);
    assert_eq!(rules(&layout, Style { language: Lang::Zh, ..Style::default() }), "规则：第3行三明治 0");
    assert_eq!(rule_kinds(&layout, Style::default()), "Rules: sandwich");
    assert!(drawn(&layout).contains(">0</text>"));
}
