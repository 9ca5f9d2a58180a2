//! What a step rests on, in words.
use super::paint::wrap;
use qedoku_core::{Layout, Step, Truth};
use qedoku_explain::{Voice, say};
use std::fmt::Write as _;

/// What the step rests on, a line each.
pub(super) fn write(layout: &Layout, voice: Voice, step: &Step) -> String {
    let mut text = say!(voice, en: "It rests on this, read off the board:", zh: "依据盘面上的这些事实：") + "\n";
    for truth in &step.truths {
        let line = match truth {
            Truth::Cell { cell, digits } => {
                let (cell, digits) = (voice.cell(*cell), voice.or(*digits));
                say!(voice, en: "{cell} is {digits}", zh: "{cell} 是 {digits}")
            }
            Truth::House { house, digit, cells } => {
                let (house, cells) = (voice.house(layout, *house), voice.cells(*cells));
                say!(voice, en: "the {digit} of {house} is in {cells}", zh: "{house}的 {digit} 在 {cells}")
            }
            Truth::Guard(guard) => {
                let cells = voice.cells(guard.deadly.cells());
                let guards: Vec<String> = guard.guards.iter_by_cell().map(|it| voice.candidate(it)).collect();
                let guards = voice.or(guards);
                say!(
                    voice,
                    en: "{guards}, or else {cells} would allow a second solution",
                    zh: "{guards}，否则 {cells} 会允许第二个解"
                )
            }
            Truth::Symmetric(it) => {
                let (cell, digits) = (voice.cell(it.cell), voice.or(it.digits));
                say!(
                    voice,
                    en: "{cell} is {digits}, as the givens are symmetric",
                    zh: "{cell} 是 {digits}，因为提示数对称"
                )
            }
        };
        let _ = write!(text, "{}", wrap("  - ", &line));
    }
    text
}
