//! Sentences about fish with fins and paths from these.
use crate::language;
use crate::message::Zh;
use crate::words::kraken::KrakenText;

language! {
    zh: Zh;

    KrakenText<'_> {
        Unless { fin, digit, base, cover, rest } => "除非 {fin} 是 {digit}，否则{base}的 {digit} 都在{cover}{rest}";
        FinsLead { claim, digit, one, ways, gone } => "{claim}，那里的其他格都不是 {digit}；而{one}成立时结果相同：{ways}；无论如何，{gone}";
        PlacesLead { claim, line, held, ways, gone, digit } =>
            "{claim}，于是{line}的 {digit} 在 {held}；每种情况结果相同：{ways}；无论如何，{gone}";
        Place { digit, lines, starts } => "{lines}和 {starts} 的 {digit}";
        AtOnce { start } => "若 {start}，立即得到";
        Way { start, ends } => "若 {start}，则 {ends}";
    }
}
