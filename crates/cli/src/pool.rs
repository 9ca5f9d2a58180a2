//! Work on many items at once, with the results in the order of the items.
use rayon::prelude::*;
use std::io;

/// How many items are worked on before their results are handed on, at most.
const CHUNK: usize = 1024;

/// How large the results of a chunk may be for the next to be larger, in bytes: few large ones fill the memory, too.
const WEIGHT: usize = 4 << 20;

/// How many threads work at once, at most: more only cost memory.
const THREADS: usize = 256;

/// Works on all items and hands the results on in order, whatever the number of threads; 0 is one for each core.
/// The first items go in small chunks, so that a short run answers at once. `take` tells how large a result was.
pub(crate) fn in_order<I: Send, R: Send, S>(
    jobs: usize,
    items: impl Iterator<Item = I>,
    start: impl Fn() -> S + Sync + Send,
    work: impl Fn(&mut S, I) -> R + Sync + Send,
    mut take: impl FnMut(R) -> io::Result<usize>,
) -> io::Result<()> {
    let mut items = items;
    let mut state = start();
    let mut alone = |item| work(&mut state, item);
    if jobs == 1 {
        return items.try_for_each(|item| take(alone(item)).map(|_| ()));
    }
    let Some(first) = items.next() else { return Ok(()) };
    take(alone(first))?;
    let mut items = items.peekable();
    if items.peek().is_none() {
        return Ok(());
    }
    let pool = rayon::ThreadPoolBuilder::new().num_threads(jobs.min(THREADS)).build().map_err(io::Error::other)?;
    let threads = pool.current_num_threads();
    let mut size = threads;
    loop {
        let chunk: Vec<I> = items.by_ref().take(size).collect();
        if chunk.is_empty() {
            return Ok(());
        }
        let results: Vec<R> = pool.install(|| chunk.into_par_iter().map_init(&start, &work).collect());
        let weight = results.into_iter().try_fold(0, |weight, result| Ok::<_, io::Error>(weight + take(result)?))?;
        size = if weight > WEIGHT { (size / 2).max(threads) } else { CHUNK.min(size * 2) };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_for_any_number_of_threads() {
        for jobs in [0, 1, 2, 5, 1_000_000] {
            let mut seen = vec![];
            in_order(
                jobs,
                0..5000_u32,
                || (),
                |(), item| item * 2,
                |result| {
                    seen.push(result);
                    // Large results make chunks small again.
                    Ok(if result % 3 == 0 { WEIGHT } else { 1 })
                },
            )
            .unwrap();
            assert_eq!(seen, (0..5000).map(|item| item * 2).collect::<Vec<_>>());
        }
    }

    #[test]
    fn an_error_ends_the_work() {
        let fail = |result| if result == 3 { Err(io::Error::other("full")) } else { Ok(0) };
        assert!(in_order(2, 0.., || (), |(), item: u32| item, fail).is_err());
    }
}
