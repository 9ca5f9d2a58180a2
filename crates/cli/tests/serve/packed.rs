//! Tests the compressed answers to browsers that accept them.
use crate::served::{Served, connect, post, read_bytes, short};
use flate2::read::GzDecoder;
use std::io::{Read, Write};

/// The head of a response in small letters, and its body as bytes.
fn asked(served: &Served, request: &[u8]) -> (String, Vec<u8>) {
    let mut stream = connect(served.address);
    stream.write_all(request).unwrap();
    let all = read_bytes(&mut stream);
    let end = all.windows(4).position(|bytes| bytes == b"\r\n\r\n").unwrap();
    (String::from_utf8(all[..end].to_vec()).unwrap().to_lowercase(), all[end + 4..].to_vec())
}

fn unpacked(bytes: &[u8]) -> Vec<u8> {
    let mut text = Vec::new();
    GzDecoder::new(bytes).read_to_end(&mut text).unwrap();
    text
}

#[test]
fn files_and_replies_are_the_same_packed_and_not() {
    let served = Served::with(short());
    let page = |more: &str| {
        format!("GET /style.css HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n{more}\r\n", served.address).into_bytes()
    };
    let takes = "Accept-Encoding: gzip, deflate, br\r\n";
    let question = br#"{"type":"techniques"}"#;
    let reply = |more: &str| post(served.address, more, question);
    for (plain, packed) in [(page(""), page(takes)), (reply(""), reply(takes))] {
        let (head, expected) = asked(&served, &plain);
        assert!(!head.contains("content-encoding") && head.contains("vary: accept-encoding"), "{head}");
        let (head, body) = asked(&served, &packed);
        assert!(head.contains("content-encoding: gzip") && head.contains("vary: accept-encoding"), "{head}");
        assert!(head.contains(&format!("content-length: {}", body.len())), "{head}");
        assert!(body.len() * 2 < expected.len() && unpacked(&body) == expected, "{head}");
    }
    let refuses = page("Accept-Encoding: gzip;q=0\r\n");
    assert!(!asked(&served, &refuses).0.contains("content-encoding"));
}
