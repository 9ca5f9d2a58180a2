//! The templates of English sentences about sets, colors and deadly patterns, and what each claims.
use super::grammar::TemplateNames;
use super::judge::{ClaimReader, ClaimTest};
use super::sets::{set, union};
use qedoku_core::{CellSet, DigitSet};

/// Cells that would have two solutions or none, exclusions, and counts.
pub(super) const RARE: &[(&str, ClaimTest)] = &[
    ("{C} is {D}: if {D}", |it, n| {
        let held = it.held(n.cells[0]);
        it.claim(held == n.digits[0], "the cell has just these digits");
        it.hub = n.cells[0];
    }),
    ("{C} is {D} ({H})", |it, n| it.pincer_or_link(n.cells[0], n.digits[0], &n.houses[0])),
    ("{C} [see|sees] both {C} and {C}", |it, n| {
        let sees = it.all_see(n.cells[0], n.cells[1]) && it.all_see(n.cells[0], n.cells[2]);
        it.claim(sees, "the cells see both");
    }),
    ("without {K}, {C} would hold only {D}", |it, n| it.without(&n.candidates[0], n.cells[0], n.digits[0])),
    ("without {K}, every open cell would have two digits, each of them twice in its houses", |it, n| {
        it.grave(&n.candidates[0]);
    }),
    ("there would be two solutions or none", |_, _| {}),
    ("without {K}, the cells of the loop {C} would hold only {D}", |it, n| {
        it.without(&n.candidates[0], n.cells[0], n.digits[0]);
    }),
    (
        "each sees the next, so the two digits would take turns, and {N} cells, an odd number, do not allow that",
        |it, n| {
            let odd = it.cells.len() == n.numbers[0] && n.numbers[0] % 2 == 1;
            it.claim(odd, "an odd number of cells");
        },
    ),
    (
        "without {K}, {C}, three cells in each of four boxes, would hold only {D}, and three digits cannot fill them",
        |it, n| {
            it.without(&n.candidates[0], n.cells[0], n.digits[0]);
            it.claim(n.cells[0].len() == 12 && n.digits[0].len() == 3, "twelve cells, three digits");
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
        |it, n| {
            it.claim(n.candidates[1].len() == n.numbers[0] && n.numbers[0] % 2 == 1, "an odd number of places");
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
    ("{C} would be {D} ({H} has no other place for it)", |it, n| {
        it.follows(set(union(&n.houses[0]), n.digits[0]), n.cells[0], n.digits[0], "the house has no other place left");
    }),
    ("if {C} is {D}, {C} has no digit", |it, n| {
        it.takes(n.cells[0], n.digits[0]);
        (it.cells, it.places) = (n.cells[1], n.cells[0]);
    }),
    ("{D} [is|are] excluded by it", |it, n| {
        let cell = it.cells;
        let other = it.places;
        it.claim(n.digits[0].is_subset(it.held(cell)) && it.all_see(cell, other), "the digit is excluded");
    }),
    ("{D} would leave nothing to {C}", |it, n| {
        it.claim(n.digits[0].is_subset(it.held(it.cells)), "the digit is there");
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
    ("outside {H} {H} [has|have] {D} only in {C}", |it, n| {
        let outside = union(&n.houses[0]);
        let places = n.digits[0].iter().fold(CellSet::EMPTY, |all, digit| all | it.places_of(digit, &n.houses[1]));
        it.claim((places - outside).is_subset(n.cells[0]), "the digits have no other places there");
    }),
    ("{H} [has|have] {D} only in {C}", |it, n| {
        let places = n.digits[0].iter().fold(CellSet::EMPTY, |all, digit| all | it.places_of(digit, &n.houses[0]));
        it.claim(places.is_subset(n.cells[0]), "the digits have no other places there");
    }),
    ("a digit that takes none of the cells outside its box stands where its lines cross", |_, _| {}),
    ("{C} hold {D}, {N} digits for {N} cells", |it, n| {
        let counts = [n.digits[0].len(), n.cells[0].len()];
        it.claim(n.numbers == counts && counts[0] == counts[1], "so many cells and digits");
    }),
    ("the {N} cells {C} have room for {N} digits at most, as no house takes a digit twice", |it, n| {
        it.claim(n.numbers.iter().all(|number| *number == n.cells[0].len()), "so many cells");
        it.cells = n.cells[0];
    }),
    ("{D} in {H}", |it, n| {
        it.places = n.digits[0].first().map_or(CellSet::EMPTY, |digit| it.places_of(digit, &n.houses[0]));
        it.digits = n.digits[0];
        it.houses.clone_from(&n.houses[0]);
        it.opens(&n.houses[0], n.digits[0]);
    }),
    ("is the base of two fish", |_, _| {}),
    ("{D} in each of {H}", |_, _| {}),
    ("all of these stand in these cells and nowhere else in their houses", |_, _| {}),
    ("{C} hold two of {D}", |it, n| {
        let held = it.held(n.cells[0]);
        it.claim(held == n.digits[0] && n.cells[0].len() == 2, "the base has just these digits");
    }),
    ("these two have to stand in each of {H}, outside {H}", |_, _| {}),
    ("there each of them fits twice at most without {C}", |_, _| {}),
    ("{C} hold the same two digits as {C}", |_, _| {}),
    ("the digit of {C} is also in {C}", |_, _| {}),
    ("{D} in {H} is left in {C} only", |it, n| {
        let places = n.digits[0].first().map_or(CellSet::EMPTY, |digit| it.places_of(digit, &n.houses[0]));
        it.claim(places == n.cells[0], "the digit has just these places there");
    }),
    ("with {C} «{D}» in {H}", |it, n| {
        let held = it.held(n.cells[0]);
        it.claim(held == n.digits[0] && n.cells[0].is_subset(union(&n.houses[0])), "the set has just these digits");
    }),
    ("are {N} cells, which have room for just {N} digits", |it, n| it.claim(n.numbers[0] == n.numbers[1], "as many")),
    ("each digit is placed among those of these cells that can hold it", |_, _| {}),
    ("{C} «{D}» in {H}", |it, n| {
        let held = it.held(n.cells[0]);
        let inside = n.houses[0].iter().all(|house| n.cells[0].is_subset(*house));
        it.claim(n.digits[0].is_subset(held) && inside, "the set has these digits");
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
    ("{K} would leave nothing to {C}", |it, n| it.would_empty(&n.candidates[0], &set(n.cells[0], DigitSet::ALL))),
    ("{K} would leave no place for {D} in {H}", |it, n| {
        it.would_empty(&n.candidates[0], &set(union(&n.houses[0]), n.digits[0]));
    }),
    ("{K} or {K} is true", either),
    ("{K} is true", |_, _| {}),
    ("either {S} or {S}", either),
    ("either {S}, or {S}", either),
    ("{D} never fits in all of {H}, even with {C}", |_, _| {}),
    ("cannot be one of the two", |_, _| {}),
    ("no technique of this run goes on, so the digit is taken from the solution", |_, _| {}),
    ("{C} is {D}, which nothing here proves", |it, n| it.concludes(n.cells[0], n.digits[0], true)),
    ("{H} has {D} only in {C}", |it, n| {
        it.only(&n.houses[0], n.cells[0], n.digits[0]);
        let there = n.cells[0] == it.guards.cells() || it.guards.cells().is_subset(n.cells[0]);
        it.claim(there, "the guards are in these cells");
    }),
    ("one of {C} holds none of these", |it, n| {
        let guards = it.guards;
        it.claim(guards.cells() == n.cells[0] && !it.digits.meets(it.guard_digits()), "these cells have the guards");
    }),
    ("{N} cells are left for {N} digits and hold nothing else", |it, n| {
        let counts = [it.cells.len() - 1, it.digits.len()];
        it.claim(n.numbers == counts && counts[0] == counts[1], "so many cells and digits");
    }),
    ("{K} [clash|clashes] with [both|either|that]", |it, n| {
        let by = it.guards;
        it.clash_with(&n.candidates[0], &by);
    }),
    ("there is {K} or {K}", either),
    ("there is {K}, or else {K}", either),
    ("it is the other way", |_, _| {}),
    ("whichever it is", |_, _| {}),
    ("{C} is {D} (almost hidden set: {H} has its {D} in {N} cells)", hidden),
    ("{D} is in {C} (almost hidden set: {H} has its {D} in {N} cells)", hidden),
    ("{C} is {D} (almost [X-Wing|Swordfish|Jellyfish|fish] in {H})", |it, n| it.trusts(n.cells[0], n.digits[0])),
    ("{D} is in {C} (almost [X-Wing|Swordfish|Jellyfish|fish] in {H})", |it, n| it.trusts(n.cells[0], n.digits[0])),
    ("{C} is {D} (or {C} «{D}» would allow two solutions)", |it, n| it.trusts(n.cells[0], n.digits[0])),
    ("{D} is in {C} (or {C} «{D}» would allow two solutions)", |it, n| it.trusts(n.cells[0], n.digits[0])),
    (
        "{C} is {D} ({C} «{D}» sees every {D} of the almost locked set {C}: {N} [cell|cells] with {N} digits, {D})",
        beside,
    ),
    (
        "{D} is in {C} ({C} «{D}» sees every {D} of the almost locked set {C}: {N} [cell|cells] with {N} digits, {D})",
        beside,
    ),
];

/// A cell with a guard and some others are a locked set.
pub(super) fn locked_with_guards(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    let held = it.held(n.cells[0]);
    it.claim(held == n.digits[0], "the cells have just these digits");
    let all = held | it.guard_digits();
    it.claim(all == n.digits[1], "these are all digits");
    let count = n.cells[0].len() + 1;
    it.claim(n.numbers == [count, all.len()] && count == all.len(), "as many cells as digits");
    let cells = n.cells[0] | it.places;
    it.claim(n.houses[0].iter().all(|house| cells.is_subset(*house)), "all are in the houses");
}

/// If the one takes the digit, the other has to take it, too.
pub(super) fn other_too(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    let two = n.cells[0].len() == 2
        && n.houses[0].iter().all(|house| {
            n.digits[0].iter().all(|digit| {
                let places = it.places_of(digit, &[*house]);
                let left = |from: CellSet| places.iter().filter(|it_is| !it.all_see(CellSet::of(*it_is), from)).count();
                n.cells[0].iter().any(|cell| left(CellSet::of(cell)) <= 1)
            })
        });
    it.claim(two, "the other one is the only place left");
}

pub(super) fn in_turn(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    almost(it, n, 0);
    it.claim((n.digits[1] | n.digits[2]).is_subset(n.digits[0]), "the set has these digits");
}

pub(super) fn petal(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    let held = it.held(n.cells[0]);
    it.claim(held == n.digits[1] && held.len() == n.cells[0].len() + 1, "a set of one digit more than cells");
    it.claim((n.digits[0] | n.digits[2]) == n.digits[1], "it holds the rest");
}

pub(super) fn either(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    it.guards = n.candidates[0] | n.candidates[1];
    let there = it.are_there();
    it.claim(there, "the candidates are there");
}

fn hidden(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    let digits = n.digits[1];
    let places = digits.iter().fold(CellSet::EMPTY, |all, digit| all | it.places_of(digit, &n.houses[0]));
    it.claim(places.len() == n.numbers[0], "so many places");
    it.trusts(n.cells[0], n.digits[0]);
}

pub(super) fn beside(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    it.almost_locked(n.cells[2], &n.numbers, n.digits[3]);
    let held = it.held(n.cells[1]);
    let set = n.cells[2];
    it.claim(held == n.digits[1], "the cell has just these digits");
    let sees = n.digits[2].iter().all(|digit| it.all_see(n.cells[1], it.places_of(digit, &[set])));
    it.claim(sees, "the cell sees them");
    it.trusts(n.cells[0], n.digits[0]);
}

/// Wings, sets and what the rest share.
pub(super) const SHARED: &[(&str, ClaimTest)] = &[
    ("if {C} were {D}", |it, n| it.takes(n.cells[0], n.digits[0])),
    ("{C} would have no candidate left", |_, _| {}),
    ("{H} would have no place for {D}", |_, _| {}),
    ("at once", |_, _| {}),
    ("after {N} [step|steps]", |_, _| {}),
    ("{C} is not {D}", |it, n| it.concludes(n.cells[0], n.digits[0], false)),
    ("{C} hold only {D} and take turns in {H}", |it, n| {
        let each = n.cells[0].iter().all(|cell| it.held(CellSet::of(cell)) == n.digits[0]);
        it.claim(each, "each of the cells has just these digits");
    }),
    ("{C} [is|are] {D} and {C} [is|are] {D}, or the other way round", |it, n| {
        let apart = !n.cells[0].meets(n.cells[1]);
        it.claim(apart, "the cells are two kinds");
        it.places = n.cells[0] | n.cells[1];
    }),
    ("{C} [see|sees] one of each kind", |it, n| {
        let sees = it.sees_each_part(n.cells[0]);
        it.claim(sees, "the cells see some of these");
    }),
    ("both digits either way", |_, _| {}),
    ("{D} in {C}", |it, n| {
        let held = it.held(n.cells[0]);
        it.claim(n.digits[0].is_subset(held), "the cells have these digits");
    }),
    ("{D} [has|have] two places[| each] in {H}", |it, n| {
        for digit in n.digits[0] {
            let two = n.houses[0].iter().all(|house| it.places_of(digit, &[*house]).len() == 2);
            it.claim(two, "the digit has two places in each house");
        }
    }),
    ("{C} [has|have] two candidates[| each]", |it, n| {
        let two = n.cells[0].iter().all(|cell| it.held(CellSet::of(cell)).len() == 2);
        it.claim(two, "each cell has two candidates");
    }),
    ("{D} is in {C} or else in {C}", |it, n| {
        let there = n.digits[0]
            .first()
            .is_some_and(|digit| (n.cells[0] | n.cells[1]).is_subset(it.places_of(digit, &[CellSet::ALL])));
        it.claim(there, "the places have the digit");
    }),
    ("the candidates that go are all true or all false", |_, _| {}),
    ("there is {K}", |_, _| {}),
    ("or else {K}", |_, _| {}),
    ("{C} are both in {H}", |it, n| {
        let inside = n.houses[0].iter().all(|house| n.cells[0].is_subset(*house));
        it.claim(inside && n.cells[0].len() == 2, "both cells are in the house");
    }),
    ("{C} cannot be both {D}", |it, n| {
        let held = it.held(n.cells[0]);
        it.claim(n.digits[0].is_subset(held) && n.digits[0].len() == 2, "the cell has both digits");
    }),
    ("{C} [see|sees] {C}", |it, n| {
        let sees = it.all_see(n.cells[0], n.cells[1]);
        it.claim(sees, "the cells see it");
    }),
    ("those that go would rule out both sides of the other pair", |_, _| {}),
    ("in {H} the {D} is in {C}", |it, n| it.only(&n.houses[0], n.cells[0], n.digits[0])),
    ("unless {C} is {D}, every {D} of {H} is in {H}", |it, n| {
        let places = n.digits[0].first().map_or(CellSet::EMPTY, |digit| it.places_of(digit, &n.houses[0]));
        it.claim((places - union(&n.houses[1])).is_subset(n.cells[0]), "the base is in the cover but for the fins");
        it.opens(&n.houses[0], n.digits[0]);
    }),
    ("no other {D} fits there; [the fin|each fin] leads to the same", |_, _| {}),
    ("in {H} it is in {C}; all of these lead to the same", |_, _| {}),
    ("if {C} is {D}, at once", |_, _| {}),
    ("if {C} is {D}", |it, n| it.takes(n.cells[0], n.digits[0])),
    ("no way to place all the missing {D}s that leaves a way for every other digit takes these cells", |_, _| {}),
    ("every way to place all the missing {D}s that leaves a way for every other digit takes these cells", |_, _| {}),
    ("if {D}", |_, _| {}),
    ("it is {D} itself", |_, _| {}),
    ("each of {D} fits into them only once", |_, _| {}),
    ("its places there see each other", |_, _| {}),
    (
        "{C} «{D}» in {H} and {C} «{D}» in {H} are almost locked sets with the restricted [common|commons] {D}",
        |it, n| {
            for at in [0, 1] {
                almost(it, n, at);
                it.claim(n.houses[at].iter().all(|house| n.cells[at].is_subset(*house)), "the set is in the house");
            }
            it.restricted([n.cells[0], n.cells[1]], n.digits[2]);
        },
    ),
    ("{C} «{D}» and {C} «{D}» in {H} are almost locked sets with the restricted [common|commons] {D}", two_sets),
    ("{C} «{D}» in {H} and {C} «{D}» are almost locked sets with the restricted [common|commons] {D}", two_sets),
    (
        "the places of each see each other, so one set lacks the one, the other set the other, and each holds all its other digits",
        |_, _| {},
    ),
    ("one of the sets lacks it", |_, _| {}),
    ("either {C} [hold|holds] {D}", |it, n| {
        let held = it.held(n.cells[0]);
        it.claim(n.digits[0].is_subset(held), "the set has the digits");
    }),
    ("{C} [hold|holds] {D}", |it, n| {
        let held = it.held(n.cells[0]);
        it.claim(n.digits[0].is_subset(held), "the set has the digits");
    }),
    ("{D} [is|are] in {C}, which {C} [see|sees]", |it, n| {
        it.holds(n.cells[0], n.digits[0]);
        let each = n.digits[0].iter().all(|digit| n.cells[0].meets(it.places_of(digit, &[CellSet::ALL])));
        it.claim(each && it.all_see(n.cells[1], n.cells[0]), "the cells see all of these");
    }),
    ("which could change places", |_, _| {}),
    ("there would be two solutions", |_, _| {}),
    ("as none of these cells is given", |_, _| {}),
    ("{C} [lose|loses] {D}", |it, n| it.concludes(n.cells[0], n.digits[0], false)),
    ("{C} is {D}", |it, n| it.holds(n.cells[0], n.digits[0])),
    ("{D} is in {C}", |it, n| it.holds(n.cells[0], n.digits[0])),
];

pub(super) fn almost(it: &mut ClaimReader<'_>, n: &TemplateNames, at: usize) {
    let held = it.held(n.cells[at]);
    it.claim(held == n.digits[at] && held.len() == n.cells[at].len() + 1, "a set of one digit more than cells");
}

/// Two almost locked sets and what they share.
pub(super) fn two_sets(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    almost(it, n, 0);
    almost(it, n, 1);
    it.restricted([n.cells[0], n.cells[1]], n.digits[2]);
}
