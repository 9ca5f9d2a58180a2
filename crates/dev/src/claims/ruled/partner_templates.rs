//! The sentences about digits that rules of two cells let go together, in both languages, and what each claims.
use super::templates::RuleRow;
use qedoku_core::CellSet;

/// The sentences about digits that have no partner.
pub(super) const PARTNERS: &[RuleRow] = &[
    (
        "at each black dot one digit is twice the other, and {D} [has|have] neither double nor half",
        "每个黑点两侧一格是另一格的 2 倍，而 {D} 既没有两倍也没有一半",
        |reader, names| reader.have_no_double_anywhere(names.digits[0]),
    ),
    (
        "at each {v} two cells add up to {X}, so they are {W}",
        "每个[| ]{v}[| ]两侧之和为 {X}，只能是 {W}",
        |reader, names| reader.are_ways_anywhere(&names.said.reasons[0], &names.said.totals[0], &names.said.ways[0]),
    ),
    (
        "at each {v} two cells add up to {X}, and no digit goes with {D}",
        "每个[| ]{v}[| ]两侧之和为 {X}，没有哪个数能与 {D} 相配",
        |reader, names| reader.go_with_none_anywhere(&names.said.reasons[0], &names.said.totals[0], names.digits[0]),
    ),
    (
        "on each {v} neighbors differ by {X} or more, and no digit goes with {D}",
        "每条[| ]{v}[| ]上相邻两格至少相差 {X}，没有哪个数能与 {D} 相配",
        |reader, names| reader.go_with_none_anywhere(&names.said.reasons[0], &names.said.totals[0], names.digits[0]),
    ),
    (
        "at each {v} one digit is {X} times the other, and no digit goes with {D}",
        "每个[| ]{v}[| ]两侧一格是另一格的 {X} 倍，没有哪个数能与 {D} 相配",
        |reader, names| reader.go_with_none_anywhere(&names.said.reasons[0], &names.said.totals[0], names.digits[0]),
    ),
    (
        "at each {v} two cells differ by {X}, and no digit goes with {D}",
        "每个[| ]{v}[| ]两侧相差 {X}，没有哪个数能与 {D} 相配",
        |reader, names| reader.go_with_none_anywhere(&names.said.reasons[0], &names.said.totals[0], names.digits[0]),
    ),
    (
        "at the black dot of {C} one digit is twice the other, and {D} [has|have] neither double nor half",
        "{C} 之间是黑点，一格是另一格的 2 倍，而 {D} 既没有两倍也没有一半",
        |reader, names| reader.have_no_double(names.cells[0], names.digits[0]),
    ),
    ("{V}, and no digit goes with {D}", "{V}，没有哪个数能与 {D} 相配", |reader, names| {
        reader.go_with_none(&names.said.reasons[0], names.digits[0]);
    }),
    ("{V}, so they are {W}", "{V}，只能是 {W}", |reader, names| {
        reader.are_ways(&names.said.reasons[0], &names.said.ways[0]);
    }),
    ("{D} in {C} would need {D} in {C} ({v})", "若 {C} 为 {D}，则 {C} 须为 {D}（{v}）", |reader, names| {
        // Chinese has the cells before their digits; so the order of each kind is the same.
        reader.want([names.cells[0], names.cells[1]], &names.said.reasons[0]);
        reader.need([names.digits[0], names.digits[1]]);
    }),
    (
        "{D} in {C} would need {D} in the other cell ({v})",
        "若 {C} 为 {D}，则另一格须为 {D}（{v}）",
        |reader, names| {
            reader.want([names.cells[0], CellSet::EMPTY], &names.said.reasons[0]);
            reader.need([names.digits[0], names.digits[1]]);
        },
    ),
    ("{D} would need {D}", "若为 {D}，则须为 {D}", |reader, names| {
        reader.need([names.digits[0], names.digits[1]]);
    }),
    ("{C} hold the same digit ({v})", "{C} 填同一个数（{v}）", |reader, names| {
        reader.hold_one_digit(names.cells[0], &names.said.reasons[0]);
    }),
];
