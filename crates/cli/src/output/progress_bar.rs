//! A line on a terminal that says how far a run has come.
use super::progress;
use crate::signals;
use qedoku_explain::Style;
use std::env;
use std::io::{self, IsTerminal, Write};
use std::ops::Range;
use std::time::{Duration, Instant};

/// The time for which nothing is shown at first, and the least for which the same line stands.
const PATIENCE: Duration = Duration::from_millis(500);

/// The place where the line would be seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum GaugePlace {
    Nowhere,
    /// On a terminal where no output comes.
    Alone,
    /// On the terminal where the output comes.
    AmongOutput,
}

/// Shows how far a run has come.
#[derive(Debug)]
pub(crate) struct ProgressBar {
    style: Style,
    begun: Instant,
    last_drawn: Option<Instant>,
    /// True if the line stands there.
    stands: bool,
    seen: GaugePlace,
    /// True if output was written that is not to be seen yet.
    is_pending: bool,
    /// True if the output ends within a line.
    is_amid: bool,
    /// The size of the input in bytes, if that is known.
    all: Option<u64>,
    /// The most records there are.
    most: Option<usize>,
    /// The byte at which the first record begins, and the one at which the last one done ends.
    span: Option<Range<u64>>,
}

impl ProgressBar {
    /// A progress bar of a run that writes into a file, or to the standard output.
    pub(crate) fn new(style: Style, is_file: bool) -> Self {
        let is_dumb = env::var_os("TERM").is_some_and(|term| term == "dumb");
        let seen = match io::stderr().is_terminal() && !is_dumb {
            false => GaugePlace::Nowhere,
            true if !is_file && io::stdout().is_terminal() => GaugePlace::AmongOutput,
            true => GaugePlace::Alone,
        };
        let begun = Instant::now();
        let last_drawn = None;
        let all = None;
        let most = None;
        let span = None;
        Self { style, begun, last_drawn, stands: false, seen, is_pending: false, is_amid: false, all, most, span }
    }

    /// The same for an input of `all` bytes, of which `most` records are wanted at most.
    pub(crate) fn of(mut self, all: Option<u64>, most: Option<usize>) -> Self {
        self.all = all;
        self.most = most;
        self
    }

    /// A record is done that stands there in the input.
    pub(crate) fn reach(&mut self, span: Range<u64>) {
        self.span = Some(self.span.as_ref().map_or(span.start, |all| all.start)..span.end);
    }

    /// Output comes, or something is told beside it.
    pub(crate) fn makes_way(&mut self, out: &str, has_messages: bool) {
        if has_messages || self.seen == GaugePlace::AmongOutput && !out.is_empty() {
            self.clear();
        }
        self.is_pending |= !out.is_empty();
        self.is_amid = !out.ends_with('\n') && (self.is_amid || !out.is_empty());
    }

    /// Makes room for output that is shown now.
    pub(crate) fn flushes(&mut self) {
        if self.seen == GaugePlace::AmongOutput && self.is_pending {
            self.clear();
        }
        self.is_pending = false;
    }

    /// Shows that so many records are done, if it is time and the output stands elsewhere.
    pub(crate) fn update(&mut self, done: usize) {
        if self.seen == GaugePlace::Alone {
            self.draw(done);
        }
    }

    /// Shows that so many records are done, if it is time, while no output comes.
    pub(crate) fn update_idle(&mut self, done: usize) {
        if self.seen == GaugePlace::Alone || !self.is_amid {
            self.draw(done);
        }
    }

    /// Shows what is worked on, if it is time; the output ends with whole lines.
    pub(crate) fn show(&mut self, doing: &ProgressBarText<'_>) {
        if self.is_time() {
            let line = self.style.say(doing);
            self.stand(&line);
        }
    }

    fn draw(&mut self, done: usize) {
        if !self.is_time() {
            return;
        }
        let line = progress_line(self.style, done, self.begun.elapsed(), self.left(done));
        let line = progress::doing(self.style).filter(|_| done == 0).unwrap_or(line);
        self.stand(&line);
    }

    /// True if the line that stands there has stood for long enough.
    fn is_time(&self) -> bool {
        self.seen != GaugePlace::Nowhere && self.last_drawn.unwrap_or(self.begun).elapsed() >= PATIENCE
    }

    /// Writes the line over the one that stands there.
    fn stand(&mut self, line: &str) {
        let line = if signals::caught() { &ending(self.style) } else { line };
        // A line that is too long for the terminal is cut and not wrapped. It is written at once, so that it does not
        // flicker; one that cannot be shown is missed by nobody.
        let _ = io::stderr().write_all(format!("\r\u{1b}[K\u{1b}[?7l{line}\u{1b}[?7h").as_bytes());
        (self.last_drawn, self.stands) = (Some(Instant::now()), true);
    }

    /// The time it takes yet, if the amount of work is known.
    fn left(&self, done: usize) -> Option<Duration> {
        let since = self.begun.elapsed().as_millis();
        let estimate = |done: u64, all: u64| {
            let left = since * u128::from(all.saturating_sub(done)) / u128::from(done.max(1));
            (done > 0).then(|| Duration::from_millis(u64::try_from(left).unwrap_or(u64::MAX)))
        };
        let bytes = self
            .all
            .zip(self.span.as_ref())
            .and_then(|(all, span)| estimate(span.end - span.start, all.saturating_sub(span.start)));
        let records = self.most.and_then(|most| estimate(done as u64, most as u64));
        bytes.into_iter().chain(records).min()
    }

    /// Takes the line away again.
    pub(crate) fn clear(&mut self) {
        if self.stands {
            let _ = io::stderr().write_all(b"\r\x1b[K");
            self.stands = false;
        }
    }
}

impl Drop for ProgressBar {
    fn drop(&mut self) {
        self.clear();
    }
}

/// The line with the number done, the rate, and the time left if known; before the first, with the time gone by.
pub(crate) fn progress_line(style: Style, done: usize, since: Duration, left: Option<Duration>) -> String {
    let rate = done as u128 * 1000 / since.as_millis().max(1);
    if done == 0 {
        let since = clock(since);
        return style.say(&ProgressBarText::AtWork { since: &since });
    }
    let text = style.say(&ProgressBarText::Done { done, rate });
    let Some(left) = left.map(clock) else { return text };
    text + &style.say(&ProgressBarText::Left { left: &left })
}

/// The line that is shown when a signal was caught.
fn ending(style: Style) -> String {
    style.say(&ProgressBarText::Ending)
}

/// Hours, minutes and seconds.
fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

/// The messages of the progress bar.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ProgressBarText<'a> {
    AtWork { since: &'a str },
    Done { done: usize, rate: u128 },
    Left { left: &'a str },
    Ending,
    Making { slug: &'a str, at: usize, of: usize, tries: u64, most: u64, made: usize },
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_explain::Lang;

    #[test]
    fn what_is_left_is_told_where_it_is_known() {
        let style = Style { language: Lang::En, ..Style::default() };
        let at = |left| progress_line(style, 500, Duration::from_secs(10), left);
        assert_eq!(at(None), "500 done, 50 a second");
        assert_eq!(at(Some(Duration::from_secs(9990))), "500 done, 50 a second, 2:46:30 left");
        assert_eq!(progress_line(style, 0, Duration::from_secs(75), None), "at work for 0:01:15");
        let zh = progress_line(
            Style { language: Lang::Zh, ..style },
            1,
            Duration::from_secs(1),
            Some(Duration::from_secs(1)),
        );
        assert_eq!(zh, "已完成 1，每秒 1 条，还需 0:00:01");
    }

    #[test]
    fn how_far_it_is_is_told_in_each_language() {
        let seconds = Duration::from_secs;
        let text = |lang| {
            let style = Style { language: lang, ..Style::default() };
            let lines = [
                progress_line(style, 0, seconds(75), None),
                progress_line(style, 500, seconds(10), None),
                progress_line(style, 500, seconds(10), Some(seconds(9990))),
                style.say(&ProgressBarText::Making {
                    slug: "x-wing",
                    at: 3,
                    of: 40,
                    tries: 1200,
                    most: 20_000,
                    made: 1,
                }),
                ending(style),
            ];
            lines.join("\n") + "\n"
        };
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/_cli");
        insta::with_settings!({ snapshot_path => folder, prepend_module_to_snapshot => false, omit_expression => true }, {
            insta::assert_snapshot!("gauge", Lang::ALL.map(text).concat());
        });
    }

    #[test]
    fn what_is_left_follows_what_is_done_and_not_what_was_read() {
        let mut progress = ProgressBar::new(Style::default(), true).of(Some(1000), Some(40));
        progress.begun = Instant::now().checked_sub(Duration::from_secs(10)).unwrap();
        assert_eq!(progress.left(0), None);
        // Of a run that goes on, what was done before counts for nothing.
        progress.reach(500..550);
        progress.reach(550..600);
        assert_eq!(progress.left(2).map(|left| left.as_secs()), Some(40));
        assert_eq!(progress.left(20).map(|left| left.as_secs()), Some(10));
    }
}
