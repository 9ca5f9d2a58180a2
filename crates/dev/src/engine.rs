//! `cargo dev engine`: whether the engine for a browser gives the same bytes as here.
use crate::DevResult;
use clap::Args;
use qedoku_web::load::{LoadExchange, exchanges};
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::thread;

/// The number of puzzles that are asked about.
const PUZZLES: u64 = 10;

/// The other requests: one that goes deep, and those that are told when the engine fails.
const MORE: &str = r#"{"type":"why","puzzle":"8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..","question":"r1c2"}"#;

#[derive(Args)]
pub(crate) struct EngineOptions {
    /// The folder that `cargo dev page` wrote.
    #[arg(default_value = "target/page")]
    folder: PathBuf,
}

/// Asks the engine of a folder, as its worker does, by node.
pub(crate) fn run(options: &EngineOptions) -> DevResult {
    let mut exchanges = exchanges(PUZZLES);
    // The worker writes its requests itself, so that they are always JSON.
    exchanges.retain(|exchange| exchange.request.starts_with('{'));
    exchanges.push(LoadExchange { request: MORE.to_owned(), reply: qedoku::api::answer_text(MORE) });
    let script = qedoku_fixtures::root().join("crates/web/tests/engine.mjs");
    let mut node = Command::new("node");
    let mut child = node.arg(script).arg(&options.folder).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    let mut stdin = child.stdin.take().ok_or("node has no input")?;
    let requests: String = exchanges.iter().flat_map(|exchange| [exchange.request.as_str(), "\n"]).collect();
    let asking = thread::spawn(move || stdin.write_all(requests.as_bytes()));
    let output = child.wait_with_output()?;
    asking.join().map_err(|_| "nothing was asked")??;
    let text = String::from_utf8(output.stdout)?;
    let replies: Vec<&str> = text.lines().collect();
    let differing = exchanges.iter().zip(&replies).filter(|(exchange, reply)| exchange.reply != **reply);
    let mut agrees = output.status.success() && replies.len() == exchanges.len();
    for (LoadExchange { request, reply }, other) in differing {
        println!("{request}\n  is answered here with {reply:.200}\n  and there with {other:.200}");
        agrees = false;
    }
    println!("{} of {} requests answered in the browser's engine", replies.len(), exchanges.len());
    Ok(agrees)
}
