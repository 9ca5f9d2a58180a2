//! `qedoku check`.
use crate::run::{fed, matrix, qedoku};

fn trace() -> String {
    qedoku(&["solve", "--format", "ndjson", &matrix()]).out
}

#[test]
fn what_solve_writes_is_accepted() {
    for format in ["ndjson", "json"] {
        let trace = qedoku(&["solve", "--format", format, "matrix.list", "p2676.in"]).out;
        let ran = fed(&["check"], trace);
        assert_eq!((ran.err.as_str(), ran.code), ("", 0), "{}", ran.out);
        assert!(ran.out.starts_with("stdin: puzzle 1: ") && ran.out.contains(" steps accepted"), "{}", ran.out);
        assert!(ran.out.ends_with("2 of 2 traces accepted\n"), "{}", ran.out);
    }
}

#[test]
fn a_wrong_step_is_named_with_its_reason() {
    let trace = trace();
    let mut lines: Vec<String> = trace.lines().map(str::to_owned).collect();
    let tampered = lines.iter().position(|line| line.contains("\"n\":5,")).unwrap();
    let mut step: serde_json::Value = serde_json::from_str(&lines[tampered]).unwrap();
    let placed = step["place"][0].as_str().unwrap().to_owned();
    let (cell, digit) = placed.split_once('=').unwrap();
    let other = if digit == "1" { "2" } else { "1" };
    step["place"][0] = format!("{cell}={other}").into();
    lines[tampered] = step.to_string();
    let ran = fed(&["check"], lines.join("\n"));
    assert_eq!((ran.err.as_str(), ran.code), ("", 1), "{}", ran.out);
    assert!(ran.out.contains("step 5: "), "{}", ran.out);
}

#[test]
fn what_is_no_trace_is_unreadable() {
    let ran = fed(&["check"], "nonsense\n");
    assert_eq!(ran.code, 2, "{}{}", ran.out, ran.err);
    let ran = fed(&["check"], "");
    assert_eq!((ran.out.as_str(), ran.code), ("", 2));
    assert!(ran.err.contains("stdin: expected a trace"), "{}", ran.err);
    let ran = qedoku(&["check", "nowhere.json"]);
    assert_eq!((ran.out.as_str(), ran.code), ("", 2));
    assert!(ran.err.contains("cannot read nowhere.json"), "{}", ran.err);
}

#[test]
fn what_a_log_says_of_itself_is_checked_or_said_not_to_be() {
    let said = "not checked: program and profile, names of techniques, sentences and notation, how patterns lead to what follows\n";
    let ran = fed(&["check"], trace());
    assert!(ran.code == 0 && ran.out.ends_with(said), "{}", ran.out);
    let changed = |from: &str, to: &str| {
        let trace = trace();
        assert!(trace.contains(from), "{trace}");
        let ran = fed(&["check"], trace.replacen(from, to, 1));
        assert_eq!(ran.code, 1, "{}", ran.out);
        ran.out
    };
    let tier = changed(r#""tier":"simple""#, r#""tier":"ultimate""#);
    assert!(tier.contains("it says tier ultimate of naked-single, which is simple"), "{tier}");
    assert!(changed(r#""se":2.3"#, r#""se":9.9"#).contains("it says se 9.9 of naked-single, which is 2.3"));
    assert!(changed(r#""needs":[1]"#, r#""needs":[]"#).contains("it says that it needs no step"));
    assert!(changed(r#""hardest":""#, r#""hardest":"x-"#).contains("which is not used"));
}

#[test]
fn a_deadly_pattern_may_be_rated_above_its_technique_and_no_easier_step() {
    let puzzle = "..647..........2..9....3.......4..323...98...1....5..942.5...........8....31..62.";
    let log = qedoku(&["solve", "--profile", "se", "--format", "ndjson", puzzle]).out;
    let larger = r#""technique":"unique-rectangle-3","tier":"advanced","rating":{"se":4.6"#;
    assert!(log.contains(larger), "{log}");
    let ran = fed(&["check"], log.clone());
    assert!(ran.code == 0 && ran.out.contains("ratings by the size of a step"), "{}", ran.out);
    let lower = fed(&["check"], log.replacen(larger, &larger.replace("4.6", "4.4"), 1));
    assert!(
        lower.code == 1 && lower.out.contains("it says se 4.4 of unique-rectangle-3, which is 4.5"),
        "{}",
        lower.out
    );
    let other = fed(&["check"], log.replacen(r#""rating":{"se":2.6"#, r#""rating":{"se":2.7"#, 1));
    assert!(other.code == 1 && other.out.contains("it says se 2.7 of "), "{}", other.out);
}

#[test]
fn hypotheses_and_forcings_may_be_rated_above_their_technique() {
    for (puzzle, larger, base) in [
        (
            "..9..5....7.......6..82.4.......9.......4...68.....34.7...3.5.9.5.1...7..4.6..1..",
            r#""technique":"nishio-forcing-chain","tier":"ultimate","rating":{"se":7.8"#,
            "7.5",
        ),
        (
            "......9..1...3...6.9..6.7.4..1....7.78..4..93..2.91.6.6...1.8...5.9........3...4.",
            r#""technique":"cell-forcing-net","tier":"ultimate","rating":{"se":9.0"#,
            "8.5",
        ),
    ] {
        let log = qedoku(&["solve", "--profile", "se", "--format", "ndjson", puzzle]).out;
        assert!(log.contains(larger), "{log}");
        let ran = fed(&["check"], log.clone());
        assert!(ran.code == 0 && ran.out.contains("ratings by the size of a step"), "{}", ran.out);
        let (start, _) = larger.rsplit_once(':').unwrap();
        let lower = fed(&["check"], log.replacen(larger, &format!("{start}:2.0"), 1));
        assert!(lower.code == 1 && lower.out.contains(&format!("which is {base}")), "{}", lower.out);
    }
}

#[test]
fn a_log_of_refusals_shows_nothing() {
    let refusal = "{\"type\":\"error\",\"kind\":\"unreadable\",\"message\":\"no grid\"}\n";
    let ran = fed(&["check"], refusal);
    assert_eq!((ran.out.as_str(), ran.code), ("stdin: puzzle 1: not run: no grid\n", 1));
    assert_eq!(fed(&["check"], trace() + refusal).code, 0);
}

#[test]
fn forged_logs_are_not_accepted() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/_attacks/checker");
    let mut logs: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    logs.sort();
    assert!(logs.len() > 1);
    for log in logs {
        let ran = qedoku(&["check", log.to_str().unwrap()]);
        assert_eq!(ran.code, 1, "{}: {}", log.display(), ran.out);
        let proved = qedoku(&["prove", "-o", env!("CARGO_TARGET_TMPDIR"), log.to_str().unwrap()]);
        assert!(proved.code > 0 && !proved.out.contains("Proved"), "{}: {}", log.display(), proved.out);
    }
}

#[test]
fn false_claims_are_named() {
    let claims = [
        ("assumes-emptied", "it holds for puzzles with one solution only, but `assumes` does not say just that"),
        ("attempt-that-is-right-fails", "attempt 1: r1c1=6 is said to fail, but leads to the solution"),
        ("errors-alone", "0 of 0 traces accepted, 2 puzzles not run"),
        ("hardest-another", "the hardest technique is said to be naked-single, but hidden-single-box is harder"),
        ("link-by-another-reason", "its pattern has a strong link that is none"),
        ("link-turned-round", "pattern.links[1].from: found `r2c2=1`, expected the end of the link before"),
        ("needs-another", "it says that it needs step 2, but its truths need step 1"),
        ("needs-emptied", "it says that it needs no step, but its truths need step 1"),
        ("rating-of-another", "it says se 9.9 of naked-single, which is 2.3"),
        ("tier-of-another", "it says tier simple of hidden-single-box, which is intermediate"),
    ];
    for (name, said) in claims {
        let ran = qedoku(&["check", &format!("../_attacks/claims/{name}.ndjson")]);
        // Links that do not hang together are no chain at all: they are not read.
        let code = if name == "link-turned-round" { 2 } else { 1 };
        assert_eq!((ran.code, ran.out.contains(said)), (code, true), "{name}: {}", ran.out);
    }
}

/// A step of a hypothesis, so many times inside itself.
fn nested(depth: usize) -> String {
    let open =
        r#"{"technique":"x","truths":[],"pattern":{"kind":"hypothesis","assume":"r1c2=5","end":"r1c2","steps":["#;
    let first = r#"{"type":"step","place":[],"eliminate":["r1c2<>5"],"#;
    format!("{first}{}{}{}", &open[1..], open.repeat(depth), "]}}".repeat(depth + 1))
}

#[test]
fn logs_made_to_wear_the_checker_out_are_answered() {
    let begin = format!("{{\"type\":\"begin\",\"puzzle\":\"{}\"}}\n", ".".repeat(81));
    let tiny = r#"{"technique":"x","place":["r1c5=8"],"eliminate":[],"truths":[]}"#;
    let wide = nested(0).replace("\"steps\":[]", &format!("\"steps\":[{}]", vec![tiny; 20_000].join(",")));
    let attempt = r#"{"type":"attempt","n":4294967295,"assume":"r1c2=5","standing":4294967295,"outcome":"B"}"#;
    let attack =
        |name: &str| std::fs::read_to_string(crate::run::fixtures().join("../_attacks/logs").join(name)).unwrap();
    for (log, code, said) in [
        (begin.clone() + &nested(10_000), 2, "found values more than 127 deep, expected no deeper ones"),
        (begin.clone() + &nested(12), 1, "step 1 of the hypothesis"),
        (begin.clone() + &nested(30), 2, "expected steps nested at most 16 deep"),
        (begin.clone() + &wide, 1, "step 1 of the hypothesis: r1c5=8 does not follow"),
        (begin.repeat(20_000), 1, "0 of 20000 traces accepted"),
        (begin.clone() + &format!("{attempt}\n").repeat(20_000), 1, "it stands on 4294967295 hypotheses, but 0 stand"),
        ("{".repeat(1_000_000), 2, "this object is cut off in line 1"),
        ("{\"a\":".repeat(100), 2, "this object is never closed"),
        ("[".repeat(1_000_000), 2, "expected an object"),
        (attack("deadly-81-cells.ndjson"), 1, "it assumes that the puzzle has one solution, which it has not"),
        (attack("unchecked-step.ndjson"), 1, "unchecked at the node limit"),
    ] {
        let ran = fed(&["check"], &log);
        let shown: String = ran.out.chars().take(300).collect();
        assert_eq!((ran.err.as_str(), ran.code), ("", code), "{said}: {shown}");
        assert!(ran.out.contains(said), "{said}: {shown}");
    }
}

#[test]
fn steps_of_a_list_are_judged_each_on_the_position() {
    for arguments in [&["--technique", "naked-pair"][..], &[], &["--all", "--technique", "pointing"]] {
        let format = if arguments.is_empty() { "json" } else { "ndjson" };
        let steps = qedoku(&[&["steps", "--format", format, "hard.txt"], arguments].concat());
        let ran = fed(&["check"], steps.out.clone() + &trace());
        let lines: Vec<&str> = ran.out.lines().collect();
        assert_eq!((lines.len(), ran.code), (4, 0), "{}", ran.out);
        assert!(lines[0].ends_with(" accepted, each on the position by itself"), "{}", ran.out);
        assert!(lines[1].starts_with("stdin: puzzle 2: ") && lines[1].ends_with("outcome solved"), "{}", ran.out);
    }
}

#[test]
fn whatever_stands_in_a_file_each_log_gets_its_verdict() {
    let one = trace();
    let count = one.lines().count();
    let text = format!("{one}warning: x\n{one}{}\n{one}{}{one}", &one[..one.len() - 9], &one[..one.len() / 2]);
    let ran = fed(&["check"], text);
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!((lines.len(), ran.code), (9, 2), "{}", ran.out);
    let at = format!("stdin: no trace: line {}: column 1: found `w`, expected an object", count + 1);
    assert!(lines[1].starts_with(&at), "{}", ran.out);
    assert!(lines[3].contains(&format!("puzzle 3: line {}: ", 3 * count + 1)), "{}", ran.out);
    assert!(lines[5].contains("puzzle 5: line ") && lines[5].contains("cut off"), "{}", ran.out);
    assert_eq!(lines[8], "4 of 6 traces accepted, text that is no trace in 1 place");
}

#[test]
fn reports_are_told_in_chinese() {
    let ran = fed(&["check", "--lang", "zh"], trace());
    assert_eq!((ran.err.as_str(), ran.code), ("", 0), "{}", ran.out);
    assert!(
        ran.out.starts_with("stdin：第1题：") && ran.out.contains(" 步成立，结果：已解出\n未检查：程序和方案、"),
        "{}",
        ran.out
    );
    let wrong = fed(&["check", "--lang", "zh"], trace().replacen("\"needs\":[1]", "\"needs\":[]", 1));
    assert_eq!(wrong.code, 1);
    assert!(wrong.out.contains("自称依据零步，而所用的事实依据第1步"), "{}", wrong.out);
    let none = fed(&["check", "--lang", "zh"], "");
    assert!(none.err.contains("stdin：应为 json 或 ndjson 的推理记录"), "{}", none.err);
}
