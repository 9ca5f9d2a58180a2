//! The tools: requests of the API by name, described for assistants.
use super::message::RpcFault;
use super::protocol::alone;
use serde::Deserialize;
use serde_json::{Map, Value, json};

/// The schemas of what each tool takes and gives, by its name; written by `cargo dev schema`.
const SCHEMAS: &str = include_str!("schemas.json");

/// A request of the API that assistants may make.
struct Tool {
    name: &'static str,
    title: &'static str,
    description: &'static str,
}

/// The tools, those first that are needed most.
const TOOLS: [Tool; 7] = [
    Tool {
        name: "hint",
        title: "Hint for a sudoku position",
        description: "Gives the next step of a sudoku, told as far as `level` says: `nudge`, `technique`, `digits`, \
            `where` (the default), `what`, `full`, `proof`. Takes `puzzle`, and in `entries` the moves of the player \
            (`r4c5=7`, `r4c5<>7`); if one of them is wrong, the hint says which. Use it when somebody is stuck or \
            wants to know whether they are right: begin with a low level, and raise it when asked for more. With \
            `question` (`r4c5`) the hint lies on the shortest way to that cell.",
    },
    Tool {
        name: "why",
        title: "Why a digit goes where it goes",
        description: "Gives the smallest argument for one cell or candidate: the fewest and easiest steps from which \
            it follows that `r4c5` has its digit, that `r4c5=7`, or that `r4c5<>7`. Takes `puzzle` and `question`. \
            Use it for \"why is this a 7?\" and \"why not 3?\", rather than telling the whole solution. If the \
            position has a mistake, the reply is a hint that names it.",
    },
    Tool {
        name: "name",
        title: "Name a sudoku move",
        description: "Says which techniques give a move of a player, or why it does not follow. Takes `puzzle` (the \
            position before the move) and `moves`, such as [\"r4c5=7\"] or [\"r1c4<>7\", \"r8c4<>7\"]. Use it to \
            judge whether a move was deduced or guessed, and what the pattern is called.",
    },
    Tool {
        name: "solve",
        title: "Solve a sudoku step by step",
        description: "Solves a puzzle with every step in words: technique, what it concludes, and why. Takes `puzzle`, \
            and in `options` the hardest tier allowed (`up_to`), the order of techniques (`profile`), the language and \
            the detail. Gives the steps and how the run ended, the solution too. It tells everything, so use it when \
            the whole solution is wanted; for the next step alone use hint. `\"text\": false` leaves the data alone.",
    },
    Tool {
        name: "grade",
        title: "Grade a sudoku",
        description: "Says how hard a puzzle is: its tier (simple, intermediate, advanced, ultimate) and its Sudoku \
            Explainer rating; with `scales` also `hodoku`, `effort`, `se118` and `se-corrected`. Takes `puzzle`. Use it \
            for \"how hard is this?\" and for \"which technique does it need?\".",
    },
    Tool {
        name: "check",
        title: "Check the steps of a solution",
        description: "Checks a log of steps, by whomever it was written, with a checker that knows no technique: does \
            each step follow from what it rests on? Takes `log`, the text of a log as JSON or as lines of JSON, such \
            as the messages that solve gives. Use it to verify reasoning before it is passed on.",
    },
    Tool {
        name: "generate",
        title: "Make sudoku puzzles",
        description: "Makes puzzles with exactly one solution, each with its solution. Takes `seed` (the same seed \
            makes the same puzzles), `count`, `symmetry`, and in `order` what they are to be like: `tier`, \
            `technique` that must be needed, `se`, `hodoku`, `givens`, `minimal`, `mask`. A rare order may find \
            nothing within the time: ask for less, or with another seed.",
    },
];

/// A tool that is to work.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct ToolCall {
    /// The request of the API, or else the reply that there can be none.
    pub(crate) request: Result<String, String>,
    /// True if the call says for itself which version of the protocol it speaks.
    pub(crate) stands_alone: bool,
}

/// All tools, as the protocol lists them.
pub(crate) fn listed() -> Vec<Value> {
    let schemas: Value = serde_json::from_str(SCHEMAS).unwrap_or_default();
    let listed = |tool: &Tool| {
        let Tool { name, title, description } = tool;
        json!({
            "name": name,
            "title": title,
            "description": description,
            "inputSchema": schemas[name]["input"],
            "outputSchema": schemas[name]["output"],
            "annotations": {
                "title": title,
                "readOnlyHint": true,
                "destructiveHint": false,
                "idempotentHint": true,
                "openWorldHint": false,
            },
        })
    };
    TOOLS.iter().map(listed).collect()
}

/// The call with these parameters. What is wrong with its arguments is told by the tool, so that an assistant sees it.
pub(crate) fn call(params: &Map<String, Value>) -> Result<ToolCall, RpcFault> {
    let name = params.get("name").and_then(Value::as_str);
    let name = name.ok_or_else(|| RpcFault::bad_params("expected a \"name\" that is a text"))?;
    if !TOOLS.iter().any(|tool| tool.name == name) {
        let known = TOOLS.map(|tool| tool.name).join(", ");
        return Err(RpcFault::bad_params(format!("no tool is called {}; there are {known}", Value::from(name))));
    }
    let mut request = match params.get("arguments") {
        None | Some(Value::Null) => Map::new(),
        Some(Value::Object(arguments)) => arguments.clone(),
        Some(_) => return Err(RpcFault::bad_params("expected \"arguments\" that are an object")),
    };
    // A whole request of the API is taken as well.
    let request = match request.insert("type".to_owned(), name.into()) {
        Some(other) if other != name => {
            let message = format!("no request: the tool {name} takes no type {other}");
            Err(json!({ "type": "error", "kind": "unreadable", "message": message }).to_string())
        }
        _ => Ok(Value::Object(request).to_string()),
    };
    Ok(ToolCall { request, stands_alone: false })
}

/// The words of a reply.
#[derive(Deserialize, Default)]
struct ReplyWords {
    #[serde(rename = "type")]
    kind: String,
    text: Option<String>,
    message: Option<String>,
    shown: Option<String>,
}

/// The answer to a call, on a line: the words of the reply, and the reply as it is.
pub(crate) fn called_line(id: &Value, reply: &str, stands_alone: bool) -> String {
    let ReplyWords { kind, text, message, shown } = serde_json::from_str(reply).unwrap_or_default();
    let is_error = kind == "error";
    // A reply without words is its own text.
    let text = text.or(message).unwrap_or_else(|| reply.to_owned());
    let shown = shown.filter(|shown| *shown != text);
    let block = |text: String| json!({ "type": "text", "text": text });
    let content: Vec<Value> = [text].into_iter().chain(shown).map(block).collect();
    let result = json!({ "content": content, "isError": is_error });
    let result = if stands_alone { alone(result) } else { result }.to_string();
    // The reply stands in it byte for byte.
    let rest = result.strip_prefix('{').unwrap_or_default();
    format!(r#"{{"jsonrpc":"2.0","id":{id},"result":{{"structuredContent":{reply},{rest}}}"#)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_tool_has_schemas_and_no_others_are_there() {
        let schemas: Map<String, Value> = serde_json::from_str(SCHEMAS).unwrap();
        assert_eq!(schemas.len(), TOOLS.len());
        for tool in listed() {
            for schema in ["inputSchema", "outputSchema"] {
                assert_eq!(tool[schema]["type"], "object", "{}: {schema}", tool["name"]);
            }
            assert!(tool["inputSchema"]["properties"].get("type").is_none());
        }
    }

    #[test]
    fn an_answer_is_json_with_the_reply_in_it() {
        let words = r#"{"type":"graded","grade":{"se":1.0},"text":"easy","shown":"<svg>"}"#;
        for (reply, texts, is_error) in [
            (words, vec!["easy", "<svg>"], false),
            (r#"{"type":"generated","puzzles":[]}"#, vec![r#"{"type":"generated","puzzles":[]}"#], false),
            (r#"{"type":"error","kind":"unreadable","message":"no"}"#, vec!["no"], true),
        ] {
            for stands_alone in [false, true] {
                let line = called_line(&"a\"b".into(), reply, stands_alone);
                let read: Value = serde_json::from_str(&line).unwrap();
                assert!(line.contains(reply) && !line.contains('\n'));
                assert_eq!(read["id"], "a\"b");
                let result = &read["result"];
                let found: Vec<_> = result["content"].as_array().unwrap().iter().map(|it| it["text"].clone()).collect();
                assert_eq!(found, texts);
                assert_eq!(result["isError"], is_error);
                assert_eq!(result.get("resultType").is_some(), stands_alone);
            }
        }
    }
}
