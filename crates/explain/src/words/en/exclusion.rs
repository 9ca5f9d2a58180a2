//! Sentences about cells that cannot be filled with a candidate, or in few ways.
use super::grammar::plural;
use crate::language;
use crate::message::En;
use crate::words::exclusion::ExclusionText;
use crate::words::mark_chain::MarkChainText;

language! {
    en: En;

    ExclusionText<'_> {
        Repeats { taken, base, house } => "if {taken}, every way to fill {base} repeats a digit in a {house}";
        RepeatsOrEmpties { taken, base, house, excluders } =>
            "if {taken}, every way to fill {base} repeats a digit in a {house} or leaves nothing to {excluders}";
        Suppose { cell, digit } => "suppose {cell} is {digit}";
        CellIs { cell, digits } => "{cell} is {digits}";
        SoItIs { not, digits } => "then {not}, so it is {digits}";
        Nothing { not } => "then {not}, and nothing is left for it";
        If { digit, nothing } => "if it is {digit}, {nothing}, and nothing is left for it";
        Then { nothing } => "then {nothing}, and nothing is left for it";
        Nor { digits, reason } => "not {digits}{reason}";
    }

    MarkChainText<'_> {
        Joined { cells, marks, houses } => "{cells} are joined by {marks}, and no digit is twice in {houses}";
        Ways { ways } => "in this order the cells can only be {ways}";
        NoWay => "no way to fill the cells is left";
        WhiteDots { count }, with dots = plural(*count, "a white dot", "white dots") => "{dots}";
        BlackDots { count }, with dots = plural(*count, "a black dot", "black dots") => "{dots}";
        Dots => "dots";
        X { count }, with sign = plural(*count, "an X", "X") => "{sign}";
        V { count }, with sign = plural(*count, "a V", "V") => "{sign}";
        Sums { count }, with sums = plural(*count, "a sum", "sums") => "{sums}";
    }
}
