//! The templates of Chinese sentences about rectangles, loops, rings, counts and symmetries. What they claim is what the
//! English ones do.
use super::crowded::can_hold;
use super::deadly_filling::{keeps, swap};
use super::grammar::TemplateNames;
use super::judge::{ClaimReader, ClaimTest};
use super::rectangles::{
    held_only, left_without, loops, no_place_beside, not_so, odd, once, same_digit, stays_with, taken_twice,
    three_cells,
};
use super::sets::set;
use qedoku_core::CellSet;

/// Deadly patterns.
pub(super) const DEADLY: &[(&str, ClaimTest)] = &[
    ("{C} 只占两行、两列、两宫", |reader, names| {
        reader.claim(names.cells[0].len() == 4, "four cells");
        reader.base.is_rectangle = true;
        reader.base.deadly = names.cells[0];
        reader.cells = names.cells[0];
    }),
    ("{C} [都|]是 {D}，{C} [都|]是 {D}，都不是提示数", stand),
    ("{C} [都|]是 {D}，都不是提示数", stand),
    (
        "若 {C} 是 {D}，把 {D} 互换，各行、各列、各宫仍然成立，因为它们在这些格里都各有一个 {D} 和一个 {D}",
        |reader, names| {
            let there = set(names.cells[0], names.digits[0]).is_subset(reader.candidates());
            reader.claim(there && names.digits[1] == names.digits[2] | names.digits[3], "what is assumed is there");
        },
    ),
    ("把 {D} 互换，各行、各列、各宫仍然成立，因为它们在这些格里都各有一个 {D} 和一个 {D}", swap),
    ("这样的解把 {D} 互换后仍是解，因为各行、各列、各宫在这些格里都各有一个 {D} 和一个 {D}", keeps),
    ("这样的解把这{N}[行|列]的这些格整体互换后仍是解，因为各[行|列]的数相同，各[行|列]、各宫的数也不变", |_, _| {}),
    ("这样就要么有两个解，要么无解，但题目恰有一个解", |_, _| {}),
    ("{C} 连成环，环上各格所在的行、列、宫都恰有其中两格", loops),
    ("{C} 连成环，相邻两格互相可见（{H}）", loops),
    ("只能交替", |_, _| {}),
    ("{N}是奇数，必有相邻两格相同", odd),
    ("{N}是奇数，绕一圈无法交替", odd),
    ("{C} 占{N}[行|列]、{N}[行|列]，每[行|列]的{N}格都同宫", |reader, names| {
        reader.claim(names.numbers[0] * names.numbers[1] == names.cells[0].len(), "so many cells");
        reader.cells = names.cells[0];
    }),
    ("若 {C} [都|]不是 {D}，{C} 就都只有 {D}", |reader, names| {
        not_so(reader, names.cells[0], names.digits[0]);
        let guards = reader.guards;
        reader.without(&guards, names.cells[1], names.digits[1]);
    }),
    ("把这{N}[行|列]的这些格整体互换，各[行|列]的数相同，各[行|列]、各宫的数也不变", |_, _| {}),
    ("{C}；{C}；{C}；{C} 在四个宫里各占三格，每行每列一格", |reader, names| {
        reader.claim(names.cells.iter().all(|cells| cells.len() == 3), "three cells each");
        reader.cells = names.cells.iter().fold(CellSet::EMPTY, |all, cells| all | *cells);
    }),
    ("把 {C} 的数依次称为 X、Y、Z", three_cells),
    ("同[行|列]不能有相同的数，所以 {C} 依次是 Y、Z、X 或 Z、X、Y", three_cells),
    ("若 {C} 是 [Y|Z] 而 {C} 是 [Y|Z]，{C} 就都只能是 [X|Y|Z]，但{H}只有一个 [X|Y|Z]", same_digit),
    ("四种情况都不可能", |_, _| {}),
    ("没有任何填法", |_, _| {}),
    ("[假设|若|反过来，假设] {C} 是 {D}", |reader, names| {
        if reader.base.is_rectangle {
            reader.base.supposed = names.cells[0];
        }
        reader.case(names.cells[0], names.digits[0]);
    }),
    ("这时", |_, _| {}),
    ("[这时|]{H}的 {D} 只剩 {C}", |reader, names| {
        let places = names.digits[0].first().map(|digit| reader.places_of(digit, &names.houses[0])).unwrap_or_default();
        let left = places - reader.base.supposed;
        reader.claim(left == names.cells[0], "no other place is left");
        reader.is_forced(names.cells[0], names.digits[0]);
    }),
    ("{C}«{D}» 不是 {D}（{H}），只能是 {D}", left_without),
    ("无论从哪一格假设，{C} [都|]是 {D}，而 {C}«{D}» [都|]是 {D}", |reader, names| {
        let held = reader.held(names.cells[1]);
        reader.claim(held == names.digits[1], "the cells have just these digits");
    }),
    ("这样{N}格就都只有 {D}", |_, _| {}),
    ("{C} 只能是 {D}", held_only),
    (
        "是 {D} 的那一格与 {C} 构成显性[数对|三数组|四数组|五数组|六数组]：{N}格正好填{H}的 {D}",
        |reader, names| reader.use_up(names.cells[0], names.digits[1], &names.houses[0]),
    ),
    (
        "{C} 与 {C} 构成显性[数对|三数组|四数组|五数组|六数组]：{N}格正好填{H}的 {D}",
        |reader, names| {
            reader.use_up(names.cells[1], names.digits[0], &names.houses[0]);
        },
    ),
    ("{C} 中有一格不是这些数，余下{N}格正好填{N}个数，{C} 不能再填别的数", left_over),
    ("{C} 不是这些数，余下{N}格正好填{N}个数，{C} 不能再填别的数", left_over),
    ("{H}的 {D} 都在 {C}", |reader, names| {
        let inside = names.houses[0].iter().all(|house| names.cells[0].is_subset(*house));
        reader.claim(inside, "the cells are in the house");
    }),
    ("{C} 填 {D} 中的一个，这个数就不在 {C}（{H}），所以在{H}它在 {C}", beside_crossing),
    ("{C} 填 {D} 中的{N}个，这{N}个数就不在 {C}（{H}），所以在{H}它们在 {C}", beside_crossing),
    ("{C} 只能填 {D}", can_hold),
];

fn there(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let there = names.candidates[0].is_subset(reader.candidates());
    reader.claim(there, "the candidates are there");
}

fn stand(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    for (cells, digits) in names.cells.iter().zip(&names.digits) {
        let stands = cells.iter().all(|cell| digits.iter().any(|digit| reader.stands_in(cell.into(), digit)));
        reader.claim(stands, "the digit stands there");
    }
}

fn left_over(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let count = reader.cells.len() - 1;
    reader.claim(names.numbers.iter().all(|number| *number == count), "so many cells and digits");
}

fn beside_crossing(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let held = reader.held(names.cells[0]);
    reader.claim(
        held == names.digits[0] && reader.all_see(names.cells[0], names.cells[1]),
        "the digits cannot be in the crossing",
    );
    reader.claim(names.numbers.iter().all(|number| *number == names.cells[0].len()), "so many cells");
}

/// Rings, counts, exocets and symmetries.
pub(super) const RARE: &[(&str, ClaimTest)] = &[
    ("{C} 都可填 {D}，连成环，相邻两格互相可见（{H}）", |reader, names| {
        loops(reader, names);
        let there =
            names.digits[0].iter().all(|digit| names.cells[0].is_subset(reader.places_of(digit, &names.houses[0])));
        reader.claim(there && names.houses[0].len() == names.cells[0].len(), "the digit may be there");
    }),
    (
        "若 {C} [都|]不是 {D}，这些区域的 {D} 就都在环上，环上“是 {D}”与“不是 {D}”必须交替",
        |reader, names| {
            not_so(reader, names.cells[0], names.digits[0]);
        },
    ),
    ("{C} 这{N}格最多容纳{N}个数", |reader, names| {
        reader.claim(names.numbers == [names.cells[0].len(), names.cells[0].len()], "so many cells");
        reader.cells = names.cells[0];
        reader.counted = 0;
    }),
    ("{D} 在{H}[各|]一次", once),
    (
        "{N}个数正好填{N}格，所以这些数都填在这里，它们所限的[行、列、宫|行、列]的其他格都不能再填",
        |reader, names| {
            let counted = reader.counted;
            reader.claim(names.numbers.iter().all(|number| *number == counted), "so many digits were counted");
        },
    ),
    ("否则 {C} 是 {D}", |_, _| {}),
    ("{D} 也一样", |_, _| {}),
    ("{H}的 {D} 在{H}或 {C}", |reader, names| {
        let places =
            names.digits[0].iter().fold(CellSet::EMPTY, |all, digit| all | reader.places_of(digit, &names.houses[0]));
        reader.claim((places - names.cells[0]).is_subset(names.houses[1][0]), "it has no other place");
    }),
    ("{H}的 {D} 在{H}", |reader, names| {
        let places =
            names.digits[0].iter().fold(CellSet::EMPTY, |all, digit| all | reader.places_of(digit, &names.houses[0]));
        reader.claim(places.is_subset(names.houses[1][0]), "it has no other place");
    }),
    ("若两个都在{H}，就是同一个 {D}，在 {C}", |reader, names| {
        let inside = names.houses[0].iter().all(|house| names.cells[0].is_subset(*house));
        reader.claim(inside, "the crossing is in the box");
    }),
    ("若 {C} 是 {D}，{H}的 {D} 就在那里，{C} 就都是 {D}，{D} 只剩{N}格可填", taken_twice),
    ("若 {C} 是 {D}，{H}就没有位置填 {D}", no_place_beside),
    ("{C} 的 {D} 也一样", |reader, names| {
        reader.concluded(&set(names.cells[0], names.digits[0]));
    }),
    ("{D} 都在 {C}，这些格不能再填别的数", |reader, names| {
        reader.claim(names.digits[0].len() == names.cells[0].len(), "as many cells as digits");
    }),
    ("基准格 {C} 填 {D} 中的两个，这两个数不在{H}的其他格", |reader, names| {
        let held = reader.held(names.cells[0]);
        reader.claim(held == names.digits[0] && names.cells[0].len() == 2, "the base has just these digits");
        reader.claim(names.houses[0].iter().all(|house| names.cells[0].is_subset(*house)), "it is in these houses");
    }),
    ("这两个数在{H}要各填一次，每个数共{N}次", |reader, names| {
        reader.claim(names.houses[0].len() == names.numbers[0], "so many lines");
    }),
    ("但若没有目标格 {C}，在{H}之外，{D} 在{H}最多各填两次", |reader, names| {
        let [outside, lines] = [0, 1].map(|at| names.houses[at].iter().fold(CellSet::EMPTY, |all, it| all | *it));
        reader.cells = lines - outside - names.cells[0];
    }),
    ("这两个数都要用到目标格：一个在 {C}，另一个在 {C}", |_, _| {}),
    ("若 {C} 是 {D}，{D} 就填不满{H}", |_, _| {}),
    ("那里 {D} 只在{H}", |reader, names| reader.only_there(names.digits[0], &names.houses[0])),
    ("{D} 只在{H}", |reader, names| reader.only_there(names.digits[0], &names.houses[0])),
    ("{C} 的数在{H}的基准格里，在{H}的 {C}，所以在{H}只能在{H}，即 {C}", |_, _| {}),
    ("{C} 只能是 {D}，所以 {C} 是 {D}", |_, _| {}),
    ("{C} 只能是 {D}，{C} [都|]不能填，所以 {C} 是 {D}", |reader, names| {
        let cannot = !reader.held(names.cells[1]).meets(names.digits[0]);
        reader.claim(cannot, "these cells have none of the digits");
    }),
    ("就算填上目标格，{D} 也填不满{H}，所以不在基准格里", |_, _| {}),
    ("就算填上目标格，{D} 也填不满{H}{T}，所以不在基准格里", |_, _| {}),
    ("把最后一个 {D} 填上、又给其他数留出位置的填法里，没有一种用到 {K}", there),
    ("把这{N}个 {D} 都填上、又给其他数留出位置的填法里，没有一种用到 {K}", there),
    ("把最后一个 {D} 填上、又与 {D} 的某种填法相容的填法里，没有一种用到 {K}", there),
    ("把这{N}个 {D} 都填上、又与 {D} 的某种填法相容的填法里，没有一种用到 {K}", there),
    ("把最后一个 {D} 填上、又给其他数留出位置，每种填法里", |_, _| {}),
    ("把这{N}个 {D} 都填上、又给其他数留出位置，每种填法里", |_, _| {}),
    ("把最后一个 {D} 填上、又与 {D} 的某种填法相容，每种填法里", |_, _| {}),
    ("把这{N}个 {D} 都填上、又与 {D} 的某种填法相容，每种填法里", |_, _| {}),
    ("这一方案的技巧都无法继续，于是直接取用答案中的数，此处没有任何证明", |_, _| {}),
    ("把盘面[旋转 180 度|顺时针旋转 90 度|逆时针旋转 90 度]", |_, _| {}),
    ("把盘面沿过 {C} 的对角线翻转", |_, _| {}),
    ("按下列次序[对换|轮换|对换和轮换]行列{T}", |_, _| {}),
    ("并把 {D} 与 {D} 互换", |_, _| {}),
    ("并把 {D} 换成 {D}", |_, _| {}),
    ("{D} 与 {D} 互换", |_, _| {}),
    ("{D} 换成 {D}", |_, _| {}),
    ("{D} 不变", |_, _| {}),
    ("提示数不变", |_, _| {}),
    ("题目只有一个解，所以解也不变", |_, _| {}),
    ("{C} 是 {D}，对应的格是 {C}", |reader, names| {
        let stands = names.digits[0].first().is_some_and(|digit| reader.stands_in(names.cells[0], digit));
        reader.claim(stands, "the digit stands there");
    }),
    ("若 {C} 是 {D}，则 {C} 是 {D}，但二者互斥", |reader, names| {
        let apart = names.cells[0] == names.cells[1] && names.digits[0] != names.digits[1]
            || names.digits[0] == names.digits[1] && reader.all_see(names.cells[0], names.cells[1]);
        reader.claim(apart, "the two exclude each other");
    }),
    ("若 {C} 是 {D}，则 {C} 是 {D}，但 {C} 已删去 {D}", |reader, names| {
        let gone = !names.digits[1].meets(reader.held(names.cells[1]));
        reader.claim(gone, "the image is gone");
    }),
    ("{H}位置不变，{C} 也就不变，所以只能填不变的数", stays_with),
    ("{C} 位置不变，所以只能填不变的数", |_, _| {}),
    ("{C} 经过{N}轮回到原位，所以只能填那时复原的数", |_, _| {}),
];
