//! Sentences about totals.
use crate::language;
use crate::message::Zh;
use crate::words::noun::Short;
use crate::words::total::TotalText;

language! {
    zh: Zh;

    TotalText<'_> {
        Then => "，";
        // What begins anew is set apart.
        So { text, gone }, with told = ["若 ", "笼 ", "合起来 "].iter().fold(text.to_string(), |text, word| text.replace(&format!("，{word}"), &format!("；{word}"))) => "{told}，因此{gone}";
        House { house, total } => "{house}（{total}）";
        Cage { value, cells }, with all = Short(*cells) => "笼 {all}（{value}）";
        Rule { rule } => "规则“{rule}”";
        Of { plus, equation } => "{plus}：{equation}";
        Less { plus, minus, equation } => "{plus}减去{minus}，得 {equation}";
        Placed { equation } => "{equation}（已扣除填好的数）";
        Ways { ways } => "只能是 {ways}";
        Left { ways, lost } => "按候选数只剩 {ways}，不再有 {lost}";
        NoWay => "候选数凑不出这个和";
        InNone { digits }, with all = digits.0 => "没有 {all}";
        Rest { digit, cells, rest } => "若 {cells} 为 {digit}，其余须为 {rest}，候选数做不到";
        Needed { digits, cells } => "每种都有 {digits}，在 {cells}";
        Claimed { house, digit, cells } => "{house}的 {digit} 在 {cells}";
        WaysWith { digit, ways } => "那里有 {digit} 时只能是 {ways}";
        NotWith { other, cells, digit, places } => "若 {cells} 为 {other}，就没有哪种在 {places} 有 {digit}";
        HasOf { count, digits } => "每种都有 {digits} 中的{count}个";
        Together { digits, cells } => "合起来 {cells} 占有 {digits}";
    }
}
