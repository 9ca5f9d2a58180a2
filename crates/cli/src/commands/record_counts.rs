//! Counts the records of a batch and sums them up in a line.
use super::blank_letters::BlankLetters;
use super::item_result::ItemResult;
use crate::console::Console;
use crate::exit::Exit;
use qedoku_explain::Style;
use std::time::{Duration, Instant};

/// Counts the records of a batch.
#[derive(Debug)]
pub(crate) struct RecordCounts {
    since: Instant,
    pub(super) read: usize,
    solved: usize,
    bad: usize,
    letters: BlankLetters,
}

impl Default for RecordCounts {
    fn default() -> Self {
        Self { since: Instant::now(), read: 0, solved: 0, bad: 0, letters: BlankLetters::default() }
    }
}

impl RecordCounts {
    pub(super) fn count(&mut self, done: &ItemResult) {
        self.read += 1;
        self.solved += usize::from(done.exit == Exit::Ok);
        self.bad += usize::from(done.is_bad);
        self.letters.add(&done.letters);
    }

    /// Writes the line beside the output, if there was more than one record; where remarks are left out, if one was bad.
    pub(super) fn write(&self, console: &mut Console<'_>) {
        let Self { since, read, solved, bad, letters } = self;
        letters.write(console);
        if *read < 2 || console.quiet && *bad == 0 {
            return;
        }
        let line = counts_line(console.style, [*read, *solved, *bad], since.elapsed());
        console.beside(&line);
    }
}

/// The line on the records read, solved and bad, on the time it took, and on the rate.
fn counts_line(style: Style, [read, solved, bad]: [usize; 3], since: Duration) -> String {
    let seconds = since.as_secs_f64();
    let rate = read as u128 * 1000 / since.as_millis().max(1);
    style.say(&RecordCountsText::Read { read, solved, bad, seconds: &format!("{seconds:.2}"), rate })
}

/// The messages on the counts of a batch.
#[derive(Clone, Copy, Debug)]
pub(crate) enum RecordCountsText<'a> {
    Read { read: usize, solved: usize, bad: usize, seconds: &'a str, rate: u128 },
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::output::progress_bar;
    use qedoku_explain::Lang;

    #[test]
    fn a_batch_is_told_while_it_runs_and_when_it_is_done() {
        let lines = Lang::ALL.map(|lang| {
            let style = Style { language: lang, ..Style::default() };
            let running =
                progress_bar::progress_line(style, 500, Duration::from_secs(10), Some(Duration::from_secs(9990)));
            let few = counts_line(style, [3, 3, 0], Duration::from_millis(1200));
            format!("{running}\n{}\n{few}\n", counts_line(style, [1000, 990, 7], Duration::from_millis(2500)))
        });
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/_cli");
        insta::with_settings!({ snapshot_path => folder, prepend_module_to_snapshot => false, omit_expression => true }, {
            insta::assert_snapshot!("batch-told", lines.concat());
        });
    }
}
