//! Few cells around a pivot that leave one of their digits no way out of them.
use super::brief::linked::{commons, sets_of_wing};
use super::chain::{self, ChainText};
use super::inference::{clash, follow};
use super::prose::Prose;
use super::ruled_out;
use super::sight::sees_all;
use crate::step_context::StepContext;
use crate::words::noun::{Braces, Count, Houses, OneOf, Or};
use qedoku_core::{
    AlmostLocked, Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, Reason, Step, StrongLink, Wing,
};

/// Says what each digit of the pivot leads to, or else what becomes of two sets of the cells.
pub(super) fn why(context: &StepContext<'_>, wing: &Wing, step: &Step) -> String {
    let described = wing.digits.single().and_then(|digit| {
        let hub = wing.pivot.single().and_then(|hub| around(context, hub, wing.pincers, digit, step));
        hub.or_else(|| in_turn(context, wing, digit, step))
    });
    described.unwrap_or_else(|| counted(context, wing, step))
}

/// The consequences of each digit of the pivot, if each makes the pivot or one of the pincers `digit`.
fn around(context: &StepContext<'_>, hub: Cell, pincers: CellSet, digit: Digit, step: &Step) -> Option<String> {
    let style = context.style;
    let all = context.board.digits(hub);
    let mut sentences = vec![style.say(&WingText::Hub { hub, all: Or(all) })];
    let mut ends = Vec::new();
    if all.contains(digit) {
        ends.push(hub);
    }
    for chosen in all.without(digit) {
        let pair = DigitSet::of(chosen).with(digit);
        let pincer = pincers.iter().find(|&pincer| context.board.digits(pincer) == pair)?;
        sentences.push(way(context, [hub, pincer], chosen, digit)?);
        ends.push(pincer);
    }
    sentences.extend(all.contains(digit).then(|| style.say(&WingText::Itself { digit })));
    let names: Vec<String> = ends.iter().map(|&cell| style.cell(cell)).collect();
    let places: Vec<CellSet> = ends.iter().map(|&cell| CellSet::of(cell)).collect();
    sentences.push(match names.as_slice() {
        [_, _] => style.say(&WingText::OneIs { cells: &style.or(&names), one: &style.and(&names), digit }),
        _ => style.say(&WingText::OneOfIs { cells: &style.and(&names), digit }),
    });
    sentences.push(sees_all(context, digit, step.conclusion.eliminate.cells(), &places));
    sentences.push(style.so(&step.conclusion));
    Some(style.sentences(sentences))
}

/// The two almost locked sets that a wing is told by, with the digit that links them; nothing where it is told from its
/// pivot.
pub fn two_sets(context: &StepContext<'_>, wing: &Wing) -> Option<([CellSet; 2], Digit)> {
    let digit = wing.digits.single()?;
    let pincer = |chosen: Digit| {
        let pair = DigitSet::of(chosen).with(digit);
        wing.pincers.iter().any(|cell| context.board.digits(cell) == pair)
    };
    let is_hub = |hub: &Cell| context.board.digits(*hub).without(digit).iter().all(pincer);
    if wing.pivot.single().as_ref().is_some_and(is_hub) {
        return None;
    }
    TwoSets::of(context, wing, digit).map(|it| ([it.set, it.other], it.common))
}

/// The clause on what a pincer is if the pivot is the other digit of it: by the house of both cells, or by the rule
/// between them.
fn way(context: &StepContext<'_>, [hub, pincer]: [Cell; 2], chosen: Digit, digit: Digit) -> Option<String> {
    let StepContext { layout, style, .. } = *context;
    let named = Braces(pincer, DigitSet::of(chosen).with(digit));
    if let Some(house) = layout.houses_around(CellSet::of(hub).with(pincer)).first() {
        let house = context.named([house]);
        return Some(style.say(&WingText::Way { chosen, pincer: named, house, digit }));
    }
    let [one, other] = [hub, pincer].map(|cell| Candidate { cell, digit: chosen });
    let rule = style.rule_name(layout.why(one, other)?, layout.size());
    Some(style.say(&WingText::WayByRule { chosen, pincer: named, rule: &rule, digit }))
}

/// The cells of a wing as two almost locked sets, of which one lacks a digit that cannot be in both.
struct TwoSets {
    /// The larger set, told by its digits.
    set: CellSet,
    /// The other one.
    other: CellSet,
    /// The digit that cannot be in both.
    common: Digit,
}

impl TwoSets {
    /// Nothing if the cells are no two such sets that both have the digit.
    fn of(context: &StepContext<'_>, wing: &Wing, digit: Digit) -> Option<Self> {
        let cells = wing.pivot | wing.pincers;
        let all: Vec<Cell> = cells.iter().collect();
        let ways = (1_u32..1 << all.len()).map(|way| -> CellSet {
            all.iter().enumerate().filter(|(at, _)| way >> at & 1 == 1).map(|(_, cell)| *cell).collect()
        });
        let mut found: Vec<Self> = ways
            .filter(|set| set.len() * 2 >= cells.len() && *set != cells)
            .filter_map(|set| Self::split(context, set, cells - set, digit))
            .collect();
        // The same split as in the other wordings.
        let described = sets_of_wing(context, wing, digit).unwrap_or_default();
        let is_told = |it: &Self| described.len() == 2 && described.iter().any(|set| set.cells == it.other);
        found.sort_by_key(|it| (!is_told(it), it.other.len()));
        found.into_iter().next()
    }

    fn split(context: &StepContext<'_>, set: CellSet, other: CellSet, digit: Digit) -> Option<Self> {
        let held = |cells| digits(context, cells);
        let is_set =
            |cells: CellSet| held(cells).len() == cells.len() + 1 && !context.layout.houses_around(cells).is_empty();
        let both = held(set) & held(other);
        if !is_set(set) || !is_set(other) || !both.contains(digit) {
            return None;
        }
        both.without(digit).iter().find_map(|common| {
            let places = (set | other) & context.board.plane(common);
            context.layout.houses_around(places).first()?;
            Some(Self { set, other, common })
        })
    }
}

/// The cells as almost locked sets, each of which fills up when it lacks a digit, from one end to the other.
fn in_turn(context: &StepContext<'_>, wing: &Wing, digit: Digit, step: &Step) -> Option<String> {
    let style = context.style;
    let links = links_of_sets(context, &sets_of_wing(context, wing, digit)?, digit)?;
    let start = links.first()?.from;
    let end = links.last()?.to;
    let mut prose = Prose::new(style);
    prose.say(chain::supposed_run(context, &start, &follow(context.layout, None, &links)));
    prose.say(style.say(&ChainText::So { clause: &chain::either(context, &start, &end) }));
    chain::both(context, &start, &end, step, &mut prose);
    Some(prose.conclude(&step.conclusion))
}

/// Almost locked sets as strong links, from a digit of the first to the same of the last.
pub(super) fn links_of_sets(context: &StepContext<'_>, sets: &[AlmostLocked], digit: Digit) -> Option<Vec<StrongLink>> {
    let commons = commons(context, sets, digit)?;
    let entries = std::iter::once(digit).chain(commons.iter().copied());
    let exits = commons.iter().copied().chain([digit]);
    Some(sets.iter().zip(entries.zip(exits)).map(|(set, (entry, exit))| set_link(context, *set, entry, exit)).collect())
}

/// A set as a strong link: without one of its digits it has the other.
pub(super) fn set_link(context: &StepContext<'_>, set: AlmostLocked, from: Digit, to: Digit) -> StrongLink {
    let of = |digit: Digit| CandidateSet::of_digit(digit, set.cells & context.board.plane(digit));
    let reason = match set.cells.single() {
        Some(cell) => Reason::Cell(cell),
        None => Reason::AlmostLocked(set),
    };
    StrongLink { from: of(from), to: of(to), reason }
}

fn digits(context: &StepContext<'_>, cells: CellSet) -> DigitSet {
    cells.iter().fold(DigitSet::EMPTY, |all, cell| all | context.board.digits(cell))
}

/// Counts the digits of the cells, each of which but those that go fits once.
fn counted(context: &StepContext<'_>, wing: &Wing, step: &Step) -> String {
    let style = context.style;
    let cells = wing.pivot | wing.pincers;
    let all = digits(context, cells);
    let once = (all - wing.digits).iter().map(|digit| {
        let places = cells & context.board.plane(digit);
        let house = context.layout.houses_around(places).first();
        let places = CandidateSet::of_digit(digit, places);
        let by = house.map_or_else(|| OnceBy::Sight(seeing_each_other(context, &places)), OnceBy::House);
        (digit, by)
    });
    let mut groups: Vec<(OnceBy, DigitSet)> = Vec::new();
    for (digit, by) in once {
        match groups.iter_mut().find(|(known, _)| *known == by) {
            Some((_, digits)) => digits.insert(digit),
            None => groups.push((by, DigitSet::of(digit))),
        }
    }
    let once: Vec<String> = groups
        .iter()
        .map(|(by, digits)| match by {
            OnceBy::House(house) => style.say(&WingText::Once { digits: *digits, house: context.named([*house]) }),
            OnceBy::Sight(why) => style.say(&WingText::OnceBy { digits: *digits, why }),
        })
        .collect();
    let places = wing.digits.iter().fold(CellSet::EMPTY, |all, digit| all | (cells & context.board.plane(digit)));
    let ends: Vec<CellSet> = places.iter().map(CellSet::of).collect();
    let sight = wing.digits.first().map(|digit| sees_all(context, digit, step.conclusion.eliminate.cells(), &ends));
    style.sentences([
        style.say(&WingText::Counted { cells, all, count: Count(cells.len()) }),
        style.say(&WingText::Room { once: &style.and(once) }),
        style.say(&WingText::NeedsOne { digits: wing.digits, places: OneOf(places) }),
        sight.unwrap_or_default(),
        style.so(&step.conclusion),
    ])
}

/// Why a digit is in some cells once at most.
#[derive(PartialEq, Eq)]
enum OnceBy {
    /// All its places there are in the house.
    House(House),
    /// They see each other, by these houses and rules.
    Sight(String),
}

/// The houses and the rules by which the places of a digit see each other.
fn seeing_each_other(context: &StepContext<'_>, places: &CandidateSet) -> String {
    ruled_out::reason(context, &clash(context.layout, places, places), places, places)
}

/// Sentences about wings.
#[derive(Clone, Copy, Debug)]
pub(crate) enum WingText<'a> {
    Hub { hub: Cell, all: Or },
    Way { chosen: Digit, pincer: Braces, house: Houses<'a>, digit: Digit },
    WayByRule { chosen: Digit, pincer: Braces, rule: &'a str, digit: Digit },
    Itself { digit: Digit },
    OneIs { cells: &'a str, one: &'a str, digit: Digit },
    OneOfIs { cells: &'a str, digit: Digit },
    Counted { cells: CellSet, all: DigitSet, count: Count },
    Once { digits: DigitSet, house: Houses<'a> },
    OnceBy { digits: DigitSet, why: &'a str },
    Room { once: &'a str },
    NeedsOne { digits: DigitSet, places: OneOf },
}
