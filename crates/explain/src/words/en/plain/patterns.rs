//! Sentences about patterns that are told once.
use super::are;
use crate::language;
use crate::message::En;
use crate::words::noun::OneDigit;
use crate::words::plain::patterns::PatternText;

/// The word for so many digits that are placed: `all five`.
fn them(en: En, count: usize) -> String {
    match count {
        1 => "it".to_owned(),
        2 => "both".to_owned(),
        _ => format!("all {}", en.count(count)),
    }
}

language! {
    en: En;

    PatternText<'_> {
        RingOf { cells, digit } =>
            "{cells} can be {digit} and form a ring: each is in a row, column or box with the next, and the last with the first";
        OnlyPlaces { cells, digit }, with verb = are(cells.len()) =>
            "suppose {cells} {verb} not {digit}. Then each row, column or box that two neighbors share has its {digit} in one of these two";
        EveryOther { digit } => "so around the ring {digit} and not {digit} take turns";
        OddRing { count } => "with {count} cells that cannot be";
        RowsNeed { rows, digit } if rows.1.len() == 1, with one = OneDigit(*digit) => "{rows} needs {one}";
        RowsNeed { rows, digit }, with one = OneDigit(*digit) => "{rows} need {one}";
        TryEachWay { count }, with them = them(en, count.0) =>
            "go through every way to place {them} so that the other digits still fit";
        TryEachWayBeside { count, beside }, with them = them(en, count.0) =>
            "go through every way to place {them} that leaves room for all of {beside}";
        AllAgree => "the ways are not listed here, but all of them agree on what follows";
        NoneUsesIt => "the ways are not listed here, but none of them uses what goes";
        BaseIs { cells, digits } => "{cells} are two of {digits}. Call these two digits X and Y";
        TakenThere { houses } => {
            let each: Vec<String> = houses.1.iter().map(|it| format!("in {}", (*en).house(houses.0, it))).collect();
            format!("X and Y are {} already. So they are nowhere else there", en.and(each))
        };
        EachNeeds { lines, outside, targets } =>
            {
            let outside = outside.1.iter().map(|it| (*en).house(outside.0, it));
            let all = en.and(outside.chain(targets.iter().map(|cell| (*en).cell(cell))));
            let lines = lines.say(en);
            let kind = lines.split(' ').next().unwrap_or_default();
            format!("{lines} each need an X. Outside {all} these {kind} have room for two Xs at most, whichever digit X is")
        };
        TargetIs { targets } => "so {targets} is X. In the same way {targets} is Y";
        TargetsAre { targets, digits } => "so {targets} are X and Y, and each is {digits}";
        Unfit { digits, lines, targets, there }, with
            so = if digits.is_one() { format!("{digits} is neither X nor Y") } else { format!("none of {} is X or Y", en.and(*digits)) } =>
            "{digits} cannot be placed in all of {lines}, even with {targets}{there}. So {so}";
        IfMoved { moved, changes } => "{moved}{changes}";
        AsBefore => "then the givens are the same as before";
        SolutionToo => "the puzzle has one solution. So the solution is the same as before too";
        TurnsTo { cell, digit, other } => "{cell} is {digit}. It goes to {other}";
        BecomesThere { digit, other } if digit == other => "{digit} stays {digit}";
        BecomesThere { digit, other } => "{digit} changes to {other}";
        NoReason => "no technique of this run goes on. The digit is taken from the solution, and nothing here proves it";
        GuardOr { guards, cells } => "{guards}, or {cells} could be filled in two ways";
        FollowsInEachWay { gone } => "each way {gone}";
    }
}
