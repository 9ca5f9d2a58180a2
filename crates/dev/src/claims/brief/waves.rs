//! Reads what assumptions lead to, wave after wave, and tests that each step follows.
use super::judge::BriefJudge;
use super::scan::{BriefItem, BriefScan};
use qedoku_core::{Candidate, CandidateSet, CellSet, Digit};

/// The facts that are known after an assumption.
#[derive(Clone, Debug, Default)]
pub(super) struct WaveConsequences {
    placed: Vec<Candidate>,
    gone: CandidateSet,
    /// True if nothing is left for a slot.
    pub(super) fails: bool,
}

/// Reads `r3c7=6 -> r1c6=6 (r1) -> no 6 in r5`.
pub(super) fn read(text: &str, judge: &mut BriefJudge<'_>) -> Option<WaveConsequences> {
    let mut waves = text.split(" -> ");
    let mut scan = BriefScan::new(waves.next()?);
    let BriefItem { set: start, placed } = scan.item()?;
    scan.is_done().then_some(())?;
    let mut known = WaveConsequences::default();
    judge.claim(start.is_subset(judge.board.candidates()), "what is assumed is there");
    known.takes(judge, &start, placed);
    for wave in joined(waves) {
        match end(&wave, judge) {
            Some(empty) => {
                judge.claim(empty.is_subset(&known.gone), "nothing is left there");
                known.fails = true;
            }
            None => steps(&wave, judge, &mut known)?,
        }
    }
    Some(known)
}

/// The waves, where arguments in brackets may have arrows of their own.
fn joined<'t>(waves: impl Iterator<Item = &'t str>) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for wave in waves {
        match all.last_mut() {
            Some(last) if last.matches('(').count() > last.matches(')').count() => {
                last.push_str(" -> ");
                last.push_str(wave);
            }
            _ => all.push(wave.to_owned()),
        }
    }
    all
}

/// `no 6 in r5`, `no digit in r7c9`: the candidates that are to be gone.
fn end(wave: &str, judge: &BriefJudge<'_>) -> Option<CandidateSet> {
    let of_house = |digit: Digit, cells: CellSet| CandidateSet::of_digit(digit, judge.board.plane(digit) & cells);
    let mut scan = BriefScan::new(wave);
    if scan.word("no digit in ") {
        let cell = scan.cells()?.single()?;
        return scan.is_done().then(|| CandidateSet::of_cell(cell, judge.board.digits(cell)));
    }
    if scan.word("no ") {
        let digit = scan.digits()?.single()?;
        scan.must(&[" in "])?;
        let houses = scan.houses(judge.layout)?;
        return scan.is_done().then(|| of_house(digit, houses[0]));
    }
    if let Some(cells) = scan.cells() {
        return scan
            .word(" 没有数可填")
            .then(|| cells.single())?
            .map(|cell| CandidateSet::of_cell(cell, judge.board.digits(cell)));
    }
    let houses = scan.houses(judge.layout)?;
    scan.must(&[" 无 "])?;
    let digit = scan.digits()?.single()?;
    scan.is_done().then(|| of_house(digit, houses[0]))
}

/// The steps of a wave, each from what was known before it.
fn steps(wave: &str, judge: &mut BriefJudge<'_>, known: &mut WaveConsequences) -> Option<()> {
    let left = *judge.board.candidates() - known.gone;
    // What is placed without a reason, unless a total that is named behind it has its cell.
    let mut bare: Vec<Candidate> = Vec::new();
    let mut scan = BriefScan::new(wave);
    loop {
        let BriefItem { set, placed } = scan.item()?;
        let bracket = bracket(&mut scan);
        if let Some(total) = bracket.as_ref().filter(|text| text.contains('=')) {
            bare.retain(|it| !total.contains(&it.cell.to_string()));
        }
        if let (true, Some(one)) = (placed, set.single()) {
            let house = match &bracket {
                Some(text) => {
                    let mut inside = BriefScan::new(text);
                    let houses = inside.houses(judge.layout).filter(|_| inside.is_done());
                    // An argument of its own is left to the steps that are told by themselves.
                    Some(houses)
                }
                None => None,
            };
            match house {
                Some(Some(houses)) => {
                    let places = left.plane(one.digit) & houses[0];
                    judge.claim(places == CellSet::of(one.cell), "the house has one place left");
                }
                None => bare.push(one),
                Some(None) => judge.claim(left.contains(one), "what follows was possible"),
            }
        } else {
            judge.claim(set.is_subset(judge.board.candidates()), "what follows was possible");
        }
        known.takes(judge, &set, placed);
        if scan.is_done() {
            break;
        }
        scan.must(&[", "])?;
    }
    for one in bare {
        judge.claim(left.digits(one.cell).single() == Some(one.digit), "the cell has one digit left");
    }
    Some(())
}

/// The text in brackets behind a step, with brackets inside.
fn bracket(scan: &mut BriefScan<'_>) -> Option<String> {
    let inside = scan.rest.strip_prefix(" (")?;
    let mut depth = 1;
    for (at, c) in inside.char_indices() {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            scan.rest = &inside[at + 1..];
            return Some(inside[..at].to_owned());
        }
    }
    None
}

impl WaveConsequences {
    fn takes(&mut self, judge: &BriefJudge<'_>, set: &CandidateSet, placed: bool) {
        if !placed {
            self.gone |= *set;
            return;
        }
        for one in set.iter() {
            self.placed.push(one);
            self.gone |= judge.layout.clashes(one);
        }
    }

    /// True if a candidate goes, or is reached, by what is known.
    pub(super) fn concludes(&self, it: Candidate, placed: bool) -> bool {
        self.fails || if placed { self.placed.contains(&it) } else { self.gone.contains(it) }
    }

    /// The candidate that is assumed.
    pub(super) fn start(&self) -> Option<Candidate> {
        self.placed.first().copied()
    }
}

/// `r9c6=7, r7c6=3 -> no digit in r1c6 || r9c6=7, r7c6=8 -> no 5 in r8`: each way to fill cells fails.
pub(super) fn exclusion(text: &str, judge: &mut BriefJudge<'_>) -> Option<CandidateSet> {
    let mut lost = CandidateSet::EMPTY;
    for way in text.split(" || ") {
        let (filled, empty) = way.split_once(" -> ")?;
        let mut scan = BriefScan::new(filled);
        let mut known = WaveConsequences::default();
        for BriefItem { set, placed } in scan.items()? {
            judge.claim(placed && set.is_subset(judge.board.candidates()), "what is tried is there");
            known.takes(judge, &set, placed);
        }
        scan.is_done().then_some(())?;
        lost.insert(known.start()?);
        if is_counted(empty) {
            continue;
        }
        let left = end(empty, judge)?;
        judge.claim(left.is_subset(&known.gone), "nothing is left there");
    }
    Some(lost)
}

/// True if the text gives the number of ways to fill the cells, and no list of them.
fn is_counted(text: &str) -> bool {
    let signs = ["no way for ", " ways for ", " 无法填", " 种填法都不行"];
    signs.iter().any(|sign| text.contains(sign))
}
