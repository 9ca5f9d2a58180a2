//! The templates of English sentences that name colors, and what each claims.
use super::judge::ClaimTest;
use super::linked::there;

/// The candidates of colors, which are read before anything shorter is.
pub(super) const COLORS: &[(&str, ClaimTest)] = &[
    ("color [A|B] is wrong, and color [A|B] is right: {C} is {D}", |reader, names| {
        reader.turns(names.cells[0], names.digits[0]);
    }),
    ("once color [A|B] is gone, all of color [A|B] can be placed as singles", |_, _| {}),
    ("suppose {C} is {D} (color [A|B])", |reader, names| reader.case(names.cells[0], names.digits[0])),
    ("{C} is {D} (color [A|B]) or {D} (color [A|B])", |reader, names| {
        reader.pair_in_cell(names.cells[0], names.digits[0] | names.digits[1]);
    }),
    ("{H} has its {D} in {C} (color [A|B]) or {C} (color [A|B])", |reader, names| {
        reader.pair_in_house(names.houses[0][0], names.digits[0], names.cells[0] | names.cells[1]);
    }),
    ("either {S}, or {S}", |reader, names| {
        there(reader, &names.candidates[0]);
        there(reader, &names.candidates[1]);
    }),
    ("either {S} (color A)", |reader, names| reader.colored(0, &names.candidates[0])),
    ("{S} (color A)", |reader, names| reader.colored(0, &names.candidates[0])),
    ("either {S} (color B)", |reader, names| reader.colored(1, &names.candidates[0])),
    ("{S} (color B)", |reader, names| reader.colored(1, &names.candidates[0])),
    ("either {S} (color C)", |reader, names| reader.colored(2, &names.candidates[0])),
    ("{S} (color C)", |reader, names| reader.colored(2, &names.candidates[0])),
    ("either {S} (color D)", |reader, names| reader.colored(3, &names.candidates[0])),
    ("{S} (color D)", |reader, names| reader.colored(3, &names.candidates[0])),
];
