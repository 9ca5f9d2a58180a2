//! The templates of sentences about what all places of a slot exclude, or what stands between two ends, and what each claims.
use super::super::grammar::TemplateNames;
use super::judge::RuleJudge;
use super::templates::RuleRow;

/// The sentences about digits that all places of another exclude, or those that stand on a line.
pub(super) const EXCLUDING: &[RuleRow] = &[
    (
        "{D} [is|are] on the line, so one end is below {D}, the other is above {D}, and neither is {D}",
        "线上有 {D}，所以一端小于 {D}，另一端大于 {D}，都不是 {D}",
        |reader, names| reader.ends_around(&names.digits),
    ),
    (
        "{S}. each of these excludes {D} in {C} ({B})",
        "{S}。无论是哪个，{C} 都不能是 {D}（{B}）",
        |reader, names| {
            reader.clashes_with(&names.candidates[0]);
            reader.excluded_by(names.cells[0], names.digits[0], &names.said.reasons[0]);
        },
    ),
    (
        "{S}. each of these excludes {D} in {C}: {U}",
        "{S}。无论是哪个，{C} 都不能是 {D}：{U}",
        |reader, names| {
            reader.clashes_with(&names.candidates[0]);
            reader.excluded(names.cells[0], names.digits[0], &names.said.excluders[0]);
        },
    ),
    ("the {D} is in {C}. each of these excludes {D} in {C} ({B})", "", places_exclude),
    ("the {D} is in {C}. each of these excludes {D} in {C}: {U}", "", places_exclude_each),
    ("", "{H}的 {D} 只能填在 {C}。每一处都排除 {C} 的 {D}（{B}）", places_exclude),
    ("", "{H}的 {D} 只能填在 {C}。每一处都排除 {C} 的 {D}：{U}", places_exclude_each),
    (
        "{H} needs {D}, and its only open cells are {C}. each of these excludes {D} in {C} ({B})",
        "{H}还缺 {D}，空格只有 {C}。每一处都排除 {C} 的 {D}（{B}）",
        places_exclude,
    ),
    (
        "{H} needs {D}, and its only open cells are {C}. each of these excludes {D} in {C}: {U}",
        "{H}还缺 {D}，空格只有 {C}。每一处都排除 {C} 的 {D}：{U}",
        places_exclude_each,
    ),
    (
        "the {D} is in {C}. with {D} in {C} the {D} could only be in {U}, and [the two do not go together|none of these goes with that]",
        "",
        places_elsewhere,
    ),
    ("", "{H}的 {D} 只能填在 {C}。若 {C} 为 {D}，则 {D} 只能在 {U}，而两者不能同时成立", places_elsewhere),
    (
        "{H} needs {D}, and its only open cells are {C}. with {D} in {C} the {D} could only be in {U}, and [the two do not go together|none of these goes with that]",
        "{H}还缺 {D}，空格只有 {C}。若 {C} 为 {D}，则 {D} 只能在 {U}，而两者不能同时成立",
        places_elsewhere,
    ),
    (
        "with {D} in {C} the {D} could only be in {U}, and [the two do not go together|none of these goes with that]",
        "若 {C} 为 {D}，则 {D} 只能在 {U}，而两者不能同时成立",
        |reader, names| {
            reader.excluded_elsewhere(names.cells[0], [names.digits[0], names.digits[1]], &names.said.excluders[0]);
        },
    ),
    ("", "无论是哪个，{C} 都不能是 {D}（{B}）", |reader, names| {
        reader.excluded_by(names.cells[0], names.digits[0], &names.said.reasons[0]);
    }),
    ("", "无论是哪个，{C} 都不能是 {D}：{U}", |reader, names| {
        reader.excluded(names.cells[0], names.digits[0], &names.said.excluders[0]);
    }),
    ("each of these excludes {D} in {C} ({B})", "每一处都排除 {C} 的 {D}（{B}）", |reader, names| {
        reader.excluded_by(names.cells[0], names.digits[0], &names.said.reasons[0]);
    }),
    ("each of these excludes {D} in {C}: {U}", "每一处都排除 {C} 的 {D}：{U}", |reader, names| {
        reader.excluded(names.cells[0], names.digits[0], &names.said.excluders[0]);
    }),
];

/// Each place of a digit in a house excludes others, all for one reason.
fn places_exclude(reader: &mut RuleJudge<'_>, names: &TemplateNames) {
    let places = reader.candidates(names.cells[0], names.digits[0]);
    reader.clashes_with(&places);
    reader.excluded_by(names.cells[1], names.digits[1], &names.said.reasons[0]);
}

/// The same, each for its reason.
fn places_exclude_each(reader: &mut RuleJudge<'_>, names: &TemplateNames) {
    let places = reader.candidates(names.cells[0], names.digits[0]);
    reader.clashes_with(&places);
    reader.excluded(names.cells[1], names.digits[1], &names.said.excluders[0]);
}

/// A digit with another one in its cell could only stand in the other places, each of which excludes this.
fn places_elsewhere(reader: &mut RuleJudge<'_>, names: &TemplateNames) {
    let places = reader.candidates(names.cells[0], names.digits[0]);
    reader.clashes_with(&places);
    let digits = [names.digits[1], names.digits[2]];
    reader.excluded_elsewhere(names.cells[1], digits, &names.said.excluders[0]);
}
