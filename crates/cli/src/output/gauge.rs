//! A line on a terminal that says how far a batch has come.
use qedoku_explain::{Voice, say};
use std::io::{self, IsTerminal, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// How long nothing is shown at first, and the same line stands at least.
const PATIENCE: Duration = Duration::from_millis(500);

/// How much of the input was read, and how much there is if that is known.
#[derive(Clone, Debug, Default)]
pub(crate) struct Amount {
    pub(crate) read: Arc<AtomicU64>,
    pub(crate) all: Option<u64>,
}

/// Shows how far a batch has come.
#[derive(Debug)]
pub(crate) struct Gauge {
    voice: Voice,
    amount: Amount,
    begun: Instant,
    shown: Option<Instant>,
    /// Whether anyone would see it, and nothing else stands there.
    is_seen: bool,
}

impl Gauge {
    pub(crate) fn new(voice: Voice, amount: Amount, is_file: bool) -> Self {
        let is_seen = io::stderr().is_terminal() && (is_file || !io::stdout().is_terminal());
        Self { voice, amount, begun: Instant::now(), shown: None, is_seen }
    }

    /// Shows that so many records are done, if it is time.
    pub(crate) fn show(&mut self, done: usize) {
        if !self.is_seen || self.shown.unwrap_or(self.begun).elapsed() < PATIENCE {
            return;
        }
        let part = self.amount.all.map(|all| (self.amount.read.load(Ordering::Relaxed), all));
        let line = said(self.voice, done, self.begun.elapsed(), part);
        // A line that cannot be shown is missed by nobody.
        let _ = write!(io::stderr(), "\r\u{1b}[K{line}");
        self.shown = Some(Instant::now());
    }

    /// Takes the line away again.
    pub(crate) fn clear(&mut self) {
        if self.shown.is_some() && self.is_seen {
            let _ = write!(io::stderr(), "\r\u{1b}[K");
        }
    }
}

/// How many are done, how fast, and how long it takes yet if it is known which part of the input was read.
pub(crate) fn said(voice: Voice, done: usize, since: Duration, part: Option<(u64, u64)>) -> String {
    let milliseconds = since.as_millis();
    let rate = done as u128 * 1000 / milliseconds.max(1);
    let text = say!(voice, en: "{done} done, {rate} a second", zh: "已完成 {done}，每秒 {rate} 条");
    let Some((read, all)) = part.filter(|(read, _)| *read > 0) else { return text };
    let left = milliseconds * u128::from(all.saturating_sub(read)) / u128::from(read) / 1000;
    let (hours, minutes, left) = (left / 3600, left / 60 % 60, left % 60);
    text + &say!(voice, en: ", {hours}:{minutes:02}:{left:02} left", zh: "，还需 {hours}:{minutes:02}:{left:02}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_explain::Lang;

    #[test]
    fn what_is_left_is_told_where_it_is_known() {
        let voice = Voice { lang: Lang::En, ..Voice::default() };
        let at = |part| said(voice, 500, Duration::from_secs(10), part);
        assert_eq!(at(None), "500 done, 50 a second");
        assert_eq!(at(Some((1, 1000))), "500 done, 50 a second, 2:46:30 left");
        assert_eq!(at(Some((3, 2))), "500 done, 50 a second, 0:00:00 left");
        let zh = said(Voice { lang: Lang::Zh, ..voice }, 1, Duration::from_secs(1), Some((1, 2)));
        assert_eq!(zh, "已完成 1，每秒 1 条，还需 0:00:01");
    }
}
