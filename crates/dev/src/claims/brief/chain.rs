//! Reads chains in Eureka notation and tests their links.
use super::super::sets::set;
use super::judge::BriefJudge;
use super::scan::BriefScan;
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, DigitSet};

/// A node: candidates, or digits of the same cells one after the other.
#[derive(Clone, Debug)]
pub(super) struct Node {
    cells: CellSet,
    /// The digits in order, and the sign before each but the first.
    digits: Vec<DigitSet>,
    signs: Vec<char>,
    /// More candidates that are one with the node.
    beside: CandidateSet,
}

/// The link between two nodes.
#[derive(Clone, Debug)]
enum BriefLink {
    Strong,
    Weak,
    /// Cells that would hold only these digits, or a digit in some lines.
    Deadly(DigitSet, CellSet),
    Fish(DigitSet, Vec<CellSet>, Vec<CellSet>),
}

/// A chain as it is written.
#[derive(Clone, Debug)]
pub(super) struct Eureka {
    nodes: Vec<Node>,
    links: Vec<BriefLink>,
    is_loop: bool,
}

impl BriefScan<'_> {
    fn node(&mut self) -> Option<Node> {
        self.must(&["("])?;
        let mut digits = vec![self.digits()?];
        let mut signs = Vec::new();
        loop {
            if self.word("=") {
                signs.push('=');
            } else if self.word("-") {
                signs.push('-');
            } else {
                break;
            }
            digits.push(self.digits_in_any_order()?);
        }
        self.must(&[")"])?;
        let cells = self.cells()?;
        let mut beside = CandidateSet::EMPTY;
        while self.word("|") {
            let (digits, cells) = self.filled()?;
            beside |= set(cells, digits);
        }
        Some(Node { cells, digits, signs, beside })
    }

    fn link(&mut self, judge: &BriefJudge<'_>) -> Option<BriefLink> {
        if self.word("=") {
            return Some(BriefLink::Strong);
        }
        if self.rest.starts_with("-(") {
            self.rest = &self.rest[1..];
            return Some(BriefLink::Weak);
        }
        let mut ahead = *self;
        ahead.must(&[" ="])?;
        let deadly = ahead.any(&["UR(", "DP("]);
        if !deadly {
            ahead.must(&["XW(", "SF(", "JF(", "Fish("])?;
        }
        let digits = ahead.digits()?;
        ahead.must(&[")"])?;
        let link = if deadly {
            BriefLink::Deadly(digits, ahead.cells()?)
        } else {
            let lines = ahead.houses(judge.layout)?;
            let cover = if ahead.word("\\") { ahead.houses(judge.layout)? } else { vec![CellSet::ALL] };
            BriefLink::Fish(digits, lines, cover)
        };
        ahead.must(&["= "])?;
        *self = ahead;
        Some(link)
    }
}

impl Eureka {
    /// Reads a chain up to where it ends.
    pub(super) fn read(scan: &mut BriefScan<'_>, judge: &BriefJudge<'_>) -> Option<Self> {
        let mut ahead = *scan;
        let mut nodes = vec![ahead.node()?];
        let mut links = Vec::new();
        while let Some(link) = ahead.link(judge) {
            links.push(link);
            nodes.push(ahead.node()?);
        }
        let is_loop = ahead.word("- loop");
        *scan = ahead;
        Some(Self { nodes, links, is_loop })
    }

    /// True if it is one node without links.
    pub(super) fn is_bare(&self) -> bool {
        self.nodes.len() == 1 && self.nodes[0].digits.len() == 1 && !self.is_loop
    }

    /// The candidates of its first node, taken for true.
    pub(super) fn start(&self) -> CandidateSet {
        self.nodes[0].first()
    }

    /// The candidates of its last node.
    pub(super) fn end(&self) -> CandidateSet {
        self.nodes.last().map_or(CandidateSet::EMPTY, Node::last)
    }

    /// True if its first node is taken for true: a weak link leads on from it.
    pub(super) fn starts_true(&self) -> bool {
        let first = &self.nodes[0];
        match first.signs.first() {
            Some(sign) => *sign == '-',
            None => self.links.first().is_none_or(|link| matches!(link, BriefLink::Weak)),
        }
    }

    /// Tests all links.
    pub(super) fn test(&self, judge: &mut BriefJudge<'_>) {
        for node in &self.nodes {
            node.test(judge);
        }
        for (pair, link) in self.nodes.windows(2).zip(&self.links) {
            match link {
                BriefLink::Strong => judge.claim(strong(judge, &pair[0], &pair[1]), "one of the two is true"),
                BriefLink::Weak => judge.claim(weak(judge, &pair[0], &pair[1]), "the two are not both true"),
                BriefLink::Deadly(digits, cells) => {
                    let guards = pair[0].last() | pair[1].first();
                    let left =
                        cells.iter().all(|cell| (judge.board.digits(cell) - guards.digits(cell)).is_subset(*digits));
                    judge.claim(left, "nothing else is left in the cells");
                }
                BriefLink::Fish(digits, lines, cover) => {
                    let all = |houses: &[CellSet]| houses.iter().fold(CellSet::EMPTY, |all, house| all | *house);
                    let ends = (pair[0].last() | pair[1].first()).cells();
                    let places = digits.iter().fold(CellSet::EMPTY, |all, digit| all | judge.board.plane(digit));
                    let inside = ((places & all(lines)) - ends).is_subset(all(cover)) && cover.len() <= lines.len();
                    judge.claim(inside && digits.is_one(), "the lines have the digit there but for the ends");
                }
            }
        }
        if let (true, Some(last), Some(first)) = (self.is_loop, self.nodes.last(), self.nodes.first()) {
            judge.claim(weak(judge, last, first), "the loop closes");
        }
    }

    /// True if a candidate goes by the chain.
    pub(super) fn excludes(&self, judge: &BriefJudge<'_>, it: Candidate) -> bool {
        if self.is_loop {
            return self.loop_excludes(judge, it);
        }
        let (Some(first), Some(last)) = (self.nodes.first(), self.nodes.last()) else { return false };
        let ends = first.starts(judge, it) && last.ends(judge, it);
        ends || self.takes_turns(judge, it)
    }

    /// True if a candidate goes by one of the nodes that are true if the first is.
    pub(super) fn case_excludes(&self, judge: &BriefJudge<'_>, it: Candidate) -> bool {
        let start = self.starts_true() && self.nodes[0].starts(judge, it);
        start || self.nodes.iter().any(|node| node.ends(judge, it))
    }

    /// True if a node of the chain is a candidate.
    pub(super) fn reaches(&self, it: Candidate) -> bool {
        self.nodes.last().is_some_and(|node| node.last().contains(it)) || self.start().contains(it)
    }

    fn loop_excludes(&self, judge: &BriefJudge<'_>, it: Candidate) -> bool {
        let next = self.nodes.iter().cycle().skip(1);
        let links = self.links.iter().map(|link| matches!(link, BriefLink::Weak)).chain([true]);
        let by_link = self
            .nodes
            .iter()
            .zip(next)
            .zip(links)
            .any(|((one, other), is_weak)| is_weak && one.ends(judge, it) && other.starts(judge, it));
        by_link || self.nodes.iter().any(|node| node.locks(judge, it))
    }

    /// Cells with the same two digits: both go from what sees both ends.
    fn takes_turns(&self, judge: &BriefJudge<'_>, it: Candidate) -> bool {
        let held = |node: &Node| node.cells.single().map(|cell| judge.board.digits(cell));
        let first = self.nodes.first().and_then(held);
        let alike = self.nodes.iter().all(|node| held(node) == first && first.is_some_and(|held| held.len() == 2));
        let ends = [self.nodes.first(), self.nodes.last()];
        let seen = |node: &&Node| node.cells.is_subset(judge.layout.peers(it.cell));
        alike && self.nodes.len().is_multiple_of(2) && ends.iter().flatten().all(seen)
    }
}

impl Node {
    fn first(&self) -> CandidateSet {
        set(self.cells, self.digits[0]) | self.beside
    }

    fn last(&self) -> CandidateSet {
        set(self.cells, *self.digits.last().unwrap_or(&DigitSet::EMPTY)) | self.beside
    }

    /// True if its digits fill its cells: an almost hidden set.
    fn fills(&self) -> bool {
        self.digits.len() == 1 && self.digits[0].is_several() && self.digits[0].len() == self.cells.len()
    }

    /// True if it is a set that has one of its digits or all the others.
    fn is_set(&self) -> bool {
        self.signs.first() == Some(&'=') && self.cells.is_several()
    }

    fn test(&self, judge: &mut BriefJudge<'_>) {
        let there = (self.first() | self.last()) & *judge.board.candidates();
        judge.claim(!there.is_empty(), "the candidates are there");
        let held = judge.held(self.cells);
        for (pair, sign) in self.digits.windows(2).zip(&self.signs) {
            let all = pair[0] | pair[1];
            let fits = match sign {
                '=' if self.cells.is_one() => held == all,
                '=' => held == all && held.len() == self.cells.len() + 1 && judge.is_in_a_house(self.cells),
                _ => self.cells.is_one() && all.is_subset(held),
            };
            judge.claim(fits && !pair[0].meets(pair[1]), "the cells hold these digits");
        }
    }

    /// True if a candidate goes if what the node begins with is true: all of it is excluded, whichever is true.
    fn starts(&self, judge: &BriefJudge<'_>, it: Candidate) -> bool {
        let all = self.first() & *judge.board.candidates();
        !all.is_empty() && all.iter().all(|one| judge.layout.clash(one, it))
    }

    /// True if a candidate goes if what the node ends with is true.
    fn ends(&self, judge: &BriefJudge<'_>, it: Candidate) -> bool {
        let all = self.last() & *judge.board.candidates();
        let digits = self.digits.last().copied().unwrap_or_default();
        let by_digit = |digit| {
            let places = all.plane(digit);
            !places.is_empty() && places.iter().all(|cell| judge.layout.clash(Candidate { cell, digit }, it))
        };
        if self.fills() {
            // Each cell takes one of the digits.
            let by_cell = |cell: Cell| {
                let taken = all.digits(cell);
                !taken.is_empty() && taken.iter().all(|digit| judge.layout.clash(Candidate { cell, digit }, it))
            };
            if self.cells.iter().any(by_cell) {
                return true;
            }
            return (self.cells.contains(it.cell) && !digits.contains(it.digit)) || digits.iter().any(by_digit);
        }
        // A set holds each of its digits; of other candidates one is true.
        if self.is_set() {
            digits.iter().any(by_digit)
        } else {
            !all.is_empty() && all.iter().all(|one| judge.layout.clash(one, it))
        }
    }

    /// True if the digits of a set in a loop are nowhere else, or a cell in it has no other digits than two.
    fn locks(&self, judge: &BriefJudge<'_>, it: Candidate) -> bool {
        let pairs = self.digits.windows(2).zip(&self.signs);
        let mut passed = pairs.filter(|(_, sign)| **sign == '-').map(|(pair, _)| pair[0] | pair[1]);
        if self.cells == CellSet::of(it.cell) && passed.any(|pair| !pair.contains(it.digit)) {
            return true;
        }
        let places = self.cells & judge.board.plane(it.digit);
        self.is_set() && !places.is_empty() && places.is_subset(judge.layout.peers(it.cell))
    }
}

/// True if one of two nodes is true: a house has nothing else, or a hidden set fills the one.
fn strong(judge: &BriefJudge<'_>, one: &Node, other: &Node) -> bool {
    let from = one.last();
    let to = other.first();
    let cells = from.cells() | to.cells();
    let digits = from.all_digits() | to.all_digits();
    let houses = judge.layout.houses_around(cells);
    houses
        .iter()
        .any(|house| digits.iter().all(|digit| (judge.board.plane(digit) & judge.layout.cells(house)).is_subset(cells)))
        && (digits.is_one() || other.fills() || one.fills())
}

/// True if two nodes are not both true: each candidate that the second begins with clashes with all of the first.
fn weak(judge: &BriefJudge<'_>, one: &Node, other: &Node) -> bool {
    let from = one.last() & *judge.board.candidates();
    let to = other.first() & *judge.board.candidates();
    let shut = |it: Candidate| {
        one.ends(judge, it) || {
            // Whichever digit the first takes, the second lacks it.
            let places = from.plane(it.digit);
            !places.is_empty() && places.is_subset(judge.layout.peers(it.cell))
        }
    };
    !to.is_empty() && to.iter().all(shut)
}
