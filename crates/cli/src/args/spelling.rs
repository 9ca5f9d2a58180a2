//! Other spellings of commands, options and values, which are understood as if ours stood there.
use super::command;
use super::ending::format_of;
use super::grade::scales_without_values;
use super::other_words::{COMMANDS, ENDS, MOVED, OPTIONS, SOLUTIONS, VALUED, VALUES};
use super::word::Word;
use clap::{Arg, ArgAction, Command};
use qedoku::Question;
use qedoku::generate::VariantRule;
use qedoku::techniques::techniques_named;
use qedoku_core::HodokuLevel;
use qedoku_techniques::Tier;
use std::borrow::Cow;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

/// The arguments with options that stand before the command moved behind it.
pub(crate) fn command_first(mut args: Vec<OsString>) -> Vec<OsString> {
    let is_option = args.get(1).is_some_and(|first| first.to_string_lossy().starts_with('-'));
    let known = command();
    let is_command = |pair: &[OsString]| {
        let word = pair[1].to_string_lossy().to_lowercase();
        let ours = COMMANDS.iter().find(|(other, _)| *other == word).map_or(&*word, |(_, words)| words[0]);
        let known = known.find_subcommand(ours);
        known.is_some_and(|known| !takes_value(known, &pair[0])) && !Path::new(&pair[1]).is_file()
    };
    let count = args.iter().position(|arg| arg == "--").unwrap_or(args.len());
    if let Some(at) = args[..count].windows(2).position(is_command).filter(|_| is_option) {
        args[1..=at + 1].rotate_right(1);
    }
    args
}

/// The arguments in our own spelling. What stands behind `--` is left as it is.
pub(crate) fn ours(args: Vec<OsString>) -> Vec<OsString> {
    let Some(words) = meant_by(&args) else { return args };
    let known = command();
    let Some(known) = known.find_subcommand(&words[0]) else { return args };
    let mut own = vec![args[0].clone()];
    own.extend(words.iter().map(OsString::from));
    let args = if words[0] == "grade" { scales_without_values(&args) } else { args };
    let mut rest = args.into_iter().skip(2);
    let mut last = OsString::new();
    for arg in rest.by_ref() {
        let asked = std::mem::replace(&mut last, arg.clone());
        let before = own.last().cloned().unwrap_or_default();
        // `generate 5 easy`, `techniques simple`
        let bare = Some(arg.to_string_lossy()).filter(|word| !word.starts_with('-') && !takes_value(known, &before));
        if let Some((option, value)) = bare.as_deref().and_then(|word| ordered(&words[0], word)) {
            // `--entries r1c1=4 r1c2=6` goes on.
            let goes_on = option == "--for" && own.iter().rev().nth(1).is_some_and(|before| before == "--entries");
            own.extend([if goes_on { "--entries" } else { option }.into(), value.into()]);
            continue;
        }
        if arg == "--" || is_program(known, &before, &arg) {
            own.push("--".into());
            own.extend(Some(arg).filter(|arg| arg != "--"));
            break;
        }
        let moved = MOVED.iter().find(|(option, value, _)| before == *option && arg == *value);
        if let Some((_, _, meant)) = moved {
            own.pop();
            own.extend(meant.map(OsString::from));
        } else if let Some(range) = end(known, &asked.to_string_lossy(), &arg.to_string_lossy()) {
            own.push(range.into());
        } else {
            own.extend(one(known, &before, &arg));
        }
        join_ends(&mut own);
    }
    if let Some(format) = format_of_output(known, &own) {
        own.splice(2..2, ["--format".into(), format.into()]);
    }
    if words[0] == "generate" && shows_solutions(&own) {
        own.retain(|arg| !asks_for_solutions(&arg.to_string_lossy()));
    }
    own.extend(rest);
    own
}

/// True for an option of `generate` that asks for the solutions.
fn asks_for_solutions(option: &str) -> bool {
    SOLUTIONS.0.contains(&option)
}

/// True if these arguments name a format that shows the solutions.
fn shows_solutions(args: &[OsString]) -> bool {
    let words: Vec<_> = args.iter().map(|arg| arg.to_string_lossy().to_lowercase()).collect();
    let named = words.windows(2).filter(|pair| ["-f", "--format", "--to"].contains(&&*pair[0])).map(|pair| &*pair[1]);
    let joined = words.iter().filter_map(|word| word.strip_prefix("--format=").or(word.strip_prefix("--to=")));
    named.chain(joined).any(|format| SOLUTIONS.1.contains(&format))
}

/// The command that is named, and what belongs to it where another word stands for it.
fn meant_by(args: &[OsString]) -> Option<Vec<String>> {
    let word = args.get(1)?.to_string_lossy().to_lowercase();
    if word == "explain" {
        // A digit of the puzzle, the page of a technique, or every step.
        let any = |is_it: &dyn Fn(&str) -> bool| args[2..].iter().any(|arg| is_it(&arg.to_string_lossy()));
        let is_technique = |word: &str| techniques_named(word).is_ok() && !Path::new(word).exists();
        let asked = if any(&|word| word.parse::<Question>().is_ok()) {
            "why"
        } else if any(&is_technique) {
            "techniques"
        } else {
            "solve"
        };
        return Some(vec![asked.to_owned()]);
    }
    let other = COMMANDS.iter().find(|(other, _)| *other == word);
    Some(other.map_or_else(|| vec![word], |(_, words)| words.iter().map(ToString::to_string).collect()))
}

/// True if an argument of `conform` is the name of the program to run: the first that is no option and no value of one.
fn is_program(known: &Command, before: &OsStr, arg: &OsStr) -> bool {
    known.get_name() == "conform" && !takes_value(known, before) && !arg.to_string_lossy().starts_with('-')
}

/// True if an argument is an option of a command that takes the next argument as its value.
fn takes_value(known: &Command, option: &OsStr) -> bool {
    let takes = |arg: &Arg| matches!(arg.get_action(), ArgAction::Set | ArgAction::Append);
    own(known, &option.to_string_lossy()).is_some_and(takes)
}

/// The format that the ending of the output names, where the command has it and no format is named.
fn format_of_output(known: &Command, args: &[OsString]) -> Option<&'static str> {
    let words: Vec<_> = args.iter().map(|arg| arg.to_string_lossy()).collect();
    let name = |word: &str| word.split_once('=').map_or(word, |(name, _)| name).to_owned();
    // A log keeps its form, and so does a line of one's own.
    let own_form = ["--trace", "--format-string"];
    if words.iter().any(|word| ["-f", "--format", "--to"].contains(&&*name(word)) || own_form.contains(&&*name(word))) {
        return None;
    }
    let behind = |(at, word): (usize, &Cow<'_, str>)| match &**word {
        "-o" | "--output" | "--resume" => args.get(at + 1).map(PathBuf::from),
        word => word.strip_prefix("--output=").or(word.strip_prefix("--resume=")).map(PathBuf::from),
    };
    let output = words.iter().enumerate().find_map(behind)?;
    let values = own(known, "--format")?.get_possible_values();
    format_of(&output, |format| values.iter().any(|value| value.matches(format, true)))
}

/// The option and the value that a bare word stands for: of `steps` a technique; of `hint` a cell or a candidate; of `techniques` a tier; of `generate` a
/// number, a size such as `6x6`, a level or what people call one, a tier, a rule or a technique.
fn ordered<'w>(command: &str, word: &'w str) -> Option<(&'static str, &'w str)> {
    match command {
        "steps" => (techniques_named(word).is_ok() && !Path::new(word).exists()).then_some(("--technique", word)),
        "techniques" => Tier::read(word).map(|_| ("--tier", word)),
        "hint" => (word.parse::<Question>().is_ok() && !Path::new(word).exists()).then_some(("--for", word)),
        "generate" => match word.split_once('x') {
            Some((rows, columns)) if rows == columns && rows.parse::<u8>().is_ok() => Some(("--size", rows)),
            _ => property(word).map(|option| (option, word)).or_else(|| {
                let rule = VALUES.iter().find(|(options, other, _)| options.contains(&"--rules") && *other == word);
                rule.map(|(_, _, ours)| ("--rules", *ours))
            }),
        },
        _ => None,
    }
}

/// The option of `generate` that has this value.
fn property(word: &str) -> Option<&'static str> {
    if word.parse::<u64>().is_ok() {
        return Some("--count");
    }
    if HodokuLevel::read(word).is_some() {
        return Some("--difficulty");
    }
    if Tier::read(word).is_some() {
        return Some("--tier");
    }
    if VariantRule::read(word).is_some() {
        return Some("--rules");
    }
    if techniques_named(word).is_ok() {
        return Some("--technique");
    }
    HodokuLevel::advice(word).map(|_| "--difficulty")
}

/// The option of a command, by any of its names.
fn own<'c>(known: &'c Command, option: &str) -> Option<&'c Arg> {
    let is_it = |arg: &&Arg| match option.strip_prefix("--") {
        Some(long) => {
            arg.get_long() == Some(long) || arg.get_all_aliases().is_some_and(|aliases| aliases.contains(&long))
        }
        None => arg.get_short().is_some_and(|short| option == format!("-{short}")),
    };
    known.get_arguments().find(is_it)
}

/// True if this option of a command names one end of ratings.
fn is_end(known: &Command, command: &str, others: &[&str], option: &str) -> bool {
    command == known.get_name() && others.contains(&option) && own(known, option).is_none()
}

/// Makes one range of the last one and of one before it that names the other end: `--se 4.. --se ..5` is `--se 4..5`.
fn join_ends(args: &mut Vec<OsString>) {
    let Some([option, range]) = args.last_chunk::<2>().cloned() else { return };
    let range = range.to_string_lossy().into_owned();
    let first = args.windows(2).position(|pair| pair[0] == option).filter(|at| at + 2 < args.len());
    let Some(at) = first else { return };
    let other = args[at + 1].to_string_lossy().into_owned();
    let mut either = [(&other, &range), (&range, &other)].into_iter();
    let joined = |(from, to): (&String, &String)| {
        Some(format!("{}{to}", from.strip_suffix("..").filter(|_| to.starts_with(".."))?))
    };
    if let Some(joined) = either.find_map(joined) {
        args[at + 1] = joined.into();
        args.truncate(args.len() - 2);
    }
}

/// The range that a value behind an option for one end of ratings means.
fn end(known: &Command, option: &str, value: &str) -> Option<String> {
    let found = ENDS.iter().find(|(command, others, ..)| is_end(known, command, others, option));
    found.map(|(.., [before, behind])| format!("{before}{value}{behind}"))
}

/// One argument in our spelling; `before` is the one in front of it.
fn one(known: &Command, before: &OsStr, arg: &OsStr) -> Vec<OsString> {
    let text = arg.to_string_lossy();
    let (option, value) = text.split_once('=').map_or((&*text, None), |(option, value)| (option, Some(value)));
    if option.starts_with('-') && own(known, option).is_none() {
        let valued = VALUED.iter().find(|(command, other, _)| *command == known.get_name() && *other == option);
        if let Some((_, _, ours)) = valued {
            return std::iter::once((*ours).into()).chain(value.map(OsString::from)).collect();
        }
        if let Some((.., ours, _)) = ENDS.iter().find(|(command, others, ..)| is_end(known, command, others, option)) {
            let range = value.and_then(|value| end(known, option, value));
            return std::iter::once((*ours).into()).chain(range.map(OsString::from)).collect();
        }
        // Who asks for solutions is not given puzzles alone.
        let found = OPTIONS.iter().find(|(other, ours)| *other == option && own(known, ours[0]).is_some());
        let found = found.filter(|_| known.get_name() != "generate" || !asks_for_solutions(option));
        if let Some((_, ours)) = found.filter(|(_, ours)| value.is_none() || ours.len() == 1) {
            return ours.iter().map(OsString::from).chain(value.map(OsString::from)).collect();
        }
    }
    let word = |option: &str, text: &str| {
        let words: Vec<_> = own(known, option)?.get_possible_values();
        let is_own = |word: &str| words.iter().any(|own| own.matches(word, true));
        let of_it =
            VALUES.iter().find(|(options, other, _)| options.contains(&option) && other.eq_ignore_ascii_case(text));
        of_it.filter(|(_, other, ours)| !is_own(other) && is_own(ours)).map(|(_, _, ours)| *ours)
    };
    match value {
        Some(value) => {
            word(option, value).map_or_else(|| vec![arg.to_owned()], |ours| vec![format!("{option}={ours}").into()])
        }
        None => vec![word(&before.to_string_lossy(), &text).map_or_else(|| arg.to_owned(), OsString::from)],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spelled(line: &str) -> String {
        let args = line.split(' ').map(OsString::from).collect();
        let words: Vec<String> = ours(args).iter().map(|word| word.to_string_lossy().into_owned()).collect();
        words.join(" ")
    }

    #[test]
    fn other_spellings_are_ours() {
        for (line, own) in [
            ("qedoku solve P --plain", "qedoku solve P --wording plain"),
            ("qedoku Technique skyscraper", "qedoku techniques skyscraper"),
            ("qedoku grade --se P", "qedoku grade --scale se P"),
            ("qedoku generate --se 3..4", "qedoku generate --se 3..4"),
            ("qedoku generate --rating=3..4 --hard", "qedoku generate --se 3..4 --difficulty hard"),
            ("qedoku convert a.txt -t csv", "qedoku convert a.txt --to csv"),
            ("qedoku compare old.txt new.txt", "qedoku coverage --against old.txt new.txt"),
            ("qedoku steps --tier simple P", "qedoku steps --up-to simple P"),
            ("qedoku generate 4 -f sheet --solutions", "qedoku generate --count 4 -f sheet"),
            ("qedoku generate --answers -o s.html", "qedoku generate --format html -o s.html"),
            ("qedoku generate --solutions -f line", "qedoku generate --solutions -f line"),
            ("qedoku generate --solution", "qedoku generate --solution"),
            ("qedoku solve -f JSONL P", "qedoku solve -f ndjson P"),
            ("qedoku convert --to=jsonl P", "qedoku convert --to=jsonl P"),
            ("qedoku solve --lang=CN P", "qedoku solve --lang=zh P"),
            ("qedoku generate --symmetry rotational", "qedoku generate --symmetry 180"),
            ("qedoku generate 5 easy --count 3", "qedoku generate --count 5 --difficulty easy --count 3"),
            ("qedoku generate 2 --size 6 easy", "qedoku generate --count 2 --size 6 --difficulty easy"),
            ("qedoku techniques simple", "qedoku techniques --tier simple"),
            ("qedoku techniques --tier simple", "qedoku techniques --tier simple"),
            ("qedoku generate diagonal --size 6x6", "qedoku generate --rules x --size 6"),
            ("qedoku steps P x-wing", "qedoku steps P --technique x-wing"),
            ("qedoku generate 6x6", "qedoku generate --size 6"),
            ("qedoku generate --variant diagonals", "qedoku generate --rules x"),
            ("qedoku grade --scale er P", "qedoku grade --scale se P"),
            ("qedoku generate x-wing", "qedoku generate --technique x-wing"),
            ("qedoku generate evil killer", "qedoku generate --difficulty evil --rules killer"),
            ("qedoku generate --symmetric 2", "qedoku generate --symmetry 180 --count 2"),
            ("qedoku solve P --remove r1c1<>2", "qedoku solve P --after r1c1<>2"),
            ("qedoku conform -- solver --plain", "qedoku conform -- solver --plain"),
            ("qedoku explain P", "qedoku solve P"),
            ("qedoku explain skyscraper", "qedoku techniques skyscraper"),
            ("qedoku hint P r4c5", "qedoku hint P --for r4c5"),
            ("qedoku hint P --cell r4c5", "qedoku hint P --for r4c5"),
            ("qedoku hint P --entries r1c1=4 r1c2=6", "qedoku hint P --entries r1c1=4 --entries r1c2=6"),
            ("qedoku solve P -f svg --at-step 5", "qedoku solve P -f svg --step 5"),
            ("qedoku explain P r4c5", "qedoku why P r4c5"),
            ("qedoku solve P --wording brief -q", "qedoku solve P --detail brief -q"),
            ("qedoku solve P --wording expert", "qedoku solve P --detail brief"),
            ("qedoku solve --max-tier=simple P", "qedoku solve --up-to simple P"),
            ("qedoku solve P -f solution", "qedoku solve P -f line"),
            ("qedoku moves P", "qedoku steps P"),
            ("qedoku convert --unique P", "qedoku convert --dedupe canonical P"),
            ("qedoku why P --threads 2", "qedoku why P --jobs 2"),
            ("qedoku nonsense --plain", "qedoku nonsense --plain"),
            ("qedoku name P r4c5=7 --step 12", "qedoku name P r4c5=7 --at-step 12"),
            ("qedoku why P --step 12", "qedoku why P --step 12"),
            ("qedoku count P", "qedoku unique P"),
            ("qedoku dedupe F", "qedoku convert --dedupe canonical F"),
            ("qedoku conform --timeout 2 ./solver --hint", "qedoku conform --timeout 2 -- ./solver --hint"),
            ("qedoku solve P -o out.html", "qedoku solve --format html P -o out.html"),
            ("qedoku solve P --output=Out.JSONL", "qedoku solve --format ndjson P --output=Out.JSONL"),
            ("qedoku solve P -f grid -o out.html", "qedoku solve P -f grid -o out.html"),
            ("qedoku solve P -o out.txt", "qedoku solve P -o out.txt"),
            ("qedoku prove P -o out.html", "qedoku prove P -o out.html"),
        ] {
            assert_eq!(spelled(line), own);
        }
    }

    #[test]
    fn endings_limits_and_families_are_understood() {
        for (line, own) in [
            ("qedoku generate 6 fish", "qedoku generate --count 6 --technique fish"),
            ("qedoku convert P -o out.sdk", "qedoku convert --format sdk P -o out.sdk"),
            ("qedoku convert P -o out.json", "qedoku convert --format jsonl P -o out.json"),
            ("qedoku convert P --canonical --trace -o o.jsonl", "qedoku convert P --canonical --trace -o o.jsonl"),
            ("qedoku grade --se 7.0..7.5 P", "qedoku grade --se 7.0..7.5 P"),
            ("qedoku grade --se 8.. P --hodoku", "qedoku grade --se 8.. P --scale hodoku"),
            ("qedoku grade P --hodoku extreme", "qedoku grade P --hodoku extreme"),
            ("qedoku grade P --hodoku expert", "qedoku grade P --hodoku expert"),
            ("qedoku grade --hodoku P", "qedoku grade --scale hodoku P"),
        ] {
            assert_eq!(spelled(line), own);
        }
    }

    #[test]
    fn one_end_of_ratings_is_a_range() {
        assert_eq!(spelled("qedoku grade a.txt --min-er 4.5"), "qedoku grade a.txt --er 4.5..");
        assert_eq!(spelled("qedoku grade --max-er=4.5 a.txt"), "qedoku grade --er ..4.5 a.txt");
        assert_eq!(spelled("qedoku generate --min-se 4 --max-se=5"), "qedoku generate --se 4..5");
    }

    #[test]
    fn options_may_stand_before_the_command() {
        for (line, own) in [
            ("qedoku --lang zh hint P", "qedoku hint --lang zh P"),
            ("qedoku -q solve -f line P", "qedoku solve -q -f line P"),
            ("qedoku hint --lang zh P", "qedoku hint --lang zh P"),
            ("qedoku --lang zh P", "qedoku --lang zh P"),
            ("qedoku -o solve P", "qedoku -o solve P"),
            ("qedoku -o out unique P", "qedoku unique -o out P"),
            ("qedoku -f line -- hint", "qedoku -f line -- hint"),
            ("qedoku", "qedoku"),
        ] {
            let args = line.split(' ').map(OsString::from).collect();
            assert_eq!(command_first(args).join(OsStr::new(" ")), own);
        }
    }

    #[test]
    fn what_stands_for_another_word_is_none_of_ours() {
        let known = command();
        for (other, own) in COMMANDS {
            assert!(known.find_subcommand(other).is_none() && known.find_subcommand(own[0]).is_some(), "{other}");
        }
        for (other, own) in OPTIONS {
            assert!(known.get_subcommands().any(|known| super::own(known, own[0]).is_some()), "{other}");
        }
    }
}
