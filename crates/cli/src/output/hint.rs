//! A hint: as much of the next step as is asked for, or what is to be taken back before.
use super::log::{self, Columns, Show};
use super::paint::wrap;
use super::truths;
use crate::args::Level;
use qedoku::{Id, Names, Problem, messages, tell};
use qedoku_core::wire::Message;
use qedoku_core::{House, HouseKind, Layout, Slot, Step, Target, Trace, printable_json};
use qedoku_explain::{self as explain, Scene, say};
use serde::Serialize;
use serde_json::Value;

/// A hint in words and as an object.
#[derive(Debug)]
pub(crate) struct Told {
    pub(crate) words: String,
    pub(crate) json: String,
}

/// A hint as it is logged: what its level does not tell is left out.
#[derive(Default, Serialize)]
struct Logged<'a> {
    line: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<&'static str>,
    /// The house to look at.
    #[serde(skip_serializing_if = "Option::is_none")]
    look: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    technique: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    conclusion: Option<String>,
    /// The whole step, as logs have it.
    #[serde(skip_serializing_if = "Option::is_none")]
    step: Option<Value>,
    /// The entries to take back.
    #[serde(skip_serializing_if = "Option::is_none")]
    wrong: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<Problem>,
}

impl Logged<'_> {
    fn told(self, words: String) -> Told {
        let json = printable_json(serde_json::to_string(&self).expect("every key is a string"));
        Told { words, json }
    }
}

/// A hint at the only step of a trace.
pub(crate) fn of_step(trace: &Trace, names: &Names, (level, show): (Level, Show), id: Id<'_>) -> Told {
    let (layout, voice) = (trace.layout, names.voice());
    let mut told = Told { words: String::new(), json: String::new() };
    tell(trace, names, |it| {
        let step = it.step;
        let scene = Scene::new(layout, it.before).told_in(voice);
        let (look, place) = (house(layout, step), explain::place(&scene, step));
        let (name, conclusion) = (names.name(&step.technique), voice.conclusion(&step.conclusion));
        let title = voice.house(layout, look);
        let text = match level {
            Level::Nudge => say!(voice, en: "Look at {title}.", zh: "请看{title}。"),
            Level::Where => say!(voice, en: "{name}: {place}.", zh: "{name}：{place}。"),
            Level::What => say!(voice, en: "{name}, {place}: {conclusion}.", zh: "{name}，{place}：{conclusion}。"),
            Level::Full | Level::Proof => it.account.sentence(),
        };
        let mut words = wrap("", &text);
        if level >= Level::Full {
            let columns = Columns::of(&scene, &trace.steps, names);
            words = log::step(layout, &it, columns, show);
        }
        if level == Level::Proof {
            words += &truths::write(layout, voice, step);
        }
        let shown = |from: Level, what: String| (level >= from).then_some(what);
        let logged = Logged {
            line: id.number,
            id: id.name,
            level: Some(level.word()),
            look: Some(layout.house_name(look).to_owned()),
            technique: shown(Level::Where, step.technique.to_string()),
            at: shown(Level::Where, explain::place(&Scene::new(layout, it.before), step)),
            conclusion: shown(Level::What, explain::conclusion(&step.conclusion)),
            text: Some(text),
            ..Logged::default()
        };
        let step = (level >= Level::Full).then(|| value(&messages::step(layout, it, names)));
        told = Logged { step, ..logged }.told(words);
    });
    told
}

/// What is wrong with the entries of a position.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Mistake {
    /// The givens have one solution, and it has something else.
    Wrong,
    /// No solution has all the entries; with these taken back one would be left. Whether fewer would not do.
    Impossible(bool),
}

/// The entries that are wrong, or to blame.
pub(crate) fn of_mistakes(wrong: &[Target], names: &Names, mistake: Mistake, id: Id<'_>) -> Told {
    let voice = names.voice();
    let list: Vec<String> = wrong.iter().map(|entry| voice.conclusion(&entry.conclusion())).collect();
    let listed = voice.and(list);
    let text = match (mistake, wrong.len()) {
        (Mistake::Wrong, 1) => say!(
            voice,
            en: "Before any hint: {listed} is wrong, the only solution has it otherwise.",
            zh: "先改正再提示：{listed} 有误，与唯一解不符。"
        ),
        (Mistake::Wrong, _) => say!(
            voice,
            en: "Before any hint: {listed} are wrong, the only solution has them otherwise.",
            zh: "先改正再提示：{listed} 都有误，与唯一解不符。"
        ),
        (Mistake::Impossible(true), _) => say!(
            voice,
            en: "Before any hint: the position has no solution. It would have one without {listed}, and not with fewer \
                 taken back.",
            zh: "先改正再提示：此局面无解。去掉 {listed} 才有解，再少则不行。"
        ),
        (Mistake::Impossible(false), _) => say!(
            voice,
            en: "Before any hint: the position has no solution. It would have one without {listed}; that no fewer would do is not \
                 proved.",
            zh: "先改正再提示：此局面无解。去掉 {listed} 就有解，但未能证明不能更少。"
        ),
    };
    let wrong = Some(wrong.iter().map(Target::to_string).collect());
    let words = wrap("", &text);
    Logged { line: id.number, id: id.name, wrong, text: Some(text), ..Logged::default() }.told(words)
}

/// Nothing is left to do.
pub(crate) fn nothing(names: &Names, is_full: bool, id: Id<'_>) -> Told {
    let voice = names.voice();
    let text = if is_full {
        say!(voice, en: "Every cell is filled, and rightly so.", zh: "所有格都已填好，而且全部正确。")
    } else {
        say!(voice, en: "What is asked for is there already.", zh: "所问的已经成立。")
    };
    let words = wrap("", &text);
    Logged { line: id.number, id: id.name, text: Some(text), ..Logged::default() }.told(words)
}

/// There is no hint.
pub(crate) fn failure(failure: &Problem, at: &str, id: Id<'_>) -> Told {
    Logged { line: id.number, id: id.name, error: Some(failure.at(at)), ..Logged::default() }.told(String::new())
}

fn value(message: &Message) -> Value {
    serde_json::to_value(message).expect("every key is a string")
}

/// The house to look at: that of the first truth, or the box of its cell.
fn house(layout: &Layout, step: &Step) -> House {
    let boxes = layout.houses_of_kind(HouseKind::Box);
    let concluded = step.conclusion.place | step.conclusion.eliminate;
    let cells = step.truths.first().map(|truth| match truth.slot() {
        Some(Slot::House(house, _)) => Err(house),
        _ => Ok(truth.members().cells()),
    });
    let cells = match cells {
        Some(Err(house)) => return house,
        Some(Ok(cells)) if !cells.is_empty() => cells,
        _ => concluded.cells(),
    };
    let of = cells.first().and_then(|cell| (layout.houses_of(cell) & boxes).first());
    of.or_else(|| layout.houses().first()).expect("a layout has houses")
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_core::{
        BoardMap, Candidate, CandidateSet, Cell, Conclusion, Digit, DigitSet, Guard, Pattern, Slug, Symmetric, Truth,
    };
    use qedoku_explain::{Lang, Voice};

    #[test]
    fn what_is_rare_has_its_words() {
        let layout = Layout::classic();
        let cell = Cell::at(1, 2);
        let set = |text: &str| text.split(' ').map(|it| Candidate::parse(it).expect("a candidate").0).collect();
        let (deadly, guards): (CandidateSet, CandidateSet) = (set("r1c1=1 r1c2=2 r2c1=2 r2c2=1"), set("r1c1=5 r1c1=7"));
        let digits = DigitSet::of(Digit::D1).with(Digit::D2);
        let map = BoardMap::identity();
        let house = layout.houses().first().expect("a layout has houses");
        let truths = vec![
            Truth::Cell { cell, digits },
            Truth::House { house, digit: Digit::D4, cells: deadly.cells() & layout.cells(house) },
            Truth::Guard(Box::new(Guard { deadly, guards })),
            Truth::Symmetric(Box::new(Symmetric { map, cell, digits })),
        ];
        let step = Step {
            technique: Slug::new("any"),
            conclusion: Conclusion::default(),
            pattern: Pattern::Single { slot: Slot::Cell(cell) },
            truths,
        };
        let entries = [Target::Eliminate(Candidate { cell, digit: Digit::D3 })];
        let id = Id { number: 1, name: None };
        let unsure = |names: &Names| of_mistakes(&entries, names, Mistake::Impossible(false), id).words;
        let text: String = Lang::ALL
            .map(|lang| {
                let names = Names::all().told_in(Voice { lang, ..Voice::default() });
                truths::write(layout, names.voice(), &step) + &unsure(&names)
            })
            .concat();
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/_cli");
        insta::with_settings!({ snapshot_path => folder, prepend_module_to_snapshot => false, omit_expression => true }, {
            insta::assert_snapshot!("rare-hints", text);
        });
    }
}
