//! Sentences about cells that too few digits cannot fill.
use crate::language;
use crate::message::Zh;
use crate::words::unfillable::UnfillableText;

language! {
    zh: Zh;

    UnfillableText<'_> {
        OddLoop { without, around, held, count }, with mutual = zh.next() =>
            "若没有 {without}，环 {around} 的各格就只有 {held}；相邻两格{mutual}，这两个数只能交替出现，而环上有{count}格，是奇数，\
             无法交替";
        Turned { odd } => "：左右两宫逐行的数字顺序必须相同，上下两宫逐列的顺序必须相同，而{odd}的三格与其余三宫走向相反，绕四宫一周顺序就反了";
        FourBoxes { without, at, held, why } => "若没有 {without}，{at}（四个宫各三格）就只有 {held}，而三个数填不满这些格{why}";
    }
}
