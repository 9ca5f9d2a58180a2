//! `qedoku summary`, patterns of one's own, and what the command tells of itself.
use crate::run::{fed, matrix, qedoku};

fn puzzles() -> String {
    qedoku(&["generate", "--seed", "3", "--count", "25"]).out + "bad\n"
}

#[test]
fn grades_are_counted_in_any_form() {
    let [csv, ndjson] = ["csv", "ndjson"].map(|format| fed(&["grade", "--format", format], puzzles()).out);
    let text = fed(&["summary"], &csv);
    assert_eq!((text.err.as_str(), text.code), ("", 0));
    assert!(text.out.starts_with("26 records, 1 of them bad\n"), "{}", text.out);
    assert_eq!(fed(&["summary", "-"], &ndjson).out, text.out);
    let sum = |title: &str| -> u64 {
        let part = text.out.split(title).nth(1).unwrap().split("\n\n").next().unwrap().trim();
        part.lines().map(|line| line.split_whitespace().nth(1).unwrap().parse::<u64>().unwrap()).sum()
    };
    assert_eq!((sum("Outcomes\n"), sum("Tiers\n"), sum("Ratings (ER)\n")), (25, 25, 25), "{}", text.out);
    let steps: u64 = ndjson
        .lines()
        .filter_map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap()["steps"].as_u64())
        .sum();
    assert_eq!(sum("Steps of each technique\n"), steps);
    let svg = fed(&["summary", "--format", "SVG"], &csv).out;
    assert!(svg.starts_with("<svg ") && svg.contains("naked-single"), "{svg}");
    assert!(fed(&["summary", "--format", "html"], &csv).out.starts_with("<!DOCTYPE html>"));
    let ran = fed(&["summary"], puzzles());
    assert!(ran.code == 2 && ran.err.contains("25 records are no grades"), "{}", ran.err);
    assert_eq!(qedoku(&["summary", "nowhere.csv"]).code, 2);
}

/// A puzzle whose ratings differ by the original rules and by the corrected ones.
const DIFFERS: &str = ".....67.....18.2..69.3........9......712...58......61256......3..9..8.....4.9..6.\n";

#[test]
fn a_line_of_ones_own_is_what_serate_writes() {
    let input = format!("{0} ; easy\n{1}\n", matrix(), &matrix()[..70]);
    let ran = fed(&["grade", "--format-string", "%g ED=%r/%p/%d"], &input);
    assert_eq!(ran.out, format!("{} ED=1.2/1.2/1.2\n{} ED=-/-/-\n", matrix(), ".".repeat(81)));
    let ran = fed(&["grade", "--format-string", "%n%t%N%l%s 100%%"], &input);
    assert_eq!(ran.out, "1\teasy\nhidden-single-box 100%\n2\t\n- 100%\n");
    let shape = |scale: &str| fed(&["grade", "--format-string", "%r %p %d %s", "--scale", scale], DIFFERS);
    assert_eq!(shape("se").out, "7.2 1.2 1.2 forcing-chains-and-cycles\n");
    assert_eq!(shape("se").out, fed(&["grade", "--format-string", "%r %p %d %s"], DIFFERS).out);
    assert_eq!(shape("se-corrected").out, "4.5 1.2 1.2 unique-rectangle-3\n");
    let columns = fed(&["grade", "--format", "csv", "--scale", "se118"], DIFFERS).out;
    let own = columns.lines().nth(1).unwrap().split(',').skip(5).take(4).collect::<Vec<_>>().join(" ");
    assert_eq!(shape("se118").out, own + "\n");
    for (scale, said) in [
        ("effort", "--format-string has nothing of the scale effort; expected one of se, se-corrected, se118"),
        ("se,tier", "--format-string has nothing of the scale tier; "),
        ("se,se118", "--format-string takes one scale, not several; "),
    ] {
        let ran = shape(scale);
        assert!(ran.code == 2 && ran.out.is_empty() && ran.err.contains(said), "{}", ran.err);
    }
    for (wrong, said) in [("%x", "no code %x; there are %g"), ("%", "no code %;"), ("%e", "the time, is not told")] {
        let ran = fed(&["grade", "--format-string", wrong], &input);
        assert!(ran.code == 2 && ran.out.is_empty() && ran.err.contains(said), "{}", ran.err);
    }
}

#[test]
fn the_same_names_of_formats_hold_everywhere() {
    for command in [&["solve"][..], &["steps", "--technique", "naked-pair"], &["grade"]] {
        let as_format = |format| fed(&[command, &["--format", format]].concat(), puzzles()).out;
        let lines = as_format("ndjson");
        let lines: Vec<serde_json::Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let array: Vec<serde_json::Value> = serde_json::from_str(&as_format("JSON")).unwrap();
        assert!(lines == array && lines.len() >= 26, "{command:?}");
    }
    let [lines, array] = ["ndjson", "json"]
        .map(|format| qedoku(&["steps", "--all", "--technique", "naked-single", "--format", format, &matrix()]).out);
    let lines: Vec<serde_json::Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(serde_json::from_str::<Vec<serde_json::Value>>(&array).unwrap(), lines);
}

#[test]
fn the_command_tells_of_itself() {
    let ran = qedoku(&["--version"]);
    assert!(ran.out.starts_with(concat!("qedoku ", env!("CARGO_PKG_VERSION"))), "{}", ran.out);
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let ran = qedoku(&["completions", shell]);
        assert!(ran.code == 0 && ran.out.contains("up-to"), "{shell}");
    }
    assert!(qedoku(&["man"]).out.contains(".TH qedoku 1"));
    assert!(qedoku(&["man", "grade"]).out.contains("format\\-string"));
    let ran = qedoku(&["man", "nothing"]);
    assert!(ran.code == 2 && ran.err.contains("there are solve, why"), "{}", ran.err);
    for name in ["opensudoku", "p2676", "candidates"] {
        assert!(qedoku(&["solve", "--help"]).out.contains(name), "{name}");
    }
}

#[test]
fn case_does_not_matter_in_names() {
    let of = |tier: &str, profile: &str, format: &str| {
        qedoku(&["solve", "--up-to", tier, "--profile", profile, "--format", format, &matrix()])
    };
    let ran = of("Simple", "Default", "Line");
    assert_eq!((ran.code, ran.out), (0, of("simple", "default", "line").out));
}
