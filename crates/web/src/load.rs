//! Many questions at once, to see that none is lost.
pub use crate::worker::held;

use qedoku::api::answer_text;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::thread::{self, Builder};
use std::time::{Duration, Instant};

/// The stack of a thread that asks, of which there are many.
const STACK: usize = 256 << 10;

/// The longest wait of a client for a reply.
const PATIENCE: Duration = Duration::from_secs(120);

/// A request and the reply it must have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LoadExchange {
    /// A request, as text.
    pub request: String,
    /// Its reply, as text.
    pub reply: String,
}

/// The counts of replies under load.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LoadCounts {
    /// The number of requests that had their very reply.
    pub answered: usize,
    /// The number of requests that were told to ask again, for too many others were waiting.
    pub busy: usize,
    /// The fault of each of the others.
    pub lost: Vec<String>,
    /// The time until each reply, the shortest first.
    pub times: Vec<Duration>,
}

impl LoadCounts {
    /// The time that so many hundredths of the replies took at most.
    pub fn hundredth(&self, hundredths: usize) -> Duration {
        let last = self.times.len().saturating_sub(1);
        self.times.get(last * hundredths / 100).copied().unwrap_or_default()
    }
}

/// Requests of each kind about this many puzzles that are made for it, with their replies.
pub fn exchanges(puzzles: u64) -> Vec<LoadExchange> {
    let generated = |seed| format!(r#"{{"type":"generate","seed":{seed},"count":3}}"#);
    let made = |seed| qedoku::generate::GeneratedPuzzle::of(seed, qedoku::generate::GivenSymmetry::None, 0).to_string();
    let about = |puzzle: String| {
        let plain = ["solve", "hint", "grade", "steps", "search"];
        let mut requests: Vec<String> =
            plain.iter().map(|kind| format!(r#"{{"type":"{kind}","puzzle":"{puzzle}"}}"#)).collect();
        requests.push(format!(r#"{{"type":"solve","puzzle":"{puzzle}","show":{{"form":"html"}}}}"#));
        requests.push(format!(r#"{{"type":"solve","puzzle":"{puzzle}5"}}"#));
        requests
    };
    let requests = (0..puzzles).flat_map(|seed| about(made(seed)).into_iter().chain([generated(seed)]));
    let asked = requests.chain(["no request".to_owned()]);
    asked.map(|request| LoadExchange { reply: answer_text(&request), request }).collect()
}

/// Asks again and again, so many at once and for so long, each on a connection of its own.
pub fn run(server: SocketAddr, exchanges: &[LoadExchange], at_once: usize, time: Duration) -> io::Result<LoadCounts> {
    let end = Instant::now() + time;
    let parts = thread::scope(|scope| {
        let asking = (0..at_once).map(|first| {
            let ask = move || asking(server, exchanges.iter().cycle().skip(first), end);
            Builder::new().stack_size(STACK).spawn_scoped(scope, ask)
        });
        let asking = asking.collect::<io::Result<Vec<_>>>()?;
        let gone = |_| LoadCounts { lost: vec!["the thread that asked is gone".to_owned()], ..LoadCounts::default() };
        io::Result::Ok(asking.into_iter().map(|thread| thread.join().unwrap_or_else(gone)).collect::<Vec<_>>())
    })?;
    let mut whole = LoadCounts::default();
    for counts in parts {
        whole.answered += counts.answered;
        whole.busy += counts.busy;
        whole.lost.extend(counts.lost);
        whole.times.extend(counts.times);
    }
    whole.times.sort_unstable();
    Ok(whole)
}

/// Asks one question after the other until the time is over.
fn asking<'a>(server: SocketAddr, exchanges: impl Iterator<Item = &'a LoadExchange>, end: Instant) -> LoadCounts {
    let mut counts = LoadCounts::default();
    let mut connection = None;
    for exchange in exchanges.take_while(|_| Instant::now() < end) {
        let start = Instant::now();
        match ask(server, &mut connection, &exchange.request) {
            Ok((200, reply)) if reply == exchange.reply => {
                counts.answered += 1;
                counts.times.push(start.elapsed());
            }
            Ok((503, reply)) if reply.contains(r#""kind":"busy""#) => {
                counts.busy += 1;
                connection = None;
            }
            Ok((status, reply)) => {
                counts.lost.push(format!("{}: {status} {:.200}", exchange.request, reply));
                connection = None;
            }
            Err(error) => {
                counts.lost.push(format!("{}: {error}", exchange.request));
                connection = None;
            }
        }
    }
    counts
}

/// Asks once, on the connection that is open or a new one; gives the status and the reply.
pub fn ask(
    server: SocketAddr,
    connection: &mut Option<BufReader<TcpStream>>,
    request: &str,
) -> io::Result<(u16, String)> {
    if connection.is_none() {
        let stream = TcpStream::connect(server)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_write_timeout(Some(PATIENCE))?;
        stream.set_nodelay(true)?;
        *connection = Some(BufReader::new(stream));
    }
    let reader = connection.as_mut().ok_or(io::ErrorKind::NotConnected)?;
    let length = request.len();
    let head = format!("POST /api HTTP/1.1\r\nHost: {server}\r\nContent-Type: application/json\r\n");
    write!(reader.get_mut(), "{head}Content-Length: {length}\r\n\r\n{request}")?;
    let bad = || io::Error::other("no HTTP");
    let mut status = None;
    let mut length = None;
    loop {
        let mut line = String::new();
        reader.read_line(&mut line)?;
        let line = line.strip_suffix("\r\n").ok_or_else(bad)?;
        if line.is_empty() {
            break;
        }
        match line.split_once(": ") {
            Some(("content-length", value)) => length = value.parse().ok(),
            Some(_) => {}
            None => status = line.split(' ').nth(1).and_then(|status| status.parse().ok()),
        }
    }
    let (Some(status), Some(length)) = (status, length) else { return Err(bad()) };
    let mut reply = vec![0; length];
    reader.read_exact(&mut reply)?;
    Ok((status, String::from_utf8(reply).map_err(io::Error::other)?))
}
