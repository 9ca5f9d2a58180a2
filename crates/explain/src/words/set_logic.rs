//! Counts over slots of several kinds: many cells with room for just as many digits, and digits that share few cells.
use crate::step_context::StepContext;
use crate::words::noun::{Area, Count, Houses};
use qedoku_core::{CellSet, Conclusion, Digit, DigitSet, House, HouseSet, SetLogic, SetLogicKind, Slot, Step};

/// Says why the base takes all that the cover has.
pub(super) fn why(context: &StepContext<'_>, it: &SetLogic, step: &Step) -> String {
    match it.kind {
        _ if is_mixed(it) => counted(context, it, step),
        SetLogicKind::Sectors | SetLogicKind::SkLoop => sectors(context, cells_of(&it.base), &it.cover, step),
        SetLogicKind::Fireworks => fireworks(context, it, step),
    }
}

/// Says where to look.
pub(super) fn place(context: &StepContext<'_>, it: &SetLogic) -> String {
    match it.kind {
        _ if is_mixed(it) => context.style.slots(context.layout, &it.base),
        SetLogicKind::Sectors | SetLogicKind::SkLoop => {
            context.style.sought_in(digits_of(&it.cover), cells_of(&it.base))
        }
        SetLogicKind::Fireworks => context.style.sought_in(digits_of(&it.base), cells_of(&it.cover)),
    }
}

/// Whether there are slots that others of this kind do not have: cells hold digits of houses, or else digits of lines
/// stand in cells.
fn is_mixed(it: &SetLogic) -> bool {
    let is_cell = |slot: &Slot| matches!(slot, Slot::Cell(_));
    match it.kind {
        SetLogicKind::Sectors | SetLogicKind::SkLoop => !it.base.iter().all(is_cell) || it.cover.iter().any(is_cell),
        SetLogicKind::Fireworks => it.base.iter().any(is_cell),
    }
}

/// Says what the base needs and what the cover has, where the kind of the count says no more.
fn counted(context: &StepContext<'_>, it: &SetLogic, step: &Step) -> String {
    let style = context.style;
    let count = it.base.len();
    let [needs, takes] = [&it.base, &it.cover].map(|slots| style.slots(context.layout, slots));
    style.say(&SetLogicText::Counted { needs: &needs, count, takes: &takes, gone: &step.conclusion })
}

/// Says how few digits the cells have room for, house by house.
fn sectors(context: &StepContext<'_>, cells: CellSet, cover: &[Slot], step: &Step) -> String {
    let style = context.style;
    let houses: HouseSet = houses_of(cover).collect();
    let mut groups: Vec<(DigitSet, Vec<House>)> = vec![];
    for house in houses {
        let here = |slot: &&Slot| matches!(slot, Slot::House(other, _) if *other == house);
        let digits = digits_of(&cover.iter().filter(here).copied().collect::<Vec<_>>());
        match groups.iter_mut().find(|(known, _)| *known == digits) {
            Some((_, houses)) => houses.push(house),
            None => groups.push((digits, vec![house])),
        }
    }
    let parts = groups.iter().map(|(digits, houses)| {
        style.say(&SetLogicText::Sector { digits: *digits, names: context.named(houses.iter().copied()) })
    });
    let parts = style.semicolons(parts);
    let count = cells.len();
    style.say(&SetLogicText::Sectors {
        count,
        cells,
        house: Area(1),
        parts: &parts,
        houses: Area(2),
        gone: &step.conclusion,
    })
}

/// Says why the digits of several lines share few cells.
fn fireworks(context: &StepContext<'_>, it: &SetLogic, step: &Step) -> String {
    let style = context.style;
    let layout = context.layout;
    let base = &it.base;
    let cover = &it.cover;
    let cells = cells_of(cover);
    let digits = digits_of(base);
    let mut groups: Vec<(Vec<House>, Option<House>, DigitSet)> = vec![];
    for digit in digits {
        let houses = |slots: &[Slot]| -> Vec<House> { houses_of(&about(slots, digit)).collect() };
        let lines = houses(base);
        let home = houses(cover).first().copied();
        match groups.iter_mut().find(|(known, at, _)| *known == lines && *at == home) {
            Some((_, _, digits)) => digits.insert(digit),
            None => groups.push((lines, home, DigitSet::of(digit))),
        }
    }
    let parts = groups.iter().map(|(lines, home, digits)| {
        let all = lines.iter().fold(CellSet::EMPTY, |all, &line| all | layout.cells(line));
        let inside = home.map_or(CellSet::EMPTY, |home| layout.cells(home));
        match home.map(|home| context.house(home)) {
            Some(home) => style.say(&SetLogicText::Outside {
                home: &home,
                titles: context.named(lines.iter().copied()),
                digits: *digits,
                cells: (cells & all) - inside,
                lines_count: lines.len(),
            }),
            None => style.say(&SetLogicText::Lines {
                titles: context.named(lines.iter().copied()),
                digits: *digits,
                cells: (cells & all) - inside,
                lines_count: lines.len(),
            }),
        }
    });
    let parts = style.semicolons(parts);
    style.say(&SetLogicText::Fireworks {
        parts: &parts,
        all: cells,
        digits,
        count: Count(cells.len()),
        gone: &step.conclusion,
    })
}

fn about(slots: &[Slot], digit: Digit) -> Vec<Slot> {
    slots.iter().filter(|slot| matches!(slot, Slot::House(_, other) if *other == digit)).copied().collect()
}

fn houses_of(slots: &[Slot]) -> impl Iterator<Item = House> {
    slots.iter().filter_map(|slot| if let Slot::House(house, _) = slot { Some(*house) } else { None })
}

/// The digits of the slots that name one.
fn digits_of(slots: &[Slot]) -> DigitSet {
    slots.iter().filter_map(|slot| if let Slot::House(_, digit) = slot { Some(*digit) } else { None }).collect()
}

/// The slots that are cells.
fn cells_of(slots: &[Slot]) -> CellSet {
    slots.iter().filter_map(|slot| if let Slot::Cell(cell) = slot { Some(*cell) } else { None }).collect()
}

/// Sentences about counts of slots.
#[derive(Clone, Copy, Debug)]
pub(crate) enum SetLogicText<'a> {
    Counted { needs: &'a str, count: usize, takes: &'a str, gone: &'a Conclusion },
    Sector { digits: DigitSet, names: Houses<'a> },
    Sectors { count: usize, cells: CellSet, house: Area, parts: &'a str, houses: Area, gone: &'a Conclusion },
    Outside { home: &'a str, titles: Houses<'a>, digits: DigitSet, cells: CellSet, lines_count: usize },
    Lines { titles: Houses<'a>, digits: DigitSet, cells: CellSet, lines_count: usize },
    Fireworks { parts: &'a str, all: CellSet, digits: DigitSet, count: Count, gone: &'a Conclusion },
}
