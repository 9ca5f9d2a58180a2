//! Sentences about cells that hold the same two digits in turn.
use crate::language;
use crate::message::Zh;
use crate::words::remote::RemoteText;

language! {
    zh: Zh;

    RemoteText<'_> {
        EachSeesNext { cells, held, why, by_rules } if cells.0.len() == 2 && *by_rules == 0 => "{cells} 只有 {held}，同在{why}";
        EachSeesNext { cells, held, why } => "{cells} 只有 {held}，每格都能看到下一格（{why}）";
        Alternate { held, count } if *count == 2,
            with one = zh.digits(held.iter().take(1)), other = zh.digits(held.iter().skip(1)) =>
            "所以一格是 {one}，另一格是 {other}";
        Alternate { held, from, to } => "所以 {held} 交替出现，{from} 和 {to} 不同";
        AlsoDifferent { from, to } => "{from} 和 {to} 也不同";
    }
}
