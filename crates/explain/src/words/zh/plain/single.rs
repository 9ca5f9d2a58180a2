//! Sentences about what a cell or a house needs.
use super::all;
use crate::language;
use crate::message::{Say, Zh};
use crate::words::plain::beginner_text::ActText;
use crate::words::plain::closed::{PlainClosedText, Supposed};
use crate::words::plain::single::PlainSingleText;
use crate::words::plain::views::ViewText;

/// Marks a digit that is only supposed to stand where it does.
impl Say<Zh> for Supposed {
    fn say(&self, _: Zh) -> String {
        if self.0 { "（假设）" } else { "" }.to_owned()
    }
}

language! {
    zh: Zh;

    ActText<'_> {
        EnterItem { cells, digit }, with all = all(cells.len()) => "{cells} {all}填 {digit}";
        EnterAll { items }, with all = items.0.join("，") => "所以 {all}";
        Enter { cells, digit }, with all = all(cells.len()) => "所以 {cells} {all}填 {digit}";
        CrossOut { items } => "{items}";
        CrossOutEach { groups } => { zh.clauses(groups.0.to_vec()) };
        CrossItem { digits, cells } => "{cells} 删去 {digits}";
        CrossItems { together } => { zh.clauses(together.0.to_vec()) };
    }

    PlainSingleText<'_> {
        LookAt { cells } => "先看 {cells}";
        HasAlready { house, digits } => "{house}已有 {digits}";
        HasToo { house, digits } => "{house}已有 {digits}";
        OnlyDigit { digits } => "只剩 {digits}";
        OneOpen { house, cell } => "{house}只有一个空格 {cell}";
        LacksOnly { house, digit } => "{house}只缺 {digit}";
        Needs { house, digits } => "{house}还缺 {digits}";
        OpenCells { cells, count } => "空格是 {cells}";
        OnlyCells { cells } => "只剩 {cells}";
    }

    PlainClosedText<'_> {
        HasSoNot { house, digit, at, supposed, cells } => "{house}的 {digit} 已在 {at}{supposed}，所以 {cells} 不能填 {digit}";
        AreIn { cells, house } => "{cells} 都在{house}";
        HasSoNone { house, digit, at, supposed } => "{house}的 {digit} 已在 {at}{supposed}，所以都不能填 {digit}";
        Lost { cells, digits }, with all = all(cells.len()) => "{cells} {all}已删去 {digits}";
        LostEach { cell, lost } => "{cell} 已删去 {lost}";
        LostBy { cells, digits, rule }, with all = all(cells.len()) => "{cells} {all}已删去 {digits}（{rule}）";
        ByRule { digits, rule } => "{digits}（{rule}）";
        InStep { digits, number } => "{digits}（第{number}步）";
        LostIn { cells, digits, steps, count }, with all = all(cells.len()), numbers = steps.0.join("、") =>
            "{cells} {all}已删去 {digits}（第{numbers}步）";
    }

    ViewText<'_> {
        WithEach { cells, houses } => "{cells} 与各格都同行、同列或同宫（{houses}）";
        Differ { cells, seen, why } => "{cells} 与 {seen} 不能相同（{why}）";
        AndDiffer { before, seen, why } => "{before}，与 {seen} 不能相同（{why}）";
        AreIn { cells, parts } => "{cells} {parts}";
        Both { one, other } => "{one}，{other}";
        Two { one, other } => "{one}，{other}";
        WithAll { house, count } if *count == 2 => "与这两格同在{house}";
        WithAll { house, count }, with number = zh.count(*count) => "与这{number}格同在{house}";
        WithOthers { house, count }, with number = zh.count(*count) => "与其余{number}格同在{house}";
        With { house, seen } => "与 {seen} 同在{house}";
        SoNot { digits, cells } if digits.is_several() => {
            let each: Vec<String> = digits.iter().map(|digit| format!("不是 {digit}")).collect();
            format!("所以 {} {}既{}", zh.at(*cells), all(cells.len()), each.join(" 也"))
        };
        SoNot { digits, cells }, with all = all(cells.len()) => "所以 {cells} {all}不是 {digits}";
    }
}
