//! `cargo dev schema`: the JSON schemas of the log and of requests and replies, what is written from them, and examples.
use crate::DevResult;
use crate::generated::settle;
use crate::tools;
use crate::types::types;
use clap::Args;
use qedoku::api::{self, Request, answer};
use qedoku::generate::{GeneratedPuzzle, GivenSymmetry};
use qedoku::log::Id;
use qedoku::{Cell, Puzzle, Session};
use qedoku_core::wire;
use qedoku_testing::case_schema;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write;

const EXAMPLES: &str = "<!-- What follows is written by `cargo dev schema`. -->\n";

/// Longer texts are cut in examples.
const LONGEST: usize = 200;

#[derive(Args)]
pub(crate) struct SchemaOptions {
    /// Writes nothing; fails if the schema is out of date.
    #[arg(long)]
    pub(crate) check: bool,
}

/// Writes or compares `docs/json-log.schema.json`, `docs/api.schema.json`, `docs/cases.schema.json`, the examples of
/// `docs/api.md`, the types of the npm package, and the schemas of the tools for assistants.
pub(crate) fn run(options: &SchemaOptions) -> DevResult {
    let mut current = true;
    let schemas =
        [("json-log", pretty(&wire::schema())?), ("api", pretty(&api::schemas())?), ("cases", pretty(&case_schema())?)];
    for (name, schema) in schemas {
        let path = qedoku_fixtures::root().join(format!("docs/{name}.schema.json"));
        current &= settle(&path, &schema, options.check, "schema")?;
    }
    let api = serde_json::to_value(api::schemas())?;
    let path = qedoku_fixtures::root().join("crates/web/npm/types.d.ts");
    current &= settle(&path, &types(&api, &replies()?)?, options.check, "schema")?;
    let path = qedoku_fixtures::root().join("crates/web/src/mcp/schemas.json");
    current &= settle(&path, &pretty(&tools::schemas(&api)?)?, options.check, "schema")?;
    let path = qedoku_fixtures::root().join("docs/api.md");
    let text = std::fs::read_to_string(&path)?;
    let (words, _) = text.split_once(EXAMPLES).ok_or("docs/api.md has no place for the examples")?;
    Ok(settle(&path, &format!("{words}{EXAMPLES}{}", examples()?), options.check, "schema")? && current)
}

fn pretty(schema: &impl serde::Serialize) -> Result<String, serde_json::Error> {
    Ok(serde_json::to_string_pretty(schema)? + "\n")
}

/// The type of the reply to each request.
fn replies() -> Result<BTreeMap<String, String>, Box<dyn Error>> {
    let mut replies = BTreeMap::new();
    let kind = |value: &Value| value["type"].as_str().unwrap_or_default().to_owned();
    for (_, request) in requests()? {
        let read: Request = serde_json::from_value(request.clone())?;
        let reply = kind(&serde_json::to_value(answer(&read))?);
        if reply != "error" {
            replies.insert(kind(&request), reply);
        }
    }
    Ok(replies)
}

/// Every request with its reply.
fn examples() -> Result<String, Box<dyn Error>> {
    let mut text = String::new();
    for (title, request) in requests()? {
        let read: Request = serde_json::from_value(request.clone())?;
        let reply = serde_json::to_value(answer(&read))?;
        write!(text, "\n## {title}\n\n")?;
        for value in [request, reply] {
            write!(text, "```json\n{}\n```\n\n", serde_json::to_string_pretty(&cut(value))?)?;
        }
    }
    Ok(text.trim_end().to_owned() + "\n")
}

/// A request of each kind.
fn requests() -> Result<Vec<(&'static str, Value)>, Box<dyn Error>> {
    let made = GeneratedPuzzle::of(7, GivenSymmetry::None, 0);
    let puzzle = made.to_string();
    let late = late(&made);
    let solved = Session::new(late).solve()?;
    let log = serde_json::to_string(&solved)?;
    let step = serde_json::to_value(&solved.messages(Id::default())[1])?;
    let late = late.values.to_string();
    let mut wrong = made.puzzle;
    let open = made.solution.filled().find(|it| wrong.values.get(it.cell).is_none()).ok_or("a puzzle that is full")?;
    wrong.values.set(open.cell, qedoku::Digit::ALL.into_iter().find(|digit| *digit != open.digit));
    let wrong = qedoku::write(qedoku::Format::Library, &wrong);
    Ok(vec![
        ("Solve", json!({"type": "solve", "puzzle": late})),
        ("Solve and draw a step", json!({"type": "solve", "puzzle": late, "show": {"form": "svg", "step": 1}})),
        ("Steps", json!({"type": "steps", "puzzle": puzzle, "techniques": ["naked-pair"], "options": {"lang": "zh"}})),
        ("Hint", json!({"type": "hint", "puzzle": puzzle, "level": "what"})),
        ("Hint after a mistake", json!({"type": "hint", "puzzle": wrong, "level": "what"})),
        (
            "Why",
            json!({"type": "why", "puzzle": late, "question": "r1c1", "show": {"form": "markdown", "title": "Why"}}),
        ),
        ("Name a move", json!({"type": "name", "puzzle": late, "moves": ["r1c1=3"]})),
        ("Grade", json!({"type": "grade", "puzzle": puzzle})),
        ("Search", json!({"type": "search", "puzzle": puzzle})),
        ("Check", json!({"type": "check", "log": log})),
        ("Prove", json!({"type": "prove", "puzzle": late})),
        ("Prove a log", json!({"type": "prove-log", "log": log})),
        ("Generate", json!({"type": "generate", "seed": 7, "count": 2, "symmetry": "180"})),
        ("Generate under rules", json!({"type": "generate", "seed": 7, "rules": ["x"], "size": 6})),
        ("A technique", json!({"type": "techniques", "technique": "x-wing"})),
        ("Read a text", json!({"type": "read", "text": format!("{made}\n12x\n"), "lang": "en"})),
        ("Write a position", json!({"type": "write", "puzzle": made.to_string(), "to": "sudokuwiki"})),
        ("Draw a step", json!({"type": "draw", "puzzle": late, "step": step})),
        ("What cannot be answered", json!({"type": "solve", "puzzle": "123"})),
    ])
}

/// A puzzle of which two cells are open, the first among them.
fn late(made: &GeneratedPuzzle) -> Puzzle {
    let mut grid = made.solution;
    for cell in [Cell::at(1, 1), Cell::at(5, 5)] {
        grid.set(cell, None);
    }
    Puzzle::from_givens(grid)
}

/// The value with long texts cut.
fn cut(value: Value) -> Value {
    match value {
        Value::String(text) if text.chars().count() > LONGEST => {
            Value::String(text.chars().take(LONGEST / 2).collect::<String>() + " ...")
        }
        Value::Array(values) => values.into_iter().map(cut).collect(),
        Value::Object(fields) => Value::Object(fields.into_iter().map(|(key, value)| (key, cut(value))).collect()),
        other => other,
    }
}
