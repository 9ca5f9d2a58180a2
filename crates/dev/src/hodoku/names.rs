//! What HoDoKu calls what it finds.
use qedoku_techniques::{self as techniques, Technique};

/// Guesses, forcing chains and nets, of which we have other names or more.
const OTHERS: &[(&str, &[&str])] = &[
    ("bf", &["guess"]),
    ("1301", &["nishio-forcing-chain", "cell-forcing-chain", "region-forcing-chain"]),
    ("1302", &["nishio-forcing-chain", "cell-forcing-chain", "region-forcing-chain"]),
    ("1303", &["forcing-net-contradiction", "cell-forcing-net", "region-forcing-net"]),
    ("1304", &["forcing-net-contradiction", "cell-forcing-net", "region-forcing-net"]),
];

/// Which techniques a step with a code may be; none if the code is not known.
pub(super) fn slugs(code: &str) -> Vec<&'static str> {
    if let Some((_, slugs)) = OTHERS.iter().find(|(known, _)| *known == code) {
        return slugs.to_vec();
    }
    let of_code = |technique: &&dyn Technique| technique.info().hodoku.is_some_and(|hodoku| hodoku.code == code);
    techniques::all().filter(of_code).map(|technique| technique.info().slug).collect()
}
