//! The templates of English sentences about sets, colors and deadly patterns, and what each claims.
use super::grammar::TemplateNames;
use super::judge::{ClaimReader, ClaimTest};
use super::set_tests::{almost, beside, either, hidden, in_turn, locked_with_guards, other_too, petal, two_sets};
use super::sets::{set, union};
use qedoku_core::{CellSet, DigitSet};

/// Cells that would have two solutions or none, exclusions, and counts.
pub(super) const RARE: &[(&str, ClaimTest)] = &[
    ("{C} is {D}: if {D}", |reader, names| {
        let held = reader.held(names.cells[0]);
        reader.claim(held == names.digits[0], "the cell has just these digits");
        reader.hub = names.cells[0];
    }),
    ("{C} is {D} ({H})", |reader, names| reader.pincer_or_link(names.cells[0], names.digits[0], &names.houses[0])),
    ("{C} [see|sees] both {C} and {C}", |reader, names| {
        let sees = reader.all_see(names.cells[0], names.cells[1]) && reader.all_see(names.cells[0], names.cells[2]);
        reader.claim(sees, "the cells see both");
    }),
    ("without {K}, {C} would hold only {D}", |reader, names| {
        reader.without(&names.candidates[0], names.cells[0], names.digits[0]);
    }),
    ("without {K}, every open cell would have two digits, each of them twice in its houses", |reader, names| {
        reader.grave(&names.candidates[0]);
    }),
    ("there would be two solutions or none", |_, _| {}),
    ("without {K}, the cells of the loop {C} would hold only {D}", |reader, names| {
        reader.without(&names.candidates[0], names.cells[0], names.digits[0]);
    }),
    (
        "each sees the next, so the two digits would take turns, and {N} cells, an odd number, do not allow that",
        |reader, names| {
            let odd = reader.cells.len() == names.numbers[0] && names.numbers[0] % 2 == 1;
            reader.claim(odd, "an odd number of cells");
        },
    ),
    (
        "without {K}, {C}, three cells in each of four boxes, would hold only {D}, and three digits cannot fill them",
        |reader, names| {
            reader.without(&names.candidates[0], names.cells[0], names.digits[0]);
            reader.claim(names.cells[0].len() == 12 && names.digits[0].len() == 3, "twelve cells, three digits");
        },
    ),
    (
        "two of the boxes side by side would need the same order of the digits from row to row, two above each other from \
      column to column, but the cells of {H} run the other way than those of the other three boxes, and once around the \
      four the order would be turned",
        |_, _| {},
    ),
    (
        "without {K}, true and false would take turns around the ring of {K}, but it has {N} places, an odd number",
        |reader, names| {
            reader.claim(
                names.candidates[1].len() == names.numbers[0] && names.numbers[0] % 2 == 1,
                "an odd number of places",
            );
        },
    ),
    (
        "whichever cell that is, it and {C}, which [hold|holds] only {D}, are {N} cells of {H} with {N} digits, {D}",
        locked_with_guards,
    ),
    ("no other cell there is {D}", |_, _| {}),
    ("the other one is {D}", |_, _| {}),
    ("there is room for nothing else", |_, _| {}),
    ("if {C} were {D}, the other of the two would be {D} too, as {H} would have no other place for it", other_too),
    ("that rules out {K}", |_, _| {}),
    ("{C} would be {D} ({H} has no other place for it)", |reader, names| {
        reader.follows(
            set(union(&names.houses[0]), names.digits[0]),
            names.cells[0],
            names.digits[0],
            "the house has no other place left",
        );
    }),
    ("if {C} is {D}, {C} has no digit", |reader, names| {
        reader.takes(names.cells[0], names.digits[0]);
        (reader.cells, reader.places) = (names.cells[1], names.cells[0]);
    }),
    ("{D} [is|are] excluded by it", |reader, names| {
        let cell = reader.cells;
        let other = reader.places;
        reader.claim(
            names.digits[0].is_subset(reader.held(cell)) && reader.all_see(cell, other),
            "the digit is excluded",
        );
    }),
    ("{D} would leave nothing to {C}", |reader, names| {
        reader.claim(names.digits[0].is_subset(reader.held(reader.cells)), "the digit is there");
    }),
    ("every way to fill {C} repeats a digit in a house", |_, _| {}),
    ("or leaves nothing to {C}", |_, _| {}),
    (
        "these are almost locked sets, each with a restricted common with the next, whose places there see each other",
        |_, _| {},
    ),
    ("if {C} «{D}» lacks {D}, it holds {D}", in_turn),
    ("if {C} «{D}» in {H} lacks {D}, it holds {D}", in_turn),
    ("{C} «{D}» lacks {D} and holds {D}", in_turn),
    ("{C} «{D}» in {H} lacks {D} and holds {D}", in_turn),
    ("if {D}, the almost locked set {C} «{D}» in {H} lacks it and holds {D}", petal),
    ("if {D}, the almost locked set {C} «{D}» lacks it and holds {D}", petal),
    ("outside {H} {H} [has|have] {D} only in {C}", |reader, names| {
        let outside = union(&names.houses[0]);
        let places =
            names.digits[0].iter().fold(CellSet::EMPTY, |all, digit| all | reader.places_of(digit, &names.houses[1]));
        reader.claim((places - outside).is_subset(names.cells[0]), "the digits have no other places there");
    }),
    ("{H} [has|have] {D} only in {C}", |reader, names| {
        let places =
            names.digits[0].iter().fold(CellSet::EMPTY, |all, digit| all | reader.places_of(digit, &names.houses[0]));
        reader.claim(places.is_subset(names.cells[0]), "the digits have no other places there");
    }),
    ("a digit that takes none of the cells outside its box stands where its lines cross", |_, _| {}),
    ("{C} hold {D}, {N} digits for {N} cells", |reader, names| {
        let counts = [names.digits[0].len(), names.cells[0].len()];
        reader.claim(names.numbers == counts && counts[0] == counts[1], "so many cells and digits");
    }),
    ("the {N} cells {C} have room for {N} digits at most, as no house takes a digit twice", |reader, names| {
        reader.claim(names.numbers.iter().all(|number| *number == names.cells[0].len()), "so many cells");
        reader.cells = names.cells[0];
    }),
    ("{D} in {H}", |reader, names| {
        reader.places =
            names.digits[0].first().map_or(CellSet::EMPTY, |digit| reader.places_of(digit, &names.houses[0]));
        reader.digits = names.digits[0];
        reader.houses.clone_from(&names.houses[0]);
        reader.opens(&names.houses[0], names.digits[0]);
    }),
    ("is the base of two fish", |_, _| {}),
    ("{D} in each of {H}", |_, _| {}),
    ("all of these stand in these cells and nowhere else in their houses", |_, _| {}),
    ("{C} hold two of {D}", |reader, names| {
        let held = reader.held(names.cells[0]);
        reader.claim(held == names.digits[0] && names.cells[0].len() == 2, "the base has just these digits");
    }),
    ("these two have to stand in each of {H}, outside {H}", |_, _| {}),
    ("there each of them fits twice at most without {C}", |_, _| {}),
    ("{C} hold the same two digits as {C}", |_, _| {}),
    ("the digit of {C} is also in {C}", |_, _| {}),
    ("{D} in {H} is left in {C} only", |reader, names| {
        let places = names.digits[0].first().map_or(CellSet::EMPTY, |digit| reader.places_of(digit, &names.houses[0]));
        reader.claim(places == names.cells[0], "the digit has just these places there");
    }),
    ("with {C} «{D}» in {H}", |reader, names| {
        let held = reader.held(names.cells[0]);
        reader.claim(
            held == names.digits[0] && names.cells[0].is_subset(union(&names.houses[0])),
            "the set has just these digits",
        );
    }),
    ("are {N} cells, which have room for just {N} digits", |reader, names| {
        reader.claim(names.numbers[0] == names.numbers[1], "as many");
    }),
    ("each digit is placed among those of these cells that can hold it", |_, _| {}),
    ("{C} «{D}» in {H}", |reader, names| {
        let held = reader.held(names.cells[0]);
        let inside = names.houses[0].iter().all(|house| names.cells[0].is_subset(*house));
        reader.claim(names.digits[0].is_subset(held) && inside, "the set has these digits");
    }),
    ("{D} [is|are] not possible", |_, _| {}),
    ("{C} [is|are] not possible", |_, _| {}),
    ("none of these is possible", |_, _| {}),
    ("follows like anything else", |_, _| {}),
    ("with the other", |_, _| {}),
    ("with each of the others", |_, _| {}),
    (
        "[no|every] way to place all the missing {D} that leaves ways for the {D} that fit together takes these cells",
        |_, _| {},
    ),
    (
        "[no|every] way to place all the missing {D} that leaves a way for every other digit takes these cells",
        |_, _| {},
    ),
    ("{K} would leave nothing to {C}", |reader, names| {
        reader.would_empty(&names.candidates[0], &set(names.cells[0], DigitSet::ALL));
    }),
    ("{K} would leave no place for {D} in {H}", |reader, names| {
        reader.would_empty(&names.candidates[0], &set(union(&names.houses[0]), names.digits[0]));
    }),
    ("{K} or {K} is true", either),
    ("{K} is true", |_, _| {}),
    ("either {S} or {S}", either),
    ("either {S}, or {S}", either),
    ("{D} never fits in all of {H}, even with {C}", |_, _| {}),
    ("cannot be one of the two", |_, _| {}),
    ("no technique of this run goes on, so the digit is taken from the solution", |_, _| {}),
    ("{C} is {D}, which nothing here proves", |reader, names| reader.concludes(names.cells[0], names.digits[0], true)),
    ("{H} has {D} only in {C}", |reader, names| {
        reader.only(&names.houses[0], names.cells[0], names.digits[0]);
        let there = names.cells[0] == reader.guards.cells() || reader.guards.cells().is_subset(names.cells[0]);
        reader.claim(there, "the guards are in these cells");
    }),
    ("one of {C} holds none of these", |reader, names| {
        let guards = reader.guards;
        reader.claim(
            guards.cells() == names.cells[0] && !reader.digits.meets(reader.guard_digits()),
            "these cells have the guards",
        );
    }),
    ("{N} cells are left for {N} digits and hold nothing else", |reader, names| {
        let counts = [reader.cells.len() - 1, reader.digits.len()];
        reader.claim(names.numbers == counts && counts[0] == counts[1], "so many cells and digits");
    }),
    ("{K} [clash|clashes] with [both|either|that]", |reader, names| {
        let by = reader.guards;
        reader.clash_with(&names.candidates[0], &by);
    }),
    ("there is {K} or {K}", either),
    ("there is {K}, or else {K}", either),
    ("it is the other way", |_, _| {}),
    ("whichever it is, {C} [is|are] not {D} ({H})", in_each_case),
    ("whichever it is", |_, _| {}),
    ("{C} is {D} (almost hidden set: {H} has its {D} in {N} cells)", hidden),
    ("{D} is in {C} (almost hidden set: {H} has its {D} in {N} cells)", hidden),
    ("{C} is {D} (almost [X-Wing|Swordfish|Jellyfish|fish] in {H})", |reader, names| {
        reader.trusts(names.cells[0], names.digits[0]);
    }),
    ("{D} is in {C} (almost [X-Wing|Swordfish|Jellyfish|fish] in {H})", |reader, names| {
        reader.trusts(names.cells[0], names.digits[0]);
    }),
    ("{C} is {D} (or {C} «{D}» would allow two solutions)", |reader, names| {
        reader.trusts(names.cells[0], names.digits[0]);
    }),
    ("{D} is in {C} (or {C} «{D}» would allow two solutions)", |reader, names| {
        reader.trusts(names.cells[0], names.digits[0]);
    }),
    (
        "{C} is {D} ({C} «{D}» sees every {D} of the almost locked set {C}: {N} [cell|cells] with {N} digits, {D})",
        beside,
    ),
    (
        "{D} is in {C} ({C} «{D}» sees every {D} of the almost locked set {C}: {N} [cell|cells] with {N} digits, {D})",
        beside,
    ),
];

/// Wings, sets and what the rest share.
pub(super) const SHARED: &[(&str, ClaimTest)] = &[
    ("if {C} were {D}", |reader, names| reader.takes(names.cells[0], names.digits[0])),
    ("{C} would have no candidate left", |_, _| {}),
    ("{H} would have no place for {D}", |_, _| {}),
    ("at once", |_, _| {}),
    ("after {N} [step|steps]", |_, _| {}),
    ("{C} is not {D}", |reader, names| reader.concludes(names.cells[0], names.digits[0], false)),
    ("{C} hold only {D} and take turns in {H}", |reader, names| {
        let each = names.cells[0].iter().all(|cell| reader.held(CellSet::of(cell)) == names.digits[0]);
        reader.claim(each, "each of the cells has just these digits");
    }),
    ("{C} [is|are] {D} and {C} [is|are] {D}, or the other way round", |reader, names| {
        let apart = !names.cells[0].meets(names.cells[1]);
        reader.claim(apart, "the cells are two kinds");
        reader.places = names.cells[0] | names.cells[1];
    }),
    ("{C} [see|sees] one of each kind", |reader, names| {
        let sees = reader.sees_each_part(names.cells[0]);
        reader.claim(sees, "the cells see some of these");
    }),
    ("both digits either way", |_, _| {}),
    ("{D} in {C}", |reader, names| {
        let held = reader.held(names.cells[0]);
        reader.claim(names.digits[0].is_subset(held), "the cells have these digits");
    }),
    ("{D} [has|have] two places[| each] in {H}", |reader, names| {
        for digit in names.digits[0] {
            let two = names.houses[0].iter().all(|house| reader.places_of(digit, &[*house]).len() == 2);
            reader.claim(two, "the digit has two places in each house");
        }
    }),
    ("{C} [has|have] two candidates[| each]", |reader, names| {
        let two = names.cells[0].iter().all(|cell| reader.held(CellSet::of(cell)).len() == 2);
        reader.claim(two, "each cell has two candidates");
    }),
    ("{D} is in {C} or else in {C}", |reader, names| {
        let there = names.digits[0]
            .first()
            .is_some_and(|digit| (names.cells[0] | names.cells[1]).is_subset(reader.places_of(digit, &[CellSet::ALL])));
        reader.claim(there, "the places have the digit");
    }),
    ("the candidates that go are all true or all false", |_, _| {}),
    ("there is {K}", |_, _| {}),
    ("or else {K}", |_, _| {}),
    ("{C} would both be the {D} of {H}", |reader, names| {
        let inside = names.houses[0].iter().all(|house| names.cells[0].is_subset(*house));
        reader.claim(inside && names.cells[0].len() == 2, "both cells are in the house");
    }),
    ("{C} are both in {H}", |reader, names| {
        let inside = names.houses[0].iter().all(|house| names.cells[0].is_subset(*house));
        reader.claim(inside && names.cells[0].len() == 2, "both cells are in the house");
    }),
    ("{C} cannot be both {D}", |reader, names| {
        let held = reader.held(names.cells[0]);
        reader.claim(names.digits[0].is_subset(held) && names.digits[0].len() == 2, "the cell has both digits");
    }),
    ("{C} [see|sees] {C}", |reader, names| {
        let sees = reader.all_see(names.cells[0], names.cells[1]);
        reader.claim(sees, "the cells see it");
    }),
    ("those that go would rule out both sides of the other pair", |_, _| {}),
    ("in {H} the {D} is in {C}", |reader, names| reader.only(&names.houses[0], names.cells[0], names.digits[0])),
    ("unless {C} is {D}, every {D} of {H} is in {H}", |reader, names| {
        let places = names.digits[0].first().map_or(CellSet::EMPTY, |digit| reader.places_of(digit, &names.houses[0]));
        reader.claim(
            (places - union(&names.houses[1])).is_subset(names.cells[0]),
            "the base is in the cover but for the fins",
        );
        reader.opens(&names.houses[0], names.digits[0]);
    }),
    ("no other {D} fits there; [the fin|each fin] leads to the same", |_, _| {}),
    ("in {H} it is in {C}; all of these lead to the same", |_, _| {}),
    ("if {C} is {D}, at once", |_, _| {}),
    ("if {C} is {D}", |reader, names| reader.takes(names.cells[0], names.digits[0])),
    ("no way to place all the missing {D}s that leaves a way for every other digit takes these cells", |_, _| {}),
    ("every way to place all the missing {D}s that leaves a way for every other digit takes these cells", |_, _| {}),
    ("if {D}", |_, _| {}),
    ("it is {D} itself", |_, _| {}),
    ("each of {D} fits into them only once", |_, _| {}),
    ("its places there see each other", |_, _| {}),
    (
        "{C} «{D}» in {H} and {C} «{D}» in {H} are almost locked sets with the restricted [common|commons] {D}",
        |reader, names| {
            for at in [0, 1] {
                almost(reader, names, at);
                reader.claim(
                    names.houses[at].iter().all(|house| names.cells[at].is_subset(*house)),
                    "the set is in the house",
                );
            }
            reader.restricted([names.cells[0], names.cells[1]], names.digits[2]);
        },
    ),
    ("{C} «{D}» and {C} «{D}» in {H} are almost locked sets with the restricted [common|commons] {D}", two_sets),
    ("{C} «{D}» in {H} and {C} «{D}» are almost locked sets with the restricted [common|commons] {D}", two_sets),
    (
        "the places of each see each other, so one set lacks the one, the other set the other, and each holds all its other digits",
        |_, _| {},
    ),
    ("one of the sets lacks it", |_, _| {}),
    ("either {C} [hold|holds] {D}", |reader, names| {
        let held = reader.held(names.cells[0]);
        reader.claim(names.digits[0].is_subset(held), "the set has the digits");
    }),
    ("{C} [hold|holds] {D}", |reader, names| {
        let held = reader.held(names.cells[0]);
        reader.claim(names.digits[0].is_subset(held), "the set has the digits");
    }),
    ("{D} [is|are] in {C}, which {C} [see|sees]", |reader, names| {
        reader.holds(names.cells[0], names.digits[0]);
        let each = names.digits[0].iter().all(|digit| names.cells[0].meets(reader.places_of(digit, &[CellSet::ALL])));
        reader.claim(each && reader.all_see(names.cells[1], names.cells[0]), "the cells see all of these");
    }),
    ("which could change places", |_, _| {}),
    ("there would be two solutions", |_, _| {}),
    ("as none of these cells is given", |_, _| {}),
    ("{C} [lose|loses] {D}", |reader, names| reader.concludes(names.cells[0], names.digits[0], false)),
    ("{C} is {D}", |reader, names| reader.holds(names.cells[0], names.digits[0])),
    ("{D} is in {C}", |reader, names| reader.holds(names.cells[0], names.digits[0])),
];

/// Cells share houses with all places of which one is true.
pub(super) fn in_each_case(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let all = names.cells[0] | reader.cells;
    let shared = !reader.cells.is_empty() && names.houses[0].iter().all(|house| all.is_subset(*house));
    reader.claim(shared, "the cells share the house with each place");
    reader.concluded(&set(names.cells[0], names.digits[0]));
}
