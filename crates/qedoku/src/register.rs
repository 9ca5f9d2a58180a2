//! Gives the checker of logs the techniques and profiles that this program knows.
use crate::log::messages::rating;
use crate::names::Names;
use qedoku_compat::{AddedRow, HodokuRow, named, profiles};
use qedoku_verify::{Register, TechniqueLabel};

/// The registry of techniques and the named profiles, for a checker that is to know what logs say of them.
///
/// ```
/// use qedoku::log::{Checker, Registered};
/// assert!(Checker::default().check_labeled("", &Registered).is_empty());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Registered;

impl Register for Registered {
    fn label(&self, slug: &str) -> Option<TechniqueLabel> {
        let info = named(slug)?.info();
        Some(TechniqueLabel { tier: info.tier.word(), rating: rating(info) })
    }

    fn hardest(&self, profile: &str, used: &[&str]) -> Option<String> {
        let names = Names::new(&profiles::named(profile)?);
        if !used.iter().all(|slug| names.knows(slug)) {
            return None;
        }
        names.hardest_of(used.iter().copied()).map(|info| info.slug.to_owned())
    }

    fn rates_by_size(&self, profile: &str) -> bool {
        profiles::named(profile).is_some_and(|profile| profile.rates_steps())
    }

    fn rates(&self, profile: &str, slug: &str, tenths: u16) -> bool {
        profile == profiles::se118().name() && AddedRow::of(slug, tenths).is_some()
    }

    fn scores(&self, profile: &str, slug: &str, score: u32) -> bool {
        let row = u16::try_from(score).ok().and_then(|score| HodokuRow::of(slug, score));
        profile == profiles::hodoku().name() && row.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn profiles_whose_searches_rate_each_find_rate_by_size() {
        for (profile, by_size) in
            [("se", true), ("se118", true), ("default", false), ("documents", false), ("none", false)]
        {
            assert_eq!(Registered.rates_by_size(profile), by_size, "{profile}");
        }
    }
}
