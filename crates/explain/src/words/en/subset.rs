//! Sentences about as many digits as cells.
use super::grammar::plural;
use crate::language;
use crate::message::En;
use crate::words::subset::SubsetText;

language! {
    en: En;

    SubsetText<'_> {
        Naked { cells, all, each, count, houses, gone } =>
            "{cells} hold only {all}{each}, {count} digits for {count} cells of {houses}, so no other cell there can hold any of \
             these: {gone}";
        Holds { digits, cells } => "{digits} in {cells}";
        InBrackets { each } => " ({each})";
        HiddenClaim { title, cells, all, rest, count } =>
            "in {title} only {cells} can hold {all}{rest}, {count} cells for {count} digits, so these cells hold nothing else";
        HiddenPlaces { claim, cell, digit, title } =>
            "{claim}, and {cell} is the only place left for {digit} in {title}";
        HiddenEliminates { claim, gone } => "{claim}: {gone}";
        AlmostLocked { cells, digits, hidden, places, crossing, rest, naked, any, gone, count },
            with taken = if *count == 1 { "the one".to_owned() } else { format!("the {}", en.count(*count)) },
                hold = plural(*count, "holds", "hold"),
                take = plural(*count, "takes", "take"),
                share = plural(crossing.len(), "shares", "share"),
                them = plural(*count, "it", "them"),
                it_holds = plural(places.len(), "holds", "hold") =>
            "{cells} {hold} only {digits}, and {hidden} has these digits only in {places} and {crossing}{rest}; {taken} that {cells} \
             {take} cannot be in {crossing}, which {share} {naked} with {cells}, so {hidden} has {them} in {places} and the one \
             left in {crossing}; so {places} {it_holds} nothing else, and no other cell of {naked} is {any}: {gone}";
    }
}
