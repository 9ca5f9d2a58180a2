//! Sentences about exocets.
use crate::language;
use crate::message::Zh;
use crate::words::exocet::ExocetText;
use crate::words::noun::{AllOf, DigitList};

language! {
    zh: Zh;

    ExocetText<'_> {
        Base { base, held, around }, with all = DigitList(*held), placed_houses = AllOf(around.0) =>
            "基准格 {base} 填 {all} 中的两个，这两个数不在{placed_houses}的其他格";
        Need { lines, count } => "这两个数在{lines}要各填一次，每个数共{count}次";
        Fits { lines, around, targets, digits }, with all = DigitList(*digits) =>
            "但若没有目标格 {targets}，在{around}之外，{all} 在{lines}最多各填两次";
        Targets { one, other } => "所以这两个数都要用到目标格：一个在 {one}，另一个在 {other}";
        ThereIn { digit, cover } => "那里 {digit} 只在{cover}";
        In { digit, cover } => "{digit} 只在{cover}";
        OnlyIn { digit, cover } => "{digit} 只在{cover}";
        Outside { houses, each } => "（在{houses}之外，{each}）";
        MirrorIn { target, here, there, home, line, mirror } =>
            "{target} 的数在{here}的基准格里，在{there}的 {target}，所以在{home}只能在{line}，即 {mirror}";
        MirrorIs { target, digits, cell } => "{target} 只能是 {digits}，所以 {cell} 是 {digits}";
        OthersCannot { target, digits, others, cell }, with all = if others.is_one() { "" } else { "都" } =>
            "{target} 只能是 {digits}，{others} {all}不能填，所以 {cell} 是 {digits}";
        Unfit { unfit, lines, there }, with all = DigitList(*unfit) => "就算填上目标格，{all} 也填不满{lines}{there}，所以不在基准格里";
        ByMirror { cell, digit, mirror, houses } => "{cell} 与 {mirror} 互相可见（{houses}），所以不是 {digit}";
        Narrowed { other, of_other, held, target, free, digits, left } =>
            "{other} 只能是 {of_other}，而基准格中只有 {held} 能填它，所以 {target} 就是 {free} 的数，即 {digits}，其中它只能是 {left}";
        NoWay { gone } => "基准格、目标格和镜像格的每种填法都不含 {gone}";
        UnfitIn { target, digit, line, why } => "若 {target} 是 {digit}，{line}就没有 {digit} 的位置：{why}";
        TakesOther { cells } => "{cells} 填另一个数";
        SeesTarget { cells, target } => "{cells} 被 {target} 排除";
        WithBase { cells, house } => "{cells} 在{house}，那里的这个数在基准格";
        HasIn { digit, house, cells } => "{house}的 {digit} 只能在 {cells}";
        Place { base, targets } => "{base} 到 {targets}";
    }
}
