//! The jobs of the documents the engine follows.
use crate::run::{fed, fixture, qedoku};

#[test]
fn a_matrix_is_solved_by_search_and_by_deduction() {
    for method in ["search", "deduce"] {
        let list = fixture("matrix.list");
        let ran = qedoku(&["solve", "--method", method, "--format", "line", list.trim()]);
        assert_eq!((ran.out, ran.err.as_str(), ran.code), (fixture("matrix.solution"), "", 0), "{method}");
    }
}

#[test]
fn a_numbered_batch_gives_its_grids_and_nothing_else() {
    for arguments in [
        &["solve", "--format", "p2676"][..],
        &["solve", "--from", "p2676", "--format", "p2676", "-"],
        &["solve", "--method", "search", "--format", "p2676"],
    ] {
        let ran = fed(arguments, fixture("p2676.in"));
        assert_eq!((ran.out, ran.err.as_str(), ran.code), (fixture("p2676.out"), "", 0));
    }
    let twice = fixture("p2676.in").replacen("1\n", "2\n", 1);
    let twice = format!("{twice}{}", fixture("p2676.in").split_once('\n').unwrap().1);
    assert_eq!(fed(&["solve", "--format", "p2676"], twice).out, fixture("p2676.out").repeat(2));
}

#[test]
fn a_table_with_numbered_columns_is_read_and_written() {
    let ran = qedoku(&["solve", "--format", "matrix", "matrix.csv"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.starts_with("0,1,2,3,4,5,6,7,8\n6,9,5,1,2,3,7,4,8\n"), "{}", ran.out);
    assert_eq!(ran.out.lines().count(), 10);
    assert_eq!(qedoku(&["convert", "--to", "matrix", "matrix.list"]).out, fixture("matrix.csv"));
    let line = fed(&["convert"], ran.out).out;
    assert_eq!(line, fixture("matrix.solution"));
}

#[test]
fn the_documents_profile_solves_and_reports_what_it_excluded() {
    let ran = qedoku(&["solve", "--profile", "documents", "--attempts", "matrix.csv"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("profile documents"), "{}", ran.out);
    assert!(ran.out.contains("excluded at one look"), "{}", ran.out);
    let line = qedoku(&["solve", "--profile", "documents", "--format", "line", "matrix.csv"]);
    assert_eq!(line.out, fixture("matrix.solution"));
}

/// Puzzles that pages of the documentation show as JSON are puzzles.
#[test]
fn examples_of_hand_made_killers_have_one_solution() {
    for (page, mark) in [("variants.md", "killercage"), ("formats.md", "\"type\":\"cage\"")] {
        let path = [env!("CARGO_MANIFEST_DIR"), "..", "..", "docs", page].iter().collect::<std::path::PathBuf>();
        let text = std::fs::read_to_string(path).unwrap();
        let blocks = text.split("```json\n").skip(1).map(|rest| rest.split("```").next().unwrap());
        let killers: Vec<&str> = blocks.filter(|block| block.contains(mark)).collect();
        assert_eq!(killers.len(), 1, "{page}");
        let ran = fed(&["unique"], killers[0]);
        assert_eq!((ran.code, ran.out.as_str()), (0, "One solution.\n"), "{page}: {}", ran.err);
    }
}
