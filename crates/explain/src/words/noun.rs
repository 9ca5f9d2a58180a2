//! What sentences name: values whose type says in which form a language has them.
use crate::message::{Language, Say};
use crate::voice::Voice;
use qedoku_core::{
    Assumption, Candidate, CandidateSet, Cell, CellSet, Conclusion, DigitSet, House, HouseSet, Layout, Target,
};

/// Cells of which one is meant: `r1c23 or r4c7`.
#[derive(Clone, Copy, Debug)]
pub struct Any(pub CellSet);

/// Cells one by one, of which one is meant: `r1c2, r1c3 or r4c7`.
#[derive(Clone, Copy, Debug)]
pub struct OneOf(pub CellSet);

/// Digits of which one is meant: `5 or 7`.
#[derive(Clone, Copy, Debug)]
pub struct Or(pub DigitSet);

/// Names of which one is meant.
#[derive(Clone, Copy, Debug)]
pub struct AnyOf<'a>(pub &'a [String]);

/// Names in a list, the last one joined by `and`.
#[derive(Clone, Copy, Debug)]
pub struct AllOf<'a>(pub &'a [String]);

/// Digits as short notation has them: `57`.
#[derive(Clone, Copy, Debug)]
pub struct Compact(pub DigitSet);

/// Digits in a list: `5, 7`.
#[derive(Clone, Copy, Debug)]
pub struct Listed(pub DigitSet);

/// Cells as short notation has them: `r1c23, r4c7`.
#[derive(Clone, Copy, Debug)]
pub struct Short(pub CellSet);

/// A number of things, as a word if it is small.
#[derive(Clone, Copy, Debug)]
pub struct Count(pub usize);

/// That a cell is a digit: `r4c7 is 5`.
#[derive(Clone, Copy, Debug)]
pub struct Is(pub Candidate);

/// That one of some candidates is true: `r4c2 is 5 or 7`.
#[derive(Clone, Copy, Debug)]
pub struct Holds<'a>(pub &'a CandidateSet);

/// What cells hold, behind their names: ` {57}`.
#[derive(Clone, Copy, Debug)]
pub struct Holding(pub DigitSet);

/// Rows, columns and boxes as one, for one or for several.
#[derive(Clone, Copy, Debug)]
pub struct Area(pub usize);

/// What a place outside the cover of a fish is called, for one or for several.
#[derive(Clone, Copy, Debug)]
pub struct Fin(pub usize);

/// Houses by their full names: `rows 2 and 8`.
#[derive(Clone, Copy, Debug)]
pub struct Houses<'a>(pub &'a Layout, pub HouseSet);

/// Houses in short, each kind by itself: `r28,b3`, as `r2c4` would be a cell.
#[derive(Clone, Copy, Debug)]
pub struct InShort<'a>(pub &'a Layout, pub HouseSet);

/// What a step concludes, as notation writes it: `r4c5=7`, `r1c23<>5`.
#[derive(Clone, Copy, Debug)]
pub struct Written<'a>(pub &'a Conclusion);

/// Cells without blanks: `r1c23,r4c7`.
#[derive(Clone, Copy, Debug)]
pub struct Blocks(pub CellSet);

/// Cells with their digits: `r1c23 {157}`.
#[derive(Clone, Copy, Debug)]
pub struct Held(pub CellSet, pub DigitSet);

/// Cells that form one set: `r1c3+r2c13`.
#[derive(Clone, Copy, Debug)]
pub struct Joint(pub CellSet);

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
    Assumption, |voice, assume| voice.assumption(assume);
    Target, |voice, target| voice.conclusion(&target.conclusion());
    Conclusion, |voice, conclusion| voice.follows(&conclusion);
    Written<'_>, |voice, Written(conclusion)| voice.conclusion(conclusion);
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
