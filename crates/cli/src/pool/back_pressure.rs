//! Limits how far work runs ahead of what is written.
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

/// The number of items for each thread that may be begun ahead of the one that is written next.
const WINDOW: usize = 64;

/// The largest size of the results that wait for one before them, in bytes.
const WEIGHT: usize = 4 << 20;

/// Lets items through that are not too far ahead.
#[derive(Debug)]
pub(super) struct BackPressure {
    window: usize,
    state: Mutex<PressureState>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct PressureState {
    /// The number of the item that is written next.
    next: usize,
    /// The size of the results that wait, in bytes.
    held: usize,
    closed: bool,
}

impl BackPressure {
    pub(super) fn new(threads: usize) -> Self {
        Self { window: threads * WINDOW, state: Mutex::default(), changed: Condvar::new() }
    }

    fn state(&self) -> MutexGuard<'_, PressureState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until an item may be worked on; false if none is wanted any more. The one that is written next always may.
    pub(super) fn wait(&self, number: usize) -> bool {
        let waits = |state: &mut PressureState| {
            let ahead = number >= state.next + self.window || state.held > WEIGHT;
            !state.closed && number > state.next && ahead
        };
        let state = self.changed.wait_while(self.state(), waits).unwrap_or_else(PoisonError::into_inner);
        !state.closed
    }

    /// A result waits.
    pub(super) fn hold(&self, weight: usize) {
        self.state().held += weight;
    }

    /// A result no longer waits, and this item is written next.
    pub(super) fn pass(&self, next: usize, weight: usize) {
        let mut state = self.state();
        state.next = next;
        state.held = state.held.saturating_sub(weight);
        self.changed.notify_all();
    }

    /// Ends the waiting: no item is wanted any more.
    pub(super) fn close(&self) {
        self.state().closed = true;
        self.changed.notify_all();
    }

    pub(super) fn is_closed(&self) -> bool {
        self.state().closed
    }

    /// Closes it if the thread that has this panics, so that nobody waits for its result.
    pub(super) const fn closes_on_panic(&self) -> Closing<'_> {
        Closing(self)
    }
}

/// See [`BackPressure::closes_on_panic`].
#[derive(Debug)]
pub(super) struct Closing<'a>(&'a BackPressure);

impl Drop for Closing<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.close();
        }
    }
}
