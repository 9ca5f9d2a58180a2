//! Sentences about exocets.
use crate::language;
use crate::message::Zh;
use crate::words::exocet::ExocetText;

language! {
    zh: Zh;

    ExocetText<'_> {
        Claim { base, held, lines, around, taken } =>
            "{base} 填的是 {held} 中的两个，这两个数在{lines}也都要出现，而且在{around}之外；若没有 {taken}，每个数在那里最多填两次，\
             所以 {taken} 与 {base} 填的是同样两个数";
        Mirror { target, mirror } => "{target} 的数也在 {mirror}";
        SoMirrored { mirrored } => "；于是 {mirrored}";
        Why { reason, beside, gone } => "{reason}{beside}：{gone}";
        Unfit { unfit, lines, taken } => "；{unfit} 即使用上 {taken} 也无法在{lines}都填上，不会是那两个数之一";
        Place { base, targets } => "{base} 到 {targets}";
        LeftOnly { digit, title, cells } => "{title}的 {digit} 只能在 {cells}";
        AndLeft { left } => "；而{left}";
    }
}
