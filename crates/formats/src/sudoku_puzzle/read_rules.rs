//! The rules of an object.
use super::fields::{RuleObject, digits};
use super::houses::StatedHouses;
use super::negatives::StatedMarks;
use crate::Wanted;
use crate::error::TextFault;
use qedoku_core::{Cell, CellSet, Rule, RuleKind, Rules};
use serde_json::Value;

/// The lines that are known.
pub(super) const LINES: [(&str, RuleKind); 7] = [
    ("thermo", RuleKind::Thermometer),
    ("slow_thermo", RuleKind::SlowThermometer),
    ("whisper", RuleKind::Whisper),
    ("renban", RuleKind::Renban),
    ("region_sum", RuleKind::RegionSumLine),
    ("palindrome", RuleKind::Palindrome),
    ("between", RuleKind::Between),
];

/// The rules about neighbors on the whole board, by the words of the format.
pub(super) const NEIGHBORS: [(&str, RuleKind); 3] = [
    ("antiknight", RuleKind::AntiKnight),
    ("antiking", RuleKind::AntiKing),
    ("nonconsecutive", RuleKind::NonConsecutive),
];

/// The letters between two cells, and their sums.
pub(super) const LETTERS: [(&str, u16); 2] = [("X", 10), ("V", 5)];

/// The rules about pairs of cells by word, each with whether a number goes with it. Two cells that differ are a cage of
/// two.
const PAIRS: [(&str, RuleKind, bool); 8] = [
    ("different", RuleKind::Cage, false),
    ("equal", RuleKind::Clone, false),
    ("less", RuleKind::Thermometer, false),
    ("less_equal", RuleKind::SlowThermometer, false),
    ("difference", RuleKind::Difference, true),
    ("difference_at_least", RuleKind::Whisper, true),
    ("ratio", RuleKind::Ratio, true),
    ("sum", RuleKind::Sum, true),
];

/// The rules that an entry of the list states; nothing if it is not known.
type Said = Result<Option<Vec<Rule>>, Wanted>;

/// The rules of a list. Those that are not known are refused, all of them by name.
pub(super) fn read(size: usize, list: Option<&Value>) -> Result<Rules, TextFault> {
    let missing = || TextFault::Part { part: "rules".to_owned(), expected: Wanted::RuleList };
    let list = list.and_then(Value::as_array).ok_or_else(missing)?;
    let mut houses = StatedHouses::default();
    let mut said = Vec::new();
    let mut unknown: Vec<String> = Vec::new();
    let mut strange = None;
    let marks = StatedMarks::of(list);
    for (at, rule) in list.iter().enumerate() {
        let fault = |expected| TextFault::Part { part: format!("rules[{at}]"), expected };
        let rule = RuleObject(rule.as_object().ok_or_else(|| fault(Wanted::Object))?);
        if let Some(taken) = houses.take(size, rule) {
            taken.map_err(fault)?;
            continue;
        }
        let rules =
            if rule.word("type") == "negative" { marks.negative(rule) } else { of(size, rule).map_err(fault)? };
        match rules {
            Some(rules) => said.extend(rules),
            None if unknown.contains(&rule.name()) => {}
            None if strange.is_none() && strange_key(size, rule).is_some() => {
                strange = strange_key(size, rule).map(|key| TextFault::RuleKey { rule: rule.name(), key });
            }
            None => unknown.push(rule.name()),
        }
    }
    if !unknown.is_empty() {
        return Err(TextFault::Rule(unknown.join(", ")));
    }
    strange.map_or(Ok(()), Err)?;
    let mut rules = houses.rules(size)?;
    rules.list.extend(said);
    Ok(with_wholes(rules))
}

/// The most keys of a rule of which each is looked at.
const MOST_KEYS: usize = 16;

/// The key without which a rule is known that is not known with it.
fn strange_key(size: usize, rule: RuleObject<'_>) -> Option<String> {
    let is_strange = |key: &&String| {
        let without = rule.0.iter().filter(|(other, _)| other != key).map(|(key, value)| (key.clone(), value.clone()));
        let without = without.collect();
        !RuleObject::is_beside(key) && !matches!(of(size, RuleObject(&without)), Ok(None))
    };
    rule.0.keys().take(MOST_KEYS).find(is_strange).cloned()
}

/// The rules that a rule of the list states.
fn of(size: usize, rule: RuleObject<'_>) -> Said {
    let on = |kind, cells| Ok(Some(vec![Rule::on(kind, cells)]));
    let total = |kind, keys: &[&str]| {
        if !rule.has_only(keys) {
            return Ok(None);
        }
        Ok(Some(vec![Rule::on(kind, rule.cells("cells")?).with_value(rule.number("sum")?)]))
    };
    match rule.word("type") {
        "region" if rule.has_only(&["kind", "cells"]) => on(RuleKind::ExtraRegion, rule.cells("cells")?),
        "cage" => total(RuleKind::Cage, &["cells", "sum"]),
        "sum" => total(RuleKind::LittleKiller, &["kind", "cells", "sum", "side"]),
        "sandwich" => total(RuleKind::Sandwich, &["cells", "sum", "side"]),
        "line" => line(size, rule),
        "arrow" if rule.has_only(&["bulb", "lines"]) => {
            let bulb = rule.cells("bulb")?;
            let value = (bulb.len() != 1).then_some(bulb.len() as u16);
            let arrow = |line: Vec<Cell>| Rule::on(RuleKind::Arrow, [bulb.clone(), line].concat()).with_value(value);
            Ok(Some(rule.lists("lines")?.into_iter().map(arrow).collect()))
        }
        "edge" => edge(rule),
        "neighbours" if rule.has_only(&["kind"]) => {
            let found = NEIGHBORS.iter().find(|(name, _)| *name == rule.word("kind"));
            Ok(found.map(|&(_, kind)| vec![Rule::of(kind)]))
        }
        "relation" if rule.has_only(&["op", "params", "pairs"]) => pairs(rule),
        "cell" if rule.has_only(&["kind", "cells"]) => {
            let kind = match rule.word("kind") {
                "odd" => RuleKind::Odd,
                "even" => RuleKind::Even,
                _ => return Ok(None),
            };
            Ok(Some(rule.cells("cells")?.into_iter().map(|cell| Rule::on(kind, vec![cell])).collect()))
        }
        "contains" if rule.has_only(&["digits", "cells"]) => {
            let list = rule.0.get("digits").and_then(Value::as_array).filter(|list| (1..=4).contains(&list.len()));
            let digits = list.and_then(|list| digits(&Rules::of_size(size), list)).ok_or(Wanted::RuleValue)?;
            let value = digits.iter().fold(0, |all, digit| 10 * all + u16::from(digit.value()));
            Ok(Some(vec![Rule::on(RuleKind::Quadruple, rule.cells("cells")?).with_value(Some(value))]))
        }
        "clone" if rule.has_only(&["regions"]) => {
            let regions = rule.lists("regions")?;
            let Some((first, others)) = regions.split_first() else { return Err(Wanted::RuleLines) };
            if others.is_empty() || others.iter().any(|other| other.len() != first.len()) {
                return Err(Wanted::RuleLines);
            }
            let clone = |other: &Vec<Cell>| Rule::on(RuleKind::Clone, [first.clone(), other.clone()].concat());
            Ok(Some(others.iter().map(clone).collect()))
        }
        _ => Ok(None),
    }
}

/// A line; a whisper may be closed, and then its last cell is a neighbor of its first.
fn line(size: usize, rule: RuleObject<'_>) -> Said {
    let Some(&(_, kind)) = LINES.iter().find(|(name, _)| *name == rule.word("kind")) else { return Ok(None) };
    let closed = rule.0.get("closed").and_then(Value::as_bool).unwrap_or(false);
    let keys: &[&str] = if kind == RuleKind::Whisper {
        &["kind", "cells", "closed", "value"]
    } else if kind == RuleKind::Renban || !closed {
        &["kind", "cells", "closed"]
    } else {
        &[]
    };
    if !rule.has_only(keys) {
        return Ok(None);
    }
    let mut cells = rule.cells("cells")?;
    if closed && kind == RuleKind::Whisper {
        cells.extend(cells.first().copied());
    }
    let plain = Rule::on(kind, cells);
    let value = rule.number("value")?.filter(|&value| size == Rules::default().size || value != plain.value_on(size));
    Ok(Some(vec![plain.with_value(value)]))
}

/// A mark between two cells.
fn edge(rule: RuleObject<'_>) -> Said {
    let letter = || LETTERS.iter().find(|(name, _)| *name == rule.word("letter")).map(|&(_, sum)| sum);
    let (kind, value, key) = match (rule.word("kind"), rule.word("color")) {
        ("kropki", "white") => (RuleKind::Difference, None, "color"),
        ("kropki", "black") => (RuleKind::Ratio, None, "color"),
        ("xv", _) => (RuleKind::Sum, Some(letter().ok_or(Wanted::XOrV)?), "letter"),
        ("difference", _) => (RuleKind::Difference, rule.number("value")?, "value"),
        ("ratio", _) => (RuleKind::Ratio, rule.number("value")?, "value"),
        ("sum", _) => (RuleKind::Sum, rule.number("sum")?, "sum"),
        ("less", _) => (RuleKind::Thermometer, None, "kind"),
        _ => return Ok(None),
    };
    if !rule.has_only(&["kind", key, "cells"]) {
        return Ok(None);
    }
    let cells = rule.cells("cells")?;
    if cells.len() != 2 {
        return Err(Wanted::RuleCells);
    }
    Ok(Some(vec![Rule::on(kind, cells).with_value(value)]))
}

/// The rules that an entry states of pairs of cells.
fn pairs(rule: RuleObject<'_>) -> Said {
    let Some(&(_, kind, valued)) = PAIRS.iter().find(|row| row.0 == rule.word("op")) else { return Ok(None) };
    let list = rule.0.get("params").and_then(Value::as_array).and_then(|list| super::fields::numbers(list));
    let value = match list.as_deref() {
        Some([]) if !valued => None,
        Some([value]) if valued => Some(*value),
        _ => return Err(Wanted::RuleValue),
    };
    let pairs = rule.lists("pairs")?;
    if pairs.iter().any(|pair| pair.len() != 2) {
        return Err(Wanted::RuleLines);
    }
    Ok(Some(pairs.into_iter().map(|pair| Rule::on(kind, pair).with_value(value)).collect()))
}

/// The same rules with diagonals and disjoint groups by their names, and not as regions, where all of them are there.
fn with_wholes(mut rules: Rules) -> Rules {
    for kind in [RuleKind::DiagonalRising, RuleKind::DiagonalFalling, RuleKind::DisjointGroups] {
        let groups: Vec<CellSet> =
            rules.groups_of(&Rule::of(kind)).into_iter().map(CellSet::from_iter).filter(|it| !it.is_empty()).collect();
        let is_group = |rule: &Rule, group: &CellSet| {
            rule.kind == RuleKind::ExtraRegion && rule.cells.iter().copied().collect::<CellSet>() == *group
        };
        let places: Option<Vec<usize>> =
            groups.iter().map(|group| rules.list.iter().position(|rule| is_group(rule, group))).collect();
        let Some(first) = places.as_ref().and_then(|places| places.iter().min()).copied() else { continue };
        rules.list[first] = Rule::of(kind);
        let rest = |rule: &Rule| !groups.iter().any(|group| is_group(rule, group));
        rules.list.retain(rest);
    }
    rules
}
