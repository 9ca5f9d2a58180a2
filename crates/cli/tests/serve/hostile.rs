//! Tests the replies to requests that no page makes.
use crate::served::{EASY, MADE, Served, body, connect, read, short, status};
use std::io::Write;
use std::thread::sleep;
use std::time::Duration;

/// Headers as they are sent.
fn lines(headers: &[&str]) -> String {
    headers.iter().flat_map(|header| [*header, "\r\n"]).collect()
}

/// A GET of a path, with these headers and no others.
fn get(path: &str, headers: &[&str]) -> String {
    format!("GET {path} HTTP/1.1\r\nConnection: close\r\n{}\r\n", lines(headers))
}

#[test]
fn only_this_server_is_asked_and_only_its_page_asks() {
    let served = Served::with(short());
    let port = served.address.port();
    let ours = format!("Host: localhost:{port}");
    let of = |host: &str| format!("Host: {host}");
    for (headers, expected) in [
        (&[ours.as_str()][..], 200),
        (&[&of(&format!("127.0.0.1:{port}"))], 200),
        (&[&of(&format!("[::1]:{port}"))], 200),
        (&[], 400),
        (&[&ours, &ours], 400),
        (&["Host:"], 403),
        (&["Host: localhost"], 403),
        (&[&of(&format!("localhost:{}", port - 1))], 403),
        (&[&of(&format!("qedoku.example:{port}"))], 403),
        (&[&of(&format!("127.0.0.1.nip.example:{port}"))], 403),
        (&[&ours, &format!("Origin: http://localhost:{port}")], 200),
        (&[&ours, "Origin: null"], 403),
        (&[&ours, "Origin: http://qedoku.example"], 403),
        (&[&ours, &format!("Origin: https://localhost:{port}")], 403),
    ] {
        for path in ["/", "/api/version", "/main.js"] {
            let response = served.raw(get(path, headers));
            assert_eq!(status(&response), expected, "{path} {headers:?}: {response}");
        }
        let rest = lines(headers.get(1..).unwrap_or_default());
        if expected == 403 && !rest.is_empty() {
            let response = served.post(&rest, EASY);
            assert!(status(&response) == 403 && body(&response).contains("foreign"), "{response}");
        }
    }
    let preflight = format!(
        "OPTIONS /api HTTP/1.1\r\n{ours}\r\nOrigin: http://qedoku.example\r\nAccess-Control-Request-Method: POST\r\n\r\n"
    );
    let response = served.raw(preflight);
    assert!(status(&response) == 403 && !response.to_lowercase().contains("access-control"), "{response}");
    served.answers();
}

#[test]
fn paths_name_files_and_nothing_else() {
    let served = Served::with(short());
    let host = format!("Host: {}", served.address);
    for (path, expected) in [
        ("/", 200),
        ("/?puzzle=1", 200),
        ("/index.html", 200),
        ("/main.js", 200),
        ("/../Cargo.toml", 404),
        ("/page/../../Cargo.toml", 404),
        ("/%2e%2e/Cargo.toml", 404),
        ("/..%2fCargo.toml", 404),
        ("/..\\Cargo.toml", 404),
        ("//etc/passwd", 404),
        ("/etc/passwd", 404),
        ("/index.html%00.js", 404),
        ("/index.html/", 404),
        ("/api/", 404),
        ("/API", 404),
        ("/api/version/..", 404),
        ("/api", 405),
        (&format!("/{}", "a".repeat(20_000)), 404),
        (&format!("http://{}/", served.address), 200),
        (&format!("http://{}/../Cargo.toml", served.address), 404),
        ("http://qedoku.example/", 403),
        ("http://user@127.0.0.1/", 403),
        ("index.html", 403),
        ("/a b", 400),
        ("/\0", 400),
    ] {
        let response = served.raw(get(path, &[&host]));
        assert_eq!(status(&response), expected, "{path:.80}: {response}");
        assert!(!response.contains("[package]") && !response.contains("root:"), "{path}");
    }
    served.answers();
}

#[test]
fn each_method_has_its_place() {
    let served = Served::with(short());
    for (request, expected, allowed) in [
        ("HEAD / HTTP/1.1", 200, ""),
        ("POST / HTTP/1.1", 405, "GET, HEAD"),
        ("PUT /index.html HTTP/1.1", 405, "GET, HEAD"),
        ("DELETE /api HTTP/1.1", 405, "POST"),
        ("HEAD /api HTTP/1.1", 405, "POST"),
        ("POST /api/version HTTP/1.1", 405, "GET, HEAD"),
        ("TRACE / HTTP/1.1", 405, "GET, HEAD"),
        ("BREW / HTTP/1.1", 405, "GET, HEAD"),
        ("OPTIONS * HTTP/1.1", 404, ""),
        ("CONNECT qedoku.example:443 HTTP/1.1", 403, ""),
        ("GET / HTTP/1.0", 200, ""),
        ("GET / HTTP/3.0", 400, ""),
        ("GET /", 400, ""),
        ("PRI * HTTP/2.0", 400, ""),
    ] {
        let response = served.raw(format!("{request}\r\nHost: {}\r\nConnection: close\r\n\r\n", served.address));
        assert_eq!(status(&response), expected, "{request}: {response}");
        let allow = response.lines().find_map(|line| line.strip_prefix("allow: ")).unwrap_or_default();
        assert_eq!(allow, allowed, "{request}: {response}");
        assert!(!request.starts_with("HEAD") || body(&response).is_empty(), "{response}");
    }
    assert_eq!(status(&served.raw("GET / HTTP/1.0\r\n\r\n")), 400);
    // The first bytes of TLS, and of nothing.
    for bytes in [&b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"[..], b"\0\0\0\0", b"\r\n\r\n\r\n\r\nx\r\n\r\n"] {
        assert!([0, 400].contains(&status(&served.raw(bytes))));
    }
    served.answers();
}

#[test]
fn what_is_asked_is_json_of_some_size() {
    let served = Served::with(short());
    let nested = format!("{{\"puzzle\":{}", "[".repeat(100_000));
    let puzzle = |puzzle: &str| format!(r#"{{"type":"solve","puzzle":"{puzzle}"}}"#);
    for (headers, body, expected, said) in [
        ("", EASY.as_bytes(), 200, "generated"),
        ("Content-Type: Application/JSON; charset=utf-8\r\n", EASY.as_bytes(), 200, "generated"),
        ("Content-Type: text/plain\r\n", EASY.as_bytes(), 415, "not-json"),
        ("Content-Type: application/x-www-form-urlencoded\r\n", EASY.as_bytes(), 415, "not-json"),
        ("Content-Type: application/jsonp\r\n", EASY.as_bytes(), 415, "not-json"),
        ("Content-Type:\r\n", EASY.as_bytes(), 415, "not-json"),
        ("Content-Encoding: gzip\r\n", EASY.as_bytes(), 415, "not-json"),
        ("", b"", 200, "no request: EOF"),
        ("", b"{", 200, "no request: EOF"),
        ("", b"null", 200, "no request: "),
        ("", b"[]", 200, "no request: "),
        ("", b"\0", 200, "no request: "),
        ("", b"{\"type\":\"generate\",\"seed\":7}\0", 200, "no request: "),
        ("", b"{\"type\":\"solve\",\"puzzle\":\"\xff\"}", 400, "not UTF-8"),
        ("", nested.as_bytes(), 200, "found values more than 127 deep"),
        ("", nested.replace('[', "{\"type\":").as_bytes(), 200, "no request: "),
        ("", br#"{"type":"generate","seed":7,"sead":7}"#, 200, "sead"),
        ("", br#"{"type":"make","seed":7}"#, 200, "unknown variant"),
        ("", br#"{"type":"generate","seed":-1}"#, 200, "no request: "),
        ("", br#"{"type":"generate","seed":7,"count":1001}"#, 200, "1000 at most"),
        ("", puzzle(&"1".repeat(1_000_000)).as_bytes(), 200, "unreadable"),
        ("", puzzle(&"1".repeat(2 << 20)).as_bytes(), 413, "too-large"),
        ("", puzzle("\\ud800").as_bytes(), 200, "no request: "),
    ] {
        let response = served.post(headers, body);
        let shown = format!("{headers}{:.60}: {response:.900}", String::from_utf8_lossy(body));
        assert_eq!(status(&response), expected, "{shown}");
        assert!(response.contains(said), "{said} {shown}");
    }
    served.answers();
}

#[test]
fn bodies_are_what_their_headers_say() {
    let served = Served::with(short());
    let head = format!("POST /api HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\n", served.address);
    let length = format!("Content-Length: {}\r\n", EASY.len());
    let chunked = "Transfer-Encoding: chunked\r\n";
    for (rest, expected) in [
        (format!("Connection: close\r\n{chunked}\r\n{:x}\r\n{EASY}\r\n0\r\n\r\n", EASY.len()), 200),
        (format!("Connection: close\r\n{length}{length}\r\n{EASY}"), 200),
        (format!("{length}Content-Length: 3\r\n\r\n{EASY}"), 400),
        ("Content-Length: -1\r\n\r\n{}".to_owned(), 400),
        ("Content-Length: 99999999999999999999\r\n\r\n{}".to_owned(), 400),
        ("Content-Length: 9999999999999999999\r\n\r\n{}".to_owned(), 413),
        (format!("{chunked}\r\nzz\r\n{EASY}\r\n0\r\n\r\n"), 400),
        (format!("{chunked}\r\nffffffffffffffffff\r\n{EASY}\r\n"), 400),
        ("Transfer-Encoding: gzip\r\n\r\n{}".to_owned(), 400),
        (format!("X: {}\r\n{length}\r\n{EASY}", "x".repeat(64 << 10)), 431),
        (format!("{}{length}\r\n{EASY}", "X: x\r\n".repeat(200)), 431),
        (format!("X: \0\r\n{length}\r\n{EASY}"), 400),
        (format!("X y: z\r\n{length}\r\n{EASY}"), 400),
    ] {
        let response = served.raw(head.clone() + &rest);
        assert_eq!(status(&response), expected, "{rest:.100}: {response}");
    }
    served.answers();
}

#[test]
fn an_endless_body_is_cut() {
    let served = Served::with(short());
    let mut stream = connect(served.address);
    write!(
        stream,
        "POST /api HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n",
        served.address
    )
    .unwrap();
    let chunk = format!("10000\r\n{}\r\n", " ".repeat(1 << 16));
    let sent = (0..100_000).take_while(|_| stream.write_all(chunk.as_bytes()).is_ok()).count();
    assert!((16..3000).contains(&sent), "{sent}");
    // What was written after the end may take the reply with it.
    let response = read(&mut stream);
    assert!([0, 413].contains(&status(&response)), "{response}");
    served.answers();
}

#[test]
fn what_comes_slowly_is_not_waited_for() {
    let served = Served::with(short());
    let mut streams: Vec<_> = (0..4).map(|_| connect(served.address)).collect();
    let head = format!("POST /api HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\n", served.address);
    streams[1].write_all(head.as_bytes()).unwrap();
    write!(streams[2], "{head}Content-Length: 10\r\n\r\n{{").unwrap();
    // A byte now and then keeps nothing open.
    for byte in head.bytes().take(20) {
        if streams[3].write_all(&[byte]).is_err() {
            break;
        }
        sleep(Duration::from_millis(100));
    }
    served.answers();
    let said: Vec<u16> = streams.iter_mut().map(|stream| status(&read(stream))).collect();
    assert!([0, 408].contains(&said[1]) && [0, 408].contains(&said[3]), "{said:?}");
    assert_eq!((said[0], said[2]), (0, 408), "{said:?}");
}

#[test]
fn requests_in_a_row_are_answered_in_order() {
    let served = Served::with(short());
    let post = |body: &str, last: bool| {
        let close = if last { "Connection: close\r\n" } else { "" };
        let head = format!("POST /api HTTP/1.1\r\nHost: {}\r\n{close}", served.address);
        format!("{head}Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}", body.len())
    };
    let all: String = (0..20).map(|seed| post(&EASY.replace('7', &seed.to_string()), seed == 19)).collect();
    let response = served.raw(all);
    assert_eq!(response.matches("HTTP/1.1 200 OK").count(), 20);
    let seeds: Vec<usize> =
        response.split("\"seed\":").skip(1).map(|rest| rest.split(',').next().unwrap().parse().unwrap()).collect();
    assert_eq!(seeds, (0..20).collect::<Vec<_>>());
    // A request hidden in the body of another is no request.
    let response = served.post("", post(EASY, true));
    assert!(response.matches("HTTP/1.1").count() == 1 && body(&response).contains("unreadable"), "{response}");
}

#[test]
fn every_response_says_what_a_browser_may_do() {
    let served = Served::with(short());
    let host = format!("Host: {}", served.address);
    for request in [get("/", &[&host]), get("/none", &[&host]), get("/", &[]), get("/api", &[&host])] {
        let response = served.raw(request);
        for header in [
            "content-security-policy: default-src 'self'; script-src 'self'; ",
            "frame-ancestors 'none'",
            "x-content-type-options: nosniff",
            "referrer-policy: no-referrer",
            "cross-origin-resource-policy: same-origin",
        ] {
            assert!(response.contains(header), "{header}: {response}");
        }
    }
    let reply = served.post("", EASY);
    assert!(reply.contains("content-type: application/json\r\n") && body(&reply).starts_with(MADE), "{reply}");
}
