//! Sentences about candidates in two colors.
use super::grammar::plural;
use crate::language;
use crate::message::En;
use crate::words::color_walk::ColorWalkText;
use crate::words::colors::ColorsText;

language! {
    en: En;

    ColorsText<'_> {
        Either { one, a, other, b } => "so either {one} (color {a}), or {other} (color {b})";
        Are { cells, digit }, with are = plural(cells.0.len(), "is", "are") => "{cells} {are} {digit}";
        IsWrong { name, fault } => "{fault}, so color {name} is wrong";
        WithColor { name, fault } => "with color {name}, {fault}";
        WithOne { one, fault } => "if {one}, {fault}";
        So { clause } => "so {clause}";
        RightSo { b, d, clause } => "so at least one of the colors {b} and {d} is right: {clause}";
        Likewise { clause } => "in the same way {clause}";
        SeesOneOfEach { cells, first, a, one, second, b, other }, with see = en.see(cells.len()) =>
            "{cells} {see} {first} of {a} ({one}) and {second} of {b} ({other})";
        WithEach { a, one, b, other } => "with color {a} {one}, and with color {b} {other}";
        RulesOutBoth { name, c, d } =>
            "so with color {name} neither color {c} nor color {d} could be right, and color {name} is wrong";
        NeitherWay { one, other } => "in the one case {one}, and in the other {other}";
    }

    ColorWalkText<'_> {
        StartsAt { cell, one, a, other, b } => "{cell} is {one} (color {a}) or {other} (color {b})";
        StartsIn { house, digit, one, a, other, b } =>
            "{house} has its {digit} in {one} (color {a}) or {other} (color {b})";
        Supposed { is, name } => "suppose {is} (color {name})";
        AsSingles { wrong, right } => "once color {wrong} is gone, all of color {right} can be placed as singles";
        IsRight { wrong, right, is } => "so color {wrong} is wrong, and color {right} is right: {is}";
    }
}
