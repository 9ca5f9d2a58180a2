//! Sudoku Explainer's chains of two, three or four strong links of one digit.
use super::choice::AddedFinds;
use super::ends::EndGraph;
use super::walk::{LinkWalk, StrongChain};
use qedoku_core::{Chain, Conclusion, HouseSet, Layout, Pattern, Slot, StepRating, StrongLink, Truth};
use qedoku_techniques::{ArgumentShape, Context, Info, Sink, Technique, proof};
use std::ops::ControlFlow;

/// Chains of this number of strong links of one digit: of two ends one is true.
#[derive(Clone, Copy, Debug)]
pub(super) struct StrongLinks {
    pub(super) links: usize,
    /// The rating of the easiest, in tenths.
    pub(super) base: u16,
    pub(super) parts: &'static [&'static dyn Technique],
}

impl StrongLinks {
    /// The finds of a position, or the first of them.
    pub(super) fn finds(&self, cx: &Context<'_>, only_first: bool) -> AddedFinds<StrongChain> {
        let mut finds = AddedFinds::new(only_first);
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

    /// True if it is a box with its places in a row and a column, and a line with two places.
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
            let rating = StepRating { se: Some(found.tenths()), hodoku: None };
            sink.rated(cx.info(found.shape(cx.layout)), rating, |sink| {
                sink.eliminate(found.eliminated(), || found.evidence(cx))
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sudoku_explainer::added::{ADDED_ROWS, AddedFind};
    use crate::sudoku_explainer::testing::{board_without, steps};
    use qedoku_core::{Board, CellSet, Digit};
    use qedoku_verify::Checker;

    /// A board on which the digit 1 stands in these columns of some rows, and anywhere in the other rows.
    fn rows(open: &[(usize, &[usize])]) -> Board {
        let cell = |row: usize, column: usize| {
            Layout::classic().members(Layout::classic().house_named(&format!("r{row}")).expect("a row"))[column - 1]
        };
        let kept: CellSet =
            open.iter().flat_map(|&(row, columns)| columns.iter().map(move |&column| cell(row, column))).collect();
        let narrow: CellSet = open.iter().flat_map(|&(row, _)| (1..=9).map(move |column| cell(row, column))).collect();
        board_without(|it| it.digit == Digit::D1 && narrow.contains(it.cell) && !kept.contains(it.cell))
    }

    /// The first find of a row, with the technique in whose name its step is; the checker accepts all steps.
    fn first(row: usize, board: &Board) -> (AddedFind, String) {
        let row = &ADDED_ROWS[row];
        let mut checker = Checker::default();
        let found = steps(row.technique, board);
        for step in &found {
            assert!(checker.check(board, step).is_accepted(), "{step:?}");
        }
        let finds = row.finds(board);
        assert!(finds.iter().map(|find| find.eliminate).eq(found.iter().map(|step| step.conclusion.eliminate)));
        (finds[0].clone(), found[0].technique.to_string())
    }

    #[test]
    fn two_links_make_a_loop() {
        let (find, technique) = first(0, &rows(&[(1, &[1, 5]), (5, &[1, 5])]));
        assert_eq!((find.name.as_str(), find.tenths), ("(2 Strong Links) X-Loop 011", 40));
        assert_eq!((find.count, find.eliminate.len(), technique.as_str()), (14, 14, "continuous-nice-loop"));
    }

    #[test]
    fn two_links_with_groups_make_a_loop() {
        let board = rows(&[(1, &[1, 2, 5]), (2, &[3, 5])]);
        let finds = ADDED_ROWS[0].finds(&board);
        let found = finds.iter().find(|find| find.name == "(2 Strong Links) Grouped X-Loop 111").expect("a loop");
        assert_eq!((found.tenths, found.count), (43, 3 + 7 + 2), "the rest of box 1, of column 5, of box 2");
    }

    #[test]
    fn a_loop_of_four_links_counts_a_cell_for_each_joint_by_which_it_goes() {
        let (find, technique) = first(3, &rows(&[(1, &[1, 4]), (4, &[4, 7]), (7, &[2, 7]), (8, &[1, 2])]));
        assert_eq!((find.name.as_str(), find.tenths), ("(4 Strong Links) X-Loop 01111", 58));
        assert_eq!((find.count, find.eliminate.len(), technique.as_str()), (22, 21, "continuous-nice-loop"));
    }

    #[test]
    fn four_rows_make_a_chain() {
        let (find, technique) = first(3, &rows(&[(1, &[1, 4]), (4, &[4, 7]), (7, &[2, 7]), (8, &[2, 3])]));
        assert_eq!((find.name.as_str(), find.tenths), ("4 Skyscrapers 01111", 58));
        assert_eq!((find.count, find.eliminate.len(), technique.as_str()), (3, 3, "x-chain"));
    }
}
