//! The requirements on the givens of a puzzle.
use crate::bounds::Bounds;
use crate::mask::GivenMask;
use crate::symmetry::GivenSymmetry;
use qedoku_core::{Cell, CellSet, HouseKind};
use std::fmt;
use std::ops::RangeInclusive;

/// The requirements on the givens of a puzzle: their cells, their number, and whether each of them is needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GivenShape {
    /// The symmetry of their cells.
    pub symmetry: GivenSymmetry,
    /// The least and the greatest number of givens.
    pub givens: Option<Bounds<usize>>,
    /// True if every single given is needed. Without a symmetry, a range and a mask they always are; with a symmetry
    /// no orbit of them can go, which is less.
    pub minimal: bool,
    /// The cells that must hold givens, and the cells that must not.
    pub mask: GivenMask,
}

/// Why no puzzle has a shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum BadShape {
    /// The least number of givens is above the most.
    Reversed(usize, usize),
    /// This number of givens always leaves more than one solution.
    TooFew(usize),
    /// There are no more than 81 cells.
    TooMany(usize),
    /// A cell must hold a given, and its image must not.
    Torn(GivenSymmetry),
    /// The mask leaves only this number of cells.
    Mask(usize),
    /// Two lines of a band, or of a stack, would be blank, so that they could change places.
    Blank(HouseKind, u8, u8),
    /// The symmetry, with the mask, has no number of givens in this range.
    NoCount(GivenSymmetry, usize, usize),
    /// The mask alone makes more givens than the most.
    MustExceed(usize, usize),
}

/// The fewest givens a puzzle with one solution can have: that none has 16 was shown by a search of all grids in 2012.
pub(crate) const FEWEST: usize = 17;

impl fmt::Display for BadShape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Reversed(least, most) => write!(f, "the range of givens is empty: {least} is above {most}"),
            Self::TooFew(most) => {
                write!(f, "no puzzle with {most} givens has one solution: {FEWEST} are needed at least")
            }
            Self::TooMany(least) => write!(f, "there are 81 cells, and {least} givens are asked for"),
            Self::Torn(symmetry) => {
                write!(f, "the mask has not the symmetry {symmetry}: of two images one must hold a given, one must not")
            }
            Self::Mask(cells) => write!(
                f,
                "the mask, with the symmetry, leaves {cells} cells for givens, and a puzzle with one solution has \
                 {FEWEST} at least"
            ),
            Self::Blank(lines, first, second) => write!(
                f,
                "{} {first} and {second} can hold no given: they could change places, so that there is never one \
                 solution",
                if lines == HouseKind::Row { "rows" } else { "columns" }
            ),
            Self::NoCount(symmetry, least, most) if least == most => {
                write!(f, "no puzzle with the symmetry {symmetry} has {least} givens{}", self.why())
            }
            Self::NoCount(symmetry, least, most) => {
                write!(f, "no puzzle with the symmetry {symmetry} has {least} to {most} givens{}", self.why())
            }
            Self::MustExceed(must, most) => {
                write!(f, "the mask has {must} cells that must hold givens, and at most {most} are asked for")
            }
        }
    }
}

impl BadShape {
    /// True if puzzles with this number of givens are all known, and none of them has the symmetry.
    pub const fn is_known_of_all(&self) -> bool {
        matches!(self, Self::NoCount(GivenSymmetry::Full, _, FEWEST))
    }

    /// The reason why no puzzle has a number of givens that the sizes of the orbits may allow, for messages.
    const fn why(&self) -> &'static str {
        if self.is_known_of_all() {
            ": of the puzzles with 17 givens, all of which are known, none has it"
        } else {
            ": the cells that go together do not add up to that"
        }
    }
}

impl std::error::Error for BadShape {}

impl GivenShape {
    /// A shape with nothing but a symmetry.
    pub const fn of(symmetry: GivenSymmetry) -> Self {
        let mask = GivenMask { must: CellSet::EMPTY, never: CellSet::EMPTY };
        Self { symmetry, givens: None, minimal: false, mask }
    }

    /// True if nothing is asked but a symmetry: the puzzles are those of [`crate::Generator`].
    pub fn is_plain(&self) -> bool {
        let freely = self.symmetry == GivenSymmetry::None || !self.minimal;
        freely && self.givens.is_none() && self.mask == GivenMask::default()
    }

    /// The range of the number of givens.
    pub(crate) fn range(&self) -> RangeInclusive<usize> {
        let Bounds { least, most } = self.givens.unwrap_or(Bounds::new(0, 81));
        least..=most
    }

    /// The orbits that may hold givens.
    pub(crate) fn orbits(&self) -> impl Iterator<Item = CellSet> + '_ {
        self.symmetry.orbits().filter(|orbit| !orbit.meets(self.mask.never))
    }

    /// The cells that must hold givens, with their images.
    pub(crate) fn fixed(&self) -> CellSet {
        self.symmetry
            .orbits()
            .filter(|orbit| orbit.meets(self.mask.must))
            .fold(CellSet::EMPTY, |all, orbit| all | orbit)
    }

    /// Checks that there can be such puzzles, as far as that is known without a search.
    ///
    /// # Errors
    /// Why there is none.
    ///
    /// ```
    /// use qedoku_generate::{Bounds, GivenShape, GivenSymmetry};
    ///
    /// let shape = GivenShape { givens: Some(Bounds::just(17)), ..GivenShape::of(GivenSymmetry::Full) };
    /// assert!(shape.check().is_err_and(|bad| bad.to_string().starts_with("no puzzle with the symmetry full has 17")));
    /// ```
    pub fn check(&self) -> Result<(), BadShape> {
        let Bounds { least, most } = self.givens.unwrap_or(Bounds::new(FEWEST, 81));
        if least > most {
            return Err(BadShape::Reversed(least, most));
        }
        if most < FEWEST {
            return Err(BadShape::TooFew(most));
        }
        if least > 81 {
            return Err(BadShape::TooMany(least));
        }
        let fixed = self.fixed();
        if fixed.meets(self.mask.never) {
            return Err(BadShape::Torn(self.symmetry));
        }
        let allowed = self.orbits().fold(CellSet::EMPTY, |all, orbit| all | orbit);
        if allowed.len() < FEWEST {
            return Err(BadShape::Mask(allowed.len()));
        }
        blank_lines(allowed)?;
        if fixed.len() > most {
            return Err(BadShape::MustExceed(fixed.len(), most));
        }
        if !self.counts(fixed).any(|count| (least..=most).contains(&count)) {
            return Err(BadShape::NoCount(self.symmetry, least, most));
        }
        Ok(())
    }

    /// The numbers of givens that the orbits can add up to, together with the fixed cells.
    fn counts(&self, fixed: CellSet) -> impl Iterator<Item = usize> + use<> {
        let mut sums = 1_u128 << fixed.len();
        for orbit in self.orbits().filter(|orbit| !orbit.meets(fixed)) {
            sums |= sums << orbit.len();
        }
        let fewest = if self.has_seventeen() { FEWEST } else { FEWEST + 1 };
        (fewest..=81).filter(move |count| sums >> count & 1 == 1)
    }

    /// True if a puzzle with 17 givens may have the symmetry: all of these puzzles are known, and none has all of it.
    const fn has_seventeen(&self) -> bool {
        !matches!(self.symmetry, GivenSymmetry::Full)
    }
}

/// Of three lines that cross the same boxes, two without givens could change places.
fn blank_lines(allowed: CellSet) -> Result<(), BadShape> {
    for kind in [HouseKind::Row, HouseKind::Column] {
        let line = |cell: Cell| if kind == HouseKind::Row { cell.row() } else { cell.column() };
        let blank: Vec<u8> = (1..=9).filter(|&number| !allowed.iter().any(|cell| line(cell) == number)).collect();
        let together = |pair: &&[u8]| (pair[0] - 1) / 3 == (pair[1] - 1) / 3;
        if let Some(pair) = blank.windows(2).find(together) {
            return Err(BadShape::Blank(kind, pair[0], pair[1]));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(shape: GivenShape) -> String {
        shape.check().expect_err("a bad shape").to_string()
    }

    #[test]
    fn what_cannot_be_is_said_at_once() {
        let full = GivenShape::of(GivenSymmetry::Full);
        let none = GivenShape::default();
        assert!(
            said(GivenShape { givens: Some(Bounds::just(17)), ..full })
                .ends_with("of the puzzles with 17 givens, all of which are known, none has it")
        );
        assert!(said(GivenShape { givens: Some(Bounds::new(18, 19)), ..full }).ends_with("do not add up to that"));
        assert!(said(GivenShape { givens: Some(Bounds::new(3, 16)), ..none }).contains("17 are needed"));
        assert!(said(GivenShape { givens: Some(Bounds::new(30, 20)), ..none }).contains("30 is above 20"));
        assert!(said(GivenShape { givens: Some(Bounds::new(82, 90)), ..none }).contains("81 cells"));
        let mask = |text: &str| GivenMask::parse(&format!("{text:.<81}")).unwrap();
        assert!(said(GivenShape { mask: mask(&"x".repeat(16)), ..none }).contains("leaves 16 cells"));
        assert!(said(GivenShape { mask: mask(&"x".repeat(40)), ..none }).starts_with("rows 7 and 8"));
        assert!(
            said(GivenShape { mask: mask("x"), ..GivenShape::of(GivenSymmetry::HalfTurn) })
                .contains("not the symmetry 180")
        );
        let whole = GivenMask::parse(&"x".repeat(81)).unwrap();
        assert!(
            said(GivenShape { mask: whole, givens: Some(Bounds::new(20, 30)), ..none }).contains("81 cells that must")
        );
    }

    #[test]
    fn what_can_be_is_let_through() {
        for symmetry in GivenSymmetry::ALL {
            assert_eq!(GivenShape::of(symmetry).check(), Ok(()));
            assert_eq!(
                GivenShape { givens: Some(Bounds::just(24)), ..GivenShape::of(symmetry) }.check(),
                Ok(()),
                "{symmetry}"
            );
        }
        assert_eq!(GivenShape { givens: Some(Bounds::just(17)), ..GivenShape::default() }.check(), Ok(()));
    }
}
