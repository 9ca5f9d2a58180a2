//! What sentences name: values whose type says in which form a language has them.
use crate::message::{Language, Say};
use crate::voice::Voice;
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Conclusion, DigitSet, House, HouseSet, Layout};

/// Cells of which one is meant: `r1c23 or r4c7`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Any(pub(crate) CellSet);

/// Cells one by one, of which one is meant: `r1c2, r1c3 or r4c7`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OneOf(pub(crate) CellSet);

/// Digits of which one is meant: `5 or 7`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Or(pub(crate) DigitSet);

/// Names of which one is meant.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AnyOf<'a>(pub(crate) &'a [String]);

/// Names in a list, the last one joined by `and`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AllOf<'a>(pub(crate) &'a [String]);

/// Digits as short notation has them: `57`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Compact(pub(crate) DigitSet);

/// Digits in a list: `5, 7`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Listed(pub(crate) DigitSet);

/// Cells as short notation has them: `r1c23, r4c7`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Short(pub(crate) CellSet);

/// A number of things, as a word if it is small.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Count(pub(crate) usize);

/// That a cell is a digit: `r4c7 is 5`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Is(pub(crate) Candidate);

/// That one of some candidates is true: `r4c2 is 5 or 7`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Holds<'a>(pub(crate) &'a CandidateSet);

/// What cells hold, behind their names: ` {57}`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Holding(pub(crate) DigitSet);

/// Rows, columns and boxes as one, for one or for several.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Area(pub(crate) usize);

/// What a place outside the cover of a fish is called, for one or for several.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fin(pub(crate) usize);

/// Houses by their full names: `rows 2 and 8`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Houses<'a>(pub(crate) &'a Layout, pub(crate) HouseSet);

/// Houses in short, each kind by itself: `r28,b3`, as `r2c4` would be a cell.
#[derive(Clone, Copy, Debug)]
pub(crate) struct InShort<'a>(pub(crate) &'a Layout, pub(crate) HouseSet);

/// Cells without blanks: `r1c23,r4c7`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Blocks(pub(crate) CellSet);

/// Cells with their digits: `r1c23 {157}`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Held(pub(crate) CellSet, pub(crate) DigitSet);

/// Cells that form one set: `r1c3+r2c13`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Joint(pub(crate) CellSet);

/// Says nouns with the voice of a language.
macro_rules! nouns {
    ($($noun:ty, |$voice:ident, $it:pat_param| $said:expr;)*) => { $(
        impl<L: Language> Say<L> for $noun {
            fn say(&self, by: L) -> String {
                let $voice: Voice = *by;
                let $it = *self;
                $said
            }
        }
    )* };
}

nouns! {
    Cell, |voice, cell| voice.cell(cell);
    CellSet, |voice, cells| voice.at(cells);
    Any, |voice, Any(cells)| voice.any(cells);
    OneOf, |voice, OneOf(cells)| voice.or(cells.iter().map(|cell| voice.cell(cell)));
    Short, |voice, Short(cells)| voice.cells(cells);
    DigitSet, |voice, digits| voice.and(digits);
    Or, |voice, Or(digits)| voice.or(digits);
    AnyOf<'_>, |voice, AnyOf(names)| voice.or(names);
    AllOf<'_>, |voice, AllOf(names)| voice.and(names);
    Listed, |voice, Listed(digits)| voice.commas(digits);
    Compact, |_voice, Compact(digits)| digits.to_string();
    Count, |voice, Count(count)| voice.count(count);
    Is, |voice, Is(it)| voice.is(it.cell, it.digit);
    Candidate, |voice, candidate| voice.candidate(candidate);
    CandidateSet, |voice, set| voice.candidates(&set);
    Conclusion, |voice, conclusion| voice.follows(&conclusion);
    Holds<'_>, |voice, Holds(set)| voice.holds(set);
    Holding, |voice, Holding(digits)| voice.holding(digits);
    Area, |voice, Area(count)| voice.area(count).to_owned();
    Fin, |voice, Fin(count)| voice.fin(count).to_owned();
    Houses<'_>, |voice, Houses(layout, houses)| voice.houses(layout, houses);
    InShort<'_>, |voice, InShort(layout, houses)| voice.in_short(layout, houses);
    Blocks, |voice, Blocks(cells)| voice.names.blocks(cells).join(voice.close_comma());
    Held, |voice, Held(cells, digits)| format!("{} {{{digits}}}", voice.say(&Blocks(cells)));
    Joint, |voice, Joint(cells)| voice.joint(cells);
}

impl<'a> crate::scene::Scene<'a> {
    /// Houses as a message names them.
    pub(crate) fn named(&self, houses: impl IntoIterator<Item = House>) -> Houses<'a> {
        Houses(self.layout, houses.into_iter().collect())
    }
}
