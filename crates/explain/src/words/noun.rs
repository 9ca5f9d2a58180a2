//! Nouns of sentences: values whose type says in which form a language has them.
use crate::message::{Language, Say};
use crate::style::Style;
use qedoku_core::{
    Assumption, Candidate, CandidateSet, Cell, CellSet, Conclusion, Digit, DigitSet, House, HouseSet, Layout, Target,
};
use std::fmt;

/// The cases that a clause is true in: where it is in every one, Chinese has a word for that before the verb.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CaseScope {
    /// In the case that is spoken of.
    One,
    /// In each of several.
    Every,
}

/// Cells of which one is meant: `r1c23 or r4c7`.
#[derive(Clone, Copy, Debug)]
pub struct Any(pub CellSet);

/// Cells one by one, of which one is meant: `r1c2, r1c3 or r4c7`.
#[derive(Clone, Copy, Debug)]
pub struct OneOf(pub CellSet);

/// Cells one by one: `r1c2, r1c3 and r4c7`.
#[derive(Clone, Copy, Debug)]
pub struct OneByOne(pub CellSet);

/// A digit as one of its kind: `a 7`, `an 8`.
#[derive(Clone, Copy, Debug)]
pub struct OneDigit(pub Digit);

/// Digits, each as one of its kind: `a 7 and an 8`.
#[derive(Clone, Copy, Debug)]
pub struct OneEach(pub DigitSet);

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
pub struct DigitList(pub DigitSet);

/// Cells as short notation has them: `r1c23, r4c7`.
#[derive(Clone, Copy, Debug)]
pub struct Short(pub CellSet);

/// A number of things, as a word if it is small.
#[derive(Clone, Copy, Debug)]
pub struct Count(pub usize);

/// The clause that a cell is a digit: `r4c7 is 5`.
#[derive(Clone, Copy, Debug)]
pub struct Is(pub Candidate);

/// The clause that one of some candidates is true: `r4c2 is 5 or 7`.
#[derive(Clone, Copy, Debug)]
pub struct Holds<'a>(pub &'a CandidateSet);

/// The digits that cells hold, behind their names: ` {57}`.
#[derive(Clone, Copy, Debug)]
pub struct Holding(pub DigitSet);

/// A cell with its candidates: `r3c2 {23}`.
#[derive(Clone, Copy, Debug)]
pub struct Braces(pub Cell, pub DigitSet);

/// Cells with what they may hold: `r1c458 {1279}`.
#[derive(Clone, Copy, Debug)]
pub struct BracesOf(pub CellSet, pub DigitSet);

/// Houses by their full names, in this order: `box 7, row 8`.
#[derive(Clone, Copy, Debug)]
pub struct InOrder<'a>(pub &'a Layout, pub &'a [House]);

/// Rows, columns and boxes as one, for one or for several.
#[derive(Clone, Copy, Debug)]
pub struct Area(pub usize);

/// The word for a place outside the cover of a fish, for one or for several.
#[derive(Clone, Copy, Debug)]
pub struct Fin(pub usize);

/// Houses by their full names: `rows 2 and 8`.
#[derive(Clone, Copy, Debug)]
pub struct Houses<'a>(pub &'a Layout, pub HouseSet);

/// Houses in short, each kind by itself: `r28,b3`, as `r2c4` would be a cell.
#[derive(Clone, Copy, Debug)]
pub struct InShort<'a>(pub &'a Layout, pub HouseSet);

/// The conclusion of a step as notation writes it: `r4c5=7`, `r1c23<>5`.
#[derive(Clone, Copy, Debug)]
pub struct ConclusionNotation<'a>(pub &'a Conclusion);

/// Cells without blanks: `r1c23,r4c7`; one by one in plain words.
#[derive(Clone, Copy, Debug)]
pub struct Blocks(pub CellSet);

/// Cells that form one set with their digits: `r1c23+r2c4 {1357}`.
#[derive(Clone, Copy, Debug)]
pub struct Held(pub CellSet, pub DigitSet);

/// Cells that form one set: `r1c3+r2c13`.
#[derive(Clone, Copy, Debug)]
pub struct Joint(pub CellSet);

/// Writes the nouns that most sentences name, in the style of a language.
macro_rules! written {
    ($($noun:ty, |$style:ident, $it:pat_param, $to:ident| $written:expr;)*) => { $(
        impl<L: Language> Say<L> for $noun {
            fn write(&self, by: L, $to: &mut fmt::Formatter<'_>) -> fmt::Result {
                let $style: Style = *by;
                let $it = self;
                $written
            }
        }
    )* };
}

written! {
    Cell, |style, cell, to| style.notation.write_cell(*cell, to);
    CellSet, |style, cells, to| match style.one_block(*cells) {
        Some(block) => block.write(style.notation, to),
        None => style.write_and(to, style.blocks(*cells)),
    };
    Any, |style, Any(cells), to| match style.one_block(*cells) {
        Some(block) => block.write(style.notation, to),
        None => style.write_or(to, style.blocks(*cells)),
    };
    OneDigit, |style, OneDigit(digit), to| {
        to.write_str(style.grammar(|it| it.article(*digit)))?;
        fmt::Display::fmt(digit, to)
    };
    DigitSet, |style, digits, to| style.write_digits(to, *digits);
    Or, |style, Or(digits), to| style.write_or(to, *digits);
    AnyOf<'_>, |style, AnyOf(names), to| style.write_or(to, *names);
    AllOf<'_>, |style, AllOf(names), to| style.write_and(to, *names);
    Houses<'_>, |style, Houses(layout, houses), to| style.write_houses(layout, *houses, to);
    InOrder<'_>, |style, InOrder(layout, houses), to| {
        for (at, &house) in houses.iter().enumerate() {
            to.write_str(if at > 0 { style.grammar(|it| it.comma()) } else { "" })?;
            style.write_houses(layout, HouseSet::of(house), to)?;
        }
        Ok(())
    };
    Conclusion, |style, conclusion, to| style.write_follows(conclusion, to);
}

/// Says nouns in the style of a language.
macro_rules! nouns {
    ($($noun:ty, |$style:ident, $it:pat_param| $text:expr;)*) => { $(
        impl<L: Language> Say<L> for $noun {
            fn say(&self, by: L) -> String {
                let $style: Style = *by;
                let $it = *self;
                $text
            }
        }
    )* };
}

nouns! {
    OneOf, |style, OneOf(cells)| style.or(cells.iter().map(|cell| style.cell(cell)));
    OneByOne, |style, OneByOne(cells)| style.and(cells.iter().map(|cell| style.cell(cell)));
    OneEach, |style, OneEach(digits)| style.and(digits.iter().map(|digit| style.say(&OneDigit(digit))));
    Short, |style, Short(cells)| style.cells(cells);
    DigitList, |style, DigitList(digits)| style.commas(digits);
    Compact, |_voice, Compact(digits)| digits.to_string();
    Count, |style, Count(count)| style.count(count);
    Is, |style, Is(it)| style.is(it.cell, it.digit);
    Candidate, |style, candidate| style.candidate(candidate);
    CandidateSet, |style, set| style.candidates(&set);
    Assumption, |style, assume| style.assumption(assume);
    Target, |style, target| style.conclusion(&target.conclusion());
    ConclusionNotation<'_>, |style, ConclusionNotation(conclusion)| style.conclusion(conclusion);
    Holds<'_>, |style, Holds(set)| style.holds(set);
    Holding, |style, Holding(digits)| style.holding(digits);
    Braces, |style, Braces(cell, digits)| style.braces(&style.cell(cell), digits);
    BracesOf, |style, BracesOf(cells, digits)| style.braces_of(cells, digits);
    Area, |style, Area(count)| style.area(count).to_owned();
    Fin, |style, Fin(count)| style.fin(count).to_owned();
    InShort<'_>, |style, InShort(layout, houses)| style.in_short(layout, houses);
    Blocks, |style, Blocks(cells)| if style.is_plain() {
        style.say(&cells)
    } else {
        style.notation.blocks(cells).join(style.close_comma())
    };
    Held, |style, Held(cells, digits)| style.held(&style.say(&Joint(cells)), digits);
    Joint, |style, Joint(cells)| style.joint(cells);
}

impl<'a> crate::step_context::StepContext<'a> {
    /// Houses as a message names them.
    pub(crate) fn named(&self, houses: impl IntoIterator<Item = House>) -> Houses<'a> {
        Houses(self.layout, houses.into_iter().collect())
    }
}
