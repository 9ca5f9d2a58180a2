//! The kinds of houses.

/// The kind of a house as a player sees it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum HouseKind {
    /// A line across.
    Row,
    /// A line down.
    Column,
    /// A block of cells that is no line.
    Box,
    /// A diagonal.
    Diagonal,
    /// Cells somewhere on the board, such as a window.
    Region,
    /// The cells at one place of all boxes.
    Group,
}

impl HouseKind {
    /// The number of kinds.
    pub(super) const COUNT: usize = 6;

    /// All kinds.
    pub const ALL: [Self; Self::COUNT] =
        [Self::Row, Self::Column, Self::Box, Self::Diagonal, Self::Region, Self::Group];

    /// The kinds of the classic rules: their houses share no cell with others of their kind.
    pub const FAMILIES: [Self; 3] = [Self::Row, Self::Column, Self::Box];

    /// The kinds of the other houses, which may cross each other.
    pub const BESIDE: [Self; 3] = [Self::Diagonal, Self::Region, Self::Group];

    /// The word a player uses.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Row => "row",
            Self::Column => "column",
            Self::Box => "box",
            Self::Diagonal => "diagonal",
            Self::Region => "region",
            Self::Group => "group",
        }
    }
}
