//! Gurth's Symmetrical Placement.
use crate::kernels::symmetries::Symmetries;
use crate::{Context, Sink};
use qedoku_core::{
    BoardMap, Candidate, CandidateSet, Cell, CellSet, Conclusion, DigitSet, Pattern, Symmetric, Symmetry, Truth,
};
use std::ops::ControlFlow;

crate::technique! {
    /// The givens stay the same when the board is turned, mirrored or otherwise mapped onto itself and the digits are renamed; then the solution stays the
    /// same, too, and what lacks its image goes.
    ///
    /// ## Why it holds
    /// The map turns the solution into a solution of the mapped givens, and these are the givens. The puzzle has one solution, so this is the same. A digit
    /// in a cell is true just when its image is: it goes when the image is gone or cannot be true together with it, and is placed when the image is. A cell
    /// that the map leaves in its place holds a digit that keeps its name.
    ///
    /// ## How to find it
    /// Look for givens laid out alike on both sides of the center or of a diagonal, or in different bands. If one digit always faces the same other digit,
    /// look at the center, the diagonal or the lines that stay where they are.
    pub GurthsSymmetricalPlacement = "gurths-symmetrical-placement", "Gurth's Symmetrical Placement", Advanced,
    zh: "宇宙法" {
        what: "把盘面旋转、翻转或作别的对应变换，再把数字换名，提示数不变；唯一解也就不变，对应候选数已经没有的候选数删去。",
        why: "变换把解变成变换后提示数的解，而提示数没有变，题目又只有一个解，所以解也不变。一格是某数，当且仅当对应格是对应的数：对应的候选数已删去或者不能与它同真时，它删去；对应格已填时，它填入。变换中不动的格只能填换名后不变的数。",
        find: "看提示数的布局是不是关于中心、对角线或各带之间对称，再看一个数是不是总对着同一个数；若是，就看中心、对角线或不动的线。"
    }, aliases: ["gsp"], assumes: unique,
    search: search
}

fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let symmetries = Symmetries::of(cx);
    let mut reported = Vec::new();
    for map in symmetries.maps() {
        let image = MappedPosition { cx, map, views: views(cx, map) };
        image.placements(sink, &mut reported)?;
        image.fixed_cells(sink, &mut reported)?;
        image.others(sink, &mut reported)?;
    }
    ControlFlow::Continue(())
}

/// The effect of a map on one open cell.
#[derive(Clone, Copy, Default)]
struct View {
    /// The digits that lack an image or clash with one.
    out: DigitSet,
    /// The digits of `out` that come back to the cell as another digit.
    renamed: DigitSet,
    /// The number of steps after which the cell is back in its place.
    round: usize,
}

fn views(cx: &Context<'_>, map: &BoardMap) -> [View; Cell::COUNT] {
    let mut views = [View::default(); Cell::COUNT];
    for cell in cx.board.open() {
        let possible = |it: Candidate| cx.board.candidates().contains(it) || cx.board.value(it.cell) == Some(it.digit);
        let images = |digit| map.images(Candidate { cell, digit });
        let excluded = |digit, image| !possible(image) || cx.layout.clash(Candidate { cell, digit }, image);
        let digits = cx.board.digits(cell);
        views[cell.index()] = View {
            out: digits.filter(|digit| images(digit).any(|image| excluded(digit, image))),
            renamed: digits.filter(|digit| images(digit).any(|image| image.cell == cell)),
            round: 1 + std::iter::successors(Some(map.cell(cell)), |&at| Some(map.cell(at)))
                .take_while(|&at| at != cell)
                .count(),
        };
    }
    views
}

/// A position seen through a map.
///
/// The effect of the map on each open cell is worked out once for the position: several searches ask for it.
struct MappedPosition<'a> {
    cx: &'a Context<'a>,
    map: &'a BoardMap,
    views: [View; Cell::COUNT],
}

impl MappedPosition<'_> {
    fn view(&self, cell: Cell) -> View {
        self.views[cell.index()]
    }

    /// The digits that are left of a cell.
    fn left(&self, cell: Cell) -> DigitSet {
        self.cx.board.digits(cell) - self.view(cell).out
    }

    /// The cells of which several digits are left.
    fn several(&self) -> CellSet {
        self.cx.board.open().filter(|cell| self.left(cell).is_several())
    }

    /// Cells of which one digit is left.
    fn placements(&self, sink: &mut Sink<'_>, reported: &mut Vec<Conclusion>) -> ControlFlow<()> {
        for cell in self.cx.board.open() {
            let Some(digit) = self.left(cell).single() else { continue };
            let conclusion = Conclusion::placing(Candidate { cell, digit });
            if self.view(cell).out.is_empty() || reported.contains(&conclusion) {
                continue;
            }
            reported.push(conclusion);
            sink.place(Candidate { cell, digit }, || self.why(CellSet::of(cell), |cell| self.view(cell).out))?;
        }
        ControlFlow::Continue(())
    }

    /// The cells that are back in their places after the same number of rounds hold what is then itself again.
    fn fixed_cells(&self, sink: &mut Sink<'_>, reported: &mut Vec<Conclusion>) -> ControlFlow<()> {
        let mut rest = self.several().filter(|cell| !self.view(cell).renamed.is_empty());
        while let Some(first) = rest.first() {
            let cells = rest.filter(|cell| self.view(cell).round == self.view(first).round);
            rest -= cells;
            self.eliminate(sink, reported, cells, |cell| self.view(cell).renamed)?;
        }
        ControlFlow::Continue(())
    }

    /// The other candidates that lack an image.
    fn others(&self, sink: &mut Sink<'_>, reported: &mut Vec<Conclusion>) -> ControlFlow<()> {
        for cell in self.several() {
            let View { out, renamed, .. } = self.view(cell);
            if !(out - renamed).is_empty() {
                self.eliminate(sink, reported, CellSet::of(cell), |_| out - renamed)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn eliminate(
        &self,
        sink: &mut Sink<'_>,
        reported: &mut Vec<Conclusion>,
        cells: CellSet,
        out: impl Fn(Cell) -> DigitSet,
    ) -> ControlFlow<()> {
        let gone = cells.iter().fold(CandidateSet::EMPTY, |all, cell| all | CandidateSet::of_cell(cell, out(cell)));
        let conclusion = Conclusion::eliminating(gone);
        if reported.contains(&conclusion) {
            return ControlFlow::Continue(());
        }
        reported.push(conclusion);
        sink.eliminate(gone, || self.why(cells, out))
    }

    /// The symmetry and its truths: the digits that the map leaves in each cell without those that are out.
    fn why(&self, cells: CellSet, out: impl Fn(Cell) -> DigitSet) -> (Pattern, Vec<Truth>) {
        let truth = |cell| {
            let digits = self.cx.board.digits(cell) - out(cell);
            Truth::Symmetric(Box::new(Symmetric { map: *self.map, cell, digits }))
        };
        (Symmetry { cells }.into(), cells.iter().map(truth).collect())
    }
}
