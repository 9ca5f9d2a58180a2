//! The English text of the rungs of hints.
use super::outline::article;
use super::plural;
use crate::ladder::{LadderText, RungText, WrongText};
use qedoku_explain::noun::Count;
use qedoku_explain::{En, language};

language! {
    en: En;

    RungText {
        Label { number, count } => "{number} of {count}";
    }

    LadderText<'_> {
        Look { house } => "Look at {house}.";
        Technique { name, what }, with found = article(name) => "It is {found}. {what}";
        Name { name }, with found = article(name) => "It is {found}.";
        In { digit, base, cover } => "In {base} the {digit}s are in {cover} only.";
        InButFins { digit, base, cover, fins, count }, with fin = plural(*count, "fin", "fins") =>
            "In {base} the {digit}s are in {cover} only, but for the {fin} {fins}.";
        Linked { sets, links } => "Look at {sets}, each of which shares a digit with the next: {links}.";
        TwoLinked { sets, links } => "Look at {sets}, which share {links}.";
        With { one, others } => "{one} with {others}";
        BesideThem { cells, beside } => "{cells}, and beside them at {beside}";
        LinkIn { digit, house } => "{digit} in {house}";
        Crossed { cells, places, houses } => "Look at {cells} and {places}, and where {houses} cross.";
        Against { one, other } => "{one} in one color and {other} in the other";
        DigitsAndGone { digits, gone }, with go = plural(gone.len(), "goes", "go") => "The digits are {digits}, and {gone} {go}.";
        Digits { digits }, with noun = plural(digits.len(), "digit is", "digits are") => "The {noun} {digits}.";
        Concluded { digits }, with noun = plural(digits.len(), "digit that goes is", "digits that go are") =>
            "The {noun} {digits}.";
        GoAndLink { gone, links }, with go = plural(gone.len(), "goes", "go"), link = plural(links.len(), "links", "link") =>
            "{links} {link} the cells, and {gone} {go}.";
        LinkAndGo { links, gone }, with link = plural(links.len(), "links", "link"), go = plural(gone.len(), "goes", "go") =>
            "{links} {link} the sets, and {gone} {go}.";
        RowsAsColumns { what } => {
            let mark = "\u{0}";
            what.replace("row", mark).replace("column", "row").replace(mark, "column")
        };
        Node { digits, cells } => "{digits} at {cells}";
        CellIn { house } => "The cell is in {house}.";
        MarksGone { digit, house } => "Count the places that {digit} has left in {house}.";
        Close { count, digit, house, cells } if *count == 1 => "The {digit} at {cells} closes places of {house}.";
        Close { count, digit, house, cells }, with number = capital(&en.say(&Count(*count))) =>
            "{number} {digit}s close places of {house}: {cells}.";
        RulesClose { digit, cells } => "A rule of the puzzle keeps {digit} out of {cells}.";
        RunsFrom { one, other } => "It runs from {one} to {other}.";
        BeginsWith { one, other } => "It begins with {one} and {other}: one of these is true.";
        BeginsAt { held } => "It begins at {held}.";
        Places { digits, cells } => "the {digits}s of {cells}";
        DigitsOfHouses { digit, houses } => "Look at the {digit}s of {houses}.";
        PlacesOf { count, digit, house, cells } => "Look at the {count} places of {digit} in {house}: {cells}.";
        Suppose { cell, digit } => "{cell} is {digit}";
        SupposeNot { cell, digit } => "{cell} is not {digit}";
        DigitOf { digit, house } => "the {digit} of {house}";
        Becomes { assumed, of } => "Suppose {assumed}, and see what becomes of {of}.";
        Count { parts, cells } => "In {cells} count {parts}.";
        ByRows { digits } => "{digits} by rows";
        ByColumns { digits } => "{digits} by columns";
        ByBoxes { digits } => "{digits} by boxes";
        Find { shape } => "Look at {shape}.";
        Follows { follows } => "{follows}.";
        DigitAt { digit, cell } => "{digit} at {cell}";
        CageOf { value, cells } => "the cage of {value} in {cells}";
        HouseNamed { house } => "{house}";
        RuleThat { rule } => "the rule that {rule}";
        ByDigit { set } => "{set}";
        RestsOnGivens { count, list }, with noun = plural(*count, "given", "givens") => "the {noun} {list}";
        RestsOnEntries { count, list }, with noun = plural(*count, "entry", "entries") =>
            "the {noun} {list}";
        RestsOnGone { count, list }, with noun = plural(*count, "one candidate that is", "candidates that are") =>
            "{noun} gone already, {list}";
        RestsOn { parts } => "It rests on {parts}.";
        NothingEntered => "Nothing that was entered is needed.";
        AllGiven { count, list } if *count == 1 => "That digit is a given, so the step rests on nothing that was entered.";
        AllGiven { count, list } if *count == 2 => "Both digits are givens, so the step rests on nothing that was entered.";
        AllGiven { count, list } => "All of these digits are givens, so the step rests on nothing that was entered.";
        WereEntered { count, list }, with were = plural(*count, "was", "were") => "{list} {were} entered";
        WereErased { count, list }, with were = plural(*count, "was", "were") => "{list} {were} taken out before";
        OthersGiven { count } if *count == 1 => "the other digit is a given";
        OthersGiven { count } => "the other digits are givens";
        Truths { count }, with noun = plural(*count, "statement", "statements") =>
            "It takes {count} {noun} read off the board.";
    }

    WrongText<'_> {
        Right { count } if *count == 1 => "Your entry is right.";
        Right { count } => "Your {count} entries are right.";
        Look { house } => "Look at {house}.";
        Digits { digits } => "The digit is {digits}.";
        Impossible { house } => "What was entered allows no solution. Look at {house}.";
        SomeOfLast { count, of, house } if *count == 2 && of == count => "Both of your entries are wrong. One is in {house}.";
        SomeOfLast { count, of, house } if of == count => "All of your {of} entries are wrong. One is in {house}.";
        SomeOfLast { count, of, house } => "{count} of your last {of} entries are wrong. One is in {house}.";
        SomeWrong { count, house } => "{count} entries are wrong. One is in {house}.";
        MarkMissing { house } => "A pencil mark that is needed is missing. It is in {house}.";
        OneOfLast { of, house } => "One of your last {of} entries is wrong. It is in {house}.";
        OneWrong { house } => "One entry is wrong. It is in {house}.";
        InHouse { house } => "It is in {house}.";
        MissingDigit { digit }, with article = if digit.value() == 8 { "an" } else { "a" } => "It is {article} {digit}.";
        WrongDigit { digit }, with article = if digit.value() == 8 { "an" } else { "a" } => "It is {article} {digit}.";
        Clash { digit, cells, house, count } if *count == 2 => "Clash: {digit} at {cells}, both in {house}.";
        Clash { digit, cells, house } => "Clash: {digit} at {cells}, all in {house}.";
        Which { wrong }, with sentence = begun(wrong) => "{sentence}";
        OnlyMark { wrong } => "Your only change, {wrong}, is wrong: put it back.";
        OnlyEntry { wrong } => "Your only entry, {wrong}, is wrong: take it back.";
        FirstEntry { wrong, of } => "It is {wrong}, the first of your {of} entries: go back to the start.";
        Stand { wrong, number, right, of, last } if *right == 1 =>
            "It is {wrong}, entry {number} of {of}. The one before it, {last}, can stand: go back to there.";
        Stand { wrong, number, right, of, last } =>
            "It is {wrong}, entry {number} of {of}. The {right} before it, up to {last}, can stand: go back to there.";
        AlsoWrong { others, count }, with are = plural(*count, "is", "are"), title = begun(&en.say(others)) =>
            "{title} {are} wrong as well.";
        SolutionDiffers => "The only solution has it otherwise.";
        With { digit, cell } => "with {digit} at {cell}";
        Without { digit, cell } => "without {digit} at {cell}";
        TheClash { supposed, left, count } if *count == 0 => "The clash: {supposed}, {left}.";
        TheClash { supposed, left, count } if *count == 1 => "The clash: {supposed}, one step later {left}.";
        TheClash { supposed, left, count } => "The clash: {supposed}, {count} steps later {left}.";
        ClashIn { house } => "It leads to a clash in {house}.";
        ClashAt { cell } => "It leads to a clash at {cell}.";
        ClashOf { digit } => "The clash is about {digit}.";
        StepsFrom { supposed, count, list } if *count == 1, with title = capital(supposed) =>
            "{title}, one step leads to the clash: {list}.";
        StepsFrom { supposed, count, list }, with title = capital(supposed) =>
            "{title}, {count} steps lead to the clash: {list}.";
        ManyStepsFrom { supposed, count }, with title = capital(supposed) =>
            "{title}, {count} steps lead to the clash.";
        Numbered { number, outcome } => "{number} {outcome}";
        OthersRight => "This takes your other entries as right.";
        OthersBack => "This is so without the other wrong entries.";
        Steps { count, list } if *count == 1 => "One step leads there: {list}.";
        Steps { count, list } => "{count} steps lead there: {list}.";
        LeftEmpty { left, count } if *count == 0 => "Here {left}.";
        LeftEmpty { left, count } if *count == 1 => "After 1 step {left}.";
        LeftEmpty { left, count } => "After {count} steps {left}.";
        FromGivens { cell, digit } => "From the givens alone: {cell} is {digit}.";
        FromGivensIn { cell, digit, count } if *count == 1 => "From the givens alone: {cell} is {digit}, in 1 step.";
        FromGivensIn { cell, digit, count } => "From the givens alone: {cell} is {digit}, in {count} steps.";
        NoSolution => "This grid has no solution.";
        Problem { problem }, with sentence = capital(problem) => "{sentence}.";
        GivensClash => "Some of its digits clash.";
    }
}

/// A sentence with a capital, unless it begins with the name of a cell.
fn begun(text: &str) -> String {
    if text.starts_with("the ") { capital(text) } else { text.to_owned() }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
