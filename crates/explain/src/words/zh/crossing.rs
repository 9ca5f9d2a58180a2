//! Sentences about the cells of a crossing.
use crate::language;
use crate::message::Zh;
use crate::words::crossing::CrossingText;

language! {
    zh: Zh;

    CrossingText<'_> {
        Cells { cells, count } => "{cells} 共{count}格";
        Once { digits, home } => "{digits} 各一次（都在{home}）";
        Twice { digits, one, other } => "{digits} 各两次（{one}一次，{other}一次）";
        Room { rooms } => "这些格里最多能填 {rooms}";
        JustEnough { count } => "{count}个数填{count}格，所以这些数全都在其中";
        There { digit, places, home } => "{digit} 在 {places}，所以{home}的其他格都不是 {digit}";
    }
}
