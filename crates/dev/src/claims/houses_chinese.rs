//! The templates of Chinese sentences about singles, locked candidates and subsets. What they claim is what the English ones
//! do.
use super::grammar::TemplateNames;
use super::houses::paired;
use super::judge::{ClaimReader, ClaimTest};
use qedoku_core::CellSet;

fn excluded(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    let by = n.cells[0];
    let cells = n.cells[1];
    n.digits[0].iter().for_each(|digit| it.closed(cells, digit, Some(by)));
    it.cells = cells;
}

fn lost(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    n.digits[0].iter().for_each(|digit| it.closed(n.cells[0], digit, None));
    it.base.standing.push((n.cells[0], n.digits[0]));
    it.cells = n.cells[0];
}

/// Digits that stand in one house close cells of it.
fn in_one_house(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    let Some((closed, standing)) = n.cells.split_last() else { return };
    for (cells, digits) in standing.iter().zip(&n.digits) {
        let stands = digits.iter().all(|digit| it.stands_in(*cells, digit));
        let inside = n.houses[0].iter().all(|house| (*cells | *closed).is_subset(*house));
        it.claim(stands && inside, "the digit stands in the house of the cells");
        digits.iter().for_each(|digit| it.closed(*closed, digit, None));
    }
}

/// Digits that stand in several cells close others.
fn together(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    let Some((closed, by)) = n.cells.split_last() else { return };
    for (by, digits) in by.iter().zip(&n.digits) {
        digits.iter().for_each(|digit| it.closed(*closed, digit, Some(*by)));
    }
}

fn hold_only(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    let (last, each) = n.digits.split_last().expect("a template with digits");
    let each = n.cells.iter().zip(each).all(|(cells, digits)| it.held(*cells) == *digits);
    let cells = n.cells.iter().fold(CellSet::EMPTY, |all, cells| all | *cells);
    let held = it.held(cells);
    it.claim(each && held == *last, "the cells have just these digits");
    (it.cells, it.digits, it.places) = (cells, *last, cells);
}

/// Singles, locked candidates and subsets.
pub(super) const PLACES: &[(&str, ClaimTest)] = &[
    ("{H}已有 {D}，排除 {C}", |it, n| {
        let house = n.houses[0][0];
        let stands = n.digits[0].iter().all(|digit| it.stands_in(house, digit));
        it.claim(stands && n.cells[0].is_subset(house), "the digits stand in the house of the cells");
        n.digits[0].iter().for_each(|digit| it.closed(n.cells[0], digit, None));
    }),
    ("{H}已有 {D}", |it, n| {
        let house = n.houses[0][0];
        it.base.standing.push((house, n.digits[0]));
        let stands = n.digits[0].iter().all(|digit| it.stands_in(house, digit));
        it.claim(stands, "the digits stand in the house");
    }),
    ("{C} 只剩 {D}，所以 {C}={D}", |it, n| {
        let standing = std::mem::take(&mut it.base.standing);
        let all = standing.iter().fold(n.digits[0], |all, (_, digits)| all | *digits);
        it.claim(all == it.layout.digits(), "every other digit is named");
        it.claim(standing.iter().all(|(house, _)| n.cells[0].is_subset(*house)), "the cell is in these houses");
        it.concludes(n.cells[1], n.digits[1], true);
    }),
    ("{C} 是{H}最后一个空格，{H}只缺 {D}", |it, n| {
        it.only(&n.houses[0], n.cells[0], n.digits[0]);
        it.filled(None);
    }),
    ("{H}还缺 {D}，空格只有 {C}", |it, n| it.only(&n.houses[0], n.cells[0], n.digits[0])),
    ("{H}还缺 {D}", |it, n| {
        it.lacks(&n.houses[0], n.digits[0]);
        (it.digits, it.houses) = (n.digits[0], n.houses[0].clone());
        if n.digits[0].is_one() {
            it.opens(&n.houses[0], n.digits[0]);
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
    ("{D}{T}", |it, n| {
        let cells = it.cells;
        n.digits[0].iter().for_each(|digit| it.closed(cells, digit, None));
        it.base.standing.push((cells, n.digits[0]));
    }),
    ("{H}只有 {C} 能填 {D}，所以 {C}={D}", |it, n| {
        let digits = n.digits[0];
        let places = digits.iter().fold(CellSet::EMPTY, |all, digit| all | it.places_of(digit, &n.houses[0]));
        it.claim(places == n.cells[0], "no other cell is left");
        it.concludes(n.cells[1], n.digits[1], true);
    }),
    ("{H}的 {D} 只能填在 {C}", |it, n| {
        let places = n.digits[0].iter().fold(CellSet::EMPTY, |all, digit| all | it.places_of(digit, &n.houses[0]));
        it.claim(places == n.cells[0], "these are all its places");
        it.cells = n.cells[0];
    }),
    ("这[两|三|四|些]格都在{H}，所以{H}的其他格都不是 {D}", |it, n| {
        let cells = it.cells;
        it.claim(n.houses[0].iter().all(|house| cells.is_subset(*house)), "the cells are in the other house");
    }),
    ("{C}«{D}»、{C}«{D}»、{C}«{D}» 和 {C}«{D}» 只有候选数 {D}", hold_only),
    ("{C}«{D}»、{C}«{D}» 和 {C}«{D}» 只有候选数 {D}", hold_only),
    ("{C}«{D}» 和 {C}«{D}» 只有候选数 {D}", hold_only),
    ("其中一格是 {D}，另一格是 {D}，所以{H}的 {D} 都在这两格", paired),
    ("{N}格正好填{N}个数，所以{H}的 {D} 都在这{N}格", |it, n| {
        let cells = it.cells;
        let count = it.digits.len();
        it.claim(n.numbers.iter().all(|number| *number == cells.len() && *number == count), "so many cells and digits");
        it.claim(n.houses[0].iter().all(|house| cells.is_subset(*house)), "the cells are in each of the houses");
    }),
    ("{D} 只能填在 {C}，这{N}格不能再填别的数", |it, n| {
        let houses = it.houses.clone();
        let digits = it.digits;
        let places = digits.iter().fold(CellSet::EMPTY, |all, digit| all | it.places_of(digit, &houses));
        it.claim(places == n.cells[0] && digits == n.digits[0] && n.numbers[0] == places.len(), "so many are left");
    }),
    ("{C}={D}", |it, n| it.concludes(n.cells[0], n.digits[0], true)),
];
