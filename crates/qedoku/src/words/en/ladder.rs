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
        WordsIn { what } => { words_in(what, en.is_plain()) };
        LinkAndGo { links, gone }, with link = plural(links.len(), "links", "link"), go = plural(gone.len(), "goes", "go") =>
            "{links} {link} the sets, and {gone} {go}.";
        Turned { what } => {
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

/// A word that definitions take as known, and what it means.
struct KnownWord {
    /// Where it is met.
    key: &'static str,
    /// The sentence that explains it.
    text: &'static str,
    /// True if it is explained to beginners alone.
    is_easy: bool,
}

/// The words of definitions, the easy ones first.
const WORDS: &[KnownWord] = &[
    KnownWord { key: "house", text: "A house is a row, a column or a box.", is_easy: true },
    KnownWord {
        key: "subset",
        text: "A naked subset is some cells that have only as many digits left as they are.",
        is_easy: true,
    },
    KnownWord {
        key: "trong link",
        text: "Of two candidates with a strong link at least one is true: the two of a cell, or the two places of a digit in a \
            house.",
        is_easy: true,
    },
    KnownWord {
        key: "trong and weak links",
        text: "Of two candidates with a strong link at least one is true, of two with a weak link not both are.",
        is_easy: true,
    },
    KnownWord {
        key: "lmost locked set",
        text: "An almost locked set is some cells of a house with one digit more than they are.",
        is_easy: true,
    },
    KnownWord {
        key: "clusters",
        text: "A cluster is all candidates that strong links join to each other: its colors take turns, so all of one color \
            are true and all of the other are false.",
        is_easy: true,
    },
    KnownWord { key: "fins", text: "Fins are the places of the digit that are left over.", is_easy: true },
    KnownWord {
        key: "all the guards",
        text: "The guards are those further candidates: one of them is true, or there would not be one solution.",
        is_easy: false,
    },
    KnownWord {
        key: "a Continuous Nice Loop",
        text: "In such a loop strong links (one of two is true) and weak links (not both are) take turns all around.",
        is_easy: false,
    },
    KnownWord {
        key: "a Discontinuous Nice Loop",
        text: "Such a loop is a chain of links from a candidate around to itself, or to what excludes it: this settles it.",
        is_easy: false,
    },
    KnownWord {
        key: "an Alternating Inference Chain",
        text: "In such a chain strong links (one of two is true) and weak links (not both are) take turns.",
        is_easy: false,
    },
    KnownWord {
        key: "almost hidden sets",
        text: "An almost hidden set is some digits of a house with one place more than they are.",
        is_easy: false,
    },
    KnownWord {
        key: "2-String Kites",
        text: "In a 2-String Kite a digit has two places in a row and two in a column, and a box joins one place of each.",
        is_easy: false,
    },
    KnownWord {
        key: "Empty Rectangles of",
        text: "In an Empty Rectangle all places of a digit in a box lie on one row and one column, and a strong link starts on \
            one of these.",
        is_easy: false,
    },
];

/// The sentences on the words that a definition takes as known; those that are easy for beginners alone.
fn words_in(what: &str, is_plain: bool) -> String {
    let met = WORDS.iter().filter(|word| (is_plain || !word.is_easy) && what.contains(word.key));
    met.map(|word| word.text).collect::<Vec<_>>().join(" ")
}

/// A sentence with a capital, unless it begins with the name of a cell.
fn begun(text: &str) -> String {
    if text.starts_with("the ") { capital(text) } else { text.to_owned() }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
