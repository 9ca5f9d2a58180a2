//! The profiles by name.
use crate::hodoku::HODOKU_ROWS;
use crate::sudoku_explainer::{ADDED_ROWS, CORRECTED, ORIGINAL};
use qedoku_core::UnknownName;
use qedoku_techniques::{Profile, Stage, Technique};

/// The names that [`named`] knows, with a line on each.
pub const NAMES: &[(&str, &str)] = &[
    ("default", "every technique, easiest first"),
    ("documents", "the three methods of the documents, in their order, ending with their hypotheses"),
    ("hodoku", "what HoDoKu finds, in its order and with its scores"),
    (
        "scanning",
        "the default, with singles as they are seen without pencil marks: in boxes, rows, columns and regions, then in cells",
    ),
    ("se", "what Sudoku Explainer 1.2.1 finds, in its order and with its ratings"),
    ("se-corrected", "the same with the later corrections of its loops and BUGs"),
    ("se118", "what Sudoku Explainer 1.18 finds by default: the corrected rules and seven searches more"),
];

/// The profile with this name.
pub fn named(name: &str) -> Option<Profile> {
    match name {
        "default" => Some(Profile::default()),
        "documents" => Some(Profile::documents()),
        "hodoku" => Some(hodoku()),
        "scanning" => Some(Profile::scanning()),
        "se" => Some(se()),
        "se-corrected" => Some(se_corrected()),
        "se118" => Some(se118()),
        _ => None,
    }
}

/// The profile with this name, as [`named`] finds it; any other name is an error.
///
/// # Errors
/// An error that lists the names, if this is none of them.
pub fn read(name: &str) -> Result<Profile, UnknownName> {
    named(name).ok_or_else(|| UnknownName::of_words("a profile", NAMES.iter().map(|known| known.0), name))
}

/// The producers of Sudoku Explainer 1.2.1 in the order in which it tries them, by its own rules.
pub fn se() -> Profile {
    of_producers("se", ORIGINAL)
}

/// The same by the corrected rules for loops and BUGs.
pub fn se_corrected() -> Profile {
    of_producers("se-corrected", CORRECTED)
}

/// The producers by the corrected rules, with the searches that Sudoku Explainer 1.18 makes by default besides, each at its
/// place.
pub fn se118() -> Profile {
    let added = |tried: usize| ADDED_ROWS.iter().filter(move |row| row.after == tried).map(|row| row.technique);
    let own = CORRECTED.iter().enumerate();
    of_producers("se118", own.flat_map(|(index, &producer)| [producer].into_iter().chain(added(index + 1))))
}

fn of_producers(name: &'static str, producers: impl IntoIterator<Item = &'static dyn Technique>) -> Profile {
    Profile::new(name, [Stage::first(producers)]).rating_steps()
}

/// The rows of HoDoKu's table that its default solve uses, by index.
pub fn hodoku() -> Profile {
    Profile::new("hodoku", [Stage::first(HODOKU_ROWS.iter().map(|row| row.technique))])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_that_of_a_profile() {
        for &(name, _) in NAMES {
            assert_eq!(named(name).unwrap().name(), name);
        }
        let error = read("mine").unwrap_err();
        assert!(error.to_string().starts_with("expected a profile: default, documents, "), "{error}");
    }

    #[test]
    fn the_se_profile_goes_by_sudoku_explainers_ratings() {
        let profile = se();
        let rated = |technique: &&dyn Technique| technique.info().se;
        let ratings: Vec<_> = profile.techniques().iter().filter_map(rated).collect();
        assert!(ratings.len() == profile.techniques().len() && ratings.is_sorted(), "{ratings:?}");
        let cautious = se().without_uniqueness();
        assert_eq!(cautious.techniques().len() + 2, profile.techniques().len());
    }
}
