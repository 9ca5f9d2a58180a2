//! One digit in as many houses as hold it elsewhere.
use super::closed::closed;
use super::crowded::{self, CrowdedPlaces, crowded};
use super::excluders;
use super::leftovers;
use super::ruled_out;
use super::sashimi::{FinlessCourse, course};
use super::sight::houses_between;
use crate::step_context::StepContext;
use crate::style::Detail;
use crate::words::noun::{AllOf, Any, Count, Houses, InOrder, OneByOne, OneOf};
use qedoku_core::{
    CandidateSet, Cell, CellSet, Conclusion, Digit, Fish, FishBody, FishForm, House, HouseKind, HouseSet, Layout, Step,
};

/// The number of cells that are named one by one.
const FEW: usize = 3;

/// One fish of those on a base, with the cells that lose the digit by it.
struct ClearedCells {
    body: FishBody,
    gone: CellSet,
}

/// Says where the base has the digit, so that the cover has it nowhere else, and what the fins change; two fish one
/// after the other, unless one of them clears nothing that the other does not.
pub(super) fn why(context: &StepContext<'_>, fish: &Fish, step: &Step) -> String {
    let cleared = fish.bodies().map(|body| ClearedCells { body, gone: clears(context, fish, body, step) });
    let mut parts: Vec<ClearedCells> = cleared.filter(|part| !part.gone.is_empty()).collect();
    // One that takes nothing new needs no words.
    if let [one, other] = parts.as_slice()
        && let Some(at) = [other.gone.is_subset(one.gone), one.gone.is_subset(other.gone)].iter().position(|&it| it)
    {
        parts.swap_remove(1 - at);
    }
    match parts.as_slice() {
        [_, _] => siamese(context, fish, &parts, step),
        [part] => single(context, fish, part.body, step),
        _ => single(context, fish, fish.body, step),
    }
}

/// Says where to look.
pub(super) fn place(context: &StepContext<'_>, fish: &Fish) -> String {
    context.style.say(&FishText::Place { digit: fish.digit, houses: context.named(fish.base) })
}

fn single(context: &StepContext<'_>, fish: &Fish, body: FishBody, step: &Step) -> String {
    let style = context.style;
    if let Some(described) = leftovers::sentences(context, fish) {
        return style.sentences(described.into_iter().chain([style.so(&step.conclusion)]));
    }
    let gone = step.conclusion.eliminate.plane(fish.digit);
    let mut sentences = places(context, fish, Some(body));
    sentences.push(closed_aside(context, fish));
    if body.fins.is_empty() {
        sentences.extend(filled(context, fish, body));
        sentences.extend(would_fill(context, fish, body, gone));
        sentences.push(style.so(&step.conclusion));
    } else {
        let size = fish.base.len();
        let form = fish.form;
        let fins = OneByOne(body.fins);
        // The fins of other forms were called so where they stand.
        let is_named = form == FishForm::Basic;
        sentences.push(match alone(context, fish, body).filter(|_| is_named) {
            Some((house, left)) => {
                let house = context.named([house]);
                let digit = fish.digit;
                style.say(&FishText::WithoutAlone { fins, house, digit, left })
            }
            None => style.say(&FishText::Without { fins, size, form }),
        });
        let are_fins = FishText::AreFins { fins: OneByOne(body.fins), count: body.fins.len() };
        sentences.extend(is_named.then(|| style.say(&are_fins)));
        sentences.extend(cases(context, fish, body, gone));
        sentences.push(style.say(&FishText::Either { gone: &step.conclusion }));
    }
    style.sentences(sentences)
}

/// The first house of the base that the fins leave one place, and this.
fn alone(context: &StepContext<'_>, fish: &Fish, body: FishBody) -> Option<(House, Cell)> {
    let plane = context.board.plane(fish.digit) - body.fins;
    fish.base.iter().find_map(|house| Some((house, (context.layout.cells(house) & plane).single()?)))
}

/// The places of each house of the base; in a fish with boxes each with the houses of the cover that it is in.
fn places(context: &StepContext<'_>, fish: &Fish, body: Option<FishBody>) -> Vec<String> {
    let style = context.style;
    let plane = context.board.plane(fish.digit);
    let in_cover = body.filter(|_| fish.form != FishForm::Basic);
    let kinds: Vec<HouseKind> = fish.base.iter().map(|house| context.layout.kind(house)).collect();
    let mut all = Vec::new();
    for (at, house) in fish.base.iter().enumerate() {
        let here = context.layout.cells(house) & plane;
        let places = match in_cover {
            Some(body) => by_cover(context, fish, body, house),
            None if here.len() > FEW => style.say(&Any(here)),
            None => style.say(&OneOf(here)),
        };
        let is_short = at > 0 && kinds.len() > 2;
        let base = context.named([house]);
        all.push(if is_short {
            style.say(&FishText::In { base, places: &places, count: here.len(), digit: fish.digit })
        } else {
            style.say(&FishText::Has { base, digit: fish.digit, places: &places, count: here.len() })
        });
    }
    match all.as_slice() {
        [_, _] => vec![style.statements(all)],
        _ => vec![style.say(&FishText::Listed { all: AllOf(&all) })],
    }
}

/// The reason that places of the base stand together: the houses of the cover that they are in, or that they are fins.
#[derive(PartialEq, Eq)]
enum PlaceRole {
    Covered(Vec<House>),
    /// A fin, with the houses of the base that share it where the cover has it.
    Fin(HouseSet),
}

/// Places of a house with the houses of the cover that they are in: `r3c3 (box 1) or r3c5 (column 5)`.
fn by_cover(context: &StepContext<'_>, fish: &Fish, body: FishBody, house: House) -> String {
    let style = context.style;
    let mut groups: Vec<(PlaceRole, CellSet)> = Vec::new();
    for cell in context.layout.cells(house) & context.board.plane(fish.digit) {
        let houses = context.layout.houses_of(cell);
        let role = if body.fins.contains(cell) {
            // It is said where the fin is named first.
            let shared = (fish.base & houses).filter(|_| !(body.cover & houses).is_empty());
            PlaceRole::Fin(if shared.first() == Some(house) { shared } else { HouseSet::EMPTY })
        } else {
            PlaceRole::Covered(boxes_first(context.layout, body.cover & houses))
        };
        match groups.iter_mut().find(|(known, _)| *known == role) {
            Some((_, cells)) => cells.insert(cell),
            None => groups.push((role, CellSet::of(cell))),
        }
    }
    style.or(groups.iter().map(|(role, cells)| {
        let count = cells.len();
        let cells = Any(*cells);
        style.say(&match role {
            PlaceRole::Covered(houses) => FishText::InCover { cells, houses: InOrder(context.layout, houses) },
            PlaceRole::Fin(shared) if shared.is_empty() => FishText::AsFins { cells, count },
            PlaceRole::Fin(shared) => FishText::AsShared { cells, count, houses: context.named(*shared) },
        })
    }))
}

fn boxes_first(layout: &Layout, houses: HouseSet) -> Vec<House> {
    let boxes = houses.filter(|house| layout.is_box(house));
    boxes.iter().chain((houses - boxes).iter()).collect()
}

/// Says why the houses of the cover have the digit in the base.
fn filled(context: &StepContext<'_>, fish: &Fish, body: FishBody) -> Vec<String> {
    let style = context.style;
    let digit = fish.digit;
    let size = fish.base.len();
    let kind = |houses: HouseSet| houses.first().map(|house| context.layout.kind(house));
    let (Some(kind), FishForm::Basic) = (kind(body.cover), fish.form) else {
        let cover = boxes_first(context.layout, body.cover);
        let names: Vec<String> = cover.iter().map(|&house| context.house(house)).collect();
        let base = context.named(fish.base);
        return vec![style.say(&FishText::TakeOneEach { cover: AllOf(&names), count: size, base, digit })];
    };
    let base_kind = fish.base.first().map_or("", |house| style.kinds(context.layout.kind(house)));
    let name = style.kind(kind);
    let kinds = style.kinds(kind);
    let cover: Vec<House> = body.cover.iter().collect();
    let apart = match cover.as_slice() {
        [one, other] => {
            let [one, other] = [*one, *other].map(|house| context.named([house]));
            style.say(&FishText::TwoApart { kind: name, one, other, digit, base_kind })
        }
        _ => style.say(&FishText::AllApart {
            count: Count(size),
            kind: name,
            cover: context.named(body.cover),
            digit,
            base_kind,
        }),
    };
    vec![apart, style.say(&FishText::NoOther { kinds, digit })]
}

/// The two cases of a fish with fins.
fn cases(context: &StepContext<'_>, fish: &Fish, body: FishBody, gone: CellSet) -> Vec<String> {
    let style = context.style;
    let digit = fish.digit;
    let count = body.fins.len();
    let course = course(context, fish, body, gone);
    let mut rest = Vec::new();
    let without = if let Some(course) = &course {
        course_told(context, course, digit, gone)
    } else {
        let base = context.named(fish.base);
        let cover = context.named(body.cover);
        let outside = gone - crowded::cells_of(&crowded(context.layout, fish, body, gone));
        let lost = not_there(context, outside, digit, |cell| SeenPlaces {
            houses: boxes_first(context.layout, body.cover & context.layout.houses_of(cell)),
            places: CellSet::EMPTY,
        });
        if !outside.is_empty() {
            rest.push(style.say(&FishText::SoNot { lost: &lost }));
        }
        rest.extend(would_fill(context, fish, body, gone));
        style.say(&FishText::Filled { base, cover, digit })
    };
    let fins: Vec<CellSet> = body.fins.iter().map(CellSet::of).collect();
    let lost = not_there(context, gone, digit, |cell| SeenPlaces {
        houses: houses_between(context, cell, &fins),
        places: body.fins,
    });
    let without = style.say(&FishText::WithoutFin { count, digit, then: &without });
    let with = fins_by_reason(context, body.fins, digit, gone)
        .unwrap_or_else(|| vec![style.say(&FishText::WithFin { count, digit, lost: &lost })]);
    [vec![without], rest, with].concat()
}

/// A sentence for the fins of each reason, where they exclude the same cells by a rule and by others.
pub(crate) fn fins_by_reason(
    context: &StepContext<'_>,
    fins: CellSet,
    digit: Digit,
    gone: CellSet,
) -> Option<Vec<String>> {
    let style = context.style;
    let [members, lost] = [fins, gone].map(|cells| CandidateSet::of_digit(digit, cells));
    if ruled_out::rules_between(context, &members, &lost).is_empty() {
        return None;
    }
    let reasons = excluders::by_reason(context, &members, &lost).filter(|all| all.len() > 1)?;
    let one = |(fins, why): &(CandidateSet, String)| {
        let lost = &style.say(&FishText::NotIn { cells: gone, digit, why });
        style.say(&FishText::FinsAre { fins: Any(fins.cells()), digit, lost })
    };
    Some(reasons.iter().map(one).collect())
}

/// The run of what follows without the fins, placement by placement.
fn course_told(context: &StepContext<'_>, course: &FinlessCourse, digit: Digit, gone: CellSet) -> String {
    let style = context.style;
    let mut clauses = Vec::new();
    for it in &course.links {
        if let Some((cells, house)) = &it.lost {
            let why = &context.house(*house);
            clauses.push(style.say(&FishText::NotIn { cells: *cells, digit, why }));
        }
        let house = context.named([it.house]);
        clauses.push(style.say(&FishText::IsLeft { places: Any(it.places), count: it.places.len(), digit, house }));
    }
    let ends: Vec<CellSet> = course.links.iter().map(|it| it.places).collect();
    clauses.push(not_there(context, gone, digit, |cell| {
        let seen = |end: &CellSet| end.iter().all(|it| context.layout.peers(cell).contains(it));
        let end = ends.iter().rev().find(|end| seen(end)).copied().unwrap_or_default();
        SeenPlaces { houses: houses_between(context, cell, &[end]), places: end }
    }));
    style.run(clauses)
}

/// Places of the digit that a cell sees, with the houses in which it does; others of them it sees by rules.
#[derive(PartialEq, Eq)]
struct SeenPlaces {
    houses: Vec<House>,
    places: CellSet,
}

/// Says that cells do not hold the digit, each with its houses and rules.
fn not_there(context: &StepContext<'_>, cells: CellSet, digit: Digit, seen: impl Fn(Cell) -> SeenPlaces) -> String {
    let style = context.style;
    let mut groups: Vec<(SeenPlaces, CellSet)> = Vec::new();
    for cell in cells {
        let seen = seen(cell);
        match groups.iter_mut().find(|(known, _)| *known == seen) {
            Some((_, cells)) => cells.insert(cell),
            None => groups.push((seen, CellSet::of(cell))),
        }
    }
    style.clauses(groups.iter().map(|(SeenPlaces { houses, places }, cells)| {
        let [by, lost] = [*places, *cells].map(|cells| CandidateSet::of_digit(digit, cells));
        let why = &ruled_out::reason(context, houses, &by, &lost);
        style.say(&FishText::NotIn { cells: *cells, digit, why })
    }))
}

/// Says of places of the base why they go as well.
fn would_fill(context: &StepContext<'_>, fish: &Fish, body: FishBody, gone: CellSet) -> Vec<String> {
    let one = |it: &CrowdedPlaces| {
        let [filled, left, base] = [it.filled, it.left, it.base].map(|houses| context.named(houses));
        context.style.say(&FishText::WouldFill { digit: fish.digit, cells: Any(it.cells), filled, left, base })
    };
    crowded(context.layout, fish, body, gone).iter().map(one).collect()
}

/// A sentence on what closes the rest of the base, where all is told.
fn closed_aside(context: &StepContext<'_>, fish: &Fish) -> String {
    let style = context.style;
    let cells = cells_of(context.layout, fish.base);
    let rest = (cells & context.board.open()) - context.board.plane(fish.digit);
    if style.detail != Detail::Full || rest.is_empty() {
        return String::new();
    }
    style.sentences(style.in_sentences(&closed(context, rest, fish.digit.into())))
}

/// Describes two fish on one base one after the other.
fn siamese(context: &StepContext<'_>, fish: &Fish, parts: &[ClearedCells], step: &Step) -> String {
    let style = context.style;
    let mut sentences = places(context, fish, None);
    sentences.push(closed_aside(context, fish));
    sentences.push(style.say(&FishText::TwoFish { base: context.named(fish.base) }));
    for ClearedCells { body, gone } in parts {
        let lost = Conclusion::eliminating(CandidateSet::of_digit(fish.digit, *gone));
        let cover = context.named(body.cover);
        if body.fins.is_empty() {
            sentences.push(style.say(&FishText::CoverAlone { cover }));
            sentences.extend(filled(context, fish, *body));
            sentences.extend(would_fill(context, fish, *body, *gone));
            sentences.push(style.so(&lost));
        } else {
            let fins = OneByOne(body.fins);
            sentences.push(style.say(&FishText::CoverFins { cover, fins, count: body.fins.len() }));
            sentences.extend(cases(context, fish, *body, *gone));
            sentences.push(style.say(&FishText::Either { gone: &lost }));
        }
    }
    sentences.push(style.so(&step.conclusion));
    style.sentences(sentences)
}

/// The eliminated cells in the cover of this fish, outside its base or in two houses of the cover, that see its fins.
fn clears(context: &StepContext<'_>, fish: &Fish, body: FishBody, step: &Step) -> CellSet {
    let mut once = CellSet::EMPTY;
    let mut twice = CellSet::EMPTY;
    for house in body.cover {
        let cells = context.layout.cells(house);
        twice |= once & cells;
        once |= cells;
    }
    let open = (once - cells_of(context.layout, fish.base)) | twice;
    open & context.layout.common_peers(body.fins) & step.conclusion.eliminate.plane(fish.digit)
}

fn cells_of(layout: &Layout, houses: HouseSet) -> CellSet {
    houses.iter().fold(CellSet::EMPTY, |all, house| all | layout.cells(house))
}

/// Sentences about fish.
#[derive(Clone, Copy, Debug)]
pub(crate) enum FishText<'a> {
    Place { digit: Digit, houses: Houses<'a> },
    Has { base: Houses<'a>, digit: Digit, places: &'a str, count: usize },
    In { base: Houses<'a>, places: &'a str, count: usize, digit: Digit },
    Listed { all: AllOf<'a> },
    InCover { cells: Any, houses: InOrder<'a> },
    AsFins { cells: Any, count: usize },
    AsShared { cells: Any, count: usize, houses: Houses<'a> },
    TwoApart { kind: &'a str, one: Houses<'a>, other: Houses<'a>, digit: Digit, base_kind: &'a str },
    AllApart { count: Count, kind: &'a str, cover: Houses<'a>, digit: Digit, base_kind: &'a str },
    NoOther { kinds: &'a str, digit: Digit },
    TakeOneEach { cover: AllOf<'a>, count: usize, base: Houses<'a>, digit: Digit },
    Without { fins: OneByOne, size: usize, form: FishForm },
    WithoutAlone { fins: OneByOne, house: Houses<'a>, digit: Digit, left: Cell },
    AreFins { fins: OneByOne, count: usize },
    WithoutFin { count: usize, digit: Digit, then: &'a str },
    WithFin { count: usize, digit: Digit, lost: &'a str },
    FinsAre { fins: Any, digit: Digit, lost: &'a str },
    Filled { base: Houses<'a>, cover: Houses<'a>, digit: Digit },
    SoNot { lost: &'a str },
    NotIn { cells: CellSet, digit: Digit, why: &'a str },
    IsLeft { places: Any, count: usize, digit: Digit, house: Houses<'a> },
    Either { gone: &'a Conclusion },
    WouldFill { digit: Digit, cells: Any, filled: Houses<'a>, left: Houses<'a>, base: Houses<'a> },
    TwoFish { base: Houses<'a> },
    CoverAlone { cover: Houses<'a> },
    CoverFins { cover: Houses<'a>, fins: OneByOne, count: usize },
}
