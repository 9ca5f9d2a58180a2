//! The English text of outlines.
use crate::outline::LeadText;
use crate::outline::facts::FactsText;
use crate::outline::lines::LinesText;
use crate::outline::tree::TreeText;
use qedoku_explain::{En, language};

language! {
    en: En;

    FactsText<'_> {
        Then { list } => "Here {list}";
        Given { list } => "Given: {list}";
        Entered { list } => "Entered: {list}";
        Erased { gone } => "Gone before: {gone}";
        PlacedIn { placed, number } => "{placed} (step {number})";
        GoneIn { gone, number } => "{gone} (step {number})";
        PlacedAndGone { placed, gone, number } => "{placed} and {gone} (step {number})";
        IsFilled { digit, cell } => "{cell} is {digit}";
        HaveLost { digits, cells }, with have = if cells.len() == 1 { "has" } else { "have" } => "{cells} {have} lost {digits}";
        IsOther { cell, digit, other } => "so {cell} is not {digit}, as it is {other}";
        HasIts { cell, digit, houses, by } => "so {cell} is not {digit}, as it sees {by} ({houses})";
        DigitAt { digit, cells }, with all = cells.0 => "{digit} at {all}";
    }

    LeadText<'_> {
        Claim { claim, lead } => "{claim}: {lead}.";
        OneStep { steps, name }, with found = article(name) => "{steps}, {found}";
        TwoSingles { steps } => "{steps}, both singles";
        Singles { steps } => "{steps}, all singles";
        Hardest { steps, number, name }, with found = article(name) =>
            "{steps}, the hardest is {found} (step {number})";
    }

    LinesText<'_> {
        Sentence { text }, with sentence = begun(text) => "{sentence}.";
        So { facts, so } => "{facts}, {so}";
        OneStep { number } => "step {number}";
        OnlyNeeded => "Of what chains, fish, sets and colors eliminate, the lines name only what is needed later.";
        FromSteps { facts } => "From earlier steps: {facts}";
        Legend => "A single with a house in brackets: the digit has no other place there; with none: the cell has no other \
            digit.";
    }

    TreeText<'_> {
        Named { name, outcome } => "{name}: {outcome}";
        Shaped { name, shape, outcome }, with short = before_house(name) => "{short}, {shape}: {outcome}";
        Forwards { line, needs } => "{line}{needs}";
        Bracketed { numbers } if en.is_plain() => " (needs {numbers})";
        IsFor { numbers } if en.is_plain() => " (for {numbers})";
        Backwards { line, is_for, needs } if en.is_plain() => "{line}{is_for}. It {needs}";
        GivensOnly if en.is_plain() => "needs the givens only";
        PositionOnly if en.is_plain() => "needs the position only";
        Bracketed { numbers } => " ({numbers})";
        Singles { list } => "singles: {list}";
        Single { number, outcome, beside } => "{number} {outcome} ({beside})";
        BareSingle { number, outcome } => "{number} {outcome}";
        Backwards { line, is_for, needs } => "{line}{is_for} | {needs}";
        IsFor { numbers } => " | for {numbers}";
        Needs { numbers } => "needs {numbers}";
        Steps { numbers } => "steps {numbers}";
        GivensOnly => "givens only";
        PositionOnly => "the position only";
        OneInside { number } if en.is_plain() => "1 step told below: {number}";
        Inside { count, first, last } if en.is_plain() => "{count} steps told below: {first} to {last}";
        OneInside { number } => "1 step inside: {number}";
        Inside { count, first, last } => "{count} steps inside: {first} to {last}";
    }
}

/// A sentence that draws a conclusion with a capital.
fn begun(text: &str) -> String {
    text.strip_prefix("so ").map_or_else(|| text.to_owned(), |rest| format!("So {rest}"))
}

/// The name of a technique without the kind of house at its end, which is named by itself.
fn before_house(name: &str) -> &str {
    let ends = [" in a Box", " in a Row", " in a Column"];
    ends.iter().find_map(|end| name.strip_suffix(end)).unwrap_or(name)
}

/// A name with the article that fits its sound; what is several, or an act, has none.
pub(super) fn article(name: &str) -> String {
    let noun = name.split(" with ").next().unwrap_or(name).trim_end_matches(|c: char| c.is_ascii_digit()).trim_end();
    if noun.contains(" of ") {
        return format!("the {name}");
    }
    let is_act = noun.ends_with("ing") && !noun.ends_with("Wing");
    if is_act || noun.ends_with('s') && !noun.ends_with("sis") {
        return name.to_owned();
    }
    let word = name.split([' ', '-']).next().unwrap_or_default();
    let is_spelled = !word.is_empty() && word.chars().all(|letter| letter.is_ascii_uppercase());
    let sounds = if is_spelled { "AEFHILMNORSX" } else { "AEIO" };
    let is_vowel = name.starts_with(|first| sounds.contains(first)) && !name.starts_with("One");
    format!("{} {name}", if is_vowel || name.starts_with("Un") && !name.starts_with("Uni") { "an" } else { "a" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn articles_fit_the_sound_of_names() {
        for (name, said) in [
            ("X-Wing", "an X-Wing"),
            ("XY-Wing", "an XY-Wing"),
            ("WXYZ-Wing", "a WXYZ-Wing"),
            ("AIC with Almost Locked Sets", "an AIC with Almost Locked Sets"),
            ("Unique Rectangle Type 1", "a Unique Rectangle Type 1"),
            ("Naked Pair", "a Naked Pair"),
            ("M-Wing", "an M-Wing"),
            ("SK Loop", "an SK Loop"),
            ("Empty Rectangle", "an Empty Rectangle"),
            ("Cage Combinations", "Cage Combinations"),
            ("Pointing", "Pointing"),
            ("Multi Colors 1", "Multi Colors 1"),
            ("Law of Leftovers", "the Law of Leftovers"),
            ("Double Hypothesis", "a Double Hypothesis"),
        ] {
            assert_eq!(article(name), said);
        }
    }
}
