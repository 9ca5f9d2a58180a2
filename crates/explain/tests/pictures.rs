//! What pictures show, in characters and drawn.
mod common;
use common::{
    LAYOUT, almost_locked, board, candidate, cells, chain, conclusion, digits, house, set, single, slots, step,
};
use qedoku_core::{
    Assumption, Candidate, CandidateSet, Case, Cell, Colors, Digit, Forcing, Hypothesis, LinkedSet, Pattern, Ring,
    RingPlace, Sets, Step,
};
use qedoku_explain::{Caption, CellNames, Lang, Marks, Role, Scene, Style, Voice, legend, pencil, svg};

const CAPTION: Caption<'_> = Caption { title: "a < b", text: "5 & \"6\"" };

/// Strong from a group, weak, strong.
fn grouped() -> Step {
    chain("r1c1=5 r1c2=5 | r1n5 | r1c8=5 | - | r3c9=5 | c9n5 | r7c9=5", "r7c1<>5", vec![])
}

#[test]
fn ends_of_chains_are_false_and_true_in_turn() {
    let marks = Marks::of(&grouped());
    assert_eq!(marks.with(Role::Off), set("r1c1=5 r1c2=5 r3c9=5"));
    assert_eq!(marks.with(Role::On), set("r1c8=5 r7c9=5"));
    assert_eq!(marks.with(Role::Eliminated), set("r7c1=5"));
    let strong: Vec<bool> = marks.links().iter().map(|tie| tie.strong).collect();
    assert_eq!(strong, [true, false, true]);
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
    let sets: Vec<Role> = marks.cells_by_role().iter().map(|&(role, _)| role).collect();
    assert_eq!(sets, [Role::Set(0)], "the first set is the first, whatever other patterns stand before it");
    assert_eq!(marks.cells_by_role()[0].1, cells("r2c5 r2c6 r5c4"), "with the cell beside it");
    assert!(marks.with(Role::Set(0)).contains(candidate("r2c6=7")));
}

#[test]
fn petals_hang_on_the_stem() {
    let start = board("");
    let petal = |common, at, held| LinkedSet { common: digits(common), set: almost_locked(at, held) };
    let petals = [petal("1", "r3c3 r9c3", "189"), petal("9", "r7c6", "89")];
    let blossom = Sets::blossom(candidate("r7c3=1").cell, petals).unwrap();
    let marks = Marks::on(&Scene::new(LAYOUT(), &start), &step(&start, "r3c6<>8", blossom, &[]));
    let ties: Vec<_> = marks.links().iter().map(|tie| (tie.from, tie.to, tie.strong)).collect();
    let ends = |from, to| (set(from), set(to), false);
    assert_eq!(ties, [ends("r7c3=1", "r3c3=1 r9c3=1"), ends("r7c3=9", "r7c6=9")]);
}

#[test]
fn rings_close_and_show_their_guardians() {
    let places = [("r1c1", "r1"), ("r1c2", "b1"), ("r2c1", "c1")];
    let place = |(cell, with)| RingPlace { cell: cells(cell).single().unwrap(), house: house(with) };
    let ring = Ring::new(Digit::D5, places.map(place).to_vec(), cells("r1c5")).unwrap();
    let marks = Marks::of(&step(&board(""), "r3c5<>5", ring, &[]));
    assert_eq!((marks.with(Role::Base), marks.with(Role::Guard)), (set("r1c1=5 r1c2=5 r2c1=5"), set("r1c5=5")));
    let ties: Vec<_> = marks.links().iter().map(|tie| (tie.from, tie.to)).collect();
    let ends = |from, to| (set(from), set(to));
    assert_eq!(ties, [ends("r1c1=5", "r1c2=5"), ends("r1c2=5", "r2c1=5"), ends("r2c1=5", "r1c1=5")]);
}

#[test]
fn links_are_drawn_with_what_tells_them_apart() {
    let marks = Marks::of(&grouped());
    let drawing = svg(LAYOUT(), &board(""), &marks, Voice::default(), CAPTION);
    assert_eq!(drawing.matches("class=\"link strong\" marker-end=\"url(#tip-strong)\"").count(), 2);
    assert_eq!(drawing.matches("class=\"link weak\" marker-end=\"url(#tip-weak)\"").count(), 1);
    assert_eq!(drawing.matches("class=\"band\"").count(), 1, "a group is one end");
    assert_eq!(drawing.matches("class=\"strike\"").count(), 1);
    assert!(drawing.contains(".link.weak{") && drawing.contains("stroke-dasharray"), "weak links are dashed");
    assert_eq!(drawing, svg(LAYOUT(), &board(""), &marks, Voice::default(), CAPTION), "the same bytes again");
}

#[test]
fn drawings_stand_for_themselves() {
    let drawing = svg(LAYOUT(), &board("r5c5=5"), &Marks::default(), Voice::default(), CAPTION);
    assert!(drawing.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\"") && drawing.ends_with("</svg>\n"));
    assert!(drawing.contains("role=\"img\"") && drawing.contains("<title id=\"qb-title\">a &lt; b</title>"));
    assert!(drawing.contains("5 &amp; &quot;6&quot;</desc>"));
    assert_eq!(drawing.matches("http").count(), 1, "nothing is fetched");
    assert!(drawing.contains("prefers-color-scheme:dark"));
    let letters =
        svg(LAYOUT(), &board(""), &Marks::default(), Voice { names: CellNames::A1, ..Voice::default() }, CAPTION);
    assert!(letters.contains(">J</text>") && !drawing.contains(">J</text>"));
}

#[test]
fn marks_differ_in_more_than_color() {
    for (index, one) in Role::ALL.iter().enumerate() {
        for other in &Role::ALL[index + 1..] {
            assert_ne!(one.word(), other.word());
        }
        for lang in Lang::ALL {
            assert!(!one.label(lang).is_empty());
        }
    }
    let pairs = [(Role::Color(0), Role::Color(1)), (Role::Color(2), Role::Color(3)), (Role::On, Role::Off)];
    for (one, other) in pairs {
        assert_ne!(one.mark(), other.mark(), "{one:?} and {other:?} look the same in characters");
    }
    for (one, other) in (0..8).flat_map(|one| (0..one).map(move |other| (Role::Set(one), Role::Set(other)))) {
        assert!(one.mark() != other.mark() && one.label(Lang::En) != other.label(Lang::En), "{one:?} and {other:?}");
    }
    let marks = [Role::Placed, Role::Eliminated, Role::Fin, Role::Base].map(Role::mark);
    assert_eq!(marks, ['*', '-', '#', '\'']);
}

#[test]
fn what_is_eliminated_keeps_its_color() {
    let pattern = Colors { clusters: vec![[set("r1c1=5"), set("r1c9=5")]] };
    let it = step(&board(""), "r1c9<>5", pattern, &[]);
    let marks = Marks::of(&it);
    assert_eq!(marks.role(candidate("r1c9=5")), Some(Role::Eliminated));
    assert_eq!(marks.beside(candidate("r1c9=5")), Some(Role::Color(1)));
    let drawing = svg(LAYOUT(), &board(""), &marks, Voice::default(), CAPTION);
    let order = ["class=\"m pale color-b\"", "class=\"strike\"", "class=\"t struck\""].map(|class| drawing.find(class));
    assert!(order.is_sorted() && order[0].is_some(), "the digit stands on its stroke: {order:?}");
}

#[test]
fn singles_show_what_blocks_the_other_places() {
    let board = board("r2c4=7 r3c8=7 r1c1=1 r1c2=2");
    let it = single(&board, "r1c3=7", "b1n7");
    let marks = Marks::on(&Scene::new(LAYOUT(), &board), &it);
    let blockers = marks.cells_by_role().iter().find(|(role, _)| *role == Role::Blocker).map(|(_, cells)| *cells);
    assert_eq!(blockers, Some([Cell::at(2, 4), Cell::at(3, 8)].into_iter().collect()));
    assert_eq!(marks.houses_by_role().len(), 1);
    assert_eq!(marks.with(Role::Placed), set("r1c3=7"));
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
    assert_eq!(marks.beside(candidate("r5c5=5")), Some(Role::Assumed));
    assert_eq!(marks.with(Role::On), set("r4c4=3"));
    assert!(marks.houses_by_role().iter().any(|(role, _)| *role == Role::Empty));

    let case = Case { assume: Assumption::is_true(candidate("r5c5=5")), steps: vec![inner], end: None };
    let alone = Marks::of_case(&case, &conclusion("r9c9<>1"));
    assert_eq!((alone.with(Role::Assumed), alone.with(Role::Eliminated)), (set("r5c5=5"), set("r9c9=1")));
    let forcing = Forcing { choice: slots("r5c5")[0].into(), cases: vec![case] };
    let marks = Marks::of(&step(&start, "r9c9<>1", forcing, &[]));
    assert_eq!((marks.with(Role::Assumed), marks.with(Role::On)), (set("r5c5=5"), set("r4c4=3")));
}

#[test]
fn no_picture_is_wider_than_a_terminal() {
    let cover: Vec<CandidateSet> =
        Digit::ALL.map(|digit| (1..=9).map(|row| Candidate { cell: Cell::at(row, row), digit }).collect()).to_vec();
    let clusters = cover.windows(2).map(|pair| [pair[0], pair[1]]).collect();
    let marks = Marks::of(&step(&board(""), "r9c8<>3", Colors { clusters }, &[]));
    for board in [board(""), board("r5c5=5"), board("r1c1=1 r5c5=5 r9c9=9 r1c9=3")] {
        for marks in [&marks, &Marks::default()] {
            let picture = pencil(LAYOUT(), &board, marks, Style::Plain);
            let widths: Vec<usize> = picture.lines().map(str::len).collect();
            assert!(widths.iter().all(|&width| width == widths[0] && width <= 80), "{picture}");
            assert!(picture.is_ascii());
        }
    }
    let picture = pencil(LAYOUT(), &board("r5c5=5"), &marks, Style::Plain);
    assert!(picture.contains("[ 5 ]") && picture.contains("1'2\"3\""), "{picture}");
}

#[test]
fn legends_name_each_mark_once() {
    let marks = Marks::of(&grouped());
    assert_eq!(legend(&marks, Lang::En), "- eliminated   \" false in the argument   ' true in the argument");
    assert_eq!(legend(&marks, Lang::Zh), "- 删数   \" 推导中为假   ' 推导中为真");
    assert_eq!(legend(&Marks::default(), Lang::En), "");
    let next = |at| LinkedSet { common: digits("4"), set: almost_locked(at, "45") };
    let pattern = Sets::chain(almost_locked("r1c1", "45"), ["r2c2", "r3c3"].map(next).to_vec()).unwrap();
    let marks = Marks::of(&step(&board(""), "r9c9<>5", pattern, &[]));
    let lines = legend(&marks, Lang::En);
    assert_eq!(lines.lines().count(), 2, "{lines}");
    assert!(lines.lines().all(|line| line.len() <= 80), "{lines}");
}
