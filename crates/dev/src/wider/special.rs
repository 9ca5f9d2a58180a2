//! Which techniques are special cases of others, or go by the same name in other programs.

/// A technique, and those that a wider definition of it takes in; theirs are taken in as well.
const SPECIAL: &[(&str, &[&str])] = &[
    ("naked-single", &["full-house"]),
    ("hidden-single-box", &["hidden-single-row", "hidden-single-column", "cross-hatching", "full-house"]),
    ("hidden-single-row", &["hidden-single-box"]),
    ("hidden-single-column", &["hidden-single-box"]),
    ("cross-hatching", &["hidden-single-box"]),
    ("pointing", &["claiming"]),
    ("claiming", &["pointing"]),
    ("naked-pair", &["locked-pair"]),
    ("naked-triple", &["locked-triple"]),
    ("grouped-w-wing", &["w-wing"]),
    ("finned-x-wing", &["sashimi-x-wing"]),
    ("finned-swordfish", &["sashimi-swordfish"]),
    ("finned-jellyfish", &["sashimi-jellyfish"]),
    ("skyscraper", &["x-wing", "sashimi-x-wing"]),
    ("two-string-kite", &["dual-two-string-kite"]),
    ("dual-two-string-kite", &["two-string-kite"]),
    ("empty-rectangle", &["dual-empty-rectangle"]),
    ("dual-empty-rectangle", &["empty-rectangle"]),
    ("turbot-fish", &["skyscraper", "two-string-kite", "empty-rectangle", "finned-x-wing"]),
    ("siamese-finned-x-wing", &["finned-x-wing"]),
    ("siamese-sashimi-x-wing", &["sashimi-x-wing"]),
    ("siamese-finned-swordfish", &["finned-swordfish"]),
    ("siamese-sashimi-swordfish", &["sashimi-swordfish"]),
    ("siamese-finned-jellyfish", &["finned-jellyfish"]),
    ("siamese-sashimi-jellyfish", &["sashimi-jellyfish"]),
    ("franken-x-wing", &["x-wing", "pointing", "claiming"]),
    ("franken-swordfish", &["swordfish", "franken-x-wing"]),
    ("franken-jellyfish", &["jellyfish", "franken-swordfish"]),
    ("franken-squirmbag", &["squirmbag", "franken-jellyfish"]),
    ("franken-whale", &["whale", "franken-squirmbag"]),
    ("franken-leviathan", &["leviathan", "franken-whale"]),
    ("finned-franken-x-wing", &["franken-x-wing", "finned-x-wing"]),
    ("finned-franken-swordfish", &["franken-swordfish", "finned-swordfish", "finned-franken-x-wing"]),
    ("finned-franken-jellyfish", &["franken-jellyfish", "finned-jellyfish", "finned-franken-swordfish"]),
    ("finned-franken-squirmbag", &["franken-squirmbag", "finned-squirmbag", "finned-franken-jellyfish"]),
    ("finned-franken-whale", &["franken-whale", "finned-whale", "finned-franken-squirmbag"]),
    ("finned-franken-leviathan", &["franken-leviathan", "finned-leviathan", "finned-franken-whale"]),
    ("siamese-finned-franken-swordfish", &["finned-franken-swordfish"]),
    ("siamese-finned-franken-jellyfish", &["finned-franken-jellyfish"]),
    ("mutant-x-wing", &["franken-x-wing"]),
    ("mutant-swordfish", &["franken-swordfish", "mutant-x-wing"]),
    ("mutant-jellyfish", &["franken-jellyfish", "mutant-swordfish"]),
    ("mutant-squirmbag", &["franken-squirmbag", "mutant-jellyfish"]),
    ("mutant-whale", &["franken-whale", "mutant-squirmbag"]),
    ("mutant-leviathan", &["franken-leviathan", "mutant-whale"]),
    ("finned-mutant-x-wing", &["mutant-x-wing", "finned-franken-x-wing"]),
    ("finned-mutant-swordfish", &["mutant-swordfish", "finned-franken-swordfish", "finned-mutant-x-wing"]),
    ("finned-mutant-jellyfish", &["mutant-jellyfish", "finned-franken-jellyfish", "finned-mutant-swordfish"]),
    ("finned-mutant-squirmbag", &["mutant-squirmbag", "finned-franken-squirmbag", "finned-mutant-jellyfish"]),
    ("finned-mutant-whale", &["mutant-whale", "finned-franken-whale", "finned-mutant-squirmbag"]),
    ("finned-mutant-leviathan", &["mutant-leviathan", "finned-franken-leviathan", "finned-mutant-whale"]),
    ("siamese-finned-mutant-swordfish", &["finned-mutant-swordfish"]),
    ("siamese-finned-mutant-jellyfish", &["finned-mutant-jellyfish"]),
    ("kraken-fish-type-1", &["finned-swordfish"]),
    ("hidden-rectangle", &["unique-rectangle-4", "unique-rectangle-6"]),
    ("unique-loop-1", &["unique-rectangle-1"]),
    ("unique-loop-2", &["unique-rectangle-2", "unique-rectangle-5"]),
    ("unique-loop-3", &["unique-rectangle-3"]),
    ("unique-loop-4", &["unique-rectangle-4"]),
    ("extended-rectangle", &["unique-rectangle-1"]),
    ("bug-plus-n", &["bug-plus-1"]),
    ("wxyz-wing", &["xyz-wing"]),
    ("vwxyz-wing", &["wxyz-wing"]),
    ("uvwxyz-wing", &["vwxyz-wing"]),
    ("tuvwxyz-wing", &["uvwxyz-wing"]),
    ("aligned-triple-exclusion", &["aligned-pair-exclusion"]),
    ("simple-colors-trap", &["simple-colors-wrap", "skyscraper", "two-string-kite", "x-wing"]),
    ("simple-colors-wrap", &["simple-colors-trap"]),
    ("multi-colors-1", &["multi-colors-2", "simple-colors-trap"]),
    ("multi-colors-2", &["multi-colors-1"]),
    ("medusa-3d", &["simple-colors-trap", "remote-pair"]),
    ("x-chain", &["turbot-fish", "simple-colors-trap", "multi-colors-1"]),
    ("xy-chain", &["xy-wing", "remote-pair", "naked-pair"]),
    ("remote-pair", &["naked-pair"]),
    ("aic", &["discontinuous-nice-loop"]),
    ("discontinuous-nice-loop", &["aic", "continuous-nice-loop"]),
    (
        "continuous-nice-loop",
        &["aic", "x-chain", "xy-chain", "w-wing", "m-wing", "s-wing", "l-wing", "h-wing", "medusa-3d", "hidden-pair"],
    ),
    ("grouped-aic", &["grouped-discontinuous-nice-loop"]),
    ("grouped-discontinuous-nice-loop", &["grouped-aic", "grouped-continuous-nice-loop"]),
    ("grouped-continuous-nice-loop", &["grouped-aic", "aic", "grouped-w-wing", "pointing"]),
    ("als-xz", &["xyz-wing", "xy-wing", "wxyz-wing", "vwxyz-wing"]),
    ("als-xy-wing", &["xy-wing"]),
    ("als-chain", &["als-xz", "als-xy-wing", "xy-chain"]),
    ("death-blossom", &["als-xy-wing", "als-xz"]),
    ("als-aic", &["grouped-aic", "als-chain"]),
    ("ahs-aic", &["als-aic"]),
    ("fish-aic", &["grouped-aic"]),
    ("ur-aic", &["grouped-aic"]),
    ("forcing-chains-and-cycles", &["aic", "nishio-forcing-chain"]),
    ("forcing-net-contradiction", &["nishio-forcing-chain"]),
    ("cell-forcing-net", &["nishio-forcing-chain"]),
    ("region-forcing-net", &["nishio-forcing-chain"]),
    ("forcing-net-plus", &["nishio-forcing-chain"]),
    ("nested-forcing-net", &["nishio-forcing-chain"]),
    ("double-forcing-net", &["nishio-forcing-chain"]),
    ("hypothesis", &["nishio-forcing-chain"]),
    ("hypothesis-double", &["hypothesis"]),
    ("hypothesis-triple", &["hypothesis"]),
    ("template-set", &["template-delete"]),
    ("template-delete", &["template-set"]),
    ("pattern-overlay", &["template-delete"]),
];

/// A technique and all that its wider definitions take in.
pub(super) fn with_special_cases(slug: &str) -> Vec<&str> {
    let mut all = vec![slug];
    let mut at = 0;
    while let Some(&next) = all.get(at) {
        let found = SPECIAL.iter().filter(|(of, _)| *of == next).flat_map(|(_, special)| special.iter());
        for special in found {
            if !all.contains(special) {
                all.push(special);
            }
        }
        at += 1;
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_compat::named;

    #[test]
    fn every_name_is_one_of_a_technique_and_has_one_line() {
        for (at, (slug, special)) in SPECIAL.iter().enumerate() {
            assert!(!SPECIAL[..at].iter().any(|(before, _)| before == slug), "{slug} has two lines");
            for slug in special.iter().chain([slug]) {
                assert_eq!(named(slug).map(|technique| technique.info().slug), Some(*slug));
            }
        }
    }

    #[test]
    fn what_special_cases_take_in_is_taken_in() {
        assert_eq!(with_special_cases("xy-chain"), ["xy-chain", "xy-wing", "remote-pair", "naked-pair", "locked-pair"]);
        assert_eq!(with_special_cases("guess"), ["guess"]);
    }
}
