//! The closing lines of a run: its outcome, and the techniques it took.
use super::sides::numbered;
use super::terminal_style::{TerminalStyle, pad, width};
use qedoku::log::{Names, counts as counted};
use qedoku::words::{self, tier};
use qedoku_core::{Outcome, Trace};
use qedoku_explain::Style;
use qedoku_render::{Marks, grid, pencil};
use std::fmt::Write as _;

/// Draws the board reached and says what came of the run.
pub(super) fn closing(trace: &Trace, style: Style, paint: TerminalStyle) -> String {
    let drawing = paint.style();
    let board = words::reached(trace);
    let what = words::outcome(trace, style);
    if trace.outcome.is_filled() {
        numbered(grid(&board, drawing), &trace.layout, style) + &paint.good(&what)
    } else {
        numbered(pencil(&board, &Marks::default(), drawing), &trace.layout, style) + &paint.bad(&style.spaced(what))
    }
}

/// The hardest technique, and how often each was used.
pub(super) fn counts(trace: &Trace, names: &Names, paint: TerminalStyle) -> String {
    let style = names.get_style();
    let mut text = match names.hardest(trace) {
        Some(info) => {
            let name = names.name(&info.slug());
            let tier = tier(style, info.tier);
            let hardest = if matches!(trace.outcome, Outcome::Hypothesis(_)) {
                style.say(&ClosingText::HardestLine { name: &name, tier: &tier })
            } else {
                style.say(&ClosingText::Hardest { name: &name, tier: &tier })
            };
            hardest + "\n"
        }
        None => "\n".to_owned(),
    };
    text.extend(words::scaled(trace, style).map(|scaled| scaled + "\n"));
    let counts = counted(trace);
    let widest = counts.keys().map(|slug| width(&names.name(slug))).max().unwrap_or(0);
    if !counts.is_empty() {
        text.push('\n');
    }
    for (slug, count) in counts {
        let tier = names.info(slug).map(|info| tier(style, info.tier)).unwrap_or_default();
        let _ = writeln!(text, "{count:>5} x {}  {}", pad(&names.name(slug), widest), paint.dim(&tier));
    }
    for line in words::tried(trace, names) {
        let (count, rest) = line.split_once(' ').unwrap_or_default();
        let _ = writeln!(text, "{count:>5} {rest}");
    }
    text
}

/// The messages of a run's closing lines.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ClosingText<'a> {
    HardestLine { name: &'a str, tier: &'a str },
    Hardest { name: &'a str, tier: &'a str },
}
