//! A truth as it is written.
use super::{Logged, ReadContext, WireError, WriteContext};
use crate::board_map::BoardMap;
use crate::ids::{Cell, Digit, House};
use crate::rule_filling::RuleNumber;
use crate::set::{CandidateSet, CellSet, DigitSet};
use crate::step;
use crate::sum::Addend;
use crate::wire::Expected;
use serde::{Deserialize, Deserializer, Serialize, de};

/// "One of these is true", as it is written.
pub type Truth = <step::Truth as Logged>::Form;

/// The symmetry: the image of every cell and every digit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Symmetry {
    /// The image of every cell, in layout order, each once.
    pub cells: Vec<String>,
    /// The images of the digits from 1 on: `214365789` exchanges 1 and 2, 3 and 4, 5 and 6.
    pub digits: String,
}

impl Logged for BoardMap {
    type Form = Symmetry;

    fn form(&self, _: WriteContext<'_>) -> Symmetry {
        Symmetry {
            cells: self.cells.iter().map(Cell::to_string).collect(),
            digits: self.digits.iter().map(Digit::to_string).collect(),
        }
    }

    fn read(form: &Symmetry, reading: &ReadContext<'_>) -> Result<Self, WireError> {
        let at = reading.field("cells");
        let cells: Vec<Cell> = Logged::read(&form.cells, &at)?;
        let count = cells.len();
        let digits: Option<Vec<Digit>> =
            form.digits.chars().map(|digit| digit.to_digit(10).and_then(Digit::from_value)).collect();
        Ok(Self {
            cells: cells.try_into().map_err(|_| at.fault(&count, Expected::CellImages))?,
            digits: digits
                .and_then(|digits| digits.try_into().ok())
                .ok_or_else(|| reading.field("digits").fault(&form.digits, Expected::DigitImages))?,
        })
    }
}

/// The form of a field that may lack.
type Field<T> = Option<<T as Logged>::Form>;

/// All fields of all forms, so that a truth of neither form is refused with the name of what it lacks.
#[derive(Deserialize)]
struct TruthFields {
    cell: Field<Cell>,
    digits: Field<DigitSet>,
    house: Field<House>,
    digit: Field<Digit>,
    cells: Field<CellSet>,
    deadly: Field<CandidateSet>,
    guards: Field<CandidateSet>,
    symmetry: Field<BoardMap>,
    plus: Field<CellSet>,
    #[serde(default)]
    minus: Vec<String>,
    total: Option<i16>,
    left: Field<CandidateSet>,
    from: Field<Vec<Addend>>,
    rule: Field<RuleNumber>,
    #[serde(default)]
    held: Vec<String>,
}

type GuardForm = <step::Guard as Logged>::Form;
type SymmetricForm = <step::Symmetric as Logged>::Form;
type SumForm = <crate::sum::Sum as Logged>::Form;
type RuleFillingForm = <crate::rule_filling::RuleFilling as Logged>::Form;

/// Reads the form of a truth.
pub(crate) fn parse_truth<'de, D: Deserializer<'de>>(from: D) -> Result<Truth, D::Error> {
    let TruthFields {
        cell,
        digits,
        house,
        digit,
        cells,
        deadly,
        guards,
        symmetry,
        plus,
        minus,
        total,
        left,
        from,
        rule,
        held,
    } = TruthFields::deserialize(from)?;
    let slots = cell.is_some() || house.is_some() || deadly.is_some() || digit.is_some();
    match (plus, total, left, from, rule) {
        (Some(plus), Some(total), Some(left), Some(from), None) if !slots => {
            return Ok(Truth::Sum(SumForm { plus, minus, total, left, from }));
        }
        (None, None, Some(left), None, Some(rule)) if !slots => {
            return Ok(Truth::Filling(RuleFillingForm { rule, left, held }));
        }
        _ => {}
    }
    match (cell, digits, house, digit, cells, deadly, guards, symmetry) {
        (Some(cell), Some(digits), None, None, None, None, None, None) => Ok(Truth::Cell { cell, digits }),
        (None, None, Some(house), Some(digit), Some(cells), None, None, None) => {
            Ok(Truth::House { house, digit, cells })
        }
        (None, None, None, None, None, Some(deadly), Some(guards), None) => {
            Ok(Truth::Guard(GuardForm { deadly, guards }))
        }
        (Some(cell), Some(digits), None, None, None, None, None, Some(map)) => {
            Ok(Truth::Symmetric(SymmetricForm { map, cell, digits }))
        }
        _ => Err(de::Error::custom(
            "a truth has `cell` and `digits`, or `house`, `digit` and `cells`, or `deadly` and `guards`, or `symmetry`, `cell` and `digits`, or `plus`, `total`, `left` and `from`, or `rule` and `left`",
        )),
    }
}
