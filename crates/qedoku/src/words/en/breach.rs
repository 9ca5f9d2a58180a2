//! The English text on rules that an entry breaks.
use super::plural;
use crate::breach_text::BreachText;
use qedoku_explain::{En, language};

language! {
    en: En;

    BreachText<'_> {
        Cage { cells, value }, with are = plural(cells.len(), "is", "are") => "{cells} {are} the cage of {value}";
        DigitAt { digit, cell } => "{digit} at {cell}";
        Excluded { own, rule }, with digit = own.digit, cell = own.cell => "Clash: {digit} at {cell}, but {rule}.";
        Knight { digit, cells } => "Clash: {digit} at {cells}, a knight's move apart.";
        King { digit, cells } => "Clash: {digit} at {cells}, a king's move apart.";
        Group { digit, cells } => "Clash: {digit} at {cells}, the same place of their boxes.";
        OneCage { digit, cells } => "Clash: {digit} at {cells}, both in one cage, which has no digit twice.";
        OneRegion { digit, cells } => "Clash: {digit} at {cells}, both in one region, which has no digit twice.";
        Neighbors { own, other },
            with digit = own.digit, cell = own.cell, second = other.digit, there = other.cell =>
            "Clash: {digit} at {cell} and {second} at {there}, neighbors that differ by 1.";
        Both { digit, cells, rule } => "Clash: {digit} at {cells}, but {rule}.";
        Against { own, other, rule },
            with digit = own.digit, cell = own.cell, second = other.digit, there = other.cell =>
            "Clash: {digit} at {cell} and {second} at {there}, but {rule}.";
        ComesTo { rule, sum } => "Clash: {rule}, but come to {sum}.";
        NotTheNumber { rule, sum, number } => "Clash: {rule}, but come to {sum}, not {number}.";
        Sums { rule, sums } => "Clash: {rule}, but comes to {sums}.";
        LacksDigits { rule, digits }, with are = plural(digits.len(), "is", "are") => "Clash: {rule}, but {digits} {are} missing.";
        Holds { rule, digits } => "Clash: {rule}, but they are {digits}.";
        Unkept { own, rule }, with digit = own.digit, cell = own.cell =>
            "The clash: {rule}, and with {digit} at {cell} that cannot be.";
        NotIn { own, ways }, with digit = own.digit, cell = own.cell =>
            "Their digits can only be {ways}, so {cell} is not {digit}.";
        Last { own, cell, rest }, with digit = own.digit, by = own.cell =>
            "With {digit} at {by}, {cell} would have to be {rest}.";
        LastSees { own, cell, rest, by }, with digit = own.digit, there = own.cell =>
            "With {digit} at {there}, {cell} would have to be {rest}, but it sees the {by}.";
        AtMost { own, cells, rest, most }, with digit = own.digit, by = own.cell =>
            "With {digit} at {by}, {cells} would have to come to {rest}, but they come to {most} at most.";
        AtLeast { own, cells, rest, least }, with digit = own.digit, by = own.cell =>
            "With {digit} at {by}, {cells} would have to come to {rest}, but they come to {least} at least.";
        Lacks { own, ways, cells, digits }, with digit = own.digit, by = own.cell =>
            "Their digits can only be {ways}, but with {digit} at {by} none of {cells} can be {digits}.";
        LacksFor { own, ways, cells, digits, by }, with see = plural(by.0.len(), "excludes", "exclude") =>
            "Their digits can only be {ways}, but none of {cells} can be {digits}: {by} {see} it.";
        LeftIn { own, held }, with digit = own.digit, by = own.cell, allow = plural(held.0.len(), "does", "do") =>
            "With {digit} at {by}, {held} {allow} not allow it.";
    }
}
