//! Sentences about candidates in two colors.
use crate::language;
use crate::message::Zh;
use crate::words::color_walk::ColorWalkText;
use crate::words::colors::ColorsText;

language! {
    zh: Zh;

    ColorsText<'_> {
        Either { one, a, other, b } => "所以要么 {one}（{a} 色），要么 {other}（{b} 色）";
        Are { cells, digit } if cells.0.len() == 1 => "{cells} 是 {digit}";
        Are { cells, digit } => "{cells} 都是 {digit}";
        IsWrong { name, fault } => "{fault}，所以 {name} 色不成立";
        WithColor { name, fault } => "若 {name} 色成立，则 {fault}";
        WithOne { one, fault } => "若 {one}，则 {fault}";
        So { clause } => "所以 {clause}";
        RightSo { b, d, clause } => "所以 {b} 色与 {d} 色至少有一个成立，{clause}";
        Likewise { clause } => "同样，{clause}";
        SeesOneOfEach { cells, first, a, one, second, b, other } =>
            "{cells} 能看到 {a} 色的 {first}（{one}）和 {b} 色的 {second}（{other}）";
        WithEach { a, one, b, other } => "若 {a} 色成立，则 {one}；若 {b} 色成立，则 {other}";
        RulesOutBoth { name, c, d } =>
            "所以 {name} 色若成立，则 {c} 色和 {d} 色都不成立，所以 {name} 色不成立";
        NeitherWay { one, other } => "前者成立时 {one}，后者成立时 {other}";
    }

    ColorWalkText<'_> {
        StartsAt { cell, one, a, other, b } => "{cell} 是 {one}（{a} 色）或 {other}（{b} 色）";
        StartsIn { house, digit, one, a, other, b } => "{house}的 {digit} 在 {one}（{a} 色）或 {other}（{b} 色）";
        Supposed { is, name } => "假设 {is}（{name} 色）";
        AsSingles { wrong, right } => "删去 {wrong} 色后，{right} 色的数都可作为出数填入";
        IsRight { wrong, right, is } => "所以 {wrong} 色不成立，{right} 色成立：{is}";
    }
}
