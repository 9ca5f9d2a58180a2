//! Work on many rows at once, with the results in the order of the rows.
//!
//! The command has a pool of its own (`crates/cli/src/pool.rs`): there a thread reads ahead and the results are bytes to be
//! held back; here rows are Python's, are taken in parts by the thread that holds the interpreter, and signals are its.
use super::rows::{self, InputRow};
use super::table::{AnswerColumns, FieldValue};
use crate::fault::value_error;
use crate::interruptible::{PATIENCE, STACK};
use crate::puzzle::PyPuzzle;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};
use qedoku::Error;
use std::collections::BTreeMap;
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread::{self, Builder};

/// The number of rows that a thread takes at once.
const PART: usize = 16;

/// The number of parts that are held for each thread: so far may others run ahead of a row that takes long.
const AHEAD: usize = 16;

/// The most threads that work at once: more only cost memory.
const THREADS: usize = 256;

/// The rows to work on, and the number of threads; 0 is one for each core.
pub(super) struct Asked<'a, 'py> {
    pub(super) puzzles: &'a Bound<'py, PyAny>,
    pub(super) jobs: usize,
}

/// Numbered parts of the rows, and what came of them.
type NumberedRows = (usize, Vec<InputRow>);
type NumberedFields = (usize, Vec<Vec<FieldValue>>);

/// Works on all rows as they come and fills the columns in their order. Threads of Python go on meanwhile; a signal that
/// raises ends the work behind the rows that are worked on.
pub(super) fn in_order<'py, S>(
    py: Python<'py>,
    Asked { puzzles, jobs }: Asked<'_, 'py>,
    mut columns: AnswerColumns,
    start: impl Fn() -> S + Sync,
    each: impl Fn(&mut S, Result<PyPuzzle, Error>) -> Vec<FieldValue> + Sync,
) -> PyResult<Bound<'py, PyDict>> {
    if puzzles.is_instance_of::<PyString>() {
        return Err(PyTypeError::new_err("expected a list of puzzles, found one text"));
    }
    let mut values = puzzles.try_iter()?;
    let threads = if jobs == 0 { thread::available_parallelism().map_or(1, NonZero::get) } else { jobs }.min(THREADS);
    let (ask, asked) = channel::<NumberedRows>();
    let asked = Mutex::new(asked);
    let stop = AtomicBool::new(false);
    let work = |sender: Sender<NumberedFields>| {
        let _stopping = StopsOnPanic(&stop);
        let mut state = None;
        while let Some((number, rows)) = next(&asked) {
            let mut fields = Vec::with_capacity(rows.len());
            for row in rows {
                if stop.load(Ordering::Relaxed) {
                    return;
                }
                fields.push(each(state.get_or_insert_with(&start), row.puzzle()));
            }
            if sender.send((number, fields)).is_err() {
                return;
            }
        }
    };
    let work = &work;
    thread::scope(|scope| -> PyResult<()> {
        let (sender, mut replies) = channel();
        for _ in 0..threads {
            let sender = sender.clone();
            Builder::new().stack_size(STACK).spawn_scoped(scope, move || work(sender))?;
        }
        drop(sender);
        let mut feed = || rows::next(&mut values, PART);
        let result = gather(
            py,
            &mut columns,
            &mut feed,
            threads * AHEAD,
            Channels { ask: &ask, replies: &mut replies, stop: &stop },
        );
        stop.store(true, Ordering::Relaxed);
        drop(ask);
        result
    })?;
    columns.finish(py)
}

/// Ends the work of all where a thread panics, whose part would be waited for.
struct StopsOnPanic<'s>(&'s AtomicBool);

impl Drop for StopsOnPanic<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.store(true, Ordering::Relaxed);
        }
    }
}

/// The next part, if there is one. Only one thread waits for it at a time.
fn next(asked: &Mutex<Receiver<NumberedRows>>) -> Option<NumberedRows> {
    asked.lock().unwrap_or_else(PoisonError::into_inner).recv().ok()
}

/// The channels to the threads and back, and whether these have stopped.
struct Channels<'c> {
    ask: &'c Sender<NumberedRows>,
    replies: &'c mut Receiver<NumberedFields>,
    stop: &'c AtomicBool,
}

/// Asks for parts as long as there are rows, and takes the results in their order.
fn gather(
    py: Python<'_>,
    columns: &mut AnswerColumns,
    feed: &mut dyn FnMut() -> PyResult<Vec<InputRow>>,
    most: usize,
    channels: Channels<'_>,
) -> PyResult<()> {
    let Channels { ask, replies, stop } = channels;
    let mut sent = 0;
    let mut taken = 0;
    let mut is_over = false;
    let mut early: BTreeMap<usize, Vec<Vec<FieldValue>>> = BTreeMap::new();
    loop {
        while !is_over && sent - taken < most {
            let rows = feed()?;
            is_over = rows.is_empty();
            if !is_over && ask.send((sent, rows)).is_ok() {
                sent += 1;
            }
        }
        if is_over && taken == sent {
            return Ok(());
        }
        let receiver = &mut *replies;
        match py.detach(move || receiver.recv_timeout(PATIENCE)) {
            Ok((number, fields)) => {
                early.insert(number, fields);
            }
            Err(RecvTimeoutError::Timeout) if !stop.load(Ordering::Relaxed) => {}
            Err(_) => {
                return Err(value_error("a thread ended early, which is a fault of this program"));
            }
        }
        py.check_signals()?;
        while let Some(fields) = early.remove(&taken) {
            taken += 1;
            for row in fields {
                columns.push(py, row)?;
            }
        }
    }
}
