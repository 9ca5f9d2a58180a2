//! How much the server takes on.
use std::time::Duration;

/// How much the server takes on, and how long it waits.
#[derive(Clone, Copy, Debug)]
pub struct ServerLimits {
    /// How many bytes a request may have.
    pub body: usize,
    /// How long the head of a request may take to come, and how long a connection may wait for its next request.
    pub head: Duration,
    /// How long the body of a request may take to come.
    pub upload: Duration,
    /// How long a reply may wait for somebody to read on.
    pub stalled: Duration,
    /// How long an answer may take, and how long a request may wait for its turn.
    pub answer: Duration,
    /// How many requests may wait for their turn.
    pub waiting: usize,
    /// How many connections are served at once. Some more are told so, others wait until one ends.
    pub connections: usize,
    /// How many bytes of memory an answer may take. Known where there is `/proc`.
    pub memory: u64,
    /// A process that holds more after an answer is replaced by a new one.
    pub kept: u64,
    /// How long answers that are under way may still take when the server is asked to stop.
    pub grace: Duration,
}

impl Default for ServerLimits {
    fn default() -> Self {
        Self {
            body: 1 << 20,
            head: Duration::from_secs(10),
            upload: Duration::from_secs(10),
            stalled: Duration::from_secs(20),
            answer: Duration::from_secs(30),
            waiting: 256,
            connections: 256,
            memory: 1 << 30,
            kept: 128 << 20,
            grace: Duration::from_secs(2),
        }
    }
}
