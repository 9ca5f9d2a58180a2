//! Sentences about ways to place digits on the whole board.
use super::grammar::plural;
use crate::language;
use crate::message::En;
use crate::words::templates::TemplatesText;

language! {
    en: En;

    TemplatesText<'_> {
        Need { rows, digit, count }, with need = plural(*count, "needs", "need") => "{rows} {need} {digit}";
        BesideAny => "leaves room for the other digits";
        BesideThese { others } => "leaves a way to place the {others}";
        Ways { count, all, beside } if *count == 1 => "way to place the last of the {all} that {beside}";
        Ways { count, all, beside }, with some = en.count(*count) => "way to place these {some} {all} that {beside}";
        Every { ways, placed } => "in every {ways}, {placed}";
        None { ways, which } => "no {ways} has {which}";
        At { digit, cells } => "{digit} at {cells}";
        Are { cells, count, digit }, with are = plural(*count, "is", "are") => "{cells} {are} {digit}";
        So { placed } => "so {placed}";
        Place { all } => "the {all}";
        Number { digit } => "{digit}s";
    }
}
