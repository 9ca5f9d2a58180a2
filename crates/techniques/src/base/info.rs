//! Properties of a technique that are known without running it.
use qedoku_core::{Slug, as_text, choice};

/// The method a technique belongs to; the folder of its file has the same name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Tier {
    /// Cells with one possibility are filled.
    Simple,
    /// A digit with one place is filled; equal candidate sets clear the rest of their house.
    Intermediate,
    /// The named patterns with which people avoid trial.
    Advanced,
    /// A candidate is assumed and refuted.
    Ultimate,
}

impl Tier {
    /// The tiers, easiest first.
    pub const ALL: [Self; 4] = [Self::Simple, Self::Intermediate, Self::Advanced, Self::Ultimate];

    /// The word logs and options use.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Simple => "simple",
            Self::Intermediate => "intermediate",
            Self::Advanced => "advanced",
            Self::Ultimate => "ultimate",
        }
    }
}

choice!(Tier, "a tier", word);
as_text!(Tier);

/// The kind of a technique, by what its argument asks of a reader.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum TechniqueKind {
    /// A cell has one digit left, or a digit one place in a house.
    Single,
    /// Candidates of the board stand in an arrangement.
    Pattern,
    /// Strong and weak links in turn.
    Chain,
    /// A candidate is assumed, or the cases of a choice are followed, and nothing else is assumed inside.
    Net,
    /// Candidates are tried, inside other assumptions where one does not suffice.
    Trial,
}

impl TechniqueKind {
    /// The kinds, in the order in which they ask more of a reader.
    pub const ALL: [Self; 5] = [Self::Single, Self::Pattern, Self::Chain, Self::Net, Self::Trial];

    /// The word for it.
    ///
    /// ```
    /// use qedoku_techniques::TechniqueKind;
    ///
    /// assert_eq!((TechniqueKind::Net.word(), TechniqueKind::Chain.to_string().as_str()), ("net", "chain"));
    /// assert_eq!("single".parse(), Ok(TechniqueKind::Single));
    /// ```
    pub const fn word(self) -> &'static str {
        match self {
            Self::Single => "single",
            Self::Pattern => "pattern",
            Self::Chain => "chain",
            Self::Net => "net",
            Self::Trial => "trial",
        }
    }
}

choice!(TechniqueKind, "a kind", word);

/// A technique's place in HoDoKu's list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hodoku {
    /// The four-digit code of its regression library.
    pub code: &'static str,
    /// The score of one step with default settings.
    pub score: u16,
}

/// The texts of a technique in Chinese.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chinese {
    /// The name; the field's name where Chinese has none of its own.
    pub name: &'static str,
    /// A description of the pattern.
    pub what: &'static str,
    /// The reason why it holds.
    pub why: &'static str,
    /// Advice on finding it.
    pub find: &'static str,
}

/// The properties of a technique that are known without running it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Info {
    /// The public, permanent name.
    pub slug: &'static str,
    /// The field's name, for headings.
    pub name: &'static str,
    /// Its name and its page in Chinese.
    pub zh: Chinese,
    /// The method it belongs to.
    pub tier: Tier,
    /// Its kind.
    pub kind: TechniqueKind,
    /// The Sudoku Explainer base rating in tenths, where that scale knows the technique.
    pub se: Option<u16>,
    /// HoDoKu's code and base score, where it knows the technique.
    pub hodoku: Option<Hodoku>,
    /// Other names people use.
    pub aliases: &'static [&'static str],
    /// The techniques that wider definitions of this one take in, by slug: its special cases that have a name of their
    /// own, and those that go by its name in other programs. Theirs are taken in as well.
    pub wider: &'static [&'static str],
    /// True if it holds only for puzzles with one solution.
    pub assumes_unique: bool,
    /// The page of the technique, in Markdown; the first paragraph says what it is.
    pub docs: &'static str,
    /// The source file, from the root of the workspace.
    pub file: &'static str,
}

impl Info {
    /// The slug as steps carry it.
    pub const fn slug(&self) -> Slug {
        Slug::new(self.slug)
    }

    /// The name in a language, by its code (`en`, `zh`).
    pub fn name_in(&self, lang: &str) -> &'static str {
        if lang == "zh" { self.zh.name } else { self.name }
    }
}
