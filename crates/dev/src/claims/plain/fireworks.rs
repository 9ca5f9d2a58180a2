//! Sentences about digits of two lines that cross in a box.
use super::judge::PlainRow;
use qedoku_core::CellSet;

/// The sentences about fireworks: the English form, the Chinese form, and the test of both.
pub(super) const FIREWORKS: &[PlainRow] = &[
    ("{H} has its {D} in {H} or [at|in] {C}", "{H}的 {D} 在{H}或 {C}", |it, n| {
        let places = n.digits[0].iter().fold(CellSet::EMPTY, |all, digit| all | it.places_of(digit, &n.houses[0]));
        it.claim((places - n.cells[0]).is_subset(n.houses[1][0]), "it has no other place");
    }),
    ("{H} has its {D} in {H}", "{H}的 {D} 在{H}", |it, n| {
        let places = n.digits[0].iter().fold(CellSet::EMPTY, |all, digit| all | it.places_of(digit, &n.houses[0]));
        it.claim(places.is_subset(n.houses[1][0]), "it has no other place");
    }),
    ("if both are in {H}, they are one {D}, at {C}", "若两个都在{H}，就是同一个 {D}，在 {C}", |it, n| {
        it.claim(n.cells[0].is_subset(n.houses[0][0]), "the crossing is in the box");
    }),
    ("the same holds for {D}", "{D} 也一样", |_, _| {}),
    (
        "if {C} were {D}, {C} would both be {D}, with {N} [cell|cells] left for {D}",
        "若 {C} 是 {D}，{C} 就都是 {D}，{D} 只剩{N}格可填",
        |it, n| {
            let closed = n.cells[0].iter().map(|cell| it.layout.peers(cell)).fold(CellSet::ALL, |all, by| all & by);
            for cell in n.cells[1] {
                let only = n.digits[1].iter().all(|digit| {
                    let left = |house| it.places_of(digit, &[it.layout.cells(house)]) - closed;
                    it.layout.houses_of(cell).iter().any(|house| left(house) == CellSet::of(cell))
                });
                it.claim(only, "the line has one place left");
            }
            it.claim(n.numbers[0] < n.digits[2].len(), "fewer cells than digits are left");
        },
    ),
    ("if {C} were {D}, {H} would have no place for {D}", "若 {C} 是 {D}，{H}就没有位置填 {D}", |it, n| {
        let closed = n.cells[0].iter().map(|cell| it.layout.peers(cell)).fold(CellSet::ALL, |all, by| all & by);
        let places = n.digits[1].iter().fold(CellSet::EMPTY, |all, digit| all | it.places_of(digit, &n.houses[0]));
        it.claim((places - closed).is_empty(), "the line has no place left");
    }),
    ("the same holds for {D} [at|in] {C}", "{C} 的 {D} 也一样", |it, n| {
        let there =
            n.cells[0].is_subset(n.digits[0].iter().fold(CellSet::EMPTY, |all, it_is| all | it.board.plane(it_is)));
        it.claim(there, "the candidates are there");
    }),
];
