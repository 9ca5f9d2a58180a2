//! A text gives the same puzzles whole and bit by bit.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]
use qedoku_formats::{Format, Stream, TextEntry, read, take};
use std::fs;
use std::io::{self, Read};

/// A source that gives as many bytes at once as these numbers say, one after the other.
struct Pieces<'t> {
    bytes: &'t [u8],
    sizes: Box<dyn Iterator<Item = usize> + 't>,
}

impl Read for Pieces<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let size = self.sizes.next().unwrap_or(1).min(self.bytes.len()).min(buffer.len());
        buffer[..size].copy_from_slice(&self.bytes[..size]);
        self.bytes = &self.bytes[size..];
        Ok(size)
    }
}

fn compare(bytes: &[u8], format: Option<Format>) {
    let text = take(bytes).unwrap();
    let whole: Vec<_> = read(&text, format).map(|item| item.map(TextEntry::into_owned)).collect();
    let kinds: [&[usize]; 4] = [&[1], &[7, 1, 82, 3, 200], &[4096], &[usize::MAX]];
    for sizes in kinds.iter().filter(|sizes| sizes[0] > 100 || bytes.len() < 20_000) {
        let stream = Stream::new(Pieces { bytes, sizes: Box::new(sizes.iter().copied().cycle()) }, format);
        let records: Vec<_> = stream.map(|record| record.unwrap().read).collect();
        assert!(records == whole, "{format:?} in pieces of {sizes:?}: {records:#?}\n{whole:#?}\n{text}");
    }
}

#[test]
fn texts_of_all_formats_may_come_in_pieces() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/");
    let mut seen = 0;
    for folder in ["_formats", "_cli", "_attacks", "_puzzles", "x-wing"] {
        for file in fs::read_dir(format!("{root}{folder}")).into_iter().flatten() {
            let path = file.unwrap().path();
            if path.is_dir() || path.extension().is_some_and(|it| it == "snap") {
                continue;
            }
            let bytes = fs::read(&path).unwrap();
            if bytes.len() > 300_000 {
                continue;
            }
            seen += 1;
            compare(&bytes, None);
            let text = take(&*bytes).unwrap();
            compare(text.replace('\n', "\r\n").as_bytes(), None);
            let wide: Vec<u8> = format!("\u{feff}{text}").encode_utf16().flat_map(u16::to_le_bytes).collect();
            compare(&wide, None);
            for format in [Format::Ss, Format::Line, Format::Jsonl, Format::P2676] {
                compare(&bytes, Some(format));
            }
        }
    }
    assert!(seen > 20, "{seen}");
}

#[test]
fn a_table_tells_its_header_and_its_rows() {
    let puzzle = format!("{}{}", "1", ".".repeat(80));
    let text = format!("id,puzzle,hard\n1,{puzzle},no\n# remark\nid,puzzle,hard\n2,12,yes\n\n{puzzle} x\n");
    let records: Vec<_> = Stream::new(text.as_bytes(), None).map(Result::unwrap).collect();
    let read: Vec<_> = records.iter().map(|it| (it.source.as_str(), it.header.as_deref(), it.read.is_ok())).collect();
    let header = Some("id,puzzle,hard");
    assert_eq!(read[0], (format!("1,{puzzle},no").as_str(), header, true));
    assert_eq!(read[1].1, header);
    assert!(read[1].0.ends_with("2,12,yes") && !read[1].2, "{read:?}");
}

/// Gives one line, and then nobody may ask for more.
struct Once<'t>(&'t [u8]);

impl Read for Once<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        assert!(!self.0.is_empty(), "the record was complete");
        self.0.read(buffer)
    }
}

#[test]
fn a_record_is_given_as_soon_as_it_has_come() {
    let puzzle = format!("{}{}", "1", ".".repeat(80));
    for (text, format) in [
        (format!("{puzzle}\n"), None),
        (format!("{puzzle} ; name\n"), None),
        (format!("{{\"id\":1,\"puzzle\":\"{puzzle}\"}}\n"), None),
        (format!("id,puzzle\n3,{puzzle}\n"), None),
        ("bad\n".to_owned(), Some(Format::Line)),
    ] {
        let mut stream = Stream::new(Once(text.as_bytes()), format);
        assert!(stream.next().unwrap().is_ok(), "{text}");
    }
}

#[test]
fn what_goes_on_and_on_is_not_held() {
    // Much that says nothing, and a list that never closes.
    let remarks = b"# nothing at all is said here\n\n".repeat(200_000);
    compare(&remarks, None);
    compare(&b"[\n".repeat(40_000), None);
    compare(&b"[[1,2],\n".repeat(3000), None);
    compare(format!("{{\"a\":[{}", "1,\n".repeat(30_000)).as_bytes(), None);
}

#[test]
fn a_record_of_many_lines_that_is_too_large_is_refused_where_it_begins() {
    let puzzle = format!("{}{}", "1", ".".repeat(80));
    let line = format!("\"{}\",\n", "x".repeat(1 << 19)).into_bytes();
    // With the first count of lines it ends within 64 MiB, with the second it does not.
    for (lines, limit) in [(4, "1 MiB"), (140, "64 MiB")] {
        let begin = format!("{puzzle}\n  {{\"puzzle\":\"{puzzle}\",\n\"log\":[\n");
        let end = format!("1]}}\n{puzzle}\n");
        let middle = (0..lines).map(|_| line.as_slice());
        let parts: Vec<&[u8]> = [begin.as_bytes()].into_iter().chain(middle).chain([end.as_bytes()]).collect();
        let records: Vec<_> = Stream::new(parts.concat().as_slice(), None).map(|record| record.unwrap().read).collect();
        let said = records[1].as_ref().unwrap_err().to_string();
        assert!(
            said.starts_with("line 2, column ") && said.contains(&format!("a record of at most {limit}")),
            "{said}"
        );
        assert!(records[0].is_ok() && records[records.len() - 1].is_ok());
        assert!(records[2..records.len() - 1].iter().all(Result::is_err), "its lines are no puzzles");
    }
}
