//! How cells, digits, houses and numbers are read in sentences. Each reader tells every way to read the beginning of a
//! text: how long it is, and what it names.
use super::judge::set;
use qedoku_core::{CandidateSet, Cell, CellSet, Digit, DigitSet, HouseKind, Layout};

/// What joins the items of a list.
const LISTED: [&str; 11] = ["-", ", ", " and ", " or ", "+", ",", "、", " 和 ", " 或 ", "和", "或"];

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
    ];
    let length = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    if let Ok(number) = text[..length].parse() {
        return Some((length, number));
    }
    words.iter().zip(0..).find_map(|(forms, number)| {
        forms.iter().find(|form| text.starts_with(**form)).map(|form| (form.trim_end().len(), number))
    })
}

/// Every list that a text begins with.
fn listed<T: Clone>(text: &str, one: impl Fn(&str) -> Vec<(usize, T)>, join: impl Fn(T, T) -> T) -> Vec<(usize, T)> {
    let mut all: Vec<(usize, T)> = one(text);
    let mut at = 0;
    while at < all.len() {
        let (end, so_far) = all[at].clone();
        for joint in LISTED.iter().filter(|joint| text[end..].starts_with(**joint)) {
            let next = end + joint.len();
            for (length, item) in one(&text[next..]) {
                all.push((next + length, join(so_far.clone(), item)));
            }
        }
        at += 1;
    }
    all
}

/// A block of cells: `r48c27`.
fn block(text: &str) -> Vec<(usize, CellSet)> {
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
    ];
    let of = |kind, numbers: DigitSet| -> Vec<CellSet> {
        let houses: Vec<CellSet> = layout.houses_of_kind(kind).iter().map(|house| layout.cells(house)).collect();
        numbers.iter().filter_map(|it| houses.get(it.to_string().parse::<usize>().ok()? - 1).copied()).collect()
    };
    let mut found = Vec::new();
    for (kind, words, sign) in kinds {
        for word in words {
            let Some(rest) = text.strip_prefix(word) else { continue };
            for (length, numbers) in digits(rest) {
                let end = word.len() + length;
                // `r2c4` is a cell, not a row.
                if word.len() > 1 || !text[end..].starts_with('c') {
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
