//! Any text is read to its end, without a panic and without reading anything twice.
use proptest::prelude::*;
use qedoku_formats::{Format, LibraryCase, read};

/// Texts that are close to puzzles, from which mutations begin.
const SEEDS: [&str; 13] = [
    "600100708000800200238050100000040092004308600370010000003070526002004000907006004 # remark\n",
    "6.+4..1\n.2.\n",
    "[[6,0,0,1,0,0,7,0,8],\n [0,0,0,8,0,0,2,0,0],[2,3,8,0,5,0,1,0,0]]\n",
    "1\n103000509\n002109400\n000704000\n300502006\n060000050\n700803004\n000401000\n009205800\n804000107\n",
    "+---+---+---+\n|1.3|...|5.9|\n|..2|1.9|4..|\n+---+---+---+\n",
    ".----.----.\n| 1567 3* 29# | 4 12579 179 | ! . 2 |\n:----+----:\n",
    ":0601-2:47:6+4.1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4:312 919:418::11\n",
    "id,puzzle,note\n1,\"600100708000800200238050100000040092004308600370010000003070526002004000907006004\",x\n",
    ",0,1,2,3,4,5,6,7,8\n0,5,3,0,0,7,0,0,0,0\n1,6.0,,nan,1,9,5,0,0,0\n",
    "{\"puzzle\": \"6001\", \"board\": [[1]]}\n",
    "[Puzzle]\n6..1..7.8\n[State]\n6..1..7.8\n",
    "#ARuud\nGrid 01\n６００１..7.8\n---------\n- - - - - - - - -\n",
    "\u{feff}1.03E+80\r\n,,,,,,,,\t\t\t\t\t\t\t\t\r\n",
];

/// Reads a text in every way there is; each item must take at least a byte.
fn consume(text: &str) {
    for format in std::iter::once(None).chain(Format::ALL.map(Some)) {
        let limit = text.len() + 2;
        let items = read(text, format).take(limit + 1).fold(0, |items, item| {
            match item {
                Ok(entry) => assert!(text.contains(&*entry.source)),
                Err(error) => assert!(error.to_string().starts_with("line ")),
            }
            items + 1
        });
        assert!(items <= limit, "{format:?} goes on for ever: {text:?}");
    }
    let _ = LibraryCase::parse(text);
}

fn seeds() -> impl Strategy<Value = String> {
    proptest::collection::vec(0..SEEDS.len(), 1..4).prop_map(|chosen| chosen.into_iter().map(|at| SEEDS[at]).collect())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn on_any_text(text in "\\PC{0,200}|[0-9.,;|+*#!:\\[\\]{}()\"' \t\r\n-]{0,400}") {
        consume(&text);
    }

    #[test]
    fn on_any_bytes(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        consume(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn on_damaged_puzzles(
        seed in seeds(),
        edits in proptest::collection::vec((any::<prop::sample::Index>(), 0..3_u8, "[0-9.,;|+*#!:\\[\\]{}\"' \t\r\nxé０-９-]"), 0..12),
    ) {
        let mut text: Vec<char> = seed.chars().collect();
        for (place, edit, new) in edits {
            let at = place.index(text.len() + 1);
            match (edit, new.chars().next()) {
                (0, Some(new)) => text.insert(at, new),
                (1, Some(new)) if at < text.len() => text[at] = new,
                _ if at < text.len() => { text.remove(at); }
                _ => {}
            }
        }
        consume(&text.into_iter().collect::<String>());
    }
}

/// The reader's work grows with the text and not with its square: these would take minutes otherwise.
#[test]
fn on_long_texts() {
    let pieces = [
        "[",
        "[[",
        "]",
        "[a] ",
        "[[1,2,a]] ",
        "[\n",
        "[\"",
        "[\"1,",
        "---\n",
        "123456789\n---\n",
        "\"600100708000800200238050100000040092004308600370010000003070526002004000907006004\",",
        "[1,\n",
        "{",
        "{\"a\":[",
        "\"",
        ",",
        "|",
        "-",
        "1 ",
        "1",
        "+1",
        "a,b\n",
        "\n",
        "\r",
        "1\n\n",
        "---------\n",
        "+---+\n",
        "123456789\n",
        "123456789\n\n",
        "Grid 1\n",
        "[Puzzle]\n",
        ":",
        "::\n",
        "#\n",
        "1,2\n",
        "é",
        "600100708000800200238050100000040092004308600370010000003070526002004000907006004,",
        "[\"600100708000800200238050100000040092004308600370010000003070526002004000907006004\"] ",
    ];
    for piece in pieces {
        let long = piece.repeat(150_000 / piece.len());
        let _ = read(&long, None).count();
        let _ = read(&(long + "\n\n1"), None).count();
        let text = piece.repeat(6_000 / piece.len());
        for format in Format::ALL {
            let _ = read(&text, Some(format)).count();
        }
    }
}
