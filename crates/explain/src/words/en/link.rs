//! Clauses about the halves of links.
use super::grammar::plural;
use crate::language;
use crate::message::En;
use crate::words::link::LinkText;

language! {
    en: En;

    LinkText<'_> {
        ItIsNot { digits } => "it is not {digits}";
        IsNot { cell, digits } => "{cell} is not {digits}";
        AreNot { cells, digits } => "{cells} are not {digits}";
        NoneTrue { all } => "none of {all} is true";
        Since { line } => "from line {line}";
        Reason { reason } => " ({reason})";
        CellIs { cell, digits } => "{cell} is {digits}";
        ShownIs { cell, digits } => "{cell} is {digits}";
        CellIn { cell, digit, home, closed } => "{cell} is {digit} ({home}{closed})";
        OnlyOther { cell, digit, home } => "{cell} is {digit}, the only other {digit} of {home}";
        Group { home, digit, cells, closed } if closed.is_empty() => "the {digit} of {home} is in {cells}";
        Group { home, digit, cells, closed } => "the {digit} of {home} is in {cells} ({closed})";
        Filled { cells, count, rest } if en.is_list(cells.0), with named = cells.0, held = cells.1 =>
            "{named}, {count} cells with {held} between them, are {rest}";
        Filled { cells, count, rest } => "{cells}, {count} cells, are {rest}";
        FilledWithAny { filled, digits, places } => "{filled}, and only {places} of them can be {digits}";
        FilledWith { filled, digit, places } => "{filled}, and only {places} of them can be {digit}";
        Hidden { house, digits, cells, holds } => "{house} has its {digits} in {cells}, and {holds}";
        Fish { digit, lines, places, name, cross, cells }, with at = plural(cells.0.len(), "at", "in") =>
            "{lines} have their {digit} in {places} ({name}), one in each, that of {cross} {at} {cells}";
        NoRoom { digit, lines, body, cells, room }, with take = plural(body.1.len(), "takes", "take") =>
            "{lines} have their {digit}s only in {body} or in {cells}, and {body} {take} no more than {room} of them";
        Lacks { cells, why, others, holds }, with lack = plural(cells.0.len(), "lacks", "lack"), hold = plural(cells.0.len(), "holds", "hold") =>
            "{cells} {lack} that digit{why} and {hold} the other {others}, and {holds}";
    }
}
