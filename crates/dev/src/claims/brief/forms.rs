//! The lines that are no chains, in both languages.
use super::super::sets::set;
use super::colors::{colors, turns};
use super::deadly::{deadly, grave, odd_loop};
use super::judge::BriefJudge;
use super::places::{AND, BriefForm, at, holds, in_houses};
use super::scan::BriefScan;
use qedoku_core::{CandidateSet, CellSet, DigitSet};

/// Reads an argument by the first form that fits.
pub(super) fn read(judge: &mut BriefJudge<'_>, argument: &str) -> Option<()> {
    let forms: [BriefForm; 14] = [
        confined,
        subset,
        once_each,
        almost_locked,
        fish,
        counts,
        crossing,
        templates,
        exocet,
        deadly,
        grave,
        colors,
        turns,
        others,
    ];
    let claims = judge.claims;
    let wrong = judge.wrong.len();
    for form in forms {
        let mut scan = BriefScan::new(argument);
        if form(judge, &mut scan).is_some() && scan.is_done() {
            return Some(());
        }
        judge.claims = claims;
        judge.wrong.truncate(wrong);
    }
    None
}

fn confined(judge: &mut BriefJudge<'_>, scan: &mut BriefScan<'_>) -> Option<()> {
    at(judge, scan)
}

/// `(67)r8c19 in r8`, `r8 的 (67)r8c19`: as many cells as digits.
fn subset(judge: &mut BriefJudge<'_>, scan: &mut BriefScan<'_>) -> Option<()> {
    let (digits, cells, houses) = in_houses(judge, scan)?;
    let held = judge.held(cells);
    let naked = held == digits;
    let all = houses.iter().fold(CellSet::EMPTY, |all, house| all | *house);
    let places = digits.iter().fold(CellSet::EMPTY, |all, digit| all | judge.board.plane(digit));
    let hidden = houses.len() == 1 && (places & all).is_subset(cells);
    // Fireworks have lines that cross, whose cells are more than one house has.
    let crossed = houses.len() >= 2 && cells.is_subset(all) && digits.is_subset(held);
    judge.claim(naked || hidden || crossed, "the digits and the cells are locked to each other");
    judge.claim(digits.len() == cells.len(), "as many cells as digits");
    Some(())
}

/// `(23579)r47c9,r6c379, 2359 once`.
fn once_each(judge: &mut BriefJudge<'_>, scan: &mut BriefScan<'_>) -> Option<()> {
    let (digits, cells) = scan.filled()?;
    scan.must(&[", ", "，"])?;
    let once = scan.digits()?;
    scan.must(&[" once", " 各一次"])?;
    let held = judge.held(cells);
    let sees_all = |digit| {
        let places = judge.board.plane(digit) & cells;
        places.iter().all(|cell| places.without(cell).is_subset(judge.layout.peers(cell)))
    };
    judge.claim(held == digits && once.is_subset(held), "the cells have just these digits");
    judge.claim(once.iter().all(sees_all) && once.len() < cells.len(), "each of these fits once");
    Some(())
}

/// `(56)r5c4, 56 in b4 at r5c13,r6c3`.
fn almost_locked(judge: &mut BriefJudge<'_>, scan: &mut BriefScan<'_>) -> Option<()> {
    let (digits, cells) = scan.filled()?;
    scan.must(&[", ", "，"])?;
    at(judge, scan)?;
    let held = judge.held(cells);
    judge.claim(held.is_subset(digits), "the cells have just these digits");
    (digits.len() == cells.len() + 1).then_some(())
}

/// True if a text is a fish.
pub(super) fn is_fish(judge: &mut BriefJudge<'_>, text: &str) -> bool {
    let claims = judge.claims;
    let wrong = judge.wrong.len();
    let mut scan = BriefScan::new(text);
    let is = fish(judge, &mut scan).is_some() && scan.is_done();
    if !is {
        judge.claims = claims;
        judge.wrong.truncate(wrong);
    }
    is
}

/// `7 r17\c36 fr1c4`, siamese `6 c167\r478 fr5c7 and \r578 fr4c6`.
fn fish(judge: &mut BriefJudge<'_>, scan: &mut BriefScan<'_>) -> Option<()> {
    let digit = scan.digits()?.single()?;
    scan.must(&[" "])?;
    let base = scan.houses(judge.layout)?;
    let all = base.iter().fold(CellSet::EMPTY, |all, house| all | *house) & judge.board.plane(digit);
    loop {
        scan.must(&["\\"])?;
        let cover = scan.houses(judge.layout)?;
        let fins = if scan.word(" f") { scan.cells()? } else { CellSet::EMPTY };
        let covered = cover.iter().fold(CellSet::EMPTY, |all, house| all | *house);
        judge.claim(cover.len() == base.len(), "as many houses on both sides");
        judge
            .claim((all - covered).is_subset(fins) && fins.is_subset(all), "the base is in the cover but for the fins");
        if !scan.any(AND) {
            return Some(());
        }
    }
}

/// `9 cells r2c8,r5c348 = 9 links 8r5,78r6`.
fn counts(judge: &mut BriefJudge<'_>, scan: &mut BriefScan<'_>) -> Option<()> {
    let (base, base_count) = side(judge, scan)?;
    scan.must(&[" = "])?;
    let (cover, cover_count) = side(judge, scan)?;
    let inside = (base & *judge.board.candidates()).is_subset(&cover);
    judge.claim(inside, "the cover has all candidates of the base");
    judge.claim(base_count == cover_count, "as many on both sides");
    Some(())
}

/// Cells and links, with their numbers.
fn side(judge: &mut BriefJudge<'_>, scan: &mut BriefScan<'_>) -> Option<(CandidateSet, usize)> {
    let mut all = CandidateSet::EMPTY;
    let mut count = 0;
    loop {
        let number = scan.number()?;
        let mut found = 0;
        if scan.any(&[" cells ", " cell ", " 格 "]) {
            let cells = scan.cells()?;
            all |= set(cells, DigitSet::ALL);
            found = cells.len();
        } else {
            scan.must(&[" links ", " link ", " 个限制："])?;
            loop {
                let digits = scan.digits()?;
                let houses = scan.houses(judge.layout)?;
                for house in &houses {
                    all |= set(*house, digits);
                }
                found += digits.len() * houses.len();
                if !scan.word(",") {
                    break;
                }
            }
        }
        judge.claim(found == number, "so many cells or links");
        count += found;
        if !scan.word(" + ") {
            return Some((all, count));
        }
    }
}

/// `r23c6 {2456}, with r48c6 {567} in c6 and r1c4 {247} in b2`.
fn crossing(judge: &mut BriefJudge<'_>, scan: &mut BriefScan<'_>) -> Option<()> {
    let (cells, digits) = scan.held()?;
    holds(judge, cells, digits);
    scan.must(&[", with ", "，与 "])?;
    let mut first = true;
    while first || scan.any(AND) {
        first = false;
        let mut ahead = *scan;
        let before = ahead.houses(judge.layout).filter(|_| ahead.any(&[" 的 "]));
        if before.is_some() {
            *scan = ahead;
        }
        let (cells, digits) = scan.held()?;
        let houses = if let Some(houses) = before {
            houses
        } else {
            scan.must(&[" in "])?;
            scan.houses(judge.layout)?
        };
        holds(judge, cells, digits);
        judge.claim(cells.is_subset(houses[0]), "the cells are in the house");
    }
    Some(())
}

/// `2 in r34689, all ways`, `2 in r349, no way beside 57`.
fn templates(judge: &mut BriefJudge<'_>, scan: &mut BriefScan<'_>) -> Option<()> {
    let (digits, rows) = if let Some(digits) = scan.digits() {
        scan.must(&[" in "])?;
        (digits, scan.houses(judge.layout)?)
    } else {
        let rows = scan.houses(judge.layout)?;
        scan.must(&[" 的 "])?;
        (scan.digits()?, rows)
    };
    let lacks =
        |row: &CellSet| digits.iter().any(|digit| row.iter().all(|cell| judge.board.value(cell) != Some(digit)));
    let lacking = rows.iter().all(lacks);
    judge.claim(lacking, "the rows lack the digit");
    scan.must(&[", all ways", ", no way", "，所有填法", "，没有填法用到"])?;
    if scan.any(&[" beside ", "，与 "]) {
        scan.digits()?;
        scan.any(&[" 相容"]);
    }
    Some(())
}

/// `base (1246)r12c7, targets r57c9, cross rows 357`.
fn exocet(judge: &mut BriefJudge<'_>, scan: &mut BriefScan<'_>) -> Option<()> {
    scan.must(&["base ", "基准格 "])?;
    let (digits, cells) = scan.filled()?;
    holds(judge, cells, digits);
    judge.claim(cells.len() == 2, "the base has two cells");
    scan.must(&[", targets ", "，目标格 "])?;
    let targets = scan.cells()?;
    let apart = targets.iter().all(|cell| !judge.layout.peers(cell).meets(cells));
    judge.claim(targets.len() == 2 && apart, "two targets that do not see the base");
    scan.must(&[", cross rows ", ", cross columns ", "，交叉行 ", "，交叉列 "])?;
    scan.digits()?;
    while scan.any(&[", ", "，"]) {
        let mut ahead = *scan;
        if ahead.digits().is_some() && ahead.any(&[" not in all of ", " 填不满 "]) {
            ahead.houses(judge.layout)?;
            *scan = ahead;
            continue;
        }
        scan.cells()?;
        scan.must(&[" mirrored in ", " 的镜像 "])?;
        scan.cells()?;
    }
    Some(())
}

/// Rings, cells of a wing, truths, symmetries and guesses.
fn others(judge: &mut BriefJudge<'_>, scan: &mut BriefScan<'_>) -> Option<()> {
    let mut ahead = *scan;
    if let Some((digits, cells)) = odd_loop(judge, &mut ahead) {
        ahead.must(&[" beside ", "，守护格 "])?;
        let beside = ahead.cells()?;
        let there = digits.iter().all(|digit| (cells | beside).is_subset(judge.board.plane(digit)));
        judge.claim(there, "the places are there");
        *scan = ahead;
        return Some(());
    }
    if scan.any(&["taken from the solution, not proved", "取自答案，未经证明"]) {
        return Some(());
    }
    let signs = ["turn", "mirror", "rows", "columns", "转", "对角", "行", "列"];
    if let Some((moved, asked)) = scan.rest.rsplit_once(": ").or_else(|| scan.rest.rsplit_once("：")) {
        if !signs.iter().any(|sign| moved.contains(sign)) {
            return None;
        }
        let mut inside = BriefScan::new(asked);
        let stands = inside.items();
        if let Some(items) = stands {
            let stands =
                items.iter().all(|item| item.set.iter().all(|it| judge.board.value(it.cell) == Some(it.digit)));
            judge.claim(stands, "the image stands");
        } else {
            BriefScan::new(asked).cells()?;
        }
        scan.rest = "";
        return Some(());
    }
    loop {
        let mut ahead = *scan;
        if at(judge, &mut ahead).is_none() {
            ahead = *scan;
            let (cells, digits) = ahead.held()?;
            holds(judge, cells, digits);
        }
        *scan = ahead;
        if !scan.any(&[", ", "，"]) {
            return Some(());
        }
    }
}
