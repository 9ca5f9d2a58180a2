//! Sentences about what guards of deadly patterns are joined with.
use crate::language;
use crate::message::Zh;
use crate::words::guarded::GuardedText;

language! {
    zh: Zh;

    GuardedText<'_> {
        Subset { cells, held, count, houses, all, any } =>
            "不论是哪一格，它与只有 {held} 的 {cells} 共 {count} 格，正好是{houses}里 {all} 这 {count} 个数，所以那里的其他格都不是 \
             {any}";
        Hidden { house, digits, places, rest, guarded, count } =>
            "而{house}的 {digits} 只能在 {places}{rest}，{guarded} 中又有一格不是这些数，余下{count}格正好{count}个数，不能是别的数";
        TwoCells { house, digit, cells, rest } => "而{house}的 {digit} 只能在 {cells}{rest}，所以另一格是 {digit}，这两格都不能是别的数";
        BothWays { cells, digit, houses, guards } =>
            "若 {cells} 是 {digit}，{houses}的 {digit} 就没有别的位置，这两格中的另一格也是 {digit}，这就排除了 {guards}";
        WouldBe { cell, digit, house } => "{cell} 就是 {digit}（{house}没有别的位置可填）";
        Way { cell, digit, forced, guards } => "若 {cell} 是 {digit}，则 {forced}，这就排除了 {guards}";
    }
}
