//! Sentences about what stands on the board: houses, cells, digits, and what closes places.
use super::judge::PlainRow;
use qedoku_core::{CellSet, DigitSet};

/// The sentences about the board.
pub(super) const FACTS: &[PlainRow] = &[
    (
        "look at {N} cells: {C} in {H}, and {C} in {H}",
        "[先看|看]{N}格：{H}的 {C}，{H}的 {C}",
        |reader, names| {
            let inside = names.cells[0].is_subset(names.houses[0][0]) && names.cells[1].is_subset(names.houses[1][0]);
            reader.claim(inside, "the cells are in the houses");
            reader.claim((names.cells[0] | names.cells[1]).len() == names.numbers[0], "so many cells");
            reader.looks_at(names.cells[0] | names.cells[1]);
        },
    ),
    ("look at {N} cells: {H} in {H}", "[先看|看]{N}格：{H}在{H}的格", |reader, names| {
        let all = crossing(&names.houses);
        reader.looks_at(all);
    }),
    ("{H} in {H}", "{H}在{H}的格", |reader, names| {
        let all = reader.about | crossing(&names.houses);
        reader.looks_at(all);
    }),
    ("look at {N} cells: {C}", "[先看|看]{N}格：{C}", |reader, names| {
        reader.claim(names.cells[0].len() == names.numbers[0], "so many cells");
        reader.looks_at(names.cells[0]);
    }),
    ("look at {C} in {H}", "先看[ |]{H}的 {C}", |reader, names| {
        reader.claim(names.cells[0].is_subset(names.houses[0][0]), "the cells are in the house");
        reader.looks_at(names.cells[0]);
    }),
    ("{C} in {H}", "{H}的 {C}", |reader, names| {
        reader.claim(names.cells[0].is_subset(names.houses[0][0]), "the cells are in the house");
        let all = reader.cells | names.cells[0];
        reader.looks_at(all);
    }),
    ("look at {C}", "先看 {C}", |reader, names| reader.looks_at(names.cells[0])),
    ("{H} [has|have] {D} already", "", |reader, names| reader.houses_have(&names.houses[0], names.digits[0])),
    ("{H} has {D} only in {C}", "{H}的 {D} 只在 {C}", |reader, names| {
        let places =
            names.digits[0].iter().fold(CellSet::EMPTY, |all, digit| all | reader.places_of(digit, &names.houses[0]));
        reader.claim(places == names.cells[0], "the digits have just these places there");
    }),
    ("{H} has {D}", "{H}已有 {D}", |reader, names| reader.houses_have(&names.houses[0], names.digits[0])),
    ("only {D} is left", "只剩 {D}", |reader, names| {
        let held = reader.held(reader.cells);
        reader.claim(held == names.digits[0], "the cell has just this digit");
    }),
    ("{H} has one open cell, {C}", "{H}只有一个空格 {C}", |reader, names| {
        let open = names.houses[0][0] & reader.board.open();
        reader.claim(open == names.cells[0] && open.is_one(), "one cell is open");
    }),
    ("{H} has every digit but {D}", "{H}只缺 {D}", |reader, names| {
        reader.houses_have(&names.houses[0], reader.layout.digits() - names.digits[0]);
    }),
    ("{H} [needs|need] {D}", "{H}还缺 {D}", |reader, names| reader.houses_need(&names.houses[0], names.digits[0])),
    ("its open [cell is|cells are] {C}", "空格是 {C}", |reader, names| {
        let open = reader.house & reader.board.open();
        reader.claim(open == names.cells[0], "these are the open cells");
    }),
    ("only {C} [is|are] left", "只剩 {C}", |reader, names| {
        let needed = reader.needed;
        let places = needed.iter().fold(CellSet::EMPTY, |all, digit| all | reader.board.plane(digit)) & reader.house;
        reader.claim(places == names.cells[0], "no other places are left");
    }),
    ("one is {D}, the other is {D}", "一格是 {D}，另一格是 {D}", |reader, names| {
        reader.claim(names.digits[0] | names.digits[1] == reader.needed, "these are the digits");
    }),
    ("one of them is {D} and the other is {D}", "一格是 {D}，另一格是 {D}", |reader, names| {
        let held = reader.held(reader.cells);
        reader.claim(held == names.digits[0] | names.digits[1], "the cells have just these digits");
    }),
    (
        "{H} has its {D} at {C}, so {C} is not {D}",
        "{H}的 {D} 已在 {C}，所以 {C} 不能填 {D}",
        |reader, names| {
            reader.stands(names.houses[0][0], names.digits[0], names.cells[0]);
            reader.closed(names.cells[1], names.houses[0][0], names.digits[1]);
        },
    ),
    ("{C} [is|are] in {H}", "{C} [都|]在{H}", |reader, names| {
        reader.claim(names.cells[0].is_subset(names.houses[0][0]), "the cells are in the house");
        reader.cells = names.cells[0];
    }),
    ("{C} are [both|all] in {H}", "{C} 都在{H}", |reader, names| {
        reader.claim(names.cells[0].is_subset(names.houses[0][0]), "the cells are in the house");
    }),
    (
        "{H} has its {D} at {C} and its {D} at {C}, so {C} [is|are] neither",
        "{H}已有 {C} 的 {D} 和 {C} 的 {D}，所以 {C} [都|]不能填 {D}",
        |reader, names| {
            for (digits, at) in names.digits.iter().zip(&names.cells[..names.cells.len() - 1]) {
                reader.stands(names.houses[0][0], *digits, *at);
            }
            reader.closed(names.cells[2], names.houses[0][0], names.digits[0] | names.digits[1]);
        },
    ),
    (
        "{H} has its {D} at {C}, its {D} at {C} and its {D} at {C}, so {C} [is|are] none of these",
        "{H}已有 {C} 的 {D}、{C} 的 {D} 和 {C} 的 {D}，所以 {C} [都|]不能填 {D}",
        |reader, names| {
            for (digits, at) in names.digits.iter().zip(&names.cells[..names.cells.len() - 1]) {
                reader.stands(names.houses[0][0], *digits, *at);
            }
            reader.closed(names.cells[3], names.houses[0][0], names.digits[0] | names.digits[1] | names.digits[2]);
        },
    ),
    (
        "{H} has its {D} at {C}, its {D} at {C}, its {D} at {C} and its {D} at {C}, so {C} [is|are] none of these",
        "{H}已有 {C} 的 {D}、{C} 的 {D}、{C} 的 {D} 和 {C} 的 {D}，所以 {C} [都|]不能填 {D}",
        |reader, names| {
            for (digits, at) in names.digits.iter().zip(&names.cells[..names.cells.len() - 1]) {
                reader.stands(names.houses[0][0], *digits, *at);
            }
            reader.closed(
                names.cells[4],
                names.houses[0][0],
                names.digits.iter().fold(DigitSet::EMPTY, |all, digits| all | *digits),
            );
        },
    ),
    ("{H} has its {D} at {C}", "{H}的 {D} 已在 {C}", |reader, names| {
        let cells = reader.cells;
        reader.stands(names.houses[0][0], names.digits[0], names.cells[0]);
        reader.closed(cells, names.houses[0][0], names.digits[0]);
    }),
    ("{H} has its {D} at {C}, as supposed", "{H}的 {D} 已在 {C}（假设）", |reader, names| {
        reader.stands(names.houses[0][0], names.digits[0], names.cells[0]);
    }),
    (
        "{C} [has|have] lost {D} already ([step|steps] {D})",
        "{C} [都|]已删去 {D}（第{D}步）",
        |reader, names| {
            reader.lost(names.cells[0], names.digits[0]);
        },
    ),
    ("{C} [has|have] lost {D} already {T}", "{C} [都|]已删去 {D}{T}", |reader, names| {
        reader.lost(names.cells[0], names.digits[0]);
        reader.cell = names.cells[0];
    }),
    ("{C} has lost {D} {T} already", "", |reader, names| reader.lost(names.cells[0], names.digits[0])),
    ("{C} has lost {D} {T}", "", |reader, names| {
        reader.lost(names.cells[0], names.digits[0]);
        reader.cell = names.cells[0];
    }),
    ("{D} {T} already", "", |reader, names| {
        let cell = reader.cell;
        reader.lost(cell, names.digits[0]);
    }),
    ("{D} {T}", "{D}{T}", |reader, names| {
        let cell = reader.cell;
        reader.lost(cell, names.digits[0]);
    }),
    ("{C} [has|have] lost {D} already", "{C} [都|]已删去 {D}", |reader, names| {
        reader.lost(names.cells[0], names.digits[0]);
    }),
    ("{C} is {D}. both are in {H}", "{C} 是 {D}。两格都在{H}", |reader, names| {
        reader.says_one(names.cells[0], names.digits[0]);
        reader.claim(names.cells[0].is_subset(names.houses[0][0]), "they are in the house");
    }),
    ("both are in {H}", "", |reader, names| reader.all_in(&names.houses[0])),
    ("all {N} are in {H}", "", |reader, names| reader.all_in(&names.houses[0])),
    ("", "两格都在{H}", |reader, names| reader.all_in(&names.houses[0])),
    ("", "{N}格都在{H}", |reader, names| reader.all_in(&names.houses[0])),
    ("no other cell of {H} is {D}", "{H}的其他格不能填 {D}", |_, _| {}),
    ("{H} has one place left for {D}", "[于是|]{H}的 {D} 只剩一个位置", |_, _| {}),
    ("{C} [hold|holds] only {D}", "{C} 只有 {D}", |reader, names| reader.holds_just(names.cells[0], names.digits[0])),
    ("{C} is {D} itself", "{C} 自己就是 {D}", |reader, names| {
        let has = names.digits[0].is_subset(reader.held(names.cells[0]));
        reader.claim(has, "the pivot has the digit");
    }),
    ("{C} can only be {D}", "{C} [都|]只有候选数 {D}", |reader, names| {
        reader.holds_just(names.cells[0], names.digits[0]);
    }),
    (
        "{N} cells share {N} digits, so {D} are in these cells",
        "这{N}个数正好填这{N}格，所以 {D} 都在这{N}格里",
        |reader, names| {
            let held = reader.held(reader.cells);
            reader
                .claim(names.numbers[0] == names.digits[0].len() && held == names.digits[0], "as many cells as digits");
        },
    ),
    ("these {N} cells take {D}", "这{N}格填 {D}", |reader, names| {
        reader.claim(
            names.numbers[0] == names.digits[0].len() && reader.needed == names.digits[0],
            "as many cells as digits",
        );
    }),
    ("nothing else fits there", "这{N}格不能填别的数", |_, _| {}),
    ("the digit that {C} takes is not in {C}", "{C} 填的数不在 {C}", |_, _| {}),
    ("the {N} digits that {C} take are not in {C}", "{C} 填的{N}个数不在 {C}", |_, _| {}),
    ("{H} has this digit at {C}", "{H}的这个数在 {C}", |_, _| {}),
    ("{H} has these {N} digits in {C}", "{H}的这{N}个数在 {C}", |reader, names| {
        reader.claim(names.numbers[0] == names.cells[0].len(), "so many cells");
    }),
    ("the [last of the digits|other digit] is in {C}", "剩下的一个数在 {C}", |_, _| {}),
    (
        "{H} has its {D} in {C}, and no other cell there holds them",
        "{H}的 {D} 在 {C}，其他格不能填",
        |reader, names| {
            let inside = names.cells[0].is_subset(names.houses[0][0]);
            reader.claim(
                inside && names.digits[0].is_subset(reader.held(names.cells[0])),
                "the cells are in the house and have the digits",
            );
        },
    ),
    (
        "[so |]{D} are in {C}, which hold nothing else",
        "[所以 |]{D} 都在 {C}，这些格不能再填别的数",
        |reader, names| {
            reader.claim(names.digits[0].len() == names.cells[0].len(), "as many cells as digits");
        },
    ),
    ("{C} [holds|hold] nothing else either", "{C} 也[都|]不能填别的数", |_, _| {}),
    (
        "{H} has its {D} in {H} ({C}) or in {H} ({C})",
        "{H}的 {D} 在{H}（{C}）或在{H}（{C}）",
        |reader, names| {
            reader.either_line(names.houses[0][0], names.digits[0], names.cells[0] | names.cells[1]);
            let inside = names.cells[0].is_subset(names.houses[1][0]) && names.cells[1].is_subset(names.houses[2][0]);
            reader.claim(inside, "the places are in the lines");
        },
    ),
    ("{H} has its {D} in {H} ({C}) or at {C}", "{H}的 {D} 在{H}（{C}）或在 {C}", |reader, names| {
        reader.either_line(names.houses[0][0], names.digits[0], names.cells[0] | names.cells[1]);
    }),
    ("{H} has its {D} at {C} or in {H} ({C})", "{H}的 {D} 在 {C}或在{H}（{C}）", |reader, names| {
        reader.either_line(names.houses[0][0], names.digits[0], names.cells[0] | names.cells[1]);
    }),
    ("{H} [has its|have their] {D} in {C}", "{H}的 {D} 在 {C}", |reader, names| {
        for house in &names.houses[0] {
            reader.has_or_said(*house, names.digits[0], names.cells[0]);
        }
    }),
    (
        "{C} and {C} are both in {H}, so at least one of them is not {D}",
        "{C} 和 {C} 同在{H}，至少有一格不是 {D}",
        |reader, names| {
            let inside = (names.cells[0] | names.cells[1]).is_subset(names.houses[0][0]);
            reader.claim(inside, "both are in the house");
        },
    ),
];

/// The cells in which some houses cross some others.
fn crossing(houses: &[Vec<CellSet>]) -> CellSet {
    let all = |at: usize| houses[at].iter().fold(CellSet::EMPTY, |all, cells| all | *cells);
    all(0) & all(1)
}
