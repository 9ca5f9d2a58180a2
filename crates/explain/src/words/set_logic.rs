//! Counts over slots of several kinds: many cells with room for just as many digits, and digits that share few cells.
use crate::step_context::StepContext;
use crate::words::noun::{Any, Count, Houses, OneByOne, OneOf};
use qedoku_core::{CellSet, Digit, DigitSet, House, HouseKind, HouseSet, SetLogic, SetLogicKind, Slot, Step};

/// Says why the base takes all that the cover has.
pub(super) fn why(context: &StepContext<'_>, it: &SetLogic, step: &Step) -> String {
    match it.kind {
        _ if is_mixed(it) => counted(context, it, step),
        SetLogicKind::Sectors | SetLogicKind::SkLoop => sectors(context, it, step),
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

/// True if there are slots that others of this kind do not have: cells hold digits of houses, or else digits of lines
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
    style.sentences([
        style.say(&SetLogicText::Needs { needs: &needs, count }),
        style.say(&SetLogicText::AreAmong { takes: &takes, count }),
        style.say(&SetLogicText::NothingElse),
        style.so(&step.conclusion),
    ])
}

/// Says how few digits the cells have room for, house by house.
fn sectors(context: &StepContext<'_>, it: &SetLogic, step: &Step) -> String {
    let SetLogic { kind, base, cover, .. } = it;
    let kind = *kind;
    let cells = cells_of(base);
    let style = context.style;
    let is_by_house = kind == SetLogicKind::SkLoop;
    let groups = if is_by_house { by_house(cover) } else { by_digit(context, cover) };
    let parts = groups.iter().map(|(digits, houses)| {
        let names = context.named(*houses);
        if is_by_house && houses.is_one() {
            return style.say(&SetLogicText::OnceIn { digits: *digits, house: names });
        }
        style.say(&SetLogicText::Once { digits: *digits, names, count: houses.len() })
    });
    let parts = style.statements(parts);
    let count = Count(cells.len());
    let has_boxes = houses_of(cover).any(|house| context.layout.is_box(house));
    let digits = Count(cover.len());
    let there =
        if has_boxes { SetLogicText::AllThere { count, digits } } else { SetLogicText::AllInLines { count, digits } };
    style.sentences([
        style.say(&SetLogicText::Room { count, cells, digits: Count(cover.len()), parts: &parts }),
        style.say(&there),
        style.so(&step.conclusion),
    ])
}

/// The slots house by house, those together that have the same digits.
fn by_house(cover: &[Slot]) -> Vec<(DigitSet, HouseSet)> {
    let mut groups: Vec<(DigitSet, HouseSet)> = vec![];
    for house in houses_of(cover).collect::<HouseSet>() {
        let here = |slot: &&Slot| matches!(slot, Slot::House(other, _) if *other == house);
        let digits = digits_of(&cover.iter().filter(here).copied().collect::<Vec<_>>());
        match groups.iter_mut().find(|(known, _)| *known == digits) {
            Some((_, houses)) => houses.insert(house),
            None => groups.push((digits, HouseSet::of(house))),
        }
    }
    groups
}

/// The slots digit by digit for each kind of houses, those together that are in the same houses, and many houses first.
fn by_digit(context: &StepContext<'_>, cover: &[Slot]) -> Vec<(DigitSet, HouseSet)> {
    let mut all = vec![];
    for kind in HouseKind::ALL {
        let mut groups: Vec<(DigitSet, HouseSet)> = vec![];
        for digit in digits_of(cover) {
            let here: HouseSet =
                houses_of(&about(cover, digit)).filter(|&it| context.layout.kind(it) == kind).collect();
            match groups.iter_mut().find(|(_, known)| *known == here) {
                _ if here.is_empty() => {}
                Some((digits, _)) => digits.insert(digit),
                None => groups.push((DigitSet::of(digit), here)),
            }
        }
        groups.sort_by_key(|(_, houses)| std::cmp::Reverse(houses.len()));
        all.extend(groups);
    }
    all
}

/// Says why the digits of several lines share few cells.
fn fireworks(context: &StepContext<'_>, it: &SetLogic, step: &Step) -> String {
    let sentences = firework_sentences(context, it, step).unwrap_or_default();
    context.style.sentences(sentences.into_iter().chain([context.style.so(&step.conclusion)]))
}

/// The sentences of fireworks but for the conclusion: digit by digit, the crossing where one takes none outside; nothing of
/// other counts.
pub(super) fn firework_sentences(context: &StepContext<'_>, it: &SetLogic, step: &Step) -> Option<Vec<String>> {
    if it.kind != SetLogicKind::Fireworks || is_mixed(it) {
        return None;
    }
    let style = context.style;
    let cells = cells_of(&it.cover);
    let mut sentences = Vec::new();
    let mut crossed: Vec<(Vec<House>, House, DigitSet, CellSet)> = vec![];
    for digit in digits_of(&it.base) {
        let lines: Vec<House> = houses_of(&about(&it.base, digit)).collect();
        let home = houses_of(&about(&it.cover, digit)).next();
        let places = |line: House| context.layout.cells(line) & context.board.plane(digit);
        let Some(home) = home else {
            sentences.extend(lines.iter().map(|&line| {
                let cells = OneOf(places(line));
                style.say(&SetLogicText::InLine { line: context.named([line]), digit, cells })
            }));
            continue;
        };
        let outside = lines.iter().fold(CellSet::EMPTY, |all, &line| all | places(line)) - context.layout.cells(home);
        match crossed.iter_mut().find(|(known, at, _, to)| *known == lines && (*at, *to) == (home, outside)) {
            Some((_, _, digits, _)) => digits.insert(digit),
            None => crossed.push((lines, home, DigitSet::of(digit), outside)),
        }
    }
    for (lines, home, digits, outside) in &crossed {
        // Told for one digit, so that two digits are not mixed.
        let Some(digit) = digits.first() else { continue };
        let others = *digits - DigitSet::of(digit);
        let at = lines.iter().fold(CellSet::ALL, |all, &line| all & context.layout.cells(line));
        let home = context.named([*home]);
        let its = lines.iter().map(|&line| {
            let cells = Any(*outside & context.layout.cells(line));
            style.say(&SetLogicText::InHomeOr { line: context.named([line]), digit, home, cells })
        });
        sentences.push(style.statements(its));
        sentences.push(style.say(&SetLogicText::IfBothIn { home, at, digit }));
        let otherwise = SetLogicText::Otherwise { cells: Any(*outside), digit };
        sentences.extend((!outside.is_empty()).then(|| style.say(&otherwise)));
        sentences.extend((!others.is_empty()).then(|| style.say(&SetLogicText::SameFor { digits: others })));
    }
    sentences.push(style.say(&SetLogicText::Fill { digits: digits_of(&it.base), cells: OneByOne(cells) }));
    sentences.extend(beside(context, it, step));
    Some(sentences)
}

/// Why digits of two lines go from the rest of the box of their crossing: there they would take two of the cells, or a line
/// would have no place for them.
pub(super) fn beside(context: &StepContext<'_>, it: &SetLogic, step: &Step) -> Vec<String> {
    let style = context.style;
    let cells = cells_of(&it.cover);
    let digits = digits_of(&it.base);
    let mut described: Vec<(HouseSet, CellSet)> = Vec::new();
    let mut sentences = Vec::new();
    for digit in digits {
        let places = step.conclusion.eliminate.plane(digit);
        let Some(home) = houses_of(&about(&it.cover, digit)).next().filter(|_| !places.is_empty()) else { continue };
        let lines: HouseSet = houses_of(&about(&it.base, digit)).collect();
        let outside =
            |line: House| (context.layout.cells(line) - context.layout.cells(home)) & context.board.plane(digit);
        let ends = lines.iter().fold(CellSet::EMPTY, |all, line| all | outside(line));
        let empty = lines.iter().find(|&line| outside(line).is_empty());
        let places = Any(places);
        sentences.push(style.say(&match empty {
            Some(line) => SetLogicText::BesideNone { places, digit, line: context.named([line]) },
            None if described.contains(&(lines, ends)) => SetLogicText::BesideToo { places, digit },
            None => SetLogicText::Beside {
                places,
                digit,
                home: context.named([home]),
                ends,
                left: cells.len().saturating_sub(ends.len()),
                others: digits.without(digit),
            },
        }));
        described.push((lines, ends));
    }
    sentences
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
    Needs { needs: &'a str, count: usize },
    AreAmong { takes: &'a str, count: usize },
    NothingElse,
    Once { digits: DigitSet, names: Houses<'a>, count: usize },
    Room { count: Count, cells: CellSet, digits: Count, parts: &'a str },
    OnceIn { digits: DigitSet, house: Houses<'a> },
    AllThere { count: Count, digits: Count },
    AllInLines { count: Count, digits: Count },
    InLine { line: Houses<'a>, digit: Digit, cells: OneOf },
    InHomeOr { line: Houses<'a>, digit: Digit, home: Houses<'a>, cells: Any },
    IfBothIn { home: Houses<'a>, at: CellSet, digit: Digit },
    Otherwise { cells: Any, digit: Digit },
    Beside { places: Any, digit: Digit, home: Houses<'a>, ends: CellSet, left: usize, others: DigitSet },
    BesideToo { places: Any, digit: Digit },
    BesideNone { places: Any, digit: Digit, line: Houses<'a> },
    SameFor { digits: DigitSet },
    Fill { digits: DigitSet, cells: OneByOne },
}
