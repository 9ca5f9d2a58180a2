//! What came of a run, and which techniques it took.
use super::paint::{Paint, pad, width};
use qedoku::words::{self, tier};
use qedoku::{Names, counts as counted};
use qedoku_core::{Outcome, Trace};
use qedoku_explain::{Marks, Voice, grid, pencil};
use std::fmt::Write as _;

/// Draws the board reached and says what came of the run.
pub(super) fn closing(trace: &Trace, voice: Voice, paint: Paint) -> String {
    let (layout, style) = (&trace.layout, paint.style());
    let board = words::reached(trace);
    let what = words::outcome(trace, voice);
    if trace.outcome.is_filled() {
        grid(&layout, &board, style) + &paint.good(&what)
    } else {
        pencil(&layout, &board, &Marks::default(), style) + &paint.bad(&voice.spaced(what))
    }
}

/// The hardest technique, and how often each was used.
pub(super) fn counts(trace: &Trace, names: &Names, paint: Paint) -> String {
    let voice = names.voice();
    let mut text = match names.hardest(trace) {
        Some(info) => {
            let (name, tier) = (names.name(&info.slug()), tier(voice, info.tier));
            let hardest = if matches!(trace.outcome, Outcome::Hypothesis(_)) {
                voice.say(&ClosingText::HardestLine { name: &name, tier: &tier })
            } else {
                voice.say(&ClosingText::Hardest { name: &name, tier: &tier })
            };
            hardest + "\n"
        }
        None => "\n".to_owned(),
    };
    text.extend(words::scaled(trace, voice).map(|scaled| scaled + "\n"));
    let counts = counted(trace);
    let widest = counts.keys().map(|slug| width(&names.name(slug))).max().unwrap_or(0);
    if !counts.is_empty() {
        text.push('\n');
    }
    for (slug, count) in counts {
        let tier = names.info(slug).map(|info| tier(voice, info.tier)).unwrap_or_default();
        let _ = writeln!(text, "{count:>5} x {}  {}", pad(&names.name(slug), widest), paint.dim(&tier));
    }
    for line in words::tried(trace, names) {
        let (count, rest) = line.split_once(' ').unwrap_or_default();
        let _ = writeln!(text, "{count:>5} {rest}");
    }
    text
}

/// What came of a run.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ClosingText<'a> {
    HardestLine { name: &'a str, tier: &'a str },
    Hardest { name: &'a str, tier: &'a str },
}
