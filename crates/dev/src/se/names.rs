//! The techniques that Sudoku Explainer's names stand for.

/// Sudoku Explainer's names with the slugs of ours, but for families.
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
    ("Nishio Forcing Chains", &["nishio-forcing-chain"]),
    ("Cell Forcing Chains", &["cell-forcing-chain"]),
    ("Region Forcing Chains", &["region-forcing-chain"]),
    ("Dynamic Contradiction Forcing Chains", &["forcing-net-contradiction"]),
    ("Dynamic Cell Forcing Chains", &["cell-forcing-net"]),
    ("Dynamic Double Forcing Chains", &["double-forcing-net"]),
    ("Dynamic Region Forcing Chains", &["region-forcing-net"]),
    ("Dynamic Contradiction Forcing Chains (+)", &["forcing-net-plus"]),
    ("Dynamic Cell Forcing Chains (+)", &["forcing-net-plus"]),
    ("Dynamic Double Forcing Chains (+)", &["forcing-net-plus"]),
    ("Dynamic Region Forcing Chains (+)", &["forcing-net-plus"]),
];

/// Sudoku Explainer's names of forcing chains and cycles.
const LINES: [&str; 6] = [
    "Bidirectional Cycle",
    "Bidirectional X-Cycle",
    "Bidirectional Y-Cycle",
    "Forcing Chain",
    "Forcing X-Chain",
    "Turbot Fish",
];

/// Sudoku Explainer's names of what the searches of 1.18 find, without the suffix.
const ADDED: &[(&str, &[&str])] = &[
    ("Skyscraper", &["skyscraper", "turbot-fish"]),
    ("2-String Kite", &["two-string-kite"]),
    ("2 Strong links", &["turbot-fish"]),
    ("(2 Strong Links) X-Loop", LOOPS),
    ("Grouped Skyscraper", GROUPS),
    ("Grouped 2-String Kite", GROUPS),
    ("Grouped 2 Strong links", &["empty-rectangle", "grouped-aic"]),
    ("(2 Strong Links) Grouped X-Loop", GROUPED_LOOPS),
    ("3 Skyscrapers", CHAINS),
    ("3-String Kite", CHAINS),
    ("3 Strong links", CHAINS),
    ("(3 Strong Links) X-Loop", LOOPS),
    ("Grouped 3 Skyscrapers", GROUPS),
    ("Grouped 3-String Kite", GROUPS),
    ("Grouped 3 Strong links", GROUPS),
    ("(3 Strong Links) Grouped X-Loop", GROUPED_LOOPS),
    ("4 Skyscrapers", CHAINS),
    ("4 Strong links", CHAINS),
    ("(4 Strong Links) X-Loop", LOOPS),
    ("Grouped 4 Skyscrapers", GROUPS),
    ("Grouped 4 Strong links", GROUPS),
    ("(4 Strong Links) Grouped X-Loop", GROUPED_LOOPS),
    ("WXYZ-Wing", &["wxyz-wing"]),
    ("VWXYZ-Wing", &["vwxyz-wing"]),
    ("UVWXYZ-Wing", &["uvwxyz-wing"]),
    ("TUVWXYZ-Wing", &["tuvwxyz-wing"]),
];

const CHAINS: &[&str] = &["x-chain"];
const LOOPS: &[&str] = &["continuous-nice-loop"];
const GROUPS: &[&str] = &["grouped-aic"];
const GROUPED_LOOPS: &[&str] = &["grouped-continuous-nice-loop"];

/// The techniques that a step with a name may be, by slug; none if the name is not known.
pub(super) fn slugs(name: &str) -> Option<&'static [&'static str]> {
    if let Some((_, slugs)) = TECHNIQUES.iter().find(|(known, _)| *known == name) {
        return Some(slugs);
    }
    if let Some(loops) = name.strip_prefix("Unique Loop ") {
        // The number of cells stands before the type, but for 1.2.1 itself.
        return Some(match loops.strip_prefix("type ").or_else(|| Some(loops.split_once(" type ")?.1))? {
            "1" => &["unique-loop-1"],
            "2" => &["unique-loop-2"],
            "3" => &["unique-loop-3"],
            "4" => &["unique-loop-4"],
            _ => return None,
        });
    }
    if let Some((added, suffix)) = name.rsplit_once(' ')
        && suffix.bytes().all(|byte| byte.is_ascii_digit())
        && let Some((_, slugs)) = ADDED.iter().find(|(known, _)| *known == added)
    {
        return Some(slugs);
    }
    if LINES.contains(&name) {
        return Some(&["forcing-chains-and-cycles"]);
    }
    name.contains("(+ ").then_some(&["nested-forcing-net"])
}
