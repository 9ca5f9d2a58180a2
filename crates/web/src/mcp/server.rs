//! The loop that takes lines and gives answers.
use super::lines::{InputLine, read_lines};
use super::message::{RpcFault, RpcMessage, RpcRequest, result_line};
use super::protocol::{RpcOutcome, ask};
use super::tools::{ToolCall, called_line};
use crate::pool::Pool;
use crate::refusal::Refusal;
use crate::server::ServerSettings;
use hyper::body::Bytes;
use serde_json::{Map, Value};
use std::io::{self, Read, Write};
use std::pin::Pin;
use std::sync::Arc;
use std::thread;
use std::time::Duration;
use tokio::runtime::Builder;
use tokio::sync::mpsc::{Receiver, Sender, channel};
use tokio::sync::oneshot;
use tokio::task::JoinSet;
use tokio::time::interval;

/// The time between two looks at whether to stop.
const LOOK: Duration = Duration::from_millis(50);

/// The lines that are read ahead, and the answers that wait to be written.
const AHEAD: usize = 16;

/// An answer that is worked on: a line, or nothing if the call was taken back.
type ToolAnswer = Pin<Box<dyn Future<Output = Option<String>> + Send>>;

/// The outcome of a line, or of a message in it.
enum TakenLine {
    /// Nobody waits for an answer.
    Nothing,
    /// The answer, on a line.
    Line(String),
    /// An answer that takes time.
    Later(ToolAnswer),
}

/// The state of the server.
struct ToolServer {
    pool: Arc<Pool>,
    most: usize,
    /// The calls that are worked on, by the names of their answers, and how each is taken back.
    calls: Vec<(Value, oneshot::Sender<()>)>,
    answers: Sender<String>,
}

/// Serves the tools to a client until its input ends and all is answered, the output is closed, or it is to stop.
/// Answers are written as each is ready.
pub fn serve_tools(
    input: impl Read + Send + 'static,
    mut output: impl Write,
    settings: ServerSettings,
    stop: impl Fn() -> bool + Send + 'static,
) -> io::Result<()> {
    let ServerSettings { worker, jobs, limits } = settings;
    let (lines, come) = channel(AHEAD);
    let (answers, mut ready) = channel(AHEAD);
    let runtime = Builder::new_current_thread().enable_all().build()?;
    thread::spawn(move || read_lines(input, limits.body, &lines));
    let pool = Arc::new(Pool::new(worker, jobs, limits));
    let server = ToolServer { pool, most: limits.body, calls: Vec::new(), answers };
    let serving = thread::spawn(move || runtime.block_on(server.run(come, stop)));
    while let Some(line) = ready.blocking_recv() {
        writeln!(output, "{line}")?;
        if ready.is_empty() {
            output.flush()?;
        }
    }
    output.flush()?;
    serving.join().map_err(|_| io::Error::other("the server came to an end"))
}

impl ToolServer {
    async fn run(mut self, mut lines: Receiver<InputLine>, stop: impl Fn() -> bool) {
        let mut working = JoinSet::new();
        let mut tick = interval(LOOK);
        let mut is_open = true;
        while (is_open || !working.is_empty()) && !stop() && !self.answers.is_closed() {
            tokio::select! {
                _ = tick.tick() => {}
                Some(_) = working.join_next() => {}
                line = lines.recv(), if is_open => match line {
                    None => is_open = false,
                    Some(line) => match self.take(line) {
                        TakenLine::Nothing => {}
                        TakenLine::Line(line) => self.write(line).await,
                        TakenLine::Later(answer) => {
                            let answers = self.answers.clone();
                            working.spawn(async move {
                                if let Some(line) = answer.await {
                                    let _ = answers.send(line).await;
                                }
                            });
                        }
                    },
                },
            }
        }
    }

    /// Has a line written, unless nobody reads any more.
    async fn write(&self, line: String) {
        let _ = self.answers.send(line).await;
    }

    /// Takes a line: a message, or several in brackets.
    fn take(&mut self, line: InputLine) -> TakenLine {
        let fault = |fault: &RpcFault| TakenLine::Line(fault.line(&Value::Null));
        let InputLine::Bytes(line) = line else {
            return fault(&RpcFault::no_request(Refusal::TooLarge(self.most).message()));
        };
        match serde_json::from_slice(&line) {
            Err(error) => fault(&RpcFault::no_json(&error.to_string())),
            Ok(Value::Array(messages)) if messages.is_empty() => fault(&RpcFault::no_request("expected a message")),
            Ok(Value::Array(messages)) => self.take_all(messages),
            Ok(message) => self.take_one(message),
        }
    }

    /// Takes the messages of a batch, whose answers stand on one line.
    fn take_all(&mut self, messages: Vec<Value>) -> TakenLine {
        let outcomes: Vec<TakenLine> = messages.into_iter().map(|message| self.take_one(message)).collect();
        if outcomes.iter().all(|outcome| matches!(outcome, TakenLine::Nothing)) {
            return TakenLine::Nothing;
        }
        TakenLine::Later(Box::pin(async move {
            let mut working = JoinSet::new();
            let mut lines = Vec::new();
            for outcome in outcomes {
                match outcome {
                    TakenLine::Nothing => {}
                    TakenLine::Line(line) => lines.push(line),
                    TakenLine::Later(answer) => {
                        working.spawn(answer);
                    }
                }
            }
            lines.extend(working.join_all().await.into_iter().flatten());
            (!lines.is_empty()).then(|| format!("[{}]", lines.join(",")))
        }))
    }

    /// Takes a message.
    fn take_one(&mut self, message: Value) -> TakenLine {
        let request = match RpcMessage::read(message) {
            Ok(RpcMessage::Request(request)) => request,
            Ok(RpcMessage::Notice { method, params }) => {
                if method == "notifications/cancelled" {
                    self.take_back(&params);
                }
                return TakenLine::Nothing;
            }
            Ok(RpcMessage::Answer) => return TakenLine::Nothing,
            Err((id, fault)) => return TakenLine::Line(fault.line(&id)),
        };
        self.calls.retain(|(_, back)| !back.is_closed());
        if self.calls.iter().any(|(id, _)| *id == request.id) {
            let fault = RpcFault::no_request("expected another \"id\": a call with this one is worked on");
            return TakenLine::Line(fault.line(&request.id));
        }
        match ask(&request) {
            Ok(RpcOutcome::Known(result)) => TakenLine::Line(result_line(&request.id, &result)),
            Ok(RpcOutcome::Call(call)) => self.call(request, call),
            Err(fault) => TakenLine::Line(fault.line(&request.id)),
        }
    }

    /// Takes a call back: what works on it ends, and it has no answer.
    fn take_back(&mut self, params: &Map<String, Value>) {
        let Some(named) = params.get("requestId") else { return };
        if let Some(place) = self.calls.iter().position(|(id, _)| id == named) {
            let (_, back) = self.calls.swap_remove(place);
            let _ = back.send(());
        }
    }

    /// Has a tool work.
    fn call(&mut self, request: RpcRequest, call: ToolCall) -> TakenLine {
        let ToolCall { request: asked, stands_alone } = call;
        let RpcRequest { id, .. } = request;
        let asked = match asked {
            Ok(asked) => Bytes::from(asked),
            Err(reply) => return TakenLine::Line(called_line(&id, &reply, stands_alone)),
        };
        let (back, taken_back) = oneshot::channel();
        self.calls.push((id.clone(), back));
        let pool = Arc::clone(&self.pool);
        TakenLine::Later(Box::pin(async move {
            let reply = tokio::select! {
                reply = pool.answer(&asked) => reply,
                Ok(()) = taken_back => return None,
            };
            let reply = match reply {
                Ok(reply) => String::from_utf8_lossy(&reply).into_owned(),
                Err(refusal) => refusal.body(),
            };
            Some(called_line(&id, &reply, stands_alone))
        }))
    }
}
