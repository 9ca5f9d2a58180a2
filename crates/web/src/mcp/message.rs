//! Messages of JSON-RPC 2.0.
use serde_json::{Map, Value, json};

/// The codes of faults that JSON-RPC has.
const PARSE: i32 = -32700;
const INVALID_REQUEST: i32 = -32600;
const NO_METHOD: i32 = -32601;
const INVALID_PARAMS: i32 = -32602;

/// The fault of a message that cannot be answered.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct RpcFault {
    /// The code, of JSON-RPC or of the protocol.
    pub(crate) code: i32,
    /// The fault in words.
    pub(crate) message: String,
    /// The details of the fault for a program.
    pub(crate) data: Option<Box<Value>>,
}

impl RpcFault {
    const fn new(code: i32, message: String) -> Self {
        Self { code, message, data: None }
    }

    /// A text that is no JSON.
    pub(crate) fn no_json(error: &str) -> Self {
        Self::new(PARSE, format!("no JSON: {error}"))
    }

    /// A message that is no request.
    pub(crate) fn no_request(what: impl Into<String>) -> Self {
        Self::new(INVALID_REQUEST, what.into())
    }

    /// A method that this server does not have.
    pub(crate) fn no_method(method: &str) -> Self {
        Self::new(NO_METHOD, format!("no method is called {}", Value::from(method)))
    }

    /// Parameters that the method does not take.
    pub(crate) fn bad_params(what: impl Into<String>) -> Self {
        Self::new(INVALID_PARAMS, what.into())
    }

    /// The answer to a message with this fault, on a line.
    pub(crate) fn line(&self, id: &Value) -> String {
        let Self { code, message, data } = self;
        let mut error = json!({ "code": code, "message": message });
        if let Some(data) = data {
            error["data"] = Value::clone(data);
        }
        json!({ "jsonrpc": "2.0", "id": id, "error": error }).to_string()
    }
}

/// A message of the client.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum RpcMessage {
    /// It wants an answer.
    Request(RpcRequest),
    /// It wants none.
    Notice {
        /// The event.
        method: String,
        /// More about it.
        params: Map<String, Value>,
    },
    /// An answer to something that was not asked.
    Answer,
}

/// A request that wants an answer.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct RpcRequest {
    /// The name that the answer has: a text or a whole number.
    pub(crate) id: Value,
    /// The name of what is to be done.
    pub(crate) method: String,
    /// With what.
    pub(crate) params: Map<String, Value>,
}

impl RpcMessage {
    /// Reads a message; one that cannot be read has a fault and, if it can be known, the name for its answer.
    pub(crate) fn read(value: Value) -> Result<Self, (Value, RpcFault)> {
        let Value::Object(mut fields) = value else {
            return Err((Value::Null, RpcFault::no_request("expected an object")));
        };
        let id = fields.remove("id");
        let named = id.clone().filter(is_id).unwrap_or_default();
        let bad = |fault| Err((named.clone(), fault));
        if fields.get("jsonrpc").and_then(Value::as_str) != Some("2.0") {
            return bad(RpcFault::no_request("expected \"jsonrpc\": \"2.0\""));
        }
        let method = match fields.remove("method") {
            Some(Value::String(method)) => method,
            None if fields.contains_key("result") || fields.contains_key("error") => return Ok(Self::Answer),
            _ => return bad(RpcFault::no_request("expected a \"method\" that is a text")),
        };
        if id.as_ref().is_some_and(|id| !is_id(id)) {
            return bad(RpcFault::no_request("expected an \"id\" that is a text or a whole number"));
        }
        let params = match fields.remove("params") {
            None => Map::new(),
            Some(Value::Object(params)) => params,
            // Nobody waits for an answer.
            Some(_) if id.is_none() => Map::new(),
            Some(_) => return bad(RpcFault::bad_params("expected \"params\" that are an object")),
        };
        Ok(match id {
            Some(id) => Self::Request(RpcRequest { id, method, params }),
            None => Self::Notice { method, params },
        })
    }
}

/// True if a value can name an answer.
fn is_id(value: &Value) -> bool {
    value.is_string() || value.is_i64() || value.is_u64()
}

/// The answer to a request, on a line.
pub(crate) fn result_line(id: &Value, result: &Value) -> String {
    json!({ "jsonrpc": "2.0", "id": id, "result": result }).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_read_or_have_a_fault() {
        let read = |text: &str| RpcMessage::read(serde_json::from_str(text).unwrap());
        let request = |id: Value| RpcMessage::Request(RpcRequest { id, method: "ping".into(), params: Map::new() });
        assert_eq!(read(r#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#), Ok(request(1.into())));
        assert_eq!(read(r#"{"jsonrpc":"2.0","id":"a","method":"ping","params":{}}"#), Ok(request("a".into())));
        assert_eq!(read(r#"{"jsonrpc":"2.0","id":1,"result":{}}"#), Ok(RpcMessage::Answer));
        let notice = RpcMessage::Notice { method: "x".into(), params: Map::new() };
        assert_eq!(read(r#"{"jsonrpc":"2.0","method":"x"}"#), Ok(notice.clone()));
        assert_eq!(read(r#"{"jsonrpc":"2.0","method":"x","params":[1]}"#), Ok(notice));
        for (text, id, code) in [
            ("1", Value::Null, INVALID_REQUEST),
            (r#"{"id":7,"method":"ping"}"#, 7.into(), INVALID_REQUEST),
            (r#"{"jsonrpc":"1.0","id":7,"method":"ping"}"#, 7.into(), INVALID_REQUEST),
            (r#"{"jsonrpc":"2.0","id":7}"#, 7.into(), INVALID_REQUEST),
            (r#"{"jsonrpc":"2.0","id":7,"method":3}"#, 7.into(), INVALID_REQUEST),
            (r#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, Value::Null, INVALID_REQUEST),
            (r#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, Value::Null, INVALID_REQUEST),
            (r#"{"jsonrpc":"2.0","id":7,"method":"ping","params":[]}"#, 7.into(), INVALID_PARAMS),
        ] {
            let (named, fault) = read(text).unwrap_err();
            assert_eq!((named, fault.code), (id, code), "{text}");
        }
    }
}
