//! Tests of what only a shape describes, and what truths describe where there is none.
mod common;
use common::{almost_locked, assert_described, board, candidate, chain, described, digits, house, set, slots, step};
use qedoku_core::{BoardMap, Deadly, DeadlyKind, Guard, HouseGroup, LinkedSet, Pattern, Sets, Symmetric, Truth};
use qedoku_explain::{Lang, StepContext, Style, shape};
use std::fmt::Write;

#[test]
fn a_step_without_a_shape_is_told_by_its_truths() {
    let board =
        board("r1c1<>1 r1c1<>2 r1c1<>3 r1c1<>4 r1c1<>5 r1c1<>6 r1c1<>7 r2c5<>7 r2c6<>7 r2c7<>7 r2c8<>7 r2c9<>7");
    let mut step = step(&board, "r9c9<>1 r4c4=2", Pattern::Truths, &slots("r1c1 r2n7"));
    let deadly = set("r4c1=1 r4c1=2 r5c1=1 r5c1=2 r4c4=1 r4c4=2 r5c4=1 r5c4=2");
    step.truths.push(Truth::Guard(Box::new(Guard { deadly, guards: set("r4c4=5 r5c4=5") })));
    let map = BoardMap::identity();
    let cell = candidate("r5c5=1").cell;
    step.truths.push(Truth::Symmetric(Box::new(Symmetric { map, cell, digits: digits("59") })));
    assert_described!("truths", described(&board, &step));
}

#[test]
fn a_blossom_tells_which_petal_loses_what() {
    let board = board("");
    let petals = [("1", "r3c3 r9c3", "189"), ("9", "r3c3", "89")];
    let petals = petals.map(|(common, at, held)| LinkedSet { common: digits(common), set: almost_locked(at, held) });
    let blossom = Sets::blossom(candidate("r7c3=1").cell, petals).unwrap();
    assert_described!("blossom", described(&board, &step(&board, "r3c2<>8", blossom, &[])));
    let petals = [("1", "r1c3 r3c3 r4c3", "1489"), ("9", "r8c3 r9c3", "589")];
    let petals = petals.map(|(common, at, held)| LinkedSet { common: digits(common), set: almost_locked(at, held) });
    let blossom = Sets::blossom(candidate("r7c3=1").cell, petals).unwrap();
    assert_described!("blossom-of-many", described(&board, &step(&board, "r6c3<>8", blossom, &[])));
}

#[test]
fn a_crossing_is_told_with_the_houses_of_its_groups() {
    let board = board("");
    let group = |at, cells, held| HouseGroup { house: house(at), set: almost_locked(cells, held) };
    let groups = [group("c8", "r1c8 r9c8", "379"), group("b6", "r5c9", "46")];
    let crossed = Sets::sue_de_coq(almost_locked("r4c8 r6c8", "4679"), groups).unwrap();
    assert_described!("sue-de-coq", described(&board, &step(&board, "r3c8<>3 r4c9<>6", crossed, &[])));
}

#[test]
fn deadly_patterns_are_told_by_their_kind() {
    let board = board("");
    let mut all = String::new();
    for kind in [
        DeadlyKind::UniqueRectangle,
        DeadlyKind::AvoidableRectangle,
        DeadlyKind::UniqueLoop,
        DeadlyKind::ExtendedRectangle,
        DeadlyKind::Bug,
        DeadlyKind::BivalueOddagon,
        DeadlyKind::Tridagon,
    ] {
        let left = set("r1c1=1 r1c1=2 r1c4=1 r1c4=2 r2c1=1 r2c1=2 r2c4=1 r2c4=2");
        let deadly = Deadly::new(kind, left, set("r1c1=5")).unwrap();
        writeln!(all, "{kind:?}\n{}", described(&board, &step(&board, "r1c1<>1", deadly, &[]))).unwrap();
    }
    assert_described!("deadly-kinds", all);
}

#[test]
fn a_rectangle_beside_a_hidden_subset_tells_what_the_subset_leaves() {
    let elsewhere = (1..=9).filter(|column| ![2, 3, 7].contains(column));
    let lost: Vec<String> = elsewhere.map(|column| format!("r8c{column}<>1 r8c{column}<>8")).collect();
    let board = board(&format!("{} r8c7<>8", lost.join(" ")));
    let left = set("r6c2=1 r6c2=8 r6c3=1 r6c3=8 r8c2=1 r8c2=8 r8c3=1 r8c3=8");
    let deadly = Deadly::new(DeadlyKind::UniqueRectangle, left, set("r8c2=4 r8c3=3 r8c3=6")).unwrap();
    let hidden = step(&board, "r8c7<>9", deadly, &slots("r8n1 r8n8"));
    assert_described!("rectangle-and-hidden-subset", described(&board, &hidden));
    // Digits of the guards are none of the subset: nothing is said of it.
    let guarded = Deadly::new(DeadlyKind::UniqueRectangle, left, set("r8c2=4 r8c3=3")).unwrap();
    let other = step(&board, "r8c7<>9", guarded, &slots("r8n1 r8n8 r8n3"));
    assert!(!described(&board, &other).contains("cells are left for"));
}

#[test]
fn a_loop_is_named_by_the_cells_that_it_goes_through() {
    let board = board("");
    let step = chain("r1c1=1 | r1n1 | r1c5=1 | - | r5c5=1 | r5n1 | r5c1=1 | -", "r3c1<>1", vec![]);
    let said = Lang::ALL.map(|language| {
        let style = Style { language, ..Style::default() };
        shape(&StepContext::new(&board).with_style(style), &step)
    });
    assert_described!("shape-of-a-loop", said.join("\n"));
}
