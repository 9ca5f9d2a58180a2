//! Sentences about the ways to fill the cells of a rule.
use super::grammar::plural;
use crate::language;
use crate::message::En;
use crate::words::far_ends::FarEndText;
use crate::words::filled::FilledText;
use crate::words::sandwich::SandwichText;
use crate::words::unfit::UnfitText;

language! {
    en: En;

    FilledText<'_> {
        Rule { rule } => "{rule}";
        Placed { rule, held } => "{rule}, with {held} placed";
        Runs { runs } => "their candidates allow {runs}";
        Ends { ends } => "the ends can be {ends}";
        Sums { sums } => "each stretch can come to {sums}";
        Places { places } => "{places}";
        Place { digit, cells } => "{digit} fits in {cells}";
        NoPlace { digit } => "{digit} fits nowhere";
        InNone { digits, cells } => "no way to fill the cells has {digits} in {cells}";
        NorIn { digits, cells } => "none has {digits} in {cells}";
        Needed { digits, cells, houses } => "each way has {digits}, in {cells}{houses}";
    }

    UnfitText<'_> {
        Never => "nothing fits all of these cells";
        Beyond { cell, ends } => "{cell} cannot lie between {ends}";
        EndAbove { far, inner, cell } => "{far} is below {inner}, so {cell} is above it";
        EndBelow { far, inner, cell } => "{far} is above {inner}, so {cell} is below it";
        WithEnd { digits, cell, inner, far } =>
            "with {digits} in {cell}, {inner} could not lie between that and {far}";
        NotBetween { digits, ends }, with does = plural(digits.0.len(), "does", "do") =>
            "{digits} {does} not lie between {ends}";
        Only { digit, cells }, with are = plural(cells.len(), "is", "are") => "only {cells} {are} left for {digit}";
        OtherOnly { digit, cells }, with are = plural(cells.len(), "is", "are") => "only {cells} {are} left for the other {digit}";
        OnlyThese { digits, cells } => "only {cells} are left for {digits}";
        Both { digit, cells } => "only {cells} can both be {digit}";
        OfThese { cell, digit } => "of these {cell} can only be {digit}";
        LeftFor { digit, cell, other, values } =>
            "with {digit} in {cell} the run would leave {other} only {values}, which it cannot be";
        BothIn { digit, cell, pair, other } => "with {digit} in {cell} only {other} would be left for both {pair}";
        NoOther { digit, cell, lacked } => "with {digit} in {cell} no other cell can be {lacked}";
    }

    FarEndText {
        Around { held, low, high, digits }, with are = plural(held.len(), "is", "are") =>
            "{held} {are} on the line, so one end is below {low}, the other is above {high}, and neither is {digits}";
        NothingFor { digit, own, others, far, cells } =>
            "with {digit} in {own} and {others} in {far}, no digit between is left for {cells}";
        TooFewFor { digit, own, others, far, cells, digits }, with are = plural(digits.len(), "is", "are") =>
            "with {digit} in {own} and {others} in {far}, only {digits} {are} left for {cells}";
    }

    SandwichText<'_> {
        Else => ", or ";
        Bread { digits, places } => "{digits} can only be in {places}";
        Takes { digits, total } if *total == 0 => "a total of 0 leaves no cell between {digits}";
        Takes { digits, total, counts, count }, with cells = plural(*count, "cell", "cells") =>
            "a total of {total} takes {counts} {cells} between {digits}";
        TooMuch { digits, ends, cells, least, total } =>
            "with {digits} in {ends}, {cells} would have to add up to {total}, but they make at least {least}";
        TooLittle { digits, ends, cells, most, total } =>
            "with {digits} in {ends}, {cells} would have to add up to {total}, but they make at most {most}";
        Comes { digits, ends, total } => "with {digits} in {ends} the cells between come to {total}";
        NotOutside { digits, ends } => "with {digits} in {ends} the cells outside cannot be filled";
        Inside { digits, equation } => "between {digits} that leaves {equation}";
        Outside { digits, equation, from } => "outside {digits} that leaves {equation} ({from})";
        Case { digits, ends, ways } => "with {digits} in {ends}, {ways}";
        Would { digits, ends, cells, ways } => "with {digits} in {ends}, {cells} would have to be {ways}";
        NotMade { digits, ends, held, total } => "with {digits} in {ends}, {held} cannot come to {total}";
        NoneOutside { digits, ends, lacked } => "with {digits} in {ends} no cell outside can be {lacked}";
        ButNoneOutside { lacked } => "but no cell outside can be {lacked}";
        InNoCase { digits, cells } => "in no case is {cells} {digits}";
        NorIs { digits, cells } => "nor is {cells} {digits} in any";
        Fills { cells, ways }, with are = plural(cells.len(), "is", "are") => "{cells} {are} {ways}";
        Holds { digits, ends, digit, cell, lacked, places } =>
            "with {digits} in {ends} and {digit} in {cell}, {lacked} would have to be in {places}";
        LeftFor { digits, ends, digit, cell, other, values } =>
            "with {digits} in {ends} and {digit} in {cell}, {other} would have to be {values}";
        BothIn { digits, ends, digit, cell, pair, other } =>
            "with {digits} in {ends} and {digit} in {cell}, {pair} would both have to be in {other}";
        OtherEnd { digit, cells, other, places } => "with {digit} in {cells}, {other} would have to be in {places}";
        Between { digits, cells, ways, needed } => "between {digits}, {cells} hold {ways}, so {needed} in any case";
        Beside { cells, ways, needed } => "outside these {cells} hold {ways}, so {needed} in any case";
    }
}
