//! Reads the lines of colors, and what is wrong with one of them.
use super::super::sets::set;
use super::chain::Eureka;
use super::judge::BriefJudge;
use super::places::AND;
use super::scan::{BriefItem, BriefScan};
use qedoku_core::{Candidate, CandidateSet, DigitSet};

/// A color by its letter, with its candidates.
struct NamedColor {
    name: String,
    set: CandidateSet,
}

/// `3 A r1c1,r3c7 | B r3c2,r4c17, B twice in r4`.
pub(super) fn colors(judge: &mut BriefJudge<'_>, scan: &mut BriefScan<'_>) -> Option<()> {
    let digit = scan.digits();
    if digit.is_some() {
        scan.must(&[" "])?;
    }
    let mut sides: Vec<NamedColor> = Vec::new();
    loop {
        let name = scan.rest.get(..1).filter(|name| name.chars().all(|c| c.is_ascii_uppercase()))?.to_owned();
        scan.rest = &scan.rest[1..];
        scan.must(&[" "])?;
        let set = if digit.is_none() && scan.rest.starts_with('(') {
            led(judge, scan)?
        } else if let Some(digit) = digit {
            set(scan.cells()?, digit)
        } else {
            let mut all = CandidateSet::EMPTY;
            loop {
                let BriefItem { set, placed } = scan.item()?;
                judge.claim(placed, "a color is true or false");
                all |= set;
                if !scan.rest.starts_with(",r") {
                    break;
                }
                scan.word(",");
            }
            all
        };
        judge.claim(set.is_subset(judge.board.candidates()), "the candidates are there");
        sides.push(NamedColor { name, set });
        if !scan.word(" | ") {
            break;
        }
    }
    while scan.any(&[", ", "，"]) {
        fault(judge, scan, &sides)?;
    }
    Some(())
}

/// Cells that hold the same two digits in turn: `(68)r5c2-r4c3-r7c3-r7c6-r8c5`.
pub(super) fn turns(judge: &mut BriefJudge<'_>, scan: &mut BriefScan<'_>) -> Option<()> {
    let (digits, mut cells) = scan.filled()?;
    let mut last = cells.single()?;
    while scan.rest.starts_with("-r") {
        scan.word("-");
        let next = scan.cells()?.single()?;
        judge.claim(judge.layout.peers(last).contains(next), "each sees the next");
        (last, cells) = (next, cells.with(next));
    }
    let two = cells.iter().all(|cell| judge.board.digits(cell) == digits);
    judge.claim(two && digits.len() == 2 && cells.is_several(), "all cells hold these two digits only");
    Some(())
}

/// Chains from one candidate of a color: `(2-4)r4c3=(4)r6c1-(4=9)r7c1`; what they reach is of the color.
fn led(judge: &mut BriefJudge<'_>, scan: &mut BriefScan<'_>) -> Option<CandidateSet> {
    let mut all = CandidateSet::EMPTY;
    loop {
        let chain = Eureka::read(scan, judge)?;
        chain.test(judge);
        judge.claim(chain.starts_true(), "the color is supposed to be right");
        all |= chain.start() | chain.end();
        let mut ahead = *scan;
        if !ahead.any(AND) || !ahead.rest.starts_with('(') {
            return Some(all);
        }
        *scan = ahead;
    }
}

/// `B and C not both in r4`.
fn not_both(judge: &mut BriefJudge<'_>, scan: &mut BriefScan<'_>, sides: &[NamedColor]) -> Option<()> {
    let mut ahead = *scan;
    let named = |ahead: &mut BriefScan<'_>| {
        let name = ahead.rest.get(..1)?;
        ahead.rest = &ahead.rest[1..];
        sides.iter().find(|known| known.name == name).map(|known| known.set)
    };
    let first = named(&mut ahead)?;
    ahead.any(AND).then_some(())?;
    let second = named(&mut ahead)?;
    ahead.any(&[" not both in ", " 在 "]).then_some(())?;
    let house = ahead.houses(judge.layout)?[0];
    ahead.any(&[" 冲突"]);
    let [one, other] =
        [first, second].map(|set| set.iter().filter(|it| house.contains(it.cell)).collect::<CandidateSet>());
    let clash = one.iter().any(|it| judge.layout.clashes(it).meets(&other));
    judge.claim(clash, "two of the colors clash there");
    *scan = ahead;
    Some(())
}

/// `8r7c7 sees A r4c7 and B r7c3`.
fn seen(judge: &mut BriefJudge<'_>, scan: &mut BriefScan<'_>, sides: &[NamedColor]) -> Option<()> {
    let digits = scan.digits()?;
    let lost = set(scan.cells()?, digits);
    scan.must(&[" sees ", " 受 "])?;
    for at in 0..2 {
        if at > 0 {
            scan.must(AND)?;
        }
        let name = scan.rest.get(..1)?;
        let side = sides.iter().find(|known| known.name == name)?.set;
        scan.rest = &scan.rest[1..];
        scan.must(&[" "])?;
        let cells = scan.cells()?;
        let by = |it: Candidate| cells.contains(it.cell) && lost.is_subset(&judge.layout.clashes(it));
        let excludes = side.iter().any(by);
        judge.claim(excludes, "the color excludes it there");
    }
    scan.any(&[" 排除"]);
    Some(())
}

/// The digit that a color has twice: ` has 6 twice in `, ` 的 6 在 `.
fn twice_digit(scan: &mut BriefScan<'_>) -> Option<DigitSet> {
    let mut ahead = *scan;
    ahead.any(&[" has ", " 的 "]).then_some(())?;
    let digits = ahead.digits()?;
    ahead.any(&[" twice in ", " 在 "]).then_some(())?;
    *scan = ahead;
    Some(digits)
}

/// `B twice in r4`, `B has 6 twice in r4`, `A empties r5c7`, `A leaves no 3 in r5`, `A sees C and D`.
fn fault(judge: &mut BriefJudge<'_>, scan: &mut BriefScan<'_>, sides: &[NamedColor]) -> Option<()> {
    if let Some(two) = not_both(judge, scan, sides) {
        return Some(two);
    }
    if scan.rest.starts_with(|c: char| c.is_ascii_digit()) {
        return seen(judge, scan, sides);
    }
    let name = scan.rest.get(..1)?;
    let side = sides.iter().find(|known| known.name == name)?.set;
    scan.rest = &scan.rest[1..];
    let clashes = side.iter().fold(CandidateSet::EMPTY, |all, it| all | judge.layout.clashes(it));
    let board = *judge.board.candidates();
    let digit = twice_digit(scan);
    if digit.is_some() || scan.any(&[" twice in ", " 在 "]) {
        let cells = match scan.cells() {
            Some(cells) => cells,
            None => scan.houses(judge.layout)?[0],
        };
        scan.any(&[" 两次"]);
        let is_named = |it: &Candidate| cells.contains(it.cell) && digit.is_none_or(|all| all.contains(it.digit));
        let inside: CandidateSet = side.iter().filter(is_named).collect();
        judge.claim(inside.iter().any(|it| judge.layout.clashes(it).meets(&inside)), "two of the color clash there");
    } else if scan.any(&[" empties ", " 使 "]) {
        let slot = if let Some(cells) = scan.cells() {
            set(cells, DigitSet::ALL) & board
        } else {
            let house = scan.houses(judge.layout)?[0];
            scan.must(&[" 无 "])?;
            set(house, scan.digits()?) & board
        };
        scan.any(&[" 没有数可填"]);
        judge.claim(slot.is_subset(&clashes), "nothing is left there");
    } else if scan.word(" leaves no ") {
        let digits = scan.digits()?;
        scan.must(&[" in "])?;
        let house = scan.houses(judge.layout)?[0];
        judge.claim((set(house, digits) & board).is_subset(&clashes), "the house has no place left");
    } else {
        scan.must(&[" sees ", " 看到 "])?;
        let first = scan.rest.get(..1)?;
        scan.rest = &scan.rest[1..];
        scan.must(AND)?;
        let second = scan.rest.get(..1)?;
        scan.rest = &scan.rest[1..];
        let seen = [first, second]
            .iter()
            .all(|name| sides.iter().any(|known| known.name == **name && known.set.meets(&clashes)));
        judge.claim(seen, "the color sees both");
    }
    Some(())
}
