//! Chains of two, three or four strong links of one digit.
use super::links::{DigitLink, DigitLinks};
use super::rows::AddedRow;
use crate::base::shape::ArgumentShape;
use crate::{Context, Info, Sink, Technique, proof};
use qedoku_core::{CandidateSet, CellSet, Chain, Conclusion, Digit, HouseSet, Layout, Pattern, Rating, Slot, Truth};
use std::ops::ControlFlow;

/// The most links that a row has.
const MOST: usize = 4;

/// Chains of so many strong links of one digit: of two ends one is true.
#[derive(Clone, Copy, Debug)]
pub(super) struct StrongLinks {
    pub(super) links: usize,
    /// The rating of the easiest, in tenths.
    pub(super) base: u16,
    pub(super) parts: &'static [&'static dyn Technique],
}

/// A link as it is passed through.
#[derive(Clone, Copy, Debug)]
struct Passed<'a> {
    link: &'a DigitLink,
    index: usize,
    /// The end where it is entered.
    from: usize,
}

impl Passed<'_> {
    fn near(&self) -> CellSet {
        self.link.ends[self.from]
    }

    fn far(&self) -> CellSet {
        self.link.ends[1 - self.from]
    }

    /// What sees all of the far end.
    fn seen(&self) -> CellSet {
        self.link.seen[1 - self.from]
    }
}

/// A chain and what goes by it.
#[derive(Clone, Copy, Debug)]
struct Found<'a> {
    digit: Digit,
    chain: [Option<Passed<'a>>; MOST],
    gone: CellSet,
}

/// A chain as far as it goes.
struct Walk<'a, 'f> {
    cx: &'a Context<'a>,
    digit: Digit,
    links: &'a [DigitLink],
    chain: [Option<Passed<'a>>; MOST],
    wanted: usize,
    found: &'f mut Vec<Found<'a>>,
}

impl Walk<'_, '_> {
    /// Adds each link that can be next to the first `length`.
    fn go_on(&mut self, length: usize, used: CellSet) {
        for (index, link) in self.links.iter().enumerate() {
            if used.meets(link.cells()) {
                continue;
            }
            for from in [0, 1] {
                let joined = |last: &Passed<'_>| link.ends[from].is_subset(last.seen());
                let last = length.checked_sub(1).and_then(|last| self.chain[last].as_ref());
                if last.is_none_or(joined) {
                    self.chain[length] = Some(Passed { link, index, from });
                    if length + 1 == self.wanted {
                        self.end(used | link.cells());
                    } else {
                        self.go_on(length + 1, used | link.cells());
                    }
                }
            }
        }
    }

    /// Notes a whole chain if something goes; each is walked from both ends.
    fn end(&mut self, used: CellSet) {
        let (Some(first), Some(last)) = (self.chain[0], self.chain[self.wanted - 1]) else { return };
        let seen = first.link.seen[first.from] & last.seen();
        let gone = (self.cx.board.plane(self.digit) & seen) - used;
        if first.index < last.index && !gone.is_empty() {
            self.found.push(Found { digit: self.digit, chain: self.chain, gone });
        }
    }
}

impl Found<'_> {
    fn passed(&self) -> impl Iterator<Item = &Passed<'_>> + Clone {
        self.chain.iter().flatten()
    }

    fn houses(&self) -> HouseSet {
        self.passed().map(|it| it.link.house).collect()
    }

    fn is_grouped(&self) -> bool {
        self.passed().any(|it| it.link.is_grouped())
    }

    /// What the kinds of houses add to the rating, in tenths: lines that run alike, joined by lines; lines that cross;
    /// any others; groups.
    fn kind(&self, layout: &Layout) -> u16 {
        let houses = self.houses();
        let alike = |family: &HouseSet| houses.is_subset(*family);
        let joints = self.passed().zip(self.passed().skip(1)).map(|(one, next)| one.far() | next.near());
        let mut in_lines = joints.map(|cells| layout.houses_around(cells).meets(layout.lines()));
        if self.is_grouped() {
            3
        } else if houses.meets(layout.boxes()) {
            2
        } else if !layout.rows_and_columns().iter().any(alike) {
            1
        } else if in_lines.all(|in_line| in_line) {
            0
        } else {
            2
        }
    }

    /// The shape that our techniques know it by.
    fn shape(&self, layout: &Layout) -> ArgumentShape {
        let grouped = self.is_grouped();
        if self.passed().count() > 2 {
            return if grouped { ArgumentShape::GroupedAic } else { ArgumentShape::XChain };
        }
        match self.kind(layout) {
            0 => ArgumentShape::Skyscraper,
            1 => ArgumentShape::TwoStringKite,
            2 => ArgumentShape::TurbotFish,
            _ => {
                let boxes = self.passed().filter(|it| layout.is_box(it.link.house));
                let groups = self.passed().filter(|it| it.link.is_grouped());
                let one_box = boxes.clone().count() == 1 && boxes.map(|it| it.index).eq(groups.map(|it| it.index));
                if one_box { ArgumentShape::EmptyRectangle } else { ArgumentShape::GroupedAic }
            }
        }
    }

    fn evidence(&self, cx: &Context<'_>, gone: CandidateSet) -> (Pattern, Vec<Truth>) {
        let chain = Chain::open(self.passed().map(|it| it.link.told(it.from, self.digit)));
        let slots: Vec<Slot> = self.passed().map(|it| Slot::House(it.link.house, self.digit)).collect();
        (Pattern::of(chain), proof::truths(cx, &slots, &Conclusion::eliminating(gone)))
    }
}

impl Technique for StrongLinks {
    fn info(&self) -> &'static Info {
        self.parts[0].info()
    }

    fn parts(&self) -> &'static [&'static dyn Technique] {
        self.parts
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let fresh = cx.fresh_digits();
        if fresh.is_empty() {
            return ControlFlow::Continue(());
        }
        let links = cx.derive(|links: &mut DigitLinks| links.fill(cx));
        let mut found = Vec::new();
        for digit in fresh {
            let links = links.of(digit);
            let mut walk = Walk { cx, digit, links, chain: [None; MOST], wanted: self.links, found: &mut found };
            walk.go_on(0, CellSet::EMPTY);
        }
        AddedRow::easiest_first(&mut found, |found: &Found<'_>| found.kind(cx.layout));
        found.iter().try_for_each(|found| {
            let rating = Rating { se: Some(self.base + found.kind(cx.layout)), hodoku: None };
            let gone = CandidateSet::of_digit(found.digit, found.gone);
            sink.rated(cx.info(found.shape(cx.layout)), rating, |sink| {
                sink.eliminate(gone, || found.evidence(cx, gone))
            })
        })
    }
}
