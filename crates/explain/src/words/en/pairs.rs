//! Sentences about what ties two colors together.
use super::grammar::plural;
use crate::language;
use crate::message::En;
use crate::words::pairs::PairsText;

language! {
    en: En;

    PairsText<'_> {
        TwoCandidates { cells },
            with have = plural(cells.len(), "has", "have"),
                each = plural(cells.len(), "", " each") =>
            "{cells} {have} two candidates{each}";
        TwoPlaces { digits, houses },
            with each = plural(digits.len() * houses.1.len(), "", " each"),
                have = plural(digits.len(), "has", "have") =>
            "{digits} {have} two places{each} in {houses}";
        Lead { links }, with listed = run(en, links.0) => "{listed}, so ";
        Remote { cells, held, houses, odd, first, even, second, losers },
            with is = plural(odd.len(), "is", "are"),
                are = plural(even.len(), "is", "are"),
                sees = en.see(losers.len()) =>
            "{cells} hold only {held} and take turns in {houses}, so {odd} {is} {first} and {even} {are} {second}, or the other way \
             round, and {losers} {sees} one of each kind, so both digits either way";
    }
}

/// Each link has numbers at its end and at its beginning, which an `and` alone would run together.
fn run(en: En, links: &[String]) -> String {
    match links.split_last() {
        Some((last, [first])) => format!("{first}, and {last}"),
        Some((last, before)) if !before.is_empty() => format!("{}; and {last}", before.join("; ")),
        _ => en.clauses(links.to_vec()),
    }
}
