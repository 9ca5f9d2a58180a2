//! Lines about cells that have just enough digits, and digits that have just enough cells.
use super::terms::{BriefText, at, cells, filled, held, houses, in_houses};
use crate::step_context::StepContext;
use crate::words::exocet::unfit;
use crate::words::noun::{AllOf, Compact};
use qedoku_core::{
    CellSet, Confined, Digit, DigitSet, Exocet, Fish, FishBody, House, HouseKind, HouseSet, SetLogic, SetLogicKind,
    Slot, Step, Subset, SueDeCoq, Templates,
};

/// The digit in the house that confines it: `9 in b6 at r5c89`.
pub(super) fn confined(context: &StepContext<'_>, it: &Confined) -> String {
    at(context, it.digit.into(), it.from, context.board.plane(it.digit) & context.layout.cells(it.from))
}

/// The digits locked in cells, or the cells locked to digits: `(67)r8c19 in r8`.
pub(super) fn subset(context: &StepContext<'_>, subset: &Subset) -> String {
    match subset {
        Subset::Naked(it) => in_houses(context, &filled(context, it.digits, it.cells), it.houses),
        Subset::Hidden(it) => in_houses(context, &filled(context, it.digits, it.cells), [it.house]),
        Subset::AlmostLocked(it) => {
            let crossing = context.layout.cells(it.naked) & context.layout.cells(it.hidden);
            let places = it.digits.iter().fold(it.places, |all, digit| all | crossing & context.board.plane(digit));
            let hidden = at(context, it.digits, it.hidden, places);
            let parts = [filled(context, it.digits, it.cells), hidden];
            context.style.say(&BriefText::Joined { parts: AllOf(&parts) })
        }
    }
}

/// The digit, the base, the cover and the fins: `7 r17\c36 fr1c4`.
pub(super) fn fish(context: &StepContext<'_>, fish: &Fish) -> String {
    let base = houses(context, fish.base);
    let body = |body: FishBody| {
        let cover = houses(context, body.cover);
        let fins = (!body.fins.is_empty()).then(|| format!(" f{}", cells(context, body.fins)));
        format!("\\{cover}{}", fins.unwrap_or_default())
    };
    let bodies: Vec<String> = fish.bodies().map(body).collect();
    format!("{} {base}{}", fish.digit, context.style.and(bodies))
}

/// As many slots on either side: `2 cells r1c12 = 2 links 57r1`; the digits of fireworks in their cells.
pub(super) fn set_logic(context: &StepContext<'_>, it: &SetLogic) -> String {
    let base_houses: HouseSet = it.base.iter().filter_map(|slot| in_house(slot).map(|(house, _)| house)).collect();
    let all: DigitSet = it.base.iter().filter_map(in_house).map(|(_, digit)| digit).collect();
    let at = in_cells(&it.cover);
    if it.kind == SetLogicKind::Fireworks && at.len() == all.len() {
        return in_houses(context, &filled(context, all, at), base_houses);
    }
    format!("{} = {}", counted(context, &it.base), counted(context, &it.cover))
}

fn in_house(slot: &Slot) -> Option<(House, Digit)> {
    if let Slot::House(house, digit) = *slot { Some((house, digit)) } else { None }
}

fn digits_in(slots: &[Slot], house: House) -> DigitSet {
    slots.iter().filter_map(in_house).filter(|(at, _)| *at == house).map(|(_, digit)| digit).collect()
}

fn in_cells(slots: &[Slot]) -> CellSet {
    slots.iter().filter_map(|slot| if let Slot::Cell(cell) = slot { Some(*cell) } else { None }).collect()
}

/// Slots with their number: `9 cells r2c8,r5c348`, `9 links 8r5,78r6,8r8`.
fn counted(context: &StepContext<'_>, slots: &[Slot]) -> String {
    let style = context.style;
    let at = in_cells(slots);
    let of_cells = (!at.is_empty()).then(|| {
        let names = cells(context, at);
        style.say(&BriefLockedText::Cells { count: at.len(), cells: &names })
    });
    let mut links: Vec<String> = Vec::new();
    for house in context.layout.houses() {
        let digits = digits_in(slots, house);
        links.extend((!digits.is_empty()).then(|| format!("{digits}{}", houses(context, [house]))));
    }
    let count = slots.len() - at.len();
    let links = links.join(",");
    let of_links = (count > 0).then(|| style.say(&BriefLockedText::Links { count, links: &links }));
    of_cells.into_iter().chain(of_links).collect::<Vec<_>>().join(" + ")
}

/// The crossing with a group of each of its houses.
pub(super) fn sue_de_coq(context: &StepContext<'_>, it: &SueDeCoq) -> String {
    let style = context.style;
    let crossing = held(context, it.crossing.cells, it.crossing.digits);
    let groups = it.groups.iter().map(|group| {
        let group_held = held(context, group.set.cells, group.set.digits);
        in_houses(context, &group_held, [group.house])
    });
    style.say(&BriefLockedText::Crossing { crossing: &crossing, groups: &style.and(groups) })
}

/// Ways to place the digits: `2 in r34689, all ways`.
pub(super) fn templates(context: &StepContext<'_>, it: &Templates, step: &Step) -> String {
    let style = context.style;
    let concluded = (step.conclusion.place | step.conclusion.eliminate).all_digits();
    let lines = context.layout.houses_of_kind(HouseKind::Row).iter();
    let lines = lines.filter(|&row| concluded.iter().any(|digit| is_open(context, digit, row)));
    let lines = houses(context, lines);
    let beside = it.digits - concluded;
    let ways = if step.conclusion.place.is_empty() {
        style.say(&BriefLockedText::NoWay { digits: Compact(concluded), rows: &lines })
    } else {
        style.say(&BriefLockedText::AllWays { digits: Compact(concluded), rows: &lines })
    };
    if beside.is_empty() { ways } else { style.say(&BriefLockedText::Besides { ways: &ways, beside: Compact(beside) }) }
}

/// True if a house still lacks a digit.
fn is_open(context: &StepContext<'_>, digit: Digit, house: House) -> bool {
    context.layout.cells(house).iter().all(|cell| context.board.value(cell) != Some(digit))
}

/// The base, the targets, the lines across, the digits that do not fit into these, and the mirrors.
pub(super) fn exocet(context: &StepContext<'_>, it: &Exocet, step: &Step) -> String {
    let style = context.style;
    let base = filled(context, it.digits, it.base);
    let targets = cells(context, it.targets);
    let kind = it.lines.first().map_or(HouseKind::Row, |line| context.layout.kind(line));
    let numbers: String = it.lines.iter().map(|line| style.number(context.layout, line)).collect();
    let text = style.say(&BriefLockedText::Exocet {
        base: &base,
        targets: &targets,
        lines: style.kinds(kind),
        numbers: &numbers,
    });
    let unfit = unfit(context, it, step);
    let text = if unfit.is_empty() {
        text
    } else {
        text + &style.say(&BriefLockedText::Unfit { digits: Compact(unfit), lines: &houses(context, it.lines) })
    };
    let mirrored = it.targets.iter().zip(&it.mirrors).filter(|(_, mirror)| !mirror.is_empty());
    mirrored.fold(text, |text, (target, &mirror)| {
        let [target, mirror] = [CellSet::of(target), mirror].map(|at| cells(context, at));
        text + &style.say(&BriefLockedText::Mirror { target: &target, mirror: &mirror })
    })
}

/// The words in lines about cells and digits that are locked.
#[derive(Clone, Copy, Debug)]
pub(crate) enum BriefLockedText<'a> {
    Cells { count: usize, cells: &'a str },
    Links { count: usize, links: &'a str },
    Crossing { crossing: &'a str, groups: &'a str },
    AllWays { digits: Compact, rows: &'a str },
    NoWay { digits: Compact, rows: &'a str },
    Besides { ways: &'a str, beside: Compact },
    Exocet { base: &'a str, targets: &'a str, lines: &'a str, numbers: &'a str },
    Unfit { digits: Compact, lines: &'a str },
    Mirror { target: &'a str, mirror: &'a str },
}
