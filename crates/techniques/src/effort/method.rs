//! The methods of rounds.

/// How the finds of a round are made. The order is that in which methods are tried.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Method {
    /// A digit has one place left in a box, or a house has one open cell.
    Box,
    /// A digit has one place left in a row or a column.
    Line,
    /// A cell has one candidate left.
    Cell,
    /// The places of a digit in a house are confined to another.
    Locked,
    /// So many cells of a house share as many digits, naked or hidden.
    Subset(u32),
    /// A fish with so many lines.
    Fish(u32),
    /// Three cells with three digits bent around a corner.
    Wing,
    /// A rectangle that would allow two solutions.
    Rectangle,
    /// A chain with so many strong links.
    Chain(u32),
    /// A candidate is assumed, and so many rounds of singles lead to a contradiction.
    Assumption(u32),
    /// The same with assumptions inside the assumption; their rounds are counted as well.
    Nested(u32),
    /// None of these finds anything.
    Beyond,
}
