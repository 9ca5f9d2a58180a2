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
    }
}
