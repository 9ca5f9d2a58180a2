//! `cargo dev load`: asks a server many questions at once, to see that none is lost and how much memory that takes.
use crate::DevResult;
use clap::Args;
use qedoku_web::load::{LoadCounts, exchanges, held, run as ask};
use std::error::Error;
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, sleep};
use std::time::Duration;

/// The time between two looks at the memory of the server.
const LOOK: Duration = Duration::from_millis(100);

#[derive(Args)]
pub(crate) struct LoadOptions {
    /// The number of clients that ask at once, each on a connection of its own.
    #[arg(long, default_value_t = 200)]
    at_once: usize,
    /// For how long.
    #[arg(long, default_value_t = 30)]
    seconds: u64,
    /// The number of puzzles asked about.
    #[arg(long, default_value_t = 20)]
    puzzles: u64,
    /// The command that serves; the one beside this program if none is named.
    #[arg(long, value_name = "FILE")]
    command: Option<PathBuf>,
}

/// Serves, asks and counts.
pub(crate) fn run(options: &LoadOptions) -> DevResult {
    let beside = || std::env::current_exe().map(|path| path.with_file_name("qedoku"));
    let command = options.command.clone().map_or_else(beside, Ok)?;
    let exchanges = exchanges(options.puzzles);
    let server = LoadServer::start(&command)?;
    let done = AtomicBool::new(false);
    let (counts, memory) = thread::scope(|scope| {
        let watching = scope.spawn(|| server.memory(&done));
        let counts = ask(server.address, &exchanges, options.at_once, Duration::from_secs(options.seconds));
        done.store(true, Ordering::Relaxed);
        (counts, watching.join().unwrap_or_default())
    });
    Ok(report(&counts?, memory))
}

/// Prints what came of it; says whether nothing was lost.
fn report(counts: &LoadCounts, memory: PeakMemory) -> bool {
    let [half, most, all] = [50, 99, 100].map(|hundredths| counts.hundredth(hundredths).as_millis());
    println!("{} answered, {} told to ask again, {} lost", counts.answered, counts.busy, counts.lost.len());
    println!("half of them within {half} ms, 99 of 100 within {most} ms, all within {all} ms");
    println!("at most {} MiB for the server, {} MiB for what works for it", memory.server >> 20, memory.workers >> 20);
    counts.lost.iter().take(10).for_each(|lost| println!("lost: {lost}"));
    counts.lost.is_empty() && counts.answered > 0
}

/// The most memory that was held, in bytes.
#[derive(Clone, Copy, Default)]
struct PeakMemory {
    server: u64,
    workers: u64,
}

/// A server, until it is dropped.
struct LoadServer {
    child: Child,
    address: SocketAddr,
}

impl LoadServer {
    fn start(command: &PathBuf) -> Result<Self, Box<dyn Error>> {
        let mut serve = Command::new(command);
        let serve = serve.args(["serve", "--port", "0"]).stdin(Stdio::null()).stdout(Stdio::piped());
        let missing = |error| format!("{}: {error}: build it with `cargo build --release`", command.display());
        let mut child = serve.spawn().map_err(missing)?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().ok_or("no output")?).read_line(&mut line)?;
        let address = line.trim().strip_prefix("http://").and_then(|url| url.strip_suffix('/'));
        let address = address.ok_or("no address")?.parse()?;
        Ok(Self { child, address })
    }

    /// Watches until it is done how much memory the server and what works for it hold, where the system says so.
    fn memory(&self, done: &AtomicBool) -> PeakMemory {
        let server = self.child.id();
        let mut most = PeakMemory::default();
        while !done.load(Ordering::Relaxed) {
            let workers = fs::read_to_string(format!("/proc/{server}/task/{server}/children")).unwrap_or_default();
            let workers = workers.split_whitespace().filter_map(|id| held(id.parse().ok()?)).sum();
            most.server = most.server.max(held(server).unwrap_or_default());
            most.workers = most.workers.max(workers);
            sleep(LOOK);
        }
        most
    }
}

impl Drop for LoadServer {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
