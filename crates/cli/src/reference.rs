//! The page of all commands, `docs/commands.md`: written from the command line as it is declared.
use crate::args::{command, needs, shared_options};
use clap::builder::Str;
use clap::{Arg, Command};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The most columns of a line of prose.
const WIDTH: usize = 118;

const OPENING: &str = "\
# Commands

```sh
qedoku 6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4
qedoku why puzzle.txt r4c5
qedoku grade --format csv puzzles.txt -o grades.csv
```

A puzzle, a file or a link without a command is solved. Words of options are written in capitals or not, and lists take
commas. There is no configuration file, and none is needed. What comes out of many puzzles is in
[batches.md](batches.md), what puzzles may look like in [formats.md](formats.md). This page is written by
`cargo dev docs` from what the command itself declares; `qedoku COMMAND --help` and `qedoku man COMMAND` say the same.

";

/// The text of the page.
pub fn reference() -> String {
    let mut whole = command();
    whole.build();
    let commands: Vec<&Command> = whole.get_subcommands().filter(|it| it.get_name() != "help").collect();
    let mut text = OPENING.to_owned();
    text += "| command | what it does |\n|---|---|\n";
    for command in &commands {
        let name = command.get_name();
        let _ = writeln!(text, "| [`{name}`](#{name}) | {} |", about(command));
    }
    text += "\n## Options of several commands\n\n";
    for (id, on) in shared(&commands) {
        let Some(arg) = commands.iter().find(|it| it.get_name() == on[0]).and_then(|it| argument(it, id)) else {
            continue;
        };
        let others: Vec<&str> = commands.iter().map(|it| it.get_name()).filter(|name| !on.contains(name)).collect();
        let reach =
            if others.len() < on.len() { format!("All but {}.", listed(&others)) } else { format!("{}.", listed(&on)) };
        text += &item(arg, &reach, id != "format");
    }
    for command in &commands {
        text += &section(command);
    }
    text += "\n## Exit codes\n\n";
    let after = whole.get_after_help().map(ToString::to_string).unwrap_or_default();
    text += &fenced(after.split_once("\n\n").map_or(after.as_str(), |(codes, _)| codes), "text");
    text
}

/// The shared options with the commands that have them, in the order in which commands have them.
fn shared<'c>(commands: &[&'c Command]) -> Vec<(&'static str, Vec<&'c str>)> {
    let mut found: Vec<(&'static str, Vec<&str>)> = Vec::new();
    for command in commands {
        let name = command.get_name();
        for id in shared_options(name) {
            match found.iter_mut().find(|(known, _)| *known == id) {
                Some((_, on)) => on.push(name),
                None => found.push((id, vec![name])),
            }
        }
    }
    found
}

fn argument<'c>(command: &'c Command, id: &str) -> Option<&'c Arg> {
    command.get_arguments().find(|arg| arg.get_id() == id)
}

fn about(command: &Command) -> String {
    command.get_about().map(ToString::to_string).unwrap_or_default()
}

fn listed(names: &[&str]) -> String {
    names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}

/// A command: what it is for, its examples, and its own options.
fn section(command: &Command) -> String {
    let name = command.get_name();
    let mut text = format!("\n## {name}\n\n{}.\n\n", about(command));
    let after = command.get_after_help().map(ToString::to_string).unwrap_or_default();
    let (examples, rest) = after.split_once("\n\n").unwrap_or((&after, ""));
    let lines: Vec<&str> = examples.lines().filter(|line| line.starts_with("  ")).map(str::trim).collect();
    if !lines.is_empty() {
        text += &(fenced(&lines.join("\n"), "sh") + "\n");
    }
    let common: Vec<&str> = shared_options(name).collect();
    let own = command.get_arguments().filter(|arg| {
        let id = arg.get_id().as_str();
        !arg.is_hide_set() && !matches!(id, "help" | "version") && (id == "format" || !common.contains(&id))
    });
    let mut needed: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (_, option, of) in needs().filter(|(on, ..)| *on == name) {
        needed.entry(option).or_default().push(format!("`{of}`"));
    }
    for arg in own {
        let needs = needed.get(arg.get_id().as_str()).map(|of| format!("Needs {}.", of.join(" and ")));
        text += &item(arg, &needs.unwrap_or_default(), true);
    }
    let above: Vec<String> =
        common.iter().filter(|id| **id != "format").filter_map(|id| argument(command, id)).map(written).collect();
    if !above.is_empty() {
        let line = format!("As above: {}.", above.join(", "));
        text += &("\n".to_owned() + &wrapped(&line, "", ""));
    }
    if !rest.trim().is_empty() {
        text += &("\n".to_owned() + &prose(rest));
    }
    text
}

/// The spelling of an option: `-f`, `--format FORMAT`.
fn written(arg: &Arg) -> String {
    let values = arg.get_value_names().unwrap_or_default();
    let value = if arg.get_action().takes_values() {
        values.iter().map(Str::as_str).collect::<Vec<_>>().join(" ")
    } else {
        String::new()
    };
    let Some(long) = arg.get_long() else { return format!("`{value}`") };
    let short = arg.get_short().map(|short| format!("`-{short}`, ")).unwrap_or_default();
    format!("{short}`{}`", format!("--{long} {value}").trim())
}

/// An entry of a list: the option, what it does, its words and the usual one, and a remark.
fn item(arg: &Arg, remark: &str, with_words: bool) -> String {
    let mut line = format!("{}: {}", written(arg), arg.get_help().map(ToString::to_string).unwrap_or_default());
    if !line.ends_with('.') {
        line.push('.');
    }
    let words: Vec<String> = arg.get_possible_values().iter().map(|word| format!("`{}`", word.get_name())).collect();
    let usual: Vec<String> = arg.get_default_values().iter().map(|it| it.to_string_lossy().into_owned()).collect();
    let takes = arg.get_action().takes_values() && with_words;
    if takes && !words.is_empty() && !arg.is_hide_possible_values_set() {
        let _ = write!(line, " One of {}.", words.join(", "));
    }
    if takes && !usual.is_empty() {
        let _ = write!(line, " If not named: `{}`.", usual.join(","));
    }
    if let Some(aliases) = arg.get_all_aliases().filter(|aliases| !aliases.is_empty()) {
        let aliases: Vec<String> = aliases.iter().map(|alias| format!("`--{alias}`")).collect();
        let _ = write!(line, " Also {}.", aliases.join(", "));
    }
    if !remark.is_empty() {
        line = line + " " + remark;
    }
    wrapped(&line, "- ", "  ")
}

/// A paragraph of lines that fit, the first begun with `first` and the others set in.
fn wrapped(text: &str, first: &str, indent: &str) -> String {
    let mut out = String::new();
    let mut line = first.to_owned();
    let mut is_begun = false;
    for word in text.split_whitespace() {
        if is_begun && line.chars().count() + 1 + word.chars().count() > WIDTH {
            out += &(line.clone() + "\n");
            indent.clone_into(&mut line);
            is_begun = false;
        }
        line += if is_begun { " " } else { "" };
        line += word;
        is_begun = true;
    }
    out + &line + "\n"
}

/// The text below the examples: paragraphs are wrapped, and what is set in stands as it is.
fn prose(text: &str) -> String {
    let mut parts: Vec<String> = Vec::new();
    for paragraph in text.split("\n\n") {
        for lines in paragraph.lines().collect::<Vec<_>>().chunk_by(|a, b| a.starts_with("  ") == b.starts_with("  ")) {
            let is_set_in = lines.iter().any(|line| line.starts_with("  "));
            let lines = lines.join("\n");
            let text = lines.replace('<', "&lt;");
            parts.push(if is_set_in { fenced(&lines, "text") } else { wrapped(&text, "", "") });
        }
    }
    parts.retain(|part| !part.trim().is_empty());
    parts.join("\n")
}

fn fenced(text: &str, language: &str) -> String {
    format!("```{language}\n{text}\n```\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_has_every_command_and_option_and_fits() {
        let page = reference();
        for command in command().get_subcommands() {
            assert!(page.contains(&format!("\n## {}\n", command.get_name())), "{}", command.get_name());
            for arg in command.get_arguments().filter(|arg| !arg.is_hide_set()) {
                let long = arg.get_long().map(|long| format!("`--{long}"));
                assert!(long.is_none_or(|long| page.contains(&long)), "{} {}", command.get_name(), arg.get_id());
            }
        }
        assert!(page.lines().all(|line| line.chars().count() <= 120), "{page}");
        // An option that needs another says so.
        assert!(page.contains("and `--profile documents`"), "{page}");
    }
}
