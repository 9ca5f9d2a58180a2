//! A line on a terminal that says how far a long answer has come.
use qedoku::Progress;
use qedoku_explain::{Lang, Voice, say};
use std::cell::Cell;
use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

/// How long nothing is shown at first, and the same line stands at least.
const PATIENCE: Duration = Duration::from_millis(400);

thread_local! {
    /// When something was last shown, or when the first was told; and whether a line stands there.
    static SHOWN: Cell<Option<(Instant, bool)>> = const { Cell::new(None) };
}

/// Shows how far an answer has come, if whoever waits for it would see it and has waited for a while.
pub(crate) fn show(progress: Progress, lang: Lang) {
    let (since, stands) = SHOWN.get().unwrap_or_else(|| (Instant::now(), false));
    if since.elapsed() < PATIENCE || !io::stderr().is_terminal() {
        SHOWN.set(Some((since, stands)));
        return;
    }
    // A line that cannot be shown is missed by nobody.
    let _ = write!(io::stderr(), "\r\u{1b}[K{}", said(progress, lang));
    SHOWN.set(Some((Instant::now(), true)));
}

/// Takes the line away again.
pub(crate) fn clear() {
    if let Some((_, true)) = SHOWN.take() {
        let _ = write!(io::stderr(), "\r\u{1b}[K");
    }
}

fn said(progress: Progress, lang: Lang) -> String {
    let voice = Voice { lang, ..Voice::default() };
    match progress {
        Progress::Solving { steps } => say!(voice, en: "solving: step {steps}", zh: "正在解题：第 {steps} 步"),
        Progress::Gathering { steps, of } => {
            say!(voice, en: "looking for other ways: step {steps} of {of}", zh: "正在寻找别的推法：第 {steps} 步，共 {of} 步")
        }
        Progress::Searching { deductions } => say!(
            voice,
            en: "looking for the smallest argument: {deductions} deductions",
            zh: "正在寻找最小的论证：{deductions} 个推理"
        ),
    }
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
                let line = said(progress, lang);
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
