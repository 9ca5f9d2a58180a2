//! The methods of rounds.
use std::fmt;

/// A method by which the finds of a round are made, in the order in which methods are tried.
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
    /// Two cells of a house share two digits, naked or hidden.
    Pair,
    /// A fish with two lines.
    XWing,
    /// Three cells of a house share three digits, naked or hidden.
    Triple,
    /// A fish with three lines.
    Swordfish,
    /// Three cells with three digits, bent around a corner: an XY-Wing or an XYZ-Wing.
    Wing,
    /// Four cells that would allow two solutions: a Unique Rectangle of type 1, 2, 3 or 4.
    Rectangle,
    /// Four cells of a house share four digits, naked or hidden.
    Quad,
    /// A fish with four lines.
    Jellyfish,
    /// A chain with this number of strong links leads from a candidate to its own falsehood.
    Chain(u32),
    /// A candidate is assumed, and this number of rounds of singles leads to a contradiction.
    Assumption(u32),
    /// The same with assumptions inside the assumption, whose rounds are counted as well.
    Nested(u32),
    /// None of these finds anything.
    Beyond,
}

impl Method {
    /// The methods that have one size.
    const FIXED: [(Self, &'static str); 13] = [
        (Self::Box, "box"),
        (Self::Line, "line"),
        (Self::Cell, "cell"),
        (Self::Locked, "locked"),
        (Self::Pair, "pair"),
        (Self::XWing, "x-wing"),
        (Self::Triple, "triple"),
        (Self::Swordfish, "swordfish"),
        (Self::Wing, "wing"),
        (Self::Rectangle, "rectangle"),
        (Self::Quad, "quad"),
        (Self::Jellyfish, "jellyfish"),
        (Self::Beyond, "beyond"),
    ];

    /// The method that is written so.
    ///
    /// ```
    /// use qedoku_techniques::Method;
    ///
    /// for method in [Method::Box, Method::XWing, Method::Chain(12), Method::Beyond] {
    ///     assert_eq!(Method::named(&method.to_string()), Some(method));
    /// }
    /// assert_eq!(Method::named("chain-long"), None);
    /// ```
    pub fn named(word: &str) -> Option<Self> {
        let fixed = Self::FIXED.into_iter().find(|(_, known)| *known == word).map(|(method, _)| method);
        let sized = |start: &str| word.strip_prefix(start)?.parse().ok();
        let chain = || sized("chain-").map(Self::Chain);
        let assumption = || sized("assumption-").map(Self::Assumption);
        fixed.or_else(chain).or_else(assumption).or_else(|| sized("nested-").map(Self::Nested))
    }
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Chain(size) => write!(f, "chain-{size}"),
            Self::Assumption(size) => write!(f, "assumption-{size}"),
            Self::Nested(size) => write!(f, "nested-{size}"),
            fixed => {
                let known = Self::FIXED.into_iter().find(|(method, _)| method == fixed);
                f.write_str(known.map_or("", |(_, word)| word))
            }
        }
    }
}
