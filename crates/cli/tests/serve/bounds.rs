//! Requests that take too long, take too much or are too many.
use crate::served::{EASY, HARD, Served, body, connect, post, read, short, status, worker};
use qedoku_web::ServerLimits;
use std::ffi::OsString;
use std::io::{Read, Write};
use std::thread::{self, sleep};
use std::time::{Duration, Instant};

#[test]
fn an_answer_that_takes_too_long_is_given_up() {
    let limits = ServerLimits { answer: Duration::from_millis(500), ..short() };
    let served = Served::by(worker(), 1, limits);
    for _ in 0..2 {
        let response = served.post("", HARD);
        assert_eq!(status(&response), 504, "{response}");
        assert!(
            body(&response).contains(r#""kind":"too-long","message":"the answer took longer than 0.5 s"#),
            "{response}"
        );
        served.answers();
    }
}

#[test]
fn an_answer_that_nobody_waits_for_is_given_up() {
    let served = Served::by(worker(), 1, ServerLimits::default());
    let start = Instant::now();
    for _ in 0..10 {
        let mut stream = connect(served.address);
        stream.write_all(&post(served.address, "", HARD.as_bytes())).unwrap();
        sleep(Duration::from_millis(50));
    }
    served.answers();
    // One alone takes longer.
    assert!(start.elapsed() < Duration::from_secs(2), "{:?}", start.elapsed());
}

#[test]
fn an_answer_that_takes_too_much_memory_is_given_up() {
    let served = Served::with(ServerLimits { memory: 1 << 20, ..short() });
    let response = served.post("", HARD);
    if cfg!(target_os = "linux") {
        assert!(status(&response) == 500 && body(&response).contains("too-much"), "{response}");
    }
    // What holds more than it may keep is replaced, which nobody notices.
    let served = Served::with(ServerLimits { kept: 0, ..short() });
    (0..5).for_each(|_| served.answers());
}

#[test]
fn a_process_that_ends_is_told_of() {
    let shell = |script: &str| ["/bin/sh", "-c", script].map(OsString::from).to_vec();
    for command in [shell("exit 1"), shell("echo no reply"), vec!["/no/such/program".into()], vec![]] {
        let served = Served::by(command.clone(), 1, ServerLimits { answer: Duration::from_secs(1), ..short() });
        for _ in 0..3 {
            let response = served.post("", EASY);
            let expected =
                if command.last().is_some_and(|it| it.to_string_lossy().contains("cat")) { 504 } else { 500 };
            assert!([expected, 500].contains(&status(&response)), "{command:?}: {response}");
            assert!(body(&response).starts_with(r#"{"type":"error","kind":""#), "{response}");
        }
    }
}

#[test]
fn only_so_many_wait_for_their_turn() {
    let limits = ServerLimits { answer: Duration::from_secs(1), waiting: 3, ..short() };
    let served = Served::by(worker(), 1, limits);
    let responses: Vec<String> = thread::scope(|scope| {
        let asking: Vec<_> = (0..8).map(|_| scope.spawn(|| served.post("", HARD))).collect();
        asking.into_iter().map(|asking| asking.join().unwrap()).collect()
    });
    let count = |expected| responses.iter().filter(|response| status(response) == expected).count();
    assert_eq!(count(503) + count(504), 8, "{responses:?}");
    assert!(count(504) >= 1 && count(503) >= 4, "{responses:?}");
    let busy = responses.iter().find(|response| status(response) == 503).unwrap();
    assert!(busy.contains("retry-after: 1\r\n") && body(busy).contains(r#""kind":"busy""#), "{busy}");
    served.answers();
}

#[test]
fn only_so_many_connections_are_served() {
    let served = Served::with(ServerLimits { connections: 5, head: Duration::from_secs(60), ..short() });
    let mut held: Vec<_> = (0..5).map(|_| connect(served.address)).collect();
    sleep(Duration::from_millis(200));
    let response = served.post("", EASY);
    assert!(status(&response) == 503 && response.contains("retry-after: 1\r\n"), "{response}");
    held.clear();
    sleep(Duration::from_millis(200));
    served.answers();
}

#[test]
fn a_reply_that_nobody_reads_is_dropped() {
    let served = Served::with(ServerLimits { connections: 1, ..short() });
    let mut stream = connect(served.address);
    let request = post(served.address, "", br#"{"type":"generate","seed":7,"count":1000}"#);
    let all: Vec<u8> =
        String::from_utf8(request).unwrap().replace("Connection: close\r\n", "").repeat(200).into_bytes();
    let writing = stream.try_clone().unwrap();
    thread::spawn(move || (&writing).write_all(&all));
    let start = Instant::now();
    // The only connection is free again although the reader still holds it.
    while status(&served.post("", EASY)) != 200 {
        assert!(start.elapsed() < Duration::from_secs(20), "the connection is held");
        sleep(Duration::from_millis(100));
    }
    let mut read = Vec::new();
    let _ = stream.read_to_end(&mut read);
    assert!(read.len() < 190 * 200 * 1000, "{}", read.len());
}

#[test]
fn what_is_under_way_may_end_when_the_server_stops() {
    let served = Served::with(short());
    let address = served.address;
    let mut streams: Vec<_> = (0..10).map(|_| connect(address)).collect();
    for stream in &mut streams {
        let request = post(address, "", br#"{"type":"generate","seed":7,"count":300}"#);
        stream.write_all(&request).unwrap();
    }
    sleep(Duration::from_millis(100));
    let start = Instant::now();
    drop(served);
    assert!(start.elapsed() < Duration::from_secs(10));
    for mut stream in streams {
        assert_eq!(status(&read(&mut stream)), 200);
    }
}
