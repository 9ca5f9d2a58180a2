//! Sentences about pivots and sets.
use crate::language;
use crate::message::Zh;
use crate::words::plain::sets::SetText;

language! {
    zh: Zh;

    SetText<'_> {
        PivotIs { cell, digits } => "{cell} 是 {digits}";
        IfPivotIs { cell, digit, nots } => "若 {cell} 是 {digit}，则 {nots}";
        PivotItself { cell, digit } => "或者 {cell} 自己就是 {digit}";
        SoOneOf { cells, digit } => "所以 {cells} 是 {digit}";
        SoOneOfAll { cells, digit } => "所以 {cells} 中至少有一个是 {digit}";
        SoOneOfIs { cells, digit } => "所以 {cells} 是 {digit}";
        OthersOnce { digits } => "其中 {digits} 各最多出现一次：它们的位置互相可见";
        SoTaken { count, digits } => "共有{count}格，所以也有 {digits}";
        OneMissing { count, digits } => "{count}格{digits}个数，必少一个";
        NotTwice { digit, house } => "其中的 {digit} 都在{house}，所以不能两边都有 {digit}";
        NotInBoth { digit } => "两边的 {digit} 互相可见，所以不能两边都有 {digit}";
        EachLacksOne { digits } => "所以两边各少 {digits} 中的一个，不少别的数";
    }
}
