//! Tests of pictures, in characters and drawn.
#[path = "../../explain/tests/common/mod.rs"]
mod common;
use common::{almost_locked, board, candidate, cells, chain, conclusion, digits, house, set, single, slots, step};
use qedoku_core::{
    Assumption, Candidate, CandidateSet, Case, Cell, Colors, Digit, Forcing, Hypothesis, LinkedSet, Pattern, Ring,
    RingPlace, Sets, Step,
};
use qedoku_explain::{Lang, Notation, StepContext, Style, Wording};
use qedoku_render::{Caption, DrawingStyle, Highlight, Marks, TieKind, legend, pencil, svg};

const CAPTION: Caption<'_> = Caption { title: "a < b", text: "5 & \"6\"" };

/// Strong from a group, weak, strong.
fn grouped() -> Step {
    chain("r1c1=5 r1c2=5 | r1n5 | r1c8=5 | - | r3c9=5 | c9n5 | r7c9=5", "r7c1<>5", vec![])
}

#[test]
fn ends_of_chains_are_false_and_true_in_turn() {
    let marks = Marks::of(&grouped());
    assert_eq!(marks.with(Highlight::Off), set("r1c1=5 r1c2=5 r3c9=5"));
    assert_eq!(marks.with(Highlight::On), set("r1c8=5 r7c9=5"));
    assert_eq!(marks.with(Highlight::Eliminated), set("r7c1=5"));
    let kinds: Vec<TieKind> = marks.links().iter().map(|tie| tie.kind).collect();
    assert_eq!(kinds, [TieKind::Strong, TieKind::Weak, TieKind::Strong]);
}

#[test]
fn almost_locked_sets_are_counted_among_themselves() {
    let start = board("r1c2<>5");
    let text =
        "r9c2=5 | fish 5 r2,r8 | r2c3=5 | - | r2c5=5 | als r2c5,r2c6 157 r5c4 | r5c4=1 | - | r7c4=1 | r7n1 | r7c9=1";
    let marks = Marks::of(&Step {
        truths: step(&start, "", Pattern::Truths, &slots("r2c5 r2c6 r5c4")).truths,
        ..chain(text, "r9c9<>5", vec![])
    });
    let sets: Vec<Highlight> = marks.cells_by_role().iter().map(|&(role, _)| role).collect();
    assert_eq!(sets, [Highlight::Set(0)], "the first set is the first, whatever other patterns stand before it");
    assert_eq!(marks.cells_by_role()[0].1, cells("r2c5 r2c6"), "without the cell beside it");
    assert!(marks.with(Highlight::Set(0)).contains(candidate("r2c6=7")));
}

#[test]
fn petals_hang_on_the_stem() {
    let start = board("");
    let petal = |common, at, held| LinkedSet { common: digits(common), set: almost_locked(at, held) };
    let petals = [petal("1", "r3c3 r9c3", "189"), petal("9", "r7c6", "89")];
    let blossom = Sets::blossom(candidate("r7c3=1").cell, petals).unwrap();
    let marks = Marks::on(&StepContext::new(&start), &step(&start, "r3c6<>8", blossom, &[]));
    let ties: Vec<_> = marks.links().iter().map(|tie| (tie.from, tie.to, tie.kind)).collect();
    let ends = |from, to| (set(from), set(to), TieKind::Weak);
    assert_eq!(ties, [ends("r7c3=1", "r3c3=1 r9c3=1"), ends("r7c3=9", "r7c6=9")]);
}

#[test]
fn rings_close_and_show_their_guardians() {
    let places = [("r1c1", "r1"), ("r1c2", "b1"), ("r2c1", "c1")];
    let place = |(cell, with)| RingPlace { cell: cells(cell).single().unwrap(), house: house(with) };
    let ring = Ring::new(Digit::D5, places.map(place).to_vec(), cells("r1c5")).unwrap();
    let marks = Marks::of(&step(&board(""), "r3c5<>5", ring, &[]));
    assert_eq!(
        (marks.with(Highlight::Base), marks.with(Highlight::Guard)),
        (set("r1c1=5 r1c2=5 r2c1=5"), set("r1c5=5"))
    );
    let ties: Vec<_> = marks.links().iter().map(|tie| (tie.from, tie.to)).collect();
    let ends = |from, to| (set(from), set(to));
    assert_eq!(ties, [ends("r1c1=5", "r1c2=5"), ends("r1c2=5", "r2c1=5"), ends("r2c1=5", "r1c1=5")]);
}

#[test]
fn links_are_drawn_with_what_tells_them_apart() {
    let marks = Marks::of(&grouped());
    let drawing = svg(&board(""), &marks, Style::default(), CAPTION);
    assert_eq!(drawing.matches("class=\"link strong\"").count(), 2 + 1, "and in the legend");
    assert_eq!(drawing.matches("class=\"link weak\"").count(), 1 + 1);
    assert_eq!(drawing.matches("class=\"band\"").count(), 1, "a group is one end");
    assert_eq!(drawing.matches("class=\"strike\"").count(), 1 + 1);
    let order = ["class=\"link strong\"", "class=\"m on\"", "class=\"tip strong\""].map(|class| drawing.find(class));
    assert!(order.is_sorted() && order[0].is_some(), "marks hide lines, and nothing hides heads: {order:?}");
    assert!(drawing.contains(".link.weak{") && drawing.contains("stroke-dasharray"), "weak links are dashed");
    assert_eq!(drawing, svg(&board(""), &marks, Style::default(), CAPTION), "the same bytes again");
}

#[test]
fn drawings_stand_for_themselves() {
    let drawing = svg(&board("r5c5=5"), &Marks::default(), Style::default(), CAPTION);
    assert!(drawing.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\"") && drawing.ends_with("</svg>\n"));
    assert!(drawing.contains("role=\"img\"") && drawing.contains("<title id=\"qb-title\">a &lt; b</title>"));
    assert!(drawing.contains("5 &amp; &quot;6&quot;</desc>"));
    assert_eq!(drawing.matches("http").count(), 1, "nothing is fetched");
    assert!(drawing.contains("prefers-color-scheme:dark"));
    let letters = svg(&board(""), &Marks::default(), Style { notation: Notation::A1, ..Style::default() }, CAPTION);
    assert!(letters.contains(">J</text>") && !drawing.contains(">J</text>"));
}

#[test]
fn marks_differ_in_more_than_color() {
    for (index, one) in Highlight::ALL.iter().enumerate() {
        for other in &Highlight::ALL[index + 1..] {
            assert_ne!(one.word(), other.word());
        }
        for lang in Lang::ALL {
            assert!(!one.label(lang).is_empty());
        }
    }
    let pairs = [
        (Highlight::Color(0), Highlight::Color(1)),
        (Highlight::Color(2), Highlight::Color(3)),
        (Highlight::On, Highlight::Off),
    ];
    for (one, other) in pairs {
        assert_ne!(one.mark(), other.mark(), "{one:?} and {other:?} look the same in characters");
    }
    for (one, other) in (0..8).flat_map(|one| (0..one).map(move |other| (Highlight::Set(one), Highlight::Set(other)))) {
        assert!(one.mark() != other.mark() && one.label(Lang::En) != other.label(Lang::En), "{one:?} and {other:?}");
    }
    let marks = [Highlight::Placed, Highlight::Eliminated, Highlight::Fin, Highlight::Base].map(Highlight::mark);
    assert_eq!(marks, ['*', '-', '#', '\'']);
}

#[test]
fn what_is_eliminated_keeps_its_color() {
    let pattern = Colors { clusters: vec![[set("r1c1=5"), set("r1c9=5")]] };
    let it = step(&board(""), "r1c9<>5", pattern, &[]);
    let marks = Marks::of(&it);
    assert_eq!(marks.role(candidate("r1c9=5")), Some(Highlight::Eliminated));
    assert_eq!(marks.second_role(candidate("r1c9=5")), Some(Highlight::Color(1)));
    let drawing = svg(&board(""), &marks, Style::default(), CAPTION);
    let order = ["class=\"m pale color-b\"", "class=\"strike\"", "class=\"t struck\""].map(|class| drawing.find(class));
    assert!(order.is_sorted() && order[0].is_some(), "the digit stands on its stroke: {order:?}");
}

#[test]
fn singles_show_what_blocks_the_other_places() {
    let board = board("r2c4=7 r3c8=7 r1c1=1 r1c2=2");
    let it = single(&board, "r1c3=7", "b1n7");
    let marks = Marks::on(&StepContext::new(&board), &it);
    let blockers = marks.cells_by_role().iter().find(|(role, _)| *role == Highlight::Blocker).map(|(_, cells)| *cells);
    assert_eq!(blockers, Some([Cell::at(2, 4), Cell::at(3, 8)].into_iter().collect()));
    assert_eq!(marks.houses_by_role().len(), 1);
    assert_eq!(marks.with(Highlight::Placed), set("r1c3=7"));
}

#[test]
fn assumptions_show_what_follows_and_what_is_left_empty() {
    let start = board("");
    let inner = single(&start, "r4c4=3", "r4c4");
    let it = Hypothesis {
        assume: Assumption::is_true(candidate("r5c5=5")),
        steps: vec![inner.clone()],
        end: slots("b1n9")[0],
    };
    let marks = Marks::of(&step(&start, "r5c5<>5", it, &[]));
    assert_eq!(marks.second_role(candidate("r5c5=5")), Some(Highlight::Assumed));
    assert_eq!(marks.with(Highlight::On), set("r4c4=3"));
    assert!(marks.houses_by_role().iter().any(|(role, _)| *role == Highlight::Empty));

    let case = Case { assume: Assumption::is_true(candidate("r5c5=5")), steps: vec![inner], end: None };
    let alone = Marks::of_case(&StepContext::new(&start), &case, 0, &conclusion("r9c9<>1"));
    assert_eq!((alone.with(Highlight::Assumed), alone.with(Highlight::Eliminated)), (set("r5c5=5"), set("r9c9=1")));
    let forcing = Forcing { choice: slots("r5c5")[0].into(), cases: vec![case] };
    let marks = Marks::of(&step(&start, "r9c9<>1", forcing, &[]));
    assert_eq!((marks.with(Highlight::Assumed), marks.with(Highlight::Case(0))), (set("r5c5=5"), set("r4c4=3")));
}

#[test]
fn no_picture_is_wider_than_a_terminal() {
    let cover: Vec<CandidateSet> =
        Digit::ALL.map(|digit| (1..=9).map(|row| Candidate { cell: Cell::at(row, row), digit }).collect()).to_vec();
    let clusters = cover.windows(2).map(|pair| [pair[0], pair[1]]).collect();
    let marks = Marks::of(&step(&board(""), "r9c8<>3", Colors { clusters }, &[]));
    for board in [board(""), board("r5c5=5"), board("r1c1=1 r5c5=5 r9c9=9 r1c9=3")] {
        for marks in [&marks, &Marks::default()] {
            let picture = pencil(&board, marks, DrawingStyle::Plain);
            let widths: Vec<usize> = picture.lines().map(str::len).collect();
            assert!(widths.iter().all(|&width| width == widths[0] && width <= 80), "{picture}");
            assert!(picture.is_ascii());
        }
    }
    let picture = pencil(&board("r5c5=5"), &marks, DrawingStyle::Plain);
    assert!(picture.contains("[ 5 ]") && picture.contains("1'2\"3d"), "{picture}");
}

#[test]
fn legends_name_each_mark_once() {
    let marks = Marks::of(&grouped());
    let style = Style::default();
    assert_eq!(
        legend(&marks, style),
        "5- eliminated   5\" false in the argument   5' true in the argument\n\
         (a mark belongs to the digit before it)\n\
         links (= at least one is true, - not both): 5r1c12 = 5r1c8 - 5r3c9 = 5r7c9"
    );
    let chinese = legend(&marks, Style { language: Lang::Zh, ..style });
    assert!(chinese.starts_with("5- 删数   5\" 推导中为假   5' 推导中为真"), "{chinese}");
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/_cli");
    insta::with_settings!({ snapshot_path => folder, prepend_module_to_snapshot => false, omit_expression => true }, {
        let colors = Colors { clusters: vec![[set("r1c1=5"), set("r1c1=7")]] };
        let start = board("r1c1<>1 r1c1<>2 r1c1<>3 r1c1<>4 r1c1<>6 r1c1<>8 r1c1<>9");
        let colors = Marks::on(&StepContext::new(&start), &step(&start, "r9c9<>5", colors, &[]));
        let colors = Lang::ALL.map(|lang| legend(&colors, Style { language: lang, ..style }));
        let plain = Lang::ALL.map(|language| legend(&marks, Style { language, wording: Wording::Plain, ..style }));
        assert!(plain.iter().all(|text| !text.contains("5r1c8")), "beginners read of the links in the text: {plain:?}");
        let all = [legend(&marks, style), chinese, colors.join("\n"), plain.join("\n")];
        insta::assert_snapshot!("legends", all.join("\n"));
    });
    assert_eq!(legend(&Marks::default(), style), "");
    let next = |at| LinkedSet { common: digits("4"), set: almost_locked(at, "45") };
    let pattern = Sets::chain(almost_locked("r1c1", "45"), ["r2c2", "r3c3"].map(next).to_vec()).unwrap();
    let marks = Marks::of(&step(&board(""), "r9c9<>5", pattern, &[]));
    let lines = legend(&marks, style);
    assert!(lines.lines().count() > 1 && lines.contains("4x restricted common x"), "{lines}");
    assert!(lines.contains("5z common digit z"), "{lines}");
    assert!(lines.lines().all(|line| line.len() <= 80), "{lines}");
}

#[test]
fn colors_are_held_together_by_conjugate_pairs() {
    let mut start = board("");
    for cell in (1..=9).filter(|column| ![1, 9].contains(column)).map(|column| Cell::at(1, column)) {
        start.eliminate(Candidate { cell, digit: Digit::D5 });
    }
    let pattern = Colors { clusters: vec![[set("r1c1=5 r4c9=5"), set("r1c9=5")]] };
    let marks = Marks::on(&StepContext::new(&start), &step(&start, "r4c1<>5", pattern, &[]));
    let ties: Vec<_> = marks.links().iter().map(|tie| (tie.from, tie.to, tie.kind)).collect();
    assert_eq!(ties, [(set("r1c1=5"), set("r1c9=5"), TieKind::Conjugate)], "column 9 has other places of 5");
}

#[test]
fn restricted_commons_and_shared_digits_are_told_apart() {
    let next = LinkedSet { common: digits("4"), set: almost_locked("r1c5", "45") };
    let pattern = Sets::chain(almost_locked("r1c1", "45"), vec![next]).unwrap();
    let start = board("");
    let marks = Marks::of(&step(&start, "r1c9<>5", pattern, &[]));
    assert_eq!(marks.with(Highlight::Restricted), set("r1c1=4 r1c5=4"));
    assert_eq!(marks.with(Highlight::Shared), set("r1c1=5 r1c5=5"));
}

#[test]
fn drawings_have_a_caption_and_a_legend() {
    let drawing = svg(&board(""), &Marks::of(&grouped()), Style::default(), CAPTION);
    assert!(drawing.contains(">a &lt; b</text>") && drawing.contains(">5 &amp; &quot;6&quot;</text>"), "the caption");
    for said in [
        "eliminated",
        "true in the argument",
        "strong link: at least one end is true",
        "weak link: not both ends are true",
    ] {
        assert!(drawing.contains(&format!(">{said}</text>")), "{said} is not in the legend");
    }
    assert!(!drawing.contains("conjugate pair:") && !drawing.contains(">base<"), "the legend names what occurs");
}

#[test]
fn cases_are_drawn_with_what_follows_in_each() {
    let before = board("r3c1=1 r3c2=2 r4c3=7");
    let mut after = before.clone();
    after.place(candidate("r1c2=3"));
    let first = single(&after, "r1c8=5", "r1c8");
    after.apply(&first.conclusion);
    let steps = vec![first, single(&after, "r4c5=5", "r4c5")];
    let case = |assume: &str, steps, end: &str| Case {
        assume: Assumption::parse(assume).unwrap(),
        steps,
        end: slots(end).first().copied(),
    };
    let cases = vec![case("r1c2=3", steps, ""), case("r1c2=5", vec![], ""), case("r1c2=7", vec![], "b1n9")];
    let step = step(&board(""), "r4c5<>7", Forcing { choice: slots("r1c2")[0].into(), cases }, &[]);
    let marks = Marks::of(&step);
    assert_eq!(marks.with(Highlight::Case(0)), set("r1c8=5 r4c5=5"));
    assert_eq!(marks.with(Highlight::Assumed), set("r1c2=3 r1c2=5 r1c2=7"));
    let drawn = Marks::on(&StepContext::new(&before), &step);
    let arrows: Vec<_> = drawn.links().iter().map(|tie| (tie.from, tie.to, tie.kind)).collect();
    let follows = |case, number| TieKind::Follows { case: Some(case), number };
    assert!(arrows.iter().all(|(from, ..)| from.meets(&set("r1c2=3 r1c2=5 r1c2=7 r1c8=5 r4c5=5"))), "{arrows:?}");
    assert!(arrows.contains(&(set("r1c2=3"), set("r1c8=5"), follows(0, 1))), "{arrows:?}");
    assert!(arrows.contains(&(set("r4c5=5"), conclusion("r4c5<>7").eliminate, follows(0, 3))), "{arrows:?}");
}
