//! Tests of the limits of `qedoku mcp`: time, length, waiting calls, and the end of the input.
use crate::assistant::Assistant;
use crate::served::HARD;
use serde_json::{Value, json};
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Arguments of `why` that take seconds.
fn hard() -> Value {
    let mut request: Value = serde_json::from_str(HARD).unwrap();
    request.as_object_mut().unwrap().remove("type");
    request
}

#[test]
fn an_answer_that_takes_too_long_is_given_up_and_others_come_meanwhile() {
    let mut assistant = Assistant::with(&["--seconds", "1", "--jobs", "2"]);
    assistant.call("hard", "why", &hard());
    assistant.call("easy", "generate", &json!({"seed": 7}));
    // Answers come as each is ready.
    assert_eq!(assistant.hear()["id"], "easy");
    let late = assistant.hear();
    assert_eq!((&late["id"], &late["result"]["isError"]), (&json!("hard"), &json!(true)), "{late}");
    assert_eq!(late["result"]["structuredContent"]["kind"], "too-long");
    assert_eq!(assistant.use_tool("generate", &json!({"seed": 7}))["isError"], false);
}

#[test]
fn a_call_that_is_taken_back_has_no_answer_and_holds_nobody_up() {
    let mut assistant = Assistant::with(&["--jobs", "1"]);
    let start = Instant::now();
    for id in 0..5 {
        assistant.call(id, "why", &hard());
        sleep(Duration::from_millis(50));
        let cancelled = json!({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": id}});
        assistant.say(cancelled.to_string());
    }
    assistant.say(r#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"unknown"}}"#);
    assistant.call("easy", "generate", &json!({"seed": 7}));
    assert_eq!(assistant.hear()["id"], "easy");
    // One alone takes longer than all of it.
    assert!(start.elapsed() < Duration::from_secs(4), "{:?}", start.elapsed());
    assert_eq!(assistant.end(), (Some(0), String::new(), String::new()));
}

#[test]
fn a_name_that_waits_for_its_answer_is_not_given_twice() {
    let mut assistant = Assistant::with(&["--jobs", "1", "--seconds", "1"]);
    assistant.call(7, "why", &hard());
    assistant.call(7, "generate", &json!({"seed": 7}));
    assert_eq!(assistant.hear()["error"]["code"], -32600);
    assert_eq!(assistant.hear()["id"], 7);
    assistant.call(7, "generate", &json!({"seed": 7}));
    assert_eq!(assistant.hear()["result"]["isError"], false);
}

#[test]
fn a_line_that_is_too_long_is_passed_over() {
    let mut assistant = Assistant::with(&[]);
    for bytes in [(1 << 20) + 1, 3 << 20] {
        assistant.say("1".repeat(bytes));
        let answer = assistant.hear();
        assert_eq!(answer["error"]["code"], -32600, "{answer}");
        assert!(answer["error"]["message"].as_str().unwrap().contains("at most 1048576 bytes"));
    }
    // One that is just as long as it may be is read.
    let ping = r#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#;
    assistant.say(ping.to_owned() + &" ".repeat((1 << 20) - ping.len()));
    assert_eq!(assistant.hear()["result"], json!({}));
}

#[test]
fn what_was_asked_before_the_end_is_answered() {
    let mut assistant = Assistant::with(&["--jobs", "2"]);
    for id in 0..20 {
        assistant.call(id, "generate", &json!({"seed": id}));
    }
    let (code, said, err) = assistant.end();
    let mut ids: Vec<i64> = said
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap())
        .map(|answer| answer["id"].as_i64().unwrap())
        .collect();
    ids.sort_unstable();
    assert_eq!((code, err.as_str()), (Some(0), ""));
    assert_eq!(ids, (0..20).collect::<Vec<_>>());
}

/// Waits until the server has ended.
fn ended(assistant: &mut Assistant) -> Option<i32> {
    let start = Instant::now();
    loop {
        if let Some(status) = assistant.child.try_wait().unwrap() {
            return status.code();
        }
        assert!(start.elapsed() < Duration::from_secs(10), "it goes on");
        sleep(Duration::from_millis(20));
    }
}

#[test]
fn a_signal_ends_it_even_amid_an_answer() {
    for (signal, code) in [("-TERM", 143), ("-INT", 130)] {
        let mut assistant = Assistant::with(&["--jobs", "1"]);
        assert_eq!(assistant.ask("ping", &json!({})), json!({}));
        assistant.call(2, "why", &hard());
        sleep(Duration::from_millis(100));
        let id = assistant.child.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
        assert_eq!(ended(&mut assistant), Some(code));
    }
}

#[test]
fn a_reader_that_has_gone_ends_it_without_a_word() {
    let shell = format!(
        "(for i in 1 2 3 4 5 6 7 8 9; do echo '{}'; sleep 0.1; done) | {{ {} mcp; echo \"code $?\" >&2; }} | head -n 1",
        r#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#,
        env!("CARGO_BIN_EXE_qedoku")
    );
    let ran = Command::new("/bin/sh").args(["-c", &shell]).output().unwrap();
    let err = String::from_utf8(ran.stderr).unwrap();
    assert!(err.lines().any(|line| line == "code 0") && !err.contains("qedoku:"), "{err}");
}
