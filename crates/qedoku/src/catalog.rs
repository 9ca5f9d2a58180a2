//! The techniques there are, as data and in words.
use crate::grading::rating;
use crate::log::messages::{format, known_format};
use crate::words::TierText;
use qedoku_compat::{Family, all};
use qedoku_explain::Style;
use qedoku_techniques::{Info, Profile, Technique};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The record of a technique.
///
/// ```
/// use qedoku::techniques::{technique, TechniqueRecord};
///
/// let record = TechniqueRecord::new(technique("X-Wing")?.info());
/// assert_eq!((record.slug.as_str(), record.tier.as_str(), record.se), ("x-wing", "advanced", Some(3.2)));
/// let text = serde_json::to_string(&record).expect("JSON");
/// assert_eq!(serde_json::from_str::<TechniqueRecord>(&text).expect("a record"), record);
/// # Ok::<(), qedoku::Error>(())
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TechniqueRecord {
    /// The version of the format.
    #[serde(default = "format", deserialize_with = "known_format")]
    pub format: u32,
    /// The permanent name.
    pub slug: String,
    /// The name for headings.
    pub name: String,
    /// The name in Chinese.
    pub zh: Option<String>,
    /// The tier: `simple`, `intermediate`, `advanced` or `ultimate`.
    pub tier: String,
    /// The Sudoku Explainer base rating.
    pub se: Option<f64>,
    /// The entry of HoDoKu's table for it.
    pub hodoku: Option<HodokuFields>,
    /// Other names.
    pub aliases: Vec<String>,
    /// The families that it belongs to, by the words that options take; of several the last is the closest.
    #[serde(default)]
    pub families: Vec<String>,
    /// The assumptions of its arguments: `unique`, or nothing.
    pub assumes: Vec<String>,
    /// True if the default profile has it.
    pub default: bool,
}

/// The entry of a technique in HoDoKu's table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HodokuFields {
    /// The code.
    pub code: String,
    /// The score of a step.
    pub score: u16,
}

impl TechniqueRecord {
    /// The record of a technique.
    pub fn new(info: &Info) -> Self {
        let hodoku = info.hodoku;
        let assumes = if info.assumes_unique { vec!["unique".to_owned()] } else { vec![] };
        Self {
            format: format(),
            slug: info.slug.to_owned(),
            name: info.name.to_owned(),
            zh: Some(info.zh.name.to_owned()),
            tier: info.tier.word().to_owned(),
            se: info.se.map(rating),
            hodoku: hodoku.map(|hodoku| HodokuFields { code: hodoku.code.to_owned(), score: hodoku.score }),
            aliases: info.aliases.iter().map(|&name| name.to_owned()).collect(),
            families: Family::of(info).map(|family| family.word.to_owned()).collect(),
            assumes,
            default: Profile::default().techniques().iter().any(|technique| technique.info().slug == info.slug),
        }
    }
}

/// The facts about every technique, in the order of the registry.
///
/// ```
/// use qedoku::techniques::{catalog, TechniquePage};
/// use qedoku::Style;
///
/// assert!(catalog().any(|info| info.slug == "naked-single"));
/// let page = catalog().next().map(|info| TechniquePage::new(info, Style::default())).expect("a technique");
/// println!("{page}");
/// ```
pub fn catalog() -> impl Iterator<Item = &'static Info> {
    all().map(Technique::info)
}

/// The page of a technique: what it is, why it holds and how to find it.
///
/// ```
/// use qedoku::techniques::{technique, TechniquePage};
/// use qedoku::Style;
///
/// let page = TechniquePage::new(technique("x-wing")?.info(), Style::default());
/// assert_eq!(page.facts, "tier advanced; SE 3.2; HoDoKu 0300, score 140");
/// assert!(page.to_string().starts_with("X-Wing (x-wing)\ntier advanced; "));
/// # Ok::<(), qedoku::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TechniquePage {
    /// The style of the page.
    pub style: Style,
    /// The name in the language asked for.
    pub name: String,
    /// The permanent name.
    pub slug: &'static str,
    /// The tier and the ratings of the technique.
    pub facts: String,
    /// Other names.
    pub also: Option<String>,
    /// The words of the page.
    pub lines: Vec<PageLine>,
}

/// A line of the page of a technique.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PageLine {
    /// A heading.
    Heading(String),
    /// Text as Markdown has it; empty between paragraphs.
    Text(String),
}

impl TechniquePage {
    /// The page in a style.
    pub fn new(info: &Info, style: Style) -> Self {
        let mut facts = vec![style.say(&CatalogText::Tier { level: TierText::of(info.tier) })];
        facts.extend(info.se.map(|tenths| format!("SE {}.{}", tenths / 10, tenths % 10)));
        if let Some(hodoku) = info.hodoku {
            let code = hodoku.code;
            let score = hodoku.score;
            facts.push(style.say(&CatalogText::Hodoku { code, score }));
        }
        let name = info.name_in(style.language.code());
        let other = [info.name, info.zh.name].into_iter().filter(|other| *other != name);
        let also = style.commas(other.chain(info.aliases.iter().copied()));
        Self {
            style,
            name: name.to_owned(),
            slug: info.slug,
            facts: style.semicolons(facts),
            also: (!also.is_empty()).then(|| style.say(&CatalogText::Also { also: &also })),
            lines: style.say(&CatalogText::Page { info }).lines().map(line).collect(),
        }
    }
}

/// A line as Markdown has it.
fn line(line: &str) -> PageLine {
    let line = line.strip_prefix(' ').unwrap_or(line);
    match line.strip_prefix("## ") {
        Some(heading) => PageLine::Heading(heading.to_owned()),
        None => PageLine::Text(line.to_owned()),
    }
}

impl fmt::Display for TechniquePage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { style, name, slug, facts, also, lines } = self;
        let title = style.say(&CatalogText::Title { name, slug });
        writeln!(f, "{title}\n{facts}")?;
        also.iter().try_for_each(|also| writeln!(f, "{also}"))?;
        writeln!(f)?;
        lines.iter().try_for_each(|(PageLine::Heading(line) | PageLine::Text(line))| writeln!(f, "{line}"))
    }
}

/// The messages of technique pages.
#[derive(Clone, Copy, Debug)]
pub(crate) enum CatalogText<'a> {
    Tier { level: TierText },
    Hodoku { code: &'a str, score: u16 },
    Also { also: &'a str },
    Title { name: &'a str, slug: &'a str },
    Page { info: &'a Info },
}
