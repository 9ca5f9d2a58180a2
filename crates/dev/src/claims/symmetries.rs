//! The templates of arguments from a symmetry, in both languages. That the givens stay the same is left to the checker.
use super::grammar::TemplateNames;
use super::judge::{ClaimReader, ClaimTest};

/// The templates of symmetries in sentences and in lines in brief, in English.
pub(super) const ENGLISH: &[(&str, ClaimTest)] = &[
    ("[the givens stay|givens and solution are] the same when lines change places {T}", |_, _| {}),
    (
        "[the givens stay|givens and solution are] the same when the board is mirrored in the diagonal from {C}",
        |_, _| {},
    ),
    (
        "[the givens stay|givens and solution are] the same when the board is turned by [half|a quarter to the right|a quarter to the left]",
        |_, _| {},
    ),
    ("digits change {T}", |_, _| {}),
    ("every digit stays", |_, _| {}),
    ("so does the one solution", |_, _| {}),
    ("{C}={D} needs {C}={D}, which is gone", needs),
    ("{D} in {C} needs {D} in {C}, which is gone", needs),
    ("{C}={D} would bring {C}={D}, which excludes it", brings),
    ("{D} in {C} would bring {D} in {C}, which excludes it", brings),
    ("{C}={D} stands, and {C}={D} goes with it", |_, _| {}),
    ("{D} in {C} stands, and {D} in {C} goes with it", |_, _| {}),
    ("{C} [stays|stay] in place and [holds|hold] only what stays", |_, _| {}),
    ("{C} [is|are] back in place after {N} rounds and [holds|hold] only what is then itself again", |_, _| {}),
];

/// The templates of symmetries in sentences and in lines in brief, in Chinese.
pub(super) const CHINESE: &[(&str, ClaimTest)] = &[
    ("把一些行列[对换|轮换|对换和轮换]{T}并且把数字[对换|轮换|对换和轮换]{T}", |_, _| {}),
    ("把盘面沿过 {C} 的对角线翻转并且把数字[对换|轮换|对换和轮换]{T}", |_, _| {}),
    ("把盘面[旋转 180 度|顺时针旋转 90 度|逆时针旋转 90 度]并且把数字[对换|轮换|对换和轮换]{T}", |_, _| {}),
    ("提示数[不变|和解都不变]", |_, _| {}),
    ("唯一解也不变", |_, _| {}),
    ("{C}={D} 需要 {C}={D}，而它已不可能", needs),
    ("{C} 的 {D} 需要 {C} 的 {D}，而它已不可能", needs),
    ("{C}={D} 会带来 {C}={D}，二者互斥", brings),
    ("{C} 的 {D} 会带来 {C} 的 {D}，二者互斥", brings),
    ("已有 {C}={D}，与之对应的是 {C}={D}", |_, _| {}),
    ("已有 {C} 的 {D}，与之对应的是 {C} 的 {D}", |_, _| {}),
    ("{C} 位置不变，只能填不变的数", |_, _| {}),
    ("{C} 经过{N}轮回到原位，只能填那时复原的数", |_, _| {}),
];

fn needs(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let there = names.digits[0].is_subset(reader.held(names.cells[0]));
    reader
        .claim(there && !names.digits[1].meets(reader.held(names.cells[1])), "the one is there and the other is gone");
}

fn brings(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let apart = names.cells[0] == names.cells[1] && names.digits[0] != names.digits[1]
        || names.digits[0] == names.digits[1] && reader.all_see(names.cells[0], names.cells[1]);
    reader.claim(apart, "the two exclude each other");
}
