//! Sentences about chains and colors.
use super::{all, are};
use crate::language;
use crate::message::{En, Say};
use crate::words::plain::chain_text::PlainChainText;
use crate::words::plain::colors::{ColorSide, ColorText};
use crate::words::plain::statement::StatementText;

impl Say<En> for ColorSide {
    fn say(&self, _: En) -> String {
        self.stated.clone()
    }
}

language! {
    en: En;

    PlainChainText<'_> {
        AlwaysHasIn { house, digit, cells } if !house.1.is_one() => "{house} have their {digit} in {cells}";
        AlwaysHasIn { house, digit, cells } => "{house} has its {digit} in {cells}";
        HasIn { house, digit, cells } => "{house} has its {digit} in {cells}";
        BothIn { one, other, house } => "{one} and {other} are both in {house}";
        NotBoth { both, digit } => "{both}, so at least one of them is not {digit}";
        IfNotIs { cell, digit, then } => "if {cell} is not {digit}, {then} is {digit}";
        SoOneIs { cells, digit } => "so {cells} is {digit}";
        SoOneOf { cells, digit } => "so {cells} is {digit}";
        So { one } => "so {one}";
        PairsHold { cells, digits } => "{cells} hold only {digits}";
        IsIn { cell, digit, why } => "{cell} is {digit} ({why})";
        IfAll { cell, digit, all } => "if {cell} is {digit}, {all}";
        OneIsOther { cells, one, other } => "either way one of {cells} is {one} and the other is {other}";
        IfNotThen { cell, digit, end }, with other = end.cell, then = end.digit =>
            "so if {cell} is not {digit}, {other} is {then}";
        OneOfTwo { digit } => "at least one of the two is {digit}";
        HasEither { house, digit, one, other } => "{house} has its {digit} {one} or {other}";
        InLine { line, cells } => "in {line} ({cells})";
        At { cells } => "at {cells}";
        FirstInLine { house, digit, line } => "first case: the {digit} of {house} is in {line}";
        SecondInLine { line } => "second case: it is in {line}";
        SecondAt { cells, digit } => "second case: {cells} is {digit}";
        IfThenIs { cell, digit, nots, then } => "if {cell} is {digit}, {nots}, so it is {then}";
        IfThenNot { cell, digit, nots } => "if {cell} is {digit}, {nots}";
        Now { supposed } => "now {supposed}";
        NowSuppose { one } => "now suppose {one}";
        NothingLeft { cell, held, digit } =>
            "but the only candidates of {cell} are {held}, and it is not {digit}, as supposed. That cannot be, so {cell} is {digit}";
        EitherWay { gone } => "either way {gone}";
        BothDirections { pairs }, with all = en.statements(pairs.0.to_vec()) => "in both cases {all}";
        Stay { cells, digits }, with lack = if cells.len() == 1 { "lacks" } else { "lack" }, verb = are(digits.len()) =>
            "in both cases {cells} {lack} only a digit that links them, so {digits} {verb} there";
    }

    StatementText {
        OneOf { cells, digits } => "one of {cells} is {digits}";
        AnyIs { cells, digits } => "{cells} is {digits}";
    }

    ColorText<'_> {
        BothIn { cells, house, digit }, with all = all(cells.len()) => "but {cells} are {all} in {house}";
        BothAt { cell } => "but {cell} takes one digit";
        Known => "from here on nothing is supposed";
        EitherOr { one, other } => "either {one}, or {other}: if one of these is false, the other is true";
        EachWay { gone } => "each way {gone}";
        StartsAt { cell, one, a, other, b } =>
            "{cell} is {one} or {other}. Color {a} is {one} there, color {b} is {other}";
        StartsIn { house, digit, one, a, other, b } =>
            "{house} has its {digit} in {one} or {other}. Color {a} is {digit} at {one}, color {b} is {digit} at {other}";
        Supposed { name, is } => "suppose color {name} is right: {is}";
        OneIsRight => "one of the two colors is right";
        IsRight { wrong, right, is } => "so color {wrong} is wrong, and color {right} is right: {is}";
    }
}
