//! Sentences about cells that would allow two solutions, or none.
use crate::language;
use crate::message::En;
use crate::words::en::grammar::{begun, plural, set_name};
use crate::words::plain::deadly::PlainDeadlyText;

language! {
    en: En;

    PlainDeadlyText<'_> {
        Corners { cells } if cells.len() == 4 =>
            "{cells} are the corners of a rectangle, in two rows, two columns and two boxes";
        Corners { cells } => "look at {cells}";
        LookAt { cells } => "look at {cells}";
        JustHold { cells, digits }, with hold = plural(cells.len(), "holds", "hold") => "{cells} {hold} just {digits}";
        AlsoHas { cells, digits }, with have = plural(cells.len(), "has", "have") => "{cells} {have} {digits} as well";
        LookAtAll { all } => { format!("look at {}", en.statements(all.0.to_vec())) };
        InBox { cells, house } => "{cells} in {house}";
        Loop { around } => "{around} form a loop. Each row, column and box has two of them or none";
        LoopOfNeighbors { around } =>
            "{around} form a loop: each is in a row, column or box with the next, and the last with the first";
        ThenAllHold { count, digits } => "then all {count} hold only {digits}";
        IfAllHeld { count, digits } => "if it were not for other candidates, all {count} would hold only {digits}";
        IfAllWere { count, digits, all } => {
            let each: Vec<String> = all.iter().map(|digit| format!("one {digit}")).collect();
            format!(
                "if all {} were {}, we could swap {}, as each row, column and box has {} in these cells",
                count.say(en), digits.say(en), all.say(en), en.and(each)
            )
        };
        TwoSolutions => "then there would be two solutions, but the puzzle has only one";
        SoGuard { guards } => "so {guards}";
        Swap { digits } => {
            let each: Vec<String> = digits.iter().map(|digit| format!("one {digit}")).collect();
            format!("swap {} there: each row, column and box still has {} in these cells", digits.say(en), en.and(each))
        };
        SwapInAny { digits } => {
            let each: Vec<String> = digits.iter().map(|digit| format!("one {digit}")).collect();
            format!(
                "swap {} in any such solution: each row, column and box still has {} in these cells",
                digits.say(en), en.and(each)
            )
        };
        TwoSolutionsOrNone => "so there would be two solutions or none, but the puzzle has just one";
        SwapColumnsInAny { lines, count } =>
            "in any such solution {lines} hold the same {count} digits there. Swap the two columns in these rows: the two cells of each \
                row are in one box, so every row, column and box still fits";
        SwapRowsInAny { lines, count } =>
            "in any such solution {lines} hold the same {count} digits there. Swap the two rows in these columns: the two cells of each \
                column are in one box, so every row, column and box still fits";
        SwapColumns { lines, count } =>
            "{lines} hold the same {count} digits there. Swap the two columns in these rows: the two cells of each row are in \
                one box, so every row, column and box still fits";
        SwapRows { lines, count } =>
            "{lines} hold the same {count} digits there. Swap the two rows in these columns: the two cells of each column are \
                in one box, so every row, column and box still fits";
        Whichever { gone } => "whichever it is, {gone}";
        OneAndOther { digit, others } => "so one of them is {digit}, and the other is {others}";
        Neither { digits } => "so neither is {digits}";
        OneOfGuarded { cells, digits } => "so at least one of {cells} is {digits}";
        CornerUses { count, cells, digits, house } => {
            let corner = std::iter::once("such a corner".to_owned());
            let all = en.and(corner.chain(cells.iter().map(|cell| en.cell(cell))));
            let set = set_name(count.0);
            format!("{all} make a naked {set}: these {} cells take the {} of {}", count.say(en), digits.say(en), house.say(en))
        };
        CellUses { count, cells, digits, house } => {
            let one = std::iter::once("such a cell".to_owned());
            let all = en.and(one.chain(cells.iter().map(|cell| en.cell(cell))));
            let set = set_name(count.0);
            format!("{all} make a naked {set}: these {} cells take the {} of {}", count.say(en), digits.say(en), house.say(en))
        };
        SameWay { cell, digit } => "in the same way, {digit} in {cell} leads to two solutions";
        ThenGuard { guards } => "then {guards}, which leaves no other way";
        ThenNoGuard { nots } => "then {nots}. That cannot be";
        NoneGiven => "none is a given";
        TheyAre { all } => "{all}";
        SupposeAll { all } => "suppose {all}";
        TwoEach { more }, with have = if more.0.len() == 1 { "this one has" } else { "these have" } =>
            "all open cells have two candidates, but {have} more: {more}";
        HasMore { cell, digits } => { format!("{} ({})", cell.say(en), en.commas(*digits)) };
        ManyPlaces { houses, digit, count } => "in {houses} the {digit} has {count} places";
        OthersTwice => "every other candidate has two";
        TwicePlaces => "then every candidate has two places in each row, column and box";
        TwoOrNone => "from any way to fill such a board, taking the other candidate of each cell gives a second. So it can be filled in \
            more than one way or not at all. But the puzzle has one solution";
        TakeTurns { digits, count }, with many = begun(count.say(en)) =>
            "so around the loop {digits} would take turns. {many} is an odd number, so that cannot be";
        NeverFilled => "it is known that three digits never fill twelve cells that lie like this";
    }
}
