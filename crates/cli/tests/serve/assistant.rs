//! A client of `qedoku mcp`, as an assistant is one.
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A conversation with a server in a process of its own.
pub(crate) struct Assistant {
    pub(crate) child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Assistant {
    pub(crate) fn with(arguments: &[&str]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_qedoku"));
        command.arg("mcp").args(arguments).env("LC_ALL", "C");
        let piped = Stdio::piped;
        let mut child = command.stdin(piped()).stdout(piped()).stderr(piped()).spawn().unwrap();
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().unwrap());
        Self { child, input, output }
    }

    /// Says some bytes, a line if they have no end.
    pub(crate) fn say(&mut self, line: impl AsRef<[u8]>) {
        let input = self.input.as_mut().unwrap();
        input.write_all(line.as_ref()).unwrap();
        input.write_all(b"\n").unwrap();
        input.flush().unwrap();
    }

    /// Sends a request with this name for its answer.
    pub(crate) fn request(&mut self, id: impl Into<Value>, method: &str, params: &Value) {
        let id: Value = id.into();
        self.say(json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params}).to_string());
    }

    /// Has a tool called.
    pub(crate) fn call(&mut self, id: impl Into<Value>, tool: &str, arguments: &Value) {
        self.request(id, "tools/call", &json!({"name": tool, "arguments": arguments}));
    }

    /// The next line that comes.
    pub(crate) fn line(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        line
    }

    /// The same, which is JSON.
    pub(crate) fn hear(&mut self) -> Value {
        let line = self.line();
        serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error}: {line}"))
    }

    /// Asks and hears the result.
    pub(crate) fn ask(&mut self, method: &str, params: &Value) -> Value {
        self.request(1, method, params);
        let mut answer = self.hear();
        assert_eq!((&answer["id"], &answer["jsonrpc"]), (&json!(1), &json!("2.0")), "{answer}");
        answer["result"].take()
    }

    /// Has a tool called and hears what it gives.
    pub(crate) fn use_tool(&mut self, tool: &str, arguments: &Value) -> Value {
        self.ask("tools/call", &json!({"name": tool, "arguments": arguments}))
    }

    /// Says no more.
    pub(crate) fn hang_up(&mut self) {
        self.input = None;
    }

    /// Ends the conversation; gives the exit code, what else was said, and what stands on standard error.
    pub(crate) fn end(mut self) -> (Option<i32>, String, String) {
        self.hang_up();
        let mut rest = String::new();
        self.output.read_to_string(&mut rest).unwrap();
        let code = self.child.wait().unwrap().code();
        let mut err = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
        (code, rest, err)
    }
}

impl Drop for Assistant {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
