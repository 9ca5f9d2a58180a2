//! Sentences about fish.
use super::judge::PlainRow;
use qedoku_core::CellSet;

/// The sentences about fish: the English form, the Chinese form, and the test of both.
pub(super) const FISH: &[PlainRow] = &[
    ("{H} need {N} {D}", "{H}要填{N}个 {D}", |it, n| {
        it.claim(n.houses[0].len() == n.numbers[0], "so many houses");
        it.houses_need(&n.houses[0], n.digits[0]);
    }),
    ("either way {H} have their {D} in {H}", "无论哪种情况，{H}的 {D} 都在{H}", |it, _| it.reset()),
    ("these are {N} {D} in {H}", "这是{H}里的{N}个 {D}", |it, n| {
        it.claim(n.houses[0].len() == n.numbers[0], "as many houses");
        it.reset();
    }),
    (
        "none of {H} takes two {D}, so each of them has its {D} in {H}",
        "{H}都不能有两个 {D}，所以各有一个，都在{H}",
        |_, _| {},
    ),
    (
        "{H} take one {D} each, so these {N} {D} fill them",
        "{H}各只能有一个 {D}，正好由这{N}个 {D} 占满",
        |it, n| {
            it.claim(n.houses[0].len() == n.numbers[0], "as many houses");
            it.reset();
        },
    ),
    (
        "{H} have their {D} in {H}, and no two can share one of these, so there is one in each",
        "{H}的{N}个 {D} 只能在{H}；[同一行|同一列|同一宫|其中每个]不能有两个 {D}，所以{H}各有一个",
        |it, n| {
            let places = n.digits[0].iter().fold(CellSet::EMPTY, |all, digit| all | it.places_of(digit, &n.houses[0]));
            it.in_cover(places, n.digits[0], &n.houses[1]);
            it.claim(n.houses[0].len() == n.houses[1].len(), "as many houses on both sides");
        },
    ),
    (
        "if {C} [is|are] not {D}, {H} have their {D} in {H}, and no two can share one of these, so there is one in each",
        "若 {C} [都|]不是 {D}，则{H}的{N}个 {D} 只能在{H}；[同一行|同一列|同一宫|其中每个]不能有两个 {D}，所以{H}各有一个",
        |it, n| {
            it.supposes_not(n.cells[0], n.digits[0]);
            let places = n.digits[0].iter().fold(CellSet::EMPTY, |all, digit| all | it.places_of(digit, &n.houses[0]));
            it.in_cover(places, n.digits[0], &n.houses[1]);
        },
    ),
    ("{C} is {D}, or {H} has its {D} in {C}", "{C} 是 {D}，或者{H}的 {D} 在 {C}", |_, _| {}),
    // Places of a base with the houses that cover them.
    ("{H} has its {D} in {C}, in {H}", "{H}的 {D} 在 {C}（{H}）", |it, n| {
        let [house, other] = [n.houses[0][0], n.houses[1][0]];
        if it.truths.is_empty() && it.gone.is_empty() {
            it.begins_base(house, n.digits[0]);
            return it.in_base(n.cells[0], Some(other));
        }
        // By what is supposed.
        it.has(house, n.digits[0], n.cells[0]);
        let inside = n.cells[0].is_subset(other);
        it.claim(inside, "the places are in the other house");
    }),
    ("{C}, in {H}", "{C}（{H}）", |it, n| it.in_base(n.cells[0], Some(n.houses[0][0]))),
];
