//! Reads cells, digits, houses and numbers in sentences. Each reader gives every way to read the beginning of a text:
//! its length, and what it names.
use super::sets::{set, union};
use qedoku_core::{CandidateSet, Cell, CellSet, Digit, DigitSet, HouseKind, Layout};

/// Cells, and digits of houses, each of which takes one candidate: the candidates, and how many slots there are.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slots {
    pub(super) candidates: CandidateSet,
    pub(super) count: usize,
}

/// The text between the items of a list.
const LISTED: [&str; 12] = ["-", ", ", " and from ", " and ", " or ", "+", ",", "、", " 和 ", " 或 ", "和", "或"];

/// Blocks of cells: `r1c23, r48c7 and r5c5`.
pub(super) fn cells(text: &str) -> Vec<(usize, CellSet)> {
    listed(text, block, |all, one| all | one)
}

/// Digits: `1`, `157`, `1, 5 and 7`.
pub(super) fn digits(text: &str) -> Vec<(usize, DigitSet)> {
    listed(text, run, |all, one| all | one)
}

/// Candidates: `5 at r1c23 and 7 at r4c2`, `r1c23 的 5`.
pub(super) fn candidates(text: &str) -> Vec<(usize, CandidateSet)> {
    let one = |text: &str| {
        let mut found = Vec::new();
        for (end, digits) in digits(text) {
            if let Some(rest) = text[end..].strip_prefix(" at ") {
                found.extend(cells(rest).into_iter().map(|(more, cells)| (end + 4 + more, set(cells, digits))));
            }
        }
        for (end, cells) in cells(text) {
            if let Some(rest) = text[end..].strip_prefix(" 的 ") {
                let word = " 的 ".len();
                found.extend(digits(rest).into_iter().map(|(more, digits)| (end + word + more, set(cells, digits))));
            }
        }
        found
    };
    listed(text, one, |all, one| all | one)
}

/// The conclusions of steps in notation: `r1c2=3`, `r8c6<>3, r8c3<>7`; the eliminations alone if no placements are
/// wanted.
pub(super) fn assignments(text: &str, with_places: bool) -> Vec<(usize, CandidateSet)> {
    let one = |text: &str| {
        let mut found = Vec::new();
        for (end, cells) in block(text) {
            for sign in if with_places { ["<>", "="].as_slice() } else { &["<>"] } {
                let Some(rest) = text[end..].strip_prefix(sign) else { continue };
                found.extend(run(rest).into_iter().map(|(more, digits)| (end + sign.len() + more, set(cells, digits))));
            }
        }
        found
    };
    listed(text, one, |all, one| all | one)
}

/// The candidates of statements that one of some is true: `r2c4 is 8`, `8 is in r79c3`, `r1c2 is 4 and r3c5 is 4`.
pub(super) fn statements(text: &str) -> Vec<(usize, CandidateSet)> {
    let one = |text: &str| {
        let mut found = Vec::new();
        for (end, cells) in cells(text) {
            for word in [" is ", " are ", " 是 ", " 都是 "] {
                let Some(rest) = text[end..].strip_prefix(word) else { continue };
                let ways = digits(rest).into_iter();
                found.extend(ways.map(|(more, digits)| (end + word.len() + more, set(cells, digits))));
            }
        }
        for (end, digits) in digits(text) {
            for word in [" is in ", " 在 ", " 都在 "] {
                let Some(rest) = text[end..].strip_prefix(word) else { continue };
                let ways = cells(rest).into_iter();
                found.extend(ways.map(|(more, cells)| (end + word.len() + more, set(cells, digits))));
            }
        }
        found
    };
    listed(text, one, |all, one| all | one)
}

/// Several such statements, joined by commas: `r1c1 和 r3c7 都是 3，r5c8 是 1`.
pub(super) fn joined_statements(text: &str) -> Vec<(usize, CandidateSet)> {
    let mut all = statements(text);
    let mut at = 0;
    while at < all.len() {
        let (end, so_far) = all[at];
        if let Some(rest) = text[end..].strip_prefix('，') {
            let next = text.len() - rest.len();
            all.extend(statements(rest).into_iter().map(|(more, set)| (next + more, so_far | set)));
        }
        at += 1;
    }
    all
}

/// Cells, and digits of houses: `r57c26, 7 of b4 and 4 of b8`, `r1c36、r8c6 和 b2 的 8`.
pub(super) fn slots(layout: &Layout, text: &str) -> Vec<(usize, Slots)> {
    let of_houses = |houses: &[CellSet], digits: DigitSet| Slots {
        candidates: set(union(houses), digits),
        count: houses.len() * digits.len(),
    };
    let one = |text: &str| {
        let cell =
            |(end, cells): (usize, CellSet)| (end, Slots { candidates: set(cells, DigitSet::ALL), count: cells.len() });
        let mut found: Vec<(usize, Slots)> = block(text).into_iter().map(cell).collect();
        for (end, digits) in run(text) {
            let Some(rest) = text[end..].strip_prefix(" of ") else { continue };
            let ways = in_short(layout, rest).into_iter();
            found.extend(ways.map(|(more, houses)| (end + " of ".len() + more, of_houses(&houses, digits))));
        }
        for (end, houses) in in_short(layout, text) {
            let Some(rest) = text[end..].strip_prefix(" 的 ") else { continue };
            let ways = run(rest).into_iter();
            found.extend(ways.map(|(more, digits)| (end + " 的 ".len() + more, of_houses(&houses, digits))));
        }
        found
    };
    listed(text, one, |all, one| Slots { candidates: all.candidates | one.candidates, count: all.count + one.count })
}

/// Houses in short, each kind by itself: `r28,b3`.
fn in_short(layout: &Layout, text: &str) -> Vec<(usize, Vec<CellSet>)> {
    let mut all = alike(layout, text);
    let mut at = 0;
    while at < all.len() {
        let (end, so_far) = all[at].clone();
        for joint in [",", "、"].iter().filter(|joint| text[end..].starts_with(**joint)) {
            let next = end + joint.len();
            let more = alike(layout, &text[next..]).into_iter();
            let joined = more.map(|(length, houses)| (next + length, [so_far.clone(), houses].concat()));
            all.extend(joined.collect::<Vec<_>>());
        }
        at += 1;
    }
    all
}

/// Houses: `row 4`, `rows 2 and 8 and box 3`, `r28b3`, `第2、8行和第3宫`; each by its cells.
pub(super) fn houses(layout: &Layout, text: &str) -> Vec<(usize, Vec<CellSet>)> {
    listed(
        text,
        |text| alike(layout, text),
        |mut all, one| {
            all.extend(one);
            all
        },
    )
}

/// Diagonals by the cells at their ends: `diagonal r1c1–r9c9`.
fn diagonals(layout: &Layout, text: &str) -> Vec<(usize, Vec<CellSet>)> {
    let mut found = Vec::new();
    for word in ["diagonals ", "diagonal ", "对角线 "] {
        let Some(rest) = text.strip_prefix(word) else { continue };
        let one = |text: &str| {
            let houses = layout.houses_of_kind(HouseKind::Diagonal);
            let cells: Vec<CellSet> = houses.iter().map(|house| layout.cells(house)).collect();
            let named = cells.into_iter().find_map(|cells| {
                let ends: Vec<String> = cells.iter().map(|cell| cell.to_string()).collect();
                let name = format!("{}–{}", ends.first()?, ends.last()?);
                text.starts_with(&name).then_some((name.len(), vec![cells]))
            });
            named.into_iter().collect::<Vec<_>>()
        };
        let all = listed(rest, one, |mut all, one| {
            all.extend(one);
            all
        });
        // Chinese has a blank behind the cell, where a word follows.
        let blank = |end: usize| usize::from(*word == *"对角线 " && rest[end..].starts_with(' '));
        let ends = all.into_iter().map(|(end, cells)| (word.len() + end + blank(end), cells));
        found.extend(ends);
    }
    found
}

/// A number in digits or as a word.
pub(super) fn number(text: &str) -> Option<(usize, usize)> {
    let words = [
        ["no ", "零"],
        ["one", "一"],
        ["two", "两"],
        ["three", "三"],
        ["four", "四"],
        ["five", "五"],
        ["six", "六"],
        ["seven", "七"],
        ["eight", "八"],
        ["nine", "九"],
        ["ten", "十"],
        ["eleven", "十一"],
        ["twelve", "十二"],
    ];
    let length = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    if let Ok(number) = text[..length].parse() {
        return Some((length, number));
    }
    words.iter().enumerate().rev().find_map(|(number, forms)| {
        forms.iter().find(|form| text.starts_with(**form)).map(|form| (form.trim_end().len(), number))
    })
}

/// The same, where a large number may have blanks around it.
pub(super) fn spaced_number(text: &str) -> Vec<(usize, usize)> {
    let rest = text.trim_start_matches(' ');
    let Some((length, number)) = number(rest) else { return Vec::new() };
    let end = text.len() - rest.len() + length;
    let with_blank = text[end..].starts_with(' ').then_some((end + 1, number));
    with_blank.into_iter().chain([(end, number)]).collect()
}

/// Every list that a text begins with. Behind `and` no comma goes on: `rows 2 and 8, 5 once in row 4`.
fn listed<T: Clone>(text: &str, one: impl Fn(&str) -> Vec<(usize, T)>, join: impl Fn(T, T) -> T) -> Vec<(usize, T)> {
    let mut all: Vec<(usize, T, bool)> = one(text).into_iter().map(|(end, it)| (end, it, false)).collect();
    let mut at = 0;
    while at < all.len() {
        let (end, so_far, ends) = all[at].clone();
        for joint in LISTED.iter().filter(|joint| text[end..].starts_with(**joint)) {
            let next = end + joint.len();
            if ends && *joint == ", " {
                continue;
            }
            for (length, item) in one(&text[next..]) {
                all.push((next + length, join(so_far.clone(), item), ends || *joint == " and "));
            }
        }
        at += 1;
    }
    all.into_iter().map(|(end, it, _)| (end, it)).collect()
}

/// A block of cells: `r48c27`.
pub(super) fn block(text: &str) -> Vec<(usize, CellSet)> {
    let read = || {
        let rest = text.strip_prefix('r')?;
        let rows = leading(rest);
        let after = rest[rows.len()..].strip_prefix('c')?;
        let columns = leading(after);
        let of = |digits: &str| -> Vec<u8> { digits.bytes().map(|it| it - b'0').collect() };
        let mut cells = CellSet::EMPTY;
        for &row in &of(rows) {
            for &column in &of(columns) {
                cells.insert(Cell::parse(&format!("r{row}c{column}"))?);
            }
        }
        (!cells.is_empty()).then_some((2 + rows.len() + columns.len(), cells))
    };
    read().into_iter().collect()
}

/// Digits without anything between them.
fn run(text: &str) -> Vec<(usize, DigitSet)> {
    let digits = leading(text);
    let all: Option<DigitSet> = digits.bytes().map(|it| Digit::from_value(u32::from(it - b'0'))).collect();
    match all {
        Some(all) if !digits.is_empty() && all.len() == digits.len() => {
            // `4s` are all 4s of the board.
            let plural = text[digits.len()..].starts_with('s').then_some((digits.len() + 1, all));
            plural.into_iter().chain([(digits.len(), all)]).collect()
        }
        _ => Vec::new(),
    }
}

fn leading(text: &str) -> &str {
    &text[..text.find(|c: char| !('1'..='9').contains(&c)).unwrap_or(text.len())]
}

/// Houses of one kind.
fn alike(layout: &Layout, text: &str) -> Vec<(usize, Vec<CellSet>)> {
    let kinds = [
        (HouseKind::Row, ["rows ", "row ", "r"], "行"),
        (HouseKind::Column, ["columns ", "column ", "c"], "列"),
        (HouseKind::Box, ["boxes ", "box ", "b"], "宫"),
        (HouseKind::Region, ["regions ", "region ", "e"], "个额外区域"),
        (HouseKind::Group, ["groups ", "group ", "g"], "组"),
    ];
    let of = |kind, numbers: DigitSet| -> Vec<CellSet> {
        let houses: Vec<CellSet> = layout.houses_of_kind(kind).iter().map(|house| layout.cells(house)).collect();
        numbers.iter().filter_map(|it| houses.get(it.to_string().parse::<usize>().ok()? - 1).copied()).collect()
    };
    let mut found = diagonals(layout, text);
    for (kind, words, sign) in kinds {
        for word in words {
            let Some(rest) = text.strip_prefix(word) else { continue };
            for (length, numbers) in digits(rest) {
                let end = word.len() + length;
                // `r2c4` is a cell, not a row; and `row 2` is one.
                let is_house = if word.len() > 1 {
                    numbers.is_one() || word.ends_with("s ") || rest[..length].contains(" or ")
                } else {
                    !text[end..].starts_with('c')
                };
                if is_house {
                    found.push((end, of(kind, numbers)));
                }
            }
        }
        if let Some(rest) = text.strip_prefix("第") {
            for (length, numbers) in digits(rest) {
                if rest[length..].starts_with(sign) {
                    found.push(("第".len() + length + sign.len(), of(kind, numbers)));
                }
            }
        }
    }
    found
}
