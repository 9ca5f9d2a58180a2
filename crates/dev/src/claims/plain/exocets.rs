//! Sentences for beginners about exocets.
use super::super::exocets::{is_narrowed, is_seen, places};
use super::judge::PlainRow;
use qedoku_core::CellSet;

/// Bases, targets and mirrors.
pub(super) const EXOCETS: &[PlainRow] = &[
    (
        "{C} are two of {D}. call these two digits X and Y",
        "{C} 是 {D} 中的两个数，称为 X 和 Y",
        |reader, names| {
            let held = reader.held(names.cells[0]);
            reader.claim(held == names.digits[0] && names.cells[0].len() == 2, "the base has just these digits");
        },
    ),
    (
        "[X|x] and Y are in {H} and in {H} already. so they are nowhere else there",
        "{H}的 X 和 Y 已在这里，不在别处",
        |_, _| {},
    ),
    (
        "{H} each need an X. outside {H}, {H}, {C} these [rows|columns|boxes] have room for two Xs at most, whichever digit X is",
        "{H}各要一个 X。在{H}以及 {C} 之外，无论 X 是哪个数，{H}都最多放两个",
        |reader, names| {
            reader.claim(names.houses[0].len() == 3, "three lines");
            let outside = names.houses[1..].iter().filter(|houses| **houses != names.houses[0]).flatten();
            let outside = outside.fold(names.cells[0], |all, house| all | *house);
            let lines = names.houses[0].iter().fold(CellSet::EMPTY, |all, house| all | *house);
            reader.looks_at(lines - outside);
        },
    ),
    ("{C} is X. in the same way {C} is Y", "{C} 是 X，同样也有一个是 Y", |_, _| {}),
    ("{C} are X and Y, and each is {D}", "{C} 就是 X 和 Y，都是 {D}", |_, _| {}),
    ("with {D} at {C}, {D} does not fit in all of {H}", "若 {C} 是 {D}，{D} 就填不满{H}", |_, _| {}),
    ("there {D} is only in {H}", "那里 {D} 只在{H}", |reader, names| {
        reader.only_there(names.digits[0], &names.houses[0]);
    }),
    ("{D} only in {H}", "{D} 只在{H}", |reader, names| reader.only_there(names.digits[0], &names.houses[0])),
    ("{D} cannot be placed in all of {H}, even with {C}", "就算填上 {C}，{D} 也填不满{H}", |_, _| {}),
    ("{D} cannot be placed in all of {H}, even with {C} {T}", "就算填上 {C}，{D} 也填不满{H}{T}", |_, _| {}),
    ("{D} is neither X nor Y", "{D} 既不是 X 也不是 Y", |_, _| {}),
    ("none of {D} is X or Y", "", |_, _| {}),
    (
        "the digit of {C} is in the base in {H} and at {C} in {H}, so {H} has it in {H}, at {C}",
        "{C} 的数在{H}的基准格里，在{H}的 {C}，所以在{H}只能在{H}，即 {C}",
        |_, _| {},
    ),
    ("{C} can only be {D}, so {C} is {D}", "{C} 只能是 {D}，所以 {C} 是 {D}", |_, _| {}),
    (
        "{C} can only be {D}, and {C} cannot, so {C} is {D}",
        "{C} 只能是 {D}，{C} [都|]不能填，所以 {C} 是 {D}",
        |reader, names| {
            let cannot = !reader.held(names.cells[1]).meets(names.digits[0]);
            reader.claim(cannot, "these cells have none of the digits");
        },
    ),
    (
        "{C} can only be {D}, and of the base only {C} can be that. so {C} is the digit of {C}, {D}, and of these it can only be {D}",
        "{C} 只能是 {D}，而基准格中只有 {C} 能填它，所以 {C} 就是 {C} 的数，即 {D}，其中它只能是 {D}",
        |reader, names| {
            let holds = is_narrowed(reader.board, names);
            reader.claim(holds, "one base cell alone can be the other target");
        },
    ),
    (
        "{C} sees {C} ({H}), so it is not {D}",
        "{C} 与 {C} 互相可见（{H}），所以不是 {D}",
        |reader, names| {
            let holds = is_seen(reader.board, names);
            reader.claim(holds, "the cell has the digit and sees the other");
        },
    ),
    (
        "{K} [fits|fit] no way to fill the base, the targets and their mirrors",
        "基准格、目标格和镜像格的每种填法都不含 {K}",
        |reader, names| {
            let concluded = names.candidates[0].is_subset(&reader.conclusion.eliminate);
            reader.claim(concluded, "the step concludes it");
        },
    ),
    ("with {D} at {C}, {H} has no place for {D}", "若 {C} 是 {D}，{H}就没有 {D} 的位置", |reader, names| {
        reader.places = places(reader.board, names);
    }),
    ("{C} takes the other digit", "{C} 填另一个数", |reader, names| {
        let there = names.cells[0].is_subset(reader.places);
        reader.claim(there, "the cell is a place of the line");
    }),
    ("{C} [sees|see] {C}", "{C} 被 {C} 排除", |reader, names| {
        let peers = reader.layout.common_peers(names.cells[1]);
        reader.claim(names.cells[0].is_subset(reader.places & peers), "the cells see the target");
    }),
    ("{C} [is|are] in {H}, where the base has it", "{C} 在{H}，那里的这个数在基准格", |reader, names| {
        let inside = names.houses[0].iter().all(|house| names.cells[0].is_subset(*house));
        reader.claim(inside && names.cells[0].is_subset(reader.places), "the cells are in the house");
    }),
];
