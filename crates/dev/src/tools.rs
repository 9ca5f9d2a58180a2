//! The schemas of the tools for assistants, written from the schema of requests and replies.
use serde_json::{Map, Value, json};

/// The requests that are tools, each with the replies that it may have beside `error`.
const TOOLS: [(&str, &[&str]); 7] = [
    ("hint", &["hint"]),
    ("why", &["argued", "hint"]),
    ("name", &["named"]),
    ("solve", &["solved"]),
    ("grade", &["graded"]),
    ("check", &["checked"]),
    ("generate", &["generated", "variants"]),
];

/// Definitions that the schema of the log has: here they are objects, for a list of tools is read as a whole.
const OF_THE_LOG: [&str; 2] = ["Message", "Step"];

/// The schemas of the input and of the output of each tool, by its name.
pub(crate) fn schemas(api: &Value) -> Result<Value, String> {
    let definitions = api["$defs"].as_object().ok_or("the schema has no definitions")?;
    let definitions: Map<String, Value> =
        definitions.iter().map(|(name, schema)| (name.clone(), shown(name, schema))).collect();
    let mut tools = Map::new();
    for (tool, replies) in TOOLS {
        let mut input = variant(&definitions, "Request", tool)?;
        forget_type(&mut input);
        input.remove("description");
        let input = with_definitions(Value::Object(input), &definitions);
        let replies = replies.iter().chain(&["error"]);
        let replies: Result<Vec<Value>, String> =
            replies.map(|reply| variant(&definitions, "Reply", reply).map(Value::Object)).collect();
        let output = with_definitions(json!({ "type": "object", "oneOf": replies? }), &definitions);
        tools.insert(tool.to_owned(), json!({ "input": input, "output": output }));
    }
    Ok(Value::Object(tools))
}

/// A definition as the tools have it.
fn shown(name: &str, schema: &Value) -> Value {
    if OF_THE_LOG.contains(&name) {
        let description = format!("A {} as docs/json-log.schema.json has it.", name.to_lowercase());
        return json!({ "type": "object", "description": description });
    }
    plain(schema)
}

/// A schema without the examples in its descriptions, which are those of a language.
fn plain(schema: &Value) -> Value {
    match schema {
        Value::Object(fields) => {
            let field = |(key, value): (&String, &Value)| {
                let value = match value.as_str().filter(|_| key == "description") {
                    Some(text) => words(text).into(),
                    None => plain(value),
                };
                (key.clone(), value)
            };
            Value::Object(fields.iter().map(field).collect())
        }
        Value::Array(values) => values.iter().map(plain).collect(),
        other => other.clone(),
    }
}

fn words(description: &str) -> String {
    let words = description.split("```").next().unwrap_or_default();
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The one of several objects that has this type.
fn variant(definitions: &Map<String, Value>, of: &str, kind: &str) -> Result<Map<String, Value>, String> {
    let variants = definitions.get(of).and_then(|of| of["oneOf"].as_array()).ok_or(format!("{of} has no variants"))?;
    let found = variants.iter().find(|variant| variant["properties"]["type"]["const"] == kind);
    found.and_then(Value::as_object).cloned().ok_or(format!("{of} has no type {kind}"))
}

/// Takes the type from an object: the name of the tool says it.
fn forget_type(object: &mut Map<String, Value>) {
    if let Some(properties) = object.get_mut("properties").and_then(Value::as_object_mut) {
        properties.shift_remove("type");
    }
    if let Some(required) = object.get_mut("required").and_then(Value::as_array_mut) {
        required.retain(|name| name != "type");
    }
}

/// A schema with the definitions that it needs.
fn with_definitions(mut schema: Value, definitions: &Map<String, Value>) -> Value {
    let mut needed = Vec::new();
    references(&schema, definitions, &mut needed);
    let needed: Map<String, Value> =
        definitions.iter().filter(|(name, _)| needed.contains(name)).map(|(k, v)| (k.clone(), v.clone())).collect();
    if !needed.is_empty() {
        schema["$defs"] = Value::Object(needed);
    }
    schema
}

/// Collects the names of the definitions that a schema refers to, and those that these refer to.
fn references<'d>(schema: &Value, definitions: &'d Map<String, Value>, needed: &mut Vec<&'d String>) {
    match schema {
        Value::Object(fields) => {
            let name = fields.get("$ref").and_then(Value::as_str).and_then(|path| path.rsplit('/').next());
            if let Some((name, definition)) = name.and_then(|name| definitions.get_key_value(name))
                && !needed.contains(&name)
            {
                needed.push(name);
                references(definition, definitions, needed);
            }
            fields.values().for_each(|value| references(value, definitions, needed));
        }
        Value::Array(values) => values.iter().for_each(|value| references(value, definitions, needed)),
        _ => {}
    }
}
