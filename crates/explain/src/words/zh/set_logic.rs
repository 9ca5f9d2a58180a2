//! Sentences about counts of slots.
use crate::language;
use crate::message::Zh;
use crate::words::noun::DigitList;
use crate::words::set_logic::SetLogicText;

language! {
    zh: Zh;

    SetLogicText<'_> {
        Needs { needs, count } => "{needs} 共需 {count} 个位置";
        AreAmong { takes, count } => "它们的候选数都属于 {takes}，同样是 {count} 个";
        NothingElse => "所以那里不能再有别的";
        Once { digits, names, count }, with all = DigitList(*digits), each = if *count == 1 && digits.is_one() { "" } else { "各" } =>
            "{all} 在{names}{each}一次";
        OnceIn { digits, house }, with all = DigitList(*digits), each = if digits.is_one() { "" } else { "各" } =>
            "{all} 在{house}{each}一次";
        Room { count, cells, digits, parts } => "{cells} 这{count}格最多容纳{digits}个数：{parts}";
        AllThere { count, digits } => "{digits}个数正好填{count}格，所以这些数都填在这里，它们所限的行、列、宫的其他格都不能再填";
        AllInLines { count, digits } => "{digits}个数正好填{count}格，所以这些数都填在这里，它们所限的行、列的其他格都不能再填";
        InLine { line, digit, cells } => "{line}的 {digit} 只能在 {cells}";
        OfLine { line, digit } => "{line}的 {digit}";
        Unless { outside, digit }, with all = if outside.len() == 1 { "" } else { "都" } => "若 {outside} {all}不是 {digit}，";
        Crossing { unless, its, home, at, digit } => "{unless}{its} 就都在{home}，只能是同一个 {digit}，在 {at}";
        SameFor { digits } => "{digits} 也一样";
        Fill { digits, cells }, with all = DigitList(*digits) => "所以 {all} 都在 {cells}，这些格不能再填别的数";
    }
}
