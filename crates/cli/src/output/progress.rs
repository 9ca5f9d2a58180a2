//! A line on a terminal that says how far a long answer has come.
use qedoku::Progress;
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
pub(crate) fn show(progress: Progress) {
    let (since, stands) = SHOWN.get().unwrap_or_else(|| (Instant::now(), false));
    if since.elapsed() < PATIENCE || !io::stderr().is_terminal() {
        SHOWN.set(Some((since, stands)));
        return;
    }
    // A line that cannot be shown is missed by nobody.
    let _ = write!(io::stderr(), "\r\u{1b}[K{}", said(progress));
    SHOWN.set(Some((Instant::now(), true)));
}

/// Takes the line away again.
pub(crate) fn clear() {
    if let Some((_, true)) = SHOWN.take() {
        let _ = write!(io::stderr(), "\r\u{1b}[K");
    }
}

fn said(progress: Progress) -> String {
    match progress {
        Progress::Solving { steps } => format!("solving: step {steps}"),
        Progress::Gathering { steps, of } => format!("looking for other ways: step {steps} of {of}"),
        Progress::Searching { deductions } => format!("looking for the smallest argument: {deductions} deductions"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shown_stays_on_one_line() {
        let most = usize::MAX;
        for progress in [
            Progress::Solving { steps: most },
            Progress::Gathering { steps: 999, of: 999 },
            Progress::Searching { deductions: most },
        ] {
            let line = said(progress);
            assert!(line.len() < 80 && !line.contains('\n'), "{line}");
        }
    }
}
