//! Families of techniques: one word for all that are of a kind, or that stand in one folder.
use crate::registry::{all, named};
use qedoku_core::Layout;
use qedoku_techniques::{Info, Technique, TechniqueKind};

/// A family of techniques, by the word that options take for it.
///
/// ```
/// use qedoku_compat::Family;
///
/// let fish = Family::named("fish").expect("a family");
/// assert!(fish.members().any(|technique| technique.info().slug == "x-wing"));
/// assert!(Family::ALL.iter().all(|family| family.members().count() > 1));
/// ```
#[derive(Debug)]
pub struct Family {
    /// The word for it, which options take.
    pub word: &'static str,
    /// Other words for it.
    pub aliases: &'static [&'static str],
    sources: &'static [FamilySource],
}

/// The feature by which the techniques of a family are recognized.
#[derive(Clone, Copy, Debug)]
enum FamilySource {
    /// Their kind.
    Kind(TechniqueKind),
    /// The folder of their files.
    Folder(&'static str),
    /// The beginning of the names of their files.
    File(&'static str),
    /// They hold only for puzzles with one solution.
    Unique,
    /// They have nothing to do under the classic rules.
    OtherRules,
}

use FamilySource::{File, Folder, Kind, OtherRules, Unique};

impl Family {
    /// The families, from what is easy to what is hard.
    pub const ALL: &'static [Self] = &[
        Self {
            word: "singles",
            aliases: &["single", "排除法", "排除"],
            sources: &[Kind(TechniqueKind::Single), File("cross_hatching")],
        },
        Self {
            word: "locked",
            aliases: &["locked-candidates", "intersections"],
            sources: &[File("pointing"), File("claiming"), File("direct_pointing"), File("direct_claiming")],
        },
        Self {
            word: "subsets",
            aliases: &["subset"],
            sources: &[
                File("subsets"),
                File("direct_hidden"),
                File("almost_locked_pair"),
                File("almost_locked_triple"),
            ],
        },
        Self { word: "fish", aliases: &["fishes", "鱼"], sources: &[Folder("fish"), Folder("kraken")] },
        Self {
            word: "complex-fish",
            aliases: &["large-fish"],
            sources: &[File("franken"), File("mutant"), File("siamese"), Folder("kraken")],
        },
        Self {
            word: "single-digit",
            aliases: &["single-digit-patterns", "双强链"],
            sources: &[Folder("single_digit")],
        },
        Self { word: "wings", aliases: &["wing", "翼"], sources: &[Folder("wings")] },
        Self { word: "coloring", aliases: &["colors", "colouring", "colours"], sources: &[Folder("coloring")] },
        Self {
            word: "uniqueness", aliases: &["unique", "deadly-patterns", "唯一性", "唯一矩形"], sources: &[Unique]
        },
        Self {
            word: "als",
            aliases: &["almost-locked-sets", "almost-locked"],
            sources: &[Folder("almost_locked"), File("als_"), File("ahs_")],
        },
        Self {
            word: "chains",
            aliases: &["chain", "aics", "链"],
            sources: &[
                Kind(TechniqueKind::Chain),
                File("als_chain"),
                File("als_aic"),
                File("cell_forcing_chain"),
                File("nishio_forcing_chain"),
                File("region_forcing_chain"),
            ],
        },
        Self { word: "exocets", aliases: &[], sources: &[Folder("exocet")] },
        Self {
            word: "exotic",
            aliases: &["exotics"],
            sources: &[
                Folder("exocet"),
                Folder("exclusion"),
                Folder("oddagons"),
                Folder("set_logic"),
                File("equal_sets"),
                File("bivalue_oddagon"),
            ],
        },
        Self { word: "templates", aliases: &["template"], sources: &[Folder("templates")] },
        Self {
            word: "forcing",
            aliases: &["nets", "net", "forcing-chains", "forcing-nets"],
            sources: &[Kind(TechniqueKind::Net)],
        },
        Self { word: "guesses", aliases: &["guessing", "trials", "trial"], sources: &[Kind(TechniqueKind::Trial)] },
        Self { word: "rules", aliases: &["other-rules", "variants"], sources: &[OtherRules] },
    ];

    /// The families that a technique belongs to, in the order of [`Family::ALL`]: of several the last is the closest.
    pub fn of(info: &Info) -> impl Iterator<Item = &'static Self> {
        Self::ALL.iter().filter(move |family| family.has(info))
    }

    /// The family with this word; capitals, blanks and underscores make no difference.
    pub fn named(word: &str) -> Option<&'static Self> {
        let word = word.trim().to_lowercase().replace([' ', '_'], "-");
        Self::ALL.iter().find(|family| family.word == word || family.aliases.contains(&word.as_str()))
    }

    /// The word of the family that an option such as `--no-chains` would leave out.
    pub fn left_out(option: &str) -> Option<&'static str> {
        Self::named(option.strip_prefix("--no-")?).map(|family| family.word)
    }

    /// The members of the family, in the order of [`all`].
    pub fn members(&'static self) -> impl Iterator<Item = &'static dyn Technique> {
        all().filter(|technique| self.has(technique.info()))
    }

    /// True if a technique belongs to the family.
    pub fn has(&self, info: &Info) -> bool {
        let mut path = info.file.rsplit(['/', '\\']);
        let file = path.next().unwrap_or_default();
        let folder = path.next().unwrap_or_default();
        self.sources.iter().any(|source| match *source {
            Kind(kind) => info.kind == kind,
            Folder(name) => folder == name,
            File(begins) => file.starts_with(begins),
            Unique => info.assumes_unique,
            OtherRules => named(info.slug).is_some_and(|technique| !technique.fits(Layout::classic())),
        })
    }
}

/// The techniques that a name stands for: the one that it names alone, or the members of a family, in the order of
/// [`all`]. The members of a family differ by what follows its name: `hidden-single` stands for those of boxes, rows,
/// columns and regions, `unique-rectangle` for the types 1 to 6. Other words, such as `fish`, are those of [`Family`].
pub fn all_named(name: &str) -> Vec<&'static dyn Technique> {
    let family = name.trim().to_lowercase().split([' ', '_', '-']).collect::<Vec<_>>().join("-");
    let members: Vec<_> = all().filter(|technique| is_member(technique.info().slug, &family)).collect();
    match named(name) {
        Some(technique) if members.is_empty() || technique.info().slug == family => vec![technique],
        None if members.is_empty() => Family::named(name).map(|family| family.members().collect()).unwrap_or_default(),
        _ => members,
    }
}

/// True if a slug is the name of a family followed by a kind of house, a number, `trap` or `wrap`.
fn is_member(slug: &str, family: &str) -> bool {
    let Some(rest) = slug.strip_prefix(family).and_then(|rest| rest.strip_prefix('-')) else { return false };
    let kind = ["type-", "plus-"].iter().find_map(|word| rest.strip_prefix(word)).unwrap_or(rest);
    ["box", "row", "column", "region", "trap", "wrap", "n"].contains(&kind)
        || kind.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_family_is_all_its_members() {
        let slugs = |name: &str| all_named(name).iter().map(|it| it.info().slug).collect::<Vec<_>>().join(" ");
        assert_eq!(
            slugs("Hidden Single"),
            "hidden-single-box hidden-single-row hidden-single-column hidden-single-region"
        );
        assert_eq!(slugs("simple_colors"), "simple-colors-trap simple-colors-wrap");
        assert_eq!(slugs("unique-rectangle").split(' ').count(), 6);
        assert_eq!(slugs("bug"), "bug-plus-1 bug-type-2 bug-type-4 bug-type-3 bug-plus-n");
        for (name, one) in [("x-wing", "x-wing"), ("x", "x-chain"), ("xy", "xy-wing"), ("hypothesis", "hypothesis")] {
            assert_eq!(slugs(name), one);
        }
        assert_eq!(slugs("hidden-single-in-a-row"), "hidden-single-row");
        assert_eq!((slugs("nothing"), slugs("")), (String::new(), String::new()));
    }

    #[test]
    fn families_have_what_their_words_say() {
        for (word, some) in [
            ("singles", "naked-single hidden-single-row full-house"),
            ("Locked Candidates", "pointing claiming"),
            ("subset", "naked-pair hidden-quad"),
            ("fish", "x-wing sashimi-swordfish franken-jellyfish kraken-fish-type-1"),
            ("wing", "xy-wing w-wing wxyz-wing"),
            ("colouring", "simple-colors-trap medusa-3d"),
            ("uniqueness", "unique-rectangle-1 bug-plus-1 ur-aic"),
            ("als", "als-xz als-chain als-aic death-blossom"),
            ("chains", "x-chain xy-chain aic continuous-nice-loop als-chain als-aic region-forcing-chain"),
            ("nets", "region-forcing-chain cell-forcing-net whip"),
            ("guesses", "guess hypothesis"),
            ("exotic", "senior-exocet tridagon sk-loop aligned-pair-exclusion"),
            ("rules", "rule-clash cage-must killer-pair law-of-leftovers"),
        ] {
            let family = Family::named(word).expect("a family");
            let members: Vec<_> = family.members().map(|technique| technique.info().slug).collect();
            for slug in some.split(' ') {
                assert!(members.contains(&slug), "{word} {slug}: {members:?}");
            }
        }
        assert!(Family::named("puzzles").is_none());
    }

    #[test]
    fn every_technique_is_of_a_family() {
        let strays: Vec<_> =
            all().filter(|it| Family::of(it.info()).next().is_none()).map(|it| it.info().slug).collect();
        assert!(strays.is_empty(), "{strays:?}");
        let closest = |slug: &str| named(slug).and_then(|it| Family::of(it.info()).last()).map(|it| it.word);
        for (slug, word) in [
            ("region-forcing-chain", "forcing"),
            ("als-aic", "chains"),
            ("ur-aic", "chains"),
            ("death-blossom", "als"),
            ("mutant-swordfish", "complex-fish"),
            ("cage-must", "rules"),
        ] {
            assert_eq!(closest(slug), Some(word), "{slug}");
        }
    }

    #[test]
    fn no_family_is_called_as_a_technique_is() {
        for family in Family::ALL {
            for word in family.aliases.iter().chain([&family.word]) {
                assert!(crate::named(word).is_none(), "{word}");
            }
        }
    }
}
