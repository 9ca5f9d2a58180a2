//! Clauses about the halves of links.
use crate::language;
use crate::message::Zh;
use crate::words::link::LinkText;
use crate::words::noun::Compact;

language! {
    zh: Zh;

    LinkText<'_> {
        ItIsNot { digits }, with each = digits.0 => "它不是 {each}";
        IsNot { cell, digits }, with each = digits.0 => "{cell} 不是 {each}";
        AreNot { cells, digits }, with each = digits.0 => "{cells} 都不是 {each}";
        NoneTrue { all } => "{all} 都不成立";
        Since { line } if line.parse::<usize>().is_ok() => "由第{line}条";
        Since { line } => "由 {line}";
        Reason { reason } => "（{reason}）";
        CellIs { cell, digits } => "{cell} 是 {digits}";
        ShownIs { cell, digits } => "{cell} 是 {digits}";
        CellIn { cell, digit, home, closed } => "{cell} 是 {digit}（{home}{closed}）";
        OnlyOther { cell, digit, home } => "{home}的 {digit} 只能在 {cell}";
        Group { home, digit, cells, closed } if closed.is_empty() => "{home}的 {digit} 只能在 {cells}";
        Group { home, digit, cells, closed } => "{home}的 {digit} 只能在 {cells}（{closed}）";
        Filled { cells, rest }, with these = zh.counted(cells.0), held = Compact(cells.1) => "{these}{{{held}}} 是 {rest}";
        FilledWithAny { filled, digits, places } => "{filled}，其中只有 {places} 能填 {digits}";
        FilledWith { filled, digit, places } => "{filled}，其中只有 {places} 能填 {digit}";
        Hidden { house, digits, cells, holds } => "{house}的 {digits} 在 {cells}，{holds}";
        Fish { digit, lines, places, name, cross, cells } =>
            "{lines}的 {digit} 都在{places}（{name}），各一个，{cross}的在 {cells}";
        NoRoom { digit, lines, body, cells, room } => "{lines}的 {digit} 只能在{body}或 {cells}，而{body}至多放{room}个";
        Lacks { cells, why, others, holds }, with these = zh.counted(cells.0), held = Compact(cells.1) =>
            "{these}{{{held}}} 不能填这个数{why}，其余{others}个数都在其中，{holds}";
    }
}
