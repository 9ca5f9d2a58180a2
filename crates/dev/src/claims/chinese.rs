//! The templates of Chinese sentences, and what each claims. Cells `C`, digits `D`, houses `H`, numbers `N`.
use super::grammar::TemplateNames;
use super::judge::{ClaimReader, ClaimTest};
use super::sets::{set, union};
use super::shared::in_each_case;
use qedoku_core::{CellSet, DigitSet};

/// Singles, locked candidates, subsets, chains.
pub(super) const TEMPLATES: &[(&str, ClaimTest)] = &[
    (
        "{C} 是 {D}，因为其他数字都已[在同行、同列或同宫出现，或者已删去|在同行、同列或同宫出现|删去]",
        |reader, names| {
            reader.concludes(names.cells[0], names.digits[0], true);
            reader.asks(names.cells[0], names.digits[0]);
        },
    ),
    ("{C} 是 {D}，因为它是{H}最后一个空格，而{H}只缺 {D}", |reader, names| {
        reader.concludes(names.cells[0], names.digits[0], true);
        reader.only(&names.houses[0], names.cells[0], names.digits[1]);
        reader.filled(None);
    }),
    ("{C} 是 {D}，因为{H}没有别的位置可填 {D}", |reader, names| {
        reader.concludes(names.cells[0], names.digits[0], true);
        reader.only(&names.houses[0], names.cells[0], names.digits[1]);
    }),
    ("{D} 在 {C}", |reader, names| {
        // Of a cell that is asked for its digits reader names what closes one; elsewhere where a digit is.
        let cells = reader.cells;
        if reader.is_asked() {
            names.digits[0].iter().for_each(|digit| reader.closed(cells, digit, Some(names.cells[0])));
        } else {
            reader.holds(names.cells[0], names.digits[0]);
        }
    }),
    ("{D} 在第{N}步删去", lost_digits),
    ("{D} 一开始就已删去", lost_digits),
    ("{C} 被 {C} 的 {D} 排除", |reader, names| {
        let by = Some(names.cells[1]);
        names.digits[0].iter().for_each(|digit| reader.closed(names.cells[0], digit, by));
    }),
    ("{C} 的 {D} 在第{N}步删去", lost_cells),
    ("{C} 的 {D} 一开始就已删去", lost_cells),
    ("{C} 已填", |reader, names| reader.filled(Some(names.cells[0]))),
    ("其余各格已填", |reader, _| reader.filled(None)),
    ("{H}的 {D} 只能在 {C}", |reader, names| {
        reader.only(&names.houses[0], names.cells[0], names.digits[0]);
        reader.known_by_line(names.cells[0], names.digits[0]);
    }),
    ("都在{H}", |reader, names| {
        let holds = reader.cells.is_subset(union(&names.houses[0]));
        reader.claim(holds, "the cells are in the other house");
    }),
    ("其中必有一个是 {D}", |_, _| {}),
    ("{H}的其他格都不是 {D}", |_, _| {}),
    ("{C} 只有[候选数|] {D}", |reader, names| {
        let held = reader.held(names.cells[0]);
        reader.claim(held == names.digits[0], "the cells have just these digits");
        (reader.cells, reader.digits) = (names.cells[0], names.digits[0]);
    }),
    ("{N}格正好{N}个数", counted),
    ("{N}个数正好{N}格", counted),
    ("{H}的其他格都不能是这些数", |reader, names| {
        let cells = reader.cells;
        reader
            .claim(names.houses[0].iter().all(|house| cells.is_subset(*house)), "the cells are in each of the houses");
    }),
    ("这些格不能是别的数", |_, _| {}),
    ("{C} 删去 {D}", |reader, names| reader.concludes(names.cells[0], names.digits[0], false)),
    ("{H}的 {D} 都在{H}", |reader, names| {
        let places = names.digits[0].first().map_or(CellSet::EMPTY, |digit| reader.places_of(digit, &names.houses[0]));
        reader.outside = places - union(&names.houses[1]);
        (reader.places, reader.digits, reader.houses) = (places, names.digits[0], names.houses[0].clone());
        reader.opens(&names.houses[0], names.digits[0]);
    }),
    ("{H}的 {D} 除了鳍 {C} 都在{H}", |reader, names| {
        let places = names.digits[0].first().map_or(CellSet::EMPTY, |digit| reader.places_of(digit, &names.houses[0]));
        reader.outside = (places - union(&names.houses[1])) - names.cells[0];
        (reader.places, reader.digits, reader.houses, reader.fins) =
            (places - names.cells[0], names.digits[0], names.houses[0].clone(), names.cells[0]);
        reader.opens(&names.houses[0], names.digits[0]);
    }),
    ("（{C}", |reader, names| {
        let all = reader.outside.is_empty() && names.cells[0] == reader.places;
        reader.claim(all, "the places are those of the base");
    }),
    ("{N}个 {D} 占满这{N}个区域", |reader, names| {
        let count = reader.houses.len();
        reader.claim(names.numbers.iter().all(|number| *number == count), "so many houses");
    }),
    ("那里的其他格都不是 {D}", |_, _| {}),
    ("若[鳍|所有的鳍都]不是 {D}", |_, _| {}),
    ("{C} 看到[鳍|所有的鳍]", |reader, names| {
        let sees = reader.all_see(names.cells[0], reader.fins);
        reader.claim(sees, "the cells see the fins");
    }),
    ("{C} 的 {D} 会同时占用其中两个，剩下的就不够了", |_, _| {}),
    ("{C} 看到这 {N} 格", see_all),
    ("{C} 看到这{N}格", see_all),
    ("{C} 看到所有这些格", |reader, names| {
        let sees = reader.all_see(names.cells[0], reader.places);
        reader.claim(sees, "the cells see all of these");
    }),
    ("{C} 是 {D}：若为 {D}", |reader, names| {
        let held = reader.held(names.cells[0]);
        reader.claim(held == names.digits[0], "the cell has just these digits");
        reader.hub = names.cells[0];
    }),
    ("{C} 是 {D}（{H}）", |reader, names| reader.pincer_or_link(names.cells[0], names.digits[0], &names.houses[0])),
    ("若为 {D}", |_, _| {}),
    ("它自己就是 {D}", |reader, names| {
        reader.claim(names.digits[0].is_subset(reader.held(reader.hub)), "the cell has this digit");
    }),
    ("无论如何 {D} 在 {C}", |reader, names| reader.holds(names.cells[0], names.digits[0])),
    ("无论如何 {C} 是 {D}", |reader, names| reader.holds(names.cells[0], names.digits[0])),
    ("必有 {C} 是 {D}", |reader, names| reader.holds(names.cells[0], names.digits[0])),
    ("必有 {D} 在 {C}", |reader, names| reader.holds(names.cells[0], names.digits[0])),
    ("与假设矛盾", |_, _| {}),
    ("无论如何", |_, _| {}),
    ("无论哪种情况", |_, _| {}),
    ("无论是哪一格，{C} [都|]不是 {D}（{H}）", in_each_case),
    ("无论是哪一个", |_, _| {}),
    ("若没有 {K}，{C} 就只有 {D}", |reader, names| {
        reader.without(&names.candidates[0], names.cells[0], names.digits[0]);
    }),
    ("它们可以互换，就会有两个解", |_, _| {}),
    ("假设 {C} 是 {D}", |_, _| {}),
    ("{N}步之后", |_, _| {}),
    ("一步之后", |_, _| {}),
    ("{N}步之后{H}就没有 {D} 的位置了", |_, _| {}),
    ("{N} 步之后{H}就没有 {D} 的位置了", |_, _| {}),
    ("{N}步之后 {C} 就没有候选数了", |_, _| {}),
    ("{N} 步之后 {C} 就没有候选数了", |_, _| {}),
    ("{C} 只有 {D}，在{H}交替", |reader, names| {
        let each = names.cells[0].iter().all(|cell| reader.held(CellSet::of(cell)) == names.digits[0]);
        reader.claim(each, "each of the cells has just these digits");
        reader.places = names.cells[0];
    }),
    ("要么 {C} 是 {D} 而 {C} 是 {D}", |_, _| {}),
    ("要么相反", |_, _| {}),
    ("{C} 两边各看到一格", |reader, names| {
        let sees = reader.sees_each_part(names.cells[0]);
        reader.claim(sees, "the cells see some of these");
    }),
    ("{C} [|都]只有两个候选数", |reader, names| {
        let two = names.cells[0].iter().all(|cell| reader.held(CellSet::of(cell)).len() == 2);
        reader.claim(two, "each cell has two candidates");
    }),
    ("{H}的 {D} [|都]只有两个位置", |reader, names| {
        for digit in names.digits[0] {
            let two = names.houses[0].iter().all(|house| reader.places_of(digit, &[*house]).len() == 2);
            reader.claim(two, "the digit has two places in each house");
        }
    }),
    ("要删的候选数同真同假", |_, _| {}),
    ("{K} 会使 {C} 没有候选数", |reader, names| {
        reader.would_empty(&names.candidates[0], &set(names.cells[0], DigitSet::ALL));
    }),
    ("{D} 要么在 {C}，要么在 {C}", |_, _| {}),
    ("{C} 就都是{H}的 {D}", |reader, names| {
        let inside = names.houses[0].iter().all(|house| names.cells[0].is_subset(*house));
        reader.claim(inside && names.cells[0].len() == 2, "both cells are in the house");
    }),
    ("{C} 同在{H}", |reader, names| {
        let inside = names.houses[0].iter().all(|house| names.cells[0].is_subset(*house));
        reader.claim(inside && names.cells[0].len() == 2, "both cells are in the house");
    }),
    ("{C} 同时看到 {C} 和 {C}", |reader, names| {
        let sees = reader.all_see(names.cells[0], names.cells[1]) && reader.all_see(names.cells[0], names.cells[2]);
        reader.claim(sees, "the cells see both");
    }),
    ("{D} 在其中各自的位置互相看到，每个最多填一次", |_, _| {}),
    ("{D} 必在 {C}", |reader, names| reader.holds(names.cells[0], names.digits[0])),
    ("[没有|每]一种[都|]用到这些格", |_, _| {}),
    ("填完所有的 {D} 且给其他各数都留下位置的填法", |_, _| {}),
    ("填完所有的 {D} 且能与 {D} 的某种填法共存的填法", |_, _| {}),
    ("{H}就没有 {D} 的位置了", |_, _| {}),
    ("{C} 就没有候选数了", |_, _| {}),
    ("{H}的 {D} 都在{H}（{C}", |reader, names| {
        let places = names.digits[0].first().map_or(CellSet::EMPTY, |digit| reader.places_of(digit, &names.houses[0]));
        reader.claim(places == names.cells[0] && places.is_subset(union(&names.houses[1])), "the base is in the cover");
        (reader.places, reader.digits, reader.houses) = (places, names.digits[0], names.houses[0].clone());
    }),
    ("{H}的 {D} 在 {C}", |reader, names| reader.only(&names.houses[0], names.cells[0], names.digits[0])),
    ("于是又有 {C} 不是 {D}", |_, _| {}),
    ("于是又有 {D} 不在 {C}", |_, _| {}),
    ("又有 {C} 不是 {D}", |_, _| {}),
    ("又有 {D} 不在 {C}", |_, _| {}),
    ("链首尾相接成环", |_, _| {}),
    ("每条链恰有一端为真", |_, _| {}),
    ("同时看到某条链两端的候选数都可删去", |_, _| {}),
    ("{H}的 {D} 只剩 {C}", |reader, names| reader.concludes(names.cells[0], names.digits[0], true)),
    ("无论哪一种", |_, _| {}),
    ("{D} 不可能", |_, _| {}),
    ("{C} 不可能", |_, _| {}),
    ("另一种情况下 {C} 是 {D}", |reader, names| reader.concludes(names.cells[0], names.digits[0], true)),
    ("另一种情况下 {C} 删去 {D}", |reader, names| reader.concludes(names.cells[0], names.digits[0], false)),
    ("其余每种情况下 {C} 删去 {D}", |reader, names| reader.concludes(names.cells[0], names.digits[0], false)),
    ("{C} 不是 {D}", |reader, names| reader.concludes(names.cells[0], names.digits[0], false)),
    ("若 {C} 不是 {D}", |reader, names| reader.assume(names.cells[0], names.digits[0])),
    ("若 {D} 不在 {C}", |reader, names| reader.assume(names.cells[0], names.digits[0])),
    ("它是 {D}（该格只有 {D}）", |reader, names| {
        let cells = reader.cells;
        reader.in_cell(cells, names.digits[0], names.digits[1]);
        reader.opens(&[], names.digits[0]);
    }),
    ("{C} 是 {D}（该格只有 {D}）", |reader, names| {
        reader.in_cell(names.cells[0], names.digits[0], names.digits[1]);
        reader.opens(&[], names.digits[0]);
    }),
    ("它是 {D}（该格只有 {D}", |reader, names| {
        let cells = reader.cells;
        reader.in_cell(cells, names.digits[0], names.digits[1]);
    }),
    ("{C} 是 {D}（该格只有 {D}", |reader, names| {
        reader.in_cell(names.cells[0], names.digits[0], names.digits[1]);
    }),
    ("{C} 是 {D}（{H}", |reader, names| reader.in_house(names.cells[0], names.digits[0], &names.houses[0])),
    ("{D} 在 {C}（{H}", |reader, names| reader.in_house(names.cells[0], names.digits[0], &names.houses[0])),
    ("{D} 在 {C}", |reader, names| reader.holds(names.cells[0], names.digits[0])),
    ("{C} 是 {D}", |reader, names| reader.holds(names.cells[0], names.digits[0])),
];

fn lost_digits(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let cells = reader.cells;
    names.digits[0].iter().for_each(|digit| reader.closed(cells, digit, None));
}

fn lost_cells(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    names.digits[0].iter().for_each(|digit| reader.closed(names.cells[0], digit, None));
}

fn see_all(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let sees = reader.all_see(names.cells[0], reader.places) && reader.places.len() == names.numbers[0];
    reader.claim(sees, "the cells see all of these");
}

fn counted(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let counts = [reader.cells.len(), reader.digits.len()];
    reader.claim(names.numbers.iter().all(|number| counts == [*number, *number]), "so many cells and digits");
}
