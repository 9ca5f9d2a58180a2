//! Few cells around a pivot that leave one of their digits no way out of them.
use super::inference::clash;
use super::ruled_out;
use super::sight::sees_all;
use crate::step_context::StepContext;
use crate::words::noun::{Braces, BracesOf, Count, Holds, Houses, OneByOne, OneOf, Or};
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, Step, Wing};

/// Says what each digit of the pivot leads to, or else what becomes of two sets of the cells.
pub(super) fn why(context: &StepContext<'_>, wing: &Wing, step: &Step) -> String {
    let told = wing.digits.single().and_then(|digit| {
        let hub = wing.pivot.single().and_then(|hub| around(context, hub, wing.pincers, digit, step));
        hub.or_else(|| TwoSets::of(context, wing, digit).map(|sets| sets.tell(context, digit, step)))
    });
    told.unwrap_or_else(|| counted(context, wing, step))
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

/// What a pincer is if the pivot is the other digit of it: by the house of both cells, or by the rule between them.
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
    /// The house that has all its places.
    house: House,
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
        let told = super::brief::linked::sets_of_wing(context, wing, digit).unwrap_or_default();
        let is_told = |it: &Self| told.len() == 2 && told.iter().any(|set| set.cells == it.other);
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
            let house = context.layout.houses_around(places).first()?;
            Some(Self { set, other, common, house })
        })
    }

    fn tell(&self, context: &StepContext<'_>, digit: Digit, step: &Step) -> String {
        let style = context.style;
        let Self { set, other, common, house } = *self;
        let [held, beside] = [set, other].map(|cells| digits(context, cells));
        let at = |cells: CellSet, digit| cells & context.board.plane(digit);
        let in_set = CandidateSet::of_digit(common, at(set, common));
        let [one, two] = [at(set, digit), at(other, digit)];
        let house = context.named([house]);
        style.sentences([
            style.say(&WingText::Set { cells: set, digits: held, count: set.len() }),
            style.say(&WingText::OtherSet { set: BracesOf(other, beside) }),
            style.say(&WingText::NotBoth { house, common }),
            style.say(&WingText::Without { cells: set, common, left: held.without(common), digit, at: one }),
            style.say(&WingText::With {
                common,
                holds: Holds(&in_set),
                other: BracesOf(other, beside),
                at: at(other, common),
                house,
                left: beside.without(common),
                count: other.len(),
                digit,
                only: if two == other { CellSet::EMPTY } else { two },
            }),
            style.say(&WingText::OneIs {
                cells: &style.say(&OneOf(one | two)),
                one: &style.say(&OneByOne(one | two)),
                digit,
            }),
            sees_all(context, digit, step.conclusion.eliminate.cells(), &ends([one, two])),
            style.so(&step.conclusion),
        ])
    }
}

/// The places that are seen, each for itself if they are few.
fn ends([one, two]: [CellSet; 2]) -> Vec<CellSet> {
    if (one | two).len() <= 3 { (one | two).iter().map(CellSet::of).collect() } else { vec![one, two] }
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
    Hub {
        hub: Cell,
        all: Or,
    },
    Way {
        chosen: Digit,
        pincer: Braces,
        house: Houses<'a>,
        digit: Digit,
    },
    WayByRule {
        chosen: Digit,
        pincer: Braces,
        rule: &'a str,
        digit: Digit,
    },
    OneIs {
        cells: &'a str,
        one: &'a str,
        digit: Digit,
    },
    OneOfIs {
        cells: &'a str,
        digit: Digit,
    },
    Set {
        cells: CellSet,
        digits: DigitSet,
        count: usize,
    },
    OtherSet {
        set: BracesOf,
    },
    NotBoth {
        house: Houses<'a>,
        common: Digit,
    },
    Without {
        cells: CellSet,
        common: Digit,
        left: DigitSet,
        digit: Digit,
        at: CellSet,
    },
    With {
        common: Digit,
        holds: Holds<'a>,
        other: BracesOf,
        at: CellSet,
        house: Houses<'a>,
        left: DigitSet,
        count: usize,
        digit: Digit,
        only: CellSet,
    },
    Counted {
        cells: CellSet,
        all: DigitSet,
        count: Count,
    },
    Once {
        digits: DigitSet,
        house: Houses<'a>,
    },
    OnceBy {
        digits: DigitSet,
        why: &'a str,
    },
    Room {
        once: &'a str,
    },
    NeedsOne {
        digits: DigitSet,
        places: OneOf,
    },
}
