//! The templates of Chinese sentences, and what each claims. Cells `C`, digits `D`, houses `H`, numbers `N`.
use super::grammar::Named;
use super::judge::{Judge, Says, union};

/// Singles, locked candidates, subsets, chains.
pub(super) const TEMPLATES: &[(&str, Says)] = &[
    ("{C} 是 {D}，因为其他数字都已", |it, n| {
        it.concludes(n.cells[0], n.digits[0], true);
        it.asks(n.cells[0], n.digits[0]);
    }),
    ("在同行、同列或同宫出现，或者已删去", |_, _| {}),
    ("在同行、同列或同宫出现", |_, _| {}),
    ("删去", |_, _| {}),
    ("{C} 是 {D}，因为它是{H}最后一个空格，而{H}只缺 {D}", |it, n| {
        it.concludes(n.cells[0], n.digits[0], true);
        it.only(&n.houses[0], n.cells[0], n.digits[1]);
        it.filled(None);
    }),
    ("{C} 是 {D}，因为{H}没有别的位置可填 {D}", |it, n| {
        it.concludes(n.cells[0], n.digits[0], true);
        it.only(&n.houses[0], n.cells[0], n.digits[1]);
    }),
    ("{D} 在 {C}", |it, n| {
        let cells = it.cells;
        n.digits[0].iter().for_each(|digit| it.closed(cells, digit, Some(n.cells[0])));
    }),
    ("{D} 在第{N}步删去", lost_digits),
    ("{D} 一开始就已删去", lost_digits),
    ("{C} 被 {C} 的 {D} 排除", |it, n| {
        let by = Some(n.cells[1]);
        n.digits[0].iter().for_each(|digit| it.closed(n.cells[0], digit, by));
    }),
    ("{C} 的 {D} 在第{N}步删去", lost_cells),
    ("{C} 的 {D} 一开始就已删去", lost_cells),
    ("{C} 已填", |it, n| it.filled(Some(n.cells[0]))),
    ("其余各格已填", |it, _| it.filled(None)),
    ("{H}的 {D} 只能在 {C}", |it, n| it.only(&n.houses[0], n.cells[0], n.digits[0])),
    ("都在{H}", |it, n| {
        let holds = it.cells.is_subset(union(&n.houses[0]));
        it.claim(holds, "the cells are in the other house");
    }),
    ("其中必有一个是 {D}", |_, _| {}),
    ("{H}的其他格都不是 {D}", |_, _| {}),
    ("{C} 只有 {D}", |it, n| {
        let held = it.held(n.cells[0]);
        it.claim(held == n.digits[0], "the cells have just these digits");
        (it.cells, it.digits) = (n.cells[0], n.digits[0]);
    }),
    ("{N}格正好{N}个数", counted),
    ("{N}个数正好{N}格", counted),
    ("{H}的其他格都不能是这些数", |it, n| {
        let cells = it.cells;
        it.claim(n.houses[0].iter().all(|house| cells.is_subset(*house)), "the cells are in each of the houses");
    }),
    ("这些格不能是别的数", |_, _| {}),
    ("{C} 删去 {D}", |it, n| it.concludes(n.cells[0], n.digits[0], false)),
    ("{H} 的 {D} 只在 {C}，在 {H}", |it, n| {
        it.only(&n.houses[0], n.cells[0], n.digits[0]);
        it.claim(n.cells[0].is_subset(union(&n.houses[1])), "the cells are in the other house");
    }),
    ("{H} 的 {D} 只在 {C}", |it, n| it.only(&n.houses[0], n.cells[0], n.digits[0])),
    ("{C} 只剩 {D}", |it, n| {
        let held = it.held(n.cells[0]);
        it.claim(held == n.digits[0], "the cell has just this digit");
    }),
    ("在 {H}", |_, _| {}),
    ("{C}={D}", |it, n| it.holds(n.cells[0], n.digits[0])),
    ("{C}<>{D}", |it, n| it.concludes(n.cells[0], n.digits[0], false)),
    ("若 {C} 不是 {D}", |it, n| it.assume(n.cells[0], n.digits[0])),
    ("若 {D} 不在 {C}", |it, n| it.assume(n.cells[0], n.digits[0])),
    ("它是 {D}（该格只有 {D}", |it, n| {
        let cells = it.cells;
        it.in_cell(cells, n.digits[0], n.digits[1]);
    }),
    ("{C} 是 {D}（该格只有 {D}", |it, n| it.in_cell(n.cells[0], n.digits[0], n.digits[1])),
    ("{C} 是 {D}（{H}", |it, n| it.in_house(n.cells[0], n.digits[0], &n.houses[0])),
    ("{D} 在 {C}（{H}", |it, n| it.in_house(n.cells[0], n.digits[0], &n.houses[0])),
];

fn lost_digits(it: &mut Judge<'_>, n: &Named) {
    let cells = it.cells;
    n.digits[0].iter().for_each(|digit| it.closed(cells, digit, None));
}

fn lost_cells(it: &mut Judge<'_>, n: &Named) {
    n.digits[0].iter().for_each(|digit| it.closed(n.cells[0], digit, None));
}

fn counted(it: &mut Judge<'_>, n: &Named) {
    let counts = [it.cells.len(), it.digits.len()];
    it.claim(n.numbers.iter().all(|number| counts == [*number, *number]), "so many cells and digits");
}
