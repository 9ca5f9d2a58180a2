//! Sentences about fish.
use super::grammar::plural;
use crate::language;
use crate::message::Zh;
use crate::words::fish::FishText;
use qedoku_core::FishForm;

language! {
    zh: Zh;

    FishForm {
        Basic => "";
        Franken => "宫内";
        Mutant => "交叉";
    }

    FishText<'_> {
        Place { digit, houses } => "{houses}的 {digit}";
        Has { base, digit, places } => "{base}的 {digit} 只能在 {places}";
        In { base, digit, places } => "{base}的在 {places}";
        Listed { all }, with listed = zh.clauses(all.0.to_vec()) => "{listed}";
        InCover { cells, houses } => "{cells}（{houses}）";
        AsFins { cells } => "{cells}（鳍）";
        AsShared { cells, houses } => "{cells}（鳍，{houses}共有）";
        TwoApart { kind, one, other, digit, base_kind } =>
            "两个 {digit} 不能同{kind}，所以{one}和{other}的 {digit} 都在这两{base_kind}里";
        AllApart { count, kind, cover, digit, base_kind } =>
            "这{count}个 {digit} 两两不同{kind}，所以{cover}的 {digit} 都在这{count}{base_kind}里";
        NoOther { kinds, digit } => "这些{kinds}的其他格都不是 {digit}";
        TakeOneEach { cover, count, base, digit }, with some = zh.count(*count) =>
            "{base}的{some}个 {digit} 都落在{cover}，各只能有一个，所以{cover}的 {digit} 都在{base}里";
        Without { fins, size, form } if *form != FishForm::Basic, with name = fish(*size) => "去掉 {fins} 就是{form}{name}";
        Without { fins, size, form }, with name = fish(*size), them = plural(fins.0.len(), "它", "它们") => "{fins} 是鳍，去掉{them}就是{form}{name}";
        WithoutAlone { fins, house, digit, left }, with them = plural(fins.0.len(), "它", "它们") => "{fins} 是鳍，去掉{them}，{house}的 {digit} 就只剩 {left}";
        AreFins => "";
        WithoutFin { count, digit, then }, with none = plural(*count, "鳍不是", "鳍都不是") => "若{none} {digit}，则 {then}";
        WithFin { count, digit, lost }, with one = plural(*count, "鳍是", "有一个鳍是") => "若{one} {digit}，则 {lost}";
        FinsAre { fins, digit, lost } => "若 {fins} 是 {digit}，则 {lost}";
        Filled { base, cover, digit } => "{base}的 {digit} 只能在{cover}，各占其一";
        SoNot { lost } => "于是 {lost}";
        NotIn { cells, digit, why } => "{cells} 不是 {digit}（{why}）";
        IsLeft { places, count, digit, house } if *count == 1 => "{places} 是 {digit}（{house}）";
        IsLeft { places, digit, house } => "{house}的 {digit} 在 {places}";
        Either { gone } => "无论哪种情况，{gone}";
        WouldFill { digit, cells, filled, left, base } if left.1.is_empty() =>
            "{cells} 若是 {digit}，就占满了{filled}，再没有地方可放{base}的 {digit}";
        WouldFill { digit, cells, filled, left, base } =>
            "{cells} 若是 {digit}，就占满了{filled}，只剩{left}可放{base}的 {digit}";
        TwoFish { base } => "{base}构成两条鱼";
        CoverAlone { cover } => "以{cover}为删除域，没有鳍";
        CoverFins { cover, fins } => "以{cover}为删除域，鳍是 {fins}";
    }
}

/// The name of a fish of this size.
fn fish(size: usize) -> &'static str {
    ["二阶鱼", "三阶鱼", "四阶鱼", "五阶鱼", "六阶鱼", "七阶鱼"].get(size - 2).unwrap_or(&"鱼")
}
