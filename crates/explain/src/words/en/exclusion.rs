//! Sentences about cells that cannot be filled with a candidate.
use crate::language;
use crate::message::En;
use crate::words::exclusion::ExclusionText;

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
}
