//! Cells that see others by a rule, not in a house: the sentences name the rule, in both languages and wordings.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]
use qedoku_core::{
    Board, Candidate, CandidateSet, Cell, CellSet, Chain, Conclusion, Fish, FishBody, Grid, House, HouseSet, Layout,
    Pattern, Puzzle, Reason, Rule, RuleKind, Rules, Slot, Slug, Step, StepRating, StrongLink,
};
use qedoku_explain::{Detail, Lang, StepContext, StepText, Style, Wording};
use std::fmt::Write;
use std::sync::Arc;

fn layout(kinds: &[RuleKind]) -> Arc<Layout> {
    let list = kinds.iter().map(|&kind| Rule { kind, cells: Vec::new(), value: None }).collect();
    Layout::of(&Rules { list, ..Rules::default() }).unwrap()
}

fn set(text: &str) -> CandidateSet {
    text.split(' ').map(|name| Candidate::parse(name).unwrap().0).collect()
}

fn cells(text: &str) -> CellSet {
    text.split_whitespace().map(|name| Cell::parse(name).unwrap()).collect()
}

/// A board where houses have a digit at some cells only.
fn board(layout: &Arc<Layout>, houses: &[(House, &str)], at: Candidate) -> Board {
    let mut board = Board::new(layout, &Puzzle::from_givens(Grid::EMPTY));
    for (house, places) in houses {
        let others = layout.cells(*house) - cells(places);
        others.iter().for_each(|cell| board.eliminate(Candidate { cell, digit: at.digit }));
    }
    board
}

/// The sentences of a step in all voices.
fn described(board: &Board, pattern: Pattern, base: &[Slot], gone: &str) -> String {
    let step = Step {
        technique: Slug::new("any"),
        conclusion: Conclusion::eliminating(set(gone)),
        pattern,
        truths: base.iter().map(|&slot| board.truth(slot)).collect(),
        rating: StepRating::NONE,
    };
    let mut text = String::new();
    for language in Lang::ALL {
        for (wording, detail) in
            [(Wording::Usual, Detail::Normal), (Wording::Usual, Detail::Full), (Wording::Plain, Detail::Normal)]
        {
            let style = Style { language, wording, detail, ..Style::default() };
            let context = StepContext::new(board).with_style(style);
            let described = StepText::new(&context, "1", &step, &|_| "Any".to_owned());
            writeln!(text, "{}", described.sentence()).unwrap();
        }
    }
    text
}

/// A chain of two houses, each with two places of a digit: the names of the houses with their places, the outer one and the
/// inner one.
fn two_houses(kinds: &[RuleKind], named: [[&str; 3]; 2], gone: &str) -> String {
    let layout = layout(kinds);
    let digit = Candidate::parse(gone.split(' ').next().unwrap()).unwrap().0;
    let places = named.map(|[house, outer, inner]| (layout.house_named(house).unwrap(), format!("{outer} {inner}")));
    let houses: Vec<(House, &str)> = places.iter().map(|(house, cells)| (*house, cells.as_str())).collect();
    let board = board(&layout, &houses, digit);
    let at = |name: &str| CandidateSet::of(Candidate { cell: Cell::parse(name).unwrap(), digit: digit.digit });
    let [first, last] = named;
    let reason = |house: House| Reason::House(house, digit.digit);
    let links = vec![
        StrongLink { from: at(first[1]), to: at(first[2]), reason: reason(houses[0].0) },
        StrongLink { from: at(last[2]), to: at(last[1]), reason: reason(houses[1].0) },
    ];
    let base: Vec<Slot> = houses.iter().map(|(house, _)| Slot::House(*house, digit.digit)).collect();
    described(&board, Chain::open(links).unwrap().into(), &base, gone)
}

/// Two lines with a digit in two lines across, and with fins.
fn finned(kinds: &[RuleKind], rows: [[&str; 2]; 2], cover: [&str; 2], fins: &str, gone: &str) -> String {
    let layout = layout(kinds);
    let digit = Candidate::parse(gone.split(' ').next().unwrap()).unwrap().0;
    let houses = rows.map(|[house, places]| (layout.house_named(house).unwrap(), places));
    let board = board(&layout, &houses, digit);
    let cover: HouseSet = cover.iter().map(|name| layout.house_named(name).unwrap()).collect();
    let body = FishBody { cover, fins: cells(fins) };
    let fish = Fish::new(&layout, digit.digit, houses.iter().map(|(house, _)| *house).collect(), body).unwrap();
    let base = houses.map(|(house, _)| Slot::House(house, digit.digit));
    described(&board, fish.into(), &base, gone)
}

#[test]
fn what_is_seen_by_a_rule_is_told_with_the_rule() {
    let mut text = String::new();
    // Both ends by the rule; one of them; the places between the houses by it.
    text += &two_houses(&[RuleKind::AntiKnight], [["c2", "r2c2", "r1c2"], ["c5", "r3c5", "r1c5"]], "r4c3<>6");
    text += &two_houses(&[RuleKind::AntiKing], [["c2", "r6c2", "r1c2"], ["c5", "r7c5", "r1c5"]], "r7c1<>6 r7c3<>6");
    text += &two_houses(&[RuleKind::AntiKing], [["r4", "r4c9", "r4c3"], ["c4", "r9c4", "r3c4"]], "r9c9<>6");
    // A fin that is seen by the rule, and one of two.
    let knight = [RuleKind::AntiKnight];
    text += &finned(&knight, [["r4", "r4c5 r4c8"], ["r7", "r7c5 r7c6 r7c8"]], ["c5", "c8"], "r7c6", "r5c5<>2");
    text +=
        &finned(&knight, [["r4", "r4c5 r4c8"], ["r7", "r7c4 r7c5 r7c6 r7c8"]], ["c5", "c8"], "r7c4 r7c6", "r9c5<>2");
    let mut settings = insta::Settings::clone_current();
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!("seen_by_rules", text));
}
