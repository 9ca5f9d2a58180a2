//! The ideas of arguments, for beginners.
use crate::language;
use crate::message::Zh;
use crate::words::principle::PrincipleText;

language! {
    zh: Zh;

    PrincipleText<'_> {
        NakedSingle => "一格只剩一个数，就填这个数";
        HiddenSingle { house, digit } => "{house}总要有一个 {digit}";
        Confined { from, digit, to } => "{from}要有一个 {digit}，而它也就是{to}的 {digit}";
        NakedSubset { count } => "{count}格共用{count}个数，就把这些数用完了";
        Subset => "几个数只有同样多的格可填，就把这些格填满了";
        Unfillable => "填不满的局面不能出现";
        OneSolution => "题目只有一个解，不能留下两种填法都行的局面";
        Linked => "两处互相牵制，必有一处成立，与两处都不相容的就不成立";
        AlmostLocked => "几格比格数只多一个数，一旦失去一个，其余的就都定下了";
        Counted => "几格刚好容纳这么多数，就没有别的数的位置";
        OddRing => "奇数个位置绕一圈无法真假交替";
        NoWay => "填了就使其余无法填下去的数不成立";
        Guess => "没有道理可言，猜测不是推理";
        EveryCase => "每种可能都得出同样的结果，这个结果就一定成立";
        BasicFish { count, base, digit, cover } => "{count}{base}需要{count}个 {digit}，各在不同的{cover}";
        Fish { count, digit } => "{count}个行、列或宫需要{count}个不同的 {digit}";
    }
}
