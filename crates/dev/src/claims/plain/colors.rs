//! Sentences about candidates in two colors.
use super::judge::PlainRow;
use qedoku_core::{Candidate, CellSet, Digit};

/// The sentences in both languages, each with what it claims.
pub(super) const COLORS: &[PlainRow] = &[
    ("but {C} are [both|all] in {H}", "但 {C} 都在{H}", |reader, names| {
        let inside = names.cells[0].is_subset(names.houses[0][0]) && names.cells[0].is_several();
        let all_known = |digit: &Digit| names.cells[0].iter().all(|cell| reader.is_known(cell, *digit));
        let known = Digit::ALL.into_iter().find(all_known);
        reader.claim(inside && known.is_some(), "two that are true are in the house");
        reader.reset();
        // The first of them was supposed.
        if let (Some(digit), Some(cell)) = (known, names.cells[0].first()) {
            reader.refuted(Candidate { cell, digit });
        }
    }),
    ("but {C} takes one digit", "但 {C} 只能填一个数", |_, _| {}),
    (
        "{C} is {D} or {D}. color [A|B] is {D} there, color [A|B] is {D}",
        "{C} 是 {D} 或 {D}：是 {D} 时为 [A|B] 色成立，是 {D} 时为 [A|B] 色成立",
        |reader, names| {
            let both = names.digits[0] | names.digits[1];
            let held = names.cells[0].single().is_some_and(|cell| reader.board.digits(cell) == both);
            reader.claim(
                held && both.len() == 2 && both == names.digits[2] | names.digits[3],
                "the cell has these two candidates",
            );
        },
    ),
    (
        "{H} has its {D} in {C} or {C}. color [A|B] is {D} at {C}, color [A|B] is {D} at {C}",
        "{H}的 {D} 在 {C} 或 {C}：在 {C} 时为 [A|B] 色成立，在 {C} 时为 [A|B] 色成立",
        |reader, names| {
            let both = names.cells[0] | names.cells[1];
            let places = names.digits[0]
                .iter()
                .fold(CellSet::EMPTY, |all, digit| all | reader.places_of(digit, &names.houses[0]));
            reader.claim(places == both && both == names.cells[2] | names.cells[3], "the digit has these two places");
        },
    ),
    ("suppose color [A|B] is right: {C} is {D}", "假设 [A|B] 色成立：{C} 是 {D}", |reader, names| {
        reader.supposes(names.cells[0], names.digits[0]);
    }),
    (
        "[so |]color [A|B] is wrong, and color [A|B] is right: {C} is {D}",
        "[所以 |][A|B] 色不成立，[A|B] 色成立：{C} 是 {D}",
        |reader, names| reader.supposes(names.cells[0], names.digits[0]),
    ),
    (
        "once color [A|B] is gone, all of color [A|B] can be placed as singles",
        "删去 [A|B] 色后，[A|B] 色的数都可作为出数填入",
        |_, _| {},
    ),
    ("from here on nothing is supposed", "以下不再是假设", |_, _| {}),
    ("either {S}, or {S}: if one of these is false, the other is true", "{K}，与 {K}，至少有一方成立", |_, _| {}),
    (
        "either {S}, or {S}, and in both cases {C} [is|are] not {D}",
        "{S}，或者 {S}，至少有一方成立，无论哪种情况，{C} [不是|都不是] {D}",
        |_, _| {},
    ),
];
