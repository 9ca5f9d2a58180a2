//! Lines about cells that have just enough digits, and digits that have just enough cells.
use super::{candidates, held, houses, names, on_board, only_at};
use crate::step_context::StepContext;
use crate::words::noun::{Blocks, Compact, Held, InShort};
use qedoku_core::{
    CandidateSet, Cell, CellSet, Confined, Digit, DigitSet, Exclusion, Exocet, Fish, House, HouseKind, HouseSet,
    SetLogic, Sets, Slot, Step, Subset, Templates, Wing,
};

/// The digit of the house that confines it, and the house that it is confined to.
pub(super) fn confined(context: &StepContext<'_>, it: &Confined) -> String {
    let cells = names(context, context.board.plane(it.digit) & context.layout.cells(it.from));
    let fact = only_at(context, it.digit.into(), HouseSet::of(it.from), &cells);
    context.style.say(&CellsLine::Confined { fact: &fact, to: InShort(context.layout, HouseSet::of(it.to)) })
}

/// The digits locked in cells, or the cells locked to digits.
pub(super) fn subset(context: &StepContext<'_>, subset: &Subset) -> String {
    let style = context.style;
    match subset {
        Subset::Naked(it) => {
            let cells = names(context, it.cells);
            let digits = it.digits;
            style.say(&CellsLine::Naked {
                cells: &cells,
                digits: Compact(digits),
                houses: InShort(context.layout, it.houses),
            })
        }
        Subset::Hidden(it) => only_at(context, it.digits, HouseSet::of(it.house), &names(context, it.cells)),
        Subset::AlmostLocked(it) => {
            let crossing = context.layout.cells(it.naked) & context.layout.cells(it.hidden);
            let places = it.digits.iter().fold(it.places, |all, digit| all | crossing & context.board.plane(digit));
            let hidden = only_at(context, it.digits, HouseSet::of(it.hidden), &names(context, places));
            let digits = it.digits;
            style.say(&CellsLine::AlmostLocked { cells: Blocks(it.cells), digits: Compact(digits), hidden: &hidden })
        }
    }
}

/// The base, the cover, the places and the fins.
pub(super) fn fish(context: &StepContext<'_>, fish: &Fish) -> String {
    let style = context.style;
    let digit = fish.digit;
    let covers = style.or(fish.bodies().map(|body| houses(context, body.cover)));
    let all = fish.base.iter().fold(CellSet::EMPTY, |all, house| all | context.layout.cells(house));
    let fins = fish.fins();
    if fins.is_empty() {
        return style.say(&CellsLine::Fish {
            digit,
            base: InShort(context.layout, fish.base),
            covers: &covers,
            places: Blocks((all & context.board.plane(digit)) - fins),
        });
    }
    style.say(&CellsLine::FinnedFish {
        digit,
        base: InShort(context.layout, fish.base),
        covers: &covers,
        places: Blocks((all & context.board.plane(digit)) - fins),
        fins: Blocks(fins),
    })
}

/// Set logic in a line: as many slots on either side.
pub(super) fn set_logic(context: &StepContext<'_>, it: &SetLogic) -> String {
    let [base, cover] = [&it.base, &it.cover].map(|slots| in_short(context, slots));
    let style = context.style;
    let count = it.base.len();
    if it.base.iter().all(|slot| matches!(slot, Slot::Cell(_))) {
        return style.say(&CellsLine::CellsForDigits { count, base: &base, cover: &cover });
    }
    style.say(&CellsLine::CountForCount { base: &base, cover: &cover, count })
}

/// Slots in short: `r12c3`, `57 of r28`.
fn in_short(context: &StepContext<'_>, slots: &[Slot]) -> String {
    let mut cells = CellSet::EMPTY;
    let mut groups: Vec<(DigitSet, HouseSet)> = Vec::new();
    for house in context.layout.houses() {
        let digits: DigitSet = slots
            .iter()
            .filter_map(|slot| if let Slot::House(at, digit) = slot { (*at == house).then_some(*digit) } else { None })
            .collect();
        match groups.iter_mut().find(|(known, _)| *known == digits) {
            _ if digits.is_empty() => {}
            Some((_, houses)) => houses.insert(house),
            None => groups.push((digits, HouseSet::of(house))),
        }
    }
    for slot in slots {
        if let Slot::Cell(cell) = slot {
            cells.insert(*cell);
        }
    }
    let style = context.style;
    let cells = (!cells.is_empty()).then(|| names(context, cells));
    style.and(cells.into_iter().chain(groups.into_iter().map(|(digits, houses)| {
        style.say(&CellsLine::DigitsOf { digits: Compact(digits), houses: InShort(context.layout, houses) })
    })))
}

/// The cells with what they hold, and where the digit is that goes.
pub(super) fn wing(context: &StepContext<'_>, wing: &Wing) -> String {
    let style = context.style;
    let cells = wing.pivot | wing.pincers;
    let all = cells.iter().map(|cell| held(context, CellSet::of(cell), context.board.digits(cell)));
    let all = style.commas(all);
    let places = wing.digits.iter().map(|digit| CandidateSet::of_digit(digit, cells & context.board.plane(digit)));
    let places = candidates(context, &places.fold(CandidateSet::EMPTY, |all, set| all | set));
    style.say(&CellsLine::Wing { all: &all, places: &places })
}

/// Sets with their digits and what they share.
pub(super) fn sets(context: &StepContext<'_>, sets: &Sets, step: &Step) -> String {
    let style = context.style;
    let lost = step.conclusion.eliminate.all_digits();
    match sets {
        Sets::SueDeCoq(it) => {
            let groups = style.and(it.groups.iter().map(|group| held(context, group.set.cells, group.set.digits)));
            let count = it.groups.iter().fold(it.crossing.cells.len(), |all, group| all + group.set.cells.len());
            style.say(&CellsLine::Crossing {
                crossing: Held(it.crossing.cells, it.crossing.digits),
                groups: &groups,
                count,
            })
        }
        Sets::Blossom(it) => {
            let petals = style.commas(it.petals.iter().map(|petal| {
                let common = petal.common;
                let set = held(context, petal.set.cells, petal.set.digits);
                style.say(&CellsLine::Petal { common: Compact(common), set: &set })
            }));
            style.say(&CellsLine::Blossom {
                stem: Held(CellSet::of(it.stem), context.board.digits(it.stem)),
                petals: &petals,
                lost: Compact(lost),
            })
        }
        Sets::Chain(it) => {
            let first = held(context, it.first.cells, it.first.digits);
            let rest = it.rest.iter().map(|next| {
                let common = next.common;
                let set = held(context, next.set.cells, next.set.digits);
                style.say(&CellsLine::Linked { common: Compact(common), set: &set })
            });
            let chain = std::iter::once(first).chain(rest).collect::<String>();
            let ends = it.rest.last().map_or(CellSet::EMPTY, |last| last.set.cells) | it.first.cells;
            let ends = lost.iter().map(|digit| CandidateSet::of_digit(digit, ends & context.board.plane(digit)));
            let doubly = it.rest.len() == 1 && it.rest.iter().any(|next| next.common.is_several());
            if doubly {
                return style.say(&CellsLine::BothLocked { chain: &chain });
            }
            let ends = candidates(context, &ends.fold(CandidateSet::EMPTY, |all, set| all | set));
            style.say(&CellsLine::SetChain { chain: &chain, ends: &ends })
        }
    }
}

/// The cells that cannot be filled beside what goes.
pub(super) fn exclusion(context: &StepContext<'_>, it: &Exclusion) -> String {
    let style = context.style;
    if it.excluders.is_empty() {
        return style.say(&CellsLine::NoFill { base: Held(it.base, on_board(context, it.base)) });
    }
    let excluders = in_short(context, &it.excluders);
    style.say(&CellsLine::NoFillLeaves { base: Held(it.base, on_board(context, it.base)), excluders: &excluders })
}

/// Ways to place the digits.
pub(super) fn templates(context: &StepContext<'_>, it: &Templates, step: &Step) -> String {
    let style = context.style;
    let concluded = (step.conclusion.place | step.conclusion.eliminate).all_digits();
    let lines = context.layout.houses_of_kind(HouseKind::Row).iter();
    let lines: HouseSet = lines.filter(|&row| concluded.iter().any(|digit| is_open(context, digit, row))).collect();
    let beside = it.digits - concluded;
    let others = if beside.is_empty() {
        style.say(&CellsLine::SparesOthers)
    } else {
        style.say(&CellsLine::FitsBeside { beside: Compact(beside) })
    };
    if step.conclusion.place.is_empty() {
        return style.say(&CellsLine::NoTemplate {
            all: Compact(concluded),
            lines: InShort(context.layout, lines),
            others: &others,
        });
    }
    style.say(&CellsLine::EveryTemplate {
        all: Compact(concluded),
        lines: InShort(context.layout, lines),
        others: &others,
    })
}

/// Whether a house still lacks a digit.
fn is_open(context: &StepContext<'_>, digit: Digit, house: House) -> bool {
    context.layout.cells(house).iter().all(|cell| context.board.value(cell) != Some(digit))
}

/// The base, the targets, the lines across and the mirrors.
pub(super) fn exocet(context: &StepContext<'_>, it: &Exocet) -> String {
    let style = context.style;
    let text = style.say(&CellsLine::Exocet {
        base: Held(it.base, it.digits),
        targets: Blocks(it.targets),
        lines: InShort(context.layout, it.lines),
    });
    let mirrored = it.targets.iter().zip(&it.mirrors).filter(|(_, mirror)| !mirror.is_empty());
    mirrored
        .fold(text, |text, (target, &mirror)| text + &style.say(&CellsLine::Mirror { target, mirror: Blocks(mirror) }))
}

/// Lines that stand by themselves.
#[derive(Clone, Copy, Debug)]
pub(crate) enum CellsLine<'a> {
    Confined { fact: &'a str, to: InShort<'a> },
    Naked { cells: &'a str, digits: Compact, houses: InShort<'a> },
    AlmostLocked { cells: Blocks, digits: Compact, hidden: &'a str },
    Fish { digit: Digit, base: InShort<'a>, covers: &'a str, places: Blocks },
    FinnedFish { digit: Digit, base: InShort<'a>, covers: &'a str, places: Blocks, fins: Blocks },
    CellsForDigits { count: usize, base: &'a str, cover: &'a str },
    CountForCount { base: &'a str, cover: &'a str, count: usize },
    DigitsOf { digits: Compact, houses: InShort<'a> },
    Wing { all: &'a str, places: &'a str },
    Crossing { crossing: Held, groups: &'a str, count: usize },
    Petal { common: Compact, set: &'a str },
    Blossom { stem: Held, petals: &'a str, lost: Compact },
    Linked { common: Compact, set: &'a str },
    BothLocked { chain: &'a str },
    SetChain { chain: &'a str, ends: &'a str },
    NoFill { base: Held },
    NoFillLeaves { base: Held, excluders: &'a str },
    SparesOthers,
    FitsBeside { beside: Compact },
    NoTemplate { all: Compact, lines: InShort<'a>, others: &'a str },
    EveryTemplate { all: Compact, lines: InShort<'a>, others: &'a str },
    Exocet { base: Held, targets: Blocks, lines: InShort<'a> },
    Mirror { target: Cell, mirror: Blocks },
}
