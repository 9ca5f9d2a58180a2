//! The templates of Chinese sentences about links and cases. What they claim is what the English ones do.
use super::grammar::TemplateNames;
use super::judge::{ClaimReader, ClaimTest};
use super::linked::{already, concluded, ends, lacks_that, likewise, lost, said, shows, there};
use super::linked_sets::{fish_there, two_places};
use super::sets::{set, union};
use qedoku_core::CellSet;

/// The templates of what is supposed, of what is not then, and of what is.
pub(super) const FOLLOWING: &[(&str, ClaimTest)] = &[
    ("#{N}", |reader, names| reader.line(names.numbers[0])),
    ("[若|假设] {C} [不是|都不是] {D}", |reader, names| {
        reader.supposes(names.cells[0], names.digits[0], false);
    }),
    ("[若|假设] {C}«{D}» 不是 {D}", |reader, names| {
        shows(reader, names);
        reader.supposes(names.cells[0], names.digits[1], false);
    }),
    ("[若|假设] {K} 都不成立", |reader, names| {
        let all = names.candidates[0];
        reader.supposes(all.cells(), all.all_digits(), false);
    }),
    ("[若|假设] {C} 是 {D}", |reader, names| reader.case(names.cells[0], names.digits[0])),
    ("若 {D} 在 {C}", |reader, names| reader.case(names.cells[0], names.digits[0])),
    ("它自己就是 {D}", |_, _| {}),
    ("[若是|若它是] {D}", |reader, names| reader.case_of_hub(names.digits[0])),
    ("{C} [不是|都不是] {D}（{H}）", |reader, names| {
        reader.is_not(names.cells[0], names.digits[0], &names.houses[0], None);
    }),
    ("{C} [不是|都不是] {D}（{H}，由第{N}条）", |reader, names| {
        reader.is_not(names.cells[0], names.digits[0], &names.houses[0], Some(names.numbers[0]));
    }),
    ("{C} 不是 {D}（由第{N}条）", |reader, names| {
        reader.is_not(names.cells[0], names.digits[0], &[], Some(names.numbers[0]));
    }),
    ("{C}«{D}» 不是 {D}（{H}）", |reader, names| {
        shows(reader, names);
        reader.is_not(names.cells[0], names.digits[1], &names.houses[0], None);
    }),
    ("{C}«{D}» 不是 {D}（{H}，由第{N}条）", |reader, names| {
        shows(reader, names);
        reader.is_not(names.cells[0], names.digits[1], &names.houses[0], Some(names.numbers[0]));
    }),
    ("{C}«{D}» 不是 {D}，不是 {D}（{H}）", |reader, names| {
        shows(reader, names);
        reader.is_not(names.cells[0], names.digits[1] | names.digits[2], &names.houses[0], None);
    }),
    ("不是 {D}（{H}）", |reader, names| {
        let cell = reader.spoken_of();
        reader.is_not(cell, names.digits[0], &names.houses[0], None);
    }),
    ("不是 {D}（{H}，由第{N}条）", |reader, names| {
        let cell = reader.spoken_of();
        reader.is_not(cell, names.digits[0], &names.houses[0], Some(names.numbers[0]));
    }),
    ("{C} 也不是 {D}", |_, _| {}),
    ("它不是 {D}", |reader, names| {
        let cell = reader.spoken_of();
        reader.is_not(cell, names.digits[0], &[], None);
    }),
    ("[只能是|它是] {D}", |reader, names| {
        let cell = reader.spoken_of();
        reader.is_left(cell, names.digits[0]);
        if names.digits[0].is_several() {
            reader.hub = cell;
        }
    }),
    ("{C} 是 {D}（{H}", |reader, names| reader.is_left_in(&names.houses[0], names.cells[0], names.digits[0])),
    ("{H}的 {D} 本来就只能在 {C}", already),
    ("{C} 本来就是 {D}", already),
    ("{H}的 {D} 只能在 {C}", |reader, names| reader.is_left_in(&names.houses[0], names.cells[0], names.digits[0])),
    ("{C} 已删去 {D}{T}", lost),
    ("{C} 已删去 {D}", lost),
    ("{H}没有位置填 {D}", |reader, names| reader.has_no_place(&names.houses[0], names.digits[0])),
    ("{H}没有 {D} 的位置了", |_, _| {}),
    ("{C} 没有候选数了", |_, _| {}),
    ("{C} 没有数可填", |_, _| {}),
    ("没有数可填", |reader, _| reader.has_nothing()),
    ("{N}步之后{T}{H}没有 {D} 的位置了", |_, _| {}),
    ("{N} 步之后{T}{H}没有 {D} 的位置了", |_, _| {}),
    ("{N}步之后{T}{C} [不是|都不是] {D}", |reader, names| {
        concluded(reader, &set(names.cells[0], names.digits[0]));
    }),
    ("{N} 步之后{T}{C} [不是|都不是] {D}", |reader, names| {
        concluded(reader, &set(names.cells[0], names.digits[0]));
    }),
    ("{N}步之后{T}{C} 没有候选数了", |_, _| {}),
    ("{N} 步之后{T}{C} 没有候选数了", |_, _| {}),
    ("{N}步之后{T}{K} 都不成立", |reader, names| concluded(reader, &names.candidates[0])),
    ("{N} 步之后{T}{K} 都不成立", |reader, names| concluded(reader, &names.candidates[0])),
    ("{N}步之后{T}", |_, _| {}),
    ("{N} 步之后{T}", |_, _| {}),
    ("{N}步之后{H}没有 {D} 的位置了", |_, _| {}),
    ("{N} 步之后{H}没有 {D} 的位置了", |_, _| {}),
    ("{N}步之后 {C} [不是|都不是] {D}", |reader, names| {
        concluded(reader, &set(names.cells[0], names.digits[0]));
    }),
    ("{N} 步之后 {C} [不是|都不是] {D}", |reader, names| {
        concluded(reader, &set(names.cells[0], names.digits[0]));
    }),
    ("{N}步之后", |_, _| {}),
    ("{N} 步之后", |_, _| {}),
    ("立即成立", |_, _| {}),
    ("{C} 不是 {D}", |reader, names| reader.is_not(names.cells[0], names.digits[0], &[], None)),
    ("{K} 都不成立", |_, _| {}),
];

/// The candidates of colors, which are read before anything shorter is.
pub(super) const COLORS: &[(&str, ClaimTest)] = &[
    ("[A|B] 色不成立，[A|B] 色成立：{C} 是 {D}", |reader, names| {
        reader.turns(names.cells[0], names.digits[0]);
    }),
    ("假设 {C} 是 {D}（[A|B] 色）", |reader, names| reader.case(names.cells[0], names.digits[0])),
    ("{C} 是 {D}（[A|B] 色）或 {D}（[A|B] 色）", |reader, names| {
        reader.pair_in_cell(names.cells[0], names.digits[0] | names.digits[1]);
    }),
    ("{H}的 {D} 在 {C}（[A|B] 色）或 {C}（[A|B] 色）", |reader, names| {
        reader.pair_in_house(names.houses[0][0], names.digits[0], names.cells[0] | names.cells[1]);
    }),
    ("要么 {J}，要么 {J}。", |reader, names| {
        there(reader, &names.candidates[0]);
        there(reader, &names.candidates[1]);
    }),
    ("[要么 |]{J}（A 色）", |reader, names| reader.colored(0, &names.candidates[0])),
    ("[要么 |]{J}（B 色）", |reader, names| reader.colored(1, &names.candidates[0])),
    ("[要么 |]{J}（C 色）", |reader, names| reader.colored(2, &names.candidates[0])),
    ("[要么 |]{J}（D 色）", |reader, names| reader.colored(3, &names.candidates[0])),
];

/// The templates of the ends of links and cases, sets of cells, colors, and krakens.
pub(super) const SETS: &[(&str, ClaimTest)] = &[
    ("{C} 和 {C} 中至少有一个是 {D}", |reader, names| {
        let of = |cells| set(cells, names.digits[0]);
        reader.either_end(of(names.cells[0]), of(names.cells[1]));
    }),
    ("{C} 中至少有一个是 {D}", |reader, names| reader.holds(names.cells[0], names.digits[0])),
    ("{D} 在 {C} 或 {C}", |reader, names| {
        let of = |cells| set(cells, names.digits[0]);
        reader.either_end(of(names.cells[0]), of(names.cells[1]));
    }),
    ("{C} 能看到[它|这两格|这三格|这四格|这些格]（{H}）", |reader, names| {
        reader.see_in(names.cells[0], &names.houses[0]);
    }),
    ("{C} 也能看到（{H}）", |reader, names| reader.see_in(names.cells[0], &names.houses[0])),
    ("若 {S}", |reader, names| {
        let all = names.candidates[0];
        reader.case(all.cells(), all.all_digits());
    }),
    (
        "[无论哪种情况，|无论哪种可能，|只有一种情况可能，这时 ]{C} [不是|都不是] {D}",
        |reader, names| {
            concluded(reader, &set(names.cells[0], names.digits[0]));
        },
    ),
    (
        "[无论哪种情况，|无论哪种可能，|只有一种情况可能，这时 ]{K} 都不成立",
        |reader, names| {
            concluded(reader, &names.candidates[0]);
        },
    ),
    ("[无论哪种情况|无论哪种可能|只有一种情况可能，这时]", |_, _| {}),
    ("每种情况都不可能，所以什么都能推出", |_, _| {}),
    ("与假设矛盾", |_, _| {}),
    ("首尾相接成环", |reader, _| reader.closes()),
    ("反之若 {S}，各链反向推一圈", |reader, names| there(reader, &names.candidates[0])),
    ("又推出", |_, _| {}),
    ("{C} 所缺的只是 {D}，所以 {D} 必在其中", |reader, names| {
        let held = reader.held(names.cells[0]);
        reader.claim(names.digits[0].is_subset(held), "the cells have the digits");
    }),
    ("{C} 要么是 {D}，要么不是 {D}", |_, _| {}),
    ("{C} 只占两行、两列、两宫", |reader, names| reader.claim(names.cells[0].len() == 4, "four cells")),
    ("若这{N}格都只有 {D}，则两数互换后各行、各列、各宫仍然成立", |_, _| {}),
    ("若 {C} 都只有 {D}，则两数互换后各行、各列、各宫仍然成立", |_, _| {}),
    ("若 {C} 只有 {D}，则这些数可以互换位置", |_, _| {}),
    ("题目就有两个解，但题目只有一个解", |_, _| {}),
    ("{C} 这{N}格«{D}» 是 {D}", |reader, names| {
        reader.fills(names.cells[0], names.digits[0], names.numbers[0], names.digits[1]);
    }),
    ("其中只有 {C} 能填 {D}，因为 {C} [不是|都不是] {D}", |reader, names| {
        reader.placed_but(names.digits[0], names.cells[0], names.cells[1]);
    }),
    ("其中只有 {C} 能填 {D}", |reader, names| reader.placed_at(names.digits[0], names.cells[0])),
    ("因为 {C} [不是|都不是] {D}", |reader, names| reader.denied_in(names.digits[0], names.cells[0])),
    ("已假设[不是|都不是] {D}", |reader, names| reader.denied_again(names.digits[0])),
    ("{C}«{D}» 是 {D}", |reader, names| {
        shows(reader, names);
        reader.is_left(names.cells[0], names.digits[1]);
        reader.hub = names.cells[0];
    }),
    ("{C} 这{N}格只有 {D} {N}个数，是待定数组", almost_set),
    ("{C}«{D}» 一格两个数，是待定数组", |reader, names| {
        shows(reader, names);
        reader.cells = names.cells[0];
    }),
    ("{C}«{D}» 也是待定数组", |reader, names| {
        let held = reader.held(names.cells[0]);
        reader.claim(
            held == names.digits[0] && held.len() == names.cells[0].len() + 1,
            "a set of one digit more than cells",
        );
        reader.fins = names.cells[0];
    }),
    ("两组的 {D} 互相可见（{H}），所以 {D} 不能两组都有，必有一组没有", |reader, names| {
        let sets = [reader.cells, reader.fins];
        reader.restricted(sets, names.digits[1]);
    }),
    ("两组的 {D} 都在{H}，所以 {D} 不能两组都有，必有一组没有", |reader, names| {
        let sets = [reader.cells, reader.fins];
        reader.restricted(sets, names.digits[1]);
    }),
    ("若 {D} 不在 {C} 中，则这些格是 {D}，其中只有 {C} 能填 {D}", |reader, names| {
        let held = reader.held(names.cells[0]);
        let rest = held == names.digits[0] | names.digits[1] && names.digits[2].is_subset(names.digits[1]);
        let there = names.digits[2].iter().all(|digit| reader.places_of(digit, &[names.cells[0]]) == names.cells[1]);
        reader.claim(rest && there, "the set has these digits, and this one there");
    }),
    ("若 {D} 不在 {C} 中，则这些格是 {D}", |reader, names| {
        let held = reader.held(names.cells[0]);
        reader.claim(
            held == names.digits[0] | names.digits[1] && !names.digits[0].meets(names.digits[1]),
            "the set has these digits",
        );
    }),
    ("每组只缺一个数，所以 {D} 一组缺一个，另一组缺另一个，其余的数都在", |_, _| {}),
    ("{D} 在 {C}，{C} 能看到这些位置（{H}）", |reader, names| {
        reader.places = names.cells[0];
        reader.see_in(names.cells[1], &names.houses[0]);
    }),
    ("假设 {D} 不在 {C}", |reader, names| reader.supposes(names.cells[0], names.digits[0], false)),
    ("同理 {D} 在 {C} 或 {C}", likewise),
    ("同理 {C} 和 {C} 中至少有一个是 {D}", likewise),
    ("同理", |_, _| {}),
    ("同样", |_, _| {}),
    ("{C} 这{N}格«{D}» 不能填这个数（{H}），其余{N}个数都在其中，{S}", lacks_that),
    ("{H}的 {D} 都在{H}（[二阶鱼|三阶鱼|四阶鱼|鱼]），各一个，{H}的在 {C}", |reader, names| {
        fish_there(reader, names);
        reader.comes_to(names.cells[0], names.digits[0]);
    }),
    ("{H}的 {D} 只能在{H}或 {C}，而{H}至多放{N}个，[于是|从而] {D} 在 {C}", |reader, names| {
        super::linked::no_room(reader, names);
        reader.comes_to(names.cells[1], names.digits[1]);
    }),
    ("{H}的 {D} 只能在{H}或 {C}，而{H}至多放{N}个", super::linked::no_room),
    ("{H}的 {D} 除 {C} 外都在{H}", |reader, names| {
        let places = names.digits[0].first().map_or(CellSet::EMPTY, |digit| reader.places_of(digit, &names.houses[0]));
        reader.claim(
            (places - union(&names.houses[1])).is_subset(names.cells[0]),
            "the base is in the cover but for the fins",
        );
        reader.fins = names.cells[0];
    }),
    ("{C} 是鳍", |reader, names| {
        let fins = reader.fins;
        reader.claim(names.cells[0] == fins, "these are the fins");
    }),
    ("{D} 在{H}（{C}）", |reader, names| {
        reader.digits = names.digits[0];
        two_places(reader, &names.houses[0], names.cells[0]);
    }),
    ("{H}（{C}）各只有两处", |reader, names| two_places(reader, &names.houses[0], names.cells[0])),
    ("{H}（{C}）", |reader, names| two_places(reader, &names.houses[0], names.cells[0])),
    ("各只有两处", |_, _| {}),
    ("{C}«{D}»", shows),
    ("都是双值格", |_, _| {}),
    ("要么 {S}", |reader, names| there(reader, &names.candidates[0])),
    ("[A|B] 色不成立", |_, _| {}),
    ("删去 [A|B] 色后，[A|B] 色的数都可作为出数填入", |_, _| {}),
    ("[A|B] 色若成立，则 C 色和 D 色都不成立", |_, _| {}),
    ("[A|B] 色与 [C|D] 色至少有一个成立", |_, _| {}),
    ("若 A 色成立", |reader, _| reader.with_color(0)),
    ("若 B 色成立", |reader, _| reader.with_color(1)),
    ("{C} 能看到 [A|B] 色的 {C}（{H}）和 [A|B] 色的 {C}（{H}）", |reader, names| {
        for at in [0, 1] {
            reader.places = names.cells[at + 1];
            reader.see_in(names.cells[0], &names.houses[at]);
        }
    }),
    ("{C} 不能都是 {D}（{H}）", |reader, names| {
        let inside = names.houses[0].iter().all(|house| names.cells[0].is_subset(*house));
        reader.claim(inside && names.cells[0].len() == 2, "both cells are in the house");
    }),
    ("{C} 不能同时是 {D}", |_, _| {}),
    ("[前者|后者]成立时 {C} [不是|都不是] {D}（{H}）", |_, _| {}),
    ("{C} 只有 {D}，每格都能看到下一格（{H}）", |reader, names| {
        let each = names.cells[0].iter().all(|cell| reader.held(CellSet::of(cell)) == names.digits[0]);
        reader.claim(each, "each of the cells has just these digits");
    }),
    ("{C} 只有 {D}，同在{H}。所以一格是 {D}，另一格是 {D}", |reader, names| {
        let each = names.cells[0].iter().all(|cell| reader.held(CellSet::of(cell)) == names.digits[0]);
        let inside = names.houses[0].iter().all(|house| names.cells[0].is_subset(*house));
        reader.claim(each && inside, "each of the cells has just these digits");
        reader.places = names.cells[0];
    }),
    ("{D} 交替出现，{C} 和 {C} 不同", |reader, names| reader.places = names.cells[0] | names.cells[1]),
    ("{C} 和 {C} 也不同", |reader, names| reader.places = names.cells[0] | names.cells[1]),
    ("{H}与{H}的交集是 {C}«{D}»，{H}另取 {C}«{D}»，{H}另取 {C}«{D}»，共{N}格", super::linked_sets::crossing),
    ("{H}的 {D} 在{H}或在{H}", super::linked::box_in_lines),
    ("{H}的 {D} 在{H}或在 {C}", super::linked::box_in_lines),
    ("{H}的 {D} 在 {C}[ |]或在{H}", super::linked::box_in_lines),
    ("{D} 依次在 {C}；{C}；{C}；{C}；{C}", super::linked_sets::case_by_case),
    ("{D} 依次在 {C}；{C}；{C}；{C}", super::linked_sets::case_by_case),
    ("{D} 依次在 {C}；{C}；{C}", super::linked_sets::case_by_case),
    ("{D} 依次在 {C}；{C}", super::linked_sets::case_by_case),
    ("其中一格是 {D}", |_, _| {}),
    ("{C} 共{N}格，只有 {D}", |reader, names| {
        let held = reader.held(names.cells[0]);
        reader.claim(
            names.numbers[0] == names.cells[0].len() && held == names.digits[0],
            "so many cells, and these digits",
        );
        reader.cells = names.cells[0];
    }),
    ("{C} 共{N}格", |reader, names| {
        reader.claim(names.numbers[0] == names.cells[0].len(), "so many cells");
        reader.cells = names.cells[0];
    }),
    ("其中的 {D} 都在{H}，至多[各|]出现一次", once),
    ("其中的 {D} 在{H}，至多[各|]出现两次", once),
    ("共{N}个数、{N}格，所以每个数恰好出现一次", |reader, names| {
        let count = reader.cells.len();
        reader.claim(names.numbers == [count, count], "so many cells");
    }),
    ("合起来最多填{N}格，正好有{N}格，所以这些格恰好由这些数填满", |reader, names| {
        let count = reader.cells.len();
        reader.claim(names.numbers == [count, count], "so many cells");
    }),
    ("{D} 在 {C}，所以{H}的其他格都不是 {D}", |_, _| {}),
    ("若 {C} 是 {D}，则 {C} 的每一种填法都会在同一区域重复", |_, _| {}),
    ("使 {C} 没有候选数", |_, _| {}),
    ("{S}，或者 {S}，至少有一方成立", ends),
    ("{S}，或者 {S}", ends),
    ("{C}={D}", |reader, names| reader.concludes(names.cells[0], names.digits[0], true)),
    ("{S}", |reader, names| {
        if reader.is_asked() {
            // Of a cell that is asked for its digits reader names what closes one.
            let cells = reader.cells;
            for candidate in &names.candidates[0].iter().collect::<Vec<_>>() {
                reader.closed(cells, candidate.digit, Some(candidate.cell.into()));
            }
        } else {
            said(reader, &names.candidates[0]);
        }
    }),
];

/// A house has a digit at some places, or digits in as many cells as one place is gone.
pub(super) fn its_digit(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    if reader.lacks_something() && names.digits[0].is_several() {
        reader.hides(&names.houses[0], names.digits[0], names.cells[0]);
    } else {
        reader.has_its(&names.houses[0], names.digits[0], names.cells[0]);
    }
}

fn almost_set(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    reader.almost_locked(names.cells[0], &names.numbers, names.digits[0]);
    reader.cells = names.cells[0];
}

fn once(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let cells = reader.cells;
    let all = names.digits[0].iter().all(|digit| reader.places_of(digit, &[cells]).is_subset(union(&names.houses[0])));
    reader.claim(all, "all of them are in the house");
}
