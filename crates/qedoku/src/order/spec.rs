//! The spec of a puzzle that is to be generated.
use crate::error::Error;
use crate::words::OrderText;
use qedoku_core::HodokuLevel;
use qedoku_generate::{Bounds, GivenShape};
use qedoku_techniques::{Profile, TECHNIQUES, Technique, Tier};
use std::str::FromStr;

/// The properties that a generated puzzle must have, all of those that are named.
///
/// ```
/// use qedoku::generate::{Bounds, PuzzleSpec};
/// use qedoku::Tier;
///
/// let order = PuzzleSpec { tier: Some(Tier::Simple), se: Some(Bounds::new(90, 100)), ..PuzzleSpec::default() };
/// assert!(order.check().unwrap_err().message().starts_with("a puzzle of the tier simple is rated 2.3 at most"));
/// ```
#[derive(Clone, Debug, Default)]
pub struct PuzzleSpec {
    /// The shape of the givens.
    pub shape: GivenShape,
    /// The tier of the hardest technique that the profile `default` uses.
    pub tier: Option<Tier>,
    /// A technique that is needed: with what stands before it in the profile the puzzle is solved, and without it it is
    /// not. Where `only` names techniques, these are the profile.
    pub technique: Option<&'static dyn Technique>,
    /// The only techniques there are; all of them, if none is named.
    pub only: Vec<&'static dyn Technique>,
    /// Sudoku Explainer's rating ER in tenths, the least and the most.
    pub se: Option<Bounds<u16>>,
    /// HoDoKu's level.
    pub hodoku: Option<HodokuLevel>,
    /// The effort in tenths, the least and the most.
    pub effort: Option<Bounds<u64>>,
    /// The number of bottlenecks, the least and the most.
    pub bottlenecks: Option<Bounds<u64>>,
}

/// The most bottlenecks that an effort names.
const BOTTLENECKS: u64 = 3;

/// The rating in tenths above which no puzzle is known: the hardest ones are rated 11.9.
const HIGHEST_KNOWN: u16 = 120;

impl PuzzleSpec {
    /// True if only the givens matter.
    pub fn is_of_shape(&self) -> bool {
        let scales = self.se.is_none() && self.hodoku.is_none() && self.effort.is_none() && self.bottlenecks.is_none();
        scales && self.tier.is_none() && self.technique.is_none() && self.only.is_empty()
    }

    /// True if the puzzles are those of a seed and a symmetry.
    pub fn is_plain(&self) -> bool {
        self.is_of_shape() && self.shape.is_plain()
    }

    /// Checks that there can be such puzzles, as far as that is known without a search.
    ///
    /// # Errors
    /// Two of the properties contradict each other.
    pub fn check(&self) -> Result<(), Error> {
        self.shape.check().map_err(Error::from)?;
        if let Some(Bounds { least, most }) = self.se {
            ordered("SE", u64::from(least), u64::from(most), tenths)?;
        }
        if let Some(Bounds { least, most }) = self.effort {
            ordered("effort", least, most, tenths)?;
        }
        if let Some(Bounds { least, most }) = self.bottlenecks {
            ordered("bottlenecks", least, most, |count| count.to_string())?;
        }
        if self.se.is_some_and(|it| it.most < 10) {
            return Err(Error::of_input(OrderText::NoRatingBelow));
        }
        if self.se.is_some_and(|it| it.least > HIGHEST_KNOWN) {
            return Err(Error::of_input(OrderText::NoRatingAbove { most: rating_text(HIGHEST_KNOWN) }));
        }
        if self.bottlenecks.is_some_and(|it| it.least > BOTTLENECKS) {
            return Err(Error::of_input(OrderText::Bottlenecks { most: BOTTLENECKS }));
        }
        self.check_techniques()?;
        self.check_tier()
    }

    fn check_techniques(&self) -> Result<(), Error> {
        let Some(technique) = self.technique else { return Ok(()) };
        let info = technique.info();
        let is_it = |other: &&'static dyn Technique| other.info().slug == info.slug;
        if !self.only.is_empty() && !self.only.iter().any(is_it) {
            return Err(Error::of_input(OrderText::NotOfTheOnly { slug: info.slug }));
        }
        if self.only.is_empty() && !TECHNIQUES.iter().any(is_it) {
            return Err(Error::of_input(OrderText::NotInDefault { slug: info.slug }));
        }
        match self.tier {
            Some(tier) if self.only.is_empty() && tier != info.tier => {
                let [is, asked] = [info.tier, tier].map(|tier| tier.to_string());
                Err(Error::of_input(OrderText::OtherTier { slug: info.slug, is, asked }))
            }
            _ => Ok(()),
        }
    }

    fn check_tier(&self) -> Result<(), Error> {
        let Some(tier) = self.tier else { return Ok(()) };
        let hardest = self.only.iter().map(|technique| technique.info().tier).max();
        if let Some(hardest) = hardest.filter(|&hardest| hardest < tier) {
            let [hardest, tier] = [hardest, tier].map(|tier| tier.to_string());
            return Err(Error::of_input(OrderText::OnlyAtMost { hardest, tier }));
        }
        let Some(Bounds { least, most }) = self.se else { return Ok(()) };
        let known = ratings(tier);
        if least > known.most {
            let [most, asked] = [known.most, least].map(rating_text);
            return Err(Error::of_input(OrderText::RatedAtMost { tier: tier.to_string(), most, asked }));
        }
        if most < known.least {
            let [least, asked] = [known.least, most].map(rating_text);
            return Err(Error::of_input(OrderText::RatedAtLeast { tier: tier.to_string(), least, asked }));
        }
        Ok(())
    }

    /// The profile that the technique asked for is the last of.
    pub(crate) fn profile(&self) -> Profile {
        let slug = self.technique.map(|technique| technique.info().slug);
        if !self.only.is_empty() {
            let only: Vec<&str> = self.only.iter().map(|technique| technique.info().slug).collect();
            let known = Profile::default().only(|info| only.contains(&info.slug));
            if known.techniques().len() == only.len() {
                return known;
            }
            return Profile::new("only", [qedoku_techniques::Stage::first(self.only.iter().copied())]);
        }
        let last = TECHNIQUES.iter().position(|technique| Some(technique.info().slug) == slug);
        let kept: Vec<&str> =
            TECHNIQUES.iter().take(last.map_or(usize::MAX, |last| last + 1)).map(|it| it.info().slug).collect();
        Profile::default().only(|info| kept.contains(&info.slug))
    }
}

/// The least and the highest rating that puzzles of a tier can have: what their own techniques are rated, for Sudoku
/// Explainer knows all of the first two tiers, and takes what is rated lowest.
fn ratings(tier: Tier) -> Bounds<u16> {
    let of = |keep: &dyn Fn(Tier) -> bool| {
        TECHNIQUES
            .iter()
            .map(|it| it.info())
            .filter(|info| keep(info.tier))
            .filter_map(|info| info.se)
            .collect::<Vec<_>>()
    };
    let most = of(&|other| other <= tier).into_iter().max().unwrap_or(u16::MAX);
    let least = of(&|other| other >= tier).into_iter().min().unwrap_or(0);
    match tier {
        Tier::Simple | Tier::Intermediate => Bounds::new(10, most),
        Tier::Advanced | Tier::Ultimate => {
            let known = of(&|other| other > Tier::Intermediate).into_iter().min().unwrap_or(0);
            Bounds::new(least.min(known), u16::MAX)
        }
    }
}

/// Checks that a range is not empty; `text` writes its ends.
fn ordered(name: &'static str, least: u64, most: u64, text: impl Fn(u64) -> String) -> Result<(), Error> {
    if least > most {
        let [least, most] = [least, most].map(text);
        return Err(Error::of_input(OrderText::EmptyRange { name, least, most }));
    }
    Ok(())
}

/// The text of a rating: its tenths as a decimal.
pub(super) fn rating_text(rating: u16) -> String {
    tenths(u64::from(rating))
}

/// The text of tenths as a decimal.
pub(super) fn tenths(tenths: u64) -> String {
    format!("{}.{}", tenths / 10, tenths % 10)
}

qedoku_core::phrases! {
    /// The reason why a text is no range: what was expected.
    pub enum RangeFault {
        Whole => "expected a number or a range such as 22..24",
        OneDecimal => "expected a number or a range such as 7.0..7.5, with one decimal",
    }
}

impl std::error::Error for RangeFault {}

/// Reads `A..B`, or one number for both.
///
/// # Errors
/// The value that was expected.
///
/// ```
/// use qedoku::generate::{Bounds, read_range};
///
/// assert_eq!(read_range("22..24"), Ok(Bounds::new(22_u64, 24)));
/// assert_eq!(read_range("22"), Ok(Bounds::just(22_u64)));
/// assert!(read_range::<u64>("22..").is_err());
/// ```
pub fn read_range<N: FromStr + Copy>(text: &str) -> Result<Bounds<N>, RangeFault> {
    let (least, most) = ends(text);
    match (least.trim().parse(), most.trim().parse()) {
        (Ok(least), Ok(most)) => Ok(Bounds { least, most }),
        _ => Err(RangeFault::Whole),
    }
}

/// The ends of a range: `7..8`, `7..=8`, `7-8`, or one number that is both.
fn ends(text: &str) -> (&str, &str) {
    let (least, most) = text.split_once("..").or_else(|| text.split_once('-')).unwrap_or((text, text));
    (least, most.strip_prefix('=').unwrap_or(most))
}

/// Reads a range of numbers with one decimal, as tenths.
///
/// # Errors
/// The value that was expected.
///
/// ```
/// use qedoku::generate::{Bounds, read_se};
///
/// assert_eq!(read_se("7.0..7.5"), Ok(Bounds::new(70, 75)));
/// assert_eq!(read_se("7.0-7.5"), Ok(Bounds::new(70, 75)));
/// assert_eq!(read_se("9"), Ok(Bounds::just(90)));
/// assert!(read_se::<u16>("7.05").is_err());
/// ```
pub fn read_se<N: TryFrom<u64>>(text: &str) -> Result<Bounds<N>, RangeFault> {
    let (least, most) = ends(text);
    let read = |text: &str| {
        let (whole, part) = text.trim().split_once('.').unwrap_or((text.trim(), "0"));
        let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        let fits = digits(whole) && digits(part) && part.len() == 1;
        let tenths = whole.parse::<u64>().ok()?.checked_mul(10)?.checked_add(part.parse().ok()?)?;
        N::try_from(tenths).ok().filter(|_| fits)
    };
    match (read(least), read(most)) {
        (Some(least), Some(most)) => Ok(Bounds { least, most }),
        _ => Err(RangeFault::OneDecimal),
    }
}
