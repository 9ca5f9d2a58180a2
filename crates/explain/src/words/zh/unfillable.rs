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
        Turns => "左右两宫同行不能重复，所以从一宫到另一宫三个数的顺序轮转一位或两位，上下两宫的列也是这样";
        Slopes { odd } => "但{odd}的三格走向相反，顺序也就反过来";
        Mirrored => "绕四宫一周，顺序就与自己的倒序相同，三个数做不到";
        NoWay => "没有任何填法";
    }
}
