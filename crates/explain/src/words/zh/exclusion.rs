//! Sentences about cells that cannot be filled with a candidate, or in few ways.
use crate::language;
use crate::message::Zh;
use crate::words::exclusion::ExclusionText;
use crate::words::mark_chain::MarkChainText;

language! {
    zh: Zh;

    ExclusionText<'_> {
        Repeats { taken, base, house } => "若 {taken}，则 {base} 的每一种填法都会在同一{house}重复";
        RepeatsOrEmpties { taken, base, house, excluders } =>
            "若 {taken}，则 {base} 的每一种填法都会在同一{house}重复，或者使 {excluders} 没有候选数";
        Suppose { cell, digit } => "假设 {cell} 是 {digit}";
        CellIs { cell, digits } => "{cell} 是 {digits}";
        SoItIs { not, digits } => "{not}，只能是 {digits}";
        Nothing { not } => "{not}，没有数可填";
        If { digit, nothing } => "若它是 {digit}，则 {nothing}，没有数可填";
        Then { nothing } => "{nothing}，没有数可填";
        Nor { digits, reason }, with each = digits.0 => "不是 {each}{reason}";
    }

    MarkChainText<'_> {
        Joined { cells, marks, houses } => "{cells} 由{marks}依次相连，{houses}没有重复的数";
        Ways { ways } => "这几格依次只能是 {ways}";
        NoWay => "这几格没有填法";
        WhiteDots => "白点";
        BlackDots => "黑点";
        Dots => "圆点";
        X => "X";
        V => "V";
        Sums => "定和标记";
    }
}
