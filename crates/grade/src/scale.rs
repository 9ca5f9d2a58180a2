//! The scales that puzzles are rated on.
use qedoku_core::{as_text, choice};
use std::fmt;
use std::str::FromStr;

/// A scale that puzzles are rated on; each scale has a run of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scale {
    /// The hardest technique that is needed, and its tier.
    Tier,
    /// The ER, EP and ED of Sudoku Explainer 1.2.1.
    Se,
    /// The same by the later corrections of its rules for loops and BUGs.
    SeCorrected,
    /// The same with what Sudoku Explainer 1.18 tries by default besides.
    Se118,
    /// HoDoKu's level and score.
    Hodoku,
    /// The effort that each round takes a person, the same for all images of a puzzle.
    Effort,
}

impl Scale {
    /// All of them.
    pub const ALL: [Self; 6] = [Self::Tier, Self::Se, Self::SeCorrected, Self::Se118, Self::Hodoku, Self::Effort];

    /// Those that a grade has unless others are named.
    pub const USUAL: [Self; 2] = [Self::Tier, Self::Se];

    /// True if the scale is one of Sudoku Explainer's, with ER, EP and ED.
    pub const fn is_explainer(self) -> bool {
        matches!(self, Self::Se | Self::SeCorrected | Self::Se118)
    }

    /// The word that options and grades use.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Tier => "tier",
            Self::Se => "se",
            Self::SeCorrected => "se-corrected",
            Self::Se118 => "se118",
            Self::Hodoku => "hodoku",
            Self::Effort => "effort",
        }
    }

    /// True if puzzles under any rules have a grade on the scale: the others are those of programs that know classic
    /// rules alone.
    pub const fn knows_any_rules(self) -> bool {
        matches!(self, Self::Tier | Self::Effort)
    }
}

choice!(Scale, "a scale", word);
as_text!(Scale, Scales);

/// One scale or several, none of them twice, in the order in which they were named.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scales(Vec<Scale>);

/// The reason why a list of scales is not valid.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum BadScales {
    /// There is no such scale.
    Unknown(String),
    /// A scale is named twice.
    Twice(Scale),
    /// None is named.
    Empty,
}

impl Scales {
    /// The scales with these names.
    ///
    /// ```
    /// use qedoku_grade::{Scale, Scales};
    ///
    /// assert_eq!(Scales::named(["se", "tier"]).map(|it| it.iter().collect()), Ok(vec![Scale::Se, Scale::Tier]));
    /// let said = |names: &[&str]| Scales::named(names.iter().copied()).map_err(|error| error.to_string());
    /// let all = "tier, se, se-corrected, se118, hodoku, effort";
    /// assert_eq!(said(&["tears"]), Err(format!("no scale is called \"tears\"; there are {all}")));
    /// assert_eq!(said(&["se", "se"]), Err("the scale se is named twice".to_owned()));
    /// ```
    pub fn named<'n>(names: impl IntoIterator<Item = &'n str>) -> Result<Self, BadScales> {
        let mut scales = Vec::new();
        for name in names {
            let scale = Scale::named(name).ok_or_else(|| BadScales::Unknown(name.to_owned()))?;
            if scales.contains(&scale) {
                return Err(BadScales::Twice(scale));
            }
            scales.push(scale);
        }
        if scales.is_empty() { Err(BadScales::Empty) } else { Ok(Self(scales)) }
    }

    /// One after the other.
    pub fn iter(&self) -> impl Iterator<Item = Scale> + '_ {
        self.0.iter().copied()
    }

    /// True if a scale is among them.
    pub fn contains(&self, scale: Scale) -> bool {
        self.0.contains(&scale)
    }
}

impl Default for Scales {
    fn default() -> Self {
        Self(Scale::USUAL.to_vec())
    }
}

impl From<Scale> for Scales {
    fn from(scale: Scale) -> Self {
        Self(vec![scale])
    }
}

/// Those that are named twice count once. If there is none, a grade is an error.
impl FromIterator<Scale> for Scales {
    fn from_iter<I: IntoIterator<Item = Scale>>(named: I) -> Self {
        let mut scales = Vec::new();
        for scale in named {
            if !scales.contains(&scale) {
                scales.push(scale);
            }
        }
        Self(scales)
    }
}

/// Those that are named twice count once.
///
/// ```
/// use qedoku_grade::{Scale, Scales};
///
/// assert_eq!(Scales::from([Scale::Se, Scale::Tier, Scale::Se]).to_string(), "se,tier");
/// ```
impl<const N: usize> From<[Scale; N]> for Scales {
    fn from(scales: [Scale; N]) -> Self {
        scales.into_iter().collect()
    }
}

/// Reads a list with commas: `tier,se`.
impl FromStr for Scales {
    type Err = BadScales;

    fn from_str(text: &str) -> Result<Self, BadScales> {
        Self::named(text.split(',').map(str::trim))
    }
}

impl fmt::Display for Scales {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.iter().map(|scale| scale.word()).collect::<Vec<_>>().join(","))
    }
}

impl fmt::Display for BadScales {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = Scale::ALL.map(Scale::word).join(", ");
        match self {
            Self::Unknown(name) => write!(f, "no scale is called {name:?}; there are {all}"),
            Self::Twice(scale) => write!(f, "the scale {scale} is named twice"),
            Self::Empty => write!(f, "expected a scale; there are {all}"),
        }
    }
}

impl std::error::Error for BadScales {}
