//! The techniques as JSON.
use qedoku_techniques::{Info, Profile};
use serde::Serialize;

/// What is known of a technique, as it is written.
#[derive(Serialize)]
struct Entry {
    slug: &'static str,
    name: &'static str,
    /// The name in Chinese.
    zh: Option<&'static str>,
    tier: &'static str,
    se: Option<f64>,
    hodoku: Option<Hodoku>,
    aliases: &'static [&'static str],
    assumes: &'static [&'static str],
    /// Whether the default profile has it.
    default: bool,
}

#[derive(Serialize)]
struct Hodoku {
    code: &'static str,
    score: u16,
}

/// Writes one array, an object a line.
pub(crate) fn write(infos: &[&Info]) -> String {
    let profile = Profile::default();
    let default = |info: &Info| profile.techniques().iter().any(|technique| technique.info().slug == info.slug);
    let lines: Vec<String> = infos.iter().map(|info| line(info, default(info))).collect();
    if lines.is_empty() { "[]\n".to_owned() } else { format!("[\n{}\n]\n", lines.join(",\n")) }
}

fn line(info: &Info, default: bool) -> String {
    let entry = Entry {
        slug: info.slug,
        name: info.name,
        zh: info.zh,
        tier: info.tier.word(),
        se: info.se.map(|tenths| f64::from(tenths) / 10.0),
        hodoku: info.hodoku.map(|hodoku| Hodoku { code: hodoku.code, score: hodoku.score }),
        aliases: info.aliases,
        assumes: if info.assumes_unique { &["unique"] } else { &[] },
        default,
    };
    serde_json::to_string(&entry).expect("an entry holds strings, numbers and lists of them only")
}
