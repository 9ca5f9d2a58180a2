//! The templates of sentences that name rules as reasons, in both languages: `r1c5 is not 3 (r1c45 differ by 1)`. They stand
//! before those of the classic rules, where puzzles have others.
use super::grammar::TemplateNames;
use super::judge::{ClaimReader, ClaimTest};
use super::linked::{lacks_that, shows};
use super::sets::{set, union};
use qedoku_core::{Candidate, Cell, CellSet, DigitSet};

/// English sentences.
pub(super) const ENGLISH: &[(&str, ClaimTest)] = &[
    ("{C} [see|sees] the {D} [|supposed ]at {C} ({B})", |reader, names| sees(reader, names, names.cells[0], 1)),
    ("the {D} [|supposed ]at {C} ({B})", |reader, names| {
        let cells = reader.cells;
        sees(reader, names, cells, 0);
    }),
    ("{C} [has|have] lost {D} ({R})", |reader, names| lost(reader, names, names.cells[0])),
    ("[has|have] lost {D} ({R})", lost_too),
    ("{D} ({R})", lost_too),
    ("{C} [is|are] not {D} ({B})", |reader, names| is_not(reader, names, names.cells[0])),
    ("{C} [is|are] not {D} ({B}, from line {N})", |reader, names| is_not(reader, names, names.cells[0])),
    ("{C} «{D}» is not {D} ({B})", shown_is_not),
    ("{C} «{D}» is not {D} ({B}, from line {N})", shown_is_not),
    ("{C} is {D} ({v})", is_made),
    ("{C} is {D} ({v}, from line {N})", is_made),
    ("{C} «{D}» must be {D} ({v})", must_be),
    ("{C} «{D}» must be {D} ({v}, from line {N})", must_be),
    ("{C} holds the same digit as {C} ({v})", mirrors),
    ("not {D} ({B})", spoken_of_is_not),
    ("{C} «{D}» [lacks|lack] that digit ({B}) and [holds|hold] the other {N}, and {S}", lacks_that),
    ("{C}, with {D} between them, lack that digit ({B}) and hold the other {N}, and {S}", lacks_that),
    ("not {D} ({B}, from line {N})", spoken_of_is_not),
    ("{H} hold every digit twice, and so do {H}", hold_each),
    ("{H} hold every digit {N} times, and so do {H}", hold_each),
    ("without the cells that they share, {C} of {H} hold the same digits as {C} of {H}", leftovers),
    ("{D} is not in {C}, and so it is not in {C}", never),
    ("{C} [see|sees] [it|both|all of these|all three|all four] ({B})", |reader, names| {
        see_all(reader, names, names.cells[0]);
    }),
    ("[does|do] {C} ({B})", |reader, names| see_all(reader, names, names.cells[0])),
    ("{D} is in {C}, which {C} [see|sees] ({B})", places_seen),
    ("{C} are not both {D} ({B})", not_both),
    ("{C} hold only {D}, and each sees the next ({B})", in_turn),
    ("[they have room once for |]{D} where all [its|their] places see each other ({B})", once),
    ("none of {C} can be {D}", never),
    ("all their {D}s see each other ({B}), so {D} cannot be in both, so one of them lacks it", restricted),
    ("{C} cannot be {D}", never),
];

/// Chinese sentences.
pub(super) const CHINESE: &[(&str, ClaimTest)] = &[
    ("[|假设在 ]{C} 的 {D}（{B}）排除 {C}", |reader, names| sees(reader, names, names.cells[1], 0)),
    ("{C} 的 {D}（{B}）和 {C} 的 {D}（{B}）排除 {C}", all_see),
    ("{C} 的 {D}（{B}）、{C} 的 {D}（{B}）和 {C} 的 {D}（{B}）排除 {C}", all_see),
    ("{C} 的 {D}（{B}）、{C} 的 {D}（{B}）、{C} 的 {D}（{B}）和 {C} 的 {D}（{B}）排除 {C}", all_see),
    ("{C} 已删去 {D}（{R}）", |reader, names| lost(reader, names, names.cells[0])),
    ("{D}（{R}）", lost_too),
    ("{C} [不是|都不是] {D}（{B}）", |reader, names| is_not(reader, names, names.cells[0])),
    ("{C} [不是|都不是] {D}（{B}，由第{N}条）", |reader, names| is_not(reader, names, names.cells[0])),
    ("{C}«{D}» 不是 {D}（{B}）", shown_is_not),
    ("{C}«{D}» 不是 {D}（{B}，由第{N}条）", shown_is_not),
    ("{C} 是 {D}（{v}）", is_made),
    ("{C} 是 {D}（{v}，由第{N}条）", is_made),
    ("{C}«{D}» 须为 {D}（{v}）", must_be),
    ("{C}«{D}» 须为 {D}（{v}，由第{N}条）", must_be),
    ("{C} 与 {C} 填同一个数（{v}）", mirrors),
    ("不是 {D}（{B}）", spoken_of_is_not),
    ("{C} 这{N}格«{D}» 不能填这个数（{B}），其余{N}个数都在其中，{S}", lacks_that),
    ("不是 {D}（{B}，由第{N}条）", spoken_of_is_not),
    ("每个数在{H}里有{N}个，在{H}里也有{N}个", hold_each),
    ("去掉共有的格，{H}剩下 {C}，{H}剩下 {C}，两边的数相同", leftovers),
    ("{D} 不在 {C}，也不在 {C}", never),
    ("{C} 能看到[它|这两格|这三格|这四格|这些格]（{B}）", |reader, names| {
        see_all(reader, names, names.cells[0]);
    }),
    ("{C} 也能看到（{B}）", |reader, names| see_all(reader, names, names.cells[0])),
    ("{D} 在 {C}，{C} 能看到这些位置（{B}）", places_seen),
    ("{C} 不能都是 {D}（{B}）", not_both),
    (
        "{C} 只有 {D}，每格都能看到下一格（{B}）。所以一格是 {D}，另一格是 {D}",
        |reader, names| {
            in_turn(reader, names);
            let both = names.cells[0].len() == 2 && names.digits[0] == names.digits[1] | names.digits[2];
            reader.claim(both, "two cells with these two digits");
            reader.places = names.cells[0];
        },
    ),
    ("{C} 只有 {D}，每格都能看到下一格（{B}）", in_turn),
    ("[其中 |]{D}（各位置互相可见：{B}）[|最多各填一次]", once),
    ("{D}（{H}）[|最多各填一次]", |reader, names| {
        let places =
            names.digits[0].iter().fold(CellSet::EMPTY, |all, digit| all | reader.places_of(digit, &[reader.cells]));
        reader.claim(!reader.cells.is_empty() && places.is_subset(names.houses[0][0]), "all of these are in the house");
    }),
    ("{C} [|都]不能是 {D}", never),
    ("两组的 {D} 互相可见（{B}），所以 {D} 不能两组都有，必有一组没有", restricted),
    ("{C} 都不能填 {D}", |reader, names| reader.concludes(names.cells[0], names.digits[0], false)),
];

/// The templates that are tried last in either language: many sentences begin as they do.
pub(super) const ALONE: &[(&str, ClaimTest)] = &[("{D}", lost_alone)];

/// Cells see a digit that stands, by the houses and rules that are named first.
fn sees(reader: &mut ClaimReader<'_>, names: &TemplateNames, cells: CellSet, at: usize) {
    reader.cells = cells;
    sees_one(reader, names, at, 0);
}

/// Cells see digits that stand, each by its own houses and rules.
fn all_see(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let Some((cells, by)) = names.cells.split_last() else { return };
    reader.cells = *cells;
    (0..by.len()).for_each(|at| sees_one(reader, names, at, at));
}

fn sees_one(reader: &mut ClaimReader<'_>, names: &TemplateNames, at: usize, number: usize) {
    let cells = reader.cells;
    let by = names.cells[at];
    for digit in names.digits[number] {
        reader.closed(cells, digit, Some(by));
        let each = by.single().is_some_and(|by| {
            let by = Candidate { cell: by, digit };
            cells.iter().all(|cell| names.said.clash(reader.layout, number, by, Candidate { cell, digit }))
        });
        reader.claim(each, "it sees the digit by a house or a rule that is named");
    }
    reader.fins = by;
    reader.base.standing.push((cells, names.digits[number]));
}

/// Cells have lost digits by a rule.
fn lost(reader: &mut ClaimReader<'_>, names: &TemplateNames, cells: CellSet) {
    for candidate in set(cells, names.digits[0]).iter() {
        reader.closed(candidate.cell.into(), candidate.digit, None);
        let holds = |by: Candidate| reader.board.value(by.cell) == Some(by.digit);
        let out = names.said.rules[0].keeps_out(reader.layout, candidate, holds);
        reader.claim(out, "the rule keeps the digit out");
    }
    reader.cells = cells;
    reader.base.standing.push((cells, names.digits[0]));
}

fn lost_too(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let cells = reader.cells;
    lost(reader, names, cells);
}

/// Cells have lost digits besides, no matter why.
fn lost_alone(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let cells = reader.cells;
    names.digits[0].iter().for_each(|digit| reader.closed(cells, digit, None));
    reader.base.standing.push((cells, names.digits[0]));
}

fn is_not(reader: &mut ClaimReader<'_>, names: &TemplateNames, cells: CellSet) {
    let digits = names.digits.last().copied().unwrap_or(DigitSet::EMPTY);
    reader.is_not_by(cells, digits, &names.said, names.numbers.first().copied());
}

/// The same of the cell that was spoken of.
fn spoken_of_is_not(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let cell = reader.spoken_of();
    is_not(reader, names, cell);
}

fn shown_is_not(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    shows(reader, names);
    is_not(reader, names, names.cells[0]);
}

/// A rule makes a digit of a cell: it takes all others.
fn is_made(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let (cell, digits) = (names.cells[0], names.digits[0]);
    let others = reader.held(cell) - digits;
    reader.is_not_by(cell, others, &names.said, names.numbers.first().copied());
    reader.is_left(cell, digits);
}

/// A rule takes all but some candidates of a cell.
fn must_be(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    shows(reader, names);
    let others = names.digits[0] - names.digits[1];
    reader.claim(names.digits[1].is_subset(names.digits[0]), "the cell can be this");
    reader.is_not_by(names.cells[0], others, &names.said, names.numbers.first().copied());
}

/// A cell holds the same digit as a filled one, by a rule.
fn mirrors(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let pair = names.cells[0].single().zip(names.cells[1].single());
    let by = pair.and_then(|(_, at)| Some(Candidate { cell: at, digit: reader.board.value(at)? }));
    let digits = reader.layout.digits();
    let same = pair.zip(by).is_some_and(|((cell, _), by)| {
        let others = digits.filter(|digit| digit != by.digit);
        others.iter().all(|digit| names.said.clash(reader.layout, 0, by, Candidate { cell, digit }))
    });
    reader.claim(same, "the rule wants the same digit there");
}

/// As many houses on either side, none of which cross.
fn hold_each(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let [base, cover] = [&names.houses[0], &names.houses[1]];
    let counted = names.numbers.iter().all(|count| *count == base.len());
    reader.claim(base.len() == cover.len() && counted, "as many houses on both sides");
}

/// Two sets of houses that share all but some cells, as many as each other: these hold the same digits.
fn leftovers(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let [base, cover] = [&names.houses[0], &names.houses[1]];
    let apart = |houses: &[CellSet]| houses.iter().map(|house| house.len()).sum::<usize>() == union(houses).len();
    reader.claim(apart(base) && apart(cover) && base.len() == cover.len(), "as many houses that do not cross");
    let left = [union(base) - union(cover), union(cover) - union(base)];
    reader.claim(left == [names.cells[0], names.cells[1]], "these are the cells that stand out");
    reader.places = names.cells[0];
}

/// The places of a digit in two sets see each other, by the houses and rules that are named.
fn restricted(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let sets = [reader.cells, reader.fins];
    reader.restricted(sets, names.digits[1]);
    let by = names.digits[1].iter().all(|digit| {
        let [one, other] = sets.map(|cells| reader.places_of(digit, &[cells]));
        let of = |cell| Candidate { cell, digit };
        one.iter().all(|one| other.iter().all(|other| names.said.clash(reader.layout, 0, of(one), of(other))))
    });
    reader.claim(by, "they do by the houses and rules that are named");
}

/// None of the cells that stand out can hold a digit.
fn never(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let places = reader.places;
    let holds = |cell| reader.board.value(cell).is_some_and(|digit| names.digits[0].contains(digit));
    let never = names.cells[0].iter().all(|cell| !reader.held(cell.into()).meets(names.digits[0]) && !holds(cell));
    reader.claim(never && names.cells[0] == places, "none of the cells can hold the digit");
}

/// Cells see the places that were named before them.
fn places_seen(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    reader.places = names.cells[0];
    see_all(reader, names, names.cells[1]);
}

/// Cells see all the places that were named, whatever digit that is, by the houses and rules that are named.
fn see_all(reader: &mut ClaimReader<'_>, names: &TemplateNames, cells: CellSet) {
    let places = reader.places;
    let sees = |cell: Cell, place: Cell| {
        reader.layout.digits().iter().all(|digit| {
            let [cell, place] = [cell, place].map(|cell| Candidate { cell, digit });
            names.said.clash(reader.layout, 0, cell, place)
        })
    };
    let all = cells.iter().all(|cell| places.iter().all(|place| sees(cell, place)));
    reader.claim(all && !places.is_empty(), "the cells see all of these, as is named");
}

/// Two cells are not both a digit, by the house or the rule that is named.
fn not_both(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let cells: Vec<Cell> = names.cells[0].iter().collect();
    let not = match (cells.as_slice(), names.digits[0].single()) {
        ([one, other], Some(digit)) => {
            let [one, other] = [*one, *other].map(|cell| Candidate { cell, digit });
            names.said.clash(reader.layout, 0, one, other)
        }
        _ => false,
    };
    reader.claim(not, "they are not, as is named");
}

/// Cells hold the same two digits, and each of them sees others by the houses and rules that are named.
fn in_turn(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let cells = names.cells[0];
    let each = cells.iter().all(|cell| reader.held(cell.into()) == names.digits[0]);
    reader.claim(each, "each of the cells has just these digits");
    let Some(digit) = names.digits[0].first() else { return };
    let of = |cell: Cell| Candidate { cell, digit };
    let seen = cells.iter().all(|one| {
        let others = cells.without(one);
        others.iter().any(|other| names.said.clash(reader.layout, 0, of(one), of(other)))
    });
    reader.claim(seen, "each of them sees another one, as is named");
}

/// All places of digits in the cells that were named see each other, by the houses and rules that are named.
fn once(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let cells = reader.cells;
    let once = names.digits[0].iter().all(|digit| {
        let places = reader.places_of(digit, &[cells]);
        let of = |cell: Cell| Candidate { cell, digit };
        places
            .iter()
            .all(|one| places.without(one).iter().all(|other| names.said.clash(reader.layout, 0, of(one), of(other))))
    });
    reader.claim(once, "they see each other, as is named");
}
