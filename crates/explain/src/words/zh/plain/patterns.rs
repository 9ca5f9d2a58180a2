//! Sentences about patterns that are told once.
use super::all;
use crate::language;
use crate::message::Zh;
use crate::words::noun::Short;
use crate::words::plain::patterns::PatternText;

language! {
    zh: Zh;

    PatternText<'_> {
        RingOf { cells, digit } => "{cells} 都可填 {digit}，连成环：每格与下一格同行、同列或同宫，最后一格与第一格也是";
        OnlyPlaces { cells, digit }, with all = all(cells.len()) =>
            "假设 {cells} {all}不是 {digit}，则相邻两格所在的行、列或宫只剩这两处能填 {digit}，其中恰有一格是 {digit}";
        EveryOther { digit } => "所以沿环“是 {digit}”与“不是 {digit}”交替出现";
        OddRing { count } => "{count}是奇数，做不到";
        RowsNeed { rows, digit } => "{rows}还缺 {digit}";
        TryEachWay { count, digit } => "逐一检查填完这{count}个 {digit}、又给其他数留出位置的每种填法";
        TryEachWayBeside { count, digit, beside } => "逐一检查填完这{count}个 {digit}、又给 {beside} 留出位置的每种填法";
        AllAgree => "这里不一一列出，但每种填法都得到下面的结果";
        NoneUsesIt => "这里不一一列出，但没有一种填法用到要删去的候选数";
        BaseIs { cells, digits } => "{cells} 是 {digits} 中的两个数，称为 X 和 Y";
        TakenThere { houses } => "{houses}的 X 和 Y 已在这里，不在别处";
        EachNeeds { lines, outside, targets }, with cells = Short(*targets) =>
            "{lines}各要一个 X。在{outside}以及 {cells} 之外，无论 X 是哪个数，{lines}都最多放两个";
        TargetIs { targets } => "所以 {targets} 是 X，同样也有一个是 Y";
        TargetsAre { targets, digits } => "所以 {targets} 就是 X 和 Y，都是 {digits}";
        Unfit { digits, lines, targets, there } => "就算填上 {targets}，{digits} 也填不满{lines}{there}，所以 {digits} 既不是 X 也不是 Y";
        IfMoved { moved, changes } => "{moved}{changes}";
        AsBefore => "提示数与原来一样";
        SolutionToo => "题目只有一个解，所以解也与原来一样";
        TurnsTo { cell, digit, other } => "{cell} 是 {digit}，它转到 {other}";
        BecomesThere { digit, other } if digit == other => "{digit} 不变";
        BecomesThere { digit, other } => "{digit} 换成 {other}";
        NoReason => "没有技巧能继续，这个数取自答案，未经证明";
        GuardOr { guards, cells } => "{guards}，否则 {cells} 有两种填法";
        FollowsInEachWay { gone } => "无论哪种情况，{gone}";
    }
}
