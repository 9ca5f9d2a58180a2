//! The options that several commands have are the same everywhere, and where they belong.
use super::command;
use super::shared::SHARED;
use clap::{Arg, Command};

/// All that a reader sees of an option, but for its values.
fn seen(arg: &Arg) -> [String; 6] {
    let text = |part: Option<String>| part.unwrap_or_default();
    let names = |names: Option<Vec<&str>>| names.unwrap_or_default().join(" ");
    [
        text(arg.get_long().map(str::to_owned)),
        text(arg.get_short().map(String::from)),
        names(arg.get_all_aliases()),
        text(arg.get_help().map(ToString::to_string)),
        arg.get_value_names().unwrap_or_default().iter().map(clap::builder::Str::as_str).collect::<Vec<_>>().join(" "),
        format!("{:?}", arg.get_action()),
    ]
}

fn values(arg: &Arg) -> Vec<String> {
    let values = arg.get_possible_values();
    let defaults = arg.get_default_values().iter().map(|value| value.to_string_lossy().into_owned());
    values.iter().map(|value| value.get_name().to_owned()).chain(defaults).collect()
}

fn option<'c>(command: &'c Command, id: &str) -> Option<&'c Arg> {
    command.get_arguments().find(|arg| arg.get_id() == id)
}

#[test]
fn the_command_line_is_sound() {
    command().debug_assert();
}

#[test]
fn shared_options_are_where_they_mean_something_and_the_same_everywhere() {
    let whole = command();
    for shared in SHARED {
        let mut first: Option<(&str, &Arg)> = None;
        for command in whole.get_subcommands() {
            let name = command.get_name();
            let found = option(command, shared.id);
            assert_eq!(found.is_some(), shared.is_had_by(name), "--{} of {name}", shared.id);
            let Some(found) = found.filter(|_| shared.is_of(name)) else { continue };
            let Some((other, known)) = first else {
                first = Some((name, found));
                continue;
            };
            assert_eq!(seen(found), seen(known), "--{} of {name} and of {other}", shared.id);
            assert!(
                shared.id == "format" || values(found) == values(known),
                "--{} of {name} and of {other}",
                shared.id
            );
        }
        assert!(first.is_some(), "{}", shared.id);
    }
}

#[test]
fn a_letter_stands_for_one_shared_option() {
    let whole = command();
    for shared in SHARED {
        let letter = whole.get_subcommands().find_map(|it| option(it, shared.id)?.get_short());
        for command in whole.get_subcommands() {
            for arg in command.get_arguments().filter(|arg| letter.is_some() && arg.get_short() == letter) {
                assert_eq!(arg.get_id(), shared.id, "{}", command.get_name());
            }
        }
    }
}

#[test]
fn what_an_option_needs_is_an_option_with_these_values() {
    let whole = command();
    for needs in super::DEPENDENCES {
        for name in needs.commands {
            let command = whole.find_subcommand(name).expect("a command");
            let on = option(command, needs.on).expect("an option");
            for id in needs.options {
                assert!(option(command, id).is_some(), "{name} has no {id}");
            }
            let known = values(on);
            assert!(needs.values.iter().all(|value| known.iter().any(|word| word == value)), "{name}: {}", needs.on);
        }
    }
}

#[test]
fn every_list_of_words_is_complete_and_reads_back() {
    for command in command().get_subcommands() {
        for arg in command.get_arguments() {
            let parser = arg.get_value_parser();
            for word in parser.possible_values().into_iter().flatten() {
                for text in [word.get_name().to_owned(), word.get_name().to_uppercase()] {
                    if arg.get_id() == "shell" {
                        continue;
                    }
                    let line = ["qedoku", command.get_name()].map(str::to_owned);
                    let option = arg.get_long().map(|long| format!("--{long}={text}"));
                    let line = line.into_iter().chain([option.unwrap_or(text)]);
                    let error = super::command().try_get_matches_from(line).err();
                    let is_bad = error.is_some_and(|error| error.kind() == clap::error::ErrorKind::InvalidValue);
                    assert!(!is_bad, "{} {} {}", command.get_name(), arg.get_id(), word.get_name());
                }
            }
        }
    }
}
