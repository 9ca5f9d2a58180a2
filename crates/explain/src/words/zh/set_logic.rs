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
        InHomeOr { line, digit, home, cells } if cells.0.is_empty() => "{line}的 {digit} 在{home}";
        InHomeOr { line, digit, home, cells } => "{line}的 {digit} 在{home}或 {cells}";
        IfBothIn { home, at, digit } => "若两个都在{home}，就是同一个 {digit}，在 {at}";
        Beside { places, digit, home, ends, left, others }, with few = zh.count(*left), all = DigitList(*others) =>
            "若 {places} 是 {digit}，{home}的 {digit} 就在那里，{ends} 就都是 {digit}，{all} 只剩{few}格可填";
        BesideToo { places, digit } => "{places} 的 {digit} 也一样";
        BesideNone { places, digit, line } => "若 {places} 是 {digit}，{line}就没有位置填 {digit}";
        Otherwise { cells, digit } => "否则 {cells} 是 {digit}";
        SameFor { digits } => "{digits} 也一样";
        Fill { digits, cells }, with all = DigitList(*digits) => "所以 {all} 都在 {cells}，这些格不能再填别的数";
    }
}
