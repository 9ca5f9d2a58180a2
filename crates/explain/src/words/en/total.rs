//! Sentences about totals.
use super::grammar::plural;
use crate::language;
use crate::message::{En, Say};
use crate::words::added_up::AddedUpText;
use crate::words::rest_fault::MisfitText;
use crate::words::total::{TotalName, TotalText};

language! {
    en: En;

    AddedUpText<'_> {
        House { house, total } => "{house} ({total})";
        Cage { value, cells } => "the cage of {value} in {cells}";
        NextCage { value, cells } => "{value} in {cells}";
        Cages { cages, total } => "the cages of {cages} ({total} in all)";
        Rule { rule } => "the rule that {rule}";
        Terms { names } => "{names}";
        Placed { placed } => "with {placed} placed";
        Known { placed } => "with {placed} placed";
        AddedBack { back } => "with {back} added back";
        PlacedAndBack { placed, back } => "with {placed} placed and {back} added back";
        Times { times, it } if *times == 2 => "twice {it}";
        Times { times, it } => "{times} times {it}";
        CellsTimes { times, cells } if *times == 2 => "twice {cells}";
        CellsTimes { times, cells } => "{times} times {cells}";
        InAll { cells, total } => "{cells} ({total} in all)";
        Alone { cell, total } => "{cell} is a cage of one cell with {total}";
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
        Needed { digits, cells } => "each way has {digits}, in {cells}";
        Claimed { house, digit, cells } => "{house} has its {digit} in {cells}";
        WaysWith { digit, ways } => "with {digit} there that can only be {ways}";
        NotWith { other, cells, digit, places } => "with {other} in {cells} no way has {digit} in {places}";
        HasOf { count, digits } => "each way has {count} of {digits}";
        HasAtLeast { count, digits } => "each way has at least {count} of {digits}";
        Together { digits, cells } => "together {cells} hold {digits}";
    }

    MisfitText<'_> {
        OnlyIn { digit, cell } => "each way has {digit}, and only {cell} can be {digit}";
        Rest { digit, cells, rest } =>
            "with {digit} in {cells} the rest would have to come to {rest}";
        NextRest { digit, cells, rest } => "with {digit} in {cells} to {rest}";
        OthersAre { digit, cells, ways } => "with {digit} in {cells} the others would be {ways}";
        NextAre { digit, cells, ways } => "with {digit} in {cells} they would be {ways}";
        OtherIs { digits, cell, other, values } => "with {digits} in {cell}, {other} would have to be {values}";
        Rests { rests, why } => "{rests}, {why}";
        CannotBe => "which it cannot be";
        But { why } => "but {why}";
        NoDigit { values } => "there is no {values}";
        CellsAre { held } => "the candidates are {held}";
        CellIs { cells, digits } if digits.0.is_one() => "{cells} can only be {digits}";
        CellIs { cells, digits } => "{cells} can be {digits}";
        Take { cells, digits, from, gone }, with are = plural(from.len(), "is", "are") =>
            "{cells} can only be {digits}, so {from} {are} not {gone}";
        ButHeld { held }, with allow = plural(held.0.len(), "does", "do") => "but {held} {allow} not allow it";
        ButAtLeast { least, digits } => "but it is {least} at least ({digits})";
        ButAtMost { most, digits } => "but it is {most} at most ({digits})";
        ButNone { cells, digits } => "but none of {cells} can be {digits}";
    }
}

impl Say<En> for TotalName<'_> {
    fn say(&self, _: En) -> String {
        self.0.unwrap_or("that").to_owned()
    }
}
