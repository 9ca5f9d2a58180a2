//! Sentences about digits of two lines that cross in a box.
use super::judge::PlainRow;
use qedoku_core::CellSet;

/// The sentences about fireworks: the English form, the Chinese form, and the test of both.
pub(super) const FIREWORKS: &[PlainRow] = &[
    ("{H} has its {D} in {H} or [at|in] {C}", "{H}的 {D} 在{H}或 {C}", |reader, names| {
        let places =
            names.digits[0].iter().fold(CellSet::EMPTY, |all, digit| all | reader.places_of(digit, &names.houses[0]));
        reader.claim((places - names.cells[0]).is_subset(names.houses[1][0]), "it has no other place");
    }),
    ("{H} has its {D} in {H}", "{H}的 {D} 在{H}", |reader, names| {
        let places =
            names.digits[0].iter().fold(CellSet::EMPTY, |all, digit| all | reader.places_of(digit, &names.houses[0]));
        reader.claim(places.is_subset(names.houses[1][0]), "it has no other place");
    }),
    (
        "if both are in {H}, they are one {D}, at {C}",
        "若两个都在{H}，就是同一个 {D}，在 {C}",
        |reader, names| {
            reader.claim(names.cells[0].is_subset(names.houses[0][0]), "the crossing is in the box");
        },
    ),
    ("otherwise {C} is {D}", "否则 {C} 是 {D}", |_, _| {}),
    ("the same holds for {D}", "{D} 也一样", |_, _| {}),
    (
        "if {C} were {D}, {H} would have its {D} there, so {C} would [both|all] be {D}, with {N} [cell|cells] left for {D}",
        "若 {C} 是 {D}，{H}的 {D} 就在那里，{C} 就都是 {D}，{D} 只剩{N}格可填",
        |reader, names| {
            let closed =
                names.cells[0].iter().map(|cell| reader.layout.peers(cell)).fold(CellSet::ALL, |all, by| all & by);
            for cell in names.cells[1] {
                let only = names.digits[2].iter().all(|digit| {
                    let left = |house| reader.places_of(digit, &[reader.layout.cells(house)]) - closed;
                    reader.layout.houses_of(cell).iter().any(|house| left(house) == CellSet::of(cell))
                });
                reader.claim(only, "the line has one place left");
            }
            reader.claim(names.numbers[0] < names.digits[3].len(), "fewer cells than digits are left");
        },
    ),
    (
        "if {C} were {D}, {H} would have no place for {D}",
        "若 {C} 是 {D}，{H}就没有位置填 {D}",
        |reader, names| {
            let closed =
                names.cells[0].iter().map(|cell| reader.layout.peers(cell)).fold(CellSet::ALL, |all, by| all & by);
            let places = names.digits[1]
                .iter()
                .fold(CellSet::EMPTY, |all, digit| all | reader.places_of(digit, &names.houses[0]));
            reader.claim((places - closed).is_empty(), "the line has no place left");
        },
    ),
    ("the same holds for {D} [at|in] {C}", "{C} 的 {D} 也一样", |reader, names| {
        let there = names.cells[0]
            .is_subset(names.digits[0].iter().fold(CellSet::EMPTY, |all, it_is| all | reader.board.plane(it_is)));
        reader.claim(there, "the candidates are there");
    }),
];
