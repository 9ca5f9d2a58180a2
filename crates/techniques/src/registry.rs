//! Every technique there is.
use crate::intermediate::{
    claiming::Claiming, cross_hatching::CrossHatching, equal_sets::EqualSets, hidden_pair::HiddenPair,
    hidden_quad::HiddenQuad, hidden_single_box::HiddenSingleBox, hidden_single_column::HiddenSingleColumn,
    hidden_single_row::HiddenSingleRow, hidden_triple::HiddenTriple, locked_pair::LockedPair,
    locked_triple::LockedTriple, naked_pair::NakedPair, naked_quad::NakedQuad, naked_triple::NakedTriple,
    pointing::Pointing,
};
use crate::simple::{full_house::FullHouse, naked_single::NakedSingle};
use crate::technique::Technique;
use crate::ultimate::{
    hypothesis::Hypothesis, hypothesis_double::HypothesisDouble, hypothesis_triple::HypothesisTriple,
    one_look_exclusion::OneLookExclusion,
};

/// The techniques of the default profile, easiest first.
pub static TECHNIQUES: &[&dyn Technique] = &[
    &FullHouse,
    &NakedSingle,
    &HiddenSingleBox,
    &HiddenSingleRow,
    &HiddenSingleColumn,
    &LockedPair,
    &LockedTriple,
    &Pointing,
    &Claiming,
    &NakedPair,
    &HiddenPair,
    &NakedTriple,
    &HiddenTriple,
    &NakedQuad,
    &HiddenQuad,
    &Hypothesis,
    &HypothesisDouble,
    &HypothesisTriple,
];

/// Rules of the documents that stay outside the default profile: others there reach further.
pub static DOCUMENT_RULES: &[&dyn Technique] = &[&EqualSets, &CrossHatching, &OneLookExclusion];

/// The documents' methods, in their order.
pub static DOCUMENTS: &[&dyn Technique] =
    &[&NakedSingle, &HiddenSingleBox, &EqualSets, &CrossHatching, &OneLookExclusion];

/// Every technique there is: those of the default profile, then the documents' own rules.
pub fn all() -> impl Iterator<Item = &'static dyn Technique> {
    TECHNIQUES.iter().chain(DOCUMENT_RULES).copied()
}

/// The technique with this slug, name or alias; capitals and punctuation make no difference.
pub fn named(name: &str) -> Option<&'static dyn Technique> {
    let wanted = plain(name);
    let known = |technique: &&'static dyn Technique| {
        let info = technique.info();
        let code = info.hodoku.map(|hodoku| hodoku.code);
        [info.slug, info.name].iter().chain(info.aliases).chain(&code).any(|known| plain(known) == wanted)
    };
    all().find(known)
}

/// The slugs closest to a name nobody knows, best first.
pub fn suggestions(name: &str) -> Vec<&'static str> {
    let wanted = plain(name);
    let mut ranked: Vec<(usize, &'static str)> = all()
        .map(|technique| (distance(&wanted, &plain(technique.info().slug)), technique.info().slug))
        .filter(|&(distance, slug)| distance <= 3.max(slug.len() / 3))
        .collect();
    ranked.sort_by_key(|&(distance, _)| distance);
    ranked.into_iter().map(|(_, slug)| slug).take(3).collect()
}

fn plain(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// The least number of letters to insert, delete or change that turns `a` into `b` (Levenshtein).
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, from) in a.chars().enumerate() {
        let mut diagonal = i;
        row[0] = i + 1;
        for (j, &to) in b.iter().enumerate() {
            let change = diagonal + usize::from(from != to);
            diagonal = row[j + 1];
            row[j + 1] = change.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn the_registry_is_sound() {
        let names: Vec<&str> =
            all().flat_map(|t| [t.info().slug].into_iter().chain(t.info().aliases.iter().copied())).collect();
        assert_eq!(
            names.iter().map(|name| plain(name)).collect::<BTreeSet<_>>().len(),
            names.len(),
            "a name means one technique"
        );
        for technique in all() {
            let info = technique.info();
            let path = format!("src/{}/", info.tier);
            assert!(info.docs.contains("## Why it holds"), "{} says why it holds", info.slug);
            assert!(info.file.contains(&path), "{}: the folder is the tier", info.slug);
            assert!(
                info.file.ends_with(&format!("/{}.rs", info.slug.replace('-', "_"))),
                "{}: one file each",
                info.slug
            );
            assert!(
                info.slug.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-'),
                "{}",
                info.slug
            );
        }
        for profile in [TECHNIQUES, DOCUMENTS] {
            assert!(profile.is_sorted_by_key(|technique| technique.info().tier), "tiers in order");
        }
    }

    #[test]
    fn names_are_found_and_misspelt_ones_suggested() {
        assert_eq!(named("Naked Pair").unwrap().info().slug, "naked-pair");
        assert_eq!(named("0200").unwrap().info().slug, "naked-pair");
        assert!(named("nacked-pair").is_none());
        assert_eq!(suggestions("nacked-pair").first(), Some(&"naked-pair"));
        assert!(suggestions("quetzalcoatlus-northropi").is_empty());
    }
}
