//! JSON objects of results behind the columns that an input line has beside its puzzle.
use qedoku::log::InputColumns;
use qedoku_core::printable_json;
use serde::Serialize;
use serde_json::{Map, Value};

/// An object on a line, behind what stands beside the puzzle.
pub(crate) fn object(ours: &impl Serialize, beside: &InputColumns) -> String {
    const SOUND: &str = "it holds strings, numbers, lists and maps of them only";
    if beside.is_empty() {
        return printable_json(serde_json::to_string(ours).expect(SOUND));
    }
    let ours = match serde_json::to_value(ours).expect(SOUND) {
        Value::Object(fields) => fields,
        _ => Map::new(),
    };
    printable_json(serde_json::to_string(&beside.with(ours)).expect(SOUND))
}
