//! The idea of an argument in one sentence, for beginners.
use crate::say;
use crate::scene::Scene;
use qedoku_core::{DeadlyKind, Fish, FishForm, Pattern, Slot, Step, Subset};

/// The idea, without its period.
pub(super) fn of(scene: &Scene<'_>, step: &Step) -> String {
    let voice = scene.voice;
    match &step.pattern {
        Pattern::Single(it) => match it.slot {
            Slot::Cell(_) => say!(voice, en: "a cell with one digit left takes it", zh: "一格只剩一个数，就填这个数"),
            Slot::House(house, digit) => {
                let house = scene.house(house);
                say!(voice, en: "{house} needs a {digit} somewhere", zh: "{house}总要有一个 {digit}")
            }
        },
        Pattern::Confined(it) => {
            let (from, to, digit) = (scene.house(it.from), scene.house(it.to), it.digit);
            say!(
                voice,
                en: "{from} needs a {digit}, and that {digit} is also the one of {to}",
                zh: "{from}要有一个 {digit}，而它也就是{to}的 {digit}"
            )
        }
        Pattern::Subset(Subset::Naked(it)) => {
            let count = voice.count(it.cells.len());
            say!(
                voice,
                en: "{count} cells with {count} digits between them use these up",
                zh: "{count}格共用{count}个数，就把这些数用完了"
            )
        }
        Pattern::Subset(_) => say!(
            voice,
            en: "as many digits as cells to put them in fill these cells",
            zh: "几个数只有同样多的格可填，就把这些格填满了"
        ),
        Pattern::Fish(it) => fish(scene, it),
        _ => of_rest(scene, &step.pattern),
    }
}

/// The ideas of arguments that name no digits or houses of their own.
fn of_rest(scene: &Scene<'_>, pattern: &Pattern) -> String {
    let voice = scene.voice;
    match pattern {
        Pattern::Deadly(it) if matches!(it.kind, DeadlyKind::BivalueOddagon | DeadlyKind::Tridagon) => say!(
            voice,
            en: "what could not be filled must not come about",
            zh: "填不满的局面不能出现"
        ),
        Pattern::Deadly(_) | Pattern::Symmetry(_) => say!(
            voice,
            en: "the puzzle has one solution, so nothing may stay that could be filled in two ways",
            zh: "题目只有一个解，不能留下两种填法都行的局面"
        ),
        Pattern::Chain(_) | Pattern::Colors(_) => say!(
            voice,
            en: "of two places that depend on each other one is right, so what fits beside neither is wrong",
            zh: "两处互相牵制，必有一处成立，与两处都不相容的就不成立"
        ),
        Pattern::Sets(_) => say!(
            voice,
            en: "cells with one digit more than they are many have no choice left when they lose one",
            zh: "几格比格数只多一个数，一旦失去一个，其余的就都定下了"
        ),
        Pattern::SetLogic(_) | Pattern::Exocet(_) => say!(
            voice,
            en: "cells that have room for just so many digits leave none for others",
            zh: "几格刚好容纳这么多数，就没有别的数的位置"
        ),
        Pattern::Ring(_) => say!(
            voice,
            en: "an odd number of places cannot take turns all the way around",
            zh: "奇数个位置绕一圈无法真假交替"
        ),
        Pattern::Exclusion(_) | Pattern::Templates(_) | Pattern::Hypothesis(_) => say!(
            voice,
            en: "a digit that leaves no way to fill the rest is wrong",
            zh: "填了就使其余无法填下去的数不成立"
        ),
        Pattern::Guess => say!(
            voice,
            en: "none, for a guess has no argument",
            zh: "没有道理可言，猜测不是推理"
        ),
        _ => say!(
            voice,
            en: "what follows from every possibility is certain",
            zh: "每种可能都得出同样的结果，这个结果就一定成立"
        ),
    }
}

fn fish(scene: &Scene<'_>, it: &Fish) -> String {
    let (voice, digit, count) = (scene.voice, it.digit, scene.voice.count(it.base.len()));
    let kind = |houses: qedoku_core::HouseSet| houses.first().map(|house| voice.kinds(scene.layout.kind(house)));
    if let (FishForm::Basic, Some(base), Some(cover)) = (it.form, kind(it.base), kind(it.body.cover)) {
        return say!(
            voice,
            en: "{count} {base} need {count} {digit}s in different {cover}",
            zh: "{count}{base}需要{count}个 {digit}，各在不同的{cover}"
        );
    }
    say!(
        voice,
        en: "{count} rows, columns or boxes need {count} different {digit}s",
        zh: "{count}个行、列或宫需要{count}个不同的 {digit}"
    )
}
