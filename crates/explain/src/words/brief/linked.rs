//! Lines about sets and fish that are linked, in Eureka notation.
use super::locked;
use super::terms::{BriefText, cells, filled, on_board};
use crate::notation::{path, with_last};
use crate::step_context::StepContext;
use crate::words::noun::{AllOf, Compact};
use qedoku_core::{
    AlmostLocked, Blossom, CandidateSet, Cell, CellSet, Digit, DigitSet, Kraken, Layout, SetChain, Sets, Step, Wing,
};

/// The sign between the ways that a choice can go.
pub(super) const OR_ELSE: &str = " || ";

/// A wing as almost locked sets that are linked; all its cells with their digits where it is not made of two or three.
pub(super) fn wing(context: &StepContext<'_>, wing: &Wing) -> String {
    let style = context.style;
    let all = wing.pivot | wing.pincers;
    let each = wing.digits.iter().filter_map(|digit| {
        let sets = sets_of_wing(context, wing, digit)?;
        Some(in_chain(context, &sets, digit))
    });
    let each: Vec<String> = each.collect();
    if each.len() == wing.digits.len() {
        return style.and(each);
    }
    // As many cells as digits but those that go, each of which fits once.
    let digits = on_board(context, all);
    let parts =
        [filled(context, digits, all), style.say(&BriefText::OnceEach { digits: Compact(digits - wing.digits) })];
    style.say(&BriefText::Joined { parts: AllOf(&parts) })
}

/// Almost locked sets that are all of a wing, each linked to the next: the pincers around the pivot, or a pincer and the
/// rest.
pub(crate) fn sets_of_wing(context: &StepContext<'_>, wing: &Wing, digit: Digit) -> Option<Vec<AlmostLocked>> {
    let all = wing.pivot | wing.pincers;
    let of = |cells: CellSet| {
        let digits = on_board(context, cells);
        let fits = digits.len() == cells.len() + 1 && !context.layout.houses_around(cells).is_empty();
        fits.then_some(AlmostLocked { cells, digits })
    };
    if let (Some(pivot), [one, other]) = (of(wing.pivot), wing.pincers.iter().collect::<Vec<Cell>>().as_slice())
        && !pivot.digits.contains(digit)
    {
        let mut ends: Vec<AlmostLocked> = [*one, *other].into_iter().filter_map(|cell| of(cell.into())).collect();
        ends.sort_by_key(|end| (end.digits.without(digit) & pivot.digits).first());
        if let [one, other] = *ends.as_slice()
            && linked(context, &[one, pivot, other], digit)
        {
            return Some(vec![one, pivot, other]);
        }
    }
    let mut splits: Vec<CellSet> = subsets(wing.pincers).collect();
    splits.sort_by_key(|pincers| (pincers.len(), link_digit(context, *pincers, wing, digit), pincers.first()));
    splits.into_iter().find_map(|pincers| {
        let sets = [of(pincers)?, of(all - pincers)?];
        linked(context, &sets, digit).then(|| sets.to_vec())
    })
}

/// The digit by which cells are linked to the pivot.
fn link_digit(context: &StepContext<'_>, cells: CellSet, wing: &Wing, digit: Digit) -> Option<Digit> {
    (on_board(context, cells) & on_board(context, wing.pivot)).without(digit).first()
}

/// All sets of some of the cells, but not of none.
fn subsets(cells: CellSet) -> impl Iterator<Item = CellSet> {
    let all: Vec<Cell> = cells.iter().collect();
    (1..1_usize << all.len()).map(move |mask| {
        let chosen = all.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1);
        chosen.map(|(_, &cell)| cell).collect()
    })
}

/// True if each set has a restricted common with the next, other than the digit that both ends have.
fn linked(context: &StepContext<'_>, sets: &[AlmostLocked], digit: Digit) -> bool {
    let ends = [sets.first(), sets.last()];
    ends.iter().flatten().all(|end| end.digits.contains(digit)) && commons(context, sets, digit).is_some()
}

/// For each two neighbors, a digit that both cannot hold: none is that of the ends or of the link before.
pub(crate) fn commons(context: &StepContext<'_>, sets: &[AlmostLocked], digit: Digit) -> Option<Vec<Digit>> {
    let mut found: Vec<Digit> = Vec::new();
    for pair in sets.windows(2) {
        let shared = (pair[0].digits & pair[1].digits).without(digit);
        let restricted = |&it: &Digit| {
            let places = [0, 1].map(|at| pair[at].cells & context.board.plane(it));
            found.last() != Some(&it) && all_see(context.layout, places)
        };
        let next = shared.iter().find(restricted)?;
        found.push(next);
    }
    Some(found)
}

fn all_see(layout: &Layout, [one, other]: [CellSet; 2]) -> bool {
    one.iter().all(|cell| other.is_subset(layout.peers(cell)))
}

/// Sets in a chain from a digit of the first to the same of the last: `(7=2)r3c5-(2=179)r1c458`.
fn in_chain(context: &StepContext<'_>, sets: &[AlmostLocked], digit: Digit) -> String {
    let commons = commons(context, sets, digit).unwrap_or_default();
    let exits = commons.clone().into_iter().chain([digit]);
    let entries = std::iter::once(digit).chain(commons);
    let each = sets.iter().zip(entries.zip(exits));
    each.map(|(set, (entry, exit))| without(context, set, entry.into(), exit.into())).collect::<Vec<_>>().join("-")
}

/// A set without some of its digits, those that count then behind the others: `(2=197)r1c458`.
fn without(context: &StepContext<'_>, set: &AlmostLocked, gone: DigitSet, last: DigitSet) -> String {
    format!("({gone}={}){}", with_last(set.digits - gone, last), cells(context, set.cells))
}

/// Sets that are linked in a chain, in a loop or to a stem, or that cross.
pub(super) fn sets(context: &StepContext<'_>, sets: &Sets, step: &Step) -> String {
    match sets {
        Sets::SueDeCoq(it) => locked::sue_de_coq(context, it),
        Sets::Blossom(it) => blossom(context, it, step.conclusion.eliminate.all_digits()),
        Sets::Chain(it) => set_chain(context, it, step),
    }
}

fn set_chain(context: &StepContext<'_>, it: &SetChain, step: &Step) -> String {
    let style = context.style;
    let doubly = it.rest.len() == 1 && it.rest.iter().any(|next| next.common.is_several());
    if let ([next], true) = (it.rest.as_slice(), doubly) {
        let mut both = next.common.iter();
        let [one, other] = [both.next(), both.next()].map(|digit| digit.map_or(DigitSet::EMPTY, DigitSet::of));
        return format!(
            "{}-{}- loop",
            without(context, &it.first, one, other),
            without(context, &next.set, other, one)
        );
    }
    let ends = |digit: &Digit| {
        it.first.digits.contains(*digit) && it.rest.last().is_some_and(|last| last.set.digits.contains(*digit))
    };
    let concluded = step.conclusion.eliminate | step.conclusion.place;
    let lost: Vec<Digit> = concluded.all_digits().iter().filter(ends).collect();
    let chain = |digit: Digit| {
        let mut exits = it.rest.iter().map(|next| next.common).chain([digit.into()]);
        let mut exit = || exits.next().unwrap_or_default();
        let first = without(context, &it.first, digit.into(), exit());
        let rest = it.rest.iter().map(|next| without(context, &next.set, next.common, exit()));
        std::iter::once(first).chain(rest).collect::<Vec<_>>().join("-")
    };
    style.and(lost.into_iter().map(chain))
}

/// A way for each digit of the stem: `(1)r6c2-(1=68)r5c23 || (3)r6c2-(3=6)r6c4`.
fn blossom(context: &StepContext<'_>, it: &Blossom, last: DigitSet) -> String {
    let mut ways: Vec<(Digit, String)> = Vec::new();
    for petal in &it.petals {
        for digit in petal.common {
            let stem = filled(context, digit.into(), it.stem.into());
            ways.push((digit, format!("{stem}-{}", without(context, &petal.set, digit.into(), last))));
        }
    }
    ways.sort();
    ways.into_iter().map(|(_, way)| way).collect::<Vec<_>>().join(OR_ELSE)
}

/// The fish, and a chain for each of its fins: `2 r46\c39 fr4c1, (2)r4c1-(2)r6c3=(2)r6c9`.
pub(super) fn kraken(context: &StepContext<'_>, it: &Kraken) -> String {
    let paths = it.paths.iter().map(|way| path(context, Some(&CandidateSet::of(way.start)), &way.links));
    let paths: Vec<String> = paths.collect();
    format!("{}, {}", locked::fish(context, &it.fish), paths.join(OR_ELSE))
}
