//! What came of a run, and which techniques it took.
use super::paint::{Paint, pad, width};
use qedoku::words::{self, tier};
use qedoku::{Names, counts as counted};
use qedoku_core::{AttemptOutcome, Outcome, Trace};
use qedoku_explain::{Marks, Voice, grid, pencil, say};
use std::fmt::Write as _;

/// Draws the board reached and says what came of the run.
pub(super) fn closing(trace: &Trace, voice: Voice, paint: Paint) -> String {
    let (layout, style) = (trace.layout, paint.style());
    let board = words::reached(trace);
    let what = words::outcome(trace, voice);
    if matches!(trace.outcome, Outcome::Solved | Outcome::Hypothesis(_)) {
        grid(layout, &board, style) + &paint.good(&what)
    } else {
        pencil(layout, &board, &Marks::default(), style) + &paint.bad(&voice.spaced(what))
    }
}

/// The hardest technique, and how often each was used.
pub(super) fn counts(trace: &Trace, names: &Names, paint: Paint) -> String {
    let voice = names.voice();
    let mut text = match names.hardest(trace) {
        Some(info) => {
            let (name, tier) = (names.name(&info.slug()), tier(voice, info.tier));
            let hardest = if matches!(trace.outcome, Outcome::Hypothesis(_)) {
                say!(voice, en: "\nHardest technique: {name} ({tier})", zh: "\n最难技巧：{name}（{tier}）")
            } else {
                say!(voice, en: "; hardest technique: {name} ({tier})", zh: "；最难技巧：{name}（{tier}）")
            };
            hardest + "\n"
        }
        None => "\n".to_owned(),
    };
    let counts = counted(trace);
    let widest = counts.keys().map(|slug| width(&names.name(slug))).max().unwrap_or(0);
    if !counts.is_empty() {
        text.push('\n');
    }
    for (slug, count) in counts {
        let tier = names.info(slug).map(|info| tier(voice, info.tier)).unwrap_or_default();
        let _ = writeln!(text, "{count:>5} x {}  {}", pad(&names.name(slug), widest), paint.dim(&tier));
    }
    text + &tried(trace, names)
}

/// How many hypotheses were tried, and what came of them.
fn tried(trace: &Trace, names: &Names) -> String {
    let (mut text, voice) = (String::new(), names.voice());
    if !trace.attempts.is_empty() {
        let of = |outcome| trace.attempts.iter().filter(|attempt| attempt.outcome == outcome).count();
        let [a, b, c] = [AttemptOutcome::Contradiction, AttemptOutcome::Undecided, AttemptOutcome::Filled].map(of);
        let all = a + b + c;
        let what = if all == 1 { "hypothesis" } else { "hypotheses" };
        text += &say!(
            voice,
            en: "{all:>5} {what} tried: {a} A (contradiction), {b} B (undecided), {c} C (full grid)",
            zh: "{all:>5} 次假设：{a} 次 A（矛盾），{b} 次 B（未定），{c} 次 C（填满）"
        );
        text.push('\n');
    }
    if let Some(excluded) = names.excluded(trace) {
        let what = if excluded == 1 { "candidate" } else { "candidates" };
        text += &say!(voice, en: "{excluded:>5} {what} excluded at one look", zh: "{excluded:>5} 个候选数一眼排除");
        text.push('\n');
    }
    text
}
