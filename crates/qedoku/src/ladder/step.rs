//! The rungs of a step.
use super::ends::{colors, ends};
use super::terms::meanings;
use super::{Ladder, rules, supposed};
use crate::advice;
use crate::outline::grounds::Grounds;
use qedoku_core::{
    AlmostLocked, Candidate, CandidateSet, Cell, CellSet, Choice, Deadly, DeadlyKind, Digit, DigitSet, Fish, House,
    HouseKind, HouseSet, Layout, LinkedSet, Pattern, SetChain, SetLogicKind, Sets, Slot, Step, Subset, Trace, Truth,
};
use qedoku_explain::noun::{AllOf, Blocks, Count, Held, Houses, Joint};
use qedoku_explain::{StepContext, StepText, Style, blockers, settled, shape};
use std::iter::once;

/// A step as its rungs tell it.
pub(crate) struct LadderStep<'a> {
    pub(crate) context: StepContext<'a>,
    pub(crate) step_text: &'a StepText,
    /// The definition of the technique, in a sentence.
    pub(crate) what: &'a str,
}

impl Ladder {
    /// The rungs of a step: the house, the technique, the digits, where to look, what follows, why, and what that rests
    /// on.
    pub(crate) fn of_step(trace: &Trace, described: &LadderStep<'_>) -> Self {
        let LadderStep { context, step_text, what } = described;
        let style = context.style;
        let Some(step) = trace.steps.first() else { return Self::default() };
        let house = advice::house_to_look_at(context.layout, &trace.puzzle.values, step);
        let digits = advice::digits(step);
        let mut grounds = Grounds::of_told(trace, step, blockers(context, step));
        grounds.erased -= rules::spare(context, step, &grounds.erased);
        let texts = [
            style.say(&LadderText::Look { house: Houses(context.layout, HouseSet::of(house)) }),
            technique(style, &step_text.name, &across(context, step, what)),
            which(context, step, digits),
            place(context, trace, house, &grounds),
            style.say(&LadderText::Follows { follows: &style.follows(&settled(context, step)) }),
            step_text.sentence(),
            match step.pattern {
                Pattern::Single(_) => entered(style, &grounds),
                _ => rests_on(style, &grounds, &rules::names(context, step), step.truths.len()),
            },
        ];
        Self::of(texts.map(Some), style)
    }
}

/// The most digits that are told of cells that are counted.
const FEW: usize = 4;

/// The rung on the digits: those that link cells or sets apart from those that go, and of all digits of the puzzle only
/// those that go.
fn which(context: &StepContext<'_>, step: &Step, digits: DigitSet) -> String {
    let style = context.style;
    let gone = step.conclusion.eliminate.all_digits();
    if let Pattern::Sets(Sets::Chain(it)) = &step.pattern {
        let links = it.rest.iter().fold(DigitSet::EMPTY, |all, next| all | next.common);
        if !gone.meets(links) && !gone.is_empty() {
            return style.say(&LadderText::LinkAndGo { links, gone });
        }
    }
    let others = digits - gone;
    // What goes may be no digit of the pattern itself.
    let beside = gone - digits;
    if matches!(step.pattern, Pattern::Deadly(_)) && !beside.is_empty() && step.conclusion.place.is_empty() {
        return style.say(&LadderText::DigitsAndGone { digits, gone });
    }
    // Of cells with more digits than are told one by one only what goes is named.
    if matches!(step.pattern, Pattern::Sets(Sets::SueDeCoq(_))) && digits.len() > FEW && !gone.is_empty() {
        return style.say(&LadderText::Concluded { digits: gone });
    }
    let links = matches!(step.pattern, Pattern::Wing(_) | Pattern::Sets(Sets::Chain(_) | Sets::Blossom(_)));
    if links && step.conclusion.place.is_empty() && !gone.is_empty() && !others.is_empty() {
        return style.say(&LadderText::GoAndLink { gone, links: others });
    }
    let concluded = (step.conclusion.place | step.conclusion.eliminate).all_digits();
    if let (Pattern::Hypothesis(_) | Pattern::Forcing(_), true) = (&step.pattern, step.conclusion.place.is_empty()) {
        return style.say(&LadderText::Concluded { digits: gone });
    }
    match (digits == context.layout.digits(), concluded == context.layout.digits()) {
        _ if digits.is_empty() => String::new(),
        (false, _) => style.say(&LadderText::Digits { digits }),
        (true, false) => style.say(&LadderText::Concluded { digits: concluded }),
        (true, true) => String::new(),
    }
}

/// The definition of a technique, with the lines of a fish as it lies: its page tells one whose base is rows.
fn across(context: &StepContext<'_>, step: &Step, what: &str) -> String {
    let layout = context.layout;
    let is_of = |houses: HouseSet, kind| houses.iter().all(|house| layout.kind(house) == kind);
    match &step.pattern {
        Pattern::Fish(it) if is_of(it.base, HouseKind::Column) && is_of(it.cover(), HouseKind::Row) => {
            context.style.say(&LadderText::RowsAsColumns { what })
        }
        _ => what.to_owned(),
    }
}

/// Names the technique and says what it is, as its page does.
fn technique(style: Style, name: &str, what: &str) -> String {
    if what.is_empty() {
        return style.say(&LadderText::Name { name });
    }
    let technique = style.say(&LadderText::Technique { name, what });
    let explained = meanings(what, style);
    [technique, explained].into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(style.gap())
}

pub(super) fn named(layout: &Layout, house: House) -> Houses<'_> {
    Houses(layout, HouseSet::of(house))
}

/// The sentence on where to look: what the rungs before it leave open, without what follows.
fn place(context: &StepContext<'_>, trace: &Trace, house: House, grounds: &Grounds) -> String {
    let style = context.style;
    let Some(step) = trace.steps.first() else { return String::new() };
    let layout = context.layout;
    let find = |shape: String| style.say(&LadderText::Find { shape: &shape });
    let at = |cells: CellSet| find(style.say(&cells));
    match &step.pattern {
        Pattern::Single(it) => single_place(context, it.slot, house, grounds),
        Pattern::Chain(chain) => ends(context, chain),
        Pattern::Colors(it) if it.clusters.iter().flatten().any(|side| side.all_digits().is_several()) => {
            let all = it.clusters.iter().flatten().fold(CandidateSet::EMPTY, |all, side| all | *side);
            at(all.cells())
        }
        Pattern::Confined(it) => at(context.board.plane(it.digit) & layout.cells(it.from)),
        Pattern::Subset(Subset::Naked(it)) => at(it.cells),
        Pattern::Subset(Subset::Hidden(it)) => at(it.cells),
        Pattern::Subset(Subset::AlmostLocked(it)) => {
            let houses = Houses(layout, HouseSet::of(it.naked) | HouseSet::of(it.hidden));
            style.say(&LadderText::Crossed { cells: it.cells, places: it.places, houses })
        }
        Pattern::Fish(it) => lines(layout, style, it),
        Pattern::Sets(Sets::Chain(it)) => linked_sets(context, it),
        Pattern::Colors(it) => colors(context, it, step),
        Pattern::Deadly(it) if it.kind != DeadlyKind::Bug => find(deadly(context, it, step)),
        Pattern::Sets(Sets::Blossom(it)) => {
            let stem = style.say(&Held(it.stem.into(), context.board.digits(it.stem)));
            let petals: Vec<String> =
                it.petals.iter().map(|petal| style.say(&Held(petal.set.cells, petal.set.digits))).collect();
            find(style.say(&LadderText::With { one: &stem, others: AllOf(&petals) }))
        }
        Pattern::Ring(it) => at(it.cells()),
        Pattern::SetLogic(it) if it.kind == SetLogicKind::Fireworks => at(it
            .cover
            .iter()
            .filter_map(|slot| if let Slot::Cell(cell) = slot { Some(*cell) } else { None })
            .collect()),
        Pattern::Clash(_) => find(qedoku_explain::place(context, step)),
        Pattern::Forcing(it) => match it.choice {
            Choice::Slot(Slot::Cell(cell)) | Choice::Candidate(Candidate { cell, .. }) => at(cell.into()),
            Choice::Slot(Slot::House(own, digit)) => {
                let cells = context.board.plane(digit) & layout.cells(own);
                let count = Count(cells.len());
                let house = named(layout, own);
                style.say(&LadderText::PlacesOf { count, digit, house, cells })
            }
        },
        Pattern::Hypothesis(it) => supposed::way(context, it),
        Pattern::SetLogic(it) if it.kind == SetLogicKind::Sectors => supposed::counted(context, it),
        _ => {
            let shape = shape(context, step);
            find(if shape.is_empty() { qedoku_explain::place(context, step) } else { shape })
        }
    }
}

/// The cells of a deadly pattern, those beside it, and the houses whose links it takes.
fn deadly(context: &StepContext<'_>, it: &Deadly, step: &Step) -> String {
    let style = context.style;
    let beside = step.truths.iter().filter(|truth| matches!(truth, Truth::Cell { .. }));
    let beside = beside.fold(CellSet::EMPTY, |all, truth| all | truth.members().cells()) - it.deadly.cells();
    let own = it.deadly.cells();
    let cells = if beside.is_empty() {
        style.say(&Joint(own))
    } else {
        style.say(&LadderText::BesideThem { cells: own, beside })
    };
    let in_houses = step.truths.iter().filter_map(|truth| match truth {
        Truth::House { house, digit, .. } => {
            Some(style.say(&LadderText::LinkIn { digit: *digit, house: named(context.layout, *house) }))
        }
        _ => None,
    });
    style.and(once(cells).chain(in_houses))
}

/// Where the cell of a single is, or what closes the other places of its digit.
fn single_place(context: &StepContext<'_>, slot: Slot, house: House, grounds: &Grounds) -> String {
    let style = context.style;
    let layout = context.layout;
    let across = |cell: Cell, house: House| {
        let other = layout.houses_of(cell) - HouseSet::of(house);
        let other = other.iter().find(|house| layout.kind(*house) != HouseKind::Box);
        other.map(|house| style.say(&LadderText::CellIn { house: named(layout, house) })).unwrap_or_default()
    };
    match slot {
        Slot::Cell(cell) => across(cell, house),
        Slot::House(own, digit) => {
            let open = context.board.open() & layout.cells(own);
            let closers: CellSet = (grounds.given | grounds.entered).plane(digit) - layout.cells(own);
            match (open.single(), closers.is_empty()) {
                (Some(cell), _) => across(cell, own),
                (None, true) => style.say(&LadderText::MarksGone { digit, house: named(layout, own) }),
                (None, false) => {
                    let cells: Vec<String> = closers.iter().map(|cell| style.cell(cell)).collect();
                    let count = cells.len();
                    let house = named(layout, own);
                    let close = style.say(&LadderText::Close { count, digit, house, cells: AllOf(&cells) });
                    let ruled = closed_by_rules(context, open, digit, closers, grounds);
                    let ruled = (!ruled.is_empty()).then(|| style.say(&LadderText::RulesClose { digit, cells: ruled }));
                    [close].into_iter().chain(ruled).collect::<Vec<_>>().join(style.gap())
                }
            }
        }
    }
}

/// The cells that are closed to a digit by rules beside the houses, and by none of its places.
fn closed_by_rules(
    context: &StepContext<'_>,
    cells: CellSet,
    digit: Digit,
    closers: CellSet,
    grounds: &Grounds,
) -> CellSet {
    let layout = context.layout;
    let seen =
        closers.iter().fold(CellSet::EMPTY, |all, cell| all | layout.clashes(Candidate { cell, digit }).plane(digit));
    let held = grounds.given | grounds.entered;
    let by_rule = |cell: Cell| {
        let it = Candidate { cell, digit };
        layout.why_not(it).is_some() || layout.clashes(it).meets(&held)
    };
    (cells - context.board.plane(digit) - seen).filter(by_rule)
}

/// The houses of a fish, and its fins.
fn lines(layout: &Layout, style: Style, fish: &Fish) -> String {
    let fins = fish.fins();
    let digit = fish.digit;
    let base = Houses(layout, fish.base);
    let cover = Houses(layout, fish.cover());
    if fins.is_empty() {
        return style.say(&LadderText::In { digit, base, cover });
    }
    style.say(&LadderText::InButFins { digit, base, cover, fins, count: fins.len() })
}

/// The sets of a chain of them with their digits, and what links each to the next.
fn linked_sets(context: &StepContext<'_>, chain: &SetChain) -> String {
    let style = context.style;
    let all: Vec<&AlmostLocked> = once(&chain.first).chain(chain.rest.iter().map(|linked| &linked.set)).collect();
    let sets: Vec<String> = all.iter().map(|set| style.say(&Held(set.cells, set.digits))).collect();
    let link = |(pair, linked): (&[&AlmostLocked], &LinkedSet)| {
        let of = |digit: Digit| {
            let cells = context.board.plane(digit) & (pair[0].cells | pair[1].cells);
            let houses = context.layout.houses_around(cells);
            match houses.first() {
                Some(house) => style.say(&LadderText::LinkIn { digit, house: named(context.layout, house) }),
                None => digit.to_string(),
            }
        };
        style.and(linked.common.iter().map(of))
    };
    let links: Vec<String> = all.windows(2).zip(&chain.rest).map(link).collect();
    let links = style.commas(links);
    let sets = AllOf(&sets);
    style.say(&match chain.rest.as_slice() {
        [_] => LadderText::TwoLinked { sets, links: &links },
        _ => LadderText::Linked { sets, links: &links },
    })
}

/// The sentence on the part of a single's grounds that was entered: its reason names all of them.
fn entered(style: Style, grounds: &Grounds) -> String {
    let Grounds { given, entered, erased, .. } = grounds;
    if entered.is_empty() && erased.is_empty() {
        return style
            .say(&LadderText::AllGiven { count: given.len(), list: &style.say(&LadderText::ByDigit { set: given }) });
    }
    let mut parts = Vec::new();
    if !entered.is_empty() {
        let list = digits_at(style, entered);
        parts.push(style.say(&LadderText::WereEntered { count: entered.len(), list: &list }));
    }
    if !erased.is_empty() {
        let list = digits_at(style, erased);
        parts.push(style.say(&LadderText::WereErased { count: erased.len(), list: &list }));
    }
    if !given.is_empty() {
        parts.push(style.say(&LadderText::OthersGiven { count: given.len() }));
    }
    style.say(&LadderText::Follows { follows: &style.semicolons(parts) })
}

/// Digits and where they stand: `2 at r1c3 and 5 at r7c8`.
fn digits_at(style: Style, set: &CandidateSet) -> String {
    style.and(set.iter().map(|it| style.say(&LadderText::DigitAt { digit: it.digit, cell: it.cell })))
}

/// The sentences on the grounds of a step: givens, entries, and candidates that are gone.
fn rests_on(style: Style, grounds: &Grounds, rules: &[String], truths: usize) -> String {
    let digits = |set: &CandidateSet| style.say(&LadderText::ByDigit { set });
    let Grounds { given, entered, erased, .. } = grounds;
    let mut parts: Vec<String> = if rules.is_empty() { Vec::new() } else { vec![style.and(rules)] };
    if !given.is_empty() {
        parts.push(style.say(&LadderText::RestsOnGivens { count: given.len(), list: &digits(given) }));
    }
    if !entered.is_empty() {
        parts.push(style.say(&LadderText::RestsOnEntries { count: entered.len(), list: &digits(entered) }));
    }
    if !erased.is_empty() {
        parts.push(style.say(&LadderText::RestsOnGone { count: erased.len(), list: &digits(erased) }));
    }
    let rests = if parts.is_empty() {
        style.say(&LadderText::Truths { count: truths })
    } else {
        style.say(&LadderText::RestsOn { parts: &style.semicolons(parts) })
    };
    let is_given = entered.is_empty() && erased.is_empty();
    let nothing = is_given.then(|| style.say(&LadderText::NothingEntered));
    [rests].into_iter().chain(nothing).collect::<Vec<_>>().join(style.gap())
}

/// The messages of the rungs on a step.
#[derive(Clone, Copy, Debug)]
pub(crate) enum LadderText<'a> {
    Look { house: Houses<'a> },
    Name { name: &'a str },
    Technique { name: &'a str, what: &'a str },
    In { digit: Digit, base: Houses<'a>, cover: Houses<'a> },
    InButFins { digit: Digit, base: Houses<'a>, cover: Houses<'a>, fins: CellSet, count: usize },
    Linked { sets: AllOf<'a>, links: &'a str },
    TwoLinked { sets: AllOf<'a>, links: &'a str },
    With { one: &'a str, others: AllOf<'a> },
    BesideThem { cells: CellSet, beside: CellSet },
    LinkIn { digit: Digit, house: Houses<'a> },
    Crossed { cells: CellSet, places: CellSet, houses: Houses<'a> },
    Against { one: CellSet, other: CellSet },
    Digits { digits: DigitSet },
    DigitsAndGone { digits: DigitSet, gone: DigitSet },
    Concluded { digits: DigitSet },
    GoAndLink { gone: DigitSet, links: DigitSet },
    DigitsOfHouses { digit: Digit, houses: Houses<'a> },
    PlacesOf { count: Count, digit: Digit, house: Houses<'a>, cells: CellSet },
    Places { digits: DigitSet, cells: Blocks },
    BeginsAt { held: Held },
    LinkAndGo { links: DigitSet, gone: DigitSet },
    RowsAsColumns { what: &'a str },
    Node { digits: DigitSet, cells: Blocks },
    CellIn { house: Houses<'a> },
    MarksGone { digit: Digit, house: Houses<'a> },
    Close { count: usize, digit: Digit, house: Houses<'a>, cells: AllOf<'a> },
    RulesClose { digit: Digit, cells: CellSet },
    RunsFrom { one: &'a str, other: &'a str },
    BeginsWith { one: &'a str, other: &'a str },
    Suppose { cell: Cell, digit: Digit },
    SupposeNot { cell: Cell, digit: Digit },
    DigitOf { digit: Digit, house: Houses<'a> },
    Becomes { assumed: &'a str, of: &'a str },
    Count { parts: &'a str, cells: CellSet },
    ByRows { digits: DigitSet },
    ByColumns { digits: DigitSet },
    ByBoxes { digits: DigitSet },
    Find { shape: &'a str },
    Follows { follows: &'a str },
    DigitAt { digit: Digit, cell: Cell },
    CageOf { value: u16, cells: CellSet },
    HouseNamed { house: Houses<'a> },
    RuleThat { rule: &'a str },
    ByDigit { set: &'a CandidateSet },
    RestsOnGivens { count: usize, list: &'a str },
    RestsOnEntries { count: usize, list: &'a str },
    RestsOnGone { count: usize, list: &'a str },
    RestsOn { parts: &'a str },
    NothingEntered,
    AllGiven { count: usize, list: &'a str },
    WereEntered { count: usize, list: &'a str },
    WereErased { count: usize, list: &'a str },
    OthersGiven { count: usize },
    Truths { count: usize },
}
