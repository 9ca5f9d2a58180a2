//! Sentences about fish with fins and paths from these.
use super::grammar::plural;
use crate::language;
use crate::message::Zh;
use crate::words::kraken::KrakenText;

language! {
    zh: Zh;

    KrakenText<'_> {
        ButFor { digit, base, cover, fins } => "{base}的 {digit} 除 {fins} 外都在{cover}";
        Without { fins, name }, with them = plural(fins.len(), "它", "它们") => "{fins} 是鳍，去掉{them}就是{name}";
        Fins => "";
        Places { digit, base, cover, line, held } =>
            "若鳍不是 {digit}，则{base}的 {digit} 只能在{cover}，各占其一，于是{line}的 {digit} 在 {held}";
        NoFin { digit, fin, base, cover, gone } => "若鳍不是 {digit}，则{base}的 {digit} 只能在{cover}，各占其一。于是 {gone}";
        Clears { cell, digit, houses } => "{cell} 不是 {digit}（{houses}）";
        FinIs { digit } => "鳍是 {digit}";
        If { start, then } => "若 {start}，则 {then}";
        InEveryCase { end } => "无论哪种情况，{end}";
        Place { digit, lines, starts } => "{lines}和 {starts} 的 {digit}";
    }
}
