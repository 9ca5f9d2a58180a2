//! Reasons of strong links, if they are more than a cell.
use crate::step_context::StepContext;
use crate::style::Style;
use crate::words::noun::{Count, Holding};
use qedoku_core::{AlmostLocked, CandidateSet, CellSet, Digit, HouseKind, HouseSet, Layout, Reason, StrongLink};

/// The reason within a chain: `XW(3)r28\c46`; nothing if the notation says it by itself.
pub(super) fn short(context: &StepContext<'_>, link: &StrongLink) -> Option<String> {
    match &link.reason {
        Reason::Cell(_)
        | Reason::House(..)
        | Reason::Group(..)
        | Reason::AlmostLocked(_)
        | Reason::AlmostHidden(..)
        | Reason::AlmostLockedAndCell(..) => None,
        Reason::AlmostFish(digit, lines) => {
            let name = match lines.len() {
                2 => "XW",
                3 => "SF",
                4 => "JF",
                _ => "Fish",
            };
            let cover = cover(context, *digit, *lines, link);
            // Lines one after the other need no cover.
            let cover = if cover.len() > lines.len() { HouseSet::EMPTY } else { cover };
            let sign = if cover.is_empty() { "" } else { "\\" };
            let [lines, cover] = [*lines, cover].map(|all| houses(context, all));
            Some(format!("{name}({digit}){lines}{sign}{cover}"))
        }
        Reason::Deadly(deadly) => {
            let cells = deadly.cells();
            let digits = deadly.all_digits();
            let name = if cells.len() == 4 && digits.len() == 2 { "UR" } else { "DP" };
            Some(format!("{name}({digits}){}", context.style.joined_blocks(cells)))
        }
    }
}

/// The lines that the other places of an almost fish are in: as many as it has, or too few without the end of the link.
fn cover(context: &StepContext<'_>, digit: Digit, lines: HouseSet, link: &StrongLink) -> HouseSet {
    let all = lines.iter().fold(CellSet::EMPTY, |all, house| all | context.layout.cells(house));
    let left = (context.board.plane(digit) & all) - link.from.cells();
    let whole = crossed(context, lines, left);
    if whole.len() == lines.len() { whole } else { crossed(context, lines, left - link.to.cells()) }
}

/// The lines across some others that have cells.
pub(crate) fn crossed(context: &StepContext<'_>, lines: HouseSet, cells: CellSet) -> HouseSet {
    let families = context.layout.rows_and_columns();
    let across = families.into_iter().find(|family| !lines.is_subset(*family)).unwrap_or_default();
    cells.iter().fold(HouseSet::EMPTY, |all, cell| all | context.layout.houses_of(cell) & across)
}

/// The two solutions there would be without the guards of a deadly pattern, in words.
pub(crate) fn or_two_solutions(style: Style, deadly: &CandidateSet) -> String {
    style.say(&ReasonText::TwoSolutions { cells: deadly.cells(), digits: Holding(deadly.all_digits()) })
}

/// The name of a fish of this size.
pub(crate) fn fish(style: Style, size: usize) -> String {
    match size {
        2 => style.say(&ReasonText::XWing),
        3 => style.say(&ReasonText::Swordfish),
        4 => style.say(&ReasonText::Jellyfish),
        _ => style.say(&ReasonText::Fish),
    }
}

/// The name of a fish of this size as one of its kind: `an X-Wing`; of any other size, a fish.
pub(crate) fn fish_name(style: Style, size: usize) -> String {
    let name = fish(style, size);
    style.say(&ReasonText::OneFish { name: &name, size: Count(size) })
}

/// The cells and the digits of the almost locked set behind a link, with the cell that joins it.
pub(super) fn locked_set(reason: &Reason) -> Option<AlmostLocked> {
    match *reason {
        Reason::AlmostLocked(set) => Some(set),
        Reason::AlmostLockedAndCell(set, beside) => Some(AlmostLocked { cells: set.cells.with(beside), ..set }),
        _ => None,
    }
}

/// Houses in short: `r28`, `r2b4`; `BH` where rows have letters.
pub(crate) fn houses(context: &StepContext<'_>, houses: HouseSet) -> String {
    short_houses(context.layout, context.style, houses)
}

fn short_houses(layout: &Layout, style: Style, houses: HouseSet) -> String {
    let mut text = String::new();
    let mut before = None;
    for house in houses {
        let kind = layout.kind(house);
        let number = style.number(layout, house);
        if before != Some(kind) {
            let lettered = kind == HouseKind::Row && number.starts_with(char::is_alphabetic);
            text.extend((!lettered).then(|| layout.house_name(house).trim_end_matches(|it: char| it.is_ascii_digit())));
            before = Some(kind);
        }
        text += &number;
    }
    text
}

impl Style {
    /// Houses in short, each kind by itself: `r28,b3`, as `r2c4` would be a cell.
    pub(crate) fn in_short(self, layout: &Layout, houses: HouseSet) -> String {
        let kinds = HouseKind::ALL.map(|kind| houses & layout.houses_of_kind(kind));
        let parts = kinds.into_iter().filter(|kind| !kind.is_empty()).map(|kind| short_houses(layout, self, kind));
        parts.collect::<Vec<_>>().join(self.close_comma())
    }
}

/// The reasons of strong links, in words.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ReasonText<'a> {
    TwoSolutions { cells: CellSet, digits: Holding },
    XWing,
    Swordfish,
    Jellyfish,
    Fish,
    OneFish { name: &'a str, size: Count },
}
