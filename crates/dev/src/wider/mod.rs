//! Finds what wider definitions of a technique conclude in a case: its special cases, and patterns that have degenerate
//! parts.
//!
//! Programs draw the lines between techniques in different places. For one of them a swordfish may have a line with one
//! place, or an X-Wing in it; a chain of two cells is a naked pair, and an XY-Wing is an XY-Chain. Its conclusions are
//! true, and a case that demands the strict definition says so of them (`wider:`).
mod definitions;
mod fish;
mod special;

use qedoku_compat::named;
use qedoku_core::{Board, Conclusion};
use qedoku_fixtures::{Expectation, TechniqueCase};
use qedoku_techniques::instances;

/// The conclusions of wider definitions of a case's technique beyond those that the case allows.
pub(crate) fn wider(case: &TechniqueCase) -> Conclusion {
    let board = case.board();
    let all = special::with_special_cases(&case.slug).into_iter().fold(Conclusion::default(), |all, slug| {
        union(&all, &union(&strict(slug, &board), &definitions::of(slug, &board)))
    });
    Conclusion { place: all.place - case.allowed.place, eliminate: all.eliminate - case.allowed.eliminate }
}

/// Techniques of whose near misses at least as many as are required have nothing for wider definitions of them either.
const PLAIN: [&str; 11] = [
    "pointing",
    "claiming",
    "naked-pair",
    "naked-triple",
    "naked-quad",
    "hidden-pair",
    "hidden-triple",
    "hidden-quad",
    "x-wing",
    "swordfish",
    "jellyfish",
];

/// True if a case counts as a near miss of its technique.
pub(crate) fn is_near_miss(case: &TechniqueCase) -> bool {
    case.expect == Expectation::Nothing && (case.wider.is_empty() || !PLAIN.contains(&case.slug.as_str()))
}

/// The conclusions of all instances of a technique, as this project defines it.
fn strict(slug: &str, board: &Board) -> Conclusion {
    let steps = named(slug).map(|technique| instances(technique, board)).unwrap_or_default();
    steps.into_iter().fold(Conclusion::default(), |all, step| union(&all, &step.conclusion))
}

/// Both conclusions.
fn union(one: &Conclusion, other: &Conclusion) -> Conclusion {
    Conclusion { place: one.place | other.place, eliminate: one.eliminate | other.eliminate }
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_fixtures::{NEGATIVES, cases};

    #[test]
    fn the_widest_definition_takes_in_the_strict_one() {
        let others = ["xy-wing", "xyz-wing", "finned-x-wing", "finned-swordfish", "finned-jellyfish", "sashimi-x-wing"];
        for slug in PLAIN.into_iter().chain(others) {
            for case in cases(slug).unwrap() {
                let wide = definitions::of(slug, &case.board());
                assert!(case.allowed.eliminate.is_subset(&wide.eliminate), "{}", case.path());
                assert_eq!(case.contradictions(&wide), [], "{}", case.path());
            }
        }
    }

    #[test]
    fn enough_near_misses_have_nothing_for_wider_definitions() {
        for slug in PLAIN {
            let near_misses = cases(slug).unwrap().iter().filter(|case| is_near_miss(case)).count();
            assert!(near_misses >= NEGATIVES, "{slug}: {near_misses}");
        }
    }
}
