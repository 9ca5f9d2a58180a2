//! Sentences about what is supposed, what follows from it, and the acts.
use super::super::grammar::TemplateNames;
use super::judge::{PlainJudge, PlainRow};
use qedoku_core::{Digit, DigitSet};

/// The sentences about what follows from what; the general ones last.
pub(super) const FOLLOWING: &[PlainRow] = &[
    ("cross out", "", |_, _| {}),
    ("{D} in {C}", "{C} 删去 {D}", |reader, names| reader.crosses(names.cells[0], names.digits[0])),
    ("suppose {C} [is|are] not {D}", "[再|]假设 {C} [都|]不是 {D}", |reader, names| {
        reader.supposes_not(names.cells[0], names.digits[0]);
    }),
    ("suppose {C} is neither {D} nor {D}", "", |reader, names| {
        reader.supposes_not(names.cells[0], names.digits[0] | names.digits[1]);
    }),
    ("suppose {C} is none of {D}", "", |reader, names| reader.supposes_not(names.cells[0], names.digits[0])),
    ("suppose one of {C} is {D}", "[再|]假设 {C} 中有一个是 {D}", |reader, names| {
        reader.supposes(names.cells[0], names.digits[0]);
    }),
    ("suppose {C} is {D}", "[再|]假设 {C} 是 {D}", |reader, names| {
        reader.supposes(names.cells[0], names.digits[0]);
    }),
    (
        "[first|second|third|fourth|fifth|sixth|seventh|eighth|ninth] case: the {D} of {H} is in {H}",
        "第[一|二|三|四|五|六|七|八|九]种情况：{H}的 {D} 在{H}",
        |reader, names| {
            let cells = reader.places_of(first(names.digits[0]), &names.houses[0]) & names.houses[1][0];
            reader.supposes(cells, names.digits[0]);
        },
    ),
    (
        "[first|second|third|fourth|fifth|sixth|seventh|eighth|ninth] case: it is in {H}",
        "第[一|二|三|四|五|六|七|八|九]种情况：它在{H}",
        |reader, names| {
            let cells = reader.in_case & names.houses[0][0];
            let digits = reader.case_digits;
            reader.supposes(cells, digits);
        },
    ),
    (
        "[first|second|third|fourth|fifth|sixth|seventh|eighth|ninth] case: {C} [is|are] not {D}",
        "第[一|二|三|四|五|六|七|八|九]种情况：{C} [都|]不是 {D}",
        |reader, names| reader.supposes_not(names.cells[0], names.digits[0]),
    ),
    (
        "[first|second|third|fourth|fifth|sixth|seventh|eighth|ninth] case: {C} is {D}",
        "第[一|二|三|四|五|六|七|八|九]种情况：{C} 是 {D}",
        |reader, names| reader.supposes(names.cells[0], names.digits[0]),
    ),
    (
        "if {C} is {D}, {C} is not ({H}), so {C} is {D}",
        "若 {C} 是 {D}，则 {C} 不是（{H}），于是 {C} 是 {D}",
        |reader, names| {
            reader.supposes(names.cells[0], names.digits[0]);
            reader.is_not_at_all(names.cells[1], names.digits[0]);
            let both = names.cells[0] | names.cells[1];
            reader.claim(names.houses[0].iter().any(|house| both.is_subset(*house)), "both are in the house");
            reader.says(names.cells[2], names.digits[1]);
        },
    ),
    (
        "if {C} is not {D}, {C} is {D}, the only other {D} of {H}",
        "若 {C} 不是 {D}，则{H}的 {D} 只能在 {C}",
        |reader, names| {
            reader.supposes_not(names.cells[0], names.digits[0]);
            reader.has(names.houses[0][0], names.digits[0], names.cells[1]);
        },
    ),
    ("{C} [shares|share] a row, column or box with both ({H})", "{C} 能看到这两格（{H}）", |reader, names| {
        reader.with_each(names.cells[0], &names.houses[0]);
    }),
    ("{C} is {D}, the only place left for {D} in {H}", "", |reader, names| {
        reader.has(names.houses[0][0], names.digits[0], names.cells[0]);
    }),
    ("{C} is {D}, the only other {D} of {H}", "{H}的 {D} 只能在 {C}", |reader, names| {
        reader.has(names.houses[0][0], names.digits[0], names.cells[0]);
    }),
    ("[so |]if {C} is not {D}, {C} is {D}", "[所以|]若 {C} 不是 {D}，则 {C} 是 {D}", |reader, names| {
        let both = names.cells[0] | names.cells[1];
        let are_all = reader.have_a_house(both, first(names.digits[1]));
        let known = reader.is_known_set(names.cells[1], names.digits[1]) || are_all;
        reader.claim(known, "it was said to follow");
        if are_all {
            (reader.places, reader.seen) = (both, qedoku_core::CellSet::EMPTY);
            return;
        }
        reader.one_of(names.cells[0] | names.cells[1]);
    }),
    ("at least one of the two is {D}", "两格中至少有一个是 {D}", |_, _| {}),
    ("it is {D}", "只能是 {D}", |reader, names| reader.it_is(names.digits[0])),
    ("with {K}", "若有 {K}", |reader, names| reader.besides(names.candidates[0])),
    ("if {C} is {D}", "若 {C} 是 {D}", |reader, names| reader.supposes(names.cells[0], names.digits[0])),
    ("{C} [is|are] not {D} in the second case either ({H})", "", |reader, names| {
        reader.covered(names.cells[0], names.digits[0], &names.houses[0]);
    }),
    ("", "[所以|]第二种情况下 {C} 也[都|]不是 {D}（{H}）", |reader, names| {
        reader.covered(names.cells[0], names.digits[0], &names.houses[0]);
    }),
    ("{C} [is|are] not {D} ({H})", "{C} [都|]不是 {D}（{H}）", |reader, names| {
        reader.is_not(names.cells[0], names.digits[0], &names.houses[0]);
    }),
    ("{C} [is|are] not {D} and not {D} ({H})", "", |reader, names| {
        reader.is_not(names.cells[0], names.digits[0] | names.digits[1], &names.houses[0]);
    }),
    ("{C} [is|are] not {D}, not {D} and not {D} ({H})", "", |reader, names| {
        reader.is_not(names.cells[0], names.digits[0] | names.digits[1] | names.digits[2], &names.houses[0]);
    }),
    ("not {D} ({H})", "不是 {D}（{H}）", |reader, names| reader.it_is_not_in(names.digits[0], &names.houses[0])),
    ("it is not {D}", "它不是 {D}", |reader, names| reader.it_is_not(names.digits[0])),
    ("they are not {D}", "都不是 {D}", |_, _| {}),
    ("", "都不能填 {D}", |_, _| {}),
    ("it is neither {D} nor {D}", "{C} 既不是 {D} 也不是 {D}", |reader, names| {
        reader.it_is_not(names.digits[0] | names.digits[1]);
    }),
    ("they are neither {D} nor {D}", "{C} 都既不是 {D} 也不是 {D}", |_, _| {}),
    ("{C} [is|are] not {D}, as the steps below show", "{C} [都|]不是 {D}，见下面的步骤", |reader, names| {
        reader.shown_below(names.cells[0], names.digits[0]);
    }),
    ("{C} [is|are] not {D}", "{C} [都|]不是 {D}", |reader, names| {
        reader.is_not_at_all(names.cells[0], names.digits[0]);
    }),
    ("not {D}", "不是 {D}", |reader, names| reader.it_is_not(names.digits[0])),
    ("{C} is {D}: {H} has no other place", "{C} 是 {D}：{H}没有别的位置", |reader, names| {
        reader.has(names.houses[0][0], names.digits[0], names.cells[0]);
    }),
    ("{C} is {D} ({H})", "{C} 是 {D}（{H}）", |reader, names| {
        reader.pair_turn(names.cells[0], names.digits[0], names.houses[0][0]);
    }),
    ("the only candidate of {C} is {D}", "", |reader, names| {
        reader.only(names.cells[0], names.digits[0], names.digits[0]);
    }),
    ("its only candidates are {D}, so it is {D}", "它只有候选数 {D}，所以是 {D}", |reader, names| {
        reader.it_has_only(names.digits[0], names.digits[1]);
    }),
    (
        "the only candidates of {C} are {D}, and it is not {D}, as supposed. that cannot be, so {C} is {D}",
        "{C} 只有候选数 {D}，而已假设它不是 {D}，这不可能，所以 {C} 是 {D}",
        |reader, names| {
            let same = names.cells[0] == names.cells[1] && names.digits[1] == names.digits[2];
            reader.claim(same, "it is the same candidate");
            reader.has_none_left(names.cells[0], names.digits[0], names.digits[1]);
        },
    ),
    ("the only candidates of {C} are {D}, so it is {D}", "{C} 只有候选数 {D}，所以是 {D}", |reader, names| {
        reader.only(names.cells[0], names.digits[0], names.digits[1]);
    }),
    ("{C} [hold|holds] only {D}: {N} [cells|cell], {N} digits", "{C} 只有 {D}：{N}格{N}个数", set_holds),
    ("{C} hold only {D}: {N} cells of {H}, {N} digits", "{C} 只有 {D}：{H}的{N}格{N}个数", |reader, names| {
        set_holds(reader, names);
        let cells = names.cells[0];
        reader.claim(names.houses[0].iter().any(|house| cells.is_subset(*house)), "all are in the house");
    }),
    (
        "only {C} of them can be {D}, and {C} [is|are] not {D}, as supposed. so {C} is {D}",
        "其中只有 {C} 能填 {D}，而已假设 {C} [不|都不]是 {D}，所以 {C} 是 {D}",
        |reader, names| {
            reader.places_in_set(names.cells[0], names.digits[0]);
            reader.claim(names.cells[0] - names.cells[1] == names.cells[2], "the others are left");
            reader.says_one(names.cells[2], names.digits[2]);
        },
    ),
    (
        "only {C} of them can be {D}, but [it is|they are] not {D}, as supposed. that cannot be",
        "其中只有 {C} 能填 {D}，但已假设[不|都不]是 {D}，这不可能",
        |reader, names| {
            reader.places_in_set(names.cells[0], names.digits[0]);
            reader.reset();
        },
    ),
    (
        "[it is|they are] not {D}, as supposed. that cannot be",
        "已假设[不|都不]是 {D}，这不可能",
        |reader, _| reader.reset(),
    ),
    (
        "only {C} of them can be {D}, so {C} is {D}",
        "其中只有 {C} 能填 {D}，所以 {C} 是 {D}",
        |reader, names| {
            reader.places_in_set(names.cells[0], names.digits[0]);
            reader.says_one(names.cells[1], names.digits[1]);
        },
    ),
    ("one of them is {D}", "其中一格是 {D}", |reader, names| {
        let cells = reader.cells;
        reader.says_one(cells, names.digits[0]);
    }),
    (
        "{C} is {D}. {C} hold only {D}: {N} cells, {N} digits. they lack the digit of {C}, so they hold the other {N}",
        "{C} 是 {D}。{C} 只有 {D}：{N}格{N}个数。它们不能填 {C} 的数，所以填其余{N}个",
        |reader, names| {
            let held = reader.held(names.cells[1]);
            let counts = [names.cells[1].len(), held.len(), names.cells[1].len()];
            reader.claim(held == names.digits[1] && names.numbers == counts, "the cells have just these digits");
            reader.says(names.cells[0], names.digits[0]);
        },
    ),
    ("only {C} of them can be {D}", "其中只有 {C} 能填 {D}", |reader, names| {
        names.digits[0].iter().for_each(|digit| reader.says_one(names.cells[0], digit.into()));
    }),
    (
        "{H} have their {D} in {H} or in {C}, but {H} do not have room for all. so {C} is {D}",
        "{H}的 {D} 在{H}或 {C}，但{H}放不下，所以 {C} 是 {D}",
        |reader, names| {
            reader.claim(names.houses[1].len() < names.houses[0].len(), "fewer lines cross");
            reader.says(names.cells[1], names.digits[1]);
        },
    ),
    (
        "{H} have their {D} in {H}, one in each. that of {H} is in {C}",
        "{H}的 {D} 在{H}各有一个，{H}的在 {C}",
        |reader, names| {
            let inside = names.cells[0].is_subset(names.houses[2][0]);
            reader.claim(
                inside && names.houses[0].len() == names.houses[1].len(),
                "as many lines cross, and the cells are in one",
            );
            reader.says(names.cells[0], names.digits[0]);
        },
    ),
    ("else {C} would hold only {D}", "否则 {C} 只有 {D}", |_, _| {}),
    (
        "{C} has only {D}, so nothing is left for it",
        "{C} 只有候选数 {D}，所以没有数可填",
        |reader, names| {
            reader.empty(names.cells[0]);
        },
    ),
    ("[now |]nothing is left for {C}", "现在 {C} 没有数可填", |reader, names| reader.empty(names.cells[0])),
    ("[now |]{H} has no place for {D}", "现在{H}没有位置填 {D}", |reader, names| {
        reader.no_place(names.houses[0][0], names.digits[0]);
    }),
    ("that cannot be", "这不可能", |reader, _| reader.reset()),
    ("either way", "", |reader, _| reader.reset()),
    ("one of the two colors is right", "两种颜色必有一种成立", |reader, _| reader.reset()),
    ("", "{H}的 {D} 都在 {C}", |reader, names| {
        let digits = names.digits[0];
        reader.has_or_said(names.houses[0][0], digits, names.cells[0]);
    }),
    ("", "无论哪种情况", |reader, _| {
        reader.reset();
        reader.in_loop = true;
    }),
    ("each way", "要删的候选数都与其中一组的双方冲突", |reader, _| reader.reset()),
    (
        "in both cases {H} [has its|have their] {D} in {C}",
        "无论哪种情况，{H}的 {D} 都在 {C}",
        |reader, names| {
            reader.reset();
            for house in &names.houses[0] {
                reader.has_in_loop(*house, names.digits[0], names.cells[0]);
            }
        },
    ),
    ("in both cases", "", |reader, _| {
        reader.reset();
        reader.in_loop = true;
    }),
    ("in all {N} cases", "", |reader, _| reader.reset()),
    ("in every case that can happen,", "无论哪种情况", |reader, _| reader.reset()),
    ("whichever it is", "无论哪个成立", |reader, _| reader.reset()),
    ("", "{H}的 {D} 在 {C}，都在{H}", |reader, names| {
        reader.has(names.houses[0][0], names.digits[0], names.cells[0]);
        let inside = names.cells[0].is_subset(names.houses[1][0]);
        reader.claim(inside, "the places are in the other house");
    }),
    ("{C} take {D} of {H}", "{C} 占了{H}的 {D}", |reader, names| {
        reader.set_holds(names.cells[0], names.digits[0]);
    }),
    ("{C} [is|are] in {H} with each of them", "{C} 与各格都同行、同列或同宫（{H}）", |reader, names| {
        reader.with_each(names.cells[0], &names.houses[0]);
    }),
    ("{C} [is|are] in {H} with both", "{C} 与这两格同在{H}", |reader, names| {
        reader.with_all(names.cells[0], names.houses[0][0], 2);
    }),
    ("{C} [is|are] in {H} with all {N}", "{C} 与这{N}格同在{H}", |reader, names| {
        reader.with_all(names.cells[0], names.houses[0][0], names.numbers[0]);
    }),
    ("{C} [is|are] in {H} with {C}", "{C} 与 {C} 同在{H}", |reader, names| {
        reader.seen = qedoku_core::CellSet::EMPTY;
        reader.together(names.cells[0], names.houses[0][0], names.cells[1]);
    }),
    ("in {H} with the other {N}", "与其余{N}格同在{H}", |reader, names| {
        reader.with_the_others(names.houses[0][0], names.numbers[0]);
    }),
    ("in {H} with {C}", "与 {C} 同在{H}", |reader, names| reader.and_together(names.houses[0][0], names.cells[0])),
    ("one of {C} is {D} and the other is {D}", "{C} 一格是 {D}，另一格是 {D}", |reader, names| {
        reader.says(names.cells[0], names.digits[0] | names.digits[1]);
    }),
    ("[at least |]one of {C} is {D}", "{C} 中[至少有|有]一个是 {D}", |reader, names| {
        reader.says_one(names.cells[0], names.digits[0]);
    }),
    ("", "{C} [都|]填 {D}", |reader, names| reader.says_each(names.cells[0], names.digits[0])),
    ("{C} are {D}", "{C} 都是 {D}", |reader, names| reader.says_each(names.cells[0], names.digits[0])),
    ("{C} is {D}", "{C} 是 {D}", |reader, names| reader.says(names.cells[0], names.digits[0])),
    // A place of a base without a house of the cover.
    ("{C}", "{C}", |reader, names| reader.in_base(names.cells[0], None)),
];

/// Cells hold just these digits, and as many are named.
fn set_holds(reader: &mut PlainJudge<'_>, names: &TemplateNames) {
    reader.set_holds(names.cells[0], names.digits[0]);
    reader.claim(names.numbers == [names.cells[0].len(), names.digits[0].len()], "so many cells and digits");
}

fn first(digits: DigitSet) -> Digit {
    digits.first().unwrap_or(Digit::D1)
}
