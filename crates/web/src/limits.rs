//! The limits of the server.
use std::time::Duration;

/// The limits of the server: sizes, counts and times.
#[derive(Clone, Copy, Debug)]
pub struct ServerLimits {
    /// The largest request, in bytes.
    pub body: usize,
    /// The longest wait for the head of a request, and for the next request of a connection.
    pub head: Duration,
    /// The longest wait for the body of a request.
    pub upload: Duration,
    /// The longest wait of a reply for somebody to read on.
    pub stalled: Duration,
    /// The longest time for an answer, and the longest wait of a request for its turn.
    pub answer: Duration,
    /// The most requests that wait for their turn.
    pub waiting: usize,
    /// The most connections that are served at once. Some more are told so, others wait until one ends.
    pub connections: usize,
    /// The most memory for an answer, in bytes. Known where there is `/proc`.
    pub memory: u64,
    /// A process that holds more after an answer is replaced by a new one.
    pub kept: u64,
    /// The longest time for answers that are under way when the server is asked to stop.
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
