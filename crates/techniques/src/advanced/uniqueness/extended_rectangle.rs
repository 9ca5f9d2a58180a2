//! Extended Rectangle.
use crate::kernels::choose::SetList;
use crate::kernels::uniqueness::deadly::{self, DeadlyPattern};
use crate::{Context, Sink};
use qedoku_core::{Cell, CellSet, DeadlyKind, DigitSet, House, HouseSet};
use std::ops::ControlFlow;

crate::technique! {
    /// Two rows of one band cross three columns or more (or two columns of one stack as many rows), and the cells where they
    /// cross would hold just as many digits as columns, if it were not for a few other candidates, the guards.
    ///
    /// ## Why it holds
    /// If the cells held these digits alone, the two rows could change places there: every row, column and box would keep
    /// its digits, and the puzzle would have a second solution. So one of the guards is true. If all of them are in one
    /// cell, it holds none of the digits; if all are the same digit, it goes from the cells that see them all. The puzzle
    /// must have one solution.
    ///
    /// ## How to find it
    /// In two rows of a band, or two columns, look for open cells above each other that have three or four digits between them, but for one cell or one digit more.
    pub ExtendedRectangle = "extended-rectangle", "Extended Rectangle", Advanced,
    zh: "拓展矩形" {
        what: "同一横带的两行与三列以上（或同一竖带的两列与三行以上）的交叉格，除了少数别的候选数（守护者），只用与列数（行数）同样多的数。",
        why: "若两条线的这些格只填这些数，就可以把两条线上的数整体对调，每个行、列、宫的数都不变，题目就有两个解。所以必有一格填别的数：守护者同在一格时，该格不是这些数；守护者是同一个数时，同时看到它们的格删去该数。题目必须只有一个解。",
        find: "在同一横带的两行或同一竖带的两列里，找上下（左右）相对、一共三四个数的几列空格，其中只有一格或只有一个数多出来。"
    }, aliases: ["extended-unique-rectangle"], wider: ["unique-rectangle-1"], assumes: unique,
    search: search
}

fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let boxes = cx.layout.boxes();
    for family in cx.layout.line_families() {
        for one in family.houses {
            let through = |line: House| -> HouseSet {
                cx.layout.cells(line).iter().fold(HouseSet::EMPTY, |all, cell| all | cx.layout.houses_of(cell)) & boxes
            };
            let crossed = through(one);
            for other in family.houses.filter(|other| one < other && through(other) == crossed) {
                // An instance depends on the cells of the two lines.
                if cx.fresh_cells().meets(cx.layout.cells(one) | cx.layout.cells(other)) {
                    lines(one, other, cx, sink)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The cells of a column in two lines, and their digits.
type ColumnCells = SetList<[Cell; 2], DigitSet>;

/// The least and the greatest number of columns of a pattern.
const SIZES: std::ops::RangeInclusive<usize> = 3..=5;

/// Looks at two lines.
fn lines(one: House, other: House, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let open = cx.board.open();
    let upper = open & cx.layout.cells(one);
    let lower = open & cx.layout.cells(other);
    if upper.len() < *SIZES.start() || lower.len() < *SIZES.start() {
        return ControlFlow::Continue(());
    }
    let column = |cell: Cell| {
        let across = cx.layout.lines_of(cell).without(one).first()?;
        let below = (lower & cx.layout.cells(across)).first()?;
        Some(([cell, below], cx.board.digits(cell) | cx.board.digits(below)))
    };
    let columns = ColumnCells::collect([Cell::from_index(0); 2], upper.iter().filter_map(column));
    for size in SIZES {
        columns.choose_beside(DigitSet::EMPTY, size, &mut |chosen, digits| {
            if digits.len() != size + 1 {
                return ControlFlow::Continue(());
            }
            one_digit_more(&columns, chosen, digits, cx, sink)
        })?;
        columns.choose_beside(DigitSet::EMPTY, size - 1, &mut |chosen, digits| {
            one_cell_more(&columns, chosen, size, digits, cx, sink)
        })?;
    }
    ControlFlow::Continue(())
}

/// One of the digits guards, wherever it stands.
fn one_digit_more(
    columns: &ColumnCells,
    chosen: u16,
    digits: DigitSet,
    cx: &Context<'_>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let cells: CellSet = columns.keys(chosen).flatten().collect();
    for guard in digits {
        let it = DeadlyPattern::new(DeadlyKind::ExtendedRectangle, cx.board, cells, digits.without(guard));
        if !is_reducible(&it, columns) {
            deadly::one_cell(&it, cx, sink)?;
            deadly::one_digit(&it, cx, sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// True if fewer of the columns would be filled by as many digits: then the others add nothing.
fn is_reducible(it: &DeadlyPattern, columns: &ColumnCells) -> bool {
    let within = it.deadly.cells();
    let own = columns.keys(columns.all()).filter(|&[upper, _]| within.contains(upper));
    let left = ColumnCells::collect(
        [Cell::from_index(0); 2],
        own.map(|column| {
            let [upper, lower] = column;
            (column, it.deadly.digits(upper) | it.deadly.digits(lower))
        }),
    );
    let size = left.all().count_ones() as usize;
    (1..size).any(|fewer| left.choose(fewer, &mut |_, _| ControlFlow::Break(())).is_break())
}

/// One cell of one more column has two guards or more.
fn one_cell_more(
    columns: &ColumnCells,
    chosen: u16,
    size: usize,
    digits: DigitSet,
    cx: &Context<'_>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    for [upper, lower] in columns.keys(!chosen & columns.all()) {
        for (plain, guarded) in [(upper, lower), (lower, upper)] {
            let digits = digits | cx.board.digits(plain);
            if digits.len() != size || (cx.board.digits(guarded) - digits).len() < 2 {
                continue;
            }
            let cells: CellSet = columns.keys(chosen).flatten().chain([plain, guarded]).collect();
            let it = DeadlyPattern::new(DeadlyKind::ExtendedRectangle, cx.board, cells, digits);
            if !is_reducible(&it, columns) {
                deadly::one_cell(&it, cx, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}
