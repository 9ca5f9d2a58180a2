//! The templates of Chinese sentences, and what each claims. Cells `C`, digits `D`, houses `H`, numbers `N`.
use super::grammar::TemplateNames;
use super::judge::{ClaimReader, ClaimTest};
use super::sets::{set, union};
use qedoku_core::{CellSet, DigitSet};

/// Singles, locked candidates, subsets, chains.
pub(super) const TEMPLATES: &[(&str, ClaimTest)] = &[
    (
        "{C} 是 {D}，因为其他数字都已[在同行、同列或同宫出现，或者已删去|在同行、同列或同宫出现|删去]",
        |it, n| {
            it.concludes(n.cells[0], n.digits[0], true);
            it.asks(n.cells[0], n.digits[0]);
        },
    ),
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
        // Of a cell that is asked for its digits it names what closes one; elsewhere where a digit is.
        let cells = it.cells;
        if it.is_asked() {
            n.digits[0].iter().for_each(|digit| it.closed(cells, digit, Some(n.cells[0])));
        } else {
            it.holds(n.cells[0], n.digits[0]);
        }
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
    ("{H}的 {D} 只能在 {C}", |it, n| {
        it.only(&n.houses[0], n.cells[0], n.digits[0]);
        it.known_by_line(n.cells[0], n.digits[0]);
    }),
    ("都在{H}", |it, n| {
        let holds = it.cells.is_subset(union(&n.houses[0]));
        it.claim(holds, "the cells are in the other house");
    }),
    ("其中必有一个是 {D}", |_, _| {}),
    ("{H}的其他格都不是 {D}", |_, _| {}),
    ("{C} 只有[候选数|] {D}", |it, n| {
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
    ("{H}的 {D} 都在{H}", |it, n| {
        let places = n.digits[0].first().map_or(CellSet::EMPTY, |digit| it.places_of(digit, &n.houses[0]));
        it.outside = places - union(&n.houses[1]);
        (it.places, it.digits, it.houses) = (places, n.digits[0], n.houses[0].clone());
        it.opens(&n.houses[0], n.digits[0]);
    }),
    ("{H}的 {D} 除了鳍 {C} 都在{H}", |it, n| {
        let places = n.digits[0].first().map_or(CellSet::EMPTY, |digit| it.places_of(digit, &n.houses[0]));
        it.outside = (places - union(&n.houses[1])) - n.cells[0];
        (it.places, it.digits, it.houses, it.fins) =
            (places - n.cells[0], n.digits[0], n.houses[0].clone(), n.cells[0]);
        it.opens(&n.houses[0], n.digits[0]);
    }),
    ("（{C}", |it, n| {
        let all = it.outside.is_empty() && n.cells[0] == it.places;
        it.claim(all, "the places are those of the base");
    }),
    ("{N}个 {D} 占满这{N}个区域", |it, n| {
        let count = it.houses.len();
        it.claim(n.numbers.iter().all(|number| *number == count), "so many houses");
    }),
    ("那里的其他格都不是 {D}", |_, _| {}),
    ("若[鳍|所有的鳍都]不是 {D}", |_, _| {}),
    ("{C} 看到[鳍|所有的鳍]", |it, n| {
        let sees = it.all_see(n.cells[0], it.fins);
        it.claim(sees, "the cells see the fins");
    }),
    ("{C} 的 {D} 会同时占用其中两个，剩下的就不够了", |_, _| {}),
    ("{C} 看到这 {N} 格", see_all),
    ("{C} 看到这{N}格", see_all),
    ("{C} 看到所有这些格", |it, n| {
        let sees = it.all_see(n.cells[0], it.places);
        it.claim(sees, "the cells see all of these");
    }),
    ("{C} 是 {D}：若为 {D}", |it, n| {
        let held = it.held(n.cells[0]);
        it.claim(held == n.digits[0], "the cell has just these digits");
        it.hub = n.cells[0];
    }),
    ("{C} 是 {D}（{H}）", |it, n| it.pincer_or_link(n.cells[0], n.digits[0], &n.houses[0])),
    ("若为 {D}", |_, _| {}),
    ("它自己就是 {D}", |it, n| it.claim(n.digits[0].is_subset(it.held(it.hub)), "the cell has this digit")),
    ("无论如何 {D} 在 {C}", |it, n| it.holds(n.cells[0], n.digits[0])),
    ("无论如何 {C} 是 {D}", |it, n| it.holds(n.cells[0], n.digits[0])),
    ("必有 {C} 是 {D}", |it, n| it.holds(n.cells[0], n.digits[0])),
    ("必有 {D} 在 {C}", |it, n| it.holds(n.cells[0], n.digits[0])),
    ("与假设矛盾", |_, _| {}),
    ("无论如何", |_, _| {}),
    ("无论哪种情况", |_, _| {}),
    ("无论是哪一个", |_, _| {}),
    ("若没有 {K}，{C} 就只有 {D}", |it, n| it.without(&n.candidates[0], n.cells[0], n.digits[0])),
    ("它们可以互换，就会有两个解", |_, _| {}),
    ("假设 {C} 是 {D}", |_, _| {}),
    ("{N}步之后", |_, _| {}),
    ("一步之后", |_, _| {}),
    ("{N}步之后{H}就没有 {D} 的位置了", |_, _| {}),
    ("{N} 步之后{H}就没有 {D} 的位置了", |_, _| {}),
    ("{N}步之后 {C} 就没有候选数了", |_, _| {}),
    ("{N} 步之后 {C} 就没有候选数了", |_, _| {}),
    ("{C} 只有 {D}，在{H}交替", |it, n| {
        let each = n.cells[0].iter().all(|cell| it.held(CellSet::of(cell)) == n.digits[0]);
        it.claim(each, "each of the cells has just these digits");
        it.places = n.cells[0];
    }),
    ("要么 {C} 是 {D} 而 {C} 是 {D}", |_, _| {}),
    ("要么相反", |_, _| {}),
    ("{C} 两边各看到一格", |it, n| {
        let sees = it.sees_each_part(n.cells[0]);
        it.claim(sees, "the cells see some of these");
    }),
    ("{C} [|都]只有两个候选数", |it, n| {
        let two = n.cells[0].iter().all(|cell| it.held(CellSet::of(cell)).len() == 2);
        it.claim(two, "each cell has two candidates");
    }),
    ("{H}的 {D} [|都]只有两个位置", |it, n| {
        for digit in n.digits[0] {
            let two = n.houses[0].iter().all(|house| it.places_of(digit, &[*house]).len() == 2);
            it.claim(two, "the digit has two places in each house");
        }
    }),
    ("要删的候选数同真同假", |_, _| {}),
    ("{K} 会使 {C} 没有候选数", |it, n| it.would_empty(&n.candidates[0], &set(n.cells[0], DigitSet::ALL))),
    ("{D} 要么在 {C}，要么在 {C}", |_, _| {}),
    ("{C} 同在{H}", |it, n| {
        let inside = n.houses[0].iter().all(|house| n.cells[0].is_subset(*house));
        it.claim(inside && n.cells[0].len() == 2, "both cells are in the house");
    }),
    ("{C} 同时看到 {C} 和 {C}", |it, n| {
        let sees = it.all_see(n.cells[0], n.cells[1]) && it.all_see(n.cells[0], n.cells[2]);
        it.claim(sees, "the cells see both");
    }),
    ("{D} 在其中各自的位置互相看到，每个最多填一次", |_, _| {}),
    ("{D} 必在 {C}", |it, n| it.holds(n.cells[0], n.digits[0])),
    ("[没有|每]一种[都|]用到这些格", |_, _| {}),
    ("填完所有的 {D} 且给其他各数都留下位置的填法", |_, _| {}),
    ("填完所有的 {D} 且能与 {D} 的某种填法共存的填法", |_, _| {}),
    ("{H}就没有 {D} 的位置了", |_, _| {}),
    ("{C} 就没有候选数了", |_, _| {}),
    ("{H}的 {D} 都在{H}（{C}", |it, n| {
        let places = n.digits[0].first().map_or(CellSet::EMPTY, |digit| it.places_of(digit, &n.houses[0]));
        it.claim(places == n.cells[0] && places.is_subset(union(&n.houses[1])), "the base is in the cover");
        (it.places, it.digits, it.houses) = (places, n.digits[0], n.houses[0].clone());
    }),
    ("{H}的 {D} 在 {C}", |it, n| it.only(&n.houses[0], n.cells[0], n.digits[0])),
    ("于是又有 {C} 不是 {D}", |_, _| {}),
    ("于是又有 {D} 不在 {C}", |_, _| {}),
    ("又有 {C} 不是 {D}", |_, _| {}),
    ("又有 {D} 不在 {C}", |_, _| {}),
    ("链首尾相接成环", |_, _| {}),
    ("每条链恰有一端为真", |_, _| {}),
    ("同时看到某条链两端的候选数都可删去", |_, _| {}),
    ("{H}的 {D} 只剩 {C}", |it, n| it.concludes(n.cells[0], n.digits[0], true)),
    ("无论哪一种", |_, _| {}),
    ("{D} 不可能", |_, _| {}),
    ("{C} 不可能", |_, _| {}),
    ("另一种情况下 {C} 是 {D}", |it, n| it.concludes(n.cells[0], n.digits[0], true)),
    ("另一种情况下 {C} 删去 {D}", |it, n| it.concludes(n.cells[0], n.digits[0], false)),
    ("其余每种情况下 {C} 删去 {D}", |it, n| it.concludes(n.cells[0], n.digits[0], false)),
    ("{C} 不是 {D}", |it, n| it.concludes(n.cells[0], n.digits[0], false)),
    ("若 {C} 不是 {D}", |it, n| it.assume(n.cells[0], n.digits[0])),
    ("若 {D} 不在 {C}", |it, n| it.assume(n.cells[0], n.digits[0])),
    ("它是 {D}（该格只有 {D}）", |it, n| {
        let cells = it.cells;
        it.in_cell(cells, n.digits[0], n.digits[1]);
        it.opens(&[], n.digits[0]);
    }),
    ("{C} 是 {D}（该格只有 {D}）", |it, n| {
        it.in_cell(n.cells[0], n.digits[0], n.digits[1]);
        it.opens(&[], n.digits[0]);
    }),
    ("它是 {D}（该格只有 {D}", |it, n| {
        let cells = it.cells;
        it.in_cell(cells, n.digits[0], n.digits[1]);
    }),
    ("{C} 是 {D}（该格只有 {D}", |it, n| it.in_cell(n.cells[0], n.digits[0], n.digits[1])),
    ("{C} 是 {D}（{H}", |it, n| it.in_house(n.cells[0], n.digits[0], &n.houses[0])),
    ("{D} 在 {C}（{H}", |it, n| it.in_house(n.cells[0], n.digits[0], &n.houses[0])),
    ("{D} 在 {C}", |it, n| it.holds(n.cells[0], n.digits[0])),
    ("{C} 是 {D}", |it, n| it.holds(n.cells[0], n.digits[0])),
];

fn lost_digits(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    let cells = it.cells;
    n.digits[0].iter().for_each(|digit| it.closed(cells, digit, None));
}

fn lost_cells(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    n.digits[0].iter().for_each(|digit| it.closed(n.cells[0], digit, None));
}

fn see_all(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    let sees = it.all_see(n.cells[0], it.places) && it.places.len() == n.numbers[0];
    it.claim(sees, "the cells see all of these");
}

fn counted(it: &mut ClaimReader<'_>, n: &TemplateNames) {
    let counts = [it.cells.len(), it.digits.len()];
    it.claim(n.numbers.iter().all(|number| counts == [*number, *number]), "so many cells and digits");
}
