//! Sentences about what closes cells to digits.
use crate::language;
use crate::message::Zh;
use crate::words::closed::ClosedText;
use crate::words::noun::DigitList;
use crate::words::ruled_out::RuledOutText;
use crate::words::since_shown::SinceText;

language! {
    zh: Zh;

    RuledOutText<'_> {
        InsideBetween => "在介值线中间";
        Beside { digit, cells, rule } => "{cells} 的 {digit}，{rule}";
        BesideSince { digit, cells, number, rule } => "第{number}步 {cells} 的 {digit}，{rule}";
    }

    SinceText<'_> {
        ByNow { facts }, with all = facts.0.join("，") => "这时 {all}";
        With { facts }, with all = facts.0.join("，") => "由此 {all}";
        LostSo { cells, digits } => "{cells} 删去 {digits}";
        All { facts }, with all = facts.0.join("，") => "{all}";
        Supposed { cell, digit } => "已假设 {cell} 是 {digit}";
        SupposedNot { cells, digits } => "已假设 {cells} 不是 {digits}";
        Is { cell, digit, number } => "{cell} 是 {digit}（第{number}步）";
        Lost { cells, digits, number } => "{cells} 已删去 {digits}（第{number}步）";
    }

    ClosedText<'_> {
        TheSupposed { digit, at, beside } => "假设在 {at} 的 {digit}{beside}";
        TheDigit { digit, at, beside } => "{at} 的 {digit}{beside}";
        In { houses } => "（{houses}）";
        Sees { cells, parts } => "{parts} 排除 {cells}";
        SeesInHouse { cells, parts, house } => "{parts}（{house}）排除 {cells}";
        AndLost { sees, cells, lost } => "{sees}，{cells} 已删去 {lost}";
        Lost { cells, lost } => "{cells} 已删去 {lost}";
        Gone { digits }, with all = DigitList(*digits) => "{all}";
        ByRule { digits, rule }, with all = DigitList(*digits) => "{all}（{rule}）";
        InStep { digits, number }, with all = DigitList(*digits) => "{all}（第{number}步）";
        Supposed { digits }, with all = DigitList(*digits) => "{all}（按假设）";
    }
}
