//! What Sudoku Explainer calls what it finds.

/// Which techniques a step of Sudoku Explainer's may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Named {
    /// One with these slugs.
    Technique(&'static [&'static str]),
    /// A chain or cycle of its own producer, which comes before the aligned triplets.
    EarlyChain,
    /// A chain that comes after them.
    LateChain,
}

/// Its names of what is no chain, with the slugs.
const TECHNIQUES: &[(&str, &[&str])] = &[
    ("Hidden Single", &["full-house", "hidden-single-box", "hidden-single-column", "hidden-single-row"]),
    ("Direct Pointing", &["direct-pointing"]),
    ("Direct Claiming", &["direct-claiming"]),
    ("Direct Hidden Pair", &["direct-hidden-pair"]),
    ("Naked Single", &["naked-single"]),
    ("Direct Hidden Triplet", &["direct-hidden-triple"]),
    ("Pointing", &["pointing"]),
    ("Claiming", &["claiming"]),
    ("Naked Pair", &["naked-pair"]),
    ("X-Wing", &["x-wing"]),
    ("Hidden Pair", &["hidden-pair"]),
    ("Naked Triplet", &["naked-triple"]),
    ("Swordfish", &["swordfish"]),
    ("Hidden Triplet", &["hidden-triple"]),
    ("XY-Wing", &["xy-wing"]),
    ("XYZ-Wing", &["xyz-wing"]),
    ("Unique Rectangle type 1", &["unique-rectangle-1"]),
    ("Unique Rectangle type 2", &["unique-rectangle-2"]),
    ("Unique Rectangle type 3", &["unique-rectangle-3"]),
    ("Unique Rectangle type 4", &["unique-rectangle-4"]),
    ("Naked Quad", &["naked-quad"]),
    ("Jellyfish", &["jellyfish"]),
    ("Hidden Quad", &["hidden-quad"]),
    ("BUG type 1", &["bug-plus-1"]),
    ("BUG type 2", &["bug-type-2"]),
    ("BUG type 3", &["bug-type-3"]),
    ("BUG type 4", &["bug-type-4"]),
    ("Aligned Pair Exclusion", &["aligned-pair-exclusion"]),
    ("Aligned Triplet Exclusion", &["aligned-triple-exclusion"]),
];

/// Its names of forcing chains and cycles.
const EARLY_CHAINS: [&str; 6] = [
    "Bidirectional Cycle",
    "Bidirectional X-Cycle",
    "Bidirectional Y-Cycle",
    "Forcing Chain",
    "Forcing X-Chain",
    "Turbot Fish",
];

/// What a name stands for; none if it is not known.
pub(super) fn of(name: &str) -> Option<Named> {
    if let Some((_, slugs)) = TECHNIQUES.iter().find(|(known, _)| *known == name) {
        return Some(Named::Technique(slugs));
    }
    if let Some(loops) = name.strip_prefix("Unique Loop ") {
        // The number of cells stands before the type.
        let slugs: &[&str] = match loops.split_once(" type ")?.1 {
            "1" => &["unique-loop-1"],
            "2" => &["unique-loop-2"],
            "3" => &["unique-loop-3"],
            "4" => &["unique-loop-4"],
            _ => return None,
        };
        return Some(Named::Technique(slugs));
    }
    if EARLY_CHAINS.contains(&name) {
        return Some(Named::EarlyChain);
    }
    name.contains("Forcing Chains").then_some(Named::LateChain)
}
