//! A slot has one candidate left.
use super::list::plural;
use super::naming::digits_in;
use crate::say;
use crate::scene::{Remover, Scene};
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, Slot, Step};

/// Says what closes every other candidate of the slot.
pub(super) fn why(scene: &Scene<'_>, slot: Slot, step: &Step) -> String {
    match slot {
        Slot::Cell(cell) => of_cell(scene, cell, step),
        Slot::House(house, digit) => of_house(scene, (house, digit), step),
    }
}

/// Says where to look.
pub(super) fn place(scene: &Scene<'_>, slot: Slot) -> String {
    match slot {
        Slot::Cell(cell) => scene.voice.cell(cell),
        Slot::House(house, _) => scene.house(house),
    }
}

/// Says that nothing is left for a slot, and what closes each of its candidates.
pub(crate) fn nothing_left(scene: &Scene<'_>, slot: Slot) -> String {
    let voice = scene.voice;
    let has_none = super::hypothesis::has_none(scene, slot);
    let closed = match slot {
        Slot::Cell(cell) => {
            let (standing, gone) = digits_closed(scene, cell, DigitSet::ALL);
            voice.semicolons([standing, gone].into_iter().filter(|part| !part.is_empty()))
        }
        Slot::House(house, digit) => cells_closed(scene, scene.board.open() & scene.layout.cells(house), digit),
    };
    voice.spaced(say!(voice, en: "{has_none}: {closed}.", zh: "{has_none}：{closed}。"))
}

/// Says that a slot has one candidate left, and what closes the others.
pub fn nothing_else(scene: &Scene<'_>, slot: Slot, left: Candidate) -> String {
    let (voice, Candidate { cell, digit }) = (scene.voice, left);
    let name = voice.cell(cell);
    voice.spaced(match slot {
        Slot::Cell(_) => {
            let (standing, gone) = digits_closed(scene, cell, DigitSet::ALL - DigitSet::of(digit));
            let closed = voice.semicolons([standing, gone].into_iter().filter(|part| !part.is_empty()));
            say!(voice, en: "{name} can be {digit} only: {closed}", zh: "{name} 只能是 {digit}：{closed}")
        }
        Slot::House(house, _) => {
            let rivals = (scene.board.open() & scene.layout.cells(house)).without(cell);
            let (title, closed) = (scene.house(house), cells_closed(scene, rivals, digit));
            if rivals.is_empty() {
                return voice.spaced(say!(
                    voice,
                    en: "{name} is the last open cell of {title}, which lacks {digit}",
                    zh: "{name} 是{title}最后一个空格，而{title}缺 {digit}"
                ));
            }
            say!(
                voice,
                en: "the {digit} of {title} can be at {name} only: {closed}",
                zh: "{title}的 {digit} 只能在 {name}：{closed}"
            )
        }
    })
}

/// Names one blocker for each other digit, or the step that eliminated it.
fn of_cell(scene: &Scene<'_>, cell: Cell, step: &Step) -> String {
    let voice = scene.voice;
    let placed = voice.follows(&step.conclusion);
    let (standing, gone) = digits_closed(scene, cell, DigitSet::ALL - step.conclusion.place.digits(cell));
    match (standing.is_empty(), gone.is_empty()) {
        (_, true) => say!(
            voice,
            en: "{placed}, as every other digit stands in its row, column or box: {standing}",
            zh: "{placed}，因为其他数字都已在同行、同列或同宫出现：{standing}"
        ),
        (true, false) => say!(
            voice,
            en: "{placed}, as every other digit is out: {gone}",
            zh: "{placed}，因为其他数字都已删去：{gone}"
        ),
        (false, false) => say!(
            voice,
            en: "{placed}, as every other digit stands in its row, column or box or is out: {standing}; {gone}",
            zh: "{placed}，因为其他数字都已在同行、同列或同宫出现，或者已删去：{standing}；{gone}"
        ),
    }
}

/// Where the digits stand that close themselves to a cell, and when the others went.
pub(super) fn digits_closed(scene: &Scene<'_>, cell: Cell, digits: DigitSet) -> (String, String) {
    let voice = scene.voice;
    let mut standing = Vec::new();
    let mut gone = DigitSet::EMPTY;
    for digit in digits {
        match scene.blockers(Candidate { cell, digit }).first() {
            Some(blocker) => {
                let (blocker, step) = (voice.cell(blocker), scene.citation(blocker));
                standing.push(say!(voice, en: "{digit} at {blocker}{step}", zh: "{digit} 在 {blocker}{step}"));
            }
            None => gone.insert(digit),
        }
    }
    let groups = went(scene, gone.iter().map(|digit| Candidate { cell, digit }));
    let gone = voice.commas(groups.into_iter().map(|(remover, group)| {
        let (digits, was) = (voice.and(digits_in(&group)), plural(group.len(), "was", "were"));
        match remover {
            Some(Remover::Assumption) => say!(voice, en: "{digits} went by assumption", zh: "{digits} 按假设删去"),
            Some(Remover::Step(number)) => {
                say!(voice, en: "{digits} went in step {number}", zh: "{digits} 在第{number}步删去")
            }
            None => say!(voice, en: "{digits} {was} out from the start", zh: "{digits} 一开始就已删去"),
        }
    }));
    (voice.commas(standing), gone)
}

/// Groups candidates by what removed them.
fn went(scene: &Scene<'_>, candidates: impl Iterator<Item = Candidate>) -> Vec<(Option<Remover>, CandidateSet)> {
    let mut groups: Vec<(Option<Remover>, CandidateSet)> = Vec::new();
    for candidate in candidates {
        let remover = scene.removed_by(candidate);
        match groups.iter_mut().find(|(known, _)| *known == remover) {
            Some((_, group)) => group.insert(candidate),
            None => groups.push((remover, CandidateSet::of(candidate))),
        }
    }
    groups
}

/// Names, for all other open cells of the house, the digits they see or the steps that closed them.
fn of_house(scene: &Scene<'_>, (house, digit): (House, Digit), step: &Step) -> String {
    let (voice, title) = (scene.voice, scene.house(house));
    let placed = voice.follows(&step.conclusion);
    let kept = step.conclusion.place.plane(digit);
    let rivals = (scene.board.open() & scene.layout.cells(house)) - kept;
    if rivals.is_empty() {
        return say!(
            voice,
            en: "{placed}, as it is the last open cell of {title} and {digit} is all that {title} lacks",
            zh: "{placed}，因为它是{title}最后一个空格，而{title}只缺 {digit}"
        );
    }
    let closed = cells_closed(scene, rivals, digit);
    say!(
        voice,
        en: "{placed}, as {title} has no other place for {digit}: {closed}",
        zh: "{placed}，因为{title}没有别的位置可填 {digit}：{closed}"
    )
}

/// What closes cells to a digit.
pub(super) fn cells_closed(scene: &Scene<'_>, cells: CellSet, digit: Digit) -> String {
    let voice = scene.voice;
    let (blocked, gone) = closers(scene, cells, digit);
    let blocked = blocked.into_iter().map(|(blocker, cells)| {
        // Beginners are told which house it is, if it is one.
        let house = scene.layout.houses_around(cells.with(blocker)).first().filter(|_| voice.is_plain());
        let see = match house.map(|house| scene.house(house)) {
            Some(house) => plural(cells.len(), "shares ", "share ").to_owned() + &house + " with",
            None => voice.see(cells.len()).to_owned(),
        };
        let (cells, blocker, step) = (voice.at(cells), voice.cell(blocker), scene.citation(blocker));
        say!(voice, en: "{cells} {see} the {digit} at {blocker}{step}", zh: "{cells} 被 {blocker} 的 {digit} {step}排除")
    });
    let lost = went(scene, gone.iter().map(|cell| Candidate { cell, digit })).into_iter().map(|(remover, group)| {
        let cells = voice.at(group.cells());
        match remover {
            Some(Remover::Assumption) => {
                say!(voice, en: "{cells} lost {digit} by assumption", zh: "{cells} 的 {digit} 按假设删去")
            }
            Some(Remover::Step(number)) => {
                say!(voice, en: "{cells} lost {digit} in step {number}", zh: "{cells} 的 {digit} 在第{number}步删去")
            }
            None => {
                say!(voice, en: "{cells} lacked {digit} from the start", zh: "{cells} 的 {digit} 一开始就已删去")
            }
        }
    });
    voice.semicolons(blocked.chain(lost))
}

/// The fewest placed digits, greedily, that close the cells, each with the cells it closes; and the cells none closes.
pub(super) fn closers(scene: &Scene<'_>, mut cells: CellSet, digit: Digit) -> (Vec<(Cell, CellSet)>, CellSet) {
    let homes = (CellSet::ALL - scene.board.open()).filter(|cell| scene.board.value(cell) == Some(digit));
    let mut chosen = Vec::new();
    loop {
        let closed = |blocker: Cell| (scene.layout.peers(blocker) & cells).len();
        let best = homes.iter().fold(None, |best: Option<Cell>, blocker| match best {
            Some(so_far) if closed(so_far) >= closed(blocker) => best,
            _ => Some(blocker),
        });
        let Some(blocker) = best.filter(|&blocker| closed(blocker) > 0) else { return (chosen, cells) };
        chosen.push((blocker, scene.layout.peers(blocker) & cells));
        cells -= scene.layout.peers(blocker);
    }
}
