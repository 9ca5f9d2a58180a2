//! Sentences about what is supposed, what follows from it, and the acts.
use super::judge::PlainRow;
use qedoku_core::{Digit, DigitSet};

/// What follows from what; the general ones last.
pub(super) const FOLLOWING: &[PlainRow] = &[
    ("cross out", "", |_, _| {}),
    ("{D} in {C}", "{C} 删去 {D}", |it, n| it.crosses(n.cells[0], n.digits[0])),
    ("suppose {C} [is|are] not {D}", "[再|]假设 {C} [都|]不是 {D}", |it, n| {
        it.supposes_not(n.cells[0], n.digits[0]);
    }),
    ("suppose {C} is neither {D} nor {D}", "", |it, n| it.supposes_not(n.cells[0], n.digits[0] | n.digits[1])),
    ("suppose {C} is none of {D}", "", |it, n| it.supposes_not(n.cells[0], n.digits[0])),
    ("suppose one of {C} is {D}", "[再|]假设 {C} 中有一个是 {D}", |it, n| it.supposes(n.cells[0], n.digits[0])),
    ("suppose {C} is {D}", "[再|]假设 {C} 是 {D}", |it, n| it.supposes(n.cells[0], n.digits[0])),
    (
        "[first|second|third|fourth|fifth|sixth|seventh|eighth|ninth] case: the {D} of {H} is in {H}",
        "第[一|二|三|四|五|六|七|八|九]种情况：{H}的 {D} 在{H}",
        |it, n| {
            let cells = it.places_of(first(n.digits[0]), &n.houses[0]) & n.houses[1][0];
            it.supposes(cells, n.digits[0]);
        },
    ),
    (
        "[first|second|third|fourth|fifth|sixth|seventh|eighth|ninth] case: it is in {H}",
        "第[一|二|三|四|五|六|七|八|九]种情况：它在{H}",
        |it, n| {
            let cells = it.in_case & n.houses[0][0];
            let digits = it.case_digits;
            it.supposes(cells, digits);
        },
    ),
    (
        "[first|second|third|fourth|fifth|sixth|seventh|eighth|ninth] case: {C} [is|are] not {D}",
        "第[一|二|三|四|五|六|七|八|九]种情况：{C} [都|]不是 {D}",
        |it, n| it.supposes_not(n.cells[0], n.digits[0]),
    ),
    (
        "[first|second|third|fourth|fifth|sixth|seventh|eighth|ninth] case: {C} is {D}",
        "第[一|二|三|四|五|六|七|八|九]种情况：{C} 是 {D}",
        |it, n| it.supposes(n.cells[0], n.digits[0]),
    ),
    ("if {C} is {D}, {C} is not, so {C} is {D}", "若 {C} 是 {D}，则 {C} 不是，于是 {C} 是 {D}", |it, n| {
        it.supposes(n.cells[0], n.digits[0]);
        it.is_not_at_all(n.cells[1], n.digits[0]);
        it.says(n.cells[2], n.digits[1]);
    }),
    (
        "if {C} is not {D}, {C} is {D}, the only other {D} of {H}",
        "若 {C} 不是 {D}，则{H}的 {D} 只能在 {C}",
        |it, n| {
            it.supposes_not(n.cells[0], n.digits[0]);
            it.has(n.houses[0][0], n.digits[0], n.cells[1]);
        },
    ),
    ("{C} [shares|share] a row, column or box with both ({H})", "{C} 能看到这两格（{H}）", |it, n| {
        it.with_each(n.cells[0], &n.houses[0]);
    }),
    ("{C} is {D}, the only other {D} of {H}", "{H}的 {D} 只能在 {C}", |it, n| {
        it.has(n.houses[0][0], n.digits[0], n.cells[0]);
    }),
    ("[so |]if {C} is not {D}, {C} is {D}", "[所以|]若 {C} 不是 {D}，则 {C} 是 {D}", |it, n| {
        let both = n.cells[0] | n.cells[1];
        let are_all = it.have_a_house(both, first(n.digits[1]));
        let known = it.is_known_set(n.cells[1], n.digits[1]) || are_all;
        it.claim(known, "it was said to follow");
        if are_all {
            (it.places, it.seen) = (both, qedoku_core::CellSet::EMPTY);
            return;
        }
        it.one_of(n.cells[0] | n.cells[1]);
    }),
    ("at least one of the two is {D}", "两格中至少有一个是 {D}", |_, _| {}),
    ("it is {D}", "只能是 {D}", |it, n| it.it_is(n.digits[0])),
    ("if {C} is {D}", "若 {C} 是 {D}", |it, n| it.supposes(n.cells[0], n.digits[0])),
    ("{C} [is|are] not {D} in the second case either ({H})", "", |it, n| {
        it.covered(n.cells[0], n.digits[0], &n.houses[0]);
    }),
    ("", "[所以|]第二种情况下 {C} 也[都|]不是 {D}（{H}）", |it, n| {
        it.covered(n.cells[0], n.digits[0], &n.houses[0]);
    }),
    ("{C} [is|are] not {D} ({H})", "{C} [都|]不是 {D}（{H}）", |it, n| {
        it.is_not(n.cells[0], n.digits[0], &n.houses[0]);
    }),
    ("{C} [is|are] not {D} and not {D} ({H})", "", |it, n| {
        it.is_not(n.cells[0], n.digits[0] | n.digits[1], &n.houses[0]);
    }),
    ("{C} [is|are] not {D}, not {D} and not {D} ({H})", "", |it, n| {
        it.is_not(n.cells[0], n.digits[0] | n.digits[1] | n.digits[2], &n.houses[0]);
    }),
    ("not {D} ({H})", "不是 {D}（{H}）", |it, n| it.it_is_not_in(n.digits[0], &n.houses[0])),
    ("it is not {D}", "它不是 {D}", |it, n| it.it_is_not(n.digits[0])),
    ("they are not {D}", "都不是 {D}", |_, _| {}),
    ("", "都不能填 {D}", |_, _| {}),
    ("it is neither {D} nor {D}", "{C} 既不是 {D} 也不是 {D}", |it, n| it.it_is_not(n.digits[0] | n.digits[1])),
    ("they are neither {D} nor {D}", "{C} 都既不是 {D} 也不是 {D}", |_, _| {}),
    ("{C} [is|are] not {D}, as the steps below show", "{C} [都|]不是 {D}，见下面的步骤", |it, n| {
        it.shown_below(n.cells[0], n.digits[0]);
    }),
    ("{C} [is|are] not {D}", "{C} [都|]不是 {D}", |it, n| it.is_not_at_all(n.cells[0], n.digits[0])),
    ("not {D}", "不是 {D}", |it, n| it.it_is_not(n.digits[0])),
    ("{C} is {D}: {H} has no other place", "{C} 是 {D}：{H}没有别的位置", |it, n| {
        it.has(n.houses[0][0], n.digits[0], n.cells[0]);
    }),
    ("{C} is {D} ({H})", "{C} 是 {D}（{H}）", |it, n| it.pair_turn(n.cells[0], n.digits[0], n.houses[0][0])),
    ("its only candidates are {D}, so it is {D}", "它只有候选数 {D}，所以是 {D}", |it, n| {
        it.it_has_only(n.digits[0], n.digits[1]);
    }),
    ("the only candidates of {C} are {D}, so it is {D}", "{C} 只有候选数 {D}，所以是 {D}", |it, n| {
        it.only(n.cells[0], n.digits[0], n.digits[1]);
    }),
    ("{C} [hold|holds] only {D}: {N} [cells|cell], {N} digits", "{C} 只有 {D}：{N}格{N}个数", |it, n| {
        it.set_holds(n.cells[0], n.digits[0]);
        it.claim(n.numbers == [n.cells[0].len(), n.digits[0].len()], "so many cells and digits");
    }),
    (
        "only {C} of them can be {D}, and {C} [is|are] not {D}, as supposed. so {C} is {D}",
        "其中只有 {C} 能填 {D}，而已假设 {C} [不|都不]是 {D}，所以 {C} 是 {D}",
        |it, n| {
            it.places_in_set(n.cells[0], n.digits[0]);
            it.claim(n.cells[0] - n.cells[1] == n.cells[2], "the others are left");
            it.says_one(n.cells[2], n.digits[2]);
        },
    ),
    (
        "only {C} of them can be {D}, but [it is|they are] not {D}, as supposed. that cannot be",
        "其中只有 {C} 能填 {D}，但已假设[不|都不]是 {D}，这不可能",
        |it, n| {
            it.places_in_set(n.cells[0], n.digits[0]);
            it.reset();
        },
    ),
    ("[it is|they are] not {D}, as supposed. that cannot be", "已假设[不|都不]是 {D}，这不可能", |it, _| it.reset()),
    ("only {C} of them can be {D}, so {C} is {D}", "其中只有 {C} 能填 {D}，所以 {C} 是 {D}", |it, n| {
        it.places_in_set(n.cells[0], n.digits[0]);
        it.says_one(n.cells[1], n.digits[1]);
    }),
    ("one of them is {D}", "其中一格是 {D}", |it, n| {
        let cells = it.cells;
        it.says_one(cells, n.digits[0]);
    }),
    (
        "{C} is {D}, which is missing in {C} then, and these hold the rest of {D}",
        "{C} 是 {D}，{C} 不能填这个数，只能填 {D} 中其余的数",
        |it, n| {
            it.says(n.cells[0], n.digits[0]);
        },
    ),
    ("only {C} of them can be {D}", "其中只有 {C} 能填 {D}", |it, n| {
        n.digits[0].iter().for_each(|digit| it.says_one(n.cells[0], digit.into()));
    }),
    (
        "{H} have their {D} in {H} or in {C}, but {H} do not have room for all. so {C} is {D}",
        "{H}的 {D} 在{H}或 {C}，但{H}放不下，所以 {C} 是 {D}",
        |it, n| {
            it.claim(n.houses[1].len() < n.houses[0].len(), "fewer lines cross");
            it.says(n.cells[1], n.digits[1]);
        },
    ),
    (
        "{H} have their {D} in {H}, one in each. that of {H} is in {C}",
        "{H}的 {D} 在{H}各有一个，{H}的在 {C}",
        |it, n| {
            let inside = n.cells[0].is_subset(n.houses[2][0]);
            it.claim(inside && n.houses[0].len() == n.houses[1].len(), "as many lines cross, and the cells are in one");
            it.says(n.cells[0], n.digits[0]);
        },
    ),
    ("else {C} would hold only {D}", "否则 {C} 只有 {D}", |_, _| {}),
    ("{C} has only {D}, so nothing is left for it", "{C} 只有候选数 {D}，所以没有数可填", |it, n| {
        it.empty(n.cells[0]);
    }),
    ("[now |]nothing is left for {C}", "现在 {C} 没有数可填", |it, n| it.empty(n.cells[0])),
    ("[now |]{H} has no place for {D}", "现在{H}没有位置填 {D}", |it, n| {
        it.no_place(n.houses[0][0], n.digits[0]);
    }),
    ("that cannot be", "这不可能", |it, _| it.reset()),
    ("either way", "", |it, _| it.reset()),
    ("one of the two colors is right", "两种颜色必有一种成立", |it, _| it.reset()),
    ("", "{H}的 {D} 都在 {C}", |it, n| {
        let digits = n.digits[0];
        it.has_or_said(n.houses[0][0], digits, n.cells[0]);
    }),
    ("", "无论哪种情况", |it, _| {
        it.reset();
        it.in_loop = true;
    }),
    ("each way", "要删的候选数都与其中一组的双方冲突", |it, _| it.reset()),
    ("in both cases {H} [has its|have their] {D} in {C}", "无论哪种情况，{H}的 {D} 都在 {C}", |it, n| {
        it.reset();
        for house in &n.houses[0] {
            it.has_in_loop(*house, n.digits[0], n.cells[0]);
        }
    }),
    ("in both cases", "", |it, _| {
        it.reset();
        it.in_loop = true;
    }),
    ("in all {N} cases", "", |it, _| it.reset()),
    ("in every case that can happen,", "无论哪种情况", |it, _| it.reset()),
    ("whichever it is", "无论哪个成立", |it, _| it.reset()),
    ("", "{H}的 {D} 在 {C}，都在{H}", |it, n| {
        it.has(n.houses[0][0], n.digits[0], n.cells[0]);
        let inside = n.cells[0].is_subset(n.houses[1][0]);
        it.claim(inside, "the places are in the other house");
    }),
    ("{C} take {D} of {H}", "{C} 占了{H}的 {D}", |it, n| {
        it.set_holds(n.cells[0], n.digits[0]);
    }),
    ("{C} [is|are] in {H} with each of them", "{C} 与各格都同行、同列或同宫（{H}）", |it, n| {
        it.with_each(n.cells[0], &n.houses[0]);
    }),
    ("{C} [is|are] in {H} with both", "{C} 与这两格同在{H}", |it, n| it.with_all(n.cells[0], n.houses[0][0], 2)),
    ("{C} [is|are] in {H} with all {N}", "{C} 与这{N}格同在{H}", |it, n| {
        it.with_all(n.cells[0], n.houses[0][0], n.numbers[0]);
    }),
    ("{C} [is|are] in {H} with {C}", "{C} 与 {C} 同在{H}", |it, n| {
        it.seen = qedoku_core::CellSet::EMPTY;
        it.together(n.cells[0], n.houses[0][0], n.cells[1]);
    }),
    ("in {H} with the other {N}", "与其余{N}格同在{H}", |it, n| it.with_the_others(n.houses[0][0], n.numbers[0])),
    ("in {H} with {C}", "与 {C} 同在{H}", |it, n| it.and_together(n.houses[0][0], n.cells[0])),
    ("one of {C} is {D} and the other is {D}", "{C} 一格是 {D}，另一格是 {D}", |it, n| {
        it.says(n.cells[0], n.digits[0] | n.digits[1]);
    }),
    ("one of {C} is {D}", "{C} 中[至少有|有]一个是 {D}", |it, n| it.says_one(n.cells[0], n.digits[0])),
    ("", "{C} [都|]填 {D}", |it, n| it.says_each(n.cells[0], n.digits[0])),
    ("{C} are {D}", "{C} 都是 {D}", |it, n| it.says_each(n.cells[0], n.digits[0])),
    ("{C} is {D}", "{C} 是 {D}", |it, n| it.says(n.cells[0], n.digits[0])),
    // A place of a base without a house of the cover.
    ("{C}", "{C}", |it, n| it.in_base(n.cells[0], None)),
];

fn first(digits: DigitSet) -> Digit {
    digits.first().unwrap_or(Digit::D1)
}
