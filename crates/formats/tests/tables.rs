//! Names and solutions that tables and objects have besides the puzzle.
use qedoku_formats::{Format, read, rewrite};

const MATRIX: &str = "600100708000800200238050100000040092004308600370010000003070526002004000907006004";

#[test]
fn columns_of_tables_name_puzzles() {
    for (header, row, name) in [
        ("puzzle,solution,name", format!("{MATRIX},,Evil 12"), Some("Evil 12")),
        ("id,puzzle", format!("17,{MATRIX}"), Some("17")),
        ("ID;Title;Quiz", format!("17;\"Say \"\"no\"\", twice; or not\";{MATRIX}"), Some("Say \"no\", twice; or not")),
        ("title\tname\tpuzzle", format!("a\t b \t{MATRIX}"), Some("b")),
        ("name,puzzle", format!(" ,{MATRIX}"), None),
        ("name,puzzle", format!("'=1+1,{MATRIX}"), Some("=1+1")),
        ("name,puzzle", format!("'tis,{MATRIX}"), Some("'tis")),
        ("puzzle,name", MATRIX.to_owned(), None),
        ("source,question", format!("a,{MATRIX}"), None),
    ] {
        let text = format!("{header}\n{row}\n");
        let entry = read(&text, None).next().unwrap().unwrap();
        assert_eq!((entry.puzzle.values.line('0').as_str(), entry.name.as_deref()), (MATRIX, name), "{text}");
        let written = format!("puzzle,solution,name\n{}\n", rewrite(Format::Csv, &entry));
        assert_eq!(read(&written, None).next().unwrap().unwrap().name.as_deref(), name, "{written}");
    }
}

#[test]
fn a_stated_solution_that_is_none_is_left_out_and_told() {
    let solution = qedoku_core::search::first_solution(&qedoku_formats::read_one(MATRIX).unwrap()).unwrap().line('0');
    let other = solution.replacen('6', "5", 1);
    let swapped = format!("{}{}{}{}", &solution[..1], &solution[2..3], &solution[1..2], &solution[3..]);
    let digit = |at: usize| &swapped[at..=at];
    for (stated, said) in [
        (other, Some("found 5 in r1c1 where the puzzle has 6: the solution is left out".to_owned())),
        (swapped.clone(), Some(format!("each digit once in a house, found {} in r1c2 and r", digit(1)))),
        (String::new(), None),
        ("unknown".to_owned(), None),
        (MATRIX.to_owned(), None),
    ] {
        for (text, column) in [
            (format!("puzzle,solution\n{MATRIX},{stated}\n"), MATRIX.len() + 2),
            (format!("\n{{\"puzzle\":\"{MATRIX}\",\"solution\":\"{stated}\"}}\n"), 1),
        ] {
            let entry = read(&text, None).next().unwrap().unwrap();
            assert_eq!((entry.puzzle.values.line('0').as_str(), entry.solution), (MATRIX, None), "{text}");
            let doubt = entry.doubt.as_ref();
            assert_eq!(doubt.is_some(), said.is_some(), "{text}: {doubt:?}");
            if let (Some(doubt), Some(said)) = (doubt, &said) {
                assert!(doubt.to_string().contains(said), "{doubt}");
                assert_eq!((doubt.place.line, doubt.place.column, doubt.place.ordinal), (2, column, 1), "{text}");
            }
        }
    }
}
