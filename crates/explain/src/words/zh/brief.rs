//! The words in lines of notation.
use crate::language;
use crate::message::Zh;
use crate::words::brief::colors::BriefColorsText;
use crate::words::brief::deadly::DeadlyLine;
use crate::words::brief::locked::BriefLockedText;
use crate::words::brief::terms::BriefText;

language! {
    zh: Zh;

    BriefText<'_> {
        At { digits, house, cells } => "{house} 的 {digits} 在 {cells}";
        In { what, houses } => "{houses} 的 {what}";
        PlacedIn { placed, house } => "{placed}（{house}）";
        LoopOf { digits, places, count } => "({digits}){places}- {count} 格环";
        Beside { around, others } => "{around}，守护格 {others}";
        Joined { parts }, with all = parts.0.join("，") => "{all}";
        OnceEach { digits } => "{digits} 各一次";
        HouseLacks { digit, house } => "{house} 无 {digit}";
        CellEmpty { cell } => "{cell} 没有数可填";
        NoneOf { count, cells } if *count == 0 => "{cells} 无法填";
        NoneOf { count, cells } => "{cells} 的 {count} 种填法都不行";
    }

    BriefLockedText<'_> {
        Cells { count, cells } => "{count} 格 {cells}";
        Links { count, links } => "{count} 个限制：{links}";
        Crossing { crossing, groups } => "{crossing}，与 {groups}";
        AllWays { digits, rows } => "{rows} 的 {digits}，所有填法";
        NoWay { digits, rows } => "{rows} 的 {digits}，没有填法用到";
        Besides { ways, beside } => "{ways}，与 {beside} 相容";
        Exocet { base, targets, lines, numbers } => "基准格 {base}，目标格 {targets}，交叉{lines} {numbers}";
        Unfit { digits, lines } => "，{digits} 填不满 {lines}";
        Mirror { target, mirror } => "，{target} 的镜像 {mirror}";
    }

    BriefColorsText<'_> {
        Twice { name, at } => "{name} 在 {at} 两次";
        HasTwice { name, digit, at } => "{name} 的 {digit} 在 {at} 两次";
        Empties { name, cell } => "{name} 使 {cell} 没有数可填";
        NoPlace { name, digit, house } => "{name} 使 {house} 无 {digit}";
        Seen { digit, cell, first, second } => "{digit}{cell} 受 A {first} 和 B {second} 排除";
        NotBoth { first, second, at } => "{first} 和 {second} 在 {at} 冲突";
        SeesBoth { name, first, second } => "{name} 看到 {first} 和 {second}";
    }

    DeadlyLine<'_> {
        Thrice { digit, houses } => "{digit} 在 {houses} 有三个位置";
        Grave { more } => "除 {more} 外所有空格都有两个候选数";
        NoGivens => "无提示数";
        OneOf { digit, cells } => "{digit} 在 {cells}";
        With { what } => "与 {what}";
    }
}
