//! The processes that work for the server.
use crate::limits::ServerLimits;
use crate::refusal::Refusal;
use crate::worker::{WorkerProcess, outgrown};
use hyper::body::Bytes;
use std::ffi::OsString;
use std::io::ErrorKind;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::time::{sleep, timeout};

/// The processes that answer requests, one for each answer at once, started when they are first needed.
pub(crate) struct Pool {
    command: Vec<OsString>,
    limits: ServerLimits,
    turns: Semaphore,
    waiting: AtomicUsize,
    idle: Mutex<Vec<WorkerProcess>>,
}

/// A request that waits for its turn, until it is dropped.
struct Waiting<'a>(&'a AtomicUsize);

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Pool {
    /// A pool of this many processes of a program with its arguments.
    pub(crate) fn new(command: Vec<OsString>, jobs: usize, limits: ServerLimits) -> Self {
        let turns = Semaphore::new(jobs.max(1));
        let waiting = AtomicUsize::new(0);
        Self { command, limits, turns, waiting, idle: Mutex::default() }
    }

    /// Has a request answered. If this is dropped, or gives up, the process that worked on it ends.
    pub(crate) async fn answer(&self, request: &Bytes) -> Result<Vec<u8>, Refusal> {
        let _turn = self.turn().await?;
        let mut worker = self.worker()?;
        let ServerLimits { answer, memory, kept, .. } = self.limits;
        let process = worker.id();
        let reply = tokio::select! {
            reply = worker.answer(request) => reply,
            () = sleep(answer) => return Err(Refusal::TooLong(answer)),
            () = outgrown(process, memory) => return Err(Refusal::TooMuch(memory)),
        };
        let reply = reply.map_err(|error| {
            let ended = matches!(error.kind(), ErrorKind::UnexpectedEof | ErrorKind::BrokenPipe);
            Refusal::Crashed(if ended { "the process ended".to_owned() } else { error.to_string() })
        })?;
        if worker.is_fit(kept) {
            self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(worker);
        }
        Ok(reply)
    }

    /// Waits for its turn, if not too many wait, and not for too long.
    async fn turn(&self) -> Result<SemaphorePermit<'_>, Refusal> {
        if let Ok(turn) = self.turns.try_acquire() {
            return Ok(turn);
        }
        if self.waiting.fetch_add(1, Ordering::Relaxed) >= self.limits.waiting {
            self.waiting.fetch_sub(1, Ordering::Relaxed);
            return Err(Refusal::Busy);
        }
        let _waiting = Waiting(&self.waiting);
        match timeout(self.limits.answer, self.turns.acquire()).await {
            Ok(Ok(turn)) => Ok(turn),
            _ => Err(Refusal::Busy),
        }
    }

    /// A process that has nothing to do, or else a new one.
    fn worker(&self) -> Result<WorkerProcess, Refusal> {
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        while let Some(mut worker) = idle.pop() {
            if worker.is_fit(self.limits.kept) {
                return Ok(worker);
            }
        }
        WorkerProcess::start(&self.command).map_err(|error| Refusal::Crashed(error.to_string()))
    }
}
