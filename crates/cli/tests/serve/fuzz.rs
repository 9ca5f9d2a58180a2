//! Requests with mistakes at random places.
use crate::served::{EASY, Served, post, short, status};
use qedoku_web::ServerLimits;
use std::collections::BTreeMap;
use std::thread;
use std::time::Duration;

/// The number of requests that each thread sends, one after the other, and the number of threads.
const TRIES: usize = 150;
const THREADS: u64 = 24;

/// Numbers that look random, the same each time.
struct Numbers(u64);

impl Numbers {
    /// A number below another.
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % end as u64).unwrap()
    }
}

/// Changes a request in some places.
fn change(numbers: &mut Numbers, request: &mut Vec<u8>) {
    const PARTS: [&[u8]; 12] = [
        b"\r\n",
        b"\r\n\r\n",
        b"\0",
        b"\xff",
        b": ",
        b"Transfer-Encoding: chunked\r\n",
        b"Content-Length: 5\r\n",
        b"../",
        b"Host: a\r\n",
        b"HTTP/1.0",
        b"{\"type\":",
        b"99999999999999999999",
    ];
    for _ in 0..=numbers.below(4) {
        let at = numbers.below(request.len().max(1)).min(request.len());
        let end = (at + numbers.below(20)).min(request.len());
        match numbers.below(5) {
            0 if at < request.len() => request[at] = u8::try_from(numbers.below(256)).unwrap(),
            1 => drop(request.drain(at..end)),
            2 => request.truncate(at),
            3 => drop(request.splice(at..at, request[at..end].to_vec())),
            _ => drop(request.splice(at..at, PARTS[numbers.below(PARTS.len())].to_vec())),
        }
    }
}

/// The replies of a server to requests with mistakes, counted by status.
fn statuses(served: &Served, seed: u64) -> BTreeMap<u16, usize> {
    let mut numbers = Numbers(seed);
    let mut statuses = BTreeMap::new();
    let sound = [
        String::from_utf8(post(served.address, "", EASY.as_bytes())).unwrap(),
        format!("GET /main.js HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", served.address),
    ];
    for number in 0..TRIES {
        let mut request = sound[numbers.below(sound.len())].clone().into_bytes();
        change(&mut numbers, &mut request);
        let response = served.raw(&request);
        let status = status(&response);
        let known = [0, 200, 400, 403, 404, 405, 408, 413, 414, 415, 431];
        assert!(known.contains(&status), "{seed}, {number}: {response}\nto {}", String::from_utf8_lossy(&request));
        *statuses.entry(status).or_insert(0) += 1;
    }
    statuses
}

#[test]
fn whatever_is_sent_has_a_status_and_leaves_the_server_well() {
    let wait = Duration::from_millis(300);
    let served = Served::with(ServerLimits { head: wait, upload: wait, ..short() });
    let mut whole = BTreeMap::new();
    thread::scope(|scope| {
        let served = &served;
        let counting: Vec<_> = (1..=THREADS).map(|seed| scope.spawn(move || statuses(served, seed))).collect();
        for counting in counting {
            counting.join().unwrap().into_iter().for_each(|(status, count)| *whole.entry(status).or_insert(0) += count);
        }
    });
    served.answers();
    for expected in [0, 200, 400, 403, 404, 405, 408, 415] {
        assert!(whole.contains_key(&expected), "{whole:?}");
    }
}
