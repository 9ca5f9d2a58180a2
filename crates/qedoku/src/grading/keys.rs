//! The keys under which the scales of a grade stand in JSON, side by side in one object.
use qedoku_core::{HodokuLevel, Slug};
use qedoku_grade::{Hardest, HodokuGrade, SeRatings};
use qedoku_techniques::Tier;
use serde::{Deserialize, Serialize};

/// Writes a value that may lack as keys of the object around it, and reads it back.
macro_rules! flattened {
    ($module:ident: $value:ty as $keys:ident) => {
        pub(super) mod $module {
            use serde::{Deserialize, Deserializer, Serialize, Serializer};

            #[expect(clippy::ref_option, reason = "the signature serde calls")]
            pub(in crate::grading) fn serialize<S: Serializer>(
                value: &Option<$value>,
                to: S,
            ) -> Result<S::Ok, S::Error> {
                value.as_ref().map(super::$keys::from).serialize(to)
            }

            pub(in crate::grading) fn deserialize<'de, D: Deserializer<'de>>(
                from: D,
            ) -> Result<Option<$value>, D::Error> {
                Ok(Option::<super::$keys>::deserialize(from)?.map(Into::into))
            }
        }
    };
}

/// Sudoku Explainer's ratings under the keys of a scale, with one decimal.
macro_rules! ratings {
    ($module:ident as $keys:ident: $er:ident, $ep:ident, $ed:ident, $hardest:ident) => {
        #[derive(Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        pub(super) struct $keys {
            /// The highest rating of all steps; 20 if they do not solve the puzzle.
            $er: f64,
            /// The highest up to the first step that places a digit.
            $ep: f64,
            /// The rating of the first step.
            $ed: f64,
            /// The technique of the hardest step, the first if several are rated alike; left out if there is no step.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[cfg_attr(feature = "schema", schemars(with = "Option<String>"))]
            $hardest: Option<Slug>,
        }

        impl From<&SeRatings> for $keys {
            fn from(SeRatings { er, ep, ed, hardest }: &SeRatings) -> Self {
                Self { $er: rating(*er), $ep: rating(*ep), $ed: rating(*ed), $hardest: hardest.clone() }
            }
        }

        impl From<$keys> for SeRatings {
            fn from(of: $keys) -> Self {
                Self { er: tenths(of.$er), ep: tenths(of.$ep), ed: tenths(of.$ed), hardest: of.$hardest }
            }
        }

        flattened!($module: qedoku_grade::SeRatings as $keys);
    };
}

ratings!(se as SeKeys: er, ep, ed, se_hardest);
ratings!(se_corrected as SeCorrectedKeys: er_corrected, ep_corrected, ed_corrected, se_corrected_hardest);
ratings!(se118 as Se118Keys: er118, ep118, ed118, se118_hardest);
flattened!(tier: qedoku_grade::Hardest as TierKeys);
flattened!(hodoku: qedoku_grade::HodokuGrade as HodokuKeys);

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(super) struct TierKeys {
    /// The tier of the hardest technique.
    #[serde(with = "word")]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    tier: Tier,
    /// The hardest technique: the highest tier, and in it the last of the profile.
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    hardest: Slug,
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(super) struct HodokuKeys {
    /// The level: `Easy`, `Medium`, `Hard`, `Unfair` or `Extreme`.
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    level: HodokuLevel,
    /// The sum of the scores of all steps.
    score: u32,
    /// The technique of the step with the highest score, the first if several have it; left out if there is no step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<String>"))]
    hodoku_hardest: Option<Slug>,
    /// The number of digits taken from the solution.
    guesses: usize,
}

impl From<&Hardest> for TierKeys {
    fn from(Hardest { tier, technique }: &Hardest) -> Self {
        Self { tier: *tier, hardest: technique.clone() }
    }
}

impl From<TierKeys> for Hardest {
    fn from(TierKeys { tier, hardest }: TierKeys) -> Self {
        Self { tier, technique: hardest }
    }
}

impl From<&HodokuGrade> for HodokuKeys {
    fn from(HodokuGrade { level, score, hardest, guesses }: &HodokuGrade) -> Self {
        Self { level: *level, score: *score, hodoku_hardest: hardest.clone(), guesses: *guesses }
    }
}

impl From<HodokuKeys> for HodokuGrade {
    fn from(HodokuKeys { level, score, hodoku_hardest, guesses }: HodokuKeys) -> Self {
        Self { level, score, hardest: hodoku_hardest, guesses }
    }
}

/// A rating in tenths as it is written, with one decimal.
pub(crate) fn rating(tenths: u16) -> f64 {
    f64::from(tenths) / 10.0
}

/// The tenths of a rating that was written; beyond their range its end.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a cast of a float ends at the bounds")]
fn tenths(rating: f64) -> u16 {
    (rating * 10.0).round() as u16
}

/// Writes a choice as the word it prints as, and reads it back.
pub(super) mod word {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};
    use std::fmt::Display;
    use std::str::FromStr;

    pub(in crate::grading) fn serialize<T: Display, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(value)
    }

    pub(in crate::grading) fn deserialize<'de, T: FromStr<Err: Display>, D: Deserializer<'de>>(
        from: D,
    ) -> Result<T, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

/// Writes whether a run assumes that there is one solution as the list of what it assumes, and reads it back.
pub(super) mod assumed {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    const UNIQUE: &str = "unique";

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature serde calls")]
    pub(in crate::grading) fn serialize<S: Serializer>(unique: &bool, to: S) -> Result<S::Ok, S::Error> {
        unique.then_some(UNIQUE).into_iter().collect::<Vec<_>>().serialize(to)
    }

    pub(in crate::grading) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<bool, D::Error> {
        Ok(Vec::<String>::deserialize(from)?.iter().any(|assumed| assumed == UNIQUE))
    }
}
