//! Sentences about what stands on the board: houses, cells, digits, and what closes places.
use super::judge::PlainRow;
use qedoku_core::{CellSet, DigitSet};

/// What the board has.
pub(super) const FACTS: &[PlainRow] = &[
    ("look at {N} cells: {C} in {H}, and {C} in {H}", "[先看|看]{N}格：{H}的 {C}，{H}的 {C}", |it, n| {
        let inside = n.cells[0].is_subset(n.houses[0][0]) && n.cells[1].is_subset(n.houses[1][0]);
        it.claim(inside, "the cells are in the houses");
        it.claim((n.cells[0] | n.cells[1]).len() == n.numbers[0], "so many cells");
        it.looks_at(n.cells[0] | n.cells[1]);
    }),
    ("look at {N} cells: {H} in {H}", "[先看|看]{N}格：{H}在{H}的格", |it, n| {
        let all = crossing(&n.houses);
        it.looks_at(all);
    }),
    ("{H} in {H}", "{H}在{H}的格", |it, n| {
        let all = it.about | crossing(&n.houses);
        it.looks_at(all);
    }),
    ("look at {N} cells: {C}", "[先看|看]{N}格：{C}", |it, n| {
        it.claim(n.cells[0].len() == n.numbers[0], "so many cells");
        it.looks_at(n.cells[0]);
    }),
    ("look at {C} in {H}", "先看[ |]{H}的 {C}", |it, n| {
        it.claim(n.cells[0].is_subset(n.houses[0][0]), "the cells are in the house");
        it.looks_at(n.cells[0]);
    }),
    ("{C} in {H}", "{H}的 {C}", |it, n| {
        it.claim(n.cells[0].is_subset(n.houses[0][0]), "the cells are in the house");
        let all = it.cells | n.cells[0];
        it.looks_at(all);
    }),
    ("look at {C}", "先看 {C}", |it, n| it.looks_at(n.cells[0])),
    ("{H} [has|have] {D} already", "", |it, n| it.houses_have(&n.houses[0], n.digits[0])),
    ("{H} has {D} only in {C}", "{H}的 {D} 只在 {C}", |it, n| {
        let places = n.digits[0].iter().fold(CellSet::EMPTY, |all, digit| all | it.places_of(digit, &n.houses[0]));
        it.claim(places == n.cells[0], "the digits have just these places there");
    }),
    ("{H} has {D}", "{H}已有 {D}", |it, n| it.houses_have(&n.houses[0], n.digits[0])),
    ("only {D} is left", "只剩 {D}", |it, n| {
        let held = it.held(it.cells);
        it.claim(held == n.digits[0], "the cell has just this digit");
    }),
    ("{H} has one open cell, {C}", "{H}只有一个空格 {C}", |it, n| {
        let open = n.houses[0][0] & it.board.open();
        it.claim(open == n.cells[0] && open.is_one(), "one cell is open");
    }),
    ("{H} has every digit but {D}", "{H}只缺 {D}", |it, n| {
        it.houses_have(&n.houses[0], it.layout.digits() - n.digits[0]);
    }),
    ("{H} [needs|need] {D}", "{H}还缺 {D}", |it, n| it.houses_need(&n.houses[0], n.digits[0])),
    ("its open [cell is|cells are] {C}", "空格是 {C}", |it, n| {
        let open = it.house & it.board.open();
        it.claim(open == n.cells[0], "these are the open cells");
    }),
    ("only {C} [is|are] left", "只剩 {C}", |it, n| {
        let needed = it.needed;
        let places = needed.iter().fold(CellSet::EMPTY, |all, digit| all | it.board.plane(digit)) & it.house;
        it.claim(places == n.cells[0], "no other places are left");
    }),
    ("one is {D}, the other is {D}", "一格是 {D}，另一格是 {D}", |it, n| {
        it.claim(n.digits[0] | n.digits[1] == it.needed, "these are the digits");
    }),
    ("one of them is {D} and the other is {D}", "一格是 {D}，另一格是 {D}", |it, n| {
        let held = it.held(it.cells);
        it.claim(held == n.digits[0] | n.digits[1], "the cells have just these digits");
    }),
    ("{H} has its {D} at {C}, so {C} is not {D}", "{H}的 {D} 已在 {C}，所以 {C} 不能填 {D}", |it, n| {
        it.stands(n.houses[0][0], n.digits[0], n.cells[0]);
        it.closed(n.cells[1], n.houses[0][0], n.digits[1]);
    }),
    ("{C} [is|are] in {H}", "{C} [都|]在{H}", |it, n| {
        it.claim(n.cells[0].is_subset(n.houses[0][0]), "the cells are in the house");
        it.cells = n.cells[0];
    }),
    ("{C} are [both|all] in {H}", "{C} 都在{H}", |it, n| {
        it.claim(n.cells[0].is_subset(n.houses[0][0]), "the cells are in the house");
    }),
    (
        "{H} has its {D} at {C} and its {D} at {C}, so {C} [is|are] neither",
        "{H}已有 {C} 的 {D} 和 {C} 的 {D}，所以 {C} [都|]不能填 {D}",
        |it, n| {
            for (digits, at) in n.digits.iter().zip(&n.cells[..n.cells.len() - 1]) {
                it.stands(n.houses[0][0], *digits, *at);
            }
            it.closed(n.cells[2], n.houses[0][0], n.digits[0] | n.digits[1]);
        },
    ),
    (
        "{H} has its {D} at {C}, its {D} at {C} and its {D} at {C}, so {C} [is|are] none of these",
        "{H}已有 {C} 的 {D}、{C} 的 {D} 和 {C} 的 {D}，所以 {C} [都|]不能填 {D}",
        |it, n| {
            for (digits, at) in n.digits.iter().zip(&n.cells[..n.cells.len() - 1]) {
                it.stands(n.houses[0][0], *digits, *at);
            }
            it.closed(n.cells[3], n.houses[0][0], n.digits[0] | n.digits[1] | n.digits[2]);
        },
    ),
    (
        "{H} has its {D} at {C}, its {D} at {C}, its {D} at {C} and its {D} at {C}, so {C} [is|are] none of these",
        "{H}已有 {C} 的 {D}、{C} 的 {D}、{C} 的 {D} 和 {C} 的 {D}，所以 {C} [都|]不能填 {D}",
        |it, n| {
            for (digits, at) in n.digits.iter().zip(&n.cells[..n.cells.len() - 1]) {
                it.stands(n.houses[0][0], *digits, *at);
            }
            it.closed(n.cells[4], n.houses[0][0], n.digits.iter().fold(DigitSet::EMPTY, |all, digits| all | *digits));
        },
    ),
    ("{H} has its {D} at {C}", "{H}的 {D} 已在 {C}", |it, n| {
        let cells = it.cells;
        it.stands(n.houses[0][0], n.digits[0], n.cells[0]);
        it.closed(cells, n.houses[0][0], n.digits[0]);
    }),
    ("{H} has its {D} at {C}, as supposed", "{H}的 {D} 已在 {C}（假设）", |it, n| {
        it.stands(n.houses[0][0], n.digits[0], n.cells[0]);
    }),
    ("{C} [has|have] lost {D} already ([step|steps] {D})", "{C} [都|]已删去 {D}（第{D}步）", |it, n| {
        it.lost(n.cells[0], n.digits[0]);
    }),
    ("{C} [has|have] lost {D} already {T}", "{C} [都|]已删去 {D}{T}", |it, n| {
        it.lost(n.cells[0], n.digits[0]);
        it.cell = n.cells[0];
    }),
    ("{C} has lost {D} {T} already", "", |it, n| it.lost(n.cells[0], n.digits[0])),
    ("{C} has lost {D} {T}", "", |it, n| {
        it.lost(n.cells[0], n.digits[0]);
        it.cell = n.cells[0];
    }),
    ("{D} {T} already", "", |it, n| {
        let cell = it.cell;
        it.lost(cell, n.digits[0]);
    }),
    ("{D} {T}", "{D}{T}", |it, n| {
        let cell = it.cell;
        it.lost(cell, n.digits[0]);
    }),
    ("{C} [has|have] lost {D} already", "{C} [都|]已删去 {D}", |it, n| it.lost(n.cells[0], n.digits[0])),
    ("{C} is {D}. both are in {H}", "{C} 是 {D}。两格都在{H}", |it, n| {
        it.says_one(n.cells[0], n.digits[0]);
        it.claim(n.cells[0].is_subset(n.houses[0][0]), "they are in the house");
    }),
    ("both are in {H}", "", |it, n| it.all_in(&n.houses[0])),
    ("all {N} are in {H}", "", |it, n| it.all_in(&n.houses[0])),
    ("", "两格都在{H}", |it, n| it.all_in(&n.houses[0])),
    ("", "{N}格都在{H}", |it, n| it.all_in(&n.houses[0])),
    ("no other cell of {H} is {D}", "{H}的其他格不能填 {D}", |_, _| {}),
    ("{H} has one place left for {D}", "[于是|]{H}的 {D} 只剩一个位置", |_, _| {}),
    ("{C} [hold|holds] only {D}", "{C} 只有 {D}", |it, n| it.holds_just(n.cells[0], n.digits[0])),
    ("{C} is {D} itself", "{C} 自己就是 {D}", |it, n| {
        let has = n.digits[0].is_subset(it.held(n.cells[0]));
        it.claim(has, "the pivot has the digit");
    }),
    ("{C} can only be {D}", "{C} [都|]只有候选数 {D}", |it, n| it.holds_just(n.cells[0], n.digits[0])),
    (
        "{N} cells share {N} digits, so {D} are in these cells",
        "这{N}个数正好填这{N}格，所以 {D} 都在这{N}格里",
        |it, n| {
            let held = it.held(it.cells);
            it.claim(n.numbers[0] == n.digits[0].len() && held == n.digits[0], "as many cells as digits");
        },
    ),
    ("these {N} cells take {D}", "这{N}格填 {D}", |it, n| {
        it.claim(n.numbers[0] == n.digits[0].len() && it.needed == n.digits[0], "as many cells as digits");
    }),
    ("nothing else fits there", "这{N}格不能填别的数", |_, _| {}),
    ("the digit that {C} takes is not in {C}", "{C} 填的数不在 {C}", |_, _| {}),
    ("the {N} digits that {C} take are not in {C}", "{C} 填的{N}个数不在 {C}", |_, _| {}),
    ("{H} has this digit at {C}", "{H}的这个数在 {C}", |_, _| {}),
    ("{H} has these {N} digits in {C}", "{H}的这{N}个数在 {C}", |it, n| {
        it.claim(n.numbers[0] == n.cells[0].len(), "so many cells");
    }),
    ("the [last of the digits|other digit] is in {C}", "剩下的一个数在 {C}", |_, _| {}),
    (
        "{H} has its {D} in {C}, and no other cell there holds them",
        "{H}的 {D} 在 {C}，其他格不能填",
        |it, n| {
            let inside = n.cells[0].is_subset(n.houses[0][0]);
            it.claim(
                inside && n.digits[0].is_subset(it.held(n.cells[0])),
                "the cells are in the house and have the digits",
            );
        },
    ),
    ("{C} [holds|hold] nothing else either", "{C} 也[都|]不能填别的数", |_, _| {}),
    ("{H} has its {D} in {H} ({C}) or in {H} ({C})", "{H}的 {D} 在{H}（{C}）或在{H}（{C}）", |it, n| {
        it.either_line(n.houses[0][0], n.digits[0], n.cells[0] | n.cells[1]);
        let inside = n.cells[0].is_subset(n.houses[1][0]) && n.cells[1].is_subset(n.houses[2][0]);
        it.claim(inside, "the places are in the lines");
    }),
    ("{H} has its {D} in {H} ({C}) or at {C}", "{H}的 {D} 在{H}（{C}）或在 {C}", |it, n| {
        it.either_line(n.houses[0][0], n.digits[0], n.cells[0] | n.cells[1]);
    }),
    ("{H} has its {D} at {C} or in {H} ({C})", "{H}的 {D} 在 {C}或在{H}（{C}）", |it, n| {
        it.either_line(n.houses[0][0], n.digits[0], n.cells[0] | n.cells[1]);
    }),
    ("{H} has its {D} in {C}", "{H}的 {D} 在 {C}", |it, n| it.has_or_said(n.houses[0][0], n.digits[0], n.cells[0])),
    (
        "{C} and {C} are both in {H}, so at least one of them is not {D}",
        "{C} 和 {C} 同在{H}，至少有一格不是 {D}",
        |it, n| {
            let inside = (n.cells[0] | n.cells[1]).is_subset(n.houses[0][0]);
            it.claim(inside, "both are in the house");
        },
    ),
];

/// The cells in which some houses cross some others.
fn crossing(houses: &[Vec<CellSet>]) -> CellSet {
    let all = |at: usize| houses[at].iter().fold(CellSet::EMPTY, |all, cells| all | *cells);
    all(0) & all(1)
}
