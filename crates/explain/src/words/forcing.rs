//! Each candidate of a slot is assumed in turn, or a candidate true and then false, and all lead to the same.
use super::list::plural;
use super::{brief, hypothesis};
use crate::say;
use crate::scene::Scene;
use crate::voice::{Detail, Voice};
use qedoku_core::{Assumption, Candidate, Case, Choice, Conclusion, Forcing, Slot, Step};

/// How many steps of a case are named in its sentence; of more only the count is.
const NAMED: usize = 6;

/// Says what there is to choose from and what follows from all of that.
pub(super) fn why(scene: &Scene<'_>, forcing: &Forcing, step: &Step) -> String {
    match forcing.choice {
        Choice::Slot(slot) => whichever(scene, slot, forcing, step),
        Choice::Candidate(candidate) => whether(scene.voice, candidate, forcing, step),
    }
}

/// Says what a slot may hold and what follows from all of that.
fn whichever(scene: &Scene<'_>, slot: Slot, forcing: &Forcing, step: &Step) -> String {
    let voice = scene.voice;
    let names = |ends: &dyn Fn(&Case) -> bool| -> Vec<String> {
        let name = |it: Candidate| match slot {
            Slot::Cell(_) => it.digit.to_string(),
            Slot::House(..) => voice.cell(it.cell),
        };
        forcing.cases.iter().filter(|case| ends(case)).map(|case| name(case.assume.candidate)).collect()
    };
    let (all, refuted) = (names(&|_| true), names(&|case| case.end.is_some()));
    let (count, out) = (all.len(), refuted.len());
    let options = voice.or(all);
    let choice = match slot {
        Slot::Cell(cell) => {
            let cell = voice.cell(cell);
            say!(voice, en: "{cell} is {options}", zh: "{cell} 是 {options}")
        }
        Slot::House(house, digit) => {
            let house = scene.house(house);
            say!(voice, en: "in {house} the {digit} is in {options}", zh: "{house}的 {digit} 在 {options}")
        }
    };
    let (are, refuted, gone) = (plural(out, "is", "are"), voice.and(refuted), voice.follows(&step.conclusion));
    match (out, count - out) {
        (0, 1) => say!(voice, en: "{choice}, and then {gone}", zh: "{choice}，于是 {gone}"),
        (0, _) => say!(
            voice,
            en: "{choice}, and whichever it is, {gone}",
            zh: "{choice}，无论哪一种，{gone}"
        ),
        (_, 0) => say!(
            voice,
            en: "{choice}, but none of these is possible, so {gone} follows like anything else",
            zh: "{choice}，但都不可能，所以什么都能推出，包括 {gone}"
        ),
        (_, 1) => say!(
            voice,
            en: "{choice}; {refuted} {are} not possible, and with the other {gone}",
            zh: "{choice}；{refuted} 不可能，而另一种情况下 {gone}"
        ),
        (_, _) => say!(
            voice,
            en: "{choice}; {refuted} {are} not possible, and with each of the others {gone}",
            zh: "{choice}；{refuted} 不可能，而其余每种情况下 {gone}"
        ),
    }
}

/// Says what follows from a candidate and from its opposite.
fn whether(voice: Voice, candidate: Candidate, forcing: &Forcing, step: &Step) -> String {
    let (cell, digit) = (voice.cell(candidate.cell), candidate.digit);
    let fails = |holds| forcing.cases.iter().any(|case| case.assume.holds == holds && case.end.is_some());
    let so = voice.follows(&step.conclusion);
    match (fails(true), fails(false)) {
        (false, false) => {
            say!(voice, en: "whether {cell} is {digit} or not, {so}", zh: "无论 {cell} 是不是 {digit}，{so}")
        }
        (true, false) => say!(
            voice,
            en: "that {cell} is {digit} is not possible, and if it is not, {so}",
            zh: "{cell} 不可能是 {digit}，而不是 {digit} 时，{so}"
        ),
        (false, true) => say!(
            voice,
            en: "that {cell} is not {digit} is not possible, and if it is, {so}",
            zh: "{cell} 不可能不是 {digit}，而是 {digit} 时，{so}"
        ),
        (true, true) => say!(
            voice,
            en: "{cell} is {digit} or it is not, but neither is possible, so {so} follows like anything else",
            zh: "{cell} 是 {digit} 或不是，但都不可能，所以什么都能推出，包括 {so}"
        ),
    }
}

/// Says where to look.
pub(super) fn place(scene: &Scene<'_>, forcing: &Forcing) -> String {
    match forcing.choice {
        Choice::Slot(Slot::Cell(cell)) => scene.voice.cell(cell),
        Choice::Slot(Slot::House(house, digit)) => scene.sought_in(house, digit.into()),
        Choice::Candidate(candidate) => hypothesis::asked(scene.voice, Assumption::is_true(candidate)),
    }
}

/// Says where a case of a forcing leads, in one sentence without its period.
pub fn case(scene: &Scene<'_>, case: &Case, conclusion: &Conclusion) -> String {
    let voice = scene.voice;
    if voice.detail == Detail::Brief && !voice.is_plain() {
        return voice.spaced(brief::case(scene, case.steps.len(), case.end, conclusion));
    }
    let reached = match case.end {
        Some(end) => hypothesis::has_none(scene, end),
        None => voice.follows(conclusion),
    };
    voice.spaced(match case.steps.as_slice() {
        // The last step is what the case is about.
        [before @ .., last] if case.end.is_none() && last.conclusion == *conclusion && before.len() < NAMED => {
            branch(voice, before, &reached)
        }
        few if few.len() <= NAMED => branch(voice, few, &reached),
        more => {
            let count = more.len();
            say!(voice, en: "then after {count} steps {reached}", zh: "经过 {count} 步，{reached}")
        }
    })
}

fn branch(voice: Voice, steps: &[Step], reached: &str) -> String {
    if steps.is_empty() {
        return say!(voice, en: "then {reached}", zh: "则 {reached}");
    }
    let said: Vec<String> = steps.iter().map(|step| voice.follows(&step.conclusion)).collect();
    let said = voice.semicolons(said);
    say!(voice, en: "then {said}; so {reached}", zh: "则 {said}；所以 {reached}")
}
