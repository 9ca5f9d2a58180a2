//! The templates of Chinese sentences about singles, locked candidates and subsets. What they claim is what the English ones
//! do.
use super::grammar::TemplateNames;
use super::houses::paired;
use super::judge::{ClaimReader, ClaimTest};
use qedoku_core::CellSet;

fn excluded(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let by = names.cells[0];
    let cells = names.cells[1];
    names.digits[0].iter().for_each(|digit| reader.closed(cells, digit, Some(by)));
    reader.cells = cells;
}

fn lost(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    names.digits[0].iter().for_each(|digit| reader.closed(names.cells[0], digit, None));
    reader.base.standing.push((names.cells[0], names.digits[0]));
    reader.cells = names.cells[0];
}

/// Digits that stand in one house close cells of it.
fn in_one_house(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let Some((closed, standing)) = names.cells.split_last() else { return };
    for (cells, digits) in standing.iter().zip(&names.digits) {
        let stands = digits.iter().all(|digit| reader.stands_in(*cells, digit));
        let inside = names.houses[0].iter().all(|house| (*cells | *closed).is_subset(*house));
        reader.claim(stands && inside, "the digit stands in the house of the cells");
        digits.iter().for_each(|digit| reader.closed(*closed, digit, None));
    }
}

/// Digits that stand in several cells close others.
fn together(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let Some((closed, by)) = names.cells.split_last() else { return };
    for (by, digits) in by.iter().zip(&names.digits) {
        digits.iter().for_each(|digit| reader.closed(*closed, digit, Some(*by)));
    }
}

fn hold_only(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let (last, each) = names.digits.split_last().expect("a template with digits");
    let each = names.cells.iter().zip(each).all(|(cells, digits)| reader.held(*cells) == *digits);
    let cells = names.cells.iter().fold(CellSet::EMPTY, |all, cells| all | *cells);
    let held = reader.held(cells);
    reader.claim(each && held == *last, "the cells have just these digits");
    (reader.cells, reader.digits, reader.places) = (cells, *last, cells);
}

/// Singles, locked candidates and subsets.
pub(super) const PLACES: &[(&str, ClaimTest)] = &[
    ("{H}已有 {D}，排除 {C}", |reader, names| {
        let house = names.houses[0][0];
        let stands = names.digits[0].iter().all(|digit| reader.stands_in(house, digit));
        reader.claim(stands && names.cells[0].is_subset(house), "the digits stand in the house of the cells");
        names.digits[0].iter().for_each(|digit| reader.closed(names.cells[0], digit, None));
    }),
    ("{H}已有 {D}", |reader, names| {
        let house = names.houses[0][0];
        reader.base.standing.push((house, names.digits[0]));
        let stands = names.digits[0].iter().all(|digit| reader.stands_in(house, digit));
        reader.claim(stands, "the digits stand in the house");
    }),
    ("{C} 只剩 {D}，所以 {C}={D}", |reader, names| {
        let standing = std::mem::take(&mut reader.base.standing);
        let all = standing.iter().fold(names.digits[0], |all, (_, digits)| all | *digits);
        reader.claim(all == reader.layout.digits(), "every other digit is named");
        reader.claim(standing.iter().all(|(house, _)| names.cells[0].is_subset(*house)), "the cell is in these houses");
        reader.concludes(names.cells[1], names.digits[1], true);
    }),
    ("{C} 是{H}最后一个空格，{H}只缺 {D}", |reader, names| {
        reader.only(&names.houses[0], names.cells[0], names.digits[0]);
        reader.filled(None);
    }),
    ("{H}还缺 {D}，空格只有 {C}", |reader, names| {
        reader.only(&names.houses[0], names.cells[0], names.digits[0]);
    }),
    ("{H}还缺 {D}", |reader, names| {
        reader.lacks(&names.houses[0], names.digits[0]);
        (reader.digits, reader.houses) = (names.digits[0], names.houses[0].clone());
        if names.digits[0].is_one() {
            reader.opens(&names.houses[0], names.digits[0]);
        }
    }),
    ("[|假设在 ]{C} 的 {D}（{H}）排除 {C}", excluded),
    ("[|假设在 ]{C} 的 {D} 排除 {C}", excluded),
    ("{C} 的 {D} 和 {C} 的 {D}（{H}）排除 {C}", in_one_house),
    ("{C} 的 {D}、{C} 的 {D} 和 {C} 的 {D}（{H}）排除 {C}", in_one_house),
    ("{C} 的 {D}、{C} 的 {D}、{C} 的 {D} 和 {C} 的 {D}（{H}）排除 {C}", in_one_house),
    ("{C} 的 {D}（{H}）和 {C} 的 {D}（{H}）排除 {C}", together),
    ("{C} 的 {D}（{H}）、{C} 的 {D}（{H}）和 {C} 的 {D}（{H}）排除 {C}", together),
    ("{C} 的 {D}（{H}）、{C} 的 {D}（{H}）、{C} 的 {D}（{H}）和 {C} 的 {D}（{H}）排除 {C}", together),
    ("{C} 已删去 {D}{T}", lost),
    ("{C} 已删去 {D}", lost),
    ("{D}{T}", |reader, names| {
        let cells = reader.cells;
        names.digits[0].iter().for_each(|digit| reader.closed(cells, digit, None));
        reader.base.standing.push((cells, names.digits[0]));
    }),
    ("{H}只有 {C} 能填 {D}，所以 {C}={D}", |reader, names| {
        let digits = names.digits[0];
        let places = digits.iter().fold(CellSet::EMPTY, |all, digit| all | reader.places_of(digit, &names.houses[0]));
        reader.claim(places == names.cells[0], "no other cell is left");
        reader.concludes(names.cells[1], names.digits[1], true);
    }),
    ("{H}的 {D} 只能填在 {C}", |reader, names| {
        let places =
            names.digits[0].iter().fold(CellSet::EMPTY, |all, digit| all | reader.places_of(digit, &names.houses[0]));
        reader.claim(places == names.cells[0], "these are all its places");
        reader.cells = names.cells[0];
    }),
    ("这[两|三|四|些]格都在{H}，所以{H}的其他格都不是 {D}", |reader, names| {
        let cells = reader.cells;
        reader.claim(names.houses[0].iter().all(|house| cells.is_subset(*house)), "the cells are in the other house");
    }),
    ("{C}«{D}»、{C}«{D}»、{C}«{D}» 和 {C}«{D}» 只有候选数 {D}", hold_only),
    ("{C}«{D}»、{C}«{D}» 和 {C}«{D}» 只有候选数 {D}", hold_only),
    ("{C}«{D}» 和 {C}«{D}» 只有候选数 {D}", hold_only),
    ("其中一格是 {D}，另一格是 {D}，所以{H}的 {D} 都在这两格", paired),
    ("{N}格正好填{N}个数，所以{H}的 {D} 都在这{N}格", |reader, names| {
        let cells = reader.cells;
        let count = reader.digits.len();
        reader.claim(
            names.numbers.iter().all(|number| *number == cells.len() && *number == count),
            "so many cells and digits",
        );
        reader
            .claim(names.houses[0].iter().all(|house| cells.is_subset(*house)), "the cells are in each of the houses");
    }),
    ("{D} 只能填在 {C}，这{N}格不能再填别的数", |reader, names| {
        let houses = reader.houses.clone();
        let digits = reader.digits;
        let places = digits.iter().fold(CellSet::EMPTY, |all, digit| all | reader.places_of(digit, &houses));
        reader.claim(
            places == names.cells[0] && digits == names.digits[0] && names.numbers[0] == places.len(),
            "so many are left",
        );
    }),
    ("{C}={D}", |reader, names| reader.concludes(names.cells[0], names.digits[0], true)),
];
