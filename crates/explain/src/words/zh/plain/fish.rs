//! Sentences about fish.
use super::all;
use crate::language;
use crate::message::{Say, Zh};
use crate::words::noun::Houses;
use crate::words::plain::fish::PlainFishText;
use qedoku_core::{Digit, HouseKind};

language! {
    zh: Zh;

    PlainFishText<'_> {
        HasIn { house, digit, cells } => "{house}的 {digit} 在 {cells}";
        HasByCover { house, digit, places } => "{house}的 {digit} 在 {places}";
        InCover { cells, house } => "{cells}（{house}）";
        OrElse { parts }, with all = parts.0.join("，或 ") => "{all}";
        InFins { cells } => "{cells}";
        Need { houses, count, digit } => "{houses}要填{count}个 {digit}";
        IfThen { cell, shut, then, digit } if shut.is_empty() => "若 {cell} 是 {digit}，则 {then} 是 {digit}";
        IfThen { cell, shut, then, digit, line } =>
            "若 {cell} 是 {digit}，则 {shut} 不是（{line}），于是 {then} 是 {digit}";
        EitherWayInBase { cover, digit, base } => "无论哪种情况，{cover}的 {digit} 都在{base}";
        NoOther { cover, digit } => "所以{cover}的其他格不能填 {digit}";
        TheseAre { count, digit, cover } => "这是{cover}里的{count}个 {digit}";
        EachTakesOne { digit, cover, base } => "{cover}都不能有两个 {digit}，所以各有一个，都在{base}";
        CoverTakesOne { cover, digit, count } => "{cover}各只能有一个 {digit}，正好由这{count}个 {digit} 占满";
        InCoverOneEach { base, cover, digit }, with one_each = zh.one_each(*base, *cover, *digit) => "{one_each}";
        SoNot { gone } => "所以 {gone}";
        FirstTake { cover } => "先看{cover}";
        NowTake { cover } => "再看{cover}";
        FirstFin { fins, digit } => "第一种情况：{fins} 是 {digit}";
        NoFin { fins, digit }, with all = all(fins.len()) => "第二种情况：{fins} {all}不是 {digit}";
        NotIn { cells, digit, why }, with all = all(cells.len()) => "{cells} {all}不是 {digit}（{why}）";
        ThenNot { gone } => "{gone}";
        SecondIs { cells, digit } => "第二种情况：{cells} 是 {digit}";
        SecondToo { cells, digit, houses }, with all = all(cells.len()) =>
            "所以第二种情况下 {cells} 也{all}不是 {digit}（{houses}）";
        SecondAlso { cells, digit }, with all = all(cells.len()) => "所以第二种情况下 {cells} 也{all}不是 {digit}";
        InSeveral { cells, filled }, with all = all(cells.len()) => "{cells} {all}同时在{filled}";
        WouldFill { count, cells, left, base, digit },
            with it = if cells.is_one() { "它" } else { "其中一格" }, several = zh.count(*count),
                rest = if left.1.is_empty() { "再没有地方".to_owned() } else { format!("只剩{}", left.say(zh)) } =>
            "若{it}是 {digit}，就占满了这{several}处，{rest}可放{base}的 {digit}";
    }
}

impl Zh {
    /// The digit of some houses in as many others, where each of these has room for one.
    pub(super) fn one_each(self, base: Houses<'_>, cover: Houses<'_>, digit: Digit) -> String {
        let Houses(layout, covers) = cover;
        let count = self.count(base.1.len());
        let mut kinds: Vec<HouseKind> = covers.iter().map(|house| layout.kind(house)).collect();
        kinds.dedup();
        let one = match kinds.as_slice() {
            [kind] => format!("同一{}", self.kind(*kind)),
            _ => "其中每个".to_owned(),
        };
        let [base, cover] = [base, cover].map(|houses| houses.say(self));
        format!("{base}的{count}个 {digit} 只能在{cover}；{one}不能有两个 {digit}，所以{cover}各有一个")
    }
}
