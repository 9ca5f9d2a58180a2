//! Sentences about counts.
use super::several;
use crate::language;
use crate::message::En;
use crate::words::plain::count::CountText;

language! {
    en: En;

    CountText<'_> {
        LookAtCrossing { count, cells, house, others, other } =>
            "look at {count} cells: {cells} in {house}, and {others} in {other}";
        HoldOnly { digits } => "they hold only {digits}";
        AllInOnce { digits, house }, with all = several(*digits, |items| en.and(items)) => {
            let each = if digits.len() == 1 { "this digit" } else { "each of these" };
            format!("their {all} are all in {}, so {each} is there once at most", house.say(en))
        };
        InEither { digits, one, other }, with all = several(*digits, |items| en.and(items)) => {
            let each = if digits.len() == 1 { "this digit" } else { "each of these" };
            format!("their {all} are in {} or in {}, so {each} is there twice at most", one.say(en), other.say(en))
        };
        OnceEach { count } => "that makes {count} digits for {count} cells. So each of them is there exactly once";
        AsMany { count } => "that fills {count} cells at most, and there are {count}. So each digit is there as often as it can be";
        ItsPlace { digit, cells } => "so {cells} is {digit}";
        NoOtherOf { house, digit }, with any = en.houses_or(house) => "no other cell of {any} is {digit}";
        LookAtSlots { base } => "look at {base}";
        TakenBy { cover } => "their places are all among {cover}";
        OneForOne { count } => "that is {count} for {count}, so nothing else goes there";
        LookAtCells { count, cells } => "look at {count} cells: {cells}";
        LookAtBlocks { count, blocks } => {
            let all = match blocks.0.split_last() {
                Some((last, before)) if !before.is_empty() => format!("{}, and {last}", before.join(", ")),
                _ => blocks.0.concat(),
            };
            format!("look at {} cells: {all}", count.say(en))
        };
        RowsInColumns { rows, columns } => "{rows} in {columns}";
        AtMost { digits, houses, most }, with all = several(*digits, |items| en.and(items)), n = en.count(*most) => {
            let each = if digits.len() == 1 { "" } else { " of each" };
            format!("their {all} are in {}: {n}{each} at most", houses.say(en))
        };
        HasInThese { houses, digits } if houses.1.is_one() => "{houses} has its {digits} in these cells";
        HasInThese { houses, digits } => "{houses} have their {digits} in these cells";
        SoThere { all } => "so {all}";
        NowhereElse => "so in these rows, columns and boxes no other cell takes them";
        DigitsIn { digits, cells } => "so {digits} are in {cells}";
        CellsDigits { count } => "{count} cells, {count} digits: nothing else fits there";
    }
}
