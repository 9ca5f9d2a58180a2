//! What came of a run, and which techniques it took.
use super::paint::{Paint, pad, width};
use qedoku::{Names, counts as counted};
use qedoku_core::{AttemptOutcome, Board, Layout, Outcome, Slot, Trace};
use qedoku_explain::{Marks, Voice, grid, pencil, say};
use qedoku_techniques::Tier;
use std::fmt::Write as _;

/// Draws the board reached and says what came of the run.
pub(super) fn closing(trace: &Trace, voice: Voice, paint: Paint) -> String {
    let (layout, style) = (trace.layout, paint.style());
    let board = reached(trace);
    let what = outcome(trace, voice);
    if matches!(trace.outcome, Outcome::Solved | Outcome::Hypothesis(_)) {
        grid(layout, &board, style) + &paint.good(&what)
    } else {
        pencil(layout, &board, &Marks::default(), style) + &paint.bad(&voice.spaced(what))
    }
}

/// The board a run ends with, with what a hypothesis filled.
pub(super) fn reached(trace: &Trace) -> Board {
    let mut board = trace.reached();
    if let Outcome::Hypothesis(full) = &trace.outcome {
        let open = board.open();
        let found = full.filled().filter(|candidate| open.contains(candidate.cell));
        found.for_each(|candidate| board.place(trace.layout, candidate));
    }
    board
}

/// Says what came of the run.
pub(super) fn outcome(trace: &Trace, voice: Voice) -> String {
    let reached = trace.reached();
    let (open, left) = (reached.open().len(), reached.candidates().len());
    let steps = steps(voice, trace.steps.len());
    match &trace.outcome {
        Outcome::Solved => say!(voice, en: "Solved in {steps}", zh: "已解出，共 {steps}"),
        Outcome::Stuck => say!(
            voice,
            en: "Stuck after {steps}: {open} cells open, {left} candidates left",
            zh: "{steps}之后无法继续：还有 {open} 个空格、{left} 个候选数"
        ),
        Outcome::Contradiction(slot) => {
            let slot = left_for(trace.layout, voice, *slot);
            say!(
                voice,
                en: "Contradiction after {steps}: nothing is left for {slot}",
                zh: "{steps}之后出现矛盾：{slot} 已无处可填"
            )
        }
        Outcome::Reached(target) => {
            let target = voice.conclusion(&target.conclusion());
            say!(voice, en: "{target} is reached in {steps}", zh: "共 {steps}得出 {target}")
        }
        Outcome::Hypothesis(_) => say!(
            voice,
            en: "Filled after {steps}; the last {open} digits were found by hypothesis, not by deduction",
            zh: "{steps}之后填满；最后 {open} 个数由假设得出，并非推理"
        ),
    }
}

/// So many steps.
pub(super) fn steps(voice: Voice, count: usize) -> String {
    match count {
        1 => say!(voice, en: "1 step", zh: "1 步"),
        _ => say!(voice, en: "{count} steps", zh: "{count} 步"),
    }
}

/// What nothing is left for.
fn left_for(layout: &Layout, voice: Voice, slot: Slot) -> String {
    match slot {
        Slot::Cell(cell) => voice.cell(cell),
        Slot::House(house, digit) => {
            let house = voice.house(layout, house);
            say!(voice, en: "{digit} in {house}", zh: "{house}的 {digit}")
        }
    }
}

/// What a tier is called.
pub(crate) fn tier(voice: Voice, tier: Tier) -> String {
    match tier {
        Tier::Simple => say!(voice, en: "simple", zh: "简单"),
        Tier::Intermediate => say!(voice, en: "intermediate", zh: "中级"),
        Tier::Advanced => say!(voice, en: "advanced", zh: "高级"),
        Tier::Ultimate => say!(voice, en: "ultimate", zh: "终极"),
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
