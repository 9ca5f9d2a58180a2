//! The templates of Chinese sentences about sets, deadly patterns and what is counted. What they claim is what the English
//! ones do.
use super::grammar::TemplateNames;
use super::judge::{ClaimReader, ClaimTest};
use super::set_tests::{almost, beside, either, in_turn, locked_with_guards, other_too, petal, two_sets};
use super::sets::{set, union};
use qedoku_core::CellSet;

/// Deadly patterns, rings and exclusions.
pub(super) const GUARDED: &[(&str, ClaimTest)] = &[
    ("{H}的 {D} 在 {C}；每种情况结果相同", |_, _| {}),
    ("{C} 看到 {C}", |reader, names| {
        let sees = reader.all_see(names.cells[0], names.cells[1]);
        reader.claim(sees, "the cells see it");
    }),
    ("这些格都不是提示数", |_, _| {}),
    ("可以互换", |_, _| {}),
    ("就会有两个解", |_, _| {}),
    ("若没有 {K}，环 {C} 的各格就只有 {D}", |reader, names| {
        reader.without(&names.candidates[0], names.cells[0], names.digits[0]);
    }),
    (
        "相邻两格互相看到，这两个数只能交替出现，而环上有{N}格，是奇数，无法交替",
        |reader, names| {
            let odd = reader.cells.len() == names.numbers[0] && names.numbers[0] % 2 == 1;
            reader.claim(odd, "an odd number of cells");
        },
    ),
    ("若没有 {K}，{C}（四个宫各三格）就只有 {D}，而三个数填不满这些格", |reader, names| {
        reader.without(&names.candidates[0], names.cells[0], names.digits[0]);
        reader.claim(names.cells[0].len() == 12 && names.digits[0].len() == 3, "twelve cells, three digits");
    }),
    (
        "左右两宫逐行的数字顺序必须相同，上下两宫逐列的顺序必须相同，而{H}的三格与其余三宫走向相反，绕四宫一周顺序就反了",
        |_, _| {},
    ),
    (
        "若没有 {K}，{K} 连成的环上真假必须交替，但环上有 {N} 处，是奇数，不可能",
        |reader, names| {
            reader.claim(
                names.candidates[1].len() == names.numbers[0] && names.numbers[0] % 2 == 1,
                "an odd number of places",
            );
        },
    ),
    (
        "若没有 {K}，每个空格都只有两个候选数，而每个数在所在[区域|行、列和宫]各出现两次，就会有两个解或无解",
        |reader, names| {
            reader.grave(&names.candidates[0]);
        },
    ),
    ("不论是哪一格，它与只有 {D} 的 {C} 共{N}格，正好是{H}里 {D} 这{N}个数", locked_with_guards),
    ("那里的其他格都不是 {D}", |_, _| {}),
    ("{C} 中又有一格不是这些数", |reader, names| {
        let guards = reader.guards;
        reader.claim(
            guards.cells() == names.cells[0] && !reader.digits.meets(reader.guard_digits()),
            "these cells have the guards",
        );
    }),
    ("余下{N}格正好{N}个数", |reader, names| {
        let counts = [reader.cells.len() - 1, reader.digits.len()];
        reader.claim(names.numbers == counts && counts[0] == counts[1], "so many cells and digits");
    }),
    ("不能是别的数", |_, _| {}),
    ("{S}，或者 {S}，至少有一方成立", either),
    ("另一格是 {D}", |_, _| {}),
    ("这两格都不能是别的数", |_, _| {}),
    ("若 {C} 是 {D}，{H}的 {D} 就没有别的位置，这两格中的另一格也是 {D}", other_too),
    ("这就排除了 {K}", |_, _| {}),
    ("{C} 就是 {D}（{H}没有别的位置可填）", |reader, names| {
        reader.follows(
            set(union(&names.houses[0]), names.digits[0]),
            names.cells[0],
            names.digits[0],
            "the house has no other place left",
        );
    }),
    ("若 {C} 是 {D}，则 {C} 没有数可填", |reader, names| {
        reader.takes(names.cells[0], names.digits[0]);
        (reader.cells, reader.places) = (names.cells[1], names.cells[0]);
    }),
    ("若 {C} 是 {D}", |reader, names| reader.takes(names.cells[0], names.digits[0])),
    ("{D} 与它重复", |reader, names| {
        let cell = reader.cells;
        let other = reader.places;
        reader.claim(
            names.digits[0].is_subset(reader.held(cell)) && reader.all_see(cell, other),
            "the digit is excluded",
        );
    }),
    ("{D} 会使 {C} 没有候选数", |reader, names| {
        reader.claim(names.digits[0].is_subset(reader.held(reader.cells)), "the digit is there");
    }),
    ("{C} 的每一种填法都会在同一[区域|行、列或宫]重复", |_, _| {}),
    ("或者使 {C} 没有候选数", |_, _| {}),
    ("使 {C} 没有候选数", |_, _| {}),
    ("{K} 或 {K} [必有一个|至少有一方]成立", either),
    ("{K} 与[两者|两方]都冲突", |reader, names| {
        let by = reader.guards;
        reader.clash_with(&names.candidates[0], &by);
    }),
    ("要删的若成立，另一组的双方就都不成立", |_, _| {}),
];

/// Sets, counts, exocets and symmetries.
pub(super) const COUNTED: &[(&str, ClaimTest)] = &[
    ("{C} 填的{N}个数不能又在同属{H}的 {C}", |reader, names| {
        let together = names.cells[0] | names.cells[1];
        reader.claim(names.numbers[0] == names.cells[0].len(), "so many cells");
        reader.claim(names.houses[0].iter().all(|house| together.is_subset(*house)), "they share the house");
    }),
    ("{C} 填的数不能又在同属{H}的 {C}", |reader, names| {
        let together = names.cells[0] | names.cells[1];
        reader.claim(names.cells[0].len() == 1, "one cell");
        reader.claim(names.houses[0].iter().all(|house| together.is_subset(*house)), "they share the house");
    }),
    ("在{H}里就在 {C}", |reader, names| {
        reader.claim(names.cells[0].is_subset(union(&names.houses[0])), "the cells are in the house");
    }),
    ("剩下的一个数在 {C}", |_, _| {}),
    ("{C} 不能是别的数", |_, _| {}),
    ("{H}的其他格也不能是 {D}", |_, _| {}),
    ("{C} 是 {D}（待定数组 {C}：{N}格只有 {D} 这{N}个数", locked),
    ("{D} 在 {C}（待定数组 {C}：{N}格只有 {D} 这{N}个数", locked),
    ("{C} 是 {D}（{C} «{D}» 看到数组里所有的 {D}，待定数组 {C}：{N}格只有 {D} 这{N}个数", beside),
    ("{D} 在 {C}（{C} «{D}» 看到数组里所有的 {D}，待定数组 {C}：{N}格只有 {D} 这{N}个数", beside),
    ("{C} 是 {D}（隐性待定数组：{H}的 {D} 这{N}个数在{N}格里", hidden),
    ("{D} 在 {C}（隐性待定数组：{H}的 {D} 这{N}个数在{N}格里", hidden),
    ("{C} 是 {D}（{H}的待定[二阶鱼|三阶鱼|四阶鱼|鱼]", |reader, names| {
        reader.trusts(names.cells[0], names.digits[0]);
    }),
    ("{D} 在 {C}（{H}的待定[二阶鱼|三阶鱼|四阶鱼|鱼]", |reader, names| {
        reader.trusts(names.cells[0], names.digits[0]);
    }),
    ("{C} 是 {D}（否则 {C} «{D}» 会有两个解", |reader, names| {
        reader.trusts(names.cells[0], names.digits[0]);
    }),
    ("{D} 在 {C}（否则 {C} «{D}» 会有两个解", |reader, names| {
        reader.trusts(names.cells[0], names.digits[0]);
    }),
    ("这些待定数组依次有限制性公共数，其位置互相看到", |_, _| {}),
    ("{C} «{D}» 没有 {D}，就有 {D}", in_turn),
    ("[若|]{H}的 {C} «{D}» 没有 {D}，就有 {D}", in_turn),
    ("若为 {D}，{C} «{D}»（待定数组）就失去它，而有 {D}", petal),
    ("若为 {D}，{H}的 {C} «{D}»（待定数组）就失去它，而有 {D}", petal),
    ("{H}的 {C} «{D}» 与{H}的 {C} «{D}» 是待定数组，限制性公共数是 {D}", |reader, names| {
        for at in [0, 1] {
            almost(reader, names, at);
            reader.claim(
                names.houses[at].iter().all(|house| names.cells[at].is_subset(*house)),
                "the set is in the house",
            );
        }
        reader.restricted([names.cells[0], names.cells[1]], names.digits[2]);
    }),
    ("{C} «{D}» 与{H}的 {C} «{D}» 是待定数组，限制性公共数是 {D}", two_sets),
    ("{H}的 {C} «{D}» 与 {C} «{D}» 是待定数组，限制性公共数是 {D}", two_sets),
    ("它在两者中的位置互相看到", |_, _| {}),
    ("每个数在两者中的位置互相看到", |_, _| {}),
    ("两个数组各缺其中一个", |_, _| {}),
    ("其余各数都有", |_, _| {}),
    ("必有一个数组没有它", |_, _| {}),
    ("要么 {C} 有 {D}", |reader, names| {
        reader.claim(names.digits[0].is_subset(reader.held(names.cells[0])), "the set has the digits");
    }),
    ("{C} 有 {D}", |reader, names| {
        let held = reader.held(names.cells[0]);
        reader.claim(names.digits[0].is_subset(held), "the cells have these digits");
    }),
    ("要么有 {K}", |reader, names| {
        reader.claim(names.candidates[0].is_subset(reader.candidates()), "the candidates are there");
    }),
    ("{D} 要么在 {C}", |reader, names| reader.holds(names.cells[0], names.digits[0])),
    ("要么在 {C}", |_, _| {}),
    ("是另一种情况", |_, _| {}),
    ("{C} 不能同时是 {D}", |reader, names| {
        let held = reader.held(names.cells[0]);
        reader.claim(names.cells[0].single().is_some() && names.digits[0].is_subset(held), "the cell has both digits");
    }),
    ("{K} 会使{H}没有 {D} 的位置", |_, _| {}),
    ("{C} 看到两边各有一格", |reader, names| {
        let sees = reader.sees_each_part(names.cells[0]);
        reader.claim(sees, "the cells see some of these");
    }),
    ("{D} 即使用上 {C} 也无法在{H}都填上", |_, _| {}),
    ("不会是那两个数之一", |_, _| {}),
    ("这一方案的技巧都无法继续", |_, _| {}),
    ("直接取用答案中的数", |_, _| {}),
    ("{C} 是 {D}，此处没有任何证明", |reader, names| reader.concludes(names.cells[0], names.digits[0], true)),
    ("{D} 在 {C}，看到 {C}", seen_by),
    ("{D} 在 {C}，被 {C} 看到", seen_by),
    ("{H}相交处的 {C} «{D}»", of_set),
    ("{H}的 {C} «{D}»", of_set),
    ("共 {N} 格，正好容纳 {N} 个数", |reader, names| {
        reader.claim(names.numbers[0] == names.numbers[1], "as many");
    }),
    ("每个数都在其中能填它的格里", |_, _| {}),
    ("{H}的 {D} 除了鳍 {C} 都在{H}（{C}", |reader, names| {
        let places = names.digits[0].first().map_or(CellSet::EMPTY, |digit| reader.places_of(digit, &names.houses[0]));
        let whole =
            places == names.cells[0] | names.cells[1] && (places - names.cells[0]).is_subset(union(&names.houses[1]));
        reader.claim(whole, "the base is in cover and fins");
        (reader.places, reader.digits, reader.houses, reader.fins) =
            (names.cells[1], names.digits[0], names.houses[0].clone(), names.cells[0]);
        reader.opens(&names.houses[0], names.digits[0]);
    }),
    ("{H}的 {D}", |reader, names| {
        reader.places =
            names.digits[0].first().map_or(CellSet::EMPTY, |digit| reader.places_of(digit, &names.houses[0]));
        (reader.digits, reader.houses) = (names.digits[0], names.houses[0].clone());
        reader.opens(&names.houses[0], names.digits[0]);
    }),
    ("构成两条鱼", |_, _| {}),
    ("除了鳍 {C} 都在{H}", |reader, names| {
        let base = reader.houses.clone();
        let places = reader.digits.first().map_or(CellSet::EMPTY, |digit| reader.places_of(digit, &base));
        let cover = union(&names.houses[0]);
        reader.claim(places - cover == names.cells[0] - cover, "the base is in cover and fins");
        reader.fins = names.cells[0];
    }),
    ("在{H}之外，{H}的 {D} 只在 {C}", |reader, names| {
        let outside = union(&names.houses[0]);
        let places =
            names.digits[0].iter().fold(CellSet::EMPTY, |all, digit| all | reader.places_of(digit, &names.houses[1]));
        reader.claim((places - outside).is_subset(names.cells[0]), "the digits have no other places there");
    }),
    ("{H}的 {D} 只在 {C}", |reader, names| {
        let places =
            names.digits[0].iter().fold(CellSet::EMPTY, |all, digit| all | reader.places_of(digit, &names.houses[0]));
        reader.claim(places.is_subset(names.cells[0]), "the digits have no other places there");
    }),
    ("一个数若不在宫外的这些格，就在两线的交点", |_, _| {}),
    ("{C} 正好填 {D}，{N}个数正好{N}格", |reader, names| {
        let counts = [names.digits[0].len(), names.cells[0].len()];
        reader.claim(names.numbers == counts && counts[0] == counts[1], "so many cells and digits");
    }),
    (
        "{C} 共 {N} 格，因为每个[区域|行、列或宫]同一个数只能有一个，最多容纳 {N} 个数",
        |reader, names| {
            reader.claim(names.numbers.iter().all(|number| *number == names.cells[0].len()), "so many cells");
        },
    ),
    ("{H}[有|各有] {D}", |_, _| {}),
    ("这些数都在这些格里", |_, _| {}),
    ("各自[区域|行、列或宫]的其他格都没有", |_, _| {}),
    ("{C} 填的是 {D} 中的两个", |reader, names| {
        let held = reader.held(names.cells[0]);
        reader.claim(held == names.digits[0] && names.cells[0].len() == 2, "the base has just these digits");
    }),
    ("这两个数在{H}也都要出现", |_, _| {}),
    ("而且在{H}之外", |_, _| {}),
    ("若没有 {C}，每个数在那里最多填两次", |_, _| {}),
    ("{C} 与 {C} 填的是同样两个数", |_, _| {}),
    ("{C} 的数也在 {C}", |_, _| {}),
    ("除非 {C} 是 {D}，否则{H}的 {D} 都在{H}", |reader, names| {
        let places = names.digits[0].first().map_or(CellSet::EMPTY, |digit| reader.places_of(digit, &names.houses[0]));
        reader.claim(
            (places - union(&names.houses[1])).is_subset(names.cells[0]),
            "the base is in the cover but for the fins",
        );
        reader.opens(&names.houses[0], names.digits[0]);
    }),
    ("[鳍|每个鳍]成立时结果相同", |_, _| {}),
    ("每种情况结果相同", |_, _| {}),
    ("立即得到", |_, _| {}),
    // What begins with it and says more is tried before.
    ("若", |_, _| {}),
];

/// Cells see all places of a digit.
fn seen_by(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    reader.holds(names.cells[0], names.digits[0]);
    let each = names.digits[0].iter().all(|digit| names.cells[0].meets(reader.places_of(digit, &[CellSet::ALL])));
    reader.claim(each && reader.all_see(names.cells[1], names.cells[0]), "the cells see all of these");
}

fn locked(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    reader.almost_locked(names.cells[1], &names.numbers, names.digits[1]);
    reader.trusts(names.cells[0], names.digits[0]);
}

fn hidden(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let places =
        names.digits[1].iter().fold(CellSet::EMPTY, |all, digit| all | reader.places_of(digit, &names.houses[0]));
    reader.claim(names.numbers == [names.digits[1].len(), places.len()], "so many digits and places");
    reader.trusts(names.cells[0], names.digits[0]);
}

fn of_set(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let inside = names.houses[0].iter().all(|house| names.cells[0].is_subset(*house));
    reader.claim(names.digits[0].is_subset(reader.held(names.cells[0])) && inside, "the set has these digits");
}
