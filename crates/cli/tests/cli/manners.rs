//! Tests the replies to command lines as a beginner guesses them.
use crate::run::{command, fed, fixture, matrix, qedoku};
use std::fs;
use std::io::{BufRead, BufReader};
use std::process::Stdio;

const LINK: &str = "https://sudokuexchange.com/play/?s=\
    003020600900305001001806400008102900700000008006708200002609500800203009005010300";

#[test]
fn a_bare_puzzle_file_or_link_is_solved() {
    let puzzle = matrix();
    for bare in
        [&[puzzle.as_str()][..], &["matrix.list"], &["-f", "line", "matrix.list"], &["--lang", "en", &puzzle], &[LINK]]
    {
        let ran = qedoku(bare);
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{bare:?}");
        assert_eq!(ran.out, qedoku(&[&["solve"], bare].concat()).out, "{bare:?}");
    }
    let solved = qedoku(&["solve", "-f", "line", "matrix.list"]).out;
    assert_eq!(fed(&["-f", "line", "-"], &puzzle).out, solved);
    assert_eq!(fed(&["-f", "line"], &puzzle).out, solved);
    assert_eq!(fed(&[], &puzzle).out, qedoku(&["solve", "matrix.list"]).out);
    let grid = qedoku(&["convert", "-f", "grid", &puzzle]).out;
    assert_eq!(qedoku(&[grid.trim(), "-f", "line"]).out, solved);
    // Nothing at all is a call for help, and what is neither a puzzle nor a file says so.
    assert!(qedoku(&[]).err.contains("Usage: qedoku"));
    for (nothing, said) in [("puzzles.txt", "there is no such file"), ("12345", "neither a puzzle (expected 81 cells")]
    {
        let ran = qedoku(&[nothing]);
        assert!(ran.code == 2 && ran.err.contains(said), "{}", ran.err);
    }
}

#[test]
fn questions_and_puzzles_come_in_any_order() {
    let puzzle = matrix();
    let expected = qedoku(&["why", &puzzle, "r5c5"]);
    assert_eq!(expected.code, 0, "{}", expected.err);
    assert_eq!(qedoku(&["why", "r5c5", &puzzle]).out, expected.out);
    assert_eq!(qedoku(&["why", "E5", "matrix.list"]).out, expected.out);
    assert_eq!(qedoku(&["r5c5", &puzzle]).out, expected.out);
    assert_eq!(fed(&["why", "r5c5"], &puzzle).out, expected.out);
    let both = qedoku(&["why", &puzzle, "r5c5", "r1c2"]).out;
    assert_eq!(qedoku(&["why", "r5c5,r1c2", &puzzle]).out, both);
    assert_eq!(qedoku(&["why", "r5c5", &puzzle, "r1c2"]).out, both);
    for (words, said) in [
        (&["why", &puzzle][..], "expected a question beside the puzzle"),
        (&["why", &puzzle, "r10c5"], "r10c5"),
        (&["why", "nowhere.txt", "r5c5"], "there is no such file"),
    ] {
        let ran = qedoku(words);
        assert!(ran.code == 2 && ran.out.is_empty() && ran.err.contains(said), "{words:?}: {}", ran.err);
    }
}

#[test]
fn wrong_words_say_what_is_meant() {
    for (words, said) in [
        (&["reason", "matrix.list"][..], "`qedoku solve PUZZLE` says why"),
        (&["easy"], "`qedoku generate WORD` makes puzzles"),
        (&["grade", "--scale", "all", "matrix.list"], "several scales stand with commas: tier,se,"),
        (&["convert", "-f", "png", "matrix.list"], "`qedoku solve --format html PUZZLE` writes a page"),
        (&["list"], "`qedoku techniques` lists the techniques"),
        (&["version"], "`qedoku --version`"),
        (&["verify", "x"], "`qedoku check LOG`"),
        (&["config"], "there is no configuration file, and none is needed"),
        (&["slove"], "'solve'"),
        (&["solutions", "matrix.list"], "`qedoku unique PUZZLE` counts solutions"),
        (&["svg", "matrix.list"], "--format svg"),
        (&["check", &matrix()], "expected a log, found puzzles"),
        (
            &["generate", "--tier", "easy"],
            "the tier for 'easy' is called 'simple'; the level easy is HoDoKu's: `qedoku generate --hodoku easy`",
        ),
        (&["solve", "--up-to", "expert", "matrix.list"], "called 'ultimate'"),
        (&["generate", "--difficulty", "expert"], "called 'extreme'"),
        (&["solve", "--difficulty", "easy"], "`--up-to TIER`"),
        (&["generate", "--technique", "xwing7"], "`qedoku techniques` lists them"),
        (&["generate", "--technique", "x-wingg"], "did you mean x-wing"),
        (&["generate", "--technique", "template-set"], "list all techniques that may be used, and it among them"),
        (&["generate", "--rules", "6x6"], "'6x6' is a size: `qedoku generate --size 6`"),
        (&["generate", "--rules", "irregular"], "irregular boxes are called 'jigsaw'"),
    ] {
        let ran = qedoku(words);
        assert!(ran.code == 2 && ran.out.is_empty() && ran.err.contains(said), "{words:?}: {}", ran.err);
    }
    let easy = |option: &str| qedoku(&["generate", "--seed", "1", option, "easy"]).out;
    assert_eq!(easy("--difficulty"), easy("--hodoku"));
}

#[test]
fn other_spellings_are_understood() {
    for (words, ours) in [
        (&["rate", "matrix.list"][..], &["grade", "matrix.list"][..]),
        (&["grade", "--se", "--csv", "matrix.list"], &["grade", "--scale", "se", "--format", "csv", "matrix.list"]),
        (&["generate", "2", "easy", "--seed", "1"], &["generate", "-n", "2", "--difficulty", "easy", "--seed", "1"]),
        (&["solve", "--jsonl", "matrix.list"], &["solve", "-f", "ndjson", "matrix.list"]),
        (
            &["solve", "-f", "jsonl", "--lang", "cn", "matrix.list"],
            &["solve", "-f", "ndjson", "--lang", "zh", "matrix.list"],
        ),
        (&["solve", "--solution-only", "matrix.list"], &["solve", "-f", "line", "matrix.list"]),
        (&["solve", "--plain", "--no-color", "matrix.list"], &["solve", "--wording", "plain", "matrix.list"]),
        (&["solve", "--answer", "matrix.list"], &["solve", "-f", "line", "matrix.list"]),
        (&["generate", "diagonal", "--seed", "1"], &["generate", "--rules", "x", "--seed", "1"]),
        (&["generate", "--size", "6x6", "--seed", "1"], &["generate", "--size", "6", "--seed", "1"]),
        (&["steps", "matrix.list", "full-house"], &["steps", "--technique", "full-house", "matrix.list"]),
        (&["technique", "skyscraper"], &["techniques", "skyscraper"]),
        (&["explain", "matrix.list"], &["solve", "matrix.list"]),
        (&["generate", "--symmetry", "--seed", "1"], &["generate", "--symmetry", "180", "--seed", "1"]),
        (&["generate", "--rating", "2-3", "--seed", "1"], &["generate", "--se", "2..3", "--seed", "1"]),
    ] {
        let [other, own] = [words, ours].map(qedoku);
        assert_eq!((other.code, &other.out, &other.err), (own.code, &own.out, &own.err), "{words:?}");
        assert!(own.code == 0 && !own.out.is_empty(), "{ours:?}: {}", own.err);
    }
}

#[test]
fn an_option_is_named_as_it_was_given() {
    for (option, named) in
        [("--to", "'--to <FORMAT>'"), ("--format", "'--format <FORMAT>'"), ("-f", "'--format <FORMAT>'")]
    {
        let ran = qedoku(&["convert", option, "pdf", "matrix.list"]);
        assert!(
            ran.code == 2 && ran.err.starts_with(&format!("error: invalid value 'pdf' for {named}")),
            "{}",
            ran.err
        );
    }
}

#[test]
fn the_titles_of_several_puzzles_are_in_the_language_of_the_run() {
    let titles = |lang: &str, word: &str| {
        let text = qedoku(&["solve", "--lang", lang, "matrix.list", "matrix.list"]).out;
        text.lines().filter(|line| line.starts_with(word)).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(titles("en", "Puzzle "), ["Puzzle 1 (matrix.list:1:1)", "Puzzle 2 (matrix.list:1:1)"]);
    assert_eq!(titles("zh", "题目 "), ["题目 1（matrix.list:1:1）", "题目 2（matrix.list:1:1）"]);
}

#[test]
fn an_option_that_does_nothing_is_refused_by_name() {
    for (words, option) in [
        (&["solve", "--attempts"][..], "--attempts"),
        (&["solve", "--step", "3"], "--step"),
        (&["solve", "--method", "search", "--up-to", "simple"], "--up-to"),
        (&["solve", "--pictures", "--format", "ndjson"], "--pictures"),
        (&["solve", "--detail", "full", "-f", "line"], "--detail"),
        (&["why", "r5c5", "--step", "3", "-f", "ndjson"], "--step"),
        (&["why", "r5c5", "--pictures"], "--pictures"),
        (&["grade", "--scale", "hodoku,se", "--profile", "se"], "--profile"),
        (&["grade", "--format-string", "%r", "--up-to", "simple"], "--up-to"),
        (&["traces", "--states", "--preset", "chat"], "--states"),
        (&["traces", "--seed", "3"], "--seed"),
    ] {
        let ran = qedoku(&[words, &["matrix.list"]].concat());
        let said = format!("qedoku: {option} does nothing here: it needs ");
        assert!(ran.code == 2 && ran.out.is_empty() && ran.err.starts_with(&said), "{words:?}: {}", ran.err);
    }
    assert!(qedoku(&["generate", "--tries", "5"]).err.starts_with("qedoku: --tries does nothing here"));
    assert!(qedoku(&["solve", "--attempts", "--lang", "zh", "matrix.list"]).err.contains("--attempts 在这里不起作用"));
    for words in [&["--profile", "documents", "--attempts"][..], &["--step", "3", "-f", "svg"], &["--method", "search"]]
    {
        assert_eq!(qedoku(&[&["solve"], words, &["matrix.list"]].concat()).code, 0, "{words:?}");
    }
}

#[test]
fn a_closed_pipe_is_silent_everywhere() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("many.txt");
    fs::write(&path, format!("{}\n", matrix()).repeat(3000)).unwrap();
    let path = path.to_str().unwrap();
    for words in [
        &["solve"][..],
        &["-f", "line"],
        &["grade", "--scale", "tier"],
        &["grade", "-f", "csv", "--scale", "tier"],
        &["hint"],
        &["steps"],
        &["convert", "-f", "grid"],
        &["traces", "--fast"],
    ] {
        let mut child =
            command(&[words, &[path]].concat()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut first = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
        let ended = child.wait_with_output().unwrap();
        let err = String::from_utf8(ended.stderr).unwrap();
        assert_eq!((ended.status.code(), err.as_str()), (Some(0), ""), "{words:?}");
    }
    for words in [&["techniques"][..], &["generate", "-n", "100000", "-q"], &["cases"], &["completions", "bash"]] {
        let mut child = command(words).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        drop(child.stdout.take());
        let ended = child.wait_with_output().unwrap();
        assert_eq!(
            (ended.status.code(), String::from_utf8(ended.stderr).unwrap().as_str()),
            (Some(0), ""),
            "{words:?}"
        );
    }
}

#[test]
fn an_output_goes_into_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("out");
    let name = file.to_str().unwrap();
    for words in [
        &["solve", "matrix.list"][..],
        &["grade", "-f", "csv", "matrix.list"],
        &["convert", "--format", "grid", "matrix.list"],
        &["techniques", "-f", "ndjson"],
        &["man", "solve"],
    ] {
        let ran = qedoku(&[words, &["-o", name]].concat());
        assert_eq!((ran.code, ran.out.as_str(), ran.err.as_str()), (0, "", ""), "{words:?}");
        assert_eq!(fs::read_to_string(&file).unwrap(), qedoku(words).out, "{words:?}");
    }
    let before = fs::read_to_string(&file).unwrap();
    assert_eq!(qedoku(&["solve", "--attempts", "matrix.list", "-o", name]).code, 2);
    assert_eq!(fs::read_to_string(&file).unwrap(), before, "what is refused writes nothing");
    fs::write(&file, matrix()).unwrap();
    let ran = qedoku(&["convert", name, "-o", name]);
    assert!(ran.code == 2 && ran.err.contains("read and written at once"), "{}", ran.err);
    assert_eq!(fs::read_to_string(&file).unwrap(), matrix());
    assert_eq!(qedoku(&["solve", "matrix.list", "-o", "/no/such/folder/out"]).code, 2);
}

#[test]
fn values_ignore_case_and_lists_take_commas() {
    let puzzle = matrix();
    let of = |words: &[&str]| qedoku(words).out;
    for (written, plain) in [
        (&["solve", "-f", "LINE"][..], &["solve", "-f", "line"][..]),
        (&["solve", "--notation", "A1"], &["solve", "--notation", "a1"]),
        (&["solve", "--lang", "ZH"], &["solve", "--lang", "zh"]),
        (&["solve", "--lang", "zh-CN"], &["solve", "--lang", "zh"]),
        (&["solve", "--lang", "en_US"], &["solve", "--lang", "en"]),
        (&["solve", "--detail", "Brief", "--wording", "PLAIN"], &["solve", "--detail", "brief", "--voice", "plain"]),
        (&["hint", "--level", "FULL"], &["hint", "-l", "full"]),
        (&["hint", "--level", "3"], &["hint", "-l", "digits"]),
        (&["grade", "--scale", "SE,Tier"], &["grade", "--scale", "se", "--scale", "tier"]),
        (
            &["steps", "--technique", "naked-single,0200"],
            &["steps", "--technique", "naked-single", "--technique", "naked-pair"],
        ),
        (&["convert", "-f", "GRID"], &["convert", "--to", "grid"]),
        (&["traces", "--text", "EN,zh"], &["traces", "--text", "en", "--text", "zh"]),
        (&["hint"], &["hint", "--level", "where"]),
    ] {
        let [written, plain] = [written, plain].map(|words| of(&[words, &[&puzzle]].concat()));
        assert!(!written.is_empty());
        assert_eq!(written, plain);
    }
    let ran = qedoku(&["solve", "--lang", "zh-TW", &puzzle]);
    assert!(ran.code == 2 && ran.err.contains("possible values: en, zh"), "{}", ran.err);
}

#[test]
fn completions_know_the_words() {
    for shell in ["bash", "zsh", "fish"] {
        let script = qedoku(&["completions", shell]).out;
        for word in [
            "sue-de-coq",
            "documents",
            "intermediate",
            "pencilmarks",
            "scanning",
            "se-corrected",
            "se118",
            "zh",
            "proof",
            "extreme",
        ] {
            assert!(script.contains(word), "{shell}: {word}");
        }
    }
}

#[test]
fn color_follows_the_environment() {
    let painted = |name: &str, value: &str, words: &[&str]| {
        let mut command = command(&[words, &["techniques", "x-wing"]].concat());
        let out = command.env("CLICOLOR_FORCE", "1").env(name, value).output().unwrap().stdout;
        String::from_utf8(out).unwrap().contains('\u{1b}')
    };
    assert!(painted("CLICOLOR", "1", &[]) && !painted("NO_COLOR", "1", &[]) && !painted("CLICOLOR_FORCE", "0", &[]));
    let ran = qedoku(&["techniques", "x-wing", "--color", "always"]);
    assert!(ran.out.contains('\u{1b}'));
}

#[test]
fn the_manual_has_its_version_and_the_help_says_what_is_not_needed() {
    let page = qedoku(&["man"]).out;
    let version = qedoku(&["--version"]).out;
    assert!(page.contains(version.trim()), "{}", page.lines().take(5).collect::<Vec<_>>().join("\n"));
    let sub = qedoku(&["man", "grade"]).out;
    assert!(
        sub.contains(version.trim().trim_start_matches("qedoku ")),
        "{}",
        sub.lines().take(5).collect::<Vec<_>>().join("\n")
    );
    let help = qedoku(&["--help"]).out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(help.contains("There is no configuration file, and none is needed"), "{help}");
    assert!(qedoku(&["solve", "--help"]).out.contains("se118") && qedoku(&["grade", "--help"]).out.contains("se118"));
}

#[test]
fn reports_come_as_json() {
    let log = qedoku(&["solve", "--format", "ndjson", &matrix()]).out;
    let wrong = log.replacen("\"place\":[\"r", "\"place\":[\"r1", 1);
    let both = format!("{log}{wrong}");
    let lines = fed(&["check", "-f", "ndjson"], &both);
    let lines: Vec<serde_json::Value> = lines.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let array: Vec<serde_json::Value> = serde_json::from_str(&fed(&["check", "-f", "json"], &both).out).unwrap();
    assert_eq!(lines, array);
    assert_eq!(
        (&lines[0]["source"], &lines[0]["verdict"], &lines[0]["puzzle"]),
        (&"stdin".into(), &"accepted".into(), &1.into())
    );
    assert_ne!(lines[1]["verdict"], "accepted");
    assert_eq!(fed(&["check", "-f", "json"], "").out, "[]\n");

    let grades = fed(&["grade", "-f", "csv"], format!("{}\nbad\n", matrix())).out;
    let summary: serde_json::Value = serde_json::from_str(&fed(&["summary", "-f", "json"], &grades).out).unwrap();
    assert_eq!((&summary["records"], &summary["bad"]), (&2.into(), &1.into()));
    assert_eq!(summary["outcome"], serde_json::json!([["solved", 1]]));
    let broken = fed(&["summary"], format!("{grades}{{\"line\":\n"));
    assert!(broken.out.starts_with("3 records, 2 of them bad\n") && broken.code == 2, "{}{}", broken.out, broken.err);

    let techniques: Vec<serde_json::Value> = serde_json::from_str(&qedoku(&["techniques", "-f", "json"]).out).unwrap();
    assert_eq!(qedoku(&["techniques", "-f", "ndjson"]).out.lines().count(), techniques.len());
    assert!(fixture("hard.txt").len() > 80);
}

#[test]
fn a_digit_of_the_grid_that_is_entered_is_no_given() {
    let puzzle = "3......2..4...98.78.5..71...1.....8.5...6....9...52.7.....96415..91.5.....6...7..";
    let wrong = format!("{}3{}", &puzzle[..31], &puzzle[32..]);
    let described = qedoku(&["hint", &wrong]);
    assert!(described.out.contains("`--entries r1c1=3,r1c8=2`"), "{}", described.out);
    let ran = qedoku(&["hint", "--entries", "r4c5=3", "--level", "where", &wrong]);
    assert!(ran.out.contains("Your only entry, r4c5=3"), "{}", ran.out);
    let other = qedoku(&["hint", "--entries", "r1c1=4", puzzle]);
    assert!(other.code == 2 && other.err.contains("is a given and cannot be changed"), "{}", other.err);
}

#[test]
fn puzzles_that_are_the_same_are_converted_once() {
    let puzzle = qedoku(&["generate", "--seed", "7"]).out;
    let image = fed(&["convert", "--shuffle", "3"], &puzzle).out;
    let both = format!("{puzzle}{image}{puzzle}");
    assert_eq!(fed(&["convert", "--dedupe", "exact"], &both).out, format!("{puzzle}{image}"));
    assert_eq!(fed(&["convert", "--unique"], &both).out, puzzle);
}

#[test]
fn an_option_that_there_is_not_is_no_puzzle() {
    let ran = qedoku(&["convert", "--nonsense", "x"]);
    assert!(ran.code == 2 && !ran.err.contains("as a value"), "{}", ran.err);
    assert!(qedoku(&["techniques", "sky"]).err.contains("did you mean skyscraper"));
}

#[test]
fn a_folder_that_looks_like_a_file_is_not_made() {
    let around = tempfile::tempdir().unwrap();
    for (command, name) in [("prove", "proof.pbp"), ("traces", "traces.jsonl")] {
        let path = around.path().join(name);
        let ran = fed(&[command, "-o", &path.display().to_string()], matrix());
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{command}");
        assert!(ran.err.contains("-o names a folder") && ran.err.contains(name), "{}", ran.err);
        assert!(!path.exists(), "{command}");
    }
}

#[test]
fn the_ending_of_an_output_names_its_format() {
    let around = tempfile::tempdir().unwrap();
    let path = around.path().join("solved.html");
    let ran = fed(&["solve", "-o", &path.display().to_string()], matrix());
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(fs::read_to_string(&path).unwrap().starts_with("<!DOCTYPE html>"));
}
