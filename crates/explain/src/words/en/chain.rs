//! Sentences about chains.
use super::grammar::plural;
use crate::language;
use crate::message::En;
use crate::words::chain::ChainText;

language! {
    en: En;

    ChainText<'_> {
        If { back, ends } => "if {back}, {ends}";
        Suppose { back } => "suppose {back}";
        Then { then } => "then {then}";
        So { clause } => "so {clause}";
        ItIsNot { digit } => "it is not {digit}";
        NotEither { holds, digit } => "if {holds}, it is not {digit} either";
        AnyCase { holds } => "{holds} in any case";
        AfterAll => "that is against the assumption";
        EachEnd { one, first, other, second } => "if {one}, {first}, and if {other}, {second}";
        Sees { cells, count, why }, with see = en.see(cells.len()), all = all(*count) =>
            "{cells} {see} {all} ({why})";
        SeesAlso { cells, count, why } if *count > 2, with do_so = plural(cells.len(), "does", "do") =>
            "so {do_so} {cells} ({why})";
        SeesAlso { cells, count, why }, with see = en.see(cells.len()), all = all(*count) =>
            "{cells} {see} {all} ({why})";
        BoxHas { house, digit, one, other } => "{house} has its {digit} {one} or {other}";
        InLine { line } => "in {line}";
        At { cells } => "at {cells}";
        OneOfIs { cells, digit } => "{cells} is {digit}";
        OneIs { one, other, digit } => "{one} or {other} is {digit}";
        IsIn { digit, one, other } => "{digit} is in {one} or in {other}";
        OneOfManyIs { cells, digit } => "one of {cells} is {digit}";
        IsNot { cell, digits } => "{cell} is not {digits}";
        AreNot { cells, digits } => "{cells} are not {digits}";
        NoneTrue { all } => "none of {all} is true";
    }
}

/// The words for places that are seen together.
const fn all(count: usize) -> &'static str {
    match count {
        1 => "it",
        2 => "both",
        _ => "all of these",
    }
}
