//! The ways to place each digit on the whole board, laid over each other.
use crate::kernels::templates::{TemplateClaim, Use};
use crate::{Context, Sink};
use qedoku_core::{CandidateSet, CellSet, Digit, DigitSet, HouseSet, Layout, Templates, Truth};
use std::ops::ControlFlow;

/// The most ways of a digit that are compared; digits with more are left out.
const WAYS: usize = 1024;

/// The most ways that each of three digits may have to be compared with each other.
const TRIPLE: usize = 64;

/// The most branches that the proof of a place may take; a place that needs more is not reported.
const NODES: usize = 10_000;

/// The most branches that finding out whether the proof can do without a house may take.
const SPARING: usize = 2_000;

/// Reports, digit by digit, what the ways that fit those of the other digits have in common.
pub(crate) fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut digits = DigitWays::new(cx);
    digits.thin();
    if digits.is_broken() {
        return ControlFlow::Continue(());
    }
    for digit in digits.known {
        let ways = &digits.ways[digit.index()];
        let sometimes = ways.iter().fold(CellSet::EMPTY, |all, &way| all | way);
        let always = ways.iter().fold(sometimes, |common, &way| common & way);
        for (usage, cells) in [(Use::Set, always), (Use::Delete, cx.board.plane(digit) - sometimes)] {
            report(cx, sink, digit, usage, cells)?;
        }
    }
    ControlFlow::Continue(())
}

/// Reports the places of which a short proof is found, those together that are proven by the same sets of digits.
fn report(cx: &Context<'_>, sink: &mut Sink<'_>, digit: Digit, usage: Use, cells: CellSet) -> ControlFlow<()> {
    let claim = |cells, nodes| TemplateClaim { cx, digit, usage, cells, nodes };
    let mut groups: Vec<(Vec<DigitSet>, CellSet)> = Vec::new();
    for cell in cells {
        let provers = provers(&claim(CellSet::of(cell), NODES));
        match groups.iter_mut().find(|(known, _)| *known == provers) {
            _ if provers.is_empty() => {}
            Some((_, cells)) => cells.insert(cell),
            None => groups.push((provers, CellSet::of(cell))),
        }
    }
    for (provers, cells) in groups {
        let Some(&digits) = provers.first() else { continue };
        let why = || {
            let truths = claim(cells, SPARING).truths(digits);
            let held = |truth: &Truth| if let Truth::House { digit, .. } = truth { Some(*digit) } else { None };
            (Templates { digits: truths.iter().filter_map(held).chain([digit]).collect() }.into(), truths)
        };
        let candidates = CandidateSet::of_digit(digit, cells);
        match usage {
            Use::Set => sink.place_all(&candidates, why)?,
            Use::Delete => sink.eliminate(candidates, why)?,
        }
    }
    ControlFlow::Continue(())
}

/// The smallest sets of digits whose houses prove a claim: its own digit, that with one or two more, or all. They are
/// all listed, so that what is reported together does not depend on what the digits are called.
fn provers(claim: &TemplateClaim<'_>) -> Vec<DigitSet> {
    let own = DigitSet::of(claim.digit);
    let others = DigitSet::ALL - own;
    let proves = |digits: &DigitSet| claim.holds(claim.open(*digits));
    let two = others
        .iter()
        .flat_map(|one| others.iter().filter(move |&other| one < other).map(move |it| own.with(one).with(it)));
    let one = others.iter().map(|other| own.with(other));
    let mut found: Vec<DigitSet> = [own].into_iter().filter(proves).collect();
    if found.is_empty() {
        found.extend(one.filter(proves));
    }
    if found.is_empty() {
        found.extend(two.filter(proves));
    }
    if found.is_empty() {
        found.extend([DigitSet::ALL].into_iter().filter(proves));
    }
    found
}

/// The ways of the digits that have few enough.
struct DigitWays {
    known: DigitSet,
    ways: [Vec<CellSet>; Digit::COUNT],
}

impl DigitWays {
    fn new(cx: &Context<'_>) -> Self {
        let mut digits = Self { known: DigitSet::ALL, ways: std::array::from_fn(|_| Vec::new()) };
        for digit in Digit::ALL {
            let open = cx.layout.houses() - cx.board.placed_houses(digit);
            let list = &mut digits.ways[digit.index()];
            if open.is_empty() || list_ways(cx.layout, cx.board.plane(digit), open, CellSet::EMPTY, list).is_break() {
                digits.known.remove(digit);
            }
        }
        digits
    }

    /// True if some digit has no way left, so that the board has no solution.
    fn is_broken(&self) -> bool {
        self.known.iter().any(|digit| self.ways[digit.index()].is_empty())
    }

    /// Drops ways that fit no way of another digit, or of two others that fit each other, until all do.
    fn thin(&mut self) {
        let count = |digits: &Self| digits.ways.iter().map(Vec::len).sum::<usize>();
        let mut before = usize::MAX;
        while count(self) < before {
            before = count(self);
            for (one, other) in self.pairs() {
                self.retain(one, |digits, way| digits.fits(other, way));
            }
            if count(self) == before {
                self.thin_by_two();
            }
        }
    }

    fn thin_by_two(&mut self) {
        let few = self.known.filter(|digit| self.ways[digit.index()].len() <= TRIPLE);
        for one in few {
            for (second, third) in self.pairs() {
                if second < third && one != second && one != third && few.contains(second) && few.contains(third) {
                    self.retain(one, |digits, way| {
                        let seconds = digits.ways[second.index()].iter().filter(|second| !second.meets(way));
                        seconds.into_iter().any(|&second| digits.fits(third, way | second))
                    });
                }
            }
        }
    }

    /// All ordered pairs of digits.
    fn pairs(&self) -> impl Iterator<Item = (Digit, Digit)> + use<> {
        let known = self.known;
        known.iter().flat_map(move |one| known.without(one).iter().map(move |other| (one, other)))
    }

    /// True if a way of the digit leaves these cells free.
    fn fits(&self, digit: Digit, taken: CellSet) -> bool {
        self.ways[digit.index()].iter().any(|way| !way.meets(taken))
    }

    fn retain(&mut self, digit: Digit, keep: impl Fn(&Self, CellSet) -> bool) {
        let mut ways = std::mem::take(&mut self.ways[digit.index()]);
        ways.retain(|&way| keep(self, way));
        self.ways[digit.index()] = ways;
    }
}

/// Lists the places that fill each of the houses once; breaks when they are too many.
fn list_ways(
    layout: &Layout,
    places: CellSet,
    houses: HouseSet,
    taken: CellSet,
    ways: &mut Vec<CellSet>,
) -> ControlFlow<()> {
    let tightest = houses.iter().min_by_key(|&house| (places & layout.cells(house)).len());
    let Some(house) = tightest else {
        ways.push(taken);
        return if ways.len() > WAYS { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
    };
    for cell in places & layout.cells(house) {
        let rest = (places - layout.peers(cell)).without(cell);
        list_ways(layout, rest, houses - layout.houses_of(cell), taken.with(cell), ways)?;
    }
    ControlFlow::Continue(())
}
