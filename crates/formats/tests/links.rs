//! Links of other programs: what they hold is read, damage and foreign rules are reported, nothing is guessed.
use proptest::prelude::*;
use qedoku_core::{Layout, Puzzle, Rule, RuleKind, Rules};
use qedoku_formats::{
    AnnotatedPuzzle, Format, LibraryCase, TextError, keeps_rules, read, read_one, read_one_entry, rewrite, write,
};

/// Links written after the definitions of their sites (f-puzzles' packed with LZ-String itself), with what they hold.
fn fixture() -> Vec<(Format, String, Puzzle)> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/_formats/links.txt");
    let text = std::fs::read_to_string(path).expect("the fixture of links");
    let row = |line: &str| {
        let fields: Vec<&str> = line.split('\t').collect();
        let position = LibraryCase::parse(&format!(":0000:x:{}:::", fields[2])).expect("a position").puzzle;
        (fields[0].parse().expect("a format"), fields[1].to_owned(), position)
    };
    text.lines().filter(|line| !line.starts_with('#')).map(row).collect()
}

fn one(text: &str, format: Option<Format>) -> Result<Puzzle, TextError> {
    let mut entries: Vec<_> = read(text, format).collect();
    assert_eq!(entries.len(), 1, "{text}");
    entries.remove(0).map(|entry| entry.puzzle)
}

#[test]
fn links_hold_what_their_definitions_say() {
    let links = fixture();
    assert!(links.len() >= 40, "{}", links.len());
    for (format, link, puzzle) in &links {
        let mut entries = read(link, None);
        let entry = entries.next().unwrap().unwrap_or_else(|error| panic!("{error}: {link}"));
        assert_eq!((entry.format, entry.puzzle), (*format, *puzzle), "{link}");
        assert!(entries.next().is_none(), "{link}");
        assert_eq!(one(link, Some(*format)), Ok(*puzzle), "{link}");
    }
    let all: String = links.iter().map(|(_, link, _)| link.clone() + "\n").collect();
    let back: Vec<_> = read(&all, None).map(|entry| entry.unwrap().puzzle).collect();
    assert_eq!(back, links.iter().map(|link| link.2).collect::<Vec<_>>());
}

#[test]
fn the_shortest_link_is_the_known_one() {
    let puzzle =
        one("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..", None).unwrap();
    let link = "https://sudokupad.app/scfADCQTDPL1I6i8B2TvAS6H8g2G9PSCNTFBN";
    assert_eq!(write(Format::SudokuPad, &puzzle), link);
    assert_eq!(one(link, None), Ok(puzzle));
}

#[test]
fn of_two_readings_the_one_with_one_solution_is_meant() {
    let line = "600100708000800200238050100000040092004308600370010000003070526002004000907006004";
    // In one codec C is two blanks, in the other one a 2 and a blank.
    let link = format!("https://sudokupad.app/classic{}", line.replace("00", "C"));
    assert_eq!(one(&link, None), one(line, None));
    assert_eq!(one(&format!("https://sudokupad.app/classic{line}"), None), one(line, None));
}

#[test]
fn links_stand_in_texts() {
    let (_, link, puzzle) = fixture().swap_remove(0);
    for (text, name) in [
        (format!("[Evil 12]({link})"), Some("Evil 12")),
        (format!("<{link}>"), None),
        (format!("Evil 12: {link}"), Some("Evil 12:")),
        (format!("{link} # by hand"), Some("by hand")),
        (format!("  \"{link}\"  "), None),
    ] {
        let entries: Vec<_> = read(&text, None).map(Result::unwrap).collect();
        assert_eq!(entries.len(), 1, "{text}");
        assert_eq!((entries[0].puzzle, entries[0].name.as_deref()), (puzzle, name), "{text}");
    }
    let table = format!("id,puzzle\n1,{link}\n");
    assert_eq!(one(&table, None), Ok(puzzle));
    assert_eq!(one(&format!("{{\"puzzle\":\"{link}\"}}"), None), Ok(puzzle));
}

/// A puzzle of f-puzzles whose cells hold what a function says, and with other keys before them.
fn packed(keys: &str, cell: impl Fn(usize, char) -> String) -> String {
    let line = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
    let cells: Vec<String> = line.chars().enumerate().map(|(index, shown)| cell(index, shown)).collect();
    let rows: Vec<String> = cells.chunks(9).map(|row| format!("[{}]", row.join(","))).collect();
    lz_str::compress_to_base64(&format!("{{\"size\":9,{keys}\"grid\":[{}]}}", rows.join(",")))
}

#[test]
fn links_are_put_together_again() {
    let plain = |_: usize, shown: char| {
        shown
            .to_digit(10)
            .map_or("{\"value\":\"\"}".to_owned(), |digit| format!("{{\"value\":{digit},\"given\":true}}"))
    };
    let expected = one("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..", None);
    let escaped = |text: &str| text.replace('%', "%25").replace('+', "%2B").replace('/', "%2F").replace('=', "%3D");
    for title in ["", "+ / ? é", "数独", "~~~~~", "a+b"] {
        let text = packed(&format!("\"title\":\"{title}\","), plain);
        for text in [text.clone(), escaped(&text), escaped(&escaped(&text))] {
            for head in ["https://f-puzzles.com/?load=", "https://sudokupad.app/fpuz"] {
                assert_eq!(one(&format!("{head}{text}"), None), expected, "{head}{text}");
            }
        }
    }
}

#[test]
fn keys_that_say_nothing_are_no_rules() {
    let cell = |extra: &'static str| {
        move |_: usize, shown: char| match shown.to_digit(10) {
            Some(digit) => format!("{{\"value\":{digit},\"given\":true}}"),
            None => format!("{{{extra}}}"),
        }
    };
    let link = |keys: &str, extra| format!("?load={}", packed(keys, cell(extra)));
    let puzzle = one(&link("", ""), None).unwrap();
    for keys in [
        "\"cage\":[],",
        "\"diagonal+\":false,\"diagonal-\":null,",
        "\"antiknight\":false,\"ruleset\":\"\",\"killercage\":{},\"negative\":[],",
        "\"unheardof\":\" \",\"disabledlogic\":[\"a\"],",
    ] {
        assert_eq!(one(&link(keys, ""), None), Ok(puzzle), "{keys}");
    }
    for notes in
        ["\"cornerPencilMarks\":[1,2]", "\"centerPencilMarks\":[]", "\"value\":0,\"wall\":false", "\"c\":\"#fff\""]
    {
        assert_eq!(one(&link("", notes), None), Ok(puzzle), "{notes}");
    }
    let center = one(&link("", "\"centerPencilMarks\":[1,4,7]"), None).unwrap();
    assert_eq!(one(&link("", "\"givenPencilMarks\":[1,4,7],\"cornerPencilMarks\":[9]"), None), Ok(center));
    assert_eq!(one(&link("", "\"givenPencilMarks\":[1,4,7,8],\"centerPencilMarks\":[1,4,7,9]"), None), Ok(center));
    assert!(!center.removed.is_empty());
    for (keys, extra, said) in [
        ("\"cage\":[{\"cells\":[\"R1C1\"]}],\"unheardof\":1,", "", "not supported: cage, unheardof"),
        ("", "\"wall\":true", "not supported: wall at grid[0][0]"),
        ("", "\"centerPencilMarks\":[10]", "pencil marks from 1 to 9 at grid[0][0]"),
    ] {
        let error = one(&link(keys, extra), None).unwrap_err().to_string();
        assert!(error.contains(said), "{error}");
    }
}

#[test]
fn rules_in_words_beside_others_are_named() {
    let empty = |_: usize, _: char| "{}".to_owned();
    let doubt = |keys: &str| {
        let link = format!("https://f-puzzles.com/?load={}", packed(keys, empty));
        let entry = read_one_entry(&link).unwrap();
        (entry.layout.is_classic(), entry.doubt.map(|doubt| doubt.problem.to_string()))
    };
    let (is_classic, said) = doubt("\"diagonal+\":true,\"ruleset\":\"Digits rise along thermometers.\",");
    assert!(!is_classic && said.is_some_and(|said| said.ends_with("are not: Digits rise along thermometers.")));
    assert_eq!(doubt("\"diagonal+\":true,\"ruleset\":\"Normal sudoku rules apply.\","), (false, None));
}

#[test]
fn what_cannot_be_read_is_refused_by_name() {
    let packed = |object: &str| format!("https://f-puzzles.com/?load={}", lz_str::compress_to_base64(object));
    let grid = format!("[{}]", [(); 9].map(|()| format!("[{}]", ["{}"; 9].join(","))).join(","));
    let cage = packed(&format!(
        "{{\"size\":9,\"grid\":{grid},\"killercage\":[{{\"cells\":[\"R1C1\"],\"value\":\"three\"}}]}}"
    ));
    let small = packed("{\"size\":6,\"grid\":[]}");
    let region = packed(&format!("{{\"size\":9,\"grid\":{}}}", grid.replacen("{}", "{\"region\":3}", 1)));
    let zero = "0".repeat(80);
    for (text, column, said) in [
        ("https://sudokupad.app/b67mfaifyd", 23, "found 'b67mfaifyd', the name of one on the server of SudokuPad"),
        ("https://sudokupad.app/?puzzleid=PrMnFtr7gH", 33, "'PrMnFtr7gH', the name of one on the server of SudokuPad"),
        ("https://f-puzzles.com/?id=y2vt4sbp", 27, "'y2vt4sbp', the name of one on the server of f-puzzles"),
        ("https://sudokupad.app/sclN4IgzglgXgpiBcBOANCA5g", 23, "scl, SudokuPad's own form"),
        (cage.as_str(), 29, "at killercage[0]"),
        (&small, 29, "expected as many rows as the size of the grid at grid"),
        (&region, 29, "a box has 8 cells instead of 9"),
        (&format!("?bd=X9B{}", "ep".repeat(80)), 168, "expected 162 digits of the packed cells, found 160"),
        (&format!("?bd=S6B{}2a", "29".repeat(35)), 78, "a packed cell"),
        (&format!("?bd=J9B{}", "0ep".repeat(81)), 5, "a box has 81 cells instead of 9"),
        (&format!("?bd=L9B{}", "ep".repeat(81)), 5, "not supported: killer cages"),
        (&format!("?bd=S9B{}00", "ep".repeat(80)), 168, "a packed cell, such as 01 or ep"),
        (&format!("?bd=S9B{}", "ep".repeat(80)), 168, "expected 162 digits of the packed cells, found 160"),
        (&format!("?bd=S9B{}", "ep".repeat(82)), 172, "expected 162 digits of the packed cells, found 164"),
        (&format!("?bd={zero}"), 85, "expected 81 cells in the link, found 80"),
        (&format!("?bd={zero}é"), 85, "expected a digit or a blank"),
        ("https://sudokuexchange.com/play/?s=a1b2c3d4e5f6g7", 50, "expected 81 cells in the link, found "),
        ("https://example.com/puzzle/17", 1, "or a link of SudokuWiki, SudokuExchange, SudokuPad or f-puzzles"),
        ("https://sudokupad.app/scfAD!Q", 28, "expected a digit with the blanks behind it"),
    ] {
        let error = one(text, None).unwrap_err();
        assert!(error.to_string().contains(said), "{text}: {error}");
        assert_eq!((error.place.line, error.place.column), (1, column), "{text}: {error}");
    }
}

#[test]
fn rules_of_a_link_are_read_and_written() {
    let read = |text: &str| qedoku_formats::read_one_entry(text).map(qedoku_formats::TextEntry::into_owned).unwrap();
    let link = format!("https://sudokupad.app/scf{}*xw", "9".repeat(9) + &"0".repeat(72));
    let grid = format!("[{}]", [(); 6].map(|()| format!("[{}]", ["{}"; 6].join(","))).join(","));
    let rules =
        r#""diagonal+":true,"thermometer":[{"lines":[["R1C1","R2C2"]]}],"xv":[{"cells":["R6C1","R6C2"],"value":"V"}]"#;
    let object = format!("{{\"size\":6,\"grid\":{},{rules}}}", grid.replacen("{}", "{\"value\":3,\"given\":true}", 1));
    for (text, houses) in [(link, 27 + 2 + 4), (object, 18 + 1)] {
        let Ok(_) = one(&text, None) else { panic!("{text}") };
        let entry = read(&text);
        assert_eq!(entry.layout.houses().len(), houses, "{text}");
        assert!(read_one(&text).unwrap_err().to_string().contains("not supported: "), "{text}");
        for format in [Format::FPuzzles, Format::SudokuPad] {
            let again = read(&qedoku_formats::rewrite(format, &entry));
            assert_eq!((&again.layout, again.puzzle), (&entry.layout, entry.puzzle), "{text}");
        }
    }
}

/// Boxes of which the first two have exchanged two cells.
const JIGSAW: &str = "112222333111222333111122333444555666444555666444555666777888999777888999777888999";

#[test]
fn links_of_sudokuwiki_have_kinds() {
    let four = |first: &str| format!("{first}{}", "ep".repeat(77));
    let boxes = Rules { boxes: Some(JIGSAW.to_owned()), ..Rules::default() };
    let number = |at: usize, of_box: char| {
        // A given 3, a placed 4, the candidates 1 and 2, and cells with all.
        let cell = [3, 13, 21, 529].get(at).unwrap_or(&529) + (of_box.to_digit(10).unwrap() - 1) * 1024;
        [cell / 1296, cell / 36 % 36, cell % 36].map(|digit| char::from_digit(digit, 36).unwrap())
    };
    let jigsaw: String = JIGSAW.chars().enumerate().flat_map(|(at, of_box)| number(at, of_box)).collect();
    let diagonals = [RuleKind::DiagonalRising, RuleKind::DiagonalFalling];
    for (text, rules) in [
        (four("X9B030d0lep"), Rules::with(diagonals)),
        (four("W9B030d0lep"), Rules { list: Rules::windows().to_vec(), ..Rules::default() }),
        (four("C9B030d0lep"), Rules::with([RuleKind::DisjointGroups])),
        (format!("S6B030d0l{}", "29".repeat(33)), Rules::of_size(6)),
        (format!("J9B{jigsaw}"), boxes),
    ] {
        let link = format!("https://www.sudokuwiki.org/sudoku.htm?bd={text}");
        for form in [link.clone(), format!("?bd={text}"), text.clone()] {
            let entry = read_one_entry(&form).unwrap_or_else(|error| panic!("{form}: {error}"));
            assert_eq!((entry.layout.rules(), entry.format), (&rules, Format::SudokuWiki), "{form}");
            assert_eq!(entry.puzzle.given_grid().filled().count(), 1, "{form}");
            assert_eq!(entry.puzzle.placed().map(|it| it.to_string()).collect::<Vec<_>>(), ["r1c2=4"], "{form}");
            assert_eq!(entry.puzzle.removed.cells().len(), 1, "{form}");
            let written = rewrite(Format::SudokuWiki, &entry);
            assert!(written.starts_with(&link[..46]), "{written}");
            let back = read_one_entry(&written).unwrap();
            assert!(back.puzzle == entry.puzzle && back.layout == entry.layout, "{written}");
        }
        let kept = Format::ALL.into_iter().filter(|&format| keeps_rules(format, &Layout::of(&rules).unwrap()));
        assert!(kept.clone().any(|format| format == Format::SudokuWiki));
        assert!(
            !kept.clone().any(|format| [Format::Csv, Format::SudokuExchange, Format::Pencilmarks].contains(&format))
        );
    }
    let mixed = Layout::of(&Rules::with([RuleKind::DiagonalRising])).unwrap();
    assert!(!keeps_rules(Format::SudokuWiki, &mixed));
}

#[test]
fn the_short_links_of_sudokupad_have_options() {
    let puzzle =
        one("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..", None).unwrap();
    let windows = Rules::windows().to_vec();
    let diagonals = [RuleKind::DiagonalRising, RuleKind::DiagonalFalling].map(Rule::of).to_vec();
    let both = [diagonals.clone(), windows.clone()].concat();
    let givens = "scfADCQTDPL1I6i8B2TvAS6H8g2G9PSCNTFBN";
    for (list, name, expected) in [
        (diagonals.clone(), None, format!("{givens}*x")),
        (windows, None, format!("{givens}*w")),
        (both, Some("a*b"), format!("{givens}*xwta**b*")),
        (vec![], Some("a"), format!("{givens}*ta*")),
    ] {
        let layout = Layout::of(&Rules { list, ..Rules::default() }).unwrap();
        let link = AnnotatedPuzzle { puzzle: &puzzle, layout: &layout, name, solution: None }.write(Format::SudokuPad);
        assert_eq!(link, format!("https://sudokupad.app/{expected}"));
        let back = read_one_entry(&link).unwrap();
        assert!(back.layout == layout && back.puzzle == puzzle && back.name.as_deref() == name, "{link}");
    }
    // One diagonal alone has no option.
    let layout = Layout::of(&Rules { list: diagonals[..1].to_vec(), ..Rules::default() }).unwrap();
    let link =
        AnnotatedPuzzle { puzzle: &puzzle, layout: &layout, name: None, solution: None }.write(Format::SudokuPad);
    assert!(link.starts_with("https://sudokupad.app/fpuzzlesN4Ig"), "{link}");
    assert!(read_one_entry(&link).unwrap().layout == layout);
}

#[test]
fn nothing_named_in_a_link_acts_on_the_terminal() {
    let error = one("https://sudokupad.app/%1B%5B31mred%0A", None).unwrap_err().to_string();
    assert!(error.contains("\\u{1b}[31mred\\n") && !error.contains('\u{1b}'), "{error}");
}

#[test]
fn bombs_are_bounded() {
    for text in ["{".repeat(1 << 19), format!("{{\"title\":\"{}\"}}", "a".repeat(1 << 19))] {
        let link = format!("https://f-puzzles.com/?load={}", lz_str::compress_to_base64(&text));
        assert!(link.len() < 10_000);
        let error = one(&link, None).unwrap_err().to_string();
        assert!(error.contains("packed text of at most 262144 characters"), "{error}");
    }
    let long = format!("https://f-puzzles.com/?load={}", "N4Ig".repeat(1 << 15));
    assert!(one(&long, None).unwrap_err().to_string().contains("at most 65536 characters"));
    let slashes = format!("https://sudokupad.app/fpuz{}", "N4Ig/".repeat(1 << 12));
    assert!(one(&slashes, None).is_err());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// A damaged link is an error or another puzzle, never a panic; one that is cut off is always an error.
    #[test]
    fn damage_is_survived(chosen in any::<prop::sample::Index>(), place in any::<prop::sample::Index>(), bit in 0..7_u8, cut in any::<bool>()) {
        let links = fixture();
        let (_, link, puzzle) = &links[chosen.index(links.len())];
        let head = ["https://sudokupad.app/?puzzleid=fpuz", "https://f-puzzles.com/?load="];
        if cut && head.iter().any(|head| link.starts_with(head)) && !link.contains(' ') {
            let from = link.len() / 2;
            let end = from + place.index(link.trim_end_matches("%3D").trim_end_matches('=').len() - from - 1);
            prop_assert_ne!(one(&link[..end], None).ok(), Some(*puzzle));
        }
        let mut bytes = link.clone().into_bytes();
        let at = place.index(bytes.len());
        bytes[at] ^= 1 << bit;
        let text = String::from_utf8_lossy(&bytes).into_owned();
        for entry in read(&text, None) {
            if let Err(error) = entry {
                prop_assert!(error.to_string().starts_with("line "));
            }
        }
    }
}

#[test]
fn packed_links_of_sudokuexchange_are_read() {
    let puzzle = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
    let packed = "ADCQTDPL1I6i8B2TvAS6H8g2G9PSCNTFBN";
    for link in [
        format!("https://sudokuexchange.com/play/?s={packed}"),
        format!("https://sudokuexchange.com/play/?s={packed}&d=2"),
        format!("?s={packed}"),
    ] {
        let entry = read(&link, None).next().unwrap().unwrap();
        assert_eq!((entry.puzzle.values.line('.').as_str(), entry.format), (puzzle, Format::SudokuExchange), "{link}");
    }
    let short = read("https://sudokuexchange.com/play/?s=ADCQTDPL1I6i8B2TvAS6", None).next().unwrap();
    assert!(short.unwrap_err().to_string().contains("expected 81 cells in the link, found "));
}
