//! Damaged texts of every format: no panic, nothing raw goes out, and an error says where.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]
use qedoku_formats::{self as text, Format, Stream, TextEntry, closing, preamble, read, rewrite};
use std::env;

const MATRIX: &str = "600100708000800200238050100000040092004308600370010000003070526002004000907006004";

/// Hostile texts that the sender of a puzzle may write where its name or a number belongs.
const ACTS: [&str; 12] = [
    "\u{1b}]0;title\u{7}",
    "\u{1b}[2J",
    "=cmd|' /C calc'!A0",
    "</script><script>alert(1)</script>",
    "\"><img src=x onerror=alert(1)>",
    "\0",
    "\u{202e}",
    "\u{feff}",
    "\r\n",
    ",\"\"",
    "-1e999",
    "%00%1b&#27;",
];

/// Numbers that look drawn, the same ones each time.
struct Draw(u64);

impl Draw {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % limit.max(1)
    }
}

/// A text in each format as it is written, and as other programs write it.
fn seeds() -> Vec<Vec<u8>> {
    let table = format!("id,puzzle,solution,name\n7,{MATRIX},,\"a, \"\"b\"\"\"\n");
    let entry: TextEntry<'_> = read(&table, None).next().unwrap().unwrap();
    let written = |format: Format| {
        let lead = preamble(format, 1).map(|lead| lead + "\n").unwrap_or_default();
        format!("{lead}{}\n{}", rewrite(format, &entry), closing(format).unwrap_or_default())
    };
    let mut seeds: Vec<String> = Format::ALL.into_iter().map(written).collect();
    let packed: String = MATRIX.chars().flat_map(|digit| ['0', digit]).collect();
    seeds.extend([
        format!("{table}{table}"),
        format!("[{{\"id\":7,\"grid\":\"{MATRIX}\"}},\n{{\"id\":8,\"grid\":\"{MATRIX}\"}}]\n"),
        format!("https://sudokupad.app/?puzzleid=classic{MATRIX}\n"),
        format!("https://www.sudokuwiki.org/sudoku.htm?bd=S9B{packed}\n"),
        format!(
            "<opensudoku version=\"1\"><game created=\"1\" note=\"x\" data=\"version: 3\n{MATRIX}\"/></opensudoku>\n"
        ),
    ]);
    let wide = format!("\u{feff}{table}").encode_utf16().flat_map(u16::to_le_bytes).collect();
    let windows = table.replace('\n', "\r\n").into_bytes();
    seeds.into_iter().map(String::into_bytes).chain([wide, windows]).collect()
}

/// Changes a text in one place.
fn damage(text: &mut Vec<u8>, draw: &mut Draw) {
    let at = draw.below(text.len() + 1);
    match draw.below(7) {
        0 => text.truncate(at),
        1 => drop(text.drain(at..(at + draw.below(9)).min(text.len()))),
        2 => drop(text.splice(at..at, ACTS[draw.below(ACTS.len())].bytes())),
        3 => text.insert(at, u8::try_from(draw.below(256)).unwrap()),
        4 => {
            let part = text[at..(at + draw.below(60)).min(text.len())].to_vec();
            drop(text.splice(at..at, part));
        }
        _ => {
            let new = b"0123456789.,;|+*#!:[]{}()\"'<>/?&=% \t\r\nA"[draw.below(39)];
            if let Some(byte) = text.get_mut(at) {
                *byte = new;
            }
        }
    }
}

/// True if a terminal would show a text as it stands.
fn is_plain(text: &str) -> bool {
    !text.chars().any(|character| character.is_control() && character != '\n' || "\u{202e}\u{feff}".contains(character))
}

fn consume(bytes: &[u8], format: Option<Format>) -> (usize, usize) {
    let mut good = 0;
    let mut bad = 0;
    for record in Stream::new(bytes, format) {
        match record.unwrap().read {
            Ok(entry) => {
                good += 1;
                for format in Format::ALL {
                    let written = rewrite(format, &entry);
                    assert!(is_plain(&written), "{format:?} {written:?} of {:?}", String::from_utf8_lossy(bytes));
                }
            }
            Err(error) => {
                bad += 1;
                assert!(error.place.line > 0 && error.place.column > 0 && is_plain(&error.to_string()), "{error:?}");
            }
        }
        assert!(good + bad <= bytes.len() + 2, "it goes on for ever");
    }
    // The text as a whole says the same.
    let whole = text::take(bytes).unwrap();
    assert_eq!(read(&whole, format).flatten().count(), good, "{whole:?}");
    (good, bad)
}

/// `QEDOKU_MUTATIONS=200000` tries as many.
#[test]
fn damaged_texts_of_every_format_do_no_harm() {
    let count: u64 = env::var("QEDOKU_MUTATIONS").ok().and_then(|count| count.parse().ok()).unwrap_or(1500);
    let seeds = seeds();
    let mut found = (0, 0);
    for number in 0..count {
        let mut draw = Draw(number);
        draw.below(1);
        let mut text = seeds[draw.below(seeds.len())].clone();
        for _ in 0..draw.below(5) {
            damage(&mut text, &mut draw);
        }
        let format = Some(Format::ALL[draw.below(Format::ALL.len())]).filter(|_| draw.below(3) == 0);
        let (good, bad) = consume(&text, format);
        found = (found.0 + good, found.1 + bad);
    }
    println!("{count} texts: {} puzzles, {} errors", found.0, found.1);
    assert!(found.0 > 0 && found.1 > 0);
}
