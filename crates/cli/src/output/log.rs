//! The text log: the puzzle, each step with its reason, and what came of it.
use super::paint::{Paint, WIDTH, wrap};
use super::summary::{self, Names};
use super::told::{Told, tell};
use crate::args::Notation;
use qedoku_core::{AttemptOutcome, Board, Layout, Outcome, Puzzle, Step, Trace};
use qedoku_explain::{self as explain, Account, Marks, grid, pencil};
use qedoku_techniques::Tier;
use std::fmt::Write as _;

/// What the log shows beyond the steps.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Show {
    pub(crate) paint: Paint,
    /// The board before each step.
    pub(crate) pictures: bool,
    /// How chains are written.
    pub(crate) notation: Notation,
    /// Every hypothesis of the documents' procedure.
    pub(crate) attempts: bool,
    /// The hardest tier allowed, if not all are.
    pub(crate) cap: Option<Tier>,
}

impl Notation {
    fn of(self, account: &Account) -> Option<&str> {
        match self {
            Self::Eureka => account.eureka.as_deref(),
            Self::Hodoku => account.hodoku.as_deref(),
        }
    }
}

/// How wide the columns of the headings are: as wide as the longest entry, up to a limit.
#[derive(Clone, Copy)]
pub(crate) struct Columns {
    /// The column of the technique's name, if there is one.
    name: Option<usize>,
    place: usize,
}

impl Columns {
    pub(crate) fn of(layout: &Layout, steps: &[Step], names: &Names) -> Self {
        let name = steps.iter().map(|step| names.name(&step.technique).chars().count()).max();
        Self { name: Some(name.unwrap_or(0).min(30)), ..Self::without_names(layout, steps) }
    }

    /// For steps that stand below the name of their technique.
    pub(crate) fn without_names(layout: &Layout, steps: &[Step]) -> Self {
        let place = steps.iter().map(|step| explain::place(layout, step).chars().count()).max();
        Self { name: None, place: place.unwrap_or(0).min(24) }
    }
}

/// Writes the log of a run; `title` stands above it if there are several.
pub(crate) fn write(trace: &Trace, names: &Names, title: Option<&str>, show: Show) -> String {
    let paint = show.paint;
    let start = Board::new(trace.layout, &trace.puzzle);
    let mut text = String::new();
    if let Some(title) = title {
        let _ = writeln!(text, "{}\n", paint.bold(title));
    }
    text += &grid(trace.layout, &start, paint.style());
    let _ = writeln!(text, "{}\n", paint.dim(&opening(trace, show.cap)));
    let columns = Columns::of(trace.layout, &trace.steps, names);
    tell(trace, names, |told| text += &step(trace.layout, &told, columns, show));
    if show.attempts && !trace.attempts.is_empty() {
        text += &attempts(trace, paint);
    }
    text += &closing(trace, paint);
    text += &counts(trace, names, paint);
    text
}

fn opening(trace: &Trace, cap: Option<Tier>) -> String {
    let mut parts = facts(&trace.puzzle);
    parts.push(format!("profile {}", trace.profile));
    parts.extend(cap.map(|tier| format!("up to {tier}")));
    parts.join(", ")
}

/// What a puzzle is given as.
pub(crate) fn facts(puzzle: &Puzzle) -> Vec<String> {
    let mut parts = vec![format!("{} givens", puzzle.givens.len())];
    let placed = puzzle.placed().count();
    if placed > 0 {
        parts.push(format!("{placed} placed"));
    }
    if !puzzle.removed.is_empty() {
        parts.push(format!("{} candidates eliminated", puzzle.removed.len()));
    }
    parts
}

/// Writes a step: what follows, and why.
pub(crate) fn step(layout: &Layout, told: &Told<'_>, columns: Columns, show: Show) -> String {
    let Account { name, place, conclusion, why, nested, .. } = &told.account;
    let paint = show.paint;
    let mut text = String::new();
    if show.pictures {
        text += &pencil(layout, told.before, &Marks::of(told.step), paint.style());
    }
    let number = format!("{:>4}.", told.number);
    let name = columns.name.map(|width| format!("{name:width$}  ")).unwrap_or_default();
    let place = format!("{place:0$}", columns.place);
    let head = format!("{number} {name}{place}  ");
    let paint_conclusion = |text: &str| {
        if told.step.conclusion.place.is_empty() { paint.bad(text) } else { paint.good(text) }
    };
    // Widths are counted without color, so the words are painted where they stand.
    if head.chars().count() <= WIDTH * 2 / 3 {
        let line = wrap(&head, conclusion);
        let conclusion = paint_conclusion(line[head.len()..].trim_end());
        let _ = writeln!(text, "{number} {}{place}  {conclusion}", paint.bold(&name));
    } else {
        let _ = writeln!(text, "{}", format!("{number} {}", paint.bold(name.trim_end())).trim_end());
        text += &wrap("      ", place.trim_end());
        let _ = writeln!(text, "{}", paint_conclusion(wrap("      ", conclusion).trim_end()));
    }
    text += &wrap("      ", &format!("{why}."));
    if let Some(notation) = show.notation.of(&told.account) {
        text += &wrap("      ", notation);
    }
    for account in nested {
        inside(&mut text, account, show.notation, 8);
    }
    text.push('\n');
    text
}

/// Writes a nested step or a case with what is nested in it, each deeper one set in further.
fn inside(text: &mut String, account: &Account, notation: Notation, indent: usize) {
    let Account { number, name, conclusion, why, nested, .. } = account;
    let head = format!("{:indent$}{number}  ", "");
    let mut line = format!("{name}: {why}");
    if !why.contains(conclusion.as_str()) {
        line.extend([": ", conclusion]);
    }
    *text += &wrap(&head, &(line + "."));
    if let Some(notation) = notation.of(account) {
        *text += &wrap(&" ".repeat(head.chars().count()), notation);
    }
    for account in nested {
        inside(text, account, notation, indent + 2);
    }
}

fn attempts(trace: &Trace, paint: Paint) -> String {
    let mut text = format!("{}\n", paint.bold("Hypotheses"));
    for (attempt, number) in trace.attempts.iter().zip(1..) {
        let outcome = match attempt.outcome {
            AttemptOutcome::Contradiction => paint.bad("A  a contradiction"),
            AttemptOutcome::Undecided => "B  undecided, kept for now".to_owned(),
            AttemptOutcome::Filled => paint.good("C  the grid is full and valid"),
            AttemptOutcome::Withdrawn => paint.dim("   given up: nothing is left behind it"),
        };
        let indent = 2 * attempt.standing;
        let _ = writeln!(text, "{number:>4}. {:indent$}{}  {outcome}", "", attempt.assume);
    }
    text.push('\n');
    text
}

fn closing(trace: &Trace, paint: Paint) -> String {
    let layout = trace.layout;
    let reached = trace.reached();
    let style = paint.style();
    let steps = trace.steps.len();
    let steps = format!("{steps} {}", if steps == 1 { "step" } else { "steps" });
    match &trace.outcome {
        Outcome::Solved => format!("{}{}", grid(layout, &reached, style), paint.good(&format!("Solved in {steps}"))),
        Outcome::Stuck => {
            let left = format!(
                "Stuck after {steps}: {} cells open, {} candidates left",
                reached.open().len(),
                reached.candidates().len()
            );
            format!("{}{}", pencil(layout, &reached, &Marks::default(), style), paint.bad(&left))
        }
        Outcome::Contradiction(slot) => {
            let what = format!("Contradiction after {steps}: nothing is left for {}", slot.name(layout));
            format!("{}{}", pencil(layout, &reached, &Marks::default(), style), paint.bad(&what))
        }
        Outcome::Hypothesis(full) => {
            let mut board = reached.clone();
            let found = full.filled().filter(|candidate| reached.open().contains(candidate.cell));
            found.for_each(|candidate| board.place(layout, candidate));
            let digits = reached.open().len();
            let what =
                format!("Filled after {steps}; the last {digits} digits were found by hypothesis, not by deduction");
            format!("{}{}", grid(layout, &board, style), paint.good(&what))
        }
    }
}

/// The hardest technique, and how often each was used.
fn counts(trace: &Trace, names: &Names, paint: Paint) -> String {
    let mut text = match names.hardest(trace) {
        Some(info) => {
            let start = if matches!(trace.outcome, Outcome::Hypothesis(_)) { "\nHardest" } else { "; hardest" };
            format!("{start} technique: {} ({})\n", info.name, info.tier)
        }
        None => "\n".to_owned(),
    };
    let counts = summary::counts(trace);
    let width = counts.keys().map(|slug| names.name(slug).chars().count()).max().unwrap_or(0);
    if !counts.is_empty() {
        text.push('\n');
    }
    for (slug, count) in counts {
        let tier = names.info(slug).map_or("", |info| info.tier.word());
        let _ = writeln!(text, "{count:>5} x {:width$}  {}", names.name(slug), paint.dim(tier));
    }
    if !trace.attempts.is_empty() {
        let of = |outcome| trace.attempts.iter().filter(|attempt| attempt.outcome == outcome).count();
        let [a, b, c] = [AttemptOutcome::Contradiction, AttemptOutcome::Undecided, AttemptOutcome::Filled].map(of);
        let all = a + b + c;
        let what = if all == 1 { "hypothesis" } else { "hypotheses" };
        let _ = writeln!(text, "{all:>5} {what} tried: {a} A (contradiction), {b} B (undecided), {c} C (full grid)");
    }
    if let Some(excluded) = names.excluded(trace) {
        let what = if excluded == 1 { "candidate" } else { "candidates" };
        let _ = writeln!(text, "{excluded:>5} {what} excluded at one look");
    }
    text
}
