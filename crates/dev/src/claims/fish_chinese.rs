//! The templates of Chinese sentences about fish and wings. What they claim is what the English ones do.
use super::grammar::TemplateNames;
use super::houses::{also, cleared, left_in};
use super::judge::{ClaimReader, ClaimTest};
use super::linked_chinese::its_digit;
use super::linked_sets::fish_leaves;

fn base(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    reader.base_has(&names.houses[0], names.digits[0], names.cells[0]);
}

/// Fish.
pub(super) const FISH: &[(&str, ClaimTest)] = &[
    ("{H}的 {D} 只能在 {C}（{H}）", base),
    ("{H}的 {D} 只能在 {C}（鳍）", base),
    ("{H}的 {D} 只能在 {C}", |reader, names| {
        if reader.lacks_something() {
            reader.is_left_in(&names.houses[0], names.cells[0], names.digits[0]);
        } else {
            base(reader, names);
            reader.known_by_line(names.cells[0], names.digits[0]);
        }
    }),
    ("{H}的 {D} 只能在 {C}（鳍，{H}共有）", |reader, names| {
        base(reader, names);
        reader.share(names.cells[0], &names.houses[1]);
    }),
    ("{H}的在 {C}（鳍，{H}共有）", |reader, names| {
        also(reader, names);
        reader.share(names.cells[0], &names.houses[1]);
    }),
    ("{C}（鳍，{H}共有）", |reader, names| {
        reader.base_more(names.cells[0]);
        reader.share(names.cells[0], &names.houses[0]);
    }),
    ("{H}的在 {C}（{H}）", also),
    ("{H}的在 {C}（鳍）", also),
    ("{H}的在 {C}", also),
    ("{C}（{H}）", |reader, names| reader.base_more(names.cells[0])),
    ("{C}（鳍）", |reader, names| reader.base_more(names.cells[0])),
    ("两个 {D} 不能同[行|列|宫]，所以{H}的 {D} 都在这两[行|列|宫]里", |reader, names| {
        reader.covered(&names.houses[0]);
    }),
    ("这{N}个 {D} 两两不同[行|列|宫]，所以{H}的 {D} 都在这{N}[行|列|宫]里", |reader, names| {
        reader.covered(&names.houses[0]);
        reader.claim(names.numbers.iter().all(|number| *number == names.houses[0].len()), "so many houses");
    }),
    ("这些[行|列|宫]的其他格都不是 {D}", |_, _| {}),
    ("{H}的{N}个 {D} 都落在{H}，各只能有一个，所以{H}的 {D} 都在{H}里", |reader, names| {
        reader.covered(&names.houses[1]);
    }),
    (
        "{C} 是鳍，去掉[它|它们]就是[宫内|交叉|][二阶鱼|三阶鱼|四阶鱼|五阶鱼|六阶鱼|七阶鱼|鱼]",
        |reader, names| {
            // Of a kraken reader was said before which places are outside the cover.
            if reader.fins == names.cells[0] {
                return reader.claim(true, "these are the fins");
            }
            (reader.base.fins, reader.fins) = (names.cells[0], names.cells[0]);
            let inside = reader.whole_base();
            reader.claim(names.cells[0].is_subset(inside), "the fins are places of the base");
        },
    ),
    (
        "去掉 {C} 就是[宫内|交叉][二阶鱼|三阶鱼|四阶鱼|五阶鱼|六阶鱼|七阶鱼|鱼]",
        |reader, names| {
            (reader.base.fins, reader.fins) = (names.cells[0], names.cells[0]);
            let inside = reader.whole_base();
            reader.claim(names.cells[0].is_subset(inside), "the fins are places of the base");
        },
    ),
    ("{C} 是鳍，去掉[它|它们]，{H}的 {D} 就只剩 {C}", |reader, names| {
        (reader.base.fins, reader.fins) = (names.cells[0], names.cells[0]);
        let places = names.digits[0].first().map(|digit| reader.places_of(digit, &names.houses[0]));
        reader.claim(places.is_some_and(|it| it - names.cells[0] == names.cells[1]), "the house has this place left");
    }),
    (
        "若[鳍不是|鳍都不是] {D}，则{H}的 {D} 只能在{H}，各占其一。于是 {C} 不是 {D}（{H}），{C} 不是 {D}（{H}），{C} 不是 {D}（{H}）",
        cleared,
    ),
    (
        "若[鳍不是|鳍都不是] {D}，则{H}的 {D} 只能在{H}，各占其一。于是 {C} 不是 {D}（{H}），{C} 不是 {D}（{H}）",
        cleared,
    ),
    ("若[鳍不是|鳍都不是] {D}，则{H}的 {D} 只能在{H}，各占其一。于是 {C} 不是 {D}（{H}）", cleared),
    ("若[鳍不是|鳍都不是] {D}，则{H}的 {D} 只能在{H}，各占其一，于是{H}的 {D} 在 {C}", fish_leaves),
    ("若[鳍不是|鳍都不是] {D}，则{H}的 {D} 只能在{H}，各占其一", cleared),
    ("若[鳍不是|鳍都不是] {D}", |reader, names| reader.without_fins(names.digits[0])),
    ("{C} 是 {D}（{H}）", left_in),
    (
        "{H}的 {D} 在 {C}",
        |reader, names| if reader.is_without_fins() { left_in(reader, names) } else { its_digit(reader, names) },
    ),
    ("若[鳍是|有一个鳍是] {D}", |reader, names| reader.with_fins(names.digits[0])),
    ("{C} 若是 {D}，就占满了{H}，只剩{H}可放{H}的 {D}", |reader, names| {
        reader.would_fill(names, [&names.houses[1], &names.houses[2]]);
    }),
    ("{C} 若是 {D}，就占满了{H}，再没有地方可放{H}的 {D}", |reader, names| {
        reader.would_fill(names, [&[], &names.houses[1]]);
    }),
    ("{H}构成两条鱼", |reader, _| {
        reader.whole_base();
    }),
    ("以{H}为删除域，没有鳍", |reader, _| reader.base.fins = qedoku_core::CellSet::EMPTY),
    ("以{H}为删除域，鳍是 {C}", |reader, names| {
        (reader.base.fins, reader.fins) = (names.cells[0], names.cells[0]);
    }),
];

/// Wings of two almost locked sets.
pub(super) const WINGS: &[(&str, ClaimTest)] = &[
    ("{C} 这{N}格只有 {D}，{N}格{N}数，是待定数组", |reader, names| {
        reader.claim(names.numbers[0] == names.numbers[1], "so many cells");
        reader.almost_locked(names.cells[0], &names.numbers[1..], names.digits[0]);
        reader.cells = names.cells[0];
    }),
    ("{C} 这{N}格«{D}» 也是待定数组", |reader, names| {
        let held = reader.held(names.cells[0]);
        reader.claim(
            held == names.digits[0] && held.len() == names.cells[0].len() + 1,
            "a set of one digit more than cells",
        );
        reader.fins = names.cells[0];
    }),
    ("{C}«{D}» 也是待定数组", |reader, names| {
        let held = reader.held(names.cells[0]);
        reader.claim(
            held == names.digits[0] && held.len() == names.cells[0].len() + 1,
            "a set of one digit more than cells",
        );
        reader.fins = names.cells[0];
    }),
    ("两者的 {D} 都在{H}，不能都有 {D}", |reader, names| {
        let sets = [reader.cells, reader.fins];
        reader.restricted(sets, names.digits[1]);
    }),
    ("若 {C} 没有 {D}，则这些格是 {D}，其中只有 {C} 能填 {D}", |reader, names| {
        let held = reader.held(names.cells[0]);
        reader.claim(held - names.digits[0] == names.digits[1], "the set holds the others");
        let places = names.digits[2].first().map(|digit| reader.places_of(digit, &[names.cells[0]]));
        reader.claim(places == Some(names.cells[1]), "these are the places of the digit in the set");
    }),
    ("若 {C} 没有 {D}，则这些格是 {D}", |reader, names| {
        let held = reader.held(names.cells[0]);
        reader.claim(held - names.digits[0] == names.digits[1], "the set holds the others");
    }),
    ("若有 {D}，则 {S}", |reader, names| reader.comes(names.candidates[0], false)),
    ("{C} 填其余的 {D}，其中只有 {C} 能填 {D}", |reader, names| {
        let held = reader.held(names.cells[0]);
        let places = names.digits[1].first().map(|digit| reader.places_of(digit, &[names.cells[0]]));
        let inside = names.digits[0].is_subset(held) && names.digits[1].is_subset(names.digits[0]);
        reader.claim(
            inside && places == Some(names.cells[1]),
            "the rest is among the digits of the set, and this one there",
        );
    }),
    ("{C} 填其余的 {D}", |reader, names| {
        let held = reader.held(names.cells[0]);
        reader.claim(names.digits[0].is_subset(held), "the rest is among the digits of the set");
    }),
    ("其中 {D}（{H}）", |reader, names| {
        let cells = reader.cells;
        let once = names.digits[0].iter().all(|digit| reader.places_of(digit, &[cells]).is_subset(names.houses[0][0]));
        reader.claim(once, "all of these are in the house");
    }),
    ("其中 {D}", |_, _| {}),
    ("最多各填一次", |_, _| {}),
];
