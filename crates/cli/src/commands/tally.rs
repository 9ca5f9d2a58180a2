//! What a batch did, in a line.
use super::batch::Done;
use crate::exit::Exit;
use crate::run::Console;
use qedoku_explain::say;
use std::time::Instant;

/// Counts the records of a batch.
#[derive(Debug)]
pub(crate) struct Tally {
    since: Instant,
    pub(super) read: usize,
    solved: usize,
    bad: usize,
}

impl Default for Tally {
    fn default() -> Self {
        Self { since: Instant::now(), read: 0, solved: 0, bad: 0 }
    }
}

impl Tally {
    pub(super) fn count(&mut self, done: &Done) {
        self.read += 1;
        self.solved += usize::from(done.exit == Exit::Ok);
        self.bad += usize::from(done.is_bad);
    }

    /// Tells it beside the output, if there was more than one record.
    pub(super) fn tell(&self, console: &mut Console<'_>) {
        let Self { since, read, solved, bad } = self;
        if *read < 2 {
            return;
        }
        let since = since.elapsed();
        let seconds = since.as_secs_f64();
        let rate = *read as u128 * 1000 / since.as_millis().max(1);
        let voice = console.voice;
        let said = say!(
            voice,
            en: "read {read}, solved {solved}, bad {bad}; {seconds:.2} seconds, {rate} a second",
            zh: "读入 {read}，解出 {solved}，有误 {bad}；{seconds:.2} 秒，每秒 {rate} 条"
        );
        console.beside(&said);
    }
}
