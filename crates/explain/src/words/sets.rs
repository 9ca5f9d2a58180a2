//! Sets of cells that have about as many digits as cells.
use crate::step_context::StepContext;
use crate::style::Style;
use crate::words::noun::{Any, Holding, Houses, Joint, Or};
use qedoku_core::{
    AlmostLocked, Blossom, Cell, CellSet, Conclusion, Digit, DigitSet, House, HouseSet, SetChain, Sets, Step, SueDeCoq,
};

/// Says what the sets cannot all do, and so what is certain.
pub(super) fn why(context: &StepContext<'_>, sets: &Sets, step: &Step) -> String {
    let style = context.style;
    let (claim, ends) = match sets {
        Sets::SueDeCoq(it) => (counted(context, it), sets.all()),
        Sets::Blossom(it) => (blossom(context, it), it.petals.iter().map(|petal| petal.set).collect()),
        Sets::Chain(it) => match it.rest.as_slice() {
            [other] => (linked(context, [&it.first, &other.set], other.common), sets.all()),
            others => {
                let ends = std::iter::once(it.first).chain(others.last().map(|last| last.set)).collect();
                (chained(context, it, step), ends)
            }
        },
    };
    let seen = seen(context, &ends, step);
    if seen.is_empty() {
        return style.say(&SetsText::Concluded { claim: &claim, gone: &step.conclusion });
    }
    style.say(&SetsText::Seen { claim: &claim, seen: &seen, gone: &step.conclusion })
}

/// Says where to look.
pub(super) fn place(style: Style, sets: &Sets) -> String {
    style.commas(sets.all().iter().map(|set| style.joint(set.cells)))
}

/// Cells of a crossing with cells of its houses, counted against their digits.
fn counted(context: &StepContext<'_>, it: &SueDeCoq) -> String {
    let style = context.style;
    let count = it.groups.iter().fold(it.crossing.cells.len(), |all, group| all + group.set.cells.len());
    let houses: HouseSet = it.groups.iter().map(|group| group.house).collect();
    let groups = style.and(it.groups.iter().map(|group| named(context, &group.set, Some(group.house))));
    style.say(&SetsText::Counted {
        cells: Joint(it.crossing.cells),
        digits: Holding(it.crossing.digits),
        crossing: context.named(houses),
        groups: &groups,
        count,
    })
}

/// A cell each of whose digits is missing in another set then.
fn blossom(context: &StepContext<'_>, it: &Blossom) -> String {
    let style = context.style;
    let held = it.petals.iter().fold(DigitSet::EMPTY, |all, petal| all | petal.common);
    let ways = style.semicolons(it.petals.iter().map(|petal| {
        let named = name(context, &petal.set);
        style.say(&SetsText::Petal { digits: Or(petal.common), petal: &named, rest: petal.set.digits - petal.common })
    }));
    style.say(&SetsText::Stem { stem: it.stem, held: Or(held), ways: &ways })
}

/// Two sets that a digit links, or two, so that each lacks just one of these.
fn linked(context: &StepContext<'_>, sets: [&AlmostLocked; 2], common: DigitSet) -> String {
    let style = context.style;
    let [one, other] = sets.map(|set| name(context, set));
    if common.is_several() {
        return style.say(&SetsText::DoublyLinked { one: &one, other: &other, link: common });
    }
    let [one_held, other_held] = sets.map(|set| {
        style.say(&SetsText::HoldsRest {
            cells: Joint(set.cells),
            rest: set.digits - common,
            cells_count: set.cells.len(),
        })
    });
    style.say(&SetsText::Linked {
        one: &one,
        other: &other,
        link: common,
        one_held: &one_held,
        other_held: &other_held,
    })
}

/// Sets each of which is linked to the next.
fn chained(context: &StepContext<'_>, chain: &SetChain, step: &Step) -> String {
    let style = context.style;
    let gone = step.conclusion.eliminate.all_digits();
    let mut lacks = gone;
    let mut parts: Vec<String> = Vec::new();
    let sets = std::iter::once(&chain.first).chain(chain.rest.iter().map(|it| &it.set));
    let holds = chain.rest.iter().map(|it| it.common).chain(std::iter::once(gone));
    for (set, holds) in sets.zip(holds) {
        let set = name(context, set);
        parts.push(if parts.is_empty() {
            style.say(&SetsText::FirstLacks { set: &set, without: Or(lacks), held: holds })
        } else {
            style.say(&SetsText::ThenLacks { set: &set, without: Or(lacks), held: holds })
        });
        lacks = holds;
    }
    let links = style.semicolons(parts);
    style.say(&SetsText::Chained { links: &links })
}

/// The places where each digit that goes is certain to be, and the cells that see it there.
fn seen(context: &StepContext<'_>, sets: &[AlmostLocked], step: &Step) -> String {
    let style = context.style;
    let eliminate = &step.conclusion.eliminate;
    let mut groups: Vec<(CellSet, CellSet, DigitSet)> = Vec::new();
    for digit in eliminate.all_digits() {
        let mut by_places: Vec<(CellSet, CellSet)> = Vec::new();
        for loser in eliminate.plane(digit) {
            let places = places(context, sets, digit, loser);
            match by_places.iter_mut().find(|(known, _)| *known == places) {
                Some((_, losers)) => losers.insert(loser),
                None => by_places.push((places, CellSet::of(loser))),
            }
        }
        for (places, losers) in by_places {
            match groups.iter_mut().find(|(known, of, _)| (*known, *of) == (places, losers)) {
                Some((_, _, digits)) => digits.insert(digit),
                None => groups.push((places, losers, DigitSet::of(digit))),
            }
        }
    }
    if groups.iter().any(|(places, ..)| places.is_empty()) {
        return String::new();
    }
    style.semicolons(
        groups
            .into_iter()
            .map(|(places, losers, digits)| style.say(&SetsText::InSight { digits, places: Any(places), losers })),
    )
}

/// The places of a digit in the sets that `loser` sees: all of them, or those of the sets it sees as a whole.
fn places(context: &StepContext<'_>, sets: &[AlmostLocked], digit: Digit, loser: Cell) -> CellSet {
    let view = context.layout.peers(loser);
    let of = |set: &AlmostLocked| context.board.plane(digit) & set.cells;
    let all = sets.iter().fold(CellSet::EMPTY, |all, set| all | of(set));
    if all.is_subset(view) {
        return all;
    }
    sets.iter().map(of).filter(|cells| cells.is_subset(view)).fold(CellSet::EMPTY, |all, cells| all | cells)
}

/// A set with the house it stands in: `r1c23 {157} in row 1`.
fn name(context: &StepContext<'_>, set: &AlmostLocked) -> String {
    let house = context.layout.houses_around(set.cells).first().filter(|_| set.cells.is_several());
    named(context, set, house)
}

fn named(context: &StepContext<'_>, set: &AlmostLocked, house: Option<House>) -> String {
    let style = context.style;
    let cells = Joint(set.cells);
    let digits = Holding(set.digits);
    match house {
        Some(house) => style.say(&SetsText::Named { cells, digits, house: context.named([house]) }),
        None => style.say(&cells) + &style.say(&digits),
    }
}

/// Sentences about almost locked sets.
#[derive(Clone, Copy, Debug)]
pub(crate) enum SetsText<'a> {
    Concluded { claim: &'a str, gone: &'a Conclusion },
    Seen { claim: &'a str, seen: &'a str, gone: &'a Conclusion },
    Counted { cells: Joint, digits: Holding, crossing: Houses<'a>, groups: &'a str, count: usize },
    Petal { digits: Or, petal: &'a str, rest: DigitSet },
    Stem { stem: Cell, held: Or, ways: &'a str },
    DoublyLinked { one: &'a str, other: &'a str, link: DigitSet },
    HoldsRest { cells: Joint, rest: DigitSet, cells_count: usize },
    Linked { one: &'a str, other: &'a str, link: DigitSet, one_held: &'a str, other_held: &'a str },
    FirstLacks { set: &'a str, without: Or, held: DigitSet },
    ThenLacks { set: &'a str, without: Or, held: DigitSet },
    Chained { links: &'a str },
    InSight { digits: DigitSet, places: Any, losers: CellSet },
    Named { cells: Joint, digits: Holding, house: Houses<'a> },
}
