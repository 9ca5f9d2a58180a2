//! Many puzzles at once.
use crate::run::{fed, fixture, fixtures, matrix, qedoku};

#[test]
fn a_bad_line_does_not_end_the_batch() {
    let puzzle = matrix();
    let mut clash = puzzle.clone().into_bytes();
    clash[1] = b'6';
    let clash = String::from_utf8(clash).unwrap();
    let solution = fixture("matrix.solution");
    let ran = fed(&["solve", "--format", "line"], format!("{puzzle}\n{clash}\n{}\n{puzzle}\n", &puzzle[..70]));
    let lines: Vec<&str> = ran.out.split_inclusive('\n').collect();
    assert_eq!((lines.len(), ran.code), (4, 3), "the highest code of the batch: {}", ran.out);
    assert_eq!([lines[0], lines[3]], [&*solution; 2]);
    for (line, at) in lines[1..3].iter().zip(["# stdin:2:1: row 1 has two 6s", "# stdin:3:"]) {
        assert!(line.starts_with(at), "{line}");
    }
    // Who reads on passes over them.
    assert_eq!(fed(&["convert"], &ran.out).out, [&*solution; 2].concat());
    assert_eq!(ran.counts.as_deref(), Some("4, solved 2, bad 2"));
    let errors: Vec<&str> = ran.err.lines().collect();
    assert_eq!(errors.len(), 2, "{}", ran.err);
    assert!(errors[0].contains("stdin:2:1:") && errors[1].contains("stdin:3:"), "{}", ran.err);

    let ran = fed(&["solve", "--format", "ndjson"], format!("{puzzle}\n{clash}\n{puzzle}\n"));
    let types: Vec<String> = ran
        .out
        .lines()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap()["type"].as_str().unwrap().to_owned())
        .filter(|kind| kind != "step")
        .collect();
    assert_eq!(types, ["begin", "end", "error", "begin", "end"]);
}

#[test]
fn sources_come_in_the_order_they_are_named() {
    let puzzle = matrix();
    let ran = fed(&["solve", "--format", "line", &puzzle, "p2676.in", "-"], &puzzle);
    let lines: Vec<&str> = ran.out.lines().collect();
    let other = fixture("p2676.out").replace('\n', "");
    let solution = fixture("matrix.solution");
    assert_eq!(lines, [solution.trim(), &other, solution.trim()]);
    let ran = qedoku(&["solve", "nowhere.txt", &puzzle, "--format", "line"]);
    assert_eq!((ran.out, ran.code), (solution, 2));
    assert!(ran.err.contains("nowhere.txt: there is no such file"), "{}", ran.err);
}

#[test]
fn the_number_of_threads_changes_no_byte() {
    let one = matrix();
    let other = qedoku(&["convert", "p2676.in"]).out.trim().to_owned();
    let batch: String = (0..60)
        .map(|number| {
            if number % 7 == 3 {
                format!("{one}x\n")
            } else if number % 2 == 0 {
                format!("{one}\n")
            } else {
                format!("{other}\n")
            }
        })
        .collect();
    for format in ["line", "grid", "csv", "p2676", "text", "json", "ndjson"] {
        let of = |jobs: &str| {
            let ran = fed(&["solve", "--format", format, "--jobs", jobs], &batch);
            (ran.out, ran.err, ran.code)
        };
        let alone = of("1");
        assert!(!alone.0.is_empty() && alone.2 == 2, "{format}");
        assert_eq!(alone, of("2"), "{format}");
        assert_eq!(alone, of("0"), "{format}");
    }
}

#[test]
fn logs_of_several_puzzles_have_titles() {
    let titles = |lang: &str| {
        let ran =
            fed(&["solve", "--detail", "brief", "--lang", lang], format!("{}\n{} easy one\n", matrix(), matrix()));
        assert!(ran.out.starts_with(if lang == "en" { "Puzzle 1 (stdin:1:1)\n" } else { "题目 1" }), "{}", ran.out);
        ran.out.lines().filter(|line| line.contains("stdin")).flat_map(|line| [line, "\n"]).collect::<String>()
    };
    insta::with_settings!({ snapshot_path => fixtures(), prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!("titles", titles("en") + &titles("zh"));
    });
}
