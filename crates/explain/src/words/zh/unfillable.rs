//! Sentences about cells that too few digits cannot fill.
use crate::language;
use crate::message::Zh;
use crate::words::unfillable::UnfillableText;

language! {
    zh: Zh;

    UnfillableText<'_> {
        LoopOf { cells } => "{cells} 连成环，相邻两格互相可见";
        Loop { cells, houses } => "{cells} 连成环，相邻两格互相可见（{houses}）";
        FourBoxes { cells } => "{cells} 在四个宫里各占三格，每行每列一格";
        CallThem { cells } => "把 {cells} 的数依次称为 X、Y、Z";
        NotTwiceInRows { cells } => "同行不能有相同的数，所以 {cells} 依次是 Y、Z、X 或 Z、X、Y";
        NotTwiceInColumns { cells } => "同列不能有相同的数，所以 {cells} 依次是 Y、Z、X 或 Z、X、Y";
        SameDigitLeft { first, one, second, other, cells, house, digit } =>
            "若 {first} 是 {one} 而 {second} 是 {other}，{cells} 就都只能是 {digit}，但{house}只有一个 {digit}";
        NoneOfFour => "四种情况都不可能";
        NoWay => "没有任何填法";
    }
}
