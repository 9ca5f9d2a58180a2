use super::*;
use crate::api::answer_json;
use crate::generated::generate;
use qedoku_core::{Grid, Rule, RuleKind, Rules};
use serde_json::{Value, json};

fn asked(request: &Value) -> Reply {
    answer_json(&request.to_string())
}

fn read_one(text: &str) -> ReadRecord {
    match asked(&json!({"type": "read", "text": text})) {
        Reply::Read { mut puzzles, more: false } if puzzles.len() == 1 => puzzles.remove(0),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_position_is_the_same_in_every_format_that_says_all_of_it() {
    let made = generate(7, 1).next().expect("a puzzle");
    let mut puzzle = made.puzzle;
    let open = made.solution.filled().find(|it| puzzle.values.get(it.cell).is_none()).expect("an open cell");
    puzzle.values.set(open.cell, Some(open.digit));
    let next = (CellSet::ALL - puzzle.values.cells()).first().expect("another");
    let board = Board::new(Layout::classic(), &puzzle);
    let wrong = board.digits(next).iter().find(|digit| made.solution.get(next) != Some(*digit)).expect("a digit");
    puzzle.removed.insert(qedoku_core::Candidate { cell: next, digit: wrong });
    let first = read_one(&text::write(Format::Library, &puzzle));
    assert_eq!((&first.givens, first.problem.as_ref()), (&made.puzzle.values.to_string(), None));
    assert_eq!(first.values, puzzle.values.to_string());
    assert_eq!(first.solution, Some(made.solution.to_string()));
    assert_eq!(first.removed[next.index()], wrong.to_string());
    for to in ["sudokuwiki", "f-puzzles", "library"] {
        let Reply::Written { text, .. } = asked(&json!({"type": "write", "puzzle": first.position, "to": to})) else {
            panic!("{to} is not written");
        };
        let again = read_one(&text);
        assert_eq!((again.format.as_deref(), &again.position), (Some(to), &first.position), "{text}");
    }
}

#[test]
fn several_solutions_are_counted_under_any_rules() {
    let made = generate(7, 1).next().expect("a puzzle");
    assert_eq!(read_one(&made.puzzle.given_grid().to_string()).solutions, None);
    // The puzzle is minimal: without any of its givens there are more.
    for given in made.puzzle.given_grid().filled() {
        let mut grid = made.puzzle.given_grid();
        grid.set(given.cell, None);
        let count = Exhaustive::on(Layout::classic()).count(&Puzzle::from_givens(grid), 3);
        assert_eq!(read_one(&grid.to_string()).solutions, Some(count), "without {given}");
    }
    let empty = Grid::EMPTY.to_string();
    assert_eq!(read_one(&empty).solutions, Some(3));
    let knights = Rules { list: vec![Rule::of(RuleKind::AntiKnight)], ..Rules::default() };
    let layout = Layout::of(&knights).expect("rules");
    let object = AnnotatedPuzzle::new(&layout, &Puzzle::from_givens(Grid::EMPTY)).object();
    assert_eq!(read_one(&object).solutions, Some(3));
}

#[test]
fn what_cannot_be_read_stands_in_its_place() {
    let line = generate(7, 1).next().expect("a puzzle").to_string();
    let text = format!("{line}\n12x\n{line}\n");
    let Reply::Read { puzzles, more } = asked(&json!({"type": "read", "text": text, "most": 2, "lang": "zh"})) else {
        panic!("nothing is read");
    };
    assert!(more && puzzles.len() == 2);
    assert!(puzzles[0].problem.is_none() && puzzles[1].line == 2);
    let problem = puzzles[1].problem.as_ref().expect("a problem");
    assert!(!problem.message().is_ascii(), "{problem}");
    let Reply::Error(problem) = asked(&json!({"type": "read", "text": "", "most": 1001})) else { panic!() };
    assert_eq!(problem.message(), "expected 1000 puzzles at most, found 1001");
    let Reply::Error(problem) = asked(&json!({"type": "write", "puzzle": line, "to": "pdf"})) else { panic!() };
    assert!(problem.message().starts_with("no format is called \"pdf\"; there are line, "), "{problem}");
}

#[test]
fn a_step_of_a_reply_is_drawn_as_the_run_draws_it() {
    let line = generate(7, 1).next().expect("a puzzle").to_string();
    let show = json!({"form": "svg", "step": 1});
    let Reply::Solved(solved) = asked(&json!({"type": "solve", "puzzle": line, "show": show})) else { panic!() };
    let step = serde_json::to_value(&solved.messages[1]).expect("a step");
    let Reply::Drawn { svg, step: Some(described) } = asked(&json!({"type": "draw", "puzzle": line, "step": step}))
    else {
        panic!("nothing is drawn");
    };
    assert_eq!(Some(svg), solved.shown);
    assert!(solved.text.as_ref().is_some_and(|text| text.contains(&described.text)), "{}", described.text);
    let last = solved.messages.len() - 2;
    let steps = serde_json::to_value(&solved.messages[1..=last]).expect("steps");
    let before = &steps.as_array().expect("a list")[..last - 1];
    let step = &steps[last - 1];
    let request = json!({"type": "draw", "puzzle": line, "before": before, "step": step});
    let Reply::Drawn { step: Some(described), .. } = asked(&request) else { panic!("nothing is drawn") };
    assert!(solved.text.as_ref().is_some_and(|text| text.contains(&described.text)), "{}", described.text);
    let Reply::Error(problem) = asked(&json!({"type": "draw", "puzzle": line, "step": step, "part": "b.7"})) else {
        panic!("there is no such part");
    };
    assert!(problem.message().contains("1.b.7"), "{problem}");
    let Reply::Error(problem) = asked(&json!({"type": "draw", "puzzle": line, "step": solved.messages[0]})) else {
        panic!("a beginning is no step");
    };
    assert!(problem.message().starts_with("step: expected"), "{problem}");
}

#[test]
fn what_is_inside_a_step_behind_others_is_drawn_with_its_number() {
    let found = generate(7, 400).find_map(|made| {
        let line = made.to_string();
        let Reply::Solved(solved) = asked(&json!({"type": "solve", "puzzle": line})) else { panic!("{line}") };
        let steps = serde_json::to_value(&solved.messages).expect("messages").as_array().expect("a list").clone();
        let has_steps = |step: &Value| step["pattern"]["steps"].as_array().is_some_and(|inside| !inside.is_empty());
        let at = steps.iter().position(has_steps).filter(|&at| at > 1)?;
        Some((line, steps, at))
    });
    let (line, steps, at) = found.expect("a puzzle that needs an assumption");
    let request = json!({"type": "draw", "puzzle": line, "before": steps[1..at], "step": steps[at], "part": "1"});
    let Reply::Drawn { svg, step: Some(described) } = asked(&request) else { panic!("nothing is drawn") };
    assert_eq!(described.parts[0].part, "1");
    assert!(svg.contains(&format!(">{at}.1 {}", described.parts[0].name)), "{svg}");
}

/// A puzzle that has one solution only if its diagonals hold each digit once, as the object of f-puzzles.
fn diagonal() -> String {
    let layout = Layout::of(&Rules::with([RuleKind::DiagonalRising, RuleKind::DiagonalFalling])).expect("rules");
    let line = "....3.......5..4......498..8.........3..18........7..5...963..45..........1......";
    let puzzle = Puzzle::from_givens(Grid::parse_line(line).expect("a line"));
    AnnotatedPuzzle::new(&layout, &puzzle).object()
}

#[test]
fn a_puzzle_is_read_with_its_rules_and_answered_under_them() {
    let text = diagonal();
    let record = read_one(&text);
    let rules = record.rules.as_ref().expect("rules");
    assert_eq!((&record.position, record.problem.as_ref()), (&text, None));
    assert!(rules.text.starts_with("Rules: ") && rules.below.contains("<path"), "{rules:?}");
    // The first cell sees its row, its column, its box, and the rest of its diagonal.
    assert_eq!((rules.sees[0].len(), rules.sees[0].contains(&40)), (26, true));
    assert!(rules.clashes.is_empty() && rules.digits.iter().all(|digits| digits == "123456789"));
    let Reply::Solved(solved) = asked(&json!({"type": "solve", "puzzle": text})) else { panic!("not solved") };
    let Some(Message::End(end)) = solved.messages.last() else { panic!("no end") };
    assert_eq!(end.solution, record.solution);
    let Some(Message::Step(first)) = solved.messages.get(1) else { panic!("no step") };
    for (kind, more) in
        [("search", json!({})), ("hint", json!({})), ("why", json!({"question": "r5c5"})), ("steps", json!({}))]
    {
        let mut request = json!({"type": kind, "puzzle": text});
        request.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
        assert!(!matches!(asked(&request), Reply::Error(_)), "{kind}");
    }
    let Reply::Drawn { svg, step: Some(_) } =
        asked(&json!({"type": "draw", "puzzle": text, "step": solved.messages[1]}))
    else {
        panic!("step {:?} is not drawn", first.n)
    };
    assert!(svg.contains("class=\"rule\""), "{svg}");
    let Reply::Written { text: link, .. } = asked(&json!({"type": "write", "puzzle": text, "to": "f-puzzles"})) else {
        panic!("not written")
    };
    assert_eq!(read_one(&link).position, text);
    let Reply::Error(problem) = asked(&json!({"type": "write", "puzzle": text, "to": "library"})) else { panic!() };
    assert_eq!(
        problem.message(),
        "the format library cannot keep these rules: diagonal-rising, diagonal-falling; f-puzzles keeps all that are read"
    );
}

#[test]
fn cells_in_which_digits_exclude_others_are_told() {
    let dot = Rule::on(RuleKind::Difference, vec![Cell::at(1, 1), Cell::at(1, 2)]);
    let layout = Layout::of(&Rules { list: vec![dot], ..Rules::of_size(4) }).expect("rules");
    let rules = RulesRecord::of(&layout, Style::default()).expect("other rules");
    assert_eq!((&*rules.digits[0], &*rules.digits[4]), ("1234", ""));
    let [clash] = &rules.clashes[..] else { panic!("{:?}", rules.clashes) };
    assert_eq!(clash.cells, [0, 1]);
    assert_eq!(clash.digits[..4], ["34", "4", "1", "12"]);
    assert!(RulesRecord::of(Layout::classic(), Style::default()).is_none());
}
