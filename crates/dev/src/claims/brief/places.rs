//! Reads where digits are, for the lines that are no chains.
use super::judge::BriefJudge;
use super::scan::BriefScan;
use qedoku_core::{CellSet, DigitSet};

/// Reads a form and tests it.
pub(super) type BriefForm = fn(&mut BriefJudge<'_>, &mut BriefScan<'_>) -> Option<()>;

/// The joint of a list of two.
pub(super) const AND: &[&str] = &[" and ", " 和 "];

/// `9 in b6 at r5c89`, `b6 的 9 在 r5c89`.
pub(super) fn at(judge: &mut BriefJudge<'_>, scan: &mut BriefScan<'_>) -> Option<()> {
    let mut ahead = *scan;
    let (digits, house, cells) = if let Some(digits) = ahead.digits() {
        ahead.must(&[" in "])?;
        let houses = ahead.houses(judge.layout)?;
        ahead.must(&[" at "])?;
        (digits, houses[0], ahead.cells()?)
    } else {
        let houses = ahead.houses(judge.layout)?;
        ahead.must(&[" 的 "])?;
        let digits = ahead.digits()?;
        ahead.must(&[" 在 "])?;
        (digits, houses[0], ahead.cells()?)
    };
    *scan = ahead;
    let places = digits.iter().fold(CellSet::EMPTY, |all, digit| all | judge.board.plane(digit)) & house;
    judge.claim(places == cells, "the digits have just these places there");
    Some(())
}

/// `(67)r8c19 in r8`, `r8 的 (67)r8c19`.
pub(super) fn in_houses(judge: &BriefJudge<'_>, scan: &mut BriefScan<'_>) -> Option<(DigitSet, CellSet, Vec<CellSet>)> {
    let list = |scan: &mut BriefScan<'_>| {
        let mut all = scan.houses(judge.layout)?;
        loop {
            let mut ahead = *scan;
            let more = ahead.any(&[" and ", " 和 ", ", ", "、"]).then(|| ahead.houses(judge.layout)).flatten();
            let Some(more) = more else { return Some(all) };
            all.extend(more);
            *scan = ahead;
        }
    };
    if scan.rest.starts_with('(') {
        let (digits, cells) = scan.filled()?;
        scan.must(&[" in "])?;
        return Some((digits, cells, list(scan)?));
    }
    let houses = list(scan)?;
    scan.must(&[" 的 "])?;
    let (digits, cells) = scan.filled()?;
    Some((digits, cells, houses))
}

/// Claims that cells have just these digits.
pub(super) fn holds(judge: &mut BriefJudge<'_>, cells: CellSet, digits: DigitSet) {
    let held = judge.held(cells);
    judge.claim(held == digits, "the cells have just these digits");
}
