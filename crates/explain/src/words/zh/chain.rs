//! Sentences about chains.
use crate::language;
use crate::message::Zh;
use crate::words::chain::ChainText;

language! {
    zh: Zh;

    ChainText<'_> {
        Lead { back, ends } => "若 {back}，则 {ends}";
        Loop { lead, back, gone }, with sees = zh.sight()[0], shared = zh.sight()[1] =>
            "{lead}，于是又有 {back}：链首尾相接成环，每条链恰有一端为真，同时{sees}某条链两端{shared}的候选数都可删去：{gone}";
        AfterAll { lead, holds, gone } => "{lead}，与假设矛盾，所以必有 {holds}：{gone}";
        InAnyCase { lead, holds, gone } => "{lead}；所以无论如何 {holds}：{gone}";
        BothSeen { lead, either, cells, gone, count }, with sees = zh.sight()[0], shared = zh.sight()[1] =>
            "{lead}；所以 {either}，而 {cells} {sees}这 {count} 格{shared}：{gone}";
        EitherWay { lead, either, gone } => "{lead}；所以 {either}，无论哪种情况，{gone}";
        OneOf { digit, places } => "{digit} 在 {places}";
        ItIs { digit } => "它是 {digit}";
        Because { holds, reason } => "{holds}（{reason}）";
        BecauseOf { holds, reason, rest } => "{holds}（{reason}：{rest}）";
        Only { held } => "该格只有 {held}";
        NotIn { all, at } => "{all} 不在 {at}";
        IsNot { at, all } => "{at} 不是 {all}";
        NoneTrue { all } => "{all} 都不成立";
    }
}
