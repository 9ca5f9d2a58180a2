//! Work on many items at once, with the results in the order of the items.
mod back_pressure;

use self::back_pressure::BackPressure;
use crate::signals;
use std::collections::BTreeMap;
use std::io;
use std::num::NonZero;
use std::ops::ControlFlow;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Mutex, PoisonError};
use std::thread::{self, Builder};
use std::time::Duration;

/// The number of items that are read ahead of the work on them.
const AHEAD: usize = 64;

/// The most threads that work at once: more only cost memory.
const THREADS: usize = 256;

/// The time between two looks at whether to go on.
const PATIENCE: Duration = Duration::from_millis(20);

/// The stack of a thread that works, as large as that of a program.
const STACK: usize = 8 << 20;

/// A sink that takes results in order.
pub(crate) trait OrderedSink<R> {
    /// The bytes of memory that a result takes.
    fn weight(&self, result: &R) -> usize;
    /// Takes the next result, and breaks if that is enough.
    fn take(&mut self, result: R) -> io::Result<ControlFlow<()>>;
    /// Nothing is ready: what was taken is to be seen. Also asked for now and then while nothing comes.
    fn idle(&mut self) -> io::Result<()>;
}

/// The work on items: its threads and its functions.
pub(crate) struct Work<St, Wo> {
    /// The number of threads; 0 is one for each core.
    pub(crate) jobs: usize,
    /// Makes the state that a thread begins with.
    pub(crate) start: St,
    /// Does the work on an item.
    pub(crate) each: Wo,
}

/// The number of threads that work if so many are asked for: 0 is one for each core.
pub(crate) fn threads(jobs: usize) -> usize {
    let wanted = if jobs == 0 { thread::available_parallelism().map_or(1, NonZero::get) } else { jobs };
    wanted.min(THREADS)
}

/// Takes a part of the result of an item, ahead of the rest, and breaks if no more is wanted.
pub(crate) type Emit<'e, R> = &'e dyn Fn(R) -> ControlFlow<()>;

/// Works on all items as they come and hands the results on in order, whatever the number of threads. An item is answered
/// as soon as those before it are; only so many are held at once. A signal that is caught ends the taking of items.
pub(crate) fn in_order<I, R, S, St, Wo>(
    Work { jobs, start, each }: Work<St, Wo>,
    items: impl Iterator<Item = I> + Send + 'static,
    sink: &mut dyn OrderedSink<R>,
) -> io::Result<()>
where
    I: Send + 'static,
    R: Send,
    St: Fn() -> S + Sync,
    Wo: Fn(&mut S, I) -> R + Sync,
{
    in_parts(Work { jobs, start, each: |state: &mut S, item, _: Emit<'_, R>| each(state, item) }, items, sink)
}

/// The same for results that may come in parts, which a single thread alone can hand on as they come.
pub(crate) fn in_parts<I, R, S, St, Wo>(
    Work { jobs, start, each }: Work<St, Wo>,
    items: impl Iterator<Item = I> + Send + 'static,
    sink: &mut dyn OrderedSink<R>,
) -> io::Result<()>
where
    I: Send + 'static,
    R: Send,
    St: Fn() -> S + Sync,
    Wo: Fn(&mut S, I, Emit<'_, R>) -> R + Sync,
{
    let threads = threads(jobs);
    let source = ItemSource(Mutex::new(source(items)?));
    let gate = BackPressure::new(threads);
    let work = |sender: SyncSender<NumberedResult<R>>| {
        let _closing = gate.closes_on_panic();
        let mut state = None;
        while let Some((number, item)) = source.next(&gate) {
            if !gate.wait(number) {
                return;
            }
            let emit = |part| match sender.send(NumberedResult { number, result: part, is_whole: false }) {
                Ok(()) if !gate.is_closed() => ControlFlow::Continue(()),
                _ => ControlFlow::Break(()),
            };
            let result = each(state.get_or_insert_with(&start), item, &emit);
            if sender.send(NumberedResult { number, result, is_whole: true }).is_err() {
                return;
            }
        }
    };
    let work = &work;
    thread::scope(|scope| {
        // Parts of a result do not pile up; whole results wait with those that come before them.
        let (sender, results) = sync_channel(AHEAD);
        for _ in 0..threads {
            let sender = sender.clone();
            Builder::new().stack_size(STACK).spawn_scoped(scope, move || work(sender))?;
        }
        drop(sender);
        let collected = collect(&results, &gate, sink);
        gate.close();
        // Nobody waits to hand on what is not wanted any more.
        drop(results);
        collected
    })
}

/// Reads on a thread of its own, which may wait for input when all else has ended.
fn source<I: Send + 'static>(items: impl Iterator<Item = I> + Send + 'static) -> io::Result<Receiver<(usize, I)>> {
    let (sender, receiver): (SyncSender<(usize, I)>, _) = sync_channel(AHEAD);
    let read = move || {
        for numbered in items.enumerate() {
            if sender.send(numbered).is_err() {
                return;
            }
        }
    };
    Builder::new().stack_size(STACK).spawn(read)?;
    Ok(receiver)
}

/// Items that several threads take from.
struct ItemSource<I>(Mutex<Receiver<(usize, I)>>);

impl<I> ItemSource<I> {
    /// The next item, if there is one and more are wanted.
    fn next(&self, gate: &BackPressure) -> Option<(usize, I)> {
        let receiver = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            if gate.is_closed() || signals::caught() {
                return None;
            }
            match receiver.recv_timeout(PATIENCE) {
                Ok(item) => return Some(item),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return None,
            }
        }
    }
}

/// A result, or a part of one, with the number of its item.
struct NumberedResult<R> {
    number: usize,
    result: R,
    /// True if no further part of the result follows.
    is_whole: bool,
}

/// Hands results on in order.
fn collect<R>(
    results: &Receiver<NumberedResult<R>>,
    gate: &BackPressure,
    sink: &mut dyn OrderedSink<R>,
) -> io::Result<()> {
    let mut early = BTreeMap::new();
    let mut next = 0;
    loop {
        let came = if let Ok(came) = results.try_recv() {
            Ok(came)
        } else {
            sink.idle()?;
            results.recv_timeout(PATIENCE * 10)
        };
        match came {
            Ok(NumberedResult { result: part, is_whole: false, .. }) => {
                if sink.take(part)?.is_break() {
                    return Ok(());
                }
            }
            Ok(NumberedResult { number, result, is_whole: true }) => {
                gate.hold(sink.weight(&result));
                early.insert(number, result);
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return Ok(()),
        }
        while let Some(result) = early.remove(&next) {
            next += 1;
            gate.pass(next, sink.weight(&result));
            if sink.take(result)?.is_break() {
                return Ok(());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct SeenOrder {
        numbers: Vec<u32>,
        fails_at: Option<u32>,
        breaks_at: Option<u32>,
    }

    impl OrderedSink<u32> for SeenOrder {
        fn weight(&self, result: &u32) -> usize {
            // Large results hold up what runs ahead.
            if result.is_multiple_of(3) { 8 << 20 } else { 1 }
        }

        fn take(&mut self, result: u32) -> io::Result<ControlFlow<()>> {
            if self.fails_at == Some(result) {
                return Err(io::Error::other("full"));
            }
            self.numbers.push(result);
            Ok(if self.breaks_at == Some(result) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
        }

        fn idle(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    fn run(jobs: usize, items: impl Iterator<Item = u32> + Send + 'static, seen: &mut SeenOrder) -> io::Result<()> {
        in_order(Work { jobs, start: || (), each: |(): &mut (), item: u32| item * 2 }, items, seen)
    }

    #[test]
    fn results_come_in_order_for_any_number_of_threads() {
        for jobs in [0, 1, 2, 5, 1000] {
            let mut seen = SeenOrder { numbers: vec![], fails_at: None, breaks_at: None };
            run(jobs, 0..5000, &mut seen).unwrap();
            assert_eq!(seen.numbers, (0..5000).map(|item| item * 2).collect::<Vec<_>>());
        }
    }

    #[test]
    fn an_error_or_enough_ends_the_work() {
        let mut seen = SeenOrder { numbers: vec![], fails_at: Some(6), breaks_at: None };
        assert!(run(2, 0.., &mut seen).is_err());
        let mut seen = SeenOrder { numbers: vec![], fails_at: None, breaks_at: Some(6) };
        run(2, 0.., &mut seen).unwrap();
        assert_eq!(seen.numbers, [0, 2, 4, 6]);
    }
}
