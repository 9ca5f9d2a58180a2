//! Sentences about sets, deadly patterns, counts and rare patterns.
use super::super::sets::set;
use super::judge::PlainRow;
use qedoku_core::CellSet;

/// The sentences about patterns themselves.
pub(super) const PATTERNS: &[PlainRow] = &[
    (
        "{H} has its {D} in {C}, and nothing else fits there",
        "{H}的 {D} 在 {C}，这{N}格不能填别的数",
        |reader, names| {
            reader.set_fills(names.houses[0][0], names.digits[0], names.cells[0]);
        },
    ),
    ("", "{H}的 {D} 在 {C}", |reader, names| reader.has_or_said(names.houses[0][0], names.digits[0], names.cells[0])),
    // Sets.
    (
        "{C} [lack|lacks] only a digit that links them, so {D} [is|are] there",
        "{C} 都只少一个连接用的数，所以 {D} [都|]在其中",
        |reader, names| {
            let held = reader.held(names.cells[0]);
            reader.claim(names.digits[0].is_subset(held), "the cells have the digits");
        },
    ),
    (
        "each of {D} is there once at most: its places see each other",
        "其中 {D} 至多各出现一次：它们的位置互相可见",
        |_, _| {},
    ),
    ("there are {N} cells, so {D} is there as well", "共有{N}格，所以也有 {D}", |_, _| {}),
    ("{N} [cells|cell], {N} digits: one digit is missing", "{N}格{N}个数，必少一个", |reader, names| {
        reader.claim(names.numbers[0] + 1 == names.numbers[1], "one digit more than cells");
    }),
    (
        "all their {D} are in {H}, so {D} is not in both groups",
        "其中的 {D} 都在{H}，所以不能两边都有 {D}",
        |reader, names| {
            let cells = reader.about;
            let places =
                names.digits[0].iter().fold(CellSet::EMPTY, |all, digit| all | reader.places_of(digit, &[cells]));
            reader.claim(places.is_subset(names.houses[0][0]), "all of these are in the house");
        },
    ),
    ("their {D} see each other, so {D} is not in both groups", "两边的 {D} 互相可见，所以不能两边都有 {D}", |_, _| {}),
    ("each group lacks one of {D}, and nothing else", "两边各少 {D} 中的一个，不少别的数", |_, _| {}),
    ("each way {D} stay in these cells", "无论哪种情况，{D} 都在这些格里", |_, _| {}),
    // Counts.
    ("they hold only {D}", "它们只有 {D}", |reader, names| {
        let held = reader.held(reader.about);
        reader.claim(held == names.digits[0], "the cells have just these digits");
    }),
    (
        "their {D} are all in {H}, so [this digit|each of these] is there once at most",
        "其中的 {D} 都在{H}，至多[各|]出现一次",
        |reader, names| {
            reader.counts(names.digits[0], &names.houses[0], names.digits[0].len());
        },
    ),
    (
        "their {D} are in {H} or in {H}, so [this digit|each of these] is there twice at most",
        "其中的 {D} 在{H}或{H}，至多[各|]出现两次",
        |reader, names| {
            let both = [names.houses[0].clone(), names.houses[1].clone()].concat();
            reader.counts(names.digits[0], &both, 2 * names.digits[0].len());
        },
    ),
    ("their {D} are in {H}: {N} of each at most", "", |reader, names| {
        reader.claim(names.numbers[0] == names.houses[0].len(), "so many houses");
        reader.counts(names.digits[0], &names.houses[0], names.numbers[0] * names.digits[0].len());
    }),
    ("their {D} are in {H}: {N} at most", "其中的 {D} 在{H}：[每个|]最多 {N} 个", |reader, names| {
        reader.claim(names.numbers[0] == names.houses[0].len(), "so many houses");
        reader.counts(names.digits[0], &names.houses[0], names.numbers[0] * names.digits[0].len());
    }),
    (
        "that makes {N} digits for {N} cells. so each of them is there exactly once",
        "共{N}个数、{N}格，所以每个数恰好出现一次",
        |reader, names| {
            let counted = reader.counted;
            reader.claim(
                names.numbers == [counted, reader.about.len()] && names.numbers[0] == names.numbers[1],
                "as many digits as cells",
            );
        },
    ),
    (
        "that fills {N} cells at most, and there are {N}. so each digit is there as often as it can be",
        "合起来最多填{N}格，正好有{N}格，所以这些格恰好由这些数填满",
        |reader, names| {
            let counted = reader.counted;
            reader.claim(
                names.numbers == [counted, reader.about.len()] && names.numbers[0] == names.numbers[1],
                "as many digits as cells",
            );
        },
    ),
    ("{H} [has its|have their] {D} in these cells", "[都|]在这些格里", |_, _| {}),
    ("in these rows, columns and boxes no other cell takes them", "这些行、列、宫的其他格不能填这些数", |_, _| {}),
    ("their places are all among", "它们的位置都在", |_, _| {}),
    ("the {D} of {H}", "{H}的 {D}", |_, _| {}),
    ("", "之中", |_, _| {}),
    ("that is {N} for {N}, so nothing else goes there", "{N}对{N}，那里不能再填别的", |reader, names| {
        reader.claim(names.numbers[0] == names.numbers[1], "one for one");
    }),
    ("look at the {D} of {H}", "[先|]看[ |]{H}的 {D}", |_, _| {}),
    ("the {D} of {H} and of {H} are both in {H}", "{H}和{H}的 {D} 都在{H}", |_, _| {}),
    (
        "if {C} [is|are] not {D}, the {D} of {H} and of {H} are both in {H}",
        "若 {C} [都|]不是 {D}，则{H}和{H}的 {D} 都在{H}",
        |reader, names| {
            let digits = names.digits[0];
            let lines: Vec<CellSet> = names.houses[..2].concat();
            let places = digits.iter().fold(CellSet::EMPTY, |all, digit| all | reader.places_of(digit, &lines));
            reader.claim((places - names.cells[0]).is_subset(names.houses[2][0]), "both are in the box");
        },
    ),
    (
        "{H} has one {D}, so it is where the two cross, at {C}",
        "{H}只有一个 {D}，所以在交叉处 {C}",
        |reader, names| {
            reader.claim(names.cells[0].is_subset(names.houses[0][0]), "the crossing is in the box");
        },
    ),
    ("{D} are in {C}", "{D} 在 {C}", |reader, names| {
        reader.claim(names.digits[0].len() == names.cells[0].len(), "as many cells as digits");
    }),
    ("{N} cells, {N} digits: nothing else fits there", "{N}格{N}个数，不能填别的数", |reader, names| {
        reader.claim(names.numbers[0] == names.numbers[1], "as many");
    }),
    // Deadly patterns.
    (
        "{C} are the corners of a rectangle, in two rows, two columns and two boxes",
        "{C} 是一个矩形的四角，只占两行、两列、两宫",
        |reader, names| {
            let corners = reader.is_rectangle(names.cells[0]);
            reader.claim(corners, "two rows, two columns and two boxes");
            reader.looks_at(names.cells[0]);
        },
    ),
    (
        "{C} form a loop. each row, column and box has two of them or none",
        "{C} 连成环，每行、每列、每宫要么恰有其中两格，要么一格也没有",
        |reader, names| {
            let houses = reader.layout.houses().iter();
            let two = houses
                .map(|house| (reader.layout.cells(house) & names.cells[0]).len())
                .all(|count| count == 0 || count == 2);
            reader.claim(two, "two in each house or none");
            reader.looks_at(names.cells[0]);
        },
    ),
    (
        "{C} form a loop: each is in a row, column or box with the next, and the last with the first",
        "{C} 连成环：每格与下一格同行、同列或同宫，最后一格与第一格也是",
        |reader, names| reader.looks_at(names.cells[0]),
    ),
    ("all {N} hold only {D}", "[则|]{N}格都只有 {D}", |reader, names| {
        reader.all_hold(names.numbers[0], names.digits[0]);
    }),
    (
        "if it were not for other candidates, all {N} would hold only {D}",
        "若没有别的候选数，则{N}格都只有 {D}",
        |_, _| {},
    ),
    (
        "if all {N} were {D}, we could swap {D}, as each row, column and box has",
        "若{N}格都只有 {D}，就可以把这{N}个数互换，因为有关的每行、每列、每宫在这些格里各有一个 {D}",
        |reader, names| reader.could_be(names.numbers[0], names.digits[0]),
    ),
    ("one {D}", "一个 {D}", |_, _| {}),
    ("in these cells", "", |_, _| {}),
    (
        "[then |]there would be two solutions, but the puzzle has only one",
        "那样这道题就有两个解了，但它只有一个解",
        |reader, _| reader.reset(),
    ),
    (
        "so there would be two solutions or none, but the puzzle has just one",
        "那样这道题要么有两个解，要么无解，但它恰有一个解",
        |reader, _| reader.reset(),
    ),
    ("[then |]there would be two solutions or none, but the puzzle has just one", "", |reader, _| reader.reset()),
    ("swap {D} there: each row, column and box still has", "", |reader, names| reader.swaps(names.digits[0], true)),
    ("swap {D} in any such solution: each row, column and box still has", "", |reader, names| {
        reader.swaps(names.digits[0], false);
    }),
    (
        "",
        "这样的解若存在，把 {D} 互换，有关的每行、每列、每宫在这些格里仍各有一个 {D}",
        |reader, names| {
            reader.swaps(names.digits[0], false);
        },
    ),
    (
        "in any such solution {H} hold the same {N} digits there. swap the two [columns|rows] in these [rows|columns]: the two cells of each [row|column] are in one box, so every row, column and box still fits",
        "这样的解若存在，{H}在这里填的是同样的{N}个数，可以在这些[行|列]里把这两[列|行]互换：每[行|列]的两格同宫，所以各行、各列、各宫仍然成立",
        |reader, names| reader.swaps_lines(&names.houses[0]),
    ),
    ("", "把 {D} 互换，有关的每行、每列、每宫在这些格里仍各有一个 {D}", |reader, names| {
        reader.swaps(names.digits[0], true);
    }),
    (
        "{H} hold the same {N} digits there. swap the two [columns|rows] in these [rows|columns]: the two cells of each [row|column] are in one box, so every row, column and box still fits",
        "{H}在这里填的是同样的{N}个数，可以在这些[行|列]里把这两[列|行]互换：每[行|列]的两格同宫，所以各行、各列、各宫仍然成立",
        |reader, names| reader.swaps_lines(&names.houses[0]),
    ),
    ("one of them is {D}, and the other is {D}", "一格是 {D}，另一格是 {D}", |_, _| {}),
    ("neither is {D}", "两格都不是 {D}", |_, _| {}),
    ("", "{C} 中至少有一格是 {D}", |reader, names| reader.says_one(names.cells[0], names.digits[0])),
    (
        "such a [corner|cell] and {C} make a naked [pair|triple|quad|quintuple|sextuple]: these {N} cells take the {D} of {H}",
        "",
        |reader, names| reader.uses_up(names.cells[0], names.digits[0], &names.houses[0]),
    ),
    (
        "such a [corner|cell], {C}, and {C} make a naked [pair|triple|quad|quintuple|sextuple]: these {N} cells take the {D} of {H}",
        "",
        |reader, names| reader.uses_up(names.cells[0] | names.cells[1], names.digits[0], &names.houses[0]),
    ),
    (
        "such a [corner|cell], {C} and {C} make a naked [pair|triple|quad|quintuple|sextuple]: these {N} cells take the {D} of {H}",
        "",
        |reader, names| reader.uses_up(names.cells[0] | names.cells[1], names.digits[0], &names.houses[0]),
    ),
    ("", "这样的一[个角|格]与 {C} 共{N}格，正好填{H}的 {D}", |reader, names| {
        reader.uses_up(names.cells[0], names.digits[0], &names.houses[0]);
    }),
    (
        "all {N} would hold only {D}. that would give two solutions",
        "[现在|]{N}格都只有 {D}，就有两个解",
        |reader, names| reader.all_hold(names.numbers[0], names.digits[0]),
    ),
    (
        "in the same way, {D} in {C} leads to two solutions",
        "同理，{C} 是 {D} 也会有两个解",
        |reader, names| {
            reader.reset();
            let goes = set(names.cells[0], names.digits[0]).is_subset(&reader.conclusion.eliminate);
            reader.claim(goes, "the step concludes it");
        },
    ),
    ("which leaves no other way", "没有别的可能", |_, _| {}),
    ("none is a given", "都不是提示数", |reader, _| {
        let given = reader.about.meets(reader.board.givens());
        reader.claim(!given, "none is a given");
    }),
    ("all open cells have two candidates, but [this one has|these have] more", "", |_, _| {}),
    ("", "外，其他空格都只有两个候选数", |_, _| {}),
    ("", "[除 |]{C}（{D}", |reader, names| {
        let held = reader.held(names.cells[0]);
        reader.claim(held == names.digits[0], "the cell has so many candidates");
    }),
    ("{C} ({D})", "", |reader, names| {
        let held = reader.held(names.cells[0]);
        reader.claim(held == names.digits[0], "the cell has just these candidates");
    }),
    ("in {H} the {D} has {N} places", "{H}的 {D} 有{N}个位置", |reader, names| {
        let count =
            |house: &CellSet| names.digits[0].iter().map(|it| reader.places_of(it, &[*house]).len()).sum::<usize>();
        let many = names.houses[0].iter().all(|house| names.numbers[0] == count(house));
        reader.claim(many && names.numbers[0] > 2, "so many places in each");
    }),
    ("every other candidate has two", "其他候选数都有两个", |_, _| {}),
    (
        "every candidate has two places in each row, column and box",
        "每个候选数在各行、各列、各宫都有两个位置",
        |reader, _| reader.grave(),
    ),
    (
        "from any way to fill such a board, taking the other candidate of each cell gives a second. so it can be filled in more than one way or not at all. but the puzzle has one solution",
        "这样的盘面若有一种填法，把每格都换成另一个候选数就是第二种，所以要么至少有两种填法，要么无法填，但题目只有一个解",
        |reader, _| reader.reset(),
    ),
    (
        "around the loop {D} would take turns. {N} is an odd number, so that cannot be",
        "{D} 沿环交替，但{N}是奇数，做不到",
        |reader, names| {
            reader.claim(names.numbers[0] % 2 == 1 && reader.about.len() == names.numbers[0], "an odd number of cells");
            reader.reset();
        },
    ),
    (
        "it is known that three digits never fill twelve cells that lie like this",
        "已知三个数填不满这样的十二格",
        |reader, _| reader.reset(),
    ),
    ("call the digits of {C} X, Y and Z", "把 {C} 的数依次称为 X、Y、Z", |reader, names| {
        reader.claim(names.cells[0].len() == 3, "three cells");
    }),
    (
        "no [row|column] has a digit twice, so {C} are Y, Z and X or Z, X and Y",
        "同[行|列]不能有相同的数，所以 {C} 依次是 Y、Z、X 或 Z、X、Y",
        |reader, names| reader.claim(names.cells[0].len() == 3, "three cells"),
    ),
    (
        "if {C} is [Y|Z] and {C} is [Y|Z], only [X|Y|Z] is left for {C}, but {H} has one [X|Y|Z]",
        "若 {C} 是 [Y|Z] 而 {C} 是 [Y|Z]，{C} 就都只能是 [X|Y|Z]，但{H}只有一个 [X|Y|Z]",
        |reader, names| {
            let inside = names.cells[2].is_subset(names.houses[0][0]) && names.cells[2].is_several();
            reader.claim(inside, "two cells are in the box");
        },
    ),
    ("none of the four cases can be", "四种情况都不可能", |reader, _| reader.reset()),
    ("{C} [hold|holds] just {D}", "", |reader, names| {
        let just = names.cells[0].iter().all(|cell| reader.board.digits(cell) == names.digits[0]);
        reader.claim(just, "each of the cells has just these digits");
    }),
    ("{C} [has|have] {D} as well", "{C} 另有候选数 {D}", |reader, names| {
        let has = names.cells[0].iter().all(|cell| names.digits[0].is_subset(reader.board.digits(cell)));
        reader.claim(has, "the cell has these digits");
    }),
    // Rings, templates, symmetries.
    (
        "{C} can be {D} and form a ring: each is in a row, column or box with the next, and the last with the first",
        "{C} 都可填 {D}，连成环：每格与下一格同行、同列或同宫，最后一格与第一格也是",
        |reader, names| {
            let there = names.digits[0].iter().all(|digit| names.cells[0].is_subset(reader.board.plane(digit)));
            reader.claim(there, "the places are there");
            reader.looks_at(names.cells[0]);
        },
    ),
    (
        "each row, column or box that two neighbors share has its {D} in one of these two",
        "[则|]相邻两格所在的行、列或宫只剩这两处能填 {D}，其中恰有一格是 {D}",
        |_, _| {},
    ),
    ("around the ring {D} and not {D} take turns", "沿环“是 {D}”与“不是 {D}”交替出现", |_, _| {}),
    ("with {N} cells that cannot be", "{N}是奇数，做不到", |reader, names| {
        reader.claim(names.numbers[0] % 2 == 1 && reader.about.len() == names.numbers[0], "an odd number of cells");
        reader.reset();
    }),
    ("go through every way to place [it|both] so that the other digits still fit", "", |_, _| {}),
    ("go through every way to place [it|both] that leaves room for all of {D}", "", |_, _| {}),
    (
        "go through every way to place all {N} so that the other digits still fit",
        "逐一检查填完这{N}个 {D}、又给其他数留出位置的每种填法",
        |_, _| {},
    ),
    (
        "go through every way to place all {N} that leaves room for all of {D}",
        "逐一检查填完这{N}个 {D}、又给 {D} 留出位置的每种填法",
        |_, _| {},
    ),
    (
        "the ways are not listed here, but all of them agree on what follows",
        "这里不一一列出，但每种填法都得到下面的结果",
        |_, _| {},
    ),
    (
        "the ways are not listed here, but none of them uses what goes",
        "这里不一一列出，但没有一种填法用到要删去的候选数",
        |_, _| {},
    ),
    (
        "turn the givens by [half a turn|a quarter to the right|a quarter to the left]",
        "把盘面[旋转 180 度|顺时针旋转 90 度|逆时针旋转 90 度]",
        |_, _| {},
    ),
    ("mirror the givens in the diagonal from {C}", "把盘面沿过 {C} 的对角线翻转", |_, _| {}),
    ("let lines of the givens change places {T}", "按下列次序[对换|轮换|对换和轮换]行列{T}", |_, _| {}),
    ("change {D} with {D}", "[并|]把 {D} 与 {D} 互换", |_, _| {}),
];
