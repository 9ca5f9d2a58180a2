//! Long work, which Ctrl-C ends.
use crate::fault::value_error;
use pyo3::prelude::*;
use std::fmt::Display;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread::Builder;
use std::time::Duration;

/// The time between two looks at whether to go on.
pub(crate) const PATIENCE: Duration = Duration::from_millis(30);

/// The stack of a thread that works, as large as that of a program.
pub(crate) const STACK: usize = 8 << 20;

/// Works on a thread of its own, without holding up other threads of Python. The library has no clock and cannot be
/// interrupted: if a signal raises here, nobody waits for the result any longer, and the thread ends with its work.
pub(crate) fn patiently<R, E>(py: Python<'_>, work: impl FnOnce() -> Result<R, E> + Send + 'static) -> PyResult<R>
where
    R: Send + 'static,
    E: Display + Send + 'static,
{
    let (sender, mut receiver) = channel();
    let thread = Builder::new().stack_size(STACK).spawn(move || {
        // Nobody is left to tell if this fails.
        let _ = sender.send(work());
    })?;
    let mut thread = Some(thread);
    loop {
        let waiting = &mut receiver;
        let came = py.detach(move || waiting.recv_timeout(PATIENCE));
        match came {
            Ok(result) => return result.map_err(value_error),
            Err(RecvTimeoutError::Timeout) => py.check_signals()?,
            Err(RecvTimeoutError::Disconnected) => match thread.take().map(std::thread::JoinHandle::join) {
                Some(Err(panic)) => std::panic::resume_unwind(panic),
                _ => return Err(value_error("the work ended without a result, which is a fault of this program")),
            },
        }
    }
}
