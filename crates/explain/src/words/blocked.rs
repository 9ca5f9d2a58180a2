//! Explains what closes the rest of houses to a digit that is said to have these places only.
use super::single::{cells_closed, closers, digits_closed};
use crate::step_context::StepContext;
use crate::style::Detail;
use qedoku_core::{CellSet, Digit, DigitSet, House, HouseSet, Reason, StrongLink};

/// The number of blockers that a sentence names where not all are asked for.
const FEW: usize = 4;

/// The rest of a house that a sentence leaves open: cells that cannot hold a digit, and cells that are filled.
struct Rest {
    digit: Digit,
    rivals: CellSet,
}

/// In brackets, something said of some houses, and why they have digits in no other cells, if that is to be said.
pub(super) fn besides(scene: &StepContext<'_>, said: String, houses: HouseSet, digits: DigitSet) -> String {
    let parts = [said, untold(scene, houses, digits)];
    in_brackets(scene, scene.style.semicolons(parts.into_iter().filter(|part| !part.is_empty())))
}

/// In brackets, why some houses have digits in no other cells, if that is to be said.
pub(super) fn elsewhere(scene: &StepContext<'_>, houses: HouseSet, digits: DigitSet) -> String {
    in_brackets(scene, untold(scene, houses, digits))
}

/// The reason why some houses have digits in no other cells; nothing if that is not to be said.
fn untold(scene: &StepContext<'_>, houses: HouseSet, digits: DigitSet) -> String {
    let rests = rests(scene, houses, digits);
    let told = told(scene, rests.iter().map(|rest| blockers(scene, rest)).sum(), houses.len() == 1);
    let filled = cells_of(scene, houses) - scene.board.open();
    if told { reasons(scene, &rests, filled) } else { String::new() }
}

/// Whether all that closes the houses of some strong links is named with them.
pub(super) fn links_are_told<'l>(scene: &StepContext<'_>, links: impl IntoIterator<Item = &'l StrongLink>) -> bool {
    let rests = links.into_iter().filter_map(|link| rest_of(scene, link));
    told(scene, rests.map(|rest| blockers(scene, &rest)).sum(), false)
}

/// The blockers that close the rest of the house of a strong link, or its cell to other digits, without brackets.
pub(super) fn beside(scene: &StepContext<'_>, link: &StrongLink) -> String {
    match link.reason {
        Reason::House(house, _) | Reason::Group(house, _) => {
            let filled = scene.layout.cells(house) - scene.board.open();
            rest_of(scene, link).map(|rest| reasons(scene, &[rest], filled)).unwrap_or_default()
        }
        Reason::Cell(cell) if scene.style.detail == Detail::Full => {
            let (standing, gone) = digits_closed(scene, cell, DigitSet::ALL - scene.board.digits(cell));
            scene.style.semicolons([standing, gone].into_iter().filter(|part| !part.is_empty()))
        }
        _ => String::new(),
    }
}

/// Puts reasons in brackets behind what they are reasons of.
fn in_brackets(scene: &StepContext<'_>, reasons: String) -> String {
    if reasons.is_empty() {
        return reasons;
    }
    scene.style.say(&BlockedText::InBrackets { reasons: &reasons })
}

/// Whether `count` blockers are named; none at all are where one house says it by itself.
fn told(scene: &StepContext<'_>, count: usize, is_alone: bool) -> bool {
    match scene.style.detail {
        Detail::Brief => false,
        Detail::Normal => count <= FEW && (count > 0 || is_alone),
        Detail::Full => true,
    }
}

/// For each digit, the open cells of the houses that cannot hold it.
fn rests(scene: &StepContext<'_>, houses: HouseSet, digits: DigitSet) -> Vec<Rest> {
    let cells = cells_of(scene, houses) & scene.board.open();
    digits.iter().map(|digit| Rest { digit, rivals: cells - scene.board.plane(digit) }).collect()
}

fn rest_of(scene: &StepContext<'_>, link: &StrongLink) -> Option<Rest> {
    match link.reason {
        Reason::House(house, digit) | Reason::Group(house, digit) => {
            rests(scene, HouseSet::of(house), digit.into()).pop()
        }
        _ => None,
    }
}

fn cells_of(scene: &StepContext<'_>, houses: impl IntoIterator<Item = House>) -> CellSet {
    houses.into_iter().fold(CellSet::EMPTY, |all, house| all | scene.layout.cells(house))
}

/// The number of blockers that a sentence would name: placed digits, and cells without the digit as one.
fn blockers(scene: &StepContext<'_>, rest: &Rest) -> usize {
    let (placed, gone) = closers(scene, rest.rivals, rest.digit);
    placed.len() + usize::from(!gone.is_empty())
}

/// The blockers that close the cells, digit by digit; with all detail, the filled cells as well.
fn reasons(scene: &StepContext<'_>, rests: &[Rest], filled: CellSet) -> String {
    let style = scene.style;
    let closed = rests.iter().filter(|rest| !rest.rivals.is_empty());
    let mut parts: Vec<String> = closed.map(|rest| cells_closed(scene, rest.rivals, rest.digit)).collect();
    if style.detail == Detail::Full && !filled.is_empty() {
        parts.push(style.say(&BlockedText::Filled { filled }));
    } else if parts.is_empty() {
        parts.push(style.say(&BlockedText::OthersFilled));
    }
    style.semicolons(parts)
}

/// Sentences about what closes other places.
#[derive(Clone, Copy, Debug)]
pub(crate) enum BlockedText<'a> {
    InBrackets { reasons: &'a str },
    Filled { filled: CellSet },
    OthersFilled,
}
