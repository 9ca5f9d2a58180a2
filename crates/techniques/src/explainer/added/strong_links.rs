//! Chains of two, three or four strong links of one digit.
use super::choice::Finds;
use super::ends::EndGraph;
use super::walk::{LinkWalk, StrongChain};
use crate::base::shape::ArgumentShape;
use crate::{Context, Info, Sink, Technique, proof};
use qedoku_core::{Chain, Conclusion, HouseSet, Layout, Pattern, Rating, Slot, StrongLink, Truth};
use std::ops::ControlFlow;

/// Chains of so many strong links of one digit: of two ends one is true.
#[derive(Clone, Copy, Debug)]
pub(super) struct StrongLinks {
    pub(super) links: usize,
    /// The rating of the easiest, in tenths.
    pub(super) base: u16,
    pub(super) parts: &'static [&'static dyn Technique],
}

impl StrongLinks {
    /// The finds of a position, or the first of them.
    pub(super) fn finds(&self, cx: &Context<'_>, only_first: bool) -> Finds<StrongChain> {
        let mut finds = Finds::new(only_first);
        for digit in cx.fresh_digits() {
            let before = finds.count();
            EndGraph::with(cx, digit, |graph| {
                LinkWalk { cx, digit, graph, base: self.base, links: self.links, finds: &mut finds }.each();
            });
            if finds.count() == before {
                cx.pass_digit(digit);
            }
        }
        finds
    }
}

impl StrongChain {
    /// The shape that our techniques know it by.
    fn shape(&self, layout: &Layout) -> ArgumentShape {
        let grouped = self.passed().any(|(link, _)| link.is_grouped());
        match (self.is_loop, grouped, self.passed().count()) {
            (true, false, _) => ArgumentShape::ContinuousNiceLoop,
            (true, true, _) => ArgumentShape::GroupedContinuousNiceLoop,
            (false, false, 2) => self.two_links(layout),
            (false, false, _) => ArgumentShape::XChain,
            (false, true, _) if self.is_empty_rectangle(layout) => ArgumentShape::EmptyRectangle,
            (false, true, _) => ArgumentShape::GroupedAic,
        }
    }

    /// Two links without groups, by their houses and what joins them.
    fn two_links(&self, layout: &Layout) -> ArgumentShape {
        let houses: HouseSet = self.passed().map(|(link, _)| link.house).collect();
        let alike = layout.rows_and_columns().iter().any(|lines| houses.is_subset(*lines));
        let mut joints = self.passed().zip(self.passed().skip(1));
        let in_line = joints.all(|((one, from), (next, to))| {
            layout.houses_around(one.ends[1 - from] | next.ends[*to]).meets(layout.lines())
        });
        if houses.meets(layout.boxes()) || (alike && !in_line) {
            ArgumentShape::TurbotFish
        } else if alike {
            ArgumentShape::Skyscraper
        } else {
            ArgumentShape::TwoStringKite
        }
    }

    /// Whether it is a box with its places in a row and a column, and a line with two places.
    fn is_empty_rectangle(&self, layout: &Layout) -> bool {
        let mut boxes = self.passed().filter(|(link, _)| layout.is_box(link.house));
        let (Some((only, _)), None) = (boxes.next(), boxes.next()) else { return false };
        let lines = only.ends.map(|end| layout.houses_around(end) & layout.lines());
        let [rows, columns] = layout.rows_and_columns();
        let crossing =
            lines[0].meets(rows) && lines[1].meets(columns) || lines[0].meets(columns) && lines[1].meets(rows);
        let groups = self.passed().filter(|(link, _)| link.is_grouped());
        self.passed().count() == 2 && only.is_grouped() && crossing && groups.count() == 1
    }

    fn evidence(&self, cx: &Context<'_>) -> (Pattern, Vec<Truth>) {
        let links: Vec<StrongLink> = self.passed().map(|(link, from)| link.linking(*from, self.digit)).collect();
        let slots: Vec<Slot> = self.passed().map(|(link, _)| Slot::House(link.house, self.digit)).collect();
        let chain = if self.is_loop { Chain::closed(links) } else { Chain::open(links) };
        (Pattern::of(chain), proof::truths(cx, &slots, &Conclusion::eliminating(self.eliminated())))
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
        self.finds(cx, sink.wants_one()).sorted().iter().try_for_each(|found| {
            let rating = Rating { se: Some(found.tenths()), hodoku: None };
            sink.rated(cx.info(found.shape(cx.layout)), rating, |sink| {
                sink.eliminate(found.eliminated(), || found.evidence(cx))
            })
        })
    }
}
