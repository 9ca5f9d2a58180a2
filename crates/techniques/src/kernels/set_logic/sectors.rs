//! Multi-sector locked sets: cells where rows and columns cross that have room for just as many digits.
use super::lines::{COLUMNS, FamilyMask, LINES, LineGrid, ROWS, Sectors, bits};
use super::row_filling::RowFilling;
use crate::{Context, Sink};
use qedoku_core::{CandidateSet, Digit, Pattern, SetLogic, SetLogicKind, Slot};
use std::ops::ControlFlow;

/// The fewest rows and the fewest columns: fewer make subsets and their kin.
const FEWEST: usize = 3;

/// The most rows. Rows and columns are no more together than the lines of one kind, for where the others cross there is
/// mostly the same set again; and the same holds for six rows and three columns.
const MOST: usize = 5;

/// Reports the sets, the rows in the order of the layout, then the columns.
pub(crate) fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let Some(lines) = LineGrid::of(cx) else { return ControlFlow::Continue(()) };
    let fresh = lines.crossings(cx, cx.fresh_cells() & cx.layout.board());
    SectorSearch { cx, lines: &lines, fresh }.extend(RowFilling::EMPTY, 0, sink)
}

struct SectorSearch<'a> {
    cx: &'a Context<'a>,
    lines: &'a LineGrid,
    /// For every column the rows that cross it in a fresh cell. A set depends on the cells where its lines cross.
    fresh: [FamilyMask; LINES],
}

impl SectorSearch<'_> {
    /// Tries the rows chosen so far, then with more of those from `next` on.
    fn extend(&self, filling: RowFilling, next: usize, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let size = filling.rows().count_ones() as usize;
        if !self.has_fresh(filling.rows()) {
            let later = FamilyMask::MAX << next;
            if !self.has_fresh(later) {
                return ControlFlow::Continue(());
            }
        } else if size >= FEWEST {
            self.columns(&filling, LINES - size, sink)?;
        }
        if size < MOST {
            for row in next..LINES {
                let mut more = filling;
                if more.add(self.lines, row) {
                    self.extend(more, row + 1, sink)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// True if a fresh cell is in one of the rows.
    fn has_fresh(&self, rows: FamilyMask) -> bool {
        self.fresh.iter().any(|fresh| fresh & rows != 0)
    }

    /// Tries the columns that belong together with these rows.
    fn columns(&self, filling: &RowFilling, limit: usize, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let rows = filling.rows();
        let mut barred = 0;
        let mut known = [0; LINES];
        for column in 0..LINES {
            if self.lines.open[column] & rows == 0 {
                continue;
            }
            let Some(columns) = filling.closure(self.lines, column, limit, barred) else {
                barred |= 1 << column;
                continue;
            };
            if columns.count_ones() as usize >= FEWEST && !known.contains(&columns) {
                known[column] = columns;
                self.examine([rows, columns], sink)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Reports the eliminations, unless smaller sets of the same kind make all of them.
    fn examine(&self, chosen: Sectors, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let fresh = bits(chosen[COLUMNS]).any(|column| self.fresh[column] & chosen[ROWS] != 0);
        if !fresh || self.lines.count(chosen) < FEWEST * FEWEST {
            return ControlFlow::Continue(());
        }
        let mut rest = self.all_gone(chosen);
        if rest.is_empty() {
            return ControlFlow::Continue(());
        }
        for rows in parts(chosen[ROWS]) {
            for columns in parts(chosen[COLUMNS]) {
                let part = [rows, columns];
                if part != chosen && self.lines.is_tight(part) {
                    rest -= self.all_gone(part);
                }
            }
        }
        // A digit can have several covers: take what goes by the other in a second step.
        for _ in [ROWS, COLUMNS] {
            if rest.is_empty() {
                break;
            }
            let covers = Digit::ALL.map(|digit| {
                let [by_rows, by_columns] = [ROWS, COLUMNS].map(|most| self.lines.cover(digit, chosen, most));
                let gone = |cover| (self.lines.gone(self.cx, digit, cover, chosen) & rest.plane(digit)).len();
                if gone(by_columns) > gone(by_rows) { by_columns } else { by_rows }
            });
            rest -= self.report(chosen, &covers, sink)?;
        }
        ControlFlow::Continue(())
    }

    /// The eliminations by any cover.
    fn all_gone(&self, chosen: Sectors) -> CandidateSet {
        let mut gone = CandidateSet::EMPTY;
        for digit in Digit::ALL {
            for most in [ROWS, COLUMNS] {
                let cover = self.lines.cover(digit, chosen, most);
                *gone.plane_mut(digit) |= self.lines.gone(self.cx, digit, cover, chosen);
            }
        }
        gone
    }

    fn report(
        &self,
        chosen: Sectors,
        covers: &[Sectors; Digit::COUNT],
        sink: &mut Sink<'_>,
    ) -> ControlFlow<(), CandidateSet> {
        let mut gone = CandidateSet::EMPTY;
        for (digit, &cover) in Digit::ALL.into_iter().zip(covers) {
            *gone.plane_mut(digit) = self.lines.gone(self.cx, digit, cover, chosen);
        }
        sink.eliminate(gone, || {
            let base: Vec<Slot> = self.lines.base(self.cx, chosen).iter().map(Slot::Cell).collect();
            let slots = Digit::ALL.into_iter().zip(covers).flat_map(|(digit, &cover)| self.lines.slots(digit, cover));
            let mut cover: Vec<Slot> = slots.collect();
            cover.sort_unstable();
            let truths = self.cx.truths(&base);
            (Pattern::of(SetLogic::new(SetLogicKind::Sectors, base, cover)), truths)
        })?;
        ControlFlow::Continue(gone)
    }
}

/// The choices of some of the lines, all of them included.
fn parts(lines: FamilyMask) -> impl Iterator<Item = FamilyMask> {
    (1..=lines).filter(move |part| part & !lines == 0)
}
