//! What the options of a command ask of the library.
use crate::args::{Scope, Speech};
use qedoku::{Kind, Options, Problem};
use qedoku_explain::Voice;

/// The techniques asked for, and how they are told.
pub(crate) fn ways(scope: &Scope, speech: Speech) -> Options {
    Options::of(scope.profile()).told_in(speech.voice())
}

/// A problem, with the options that allow more where the techniques allowed do not get there.
pub(crate) fn more(problem: Problem, voice: Voice, options: &[&str]) -> Problem {
    if problem.kind != Kind::NotReached {
        return problem;
    }
    let said = voice.say(&WaysText::More { problem: &problem.to_string(), options: &voice.or(options) });
    Problem::new(problem.kind, said)
}

/// What the options of a command allow.
#[derive(Clone, Copy, Debug)]
pub(crate) enum WaysText<'a> {
    More { problem: &'a str, options: &'a str },
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_explain::{CellNames, Lang};

    #[test]
    fn what_allows_more_is_named_where_the_techniques_allowed_do_not_get_there() {
        let mut text = String::new();
        for lang in Lang::ALL {
            let voice = Voice::new(lang, CellNames::default());
            for kind in [Kind::NotReached, Kind::Unreadable] {
                let problem = Problem::new(kind, "r1c1=1".to_owned());
                text += &(more(problem, voice, &["--up-to", "--profile"]).message() + "\n");
            }
        }
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/_cli");
        insta::with_settings!({ snapshot_path => folder, prepend_module_to_snapshot => false, omit_expression => true }, {
            insta::assert_snapshot!("more-ways", text);
        });
    }
}
