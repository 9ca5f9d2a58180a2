//! The shapes that tell the arguments of one search apart.

/// The shape of an argument that has a name of its own. A search says which shape it found; the registry knows what
/// technique that is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ArgumentShape {
    /// Candidates that no way to fill a cage has.
    CageFilling,
    /// Candidates that no way to fill an arrow has.
    ArrowFilling,
    /// Candidates that no way to fill a diagonal with a total has.
    LineFilling,
    /// Candidates that no way to fill a line with equal sums has.
    RegionFilling,
    /// Candidates that no way to fill a row or column with a sandwich has.
    SandwichFilling,
    /// Candidates that no way to fill a line of consecutive digits has.
    RenbanFilling,
    /// Candidates that no way to fill a line between two ends has.
    BetweenFilling,
    /// Candidates that no way to fill four cells with digits that they must hold has.
    QuadrupleFilling,
    /// Two links of one digit in lines that run alike.
    Skyscraper,
    /// Two links of one digit in lines that cross.
    TwoStringKite,
    /// Any other two links of one digit.
    TurbotFish,
    /// Two links of one digit, one of them a box with groups.
    EmptyRectangle,
    /// Three cells.
    XyWing,
    /// A cell, a house, a cell.
    WWing,
    /// A house, a cell, a house.
    SWing,
    /// A cell, then two houses joined within a cell.
    MWing,
    /// Three houses joined within cells.
    LWing,
    /// Three links in another way.
    HWing,
    /// Cells with the same two digits.
    RemotePair,
    /// Links of one digit.
    XChain,
    /// Cells with two candidates.
    XyChain,
    /// A loop.
    ContinuousNiceLoop,
    /// A chain that can be read as a loop with a break.
    DiscontinuousNiceLoop,
    /// Any other chain.
    Aic,
    /// A loop with groups.
    GroupedContinuousNiceLoop,
    /// A loop with a break and groups.
    GroupedDiscontinuousNiceLoop,
    /// Any other chain with groups.
    GroupedAic,
    /// Two almost locked sets.
    AlsXz,
    /// Three almost locked sets.
    AlsXyWing,
    /// More almost locked sets.
    AlsChain,
    /// A chain with almost locked sets and other links.
    AlsAic,
    /// A chain with almost hidden sets.
    AhsAic,
    /// A chain with almost fish.
    FishAic,
    /// A chain with almost deadly patterns.
    UrAic,
    /// An assumption that fails for one digit alone.
    Nishio,
    /// Chains from all candidates of a cell.
    CellChains,
    /// Chains from all places of a digit in a house.
    HouseChains,
    /// An assumption that fails by steps each of which calls for the next.
    Whip,
    /// Any other assumption that fails by singles.
    Contradiction,
    /// Nets from all candidates of a cell.
    CellNets,
    /// Nets from all places of a digit in a house.
    HouseNets,
    /// A net in which patterns are used.
    PatternNet,
    /// Nets with assumptions inside.
    NestedNets,
    /// An assumption that fails by any of the lower methods.
    Hypothesis,
    /// The same with assumptions inside.
    HypothesisDouble,
    /// The same with assumptions inside those.
    HypothesisTriple,
}

impl ArgumentShape {
    /// The number of shapes.
    pub(crate) const COUNT: usize = Self::HypothesisTriple as usize + 1;
}
