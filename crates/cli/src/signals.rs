//! Signals that ask a run to end: it finishes the records it works on first. A second one ends it at once.
use crate::exit::Exit;
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};

/// The exit codes that a shell has for a run that was interrupted, and for one that was asked to end.
const INTERRUPTED: u8 = 130;
const TERMINATED: u8 = 143;

/// The exit code that a shell gives for a signal, which nothing was caught of yet as 0.
static CAUGHT: OnceLock<Arc<AtomicUsize>> = OnceLock::new();

/// Catches the signals from here on. Where that is not possible they end the run as ever.
pub(crate) fn watch() {
    CAUGHT.get_or_init(|| {
        let caught = Arc::new(AtomicUsize::new(0));
        let again = Arc::new(AtomicBool::new(false));
        for (signal, code) in [(SIGINT, INTERRUPTED), (SIGTERM, TERMINATED)] {
            // In this order, so that the first signal does not count as the second.
            let _ = flag::register_conditional_shutdown(signal, i32::from(code), Arc::clone(&again));
            let _ = flag::register(signal, Arc::clone(&again));
            let _ = flag::register_usize(signal, Arc::clone(&caught), usize::from(code));
        }
        caught
    });
}

/// True if a signal was caught.
pub(crate) fn caught() -> bool {
    exit().is_some()
}

/// The exit code for the signal that was caught, if one was.
pub(crate) fn exit() -> Option<Exit> {
    let code = CAUGHT.get()?.load(Ordering::Relaxed);
    let exit = if code == usize::from(INTERRUPTED) { Exit::Interrupted } else { Exit::Terminated };
    (code > 0).then_some(exit)
}
