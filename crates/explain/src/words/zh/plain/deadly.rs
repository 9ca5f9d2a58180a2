//! Sentences about cells that would allow two solutions, or none.
use crate::language;
use crate::message::Zh;
use crate::words::noun::Short;
use crate::words::plain::deadly::PlainDeadlyText;
use qedoku_core::DigitSet;

/// One of each digit: `各有一个 1 和一个 5`.
fn each_one(digits: DigitSet) -> String {
    let each: Vec<String> = digits.iter().map(|digit| format!("一个 {digit}")).collect();
    format!("各有{}", each.join(" 和"))
}

language! {
    zh: Zh;

    PlainDeadlyText<'_> {
        Corners { cells } if cells.len() == 4 => "{cells} 是一个矩形的四角，只占两行、两列、两宫";
        Corners { cells } => "先看 {cells}";
        LookAt { cells } => "先看 {cells}";
        JustHold { cells, digits } if cells.len() == 1 => "{cells} 只有候选数 {digits}";
        JustHold { cells, digits } => "{cells} 都只有候选数 {digits}";
        AlsoHas { cells, digits } => "{cells} 另有候选数 {digits}";
        LookAtAll { all }, with list = all.0.join("，") => "先看 {list}";
        InBox { cells, house } => "{house}的 {cells}";
        Loop { around } => "{around} 连成环，每行、每列、每宫要么恰有其中两格，要么一格也没有";
        LoopOfNeighbors { around } => "{around} 连成环：每格与下一格同行、同列或同宫，最后一格与第一格也是";
        ThenAllHold { count, digits } => "{count}格都只有 {digits}";
        IfAllHeld { count, digits } => "若没有别的候选数，则{count}格都只有 {digits}";
        IfAllWere { count, all }, with some = zh.count(all.len()), each = each_one(*all) =>
            "若{count}格都只有 {all}，就可以把这{some}个数互换，因为有关的每行、每列、每宫在这些格里{each}";
        TwoSolutions => "那样这道题就有两个解了，但它只有一个解";
        SoGuard { guards } => "所以 {guards}";
        Swap { digits }, with each = each_one(*digits) => "把 {digits} 互换，有关的每行、每列、每宫在这些格里仍{each}";
        SwapInAny { digits }, with each = each_one(*digits) => "这样的解若存在，把 {digits} 互换，有关的每行、每列、每宫在这些格里仍{each}";
        TwoSolutionsOrNone => "那样这道题要么有两个解，要么无解，但它恰有一个解";
        SwapColumnsInAny { lines, count } =>
            "这样的解若存在，{lines}在这里填的是同样的{count}个数，可以在这些行里把这两列互换：每行的两格同宫，所以各行、各列、各宫仍然成立";
        SwapRowsInAny { lines, count } =>
            "这样的解若存在，{lines}在这里填的是同样的{count}个数，可以在这些列里把这两行互换：每列的两格同宫，所以各行、各列、各宫仍然成立";
        SwapColumns { lines, count } =>
            "{lines}在这里填的是同样的{count}个数，可以在这些行里把这两列互换：每行的两格同宫，所以各行、各列、各宫仍然成立";
        SwapRows { lines, count } =>
            "{lines}在这里填的是同样的{count}个数，可以在这些列里把这两行互换：每列的两格同宫，所以各行、各列、各宫仍然成立";
        Whichever { gone } => "无论哪个成立，{gone}";
        OneAndOther { digit, others } => "所以一格是 {digit}，另一格是 {others}";
        Neither { digits }, with each = digits.0 => "所以两格都不是 {each}";
        OneOfGuarded { cells, digits } => "所以 {cells} 中至少有一格是 {digits}";
        CornerUses { count, cells, digits, house }, with all = Short(*cells) =>
            "这样的一个角与 {all}共{count}格，正好填{house}的 {digits}";
        CellUses { count, cells, digits, house }, with all = Short(*cells) =>
            "这样的一格与 {all}共{count}格，正好填{house}的 {digits}";
        SameWay { cell, digit } => "同理，{cell} 是 {digit} 也会有两个解";
        ThenGuard { guards } => "{guards}，没有别的可能";
        ThenNoGuard { nots } => "{nots}。这不可能";
        NoneGiven => "都不是提示数";
        TheyAre { all }, with list = zh.clauses(all.0.to_vec()) => "{list}";
        SupposeAll { all }, with list = zh.clauses(all.0.to_vec()) => "假设 {list}";
        TwoEach { more } => "除 {more} 外，其他空格都只有两个候选数";
        HasMore { cell, digits } => "{cell}（{digits}）";
        ManyPlaces { houses, digit, count } => "{houses}的 {digit} 有{count}个位置";
        OthersTwice => "其他候选数都有两个";
        TwicePlaces => "每个候选数在各行、各列、各宫都有两个位置";
        TwoOrNone => "这样的盘面若有一种填法，把每格都换成另一个候选数就是第二种，所以要么至少有两种填法，要么无法填，但题目只有一个解";
        TakeTurns { digits, count } => "{digits} 沿环交替，但{count}是奇数，做不到";
        NeverFilled => "已知三个数填不满这样的十二格";
    }
}
