//! Requests and replies: what the sessions answer, as data, and an error for whatever makes no sense.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]
use qedoku::api::{Reply, Request, answer, answer_json};
use qedoku::generate::generate;
use qedoku::{Lang, Level, Scale, Session, Style, check};
use serde_json::{Value, json};

fn puzzle() -> String {
    generate(11, 1).next().unwrap().to_string()
}

fn replied(request: &Value) -> Value {
    let read: Request = serde_json::from_value(request.clone()).unwrap();
    let reply = serde_json::to_value(answer(&read)).unwrap();
    let again: Request = serde_json::from_value(serde_json::to_value(&read).unwrap()).unwrap();
    assert_eq!(again, read);
    assert_eq!(serde_json::to_value(answer_json(&request.to_string())).unwrap(), reply);
    reply
}

#[test]
fn replies_are_what_sessions_answer() {
    let session = Session::read(&puzzle()).unwrap();
    let solved = session.solve().unwrap();
    let reply = replied(&json!({"type": "solve", "puzzle": puzzle()}));
    assert_eq!((&reply["type"], &reply["text"]), (&json!("solved"), &json!(solved.to_string())));
    assert_eq!(reply["messages"], serde_json::to_value(&solved).unwrap());
    let zh = json!({"type": "solve", "puzzle": puzzle(), "options": {"lang": "zh", "up_to": "simple"}});
    let chinese = session.clone().up_to(qedoku::Tier::Simple).style(Style { language: Lang::Zh, ..Style::default() });
    assert_eq!(replied(&zh)["text"], chinese.solve().unwrap().to_string());

    let reply = replied(&json!({"type": "hint", "puzzle": puzzle(), "level": "full"}));
    assert_eq!(reply["hint"], serde_json::to_value(session.hint(Level::Full).unwrap()).unwrap());
    let reply = replied(&json!({"type": "hint", "puzzle": puzzle(), "question": "r5c5"}));
    assert_eq!(reply["hint"]["level"], "where");
    let reply = replied(&json!({"type": "why", "puzzle": puzzle(), "question": "r5c5"}));
    assert_eq!(reply["messages"], serde_json::to_value(session.why("r5c5".parse().unwrap()).unwrap()).unwrap());
    let reply = replied(&json!({"type": "grade", "puzzle": puzzle()}));
    assert_eq!(reply["grade"], serde_json::to_value(session.grade().unwrap()).unwrap());
    let reply = replied(&json!({"type": "grade", "puzzle": puzzle(), "scales": ["se"]}));
    let rated = session.clone().scales(Scale::Se).grade().unwrap();
    assert_eq!((&reply["grade"], &reply["text"]), (&serde_json::to_value(&rated).unwrap(), &json!(rated.to_string())));
    assert!(rated.to_string().contains("(profile se); Sudoku Explainer (profile se): ER "), "{rated}");
    let reply = replied(&json!({"type": "steps", "puzzle": puzzle()}));
    assert_eq!(reply["messages"], serde_json::to_value(session.steps().unwrap()).unwrap());
    let reply = replied(&json!({"type": "steps", "puzzle": puzzle(), "techniques": ["naked-single"]}));
    assert_eq!(reply["messages"][0]["profile"], "named");
}

#[test]
fn a_reply_has_no_text_if_the_request_says_so() {
    let line = puzzle();
    for request in [
        json!({"type": "solve", "puzzle": line}),
        json!({"type": "steps", "puzzle": line, "show": {"form": "markdown"}}),
        json!({"type": "why", "puzzle": line, "question": "r5c5", "show": {"form": "html"}}),
        json!({"type": "why", "puzzle": line, "question": "r5c5", "show": {"form": "text"}}),
    ] {
        let with = |text: bool| {
            let mut request = request.clone();
            request["text"] = json!(text);
            replied(&request)
        };
        let mut reply = with(true);
        assert_eq!(reply, replied(&request));
        assert!(reply.as_object_mut().unwrap().remove("text").is_some_and(|text| text.is_string()));
        assert_eq!(reply, with(false));
    }
}

#[test]
fn a_step_is_shown_by_its_number_or_by_that_of_what_is_inside() {
    let long = "...6....9..7.3....2....7.364..95..1....1.6.83.1...4........85.........27..37...98";
    let show = |kind: &str, puzzle: &str, form: &str, step: &Value| {
        let show = json!({"form": form, "step": step});
        let question = if kind == "why" { json!({"question": "r5c5"}) } else { json!({}) };
        let mut request = json!({"type": kind, "puzzle": puzzle, "show": show});
        request.as_object_mut().unwrap().extend(question.as_object().unwrap().clone());
        replied(&request)
    };
    let reply = replied(&json!({"type": "solve", "puzzle": long}));
    let steps = reply["messages"].as_array().unwrap();
    let holder = steps.iter().find(|step| step["pattern"]["steps"].is_array()).expect("a step with others inside");
    let number = holder["n"].as_u64().unwrap();
    let inside = format!("{number}.1");
    for (step, name) in [(json!(number), number.to_string()), (json!(inside), inside.clone())] {
        let open = format!(" data-open=\"{name}\"");
        assert!(show("solve", long, "html", &step)["shown"].as_str().unwrap().contains(&open), "{name}");
    }
    let drawn = |step: Value| show("solve", long, "svg", &step)["shown"].as_str().unwrap().to_owned();
    assert_ne!(drawn(json!(number)), drawn(json!(inside)));
    let markdown = show("why", &puzzle(), "markdown", &json!("1"));
    assert!(markdown["shown"].as_str().unwrap().contains("\n## 1. "));
    for beyond in [json!(0), json!(1000), json!("1.z"), json!("")] {
        for form in ["html", "markdown", "svg"] {
            let reply = show("why", &puzzle(), form, &beyond);
            assert!(reply["message"].as_str().unwrap().contains(": expected 1 to "), "{reply}");
        }
    }
}

#[test]
fn logs_are_checked_and_proved_and_puzzles_made_and_searched() {
    let made = generate(11, 2).nth(1).unwrap();
    let log = serde_json::to_string(&Session::new(made.puzzle).solve().unwrap()).unwrap();
    let reply = replied(&json!({"type": "check", "log": log}));
    assert_eq!((&reply["accepted"], &reply["reports"][0]["verdict"]), (&json!(true), &json!("accepted")));
    assert_eq!(reply["text"], check(&log).to_string());
    let proof = replied(&json!({"type": "prove-log", "log": log}));
    assert_eq!(proof, replied(&json!({"type": "prove", "puzzle": made.to_string()})));
    assert_eq!(proof["proof"]["claim"], "solution");
    assert!(proof["files"]["puzzle.opb"].as_str().unwrap().contains("#variable"));
    let reply = replied(&json!({"type": "generate", "seed": 11, "count": 2}));
    assert_eq!(reply["puzzles"][1], serde_json::to_value(made).unwrap());
    let reply = replied(&json!({"type": "search", "puzzle": made.to_string()}));
    assert!(reply["text"].as_str().unwrap().contains(&made.solution.to_string()));
}

#[test]
fn what_makes_no_sense_is_an_error_that_says_what_was_expected() {
    let line = puzzle();
    for (request, expected) in [
        (json!({"type": "solve"}), "missing field `puzzle`"),
        (json!({"type": "solv", "puzzle": line}), "unknown variant `solv`"),
        (json!({"type": "solve", "puzzle": line, "upto": "simple"}), "unknown field `upto`"),
        (json!({"type": "solve", "puzzle": line, "options": {"tier": "simple"}}), "unknown field `tier`"),
        (json!({"type": "solve", "puzzle": line, "options": {"up_to": "easy"}}), "there are simple, intermediate"),
        (json!({"type": "solve", "puzzle": line, "options": {"lang": "de"}}), "there are en, zh"),
        (json!({"type": "solve", "puzzle": line, "options": {"notation": "x"}}), "there are rc, a1"),
        (json!({"type": "solve", "puzzle": line, "options": {"detail": "x"}}), "there are brief, normal, full"),
        (json!({"type": "solve", "puzzle": line, "options": {"voice": "x"}}), "there are usual, plain"),
        (json!({"type": "solve", "puzzle": line, "options": {"profile": "x"}}), "there are default, documents"),
        (json!({"type": "solve", "puzzle": line[1..]}), "expected 81 cells, found 80"),
        (
            json!({"type": "grade", "puzzle": puzzle(), "scales": ["er"]}),
            "no scale is called \"er\"; there are tier, se, se-corrected, se118, hodoku, effort",
        ),
        (json!({"type": "grade", "puzzle": puzzle(), "scales": ["se", "se"]}), "the scale se is named twice"),
        (json!({"type": "grade", "puzzle": ""}), "line 1, column 1: expected a puzzle, found nothing"),
        (json!({"type": "search", "puzzle": format!("{line}\n{line}")}), "line 2, column 1: expected the end"),
        (json!({"type": "solve", "puzzle": ".".repeat(80) + "1"}), "several solutions"),
        (
            json!({"type": "hint", "puzzle": line, "level": "all"}),
            "there are nudge, technique, digits, where, what, full, proof",
        ),
        (json!({"type": "hint", "puzzle": line, "question": "r4"}), "cannot be read as a question"),
        (json!({"type": "why", "puzzle": line, "question": ""}), "cannot be read as a question"),
        (json!({"type": "steps", "puzzle": line, "techniques": ["x-wnig"]}), "did you mean x-wing"),
        (json!({"type": "prove-log", "log": ""}), "expected a log with one trace"),
        (json!({"type": "generate", "seed": 1, "count": 1001}), "expected a count of 1000 at most, found 1001"),
        (json!({"type": "generate", "seed": 1, "symmetry": "x"}), "there are none, 180, 90, diagonal"),
        (json!([]), "no request: "),
    ] {
        let reply = answer_json(&request.to_string());
        assert!(
            matches!(&reply, Reply::Error(problem) if problem.message().contains(expected)),
            "{request}: {reply:?}"
        );
    }
    assert!(matches!(answer_json("{"), Reply::Error(_)));
}

#[test]
fn every_technique_is_listed_in_one_tier() {
    let listed = |request: Value| {
        let reply = replied(&request);
        let all = reply["techniques"].as_array().unwrap().clone();
        assert_eq!(reply["text"].as_str().unwrap().lines().count(), all.len());
        all
    };
    let mut all = listed(json!({"type": "techniques"}));
    for tier in ["simple", "intermediate", "advanced", "ultimate"] {
        let of_tier = listed(json!({"type": "techniques", "tier": tier}));
        assert!(!of_tier.is_empty() && of_tier.iter().all(|it| it["tier"] == tier), "{tier}");
        all.retain(|it| !of_tier.contains(it));
    }
    assert!(all.is_empty(), "{all:?}");
}
