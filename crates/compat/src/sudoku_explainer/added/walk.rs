//! Sudoku Explainer's chains of two, three or four strong links of one digit.
use super::choice::{AddedFind, AddedFinds, Ranked};
use super::ends::{EndGraph, EndSet, LinkEnd, later, numbers, other_sides};
use super::links::DigitLink;
use super::rank::{ChainRank, LinkSuffix, arrangement_number, mark};
use qedoku_core::{CandidateSet, CellSet, Digit, HouseKind};
use qedoku_techniques::Context;
use std::cmp::Reverse;

/// The most links that a chain has.
pub(super) const MOST: usize = 4;

/// The house of a joint is one of this kind, if there is one.
const KINDS: [HouseKind; 3] = [HouseKind::Column, HouseKind::Row, HouseKind::Box];

/// A chain, or a loop, and what goes by it.
#[derive(Clone, Copy, Debug)]
pub(super) struct StrongChain {
    pub(super) digit: Digit,
    /// The links as they are passed through, each with the end where it is entered.
    passed: [Option<(DigitLink, usize)>; MOST],
    pub(super) is_loop: bool,
    pub(super) gone: CellSet,
    rank: ChainRank,
}

impl StrongChain {
    /// The links as they are passed through, each with the end where it is entered.
    pub(super) fn passed(&self) -> impl Iterator<Item = &(DigitLink, usize)> + Clone {
        self.passed.iter().flatten()
    }

    /// The rating in tenths.
    pub(super) const fn tenths(&self) -> u16 {
        self.rank.tenths
    }

    /// The eliminations of the chain.
    pub(super) fn eliminated(&self) -> CandidateSet {
        CandidateSet::of_digit(self.digit, self.gone)
    }
}

impl Ranked for StrongChain {
    type Rank = ChainRank;

    fn rank(&self) -> ChainRank {
        self.rank
    }

    fn to_added_find(&self) -> AddedFind {
        let ChainRank { tenths, count: Reverse(count), suffix, .. } = self.rank;
        AddedFind { name: suffix.name(self.is_loop), tenths, count, eliminate: self.eliminated() }
    }
}

/// A walk along links of a digit, as far as it goes.
pub(super) struct LinkWalk<'a> {
    pub(super) cx: &'a Context<'a>,
    pub(super) digit: Digit,
    pub(super) graph: &'a EndGraph,
    /// The rating of the easiest chain, in tenths.
    pub(super) base: u16,
    /// The number of links of a chain.
    pub(super) links: usize,
    pub(super) finds: &'a mut AddedFinds<StrongChain>,
}

impl LinkWalk<'_> {
    /// Adds all chains to the finds. Of a chain and the same from its other end the one is walked whose last link comes after
    /// its first.
    pub(super) fn each(&mut self) {
        if self.graph.links().len() < self.links {
            return;
        }
        for start in 0..2 * self.graph.links().len() {
            let LinkEnd { facing, apart, .. } = *self.graph.end(start);
            let mut entered = [0; MOST];
            entered[0] = start;
            self.go_on(&mut entered, 1, apart, facing & later(start));
        }
    }

    /// Adds each link that can be next to the first few, with ends of which `open` can be entered and `last` be the finish.
    fn go_on(&mut self, entered: &mut [usize; MOST], length: usize, open: EndSet, last: EndSet) {
        let next = self.graph.end(entered[length - 1] ^ 1).near & open;
        if length + 1 == self.links {
            for finish in numbers(other_sides(next) & last) {
                entered[length] = finish ^ 1;
                self.end(entered);
            }
        } else if last & open != 0 {
            for end in numbers(next) {
                entered[length] = end;
                self.go_on(entered, length + 1, open & self.graph.end(end).apart, last);
            }
        }
    }

    /// Adds a whole chain to the finds if it eliminates anything. Nothing is eliminated from the houses of its links,
    /// and from those of its joints only by a loop.
    fn end(&mut self, entered: &[usize; MOST]) {
        let entered = &entered[..self.links];
        let end = |number: usize| self.graph.end(number);
        let link = |&number: &usize| &self.graph.links()[number / 2];
        let Some((&first, &last)) = entered.first().zip(entered.last()) else { return };
        let [start, finish] = [end(first), end(last ^ 1)];
        let is_loop = start.houses.meets(finish.houses);
        if is_loop && (first % 2 == 1 || entered.iter().any(|&other| other < first)) {
            return;
        }
        let layout = self.cx.layout;
        let bases = entered.iter().fold(CellSet::EMPTY, |all, number| all | layout.cells(link(number).house));
        let places = self.graph.places() - bases;
        let mut gone = places & start.seen & finish.seen;
        let mut count = gone.len();
        for joint in entered.windows(2) {
            let [left, next] = [end(joint[0] ^ 1), end(joint[1])];
            if is_loop {
                let by_joint = places & left.seen & next.seen;
                count += by_joint.len();
                gone |= by_joint;
            } else {
                let joined = KINDS
                    .into_iter()
                    .find_map(|kind| (left.houses & next.houses & layout.houses_of_kind(kind)).first());
                gone -= joined.map_or(CellSet::EMPTY, |house| layout.cells(house));
                count = gone.len();
            }
        }
        if !gone.is_empty() {
            let mut passed = [None; MOST];
            passed.iter_mut().zip(entered).for_each(|(passed, number)| *passed = Some((*link(number), number % 2)));
            let rank = self.rank(entered, count);
            self.finds.add(StrongChain { digit: self.digit, passed, is_loop, gone, rank });
        }
    }

    /// The rank of the chain in the order of choice.
    fn rank(&self, entered: &[usize], count: usize) -> ChainRank {
        let kind = |link: usize| mark(self.cx.layout.kind(self.graph.links()[link].house));
        let grouped = entered.iter().filter(|&&number| self.graph.links()[number / 2].is_grouped()).count();
        let mut links = [0; MOST];
        let mut marks = [0; MOST];
        let mut kinds = [0; MOST];
        let mut arrangement = [0; MOST];
        let mut sides = [0; MOST];
        for (index, number) in entered.iter().enumerate() {
            (links[index], sides[index], marks[index]) = (number / 2, number % 2, kind(number / 2));
            arrangement[index] = entered.iter().filter(|&&other| other / 2 < number / 2).count();
        }
        links[..entered.len()].sort_unstable();
        for (mark, &link) in kinds.iter_mut().zip(links[..entered.len()].iter().rev()) {
            *mark = kind(link);
        }
        let suffix = LinkSuffix::new(grouped, entered.len(), marks);
        ChainRank {
            tenths: self.base + suffix.tenths(),
            count: Reverse(count),
            suffix,
            kinds,
            digit: self.digit,
            links,
            arrangement: arrangement_number(entered.len(), arrangement),
            sides,
        }
    }
}
