//! Sentences about what a cell or a house needs.
use super::{an, are};
use crate::language;
use crate::message::{En, Say};
use crate::words::en::grammar::none_of;
use crate::words::plain::beginner_text::ActText;
use crate::words::plain::closed::{PlainClosedText, Supposed};
use crate::words::plain::single::PlainSingleText;
use crate::words::plain::views::ViewText;
use qedoku_core::Digit;

/// Marks a digit that is only supposed to stand where it does.
impl Say<En> for Supposed {
    fn say(&self, _: En) -> String {
        if self.0 { ", as supposed" } else { "" }.to_owned()
    }
}

language! {
    en: En;

    ActText<'_> {
        EnterItem { cells, digit }, with verb = are(cells.len()) => "{cells} {verb} {digit}";
        EnterAll { items }, with all = en.statements(items.0.to_vec()) => "so {all}";
        Enter { cells, digit }, with verb = are(cells.len()) => "so {cells} {verb} {digit}";
        CrossOut { items } => "cross out {items}";
        CrossOutEach { groups } => { format!("cross out {}", groups.0.join("; ")) };
        CrossItem { digits, cells } => "{digits} in {cells}";
        CrossItems { items, nested } => {
            match items.0.split_last() {
                Some((last, before)) if *nested => format!("{}, and {last}", before.join(", ")),
                _ => en.and(items.0),
            }
        };
    }

    PlainSingleText<'_> {
        LookAt { cells } => "look at {cells}";
        HasAlready { house, digits } => "{house} has {digits} already";
        HasToo { house, digits } => "{house} has {digits}";
        OnlyDigit { digits } => "only {digits} is left";
        OneOpen { house, cell } => "{house} has one open cell, {cell}";
        LacksOnly { house, digit } => "{house} has every digit but {digit}";
        Needs { house, digits } => {
            let with_article = |digit: &String| {
                let digit = digit.parse().ok().and_then(Digit::from_value);
                digit.map(|digit| format!("{} {digit}", an(digit))).unwrap_or_default()
            };
            format!("{} needs {}", house.say(en), en.and(digits.0.iter().map(with_article)))
        };
        OpenCells { cells, count }, with verb = if *count == 1 { "cell is" } else { "cells are" } => "its open {verb} {cells}";
        OnlyCells { cells }, with verb = are(cells.len()) => "only {cells} {verb} left";
    }

    PlainClosedText<'_> {
        HasSoNot { house, digit, at, supposed, cells } => "{house} has its {digit} at {at}{supposed}, so {cells} is not {digit}";
        AreIn { cells, house } => "{cells} are in {house}";
        HasSoNone { house, digit, at, supposed } => "{house} has its {digit} at {at}{supposed}, so they are not {digit}";
        Lost { cells, digits }, with have = if cells.len() == 1 { "has" } else { "have" } =>
            "{cells} {have} lost {digits} already";
        LostEach { cell, lost } => "{cell} has lost {lost} already";
        LostBy { cells, digits, rule }, with have = if cells.len() == 1 { "has" } else { "have" } =>
            "{cells} {have} lost {digits} already ({rule})";
        ByRule { digits, rule } => "{digits} ({rule})";
        InStep { digits, number } => "{digits} (step {number})";
        LostIn { cells, digits, steps, count },
            with have = if cells.len() == 1 { "has" } else { "have" },
                word = if *count == 1 { "step" } else { "steps" } =>
            "{cells} {have} lost {digits} already ({word} {steps})";
    }

    ViewText<'_> {
        WithEach { cells, houses }, with verb = are(cells.len()) => {
            let houses = en.houses_or(houses);
            format!("{} {verb} in {houses} with each of them", cells.say(en))
        };
        Differ { cells, seen, why } => "{cells} cannot be the same as {seen} ({why})";
        AndDiffer { before, seen, why } => "{before}, and cannot be the same as {seen} ({why})";
        AreIn { cells, parts }, with verb = are(cells.len()) => "{cells} {verb} {parts}";
        Both { one, other } => "{one} and {other}";
        Two { one, other } => "{one}, and {other}";
        WithAll { house, count }, with all = if *count == 2 { "both".to_owned() } else { format!("all {}", en.count(*count)) } =>
            "in {house} with {all}";
        WithOthers { house, count }, with number = en.count(*count) => "in {house} with the other {number}";
        With { house, seen } => "in {house} with {seen}";
        SoNot { digits, cells }, with it_is = if cells.is_one() { "it is" } else { "they are" }, none = none_of(en, *digits) =>
            "so {it_is} {none}";
    }
}
