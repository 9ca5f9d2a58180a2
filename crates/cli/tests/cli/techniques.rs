//! `qedoku techniques` and `qedoku convert`.
use crate::run::{fed, fixture, matrix, qedoku};
use qedoku_formats::Format;

#[test]
fn techniques_are_listed_with_what_the_scales_say() {
    let ran = qedoku(&["techniques"]);
    assert_eq!(ran.code, 0);
    let line = ran.out.lines().find(|line| line.starts_with("naked-pair ")).unwrap();
    let words: Vec<&str> = line.split_whitespace().collect();
    assert_eq!(words, ["naked-pair", "Naked", "Pair", "intermediate", "3.0", "0200", "60"]);
    let simple = qedoku(&["techniques", "--tier", "simple"]).out;
    assert!(simple.contains("naked-single") && !simple.contains("naked-pair"), "{simple}");
}

#[test]
fn techniques_are_listed_as_json() {
    let ran = qedoku(&["techniques", "--format", "json"]);
    let all: Vec<serde_json::Value> = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(ran.out.lines().count(), all.len() + 2, "an object a line");
    let listed = qedoku(&["techniques"]).out;
    let rows = |text: &str| text.lines().filter(|line| line.contains("  ") && !line.starts_with(' ')).count();
    assert_eq!(all.len() + 1, rows(&listed), "every technique");
    let find = |slug: &str| all.iter().find(|entry| entry["slug"] == slug).unwrap();
    let pair = find("naked-pair");
    assert_eq!(
        (&pair["name"], &pair["tier"], &pair["se"]),
        (&"Naked Pair".into(), &"intermediate".into(), &3.0.into())
    );
    assert_eq!((&pair["hodoku"]["code"], &pair["hodoku"]["score"]), (&"0200".into(), &60.into()));
    assert!(pair["aliases"].is_array() && pair["assumes"].as_array().unwrap().is_empty() && pair["default"] == true);
    let direct = find("direct-pointing");
    assert_eq!(
        (&direct["default"], &direct["hodoku"], &direct["se"]),
        (&false.into(), &serde_json::Value::Null, &1.7.into())
    );
    let one: Vec<serde_json::Value> =
        serde_json::from_str(&qedoku(&["techniques", "--format", "json", "0200"]).out).unwrap();
    assert_eq!(one, std::slice::from_ref(pair));
}

#[test]
fn a_technique_is_shown_by_any_of_its_names() {
    let page = qedoku(&["techniques", "naked-pair"]);
    assert_eq!(page.code, 0);
    assert!(page.out.starts_with("Naked Pair (naked-pair)\n") && page.out.contains("Why it holds"), "{}", page.out);
    assert_eq!(qedoku(&["techniques", "0200"]).out, page.out);
    let ran = qedoku(&["techniques", "nakd-pair"]);
    assert_eq!((ran.out.as_str(), ran.code), ("", 2));
    assert!(ran.err.contains("did you mean naked-pair"), "{}", ran.err);
}

#[test]
fn every_format_written_is_read_back() {
    let puzzle = matrix();
    let turned: String = puzzle.chars().rev().collect();
    for format in Format::ALL.map(Format::name) {
        let both = format!("{puzzle}\n{turned}\n");
        let written = fed(&["convert", "--to", format], &both);
        assert_eq!(written.code, 0, "{format}: {}", written.err);
        let back = fed(&["convert", "--from", format], &written.out);
        let grids: Vec<&str> = back.out.lines().collect();
        assert_eq!(grids.len(), 2, "{format}: {}{}", written.out, back.err);
        // These show a cell with one candidate as a filled one.
        assert!(["pencilmarks", "candidates"].contains(&format) || grids == [&puzzle, &turned], "{format}");
    }
}

#[test]
fn what_cannot_be_converted_is_told_and_has_its_record() {
    let ran = fed(&["convert", "--to", "p2676"], format!("{}\nbad\n{}\n", matrix(), matrix()));
    assert_eq!((ran.out.lines().next(), ran.out.lines().count(), ran.code), (Some("3"), 28, 2));
    assert!(ran.out.contains(&"000000000\n".repeat(9)), "{}", ran.out);
    assert!(ran.err.contains("stdin:2:1:"), "{}", ran.err);
    let blank = |format: &str| {
        fed(&["convert", "--to", format], format!("{}\nbad\n", matrix())).out.lines().last().unwrap().to_owned()
    };
    assert_eq!((blank("csv"), blank("kaggle")), (",,".to_owned(), ",".to_owned()));
    let said = "stdin:2:1: expected a puzzle, found text in no known format";
    assert_eq!(blank("line"), format!("# {said}"));
    assert_eq!(blank("jsonl"), format!("{{\"error\":\"{said}\"}}"));
    assert_eq!(qedoku(&["convert", "p2676.in", "--to", "p2676"]).out, fixture("p2676.in"));
}
