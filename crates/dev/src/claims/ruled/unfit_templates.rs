//! The templates of sentences about what does not fit totals and the cells of a rule, and what each claims.
use super::super::grammar::TemplateNames;
use super::judge::RuleJudge;
use super::sandwich_rests::RestOfSide;
use super::templates::RuleRow;
use super::totals::SideClaim;
use qedoku_core::DigitSet;

/// The cells that are taken off come to a number, beyond what is added.
fn other_side(reader: &mut RuleJudge<'_>, names: &TemplateNames, is_least: bool) {
    let said = &names.said;
    let [more, high] = match &said.totals[..] {
        [high] => [0, high[0]],
        [more, high, ..] => [more[0], high[0]],
        [] => return,
    };
    reader.other_side(&SideClaim { cells: names.cells[0], more, bound: high, worked: &said.sums_of_digits, is_least });
}

/// The cells that are added come to a number; behind that it is those taken off, which Chinese says alike.
fn side(reader: &mut RuleJudge<'_>, names: &TemplateNames, is_least: bool) {
    if reader.has_rests() {
        return other_side(reader, names, is_least);
    }
    reader.whole_side(names.cells[0], &names.said.totals[0], &names.said.sums_of_digits);
}

/// A cell is the number that the others come to.
fn equal(reader: &mut RuleJudge<'_>, names: &TemplateNames, more: i32) {
    let totals = &names.said.totals;
    let [bound, limit] = [totals.len() - 2, totals.len() - 1].map(|at| totals[at].first().copied().unwrap_or(0));
    reader.claim(bound == limit && names.said.sums_of_digits[0] == limit, "the sum comes out as it is written");
    reader.equals_others([names.cells[0], names.cells[1]], more, limit);
}

/// In a case of the places of a sandwich the cells are filled in some ways.
fn case(reader: &mut RuleJudge<'_>, names: &TemplateNames) {
    reader.case_of_places(names.digits[0], names.cells[0], &names.said.cases[0]);
}

/// The cells between the lowest and the highest digit would have to be one of some ways.
fn would(reader: &mut RuleJudge<'_>, names: &TemplateNames) {
    reader.would_be(names.digits[0], [names.cells[0], names.cells[1]], &names.said.ways[0]);
}

/// The same, but no cell outside could be what is left.
fn would_leave(reader: &mut RuleJudge<'_>, names: &TemplateNames) {
    would(reader, names);
    reader.none_outside(names.cells[0], names.digits[1]);
}

/// One cell between would have to be a number.
fn would_number(reader: &mut RuleJudge<'_>, names: &TemplateNames) {
    reader.would_be_number(names.digits[0], [names.cells[0], names.cells[1]], &names.said.totals[0]);
}

/// The cells between the lowest and the highest digit come to a number.
fn between(reader: &mut RuleJudge<'_>, names: &TemplateNames) {
    reader.comes_between(names.digits[0], names.cells[0], names.cells[1], &names.said.totals[0]);
}

/// A digit in a cell leaves another cell just some of its digits, by rules.
fn leaves(reader: &mut RuleJudge<'_>, names: &TemplateNames, left: DigitSet) {
    let other = names.cells[1].single().map_or(DigitSet::EMPTY, |cell| reader.digits(cell));
    let [own, lost] = [names.digits[0], other - left - names.digits[0]];
    reader.at_excludes([names.cells[0], names.cells[1]], [own, lost], Some(&names.said.reasons[0]));
}

/// The sentences about what does not fit.
pub(super) const UNFIT: &[RuleRow] = &[
    (
        "the sum of {C} is at [least|most] {X} ({M}), so {C} is at [least|most] {X}",
        "{C} 之和[至少|最多]是 {X}（{M}），所以 {C} [至少|最多]是 {X}",
        |reader, names| equal(reader, names, 0),
    ),
    (
        "the sum of {C} and {X} is at [least|most] {X} ({M}), so {C} is at [least|most] {X}",
        "{C} 与 {X} 之和[至少|最多]是 {X}（{M}），所以 {C} [至少|最多]是 {X}",
        |reader, names| {
            let more = names.said.totals[0].first().copied().unwrap_or(0);
            equal(reader, names, more);
        },
    ),
    (
        "with {D} in {C} the others would have to be {W}, but [none|neither] of {C} can be {D}",
        "若 {C} [为|中有] {D}，则其余格必须是 {W}，但 {C} 都不能是 {D}",
        |reader, names| {
            reader.others_need(names.cells[0], names.digits[0], &names.said.ways[0]);
            reader.can_never_be(names.cells[1], names.digits[1]);
        },
    ),
    (
        "with {D} in {C} the others would have to be {W}, but {C} are in {H} and differ",
        "若 {C} [为|中有] {D}，则其余格必须是 {W}，但 {C} 同在{H}，不能相同",
        |reader, names| {
            reader.others_need(names.cells[0], names.digits[0], &names.said.ways[0]);
            reader.claim(names.cells[1].is_subset(names.houses[0][0]), "the cells are in the house");
        },
    ),
    (
        "with {D} in {C} the others would have to be {W}",
        "若 {C} [为|中有] {D}，则其余格必须是 {W}",
        |reader, names| reader.others_need(names.cells[0], names.digits[0], &names.said.ways[0]),
    ),
    (
        "with {D} in {C} the sum of {C} is at [least|most] {X} ({M})",
        "若 {C} [为|中有] {D}，则 {C} 之和[至少|最多]是 {X}（{M}）",
        |reader, names| {
            reader.one_side(
                [names.cells[0], names.cells[1]],
                names.digits[0],
                &names.said.totals[0],
                &names.said.sums_of_digits,
            );
        },
    ),
    (
        "with {D} in {C}, {C} would be [less|more] than {X}",
        "若 {C} 为 {D}，则 {C} [小于|大于] {X}",
        |reader, names| {
            reader.other_beyond([names.cells[0], names.cells[1]], names.digits[0], &names.said.totals[0]);
        },
    ),
    ("only {C} can both be {D}", "只有 {C} 能同时是 {D}", |reader, names| {
        reader.both(names.cells[0], names.digits[0]);
    }),
    ("of these {C} can only be {D}", "其中 {C} 只能是 {D}", |reader, names| {
        reader.only_in_runs(names.cells[0], names.digits[0]);
    }),
    ("nothing fits all of these cells", "这些格没有任何填法", |reader, _| reader.never_fits()),
    ("{F} cannot lie between {F}", "{F}[ |]不可能介于 {F}[ |]之间", |reader, names| {
        reader.shown_are(names);
        reader.never_fits();
    }),
    ("together they are at [least|most] {X} ({M})", "合起来[至少|最多]是 {X}（{M}）", |reader, names| {
        reader.out_of_reach(names.said.sums_of_digits[0]);
    }),
    (
        "with {D} in {C}, {C} could only be {D} ({B})",
        "若 {C} 为 {D}，则 {C} 只能是 {D}（{B}）",
        |reader, names| leaves(reader, names, names.digits[1]),
    ),
    (
        "with {D} in {C} nothing is left for {C} ({B})",
        "若 {C} 为 {D}，则 {C} 无数可填（{B}）",
        |reader, names| leaves(reader, names, DigitSet::EMPTY),
    ),
    (
        "with {D} in {C}, {F} could not lie between that and {F}",
        "若 {C} 为 {D}，则 {F}[ |]不可能介于它与 {F}[ |]之间",
        |reader, names| {
            reader.shown_are(names);
            reader.fits_with_none(names.cells[0], names.digits[0]);
        },
    ),
    ("{F} is below {F}, so {C} is above it", "{F}[ |]小于 {F}，所以 {C} 大于它", |reader, names| {
        reader.shown_are(names);
        reader.end_beyond(names.cells[0], &names.said.shown, true);
    }),
    ("{F} is above {F}, so {C} is below it", "{F}[ |]大于 {F}，所以 {C} 小于它", |reader, names| {
        reader.shown_are(names);
        reader.end_beyond(names.cells[0], &names.said.shown, false);
    }),
    ("{D} [does|do] not lie between {F}", "{D} 不介于 {F}[ |]之间", |reader, names| {
        reader.shown_are(names);
        reader.not_between(names.digits[0]);
    }),
    ("only {C} [is|are] left for [the other |]{D}", "[另一个 |]{D} 只剩 {C} 可填", |reader, names| {
        reader.only_left(names.cells[0], names.digits[0]);
    }),
    (
        "with {D} in {C} the run would leave {C} only {D}, which it cannot be",
        "若 {C} 为 {D}，则该段只给 {C} 剩下 {D}，而它填不了",
        |reader, names| {
            reader.run_leaves([names.cells[0], names.cells[1]], [names.digits[0], names.digits[1]]);
        },
    ),
    (
        "with {D} in {C} only {C} would be left for both {D}",
        "若 {C} 为 {D}，则 {D} 都只能在 {C}",
        |reader, names| {
            reader.both_there([names.cells[0], names.cells[1]], [names.digits[0], names.digits[1]]);
        },
    ),
    ("with {D} in {C} no other cell can be {D}", "若 {C} 为 {D}，则没有别的格能是 {D}", |reader, names| {
        reader.no_other(names.cells[0], [names.digits[0], names.digits[1]]);
    }),
    ("a total of {X} leaves no cell between {D}", "和为 {X}，所以 {D} 之间没有格", |reader, names| {
        reader.takes(&names.said.totals[0], &[0], names.digits[0]);
    }),
    ("a total of {X} takes {X} [cell|cells] between {D}", "", |reader, names| {
        reader.takes(&names.said.totals[0], &names.said.totals[1], names.digits[0]);
    }),
    ("", "和为 {X} 时，{D} 之间有 {X} 格", |reader, names| {
        reader.takes(&names.said.totals[0], &names.said.totals[1], names.digits[0]);
    }),
    ("with {D} in {C}, {C} would have to add up to {X}, but they make at least {X}", "", |reader, names| {
        between(reader, names);
        let [total, bound] = [0, 1].map(|at| names.said.totals[at].clone());
        reader.bounds_between(names.cells[0], &[bound, total], true);
    }),
    ("", "若 {D} 在 {C}，则 {C} 之和至少是 {X}，超过 {X}", |reader, names| {
        between(reader, names);
        reader.bounds_between(names.cells[0], &names.said.totals, true);
    }),
    ("with {D} in {C}, {C} would have to add up to {X}, but they make at most {X}", "", |reader, names| {
        between(reader, names);
        let [total, bound] = [0, 1].map(|at| names.said.totals[at].clone());
        reader.bounds_between(names.cells[0], &[bound, total], false);
    }),
    ("", "若 {D} 在 {C}，则 {C} 之和最多是 {X}，不足 {X}", |reader, names| {
        between(reader, names);
        reader.bounds_between(names.cells[0], &names.said.totals, false);
    }),
    (
        "with {D} in {C} the cells between come to {X}",
        "若 {D} 在 {C}，则两者之间的和为 {X}",
        |reader, names| reader.stands_between(names.digits[0], names.cells[0], &names.said.totals[0]),
    ),
    (
        "with {D} in {C} the cells outside cannot be filled",
        "若 {D} 在 {C}，则外侧的格无法填",
        |reader, names| reader.not_outside(names.digits[0], names.cells[0]),
    ),
    ("with {D} in {C}, {D} would have to be in {C}", "若 {D} 在 {C}，则 {D} 须在 {C}", |reader, names| {
        let [digits, others] = [names.digits[0], names.digits[1]];
        reader.other_end([digits, others], [names.cells[0], names.cells[1]]);
    }),
    (
        "with {D} in {C} and {D} in {C}, {D} would have to be in {C}",
        "若 {D} 在 {C}、{D} 在 {C}，则 {D} 须在 {C}",
        |reader, names| {
            if let Some(rest) = rest_of_ways(reader, names) {
                reader.without_place(&rest, names.digits[2], names.cells[2]);
            }
        },
    ),
    (
        "with {D} in {C} and {D} in {C}, {C} would have to be {D}",
        "若 {D} 在 {C}、{D} 在 {C}，则 {C} 须为 {D}",
        |reader, names| {
            if let Some(rest) = rest_of_ways(reader, names) {
                reader.without_digit(&rest, names.cells[2], names.digits[2]);
            }
        },
    ),
    (
        "with {D} in {C} and {D} in {C}, {D} would both have to be in {C}",
        "若 {D} 在 {C}、{D} 在 {C}，则 {D} 都须在 {C}",
        |reader, names| {
            if let Some(rest) = rest_of_ways(reader, names) {
                reader.in_one_place(&rest, names.digits[2], names.cells[2]);
            }
        },
    ),
    ("between {D}, {C} hold {W}, so {D} in any case", "{D} 之间 {C} 为 {W}，总有 {D}", |reader, names| {
        let is_bread = reader.is_bread(names.digits[0]);
        reader.claim(is_bread, "the lowest and the highest digit");
        reader.in_each_way(names.cells[0], &names.said.ways[0], names.digits[1]);
    }),
    ("outside these {C} hold {W}, so {D} in any case", "外侧 {C} 为 {W}，总有 {D}", |reader, names| {
        reader.in_each_way(names.cells[0], &names.said.ways[0], names.digits[0]);
    }),
    ("between {D} that leaves {I}", "{D} 之间剩下 {I}", |reader, names| {
        reader.leaves_part(&names.said.bare_sums[0], None);
    }),
    ("outside {D} that leaves {I} ({M})", "外侧剩下 {I}（{M}）", |reader, names| {
        reader.leaves_part(&names.said.bare_sums[0], Some(names.said.sums_of_digits[0]));
    }),
    ("with {D} in {C}, {f}", "若 {D} 在 {C}，则 {f}", case),
    ("nor is {C} {D} in any", "各种情况中 {C} 也都不是 {D}", |reader, names| {
        reader.in_no_case(names.digits[0], names.cells[0]);
    }),
    ("in no case is {C} {D}", "各种情况中 {C} 都不是 {D}", |reader, names| {
        reader.in_no_case(names.digits[0], names.cells[0]);
    }),
    (
        "with {D} in {C}, {C} would have to be {W}, but no cell outside can be {D}",
        "若 {D} 在 {C}，则 {C} 须为 {W}，但外侧没有格能是 {D}",
        would_leave,
    ),
    (
        "with {D} in {C}, {C} would have to be {W}, but [none|neither] of {C} can be {D}",
        "若 {D} 在 {C}，则 {C} 须为 {W}，但 {C} 都不能是 {D}",
        |reader, names| {
            would(reader, names);
            reader.can_never_be(names.cells[2], names.digits[1]);
        },
    ),
    ("with {D} in {C}, {C} would have to be {W}", "若 {D} 在 {C}，则 {C} 须为 {W}", would),
    (
        "with {D} in {C}, {C} would have to be {X}, but no cell outside can be {D}",
        "若 {D} 在 {C}，则 {C} 须为 {X}，但外侧没有格能是 {D}",
        |reader, names| {
            would_number(reader, names);
            reader.none_outside(names.cells[0], names.digits[1]);
        },
    ),
    (
        "with {D} in {C}, {C} would have to be {X}, but [none|neither] of {C} can be {D}",
        "若 {D} 在 {C}，则 {C} 须为 {X}，但 {C} 都不能是 {D}",
        |reader, names| {
            would_number(reader, names);
            reader.can_never_be(names.cells[2], names.digits[1]);
        },
    ),
    ("", "若 {D} 在 {C}，则 {C} 须为 {X}", would_number),
    (
        "with {D} in {C} no cell outside can be {D}",
        "若 {D} 在 {C}，则外侧没有格能是 {D}",
        |reader, names| {
            reader.not_outside(names.digits[0], names.cells[0]);
            reader.none_outside(names.cells[0], names.digits[1]);
        },
    ),
    ("with {D} in {C}, {F} cannot come to {X}", "若 {D} 在 {C}，则 {F}[ |]凑不出 {X}", |reader, names| {
        reader.not_made(names.digits[0], names.cells[0], &names.said.shown[0], &names.said.totals[0]);
    }),
    (
        "with {D} in {C} and {D} in {C}, no digit between is left for {C}",
        "若 {C} 为 {D}、{C} 为 {D}，则 {C} 没有介于其间的数可填",
        |reader, names| crowded(reader, names, DigitSet::EMPTY),
    ),
    (
        "with {D} in {C} and {D} in {C}, only {D} [is|are] left for {C}",
        "若 {C} 为 {D}、{C} 为 {D}，则 {C} 只剩 {D} 可填",
        |reader, names| crowded(reader, names, names.digits[2]),
    ),
    (
        "with {D} in {C} the sum of {C} is at [least|most] {X} ({M}), which is too [much|little]",
        "若 {C} 为 {D}，则 {C} 之和[至少|最多]是 {X}（{M}），[太大|不够]",
        |reader, names| {
            reader.beyond_cell([names.cells[0], names.cells[1]], names.digits[0], 0, names);
        },
    ),
    (
        "with {D} in {C} the sum of {C} and {X} is at [least|most] {X} ({M}), which is too [much|little]",
        "若 {C} 为 {D}，则 {C} 与 {X} 之和[至少|最多]是 {X}（{M}），[太大|不够]",
        |reader, names| {
            let more = names.said.totals[0].first().copied().unwrap_or(0);
            reader.beyond_cell([names.cells[0], names.cells[1]], names.digits[0], more, names);
        },
    ),
    (
        "with {D} in {C}, {C} is at [least|most] {X}",
        "若 {C} [为|中有] {D}，[则 |]{C} [至少|最多]是 {X}",
        |reader, names| {
            let said = &names.said.totals[0];
            reader.one_side([names.cells[0], names.cells[1]], names.digits[0], said, said);
        },
    ),
];

/// Sentences on the digits that the ways with a digit in one of the cells leave to the others.
fn rest_of_ways(reader: &mut RuleJudge<'_>, names: &TemplateNames) -> Option<RestOfSide> {
    reader.rest_of_side([names.digits[0], names.digits[1]], [names.cells[0], names.cells[1]])
}

/// Cells inside a line are left too few digits between two.
fn crowded(reader: &mut RuleJudge<'_>, names: &TemplateNames, left: DigitSet) {
    let [own, far, cells] = [0, 1, 2].map(|at| names.cells[at]);
    reader.too_few_between([own | far, cells], [names.digits[0], names.digits[1]], left);
}

/// The sentences about what is taken off, behind what is added. These are read last: longer ones on rules begin as they
/// do.
pub(super) const SIDES: &[RuleRow] = &[
    ("the sum of {C} is at least {X} ({M})", "{C} 之和至少是 {X}（{M}）", |reader, names| {
        side(reader, names, false);
    }),
    ("the sum of {C} is at most {X} ({M})", "{C} 之和最多是 {X}（{M}）", |reader, names| {
        side(reader, names, true);
    }),
    ("[the total of |]{C} is at most {X} ({M})", "{C} [之和|]最多是 {X}（{M}）", |reader, names| {
        other_side(reader, names, true);
    }),
    ("[the total of |]{C} is at most {X}", "{C} [之和|]最多是 {X}", |reader, names| {
        other_side(reader, names, true);
    }),
    ("the total of {C} and {X} is at most {X} ({M})", "{C} 与 {X} 之和最多是 {X}（{M}）", |reader, names| {
        other_side(reader, names, true);
    }),
    ("the total of {C} and {X} is at most {X}", "{C} 与 {X} 之和最多是 {X}", |reader, names| {
        other_side(reader, names, true);
    }),
    ("[the total of |]{C} is at least {X} ({M})", "{C} [之和|]至少是 {X}（{M}）", |reader, names| {
        other_side(reader, names, false);
    }),
    ("[the total of |]{C} is at least {X}", "{C} [之和|]至少是 {X}", |reader, names| {
        other_side(reader, names, false);
    }),
    ("the total of {C} and {X} is at least {X} ({M})", "{C} 与 {X} 之和至少是 {X}（{M}）", |reader, names| {
        other_side(reader, names, false);
    }),
    ("the total of {C} and {X} is at least {X}", "{C} 与 {X} 之和至少是 {X}", |reader, names| {
        other_side(reader, names, false);
    }),
];
