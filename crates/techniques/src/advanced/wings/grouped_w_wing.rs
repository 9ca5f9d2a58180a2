//! Grouped W-Wing.
use crate::kernels::{counts, short_chain};
use crate::{Context, Info, Sink, Technique};
use qedoku_core::argument::StrongLink;
use qedoku_core::{CandidateSet, Cell, Chain, Digit, House, Pattern, Slot};
use std::ops::ControlFlow;

crate::technique! {
    /// Two cells with the same two digits are joined by a house in which one of the two sees every place of one of the
    /// digits, three places or more.
    ///
    /// ## Why it holds
    /// The cells hold X and Y, and each place for Y in the house is seen by one of them. Were neither of the two an X,
    /// both would be Y, and Y would have no place left in that house. So one of them is X, and a cell that sees both
    /// cannot be.
    ///
    /// ## How to find it
    /// Look for two cells with the same two candidates that do not see each other, and for cells with X that see both.
    /// Then look for a house without the two cells whose places for Y they see between them; where it is a line, those
    /// of a box are often seen by one of the cells, and a single one by the other.
    ///
    /// ## See also
    /// With two places in the house it is a W-Wing.
    pub GroupedWWing = "grouped-w-wing", "Grouped W-Wing", Advanced,
    zh: "组 W-Wing", aliases: ["grouped-semi-remote-naked-pair"]
}

impl Technique for GroupedWWing {
    fn info(&self) -> &'static Info {
        &Self::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let two = counts::cells_with_few(cx.board, 2);
        for one in two {
            let same = |other: &Cell| one < *other && cx.board.digits(*other) == cx.board.digits(one);
            for other in (two - cx.layout.peers(one)).iter().filter(same) {
                let seen = cx.layout.peers(one) & cx.layout.peers(other);
                for (digit, linked) in short_chain::both_ways(cx, one) {
                    if seen.meets(cx.board.plane(digit)) {
                        let ends = Ends { cells: [one, other], digit, linked };
                        cx.layout.houses().iter().try_for_each(|house| ends.join(house, cx, sink))?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// Two cells with the same two digits.
struct Ends {
    cells: [Cell; 2],
    /// The digit that goes.
    digit: Digit,
    /// The digit that the house links.
    linked: Digit,
}

impl Ends {
    /// Reports the house if the cells see all its places of the digit between them, and it takes more than two.
    fn join(&self, house: House, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let Self { cells: [one, other], digit, linked } = *self;
        let cells = cx.layout.cells(house);
        let places = cx.board.plane(linked) & cells;
        let [near, far] = [one, other].map(|cell| places & cx.layout.peers(cell));
        // A cell that sees all of them is the other digit without any wing.
        let either = near != places && far != places && (near | far) == places;
        if places.len() < 3 || cells.contains(one) || cells.contains(other) || !either {
            return ControlFlow::Continue(());
        }
        let gone = cx.layout.peers(one) & cx.layout.peers(other) & cx.board.plane(digit);
        sink.eliminate(CandidateSet::of_digit(digit, gone), || {
            let links = [
                StrongLink::in_cell(one, digit, linked),
                StrongLink::in_house(house, linked, near, places - near),
                StrongLink::in_cell(other, linked, digit),
            ];
            let slots = [Slot::Cell(one), Slot::House(house, linked), Slot::Cell(other)];
            (Pattern::of(Chain::open(links)), cx.truths(&slots))
        })
    }
}
