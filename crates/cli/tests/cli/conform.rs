//! `qedoku conform` and `qedoku cases`: another program's answers to cases.
use crate::run::qedoku;
use serde_json::Value;
use std::path::{Path, PathBuf};

/// A program that answers by a script of the shell, in which `$q` is the question.
fn script(name: &str, body: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("conform");
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join(name);
    std::fs::write(&path, format!("while read -r q; do {body}; done\n")).unwrap();
    path
}

fn conform(args: &[&str], name: &str, body: &str) -> crate::run::Ran {
    let path = script(name, body);
    qedoku(&[&["conform", "--technique", "x-wing"], args, &["--", "sh", path.to_str().unwrap()]].concat())
}

fn json(args: &[&str], name: &str, body: &str) -> Value {
    let ran = conform(&[&["--format", "json"], args].concat(), name, body);
    serde_json::from_str(&ran.out).unwrap_or_else(|error| panic!("{error}: {}{}", ran.out, ran.err))
}

/// The cases of the technique, as data.
fn cases() -> Vec<Value> {
    let ran = qedoku(&["cases", "--technique", "X-Wing", "--export"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn who_finds_nothing_is_right_where_nothing_is_demanded() {
    let all = cases();
    let negative = all.iter().filter(|case| case["must"].as_array().unwrap().is_empty()).count();
    assert!(negative > 0 && negative < all.len());
    let found = json(&[], "silent.sh", "echo '{}'");
    assert_eq!(
        (&found["counts"]["right"], &found["counts"]["silent"]),
        (&negative.into(), &(all.len() - negative).into())
    );
    let ran = conform(&[], "silent.sh", "echo '{}'");
    assert_eq!(ran.code, 1);
    assert!(ran.out.contains("x-wing/generated-1  silent"), "{}", ran.out);
    assert!(ran.out.lines().nth(2).unwrap().starts_with("technique"), "{}", ran.out);
}

#[test]
fn cases_under_rules_are_asked_where_they_are_wanted() {
    let path = script("silent.sh", "echo '{}'");
    let asked = |more: &[&str]| {
        let own = ["conform", "--technique", "killer-pair", "-f", "json"];
        let ran = qedoku(&[&own, more, &["--", "sh", path.to_str().unwrap()]].concat());
        serde_json::from_str::<Value>(&ran.out).unwrap()["cases"].as_array().unwrap().len()
    };
    let all = qedoku(&["cases", "--technique", "killer-pair", "--export"]).out;
    let ruled = all.lines().filter(|line| line.contains("\"rules\"")).count();
    assert!(ruled > 8, "{all}");
    assert_eq!((asked(&[]), asked(&["--any-rules"])), (all.lines().count() - ruled, all.lines().count()));
    // It is said that there are more.
    let ran = qedoku(&["conform", "--technique", "killer-pair", "--", "sh", path.to_str().unwrap()]);
    assert!(
        ran.err.contains(&format!("{ruled} cases under rules of their own are not asked: --any-rules")),
        "{}",
        ran.err
    );
    // A line of a case is a puzzle, with its rules and its candidates.
    let line = all.lines().find(|line| line.contains("\"walk-1\"")).unwrap();
    let back = crate::run::fed(&["convert", "--to", "case"], format!("{line}\n"));
    assert!(back.out.starts_with("rules: ") && back.out.contains("\nremoved: "), "{}{}", back.out, back.err);
}

#[test]
fn answers_are_judged_by_the_case_and_the_solutions() {
    // A program that has the answers of the suite, but for one that it turns round.
    let mut body = "case \"$q\" in ".to_owned();
    for case in cases() {
        let must: Vec<&str> = case["must"].as_array().unwrap().iter().map(|it| it.as_str().unwrap()).collect();
        let [place, gone] = ["=", "<>"].map(|sign| {
            let names = must.iter().filter(|name| name.contains(sign)).map(|name| format!("\"{name}\""));
            names.collect::<Vec<_>>().join(",")
        });
        let path = format!("{}/{}", case["technique"].as_str().unwrap(), case["name"].as_str().unwrap());
        let answer = format!("{{\"place\":[{place}],\"eliminate\":[{gone}]}}");
        body += &["*'\"", &path, "\"'*) echo '", &answer, "';; "].concat();
    }
    body += "esac";
    let found = json(&[], "right.sh", &body);
    assert_eq!(found["counts"]["right"], cases().len(), "{found}");
    assert_eq!(conform(&["--jobs", "2"], "right.sh", &body).code, 0);
    let (_, first) = body.split_once("\"eliminate\":[\"").unwrap();
    let name = first.split('"').next().unwrap();
    let wrong = body.replacen("\"place\":[]", &format!("\"place\":[\"{}\"]", name.replace("<>", "=")), 1);
    let found = json(&[], "wrong.sh", &wrong);
    assert_eq!(
        (&found["counts"]["false"], &found["counts"]["right"]),
        (&1.into(), &(cases().len() - 1).into()),
        "{found}"
    );
    // The change is named against the run before.
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("conform");
    let old = folder.join("old.json");
    std::fs::write(&old, conform(&["--format", "json"], "right.sh", &body).out).unwrap();
    let old = old.to_str().unwrap();
    let same = conform(&["--against", old], "right.sh", &body);
    assert_eq!((same.out, same.code), (format!("{} cases compared: no verdict changed.\n", cases().len()), 0));
    let ran = conform(&["--against", old], "wrong.sh", &wrong);
    let (before, now) = (name, name.replace("<>", "="));
    assert!(ran.code == 1 && ran.out.contains("cases compared, 1 verdict changed:\nright "), "{}", ran.out);
    assert!(ran.out.contains("right -> false") && ran.out.contains(&format!("{before} -> {now}")), "{}", ran.out);
    let ran = conform(&["--against", old, "--format", "json"], "wrong.sh", &wrong);
    let changes: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(
        (&changes["compared"], &changes["counts"][1]["false"], &changes["changed"][0]["now"]),
        (&cases().len().into(), &1.into(), &"false".into())
    );
    let ran = conform(&["--against", old, "--format", "csv"], "wrong.sh", &wrong);
    assert!(ran.code == 2 && ran.err.contains("it needs --format text or json"), "{}", ran.err);
    let page = conform(&["--format", "html"], "wrong.sh", &wrong).out;
    assert!(page.starts_with("<!DOCTYPE html>") && page.contains("<td>false</td>"), "{page}");
    let csv = conform(&["--format", "csv"], "wrong.sh", &wrong).out;
    assert!(csv.starts_with("technique,cases,right,") && csv.lines().count() == 2, "{csv}");
}

#[test]
fn who_ends_or_does_not_answer_is_begun_again() {
    let count = cases().len();
    // Of several threads one may come to its first case last.
    let dead = json(&["--jobs", "1"], "dead.sh", "exit 3");
    assert_eq!(dead["counts"]["dead"], count);
    assert_eq!(dead["cases"][0]["fault"], "it ended (exit status: 3)");
    // One that has never answered is not begun again and again.
    assert_eq!(dead["cases"][count - 1]["fault"], "it was given up after it ended 3 times and had never answered");
    let junk = json(&[], "junk.sh", "echo hello");
    assert_eq!(junk["counts"]["dead"], count, "{junk}");
    let slow = json(&["--timeout", "0.2"], "slow.sh", "case \"$q\" in *generated-1*) sleep 5;; esac; echo '{}'");
    assert_eq!(slow["counts"]["too-slow"], 1, "{slow}");
    assert_eq!(slow["counts"]["dead"], 0, "{slow}");
    let ran = qedoku(&["conform", "--", "no-such-program"]);
    assert!(ran.code == 2 && ran.err.contains("cannot run no-such-program"), "{}", ran.err);
    let ran = qedoku(&["conform", "--cases", "nowhere", "--", "cat"]);
    assert!(ran.code == 2 && ran.err.contains("cannot read the cases: nowhere"), "{}", ran.err);
}

#[test]
fn cases_go_out_and_come_in_again() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("conform-cases");
    std::fs::create_dir_all(folder.join("x-wing")).unwrap();
    let all = qedoku(&["cases", "--export"]).out;
    let path = folder.join("suite.ndjson");
    std::fs::write(&path, &all).unwrap();
    assert_eq!(qedoku(&["cases", "--cases", path.to_str().unwrap(), "--export"]).out, all);
    let case = qedoku(&["cases", "--technique", "x-wing", "--export", "case"]).out;
    let path = folder.join("all.case");
    std::fs::write(&path, &case).unwrap();
    assert_eq!(qedoku(&["cases", "--cases", path.to_str().unwrap(), "--export", "case"]).out, case);
    let one = case.split("\n\n").next().unwrap().lines().skip(1).collect::<Vec<_>>().join("\n");
    std::fs::write(folder.join("x-wing/one.case"), one).unwrap();
    let listed = qedoku(&["cases", "--cases", folder.to_str().unwrap()]).out;
    assert!(listed.lines().nth(1).unwrap().starts_with("x-wing"), "{listed}");
    let counts = qedoku(&["cases"]).out;
    assert_eq!(
        counts.lines().count() - 1,
        counts.lines().skip(1).filter(|line| line.split_whitespace().count() == 3).count()
    );
}

/// The adapters of the documentation, as they are.
#[test]
fn the_adapters_that_the_documentation_shows_answer_as_it_says() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/conform");
    for (program, file, techniques) in
        [("python3", "adapter.py", "naked-single"), ("node", "adapter.mjs", "naked-single,naked-pair")]
    {
        if std::process::Command::new(program).arg("--version").output().is_err() {
            println!("skipped: there is no {program}");
            continue;
        }
        let adapter = folder.join(file);
        let ran = qedoku(&["conform", "--technique", techniques, "--", program, adapter.to_str().unwrap()]);
        assert_eq!(ran.code, 0, "{file}: {}{}", ran.out, ran.err);
    }
}

/// A program in Python that answers each question by its number, held back as `late` says.
#[expect(clippy::print_stdout, reason = "a test that is skipped says so")]
fn numbered(name: &str, body: &str) -> Option<PathBuf> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("conform");
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join(name);
    let head = "import json, sys\nfor line in sys.stdin:\n    q = json.loads(line)\n";
    std::fs::write(&path, format!("{head}{body}")).unwrap();
    let found = std::process::Command::new("python3").arg("--version").output().is_ok();
    if !found {
        println!("skipped: there is no python3");
    }
    found.then_some(path)
}

#[test]
fn a_line_too_many_spoils_no_other_case() {
    let quiet = json(&[], "silent.sh", "echo '{}'");
    for (name, body, lines) in [
        ("twice.sh", "echo '{}'; echo '{}'", cases().len()),
        ("before.sh", "echo looking; echo '{}'", cases().len()),
        ("blank.sh", "echo; echo '{}'", cases().len()),
        ("latin.sh", "printf 'na\\357ve\\n'; echo '{}'", cases().len()),
        ("log.sh", "echo '{\"level\":\"info\"}'; echo '{}'", cases().len()),
        ("once.sh", "case \"$q\" in *generated-1\\\"*) echo 'found r1c1=1 !';; esac; echo '{}'", 1),
    ] {
        let found = json(&["--jobs", "1"], name, body);
        assert_eq!(found["counts"], quiet["counts"], "{name}");
        assert_eq!(found["surplus"], lines, "{name}");
    }
    let ran = conform(&[], "before.sh", "echo looking; echo '{}'");
    assert_eq!(ran.code, 1);
    assert!(ran.out.contains("lines answer nothing that was asked, the first beside"), "{}", ran.out);
    assert!(ran.out.contains(": looking\n"), "{}", ran.out);
}

#[test]
fn answers_are_told_apart_by_the_number_of_the_question() {
    // The answer to the question before comes again, in front of and behind the one that is due.
    let body = "    for n in (q['id'] - 1, q['id'], q['id'] - 1):\n        place = [] if n == q['id'] else ['r1c1=1']\n        \
                print(json.dumps({'id': n, 'place': place}), flush=True)\n";
    let Some(path) = numbered("twice.py", body) else { return };
    let args = ["conform", "--technique", "x-wing", "--format", "json", "--", "python3", path.to_str().unwrap()];
    let found: Value = serde_json::from_str(&qedoku(&args).out).unwrap();
    assert_eq!(found["counts"], json(&[], "silent.sh", "echo '{}'")["counts"], "{found}");
    assert_eq!(found["surplus"], 2 * cases().len(), "{found}");
    // One that answers with the number says what is wrong with the rest, and goes on.
    let body = "    print(json.dumps({'id': q['id'], 'place': 5}), flush=True)\n";
    let Some(path) = numbered("wrong.py", body) else { return };
    let args = ["conform", "--technique", "x-wing", "--", "python3", path.to_str().unwrap()];
    let ran = qedoku(&args);
    assert!(ran.out.contains("expected a sequence"), "{}", ran.out);
}

#[test]
fn who_is_too_slow_is_told_what_may_be_the_matter() {
    // It answers the question before, and then holds its answers back.
    let body = "    print(json.dumps({'id': q['id'] - 1}), flush=True)\n";
    let Some(path) = numbered("before.py", body) else { return };
    // Few cases and much time, for a program may be slow to begin.
    let two = Path::new(env!("CARGO_TARGET_TMPDIR")).join("conform/two.ndjson");
    let all = qedoku(&["cases", "--technique", "x-wing", "--export"]).out;
    std::fs::write(&two, all.lines().take(2).collect::<Vec<_>>().join("\n")).unwrap();
    let args = ["conform", "--cases", two.to_str().unwrap(), "--timeout", "3", "--jobs", "1", "--format", "json", "--"];
    let faults = |program: [&str; 2]| {
        let found: Value = serde_json::from_str(&qedoku(&[&args[..], &program].concat()).out).unwrap();
        [0, 1].map(|at| found["cases"][at]["fault"].as_str().unwrap().to_owned())
    };
    let [first, second] = faults(["python3", path.to_str().unwrap()]);
    assert_eq!(first, "no answer in 3 s; a line came with \"id\":0, and the question has \"id\":1");
    let advice = "; each answer must be written out at once (flushed), one line to each question in their order";
    assert!(second.ends_with(advice), "{second}");
    let [first, _] = faults(["sh", script("empty.sh", "echo").to_str().unwrap()]);
    assert_eq!(first, "no answer in 3 s; an empty line is no answer, {} is one");
}

#[cfg(unix)]
#[test]
fn what_a_program_begins_ends_with_it() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("conform");
    let begun = folder.join("begun.txt");
    let _ = std::fs::remove_file(&begun);
    // The question is held by a process that the program waits for.
    let body = format!("sh -c 'echo $$ >> {}; exec sleep 600'", begun.display());
    json(&["--timeout", "0.2", "--jobs", "1"], "wrapper.sh", &body);
    let ids = std::fs::read_to_string(&begun).unwrap();
    assert!(ids.lines().count() >= 2, "{ids}");
    let runs = |id: &str| {
        let state = std::fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
        state.contains("(sleep)") && !state.contains(") Z ")
    };
    for _ in 0..50 {
        if !ids.lines().any(runs) {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    panic!("still running: {ids}");
}

#[test]
fn what_says_nothing_in_an_answer_is_remarked_on() {
    let ran = conform(&[], "unknown.sh", "echo '{\"place\":[],\"time\":3}'");
    assert!(ran.out.contains(&format!("{} answers have fields that say nothing here", cases().len())), "{}", ran.out);
    let ran = conform(&["--any"], "silent.sh", "echo '{}'");
    assert!(
        ran.out.contains("demanded: anything that follows") && !ran.out.contains("demanded: nothing"),
        "{}",
        ran.out
    );
    let body = "case \"$q\" in *'\"board\":\"1'*) n=2;; *) n=1;; esac; echo \"{\\\"eliminate\\\":[\\\"r1c1<>$n\\\"]}\"";
    let ran = conform(&[], "page.sh", body);
    assert!(ran.out.contains("; without effect on the board"), "{}", ran.out);
    let page = conform(&["--format", "html"], "silent.sh", "echo '{}'").out;
    assert!(page.contains(">demanded</th>") && !page.contains("demanded: "), "{page}");
}

#[test]
fn a_line_that_is_no_answer_is_shown() {
    let found = json(&["--jobs", "1"], "junk.sh", &format!("echo 'error: no {}'", "x".repeat(200)));
    let first = &found["cases"][0];
    let line = first["line"].as_str().unwrap();
    assert!(line.starts_with("error: no xxx") && line.ends_with("x...") && line.len() == 103, "{first}");
    assert!(first["fault"].as_str().unwrap().starts_with("expected {\"place\":[\"r4c7=5\"]"), "{first}");
    assert_eq!(found["counts"]["dead"], cases().len());
    let ran = conform(&[], "place.sh", "echo '{\"place\":[\"a1\"]}'");
    assert!(ran.out.contains("no answer: {\"place\":[\"a1\"]}; expected"), "{}", ran.out);
    assert!(ran.out.contains("demanded: r"), "{}", ran.out);
}

#[test]
fn the_report_is_the_same_for_any_number_of_processes() {
    for (name, body) in [
        ("dead.sh", "exit 3"),
        ("silent.sh", "echo '{}'"),
        ("some.sh", "case \"$q\" in *generated*) exit 1;; *) echo '{}';; esac"),
    ] {
        let [one, more] = ["1", "3"].map(|jobs| conform(&["--format", "json", "--jobs", jobs], name, body).out);
        assert_eq!(one, more, "{name}");
    }
    // Of two processes each is asked every second question.
    let body = "echo \"{\\\"technique\\\":\\\"$((n = n + 1))\\\"}\"";
    let counted = json(&["--jobs", "2"], "count.sh", body);
    let numbers: Vec<&str> =
        counted["cases"].as_array().unwrap().iter().map(|it| it["technique"].as_str().unwrap()).collect();
    assert_eq!(numbers[..6], ["1", "1", "2", "2", "3", "3"]);
}

#[test]
fn runs_that_are_not_alike_are_not_mixed_up() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("conform");
    let write = |name: &str, text: &str| {
        let path = folder.join(name);
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let script = script("alike.sh", "echo '{}'");
    let run = |args: &[&str]| qedoku(&[&["conform"], args, &["--", "sh", script.to_str().unwrap()]].concat());
    let two = write("two.json", &run(&["--format", "json", "--technique", "x-wing,swordfish"]).out);
    // Of the techniques that one of them was not asked about nothing is said but how many they are.
    let ran = run(&["--technique", "x-wing,jellyfish", "--against", &two]);
    assert!(ran.out.ends_with(" cases compared: no verdict changed.\n") && ran.code == 0, "{}{}", ran.out, ran.err);
    assert!(ran.err.contains("cases are not compared: ") && ran.err.contains("--technique"), "{}", ran.err);
    let ran = run(&["--technique", "jellyfish", "--against", &two]);
    assert!(ran.code == 2 && ran.err.contains("none of its cases is asked in this run"), "{}", ran.err);
    let ran = run(&["--technique", "x-wing", "--any", "--against", &two]);
    assert!(ran.code == 2 && ran.err.contains("without --any"), "{}", ran.err);
    let older = write("older.json", &std::fs::read_to_string(&two).unwrap().replace("\"suite\": ", "\"suite\": 9"));
    let ran = run(&["--technique", "x-wing", "--against", &older]);
    assert!(ran.code == 0 && ran.err.contains("asked about version 9"), "{}", ran.err);
    let coverage =
        write("coverage.json", &crate::run::fed(&["coverage", "--format", "json"], crate::run::matrix()).out);
    let ran = run(&["--technique", "x-wing", "--against", &coverage]);
    let found =
        "expected what `qedoku conform --format json` writes, found what `qedoku coverage --format json` writes";
    assert!(ran.code == 2 && ran.err.contains(found), "{}", ran.err);
    let ran = crate::run::fed(&["coverage", "--against", &two], crate::run::matrix());
    assert!(ran.code == 2 && ran.err.contains("found what `qedoku conform --format json` writes"), "{}", ran.err);
}

#[test]
fn the_page_tells_how_many_cases_there_are() {
    let page = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/coverage.md")).unwrap();
    let counts = qedoku(&["cases"]).out;
    let rows: Vec<Vec<&str>> = counts.lines().skip(1).map(|line| line.split_whitespace().collect()).collect();
    let all = qedoku(&["cases", "--export"]).out;
    let first: Value = serde_json::from_str(all.lines().next().unwrap()).unwrap();
    let described =
        format!("Version {} has {} cases of {} techniques.", first["suite"], all.lines().count(), rows.len());
    assert!(page.contains(&described), "{described}");
    let ruled = all.lines().filter(|line| line.contains("\"rules\":")).count();
    let described = format!("asked the {} classic cases", all.lines().count() - ruled);
    assert!(
        page.contains(&format!("{ruled} of them are under rules of their own")) && page.contains(&described),
        "{described}"
    );
    let few = |row: &&Vec<&str>| row[1].parse::<u32>().unwrap() < 8 || row[2].parse::<u32>().unwrap() < 3;
    let mut few: Vec<String> = rows.iter().filter(few).map(|row| format!("| {} |", row.join(" | "))).collect();
    let table = page.split("| technique | fire | must not |\n|---|---|---|\n").nth(1).unwrap();
    let mut listed: Vec<String> = table.lines().take_while(|line| line.starts_with('|')).map(str::to_owned).collect();
    few.sort();
    listed.sort();
    assert_eq!(listed, few);
}
