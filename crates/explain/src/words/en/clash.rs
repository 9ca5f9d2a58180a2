//! Sentences about what clashes with every candidate of a slot.
use super::grammar::plural;
use crate::language;
use crate::message::{En, Say};
use crate::words::clash::RuleText;
use crate::words::clash_text::ClashText;
use crate::words::noun::Blocks;
use crate::words::rule_name::ShortRuleName;
use qedoku_core::CellSet;

/// Says that the other cells of an arrow's line hold at least 1: `r4c12 are at least 1 each`.
fn at_least_one(en: En, others: CellSet) -> String {
    let cells = others.say(en);
    if others.is_one() { format!("{cells} is at least 1") } else { format!("{cells} are at least 1 each") }
}

/// The same behind what is said of another cell.
fn and_at_least_one(en: En, others: CellSet) -> String {
    if others.is_empty() { String::new() } else { format!(" and {}", at_least_one(en, others)) }
}

/// The rule behind what follows from it, unless it was said before.
fn reason(rule: &str) -> String {
    if rule.is_empty() { String::new() } else { format!(", for {rule}") }
}

language! {
    en: En;

    ClashText<'_> {
        AllIn { cell } => "all digits of {cell}";
        EachRule { name } => "each {name}";
        AllOf { digit, house } => "all {digit}s of {house}";
        Excludes { digits, cells, reason } => "each of these excludes {digits} in {cells} ({reason})";
        ExcludesBy { digits, cells, items } => "each of these excludes {digits} in {cells}: {items}";
        EachExcludes { digits, cells, reason } => "each of these excludes {digits} in {cells} ({reason})";
        EachExcludesBy { digits, cells, items } => "each of these excludes {digits} in {cells}: {items}";
        At { places, reason }, with all = Blocks(*places) => "{all} ({reason})";
        Of { digits, reason } => "{digits} ({reason})";
        Itself { places } => "{places} itself";
        AtExcludes { digits, places, gone, cells, reason }, with exclude = plural(digits.len(), "excludes", "exclude") =>
            "{digits} in {places} {exclude} {gone} in {cells} ({reason})";
        OneDigit { digits, cell, gone } => "{digits} in {cell} leaves no {gone} there";
        Other { rules, other } => "{rules}, so the other one is {other}";
        AtMost { from, own, others, cell, digit, rule }, with and = and_at_least_one(en, *others), why = reason(rule) =>
            "{from} is at most {own}{and}, so {cell} is at most {digit}{why}";
        AtLeast { from, own, others, cell, digit, rule }, with and = and_at_least_one(en, *others), why = reason(rule) =>
            "{from} is at least {own}{and}, so {cell} is at least {digit}{why}";
        SoAtMost { closed, from, own } => "{closed}, so {from} is at most {own}";
        SoAtLeast { closed, from, own } => "{closed}, so {from} is at least {own}";
        CellAtMost { others, cell, digit, rule } if others.is_empty(), with why = reason(rule) =>
            "so {cell} is at most {digit}{why}";
        CellAtMost { others, cell, digit, rule }, with each = at_least_one(en, *others), why = reason(rule) =>
            "{each}, so {cell} is at most {digit}{why}";
        CellAtLeast { others, cell, digit, rule } if others.is_empty(), with why = reason(rule) =>
            "so {cell} is at least {digit}{why}";
        CellAtLeast { others, cell, digit, rule }, with each = at_least_one(en, *others), why = reason(rule) =>
            "{each}, so {cell} is at least {digit}{why}";
        AlsoAtMost { cell, digit } => "likewise {cell} is at most {digit}";
        AlsoAtLeast { cell, digit } => "likewise {cell} is at least {digit}";
        Same { cells, name } => "{cells} hold the same digit ({name})";
        NoDouble { dot, digits }, with have = plural(digits.len(), "has", "have") =>
            "at the black dot of {dot} one digit is twice the other, and {digits} {have} neither double nor half";
        EachDouble { digits }, with have = plural(digits.len(), "has", "have") =>
            "at each black dot one digit is twice the other, and {digits} {have} neither double nor half";
        EachSum { name, value, ways } => "at each {name} two cells add up to {value}, so they are {ways}";
        EachSumWithout { name, value, digits } =>
            "at each {name} two cells add up to {value}, and no digit goes with {digits}";
        EachLine { name, value, digits } =>
            "on each {name} neighbors differ by {value} or more, and no digit goes with {digits}";
        EachRatio { name, value, digits } =>
            "at each {name} one digit is {value} times the other, and no digit goes with {digits}";
        EachDifference { name, value, digits } =>
            "at each {name} two cells differ by {value}, and no digit goes with {digits}";
        NoPartnerOnLine { line, value, digits } =>
            "neighbors on {line} differ by {value} or more, and no digit goes with {digits}";
        NoPartner { rule, digits } => "{rule}, and no digit goes with {digits}";
        Ways { rule, ways } => "{rule}, so they are {ways}";
        Need { digits, cells, partners, from, name } => "{digits} in {cells} would need {partners} in {from} ({name})";
        NeedBeside { digits, cells, partners, name } => "{digits} in {cells} would need {partners} in the other cell ({name})";
        AlsoNeed { digits, partners } => "{digits} would need {partners}";
        SoLacks { closed, cell, digits } => "{closed}, so {cell} lacks {digits}";
        EachAtLeastOne { line, cell, digit, rule } => "{line} are at least 1 each, so {cell} is at least {digit}, for {rule}";
        BriefNoDouble => "no half or double";
        BriefNoPartner => "no partner";
    }

    RuleText<'_> {
        Diagonal { cells } => "{cells} are on one diagonal";
        Group { cells } => "{cells} are at the same place of their boxes";
        Region { cells } => "{cells} are in one region";
        Cage { cells } => "{cells} are in one cage";
        Knight { cells } => "{cells} are a knight's move apart";
        King { cells } => "{cells} are a king's move apart";
        NonConsecutive { cells } => "{cells} may not differ by 1";
        Difference { cells, value } => "{cells} differ by {value}";
        Ratio { cells, value } if *value == 2 => "one of {cells} is twice the other";
        Ratio { cells, value } => "one of {cells} is {value} times the other";
        Sum { cells, value } => "{cells} add up to {value}";
        NoDot { cells } => "there is no dot between {cells}";
        NoSum { cells } => "there is neither X nor V between {cells}";
        Rises { line } => "the digits rise along {line}";
        DoesNotFall { line } => "the digits do not fall along {line}";
        Apart { cells, value } => "{cells} differ by {value} or more";
        Same { cells } => "{cells} hold the same digit";
        Odd { cells } => "{cells} is odd";
        Even { cells } => "{cells} is even";
        Minimum { line } => "{line} is below its neighbors";
        Maximum { line } => "{line} is above its neighbors";
        Arrow { number, line } => "the digits along {line} add up to {number}";
        Total { line, value } => "the digits along {line} add up to {value}";
        SameSums { line } => "{line} has the same sum in each box";
        Sandwich { line, high, value } => "the digits of {line} between 1 and {high} add up to {value}";
        Consecutive { line } => "the digits along {line} are consecutive";
        Between { line } => "the digits inside {line} lie between its ends";
        Quadruple { cells, digits } => "{cells} hold {digits}";
    }

    ShortRuleName {
        Diagonal => "diagonal";
        Group => "same place of the boxes";
        Region => "region";
        Cage => "cage";
        CageOf { value } => "cage of {value}";
        Knight => "knight's move";
        King => "king's move";
        NonConsecutive => "nonconsecutive";
        Difference { value } if *value == 1 => "white dot";
        Difference { value } => "white dot of {value}";
        Ratio { value } if *value == 2 => "black dot";
        Ratio { value } => "black dot of {value}";
        Sum { value } if *value == 10 => "X";
        Sum { value } if *value == 5 => "V";
        Sum { value } => "sum of {value}";
        NoDot => "no dot";
        NoSum => "no X or V";
        Thermometer => "thermometer";
        Whisper { value } => "whisper of {value}";
        Palindrome => "palindrome";
        Clone => "clone";
        Odd => "odd";
        Even => "even";
        Minimum => "minimum";
        Maximum => "maximum";
        Arrow => "arrow";
        Total { value } => "diagonal total of {value}";
        SameSums => "region sum line";
        Sandwich => "sandwich";
        Renban => "renban";
        Between => "between line";
        Quadruple => "quadruple";
    }
}
