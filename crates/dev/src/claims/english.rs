//! The templates of English sentences, and what each claims. Cells `C`, digits `D`, houses `H`,
//! candidates `K`, numbers `N`.
use super::grammar::TemplateNames;
use super::judge::{ClaimReader, ClaimTest};
use super::sets::union;
use qedoku_core::CellSet;

/// Singles, and what closes cells and digits.
pub(super) const CLOSED: &[(&str, ClaimTest)] = &[
    (
        "{C} is {D}, as every other digit [stands in its row, column or box or is out|stands in its row, column or box|is out]",
        |it, n| {
            it.concludes(n.cells[0], n.digits[0], true);
            it.asks(n.cells[0], n.digits[0]);
        },
    ),
    ("{C} is {D}, as it is the last open cell of {H} and {D} is all that {H} lacks", |it, n| {
        it.concludes(n.cells[0], n.digits[0], true);
        it.only(&n.houses[0], n.cells[0], n.digits[1]);
        it.filled(None);
    }),
    ("{C} is {D}, as {H} has no other place for {D}", |it, n| {
        it.concludes(n.cells[0], n.digits[0], true);
        it.only(&n.houses[0], n.cells[0], n.digits[1]);
    }),
    ("{D} at {C}", |it, n| {
        let cells = it.cells;
        for digit in n.digits[0] {
            it.closed(cells, digit, Some(n.cells[0]));
        }
    }),
    ("{D} went in step {N}", lost_digits),
    ("{D} [was|were] out from the start", lost_digits),
    ("{C} [see|sees] the {D} at {C}", |it, n| {
        let by = Some(n.cells[1]);
        n.digits[0].iter().for_each(|digit| it.closed(n.cells[0], digit, by));
    }),
    ("{C} lost {D} in step {N}", lost_cells),
    ("{C} lacked {D} from the start", lost_cells),
    ("{C} [is|are] filled", |it, n| it.filled(Some(n.cells[0]))),
    ("its other cells are filled", |it, _| it.filled(None)),
];

fn lost_digits(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    let cells = it.cells;
    n.digits[0].iter().for_each(|digit| it.closed(cells, digit, None));
}

fn lost_cells(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    n.digits[0].iter().for_each(|digit| it.closed(n.cells[0], digit, None));
}

/// Locked candidates, subsets and fish.
pub(super) const LOCKED: &[(&str, ClaimTest)] = &[
    ("in {H} only {C} can hold {D}", |it, n| it.only(&n.houses[0], n.cells[0], n.digits[0])),
    ("all of these in {H}", |it, n| {
        let holds = it.cells.is_subset(union(&n.houses[0]));
        it.claim(holds, "the cells are in the other house");
        it.houses.clone_from(&n.houses[0]);
    }),
    ("one of them does", |_, _| {}),
    ("nothing else in {H} is {D}", |_, _| {}),
    ("in {H} only {C} is left for {D}", |it, n| {
        let digit = n.digits[0].first();
        let gone = union(&it.houses) - it.cells;
        let left = digit.map_or(CellSet::EMPTY, |digit| it.places_of(digit, &n.houses[0]) - gone);
        it.claim(left == n.cells[0], "one place is left");
        it.concludes(n.cells[0], n.digits[0], true);
    }),
    ("{C} [hold|holds] only {D}", |it, n| {
        let held = it.held(n.cells[0]);
        it.claim(held == n.digits[0], "the cells have just these digits");
        (it.cells, it.digits, it.places) = (n.cells[0], n.digits[0], n.cells[0]);
    }),
    ("{N} digits for {N} cells of {H}", |it, n| {
        counted(it, n);
        let cells = it.cells;
        let houses = &n.houses[0];
        it.claim(houses.iter().all(|house| cells.is_subset(*house)), "the cells are in each of the houses");
    }),
    ("{N} digits for {N} cells", counted),
    ("{N} cells for {N} digits", counted),
    ("no other cell there can hold any of these", |_, _| {}),
    ("these cells hold nothing else", |_, _| {}),
    ("{C} is the only place left for {D} in {H}", |it, n| it.concludes(n.cells[0], n.digits[0], true)),
    ("{H} has these digits only in {C}", |it, n| {
        let digits = it.digits;
        it.only(&n.houses[0], n.cells[0], digits);
    }),
    ("the {N} that {C} [take|takes] cannot be in {C}, which [share|shares] {H} with {C}", |it, n| {
        let together = n.cells[0] | n.cells[1];
        it.claim(n.numbers[0] == n.cells[0].len(), "so many cells");
        it.claim(n.houses[0].iter().all(|house| together.is_subset(*house)), "they share the house");
    }),
    ("the {N} that {C} [take|takes] cannot be in {C}, which [see|sees] {C}", |it, n| {
        let sees = it.all_see(n.cells[1], n.cells[2]);
        it.claim(sees && n.numbers[0] == n.cells[0].len(), "the cells see each other");
    }),
    ("{H} has [it|them] in {C} and the one left in {C}", |it, n| {
        let inside = (n.cells[0] | n.cells[1]).is_subset(union(&n.houses[0]));
        it.claim(inside, "the cells are in the house");
    }),
    ("{C} [hold|holds] nothing else", |_, _| {}),
    ("no other cell of {H} is {D}", |_, _| {}),
    ("in {H} every {D} is in {H}", |it, n| {
        let places = n.digits[0].first().map_or(CellSet::EMPTY, |digit| it.places_of(digit, &n.houses[0]));
        it.claim(n.houses[0].len() == n.houses[1].len(), "as many houses on both sides");
        it.outside = places - union(&n.houses[1]);
        (it.places, it.digits, it.houses) = (places, n.digits[0], n.houses[0].clone());
        it.opens(&n.houses[0], n.digits[0]);
    }),
    ("({C}", |it, n| {
        let named = n.cells[0].is_subset(it.places);
        it.claim(named, "the places are those of the base");
        it.cells = n.cells[0];
    }),
    ("but for the [fin|fins] {C}", |it, n| {
        let all = it.places;
        let fins = n.cells[0];
        it.claim(fins.is_subset(all), "the fins are places of the base");
        let named = it.cells;
        it.claim(named.is_empty() || named | fins == all, "places and fins are all there are");
        it.outside -= fins;
        (it.fins, it.places) = (fins, fins);
    }),
    ("one for each of these {N} houses", |it, n| {
        let holds = it.houses.len() == n.numbers[0] && it.outside.is_empty();
        it.claim(holds, "so many houses");
    }),
    ("nothing else there is {D}", |_, _| {}),
    ("if [the fin is not|no fin is] {D}", |_, _| {}),
    ("{C} [see|sees] [the fin|every fin]", |it, n| {
        let sees = it.all_see(n.cells[0], it.fins);
        it.claim(sees, "the cells see the fins");
    }),
    ("a {D} at {C} would take two of them at once and leave too few", |_, _| {}),
    ("it is only in {H}", |it, n| {
        let base = it.houses.clone();
        let places = it.digits.first().map_or(CellSet::EMPTY, |digit| it.places_of(digit, &base));
        it.claim(places.is_subset(union(&n.houses[0])), "the base is in the cover");
    }),
    ("{C} [see|sees] it", |it, n| {
        let sees = it.all_see(n.cells[0], it.places);
        it.claim(sees, "the cells see it");
    }),
    ("it is in {H} but for the [fin|fins] {C}", |it, n| {
        let base = it.houses.clone();
        let places = it.digits.first().map_or(CellSet::EMPTY, |digit| it.places_of(digit, &base));
        it.claim(places - union(&n.houses[0]) == n.cells[0] - union(&n.houses[0]), "the base is in cover and fins");
        it.places = n.cells[0];
    }),
];

fn counted(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    let counts = [it.cells.len(), it.digits.len()];
    it.claim(n.numbers.iter().all(|number| counts == [*number, *number]), "so many cells and digits");
}
