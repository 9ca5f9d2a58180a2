//! The sentences about rules in both languages, and what each claims. Beside the names of other templates: a rule `R`, the
//! rules of a clash `V`, what was added up `Y`, a cage alone `P`, ways `W`, numbers `X`, ranges `G`, filled cells `Z`, cells of which some are
//! meant `O`.
use super::super::grammar::{ClaimRule, TemplateNames};
use super::judge::RuleJudge;
use qedoku_core::{CandidateSet, CellSet, DigitSet, RuleKind};

/// What a sentence claims.
pub(in super::super) type RuleTest = fn(&mut RuleJudge<'_>, &TemplateNames);

/// What a sentence claims of the board, or of the rules.
#[derive(Clone, Copy)]
pub(in super::super) enum SentenceTest<T> {
    Board(T),
    Rules(RuleTest),
}

/// The templates of one language, of puzzles under rules.
pub(in super::super) fn templates<T>(is_chinese: bool) -> impl Iterator<Item = ClaimRule<SentenceTest<T>>> {
    let rows = RULED.iter().map(move |(en, zh, test)| (if is_chinese { *zh } else { *en }, *test));
    rows.filter(|(template, _)| !template.is_empty())
        .map(|(template, test)| ClaimRule::new(template, SentenceTest::Rules(test)))
}

/// A sentence in English and in Chinese; one of the two is empty where the other has no like.
type RuleRow = (&'static str, &'static str, RuleTest);

/// The sentences.
const RULED: &[RuleRow] = &[
    ("{Y}. {H} has its {D} in {C}", "{Y}。{H}的 {D} 在 {C}", |it, n| {
        it.adds_up(&n.said.sums[0]);
        it.claimed(n.houses[0][0], n.digits[0], n.cells[0]);
    }),
    (
        "{H} [stick|sticks] out of {H} by {C}, and {H} out of {H} by {C}",
        "{H}比{H}多出 {C}，{H}比{H}多出 {C}",
        |it, n| it.stick_out([0, 1, 2, 3].map(|at| &n.houses[at][..]), [n.cells[0], n.cells[1]]),
    ),
    ("[so |]{C} [hold|holds] the same [digit|digits] as {C}", "[所以 |]{C} 与 {C} 所含的数相同", |it, n| {
        it.hold_the_same([n.cells[0], n.cells[1]]);
    }),
    ("{C} cannot hold {D}", "{C} [都|]填不了 {D}", |it, n| it.cannot_be(n.cells[0], n.digits[0])),
    ("{Y}", "{Y}", |it, n| it.adds_up(&n.said.sums[0])),
    ("{P} can only be {W}", "{P}[ |]只能是 {W}", |it, n| {
        it.adds_up(&n.said.sums[0]);
        it.has_ways(&n.said.ways[0]);
    }),
    (
        "{P} can only be {W}, as [none of the cells|neither cell] can be {D}",
        "{P}[ |]只能是 {W}，因为[这些格|两格]都不能是 {D}",
        |it, n| {
            it.adds_up(&n.said.sums[0]);
            it.has_ways_by(&n.said.ways[0], CandidateSet::EMPTY, n.digits[0]);
        },
    ),
    ("with {F}, {P} can only be {W}", "由 {F}，{P}[ |]只能是 {W}", |it, n| {
        it.adds_up(&n.said.sums[0]);
        it.has_ways_by(&n.said.ways[0], n.said.shown[0], DigitSet::EMPTY);
    }),
    (
        "with {F}, and no {D} in the cells, {P} can only be {W}",
        "由 {F}，且这些格都不能是 {D}，{P}[ |]只能是 {W}",
        |it, n| {
            it.adds_up(&n.said.sums[0]);
            it.has_ways_by(&n.said.ways[0], n.said.shown[0], n.digits[0]);
        },
    ),
    ("the candidates leave {P} no way", "{P}[ |]按现有候选数凑不出这个和", |it, n| {
        it.adds_up(&n.said.sums[0]);
        it.has_ways(&[]);
    }),
    ("that can only be {W}", "只能是 {W}", |it, n| it.has_ways(&n.said.ways[0])),
    (
        "that can only be {W}, as [none of the cells|neither cell] can be {D}",
        "只能是 {W}，因为[这些格|两格]都不能是 {D}",
        |it, n| it.has_ways_by(&n.said.ways[0], CandidateSet::EMPTY, n.digits[0]),
    ),
    ("with {F}, that can only be {W}", "由 {F}，只能是 {W}", |it, n| {
        it.has_ways_by(&n.said.ways[0], n.said.shown[0], DigitSet::EMPTY);
    }),
    (
        "with {F}, and no {D} in the cells, that can only be {W}",
        "由 {F}，且这些格都不能是 {D}，只能是 {W}",
        |it, n| it.has_ways_by(&n.said.ways[0], n.said.shown[0], n.digits[0]),
    ),
    ("{C} can only be {D}, which leaves {I}", "{C} 只能是 {D}，剩下 {I}", |it, n| {
        it.leaves_total(n.cells[0], n.digits[0], &n.said.bare_sums[0]);
    }),
    (
        "the others come to {X} at most ({M}), so {C} is {D} at least",
        "其余格之和最多是 {X}（{M}），所以 {C} 至少是 {D}",
        |it, n| it.limited([&n.said.totals[0], &[n.said.sums_of_digits[0]]], n.cells[0], n.digits[0], DigitSet::first),
    ),
    (
        "the others come to {X} at least ({M}), so {C} is {D} at most",
        "其余格之和至少是 {X}（{M}），所以 {C} 最多是 {D}",
        |it, n| it.limited([&n.said.totals[0], &[n.said.sums_of_digits[0]]], n.cells[0], n.digits[0], DigitSet::last),
    ),
    ("but beside it {F} [do|does] not make that", "但此时 {F}[ |]凑不出", |it, n| it.beside(n.said.shown[0])),
    ("beside it {F} [do|does] not make that", "此时 {F}[ |]凑不出", |it, n| it.beside(n.said.shown[0])),
    ("the candidates leave that no way", "按现有候选数凑不出这个和", |it, _| it.has_ways(&[])),
    ("none of these has {D}", "其中没有 {D}", |it, n| it.in_no_way(n.digits[0])),
    (
        "with {D} in {C} the rest would have to come to {X}",
        "若 {C} [为|中有] {D}，则其余格之和须为 {X}",
        |it, n| {
            it.rest_fails(n.cells[0], n.digits[0], &n.said.totals[0]);
        },
    ),
    (
        "with {D} in {C} [the others|they] would be {W}, but none of {C} can be {D}",
        "若 {C} 为 {D}，则其余格须为 {W}，但 {C} 都不能是 {D}",
        |it, n| {
            it.others_are(n.cells[0], n.digits[0], &n.said.ways[0]);
            it.can_never_be(n.cells[1], n.digits[1]);
        },
    ),
    ("with {D} in {C} [the others|they] would be {W}", "若 {C} 为 {D}，则其余格须为 {W}", |it, n| {
        it.others_are(n.cells[0], n.digits[0], &n.said.ways[0]);
    }),
    ("the candidates are {C} «{D}»", "候选数为 {C}[ |]«{D}»", |it, n| it.can_only_be(n.cells[0], n.digits[0])),
    ("{C} can only be {D}, so {C} [is|are] not {D}", "{C} 只能是 {D}，所以 {C} 不是 {D}", |it, n| {
        it.take([n.cells[0], n.cells[1]], [n.digits[0], n.digits[1]]);
    }),
    ("{C} can [be|only be] {D}", "{C} [可为|只能是] {D}", |it, n| it.can_only_be(n.cells[0], n.digits[0])),
    ("there is no {X}", "没有 {X} 这样的数", |it, n| {
        let digits = it.layout.digits();
        let none = n.said.totals[0].iter().all(|it| !digits.iter().any(|digit| i32::from(digit.value()) == *it));
        it.claim(none, "there is no such digit");
    }),
    ("with {D} in {C} to {X}", "", |it, n| it.rest_fails(n.cells[0], n.digits[0], &n.said.totals[0])),
    ("with {D} in {C}, {C} would have to be {X}", "若 {C} 为 {D}，则 {C} 须为 {X}", |it, n| {
        it.other_fails([n.cells[0], n.cells[1]], n.digits[0], &n.said.totals[0]);
    }),
    ("which it cannot be", "这不可能", |_, _| {}),
    ("{N} different digits come to {X} at most", "{N}个不同的数之和最多是 {X}", |_, _| {}),
    ("{N} different digits come to {X} at least", "{N}个不同的数之和至少是 {X}", |_, _| {}),
    (
        "by the rules it can only be {W}, but none of {C} can be {D}",
        "按规则只能是 {W}，但 {C} 都不能是 {D}",
        |it, n| it.can_never_be(n.cells[0], n.digits[0]),
    ),
    ("{C} (candidates {D})", "{C}（候选数 {D}）", |it, n| it.can_only_be(n.cells[0], n.digits[0])),
    ("it is {X} at least ({M})", "至少是 {X}（{M}）", |it, n| {
        it.bounded(&n.said.totals[0], n.said.sums_of_digits[0], |rest, least| rest < least);
    }),
    ("it is {X} at most ({M})", "最多是 {X}（{M}）", |it, n| {
        it.bounded(&n.said.totals[0], n.said.sums_of_digits[0], |rest, most| rest > most);
    }),
    ("each way has {D}, and only {C} can be {D}", "每种组合都有 {D}，而只有 {C} 能是 {D}", |it, n| {
        it.claim(n.digits[0] == n.digits[1], "it is the digit of each way");
        it.needs(n.digits[0], n.cells[0]);
    }),
    ("each way has {D}, in {C}", "[每种组合|每种填法]都有 {D}，在 {C}", |it, n| {
        it.needs(n.digits[0], n.cells[0]);
    }),
    ("with {D} there that can only be {W}", "含 {D} 的组合只有 {W}", |it, n| {
        it.has_ways_with(n.digits[0], &n.said.ways[0]);
    }),
    ("with {D} in {C} no way has {D} in {C}", "", |it, n| {
        it.no_way_with([n.digits[0], n.digits[1]], [n.cells[0], n.cells[1]]);
    }),
    ("", "若 {C} 为 {D}，则没有哪种在 {C} 有 {D}", |it, n| {
        it.no_way_with([n.digits[0], n.digits[1]], [n.cells[0], n.cells[1]]);
    }),
    ("each way has {N} of {D}", "每种组合都恰有 {D} 中的{N}个", |it, n| {
        it.has_of(n.numbers[0], n.digits[0], true);
    }),
    ("each way has at least {N} of {D}", "每种组合都至少有 {D} 中的{N}个", |it, n| {
        it.has_of(n.numbers[0], n.digits[0], false);
    }),
    ("together {C} hold {D}", "合起来 {C} 占用 {D}", |it, n| it.together(n.cells[0], n.digits[0])),
    ("{R}, with {Z} placed", "{R}，其中 {Z} 已填", |it, n| it.fills(&n.said.rules[0], &n.said.filled[0])),
    ("their candidates allow {G}", "按候选数可为 {G}", |it, n| it.has_runs(&n.said.ranges[0])),
    ("the ends can be {G}", "两端可为 {G}", |it, n| it.has_ends(&n.said.ranges[0])),
    ("{D} can take {O}", "", |it, n| it.has_bread(n.digits[0], &n.said.places[0])),
    ("{D} can only be in {O}", "{D} 只能在 {O}", |it, n| it.has_bread(n.digits[0], &n.said.places[0])),
    ("the cells outside come to {X} ({M})", "外侧各格之和为 {X}（{M}）", |it, n| {
        it.comes_to_outside(&n.said.totals[0], n.said.sums_of_digits[0]);
    }),
    ("{D} fits nowhere", "{D} 无处可填", |it, n| it.fits(n.digits[0], CellSet::EMPTY)),
    ("{D} fits in {C}", "", |it, n| it.fits(n.digits[0], n.cells[0])),
    ("", "{D} 可在 {O}", |it, n| {
        if it.is_of(RuleKind::Quadruple) {
            it.fits(n.digits[0], n.said.places[0].iter().fold(CellSet::EMPTY, |all, cells| all | *cells));
        } else {
            it.has_bread(n.digits[0], &n.said.places[0]);
        }
    }),
    ("each stretch can come to {X}", "每段之和可为 {X}", |it, n| it.has_sums(&n.said.totals[0])),
    ("no way to fill the cells has {D} in {C}", "{C} 填 {D} 都不成立", |it, n| {
        it.never_filled(n.digits[0], n.cells[0]);
    }),
    ("none has {D} in {C}", "{C} 填 {D} 也不成立", |it, n| it.never_filled(n.digits[0], n.cells[0])),
    ("{S}. each of these excludes {D} in {C} ({B})", "{S}。每一处都排除 {C} 的 {D}（{B}）", |it, n| {
        it.clashes_with(&n.candidates[0]);
        it.excluded_by(n.cells[0], n.digits[0], &n.said.reasons[0]);
    }),
    ("{S}. each of these excludes {D} in {C}: {U}", "{S}。每一处都排除 {C} 的 {D}：{U}", |it, n| {
        it.clashes_with(&n.candidates[0]);
        it.excluded(n.cells[0], n.digits[0], &n.said.excluders[0]);
    }),
    (
        "{H} has its {D} in {C}. each of these excludes {D} in {C} ({B})",
        "{H}的 {D} 只能在 {C}。每一处都排除 {C} 的 {D}（{B}）",
        |it, n| {
            it.clashes_with_places(n.houses[0][0], n.digits[0], n.cells[0]);
            it.excluded_by(n.cells[1], n.digits[1], &n.said.reasons[0]);
        },
    ),
    (
        "{H} has its {D} in {C}. each of these excludes {D} in {C}: {U}",
        "{H}的 {D} 只能在 {C}。每一处都排除 {C} 的 {D}：{U}",
        |it, n| {
            it.clashes_with_places(n.houses[0][0], n.digits[0], n.cells[0]);
            it.excluded(n.cells[1], n.digits[1], &n.said.excluders[0]);
        },
    ),
    ("each of these excludes {D} in {C} ({B})", "每一处都排除 {C} 的 {D}（{B}）", |it, n| {
        it.excluded_by(n.cells[0], n.digits[0], &n.said.reasons[0]);
    }),
    ("each of these excludes {D} in {C}: {U}", "每一处都排除 {C} 的 {D}：{U}", |it, n| {
        it.excluded(n.cells[0], n.digits[0], &n.said.excluders[0]);
    }),
    ("{D} in {C} [excludes|exclude] {D} in {C} ({B})", "{C} 的 {D} 排除 {C} 的 {D}（{B}）", |it, n| {
        it.at_excludes([n.cells[0], n.cells[1]], [n.digits[0], n.digits[1]], Some(&n.said.reasons[0]));
    }),
    ("{D} in {C} leaves no {D} there", "{C} 填了 {D} 就不能再填 {D}", |it, n| {
        it.at_excludes([n.cells[0]; 2], [n.digits[0], n.digits[1]], None);
    }),
    (
        "{H} has its {D} in {C}. {V}, so the other one is {D}",
        "{H}的 {D} 只能在 {C}。{V}，所以另一格是 {D}",
        |it, n| {
            it.clashes_with_places(n.houses[0][0], n.digits[0], n.cells[0]);
            it.as_rules_say(&n.said.reasons[0]);
            it.other_is(n.digits[1]);
        },
    ),
    ("{C} is at most {D}, so {C} is at most {D}", "{C} 最大是 {D}，所以 {C} 最大是 {D}", |it, n| {
        it.reaches(n.cells[0], n.digits[0], DigitSet::last);
        it.leaves(n.cells[1], n.digits[1], DigitSet::last);
    }),
    ("{C} is at least {D}, so {C} is at least {D}", "{C} 最小是 {D}，所以 {C} 最小是 {D}", |it, n| {
        it.reaches(n.cells[0], n.digits[0], DigitSet::first);
        it.leaves(n.cells[1], n.digits[1], DigitSet::first);
    }),
    ("likewise {C} is at most {D}", "同理 {C} 最大是 {D}", |it, n| {
        it.leaves(n.cells[0], n.digits[0], DigitSet::last);
    }),
    ("likewise {C} is at least {D}", "同理 {C} 最小是 {D}", |it, n| {
        it.leaves(n.cells[0], n.digits[0], DigitSet::first);
    }),
    ("for {V}", "", |it, n| it.as_rules_say(&n.said.reasons[0])),
    ("{R}", "", |it, n| it.fills(&n.said.rules[0], &CandidateSet::EMPTY)),
    ("", "{V}", |it, n| it.says_rules(&n.said.reasons[0])),
];
