//! A position in JSON: a line of HoDoKu's library.
use qedoku_core::Puzzle;
use qedoku_formats::{self as text, Format};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serializer};

pub(crate) fn serialize<S: Serializer>(position: &Puzzle, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(text::write(Format::Library, position).trim_end())
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Puzzle, D::Error> {
    text::read_one(&String::deserialize(from)?).map_err(D::Error::custom)
}

/// The same of a position that may lack.
pub(crate) mod option {
    use super::{Deserializer, Puzzle, Serializer};
    use serde::{Deserialize, Serialize};

    #[derive(Serialize, Deserialize)]
    struct Line(#[serde(with = "super")] Puzzle);

    #[expect(clippy::ref_option, reason = "the signature serde calls")]
    pub(crate) fn serialize<S: Serializer>(position: &Option<Puzzle>, to: S) -> Result<S::Ok, S::Error> {
        position.map(Line).serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Puzzle>, D::Error> {
        Ok(Option::<Line>::deserialize(from)?.map(|line| line.0))
    }
}
