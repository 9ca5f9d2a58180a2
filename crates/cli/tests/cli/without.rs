//! `--without`: techniques that are left out by name, on every command that looks for steps.
use crate::run::{fed, qedoku};

/// A puzzle whose run takes an X-Wing, and a Swordfish without it.
const X_WING: &str = "7......1...53..6.49...14...4...3..2...89.71...7..4...8...49...18.4..59...1......2";

#[test]
fn what_is_left_out_is_in_no_step() {
    let whole = qedoku(&["solve", X_WING]).out;
    assert!(whole.contains("X-Wing") && !whole.contains("without"), "{whole}");
    let ran = qedoku(&["solve", "--without", "x-wing", X_WING]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(ran.out.contains("profile default, without X-Wing\n") && ran.out.contains("Swordfish"), "{}", ran.out);
    assert_eq!(ran.out.matches("X-Wing").count(), 1, "{}", ran.out);
    let zh = qedoku(&["solve", "--without", "x-wing", "--lang", "zh", X_WING]).out;
    assert!(zh.contains("默认方案，不用二阶鱼\n"), "{zh}");
    let log = qedoku(&["solve", "--without", "x-wing", "-f", "ndjson", X_WING]).out;
    assert_eq!(fed(&["check"], log).code, 0);

    let grade = qedoku(&["grade", "--without", "X-Wing", X_WING]).out;
    assert!(grade.contains("profile default, without X-Wing\nscale se: profile se\n"), "{grade}");
    let row: Vec<&str> = grade.lines().last().unwrap().split_whitespace().collect();
    assert_eq!([row[3], row[7]], ["swordfish", "x-wing"], "SE's run is whole: {grade}");

    let steps = qedoku(&["steps", "--without", "hidden-single,naked-quad", X_WING]).out;
    assert!(steps.contains("claiming") && !steps.contains("hidden-single") && !steps.contains("naked-quad"), "{steps}");
    for command in [&["hint", "-l", "technique"][..], &["why", "r1c2"], &["name", "r1c2=4"]] {
        let [whole, without] = [&[][..], &["--without", "hidden-single"]].map(|more| {
            let ran = qedoku(&[command, more, &[X_WING]].concat());
            assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{command:?}");
            ran.out
        });
        assert!(whole.contains("Hidden Single") && !without.contains("Hidden Single"), "{command:?}: {without}");
    }
}

#[test]
fn a_run_that_is_stuck_names_what_would_go_on() {
    for (order, said) in [
        (&["--up-to", "simple", "--without", "naked-single"][..], "The 1 technique allowed finds nothing more."),
        (&["--up-to", "intermediate", "--without", "pointing,claiming"], "Pointing (intermediate) would go on."),
        (&["--up-to", "intermediate", "--without", "pointing,claiming", "--lang", "zh"], "个技巧都已无所获"),
    ] {
        let ran = qedoku(&[&["solve"], order, &[X_WING]].concat());
        let text = ran.out.replace('\n', " ");
        assert!(ran.code == 1 && text.contains(said), "{order:?}: {}", ran.out);
    }
}

#[test]
fn where_it_means_nothing_it_is_refused_by_name() {
    for (words, said) in [
        (&["traces", "--without", "x-wing"][..], "the limits by which it is checked: `--up-to TIER`"),
        (&["unique", "--without", "x-wing"], "is for what looks for steps: solve, why, hint"),
        (&["grade", "--scale", "se", "--without", "x-wing"], "--without does nothing here: it needs --scale tier"),
        (&["grade", "--format-string", "%g", "--without", "x-wing"], "--without does nothing here"),
        (
            &["solve", "--method", "search", "--without", "x-wing"],
            "--without does nothing here: it needs --method deduce",
        ),
        (&["solve", "--without", "x-wingg"], "did you mean x-wing"),
    ] {
        let ran = qedoku(&[words, &[X_WING]].concat());
        assert!(ran.code == 2 && ran.out.is_empty() && ran.err.contains(said), "{words:?}: {}", ran.err);
    }
}

#[test]
fn families_are_left_out_by_the_words_people_have() {
    let used = |words: &[&str]| -> Vec<String> {
        let log = qedoku(&[&["solve", "-f", "ndjson", X_WING], words].concat());
        assert!(log.err.is_empty(), "{words:?}: {}", log.err);
        let steps = log.out.lines().map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap());
        steps.filter_map(|step| step["technique"].as_str().map(str::to_owned)).collect()
    };
    let whole = used(&[]);
    for (word, slug) in [("fish", "x-wing"), ("Singles", "hidden-single-row"), ("wing,locked", "pointing")] {
        let without = used(&["--without", word]);
        assert!(whole.iter().any(|it| it == slug), "{whole:?}");
        assert!(!without.is_empty() && !without.iter().any(|it| it == slug), "{word}: {without:?}");
    }
    let listed = qedoku(&["techniques"]).out.split_whitespace().collect::<Vec<_>>().join(" ");
    for word in ["singles", "subsets", "fish", "wings", "coloring", "als", "chains", "uniqueness", "forcing", "guesses"]
    {
        let ran = qedoku(&["techniques", "--names", word]);
        assert!(listed.contains(&format!("{word} {}", ran.out.lines().count())), "{word}: {listed}");
        let none = qedoku(&["solve", "-f", "line", "--without", word, X_WING]);
        assert!(none.err.is_empty() && none.code < 2, "{word}: {}", none.err);
    }
    for (option, said) in
        [("--no-chains", "--without chains"), ("--no-fish", "--without fish"), ("--no-nets", "--without forcing")]
    {
        let ran = qedoku(&["solve", option, X_WING]);
        assert!(ran.code == 2 && ran.err.contains(said), "{option}: {}", ran.err);
    }
}
