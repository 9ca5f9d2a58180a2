//! The templates of Chinese sentences about fish and wings. What they claim is what the English ones do.
use super::grammar::TemplateNames;
use super::houses::{also, cleared, left_in};
use super::judge::{ClaimReader, ClaimTest};
use super::linked_chinese::its_digit;

fn base(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    it.base_has(&n.houses[0], n.digits[0], n.cells[0]);
}

/// Fish.
pub(super) const FISH: &[(&str, ClaimTest)] = &[
    ("{H}的 {D} 只能在 {C}（{H}）", base),
    ("{H}的 {D} 只能在 {C}（鳍）", base),
    ("{H}的 {D} 只能在 {C}", |it, n| {
        if it.lacks_something() {
            it.is_left_in(&n.houses[0], n.cells[0], n.digits[0]);
        } else {
            base(it, n);
            it.known_by_line(n.cells[0], n.digits[0]);
        }
    }),
    ("{H}的在 {C}（{H}）", also),
    ("{H}的在 {C}（鳍）", also),
    ("{H}的在 {C}", also),
    ("{C}（{H}）", |it, n| it.base_more(n.cells[0])),
    ("{C}（鳍）", |it, n| it.base_more(n.cells[0])),
    ("两个 {D} 不能同[行|列|宫]，所以{H}的 {D} 都在这两[行|列|宫]里", |it, n| {
        it.covered(&n.houses[0]);
    }),
    ("这{N}个 {D} 两两不同[行|列|宫]，所以{H}的 {D} 都在这{N}[行|列|宫]里", |it, n| {
        it.covered(&n.houses[0]);
        it.claim(n.numbers.iter().all(|number| *number == n.houses[0].len()), "so many houses");
    }),
    ("这些[行|列|宫]的其他格都不是 {D}", |_, _| {}),
    ("{H}的{N}个 {D} 都落在{H}，各只能有一个，所以{H}的 {D} 都在{H}里", |it, n| {
        it.covered(&n.houses[1]);
    }),
    (
        "{C} 是鳍，去掉[它|它们]就是[缺一角的|][宫内|交叉|][二阶鱼|三阶鱼|四阶鱼|五阶鱼|六阶鱼|七阶鱼|鱼]",
        |it, n| {
            // Of a kraken it was said before which places are outside the cover.
            if it.fins == n.cells[0] {
                return it.claim(true, "these are the fins");
            }
            (it.base.fins, it.fins) = (n.cells[0], n.cells[0]);
            let inside = it.whole_base();
            it.claim(n.cells[0].is_subset(inside), "the fins are places of the base");
        },
    ),
    (
        "若[鳍不是|鳍都不是] {D}，则{H}的 {D} 只能在{H}，各占其一。于是 {C} 不是 {D}（{H}），{C} 不是 {D}（{H}），{C} 不是 {D}（{H}）",
        cleared,
    ),
    (
        "若[鳍不是|鳍都不是] {D}，则{H}的 {D} 只能在{H}，各占其一。于是 {C} 不是 {D}（{H}），{C} 不是 {D}（{H}）",
        cleared,
    ),
    ("若[鳍不是|鳍都不是] {D}，则{H}的 {D} 只能在{H}，各占其一。于是 {C} 不是 {D}（{H}）", cleared),
    ("若鳍不是 {D}，则{H}的 {D} 在 {C}", |_, _| {}),
    ("若[鳍不是|鳍都不是] {D}", |it, n| it.without_fins(n.digits[0])),
    ("{C} 是 {D}（{H}）", left_in),
    ("{H}的 {D} 在 {C}", |it, n| if it.is_without_fins() { left_in(it, n) } else { its_digit(it, n) }),
    ("若[鳍是|有一个鳍是] {D}", |it, n| it.with_fins(n.digits[0])),
    ("{C} 若是 {D}，就同时占用其中两个区域，其余的就不够了", |_, _| {}),
    ("{H}构成两条鱼", |it, _| {
        it.whole_base();
    }),
    ("以{H}为删除域，没有鳍", |it, _| it.base.fins = qedoku_core::CellSet::EMPTY),
    ("以{H}为删除域，鳍是 {C}", |it, n| (it.base.fins, it.fins) = (n.cells[0], n.cells[0])),
];

/// Wings of two almost locked sets.
pub(super) const WINGS: &[(&str, ClaimTest)] = &[
    ("{C} 这{N}格只有 {D}，{N}格{N}数，是待定数组", |it, n| {
        it.claim(n.numbers[0] == n.numbers[1], "so many cells");
        it.almost_locked(n.cells[0], &n.numbers[1..], n.digits[0]);
        it.cells = n.cells[0];
    }),
    ("{C} 这{N}格«{D}» 也是待定数组", |it, n| {
        let held = it.held(n.cells[0]);
        it.claim(held == n.digits[0] && held.len() == n.cells[0].len() + 1, "a set of one digit more than cells");
        it.fins = n.cells[0];
    }),
    ("{C}«{D}» 也是待定数组", |it, n| {
        let held = it.held(n.cells[0]);
        it.claim(held == n.digits[0] && held.len() == n.cells[0].len() + 1, "a set of one digit more than cells");
        it.fins = n.cells[0];
    }),
    ("两者的 {D} 都在{H}，不能都有 {D}", |it, n| {
        let sets = [it.cells, it.fins];
        it.restricted(sets, n.digits[1]);
    }),
    ("若 {C} 没有 {D}，则这些格是 {D}，其中只有 {C} 能填 {D}", |it, n| {
        let held = it.held(n.cells[0]);
        it.claim(held - n.digits[0] == n.digits[1], "the set holds the others");
        let places = n.digits[2].first().map(|digit| it.places_of(digit, &[n.cells[0]]));
        it.claim(places == Some(n.cells[1]), "these are the places of the digit in the set");
    }),
    ("若 {C} 没有 {D}，则这些格是 {D}", |it, n| {
        let held = it.held(n.cells[0]);
        it.claim(held - n.digits[0] == n.digits[1], "the set holds the others");
    }),
    ("若有 {D}，则 {S}", |it, n| it.comes(n.candidates[0], false)),
    ("{C} 填其余的 {D}，其中只有 {C} 能填 {D}", |it, n| {
        let held = it.held(n.cells[0]);
        let places = n.digits[1].first().map(|digit| it.places_of(digit, &[n.cells[0]]));
        let inside = n.digits[0].is_subset(held) && n.digits[1].is_subset(n.digits[0]);
        it.claim(inside && places == Some(n.cells[1]), "the rest is among the digits of the set, and this one there");
    }),
    ("{C} 填其余的 {D}", |it, n| {
        let held = it.held(n.cells[0]);
        it.claim(n.digits[0].is_subset(held), "the rest is among the digits of the set");
    }),
    ("其中 {D}（{H}）", |it, n| {
        let cells = it.cells;
        let once = n.digits[0].iter().all(|digit| it.places_of(digit, &[cells]).is_subset(n.houses[0][0]));
        it.claim(once, "all of these are in the house");
    }),
    ("其中 {D}", |_, _| {}),
    ("最多各填一次", |_, _| {}),
];
