//! Suggests a command for a command line that names none, or one that does not exist.
use super::command;
use super::other_words::SOLUTIONS;
use crate::input::reads;
use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use qedoku::Question;
use qedoku_compat::{Family, distance};
use qedoku_core::brief;
use std::ffi::{OsStr, OsString};
use std::io::{self, BufRead, IsTerminal};
use std::path::Path;

/// Words that people try for commands, and what to say.
pub(super) const COMMANDS: &[(&[&str], &str)] = &[
    (
        &["reason", "steps-of"],
        "`qedoku solve PUZZLE` says why each digit goes where it goes, `qedoku why PUZZLE r4c5` one digit",
    ),
    (
        &["list", "methods", "strategies", "strategy"],
        "`qedoku techniques` lists the techniques, `qedoku steps PUZZLE` the steps of a position",
    ),
    (&["version", "about", "info"], "`qedoku --version` prints the version"),
    (&["rating", "difficulty", "level", "score", "tier"], "`qedoku grade PUZZLE` says how hard a puzzle is"),
    (
        &["verify", "validate", "audit", "proofread"],
        "`qedoku unique PUZZLE` says whether a puzzle has one solution, `qedoku check LOG` checks the steps of a log, `qedoku prove PUZZLE -o FOLDER` writes a proof",
    ),
    (&["new", "random", "puzzle"], "`qedoku generate` makes puzzles"),
    (
        &["easy", "medium", "hard", "unfair", "extreme", "evil", "expert", "killer", "jigsaw", "windoku", "x"],
        "`qedoku generate WORD` makes puzzles of a level, a tier, a technique or a rule",
    ),
    (
        &["format", "transform", "translate", "export", "import"],
        "`qedoku convert --to FORMAT FILE` writes puzzles in another format",
    ),
    (&["play", "web", "gui", "open", "server", "page"], "`qedoku serve --open` opens the page in the browser"),
    (
        &["tools", "assistant", "model", "llm", "ai"],
        "`qedoku mcp` gives an assistant tools; it is the assistant that starts it",
    ),
    (&["clue"], "`qedoku hint PUZZLE` says where to look next"),
    (
        &["stats", "statistics", "histogram"],
        "`qedoku coverage FILE` counts the techniques of puzzles, `qedoku grade --format csv FILE | qedoku summary` their grades",
    ),
    (
        &["never", "unused", "used"],
        "`qedoku coverage FILE` counts the techniques of puzzles, and tells which they never use",
    ),
    (&["analyze", "analyse"], "`qedoku steps PUZZLE` shows every step that a position allows"),
    (
        &["candidates", "pencilmarks", "marks", "show", "view", "display"],
        "`qedoku convert --to pencilmarks PUZZLE` writes the candidates, `--to bordered` the grid with frames, `qedoku steps PUZZLE` shows every step that a position allows",
    ),
    (&["solution", "answer", "run"], "`qedoku solve PUZZLE` solves a puzzle, `--format line` with the grid alone"),
    (&["solutions"], "`qedoku unique PUZZLE` counts solutions, `qedoku solve --format line PUZZLE` prints one"),
    (
        &["svg", "html", "draw", "picture", "render", "print"],
        "`qedoku solve --format svg PUZZLE` draws a step, `--format html` writes a page",
    ),
    (&["uniq"], "`qedoku convert --dedupe canonical FILE` leaves out puzzles that are the same as one before"),
    (
        &["filter", "grep", "select", "find", "search"],
        "`qedoku grade --technique x-wing FILE` lists the puzzles that use a technique, `qedoku coverage FILE` counts techniques",
    ),
    (&["exit", "exit-codes", "codes", "errors"], "the exit codes stand at the end of `qedoku --help`"),
    (&["complete"], "`qedoku completions SHELL` writes the completions of a shell"),
    (&["config", "configure", "settings", "init"], "there is no configuration file, and none is needed"),
];

/// Options that people try, and what to say.
pub(super) const OPTIONS: &[(&[&str], &str)] = &[
    (
        &["--difficulty", "--level-of", "--hard", "--easy"],
        "`qedoku grade` says how hard a puzzle is, `qedoku generate --difficulty LEVEL` makes one of a level, `--up-to TIER` is the hardest tier allowed",
    ),
    (&["--tier"], "`--up-to TIER` is the hardest tier allowed"),
    (
        &["-i", "--file", "--files", "--input", "--in", "--puzzle", "-p"],
        "a puzzle or a file stands without an option: `qedoku solve FILE`",
    ),
    (
        &["-t"],
        "`-f FORMAT` is the form of the output, `--up-to TIER` the hardest tier allowed; `--technique NAME` names a technique",
    ),
    (
        &["-d"],
        "`qedoku generate --difficulty LEVEL` makes puzzles of a level, `--detail brief` and `--detail full` say less or more of each step",
    ),
    (
        &["--never", "--unused", "--used"],
        "`qedoku coverage FILE` counts the techniques of puzzles, and tells which they never use",
    ),
    (&["--cell", "--at"], "a cell stands beside the puzzle: `qedoku why PUZZLE r4c5`, `qedoku hint PUZZLE --for r4c5`"),
    // Where the command has the format, these are understood.
    (
        &["--json", "--ndjson", "--csv", "--html", "--svg", "--text", "--markdown", "--line", "--grid"],
        "`--format FORMAT`",
    ),
    (&["--sort", "--sorted"], "`qedoku grade --format-string '%r %g' FILE | sort -rn` puts the hardest first"),
    (&["--full"], "`--detail full` says more of each step, `--level full` is a hint with its reason"),
    (&["-v", "--verbose", "--explain"], "`--detail full` says more of each step, `qedoku solve` says every step"),
    (
        &["--max", "--number", "--first", "--head", "-n", "--count"],
        "`--limit N` for records of the input, `qedoku generate --count N`",
    ),
    (&["--all"], "`qedoku steps PUZZLE` shows every step that a position allows"),
    (
        &["--killer", "--jigsaw", "--variant", "--variants", "--type", "--kind"],
        "`qedoku generate --rules killer` makes puzzles under other rules, `--size 6` smaller ones",
    ),
    (
        &["--size", "--boxes", "--box"],
        "the size is that of the text, 16, 36 or 81 characters, and irregular boxes stand with the puzzle, as in a link of \
         f-puzzles; `--rules` adds rules such as x",
    ),
    (&["--progress"], "progress is shown on a terminal by itself, `--quiet` leaves it out"),
    (
        &["--solutions", "--all-solutions", "--count-solutions", "--unique"],
        "`qedoku unique` counts solutions, and shows two of several",
    ),
    (&["--givens", "--original"], "`--entries r1c1=5,r2c3=7` names what was entered into the puzzle"),
    (
        &["--without"],
        "`--without TECHNIQUES` is for what looks for steps: solve, why, hint, name, steps, grade, prove, coverage",
    ),
    (&["--config"], "there is no configuration file, and none is needed"),
];

/// Options that people try with one command, and what to say there.
pub(super) const OPTIONS_OF: &[(&str, &[&str], &str)] = &[
    (
        "generate",
        SOLUTIONS.0,
        "`--format sheet -o sheet.html` has the solutions on sheets of their own behind the puzzles, `--format html` folded away, \
         `--format ndjson` as a field; `qedoku solve --format line FILE` prints those of puzzles in a file",
    ),
    ("generate", &["--rated"], "`--difficulty LEVEL`, `--se 3.0..4.0`, `--tier TIER` or `--technique SLUG`"),
    (
        "grade",
        &["--min", "--max", "--rating", "--filter"],
        "`--er 4.5..` prints the puzzles with an ER of 4.5 or more, `--er ..4.5` those of 4.5 at most",
    ),
    (
        "solve",
        &["--all"],
        "`qedoku unique PUZZLE` counts solutions, `qedoku steps PUZZLE` shows every step of a position",
    ),
    (
        "solve",
        &["--entries"],
        "`qedoku hint --entries r1c1=5` checks entries, `--after 'r4c4<>3'` goes on behind moves",
    ),
    (
        "unique",
        &["--all", "--show", "--both", "--list"],
        "two of several solutions are shown; `qedoku unique --most N` counts up to N",
    ),
    (
        "steps",
        &["--first", "--max", "--number", "--head", "-n", "--count", "--top"],
        "`--technique NAMES` shows the steps of these techniques alone, `--up-to TIER` those of the tiers up to one; `--limit N` \
         counts the puzzles of a file",
    ),
    ("generate", &["-d"], "`--difficulty LEVEL`, or the level alone: `qedoku generate easy`"),
    ("generate", &["-t"], "`--tier TIER` or `--technique SLUG`, or the word alone: `qedoku generate x-wing`"),
    ("generate", &["--without"], "`--only-techniques A,B,C` names the techniques that are to solve the puzzles"),
    (
        "traces",
        &["--without"],
        "a trace names the profile and the limits by which it is checked: `--up-to TIER`, `--no-uniqueness`",
    ),
    (
        "steps",
        &["--small", "--short", "--simple", "--easy"],
        "`--up-to simple` shows the steps of the easiest techniques",
    ),
    ("unique", &["--count"], "solutions are counted anyhow, to 1,000 if there are so many; `--most N` counts up to N"),
    ("techniques", &["--up-to"], "a tier is named without an option: `qedoku techniques simple`"),
    (
        "solve",
        &["--only", "--only-techniques", "--technique", "--techniques"],
        "`--up-to TIER` uses the techniques of a tier at most, `--without TECHNIQUES` leaves some out",
    ),
    (
        "solve",
        &["--steps"],
        "`qedoku solve PUZZLE` tells every step anyhow, `qedoku steps PUZZLE` all steps that a position allows",
    ),
];

/// The arguments with the command that is meant where none is named: a puzzle, a file or a link is solved.
pub(crate) fn with_command(mut args: Vec<OsString>) -> Vec<OsString> {
    if let Some(name) = missing_command(&args) {
        args.insert(1, name.into());
    }
    args
}

fn missing_command(args: &[OsString]) -> Option<&'static str> {
    let Some(first) = args.get(1) else { return (args.len() == 1 && is_fed()).then_some("solve") };
    let text = first.to_string_lossy();
    if command().get_subcommands().any(|known| known.get_name() == text) || text == "help" {
        return None;
    }
    let is_file = |arg: &OsStr| Path::new(arg).is_file();
    if text.parse::<Question>().is_ok() && !is_file(first) {
        return Some("why");
    }
    let is_word = text.starts_with(|c: char| c.is_ascii_alphabetic())
        && text.chars().all(|c| c.is_ascii_alphabetic() || matches!(c, '-' | '_'));
    if is_word && !is_file(first) {
        return None;
    }
    let is_bare = |arg: &OsString| {
        let text = arg.to_string_lossy();
        text == "-" || !text.starts_with('-') && (is_file(arg) || reads(&text, None).is_ok())
    };
    if !text.starts_with('-') || args[1..].iter().any(is_bare) {
        return Some("solve");
    }
    let asks = ["-h", "--help", "-V", "--version"];
    (!args[1..].iter().any(|arg| asks.iter().any(|it| arg == it)) && is_fed()).then_some("solve")
}

/// Whether there is something to read where nothing at all is named.
fn is_fed() -> bool {
    !io::stdin().is_terminal() && io::stdin().lock().fill_buf().is_ok_and(|begun| !begun.is_empty())
}

/// The same error with what was meant.
pub(crate) fn advise(mut error: clap::Error, args: &[OsString]) -> clap::Error {
    let format = ContextValue::String("--format <FORMAT>".to_owned());
    if error.get(ContextKind::InvalidArg) == Some(&format) && args.iter().any(|arg| arg == "--to") {
        // It is called by the name under which it was given.
        error.insert(ContextKind::InvalidArg, ContextValue::String("--to <FORMAT>".to_owned()));
    }
    if let Some(ContextValue::String(found)) = error.get(ContextKind::InvalidArg).filter(|_| {
        // A link that nothing takes here is not shown whole.
        error.kind() == ErrorKind::UnknownArgument
    }) {
        let shown = brief(found);
        error.insert(ContextKind::InvalidArg, ContextValue::String(shown));
    }
    if let Some(advice) = of_paper(&error) {
        error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![StyledStr::from(advice)]));
    }
    let (kind, table) = match error.kind() {
        ErrorKind::InvalidSubcommand => (ContextKind::InvalidSubcommand, COMMANDS),
        ErrorKind::UnknownArgument => {
            // It would name the option that is near as if it had to be given.
            error.remove(ContextKind::Usage);
            (ContextKind::InvalidArg, OPTIONS)
        }
        _ => return error,
    };
    let Some(ContextValue::String(found)) = error.get(kind) else { return error };
    let found = found.to_lowercase();
    let command = args.get(1).map(|command| command.to_string_lossy()).unwrap_or_default();
    let of_it = OPTIONS_OF.iter().find(|(of, words, _)| *of == command && words.contains(&found.as_str()));
    let of_it = of_it.filter(|_| kind == ContextKind::InvalidArg).map(|(_, _, advice)| *advice);
    let of_all = table.iter().find(|(words, _)| words.contains(&found.as_str())).map(|(_, advice)| *advice);
    let without = Family::left_out(&found).map(|word| format!("`--without {word}` leaves them out"));
    let number =
        || found.parse::<u64>().is_ok().then(|| format!("`--count {found}` or `-n {found}` is a number of puzzles"));
    if kind == ContextKind::InvalidArg && error.get(ContextKind::SuggestedArg).is_none() {
        // Nobody who mistypes an option wants it to be read as a puzzle.
        error.remove(ContextKind::Suggested);
    }
    if !error.get(ContextKind::SuggestedArg).is_some_and(|near| is_near(&found, near)) {
        error.remove(ContextKind::SuggestedArg);
    }
    if let Some(advice) = of_it.or(of_all).map(str::to_owned).or(without).or_else(number) {
        error.remove(ContextKind::SuggestedSubcommand);
        error.remove(ContextKind::SuggestedArg);
        error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![StyledStr::from(advice)]));
    }
    error
}

/// Advice for those who ask for PDF, pictures or paper as a format: a browser prints the page.
fn of_paper(error: &clap::Error) -> Option<&'static str> {
    let of = |kind| error.get(kind).filter(|_| error.kind() == ErrorKind::InvalidValue);
    let Some(ContextValue::String(option)) = of(ContextKind::InvalidArg) else { return None };
    let Some(ContextValue::String(found)) = of(ContextKind::InvalidValue) else { return None };
    let Some(ContextValue::Strings(known)) = of(ContextKind::ValidValue) else { return None };
    let is_paper = ["pdf", "png", "jpg", "jpeg", "paper", "print"].contains(&found.to_lowercase().as_str());
    let is_format = option.starts_with("--format") || option.starts_with("--to");
    (is_paper && is_format).then_some(if known.iter().any(|it| it == "html") {
        "a browser prints the page of `--format html` as PDF, or as a picture"
    } else {
        "`qedoku solve --format html PUZZLE` writes a page, which a browser prints as PDF"
    })
}

/// True if one of two options begins with the other, or if they differ in few letters.
fn is_near(written: &str, near: &ContextValue) -> bool {
    let ContextValue::String(near) = near else { return false };
    let written = written.trim_start_matches('-');
    let near = near.trim_start_matches('-');
    near.starts_with(written) || written.starts_with(near) || distance(written, near) <= 1.max(near.len() / 4)
}
