//! Finds the techniques that the wider definitions of another take in, as the techniques say themselves
//! (`Info::wider`).
use qedoku_compat::named;

/// A technique and all that its wider definitions take in.
pub(super) fn with_special_cases(slug: &str) -> Vec<&str> {
    let mut all = vec![slug];
    let mut at = 0;
    while let Some(&next) = all.get(at) {
        let special = named(next).map_or(&[][..], |technique| technique.info().wider);
        for special in special {
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
    use qedoku_compat::all;

    #[test]
    fn every_name_is_the_slug_of_another_technique() {
        for info in all().map(qedoku::Technique::info) {
            for &slug in info.wider {
                assert_eq!(named(slug).map(|technique| technique.info().slug), Some(slug), "{}", info.slug);
                assert_ne!(slug, info.slug);
            }
        }
    }

    #[test]
    fn what_special_cases_take_in_is_taken_in() {
        assert_eq!(with_special_cases("xy-chain"), ["xy-chain", "xy-wing", "remote-pair", "naked-pair", "locked-pair"]);
        assert_eq!(with_special_cases("guess"), ["guess"]);
    }
}
