//! Fish: what each base house has, and what the fins and the cover do.
use super::beginner_text::BeginnerText;
use super::facts::{Following, Lead, gone_by, sentences};
use super::statement::not_all;
use crate::step_context::StepContext;
use crate::words::crowded::{self, CrowdedPlaces, crowded};
use crate::words::fish::fins_by_reason;
use crate::words::inference::clash;
use crate::words::leftovers;
use crate::words::noun::{AllOf, Any, AnyOf, Count, Houses, InOrder};
use crate::words::ruled_out;
use crate::words::sentence::Sentence;
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, Fish, FishBody, FishForm, House, HouseSet, Step};

/// A base house with its places of the digit.
struct BasePlaces {
    house: House,
    places: CellSet,
    fins: CellSet,
}

/// Places of the digit in a house, with what is not before them.
type PlacesLeft = (CellSet, Vec<super::facts::GoneGroup>, House);

/// Tells a fish.
pub(super) fn describe(prose: &mut BeginnerText<'_, '_>, fish: &Fish, step: &Step) {
    let context = prose.context;
    if let Some(sentences) = leftovers::sentences(context, fish) {
        return prose.items(sentences, step);
    }
    let fins = fish.fins();
    let mut base = base_places(context, fish, fins);
    let is_plain_path = fish.twin.is_none()
        && !fins.is_empty()
        && sashimi(context, fish, fish.body, &step.conclusion.eliminate).is_some();
    if !is_plain_path {
        base.sort_by_key(|it| !it.fins.is_empty());
    }
    let basic = fish.form == FishForm::Basic || is_plain_path;
    if !basic {
        needs(prose, fish);
    }
    bases(prose, fish, &base, basic);
    if fins.is_empty() && fish.twin.is_none() {
        return if basic { straight(prose, fish, &base, step) } else { counted(prose, fish, step) };
    }
    let mut clearing: Vec<FishBody> =
        fish.bodies().filter(|&body| !going(context, fish, body, step).is_empty()).collect();
    // One that takes nothing new needs no words.
    if let [one, other] = *clearing.as_slice() {
        let [gone, others] = [one, other].map(|body| going(context, fish, body, step));
        if let Some(at) = [others.is_subset(gone), gone.is_subset(others)].iter().position(|&it| it) {
            clearing.swap_remove(1 - at);
        }
    }
    for (body, at) in clearing.iter().zip(0..) {
        if clearing.len() > 1 {
            let cover = context.named(body.cover);
            let take = if at == 0 { PlainFishText::FirstTake { cover } } else { PlainFishText::NowTake { cover } };
            prose.item(prose.style().say(&take));
        }
        finned(prose, fish, *body, step);
    }
    prose.act(step);
}

fn base_places(context: &StepContext<'_>, fish: &Fish, fins: CellSet) -> Vec<BasePlaces> {
    let each = fish.base.iter().map(|house| {
        let places = context.board.plane(fish.digit) & context.layout.cells(house);
        BasePlaces { house, places, fins: places & fins }
    });
    each.collect()
}

/// The places of each base house; with the houses of the cover that have them, where these are of several kinds.
pub(super) fn bases_of(prose: &mut BeginnerText<'_, '_>, fish: &Fish) {
    let fins = fish.fins();
    let mut base = base_places(prose.context, fish, fins);
    base.sort_by_key(|it| !it.fins.is_empty());
    bases(prose, fish, &base, true);
}

fn bases(prose: &mut BeginnerText<'_, '_>, fish: &Fish, base: &[BasePlaces], basic: bool) {
    let context = prose.context;
    let style = prose.style();
    for (it, at) in base.iter().zip(0..) {
        let house = context.named([it.house]);
        let text = if basic || fish.twin.is_some() {
            style.say(&PlainFishText::HasIn { house, digit: fish.digit, cells: Any(it.places) })
        } else {
            let places = by_cover(context, fish, it);
            style.say(&PlainFishText::HasByCover { house, digit: fish.digit, places: &places })
        };
        // With fins a line has two houses.
        if at % 2 == 0 || !basic || fish.fins().is_empty() { prose.item(text) } else { prose.also(text) }
    }
}

/// The places of a base house by the houses of the cover: `r3c3, in box 1, or r3c5, in column 5`.
fn by_cover(context: &StepContext<'_>, fish: &Fish, it: &BasePlaces) -> String {
    let style = context.style;
    let mut left = it.places - it.fins;
    let mut parts: Vec<String> = Vec::new();
    for house in fish.body.cover {
        let cells = left & context.layout.cells(house);
        left -= cells;
        if !cells.is_empty() {
            parts.push(style.say(&PlainFishText::InCover { cells: Any(cells), house: context.named([house]) }));
        }
    }
    let fins = it.fins;
    if !fins.is_empty() {
        parts.push(style.say(&PlainFishText::InFins { cells: Any(fins) }));
    }
    style.say(&PlainFishText::OrElse { parts: AllOf(&parts) })
}

fn needs(prose: &mut BeginnerText<'_, '_>, fish: &Fish) {
    let context = prose.context;
    let text = prose.style().say(&PlainFishText::Need {
        houses: context.named(fish.base),
        count: Count(fish.base.len()),
        digit: fish.digit,
    });
    prose.item(text);
}

/// Two or more lines against as many: the digits share no line of the cover.
fn straight(prose: &mut BeginnerText<'_, '_>, fish: &Fish, base: &[BasePlaces], step: &Step) {
    let context = prose.context;
    let style = prose.style();
    let digit = fish.digit;
    let cover = context.named(fish.body.cover);
    if let [one, other] = base {
        let ways = pairings(context, one.places, other.places, fish.body.cover);
        let mut lines = ways.into_iter().map(|it| {
            style.say(&PlainFishText::IfThen {
                cell: it.cell,
                shut: it.shut,
                then: Any(it.then),
                digit,
                line: context.named(it.lines),
            })
        });
        if let Some(first) = lines.next() {
            prose.item(first);
        }
        lines.for_each(|line| prose.also(line));
        let lines: Vec<String> = fish.base.iter().map(|house| style.house(context.layout, house)).collect();
        prose.item(style.say(&PlainFishText::EitherWayInBase { cover, digit, base: AnyOf(&lines) }));
        prose.item(style.say(&PlainFishText::NoOther { cover, digit }));
        return prose.act_here(step);
    }
    let count = Count(base.len());
    prose.item(style.say(&PlainFishText::TheseAre { count, digit, cover }));
    prose.also(style.say(&PlainFishText::EachTakesOne { digit, cover, base: context.named(fish.base) }));
    prose.item(style.say(&PlainFishText::NoOther { cover, digit }));
    prose.act_here(step);
}

/// For each place of the first house, the place of the second that it excludes, and those that are left.
fn pairings(context: &StepContext<'_>, one: CellSet, other: CellSet, cover: HouseSet) -> Vec<Pairing> {
    let each = one.iter().map(|cell| {
        let lines: HouseSet = cover.iter().filter(|&house| context.layout.cells(house).contains(cell)).collect();
        let along = lines.iter().fold(CellSet::EMPTY, |all, house| all | context.layout.cells(house));
        Pairing { cell, lines, shut: other & along, then: other - along }
    });
    each.collect()
}

/// A place of one line of a fish, and what it leaves to the other line.
struct Pairing {
    cell: Cell,
    /// The lines of the cover through it.
    lines: HouseSet,
    /// The places of the other line in these.
    shut: CellSet,
    /// Those that are left.
    then: CellSet,
}

/// Houses of several kinds: so many digits for so many houses of the cover.
fn counted(prose: &mut BeginnerText<'_, '_>, fish: &Fish, step: &Step) {
    let context = prose.context;
    let style = prose.style();
    let cover = context.named(fish.body.cover);
    let count = Count(fish.base.len());
    prose.item(style.say(&PlainFishText::CoverTakesOne { cover, digit: fish.digit, count }));
    let gone = step.conclusion.eliminate.plane(fish.digit);
    let inside = crowded(context.layout, fish, fish.body, gone);
    if !gone.is_subset(crowded::cells_of(&inside)) {
        prose.item(style.say(&PlainFishText::NoOther { cover, digit: fish.digit }));
    }
    for it in &inside {
        would_fill(prose, fish, it);
    }
    if inside.is_empty() { prose.act_here(step) } else { prose.act(step) }
}

/// Says of places of the base that the digit there would leave too few houses of the cover for the rest of the base.
fn would_fill(prose: &mut BeginnerText<'_, '_>, fish: &Fish, it: &CrowdedPlaces) {
    let context = prose.context;
    let [left, base] = [it.left, it.base].map(|houses| context.named(houses));
    let cells = it.cells;
    let filled = context.named(it.filled);
    let digit = fish.digit;
    prose.item(prose.style().say(&PlainFishText::InSeveral { cells, filled }));
    prose.also(prose.style().say(&PlainFishText::WouldFill { count: it.filled.len(), cells, left, base, digit }));
}

/// The cases of the fins: one of them is true, or none is and the cover is full.
fn finned(prose: &mut BeginnerText<'_, '_>, fish: &Fish, body: FishBody, step: &Step) {
    let context = prose.context;
    let style = prose.style();
    let digit = fish.digit;
    let lost = going(context, fish, body, step);
    let lost_set = CandidateSet::of_digit(digit, lost);
    let cover = context.named(body.cover);
    let base = context.named(fish.base);
    if body.fins.is_empty() {
        prose.item(style.say(&PlainFishText::InCoverOneEach { base, cover, digit }));
        for it in &crowded(context.layout, fish, body, lost) {
            would_fill(prose, fish, it);
        }
        prose.item(style.say(&PlainFishText::SoNot { gone: &not_all(context, &lost_set) }));
        return;
    }
    prose.suppose(style.say(&PlainFishText::FirstFin { fins: Any(body.fins), digit }));
    match fins_by_reason(context, body.fins, digit, lost) {
        Some(by_reason) => by_reason.into_iter().for_each(|line| prose.then(line)),
        None => prose.then(not_by_fins(context, body.fins, &lost_set)),
    }
    if let Some(path) = sashimi(context, fish, body, &lost_set) {
        let mut steps = path.into_iter();
        if let Some((cells, ..)) = steps.next() {
            prose.suppose(style.say(&PlainFishText::SecondIs { cells: Any(cells), digit }));
        }
        for (cells, gone, at) in steps {
            let lines = sentences(context, Lead::Then, &gone, Following::Known(at, digit, cells));
            for line in lines {
                prose.also(line);
            }
        }
        let houses: Vec<House> = in_cover(context, lost, body.cover);
        let why = &style.say(&InOrder(context.layout, &houses));
        let gone = style.say(&PlainFishText::NotIn { cells: lost, digit, why });
        prose.item(Sentence::follows(style.say(&PlainFishText::ThenNot { gone: &gone })));
        return;
    }
    prose.suppose(style.say(&PlainFishText::NoFin { fins: body.fins, digit }));
    prose.then(style.say(&PlainFishText::InCoverOneEach { base, cover, digit }));
    let inside = crowded(context.layout, fish, body, lost);
    let cells = lost - crowded::cells_of(&inside);
    if !cells.is_empty() {
        let houses: Vec<House> = in_cover(context, cells, body.cover);
        let houses = InOrder(context.layout, &houses);
        prose.item(style.say(&PlainFishText::SecondToo { cells, digit, houses }));
    }
    for it in &inside {
        would_fill(prose, fish, it);
        prose.also(style.say(&PlainFishText::SecondAlso { cells: it.cells, digit }));
    }
}

/// The houses of a cover that have some cells, in the order of these.
fn in_cover(context: &StepContext<'_>, cells: CellSet, cover: HouseSet) -> Vec<House> {
    let mut left = cells;
    let mut found = Vec::new();
    for cell in cells {
        let house = cover.iter().find(|&house| context.layout.cells(house).contains(cell));
        if let Some(house) = house.filter(|_| left.contains(cell)) {
            left -= context.layout.cells(house);
            found.push(house);
        }
    }
    found
}

/// The cells that lose the digit by one of two fish on a base. Those that two houses of the cover have lose it though a
/// fin does not see them: they are told with the other fish if they see the fins of that.
fn going(context: &StepContext<'_>, fish: &Fish, body: FishBody, step: &Step) -> CellSet {
    let lost = step.conclusion.eliminate.plane(fish.digit);
    let prose = fish.bodies().fold(CellSet::EMPTY, |all, body| all | seeing_fins(context, body, lost));
    let twice = |cell: Cell| body.cover.iter().filter(|&house| context.layout.cells(house).contains(cell)).count() > 1;
    seeing_fins(context, body, lost) | (lost - prose).filter(twice)
}

/// The cells in the cover that see all fins.
fn seeing_fins(context: &StepContext<'_>, body: FishBody, cells: CellSet) -> CellSet {
    let covered = body.cover.iter().fold(CellSet::EMPTY, |all, house| all | context.layout.cells(house));
    let inside = cells & covered;
    if body.fins.is_empty() { inside } else { inside & context.layout.common_peers(body.fins) }
}

/// Says what is not if one of the fins is true.
fn not_by_fins(context: &StepContext<'_>, fins: CellSet, lost: &CandidateSet) -> String {
    let style = context.style;
    let Some(digit) = lost.all_digits().single() else { return String::new() };
    let fins = CandidateSet::of_digit(digit, fins);
    let why = &ruled_out::reason(context, &clash(context.layout, &fins, lost), &fins, lost);
    let gone = style.say(&PlainFishText::NotIn { cells: lost.plane(digit), digit, why });
    style.say(&PlainFishText::ThenNot { gone: &gone })
}

/// In two lines of which one has a single place beside its fins: where the digits are, one after the other.
fn sashimi(context: &StepContext<'_>, fish: &Fish, body: FishBody, lost: &CandidateSet) -> Option<Vec<PlacesLeft>> {
    let base = base_places(context, fish, body.fins);
    let [_, _] = base.as_slice() else { return None };
    let (one, other) = match (base[0].places - body.fins, base[1].places - body.fins) {
        (cells, _) if cells.is_one() => (&base[0], &base[1]),
        (_, cells) if cells.is_one() => (&base[1], &base[0]),
        _ => return None,
    };
    let first = Candidate { cell: (one.places - body.fins).single()?, digit: fish.digit };
    let shut = CandidateSet::of_digit(fish.digit, other.places - body.fins) & context.layout.clashes(first);
    let left = other.places - shut.cells();
    let reached =
        left.iter().all(|cell| lost.is_subset(&context.layout.clashes(Candidate { cell, digit: fish.digit })));
    if shut.is_empty() || left.is_empty() || left.meets(body.fins) || !reached {
        return None;
    }
    let gone = gone_by(context, &[first], &shut);
    Some(vec![(CellSet::of(first.cell), Vec::new(), one.house), (left, gone, other.house)])
}

/// Sentences about fish.
#[derive(Clone, Copy, Debug)]
pub(crate) enum PlainFishText<'a> {
    HasIn { house: Houses<'a>, digit: Digit, cells: Any },
    HasByCover { house: Houses<'a>, digit: Digit, places: &'a str },
    InCover { cells: Any, house: Houses<'a> },
    InFins { cells: Any },
    OrElse { parts: AllOf<'a> },
    Need { houses: Houses<'a>, count: Count, digit: Digit },
    IfThen { cell: Cell, shut: CellSet, then: Any, digit: Digit, line: Houses<'a> },
    EitherWayInBase { cover: Houses<'a>, digit: Digit, base: AnyOf<'a> },
    NoOther { cover: Houses<'a>, digit: Digit },
    TheseAre { count: Count, digit: Digit, cover: Houses<'a> },
    EachTakesOne { digit: Digit, cover: Houses<'a>, base: Houses<'a> },
    CoverTakesOne { cover: Houses<'a>, digit: Digit, count: Count },
    InCoverOneEach { base: Houses<'a>, cover: Houses<'a>, digit: Digit },
    SoNot { gone: &'a str },
    FirstTake { cover: Houses<'a> },
    NowTake { cover: Houses<'a> },
    FirstFin { fins: Any, digit: Digit },
    NoFin { fins: CellSet, digit: Digit },
    NotIn { cells: CellSet, digit: Digit, why: &'a str },
    ThenNot { gone: &'a str },
    SecondIs { cells: Any, digit: Digit },
    SecondToo { cells: CellSet, digit: Digit, houses: InOrder<'a> },
    SecondAlso { cells: CellSet, digit: Digit },
    InSeveral { cells: CellSet, filled: Houses<'a> },
    WouldFill { count: usize, cells: CellSet, left: Houses<'a>, base: Houses<'a>, digit: Digit },
}
