//! Sentences about totals.
use crate::language;
use crate::message::En;
use crate::words::total::TotalText;

language! {
    en: En;

    TotalText<'_> {
        Then => "; ";
        So { text, gone } => "{text}; so {gone}";
        House { house, total } => "{house} ({total})";
        Cage { value, cells } => "the cage of {value} in {cells}";
        Rule { rule } => "the rule that {rule}";
        Of { plus, equation } => "{plus} says {equation}";
        Less { plus, minus, equation } => "{plus}, less {minus}, leaves {equation}";
        Placed { equation } => "{equation} beside the digits placed";
        Ways { ways } => "that is {ways}";
        Left { ways, lost } => "the candidates leave {ways}, and not {lost}";
        NoWay => "the candidates leave no way";
        InNone { digits } => "no way holds {digits}";
        Rest { digit, cells, rest } => "with {digit} in {cells} the rest would have to come to {rest}, which its candidates cannot";
        Needed { digits, cells } => "every way needs {digits}, in {cells}";
        Claimed { house, digit, cells } => "{house} has its {digit} in {cells}";
        WaysWith { digit, ways } => "with {digit} there that is {ways}";
        NotWith { other, cells, digit, places } => "with {other} in {cells} no way has {digit} in {places}";
        HasOf { count, digits } => "every way has {count} of {digits}";
        Together { digits, cells } => "together {cells} hold {digits}";
    }
}
