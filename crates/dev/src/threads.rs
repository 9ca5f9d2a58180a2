//! Work in parts, one for each thread.
use std::thread;

/// The results of `part` for each number below `threads`, in their order; each part has a thread of its own.
///
/// The pool of the command (`crates/cli/src/pool.rs`) hands results on one by one as they come; here they are summed up.
pub(crate) fn in_parts<T: Send>(threads: usize, part: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let part = &part;
    thread::scope(|scope| {
        let parts: Vec<_> = (0..threads).map(|number| scope.spawn(move || part(number))).collect();
        parts.into_iter().map(|part| part.join().expect("no part panics")).collect()
    })
}
