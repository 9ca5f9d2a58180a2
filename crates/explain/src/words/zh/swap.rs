//! Sentences about cells that could change their digits.
use crate::language;
use crate::message::Zh;
use crate::words::swap::SwapText;

language! {
    zh: Zh;

    SwapText<'_> {
        Rectangle { cells } => "{cells} 只占两行、两列、两宫";
        Swap { digits, count } => "若这{count}格都只有 {digits}，则两数互换后各行、各列、各宫仍然成立";
        SwapIn { cells, digits } => "若 {cells} 都只有 {digits}，则两数互换后各行、各列、各宫仍然成立";
        Change { cells, digits } => "若 {cells} 只有 {digits}，则这些数可以互换位置";
        TwoSolutions => "题目就有两个解，但题目只有一个解";
        So { holds } => "所以 {holds}";
    }
}
