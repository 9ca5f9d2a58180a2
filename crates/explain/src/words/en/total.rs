//! Sentences about totals.
use super::grammar::plural;
use crate::language;
use crate::message::{En, Say};
use crate::words::added_up::AddedUpText;
use crate::words::rest_text::{LimitText, MisfitText};
use crate::words::seen_from::SeenFromText;
use crate::words::total_text::{TotalName, TotalText};

language! {
    en: En;

    AddedUpText<'_> {
        House { house, total } => "{house} ({total})";
        Cage { value, cells } => "the cage of {value} in {cells}";
        NextCage { value, cells } => "{value} in {cells}";
        Cages { cages, total } => "the cages of {cages} ({total} in all)";
        Arrow { line } => "the arrow {line}";
        LittleKiller { line, total } => "the little killer {line} ({total})";
        SameSums { line } => "the region sum line {line}";
        Terms { names } => "{names}";
        Worked { sum } => " ({sum})";
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
        LessLeavesBeside { plus, minus, count, placed, equation, worked }, with leaves = plural(*count, "leaves", "leave") =>
            "{plus}, less {minus}, {placed}, {leaves} {equation}{worked}";
    }

    SeenFromText<'_> {
        In { houses } => " ({houses})";
    }

    TotalText<'_> {
        Ways { cage, ways } => "{cage} can only be {ways}";
        Lacking { cage, ways, count, digits } if count.0 == 2 => "{cage} can only be {ways}, as neither cell can be {digits}";
        Lacking { cage, ways, digits } => "{cage} can only be {ways}, as none of the cells can be {digits}";
        Given { cage, ways, held } => "with {held}, {cage} can only be {ways}";
        GivenLacking { cage, ways, held, digits } => "with {held}, and no {digits} in the cells, {cage} can only be {ways}";
        LineGiven { held, line, ways } => "with {held}, {line} can only be {ways}";
        AsClosed { text, why } => "{text}: {why}";
        NoWay { cage } => "the candidates leave {cage} no way";
        MostOf { count, most } => "{count} different digits come to at most {most}";
        TooHigh { least, digits } => "together they are at least {least} ({digits})";
        TooLow { most, digits } => "together they are at most {most} ({digits})";
        LeastOf { count, least } => "{count} different digits come to at least {least}";
        NoneFits { ways, cells, digits } => "by the rules it can only be {ways}, but none of {cells} can be {digits}";
        InNone { digits } => "none of these has {digits}";
        Needed { digits, cells, houses } => "each way has {digits}, in {cells}{houses}";
        So { digits, cells, houses } => "it has {digits}, in {cells}{houses}";
        Claimed { house, digit, cells } => "{house} has its {digit} in {cells}";
        WaysWith { digit, ways } => "with {digit} there that can only be {ways}";
        WaysWithout { digit, ways, lacked } => "with {digit} there that can only be {ways}, as none of the cells can be {lacked}";
        NotWith { other, cells, digit, places } => "with {other} in {cells} no way has {digit} in {places}";
        HasOf { count, digits } => "each way has {count} of {digits}";
        HasAtLeast { count, digits } => "each way has at least {count} of {digits}";
        Together { digits, cells } => "together {cells} hold {digits}";
    }

    LimitText {
        AtLeast { total } => "at least {total}";
        AtMost { total } => "at most {total}";
    }

    MisfitText<'_> {
        OnlyIn { digit, cell } => "each way has {digit}, and only {cell} can be {digit}";
        Rest { digit, cells, rest } =>
            "with {digit} in {cells} the rest would have to come to {rest}";
        RestIs { digit, cells, equation } => "with {digit} in {cells} that leaves {equation}";
        NextRest { digit, cells, rest } => "with {digit} in {cells} to {rest}";
        OthersAre { digit, cells, ways } => "with {digit} in {cells} the others would be {ways}";
        NextAre { digit, cells, ways } => "with {digit} in {cells} they would be {ways}";
        OtherIs { digits, cell, other, values } => "with {digits} in {cell}, {other} would have to be {values}";
        Rests { rests, why } => "{rests}, {why}";
        CannotBe => "which it cannot be";
        But { why } => "but {why}";
        CellsAre { held } => "the candidates are {held}";
        CellIs { cells, digits } if digits.0.is_one() => "{cells} can only be {digits}";
        CellIs { cells, digits } => "{cells} can be {digits}";
        Take { cells, digits, from, gone }, with are = plural(from.len(), "is", "are") =>
            "{cells} can only be {digits}, so {from} {are} not {gone}";
        Leaves { digit, cell, other, left, rules } if left.0.is_empty() =>
            "with {digit} in {cell} nothing is left for {other} ({rules})";
        Leaves { digit, cell, other, left, rules } => "with {digit} in {cell}, {other} could only be {left} ({rules})";
        ButHeld { held, count }, with make = plural(*count, "does", "do") => "but then {held} {make} not make that";
        Fixed { cells, digits, equation } => "{cells} can only be {digits}, which leaves {equation}";
        Part { cells, total } => "{cells} {total}";
        PartIn { cells, total, house } => "{cells} {total} in {house}";
        AtLeast { cell, least, most, digits } =>
            "the other cells come to at most {most} ({digits}), so {cell} is at least {least}";
        AtMost { cell, most, least, digits } =>
            "the other cells come to at least {least} ({digits}), so {cell} is at most {most}";
        ButAtLeast { least, digits } => "but it is at least {least} ({digits})";
        ButAtMost { most, digits } => "but it is at most {most} ({digits})";
        ButNone { cells, digits } if cells.is_one() => "but {cells} cannot be {digits}";
        ButNone { cells, digits } if cells.len() == 2 => "but neither of {cells} can be {digits}";
        ButNone { cells, digits } => "but none of {cells} can be {digits}";
        ButDiffer { cells, house } => "but {cells} are in {house} and differ";
        Side { cells } => "{cells}";
        SumOf { cells } => "the total of {cells}";
        SumWith { cells, more } => "the total of {cells} and {more}";
        Worked { sum } => " ({sum})";
        TotalOf { cells } => "the sum of {cells}";
        TotalWith { cells, more } => "the sum of {cells} and {more}";
        EqualLeast { more, limit, digits, cell } => "{more} is at least {limit} ({digits}), so {cell} is at least {limit}";
        EqualMost { more, limit, digits, cell } => "{more} is at most {limit} ({digits}), so {cell} is at most {limit}";
        Sides { plus, low, more, high, others } if plus.is_one() => "{plus} is {low}, but {more} is {high}{others}";
        Sides { plus, low, digits, more, high, others } =>
            "the sum of {plus} is {low} ({digits}), but {more} is {high}{others}";
        WithSides { digit, cells, plus, sides } if plus.is_one() => "with {digit} in {cells}, {sides}";
        WithSides { digit, cells, plus, sides } => "with {digit} in {cells} {sides}";
        IsSumAtMost { digit, cells, more, bound, worked } =>
            "with {digit} in {cells} {more} is at most {bound} ({worked}), which is too little";
        IsSumAtLeast { digit, cells, more, bound, worked } =>
            "with {digit} in {cells} {more} is at least {bound} ({worked}), which is too much";
        OthersNeed { digit, cells, ways } => "with {digit} in {cells} the others would have to be {ways}";
        OtherBelow { digits, cell, other, least } => "with {digits} in {cell}, {other} would be less than {least}";
        OtherAbove { digits, cell, other, most } => "with {digits} in {cell}, {other} would be more than {most}";
    }
}

impl Say<En> for TotalName<'_> {
    fn say(&self, _: En) -> String {
        self.0.unwrap_or("that").to_owned()
    }
}
