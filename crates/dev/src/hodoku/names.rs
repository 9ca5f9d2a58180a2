//! The techniques that HoDoKu's codes stand for.
use qedoku_techniques::Technique;

/// Forcing chains, which refute a candidate or show what is common to all cases. HoDoKu tells whichever is shorter, and its
/// run does not depend on that.
const CHAINS: &[&str] = &["forcing-net-contradiction", "cell-forcing-chain", "region-forcing-chain"];

/// Forcing nets, in the same way.
const NETS: &[&str] = &["forcing-net-contradiction", "cell-forcing-net", "region-forcing-net"];

/// Guesses, forcing chains and nets, of which we have other names or more.
const OTHERS: &[(&str, &[&str])] =
    &[("bf", &["guess"]), ("1301", CHAINS), ("1302", CHAINS), ("1303", NETS), ("1304", NETS)];

/// The techniques that a step with a code may be, by slug; none if the code is not known.
pub(super) fn slugs(code: &str) -> Vec<&'static str> {
    if let Some((_, slugs)) = OTHERS.iter().find(|(known, _)| *known == code) {
        return slugs.to_vec();
    }
    let of_code = |technique: &&dyn Technique| technique.info().hodoku.is_some_and(|hodoku| hodoku.code == code);
    qedoku_compat::all().filter(of_code).map(|technique| technique.info().slug).collect()
}
