//! The sentences about rules in both languages, and what each claims. Beside the names of other templates: a rule `R`, the
//! rules of a clash `V`, what was added up `Y`, a cage alone `P`, ways `W`, numbers `X`, ranges `G`, filled cells `Z`, cells of which some are
//! meant `O`.
use super::super::grammar::{ClaimRule, TemplateNames};
use super::excluding_templates::EXCLUDING;
use super::judge::RuleJudge;
use super::mark_templates::CHAINS;
use super::partner_templates::PARTNERS;
use super::unfit_templates::{SIDES, UNFIT};
use qedoku_core::{CandidateSet, CellSet, Digit, DigitSet};

/// The test of what a sentence claims of rules.
pub(in super::super) type RuleTest = fn(&mut RuleJudge<'_>, &TemplateNames);

/// The test of what a sentence claims of the board, or of the rules.
#[derive(Clone, Copy)]
pub(in super::super) enum SentenceTest<T> {
    Board(T),
    Rules(RuleTest),
}

/// The templates of one language, of puzzles under rules.
pub(in super::super) fn templates<T>(is_chinese: bool) -> impl Iterator<Item = ClaimRule<SentenceTest<T>>> {
    let rows = CHAINS
        .iter()
        .chain(UNFIT)
        .chain(PARTNERS)
        .chain(EXCLUDING)
        .chain(RULED)
        .chain(SIDES)
        .map(move |(en, zh, test)| (if is_chinese { *zh } else { *en }, *test));
    rows.filter(|(template, _)| !template.is_empty())
        .map(|(template, test)| ClaimRule::new(template, SentenceTest::Rules(test)))
}

/// A sentence in English and in Chinese; one of the two is empty where the other has no like.
pub(super) type RuleRow = (&'static str, &'static str, RuleTest);

/// The sentences.
const RULED: &[RuleRow] = &[
    ("{C} lacks {D}", "{C} 没有 {D}", |reader, names| reader.lacks_all(names.cells[0], names.digits[0])),
    ("{Y}. {H} has its {D} in {C}", "{Y}。{H}的 {D} 在 {C}", |reader, names| {
        reader.adds_up(&names.said.sums[0]);
        reader.claimed(names.houses[0][0], names.digits[0], names.cells[0]);
    }),
    (
        "{H} [stick|sticks] out of {H} by {C}, and {H} out of {H} by {C}",
        "{H}比{H}多出 {C}，{H}比{H}多出 {C}",
        |reader, names| {
            reader.stick_out([0, 1, 2, 3].map(|at| &names.houses[at][..]), [names.cells[0], names.cells[1]]);
        },
    ),
    (
        "[so |]{C} [hold|holds] the same [digit|digits] as {C}",
        "[所以 |]{C} 与 {C} 所含的数相同",
        |reader, names| {
            reader.hold_the_same([names.cells[0], names.cells[1]]);
        },
    ),
    ("{C} cannot hold {D}", "{C} [都|]填不了 {D}", |reader, names| {
        reader.cannot_be(names.cells[0], names.digits[0]);
    }),
    ("{Y}", "{Y}", |reader, names| reader.adds_up(&names.said.sums[0])),
    ("{P} can only be {W}", "{P}[ |]只能是 {W}", |reader, names| {
        reader.adds_up(&names.said.sums[0]);
        reader.has_ways(&names.said.ways[0]);
    }),
    (
        "{P} can only be {W}, as [none of the cells|neither cell] can be {D}",
        "{P}[ |]只能是 {W}，因为[这些格|两格]都不能是 {D}",
        |reader, names| {
            reader.adds_up(&names.said.sums[0]);
            reader.has_ways_by(&names.said.ways[0], CandidateSet::EMPTY, names.digits[0]);
        },
    ),
    ("with {F}, {P} can only be {W}", "由 {F}，{P}[ |]只能是 {W}", |reader, names| {
        reader.adds_up(&names.said.sums[0]);
        reader.has_ways_by(&names.said.ways[0], names.said.shown[0], DigitSet::EMPTY);
    }),
    (
        "with {F}, and no {D} in the cells, {P} can only be {W}",
        "由 {F}，且这些格都不能是 {D}，{P}[ |]只能是 {W}",
        |reader, names| {
            reader.adds_up(&names.said.sums[0]);
            reader.has_ways_by(&names.said.ways[0], names.said.shown[0], names.digits[0]);
        },
    ),
    ("the candidates leave {P} no way", "{P}[ |]按现有候选数凑不出这个和", |reader, names| {
        reader.adds_up(&names.said.sums[0]);
        reader.has_ways(&[]);
    }),
    ("that can only be {W}", "只能是 {W}", |reader, names| reader.has_ways(&names.said.ways[0])),
    (
        "that can only be {W}, as [none of the cells|neither cell] can be {D}",
        "只能是 {W}，因为[这些格|两格]都不能是 {D}",
        |reader, names| reader.has_ways_by(&names.said.ways[0], CandidateSet::EMPTY, names.digits[0]),
    ),
    ("with {F}, {C} can only be {W}", "由 {F}，{C}[ |]只能是 {W}", |reader, names| {
        let is_line = reader.last_sum().line() == names.cells[0];
        reader.claim(is_line, "these are the cells that add up to another");
        reader.has_ways_by(&names.said.ways[0], names.said.shown[0], DigitSet::EMPTY);
    }),
    ("with {F}, that can only be {W}", "由 {F}，只能是 {W}", |reader, names| {
        reader.has_ways_by(&names.said.ways[0], names.said.shown[0], DigitSet::EMPTY);
    }),
    (
        "with {F}, and no {D} in the cells, that can only be {W}",
        "由 {F}，且这些格都不能是 {D}，只能是 {W}",
        |reader, names| reader.has_ways_by(&names.said.ways[0], names.said.shown[0], names.digits[0]),
    ),
    ("{C} can only be {D}, which leaves {I}", "{C} 只能是 {D}，剩下 {I}", |reader, names| {
        reader.leaves_total(names.cells[0], names.digits[0], &names.said.bare_sums[0]);
    }),
    (
        "the other cells come to at most {X} ({M}), so {C} is at least {D}",
        "其余各格之和最多是 {X}（{M}），所以 {C} 至少是 {D}",
        |reader, names| {
            reader.limited(
                [&names.said.totals[0], &[names.said.sums_of_digits[0]]],
                names.cells[0],
                names.digits[0],
                DigitSet::first,
            );
        },
    ),
    (
        "the other cells come to at least {X} ({M}), so {C} is at most {D}",
        "其余各格之和至少是 {X}（{M}），所以 {C} 最多是 {D}",
        |reader, names| {
            reader.limited(
                [&names.said.totals[0], &[names.said.sums_of_digits[0]]],
                names.cells[0],
                names.digits[0],
                DigitSet::last,
            );
        },
    ),
    ("but then {F} [do|does] not make that", "但此时 {F}[ |]凑不出", |reader, names| {
        reader.beside(names.said.shown[0]);
    }),
    ("then {F} [do|does] not make that", "此时 {F}[ |]凑不出", |reader, names| {
        reader.beside(names.said.shown[0]);
    }),
    (
        "with {D} in {C} the others would have to be {W}, but {C} cannot be {D}",
        "若 {C} [为|中有] {D}，则其余格必须是 {W}，但 {C} 不能是 {D}",
        |reader, names| {
            reader.others_need(names.cells[0], names.digits[0], &names.said.ways[0]);
            reader.can_never_be(names.cells[1], names.digits[1]);
        },
    ),
    ("but {C} cannot be {D}", "但 {C} 不能是 {D}", |reader, names| {
        reader.can_never_be(names.cells[0], names.digits[0]);
    }),
    ("the candidates leave that no way", "按现有候选数凑不出这个和", |reader, _| reader.has_ways(&[])),
    ("none of these has {D}", "这些组合都不含 {D}", |reader, names| reader.in_no_way(names.digits[0])),
    (
        "with {D} in {C} the rest would have to come to {X}",
        "若 {C} [为|中有] {D}，则其余格之和须为 {X}",
        |reader, names| {
            reader.rest_fails(names.cells[0], names.digits[0], &names.said.totals[0]);
        },
    ),
    ("with {D} in {C} that leaves {I}", "若 {C} [为|中有] {D}，则剩下 {I}", |reader, names| {
        reader.rest_is(names.cells[0], names.digits[0], &names.said.bare_sums[0]);
    }),
    (
        "with {D} in {C} [the others|they] would be {W}, but [none|neither] of {C} can be {D}",
        "若 {C} 为 {D}，则其余格须为 {W}，但 {C} 都不能是 {D}",
        |reader, names| {
            reader.others_are(names.cells[0], names.digits[0], &names.said.ways[0]);
            reader.can_never_be(names.cells[1], names.digits[1]);
        },
    ),
    ("with {D} in {C} [the others|they] would be {W}", "若 {C} 为 {D}，则其余格须为 {W}", |reader, names| {
        reader.others_are(names.cells[0], names.digits[0], &names.said.ways[0]);
    }),
    ("the candidates are {C} «{D}»", "候选数为 {C}[ |]«{D}»", |reader, names| {
        reader.can_only_be(names.cells[0], names.digits[0]);
    }),
    ("{C} can only be {D}, so {C} [is|are] not {D}", "{C} 只能是 {D}，所以 {C} 不是 {D}", |reader, names| {
        reader.take([names.cells[0], names.cells[1]], [names.digits[0], names.digits[1]]);
    }),
    ("{C} can [be|only be] {D}", "{C} [可为|只能是] {D}", |reader, names| {
        reader.can_only_be(names.cells[0], names.digits[0]);
    }),
    ("with {D} in {C} to {X}", "", |reader, names| {
        reader.rest_fails(names.cells[0], names.digits[0], &names.said.totals[0]);
    }),
    ("with {D} in {C}, {C} would have to be {X}", "若 {C} 为 {D}，则 {C} 须为 {X}", |reader, names| {
        if names.digits[0].is_several() && reader.is_bread(names.digits[0]) && reader.has_sandwich() {
            let cells = [names.cells[0], names.cells[1]];
            return reader.would_be_number(names.digits[0], cells, &names.said.totals[0]);
        }
        reader.other_fails([names.cells[0], names.cells[1]], names.digits[0], &names.said.totals[0]);
    }),
    ("which it cannot be", "这不可能", |_, _| {}),
    ("{N} different digits come to at most {X}", "{N}个不同的数之和最多是 {X}", |_, _| {}),
    ("{N} different digits come to at least {X}", "{N}个不同的数之和至少是 {X}", |_, _| {}),
    (
        "by the rules it can only be {W}, but [none|neither] of {C} can be {D}",
        "按规则只能是 {W}，但 {C} 都不能是 {D}",
        |reader, names| reader.can_never_be(names.cells[0], names.digits[0]),
    ),
    ("{C} (candidates {D})", "{C}（候选数 {D}）", |reader, names| {
        reader.can_only_be(names.cells[0], names.digits[0]);
    }),
    ("it is at least {X} ({M})", "至少是 {X}（{M}）", |reader, names| {
        reader.bounded(&names.said.totals[0], names.said.sums_of_digits[0], |rest, least| rest < least);
    }),
    ("it is at most {X} ({M})", "最多是 {X}（{M}）", |reader, names| {
        reader.bounded(&names.said.totals[0], names.said.sums_of_digits[0], |rest, most| rest > most);
    }),
    (
        "each way has {D}, and only {C} can be {D}",
        "每种组合都有 {D}，而只有 {C} 能是 {D}",
        |reader, names| {
            reader.claim(names.digits[0] == names.digits[1], "it is the digit of each way");
            reader.needs(names.digits[0], names.cells[0]);
        },
    ),
    (
        "[each way has|it has] {D}, in {C} ({H})",
        "[无论哪种组合，|无论哪种填法，|其中的 ]{D} [都|]在 {C}（{H}）",
        |reader, names| reader.needs(names.digits[0], names.cells[0]),
    ),
    (
        "[each way has|it has] {D}, in {C}",
        "[无论哪种组合，|无论哪种填法，|其中的 ]{D} [都|]在 {C}",
        |reader, names| reader.needs(names.digits[0], names.cells[0]),
    ),
    (
        "with {D} there that can only be {W}, as none of the cells can be {D}",
        "含 {D} 的组合只有 {W}，因为这些格都不能是 {D}",
        |reader, names| {
            reader.has_ways_with(names.digits[0], &names.said.ways[0]);
            reader.lacks(names.digits[1]);
        },
    ),
    ("with {D} there that can only be {W}", "含 {D} 的组合只有 {W}", |reader, names| {
        reader.has_ways_with(names.digits[0], &names.said.ways[0]);
    }),
    ("with {D} in {C} no way has {D} in {C}", "", |reader, names| {
        reader.no_way_with([names.digits[0], names.digits[1]], [names.cells[0], names.cells[1]]);
    }),
    ("", "若 {C} 为 {D}，则没有哪种在 {C} 有 {D}", |reader, names| {
        reader.no_way_with([names.digits[0], names.digits[1]], [names.cells[0], names.cells[1]]);
    }),
    ("each way has {N} of {D}", "每种组合都恰有 {D} 中的{N}个", |reader, names| {
        reader.has_of(names.numbers[0], names.digits[0], true);
    }),
    ("each way has at least {N} of {D}", "每种组合都至少有 {D} 中的{N}个", |reader, names| {
        reader.has_of(names.numbers[0], names.digits[0], false);
    }),
    ("together {C} hold {D}", "合起来 {C} 占用 {D}", |reader, names| {
        reader.together(names.cells[0], names.digits[0]);
    }),
    ("{R}, with {Z} placed", "{R}，其中 {Z} 已填", |reader, names| {
        reader.fills(&names.said.rules[0], &names.said.filled[0]);
    }),
    ("their candidates allow {G}", "按候选数可为 {G}", |reader, names| reader.has_runs(&names.said.ranges[0])),
    ("the ends can be {G}", "两端可为 {G}", |reader, names| reader.has_ends(&names.said.ranges[0])),
    ("{D} can only be in {O}", "{D} 的位置只能是 {O}", |reader, names| {
        reader.has_bread(names.digits[0], &names.said.places[0]);
    }),
    ("{D} fits nowhere", "{D} 无处可填", |reader, names| reader.fits(names.digits[0], CellSet::EMPTY)),
    ("{D} fits in {C}", "", |reader, names| reader.fits(names.digits[0], names.cells[0])),
    ("", "{D} 可以填在 {O}", |reader, names| {
        reader.fits(names.digits[0], names.said.places[0].iter().fold(CellSet::EMPTY, |all, cells| all | *cells));
    }),
    ("each stretch can come to {X}", "每段之和可为 {X}", |reader, names| reader.has_sums(&names.said.totals[0])),
    ("no way to fill the cells has {D} in {C}", "{C} 填 {D} 时没有填法", |reader, names| {
        reader.never_filled(names.digits[0], names.cells[0]);
    }),
    ("none has {D} in {C}", "{C} 填 {D} 时也没有填法", |reader, names| {
        reader.never_filled(names.digits[0], names.cells[0]);
    }),
    ("{D} in {C} [excludes|exclude] {D} in {C} ({B})", "{C} 的 {D} 排除 {C} 的 {D}（{B}）", |reader, names| {
        reader.at_excludes(
            [names.cells[0], names.cells[1]],
            [names.digits[0], names.digits[1]],
            Some(&names.said.reasons[0]),
        );
    }),
    ("{D} in {C} leaves no {D} there", "{C} 填了 {D} 就不能再填 {D}", |reader, names| {
        reader.at_excludes([names.cells[0]; 2], [names.digits[0], names.digits[1]], None);
    }),
    ("{V}, so the other one is {D}", "{V}，所以另一格是 {D}", |reader, names| {
        reader.other_of(&names.said.reasons[0], names.digits[0]);
    }),
    (
        "{C} is at most {D}[, |. ]so {C} is at most {D}",
        "{C} 最大是 {D}[，所以|。因此] {C} 最大是 {D}",
        |reader, names| {
            reader.reaches(names.cells[0], names.digits[0], DigitSet::last);
            reader.leaves(names.cells[1], names.digits[1], DigitSet::last);
        },
    ),
    (
        "{C} is at least {D}[, |. ]so {C} is at least {D}",
        "{C} 最小是 {D}[，所以|。因此] {C} 最小是 {D}",
        |reader, names| {
            reader.reaches(names.cells[0], names.digits[0], DigitSet::first);
            reader.leaves(names.cells[1], names.digits[1], DigitSet::first);
        },
    ),
    (
        "{C} is at most {D}[ and |. ]{C} [is|are] at least 1[| each], so {C} is at most {D}",
        "{C} 最大是 {D}[，|。]{C} [|每格]最小是 1，所以 {C} 最大是 {D}",
        |reader, names| {
            reader.reaches(names.cells[0], names.digits[0], DigitSet::last);
            reader.leaves(names.cells[2], names.digits[1], DigitSet::last);
            reader.steps_off(names.cells[1], names.digits[1], names.digits[0]);
        },
    ),
    (
        "{C} is at least {D}[ and |. ]{C} [is|are] at least 1[| each], so {C} is at least {D}",
        "{C} 最小是 {D}[，|。]{C} [|每格]最小是 1，所以 {C} 最小是 {D}",
        |reader, names| {
            reader.reaches(names.cells[0], names.digits[0], DigitSet::first);
            reader.leaves(names.cells[2], names.digits[1], DigitSet::first);
            reader.steps_off(names.cells[1], names.digits[0], names.digits[1]);
        },
    ),
    (
        "{C} are at least 1 each, so {C} is at least {D}",
        "{C} 每格最小是 1，所以 {C} 最小是 {D}",
        |reader, names| {
            let (line, least) = (names.cells[0], names.digits[0]);
            let Some(first) = line.first() else { return };
            reader.reaches(first.into(), reader.layout.digits().first().into_iter().collect(), DigitSet::first);
            reader.leaves(names.cells[1], least, DigitSet::first);
            reader.steps_off(line.without(first), DigitSet::of(Digit::D1), least);
        },
    ),
    ("", "{C} 最大是 {D}。{V}，所以 {C} 最大是 {D}", |reader, names| {
        reader.reaches(names.cells[0], names.digits[0], DigitSet::last);
        reader.as_rules_say(&names.said.reasons[0]);
        reader.leaves(names.cells[1], names.digits[1], DigitSet::last);
    }),
    ("", "{C} 最小是 {D}。{V}，所以 {C} 最小是 {D}", |reader, names| {
        reader.reaches(names.cells[0], names.digits[0], DigitSet::first);
        reader.as_rules_say(&names.said.reasons[0]);
        reader.leaves(names.cells[1], names.digits[1], DigitSet::first);
    }),
    ("likewise {C} is at most {D}", "同理 {C} 最大是 {D}", |reader, names| {
        reader.leaves(names.cells[0], names.digits[0], DigitSet::last);
    }),
    ("likewise {C} is at least {D}", "同理 {C} 最小是 {D}", |reader, names| {
        reader.leaves(names.cells[0], names.digits[0], DigitSet::first);
    }),
    ("for {V}", "", |reader, names| reader.as_rules_say(&names.said.reasons[0])),
    ("{R}", "", |reader, names| reader.fills(&names.said.rules[0], &CandidateSet::EMPTY)),
    ("", "{V}", |reader, names| reader.says_rules(&names.said.reasons[0])),
];
