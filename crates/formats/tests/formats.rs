//! Every format is read, recognized, and written back equal.
mod texts;

use proptest::prelude::*;
use qedoku_core::{Board, Candidate, CandidateSet, Cell, CellSet, Digit, Grid, Layout, Puzzle};
use qedoku_formats::{Format, LibraryCase, closing, preamble, read, rewrite, write};
use texts::{MATRIX, all, lines, nine};

/// The sample of problem 2676, whose input has a number of grids before it.
const SAMPLE: &str = "103000509002109400000704000300502006060000050700803004000401000009205800804000107";

fn fixture(name: &str) -> String {
    let path = format!("{}/../../fixtures/_formats/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[test]
fn fixtures_are_recognized() {
    let cases = [
        ("nine-lines.txt", Format::Grid, 1),
        ("separated.txt", Format::Grid, 3),
        ("bordered.txt", Format::Bordered, 3),
        ("titles.txt", Format::Grid, 2),
        ("matrix.csv.txt", Format::Matrix, 2),
        ("matrix-index.csv.txt", Format::Matrix, 1),
        ("list.txt", Format::List, 6),
        ("p2676.txt", Format::P2676, 2),
        ("sudocue.sdk.txt", Format::Grid, 1),
        ("sadman.sdk.txt", Format::Sdk, 1),
        ("table.csv.txt", Format::Csv, 2),
        ("objects.jsonl.txt", Format::Jsonl, 3),
        ("lines.txt", Format::Line, 14),
    ];
    for (name, format, count) in cases {
        let text = fixture(name);
        let entries = all(&text, None);
        assert_eq!(entries.len(), count, "{name}: {entries:?}");
        for entry in entries {
            let entry = entry.unwrap_or_else(|error| panic!("{name}: {error}"));
            assert_eq!(entry.format, format, "{name}");
            assert!([MATRIX, SAMPLE].contains(&entry.puzzle.values.line('0').as_str()), "{name}: {entry:?}");
        }
    }
}

#[test]
fn names_and_places_are_told() {
    let text = fixture("titles.txt");
    let entries: Vec<_> = read(&text, None).map(Result::unwrap).collect();
    assert_eq!(entries[0].name.as_deref(), Some("Grid 01"));
    assert_eq!((entries[1].name.as_deref(), entries[1].place.line, entries[1].place.ordinal), (Some("Grid 02"), 11, 2));
    assert!(entries[1].source.starts_with("Grid 02\n1030"));
    let text = format!("# remark\n\n{MATRIX} # easy, by hand\n{SAMPLE};1.2;1.2;1.2;name\n");
    let entries: Vec<_> = read(&text, None).map(Result::unwrap).collect();
    assert_eq!((entries[0].name.as_deref(), entries[0].place.line), (Some("easy, by hand"), 3));
    assert_eq!(entries[1].name.as_deref(), Some("1.2;1.2;1.2;name"));
}

#[test]
fn pencil_marks_are_eliminations() {
    let text = fixture("pencilmarks.txt");
    let entries: Vec<_> = read(&text, None).map(Result::unwrap).collect();
    assert_eq!(entries.len(), 1);
    let puzzle = entries[0].puzzle;
    assert_eq!(entries[0].format, Format::Pencilmarks);
    assert_eq!(puzzle.given_grid().line('0'), MATRIX);
    let removed: Vec<_> = puzzle.removed.iter().map(Candidate::eliminated).collect();
    assert_eq!(removed, ["r1c5<>2", "r1c2<>9"]);
}

#[test]
fn library_lines_keep_placed_digits_and_eliminations_apart() {
    let head = MATRIX.replacen('0', "+4", 1);
    for text in [format!(":0300:9:{head}:912 225:::"), head.clone()] {
        let entry = read(&text, None).next().unwrap().unwrap();
        assert_eq!(entry.format, Format::Library);
        let placed: Vec<_> = entry.puzzle.placed().collect();
        assert_eq!(placed, [Candidate::new(Cell::at(1, 2), Digit::D4)]);
        assert_eq!(entry.puzzle.given_grid().line('0'), MATRIX);
    }
}

#[test]
fn programs_that_save_progress_are_understood() {
    let text = fixture("progress.sdk.txt");
    let entries: Vec<_> = read(&text, None).map(Result::unwrap).collect();
    assert_eq!(entries.len(), 1);
    assert_eq!(entries[0].puzzle.placed().count(), 1);
    let mut further = read(MATRIX, None).next().unwrap().unwrap().puzzle;
    further.values.set(Cell::at(1, 2), Some(Digit::D9));
    let first = write(Format::Ss, &read(MATRIX, None).next().unwrap().unwrap().puzzle);
    let text = format!("{first}\n{}\n", write(Format::Ss, &further));
    assert_eq!(read(&text, None).count(), 2);
    let entries: Vec<_> = read(&text, Some(Format::Ss)).map(Result::unwrap).collect();
    assert_eq!(entries.len(), 1);
    assert_eq!(entries[0].puzzle, further);
}

/// Checks the first error of each text, and that the sample behind it is read.
fn check_errors(cases: &[(String, Option<Format>, &str)]) {
    for (text, format, expected) in cases {
        let found = lines(text, *format);
        assert!(found[0].starts_with(*expected), "{text}\n{found:#?}");
        if format.is_none() {
            assert_eq!(found.last().map(String::as_str), Some(SAMPLE), "{text}\n{found:#?}");
        }
    }
}

#[test]
fn bad_items_are_named_and_do_not_swallow_good_ones() {
    let cases = [
        (
            format!("9{}\n{SAMPLE}", &MATRIX[2..]),
            None,
            "line 1, column 1: expected 81 cells, found a number of 80 digits: a",
        ),
        (format!("{}.\n{SAMPLE}", &MATRIX), None, "line 1, column 82: expected 81 cells, found 82"),
        (format!("..{}\n{SAMPLE}", &MATRIX[3..]), None, "line 1, column 81: expected 81 cells, found 80"),
        (
            format!("{}a{}\n{SAMPLE}", &MATRIX[..10], &MATRIX[11..]),
            None,
            "line 1, column 11: expected a digit or a blank",
        ),
        (format!("1.03E+80\n{SAMPLE}"), None, "line 1, column 1: expected 81 cells, found a rounded number"),
        (
            format!("id,puzzle\n1,6.00100708E+80\n2,{SAMPLE}"),
            None,
            "line 2, column 3: expected 81 cells, found a rounded",
        ),
        (format!("id,puzzle\n1\n2,{SAMPLE}"), None, "line 2, column 2: expected a column with a puzzle"),
        (format!("hello\n{SAMPLE}"), None, "line 1, column 1: expected a puzzle, found text in no known format"),
        (format!("{}\n\n{}", &nine(MATRIX)[..79], nine(SAMPLE)), None, "line 8, column 10: expected 9 rows, found 8"),
        (format!("{}\n{SAMPLE}", &nine(MATRIX)[..49]), None, "line 5, column 10: expected 9 rows, found 5"),
        (
            format!("{}\nGrid 2\n{}", &nine(MATRIX)[..49], nine(SAMPLE)),
            None,
            "line 5, column 10: expected 9 rows, found 5",
        ),
        (
            format!("{}\n{}", nine(MATRIX).replacen('8', "", 1), nine(SAMPLE)),
            None,
            "line 1, column 9: expected 9 cells, found 8",
        ),
        (
            format!("{}\n{}", nine(MATRIX).replacen('8', "%", 1), nine(SAMPLE)),
            None,
            "line 1, column 9: expected a digit or a",
        ),
    ];
    check_errors(&cases);
}

#[test]
fn bad_lists_and_tables_do_not_swallow_good_ones() {
    let cases = [
        (
            format!("[[1,2,3],[4]] {SAMPLE}\n[[a]]\n[\"{SAMPLE}\"]"),
            None,
            "line 1, column 8: expected 9 cells in the list, found 3",
        ),
        (format!("[[1,2,\n{SAMPLE}"), None, "line 2, column 2: expected ',' or ']'"),
        (
            format!("0,1,2,3,4,5,6,7,8\n1,2,3,4,5,6,7,8,9\n\n{SAMPLE}"),
            None,
            "line 2, column 18: expected 9 rows after the h",
        ),
        (format!("0,1,2,3,4,5,6,7,8\n1,2,3\n{SAMPLE}"), None, "line 2, column 6: expected 9 columns, found 3"),
        (format!("{{\"puzzle\": 5}}\n{SAMPLE}"), None, "line 1, column 1: expected an object with a key 'puzzle'"),
        (
            format!("{{\"puzzle\": \n{SAMPLE}"),
            None,
            "line 1, column 11: expected a JSON object: EOF while parsing a value",
        ),
        (format!(":0300:1:12\n{SAMPLE}"), None, "line 1, column 11: expected 81 cells, found 2"),
        (
            format!("2\n{}\n\n{}", &nine(MATRIX)[..79], nine(SAMPLE)),
            None,
            "line 9, column 10: grid 1 of 2 is short: expected 9",
        ),
        (
            format!("{}\n{SAMPLE}", "1".repeat(729)),
            Some(Format::Candidates),
            "line 1, column 2: expected each candidate once",
        ),
    ];
    check_errors(&cases);
}

#[test]
fn a_batch_holds_as_many_grids_as_it_says() {
    let a = nine(MATRIX);
    let b = nine(SAMPLE);
    assert_eq!(lines(&format!("2\n{a}\n{b}\n"), None), [MATRIX, SAMPLE]);
    assert_eq!(lines(&format!("2\r\n{a}\r\n\r\n{b}"), Some(Format::P2676)), [MATRIX, SAMPLE]);
    let short = lines(&format!("3\n{a}\n{b}\n"), None);
    assert_eq!(short[2], "line 20, column 1: expected 3 grids as the first line says, found 2");
    let long = lines(&format!("1\n{a}\n{b}\n"), None);
    assert!(long[1].starts_with("line 11, column 1: expected the end of the text after 1 grids"));
    assert_eq!((long.len(), long[2].as_str()), (3, SAMPLE));
    let cut = lines(&format!("2\n{a}\n{}", &b[..39]), None);
    assert_eq!(cut[1], "line 14, column 10: grid 2 of 2 is short: expected 9 rows, found 4");
    assert_eq!(lines(&a, Some(Format::P2676))[0], "line 1, column 1: expected the number of grids");
}

#[test]
fn a_named_format_overrides_what_is_recognized() {
    assert_eq!(lines(&nine(MATRIX), Some(Format::Grid)), [MATRIX]);
    let as_lines = lines(&nine(MATRIX), Some(Format::Line));
    assert_eq!(as_lines.len(), 9);
    assert_eq!(as_lines[0], "line 1, column 10: expected 81 cells, found 9");
    assert_eq!(lines(MATRIX, Some(Format::List)), ["line 1, column 1: expected a list, which begins with '['"]);
}

/// Digits of a full grid in some cells, shuffled, and eliminations that leave every solution digit.
fn puzzles() -> impl Strategy<Value = Puzzle> {
    let cells = proptest::collection::vec(0_u8..4, Cell::COUNT);
    let eliminations = proptest::collection::vec((0..Candidate::COUNT, 0_u8..3), 0..40);
    (cells, eliminations, 0_usize..9).prop_map(|(cells, eliminations, shift)| {
        let layout = Layout::classic();
        let solution = |cell: Cell| {
            let row = cell.index() / 9;
            let column = cell.index() % 9;
            Digit::from_index((row * 3 + row / 3 + column + shift) % 9)
        };
        let mut puzzle = Puzzle::from_givens(Grid::EMPTY);
        for (cell, kind) in CellSet::ALL.iter().zip(cells) {
            puzzle.values.set(cell, (kind > 1).then(|| solution(cell)));
            puzzle.givens = if kind == 3 { puzzle.givens.with(cell) } else { puzzle.givens };
        }
        let board = Board::new(layout, &puzzle);
        let chosen = eliminations.into_iter().map(|(index, _)| Candidate::from_index(index));
        puzzle.removed =
            chosen.filter(|&x| solution(x.cell) != x.digit && board.candidates().contains(x)).collect::<CandidateSet>();
        puzzle
    })
}

/// A text of several puzzles.
fn text(format: Format, puzzles: &[Puzzle]) -> String {
    let mut parts: Vec<String> = preamble(format, puzzles.len()).into_iter().collect();
    parts.extend(puzzles.iter().map(|puzzle| write(format, puzzle) + "\n"));
    parts.extend(closing(format).map(str::to_owned));
    parts.join("\n")
}

/// The part of a puzzle that a format keeps.
fn kept(format: Format, puzzle: &Puzzle) -> Puzzle {
    match format {
        Format::Library | Format::Case | Format::Ss | Format::SudokuWiki | Format::FPuzzles | Format::OpenSudoku => {
            *puzzle
        }
        Format::Sdk if puzzle.removed.is_empty() => *puzzle,
        Format::SudokuPuzzle => Puzzle { removed: puzzle.removed, ..Puzzle::from_givens(puzzle.values) },
        _ => Puzzle::from_givens(puzzle.values),
    }
}

proptest! {
    #[test]
    fn what_is_written_is_read(batch in proptest::collection::vec(puzzles(), 1..4)) {
        for format in Format::ALL {
            if matches!(format, Format::Pencilmarks | Format::Candidates | Format::Sdk) {
                continue;
            }
            for named in [None, Some(format)] {
                let batch: &[Puzzle] = if named == Some(Format::Ss) { &batch[..1] } else { &batch };
                let text = text(format, batch);
                let back: Vec<_> = read(&text, named).map(|entry| entry.map(|entry| entry.puzzle)).collect();
                let expected: Vec<_> = batch.iter().map(|puzzle| Ok(kept(format, puzzle))).collect();
                prop_assert_eq!(back, expected, "{:?}\n{}", format, text);
            }
        }
    }

    #[test]
    fn sections_keep_placed_digits(puzzle in puzzles()) {
        let puzzle = Puzzle { removed: CandidateSet::EMPTY, ..puzzle };
        let text = write(Format::Sdk, &puzzle);
        for named in [None, Some(Format::Sdk)] {
            let back: Vec<_> = read(&text, named).map(|entry| entry.map(|entry| entry.puzzle)).collect();
            prop_assert_eq!(back, vec![Ok(puzzle)], "{}", text);
        }
    }

    #[test]
    fn candidates_are_kept(puzzle in puzzles()) {
        let puzzle = Puzzle { givens: puzzle.values.cells(), ..puzzle };
        let board = Board::new(Layout::classic(), &puzzle);
        let lone = board.open().iter().any(|cell| board.digits(cell).len() == 1);
        for format in [Format::Pencilmarks, Format::Candidates] {
            for named in [None, Some(format)] {
                let text = write(format, &puzzle);
                let back: Vec<_> = read(&text, named).map(|entry| entry.map(|entry| entry.puzzle)).collect();
                prop_assert_eq!(back.len(), 1, "{}", text);
                let back = back[0].clone().unwrap();
                prop_assert_eq!(&write(format, &back), &text);
                if !lone {
                    prop_assert_eq!(back, puzzle, "{}", text);
                }
            }
        }
    }
}

/// Every statement of the page of the formats about each of them holds, by the columns of its table.
#[test]
fn every_cell_of_the_page_is_true() {
    let page = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/formats.md")).unwrap();
    let rows: Vec<Vec<&str>> = page
        .lines()
        .filter(|line| line.starts_with("| `"))
        .map(|line| line.trim_matches(['|', ' ']).rsplitn(5, " | ").collect())
        .collect();
    assert_eq!(rows.len(), Format::ALL.len());
    // A position without a cell of one candidate, which pencil marks show as filled.
    let mut puzzle = qedoku_formats::read_one(MATRIX).unwrap();
    let solution = qedoku_core::search::first_solution(&puzzle).unwrap();
    let board = Board::new(Layout::classic(), &puzzle);
    let wide = board.open().iter().filter(|&cell| board.digits(cell).len() > 3);
    let wrong = |cell: Cell| board.digits(cell).iter().find(|&digit| solution.get(cell) != Some(digit));
    puzzle.removed = wide.filter_map(|cell| Some(Candidate::new(cell, wrong(cell)?))).collect();
    let open = puzzle.removed.cells();
    assert!(
        puzzle.removed.len() > 3
            && board.open().iter().all(|cell| board.digits(cell).len() > 1 || !open.contains(cell))
    );
    let line = format!("{{\"puzzle\":\"{MATRIX}\",\"solution\":\"{}\"}}", solution.line('0'));
    let stated = read(&line, None).next().unwrap().unwrap();
    assert_eq!(stated.solution, Some(solution));
    for (format, row) in Format::ALL.into_iter().zip(rows) {
        assert!(row[4].contains(&format!("`{format}`")), "{format}");
        let said: Vec<bool> = row[..4].iter().rev().map(|cell| *cell == "yes").collect();
        let back = |text: &str| {
            let text = format!("{}\n{text}\n", preamble(format, 1).unwrap_or_default());
            let text = text + closing(format).unwrap_or_default();
            let entries: Vec<_> = read(&text, Some(format)).map(|entry| entry.unwrap()).collect();
            assert_eq!(entries.len(), 1, "{format}: {text}");
            (entries[0].puzzle, entries[0].solution)
        };
        let written = write(format, &puzzle);
        let (found, _) = back(&written);
        assert_eq!((found.values == puzzle.values, !written.is_empty()), (said[0], said[1]), "{format}");
        assert_eq!(found.removed == puzzle.removed, said[2], "{format}: candidates");
        let (_, kept) = back(&rewrite(format, &stated));
        assert_eq!(kept == Some(solution), said[3], "{format}: solution");
    }
}

#[test]
fn what_is_known_of_a_puzzle_goes_along() {
    let case = format!(":0601-2:47:{}:312 919:418 718:913:11", MATRIX.replacen("00", "+5+9", 1));
    let rewritten = |text: &str, format| rewrite(format, &read(text, None).next().unwrap().unwrap());
    let back = rewritten(&case, Format::Library);
    assert_eq!(LibraryCase::parse(&back), LibraryCase::parse(&case));
    assert!(back.starts_with(":0601-2:47:") && back.ends_with(":418 718:913:11"), "{back}");
    let named = format!("{MATRIX} # =HYPERLINK(\"x\") <b>");
    assert!(rewritten(&named, Format::Csv).ends_with(",\"'=HYPERLINK(\"\"x\"\") <b>\""));
    assert!(rewritten(&named, Format::OpenSudoku).contains("note=\"=HYPERLINK(&quot;x&quot;) &lt;b&gt;\""));
    assert!(rewritten(&named, Format::SudokuPad).ends_with("*t%3DHYPERLINK(%22x%22)%20%3Cb%3E*"));
    for format in [Format::Csv, Format::OpenSudoku, Format::SudokuPad, Format::FPuzzles] {
        let text = format!("{}\n{}", preamble(format, 1).unwrap_or_default(), rewritten(&named, format));
        let entry = read(&text, None).next().unwrap().unwrap();
        assert_eq!(entry.name.as_deref(), Some("=HYPERLINK(\"x\") <b>"), "{format}");
    }
    assert_eq!(rewritten(MATRIX, Format::Kaggle).split(',').map(str::len).collect::<Vec<_>>(), [81, 81]);
    assert_eq!(rewritten(MATRIX, Format::Hrm).split(',').count(), 4);
    assert_eq!(write(Format::Csv, &Puzzle::from_givens(Grid::EMPTY)), format!("{},,", ".".repeat(81)));
}
