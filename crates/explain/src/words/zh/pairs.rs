//! Sentences about what ties two colors together.
use crate::language;
use crate::message::Zh;
use crate::words::pairs::PairsText;

language! {
    zh: Zh;

    PairsText<'_> {
        TwoPlaces { digit, places } => "{digit} 在{places}各只有两处";
        PlacesIn { home, one, other } => "{home}（{one}、{other}）";
        Closed { closed }, with all = zh.clauses(closed.0.to_vec()) => "{all}";
        TwoDigits { cells, count } => "{cells} 都是双值格";
        ItsDigit { digit, one, other } => "{digit} 在 {one} 或 {other}";
        Has { home, digits } => "{home}的 {digits}";
        EachSeesNext { cells, held, why, by_rules } if cells.0.len() == 2 && *by_rules == 0 => "{cells} 只有 {held}，同在{why}";
        EachSeesNext { cells, held, why } => "{cells} 只有 {held}，每格都能看到下一格（{why}）";
        Alternate { held, count } if *count == 2,
            with one = zh.digits(held.iter().take(1)), other = zh.digits(held.iter().skip(1)) =>
            "所以一格是 {one}，另一格是 {other}";
        Alternate { held, from, to } => "所以 {held} 交替出现，{from} 和 {to} 不同";
    }
}
