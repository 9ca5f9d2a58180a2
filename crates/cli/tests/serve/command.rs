//! The command itself: its address, its options and its end.
use crate::served::{EASY, HARD, MADE, body, connect, post, read, status};
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::process::{Child, Command, Output, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// A server in a process of its own.
struct Running {
    child: Child,
    address: SocketAddr,
}

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_qedoku"));
    command.arg("serve").args(arguments).env("LC_ALL", "C").stdin(Stdio::null());
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

impl Running {
    fn with(arguments: &[&str]) -> Self {
        let mut child = command(arguments).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let address = line.strip_prefix("http://").and_then(|line| line.strip_suffix("/\n"));
        let address = address.unwrap_or_else(|| panic!("no address: {line}")).parse().unwrap();
        Self { child, address }
    }

    fn ask(&self, request: &str) -> String {
        let mut stream = connect(self.address);
        stream.write_all(&post(self.address, "", request.as_bytes())).unwrap();
        read(&mut stream)
    }

    /// Sends a signal; gives the exit code and what was said.
    fn end(mut self, signal: &str) -> (Option<i32>, String) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
        let code = self.child.wait().unwrap().code();
        let mut err = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
        (code, err)
    }

    /// The processes that work for it, where the system tells.
    fn workers(&self) -> Option<Vec<u32>> {
        let id = self.child.id();
        let all = fs::read_to_string(format!("/proc/{id}/task/{id}/children")).ok()?;
        Some(all.split_whitespace().map(|id| id.parse().unwrap()).collect())
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Waits until something is so.
fn until(what: &str, is_so: impl Fn() -> bool) {
    let start = Instant::now();
    while !is_so() {
        assert!(start.elapsed() < Duration::from_secs(10), "{what}");
        sleep(Duration::from_millis(20));
    }
}

fn is_gone(process: u32) -> bool {
    let state = fs::read_to_string(format!("/proc/{process}/stat"));
    state.map_or(true, |state| state.contains(") Z "))
}

#[test]
fn a_hard_question_is_cut_and_the_next_is_answered() {
    let running = Running::with(&["--port", "0", "--seconds", "1", "--jobs", "1"]);
    let response = running.ask(HARD);
    assert!(status(&response) == 504 && body(&response).contains("longer than 1 s"), "{response}");
    assert!(body(&running.ask(EASY)).starts_with(MADE));
    assert_eq!(running.end("-INT"), (Some(130), "qedoku: serving; Ctrl+C stops it\n".to_owned()));
}

#[cfg(unix)]
#[test]
fn signals_stop_it_and_what_works_for_it() {
    for (signal, code) in [("-INT", Some(130)), ("-TERM", Some(143)), ("-KILL", None)] {
        let running = Running::with(&["--port", "0", "--jobs", "2"]);
        assert!(body(&running.ask(EASY)).starts_with(MADE));
        let mut waiting = connect(running.address);
        waiting.write_all(&post(running.address, "", HARD.as_bytes())).unwrap();
        sleep(Duration::from_millis(200));
        let workers = running.workers().unwrap_or_default();
        let start = Instant::now();
        assert_eq!(running.end(signal).0, code);
        assert!(start.elapsed() < Duration::from_secs(4), "{:?}", start.elapsed());
        for worker in workers {
            until("a process goes on although its server is gone", || is_gone(worker));
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn who_hangs_up_ends_the_work() {
    let running = Running::with(&["--port", "0", "--jobs", "1"]);
    assert!(body(&running.ask(EASY)).starts_with(MADE));
    let first = running.workers();
    let mut stream = connect(running.address);
    stream.write_all(&post(running.address, "", HARD.as_bytes())).unwrap();
    sleep(Duration::from_millis(200));
    assert_eq!(running.workers(), first, "the process that is idle is asked again");
    drop(stream);
    until("the process goes on", || running.workers().is_some_and(|workers| workers.is_empty()));
    assert!(body(&running.ask(EASY)).starts_with(MADE));
}

#[cfg(target_os = "linux")]
#[test]
fn a_process_that_is_killed_is_told_of_and_replaced() {
    let running = Running::with(&["--port", "0", "--jobs", "1"]);
    let kill = |worker: u32| Command::new("kill").args(["-9", &worker.to_string()]).status().unwrap();
    for _ in 0..3 {
        assert!(body(&running.ask(EASY)).starts_with(MADE));
        // Amid an answer it takes the answer with it.
        let mut stream = connect(running.address);
        stream.write_all(&post(running.address, "", HARD.as_bytes())).unwrap();
        sleep(Duration::from_millis(100));
        running.workers().unwrap().into_iter().for_each(|worker| assert!(kill(worker).success()));
        let response = read(&mut stream);
        assert!(status(&response) == 500 && body(&response).contains("the process ended"), "{response}");
        // When it has nothing to do, nobody notices.
        assert!(body(&running.ask(EASY)).starts_with(MADE));
        running.workers().unwrap().into_iter().for_each(|worker| assert!(kill(worker).success()));
        sleep(Duration::from_millis(100));
    }
}

/// The exit code and the message of the command if it does not serve.
fn refused(arguments: &[&str]) -> (Option<i32>, String) {
    let Output { status, stderr, .. } = command(arguments).output().unwrap();
    (status.code(), String::from_utf8(stderr).unwrap())
}

#[test]
fn a_port_that_is_taken_is_told_of() {
    let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let (code, err) = refused(&["--port", &port]);
    assert!(code == Some(2) && err.starts_with(&format!("qedoku: cannot listen on port {port}: ")), "{err}");
    // If none is asked for, another will do.
    let one = Running::with(&[]);
    let other = Running::with(&[]);
    assert!(one.address.port() >= 8088 && other.address.port() > one.address.port());
}

#[test]
fn options_that_make_no_sense_are_refused() {
    for arguments in
        [&["--port", "70000"][..], &["--jobs", "1000"], &["--seconds", "0"], &["--worker", "--port", "0"], &["x"]]
    {
        assert_eq!(refused(arguments).0, Some(2), "{arguments:?}");
    }
}

#[test]
fn a_browser_that_cannot_be_opened_is_told_of() {
    let mut child = command(&["--port", "0", "--open"]).env("PATH", "/none").spawn().unwrap();
    let mut err = BufReader::new(child.stderr.take().unwrap()).lines();
    assert_eq!(err.next().unwrap().unwrap(), "qedoku: serving; Ctrl+C stops it");
    let said = err.next().unwrap().unwrap();
    assert!(said.starts_with("qedoku: cannot open a browser: "), "{said}");
    assert!(child.try_wait().unwrap().is_none());
    child.kill().unwrap();
    child.wait().unwrap();
}
