//! Reads the lines of deadly patterns, and what is said beside them.
use super::super::sets::set;
use super::judge::BriefJudge;
use super::places::{BriefForm, at, holds, in_houses};
use super::scan::{BriefItem, BriefScan};
use qedoku_core::{CellSet, DigitSet};

/// Cells that would hold only some digits, and what else is said: `(17)r38c13, 1 in r8 at r8c13`.
pub(super) fn deadly(judge: &mut BriefJudge<'_>, scan: &mut BriefScan<'_>) -> Option<()> {
    let mut ahead = *scan;
    let (digits, cells) = match odd_loop(judge, &mut ahead) {
        Some(pattern) => {
            *scan = ahead;
            pattern
        }
        None => scan.filled()?,
    };
    let each = cells.iter().all(|cell| match judge.board.value(cell) {
        Some(value) => digits.contains(value),
        None => judge.board.digits(cell).meets(digits),
    });
    judge.claim(each, "each cell may hold one of the digits");
    while scan.any(&[", ", "，"]) {
        part(judge, scan, cells)?;
    }
    Some(())
}

/// Reads a remark behind a deadly pattern, such as `no givens`, and tests it.
fn part(judge: &mut BriefJudge<'_>, scan: &mut BriefScan<'_>, cells: CellSet) -> Option<()> {
    if scan.any(&["no givens", "无提示数"]) {
        judge.claim(!judge.board.givens().meets(cells), "none of the cells is given");
        return Some(());
    }
    let readers: [BriefForm; 5] = [at, with, thrice, one_of, guards];
    readers.into_iter().find_map(|read| {
        let mut ahead = *scan;
        let claims = judge.claims;
        let wrong = judge.wrong.len();
        let done = read(judge, &mut ahead);
        if done.is_some() {
            *scan = ahead;
        } else {
            judge.claims = claims;
            judge.wrong.truncate(wrong);
        }
        done
    })
}

/// `with (346)r46c4 in b5`.
fn with(judge: &mut BriefJudge<'_>, scan: &mut BriefScan<'_>) -> Option<()> {
    scan.must(&["with ", "与 "])?;
    let (digits, cells, houses) = in_houses(judge, scan)?;
    let held = judge.held(cells);
    judge.claim(
        held == digits && houses.iter().all(|house| cells.is_subset(*house)),
        "the cells have just these digits",
    );
    Some(())
}

/// `1 three times in r1, c8 and b3`.
fn thrice(judge: &mut BriefJudge<'_>, scan: &mut BriefScan<'_>) -> Option<()> {
    let digit = scan.digits()?.single()?;
    let is_english = scan.word(" three times in ");
    if !is_english {
        let said = scan.rest.find(" 有三个位置").is_some_and(|end| !scan.rest[..end].contains('，'));
        said.then(|| scan.must(&[" 在 "])).flatten()?;
    }
    loop {
        for house in scan.houses(judge.layout)? {
            judge.claim((judge.board.plane(digit) & house).len() == 3, "the digit has three places there");
        }
        if !scan.any(&[", ", " and ", "、", " 和 "]) {
            return if is_english { Some(()) } else { scan.must(&[" 有三个位置"]) };
        }
    }
}

/// `7 in r46c8`.
fn one_of(judge: &mut BriefJudge<'_>, scan: &mut BriefScan<'_>) -> Option<()> {
    let digits = scan.digits()?;
    scan.must(&[" in ", " 在 "])?;
    let cells = scan.cells()?;
    let there = digits.iter().all(|digit| cells.is_subset(judge.board.plane(digit)));
    judge.claim(there, "the candidates are there");
    Some(())
}

/// `(36)r5c6|(4)r5c5`.
fn guards(judge: &mut BriefJudge<'_>, scan: &mut BriefScan<'_>) -> Option<()> {
    if scan.rest.starts_with('(') {
        loop {
            let (digits, cells) = scan.filled()?;
            let there = set(cells, digits).is_subset(judge.board.candidates());
            judge.claim(there && cells.is_one(), "the guards are there");
            if !scan.word("|") {
                return Some(());
            }
        }
    }
    loop {
        let BriefItem { set, placed } = scan.item()?;
        judge.claim(placed && set.is_subset(judge.board.candidates()), "the guards are there");
        let mut ahead = *scan;
        if !ahead.any(&[", ", "、", " or ", " 或 "]) || ahead.item().is_none() {
            return Some(());
        }
        scan.any(&[", ", "、", " or ", " 或 "]);
    }
}

/// `(48)r1c1-r1c5-r5c5- loop of 3`.
pub(super) fn odd_loop(judge: &mut BriefJudge<'_>, scan: &mut BriefScan<'_>) -> Option<(DigitSet, CellSet)> {
    let (digits, mut cells) = scan.filled()?;
    let mut last = cells.single()?;
    let first = last;
    while scan.rest.starts_with("-r") {
        scan.word("-");
        let next = scan.cells()?.single()?;
        judge.claim(judge.layout.peers(last).contains(next), "each sees the next");
        (last, cells) = (next, cells.with(next));
    }
    scan.must(&["- "])?;
    scan.word("loop of ");
    let count = scan.number()?;
    scan.any(&[" 格环"]);
    judge.claim(judge.layout.peers(last).contains(first) && count == cells.len() && count % 2 == 1, "an odd loop");
    Some((digits, cells))
}

/// `two candidates in every open cell but r4c8 {259}`.
pub(super) fn grave(judge: &mut BriefJudge<'_>, scan: &mut BriefScan<'_>) -> Option<()> {
    let is_english = scan.word("two candidates in every open cell but ");
    if !is_english {
        scan.must(&["除 "])?;
    }
    let mut more = CellSet::EMPTY;
    loop {
        let (cells, digits) = scan.held()?;
        holds(judge, cells, digits);
        more |= cells;
        if !scan.any(&[", ", " and ", "、", " 和 "]) {
            break;
        }
        if !scan.rest.contains('{') {
            part(judge, scan, CellSet::EMPTY)?;
            break;
        }
    }
    if !is_english {
        scan.must(&[" 外所有空格都有两个候选数"])?;
    }
    while scan.any(&[", ", "，"]) {
        part(judge, scan, CellSet::EMPTY)?;
    }
    let two = (judge.board.open() - more).iter().all(|cell| judge.board.digits(cell).len() == 2);
    judge.claim(two, "every other open cell has two candidates");
    Some(())
}
