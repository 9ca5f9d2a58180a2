//! Sentences about fish.
use super::grammar::plural;
use crate::language;
use crate::message::En;
use crate::words::fish::FishText;

language! {
    en: En;

    FishText<'_> {
        Place { digit, houses } => "{digit} in {houses}";
        Basic { base, digit, cover, at_rest, count, houses, twice, lost } =>
            "in {base} every {digit} is in {cover}{at_rest}, one for each of these {count} {houses}, so nothing else there is \
             {digit}{twice}: {lost}";
        Finned { base, digit, cover, at, fin, fins, rest, one, twice, cells, lost },
            with places = if at.is_empty() { String::new() } else { format!(" ({at})") },
                no = plural(fins.len(), "the", "no"),
                none = plural(fins.len(), "is not", "is"),
                see = en.see(cells.len()),
                all = plural(fins.len(), "the", "every") =>
            "in {base} every {digit} is in {cover}{places} but for the {fin} {fins}{rest}; if {no} {one} {none} {digit}, nothing else in {cover} is \
             {digit}{twice}; and {cells} {see} {all} {one}: either way {lost}";
        Twice { digit, cells } => " (a {digit} at {cells} would take two of them at once and leave too few)";
        Siamese { digit, base, rest, both } => "{digit} in {base}{rest} is the base of two fish: {both}";
        Only { cover, lost } => "it is only in {cover}, so {lost}";
        ButFins { cover, fin, fins, cells, lost },
            with see = en.see(cells.len()),
                every = plural(fins.len(), "it", "all of these") =>
            "it is in {cover} but for the {fin} {fins}, and {cells} {see} {every}, so {lost}";
    }
}
