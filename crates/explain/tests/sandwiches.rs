//! The lists of cases that are told of a sandwich, against every way to fill its row.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]
use qedoku_core::{
    Board, Candidate, CandidateSet, Cell, Conclusion, Digit, DigitSet, Filled, Grid, Layout, Puzzle, Rule, RuleFilling,
    RuleKind, RuleNumber, Rules, Slug, Step, StepRating, Truth,
};
use qedoku_explain::{StepContext, StepText};
use std::collections::BTreeSet;

/// The digits of a row from left to right.
type Row = [u8; 9];

/// The digits of cells between and outside, without those that stand.
type SplitDigits = [BTreeSet<u8>; 2];

/// Numbers below a bound, one after the other.
fn draws(mut state: u64) -> impl FnMut(usize) -> usize {
    move |bound| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % bound
    }
}

/// All rows with digits that differ, each one of those that a cell may hold.
fn rows(may_hold: &[Vec<u8>; 9]) -> Vec<Row> {
    fn fill(may_hold: &[Vec<u8>; 9], row: &mut Vec<u8>, all: &mut Vec<Row>) {
        if let Ok(full) = Row::try_from(row.as_slice()) {
            all.push(full);
            return;
        }
        for &digit in &may_hold[row.len()] {
            if !row.contains(&digit) {
                row.push(digit);
                fill(may_hold, row, all);
                row.pop();
            }
        }
    }
    let mut all = Vec::new();
    fill(may_hold, &mut Vec::new(), &mut all);
    all
}

/// The places of 1 and 9, from left to right.
fn ends(row: &Row) -> [usize; 2] {
    let mut ends = [1, 9].map(|digit| row.iter().position(|it| *it == digit).unwrap());
    ends.sort_unstable();
    ends
}

fn total(row: &Row) -> u16 {
    let [one, other] = ends(row);
    row[one + 1..other].iter().copied().map(u16::from).sum()
}

/// A row with a total, some of whose digits stand and some of whose candidates are gone.
struct DrawnRow {
    board: Board,
    /// The ways to fill it.
    fillings: Vec<Row>,
    /// The columns whose cells are filled, from 0.
    standing: Vec<usize>,
}

impl DrawnRow {
    fn drawn(draw: &mut impl FnMut(usize) -> usize) -> Self {
        let mut row: Row = [1, 2, 3, 4, 5, 6, 7, 8, 9];
        (1..9).for_each(|at| row.swap(at, draw(at + 1)));
        let cells: Vec<Cell> = (1..=9).map(|column| Cell::at(1, column)).collect();
        let rule = Rule::on(RuleKind::Sandwich, cells).with_value(Some(total(&row)));
        let layout = Layout::of(&Rules { list: vec![rule], ..Rules::default() }).unwrap();
        let mut grid = Grid::EMPTY;
        let standing: Vec<usize> = (0..9).filter(|_| draw(4) == 0).collect();
        for &at in &standing {
            grid.set(candidate(at, row[at]).cell, Some(Digit::from_value(row[at].into()).unwrap()));
        }
        let mut board = Board::new(&layout, &Puzzle::from_givens(grid));
        for at in (0..9).filter(|at| !standing.contains(at)) {
            (1..=9).filter(|digit| *digit != row[at] && draw(5) < 2).for_each(|it| board.eliminate(candidate(at, it)));
        }
        let may_hold: Vec<Vec<u8>> = (0..9)
            .map(|at| match board.value(candidate(at, 1).cell) {
                Some(digit) => vec![digit.value()],
                None => board.digits(candidate(at, 1).cell).iter().map(Digit::value).collect(),
            })
            .collect();
        let mut fillings = rows(&may_hold.try_into().unwrap());
        fillings.retain(|it| total(it) == total(&row));
        Self { board, fillings, standing }
    }

    /// The candidates of open cells that no way to fill the row has.
    fn gone(&self) -> CandidateSet {
        let is_gone = |it: &Candidate| {
            it.cell.row() == 1
                && !self.fillings.iter().any(|row| row[usize::from(it.cell.column()) - 1] == it.digit.value())
        };
        self.board.candidates().iter().filter(is_gone).collect()
    }

    fn described(&self, gone: CandidateSet) -> String {
        let filling = RuleFilling::on(&self.board, RuleNumber(0)).unwrap();
        let step = Step {
            technique: Slug::new("sandwich-combinations"),
            conclusion: Conclusion::eliminating(gone),
            pattern: Filled { digits: DigitSet::EMPTY }.into(),
            truths: vec![Truth::Filling(Box::new(filling))],
            rating: StepRating::NONE,
        };
        StepText::new(&StepContext::new(&self.board), "1", &step, &|slug| slug.to_string()).sentence()
    }

    /// The open cells between two places and outside in each way with 1 and 9 there.
    fn split(&self, [one, other]: [usize; 2]) -> BTreeSet<SplitDigits> {
        let with = self.fillings.iter().filter(|row| ends(row) == [one, other]);
        let split = |row: &Row| {
            let open = |at: &usize| !self.standing.contains(at);
            let inside = |at: &usize| one < *at && *at < other;
            let outside = |at: &usize| *at < one || other < *at;
            [
                (0..9).filter(open).filter(inside).map(|at| row[at]).collect(),
                (0..9).filter(open).filter(outside).map(|at| row[at]).collect(),
            ]
        };
        with.map(split).collect()
    }

    /// Tests the list of a case: `r1c16, r1c234 are 2+4+7 and r1c789 are 3+6+8`.
    fn test_case(&self, case: &str, text: &str) {
        let (places, list) = case.split_once(", ").unwrap();
        let &[one, other] = &columns(places)[..] else { panic!("{text}") };
        let found = self.split([one, other]);
        let ways: Vec<Vec<SaidPart>> = list.split(", or r1c").map(parts).collect();
        let side = |part: &SaidPart| usize::from(!part.columns.iter().all(|at| one < *at && *at < other));
        if ways.len() > 1 || ways[0].len() > 1 {
            let said = ways.iter().map(|parts| [parts[0].ways[0].clone(), parts[1].ways[0].clone()]);
            assert!(ways.iter().all(|parts| side(&parts[0]) == 0 && side(&parts[1]) == 1), "{text}");
            assert_eq!(said.collect::<BTreeSet<_>>(), found, "{case}: {text}");
        } else {
            let at = side(&ways[0][0]);
            let found: BTreeSet<BTreeSet<u8>> = found.iter().map(|way| way[at].clone()).collect();
            assert_eq!(ways[0][0].ways.iter().cloned().collect::<BTreeSet<_>>(), found, "{case}: {text}");
        }
    }

    /// Tests that no way to fill the row has a digit in a cell: `r1c1 or r1c23 7`.
    fn test_no_case(&self, said: &str, text: &str) {
        let (cells, digits) = said.split_at(said.find(' ').unwrap());
        let digits: Vec<u8> =
            digits.chars().filter_map(|sign| sign.to_digit(10)).map(|it| u8::try_from(it).unwrap()).collect();
        for at in columns(cells) {
            assert!(!self.fillings.iter().any(|row| digits.contains(&row[at])), "{said}: {text}");
        }
    }
}

fn candidate(at: usize, digit: u8) -> Candidate {
    Candidate { cell: Cell::at(1, u8::try_from(at + 1).unwrap()), digit: Digit::from_value(digit.into()).unwrap() }
}

/// `r1c16`, or the columns alone.
fn columns(cells: &str) -> Vec<usize> {
    let columns = cells.rsplit_once('c').map_or(cells, |(_, columns)| columns);
    columns.chars().map(|sign| sign.to_digit(10).unwrap() as usize - 1).collect()
}

/// Cells with the digits of each way that is said of them.
struct SaidPart {
    columns: Vec<usize>,
    ways: Vec<BTreeSet<u8>>,
}

fn parts(text: &str) -> Vec<SaidPart> {
    let part = |text: &str| {
        let (cells, ways) = text.split_once(" are ").or_else(|| text.split_once(" is ")).unwrap();
        let way = |way: &str| way.split('+').map(|digit| digit.parse().unwrap()).collect();
        SaidPart { columns: columns(cells), ways: ways.split(", ").flat_map(|it| it.split(" or ")).map(way).collect() }
    };
    text.split(" and ").map(part).collect()
}

#[test]
fn lists_of_cases_have_every_way_and_no_other() {
    let mut draw = draws(1);
    let [mut cases, mut nowhere] = [0, 0];
    for _ in 0..200 {
        let row = DrawnRow::drawn(&mut draw);
        let gone = row.gone();
        if gone.is_empty() {
            continue;
        }
        let text = row.described(gone);
        for sentence in text.split(['.', '\n']).map(str::trim) {
            let is_list = [" are ", " is "].iter().any(|word| sentence.contains(word));
            if let Some(case) = sentence.strip_prefix("With 1 and 9 in ").filter(|it| is_list && it.contains(", r1c")) {
                row.test_case(case, &text);
                cases += 1;
            }
            for start in ["In no case is ", "Nor is "] {
                if let Some(said) = sentence.strip_prefix(start) {
                    row.test_no_case(said.trim_end_matches(" in any"), &text);
                    nowhere += 1;
                }
            }
        }
    }
    assert!(cases > 100 && nowhere > 30, "{cases} lists, {nowhere} digits that are in no case");
}
