//! Highlights: the parts that candidates, cells and houses play in a picture.
use qedoku_explain::{Lang, Notation, Style};

/// The part that a candidate or a cell plays in a picture.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Highlight {
    /// It is placed.
    Placed,
    /// It is eliminated.
    Eliminated,
    /// It is assumed, to see what follows.
    Assumed,
    /// It must be filled, or fills what must be.
    Base,
    /// The argument looks at it: it takes one of several.
    Looked,
    /// It takes what the base needs.
    Cover,
    /// It spoils a pattern that would hold without it.
    Fin,
    /// The others hang on it.
    Pivot,
    /// It hangs on the pivot.
    Pincer,
    /// It is true if the argument starts where it does.
    On,
    /// It is false if the argument starts where it does.
    Off,
    /// It is left in cells that would allow two solutions.
    Deadly,
    /// It stands between such cells and a second solution.
    Guard,
    /// It belongs to an almost locked set, counted from 0.
    Set(u8),
    /// It has a color: the first of a pair is even, the second odd.
    Color(u8),
    /// Not both of two almost locked sets take it.
    Restricted,
    /// The linked sets share it, and one of them takes it.
    Shared,
    /// It follows in one case of several, counted from 0.
    Case(u8),
    /// It holds in every case.
    Every,
    /// Nothing is left for it.
    Empty,
    /// It keeps a candidate from where it is missing.
    Blocker,
    /// The argument rests on it.
    Evidence,
}

/// The words of sets and colors, in turn.
const SETS: [&str; 8] = ["set-a", "set-b", "set-c", "set-d", "set-e", "set-f", "set-g", "set-h"];
const COLORS: [&str; 4] = ["color-a", "color-b", "color-c", "color-d"];
const CASES: [&str; 9] = ["case-a", "case-b", "case-c", "case-d", "case-e", "case-f", "case-g", "case-h", "case-i"];

impl Highlight {
    /// All highlights that look different.
    pub const ALL: [Self; 39] = [
        Self::Placed,
        Self::Eliminated,
        Self::Assumed,
        Self::Base,
        Self::Looked,
        Self::Cover,
        Self::Fin,
        Self::Pivot,
        Self::Pincer,
        Self::On,
        Self::Off,
        Self::Deadly,
        Self::Guard,
        Self::Set(0),
        Self::Set(1),
        Self::Set(2),
        Self::Set(3),
        Self::Set(4),
        Self::Set(5),
        Self::Set(6),
        Self::Set(7),
        Self::Color(0),
        Self::Color(1),
        Self::Color(2),
        Self::Color(3),
        Self::Restricted,
        Self::Shared,
        Self::Case(0),
        Self::Case(1),
        Self::Case(2),
        Self::Case(3),
        Self::Case(4),
        Self::Case(5),
        Self::Case(6),
        Self::Case(7),
        Self::Case(8),
        Self::Every,
        Self::Empty,
        Self::Blocker,
    ];

    /// The highlight that looks like this one: sets, colors and cases begin again after a few.
    pub const fn looks(self) -> Self {
        match self {
            Self::Set(index) => Self::Set(index % 8),
            Self::Color(index) => Self::Color(index % 4),
            Self::Case(index) => Self::Case(index % 9),
            role => role,
        }
    }

    /// The word that stands for it in pictures.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Placed => "placed",
            Self::Eliminated => "gone",
            Self::Assumed => "assumed",
            Self::Base => "base",
            Self::Looked => "looked",
            Self::Cover => "cover",
            Self::Fin => "fin",
            Self::Pivot => "pivot",
            Self::Pincer => "pincer",
            Self::On => "on",
            Self::Off => "off",
            Self::Deadly => "deadly",
            Self::Guard => "guard",
            Self::Set(index) => SETS[index as usize % SETS.len()],
            Self::Color(index) => COLORS[index as usize % COLORS.len()],
            Self::Restricted => "restricted",
            Self::Shared => "shared",
            Self::Case(index) => CASES[index as usize % CASES.len()],
            Self::Every => "every",
            Self::Empty => "empty",
            Self::Blocker => "blocker",
            Self::Evidence => "evidence",
        }
    }

    /// The title below a picture.
    pub fn title(self, lang: Lang) -> String {
        Style::new(lang, Notation::default()).say(&self)
    }

    /// The title with a letter for each of several sets or colors, and a number for each case, as texts have it.
    pub fn label(self, lang: Lang) -> String {
        match self.looks() {
            Self::Set(index) | Self::Color(index) => format!("{} {}", self.title(lang), char::from(b'A' + index)),
            Self::Case(index) => format!("{} {}", self.title(lang), index + 1),
            _ => self.title(lang),
        }
    }

    /// The character that follows a candidate in a picture of characters.
    pub const fn mark(self) -> char {
        match self.looks() {
            Self::Placed => '*',
            Self::Eliminated => '-',
            Self::Assumed | Self::Fin | Self::Pivot | Self::Guard | Self::Empty => '#',
            Self::Off | Self::Color(1) | Self::Deadly => '"',
            Self::Set(index) | Self::Case(index) | Self::Color(index @ 2..) => (b'a' + index) as char,
            Self::Restricted => 'x',
            Self::Shared => 'z',
            _ => '\'',
        }
    }

    /// The color of a terminal that goes with the mark.
    pub(super) const fn code(self) -> &'static str {
        match self.looks() {
            Self::Placed | Self::Set(3) => "1;32",
            Self::Eliminated => "9;31",
            Self::Assumed | Self::Fin | Self::Pivot | Self::Guard | Self::Empty => "1;33",
            Self::Off | Self::Color(1 | 3) | Self::Deadly | Self::Set(1) => "1;35",
            Self::Set(2 | 7) | Self::Restricted => "1;36",
            Self::Shared => "1;7",
            Self::Set(4) => "33",
            Self::Set(5) => "35",
            Self::Set(6) => "34",
            _ => "1;34",
        }
    }
}
