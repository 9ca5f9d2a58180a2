//! The rules of an object, written.
use super::fields::{adjoin, touch};
use super::read_rules::{LETTERS, LINES, NEIGHBORS};
use super::{houses, negatives};
use qedoku_core::{Cell, CellSet, Digit, Layout, Rule, RuleKind, Rules};
use serde_json::{Value, json};

/// True if every rule of a puzzle can be written.
pub(in super::super) fn keeps(layout: &Layout) -> bool {
    layout.rules().list.iter().all(|rule| of(layout.rules(), rule).is_some())
}

/// The list of rules, without those that cannot be written.
pub(super) fn write(layout: &Layout) -> Value {
    let rules = layout.rules();
    let mut list = houses::write(layout);
    list.extend(rules.list.iter().filter_map(|rule| of(rules, rule)).flatten());
    Value::Array(list)
}

fn names(cells: &[Cell]) -> Vec<String> {
    cells.iter().map(ToString::to_string).collect()
}

fn region(kind: &str, cells: &[Cell]) -> Value {
    json!({ "type": "region", "kind": kind, "cells": names(cells) })
}

/// The entries of the list that state a rule; nothing if none can.
fn of(rules: &Rules, rule: &Rule) -> Option<Vec<Value>> {
    let cells = &rule.cells;
    let one = |value: Value| Some(vec![value]);
    match rule.kind {
        RuleKind::DiagonalRising | RuleKind::DiagonalFalling => {
            one(region("diagonal", &rules.groups_of(rule).concat()))
        }
        RuleKind::DisjointGroups => {
            let groups = rules.groups_of(rule);
            Some(groups.iter().filter(|cells| !cells.is_empty()).map(|cells| region("disjoint", cells)).collect())
        }
        RuleKind::ExtraRegion => {
            let is_window = Rules::windows().iter().any(|window| window == rule);
            one(region(if is_window { "window" } else { "extra" }, cells))
        }
        RuleKind::Cage => one(match rule.value {
            Some(sum) => json!({ "type": "cage", "sum": sum, "cells": names(cells) }),
            None => json!({ "type": "cage", "cells": names(cells) }),
        }),
        RuleKind::AntiKnight | RuleKind::AntiKing | RuleKind::NonConsecutive => {
            let (name, _) = NEIGHBORS.iter().find(|row| row.1 == rule.kind)?;
            one(json!({ "type": "neighbours", "kind": name }))
        }
        RuleKind::Difference | RuleKind::Ratio | RuleKind::Sum => one(mark(rules, rule)),
        RuleKind::NegativeDifference | RuleKind::NegativeRatio | RuleKind::NegativeSum => {
            negatives::write(rules, rule.kind)
        }
        RuleKind::Odd => one(json!({ "type": "cell", "kind": "odd", "cells": names(cells) })),
        RuleKind::Even => one(json!({ "type": "cell", "kind": "even", "cells": names(cells) })),
        RuleKind::Minimum | RuleKind::Maximum => Some(extreme(rules, rule)),
        RuleKind::Clone => {
            let (first, second) = cells.split_at(cells.len() / 2);
            one(json!({ "type": "clone", "regions": [names(first), names(second)] }))
        }
        RuleKind::Arrow => {
            let (bulb, line) = rule.arrow();
            let is_near = bulb.iter().any(|&cell| line.first().is_some_and(|&first| touch(cell, first)));
            is_near.then(|| vec![json!({ "type": "arrow", "bulb": names(bulb), "lines": [names(line)] })])
        }
        RuleKind::LittleKiller => one(total(rules, rule)),
        RuleKind::Sandwich => {
            let side = side(rules, cells)?;
            one(json!({ "type": "sandwich", "sum": rule.value, "side": side, "cells": names(cells) }))
        }
        RuleKind::Quadruple => {
            let digits: Vec<u8> = rule.quadruple().into_iter().map(Digit::value).collect();
            one(json!({ "type": "contains", "digits": digits, "cells": names(cells) }))
        }
        RuleKind::Thermometer
        | RuleKind::SlowThermometer
        | RuleKind::Whisper
        | RuleKind::Palindrome
        | RuleKind::Renban
        | RuleKind::RegionSumLine
        | RuleKind::Between => line(rules, rule),
    }
}

/// A mark between two cells, or the same as a relation of cells that do not adjoin.
fn mark(rules: &Rules, rule: &Rule) -> Value {
    let value = rule.value_on(rules.size);
    let name = rule.kind.word();
    if !matches!(rule.cells[..], [one, other] if adjoin(one, other)) {
        return json!({ "type": "relation", "op": name, "params": [value], "pairs": [names(&rule.cells)] });
    }
    let cells = names(&rule.cells);
    let letter = LETTERS.iter().find(|(_, sum)| rule.kind == RuleKind::Sum && *sum == value);
    match (rule.kind, value, letter) {
        (RuleKind::Difference, 1, _) => json!({ "type": "edge", "kind": "kropki", "color": "white", "cells": cells }),
        (RuleKind::Ratio, 2, _) => json!({ "type": "edge", "kind": "kropki", "color": "black", "cells": cells }),
        (_, _, Some((letter, _))) => json!({ "type": "edge", "kind": "xv", "letter": letter, "cells": cells }),
        (RuleKind::Sum, _, _) => json!({ "type": "edge", "kind": "sum", "sum": value, "cells": cells }),
        _ => json!({ "type": "edge", "kind": name, "value": value, "cells": cells }),
    }
}

/// The neighbors that a cell is below or above, each pair a mark.
fn extreme(rules: &Rules, rule: &Rule) -> Vec<Value> {
    let alike = rules.list.iter().filter(|other| other.kind == rule.kind);
    let alike: CellSet = alike.flat_map(|other| other.cells.iter().copied()).collect();
    let pairs = rule.cells.iter().flat_map(|&cell| {
        rules.cells().filter(move |&other| adjoin(cell, other) && !alike.contains(other)).map(move |it| [cell, it])
    });
    let less = |[cell, other]: [Cell; 2]| {
        let pair = if rule.kind == RuleKind::Minimum { [cell, other] } else { [other, cell] };
        json!({ "type": "edge", "kind": "less", "cells": names(&pair) })
    };
    pairs.map(less).collect()
}

/// The side of the board beside which a total of cells stands that run straight away from there; nothing if they do
/// not.
fn side(rules: &Rules, cells: &[Cell]) -> Option<&'static str> {
    let size = i16::from(rules.size as u8);
    let place = |cell: Cell| (i16::from(cell.row()), i16::from(cell.column()));
    let (row, column) = place(*cells.first()?);
    let step = |pair: &[Cell]| {
        let from = place(pair[0]);
        let to = place(pair[1]);
        (to.0 - from.0, to.1 - from.1)
    };
    let mut steps = cells.windows(2).map(step);
    let (down, right) = steps.next()?;
    if down.abs().max(right.abs()) != 1 || steps.any(|step| step != (down, right)) {
        return None;
    }
    [("top", (down, row), (1, 1)), ("bottom", (down, row), (-1, size)), ("left", (right, column), (1, 1))]
        .into_iter()
        .chain([("right", (right, column), (-1, size))])
        .find_map(|(side, found, wanted)| (found == wanted).then_some(side))
}

/// A total beside the board, or of cells anywhere.
fn total(rules: &Rules, rule: &Rule) -> Value {
    let cells = names(&rule.cells);
    match side(rules, &rule.cells) {
        Some(side) => {
            json!({ "type": "sum", "kind": "little_killer", "sum": rule.value, "side": side, "cells": cells })
        }
        None => json!({ "type": "sum", "kind": "group", "sum": rule.value, "cells": cells }),
    }
}

/// A line, or the pairs of cells that it is about where its cells do not touch. A line of one cell says nothing.
fn line(rules: &Rules, rule: &Rule) -> Option<Vec<Value>> {
    let cells = &rule.cells;
    if cells.len() < 2 {
        return Some(Vec::new());
    }
    let (name, _) = LINES.iter().find(|row| row.1 == rule.kind)?;
    let value = (rule.kind == RuleKind::Whisper).then(|| rule.value_on(rules.size));
    if cells.windows(2).all(|pair| touch(pair[0], pair[1])) {
        let is_usual = rule.value.is_none() && rules.size == Rules::default().size;
        return Some(vec![match value.filter(|_| !is_usual) {
            Some(value) => json!({ "type": "line", "kind": name, "value": value, "cells": names(cells) }),
            None => json!({ "type": "line", "kind": name, "cells": names(cells) }),
        }]);
    }
    let next: Vec<Vec<String>> = cells.windows(2).map(names).collect();
    let (op, pairs) = match rule.kind {
        RuleKind::Thermometer => ("less", next),
        RuleKind::SlowThermometer => ("less_equal", next),
        RuleKind::Whisper => ("difference_at_least", next),
        RuleKind::Palindrome => {
            let ends = cells.iter().zip(cells.iter().rev()).take(cells.len() / 2);
            ("equal", ends.map(|(&one, &other)| names(&[one, other])).collect())
        }
        _ => return None,
    };
    let params: Vec<u16> = value.into_iter().collect();
    Some(vec![json!({ "type": "relation", "op": op, "params": params, "pairs": pairs })])
}
