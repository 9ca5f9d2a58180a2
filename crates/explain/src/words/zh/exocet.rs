//! Sentences about exocets.
use crate::language;
use crate::message::Zh;
use crate::words::exocet::ExocetText;
use crate::words::noun::DigitList;

language! {
    zh: Zh;

    ExocetText<'_> {
        Base { base, held, around }, with all = DigitList(*held) => "基 {base} 填的是 {all} 中的两个，这两个数在{around}的其他格都没有";
        Need { lines, count } => "{lines}都要填这两个数，各{count}次";
        Fits { lines, around, targets, digits }, with all = DigitList(*digits) =>
            "但若没有目标 {targets}，在{around}之外，{all} 在{lines}最多各填两次";
        Targets { one, other } => "所以基的两个数都要用到目标：一个在 {one}，另一个在 {other}";
        Mirror { target, mirror } => "{target} 的数也在 {mirror}";
        Unfit { unfit, lines }, with all = DigitList(*unfit) => "{all} 即使用上目标也无法在{lines}都填上，所以不在基里";
        HasIn { digit, house, cells } => "{house}的 {digit} 只能在 {cells}";
        Place { base, targets } => "{base} 到 {targets}";
    }
}
