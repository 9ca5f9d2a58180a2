//! `qedoku grade`.
use crate::hint::snapshot;
use crate::run::{fed, matrix, qedoku};
use qedoku_formats as text;
use serde_json::{Value, json};

fn batch() -> String {
    format!("{}\n{}\nbad, \"line\"\n{} easy one\n", matrix(), ".".repeat(81), matrix())
}

#[test]
fn one_line_goes_out_for_each_that_comes_in() {
    let ran = fed(&["grade", "--format", "ndjson"], batch());
    let lines: Vec<Value> = ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((lines.len(), ran.code), (4, 3), "{}", ran.err);
    assert!(lines.iter().zip(1..).all(|(line, number)| line["line"] == number));
    let grade = &lines[0];
    assert_eq!((grade["puzzle"].as_str(), grade["outcome"].as_str()), (Some(matrix().as_str()), Some("solved")));
    assert_eq!((&grade["tier"], &grade["hardest"]), (&"simple".into(), &"naked-single".into()));
    assert_eq!([&grade["er"], &grade["ep"], &grade["ed"]], [&json!(1.2), &json!(1.2), &json!(1.2)]);
    let unique = |scale: &str, profile: &str| json!({"scale": scale, "profile": profile, "assumes": ["unique"]});
    assert_eq!(grade["scales"], json!([unique("tier", "default"), unique("se", "se")]));
    let counts = grade["techniques"].as_object().unwrap();
    let steps: u64 = counts.values().map(|count| count.as_u64().unwrap()).sum();
    assert_eq!(grade["steps"].as_u64(), Some(steps));
    assert_eq!(lines[1]["error"]["kind"], "several-solutions");
    assert!(lines[2]["error"]["message"].as_str().unwrap().starts_with("stdin:3:"), "{}", lines[2]);
    assert_eq!(lines[3]["id"], "easy one");
    assert!(ran.err.contains("stdin:2:1:") && ran.err.contains("stdin:3:"), "{}", ran.err);
}

/// The fields of each record of a table with commas, none of them quoted but the last.
fn records(table: &str) -> Vec<Vec<String>> {
    table.lines().map(|line| text::csv_fields(line).map(str::to_owned).collect()).collect()
}

#[test]
fn records_have_the_fields_of_the_header() {
    for (scales, columns) in [
        (&[][..], "tier,hardest,er,ep,ed,se_hardest"),
        (&["--scale", "effort"], "effort,bottlenecks"),
        (&["--scale", "tier"], "tier,hardest"),
        (&["--scale", "se"], "er,ep,ed,se_hardest"),
        (&["--scale", "se-corrected"], "er_corrected,ep_corrected,ed_corrected,se_corrected_hardest"),
        (&["--scale", "se118"], "er118,ep118,ed118,se118_hardest"),
        (&["--scale", "se,tier"], "er,ep,ed,se_hardest,tier,hardest"),
        (&["--scale", "hodoku,tier"], "level,score,hodoku_hardest,guesses,tier,hardest"),
    ] {
        let ran = fed(&[&["grade", "--format", "csv"], scales].concat(), batch());
        let header = ran.out.lines().next().unwrap();
        assert_eq!(header, format!("line,id,puzzle,outcome,scales,{columns},steps,techniques,error"));
        let records = records(&ran.out);
        assert!(records.len() == 5 && records.iter().all(|it| it.len() == records[0].len()), "{}", ran.out);
        let field = |line: usize, name: &str| {
            records[0].iter().position(|column| column == name).map(|place| records[line][place].as_str())
        };
        let known = |name, value| assert!(field(1, name).is_none_or(|found| found == value), "{name}: {}", ran.out);
        known("hardest", "naked-single");
        known("tier", "simple");
        known("er", "1.2");
        known("er118", "1.2");
        known("er_corrected", "1.2");
        known("se_corrected_hardest", "hidden-single-box");
        known("effort", "1.1");
        known("bottlenecks", "9/18:box:1 13/18:box:1 14/18:box:1");
        known("se_hardest", "hidden-single-box");
        assert_eq!((field(1, "error"), field(4, "id")), (Some(""), Some("easy one")));
        assert!(field(3, "error").unwrap().starts_with("stdin:3:"), "{}", ran.out);
        assert!(field(2, "error").unwrap().contains("several solutions"), "{}", ran.out);
    }
}

#[test]
fn the_table_is_one_to_read() {
    let ran = fed(&["grade"], batch());
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(
        lines[..4],
        [
            "scale tier (simple < intermediate < advanced < ultimate): profile default",
            "scale se: profile se",
            "tier: the hardest kind of step that is needed; easy to extreme are levels of the scale hodoku",
            "ER, EP, ED: hardest step, up to the first digit, first step",
        ],
        "{}",
        ran.out
    );
    assert_eq!(lines.len(), 9, "{}", ran.out);
    let lines = &lines[1..];
    let words = |line: usize| lines[line].split_whitespace().collect::<Vec<_>>();
    assert_eq!(words(3)[..7], ["line", "outcome", "tier", "hardest", "ER", "EP", "ED"]);
    assert_eq!(words(4)[..8], ["1", "solved", "simple", "naked-single", "1.2", "1.2", "1.2", "hidden-single-box"]);
    assert_eq!(lines[3].find("puzzle"), lines[4].find(&matrix()), "{}", ran.out);
    assert!(lines[5].contains("error") && lines[5].contains("several solutions"), "{}", ran.out);
    let se = fed(&["grade", "--scale", "se", "--no-uniqueness"], batch()).out;
    assert!(se.starts_with("scale se: profile se without uniqueness\nER, EP, ED: "), "{se}");
}

#[test]
fn the_table_has_words_in_chinese() {
    let [en, zh] = ["en", "zh"].map(|lang| fed(&["grade", "--lang", lang], batch()).out);
    let words = |line: usize| zh.lines().nth(line).unwrap().split_whitespace().take(4).collect::<Vec<_>>();
    assert!(
        zh.starts_with(
            "级别 tier（简单 < 中级 < 高级 < 终极）：默认方案\nSE 评分 se：方案 se\n级别：所需的最难一类步骤；容易到极难是 HoDoKu 的等级\nER、EP、ED：最难一步、得出第一个数之前最难的一步、第一步\n"
        ),
        "{zh}"
    );
    assert_eq!(words(4), ["行", "结果", "级别", "最难技巧"]);
    assert_eq!(words(5), ["1", "已解出", "简单", "唯一余数"]);
    assert_eq!(words(6)[..2], ["2", "错误"]);
    assert_eq!(en, fed(&["grade"], batch()).out);
    for format in ["ndjson", "csv"] {
        let output = |lang: &str| fed(&["grade", "--format", format, "--lang", lang], batch()).out;
        assert_eq!(output("en"), output("zh"), "{format}");
    }
}

#[test]
fn scales_that_are_none_are_refused() {
    for (scales, said) in [
        (
            "ease",
            "invalid value 'ease' for '--scale <SCALES>'\n  [possible values: tier, se, se-corrected, se118, hodoku, effort]",
        ),
        ("se,,tier", "possible values: tier, se, se-corrected, se118, hodoku, effort"),
        ("se,se", "the scale se is named twice"),
    ] {
        let ran = qedoku(&["grade", "--scale", scales, "hard.txt"]);
        assert!(ran.code == 2 && ran.out.is_empty() && ran.err.contains(said), "{scales}: {}", ran.err);
    }
}

#[test]
fn effort_alone_says_in_a_line_what_makes_a_puzzle_hard() {
    let output = |lang: &str| fed(&["grade", "--scale", "effort", "--lang", lang], batch()).out;
    let [en, zh] = ["en", "zh"].map(output);
    let line = |text: &str| text.lines().nth(2).unwrap().split(&matrix()).nth(1).unwrap().trim().to_owned();
    assert!(en.starts_with("scale effort: rounds\n") && en.lines().count() == 6, "{en}");
    let hard = "effort 1.1; round 9 of 18: one single in a box (r8c1=1), nothing easier left; round 13 of 18: ";
    assert!(line(&en).starts_with(hard), "{en}");
    assert!(line(&zh).starts_with("工作量 1.1；第9轮（共 18 轮）：只有 1 个宫排除（r8c1=1），没有更容易的；"), "{zh}");
    let cautious = fed(&["grade", "--scale", "effort", "--no-uniqueness"], batch()).out;
    assert!(cautious.starts_with("scale effort: rounds without uniqueness\n"), "{cautious}");
    let solved = qedoku(&["solve", "--format", "line", "hard.txt"]).out;
    let (full, code) = graded(&["--scale", "effort", solved.trim()]);
    assert_eq!((&full["effort"], &full["rounds"], &full["bottlenecks"], code), (&json!(0.0), &json!(0), &json!([]), 0));
    let (easy, _) = graded(&["--scale", "effort", &matrix()]);
    assert_eq!((&easy["effort"], &easy["rounds"], &easy["steps"]), (&json!(1.1), &json!(18), &json!(18)));
    let hard = json!({"round": 9, "method": "box", "finds": 1, "cost": 0.1, "concludes": "r8c1=1"});
    assert_eq!(easy["bottlenecks"][0], hard);
}

#[test]
fn effort_goes_without_uniqueness_where_that_is_asked() {
    let method = |arguments: &[&str]| {
        let (grade, _) = graded(&[&["--scale", "effort"], arguments, &["hard.txt"]].concat());
        (grade["bottlenecks"][0]["method"].as_str().unwrap().to_owned(), grade["effort"].as_f64().unwrap())
    };
    let with = method(&[]);
    let without = method(&["--no-uniqueness"]);
    assert_eq!(with, ("rectangle".to_owned(), 13.4));
    assert!(without.0 != "rectangle" && without.1 > with.1, "{without:?}");
}

/// The line of a puzzle of `hard.txt` or of the command line.
fn graded(arguments: &[&str]) -> (Value, i32) {
    let ran = qedoku(&[&["grade", "--format", "ndjson"], arguments].concat());
    (serde_json::from_str(&ran.out).unwrap(), ran.code)
}

#[test]
fn limits_hold_for_the_scale_that_they_are_said_of() {
    let (whole, _) = graded(&["hard.txt"]);
    let ratings = |grade: &Value| [&grade["er"], &grade["ep"], &grade["ed"], &grade["se_hardest"]].map(Clone::clone);
    let (held, code) = graded(&["--up-to", "intermediate", "hard.txt"]);
    assert_eq!((held["outcome"].as_str(), code), (Some("stuck"), 1));
    assert_eq!(ratings(&held), ratings(&whole), "the tier bounds our own run alone");
    let (documents, code) = graded(&["--profile", "documents", "matrix.list"]);
    assert_eq!((documents["outcome"].as_str(), code), (Some("solved"), 0));
    assert_eq!(documents["scales"][0]["profile"], "documents");
    let alone = qedoku(&["grade", "--scale", "se", "--up-to", "simple", "hard.txt"]);
    let said = "qedoku: --up-to does nothing here: it needs --scale tier\n";
    assert_eq!((alone.code, alone.out.as_str(), alone.err.as_str()), (2, "", said));
}

#[test]
fn ratings_go_without_uniqueness_where_that_is_asked() {
    let puzzle = "..647..........2..9....3.......4..323...98...1....5..942.5...........8....31..62.";
    let (unique, _) = graded(&["--scale", "se", puzzle]);
    assert!(unique["techniques"].get("unique-rectangle-3").is_some(), "{unique}");
    let (cautious, _) = graded(&["--scale", "se", "--no-uniqueness", puzzle]);
    assert_eq!(cautious["scales"], json!([{"scale": "se", "profile": "se", "assumes": []}]));
    assert!(cautious["er"].as_f64() >= unique["er"].as_f64(), "{cautious}");
    let names = cautious["techniques"].as_object().unwrap();
    assert!(names.keys().all(|name| !name.contains("unique") && !name.contains("bug")), "{cautious}");
}

#[test]
fn the_ratings_are_those_of_the_run_that_the_profile_tells() {
    let puzzles = qedoku(&["generate", "--count", "12", "--seed", "14"]).out;
    let scales = [("se", "", "se"), ("se-corrected", "_corrected", "se_corrected"), ("se118", "118", "se118")];
    let runs = puzzles.lines().chain(["hard.txt"]).flat_map(|puzzle| scales.map(|scale| (puzzle, scale)));
    for (puzzle, (scale, mark, own)) in runs {
        let log = qedoku(&["solve", "--profile", scale, "--format", "ndjson", puzzle]).out;
        let messages: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let steps: Vec<&Value> = messages.iter().filter(|message| message["type"] == "step").collect();
        let se = |step: &&Value| step["rating"]["se"].as_f64().unwrap();
        let highest = |steps: &[&Value]| steps.iter().map(se).fold(0.0, f64::max);
        let places = |step: &&Value| !step["place"].as_array().unwrap().is_empty();
        let first = steps.iter().position(places).unwrap();
        let (grade, _) = graded(&["--scale", scale, puzzle]);
        let field = |name: &str| grade[format!("{name}{mark}")].clone();
        let expected = [highest(&steps), highest(&steps[..=first]), se(&steps[0])].map(Value::from);
        assert_eq!(["er", "ep", "ed"].map(field), expected, "{scale}: {puzzle}");
        let hardest = steps.iter().find(|step| se(step) >= highest(&steps)).unwrap();
        let named = &grade[format!("{own}_hardest")];
        assert_eq!((named, grade["steps"].as_u64()), (&hardest["technique"], Some(steps.len() as u64)));
        let checked = fed(&["check"], log);
        assert_eq!(checked.code, 0, "{scale}: {}", checked.out);
    }
}

#[test]
fn what_is_not_proper_is_said_before_anything_is_rated() {
    let two_fives = format!("55{}", ".".repeat(79));
    for (puzzle, kind) in [(".".repeat(81), "several-solutions"), (two_fives, "clash")] {
        for scale in ["tier", "se", "se-corrected", "se118", "effort", "se,tier"] {
            let ran = qedoku(&["grade", "--format", "ndjson", "--scale", scale, &puzzle]);
            let line: Value = serde_json::from_str(&ran.out).unwrap();
            assert_eq!((line["error"]["kind"].as_str(), ran.code), (Some(kind), 3), "{scale}: {line}");
            assert!(line.get("er").is_none() && line.get("scales").is_none(), "{line}");
        }
    }
    let solved = qedoku(&["solve", "--format", "line", "hard.txt"]).out;
    let (full, code) = graded(&[solved.trim()]);
    assert_eq!((&full["er"], full.get("se_hardest"), code), (&json!(0.0), None, 0), "{full}");
}

#[test]
fn the_number_of_threads_changes_no_byte() {
    let puzzles = qedoku(&["generate", "--count", "60", "--seed", "5"]).out + "bad\n";
    for (format, scale) in
        [("json", "tier,se"), ("csv", "se"), ("csv", "effort"), ("csv", "se118"), ("table", "se,tier")]
    {
        let of = |jobs: &str| {
            let ran = fed(&["grade", "--format", format, "--scale", scale, "--jobs", jobs], &puzzles);
            (ran.out, ran.err, ran.code)
        };
        assert_eq!(of("1"), of("2"), "{format}");
    }
}

#[test]
fn grades_agree_with_the_log() {
    let ran = qedoku(&["grade", "--format", "ndjson", "hard.txt"]);
    let grade: Value = serde_json::from_str(&ran.out).unwrap();
    let log = qedoku(&["solve", "--format", "ndjson", "hard.txt"]).out;
    let end: Value = serde_json::from_str(log.lines().last().unwrap()).unwrap();
    assert_eq!(
        (&grade["hardest"], &grade["steps"], &grade["techniques"]),
        (&end["hardest"], &end["steps"], &end["counts"])
    );
}

#[test]
fn generated_puzzles_have_their_ratings() {
    let ran = qedoku(&["grade", "--format", "csv", "../_puzzles/generated.txt"]);
    let records = records(&ran.out);
    let place = |name: &str| records[0].iter().position(|column| column == name).unwrap();
    let columns = ["line", "tier", "hardest", "er", "ep", "ed", "se_hardest"].map(place);
    let row = |record: &Vec<String>| columns.map(|column| record[column].as_str()).join(" ") + "\n";
    assert!(
        records.len() > 100 && records.iter().all(|record| record[place("error")].is_empty() || record == &records[0])
    );
    snapshot("grades", &records.iter().map(row).collect::<String>());
}

#[test]
fn hard_puzzles_are_hinted_at_and_argued_in_the_profile_of_the_ratings() {
    let puzzle = "......9..1...3...6.9..6.7.4..1....7.78..4..93..2.91.6.6...1.8...5.9........3...4.";
    for arguments in [&["hint", "--level", "full"][..], &["why", "--full"]] {
        let cell = if arguments[0] == "why" { &["r5c3"][..] } else { &[] };
        let ran = qedoku(&[arguments, &["--profile", "se", puzzle], cell].concat());
        assert!(ran.code == 0 && ran.err.is_empty() && !ran.out.is_empty(), "{}", ran.err);
    }
    let ran = qedoku(&["solve", "--profile", "se", puzzle]);
    assert!(ran.code == 0 && ran.out.contains("Cell Forcing Net"), "{}", ran.out);
}

/// A puzzle on which HoDoKu's techniques do not go on from the start.
const GUESSED: &str = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

#[test]
fn hodokus_level_and_score_have_columns_of_their_own() {
    let header = "line,id,puzzle,outcome,scales,level,score,hodoku_hardest,guesses,steps,techniques,error";
    let of = |puzzle: &str| {
        let ran = qedoku(&["grade", "--scale", "hodoku", "--format", "csv", puzzle]);
        let (head, rest) = ran.out.split_once('\n').unwrap();
        assert_eq!((head, ran.code), (header, 0), "{}", ran.err);
        let record = text::csv_fields(rest.trim_end()).map(str::to_owned).collect::<Vec<_>>();
        (record[3].clone(), record[5..10].join(" "))
    };
    assert_eq!(of(GUESSED), ("guessed".to_owned(), "Extreme 21342 guess 2 72".to_owned()));
    let (outcome, own) = of(&matrix());
    assert!(outcome == "solved" && own.starts_with("Easy ") && own.contains(" 0 "), "{own}");
    let json = qedoku(&["grade", "--scale", "tier,hodoku", "--format", "ndjson", GUESSED]).out;
    let grade: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(
        (&grade["outcome"], &grade["level"], &grade["guesses"]),
        (&"solved".into(), &"Extreme".into(), &2.into())
    );
    assert_eq!(grade["scales"][1], json!({"scale": "hodoku", "profile": "hodoku", "assumes": ["unique"]}));
    for lang in ["en", "zh"] {
        snapshot(
            &format!("grade-hodoku-{lang}"),
            &qedoku(&["grade", "--scale", "hodoku", "--lang", lang, GUESSED]).out,
        );
    }
}

/// The first steps of a run as it is told.
fn first(text: &str) -> String {
    let steps = text.split("\n\n").nth(1).unwrap();
    steps.lines().take(6).fold(String::new(), |text, line| text + line + "\n")
}

#[test]
fn a_guess_is_told_as_one_and_never_passes_for_a_step() {
    let ran = qedoku(&["solve", "--profile", "hodoku", GUESSED]);
    assert_eq!(ran.code, 0);
    assert!(ran.out.contains("2 digits were taken from the solution without a proof"), "{}", ran.out);
    assert!(ran.out.contains("\nHoDoKu: Extreme, score 21342, hardest step Guess, 2 guesses\n"), "{}", ran.out);
    let rated = qedoku(&["solve", "--profile", "se", "hard.txt"]).out;
    assert!(rated.contains("\nSudoku Explainer: ER "), "{rated}");
    for extra in [
        &["--lang", "zh"][..],
        &["--detail", "brief"],
        &["--detail", "brief", "--lang", "zh"],
        &["--voice", "plain"],
        &["--voice", "plain", "--lang", "zh"],
    ] {
        let text = qedoku(&[&["solve", "--profile", "hodoku", GUESSED], extra].concat()).out;
        snapshot(&format!("guess{}", extra.join("").replace("--", "-")), &first(&text));
    }
    let log = qedoku(&["solve", "--profile", "hodoku", "--format", "ndjson", GUESSED]).out;
    let checked = |log: &str| {
        let ran = fed(&["check", "-"], log);
        (ran.code, ran.out)
    };
    let (code, said) = checked(&log);
    assert!(
        code == 0 && said.contains("70 steps accepted, 2 guessed and not proved, first step 1, outcome guessed"),
        "{said}"
    );
    for (from, to, fault) in [
        ("\"outcome\":\"guessed\"", "\"outcome\":\"solved\"", "digits were guessed, which the outcome does not say"),
        ("\"place\":[\"r5c3=9\"]", "\"place\":[\"r5c3=6\"]", "it is a guess, but not the digit of an only solution"),
        (
            "\"kind\":\"guess\"},\"truths\":[]",
            "\"kind\":\"guess\"},\"truths\":[{\"cell\":\"r3c1\",\"digits\":[4,5,6]}]",
            "a guess fills one cell and rests on nothing",
        ),
    ] {
        let (code, said) = checked(&log.replacen(from, to, 1));
        assert!(code == 1 && said.contains(fault), "{from}: {said}");
    }
    let folder = tempfile::tempdir().unwrap();
    let proved = fed(&["prove", "--output", folder.path().to_str().unwrap(), "-"], log);
    assert!(proved.code != 0 && proved.err.contains("step 1 is a guess, which nothing proves"), "{}", proved.err);
}

#[test]
fn only_puzzles_that_use_a_technique_are_printed() {
    let puzzles = qedoku(&["generate", "--count", "12", "--seed", "5"]).out;
    let lines = |arguments: &[&str]| -> Vec<Value> {
        let ran = fed(&[&["grade", "--format", "ndjson"], arguments].concat(), &puzzles);
        assert_eq!((ran.code, ran.err.as_str()), (0, ""));
        ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    let uses = |line: &Value| line["techniques"].get("pointing").is_some();
    let all = lines(&[]);
    let some: Vec<Value> = all.iter().filter(|line| uses(line)).cloned().collect();
    assert!(!some.is_empty() && some.len() < all.len(), "{} of {}", some.len(), all.len());
    assert_eq!(lines(&["--technique", "pointing"]), some);
    assert_eq!(lines(&["--technique", "pointing,naked-single"]).len(), all.len());
}
