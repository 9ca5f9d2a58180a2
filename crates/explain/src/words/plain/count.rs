//! As many cells as digits that they have room for.
use super::beginner_text::BeginnerText;
use super::chain_text::PlainChainText;
use crate::notation::rectangles;
use crate::step_context::StepContext;
use crate::words::noun::{AllOf, Any, Count, Houses};
use crate::words::set_logic::{SetLogicText, beside, firework_sentences};
use qedoku_core::{
    Cell, CellSet, Digit, DigitSet, House, HouseKind, HouseSet, SetLogic, SetLogicKind, Slot, Step, SueDeCoq,
};

/// The largest number of groups of houses that are named with their digits.
const NAMED: usize = 4;

/// The largest number of cells that are listed one by one.
const LISTED: usize = 12;

/// Cells of a crossing with cells of both its houses.
pub(super) fn sue_de_coq(prose: &mut BeginnerText<'_, '_>, it: &SueDeCoq, step: &Step) {
    let context = prose.context;
    let style = prose.style();
    let groups = it.groups;
    let all = groups.iter().fold(it.crossing.cells, |all, group| all | group.set.cells);
    let digits = groups.iter().fold(it.crossing.digits, |all, group| all | group.set.digits);
    let [one, other] = groups.map(|group| group.house);
    prose.item(style.say(&CountText::LookAtCrossing {
        count: Count(all.len()),
        cells: it.crossing.cells | groups[0].set.cells,
        house: context.named([one]),
        others: groups[1].set.cells,
        other: context.named([other]),
    }));
    prose.item(style.say(&CountText::HoldOnly { digits }));
    let places = |digit: Digit| all & context.board.plane(digit);
    let inside = |house: House| digits.filter(|digit| places(digit).is_subset(context.layout.cells(house)));
    let mut left = digits;
    for house in [one, other] {
        let once = inside(house) & left;
        left -= once;
        if !once.is_empty() {
            let text = style.say(&CountText::AllInOnce { digits: once, house: context.named([house]) });
            if house == one { prose.item(text) } else { prose.also(text) }
        }
    }
    if !left.is_empty() {
        let [one, other] = [one, other].map(|house| context.named([house]));
        prose.item(style.say(&CountText::InEither { digits: left, one, other }));
    }
    let count = Count(all.len());
    prose.item(style.say(&if left.is_empty() { CountText::OnceEach { count } } else { CountText::AsMany { count } }));
    for digit in step.conclusion.eliminate.all_digits() {
        let gone = step.conclusion.eliminate.plane(digit);
        let houses = context.layout.houses().iter().filter(|&house| {
            let cells = context.layout.cells(house);
            let counted = places(digit).is_subset(cells) || (left.contains(digit) && (house == one || house == other));
            counted && gone.meets(cells)
        });
        let houses: Vec<House> = houses.collect();
        // A digit that is there twice is there once in each house.
        let here = match houses.as_slice() {
            &[house] if left.contains(digit) => places(digit) & context.layout.cells(house),
            _ => places(digit),
        };
        prose.item(style.say(&CountText::ItsPlace { digit, cells: Any(here) }));
        if houses.is_empty() {
            let ends: Vec<Cell> = places(digit).iter().collect();
            for [view, so_not] in super::views::views_without(context, digit.into(), gone, &ends) {
                prose.also(view);
                prose.also(so_not);
            }
        } else {
            prose.also(style.say(&CountText::NoOtherOf { house: context.named(houses), digit }));
        }
    }
    prose.act(step);
}

/// Cells against digits in houses, digits of two lines that cross, or any slots.
pub(super) fn set_logic(prose: &mut BeginnerText<'_, '_>, it: &SetLogic, step: &Step) {
    let cells = in_cells(&it.base);
    if cells.len() == it.base.len() && it.cover.iter().all(|slot| in_house(slot).is_some()) {
        return sectors(prose, it, cells, step);
    }
    if it.kind == SetLogicKind::Fireworks && firework(prose, it, step) {
        return;
    }
    let context = prose.context;
    if let Some(sentences) = firework_sentences(context, it, step) {
        return prose.items(sentences, step);
    }
    let style = prose.style();
    let [base, cover] = [&it.base, &it.cover].map(|slots| slots_named(context, slots));
    prose.item(style.say(&CountText::LookAtSlots { base: AllOf(&base) }));
    prose.item(style.say(&CountText::TakenBy { cover: AllOf(&cover) }));
    prose.item(style.say(&CountText::OneForOne { count: Count(it.base.len()) }));
    prose.act(step);
}

/// Slots by their names: `r5c4`, `the 5 of box 4`.
fn slots_named(context: &StepContext<'_>, slots: &[Slot]) -> Vec<String> {
    let style = context.style;
    let each = slots.iter().map(|slot| match *slot {
        Slot::Cell(cell) => style.cell(cell),
        Slot::House(house, digit) => {
            style.say(&super::cases::CaseText::DigitOf { digit, house: context.named([house]) })
        }
    });
    each.collect()
}

fn in_cells(slots: &[Slot]) -> CellSet {
    slots.iter().filter_map(|slot| if let Slot::Cell(cell) = slot { Some(*cell) } else { None }).collect()
}

fn in_house(slot: &Slot) -> Option<(House, Digit)> {
    if let Slot::House(house, digit) = *slot { Some((house, digit)) } else { None }
}

/// Says which cells are looked at: many by the rows and columns that they fill.
fn look_at(prose: &mut BeginnerText<'_, '_>, cells: CellSet) {
    let context = prose.context;
    let style = prose.style();
    let count = Count(cells.len());
    if cells.len() <= LISTED {
        return prose.item(style.say(&CountText::LookAtCells { count, cells }));
    }
    prose.item(style.say(&CountText::LookAtBlocks { count, blocks: AllOf(&blocks(context, cells)) }));
}

/// Many cells by the rows and columns that they fill: `rows 1 and 5 in columns 2, 3, 4 and 5`; none of few.
pub(crate) fn many_in_blocks(context: &StepContext<'_>, cells: CellSet) -> Vec<String> {
    if cells.len() > LISTED { blocks(context, cells) } else { Vec::new() }
}

fn blocks(context: &StepContext<'_>, cells: CellSet) -> Vec<String> {
    let style = context.style;
    let lines = |kind: HouseKind, numbers: &[u8]| -> HouseSet {
        let houses = context.layout.houses().iter().filter(|&house| context.layout.kind(house) == kind);
        let of_kind = numbers.iter().filter_map(|&number| houses.clone().nth(usize::from(number) - 1));
        of_kind.collect()
    };
    rectangles(cells)
        .iter()
        .map(|(rows, columns)| {
            let rows = context.named(lines(HouseKind::Row, rows));
            let columns = context.named(lines(HouseKind::Column, columns));
            style.say(&CountText::RowsInColumns { rows, columns })
        })
        .collect()
}

fn sectors(prose: &mut BeginnerText<'_, '_>, it: &SetLogic, cells: CellSet, step: &Step) {
    let context = prose.context;
    let style = prose.style();
    let count = Count(cells.len());
    look_at(prose, cells);
    let houses_of = |digit: Digit| -> HouseSet {
        it.cover.iter().filter_map(in_house).filter(|(_, it)| *it == digit).map(|(house, _)| house).collect()
    };
    let mut groups: Vec<(HouseSet, DigitSet)> = Vec::new();
    for digit in Digit::ALL {
        let houses = houses_of(digit);
        match groups.iter_mut().find(|(known, _)| *known == houses) {
            _ if houses.is_empty() => {}
            Some((_, digits)) => digits.insert(digit),
            None => groups.push((houses, DigitSet::of(digit))),
        }
    }
    for ((houses, digits), at) in groups.into_iter().zip(0..) {
        let most = houses.len();
        let text = style.say(&CountText::AtMost { digits, houses: context.named(houses), most });
        if at % 2 == 0 { prose.item(text) } else { prose.also(text) }
    }
    prose.item(style.say(&CountText::AsMany { count }));
    let lost = step.conclusion.eliminate;
    // Lines that have the same digits there are named together.
    let mut held: Vec<(HouseSet, DigitSet)> = Vec::new();
    for house in it.cover.iter().filter_map(in_house).map(|(house, _)| house).collect::<HouseSet>() {
        let own = it.cover.iter().filter_map(in_house).filter(|(other, _)| *other == house);
        let digits = own.map(|(_, digit)| digit).collect::<DigitSet>();
        let digits = digits.filter(|digit| lost.plane(digit).meets(context.layout.cells(house)));
        match held.iter_mut().find(|(_, known)| *known == digits) {
            _ if digits.is_empty() => {}
            Some((houses, _)) => houses.insert(house),
            None => held.push((house.into(), digits)),
        }
    }
    let has = |(houses, digits): &(HouseSet, DigitSet)| {
        style.say(&CountText::HasInThese { houses: context.named(*houses), digits: *digits })
    };
    let there: Vec<String> = held.iter().map(has).collect();
    if there.len() > NAMED {
        prose.item(style.say(&CountText::NowhereElse));
    } else if !there.is_empty() {
        prose.item(style.say(&CountText::SoThere { all: AllOf(&there) }));
    }
    prose.act_here(step);
}

/// Digits of two lines that have room only where they leave the box of their crossing, or in it. Whether it is so.
fn firework(prose: &mut BeginnerText<'_, '_>, it: &SetLogic, step: &Step) -> bool {
    let context = prose.context;
    let style = prose.style();
    let layout = context.layout;
    let cells = in_cells(&it.cover);
    let digits: DigitSet = it.base.iter().filter_map(in_house).map(|(_, digit)| digit).collect();
    let lines: HouseSet = it.base.iter().filter_map(in_house).map(|(house, _)| house).collect();
    let boxed: Vec<(House, Digit)> = it.cover.iter().filter_map(in_house).collect();
    let [row, column] = *lines.iter().collect::<Vec<House>>().as_slice() else { return false };
    let Some(crossing) = (layout.cells(row) & layout.cells(column)).single() else { return false };
    if digits.len() != cells.len() || boxed.iter().any(|(house, _)| !layout.is_box(*house)) {
        return false;
    }
    let in_box = |digit: Digit| boxed.iter().find(|(_, it)| *it == digit).map(|(house, _)| *house);
    let mut begun = false;
    for (house, digit) in it.base.iter().filter_map(in_house).filter(|(_, digit)| in_box(*digit).is_none()) {
        let places = context.board.plane(digit) & layout.cells(house);
        let text = style.say(&PlainChainText::HasIn { house: context.named([house]), digit, cells: Any(places) });
        if begun {
            prose.also(text);
        } else {
            prose.item(text);
        }
        begun = true;
    }
    let mut known: Vec<(House, CellSet)> = Vec::new();
    for digit in digits.filter(|digit| in_box(digit).is_some()) {
        let Some(home) = in_box(digit) else { continue };
        let ends = (cells - layout.cells(home)) & context.board.plane(digit);
        let house = context.named([home]);
        if known.contains(&(home, ends)) {
            prose.item(style.say(&SetLogicText::SameFor { digits: digit.into() }));
            continue;
        }
        known.push((home, ends));
        for line in [row, column] {
            let cells = Any(ends & layout.cells(line));
            let text = style.say(&SetLogicText::InHomeOr { line: context.named([line]), digit, home: house, cells });
            if line == row { prose.item(text) } else { prose.also(text) }
        }
        prose.also(style.say(&SetLogicText::IfBothIn { home: house, at: crossing.into(), digit }));
        if !ends.is_empty() {
            prose.also(style.say(&SetLogicText::Otherwise { cells: Any(ends), digit }));
        }
    }
    prose.item(style.say(&CountText::DigitsIn { digits, cells }));
    prose.also(style.say(&CountText::CellsDigits { count: Count(cells.len()) }));
    for sentence in beside(context, it, step) {
        prose.item(sentence);
    }
    prose.act(step);
    true
}

/// Sentences about counts.
#[derive(Clone, Copy, Debug)]
pub(crate) enum CountText<'a> {
    LookAtCrossing { count: Count, cells: CellSet, house: Houses<'a>, others: CellSet, other: Houses<'a> },
    HoldOnly { digits: DigitSet },
    AllInOnce { digits: DigitSet, house: Houses<'a> },
    InEither { digits: DigitSet, one: Houses<'a>, other: Houses<'a> },
    OnceEach { count: Count },
    AsMany { count: Count },
    ItsPlace { digit: Digit, cells: Any },
    NoOtherOf { house: Houses<'a>, digit: Digit },
    LookAtSlots { base: AllOf<'a> },
    TakenBy { cover: AllOf<'a> },
    OneForOne { count: Count },
    LookAtCells { count: Count, cells: CellSet },
    LookAtBlocks { count: Count, blocks: AllOf<'a> },
    RowsInColumns { rows: Houses<'a>, columns: Houses<'a> },
    AtMost { digits: DigitSet, houses: Houses<'a>, most: usize },
    HasInThese { houses: Houses<'a>, digits: DigitSet },
    SoThere { all: AllOf<'a> },
    NowhereElse,
    DigitsIn { digits: DigitSet, cells: CellSet },
    CellsDigits { count: Count },
}
