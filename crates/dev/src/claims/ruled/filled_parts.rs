//! Reads cells with the ways that they are filled in.
use super::super::names;
use super::lists::{NameReading, digit, list, way};
use qedoku_core::{CellSet, Digit};

/// Cells with the ways that they are filled in.
#[derive(Clone, Debug)]
pub(in super::super) struct FilledPart {
    pub(super) cells: CellSet,
    pub(super) ways: Vec<Vec<Digit>>,
}

/// `r6c234 are 2+4+7 and r6c789 are 3+6+8, or r6c234 are ..`: the parts of each way.
pub(super) fn filled_parts(text: &str) -> Vec<NameReading<Vec<Vec<FilledPart>>>> {
    list(text, &[", or ", "，或者 "], |text| list(text, &[" and ", ", and ", "，"], filled_part))
}

/// `r6c234 are 2+4+7 or 3+4+6`, `r6c2 is 4`.
fn filled_part(text: &str) -> Vec<NameReading<FilledPart>> {
    let mut found = Vec::new();
    for (end, cells) in names::cells(text) {
        for word in [" are ", " is ", " 为 "] {
            let Some(rest) = text[end..].strip_prefix(word) else { continue };
            let single = |text: &str| digit(text).map(|(end, digit)| (end, vec![digit]));
            let one = |text: &str| [way(text), single(text).into_iter().collect()].concat();
            for (more, ways) in list(rest, &[", ", " or ", "、", " 或 "], one) {
                found.push((end + word.len() + more, FilledPart { cells, ways }));
            }
        }
    }
    found
}
