//! 3D Medusa.
use crate::kernels::{clusters, color_report, conjugates};
use crate::{Context, Info, Sink, Technique};
use qedoku_core::{Candidate, CandidateSet, CellSet, Digit, DigitSet, Layout, Slot};
use std::ops::ControlFlow;

crate::technique! {
    /// Strong links of all digits, and cells with two digits, connect candidates, colored in turns; a color that
    /// contradicts itself goes, and so does what both colors exclude.
    ///
    /// ## Why it holds
    /// Of two linked candidates one is true and one is false. So all candidates of one color are true and all of the
    /// other are false.
    ///
    /// A color is false if two of its candidates share a cell, if a digit has the color twice in a house, if it excludes
    /// every digit of a cell, or every place of a digit in a house. Then the whole color goes.
    ///
    /// A candidate outside is false if both colors exclude it: it shares its cell with both, it sees its digit in both, or
    /// it shares its cell with one and sees its digit in the other.
    ///
    /// ## How to find it
    /// Start in a cell with two digits. Color one each way. Go on to the partner in houses with two places for the digit,
    /// and to the other digit in cells with two, changing color each time. Look for the conflicts of one color first, then
    /// for candidates between the colors.
    pub Medusa3d = "medusa-3d", "3D Medusa", Advanced,
    zh: "三维美杜莎", aliases: ["medusa", "three-d-medusa"]
}

impl Technique for Medusa3d {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let mut left = seeds(cx);
        for digit in Digit::ALL {
            while let Some(cell) = left.plane(digit).first() {
                let seed = Candidate { cell, digit };
                left.remove(seed);
                let Some(colors) = clusters::around(cx, seed) else { continue };
                left -= colors[0] | colors[1];
                if colors[0].len() + colors[1].len() > 2 {
                    report(cx, &colors, sink)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// The candidates with a strong link.
fn seeds(cx: &Context<'_>) -> CandidateSet {
    let mut seeds = CandidateSet::EMPTY;
    for digit in Digit::ALL {
        for house in conjugates::houses(cx, digit) {
            *seeds.plane_mut(digit) |= cx.board.plane(digit) & cx.layout.cells(house);
        }
    }
    seeds
}

fn report(cx: &Context<'_>, colors: &[CandidateSet; 2], sink: &mut Sink<'_>) -> ControlFlow<()> {
    let excluded = colors.map(|color| excluded(cx.layout, &color));
    for (color, out) in colors.iter().zip(&excluded) {
        let emptied = if color.meets(out) { None } else { emptied(cx, out) };
        if color.meets(out) || emptied.is_some() {
            sink.eliminate(*color, || {
                let mut slots = links(cx, colors);
                slots.extend(emptied);
                color_report::evidence(cx, &slots, &[*colors], color)
            })?;
        }
    }
    let between = (excluded[0] & excluded[1] & *cx.board.candidates()) - colors[0] - colors[1];
    sink.eliminate(between, || color_report::evidence(cx, &links(cx, colors), &[*colors], &between))
}

/// What cannot be true if all of `color` is.
fn excluded(layout: &Layout, color: &CandidateSet) -> CandidateSet {
    let mut out = CandidateSet::EMPTY;
    let (mut once, mut twice) = (CellSet::EMPTY, CellSet::EMPTY);
    for digit in Digit::ALL {
        let plane = color.plane(digit);
        *out.plane_mut(digit) |= clusters::seen(layout, plane);
        twice |= once & plane;
        once |= plane;
    }
    for digit in Digit::ALL {
        *out.plane_mut(digit) |= (once - color.plane(digit)) | twice;
    }
    out
}

/// The first slot that has nothing left if all of `out` is false.
fn emptied(cx: &Context<'_>, out: &CandidateSet) -> Option<Slot> {
    let left = *cx.board.candidates() - *out;
    let held = DigitSet::ALL.iter().fold(CellSet::EMPTY, |all, digit| all | left.plane(digit));
    if let Some(cell) = (cx.board.open() - held).first() {
        return Some(Slot::Cell(cell));
    }
    Digit::ALL.into_iter().find_map(|digit| {
        let missing = cx.layout.houses() - cx.board.homes(digit);
        let house = missing.iter().find(|&house| !left.plane(digit).meets(cx.layout.cells(house)));
        house.map(|house| Slot::House(house, digit))
    })
}

/// The strong links of a cluster: its cells with two digits, then its houses with two places.
fn links(cx: &Context<'_>, [one, other]: &[CandidateSet; 2]) -> Vec<Slot> {
    let all = *one | *other;
    let bivalue = all.cells().filter(|cell| cx.board.digits(cell).len() == 2);
    let cells = bivalue.iter().map(Slot::Cell);
    let houses = Digit::ALL.into_iter().flat_map(|digit| clusters::links(cx, digit, all.plane(digit)));
    cells.chain(houses).collect()
}
