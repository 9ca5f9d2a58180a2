//! Sentences about fish.
use super::grammar::plural;
use crate::language;
use crate::message::Zh;
use crate::words::fish::FishText;

language! {
    zh: Zh;

    FishText<'_> {
        Place { digit, houses } => "{houses}的 {digit}";
        Basic { base, digit, cover, at_rest, count, houses, twice, lost } =>
            "{base}的 {digit} 都在{cover}{at_rest}，{count}个 {digit} 占满这{count}个{houses}，所以那里的其他格都不是 \
             {digit}{twice}：{lost}";
        Finned { base, digit, cover, fin, fins, one, twice, cells, lost, at_rest },
            with sees = zh.sight()[0],
                shared = zh.sight()[1],
                every = plural(fins.len(), "", "所有的"),
                too = plural(fins.len(), "", "都") =>
            "{base}的 {digit} 除了{fin} {fins} 都在{cover}{at_rest}；若{every}{one}{too}不是 {digit}，{cover}的其他格都不是 {digit}{twice}；而 {cells} \
             {sees}{every}{one}{shared}：无论如何，{lost}";
        Twice { digit, cells } => "（{cells} 的 {digit} 会同时占用其中两个，剩下的就不够了）";
        Siamese { digit, base, rest, both } => "{base}的 {digit}{rest} 构成两条鱼：{both}";
        Only { cover, lost } => "都在{cover}，所以 {lost}";
        ButFins { cover, fin, fins, cells, lost },
            with sees = zh.sight()[0],
                shared = zh.sight()[1],
                all = plural(fins.len(), "", "所有的") =>
            "除了{fin} {fins} 都在{cover}，而 {cells} {sees}{all}{fin}{shared}，所以 {lost}";
    }
}
