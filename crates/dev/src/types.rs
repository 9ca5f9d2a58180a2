//! The TypeScript types of requests and replies, written from their schema.
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::fmt::Write;

/// The first lines of the file.
const HEAD: &str = "// Written by `cargo dev schema` from docs/api.schema.json.\n";

/// The types of a schema, and `Replies`, which knows the type of a reply by that of its request.
pub(crate) fn types(schema: &Value, replies: &BTreeMap<String, String>) -> Result<String, String> {
    let mut text = HEAD.to_owned();
    let definitions = schema["$defs"].as_object().ok_or("the schema has no definitions")?;
    for (name, definition) in definitions {
        let description = comment(definition, "");
        let written = written(definition, "").map_err(|error| format!("{name}: {error}"))?;
        let _ = writeln!(text, "\n{description}export type {name} = {written};");
    }
    text += "\n/** The types of the replies by those of the requests; any of them may be `error` instead. */\n";
    text += "export interface Replies {\n";
    for (request, reply) in replies {
        let key = key(request);
        let _ = writeln!(text, "  {key}: {};", quoted(reply));
    }
    Ok(text + "}\n")
}

/// The description that a schema has of a value, as a comment; examples are those of another language.
fn comment(schema: &Value, indent: &str) -> String {
    let description = schema["description"].as_str().unwrap_or_default();
    let words = description.split("```").next().unwrap_or_default();
    let words = words.split_whitespace().collect::<Vec<_>>().join(" ").replace("*/", "*\\/");
    if words.is_empty() { String::new() } else { format!("{indent}/** {words} */\n") }
}

fn quoted(text: &str) -> String {
    Value::from(text).to_string()
}

/// A key of an object.
fn key(name: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || c == '_';
    if name.chars().all(is_plain) && !name.starts_with(|c: char| c.is_ascii_digit()) {
        name.to_owned()
    } else {
        quoted(name)
    }
}

/// The type of a schema.
fn written(schema: &Value, indent: &str) -> Result<String, String> {
    let schema = match schema {
        Value::Bool(true) => return Ok("unknown".to_owned()),
        Value::Object(schema) => schema,
        other => return Err(format!("{other} is no schema that is known here")),
    };
    if let Some(value) = schema.get("const") {
        return Ok(value.to_string());
    }
    let mut parts = Vec::new();
    if let Some(name) = schema.get("$ref") {
        let name = name.as_str().and_then(|name| name.strip_prefix("#/$defs/"));
        parts.push(name.ok_or("a reference to elsewhere")?.to_owned());
    }
    for keyword in ["oneOf", "anyOf", "allOf"] {
        if let Some(kinds) = schema.get(keyword).and_then(Value::as_array) {
            let kinds = kinds.iter().map(|kind| written(kind, indent)).collect::<Result<Vec<_>, _>>()?;
            parts.push(if keyword == "allOf" { joined(kinds, " & ") } else { joined(kinds, " | ") });
        }
    }
    if let Some(kinds) = schema.get("enum").and_then(Value::as_array) {
        parts.push(joined(kinds.iter().map(Value::to_string).collect(), " | "));
    }
    if parts.is_empty() || schema.contains_key("properties") {
        parts.push(of_kind(schema, indent)?);
    }
    Ok(joined(parts, " & "))
}

/// Types in a row, each in parentheses where it needs them.
fn joined(mut kinds: Vec<String>, by: &str) -> String {
    kinds.dedup();
    if kinds.len() > 1 && by == " & " {
        kinds.iter_mut().filter(|kind| kind.contains(" | ")).for_each(|kind| *kind = format!("({kind})"));
    }
    kinds.join(by)
}

/// The type that the keyword `type` names: one, or one of several.
fn of_kind(schema: &Map<String, Value>, indent: &str) -> Result<String, String> {
    let kinds = match schema.get("type") {
        Some(Value::Array(kinds)) => kinds.iter().filter_map(Value::as_str).collect(),
        Some(Value::String(kind)) => vec![kind.as_str()],
        None if schema.contains_key("properties") => vec!["object"],
        _ => return Ok("unknown".to_owned()),
    };
    let kinds = kinds.into_iter().map(|kind| match kind {
        "string" | "boolean" | "null" => Ok(kind.to_owned()),
        "integer" | "number" => Ok("number".to_owned()),
        "array" => array(schema, indent),
        "object" => object(schema, indent),
        other => Err(format!("the type {other} is not known here")),
    });
    Ok(joined(kinds.collect::<Result<_, _>>()?, " | "))
}

fn array(schema: &Map<String, Value>, indent: &str) -> Result<String, String> {
    let items = schema.get("items").map_or_else(|| Ok("unknown".to_owned()), |items| written(items, indent))?;
    // As many as there must be, where that is a few.
    let count = |name| schema.get(name).and_then(Value::as_u64);
    match (count("minItems"), count("maxItems")) {
        (Some(least), Some(most)) if least == most && (1..=4).contains(&most) => {
            Ok(format!("[{}]", vec![items; usize::try_from(most).unwrap_or_default()].join(", ")))
        }
        _ => Ok(format!("Array<{items}>")),
    }
}

fn object(schema: &Map<String, Value>, indent: &str) -> Result<String, String> {
    let inner = format!("{indent}  ");
    let required: Vec<&str> =
        schema.get("required").and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str).collect();
    let mut fields = String::new();
    for (name, field) in schema.get("properties").and_then(Value::as_object).into_iter().flatten() {
        let mark = if required.contains(&name.as_str()) { "" } else { "?" };
        let kind = written(field, &inner)?;
        let _ = writeln!(fields, "{}{inner}{}{mark}: {kind};", comment(field, &inner), key(name));
    }
    match schema.get("additionalProperties") {
        Some(others @ Value::Object(_)) if fields.is_empty() => {
            Ok(format!("Record<string, {}>", written(others, &inner)?))
        }
        _ if fields.is_empty() => Ok("Record<string, unknown>".to_owned()),
        _ => Ok(format!("{{\n{fields}{indent}}}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn of(schema: &Value) -> String {
        written(schema, "").unwrap()
    }

    #[test]
    fn values_arrays_and_names() {
        assert_eq!(of(&json!({"type": ["integer", "null"]})), "number | null");
        assert_eq!(of(&json!({"type": "array", "items": {"$ref": "#/$defs/Step"}})), "Array<Step>");
        assert_eq!(
            of(&json!({"type": "array", "items": {"type": "string"}, "minItems": 2, "maxItems": 2})),
            "[string, string]"
        );
        assert_eq!(of(&json!({"anyOf": [{"const": "se"}, {"type": "null"}]})), "\"se\" | null");
        assert_eq!(
            of(&json!({"type": "object", "additionalProperties": {"type": "integer"}})),
            "Record<string, number>"
        );
    }

    #[test]
    fn fields_of_an_object_and_those_of_what_it_holds() {
        let schema = json!({
            "type": "object",
            "properties": {"type": {"type": "string", "const": "hint"}, "no-last": {"description": "Why\nnot. ```x```", "type": "boolean"}},
            "required": ["type"],
            "$ref": "#/$defs/Settings",
            "anyOf": [{"$ref": "#/$defs/Good"}, {"$ref": "#/$defs/Bad"}],
        });
        let expected = "Settings & (Good | Bad) & {\n  type: \"hint\";\n  /** Why not. */\n  \"no-last\"?: boolean;\n}";
        assert_eq!(of(&schema), expected);
    }

    #[test]
    fn what_is_not_known_is_an_error() {
        assert!(written(&json!({"$ref": "other.json"}), "").is_err());
        assert!(written(&json!({"type": "date"}), "").is_err());
        assert!(types(&json!({}), &BTreeMap::new()).is_err());
    }

    #[test]
    fn a_file_of_them() {
        let schema = json!({"$defs": {"Size": {"description": "Its size.", "type": "integer"}}});
        let replies = BTreeMap::from([("prove-log".to_owned(), "proved".to_owned())]);
        let text = types(&schema, &replies).unwrap();
        assert!(text.contains("\n/** Its size. */\nexport type Size = number;\n"), "{text}");
        assert!(text.ends_with("  \"prove-log\": \"proved\";\n}\n"), "{text}");
    }
}
