//! The shortest chains that refute a candidate.
use crate::kernels::links::matrix::{BitMatrix, ones};
use qedoku_core::{Board, Candidate, CandidateSet, Layout};

/// The longest chains that are looked for: no board has more candidates than that.
const LONGEST: u32 = 1_000;

/// No number.
const NONE: u16 = u16::MAX;

/// The links of a board: weak between candidates of which one at most is true, strong between the two of a cell or a house.
struct BoardLinks<'b> {
    layout: &'b Layout,
    board: &'b Board,
    /// The candidates that have a strong link, which few do: all of a chain but the one that it refutes.
    linked: Vec<Candidate>,
    /// The same as a set.
    linked_set: CandidateSet,
    /// The number of each candidate among them.
    numbers: [u16; Candidate::COUNT],
    /// For each of them, those that are true if it is false, by their numbers.
    strong: BitMatrix,
    /// For each of them, those that are true if it is: by a weak link and a strong one behind it.
    led: BitMatrix,
}

/// Sets of candidates on the way along chains, by their numbers.
#[derive(Default)]
struct ChainSets {
    /// Those with a weak link to the candidate in question.
    weak: Vec<u64>,
    /// Those that are true.
    on: Vec<u64>,
    /// Those of them that the last strong link made true.
    fresh: Vec<u64>,
    /// Those that the next one makes true.
    next: Vec<u64>,
}

/// The least number of strong links with which a chain leads from a candidate to its own falsehood, and all candidates
/// for which that number suffices.
pub(super) fn shortest(board: &Board) -> Option<(u32, CandidateSet)> {
    let links = BoardLinks::new(board);
    let mut sets = ChainSets::default();
    let mut best = LONGEST;
    let mut refuted = CandidateSet::EMPTY;
    for candidate in board.candidates().iter() {
        let Some(length) = links.refutation(candidate, best, &mut sets) else { continue };
        if length < best {
            (best, refuted) = (length, CandidateSet::EMPTY);
        }
        refuted.insert(candidate);
    }
    (!refuted.is_empty()).then_some((best, refuted))
}

impl<'b> BoardLinks<'b> {
    fn new(board: &'b Board) -> Self {
        let layout = board.layout();
        let mut links = Self {
            layout,
            board,
            linked: Vec::new(),
            linked_set: CandidateSet::EMPTY,
            numbers: [NONE; Candidate::COUNT],
            strong: BitMatrix::default(),
            led: BitMatrix::default(),
        };
        let mut pairs: Vec<[Candidate; 2]> = Vec::new();
        for candidate in board.candidates().iter() {
            let before = pairs.len();
            pairs.extend(partners(board, candidate).map(|partner| [candidate, partner]));
            if pairs.len() > before {
                links.numbers[candidate.index()] = links.linked.len() as u16;
                links.linked.push(candidate);
                links.linked_set.insert(candidate);
            }
        }
        let count = links.linked.len();
        links.strong.reset(count, count);
        for [one, other] in pairs {
            links.strong.insert(links.number(one), links.number(other));
        }
        links.led.reset(count, count);
        for number in 0..count {
            for gone in links.weak(links.linked[number]).iter() {
                let gone = links.number(gone);
                join(links.led.row_mut(number), links.strong.row(gone));
            }
        }
        links
    }

    /// The number of a candidate that has a strong link.
    fn number(&self, candidate: Candidate) -> usize {
        usize::from(self.numbers[candidate.index()])
    }

    /// The number of strong links from the truth of a candidate to its falsehood, if it is at most `most`.
    fn refutation(&self, start: Candidate, most: u32, sets: &mut ChainSets) -> Option<u32> {
        let ChainSets { weak, on, fresh, next } = sets;
        let words = self.strong.words();
        for set in [&mut *weak, &mut *on, &mut *fresh, &mut *next] {
            set.clear();
            set.resize(words, 0);
        }
        let insert = |set: &mut [u64], number: usize| set[number / 64] |= 1 << (number % 64);
        if self.linked_set.contains(start) {
            insert(on, self.number(start));
        }
        for gone in self.weak(start).iter() {
            insert(weak, self.number(gone));
            join(next, self.strong.row(self.number(gone)));
        }
        for length in 1..=most {
            let mut any = 0;
            for (((fresh, next), on), weak) in fresh.iter_mut().zip(&mut *next).zip(&mut *on).zip(&*weak) {
                *fresh = std::mem::take(next) & !*on;
                *on |= *fresh;
                any |= *fresh;
                if *fresh & weak != 0 {
                    return Some(length);
                }
            }
            if any == 0 {
                return None;
            }
            for number in ones(fresh) {
                join(next, self.led.row(number));
            }
        }
        None
    }

    /// The candidates with a strong link that are false if this one is true.
    fn weak(&self, Candidate { cell, digit }: Candidate) -> CandidateSet {
        let board = self.board;
        let mut gone = CandidateSet::of_cell(cell, board.digits(cell).without(digit));
        *gone.plane_mut(digit) |= board.plane(digit) & self.layout.peers(cell);
        if self.layout.crosses() {
            gone |= self.layout.clashes(Candidate { cell, digit }) & *board.candidates();
        }
        gone & self.linked_set
    }
}

/// The candidates that are true if this one is false: the other one of its cell or of a house.
fn partners(board: &Board, Candidate { cell, digit }: Candidate) -> impl Iterator<Item = Candidate> {
    let layout = board.layout();
    let within = board.digits(cell).without(digit).single().map(|digit| Candidate { cell, digit });
    let in_houses = layout.houses_of(cell).iter().filter_map(move |house| {
        let other = (board.plane(digit) & layout.cells(house)).without(cell).single()?;
        Some(Candidate { cell: other, digit })
    });
    within.into_iter().chain(in_houses)
}

/// Adds the bits of a row.
fn join(row: &mut [u64], others: &[u64]) {
    row.iter_mut().zip(others).for_each(|(word, others)| *word |= others);
}
