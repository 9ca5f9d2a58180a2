//! What is said of runs beside their steps.
//!
//! ```
//! use qedoku::{Lang, Session, Tier, Voice, generate, words};
//! use qedoku_core::Board;
//! use qedoku_explain::Scene;
//!
//! let made = generate(7, 1).next().expect("a puzzle");
//! let (solved, voice) = (Session::new(made.puzzle).solve()?, Voice::default());
//! let steps = words::steps(voice, solved.trace.steps.len());
//! assert_eq!(words::outcome(&solved.trace, voice), format!("Solved in {steps}"));
//! assert_eq!(*words::reached(&solved.trace).values(), made.solution);
//! let facts = words::facts(voice, &made.puzzle);
//! assert_eq!(words::listed(voice, &facts), format!("{} givens", made.puzzle.givens.len()));
//! assert_eq!(words::tier(Voice { lang: Lang::Zh, ..voice }, Tier::Advanced), "高级");
//! let truth = &solved.trace.steps[0].truths[0];
//! let start = Board::new(solved.trace.layout, &solved.trace.puzzle);
//! let scene = Scene::new(solved.trace.layout, &start).told_in(voice);
//! println!("{}\n  - {}", words::rests_on(voice), words::truth(&scene, truth));
//! # Ok::<(), qedoku::Problem>(())
//! ```
pub use crate::advice::{nothing, rests_on, truth};
use crate::grading::of_trace;
pub use crate::mistaken::{ending, impossible, sentence as mistakes};
use crate::names::Names;
pub use crate::reported::{claim, log, report};
use crate::told::Told;
use qedoku_core::{AttemptOutcome, Board, Layout, Outcome, Pattern, Puzzle, Slot, Trace};
use qedoku_explain::{Account, Lang, Voice, say};
use qedoku_techniques::{Info, Tier};
use std::fmt::Write as _;

/// What the scale of a run says of it, if it is the whole run of a scale: `HoDoKu: Medium, score 802, hardest step Hidden Pair`.
pub fn scaled(trace: &Trace, voice: Voice) -> Option<String> {
    of_trace(trace, voice)
}

/// The board a run ends with, with what a hypothesis filled.
pub fn reached(trace: &Trace) -> Board {
    let mut board = trace.reached();
    if let Outcome::Hypothesis(full) = &trace.outcome {
        let open = board.open();
        let found = full.filled().filter(|candidate| open.contains(candidate.cell));
        found.for_each(|candidate| board.place(candidate));
    }
    board
}

/// Says what came of the run.
pub fn outcome(trace: &Trace, voice: Voice) -> String {
    let reached = trace.reached();
    let (open, left) = (reached.open().len(), reached.candidates().len());
    let steps = steps(voice, trace.steps.len());
    match &trace.outcome {
        Outcome::Solved => say!(voice, en: "Solved in {steps}", zh: "已解出，共 {steps}"),
        Outcome::Stuck => {
            let [cells, candidates] = [(open, "cell"), (left, "candidate")].map(|(count, word)| counted(count, word));
            say!(
                voice,
                en: "Stuck after {steps}: {cells} open, {candidates} left",
                zh: "{steps}之后无法继续：还有 {open} 个空格、{left} 个候选数"
            )
        }
        Outcome::Contradiction(slot) => {
            let slot = left_for(&trace.layout, voice, *slot);
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
        Outcome::Guessed => {
            let digits = match trace.steps.iter().filter(|step| step.pattern == Pattern::Guess).count() {
                1 => say!(voice, en: "1 digit was", zh: "1 个数"),
                count => say!(voice, en: "{count} digits were", zh: "{count} 个数"),
            };
            say!(
                voice,
                en: "Filled in {steps}; {digits} guessed, that is, taken from the solution without a proof",
                zh: "共 {steps}填满；其中 {digits}是猜测，直接取自答案，没有证明"
            )
        }
        Outcome::Hypothesis(_) => {
            let last = if open == 1 { "digit was".to_owned() } else { format!("{open} digits were") };
            say!(
                voice,
                en: "Filled after {steps}; the last {last} found by hypothesis, not by deduction",
                zh: "{steps}之后填满；最后 {open} 个数由假设得出，并非推理"
            )
        }
    }
}

/// So many steps.
pub fn steps(voice: Voice, count: usize) -> String {
    match count {
        1 => say!(voice, en: "1 step", zh: "1 步"),
        _ => say!(voice, en: "{count} steps", zh: "{count} 步"),
    }
}

/// So many truths.
pub(crate) fn statements(voice: Voice, count: u32) -> String {
    match count {
        1 => say!(voice, en: "1 statement", zh: "1 条事实"),
        _ => say!(voice, en: "{count} statements", zh: "{count} 条事实"),
    }
}

/// So many things, in English.
fn counted(count: usize, word: &str) -> String {
    let ending = if count == 1 { "" } else { "s" };
    format!("{count} {word}{ending}")
}

/// What nothing is left for.
pub(crate) fn left_for(layout: &Layout, voice: Voice, slot: Slot) -> String {
    match slot {
        Slot::Cell(cell) => voice.cell(cell),
        Slot::House(house, digit) => {
            let house = voice.house(layout, house);
            say!(voice, en: "{digit} in {house}", zh: "{house}的 {digit}")
        }
    }
}

/// What a tier is called.
pub fn tier(voice: Voice, tier: Tier) -> String {
    match tier {
        Tier::Simple => say!(voice, en: "simple", zh: "简单"),
        Tier::Intermediate => say!(voice, en: "intermediate", zh: "中级"),
        Tier::Advanced => say!(voice, en: "advanced", zh: "高级"),
        Tier::Ultimate => say!(voice, en: "ultimate", zh: "终极"),
    }
}

/// The tier of a technique, and what the scales say of it.
pub fn ratings(voice: Voice, info: &Info) -> Vec<String> {
    let mut parts = vec![tier(voice, info.tier)];
    parts.extend(info.se.map(|tenths| format!("SE {}.{}", tenths / 10, tenths % 10)));
    parts.extend(info.hodoku.map(|hodoku| format!("HoDoKu {}", hodoku.score)));
    if info.assumes_unique {
        parts.push(say!(voice, en: "assumes one solution", zh: "假定只有一个解"));
    }
    parts
}

/// What came of a hypothesis of the documents' procedure, and the letter that the documents have for it.
pub fn attempt(voice: Voice, outcome: AttemptOutcome) -> (Option<char>, String) {
    match outcome {
        AttemptOutcome::Contradiction => (Some('A'), say!(voice, en: "a contradiction", zh: "矛盾")),
        AttemptOutcome::Undecided => (Some('B'), say!(voice, en: "undecided, kept for now", zh: "未定，暂时保留")),
        AttemptOutcome::Filled => (Some('C'), say!(voice, en: "the grid is full and valid", zh: "盘面填满且有效")),
        AttemptOutcome::Withdrawn => {
            (None, say!(voice, en: "given up: nothing is left behind it", zh: "放弃：其后已无路可走"))
        }
    }
}

/// How many hypotheses were tried and what came of them, and how many candidates went at one look: a line each, which
/// begins with the number.
pub fn tried(trace: &Trace, names: &Names) -> Vec<String> {
    let (mut lines, voice) = (Vec::new(), names.voice());
    if !trace.attempts.is_empty() {
        let of = |outcome| trace.attempts.iter().filter(|attempt| attempt.outcome == outcome).count();
        let [a, b, c] = [AttemptOutcome::Contradiction, AttemptOutcome::Undecided, AttemptOutcome::Filled].map(of);
        let all = a + b + c;
        let what = if all == 1 { "hypothesis" } else { "hypotheses" };
        lines.push(say!(
            voice,
            en: "{all} {what} tried: {a} A (contradiction), {b} B (undecided), {c} C (full grid)",
            zh: "{all} 次假设：{a} 次 A（矛盾），{b} 次 B（未定），{c} 次 C（填满）"
        ));
    }
    if let Some(excluded) = names.excluded(trace) {
        let what = if excluded == 1 { "candidate" } else { "candidates" };
        lines.push(say!(voice, en: "{excluded} {what} excluded at one look", zh: "{excluded} 个候选数一眼排除"));
    }
    lines
}

/// The language of a locale such as `zh_CN.UTF-8`, or of the tag that a browser gives. Chinese is that of the mainland and
/// Singapore; elsewhere the terms differ.
///
/// ```
/// use qedoku::{Lang, words};
/// assert_eq!(["zh-Hans-CN", "zh_TW.UTF-8", "C"].map(words::lang_of), [Lang::Zh, Lang::En, Lang::En]);
/// ```
pub fn lang_of(locale: &str) -> Lang {
    let name = locale.split(['.', '@']).next().unwrap_or_default().replace('-', "_").to_lowercase();
    let simplified = ["zh_cn", "zh_sg", "zh_hans"].iter().any(|start| name.starts_with(start));
    if name == "zh" || simplified { Lang::Zh } else { Lang::En }
}

/// Facts one after the other.
pub fn listed(voice: Voice, facts: &[String]) -> String {
    facts.join(&say!(voice, en: ", ", zh: "，"))
}

/// What a puzzle is given as.
pub fn facts(voice: Voice, puzzle: &Puzzle) -> Vec<String> {
    let (givens, placed, removed) = (puzzle.givens.len(), puzzle.placed().count(), puzzle.removed.len());
    let (given, gone) = (counted(givens, "given"), counted(removed, "candidate"));
    let mut parts = vec![say!(voice, en: "{given}", zh: "{givens} 个提示数")];
    if placed > 0 {
        parts.push(say!(voice, en: "{placed} placed", zh: "已填 {placed} 个"));
    }
    if removed > 0 {
        parts.push(say!(voice, en: "{gone} eliminated", zh: "已删 {removed} 个候选数"));
    }
    parts
}

/// Says where the solution comes from.
pub fn found(voice: Voice) -> String {
    say!(voice, en: "Found by search, without reasons", zh: "由搜索得出，没有理由")
}

/// A step on a line of its own, and what is nested in it below.
pub(crate) fn step(told: &Told<'_>) -> String {
    let Account { voice, number, name, place, conclusion, .. } = &told.account;
    let reason = told.account.reason();
    let mut text = say!(
        voice,
        en: "{number}. {name}, {place}: {conclusion}. {reason}\n",
        zh: "{number}. {name}，{place}：{conclusion}。{reason}\n"
    );
    inside(&mut text, &told.account, 2);
    text
}

/// What is nested in a step, each deeper step set in further.
fn inside(text: &mut String, account: &Account, indent: usize) {
    for nested in &account.nested {
        let _ = writeln!(text, "{:indent$}{}  {}", "", nested.number, nested.sentence());
        inside(text, nested, indent + 2);
    }
    if let Some(end) = &account.end {
        let _ = writeln!(text, "{:indent$}{end}", "");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_core::{Candidate, Cell, Digit, Grid};

    #[test]
    fn one_thing_is_not_several() {
        let mut puzzle = Puzzle::from_givens(Grid::EMPTY);
        let told = |puzzle: &Puzzle| facts(Voice::default(), puzzle).join(", ");
        puzzle.removed.insert(Candidate { cell: Cell::at(1, 1), digit: Digit::D1 });
        assert_eq!(told(&puzzle), "0 givens, 1 candidate eliminated");
        puzzle.removed.insert(Candidate { cell: Cell::at(1, 1), digit: Digit::D2 });
        puzzle.givens.insert(Cell::at(2, 2));
        assert_eq!(told(&puzzle), "1 given, 2 candidates eliminated");
    }

    #[test]
    fn the_locale_tells_the_language() {
        for chinese in ["zh", "zh_CN", "zh_CN.UTF-8", "zh_SG.utf8", "zh_Hans", "zh-Hans-CN", "zh_CN@pinyin"] {
            assert_eq!(lang_of(chinese), Lang::Zh, "{chinese}");
        }
        for other in ["", "C", "POSIX", "en_US.UTF-8", "zh_TW.UTF-8", "zh_HK", "zh_Hant", "de"] {
            assert_eq!(lang_of(other), Lang::En, "{other}");
        }
    }
}
