//! Written chains without their weak links, which are those between the strong ones, and reasons of links.
use super::leaves::LeafKind;
use super::stock::StockStep;
use super::truths::{cell, slot};
use qedoku_core::{Digit, DigitSet, Slot};
use qedoku_generate::RandomDraws;
use serde_json::{Value, json};

/// Takes the weak links out of a chain; of a path they leave the start and the end.
pub(super) fn take_out_weak(pattern: &mut Value) {
    if let ("chain", Some(links)) = (name(pattern).as_str(), pattern["links"].as_array_mut()) {
        links.retain(|link| link.get("by").is_some());
    }
    for path in paths(pattern) {
        let Some(links) = path.as_array() else { continue };
        let end = |link: Option<&Value>, key: &str| link.map_or(Value::Null, |link| link[key][0].clone());
        let start = end(links.first(), "from");
        let last = end(links.last(), "to");
        let strong: Vec<Value> = links.iter().filter(|link| link.get("by").is_some()).cloned().collect();
        *path = json!({ "start": start, "strong": strong, "end": last });
    }
}

/// Puts the weak links in again.
pub(super) fn put_in_weak(pattern: &mut Value) {
    if name(pattern) == "chain" {
        let is_loop = pattern["loop"] == true;
        if let Some(links) = pattern["links"].as_array_mut() {
            let first = links.first().map(|link| link["from"].clone());
            *links = between(links, first.as_ref().filter(|_| is_loop));
        }
    }
    for path in paths(pattern) {
        let Some(strong) = path["strong"].as_array() else { continue };
        let start = json!([path["start"]]);
        let end = json!([path["end"]]);
        let mut links = vec![weak(&start, strong.first().map_or(&end, |link| &link["from"]))];
        if !strong.is_empty() {
            links.extend(between(strong, Some(&end)));
        }
        *path = links.into();
    }
}

/// The name of a shape.
fn name(pattern: &Value) -> String {
    pattern["kind"].as_str().unwrap_or_default().to_owned()
}

fn paths(pattern: &mut Value) -> impl Iterator<Item = &mut Value> {
    pattern.get_mut("paths").and_then(Value::as_array_mut).into_iter().flatten()
}

fn weak(from: &Value, to: &Value) -> Value {
    json!({ "from": from, "to": to })
}

/// Strong links with weak ones between them, and one to where it ends.
fn between(strong: &[Value], end: Option<&Value>) -> Vec<Value> {
    let mut links = Vec::new();
    for (index, link) in strong.iter().enumerate() {
        links.push(link.clone());
        let next = strong.get(index + 1).map(|next| &next["from"]);
        links.extend(next.or(end).map(|next| weak(&link["to"], next)));
    }
    links
}

/// A reason for a link.
pub(super) fn reason(draw: &mut RandomDraws, item: &StockStep) -> Option<Value> {
    let layout = item.board.layout();
    let Slot::House(house, digit) = slot(draw, layout) else {
        return Some(json!({ "type": "cell", "cell": cell(draw).to_string() }));
    };
    let name = layout.house_name(house);
    let digit = digit.value();
    let some = |draw: &mut RandomDraws| -> Vec<u8> {
        DigitSet::from_bits(draw.below(512) as u16).iter().map(Digit::value).collect()
    };
    Some(match draw.below(6) {
        0 => json!({ "type": "house", "house": name, "digit": digit }),
        1 => json!({ "type": "group", "house": name, "digit": digit }),
        2 => json!({ "type": "almost-hidden", "house": name, "digits": some(draw) }),
        3 => json!({ "type": "almost-fish", "digit": digit, "houses": [name] }),
        4 => json!({ "type": "deadly", "deadly": [LeafKind::Candidate.some(draw, item)?] }),
        _ => {
            let cells = layout.cells(house) & item.board.open();
            let cells = cells.filter(|_| draw.below(3) == 0);
            let digits = cells.iter().fold(DigitSet::EMPTY, |all, cell| all | item.board.digits(cell));
            let cells: Vec<String> = cells.iter().map(|cell| cell.to_string()).collect();
            let digits: Vec<u8> = digits.iter().map(Digit::value).collect();
            json!({ "type": "almost-locked", "cells": cells, "digits": digits })
        }
    })
}
