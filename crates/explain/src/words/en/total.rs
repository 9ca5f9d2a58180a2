//! Sentences about totals.
use super::grammar::plural;
use crate::language;
use crate::message::{En, Say};
use crate::words::added_up::AddedUpText;
use crate::words::total::{TotalName, TotalText};

language! {
    en: En;

    AddedUpText<'_> {
        House { house, total } => "{house} ({total})";
        Cage { value, cells } => "the cage of {value} in {cells}";
        NextCage { value, cells } => "{value} in {cells}";
        Cages { cages, total } => "the cages of {cages} ({total} in all)";
        Rule { rule } => "the rule that {rule}";
        Placed { placed } => "with {placed} placed";
        ManyPlaced => "with the digits placed";
        Says { plus, count, equation }, with says = plural(*count, "says", "say") => "{plus} {says} {equation}";
        Leaves { plus, minus, count, equation }, with leaves = plural(*count, "leaves", "leave") =>
            "{plus}, less {minus}, {leaves} {equation}";
        LeavesBeside { plus, count, placed, equation }, with leaves = plural(*count, "leaves", "leave") =>
            "{plus}, {placed}, {leaves} {equation}";
        LessLeavesBeside { plus, minus, count, placed, equation }, with leaves = plural(*count, "leaves", "leave") =>
            "{plus}, less {minus}, {placed}, {leaves} {equation}";
    }

    TotalText<'_> {
        Ways { cage, ways } => "{cage} can only be {ways}";
        Left { cage, ways, lost } =>
            "{cage} can only be {ways}, for the candidates exclude {lost}";
        ByCandidates { cage, ways } => "with the candidates left, {cage} can only be {ways}";
        NoWay { cage } => "the candidates leave {cage} no way";
        MostOf { count, most } => "{count} different digits come to {most} at most";
        LeastOf { count, least } => "{count} different digits come to {least} at least";
        NoneFits { ways, cells, digits } => "by the rules it can only be {ways}, but none of {cells} can be {digits}";
        InNone { digits } => "none of these has {digits}";
        Rest { digit, cells, rest } =>
            "with {digit} in {cells} the rest would have to come to {rest}";
        NextRest { digit, cells, rest } => "with {digit} in {cells} to {rest}";
        OtherIs { digits, cell, others, values } => "with {digits} in {cell}, {others} would have to be {values}";
        Rests { rests, why } => "{rests}, {why}";
        CannotBe { count } if *count == 1 => "which it cannot be";
        CannotBe { count } => "which they cannot be";
        ButHeld { held }, with allow = plural(held.0.len(), "does", "do") => "but {held} {allow} not allow it";
        ButAtLeast { least } => "but it is {least} at least";
        ButAtMost { most } => "but it is {most} at most";
        ButNone { ways, cells, digits } => "which is {ways}, but none of {cells} can be {digits}";
        Needed { digits, cells } => "each way has {digits}, in {cells}";
        Claimed { house, digit, cells } => "{house} has its {digit} in {cells}";
        WaysWith { digit, ways } => "with {digit} there that can only be {ways}";
        NotWith { other, cells, digit, places } => "with {other} in {cells} no way has {digit} in {places}";
        HasOf { count, digits } => "each way has {count} of {digits}";
        Together { digits, cells } => "together {cells} hold {digits}";
    }
}

impl Say<En> for TotalName<'_> {
    fn say(&self, _: En) -> String {
        self.0.unwrap_or("that").to_owned()
    }
}
