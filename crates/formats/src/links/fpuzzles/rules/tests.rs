//! Tests that rules are read as they are written, and refused by name.
use super::*;

fn read_text(object: &Value) -> Result<Arc<Layout>, TextFault> {
    read(object.as_object().expect("an object"))
}

fn refused(object: &Value) -> Option<String> {
    read_text(object).err().map(|problem| problem.to_string())
}

#[test]
fn rules_are_refused_by_name() {
    for object in [
        json!({ "size": 9, "title": "x", "killercage": [], "diagonal+": false, "negative": [], "text": [{ "value": "1" }] }),
        json!({ "ruleset": "Normal sudoku rules apply." }),
        json!({ "ruleset": "Fill each row, column and 3x3 box with the digits 1-9 so that no digit repeats." }),
    ] {
        assert!(read_text(&object).is_ok_and(|layout| layout.is_classic()), "{object}");
    }
    for (object, name) in [
        (json!({ "size": 16 }), "a grid of the size 16"),
        (json!({ "xsum": [{ "cell": "R0C1" }], "diagonal+": true, "zipperline": [{}] }), "xsum, zipperline"),
        (json!({ "arrow": [{ "cells": ["R1C1"] }] }), "arrow[0]"),
        (json!({ "sandwichsum": [{ "cell": "R3C3", "value": "5" }] }), "sandwichsum[0]"),
        (json!({ "quadruple": [{ "cells": ["R1C1"], "values": [1, 2] }] }), "quadruple"),
        (json!({ "fogofwar": ["R1C1"] }), "fogofwar"),
        (json!({ "negative": ["xsum"] }), "negative"),
        (json!({ "killercage": [{ "cells": ["R1C1", "R1C2"], "value": "five" }] }), "killercage[0]"),
        (json!({ "thermometer": [{ "cells": ["R1C1"] }] }), "thermometer[0]"),
        (json!({ "difference": [{ "cells": ["R1C1", "R1C10"] }] }), "difference[0]"),
        (json!({ "size": 4, "odd": [{ "cell": "R5C1" }] }), "r5c1"),
        (
            json!({ "ruleset": "Normal sudoku rules do not apply." }),
            "ruleset, in words: Normal sudoku rules do not apply.",
        ),
        (json!({ "ruleset": "Digits increase along thermometers." }), "thermometers"),
    ] {
        let said = refused(&object).unwrap_or_default();
        assert!(said.contains(name) && !said.contains('\n'), "{object}: {said}");
    }
}

#[test]
fn rules_are_read_as_they_are_written() {
    let object = json!({
        "diagonal+": true, "diagonal-": true, "antiknight": true, "antiking": true, "disjointgroups": true,
        "nonconsecutive": true, "negative": ["ratio", "difference", "xv"],
        "extraregion": [{ "cells": ["R1C1", "R2C2"] }], "killercage": [{ "cells": ["R1C1", "R1C2"] }, { "cells": ["R9C1", "R9C2"], "value": "12" }],
        "arrow": [{ "cells": ["R1C1"], "lines": [["R1C1", "R2C2", "R3C3"], ["R1C1", "R2C1"]] },
            { "cells": ["R5C5", "R5C4"], "lines": [["R5C5", "R6C6"]] }],
        "littlekillersum": [{ "cell": "R0C4", "direction": "DR", "value": "17" }, { "cell": "R0C5", "value": "" }],
        "sandwichsum": [{ "cell": "R3C0", "value": "0" }, { "cell": "R0C3", "value": "35" }],
        "regionsumline": [{ "lines": [["R1C1", "R2C4"]] }], "renban": [{ "lines": [["R4C4", "R4C5"]] }],
        "betweenline": [{ "lines": [["R4C4", "R4C5", "R4C6"]] }],
        "quadruple": [{ "cells": ["R1C1", "R1C2", "R2C1", "R2C2"], "values": [1, 1, 9] }],
        "difference": [{ "cells": ["R1C1", "R1C2"], "value": "3" }, { "cells": ["R1C4", "R1C5"] }],
        "ratio": [{ "cells": ["R1C6", "R1C7"], "value": 3 }],
        "xv": [{ "cells": ["R2C1", "R2C2"], "value": "X" }, { "cells": ["R3C1", "R3C2"], "value": "v" }],
        "thermometer": [{ "lines": [["R1C1", "R2C2"], ["R1C1", "R2C1", "R3C1"]] }],
        "slowthermometer": [{ "lines": [["R5C1", "R5C2"]] }],
        "whispers": [{ "lines": [["R7C1", "R7C2"]], "value": "4" }],
        "palindrome": [{ "lines": [["R8C1", "R8C2", "R7C3"]] }],
        "clone": [{ "cells": ["R1C1", "R1C2"], "cloneCells": ["R5C5", "R5C6"] }],
        "odd": [{ "cell": "R9C9" }], "even": [{ "cell": "R9C8" }],
        "minimum": [{ "cell": "R5C5" }], "maximum": [{ "cell": "R6C6" }],
    });
    let layout = read_text(&object).expect("known rules");
    assert_eq!(
        layout.rules().list.len(),
        6 + 3 + 1 + 2 + 3 + 1 + 2 + 1 + 1 + 1 + 1 + 2 + 1 + 2 + 2 + 1 + 1 + 1 + 1 + 4
    );
    let little = layout.rules().list.iter().find(|rule| rule.kind == RuleKind::LittleKiller);
    assert_eq!(little.map(|rule| outside::names(&rule.cells).join(" ")).as_deref(), Some("R1C5 R2C6 R3C7 R4C8 R5C9"));
    let mut again = Map::new();
    write(layout.rules(), &mut again);
    assert_eq!(read(&again).expect("rules as written").rules(), layout.rules());
}

#[test]
fn regions_make_boxes() {
    let grid = |region: fn(usize, usize) -> Value| {
        let cells = |row| (0..4).map(|column| json!({ "region": region(row, column) })).collect::<Vec<_>>();
        json!({ "size": 4, "grid": (0..4).map(cells).collect::<Vec<_>>() })
    };
    let usual = read_text(&grid(|row, column| json!(row / 2 * 2 + column / 2))).expect("usual boxes");
    assert_eq!(usual.rules().boxes, None);
    let rows = read_text(&grid(|row, _| json!(row))).expect("boxes as rows");
    assert_eq!(rows.rules().boxes.as_deref(), Some("1111222233334444"));
    let none = read_text(&grid(|_, _| Value::Null)).expect("no boxes");
    assert_eq!((none.boxes().len(), none.houses().len()), (0, 8));
    let uneven = read_text(&grid(|row, column| json!(usize::from(row > 0 || column > 0))));
    assert!(uneven.is_err());
}
