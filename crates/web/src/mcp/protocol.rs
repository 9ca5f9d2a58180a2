//! Answers the messages of the protocol itself, in both ways in which a client may begin.
//!
//! Up to 2025-11-25 a client shakes hands first, with `initialize`. From 2026-07-28 on it does not: each request says in
//! its `_meta` which version it speaks, and `server/discover` tells which there are.
use super::message::{RpcFault, RpcRequest};
use super::tools::{self, ToolCall};
use serde_json::{Map, Value, json};

/// The versions that begin with a handshake, the latest first.
const WITH_HANDSHAKE: [&str; 4] = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"];

/// The version of which each request stands for itself.
const WITHOUT_HANDSHAKE: &str = "2026-07-28";

/// The code for a version that this server does not speak.
const UNSUPPORTED_VERSION: i32 = -32022;

/// The time for which a client may keep what it was told of the server, which does not change while it runs.
const KEPT_MS: u32 = 3_600_000;

/// The keys that the protocol has in `_meta`.
const VERSION_KEY: &str = "io.modelcontextprotocol/protocolVersion";
const CAPABILITIES_KEY: &str = "io.modelcontextprotocol/clientCapabilities";
const SERVER_KEY: &str = "io.modelcontextprotocol/serverInfo";

/// A guide for an assistant, beside the descriptions of the tools.
const INSTRUCTIONS: &str = "\
Qedoku solves sudoku the way a careful person does; every step is proved, none is guessed. Call it instead of \
working out digits yourself. A puzzle is a text: 81 characters row by row, digits 1 to 9 and `.` for an open cell; \
grids, pencil marks and links of other programs are read as well. r4c5 is row 4, column 5; r4c5=7 puts a 7 there, \
r4c5<>7 says it is not 7. To help a player without spoiling the puzzle call hint, with a low level first. To explain \
one digit call why. Answers come in English, or in Chinese with options {\"lang\": \"zh\"}.";

/// The outcome of a request.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum RpcOutcome {
    /// A result that is known.
    Known(Value),
    /// A tool that is to work.
    Call(ToolCall),
}

/// Answers a request, or says which tool is to.
pub(crate) fn ask(request: &RpcRequest) -> Result<RpcOutcome, RpcFault> {
    let params = &request.params;
    let stands_alone = stands_alone(params)?;
    let known = |value: Value| Ok(RpcOutcome::Known(if stands_alone { alone(value) } else { value }));
    match request.method.as_str() {
        "initialize" => Ok(RpcOutcome::Known(initialized(params)?)),
        "server/discover" => Ok(RpcOutcome::Known(kept(alone(discovered())))),
        "ping" => known(json!({})),
        "tools/list" if params.get("cursor").is_some_and(|cursor| !cursor.is_null()) => {
            Err(RpcFault::bad_params("the list of tools has one page: expected no \"cursor\""))
        }
        "tools/list" => {
            let listed = json!({ "tools": tools::listed() });
            known(if stands_alone { kept(listed) } else { listed })
        }
        "tools/call" => Ok(RpcOutcome::Call(ToolCall { stands_alone, ..tools::call(params)? })),
        other => Err(RpcFault::no_method(other)),
    }
}

/// True if a request says for itself which version it speaks.
fn stands_alone(params: &Map<String, Value>) -> Result<bool, RpcFault> {
    let Some(meta) = params.get("_meta").and_then(Value::as_object) else { return Ok(false) };
    let Some(version) = meta.get(VERSION_KEY) else { return Ok(false) };
    let Some(version) = version.as_str() else {
        return Err(RpcFault::bad_params(format!("expected a text for {VERSION_KEY}")));
    };
    if version != WITHOUT_HANDSHAKE {
        let message = "expected another version of the protocol".to_owned();
        let data = json!({ "supported": versions(), "requested": version });
        return Err(RpcFault { code: UNSUPPORTED_VERSION, message, data: Some(Box::new(data)) });
    }
    if !meta.get(CAPABILITIES_KEY).is_some_and(Value::is_object) {
        return Err(RpcFault::bad_params(format!("expected an object for {CAPABILITIES_KEY}")));
    }
    Ok(true)
}

/// All versions, the latest first.
fn versions() -> Vec<&'static str> {
    [WITHOUT_HANDSHAKE].into_iter().chain(WITH_HANDSHAKE).collect()
}

/// The program by name and version.
fn server() -> Value {
    json!({ "name": "qedoku", "title": "Qedoku", "version": env!("CARGO_PKG_VERSION") })
}

/// The handshake: the version that the client asks for, or else the latest with a handshake.
fn initialized(params: &Map<String, Value>) -> Result<Value, RpcFault> {
    let asked = params.get("protocolVersion").and_then(Value::as_str);
    let asked = asked.ok_or_else(|| RpcFault::bad_params("expected a \"protocolVersion\" that is a text"))?;
    let version = WITH_HANDSHAKE.into_iter().find(|known| *known == asked).unwrap_or(WITH_HANDSHAKE[0]);
    Ok(json!({
        "protocolVersion": version,
        "capabilities": { "tools": {} },
        "serverInfo": server(),
        "instructions": INSTRUCTIONS,
    }))
}

/// The versions, capabilities and instructions of the server, for clients without a handshake.
fn discovered() -> Value {
    json!({
        "supportedVersions": versions(),
        "capabilities": { "tools": {} },
        "instructions": INSTRUCTIONS,
    })
}

/// The fields that results have which stand for themselves.
pub(crate) fn alone(mut result: Value) -> Value {
    result["resultType"] = "complete".into();
    result["_meta"] = json!({ SERVER_KEY: server() });
    result
}

/// A result that may be kept, and shown to anybody.
fn kept(mut result: Value) -> Value {
    result["ttlMs"] = KEPT_MS.into();
    result["cacheScope"] = "public".into();
    result
}
