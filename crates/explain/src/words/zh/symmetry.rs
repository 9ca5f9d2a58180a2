//! Sentences about symmetries of the givens.
use crate::language;
use crate::message::Zh;
use crate::words::symmetry::{RoundTrips, SymmetryText};

language! {
    zh: Zh;

    RoundTrips {
        Exchange => "对换";
        Round => "轮换";
        Both => "对换和轮换";
    }

    SymmetryText<'_> {
        AsBefore { moved, renamed } => "{moved}{renamed}，提示数不变";
        OneSolution => "题目只有一个解，所以解也不变";
        With { digit, image } => "{digit} 与 {image} 互换";
        Into { digit, image } => "{digit} 换成 {image}";
        Change { pairs, stays }, with all = pairs.0.join("、") => "，并把 {all}（{stays} 不变）";
        AllChange { pairs }, with all = pairs.0.join("、") => "，并把 {all}";
        AllStay => "";
        Stands { image, placed } => "{image}，对应的格是 {placed}";
        Stay { names } => "{names} 位置不变，所以只能填不变的数";
        BackAfter { names, rounds } => "{names} 经过{rounds}轮回到原位，所以只能填那时复原的数";
        Brings { candidate, image } => "若 {candidate}，则 {image}，但二者互斥";
        Needs { candidate, image, cell, digit } => "若 {candidate}，则 {image}，但 {cell} 已删去 {digit}";
        Brief { moved, renamed, asked } => "{moved}，{renamed}：{asked}";
        StayWith { names, lines } => "{lines}位置不变，{names} 也就不变，所以只能填不变的数";
        FixedCells { names } => "{names} 不动";
        HalfTurnBrief => "转 180 度";
        RightTurnBrief => "顺转 90 度";
        LeftTurnBrief => "逆转 90 度";
        MirrorDownBrief { down } => "过 {down} 对角翻转";
        MirrorUpBrief { up } => "过 {up} 对角翻转";
        HalfTurn => "把盘面旋转 180 度";
        RightTurn => "把盘面顺时针旋转 90 度";
        LeftTurn => "把盘面逆时针旋转 90 度";
        MirrorDown { down } => "把盘面沿过 {down} 的对角线翻转";
        MirrorUp { up } => "把盘面沿过 {up} 的对角线翻转";
        WithEachOther { lines } => "{lines}互换";
        GoesTo { from, to } => "{from}到{to}";
        NextGoesTo { from, to } => "{from}到{to}";
        Lines { lines, turn } => "按下列次序{turn}行列（{lines}）";
    }
}
