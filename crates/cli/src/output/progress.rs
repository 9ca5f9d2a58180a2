//! The progress of a long answer.
use qedoku::why::Progress;
use qedoku_explain::{Lang, Style};
use std::sync::{Mutex, PoisonError};

/// The progress of the answer that is worked on, if it tells.
static DOING: Mutex<Option<Progress>> = Mutex::new(None);

/// Notes how far an answer has come.
pub(crate) fn note(progress: Progress) {
    *DOING.lock().unwrap_or_else(PoisonError::into_inner) = Some(progress);
}

/// The progress that was noted last, in words.
pub(crate) fn doing(style: Style) -> Option<String> {
    let doing = *DOING.lock().unwrap_or_else(PoisonError::into_inner);
    doing.map(|progress| progress_text(progress, style.language))
}

fn progress_text(progress: Progress, lang: Lang) -> String {
    let style = Style { language: lang, ..Style::default() };
    match progress {
        Progress::Solving { steps } => style.say(&ProgressText::Solving { steps }),
        Progress::Gathering { steps, of } => style.say(&ProgressText::Others { steps, of }),
        Progress::Searching { deductions } => style.say(&ProgressText::Smallest { deductions }),
    }
}

/// The messages on the progress of a long answer.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ProgressText {
    Solving { steps: usize },
    Others { steps: usize, of: usize },
    Smallest { deductions: usize },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shown_stays_on_one_line() {
        let most = usize::MAX;
        let mut text = String::new();
        for progress in [
            Progress::Solving { steps: most },
            Progress::Gathering { steps: 999, of: 999 },
            Progress::Searching { deductions: most },
        ] {
            for lang in Lang::ALL {
                let line = progress_text(progress, lang);
                // A Chinese character is two columns wide.
                let columns: usize = line.chars().map(|c| if c.is_ascii() { 1 } else { 2 }).sum();
                assert!(columns < 80 && !line.contains('\n'), "{line}");
                text += &(line + "\n");
            }
        }
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/_cli");
        insta::with_settings!({ snapshot_path => folder, prepend_module_to_snapshot => false, omit_expression => true }, {
            insta::assert_snapshot!("progress", text);
        });
    }
}
