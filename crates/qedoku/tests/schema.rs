//! Every request and reply is as `docs/api.schema.json` says, and what the pages show is read.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]
use qedoku::api::{Reply, Request, answer};
use qedoku::generate::{GeneratedPuzzle, generate};
use qedoku::grade::GradeRecord;
use qedoku::hints::HintMessage;
use qedoku::techniques::{TechniqueRecord, catalog};
use qedoku::{Digit, Profile, Session};
use serde_json::{Value, json};
use std::fs;

fn page(name: &str) -> String {
    fs::read_to_string(format!("{}/../../docs/{name}", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

/// A JSON schema: as much of one as this project's schemas say. Whatever else one says is refused.
struct Schema {
    root: Value,
}

impl Schema {
    fn api() -> Self {
        Self { root: serde_json::from_str(&page("api.schema.json")).unwrap() }
    }

    /// The faults of a value by the schema of this name.
    fn faults(&self, name: &str, value: &Value) -> Vec<String> {
        let mut faults = Vec::new();
        self.check(&json!({"$ref": format!("#/$defs/{name}")}), value, name, &mut faults);
        faults
    }

    fn check(&self, schema: &Value, value: &Value, at: &str, faults: &mut Vec<String>) {
        let Value::Object(rules) = schema else {
            assert_eq!(schema, &json!(true), "{at}: no schema");
            return;
        };
        for (rule, said) in rules {
            let holds = match rule.as_str() {
                "$ref" => {
                    let name = said.as_str().unwrap().strip_prefix("#/$defs/").unwrap();
                    self.check(&self.root["$defs"][name], value, at, faults);
                    true
                }
                "type" => said.as_array().map_or_else(|| is(said, value), |all| all.iter().any(|it| is(it, value))),
                "properties" => {
                    for (key, schema) in said.as_object().unwrap() {
                        value
                            .get(key)
                            .into_iter()
                            .for_each(|it| self.check(schema, it, &format!("{at}.{key}"), faults));
                    }
                    true
                }
                "required" => said.as_array().unwrap().iter().all(|key| value.get(key.as_str().unwrap()).is_some()),
                "additionalProperties" => self.others(said, rules.get("properties"), value, at, faults),
                "items" => {
                    let items = value.as_array().into_iter().flatten().zip(0..);
                    items.for_each(|(it, index): (_, usize)| self.check(said, it, &format!("{at}[{index}]"), faults));
                    true
                }
                "minItems" => value.as_array().is_none_or(|all| all.len() as u64 >= said.as_u64().unwrap()),
                "maxItems" => value.as_array().is_none_or(|all| all.len() as u64 <= said.as_u64().unwrap()),
                "minimum" => value.as_f64().is_none_or(|it| it >= said.as_f64().unwrap()),
                "maximum" => value.as_f64().is_none_or(|it| it <= said.as_f64().unwrap()),
                "const" => value == said,
                "enum" => said.as_array().unwrap().contains(value),
                "anyOf" => self.fitting(said, value, at) > 0,
                "oneOf" => self.fitting(said, value, at) == 1,
                "description" | "title" | "default" | "format" => true,
                other => panic!("{at}: the rule {other} is unknown to this test"),
            };
            if !holds {
                faults.push(format!("{at}: {rule} {said}"));
            }
        }
    }

    /// The number of schemas that a value fits.
    fn fitting(&self, schemas: &Value, value: &Value, at: &str) -> usize {
        let fits = |schema: &&Value| {
            let mut faults = Vec::new();
            self.check(schema, value, at, &mut faults);
            faults.is_empty()
        };
        schemas.as_array().unwrap().iter().filter(fits).count()
    }

    /// True if the fields that `properties` does not name may be there; their faults are added.
    fn others(
        &self,
        schema: &Value,
        properties: Option<&Value>,
        value: &Value,
        at: &str,
        faults: &mut Vec<String>,
    ) -> bool {
        let known = |key: &String| properties.is_some_and(|all| all.get(key).is_some());
        let mut others = value.as_object().into_iter().flatten().filter(|(key, _)| !known(key));
        if schema == &json!(false) {
            return others.next().is_none();
        }
        others.for_each(|(key, it)| self.check(schema, it, &format!("{at}.{key}"), faults));
        true
    }
}

fn is(word: &Value, value: &Value) -> bool {
    match word.as_str().unwrap() {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("the type {other} is unknown to this test"),
    }
}

/// Requests for grades of an easy puzzle, a full grid and a hard puzzle.
fn grades(line: &str, full: &str, hard: &str) -> [Value; 6] {
    [
        json!({"type": "grade", "puzzle": line}),
        json!({"type": "grade", "puzzle": line, "options": {"up_to": "simple"}}),
        json!({"type": "grade", "puzzle": line, "scales": ["tier"]}),
        json!({"type": "grade", "puzzle": line, "scales": ["se"], "options": {"no_uniqueness": true}}),
        json!({"type": "grade", "puzzle": full}),
        json!({"type": "grade", "puzzle": hard, "options": {"profile": "documents"}}),
    ]
}

/// Puzzles as texts and as drawings.
fn texts(line: &str, step: &Value) -> [Value; 5] {
    [
        json!({"type": "read", "text": format!("{line}\n12x\n"), "most": 2, "lang": "zh"}),
        json!({"type": "write", "puzzle": line, "to": "sudokuwiki"}),
        json!({"type": "draw", "puzzle": line}),
        json!({"type": "draw", "puzzle": line, "step": step, "options": {"lang": "zh"}}),
        json!({"type": "draw", "puzzle": line, "before": [step], "argument": true}),
    ]
}

/// Requests of answers as documents, in every form.
fn documents_of(line: &str, full: &str) -> Vec<Value> {
    let forms = ["html", "svg", "markdown", "text"];
    forms
        .iter()
        .flat_map(|form| {
            let show = json!({"form": form, "title": "A <title>"});
            [
                json!({"type": "solve", "puzzle": line, "show": show, "text": *form == "text"}),
                json!({"type": "steps", "puzzle": line, "show": show, "techniques": ["hidden-single-row"]}),
                json!({"type": "hint", "puzzle": line, "level": "full", "show": show}),
                json!({"type": "hint", "puzzle": full, "show": show}),
                json!({"type": "why", "puzzle": line, "question": "r5c5", "show": show}),
                json!({"type": "search", "puzzle": line, "show": show}),
            ]
        })
        .collect()
}

/// Requests of every kind, and some that have no answer.
fn requests() -> Vec<Value> {
    let made = generate(11, 1).next().unwrap();
    let line = made.to_string();
    let full = made.solution.to_string();
    let documents = |puzzle| Session::new(puzzle).profile(Profile::documents());
    let tried =
        |made: &GeneratedPuzzle| documents(made.puzzle).solve().is_ok_and(|solved| !solved.trace.attempts.is_empty());
    let hard = generate(7, 100).find(tried).unwrap().to_string();
    let log = serde_json::to_string(&Session::new(made.puzzle).solve().unwrap()).unwrap();
    let mut all = documents_of(&line, &full);
    let open = made.solution.filled().find(|it| made.puzzle.values.get(it.cell).is_none()).unwrap();
    let right = open.to_string();
    let mistake = format!("{}={}", open.cell, open.digit.value() % 9 + 1);
    let mut twice = made.puzzle;
    twice.givens.insert(open.cell);
    twice.values.set(open.cell, Digit::ALL.into_iter().find(|digit| *digit != open.digit));
    let twice = twice.values.to_string();
    for level in ["nudge", "technique", "digits", "where", "what", "full", "proof"] {
        all.extend([
            json!({"type": "hint", "puzzle": hard, "level": level, "options": {"no_uniqueness": true, "notation": "a1"}}),
            json!({"type": "hint", "puzzle": line, "level": level, "entries": [right, mistake]}),
            json!({"type": "hint", "puzzle": twice, "level": level}),
        ]);
    }
    let spoiled = format!(":0000:x:{}:::", line.replacen('.', &format!("+{}", open.digit.value() % 9 + 1), 1));
    all.push(json!({"type": "name", "puzzle": generate(5, 1).next().unwrap().puzzle.values.to_string(), "moves": ["r1c1=1", "r1c1<>2"]}));
    all.push(json!({"type": "why", "puzzle": spoiled, "question": "r5c5", "show": {"form": "html", "title": "Wrong"}}));
    all.extend([
        json!({"type": "solve", "puzzle": hard, "options": {"profile": "documents", "lang": "zh"}}),
        json!({"type": "solve", "puzzle": hard, "options": {"up_to": "simple"}}),
        json!({"type": "steps", "puzzle": line}),
        json!({"type": "hint", "puzzle": line, "question": "r5c5"}),
        json!({"type": "search", "puzzle": ".".repeat(81)}),
        json!({"type": "check", "log": log}),
        json!({"type": "check", "log": "{"}),
        json!({"type": "prove", "puzzle": line}),
        json!({"type": "prove-log", "log": log}),
        json!({"type": "generate", "seed": 7, "count": 3, "symmetry": "full"}),
        json!({"type": "generate", "seed": 7, "rules": ["jigsaw"], "size": 4}),
        json!({"type": "techniques"}),
        json!({"type": "techniques", "technique": "X-Wing", "lang": "zh"}),
        json!({"type": "techniques", "tier": "simple"}),
        json!({"type": "solve", "puzzle": line, "show": {"form": "svg", "step": 1000}}),
        json!({"type": "solve", "puzzle": line, "show": {"form": "pdf"}}),
        json!({"type": "techniques", "tier": "easy"}),
    ]);
    all.extend(grades(&line, &full, &hard));
    all.extend(texts(&line, &serde_json::from_str::<Value>(&log).unwrap()[1]));
    all
}

#[test]
fn requests_and_replies_are_as_the_schema_says_and_replies_are_read_back() {
    let schema = Schema::api();
    let mut seen = Vec::new();
    for request in requests() {
        assert_eq!(schema.faults("Request", &request), Vec::<String>::new(), "{request}");
        let read: Request = serde_json::from_value(request.clone()).unwrap();
        assert_eq!(schema.faults("Request", &serde_json::to_value(&read).unwrap()), Vec::<String>::new(), "{request}");
        let reply = answer(&read);
        let written = serde_json::to_value(&reply).unwrap();
        assert_eq!(schema.faults("Reply", &written), Vec::<String>::new(), "{request}");
        let text = serde_json::to_string(&reply).unwrap();
        assert_eq!(serde_json::from_str::<Reply>(&text).unwrap(), reply, "{request}");
        seen.push(written["type"].as_str().unwrap().to_owned());
        let shown = request.pointer("/show/form").is_some() && seen.last().is_some_and(|it| it != "error");
        assert_eq!(written.get("shown").is_some(), shown, "{request}");
    }
    let listed = schema.root["$defs"]["Reply"]["oneOf"].as_array().unwrap();
    for kind in listed.iter().map(|kind| kind["properties"]["type"]["const"].as_str().unwrap()) {
        assert!(seen.iter().any(|it| it == kind), "no reply is {kind}");
    }
    assert!(seen.iter().filter(|kind| *kind == "error").count() == 3, "{seen:?}");
}

#[test]
fn the_schema_refuses_what_no_reader_takes() {
    let schema = Schema::api();
    for wrong in [
        json!({"type": "solve"}),
        json!({"type": "solv", "puzzle": ""}),
        json!({"type": "solve", "puzzle": "", "upto": "simple"}),
        json!({"type": "solve", "puzzle": "", "show": {"title": ""}}),
        json!({"type": "generate", "seed": -1}),
    ] {
        assert!(!schema.faults("Request", &wrong).is_empty(), "{wrong}");
        assert!(serde_json::from_value::<Request>(wrong.clone()).is_err(), "{wrong}");
    }
    let record = json!({"line": 1, "outcome": "solved"});
    assert!(!schema.faults("GradeRecord", &record).is_empty());
    assert!(serde_json::from_value::<GradeRecord>(record).is_err());
}

/// The lines of a block of JSON below a heading of `docs/json-log.md`.
fn shown(heading: &str) -> Vec<String> {
    let page = page("json-log.md");
    let (_, below) = page.split_once(&format!("\n## {heading}\n")).unwrap();
    let block = below.split("```jsonl\n").nth(1).unwrap().split("```").next().unwrap();
    block.lines().map(str::to_owned).collect()
}

#[test]
fn what_the_page_of_the_log_shows_is_read_and_written_back() {
    let schema = Schema::api();
    let read = |heading: &str, name: &str, again: &dyn Fn(&str) -> Value| {
        for line in shown(heading) {
            let value: Value = serde_json::from_str(&line).unwrap();
            assert_eq!((&again(&line), schema.faults(name, &value)), (&value, vec![]), "{line}");
            assert!(value["format"].is_u64(), "{line}");
        }
    };
    let hint = |line: &str| serde_json::to_value(serde_json::from_str::<HintMessage>(line).unwrap()).unwrap();
    let grade = |line: &str| serde_json::to_value(serde_json::from_str::<GradeRecord>(line).unwrap()).unwrap();
    let technique = |line: &str| {
        let read: TechniqueRecord = serde_json::from_str(line).unwrap();
        let known = catalog().find(|info| info.slug == read.slug).map(TechniqueRecord::new).unwrap();
        assert_eq!(TechniqueRecord { format: read.format, ..known }, read);
        serde_json::to_value(read).unwrap()
    };
    read("Why and hint", "HintMessage", &hint);
    read("Grades", "GradeRecord", &grade);
    read("Techniques", "TechniqueRecord", &technique);
}

#[test]
fn every_kind_of_request_has_an_example() {
    let page = page("api.md");
    let blocks = page.split("```json\n").skip(1).map(|block| block.split("\n```").next().unwrap());
    let values: Vec<Value> = blocks.map(|block| serde_json::from_str(block).unwrap()).collect();
    let schema = Schema::api();
    for pair in values.chunks(2) {
        assert_eq!(
            (schema.faults("Request", &pair[0]), schema.faults("Reply", &pair[1])),
            (vec![], vec![]),
            "{pair:?}"
        );
    }
    for (name, kinds) in [("Request", values.iter().step_by(2)), ("Reply", values[1..].iter().step_by(2))] {
        let shown: Vec<&Value> = kinds.map(|value| &value["type"]).collect();
        for kind in schema.root["$defs"][name]["oneOf"].as_array().unwrap() {
            assert!(shown.contains(&&kind["properties"]["type"]["const"]), "{name}: {kind}");
        }
    }
}
