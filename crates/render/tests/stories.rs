//! Pages and Markdown.
#[path = "../../explain/tests/common/mod.rs"]
mod common;
use common::{LAYOUT, assumption, board, single, slots, step};
use qedoku_core::{Board, Case, Forcing, Hypothesis, Step};
use qedoku_explain::{Lang, Notation, StepContext, StepText, Style};
use qedoku_render::{Help, StepDocument, head, markdown, page, section, tail};

/// A single, then a forcing with a branch.
fn steps(start: &Board) -> Vec<Step> {
    let case = |assume: &str, steps| Case { assume: assumption(assume), steps, end: None };
    let first = single(start, "r1c8=3", "r1n3");
    let cases = vec![case("r1c2=5", vec![single(start, "r4c5=1", "r4c5")]), case("r1c2=7", vec![])];
    let forcing = Forcing { choice: slots("r1c2")[0].into(), cases };
    vec![first, step(start, "r9c9<>2", forcing, &slots("r1c2"))]
}

fn step_document<'a>(steps: &'a [Step], start: &Board, style: Style) -> StepDocument<'a> {
    let mut step_document = StepDocument::new(style, "A <b>puzzle</b>", start.clone());
    step_document.heading = vec!["1 & 2".to_owned()];
    step_document.closing = vec!["That is *all*".to_owned()];
    let mut before = start.clone();
    for (step, number) in steps.iter().zip(1..) {
        let context = StepContext::new(&before).with_style(style);
        let step_text = StepText::new(&context, &number.to_string(), step, &|_| "Any <i>name</i>".to_owned());
        step_document.push(step, step_text, &before);
        before.apply(&step.conclusion);
    }
    step_document.end = Some(before);
    step_document
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;").replace('\'', "&#39;")
}

fn collect_texts<'s>(into: &mut Vec<&'s StepText>, step_text: &'s StepText) {
    into.push(step_text);
    step_text.nested.iter().for_each(|nested| collect_texts(into, nested));
}

#[test]
fn pages_hold_every_text_and_fetch_nothing() {
    let start = board("r1c1=1");
    let steps = steps(&start);
    for lang in Lang::ALL {
        let step_document = step_document(&steps, &start, Style::new(lang, Notation::Rc));
        let html = page(&step_document);
        let mut texts = Vec::new();
        step_document.steps.iter().for_each(|step| collect_texts(&mut texts, &step.step_text));
        assert_eq!(texts.len(), 5, "two steps, two cases and a step inside");
        for step_text in texts {
            let why = escaped(&step_text.reason());
            assert!(html.contains(&why), "{why} is missing");
            assert!(html.contains(&format!("href=\"#s={}\"", step_text.number)), "{} is missing", step_text.number);
        }
        assert!(!html.contains("http") && !html.contains("<i>") && !html.contains("<b>puzzle"), "text is escaped");
        assert!(html.contains("1 &amp; 2") && html.contains("That is *all*"));
        assert_eq!(html.matches("<details>").count(), 2, "the forcing and one of its cases open");
        let code = if lang == Lang::En { "<html lang=\"en\">" } else { "<html lang=\"zh-Hans\">" };
        assert!(html.contains(code));
        let inside = if lang == Lang::En {
            ["2 cases, 1 step<", "1 step inside<"]
        } else {
            ["2 种情况，1 步<", "内含 1 步<"]
        };
        assert!(inside.iter().all(|count| html.contains(count)), "the branches say what they hold");
        assert_eq!(html, page(&step_document), "the same bytes again");
    }
}

#[test]
fn positions_show_the_board_inside_a_branch() {
    let start = board("r1c1=1");
    let steps = steps(&start);
    let step_document = step_document(&steps, &start, Style::default());
    let html = section(&step_document);
    let data = html.split_once("<script type=\"text/plain\">\n").unwrap().1.split_once("</script>").unwrap().0;
    let lines: Vec<&str> = data.lines().collect();
    let names: Vec<&str> = lines.iter().step_by(5).copied().collect();
    assert_eq!(names, ["0", "1", "2", "2.a", "2.a.1", "2.b", "end"]);
    let boards: Vec<&str> = lines.iter().skip(1).step_by(5).copied().collect();
    assert!(boards.iter().all(|board| board.len() == 162));
    assert_eq!(boards[0], boards[1], "a step is drawn on the board before it");
    assert_eq!((boards[2], boards[2]), (boards[3], boards[5]), "a case starts where its step does");
    assert_ne!(boards[3], boards[4], "inside, the assumption is on the board");
    // A filled cell is 512, twice its digit, and 1 for a given: two digits of 6 bits each.
    assert_eq!(&boards[4][2..4], "8A", "r1c2 holds 5");
    assert!(lines[2 * 5 + 2].contains("assumed"), "{}", lines[2 * 5 + 2]);
}

#[test]
fn pages_take_several_stories_and_stories_without_an_end() {
    let start = board("");
    let steps = steps(&start);
    let mut independent = step_document(&steps, &start, Style::default());
    independent.end = None;
    let html = head(LAYOUT(), Style::default(), "Two") + &section(&independent) + &section(&independent) + tail();
    assert_eq!(html.matches("<section class=\"story\"").count(), 2);
    assert_eq!(html.matches("id=\"board\"").count(), 1, "all share one board");
    assert!(!html.contains("#s=end"));
    assert!(html.contains("That is *all*"), "what is said at the end is said all the same");
}

#[test]
fn markdown_has_a_heading_a_text_and_a_picture_for_each_step() {
    let start = board("r1c1=1");
    let steps = steps(&start);
    let text = markdown(&step_document(&steps, &start, Style::default()));
    assert!(text.starts_with("# A \\<b\\>puzzle\\</b\\>\n\n1 \\& 2\n\n```text\n"), "{text}");
    assert_eq!(text.lines().filter(|line| line.starts_with("## ")).count(), 3, "two steps and the result");
    assert_eq!(text.lines().filter(|line| line.starts_with("```")).count(), 8, "four pictures");
    assert!(text.contains("\n- 2.a ") && text.contains("\n  - 2.a.1 "), "nested steps are nested lists: {text}");
    assert!(text.ends_with("That is \\*all\\*\n"));
    let mut inside = false;
    for line in text.lines() {
        inside ^= line.starts_with("```");
        assert!(!inside || line.chars().count() <= 80, "{line}");
    }
}

/// The texts of a page besides the document: texts and labels, without drawings, rules and scripts.
fn words(html: &str) -> String {
    let without = |html: String, start: &str, end: &str| -> String {
        let mut parts = html.split(start);
        let first = parts.next().unwrap_or_default().to_owned();
        parts.fold(first, |all, part| all + part.split_once(end).map_or("", |(_, rest)| rest))
    };
    let labels: Vec<&str> = html.split("aria-label=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    let drawn = [("<style>", "</style>"), ("<svg", "</svg>"), ("<script", "</script>")];
    let plain = drawn.into_iter().fold(html.to_owned(), |html, (start, end)| without(html, start, end));
    let texts = plain.split('<').filter_map(|part| part.split_once('>')).map(|(_, text)| text.trim());
    let lines: Vec<&str> = labels.into_iter().chain(texts).filter(|text| !text.is_empty()).collect();
    lines.join("\n")
}

#[test]
fn pages_speak_both_languages() {
    let start = board("r1c1=1");
    let mut said = String::new();
    for lang in Lang::ALL {
        said += &words(&page(&step_document(&[], &start, Style::new(lang, Notation::A1))));
        said += "\n\n";
    }
    insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!("page-words", said);
    });
}

#[test]
fn pages_count_what_they_fold() {
    let start = board("r1c1=1");
    let singles = ["r2c4", "r3c7", "r4c2", "r5c5"].map(|cell| single(&start, &format!("{cell}=1"), cell));
    let inside = [single(&start, "r4c5=2", "r4c5"), single(&start, "r6c6=3", "r6c6")];
    let supposed = |steps: &[Step]| {
        let hypothesis = Hypothesis { assume: assumption("r9c9=2"), steps: steps.to_vec(), end: slots("r6n5")[0] };
        step(&start, "r9c9<>2", hypothesis, &[])
    };
    let cases = |steps: &[Step]| {
        let case = |assume: &str, steps: &[Step]| Case { assume: assumption(assume), steps: steps.to_vec(), end: None };
        let forcing =
            Forcing { choice: slots("r1c2")[0].into(), cases: vec![case("r1c2=5", steps), case("r1c2=7", &[])] };
        step(&start, "r9c9<>2", forcing, &slots("r1c2"))
    };
    let argued = [supposed(&inside[..1]), supposed(&inside), cases(&inside[..1]), cases(&inside)];
    let steps: Vec<Step> = singles.into_iter().chain(argued).collect();
    let mut said = String::new();
    for lang in Lang::ALL {
        let mut document = step_document(&steps, &start, Style::new(lang, Notation::Rc));
        document.help = vec![Help {
            technique: steps[0].technique.clone(),
            name: "Any".to_owned(),
            facts: String::new(),
            text: vec!["What it is.".to_owned()],
        }];
        said += &words(&page(&document));
        said += "\n\n";
    }
    insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!("page-folds", said);
    });
}

#[test]
fn singles_that_follow_on_each_other_are_folded_from_three_on() {
    let start = board("");
    let singles = ["r1c1", "r2c4", "r3c7", "r4c2", "r5c5"].map(|cell| single(&start, &format!("{cell}=1"), cell));
    for count in 1..=singles.len() {
        let html = page(&step_document(&singles[..count], &start, Style::default()));
        assert_eq!(html.matches("<details class=\"run\"").count(), usize::from(count >= 3), "{count} singles");
    }
}
