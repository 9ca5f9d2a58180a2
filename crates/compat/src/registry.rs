//! Every technique by name: those of `qedoku-techniques`, and those that are searches of other programs.
use crate::hodoku::Guess;
use crate::sudoku_explainer::{DoubleForcingNet, ForcingChainsAndCycles};
use qedoku_techniques::{DIRECT, DOCUMENT_RULES, ON_REQUEST, TECHNIQUES, Technique};

/// Sudoku Explainer's searches for chains that can be asked for by name; the default profile has others in their place.
static CHAINS: &[&dyn Technique] = &[&ForcingChainsAndCycles, &DoubleForcingNet];

/// The technique that ends a run of HoDoKu's where nothing else goes on, and proves nothing.
static UNPROVED: &[&dyn Technique] = &[&Guess];

/// Every technique there is: those of the default profile, then what only other profiles use.
pub fn all() -> impl Iterator<Item = &'static dyn Technique> {
    TECHNIQUES.iter().chain(CHAINS).chain(ON_REQUEST).chain(DIRECT).chain(DOCUMENT_RULES).chain(UNPROVED).copied()
}

/// Chinese names beside those of the pages, each with the slug that it stands for.
const CHINESE: [(&str, &str); 11] = [
    ("剑鱼", "swordfish"),
    ("水母", "jellyfish"),
    ("X翼", "x-wing"),
    ("XY翼", "xy-wing"),
    ("XYZ翼", "xyz-wing"),
    ("W翼", "w-wing"),
    ("裸对", "naked-pair"),
    ("裸数对", "naked-pair"),
    ("隐对", "hidden-pair"),
    ("唯余法", "naked-single"),
    ("唯余", "naked-single"),
];

/// The technique with this slug, name or alias; capitals and punctuation make no difference.
pub fn named(name: &str) -> Option<&'static dyn Technique> {
    let chinese = CHINESE.iter().find(|(known, _)| letters(known).eq(letters(name)));
    let name = chinese.map_or(name, |(_, slug)| slug);
    let known = |technique: &&'static dyn Technique| {
        let info = technique.info();
        let code = info.hodoku.map(|hodoku| hodoku.code);
        let names = [info.slug, info.name, info.zh.name];
        names.iter().chain(info.aliases).chain(&code).any(|known| letters(known).eq(letters(name)))
    };
    all().find(known)
}

/// The slugs closest to a name nobody knows, best first: those that begin so, then those that differ in few letters.
pub fn suggestions(name: &str) -> Vec<&'static str> {
    let wanted = plain(name);
    let mut ranked: Vec<(usize, &'static str)> = all()
        .map(|technique| (distance(&wanted, &plain(technique.info().slug)), technique.info().slug))
        .filter_map(|(distance, slug)| {
            let begins = wanted.len() >= LEAST_BEGINNING && plain(slug).starts_with(&wanted);
            let is_near = distance <= 3.max(slug.len() / 3).min(wanted.chars().count() / 2);
            if begins { Some((0, slug)) } else { is_near.then_some((distance, slug)) }
        })
        .collect();
    ranked.sort_by_key(|&(distance, _)| distance);
    ranked.into_iter().map(|(_, slug)| slug).take(3).collect()
}

/// The fewest letters that are taken for the beginning of a name.
const LEAST_BEGINNING: usize = 3;

/// The letters and digits of a name, in lower case.
fn letters(name: &str) -> impl Iterator<Item = char> {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase)
}

fn plain(name: &str) -> String {
    letters(name).collect()
}

/// The least number of letters to insert, delete or change that turns `a` into `b` (Levenshtein).
pub fn distance(a: &str, b: &str) -> usize {
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
    use qedoku_techniques::Chinese;
    use std::collections::BTreeSet;

    #[test]
    fn chinese_names_of_players_are_known_and_are_those_of_no_other_technique() {
        for (name, slug) in CHINESE {
            assert_eq!(named(name).map(|technique| technique.info().slug), Some(slug), "{name}");
            assert!(all().all(|technique| !letters(technique.info().zh.name).eq(letters(name))), "{name}");
        }
    }

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
            let path = format!("techniques/src/{}/", info.tier);
            assert!(info.docs.contains("## Why it holds"), "{} says why it holds", info.slug);
            let is_own = info.file.contains("compat/src/");
            assert!(is_own || info.file.contains(&path), "{}: the folder is the tier", info.slug);
            let alone = all().filter(|other| other.info().file == info.file).count() == 1;
            assert!(
                !alone || info.file.ends_with(&format!("/{}.rs", info.slug.replace('-', "_"))),
                "{}: a file has the name of its technique, or holds a family",
                info.slug
            );
            assert!(
                info.slug.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-'),
                "{}",
                info.slug
            );
        }
        for info in all().map(Technique::info) {
            let known = named(info.name_in("zh")).map(|technique| technique.info().slug);
            assert_eq!(known, Some(info.slug), "a Chinese name means one technique");
        }
    }

    #[test]
    fn every_technique_is_told_in_chinese() {
        let mut seen = BTreeSet::new();
        for info in all().map(Technique::info) {
            let Chinese { name, what, why, find } = info.zh;
            assert!(!name.trim().is_empty(), "{} has a name", info.slug);
            for text in [what, why, find] {
                let han = text.chars().filter(|c| ('\u{4e00}'..='\u{9fff}').contains(c)).count();
                assert!(han >= 10 && 3 * han > text.chars().count(), "{}: Chinese, not a copy: {text}", info.slug);
                assert!(text.ends_with('。') && !text.contains("。。"), "{}: sentences: {text}", info.slug);
                assert!(!info.docs.contains(text), "{}: each text is in one language", info.slug);
            }
            assert!([what, why, find].iter().collect::<BTreeSet<_>>().len() == 3, "{}: says three things", info.slug);
            assert!(seen.insert(what), "{}: another technique is said to be that: {what}", info.slug);
            assert!(!info.docs.chars().any(|c| ('\u{4e00}'..='\u{9fff}').contains(&c)), "{}: English", info.slug);
        }
    }

    #[test]
    fn names_are_found_and_misspelt_ones_suggested() {
        assert_eq!(named("Naked Pair").unwrap().info().slug, "naked-pair");
        assert_eq!(named("0200").unwrap().info().slug, "naked-pair");
        assert!(named("nacked-pair").is_none());
        assert_eq!(suggestions("nacked-pair").first(), Some(&"naked-pair"));
        assert!(suggestions("quetzalcoatlus-northropi").is_empty() && suggestions("双").is_empty());
    }
}
