//! The object of a step in a few words: `1 and 5 of column 3 in r18c3`.
use super::mark_chain::MarkedCells;
use super::noun::{AllOf, Any, Blocks, Count, Fin, Held, Houses, Joint, Or};
use super::{color_place, colors, describe, filled, total};
use crate::notation::together;
use crate::step_context::StepContext;
use crate::style::Style;
use crate::words::naming::NamingText;
use crate::words::plain::count::many_in_blocks;
use crate::words::thrice::thrice;
use crate::words::wing::two_sets;
use qedoku_core::{
    CandidateSet, Cell, CellSet, Chain, Choice, Conclusion, Deadly, DeadlyKind, Digit, DigitSet, Fish, Forcing, House,
    HouseSet, Pattern, SetChain, SetLogic, Sets, Slot, Step, Subset, Truth, Wing,
};
use std::iter::once;

/// Names what the pattern of a step is made of: digits, houses and cells. A naked single has nothing but its cell, which
/// its conclusion names.
pub fn shape(context: &StepContext<'_>, step: &Step) -> String {
    let style = context.style;
    style.spaced(match &step.pattern {
        Pattern::Single(it) => match it.slot {
            Slot::Cell(_) => String::new(),
            Slot::House(house, _) => context.house(house),
        },
        Pattern::Confined(it) => {
            let cells = context.board.plane(it.digit) & context.layout.cells(it.from);
            digit_of(context, it.digit, it.from, cells)
        }
        Pattern::Subset(it) => subset(context, it),
        Pattern::Fish(it) => fish(context, it),
        Pattern::Wing(it) => wing(context, it),
        Pattern::Sets(it) => sets(context, it),
        Pattern::Colors(it) if it.clusters.iter().flatten().any(|side| side.all_digits().is_several()) => {
            colors_from(context, &it.clusters, step)
        }
        Pattern::Total(_) => total::shape(context, step),
        Pattern::Filled(_) => filled::shape(context, step).unwrap_or_else(|| total::place(style, step)),
        Pattern::Colors(it) => {
            let clusters = color_place::told_clusters(context, &it.clusters, step);
            colors_in_houses(context, clusters, step)
                .unwrap_or_else(|| style.semicolons(clusters.iter().map(|cluster| colors_of(style, cluster))))
        }
        Pattern::Chain(it) => chain(style, it),
        Pattern::Kraken(it) => {
            let fish = fish(context, &it.fish);
            style.say(&ShapeText::Kraken { fish: &fish, starts: &it.starts() })
        }
        Pattern::Deadly(it) if it.kind == DeadlyKind::Bug => grave(context, it),
        Pattern::Deadly(it) => in_four_boxes(context, it).unwrap_or_else(|| deadly(style, it)),
        Pattern::Hypothesis(it) => {
            let assumed = style.assumption(it.assume);
            style.say(&ShapeText::Supposing { assumed: &assumed })
        }
        Pattern::Forcing(it) => forcing(context, it),
        Pattern::Exclusion(it) => match MarkedCells::of(context, it, step).filter(|_| !style.is_plain()) {
            Some(chain) => chain.cells(style),
            None => describe::place(context, step),
        },
        Pattern::Clash(_)
        | Pattern::SetLogic(_)
        | Pattern::Ring(_)
        | Pattern::Templates(_)
        | Pattern::Exocet(_)
        | Pattern::Symmetry(_)
        | Pattern::Guess
        | Pattern::Truths => describe::place(context, step),
    })
}

impl Style {
    /// The conclusion of a step in a few words: `r1c5=4`, `r2579c3 lose 1, r24579c3 lose 5`.
    pub fn outcome(self, conclusion: &Conclusion) -> String {
        let placed = conclusion.place.iter_by_cell().map(|it| self.candidate(it));
        let groups = together(&conclusion.eliminate);
        let lost = groups.into_iter().map(|(cells, digits)| self.say(&NamingText::Loses { cells, digits }));
        let described: Vec<String> = placed.chain(lost).collect();
        self.spaced(self.facts(described))
    }
}

/// Digits, the houses that need them, and where they are.
fn digits_of(context: &StepContext<'_>, digits: DigitSet, houses: HouseSet, cells: CellSet) -> String {
    context.style.say(&ShapeText::DigitsOf { digits, houses: context.named(houses), cells })
}

/// A digit of a house, and the places that it has there.
fn digit_of(context: &StepContext<'_>, digit: Digit, house: House, cells: CellSet) -> String {
    context.style.say(&ShapeText::DigitOf { digit, house: context.named([house]), cells: Any(cells) })
}

fn subset(context: &StepContext<'_>, subset: &Subset) -> String {
    match subset {
        Subset::Naked(it) => digits_of(context, it.digits, it.houses, it.cells),
        Subset::Hidden(it) => digits_of(context, it.digits, HouseSet::of(it.house), it.cells),
        Subset::AlmostLocked(it) => {
            let houses = HouseSet::of(it.naked) | HouseSet::of(it.hidden);
            digits_of(context, it.digits, houses, it.cells | it.places)
        }
    }
}

fn fish(context: &StepContext<'_>, fish: &Fish) -> String {
    let fins = fish.fins();
    let basic =
        ShapeText::Fish { digit: fish.digit, base: context.named(fish.base), cover: context.named(fish.cover()) };
    let basic = context.style.say(&basic);
    if fins.is_empty() {
        return basic;
    }
    context.style.say(&ShapeText::Finned { fish: &basic, fin: Fin(fins.len()), fins })
}

/// The cells with what they hold, the pivot first.
fn wing(context: &StepContext<'_>, wing: &Wing) -> String {
    let style = context.style;
    if let Some((both, common)) = two_sets(context, wing) {
        let [one, other] = both.map(|cells| Held(cells, digits_in(context, cells)));
        return style.say(&ShapeText::TwoSets { one, other, common: common.into() });
    }
    let pivot = style.and(wing.pivot.iter().map(|cell| held(context, CellSet::of(cell))));
    let pincers = style.and(wing.pincers.iter().map(|cell| held(context, CellSet::of(cell))));
    style.say(&ShapeText::With { one: &pivot, other: &pincers })
}

fn held(context: &StepContext<'_>, cells: CellSet) -> String {
    context.style.say(&Held(cells, digits_in(context, cells)))
}

fn digits_in(context: &StepContext<'_>, cells: CellSet) -> DigitSet {
    cells.iter().fold(DigitSet::EMPTY, |all, cell| all | context.board.digits(cell))
}

fn sets(context: &StepContext<'_>, sets: &Sets) -> String {
    let style = context.style;
    match sets {
        Sets::Chain(it) => set_chain(style, it),
        Sets::Blossom(it) => {
            let stem = held(context, CellSet::of(it.stem));
            let petals = apart(style, it.petals.iter().map(|petal| style.say(&Joint(petal.set.cells))));
            style.say(&ShapeText::With { one: &stem, other: &petals })
        }
        Sets::SueDeCoq(it) => {
            let crossing = style.say(&Held(it.crossing.cells, it.crossing.digits));
            let groups =
                apart(style, it.groups.iter().map(|group| style.say(&Held(group.set.cells, group.set.digits))));
            style.say(&ShapeText::With { one: &crossing, other: &groups })
        }
    }
}

/// Two sets with the digits that they have in common, or a chain of them one by one.
fn set_chain(style: Style, chain: &SetChain) -> String {
    match chain.rest.as_slice() {
        [other] => style.say(&ShapeText::TwoSets {
            one: Held(chain.first.cells, chain.first.digits),
            other: Held(other.set.cells, other.set.digits),
            common: other.common,
        }),
        others => {
            let sets = once(&chain.first).chain(others.iter().map(|other| &other.set));
            apart(style, sets.map(|set| style.say(&Joint(set.cells))))
        }
    }
}

/// Sets of cells one after the other; in plain words each of them is a list, so that semicolons part them.
fn apart(style: Style, sets: impl Iterator<Item = String>) -> String {
    if style.is_plain() { style.semicolons(sets) } else { style.and(sets) }
}

/// The cell or house that colors of several digits start from, as their links say which cell has which; or the digits.
fn colors_from(context: &StepContext<'_>, clusters: &[[CandidateSet; 2]], step: &Step) -> String {
    match colors::start(context, clusters, step) {
        Some(Slot::House(house, digit)) => {
            let cells = context.board.plane(digit) & context.layout.cells(house);
            digit_of(context, digit, house, cells)
        }
        Some(Slot::Cell(cell)) => held(context, cell.into()),
        None => {
            let digits = clusters.iter().flatten().fold(DigitSet::EMPTY, |all, side| all | side.all_digits());
            context.style.say(&ShapeText::Of { digits })
        }
    }
}

/// In plain words the digit of several pairs of colors with the houses that have two places for it, or places in two parts.
pub(super) fn colors_in_houses(
    context: &StepContext<'_>,
    clusters: &[[CandidateSet; 2]],
    step: &Step,
) -> Option<String> {
    let style = context.style;
    let digits = clusters.iter().flatten().fold(DigitSet::EMPTY, |all, side| all | side.all_digits());
    let is_long = clusters.len() > 1 && style.is_plain() && digits.is_one();
    let houses = step.truths.iter().filter_map(|truth| match truth {
        Truth::House { house, .. } => Some(*house),
        _ => None,
    });
    let houses: HouseSet = houses.collect();
    (is_long && !houses.is_empty()).then(|| style.say(&ShapeText::InHouses { digits, houses: context.named(houses) }))
}

/// The candidates of both colors.
fn colors_of(style: Style, [one, other]: &[CandidateSet; 2]) -> String {
    if one.is_empty() || other.is_empty() {
        return color_place::place(style, &[[*one, *other]]);
    }
    style.say(&ShapeText::Against { one, other })
}

/// The candidates of which one is true; of a loop its cells, in order.
fn chain(style: Style, chain: &Chain) -> String {
    let [start, end] = [chain.start(), chain.end()];
    if chain.is_loop() {
        let mut cells: Vec<String> = Vec::new();
        for node in chain.links().flat_map(|link| [&link.from, &link.to]) {
            let name = style.say(&Joint(node.cells()));
            if cells.last() != Some(&name) && cells.first() != Some(&name) {
                cells.push(name);
            }
        }
        let cells = if style.is_plain() { style.semicolons(cells) } else { cells.join("-") };
        return style.say(&ShapeText::Through { digits: chain.members().all_digits(), cells: &cells });
    }
    let digit = start.all_digits().single().filter(|digit| end.all_digits().single() == Some(*digit));
    let Some(digit) = digit else {
        let named = |end: &CandidateSet| match end.cells().single() {
            Some(cell) => style.say(&ShapeText::AnyAt { digits: Or(end.all_digits()), cell }),
            None => style.say(&ShapeText::In { digits: Or(end.all_digits()), cells: Any(end.cells()) }),
        };
        let both = *start | *end;
        return if both.cells().is_several() { style.or([start, end].map(named)) } else { named(&both) };
    };
    let cells = start.cells() | end.cells();
    let is_listed = style.is_plain() || start.cells().meets(end.cells());
    let is_pair = start.cells().is_one() && end.cells().is_one();
    if (style.blocks(cells).len() == 1 || is_listed && !is_pair) && cells.is_several() {
        return style.say(&ShapeText::In { digits: Or(digit.into()), cells: Any(cells) });
    }
    match (start.cells().single(), end.cells().single()) {
        (Some(one), Some(other)) if one == other => style.say(&ShapeText::At { digit, cell: one }),
        (Some(one), Some(other)) => style.say(&ShapeText::AtEither { digit, one, other }),
        _ => style.say(&ShapeText::InEither { digit, one: Blocks(start.cells()), other: Blocks(end.cells()) }),
    }
}

/// The cells with more than two candidates; of a single one the digit that has a place too many, and where.
fn grave(context: &StepContext<'_>, deadly: &Deadly) -> String {
    let style = context.style;
    let cells = style.and(deadly.guards.cells().iter().map(|cell| held(context, CellSet::of(cell))));
    let Some((digit, houses)) = thrice(context, deadly) else {
        return style.say(&ShapeText::MoreThanTwo { cells: &cells });
    };
    style.say(&ShapeText::Thrice { cell: &cells, digit, houses })
}

/// In plain words many cells by the rows and columns that they fill.
pub(super) fn many_cells(context: &StepContext<'_>, it: &SetLogic) -> Option<String> {
    let cells = it.base.iter().filter_map(|slot| if let Slot::Cell(cell) = slot { Some(*cell) } else { None });
    let cells: CellSet = cells.collect();
    let blocks = if context.style.is_plain() { many_in_blocks(context, cells) } else { Vec::new() };
    let count = Count(cells.len());
    (!blocks.is_empty()).then(|| context.style.say(&ShapeText::Cells { count, blocks: AllOf(&blocks) }))
}

/// In plain words the digits of a tridagon and its boxes.
pub(super) fn in_four_boxes(context: &StepContext<'_>, deadly: &Deadly) -> Option<String> {
    if !context.style.is_plain() || deadly.kind != DeadlyKind::Tridagon {
        return None;
    }
    let met = |house: &House| context.layout.cells(*house).meets(deadly.deadly.cells());
    let houses = context.named(context.layout.boxes().iter().filter(met));
    Some(context.style.say(&ShapeText::InHouses { digits: deadly.deadly.all_digits(), houses }))
}

fn deadly(style: Style, deadly: &Deadly) -> String {
    let digits = deadly.deadly.all_digits();
    style.say(&ShapeText::Deadly { digits, cells: deadly.deadly.cells() })
}

fn forcing(context: &StepContext<'_>, forcing: &Forcing) -> String {
    let style = context.style;
    match forcing.choice {
        Choice::Slot(Slot::Cell(cell)) => held(context, CellSet::of(cell)),
        Choice::Slot(Slot::House(house, digit)) => {
            let cells = context.board.plane(digit) & context.layout.cells(house);
            digit_of(context, digit, house, cells)
        }
        Choice::Candidate(candidate) => {
            let assumed = style.candidate(candidate);
            style.say(&ShapeText::OrNot { assumed: &assumed })
        }
    }
}

/// The messages on the parts that patterns are made of.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ShapeText<'a> {
    DigitOf { digit: Digit, house: Houses<'a>, cells: Any },
    DigitsOf { digits: DigitSet, houses: Houses<'a>, cells: CellSet },
    Fish { digit: Digit, base: Houses<'a>, cover: Houses<'a> },
    Finned { fish: &'a str, fin: Fin, fins: CellSet },
    With { one: &'a str, other: &'a str },
    TwoSets { one: Held, other: Held, common: DigitSet },
    Through { digits: DigitSet, cells: &'a str },
    Of { digits: DigitSet },
    Against { one: &'a CandidateSet, other: &'a CandidateSet },
    At { digit: Digit, cell: Cell },
    AnyAt { digits: Or, cell: Cell },
    In { digits: Or, cells: Any },
    AtEither { digit: Digit, one: Cell, other: Cell },
    InEither { digit: Digit, one: Blocks, other: Blocks },
    Kraken { fish: &'a str, starts: &'a CandidateSet },
    Deadly { digits: DigitSet, cells: CellSet },
    InHouses { digits: DigitSet, houses: Houses<'a> },
    Cells { count: Count, blocks: AllOf<'a> },
    MoreThanTwo { cells: &'a str },
    Thrice { cell: &'a str, digit: Digit, houses: Houses<'a> },
    Supposing { assumed: &'a str },
    OrNot { assumed: &'a str },
}
