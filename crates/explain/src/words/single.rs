//! A slot has one candidate left.
use crate::step_context::{Remover, StepContext};
use crate::words::noun::Houses;
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Conclusion, Digit, DigitSet, House, Slot, Step};

/// Says what closes every other candidate of the slot.
pub(super) fn why(scene: &StepContext<'_>, slot: Slot, step: &Step) -> String {
    match slot {
        Slot::Cell(cell) => of_cell(scene, cell, step),
        Slot::House(house, digit) => of_house(scene, house, digit, step),
    }
}

/// Says where to look.
pub(super) fn place(scene: &StepContext<'_>, slot: Slot) -> String {
    match slot {
        Slot::Cell(cell) => scene.style.cell(cell),
        Slot::House(house, _) => scene.house(house),
    }
}

/// Says that nothing is left for a slot, and what closes each of its candidates.
pub(crate) fn nothing_left(scene: &StepContext<'_>, slot: Slot) -> String {
    let style = scene.style;
    let has_none = super::hypothesis::has_none(scene, slot);
    let closed = match slot {
        Slot::Cell(cell) => {
            let (standing, gone) = digits_closed(scene, cell, DigitSet::ALL);
            style.semicolons([standing, gone].into_iter().filter(|part| !part.is_empty()))
        }
        Slot::House(house, digit) => cells_closed(scene, scene.board.open() & scene.layout.cells(house), digit),
    };
    style.spaced(style.say(&SingleText::NothingLeft { has_none: &has_none, closed: &closed }))
}

/// Says that a slot has one candidate left, and what closes the others.
pub fn nothing_else(scene: &StepContext<'_>, slot: Slot, left: Candidate) -> String {
    let style = scene.style;
    let Candidate { cell, digit } = left;
    style.spaced(match slot {
        Slot::Cell(_) => {
            let (standing, gone) = digits_closed(scene, cell, DigitSet::ALL - DigitSet::of(digit));
            let closed = style.semicolons([standing, gone].into_iter().filter(|part| !part.is_empty()));
            style.say(&SingleText::OneDigit { name: cell, digit, closed: &closed })
        }
        Slot::House(house, _) => {
            let rivals = (scene.board.open() & scene.layout.cells(house)).without(cell);
            let closed = cells_closed(scene, rivals, digit);
            if rivals.is_empty() {
                return style.spaced(style.say(&SingleText::LastOpenCell {
                    name: cell,
                    title: scene.named([house]),
                    digit,
                }));
            }
            style.say(&SingleText::OnePlace { digit, title: scene.named([house]), name: cell, closed: &closed })
        }
    })
}

/// Names one blocker for each other digit, or the step that eliminated it.
fn of_cell(scene: &StepContext<'_>, cell: Cell, step: &Step) -> String {
    let style = scene.style;
    let (standing, gone) = digits_closed(scene, cell, DigitSet::ALL - step.conclusion.place.digits(cell));
    match (standing.is_empty(), gone.is_empty()) {
        (_, true) => style.say(&SingleText::DigitsStand { placed: &step.conclusion, standing: &standing }),
        (true, false) => style.say(&SingleText::DigitsGone { placed: &step.conclusion, gone: &gone }),
        (false, false) => {
            style.say(&SingleText::DigitsStandOrGone { placed: &step.conclusion, standing: &standing, gone: &gone })
        }
    }
}

/// The cells of the digits that close themselves to a cell, and the steps that removed the others.
pub(super) fn digits_closed(scene: &StepContext<'_>, cell: Cell, digits: DigitSet) -> (String, String) {
    let style = scene.style;
    let mut standing = Vec::new();
    let mut gone = DigitSet::EMPTY;
    for digit in digits {
        match scene.blockers(Candidate { cell, digit }).first() {
            Some(blocker) => {
                let step = scene.citation(blocker);
                standing.push(style.say(&SingleText::DigitStands { digit, blocker, step: &step }));
            }
            None => gone.insert(digit),
        }
    }
    let groups = went(scene, gone.iter().map(|digit| Candidate { cell, digit }));
    let gone = style.commas(groups.into_iter().map(|(remover, group)| match remover {
        Some(Remover::Assumption) => style.say(&SingleText::DigitsByAssumption { digits: group.all_digits() }),
        Some(Remover::Step(number)) => {
            style.say(&SingleText::DigitsInStep { digits: group.all_digits(), number: &number })
        }
        None => style.say(&SingleText::DigitsFromStart { digits: group.all_digits(), group_count: group.len() }),
    }));
    (style.commas(standing), gone)
}

/// Groups candidates by what removed them.
fn went(scene: &StepContext<'_>, candidates: impl Iterator<Item = Candidate>) -> Vec<(Option<Remover>, CandidateSet)> {
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
fn of_house(scene: &StepContext<'_>, house: House, digit: Digit, step: &Step) -> String {
    let style = scene.style;
    let kept = step.conclusion.place.plane(digit);
    let rivals = (scene.board.open() & scene.layout.cells(house)) - kept;
    if rivals.is_empty() {
        return style.say(&SingleText::LastCell { placed: &step.conclusion, title: scene.named([house]), digit });
    }
    let closed = cells_closed(scene, rivals, digit);
    style.say(&SingleText::LastPlace { placed: &step.conclusion, title: scene.named([house]), digit, closed: &closed })
}

/// The blockers that close cells to a digit.
pub(super) fn cells_closed(scene: &StepContext<'_>, cells: CellSet, digit: Digit) -> String {
    let style = scene.style;
    let (blocked, gone) = closers(scene, cells, digit);
    let blocked = blocked.into_iter().map(|(blocker, cells)| {
        // Beginners are told which house it is, if it is one.
        let house = scene.layout.houses_around(cells.with(blocker)).first().filter(|_| style.is_plain());
        let step = scene.citation(blocker);
        match house.map(|house| scene.named([house])) {
            Some(house) => style.say(&SingleText::CellsShare { cells, house, digit, blocker, step: &step }),
            None => style.say(&SingleText::CellsSee { cells, digit, blocker, step: &step }),
        }
    });
    let lost =
        went(scene, gone.iter().map(|cell| Candidate { cell, digit })).into_iter().map(
            |(remover, group)| match remover {
                Some(Remover::Assumption) => style.say(&SingleText::CellsByAssumption { cells: group.cells(), digit }),
                Some(Remover::Step(number)) => {
                    style.say(&SingleText::CellsInStep { cells: group.cells(), digit, number: &number })
                }
                None => style.say(&SingleText::CellsFromStart { cells: group.cells(), digit }),
            },
        );
    style.semicolons(blocked.chain(lost))
}

/// The fewest placed digits, greedily, that close the cells, each with the cells it closes; and the cells none closes.
pub(super) fn closers(scene: &StepContext<'_>, mut cells: CellSet, digit: Digit) -> (Vec<(Cell, CellSet)>, CellSet) {
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

/// Sentences about a slot with one candidate left.
#[derive(Clone, Copy, Debug)]
pub(crate) enum SingleText<'a> {
    NothingLeft { has_none: &'a str, closed: &'a str },
    OneDigit { name: Cell, digit: Digit, closed: &'a str },
    LastOpenCell { name: Cell, title: Houses<'a>, digit: Digit },
    OnePlace { digit: Digit, title: Houses<'a>, name: Cell, closed: &'a str },
    DigitsStand { placed: &'a Conclusion, standing: &'a str },
    DigitsGone { placed: &'a Conclusion, gone: &'a str },
    DigitsStandOrGone { placed: &'a Conclusion, standing: &'a str, gone: &'a str },
    DigitStands { digit: Digit, blocker: Cell, step: &'a str },
    DigitsByAssumption { digits: DigitSet },
    DigitsInStep { digits: DigitSet, number: &'a str },
    DigitsFromStart { digits: DigitSet, group_count: usize },
    LastCell { placed: &'a Conclusion, title: Houses<'a>, digit: Digit },
    LastPlace { placed: &'a Conclusion, title: Houses<'a>, digit: Digit, closed: &'a str },
    CellsShare { cells: CellSet, house: Houses<'a>, digit: Digit, blocker: Cell, step: &'a str },
    CellsSee { cells: CellSet, digit: Digit, blocker: Cell, step: &'a str },
    CellsByAssumption { cells: CellSet, digit: Digit },
    CellsInStep { cells: CellSet, digit: Digit, number: &'a str },
    CellsFromStart { cells: CellSet, digit: Digit },
}
