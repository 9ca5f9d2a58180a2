//! The English text of errors.
use crate::words::problem::{ChoiceName, OrderText, ProblemText};
use qedoku_explain::{En, Say, language};

impl Say<En> for ChoiceName {
    fn say(&self, _: En) -> String {
        self.to_string()
    }
}

language! {
    en: En;

    ProblemText {
        Text { problem } => "{problem}";
        Read { line, column, problem } => "line {line}, column {column}: {problem}";
        At { place, problem } => "{place}: {problem}";
        NotAccepted { what } => "the deduction is not accepted, which is a fault of this program: {what}";
        NotAcceptedOf { technique, what } =>
            "the deduction is not accepted, which is a fault of the technique {technique}, not of this program: {what}";
        AtStep { number, what } => "step {number}: {what}";
        RulesNotKept { format, rules } => "the format {format} cannot keep these rules: {rules}; f-puzzles keeps all that are read";
        ClassicAlone { name } => "{name} is for puzzles with classic rules alone";
        SameSlug { slug } => "two techniques have the slug {slug}: expected one of its own for each technique";
        Report { report } => { report.to_string() };
        Reason { fault } => { fault.to_string() };
        StepReason { fault } => { fault.to_string() };
        Field { error } => { error.to_string() };
        Unproved { error } => { error.to_string() };
        Wrong { candidate } => "{candidate} is wrong";
        NotSo { candidate } => "what is deduced of {candidate} is not so in the solution";
        GuessOnly => "a guess is no deduction";
        NoBeginning => "it belongs to no puzzle: no beginning stands before it";
        Improper { fault } => { super::faults::improper(fault) };
        NoQuestion { text } =>
            "{text:?} cannot be read as a question: expected a cell from r1c1 to r9c9, as r4c5 or D5, r4c5=7, 'r4c5<>7' or 'r4c5=7?'";
        GivenCell { entry, cell } => "{entry}: {cell} is a given and cannot be changed";
        StartWrong => "what stands there before the first entry allows no solution already";
        NothingToShow => "there is no step to show";
        NoStepToShow { number, count } =>
            "there is no step {number}: expected 1 to {count}, or the number of what is inside, as 12.a or 12.a.3";
        NoTechnique { name } => "no technique is called '{name}'";
        Suggested { name, known } => "no technique is called '{name}'; did you mean {known}?";
        TraceFails { report } => "the trace does not hold: {report}";
        OneLog => "expected a log of one puzzle that was run";
        OneTrace => "expected a log with one trace, found none or several";
        ListedLog => "expected the log of a position whose steps are listed";
        StepsAlone => "expected steps alone";
        ArgumentLog => "expected the log of an argument";
        StepExpected => "expected a message of the type step";
        NoList { word } => "profile: expected that of a list, found {word:?}";
        NoStep { error } => "no step: {error}";
        NoRequest { error } => "no request: {error}";
        NotChecked { nodes } => "not checked after {nodes} nodes";
        AtLine { line, error } => "line {line}: {error}";
        InField { field, error } => "{field}: {error}";
        Scales { fault } => { fault.to_string() };
        Shape { fault } => { fault.to_string() };
        Mask { fault } => { fault.to_string() };
        Range { fault } => { fault.to_string() };
        NoneCalled { what, name, all } => "no {what} is called {name:?}; there are {all}";
        NoVariant { fault } => { fault.to_string() };
        ClassicOrder => "of an order, puzzles with rules or a size have the tier alone, and no symmetry";
        MostPuzzles { most, found } => "expected {most} puzzles at most, found {found}";
        MostCount { most, found } => "expected a count of {most} at most, found {found}";
        GaveUp { tries, found, count } =>
            "gave up after {tries} puzzles in a row without one: {found} of {count} found";
        MoveOfFilled { entry } => "{entry} is no move: the cell is filled";
        MoveOfGiven { entry, digit } => "{entry} is no move: the cell holds the given {digit}";
        MoveOffBoard { entry } => "{entry} is no move: the board has no such cell or digit";
        NoEntry { text } =>
            "{text:?} cannot be read as an entry: expected r4c5=7, or 'r4c5<>7' for a mark that was rubbed out; several \
             stand with commas or blanks between them";
        NoDrawings => "there is no step to show";
        NoSuchStep { number, count } => "there is no step {number}: expected 1 to {count}";
    }

    OrderText {
        EmptyRange { name, least, most } => "the range of {name} is empty: {least} is above {most}";
        NoRatingAbove { most } => "no puzzle is known that Sudoku Explainer rates above {most}";
        NoRatingBelow => "no puzzle is rated below 1.0 by Sudoku Explainer, the rating of a full house";
        Bottlenecks { most } => "an effort names {most} bottlenecks at most";
        NotOfTheOnly { slug } => "{slug} is asked for, and is none of the only techniques";
        NotInDefault { slug } =>
            "{slug} is not in the profile default: list all techniques that may be used, and it among them";
        OtherTier { slug, is, asked } => "{slug} is {is}, and the tier {asked} is asked for";
        OnlyAtMost { hardest, tier } => "the only techniques are {hardest} at most, and the tier {tier} is asked for";
        RatedAtMost { tier, most, asked } =>
            "a puzzle of the tier {tier} is rated {most} at most, and {asked} is asked for";
        RatedAtLeast { tier, least, asked } =>
            "a puzzle of the tier {tier} is rated {least} at least, and {asked} is asked for";
    }
}
