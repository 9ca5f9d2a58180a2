//! Sentences about wings.
use crate::language;
use crate::message::Zh;
use crate::words::wing::WingText;

language! {
    zh: Zh;

    WingText<'_> {
        Hub { hub, all, ways, digit, places, losers, gone, count }, with sees = zh.sight()[0], shared = zh.sight()[1] =>
            "{hub} 是 {all}：{ways}；所以无论如何 {digit} 在 {places}，而 {losers} {sees}这 {count} 格{shared}：{gone}";
        Counted { named, all, count, others, taken, places, losers, gone, so_many },
            with mutual = zh.mutual(),
                sees = zh.sight()[0],
                shared = zh.sight()[1] =>
            "{named} 只有 {all}，{count}格正好{count}个数，而 {others} 在其中各自的位置{mutual}，每个最多填一次；所以 {taken} 必在 \
             {places}，而 {losers} {sees}这 {so_many} 格{shared}：{gone}";
        Itself { chosen, digit } => "若为 {chosen}，它自己就是 {digit}";
        Pincer { chosen, pincer, house } => "若为 {chosen}，则 {pincer}（{house}）";
    }
}
