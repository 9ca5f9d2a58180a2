//! Sentences about the cells of a crossing.
use crate::language;
use crate::message::Zh;
use crate::words::crossing::CrossingText;

language! {
    zh: Zh;

    CrossingText<'_> {
        Cells { cells, count } => "{cells} 共{count}格";
        Once { digits, home } => "其中的 {digits} 都在{home}，每个最多一次";
        Twice { digits, one, other } => "其中的 {digits} 在{one}或{other}，每个最多两次";
        JustEnough { count } => "最多{count}个数，正好{count}格，所以这些数全都在其中";
        There { digit, places, home } => "{digit} 在 {places}，所以{home}的其他格都不是 {digit}";
    }
}
