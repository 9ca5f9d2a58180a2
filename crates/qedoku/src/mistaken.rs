//! What is said of entries that are wrong, and of grids without a solution.
use crate::back::Back;
use crate::level::Level;
use crate::mistake::{Clash, Mistake, Mistaken, Mistakes, end};
use crate::problem::{Kind, Problem};
use crate::words::{left_for, steps};
use qedoku_core::{Candidate, Layout, Slot, Target, Trace};
use qedoku_explain::{Voice, say};

/// The numbers that English writes out.
const NUMBERS: [&str; 10] = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/// So many steps are listed in a line at most.
const FEW: usize = 8;

/// What is to be taken back before any hint: the more, the higher the level.
pub fn sentence(mistakes: &Mistakes, level: Level, voice: Voice) -> String {
    let wrong = wrong(mistakes, level, voice);
    say!(voice, en: "Before anything else: {wrong}", zh: "请先改正：{wrong}")
}

/// What is wrong, on its own.
pub(crate) fn wrong(mistakes: &Mistakes, level: Level, voice: Voice) -> String {
    if level < Level::Where {
        return nudge(mistakes, voice);
    }
    let listed = voice.and(mistakes.entries.iter().map(|it| without(it.entry, level, voice)));
    let mut parts = vec![match mistakes.kind {
        Mistake::Wrong => differing(mistakes, level, voice),
        Mistake::Impossible { is_smallest: true } => say!(
            voice,
            en: "the position has no solution. It would have one without {listed}, and not with fewer taken back.",
            zh: "此局面无解。去掉 {listed} 才有解，再少则不行。"
        ),
        Mistake::Impossible { is_smallest: false } => say!(
            voice,
            en: "the position has no solution. It would have one without {listed}; that no fewer would do is not proved.",
            zh: "此局面无解。去掉 {listed} 就有解，但未能证明不能更少。"
        ),
    }];
    if level >= Level::What {
        parts.extend(reasons(mistakes, voice));
    }
    parts.extend(mistakes.back.and_then(|back| went_back(&back, level, voice)));
    parts.join(&say!(voice, en: " ", zh: ""))
}

/// How far the entries were right.
fn went_back(back: &Back, level: Level, voice: Voice) -> Option<String> {
    let (right, of, first) = (back.right, back.of, entry(back.mistake?, level, voice));
    Some(match right {
        0 if of == 1 => {
            say!(voice, en: "It is the only entry: go back to the start.", zh: "这是唯一一次填写：请退回到开头。")
        }
        0 => {
            say!(voice, en: "It is the first of {of} entries: go back to the start.", zh: "这是 {of} 次填写中的第一次：请退回到开头。")
        }
        1 => say!(
            voice,
            en: "Of {of} entries the first can stand: go back to before {first}.",
            zh: "{of} 次填写中第一次可以保留：退回到{first}之前。"
        ),
        _ => say!(
            voice,
            en: "Of {of} entries the first {right} can stand: go back to before {first}.",
            zh: "{of} 次填写中前 {right} 次可以保留：退回到{first}之前。"
        ),
    })
}

/// In which box to look; or in which house a digit stands twice, which can be seen.
fn nudge(mistakes: &Mistakes, voice: Voice) -> String {
    let layout = Layout::classic();
    if let Some(clash) = mistakes.entries.iter().find_map(|it| it.clashes.first()) {
        let (house, count) = (voice.house(layout, clash.house), mistakes.entries.len());
        return match mistakes.kind {
            Mistake::Wrong if count > 1 => say!(
                voice,
                en: "{count} entries are wrong; {house} has a digit twice.",
                zh: "有 {count} 处错误；{house}有重复的数。"
            ),
            _ => say!(voice, en: "{house} has a digit twice.", zh: "{house}有重复的数。"),
        };
    }
    let house = mistakes.house(layout).map(|house| voice.house(layout, house)).unwrap_or_default();
    match (mistakes.kind, mistakes.entries.as_slice()) {
        (Mistake::Wrong, [one]) => match one.entry {
            Target::Place(_) => {
                say!(voice, en: "one entry in {house} is wrong.", zh: "{house}有一处填错。")
            }
            Target::Eliminate(_) => say!(
                voice,
                en: "a pencil mark that is needed is missing in {house}.",
                zh: "{house}缺少一个需要的候选数。"
            ),
        },
        (Mistake::Wrong, several) => {
            let count = several.len();
            say!(
                voice,
                en: "{count} entries are wrong, one of them in {house}.",
                zh: "有 {count} 处错误，其中一处在{house}。"
            )
        }
        (Mistake::Impossible { .. }, _) => say!(
            voice,
            en: "what was entered allows no solution; look at {house}.",
            zh: "所填的内容使盘面无解；请看{house}。"
        ),
    }
}

/// Which entries differ from the only solution. Of a mark that is missing the digit is told later: it is that of the
/// solution.
fn differing(mistakes: &Mistakes, level: Level, voice: Voice) -> String {
    let entries = || mistakes.entries.iter().map(|it| it.entry);
    let placed = |entry| if let Target::Place(it) = entry { Some(voice.candidate(it)) } else { None };
    let placed: Vec<String> = entries().filter_map(placed).collect();
    let mut parts = Vec::new();
    let (count, list) = (placed.len(), voice.and(placed));
    match count {
        0 => {}
        1 => parts.push(say!(voice, en: "{list} is wrong", zh: "{list} 有误")),
        _ => parts.push(say!(voice, en: "{list} are wrong", zh: "{list} 都有误")),
    }
    for entry in entries().filter(|entry| matches!(entry, Target::Eliminate(_))) {
        let Candidate { cell, digit } = entry.candidate();
        let cell = voice.cell(cell);
        parts.push(if level < Level::What {
            say!(voice, en: "{cell} lacks a pencil mark that it needs", zh: "{cell} 缺少一个需要的候选数")
        } else {
            say!(voice, en: "{cell} lacks the {digit} that it needs", zh: "{cell} 缺少需要的候选数 {digit}")
        });
    }
    let list = parts.join(&say!(voice, en: "; ", zh: "；"));
    say!(voice, en: "{list}.", zh: "{list}。")
}

/// What is to be taken back. Of a mark that is missing the digit is told later.
fn without(entry: Target, level: Level, voice: Voice) -> String {
    let Target::Eliminate(Candidate { cell, digit }) = entry else { return voice.conclusion(&entry.conclusion()) };
    let cell = voice.cell(cell);
    if level < Level::What {
        say!(voice, en: "a mark missing in {cell}", zh: "{cell} 缺的候选数")
    } else {
        say!(voice, en: "the {digit} missing in {cell}", zh: "{cell} 缺的 {digit}")
    }
}

/// How an entry is called where it was made, with blanks around what Chinese sets off by them.
fn entry(entry: Target, level: Level, voice: Voice) -> String {
    let Candidate { cell, digit } = entry.candidate();
    let cell = voice.cell(cell);
    match entry {
        Target::Eliminate(_) if level < Level::What => {
            say!(voice, en: "the mark rubbed out in {cell}", zh: "擦去 {cell} 的候选数")
        }
        Target::Eliminate(_) => {
            say!(voice, en: "the {digit} rubbed out in {cell}", zh: "擦去 {cell} 的候选数 {digit} ")
        }
        Target::Place(_) => {
            let placed = voice.conclusion(&entry.conclusion());
            say!(voice, en: "{placed}", zh: " {placed} ")
        }
    }
}

/// What shows that the entries are wrong, each clash once.
fn reasons(mistakes: &Mistakes, voice: Voice) -> Vec<String> {
    let mut clashes: Vec<Clash> = Vec::new();
    for clash in mistakes.entries.iter().flat_map(|entry| &entry.clashes) {
        if !clashes.contains(clash) {
            clashes.push(*clash);
        }
    }
    let mut parts: Vec<String> = clashes.iter().map(|clash| twice(*clash, voice)).collect();
    parts.extend(mistakes.entries.iter().filter(|entry| entry.clashes.is_empty()).filter_map(|it| refuted(it, voice)));
    let unseen = mistakes.entries.iter().filter(|entry| entry.clashes.is_empty() && entry.refutation.is_none()).count();
    if unseen > 0 && mistakes.kind == Mistake::Wrong {
        parts.push(if unseen == mistakes.entries.len() {
            say!(voice, en: "The only solution has it otherwise.", zh: "与唯一解不符。")
        } else {
            say!(voice, en: "The only solution has the rest otherwise.", zh: "其余的与唯一解不符。")
        });
    }
    parts
}

/// A digit stands twice.
fn twice(clash: Clash, voice: Voice) -> String {
    let layout = Layout::classic();
    let (house, digit) = (voice.house(layout, clash.house), clash.digit);
    let (count, cells) = (clash.cells.len(), voice.and(clash.cells.iter().map(|cell| voice.cell(cell))));
    let number = NUMBERS.get(count).copied().unwrap_or("many");
    let house = say!(voice, en: "{house} has {number}", zh: "{house}有 {count}");
    capital(&say!(voice, en: "{house} {digit}s: {cells}.", zh: "{house} 个 {digit}：{cells}。"))
}

/// An entry leaves something empty.
fn refuted(mistaken: &Mistaken, voice: Voice) -> Option<String> {
    let trace = mistaken.refutation.as_deref()?;
    let (left, follow) = (nothing_left(trace, voice)?, following(trace, voice));
    let entry = match mistaken.entry {
        Target::Place(candidate) => {
            let candidate = voice.candidate(candidate);
            say!(voice, en: "With {candidate}", zh: "若 {candidate}")
        }
        Target::Eliminate(candidate) => {
            let (cell, digit) = (voice.cell(candidate.cell), candidate.digit);
            say!(voice, en: "Without the {digit} in {cell}", zh: "若 {cell} 没有 {digit}")
        }
    };
    let text = say!(voice, en: "{entry}, {left}{follow}", zh: "{entry}，{follow}{left}");
    let text = with_steps(text, trace, voice);
    Some(say!(voice, en: "{text}.", zh: "{text}。"))
}

/// After how many steps that is.
fn following(trace: &Trace, voice: Voice) -> String {
    let count = steps(voice, trace.steps.len());
    match trace.steps.len() {
        0 => String::new(),
        _ => say!(voice, en: " after {count}", zh: "经 {count}后，"),
    }
}

/// A grid has no solution.
pub fn impossible(problem: &Problem, found: Option<&Trace>, level: Level, voice: Voice) -> String {
    let first = say!(voice, en: "This grid has no solution", zh: "此盘面无解");
    match found {
        _ if problem.kind == Kind::Clash && level < Level::Where => {
            say!(voice, en: "{first}: some of its digits clash.", zh: "{first}：有数字相互冲突。")
        }
        _ if problem.kind == Kind::Clash => say!(voice, en: "{first}: {problem}.", zh: "{first}：{problem}。"),
        _ if level < Level::Where => say!(voice, en: "{first}.", zh: "{first}。"),
        Some(trace) => {
            let contradiction = contradiction(trace, level, voice);
            say!(voice, en: "This grid has {contradiction}.", zh: "此盘面{contradiction}。")
        }
        None => say!(
            voice,
            en: "{first}, as a search shows; no short contradiction was found.",
            zh: "{first}（由搜索得知）；未找到简短的矛盾。"
        ),
    }
}

/// Says that there is no solution, and what shows it.
pub(crate) fn contradiction(trace: &Trace, level: Level, voice: Voice) -> String {
    let (left, follow) = (nothing_left(trace, voice).unwrap_or_default(), following(trace, voice));
    let text = say!(voice, en: "no solution: {left}{follow}", zh: "无解：{follow}{left}");
    if level == Level::Where { text } else { with_steps(text, trace, voice) }
}

/// Adds what the steps of a refutation conclude, in order, if that is a line.
fn with_steps(text: String, trace: &Trace, voice: Voice) -> String {
    let concluded = trace.steps.iter().map(|step| &step.conclusion);
    let candidates: usize = concluded.clone().map(|it| it.place.len() + it.eliminate.len()).sum();
    if !(1..=FEW).contains(&trace.steps.len()) || candidates > 2 * FEW {
        return text;
    }
    let steps: Vec<String> = concluded.map(|conclusion| voice.conclusion(conclusion)).collect();
    let listed = steps.join(&say!(voice, en: "; ", zh: "；"));
    say!(voice, en: "{text}: {listed}", zh: "{text}：{listed}")
}

/// How the steps of a refutation end.
pub fn ending(trace: &Trace, voice: Voice) -> Option<String> {
    let left = nothing_left(trace, voice)?;
    Some(say!(voice, en: "Now {left}.", zh: "至此，{left}。"))
}

/// What a refutation leaves empty.
fn nothing_left(trace: &Trace, voice: Voice) -> Option<String> {
    let slot = end(trace)?;
    let named = left_for(&trace.layout, voice, slot);
    Some(match slot {
        Slot::Cell(_) => say!(voice, en: "nothing is left for {named}", zh: "{named} 无数可填"),
        Slot::House(..) => say!(voice, en: "nothing is left for {named}", zh: "{named} 无处可填"),
    })
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
