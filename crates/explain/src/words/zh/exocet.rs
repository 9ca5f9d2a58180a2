//! Sentences about exocets.
use crate::language;
use crate::message::Zh;
use crate::words::exocet::ExocetText;
use crate::words::noun::{AllOf, DigitList};

language! {
    zh: Zh;

    ExocetText<'_> {
        Base { base, held, around }, with all = DigitList(*held), homes = AllOf(around.0) =>
            "基准格 {base} 填 {all} 中的两个，这两个数不在{homes}的其他格";
        Need { lines, count } => "这两个数在{lines}要各填一次，每个数共{count}次";
        Fits { lines, around, targets, digits }, with all = DigitList(*digits) =>
            "但若没有目标格 {targets}，在{around}之外，{all} 在{lines}最多各填两次";
        Targets { one, other } => "所以这两个数都要用到目标格：一个在 {one}，另一个在 {other}";
        Mirror { target, mirror } => "{target} 的数也在 {mirror}";
        Unfit { unfit, lines }, with all = DigitList(*unfit) => "就算填上目标格，{all} 也填不满{lines}，所以不在基准格里";
        HasIn { digit, house, cells } => "{house}的 {digit} 只能在 {cells}";
        Place { base, targets } => "{base} 到 {targets}";
    }
}
