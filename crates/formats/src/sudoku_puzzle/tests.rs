//! Objects written by hand after the definition of the format.
use crate::{Format, TextEntry, read_one_entry};
use qedoku_core::{Layout, Rule, RuleKind, Rules};
use serde_json::{Value, json};

/// An object with a board of nine rows, a given and some rules.
fn object(rules: &Value) -> Value {
    let mut givens = vec![0; 81];
    givens[3] = 7;
    json!({ "format": "sudoku-puzzle", "format_version": 1, "meta": { "title": "By hand", "author": "x" },
        "board": { "rows": 9, "cols": 9 }, "digits": 9, "givens": givens, "rules": rules })
}

fn read_text(text: &str) -> Result<TextEntry<'_>, String> {
    read_one_entry(text).map_err(|error| error.problem.to_string())
}

fn boxes() -> Value {
    json!({ "type": "box_grid", "origin": "r1c1", "box": [3, 3] })
}

#[test]
fn rules_are_read_by_their_types() {
    let diagonal: Vec<String> = (1..=9).map(|at| format!("r{at}c{at}")).collect();
    let rules = json!([boxes(),
        { "type": "region", "kind": "diagonal", "cells": diagonal },
        { "type": "cage", "sum": 15, "cells": ["r1c4", "r1c5", "r2c4"], "label": "a" },
        { "type": "edge", "kind": "kropki", "color": "white", "cells": ["r5c5", "r5c6"], "style": {} },
        { "type": "edge", "kind": "xv", "letter": "V", "cells": ["r6c5", "r6c6"] },
        { "type": "edge", "kind": "less", "cells": ["r7c5", "r7c6"] },
        { "type": "negative", "of": "kropki" },
        { "type": "line", "kind": "whisper", "cells": ["r8c1", "r8c2", "r9c2", "r9c1"], "closed": true },
        { "type": "neighbours", "kind": "antiknight" },
        { "type": "cell", "kind": "even", "cells": ["r1c1", "r1c2"] },
        { "type": "relation", "op": "different", "params": [], "pairs": [["r1c1", "r9c8"]] },
        { "type": "arrow", "bulb": ["r4c4"], "lines": [["r5c4", "r6c4"]] },
        { "type": "sum", "kind": "frame", "sum": 20, "side": "top", "cells": ["r1c9", "r2c9", "r3c9"] }]);
    let text = object(&rules).to_string();
    let entry = read_text(&text).unwrap();
    let kinds: Vec<RuleKind> = entry.layout.rules().list.iter().map(|rule| rule.kind).collect();
    let expected = [
        RuleKind::DiagonalFalling,
        RuleKind::Cage,
        RuleKind::Difference,
        RuleKind::Sum,
        RuleKind::Thermometer,
        RuleKind::NegativeDifference,
        RuleKind::NegativeRatio,
        RuleKind::Whisper,
        RuleKind::AntiKnight,
        RuleKind::Even,
        RuleKind::Even,
        RuleKind::Cage,
        RuleKind::Arrow,
        RuleKind::LittleKiller,
    ];
    assert_eq!(kinds, expected);
    assert_eq!((entry.format, entry.name.as_deref()), (Format::SudokuPuzzle, Some("By hand")));
    assert_eq!(entry.puzzle.values.line('.').find('7'), Some(3));
    assert_eq!(entry.layout.rules().list[7].cells.len(), 5);
}

#[test]
fn houses_are_what_is_stated() {
    let usual = |list: &Value| read_text(&object(list).to_string()).map(|entry| entry.layout.rules().clone());
    assert_eq!(usual(&json!([boxes()])), Ok(Rules::default()));
    let bare = Rules { boxes: Some(".".repeat(81)), ..Rules::default() };
    assert_eq!(usual(&json!([{ "type": "grid", "origin": "r1c1" }])), Ok(bare));
    let wide = usual(&json!([{ "type": "box_grid", "origin": "r1c1", "box": [9, 1] }])).unwrap();
    assert_eq!(wide.boxes, Some("123456789".repeat(9)));
    let groups = Layout::of(&Rules::with([RuleKind::DisjointGroups])).unwrap();
    let group = |rule: Vec<_>| json!({ "type": "region", "kind": "disjoint", "cells": rule });
    let cells = groups.rules().groups_of(&Rule::of(RuleKind::DisjointGroups));
    let mut list = vec![boxes()];
    list.extend(cells.iter().map(|cells| group(cells.iter().map(ToString::to_string).collect())));
    assert_eq!(usual(&json!(list)), Ok(groups.rules().clone()));
    // One of them less, and they are regions.
    list.pop();
    assert_eq!(usual(&json!(list)).unwrap().list.len(), 8);
}

#[test]
fn what_is_not_known_is_refused_by_name() {
    let unknown = json!([boxes(), { "type": "xsum", "sum": 9 }, { "type": "line", "kind": "zipper", "cells": ["r1c1"] },
        { "type": "xsum" }, { "type": "neighbours", "op": "sum", "params": [], "where": "king" }]);
    let said = read_text(&object(&unknown).to_string()).unwrap_err();
    assert!(said.ends_with("not supported: xsum, line zipper, neighbours sum"), "{said}");
    for (rule, name) in [
        (json!({ "type": "negative", "of": "difference", "value": 2 }), "not supported: negative difference"),
        (json!({ "type": "negative", "of": "xv", "letter": "X" }), "not supported: negative xv"),
        (json!({ "type": "box_grid", "origin": "r4c4", "box": [3, 3] }), "not supported: box_grid"),
        (json!({ "type": "cage", "cells": ["r1c1"], "product": 5 }), "found cage with the key product"),
        (json!({ "type": "cage", "cells": ["r1c1"], "value": 5, "label": 1 }), "found cage with the key value"),
        (json!({ "type": "custom", "cells": [] }), "not supported: custom"),
        (json!({ "type": "cage", "cells": ["r1c10"] }), "at rules[1]"),
        (json!({ "type": "cage", "cells": [] }), "at rules[1]"),
        (json!({ "type": "edge", "kind": "xv", "letter": "Z", "cells": [] }), "X or V at rules[1]"),
        (json!(5), "expected an object at rules[1]"),
    ] {
        let said = read_text(&object(&json!([boxes(), rule])).to_string()).unwrap_err();
        assert!(said.contains(name), "{rule}: {said}");
    }
    let mut dots = vec![boxes(), json!({ "type": "negative", "of": "kropki" })];
    dots.push(json!({ "type": "edge", "kind": "ratio", "value": 3, "cells": ["r1c1", "r1c2"] }));
    let said = read_text(&object(&json!(dots)).to_string()).unwrap_err();
    assert!(said.ends_with("not supported: negative kropki"), "{said}");
}

#[test]
fn what_stands_around_the_rules_is_looked_at() {
    for (key, value, said) in [
        ("format_version", json!(2), "sudoku-puzzle of the version 2"),
        ("board", json!({ "rows": 9, "cols": 12 }), "a board of 9 x 12 cells and 9 digits"),
        ("board", json!(9), "'rows' and 'cols'"),
        ("digits", json!(16), "a board of 9 x 9 cells and 16 digits"),
        ("givens", json!([1, 2]), "a list with a digit for each cell, 0 for a blank at givens"),
        ("givens", json!(vec![Value::Null; 81]), "a board that lacks cells"),
        ("givens", json!(vec![10; 81]), "a list with a digit for each cell, 0 for a blank at givens"),
        ("rules", json!([]), "a board without all rows and columns"),
        ("rules", json!({}), "a list of objects at rules"),
        ("fog", json!(true), "not supported: fog"),
        ("candidates", json!({ "r1c1": [0] }), "pencil marks from 1 to 9 at candidates of r1c1"),
    ] {
        let mut object = object(&json!([boxes()]));
        object[key] = value;
        let found = read_text(&object.to_string()).unwrap_err();
        assert!(found.contains(said), "{key}: {found}");
    }
}
