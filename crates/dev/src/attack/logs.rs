//! Forged logs: messages moved, doubled, left out and brought in from other logs, fields given other values.
use super::counts::{Clock, ForgeryCounts};
use super::oracle::KnownBoard;
use super::stock::Stock;
use super::truths;
use qedoku::log::Registered;
use qedoku_core::search::{first_solution, is_unique};
use qedoku_core::wire::{Located, Message, messages};
use qedoku_core::{Board, Grid, Layout};
use qedoku_generate::RandomDraws;
use qedoku_verify::{Checker, LogReport, UncheckedClaim};
use serde_json::{Value, json};

/// The fields in which a log makes claims; another value than the one a right log has is false.
const OF_STEP: [&str; 4] = ["tier", "rating", "assumes", "needs"];
const OF_END: [&str; 10] =
    ["outcome", "at", "target", "solution", "grid", "candidates", "steps", "hardest", "counts", "excluded"];

/// Forges logs and has them checked: any change at all, and false claims alone.
pub(super) fn attack(stock: &Stock, seed: u64, clock: &Clock) -> (ForgeryCounts, ForgeryCounts) {
    let mut checker = Checker::with_limit(2_000);
    let mut logs = ForgeryCounts::default();
    let mut claims = ForgeryCounts::default();
    for index in (0..).take_while(|&index| clock.allows(index, 70)) {
        let mut draw = RandomDraws::new(!seed, index);
        let Some(log) = truths::one_of(&mut draw, &stock.logs) else { break };
        let mut lines: Vec<String> = log.iter().map(Message::to_line).collect();
        let claimed = if index % 2 == 0 { claim(&mut draw, &mut lines) } else { None };
        if claimed.is_none() {
            (0..=draw.below(2)).for_each(|_| change(&mut draw, stock, &mut lines));
        }
        let text = lines.join("\n");
        let counts = if claimed.is_some() { &mut claims } else { &mut logs };
        counts.forged += 1;
        let reports = checker.check_labeled(&text, &Registered);
        counts.unchecked += u64::from(reports.iter().any(|report| !report.unchecked.is_empty()));
        if !reports.iter().any(|report| report.is_accepted() && report.refused.is_none()) {
            continue;
        }
        counts.accepted += 1;
        // Where a larger step is rated above others of its technique, the log is told to be unchecked in that.
        let is_listed = |it: &Claimed| {
            it.field == "rating" && reports.iter().all(|report| report.unverified.contains(&UncheckedClaim::Sizes))
        };
        let wrong = match claimed {
            Some(claimed) => Some(claimed).filter(|it| !is_listed(it)).map(|it| it.text),
            None => falsehood(&text, &reports),
        };
        if let Some(wrong) = wrong {
            counts.false_ones += 1;
            println!("false, but accepted: seed {seed}, log {index}: {wrong}");
        }
    }
    (logs, claims)
}

/// A claim of a log that was given another value.
struct Claimed {
    field: &'static str,
    text: String,
}

/// Gives one claim of a log another value.
fn claim(draw: &mut RandomDraws, lines: &mut [String]) -> Option<Claimed> {
    let at = if draw.below(2) == 0 { lines.len() - 1 } else { draw.below(lines.len()) };
    let mut message: Value = serde_json::from_str(&lines[at]).ok()?;
    let fields: &[&'static str] = match message["type"].as_str()? {
        "step" => &OF_STEP,
        "end" => &OF_END,
        _ => return None,
    };
    let field = fields[draw.below(fields.len())];
    let value = message.get_mut(field)?;
    let before = value.clone();
    another(draw, value);
    if *value == before {
        return None;
    }
    lines[at] = message.to_string();
    let text = format!("{field} of message {}, {before}, was given another value: {}", at + 1, lines[at]);
    Some(Claimed { field, text })
}

/// Puts another value of the same type in the place of one.
pub(super) fn another(draw: &mut RandomDraws, value: &mut Value) {
    match value {
        Value::String(text) => {
            let words = ["solved", "stuck", "contradiction", "reached", "hypothesis", "x-wing", "r1c1", "simple", ""];
            *text = match draw.below(3) {
                0 => words[draw.below(words.len())].to_owned(),
                1 => text.chars().rev().collect(),
                _ => text.replacen(|it: char| it.is_ascii_digit(), &draw.below(10).to_string(), 1),
            };
        }
        Value::Number(number) => {
            *value = match number.as_u64() {
                Some(whole) => json!([0, 1, whole.saturating_add(1), u32::MAX.into()][draw.below(4)]),
                None => json!(number.as_f64().unwrap_or_default() + 0.1),
            };
        }
        Value::Array(all) if draw.below(3) == 0 => all.clear(),
        Value::Array(all) => {
            let at = draw.below(all.len());
            match all.get_mut(at) {
                Some(entry) => another(draw, entry),
                None => all.push(if draw.below(2) == 0 { json!("unique") } else { json!(1) }),
            }
        }
        Value::Object(all) => {
            let at = draw.below(all.len());
            if let Some((_, entry)) = all.iter_mut().nth(at) {
                another(draw, entry);
            }
        }
        Value::Null | Value::Bool(_) => {}
    }
}

/// Changes anything in a log.
fn change(draw: &mut RandomDraws, stock: &Stock, lines: &mut Vec<String>) {
    let at = draw.below(lines.len());
    let other = draw.below(lines.len());
    match draw.below(8) {
        0 => lines.swap(at, other),
        1 if lines.len() > 1 => drop(lines.remove(at)),
        2 => lines.insert(other, lines[at].clone()),
        3 => {
            let Some(log) = truths::one_of(draw, &stock.logs) else { return };
            if let Some(message) = truths::one_of(draw, log) {
                lines.insert(at, message.to_line());
            }
        }
        _ => {
            let Ok(mut message) = serde_json::from_str(&lines[at]) else { return };
            field(draw, &mut message);
            lines[at] = message.to_string();
        }
    }
}

/// Goes down to a field at random and gives it an extreme value, one of its own kind, or none.
fn field(draw: &mut RandomDraws, value: &mut Value) {
    let entries = match value {
        Value::Array(all) => all.len(),
        Value::Object(all) => all.len(),
        _ => 0,
    };
    if entries == 0 || draw.below(6) == 0 {
        let extremes =
            [json!(null), json!([]), json!({}), json!(""), json!(0), json!(-1), json!(1e300), json!("r1c1=1")];
        match draw.below(2) {
            0 => *value = extremes[draw.below(extremes.len())].clone(),
            _ => another(draw, value),
        }
        return;
    }
    let at = draw.below(entries);
    match value {
        Value::Array(all) if draw.below(5) == 0 => drop(all.remove(at)),
        Value::Array(all) if draw.below(5) == 0 => all.push(all[at].clone()),
        Value::Array(all) => field(draw, &mut all[at]),
        Value::Object(all) => {
            let Some(name) = all.keys().nth(at).cloned() else { return };
            if draw.below(8) == 0 {
                all.shift_remove(&name);
            } else if let Some(entry) = all.get_mut(&name) {
                field(draw, entry);
            }
        }
        _ => {}
    }
}

/// The first false claim in the traces of a log that are accepted.
fn falsehood(text: &str, reports: &[LogReport]) -> Option<String> {
    let accepted = |line: usize| {
        let report = reports.iter().find(|report| report.line == line && report.refused.is_none());
        report.is_some_and(LogReport::is_accepted)
    };
    let mut under_way: Option<(Board, Option<Grid>)> = None;
    for Located { line, message } in messages(text).flatten() {
        match message {
            Message::Begin(begin) => {
                under_way = begin.to_puzzle().ok().filter(|_| accepted(line)).map(|puzzle| {
                    let unique = is_unique(&puzzle.given_grid());
                    (Board::new(Layout::classic(), &puzzle), first_solution(&puzzle).filter(|_| unique))
                });
            }
            Message::Step(step) => {
                let Some((board, solution)) = &mut under_way else { continue };
                let Ok(read) = step.to_step(Layout::classic()) else { continue };
                let position = KnownBoard { board, solution: solution.as_ref() };
                // What assumes one solution is refused by the checker where there are several.
                let assumed = solution.is_none() && read.assumes_unique();
                if !assumed && !position.implies(&read.conclusion) {
                    return Some(format!("line {line}: {:?} on {}", read.conclusion, board.values()));
                }
                board.apply(&read.conclusion);
            }
            Message::End(_) => under_way = None,
            Message::Outline(_) | Message::Attempt(_) | Message::Error(_) | Message::Listed(_) => {}
        }
    }
    None
}
