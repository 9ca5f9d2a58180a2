//! Forged lines of traces: a field at random is given another value, which nobody may take for true.
use super::counts::{Clock, ForgeryCounts};
use super::stock::Stock;
use super::{logs, truths};
use qedoku::log::LogCheck;
use qedoku_generate::RandomDraws;
use qedoku_verify::{Audited, UncheckedClaim};
use serde_json::Value;

/// The number of lines that are checked at once.
const BATCH: u64 = 64;

/// A forged line, and what was changed.
struct Forged {
    text: String,
    field: String,
}

/// Forges lines and has them checked, many at once; each must get a verdict of its own.
pub(super) fn attack(stock: &Stock, seed: u64, clock: &Clock) -> ForgeryCounts {
    let mut counts = ForgeryCounts::default();
    for batch in (0..).take_while(|&batch| clock.allows(batch * BATCH, 85)) {
        let forge = |index| forged(&mut RandomDraws::new(seed ^ 0x5eed, index), stock);
        let forged: Vec<Forged> = (batch * BATCH..(batch + 1) * BATCH).filter_map(forge).collect();
        let text: String = forged.iter().map(|it| it.text.clone() + "\n").collect();
        let verdicts: Vec<Audited> = LogCheck::new(text.as_bytes()).collect();
        counts.forged += forged.len() as u64;
        counts.lost += forged.len().abs_diff(verdicts.len()) as u64;
        for (forged, Audited { report, .. }) in forged.iter().zip(&verdicts) {
            counts.unchecked += u64::from(!report.unchecked.is_empty());
            if !report.is_accepted() {
                continue;
            }
            counts.accepted += 1;
            if !is_listed(&forged.field, |claim| report.unverified.contains(&claim)) {
                counts.false_ones += 1;
                println!("false, but accepted: seed {seed}, batch {batch}, {}: {}", forged.field, forged.text);
            }
        }
    }
    counts
}

/// True if a changed field is no claim, or is said not to be compared.
fn is_listed(field: &str, lists: impl Fn(UncheckedClaim) -> bool) -> bool {
    match field.split('/').find(|key| !key.is_empty() && *key != "steps" && key.parse::<usize>().is_err()) {
        Some("name") => true,
        Some("text") => lists(UncheckedClaim::Words),
        Some("all") => lists(UncheckedClaim::Allowed),
        Some("profile") => lists(UncheckedClaim::Run),
        _ => false,
    }
}

/// A line with another value in one of its fields.
fn forged(draw: &mut RandomDraws, stock: &Stock) -> Option<Forged> {
    let mut line = truths::one_of(draw, &stock.lines)?.clone();
    let mut field = String::new();
    let mut value = &mut line;
    loop {
        let length = match value {
            Value::Array(all) => all.len(),
            Value::Object(all) => all.len(),
            _ => 0,
        };
        if length == 0 {
            break;
        }
        let at = draw.below(length);
        value = match value {
            Value::Array(all) => {
                field = format!("{field}/{at}");
                all.get_mut(at)?
            }
            Value::Object(all) => {
                let (key, entry) = all.iter_mut().nth(at)?;
                field = format!("{field}/{key}");
                entry
            }
            _ => break,
        };
    }
    let before = value.clone();
    logs::another(draw, value);
    (*value != before).then(|| Forged { text: line.to_string(), field })
}
