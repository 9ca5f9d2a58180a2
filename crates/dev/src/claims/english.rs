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
        |reader, names| {
            reader.concludes(names.cells[0], names.digits[0], true);
            reader.asks(names.cells[0], names.digits[0]);
        },
    ),
    ("{C} is {D}, as it is the last open cell of {H} and {D} is all that {H} lacks", |reader, names| {
        reader.concludes(names.cells[0], names.digits[0], true);
        reader.only(&names.houses[0], names.cells[0], names.digits[1]);
        reader.filled(None);
    }),
    ("{C} is {D}, as {H} has no other place for {D}", |reader, names| {
        reader.concludes(names.cells[0], names.digits[0], true);
        reader.only(&names.houses[0], names.cells[0], names.digits[1]);
    }),
    ("{D} at {C}", |reader, names| {
        let cells = reader.cells;
        for digit in names.digits[0] {
            reader.closed(cells, digit, Some(names.cells[0]));
        }
    }),
    ("{D} went in step {N}", lost_digits),
    ("{D} [was|were] out from the start", lost_digits),
    ("{C} [see|sees] the {D} at {C}", |reader, names| {
        let by = Some(names.cells[1]);
        names.digits[0].iter().for_each(|digit| reader.closed(names.cells[0], digit, by));
    }),
    ("{C} lost {D} in step {N}", lost_cells),
    ("{C} lacked {D} from the start", lost_cells),
    ("{C} [is|are] filled", |reader, names| reader.filled(Some(names.cells[0]))),
    ("its other cells are filled", |reader, _| reader.filled(None)),
];

fn lost_digits(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let cells = reader.cells;
    names.digits[0].iter().for_each(|digit| reader.closed(cells, digit, None));
}

fn lost_cells(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    names.digits[0].iter().for_each(|digit| reader.closed(names.cells[0], digit, None));
}

/// Locked candidates, subsets and fish.
pub(super) const LOCKED: &[(&str, ClaimTest)] = &[
    ("in {H} only {C} can hold {D}", |reader, names| reader.only(&names.houses[0], names.cells[0], names.digits[0])),
    ("all of these in {H}", |reader, names| {
        let holds = reader.cells.is_subset(union(&names.houses[0]));
        reader.claim(holds, "the cells are in the other house");
        reader.houses.clone_from(&names.houses[0]);
    }),
    ("one of them does", |_, _| {}),
    ("nothing else in {H} is {D}", |_, _| {}),
    ("in {H} only {C} is left for {D}", |reader, names| {
        let digit = names.digits[0].first();
        let gone = union(&reader.houses) - reader.cells;
        let left = digit.map_or(CellSet::EMPTY, |digit| reader.places_of(digit, &names.houses[0]) - gone);
        reader.claim(left == names.cells[0], "one place is left");
        reader.concludes(names.cells[0], names.digits[0], true);
    }),
    ("{C} [hold|holds] only {D}", |reader, names| {
        let held = reader.held(names.cells[0]);
        reader.claim(held == names.digits[0], "the cells have just these digits");
        (reader.cells, reader.digits, reader.places) = (names.cells[0], names.digits[0], names.cells[0]);
    }),
    ("{N} digits for {N} cells of {H}", |reader, names| {
        counted(reader, names);
        let cells = reader.cells;
        let houses = &names.houses[0];
        reader.claim(houses.iter().all(|house| cells.is_subset(*house)), "the cells are in each of the houses");
    }),
    ("{N} digits for {N} cells", counted),
    ("{N} cells for {N} digits", counted),
    ("no other cell there can hold any of these", |_, _| {}),
    ("these cells hold nothing else", |_, _| {}),
    ("{C} is the only place left for {D} in {H}", |reader, names| {
        reader.concludes(names.cells[0], names.digits[0], true);
    }),
    ("{H} has these digits only in {C}", |reader, names| {
        let digits = reader.digits;
        reader.only(&names.houses[0], names.cells[0], digits);
    }),
    ("the {N} that {C} [take|takes] cannot be in {C}, which [share|shares] {H} with {C}", |reader, names| {
        let together = names.cells[0] | names.cells[1];
        reader.claim(names.numbers[0] == names.cells[0].len(), "so many cells");
        reader.claim(names.houses[0].iter().all(|house| together.is_subset(*house)), "they share the house");
    }),
    ("the {N} that {C} [take|takes] cannot be in {C}, which [see|sees] {C}", |reader, names| {
        let sees = reader.all_see(names.cells[1], names.cells[2]);
        reader.claim(sees && names.numbers[0] == names.cells[0].len(), "the cells see each other");
    }),
    ("{H} has [it|them] in {C} and the one left in {C}", |reader, names| {
        let inside = (names.cells[0] | names.cells[1]).is_subset(union(&names.houses[0]));
        reader.claim(inside, "the cells are in the house");
    }),
    ("{C} [hold|holds] nothing else", |_, _| {}),
    ("no other cell of {H} is {D}", |_, _| {}),
    ("in {H} every {D} is in {H}", |reader, names| {
        let places = names.digits[0].first().map_or(CellSet::EMPTY, |digit| reader.places_of(digit, &names.houses[0]));
        reader.claim(names.houses[0].len() == names.houses[1].len(), "as many houses on both sides");
        reader.outside = places - union(&names.houses[1]);
        (reader.places, reader.digits, reader.houses) = (places, names.digits[0], names.houses[0].clone());
        reader.opens(&names.houses[0], names.digits[0]);
    }),
    ("({C}", |reader, names| {
        let named = names.cells[0].is_subset(reader.places);
        reader.claim(named, "the places are those of the base");
        reader.cells = names.cells[0];
    }),
    ("but for the [fin|fins] {C}", |reader, names| {
        let all = reader.places;
        let fins = names.cells[0];
        reader.claim(fins.is_subset(all), "the fins are places of the base");
        let named = reader.cells;
        reader.claim(named.is_empty() || named | fins == all, "places and fins are all there are");
        reader.outside -= fins;
        (reader.fins, reader.places) = (fins, fins);
    }),
    ("one for each of these {N} houses", |reader, names| {
        let holds = reader.houses.len() == names.numbers[0] && reader.outside.is_empty();
        reader.claim(holds, "so many houses");
    }),
    ("nothing else there is {D}", |_, _| {}),
    ("if [the fin is not|no fin is] {D}", |_, _| {}),
    ("{C} [see|sees] [the fin|every fin]", |reader, names| {
        let sees = reader.all_see(names.cells[0], reader.fins);
        reader.claim(sees, "the cells see the fins");
    }),
    ("a {D} at {C} would take two of them at once and leave too few", |_, _| {}),
    ("it is only in {H}", |reader, names| {
        let base = reader.houses.clone();
        let places = reader.digits.first().map_or(CellSet::EMPTY, |digit| reader.places_of(digit, &base));
        reader.claim(places.is_subset(union(&names.houses[0])), "the base is in the cover");
    }),
    ("{C} [see|sees] it", |reader, names| {
        let sees = reader.all_see(names.cells[0], reader.places);
        reader.claim(sees, "the cells see it");
    }),
    ("it is in {H} but for the [fin|fins] {C}", |reader, names| {
        let base = reader.houses.clone();
        let places = reader.digits.first().map_or(CellSet::EMPTY, |digit| reader.places_of(digit, &base));
        reader.claim(
            places - union(&names.houses[0]) == names.cells[0] - union(&names.houses[0]),
            "the base is in cover and fins",
        );
        reader.places = names.cells[0];
    }),
];

fn counted(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let counts = [reader.cells.len(), reader.digits.len()];
    reader.claim(names.numbers.iter().all(|number| counts == [*number, *number]), "so many cells and digits");
}
