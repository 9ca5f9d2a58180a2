//! Sentences about several pairs of colors.
use crate::language;
use crate::message::Zh;
use crate::words::apart::ApartText;

language! {
    zh: Zh;

    ApartText<'_> {
        Pair { one, other, names } => "{one}，或者 {other}，必有一方成立，而 {names} 与两方都冲突";
        InHouse { holds, house } => "{holds}（{house}）";
        Reached { digit, start, links, either, cells, count }, with sees = zh.sight()[0], shared = zh.sight()[1] =>
            "若 {digit} 不在 {start}，则 {links}；所以 {digit} 在 {either}，而 {cells} {sees}这 {count} 格{shared}";
    }
}
