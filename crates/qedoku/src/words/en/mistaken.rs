//! The English text on mistakes in entries, and on grids without a solution.
use crate::mistaken::MistakenText;
use qedoku_explain::{En, language};

/// The numbers that English writes out.
const NUMBERS: [&str; 10] = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

language! {
    en: En;

    MistakenText<'_> {
        First { wrong } => "Before anything else: {wrong}";
        Smallest { listed } =>
            "the position has no solution. It would have one without {listed}, and not with fewer taken back.";
        NotProved { listed } =>
            "the position has no solution. It would have one without {listed}; that no fewer would do is not proved.";
        OnlyEntry => "It is the only entry: go back to the start.";
        FirstEntry { of } => "It is the first of {of} entries: go back to the start.";
        OneStands { of, first } => "Of {of} entries the first can stand: go back to before {first}.";
        SomeStand { of, right, first } => "Of {of} entries the first {right} can stand: go back to before {first}.";
        CountTwice { count, house } => "{count} entries are wrong; {house} has a digit twice.";
        Twice { house } => "{house} has a digit twice.";
        OneWrong { house } => "one entry in {house} is wrong.";
        MarkMissing { house } => "a pencil mark that is needed is missing in {house}.";
        SeveralWrong { count, house } => "{count} entries are wrong, one of them in {house}.";
        Impossible { house } => "what was entered allows no solution; look at {house}.";
        OneIsWrong { list } => "{list} is wrong";
        AreWrong { list } => "{list} are wrong";
        LacksMark { cell } => "{cell} lacks a pencil mark that it needs";
        LacksDigit { cell, digit } => "{cell} lacks the {digit} that it needs";
        List { list } => "{list}.";
        MarkMissingIn { cell } => "a mark missing in {cell}";
        DigitMissingIn { digit, cell } => "the {digit} missing in {cell}";
        MarkRubbed { cell } => "the mark rubbed out in {cell}";
        DigitRubbed { digit, cell } => "the {digit} rubbed out in {cell}";
        TheDigit { digit, cell } => "the {digit} in {cell}";
        Placed { placed } => "{placed}";
        OtherwiseAll => "The only solution has it otherwise.";
        OtherwiseRest => "The only solution has the rest otherwise.";
        HouseTwice { house, count, digit, cells },
            with title = capital(&en.say(house)),
                number = NUMBERS.get(*count).copied().unwrap_or("many") =>
            "{title} has {number} {digit}s: {cells}.";
        With { candidate } => "With {candidate}";
        Without { digit, cell } => "Without the {digit} in {cell}";
        Refuted { entry, left, follow } => "{entry}, {left}{follow}";
        Sentence { text } => "{text}.";
        After { count } => " after {count}";
        NoSolution => "This grid has no solution";
        ClashHidden { first } => "{first}: some of its digits clash.";
        Clash { first, problem } => "{first}: {problem}.";
        NoSolutionShort { first } => "{first}.";
        HasContradiction { contradiction } => "This grid has {contradiction}.";
        BySearch { first } => "{first}, as a search shows; no short contradiction was found.";
        Contradiction { left, follow } => "no solution: {left}{follow}";
        WithSteps { text, listed } => "{text}: {listed}";
        Now { left } => "Now {left}.";
        CellLeft { named } => "nothing is left for {named}";
        HouseLeft { named } => "no place is left for {named}";
    }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
