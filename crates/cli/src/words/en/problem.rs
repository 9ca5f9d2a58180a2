//! The English text on faults of a command line, or of what it names.
use crate::args::NeededOptions;
use crate::plain::Unfit;
use crate::words::CommandText;
use qedoku_explain::{En, Say, language};

impl Say<En> for NeededOptions {
    fn say(&self, _: En) -> String {
        self.described(" or ")
    }
}

language! {
    en: En;

    CommandText {
        IdleOption { option, needs } if option == "--step" => "{option} does nothing here: it needs {needs}; \
            `qedoku hint --level full --at-step N` tells one step in words";
        IdleOption { option, needs } => "{option} does nothing here: it needs {needs}";
        ReadAndWritten { name } => "{name} would be read and written at once: name another file with -o";
        NoFolder { name } => "several files are written, so -o names a folder; {name} looks like a file";
        NoSuchForm { name } => "{name} cannot be written: of these endings there is html (which a browser prints as PDF), svg, json, ndjson, csv, md and txt";
        NoSuchFormat { name, command, formats } =>
            "{name} cannot be written: `qedoku {command}` writes {formats}; `-f FORMAT` names one of these for a file of any name";
        TierNamed { word } => "a tier is listed with `qedoku techniques --tier {word}`";
        NoConclusion => "expected what the move concludes beside the puzzle, such as r4c5=7 or 'r4c5<>7'";
        NoMove { text } => "'{text}' is no move: expected what it concludes, such as r4c5=7 or 'r4c5<>7'";
        NoQuestion => "expected a question beside the puzzle, such as r4c5, r4c5=7 or 'r4c5<>7'; `qedoku solve` tells every step";
        NotTraced { scale } => "expected scales that a trace has: tier, se, hodoku, effort; found {scale}";
        LookedAt { found, count, tries, share } =>
            "{found} of {count} found, {tries} puzzles looked at, {share} % taken";
        GaveUp { tries, found, count } =>
            "gave up after {tries} puzzles in a row without one: {found} of {count} found";
        GaveUpNear { tries, found, count, puzzle, facts } =>
            "gave up after {tries} puzzles in a row without one: {found} of {count} found; the nearest was \
             {puzzle}{facts}; --tries allows more";
        GaveUpTier { tier, found, count, easier, harder } if *found == 0 =>
            "gave up: 0 of {count} found of the tier {tier}; {easier} of the puzzles made were easier and {harder} harder; \
             --tries allows more";
        GaveUpTier { tier, found, count, easier, harder } =>
            "gave up: {found} of {count} found of the tier {tier}; since the last one {easier} puzzles were easier and \
             {harder} harder; --tries allows more";
        ClassicLevels { tiers } =>
            "levels such as easy or hard are HoDoKu's, which knows classic puzzles alone; of others --tier says how hard they are: {tiers}";
        ClassicRatings { tiers } =>
            "the ratings ER and SE are Sudoku Explainer's, which knows classic puzzles alone; of others --tier says how hard they are: {tiers}";
        NoSimpleKiller { tiers } =>
            "no killer is of the tier simple, which knows nothing of cages; expected one of {tiers}";
        LettersRead { count, places, more } if *count == 1, with listed = places.join(", ") =>
            "the letter x stood once beside other signs of blanks, and was read as a blank: at {listed}";
        LettersRead { count, places, more } if *more == 0, with listed = places.join(", ") =>
            "the letter x stood {count} times beside other signs of blanks, and was read as a blank: at {listed}";
        LettersRead { count, places, more }, with listed = places.join(", ") =>
            "the letter x stood {count} times beside other signs of blanks, and was read as a blank: at {listed} and {more} more";
        Written { read, written, bad } => "read {read}, written {written}, bad {bad}";
        ExpectedInput { what } => "expected {what} as an argument, in a file or on the standard input; see --help";
        UnreadInput { error } => "cannot read the standard input: {error}";
        UnreadFile { label, error } => "cannot read {label}: {error}";
        UnreadLog { label, error } => "cannot read {label}: {error}";
        Unfit { label, unfit } => "cannot read {label}: {unfit}";
        Neither { label, refused } => "{label}: neither a puzzle ({refused}) nor a file";
        NoFile { label } => "{label}: there is no such file, and it is no puzzle";
        MissingFile { label } => "cannot read {label}: there is no such file";
        FileNoFolder { name } => "{name} is a file: name a folder";
        FolderNoFile { name } => "{name} is a folder: name a file in it";
        NoGradesRead => "expected grades as `qedoku grade` writes them with --format csv or ndjson, found nothing";
        NoGrade => "expected a grade as `qedoku grade` writes it with --format csv or ndjson, found other text";
        NoPuzzle { label, count } =>
            "{label}: expected puzzles, found none: {count} records of text in no known format";
        NoneWanted => "no puzzle is what was asked for";
        NoneOfEr { er } => "no puzzle is what was asked for: --er {er} is exactly {er}, `--er {er}..` is {er} or more";
        Empty => "it is empty";
        NoCanonical { clash } => "{clash}";
        SeeTechniques { problem } => "{problem}; see `qedoku techniques`";
        LimitOfPuzzles =>
            "--limit counts puzzles, and here is one: every step is shown; `--technique NAMES` shows those of some techniques";
        LessOrMoreOfHint => "`--level nudge` tells less, `--level full` the whole step";
        MoreOfHint => "`--level full` tells the whole step";
        MoreOfOutline if en.is_plain() => "Each line names the steps it needs; `--full` explains every step.";
        MoreOfBackward if en.is_plain() => "Each line names the steps it needs; `--full` explains every step.";
        MoreOfBackward =>
            "`for` names the steps that need a line, `needs` those that it needs; `--full` says every step in a sentence.";
        MoreOfOutline => "A number in brackets is a step needed; `--full` says every step in a sentence.";
        MoreOfMistake => "`--level full` tells how the clash comes about";
        ProofOfHint => "`--level proof` tells what the step rests on";
        ProofOfMistake => "`--level proof` tells what the givens alone say";
        NothingToProve => "expected a puzzle or a trace, found nothing";
        OfFile { name, error } => "{name}: {error}";
        OfFolder { name, error } => "{name}: {error}";
        PagesOnly => "--folder is for pages: add --format html, or leave it out";
        OtherFiles { name } => "{name} has other files: name an empty folder, or one with pages";
        HasFiles { name } => "{name} has files: name an empty folder";
        MostOnPage { most } =>
            "a page shows {most} puzzles at most, and here are more: `--folder FOLDER` writes a page for each and an \
             index; or name fewer puzzles, or take markdown or ndjson";
        OneDrawing => "svg is one drawing: name one puzzle, or take html or markdown for several";
        OneQuestion => "svg is one drawing: ask one question, or take html or markdown for several";
        WholeStep => "a picture shows the whole step: ask for --level full or proof";
        NotResumed { form } => "--resume cannot go on with {form}: it does not show where a record ends";
        NotResumedTake { form, forms } =>
            "--resume cannot go on with {form}, which does not show where a record ends: take {forms}";
        OtherHeading { name } => "{name} begins with another heading: it is the output of other options";
        LostColumn { name } =>
            "the column {name:?} is not in the heading, which is that of the first record, and is left out; ndjson has all";
        SeveralFound { fault, first, second } => "{fault}; they are {first}, which is printed, and {second}";
        OtherScale { scale } =>
            "--format-string has nothing of the scale {scale}; expected one of se, se-corrected, se118";
        SeveralScales => "--format-string takes one scale, not several; expected one of se, se-corrected, se118";
        Mask { place, error } => "--mask {place}: {error}";
        NoMask { place, error } => "--mask {place}: no file, and no mask: {error}";
        NoRow => "it is not solved by deduction, and has no row";
        Position => "it is a position, with entries or eliminated candidates, and a trace begins with givens alone";
        TracesResumed => "traces are not resumed: use --skip and --limit, or --shard, for parts of a batch";
        WritesFiles => "this preset writes files: name a folder with -o";
        AugmentsHrm => "--augment is for the preset hrm: others can be had of `qedoku convert --shuffle`";
        DedupesRead => "--dedupe is for puzzles that are read: write them with `qedoku generate` first";
        NotListening { port, error } => "cannot listen on port {port}: {error}";
        NoCommand { names } => "no command has this name; there are {names}";
        Unwritten { folder, error } => "cannot write to {folder}: {error}";
        Unproved { error } => "cannot check the proof: {error}";
        NoGrades { count } => "{count} records are no grades: expected csv or ndjson as `qedoku grade` writes it";
        NoReport { name, wanted, error } => "{name}: expected what `{wanted}` writes: {error}";
        OtherReport { name, wanted, found } => "{name}: expected what `{wanted}` writes, found what `{found}` writes";
        AskedAny { name } => "{name}: it was asked with --any, and this is without; verdicts of the two do not compare";
        AskedEach { name } => "{name}: it was asked without --any, and this is with it; verdicts of the two do not compare";
        OtherSuite { name, old, new } =>
            "{name}: asked about version {old} of the cases, and this run about version {new}: a change may be one of the cases";
        OtherSource { name } => "{name}: asked about cases from elsewhere: a change may be one of the cases";
        NoneCompared { name } => "{name}: none of its cases is asked in this run, and so there is nothing to compare";
        NotCompared { name, count } if *count == 1 =>
            "1 case is not compared: {name} or this run is about other techniques (--technique)";
        NotCompared { name, count } =>
            "{count} cases are not compared: {name} or this run is about other techniques (--technique)";
        TextOrJson => "--minimal and --missing are printed as text or json";
        NotCounted { text, line } if *line == 0 => "{text}; it is not counted";
        NotCounted { text, line } => "{text}; it begins on line {line}, and is not counted";
        OtherProfile { name, old, new } => "{name}: counted with --profile {old}, and this with {new}; the two do not compare";
        FiredWithout { technique, fired } if *fired == 1 =>
            "{technique} was left out and is in a step all the same: the search of another technique finds it too, \
             and gives the step its name";
        FiredWithout { technique, fired } =>
            "{technique} was left out and is in {fired} steps all the same: the search of another technique finds it too, \
             and gives the step its name";
        StepsWithoutBegin { name } =>
            "{name}: it has messages of a log and does not begin like one, and is read as puzzles: a log begins with \
             a message such as {{\"type\":\"begin\",\"puzzle\":\"...\"}}; --logs passes over what stands before it";
        ForeignSteps { name, field } =>
            "{name}: it has steps in a form that is no log of Qedoku (found \"{field}\"); they are not counted, and what it \
             has of puzzles is read and solved anew. Expected messages such as {{\"type\":\"begin\",\"puzzle\":\"...\"}} and \
             {{\"type\":\"step\",...}}";
        Stopped { left } => "stopped: {left} of the techniques were not begun or not brought to an end";
        OtherOptions { name, old, new } =>
            "{name}: counted with {old}, and this with {new}: a change may come of that alone";
        NoneMade { slug, reason } => "{slug}: no puzzle is made: {reason}";
        NotClassic => "it is about other rules, and puzzles are made under the classic ones";
        NoSuite { error } => "cannot read the cases: {error}";
        NoCases => "there are no such cases";
        UnderRules { count } if *count == 1 => "1 case under rules of its own is not asked: --any-rules asks it too";
        UnderRules { count } =>
            "{count} cases under rules of their own are not asked: --any-rules asks them too";
        NotBegun { command, error } => "cannot run {command}: {error}";
        NotMade { slug, made, count, tries, unused } if *unused > 0 =>
            "{slug}: {made} of {count} puzzles made in {tries} tries; of {unused} more that need it after what stands \
             before it, the runs of this profile do without";
        NotMade { slug, made, count, tries } =>
            "{slug}: {made} of {count} puzzles made in {tries} tries: it is rare, or what comes before it finds the same; \
             --tries allows more";
        Serving => "serving; Ctrl+C stops it";
        ServingTools => "waiting for an assistant to speak, in lines of JSON; Ctrl+C stops it";
        NoBrowser { error } => "cannot open a browser: {error}";
        Roff { name } => "this is for man to read: `qedoku man{name} | man -l -` shows it as a page";
        Seed { seed } => "seed {seed}";
        Generated { name, seed, number } => "{name}, seed {seed}, number {number}";
        AllGivens { entries } =>
            "Each digit was taken as a given. If some were entered, name those, as in `--entries {entries}`, to be told which is wrong.";
        ToCheck => "To check the proof:";
    }

    Unfit {
        Gzip => "it is compressed by gzip: unpack it first, as with `gzip -dc FILE | qedoku COMMAND`";
        Binary => "it is no text but binary: expected puzzles or a log";
        Puzzles => "expected a log, found puzzles: `qedoku solve --format ndjson` writes the log of each";
    }
}
