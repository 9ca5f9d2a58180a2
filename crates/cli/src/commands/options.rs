//! Turns the arguments of a command into options of the library.
use crate::args::{ScopeArgs, StyleArgs};
use qedoku::{Error, ErrorKind, Options};
use qedoku_explain::Style;

/// The techniques asked for, and how they are told.
pub(crate) fn allowed(scope: &ScopeArgs, speech: StyleArgs) -> Options {
    Options::new(scope.profile()).style(speech.style())
}

/// A problem, with the options that allow more where the techniques allowed do not get there.
pub(crate) fn more(problem: Error, style: Style, options: &[&str]) -> Error {
    if problem.kind != ErrorKind::NotReached {
        return problem;
    }
    let said = style.say(&AllowedText::More { problem: &problem.to_string(), options: &style.or(options) });
    Error::new(problem.kind, said)
}

/// The messages on the techniques that the options of a command allow.
#[derive(Clone, Copy, Debug)]
pub(crate) enum AllowedText<'a> {
    More { problem: &'a str, options: &'a str },
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_explain::{Lang, Notation};

    #[test]
    fn what_allows_more_is_named_where_the_techniques_allowed_do_not_get_there() {
        let mut text = String::new();
        for lang in Lang::ALL {
            let style = Style::new(lang, Notation::default());
            for kind in [ErrorKind::NotReached, ErrorKind::Unreadable] {
                let problem = Error::new(kind, "r1c1=1".to_owned());
                text += &(more(problem, style, &["--up-to", "--profile"]).message() + "\n");
            }
        }
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/_cli");
        insta::with_settings!({ snapshot_path => folder, prepend_module_to_snapshot => false, omit_expression => true }, {
            insta::assert_snapshot!("more-ways", text);
        });
    }
}
