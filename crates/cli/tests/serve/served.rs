//! A server for a test, and raw requests to it.
use qedoku_web::{ServerLimits, ServerSettings, serve};
use std::ffi::OsString;
use std::io::{ErrorKind, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// The time for which a test waits for what must come.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// A puzzle whose arguments take seconds to find, also where the program is optimized.
pub(crate) const HARD: &str = r#"{"type":"why","puzzle":"8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..","question":"r1c2"}"#;

/// A question that is answered at once, and how its reply begins.
pub(crate) const EASY: &str = r#"{"type":"generate","seed":7}"#;
pub(crate) const MADE: &str = r#"{"type":"generated","puzzles":[{"puzzle":"#;

/// A server on a thread of this process, until it is dropped.
pub(crate) struct Served {
    pub(crate) address: SocketAddr,
    stop: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

/// The command as it works for a server.
pub(crate) fn worker() -> Vec<OsString> {
    [env!("CARGO_BIN_EXE_qedoku"), "serve", "--worker"].map(OsString::from).to_vec()
}

/// Short times, so that a test need not wait.
pub(crate) fn short() -> ServerLimits {
    let short = Duration::from_millis(700);
    ServerLimits { head: short, upload: short, stalled: short, ..ServerLimits::default() }
}

impl Served {
    /// A server with these limits, two at work.
    pub(crate) fn with(limits: ServerLimits) -> Self {
        Self::by(worker(), 2, limits)
    }

    /// A server with these limits, so many of this command at work.
    pub(crate) fn by(worker: Vec<OsString>, jobs: usize, limits: ServerLimits) -> Self {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let address = listener.local_addr().unwrap();
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = Arc::clone(&stop);
        let settings = ServerSettings { worker, jobs, limits };
        let run = move || serve(listener, settings, || stopped.load(Ordering::Relaxed)).unwrap();
        Self { address, stop, thread: Some(thread::spawn(run)) }
    }

    /// The bytes that come back for these until the server ends the connection or nothing comes for long.
    pub(crate) fn raw(&self, bytes: impl AsRef<[u8]>) -> String {
        let mut stream = connect(self.address);
        // It may be refused before all is written.
        let _ = stream.write_all(bytes.as_ref());
        read(&mut stream)
    }

    /// A request for the API that is well formed, but for more headers, and with this body.
    pub(crate) fn post(&self, headers: &str, body: impl AsRef<[u8]>) -> String {
        self.raw(post(self.address, headers, body.as_ref()))
    }

    /// Sees that the server still answers.
    pub(crate) fn answers(&self) {
        let reply = self.post("", EASY);
        assert!(status(&reply) == 200 && body(&reply).starts_with(MADE), "{reply}");
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        let ended = self.thread.take().map(JoinHandle::join);
        assert!(thread::panicking() || matches!(ended, Some(Ok(()))), "the server ended badly");
    }
}

/// A connection that waits for some time.
pub(crate) fn connect(address: SocketAddr) -> TcpStream {
    let stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    stream.set_write_timeout(Some(PATIENCE)).unwrap();
    stream
}

/// The last request of a connection, for the API.
pub(crate) fn post(address: SocketAddr, headers: &str, body: &[u8]) -> Vec<u8> {
    let head = format!(
        "POST /api HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{}{headers}Content-Length: {}\r\n\r\n",
        if headers.contains("Content-Type") { "" } else { "Content-Type: application/json\r\n" },
        body.len()
    );
    [head.as_bytes(), body].concat()
}

/// All that comes, which is text.
pub(crate) fn read(stream: &mut TcpStream) -> String {
    String::from_utf8(read_bytes(stream)).unwrap()
}

/// All that comes.
pub(crate) fn read_bytes(stream: &mut TcpStream) -> Vec<u8> {
    let mut all = Vec::new();
    let mut part = [0; 4096];
    loop {
        match stream.read(&mut part) {
            Ok(0) => break,
            Ok(length) => all.extend_from_slice(&part[..length]),
            // A process that ends sends a signal to this one, which started it.
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => {
                assert_ne!(error.kind(), ErrorKind::WouldBlock, "nothing came: {}", String::from_utf8_lossy(&all));
                break;
            }
        }
    }
    all
}

/// The status of a response; 0 if there is none.
pub(crate) fn status(response: &str) -> u16 {
    response.split(' ').nth(1).map_or(0, |status| status.parse().unwrap())
}

/// The body of a response.
pub(crate) fn body(response: &str) -> &str {
    response.split_once("\r\n\r\n").unwrap_or_default().1
}
