//! Sentences about cells that would allow two solutions.
use crate::language;
use crate::message::Zh;
use crate::words::deadly::DeadlyText;

language! {
    zh: Zh;

    DeadlyText<'_> {
        Placed { would, holds } => "{would}；所以 {holds}";
        Joined { would, holds, joined, gone } => "{would}；所以 {holds}；{joined}：{gone}";
        Seen { would, holds, cells, gone, count }, with sees = zh.sight()[0], shared = zh.sight()[1] =>
            "{would}；所以 {holds}，而 {cells} {sees}这 {count} 格{shared}：{gone}";
        Whichever { would, holds, gone } => "{would}；所以 {holds}，无论是哪一个，{gone}";
        Concluded { would, holds, gone } => "{would}；所以 {holds}：{gone}";
        Without { without, cells, held } => "若没有 {without}，{cells} 就只有 {held}";
        Exchange { lead } => "{lead}，它们可以互换，就会有两个解";
        ExchangeNotGiven { lead } => "{lead}，这些格都不是提示数，可以互换，就会有两个解";
        Bug { without, houses } => "若没有 {without}，每个空格都只有两个候选数，而每个数在所在{houses}各出现两次，就会有两个解或无解";
    }
}
