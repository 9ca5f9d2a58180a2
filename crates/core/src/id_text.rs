//! Ids as text: how they are read, and how they stand in a log.
use crate::as_text;
use crate::board::Grid;
use crate::ids::{Candidate, Cell, Digit, House};
use crate::layout::Layout;
use crate::set::CellSet;
use crate::slot::Slot;
use crate::step::{Conclusion, Slug};
use crate::target::Target;
use crate::unknown_name::UnknownName;
use serde::de::{Deserialize, Deserializer, Error as _};
use serde::ser::{Serialize, Serializer};
use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

impl FromStr for Cell {
    type Err = UnknownName;

    /// Reads `r4c7`, or `D7` as players write it.
    fn from_str(text: &str) -> Result<Self, UnknownName> {
        Self::parse(text).or_else(|| lettered(text)).ok_or_else(|| UnknownName::new("a cell such as r4c7", text))
    }
}

impl FromStr for Digit {
    type Err = UnknownName;

    /// Reads `1` to `9`.
    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let value = text.parse().ok().and_then(Self::from_value).filter(|_| text.len() == 1);
        value.ok_or_else(|| UnknownName::new("a digit from 1 to 9", text))
    }
}

impl TryFrom<u8> for Digit {
    type Error = UnknownName;

    fn try_from(value: u8) -> Result<Self, UnknownName> {
        Self::from_value(value.into()).ok_or_else(|| UnknownName::new("a digit from 1 to 9", &value.to_string()))
    }
}

impl TryFrom<char> for Digit {
    type Error = UnknownName;

    fn try_from(letter: char) -> Result<Self, UnknownName> {
        letter.to_string().parse()
    }
}

impl TryFrom<u8> for Cell {
    type Error = UnknownName;

    /// The cell with this index, counted along the rows from 0.
    fn try_from(index: u8) -> Result<Self, UnknownName> {
        let known = usize::from(index) < Self::COUNT;
        known.then(|| Self::from_index(index.into())).ok_or_else(|| UnknownName::new("0 to 80", &index.to_string()))
    }
}

impl FromStr for House {
    type Err = UnknownName;

    /// Reads what a house prints: `r4`, `c5`, `b6`, as the classic layout names it. Houses of another layout are read by
    /// [`Layout::house_named`]. Capital letters are accepted.
    fn from_str(text: &str) -> Result<Self, UnknownName> {
        Layout::classic()
            .house_named(&text.to_ascii_lowercase())
            .ok_or_else(|| UnknownName::new("a house such as r4, c5 or b6", text))
    }
}

impl FromStr for Slug {
    type Err = Infallible;

    fn from_str(name: &str) -> Result<Self, Infallible> {
        Ok(Self::from(name.to_owned()))
    }
}

impl FromStr for Candidate {
    type Err = UnknownName;

    /// Reads `r4c7=5`, the cell also as `D7`.
    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let placed = target(text).and_then(|target| match target {
            Target::Place(candidate) => Some(candidate),
            Target::Eliminate(_) => None,
        });
        placed.ok_or_else(|| UnknownName::new("a candidate such as r4c7=5", text))
    }
}

impl FromStr for Target {
    type Err = UnknownName;

    /// Reads `r4c7=5` or `r4c7<>5`, the cell also as `D7`.
    fn from_str(text: &str) -> Result<Self, UnknownName> {
        target(text).ok_or_else(|| UnknownName::new("r4c7=5 or r4c7<>5", text))
    }
}

impl fmt::Display for Slot {
    /// Writes `r4c7`, or `b6n5` for the digit 5 in box 6, houses as the classic layout names them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name(Layout::classic()))
    }
}

impl FromStr for Slot {
    type Err = UnknownName;

    /// Reads `r4c7`, or `b6n5`.
    fn from_str(text: &str) -> Result<Self, UnknownName> {
        Self::parse(text, Layout::classic()).ok_or_else(|| UnknownName::new("a slot such as r4c7 or b6n5", text))
    }
}

impl FromStr for Grid {
    type Err = UnknownName;

    /// Reads 81 characters: digits, and any of `.0` for blanks.
    fn from_str(text: &str) -> Result<Self, UnknownName> {
        Self::parse_line(text).ok_or_else(|| UnknownName::new("81 characters, digits and dots", text))
    }
}

impl FromStr for Conclusion {
    type Err = UnknownName;

    /// Reads what a conclusion prints: `r4c7=5, r1c2<>5`.
    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let mut conclusion = Self::default();
        for part in text.split(',').map(str::trim).filter(|_| !text.trim().is_empty()) {
            match Target::parse(part) {
                Some(Target::Place(candidate)) => conclusion.place.insert(candidate),
                Some(Target::Eliminate(candidate)) => conclusion.eliminate.insert(candidate),
                None => return Err(UnknownName::new("a conclusion such as r4c7=5, r1c2<>5", text)),
            }
        }
        Ok(conclusion)
    }
}

as_text!(Cell, House, Candidate, Target, Slot, Grid, Conclusion);

/// The target, with its cell in either notation.
fn target(text: &str) -> Option<Target> {
    Target::parse(text).or_else(|| {
        let (cell, rest) = text.split_at_checked(2)?;
        Target::parse(&format!("{}{rest}", lettered(cell)?))
    })
}

/// The cell with a letter for its row, as `D5`: rows have the letters a to h and j, and i is taken for j.
fn lettered(text: &str) -> Option<Cell> {
    let [row, column @ b'1'..=b'9'] = *text.as_bytes() else { return None };
    let row = row.to_ascii_lowercase();
    let row = b"abcdefghj".iter().position(|&letter| letter == row || (letter, row) == (b'j', b'i'))?;
    Some(Cell::at(row as u8 + 1, column - b'0'))
}

impl Serialize for CellSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CellSet {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Vec::<Cell>::deserialize(from)?.into_iter().collect())
    }
}

impl Serialize for Digit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.value())
    }
}

impl<'de> Deserialize<'de> for Digit {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        u8::deserialize(from)?.try_into().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn ids_are_read_as_they_print() {
        assert_eq!("r4c7".parse(), Ok(Cell::at(4, 7)));
        assert_eq!(
            ["D7", "d7", "I9", "j9"].map(str::parse),
            [Cell::at(4, 7), Cell::at(4, 7), Cell::at(9, 9), Cell::at(9, 9)].map(Ok)
        );
        assert_eq!("9".parse(), Ok(Digit::D9));
        let conclusion: Conclusion = "r4c7=5, r1c2<>5, r1c3<>5".parse().unwrap();
        assert_eq!((conclusion.place.len(), conclusion.eliminate.len()), (1, 2));
        assert_eq!(conclusion.to_string(), "r4c7=5, r1c2<>5, r1c3<>5");
        assert_eq!("".parse(), Ok(Conclusion::default()));
        assert!("r4c7=5,".parse::<Conclusion>().is_err());
        let candidate = Candidate { cell: Cell::at(4, 7), digit: Digit::D5 };
        assert_eq!(candidate.to_string().parse(), Ok(candidate));
        for target in [Target::Place(candidate), Target::Eliminate(candidate)] {
            assert_eq!(target.to_string().parse(), Ok(target));
        }
    }

    #[test]
    fn players_notation_is_read_where_logs_do_not_have_it() {
        let candidate = Candidate { cell: Cell::at(4, 7), digit: Digit::D5 };
        assert_eq!(("D7=5".parse(), "R4C7=5".parse()), (Ok(candidate), Ok(candidate)));
        assert_eq!("d7<>5".parse(), Ok(Target::Eliminate(candidate)));
        assert_eq!("R4".parse::<House>(), "r4".parse());
        assert_eq!((Target::parse("D7=5"), Cell::parse("D7")), (None, None));
        for text in ["D7", "D7=", "D=75", "é7=5", "<>7=5"] {
            assert!(text.parse::<Target>().is_err(), "{text}");
        }
    }

    #[test]
    fn what_names_nothing_is_refused_with_what_was_expected() {
        let said = |error: UnknownName| error.to_string();
        assert_eq!("r0c1".parse::<Cell>().map_err(said), Err("expected a cell such as r4c7, found `r0c1`".to_owned()));
        for text in ["", "0", "10", "+5", "05", "x"] {
            assert!(text.parse::<Digit>().is_err(), "{text:?}");
        }
        assert!("r4c7<>5".parse::<Candidate>().is_err(), "an elimination is no candidate");
        assert!("r4c7".parse::<Target>().is_err());
        assert!(Digit::try_from(10).is_err() && Digit::try_from(9) == Ok(Digit::D9));
        let said = UnknownName::of_words("a tier", ["simple", "advanced"], "hard").to_string();
        assert_eq!(said, "expected a tier: simple, advanced, found `hard`");
    }

    #[test]
    fn ids_are_serialized_as_logs_have_them() {
        let candidate = Candidate { cell: Cell::at(4, 7), digit: Digit::D5 };
        let all = (candidate.cell, candidate.digit, candidate, Target::Eliminate(candidate));
        let value = serde_json::to_value(all).unwrap();
        assert_eq!(value, json!(["r4c7", 5, "r4c7=5", "r4c7<>5"]));
        assert_eq!(serde_json::from_value::<(Cell, Digit, Candidate, Target)>(value).unwrap(), all);
        assert!(serde_json::from_value::<Digit>(json!(0)).is_err());
        assert!(serde_json::from_value::<Cell>(json!("r4")).is_err());
    }
}
