//! The tools for assistants: the protocol, each tool, and messages that make no sense.
use crate::assistant::Assistant;
use qedoku::api::answer_text;
use serde_json::{Value, json};
use std::fs;

const PUZZLE: &str = "6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4";

/// The `_meta` of a request that stands for itself.
fn meta(version: &str) -> Value {
    json!({
        "io.modelcontextprotocol/protocolVersion": version,
        "io.modelcontextprotocol/clientCapabilities": {},
    })
}

#[test]
fn hands_are_shaken_in_the_version_that_both_know() {
    let mut assistant = Assistant::with(&[]);
    let mut shake = |version: &str| {
        let client = json!({"name": "test", "version": "1"});
        assistant.ask("initialize", &json!({"protocolVersion": version, "capabilities": {}, "clientInfo": client}))
    };
    for version in ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"] {
        assert_eq!(shake(version)["protocolVersion"], version);
    }
    for version in ["1999-01-01", "2026-07-28", ""] {
        assert_eq!(shake(version)["protocolVersion"], "2025-11-25", "{version}");
    }
    let hello = shake("2025-11-25");
    assert_eq!(hello["capabilities"], json!({"tools": {}}));
    assert_eq!(hello["serverInfo"]["name"], "qedoku");
    assert!(hello["instructions"].as_str().unwrap().contains("r4c5"));
    // What is no request has no answer.
    assistant.say(r#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#);
    assistant.say(r#"{"jsonrpc":"2.0","id":9,"result":{}}"#);
    assert_eq!(assistant.ask("ping", &json!({})), json!({}));
    assert_eq!(assistant.end(), (Some(0), String::new(), String::new()));
}

#[test]
fn without_a_handshake_each_request_says_its_version() {
    let mut assistant = Assistant::with(&[]);
    let found = assistant.ask("server/discover", &json!({"_meta": meta("2026-07-28")}));
    assert_eq!(found["supportedVersions"][0], "2026-07-28");
    let is_whole = |result: &Value| {
        result["resultType"] == "complete" && result["_meta"]["io.modelcontextprotocol/serverInfo"]["name"] == "qedoku"
    };
    assert!(is_whole(&found) && found["ttlMs"].is_u64() && found["cacheScope"] == "public", "{found}");
    let listed = assistant.ask("tools/list", &json!({"_meta": meta("2026-07-28")}));
    assert!(is_whole(&listed) && listed["ttlMs"].is_u64() && listed["cacheScope"] == "public");
    let asked = json!({"name": "generate", "arguments": {"seed": 7}, "_meta": meta("2026-07-28")});
    let made = assistant.ask("tools/call", &asked);
    assert!(is_whole(&made) && made["isError"] == false, "{made}");
    // The same in the way of a handshake has none of that.
    let made = assistant.use_tool("generate", &json!({"seed": 7}));
    assert!(made.get("resultType").is_none() && made.get("_meta").is_none(), "{made}");

    assistant.request(2, "tools/list", &json!({"_meta": meta("2025-11-25")}));
    let error = assistant.hear();
    assert_eq!(error["error"]["code"], -32022, "{error}");
    assert_eq!(error["error"]["data"]["requested"], "2025-11-25");
    assert_eq!(error["error"]["data"]["supported"], found["supportedVersions"]);
    for bad in [json!(7), json!("2026-07-28")] {
        assistant.request(3, "tools/list", &json!({"_meta": {"io.modelcontextprotocol/protocolVersion": bad}}));
        assert_eq!(assistant.hear()["error"]["code"], -32602);
    }
}

#[test]
fn each_tool_gives_the_reply_of_the_api() {
    let mut assistant = Assistant::with(&[]);
    let listed = assistant.ask("tools/list", &json!({}));
    let names: Vec<&str> =
        listed["tools"].as_array().unwrap().iter().map(|tool| tool["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["hint", "why", "name", "solve", "grade", "check", "generate"]);
    let mut log = String::new();
    for (tool, arguments) in [
        ("solve", json!({"puzzle": PUZZLE, "options": {"lang": "zh"}, "show": {"form": "markdown"}})),
        ("hint", json!({"puzzle": PUZZLE, "level": "full"})),
        ("why", json!({"puzzle": PUZZLE, "question": "r1c2"})),
        ("name", json!({"puzzle": PUZZLE, "moves": ["r1c2=9"]})),
        ("grade", json!({"puzzle": PUZZLE, "scales": ["tier", "se"]})),
        ("check", json!({"log": ""})),
        ("generate", json!({"seed": 7, "count": 2})),
    ] {
        let mut arguments = arguments;
        if tool == "check" {
            arguments["log"] = log.as_str().into();
        }
        let mut request = arguments.clone();
        request["type"] = tool.into();
        let reply = answer_text(&request.to_string());
        // With the type or without: a whole request of the API is taken as well.
        for arguments in [&arguments, &request] {
            assistant.call(1, tool, arguments);
            let line = assistant.line();
            assert!(line.contains(&format!(r#""structuredContent":{reply}"#)), "{tool}: {line}\n{reply}");
        }
        let result = assistant.use_tool(tool, &arguments);
        assert_eq!(result["isError"], false, "{tool}: {result}");
        let reply: Value = serde_json::from_str(&reply).unwrap();
        let described = reply["text"].as_str().map_or_else(|| reply.to_string(), str::to_owned);
        assert_eq!(result["content"][0], json!({"type": "text", "text": described}), "{tool}");
        assert_eq!(result["content"].get(1).map(|block| &block["text"]), reply.get("shown"), "{tool}");
        if tool == "solve" {
            let messages = reply["messages"].as_array().unwrap();
            log = messages.iter().map(Value::to_string).collect::<Vec<_>>().join("\n");
        }
        if tool == "check" {
            assert_eq!(reply["accepted"], true, "{reply}");
        }
    }
}

#[test]
fn what_a_tool_cannot_do_it_says() {
    let mut assistant = Assistant::with(&[]);
    for (tool, arguments, words) in [
        ("solve", json!({}), "missing field `puzzle`"),
        ("solve", json!({"puzzle": "123"}), "line 1, column"),
        ("solve", json!({"puzzle": PUZZLE, "depth": 3}), "unknown field `depth`"),
        ("solve", json!({"puzzle": PUZZLE, "type": "grade"}), "takes no type \"grade\""),
        ("hint", json!({"puzzle": PUZZLE, "level": "loud"}), "no level is called \"loud\""),
        ("generate", json!({"seed": 1, "count": 1001}), "1000"),
        ("why", json!({"puzzle": 7, "question": "r1c1"}), "expected a string"),
    ] {
        let result = assistant.use_tool(tool, &arguments);
        let described = result["content"][0]["text"].as_str().unwrap_or_default();
        assert!(result["isError"] == true && described.contains(words), "{tool} {arguments}: {result}");
        assert_eq!(result["structuredContent"]["type"], "error");
        assert_eq!(result["structuredContent"]["message"], described);
    }
}

#[test]
fn a_message_that_makes_no_sense_is_told_so_and_the_next_is_answered() {
    let mut assistant = Assistant::with(&[]);
    let request =
        |method: &str, params: &str| format!(r#"{{"jsonrpc":"2.0","id":4,"method":"{method}","params":{params}}}"#);
    let deep = "[".repeat(100_000);
    for (line, code, id) in [
        ("solve it".to_owned(), -32700, Value::Null),
        ("{".to_owned(), -32700, Value::Null),
        (deep, -32700, Value::Null),
        ("[]".to_owned(), -32600, Value::Null),
        ("7".to_owned(), -32600, Value::Null),
        (r#"{"id":4,"method":"ping"}"#.to_owned(), -32600, 4.into()),
        (r#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#.to_owned(), -32600, Value::Null),
        (r#"{"jsonrpc":"2.0","id":4,"method":[]}"#.to_owned(), -32600, 4.into()),
        (request("resources/list", "{}"), -32601, 4.into()),
        (request("tools/call", "[1]"), -32602, 4.into()),
        (request("tools/call", "{}"), -32602, 4.into()),
        (request("tools/call", r#"{"name":"prove"}"#), -32602, 4.into()),
        (request("tools/call", r#"{"name":"solve","arguments":"x"}"#), -32602, 4.into()),
        (request("tools/list", r#"{"cursor":"2"}"#), -32602, 4.into()),
        (request("initialize", "{}"), -32602, 4.into()),
    ] {
        let shown: String = line.chars().take(80).collect();
        assistant.say(line);
        let answer = assistant.hear();
        assert_eq!((&answer["error"]["code"], &answer["id"]), (&json!(code), &id), "{shown}: {answer}");
        assert!(answer["error"]["message"].as_str().is_some_and(|message| !message.is_empty()));
        assert_eq!(assistant.ask("ping", &json!({})), json!({}), "{shown}");
    }
    assistant.say([0xff, 0xfe, b'{']);
    assert_eq!(assistant.hear()["error"]["code"], -32700);
    assistant.say("\n  \n");
    assert_eq!(assistant.ask("ping", &json!({})), json!({}));
}

#[test]
fn a_batch_is_answered_on_a_line() {
    let mut assistant = Assistant::with(&[]);
    let call = r#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"generate","arguments":{"seed":7}}}"#;
    let ping = r#"{"jsonrpc":"2.0","id":2,"method":"ping"}"#;
    let notice = r#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#;
    assistant.say(format!("[{notice},{notice}]"));
    assistant.say(format!("[{call},{notice},{ping},3]"));
    let answers = assistant.hear();
    let answer = |id: Value| answers.as_array().unwrap().iter().find(|answer| answer["id"] == id).unwrap();
    assert_eq!(answers.as_array().map(Vec::len), Some(3));
    assert_eq!(answer(1.into())["result"]["isError"], false);
    assert_eq!(answer(2.into())["result"], json!({}));
    assert_eq!(answer(Value::Null)["error"]["code"], -32600);
}

/// The page has calls and what they say, as it is.
#[test]
fn the_page_shows_what_the_tools_say() {
    let page = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/mcp.md")).unwrap();
    let mut assistant = Assistant::with(&[]);
    let mut tools = Vec::new();
    let mut log = String::new();
    for section in page.split("\n## `").skip(1) {
        let tool = section.split('`').next().unwrap();
        let block = |kind: &str| {
            let start = format!("\n```{kind}\n");
            let rest = section.split_once(&start).unwrap_or_else(|| panic!("{tool} has no {kind}")).1;
            rest.split_once("\n```").unwrap().0
        };
        let mut arguments: Value = serde_json::from_str(block("json")).unwrap();
        if arguments["log"] == "..." {
            arguments["log"] = log.as_str().into();
        }
        let result = assistant.use_tool(tool, &arguments);
        if tool == "solve" {
            let messages = result["structuredContent"]["messages"].as_array().unwrap();
            log = messages.iter().map(Value::to_string).collect::<Vec<_>>().join("\n");
        }
        let described = result["content"][0]["text"].as_str().unwrap();
        // What is long is cut after some lines.
        let (shown, cut) = block("text").split_once("\n...").map_or((block("text"), false), |(shown, _)| (shown, true));
        assert!(
            if cut { described.starts_with(shown) } else { described.trim_end() == shown },
            "{tool} says\n{described}"
        );
        tools.push(tool);
    }
    let listed = assistant.ask("tools/list", &json!({}));
    assert_eq!(tools, listed["tools"].as_array().unwrap().iter().map(|tool| &tool["name"]).collect::<Vec<_>>());
}
