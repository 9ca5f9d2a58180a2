//! The words of the library's choices, as options take them.
use super::word::{Word, WordForm};
use clap::builder::PossibleValue;
use qedoku::{Level, Scale};
use qedoku_compat::{all, profiles, suggestions};
use qedoku_core::HodokuLevel;
use qedoku_explain::{Detail, Lang, Notation, Style, Wording};
use qedoku_formats::Format;
use qedoku_generate::{GivenSymmetry, VariantRule};
use qedoku_techniques::{Info, Profile, Technique, Tier};

/// A choice of the library: its word in small letters, and what each value means.
macro_rules! library {
    ($($type:ident, $word:ident, $meaning:ident $(, $advice:expr)?;)+) => {$(
        impl Word for $type {
            fn words() -> Vec<PossibleValue> {
                let known = Self::ALL.into_iter();
                known.map(|it| described(&it.$word().to_lowercase(), $meaning(it))).collect()
            }

            fn read(word: &str) -> Option<Self> {
                word.parse().ok()
            }

            $(fn advice(word: &str) -> Option<String> {
                $advice(word)
            })?
        }
    )+};
}

library! {
    Scale, word, scale_meaning, scale_advice;
    Notation, word, notation_meaning;
    Detail, word, detail_meaning;
    Wording, word, wording_meaning;
    GivenSymmetry, name, symmetry_meaning;
}

/// Choices that are words of the texts, too, and are known by them in every language.
macro_rules! described {
    ($($type:ident, $meaning:ident, $advice:ident, $said:path;)+) => {$(
        impl Word for $type {
            fn words() -> Vec<PossibleValue> {
                Self::ALL.into_iter().map(|it| described(&it.word().to_lowercase(), $meaning(it))).collect()
            }

            fn read(word: &str) -> Option<Self> {
                let is_said = |it: &Self| {
                    let mut styles = Lang::ALL.into_iter().map(|language| Style { language, ..Style::default() });
                    styles.any(|style| $said(style, *it) == word)
                };
                word.parse().ok().or_else(|| Self::ALL.into_iter().find(is_said))
            }

            fn advice(word: &str) -> Option<String> {
                $advice(word)
            }
        }
    )+};
}

described! {
    Tier, tier_meaning, tier_advice, qedoku::words::tier;
    HodokuLevel, no_meaning, hodoku_advice, qedoku::words::level;
}

/// A rule by its word, or as texts and logs name it: `antiknight`, `anti-knight`.
impl Word for VariantRule {
    fn words() -> Vec<PossibleValue> {
        Self::ALL.into_iter().map(|rule| described(rule.word(), rule_meaning(rule))).collect()
    }

    fn read(word: &str) -> Option<Self> {
        let plain: String = word.chars().filter(char::is_ascii_alphanumeric).flat_map(char::to_lowercase).collect();
        if plain == "disjointgroups" { Some(Self::Disjoint) } else { plain.parse().ok() }
    }

    fn advice(word: &str) -> Option<String> {
        rule_advice(word)
    }
}

/// A level by its word, or by its number, as hints tell it.
impl Word for Level {
    fn words() -> Vec<PossibleValue> {
        Self::ALL.into_iter().map(|level| described(level.word(), level_meaning(level))).collect()
    }

    fn read(word: &str) -> Option<Self> {
        let number = || Self::ALL.get(word.parse::<usize>().ok()?.checked_sub(1)?).copied();
        word.parse().ok().or_else(number)
    }
}

fn described(word: &str, meaning: &'static str) -> PossibleValue {
    let value = PossibleValue::new(word.to_owned());
    if meaning.is_empty() { value } else { value.help(meaning) }
}

const fn no_meaning<T: Copy>(_: T) -> &'static str {
    ""
}

const fn tier_meaning(tier: Tier) -> &'static str {
    match tier {
        Tier::Simple => "The only digit of a cell",
        Tier::Intermediate => "Hidden singles, locked candidates and subsets",
        Tier::Advanced => "The named patterns: fish, wings, coloring, uniqueness, chains and more",
        Tier::Ultimate => "Assumptions and what follows from them",
    }
}

/// The advice on a word that programs and people use for a tier; nothing if it is none.
fn tier_advice(word: &str) -> Option<String> {
    let tier = match word.to_lowercase().as_str() {
        "easy" | "beginner" | "basic" | "singles" => Tier::Simple,
        "medium" | "moderate" | "normal" => Tier::Intermediate,
        "hard" | "difficult" | "tough" | "unfair" => Tier::Advanced,
        "expert" | "extreme" | "evil" | "diabolical" | "nightmare" => Tier::Ultimate,
        _ => return None,
    };
    let level = HodokuLevel::read(word).map(|level| level.word().to_lowercase());
    let other = level.map(|level| format!("; the level {level} is HoDoKu's: `qedoku generate --hodoku {level}`"));
    Some(format!("the tier for '{word}' is called '{}'{}", tier.word(), other.unwrap_or_default()))
}

fn hodoku_advice(word: &str) -> Option<String> {
    let level = match word.to_lowercase().as_str() {
        "simple" | "beginner" => "easy",
        "moderate" | "normal" | "intermediate" => "medium",
        "difficult" | "tough" | "advanced" => "hard",
        "expert" | "evil" | "diabolical" | "ultimate" => "extreme",
        _ => return None,
    };
    Some(format!("the level for '{word}' is called '{level}'"))
}

fn scale_advice(word: &str) -> Option<String> {
    let all: Vec<&str> = Scale::ALL.into_iter().map(Scale::word).collect();
    let is_all = ["all", "every", "any"].contains(&word.to_lowercase().as_str());
    is_all.then(|| format!("several scales stand with commas: {}", all.join(",")))
}

const fn scale_meaning(scale: Scale) -> &'static str {
    match scale {
        Scale::Tier => "The hardest technique that the profile needs, with its tier: simple to ultimate",
        Scale::Se => "ER, EP and ED of Sudoku Explainer 1.2.1",
        Scale::SeCorrected => "The same with the later corrections of its loops and BUGs",
        Scale::Se118 => "The same with what its version 1.18 tries by default besides",
        Scale::Hodoku => "HoDoKu's level, easy to extreme, and score",
        Scale::Effort => "What each round asks one to find and hold; the same for all images of a puzzle",
    }
}

const fn level_meaning(level: Level) -> &'static str {
    match level {
        Level::Nudge => "In which house to look",
        Level::Technique => "The technique",
        Level::Digits => "Of which digits",
        Level::Where => "The cells of the pattern, or the line or box of a single",
        Level::What => "The conclusion",
        Level::Full => "Why, with a picture",
        Level::Proof => "All that the argument rests on",
        _ => "",
    }
}

const fn notation_meaning(notation: Notation) -> &'static str {
    match notation {
        Notation::Rc => "By row and column: r4c7, r48c2",
        Notation::A1 => "Rows by the letters A to H and J: D7, DH2",
    }
}

const fn detail_meaning(detail: Detail) -> &'static str {
    match detail {
        Detail::Brief => "A line in short notation that stands by itself",
        Detail::Normal => "A sentence that names what closes other places where that is little",
        Detail::Full => "A sentence that always names it",
        _ => "",
    }
}

const fn wording_meaning(wording: Wording) -> &'static str {
    match wording {
        Wording::Usual => "Players, who know the words and the notation",
        Wording::Plain => "Beginners: one fact a line, no short forms, the grid numbered at its sides",
        _ => "",
    }
}

const fn rule_meaning(rule: VariantRule) -> &'static str {
    match rule {
        VariantRule::X => "Both diagonals hold every digit",
        VariantRule::Windoku => "Four windows hold every digit",
        VariantRule::AntiKnight => "Cells a knight's move apart differ",
        VariantRule::AntiKing => "Cells a king's move apart differ",
        VariantRule::Disjoint => "The cells at one place of all boxes differ",
        VariantRule::NonConsecutive => "Neighbors do not differ by 1",
        VariantRule::Jigsaw => "Irregular boxes",
        VariantRule::Killer => "Cages, whose digits differ and add up to a total",
    }
}

/// Sizes, and what asks for no rule.
fn rule_advice(word: &str) -> Option<String> {
    let word = word.to_lowercase();
    match word.as_str() {
        "4x4" | "6x6" | "mini" => {
            let size = word.chars().next().filter(char::is_ascii_digit).unwrap_or('6');
            Some(format!("'{word}' is a size: `qedoku generate --size {size}`"))
        }
        "9x9" | "classic" | "normal" | "standard" | "none" => {
            Some("without --rules the puzzles are classic: `qedoku generate`".to_owned())
        }
        "irregular" | "regions" | "nonomino" | "jigsaws" => Some("irregular boxes are called 'jigsaw'".to_owned()),
        "sum" | "sums" | "cages" | "killers" => Some("cages with totals are called 'killer'".to_owned()),
        "knight" | "chess" => Some("cells a knight's move apart: 'antiknight'".to_owned()),
        _ => None,
    }
}

const fn symmetry_meaning(symmetry: GivenSymmetry) -> &'static str {
    match symmetry {
        GivenSymmetry::None => "None",
        GivenSymmetry::HalfTurn => "Half a turn",
        GivenSymmetry::QuarterTurn => "A quarter of a turn",
        GivenSymmetry::Diagonal | GivenSymmetry::Antidiagonal => "A reflection at it",
        GivenSymmetry::Diagonals => "Reflections at both",
        GivenSymmetry::Rows => "Top and bottom change places",
        GivenSymmetry::Columns => "Left and right change places",
        GivenSymmetry::Mirrors => "Both of these",
        GivenSymmetry::Full => "Every turn and reflection",
        _ => "",
    }
}

/// A language by its code, or by the tag of a region that has it: `zh`, `zh-CN`, `en_US`.
impl Word for Lang {
    fn words() -> Vec<PossibleValue> {
        let name = |lang| match lang {
            Self::En => "English",
            Self::Zh => "Simplified Chinese",
        };
        Self::ALL.into_iter().map(|lang| described(lang.code(), name(lang))).collect()
    }

    fn read(word: &str) -> Option<Self> {
        if qedoku::words::lang_of(word) == Self::Zh {
            return Some(Self::Zh);
        }
        let code = word.split(['-', '_']).next().unwrap_or_default().to_lowercase();
        Self::named(&code).filter(|&lang| lang != Self::Zh)
    }
}

impl Word for Format {
    fn words() -> Vec<PossibleValue> {
        Self::ALL.into_iter().map(|format| described(format.name(), format.about())).collect()
    }

    fn read(word: &str) -> Option<Self> {
        word.to_lowercase().parse().ok()
    }
}

impl WordForm for Format {
    const USUAL: &'static str = "line";
}

impl Word for Profile {
    fn words() -> Vec<PossibleValue> {
        profiles::NAMES.iter().map(|&(name, meaning)| described(name, meaning)).collect()
    }

    fn read(word: &str) -> Option<Self> {
        profiles::named(&word.to_lowercase())
    }
}

/// A technique by slug, name, alias or HoDoKu code.
impl Word for &'static dyn Technique {
    const ARE_MANY: bool = true;

    fn words() -> Vec<PossibleValue> {
        all().map(|technique| described(technique.info().slug, technique.info().name)).collect()
    }

    fn read(word: &str) -> Option<Self> {
        qedoku::techniques::technique(word).ok()
    }

    fn advice(word: &str) -> Option<String> {
        Some(match suggestions(word).as_slice() {
            [] => "`qedoku techniques` lists them".to_owned(),
            near => format!("did you mean {}? `qedoku techniques` lists them", near.join(", ")),
        })
    }
}

/// The techniques that one name stands for: a technique, or all of a family.
#[derive(Clone)]
pub(crate) struct TechniqueFamily {
    /// The name as it was given.
    word: String,
    members: Vec<&'static dyn Technique>,
}

impl std::fmt::Debug for TechniqueFamily {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.members.iter().map(|technique| technique.info().slug)).finish()
    }
}

impl TechniqueFamily {
    /// The name as it was given.
    pub(crate) fn word(&self) -> &str {
        &self.word
    }

    /// The techniques.
    pub(crate) fn members(&self) -> &[&'static dyn Technique] {
        &self.members
    }

    /// The technique, if it is one alone.
    pub(crate) fn only(&self) -> Option<&'static Info> {
        if let [one] = self.members.as_slice() { Some(one.info()) } else { None }
    }

    /// True if a technique, by its slug, is in any of the families.
    pub(crate) fn any_has(families: &[Self], slug: &str) -> bool {
        families.iter().flat_map(|family| &family.members).any(|technique| technique.info().slug == slug)
    }
}

impl Word for TechniqueFamily {
    const ARE_MANY: bool = true;

    fn words() -> Vec<PossibleValue> {
        <&'static dyn Technique>::words()
    }

    fn read(word: &str) -> Option<Self> {
        let members = qedoku::techniques::techniques_named(word).ok()?;
        Some(Self { word: word.to_owned(), members })
    }

    fn advice(word: &str) -> Option<String> {
        <&'static dyn Technique>::advice(word)
    }
}

/// The name of a technique, or of several, which is looked up later.
#[derive(Clone, Debug)]
pub(crate) struct TechniqueName(pub(crate) String);

impl Word for TechniqueName {
    const ARE_MANY: bool = true;

    fn words() -> Vec<PossibleValue> {
        <&'static dyn Technique>::words()
    }

    fn read(word: &str) -> Option<Self> {
        Some(Self(word.to_owned()))
    }
}
