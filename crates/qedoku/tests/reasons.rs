//! Tests that drawings mark what the words of a single name, and nothing else: in outlines both ways, and for one step
//! alone.
#![expect(
    clippy::unwrap_used,
    clippy::cast_sign_loss,
    reason = "a test that cannot go on fails, and no drawing lies left of 0"
)]
use qedoku::api;
use qedoku::generate::generate;
use qedoku::log::Id;
use qedoku::why::OutlineOptions;
use qedoku::{Answer, Options, PuzzleWorker, Question, Style, Wording};
use qedoku_core::{Board, Cell, CellSet, Digit, House, Pattern, Puzzle};
use serde_json::{Value, json};

/// A puzzle whose arguments have forcing nets, with singles inside.
const NETS: &str = "...6....9..7.3....2....7.364..95..1....1.6.83.1...4........85.........27..37...98";
/// The work allowed for each answer.
const WORK: u64 = 2_000;
/// The frame by which a drawing says that a cell blocks another, half of its line inside the cell.
const FRAME: &str = "class=\"a blocker\" x=\"";
/// The width of the edge of a drawing, in its units.
const EDGE: f32 = 20.0;
/// The side of a cell of a drawing.
const SIDE: f32 = 60.0;

fn answers() -> Vec<Answer> {
    let options = Options::default();
    let mut worker = PuzzleWorker::new(&options);
    let mut puzzles: Vec<Puzzle> = generate(31, 6).map(|made| made.puzzle).collect();
    puzzles.push(NETS.parse().unwrap());
    let mut answers = Vec::new();
    for puzzle in &puzzles {
        let last = worker.solve(puzzle).unwrap().trace.steps.last().unwrap().conclusion.place.first().unwrap();
        let question: Question = last.to_string().parse().unwrap();
        answers.push(worker.answers(puzzle).unwrap().within(WORK).why(question).unwrap());
    }
    answers
}

/// The cells that a drawing marks as those that block. What the marks mean stands above the grid.
fn drawn(svg: &str) -> CellSet {
    let frame = |rest: &str| {
        let mut offsets = rest.split('"').step_by(2).map(|offset| offset.parse::<f32>().unwrap());
        let [x, y] = [offsets.next(), offsets.next()].map(Option::unwrap);
        let number = |offset: f32| ((offset - EDGE) / SIDE) as u8 + 1;
        (y > EDGE).then(|| Cell::at(number(y), number(x)))
    };
    svg.split(FRAME).skip(1).filter_map(frame).collect()
}

/// The cells that words name, `its 3 at r9c3`, and those of the digits that houses have, `row 1 has 1 and 2 (step 4)`.
fn named(words: &str, board: &Board) -> CellSet {
    let layout = board.layout();
    let lines = words.lines().map(|line| line.split_once(". ").filter(|it| is_digit(it.0)).map_or(line, |it| it.1));
    let tokens: Vec<&str> =
        lines.flat_map(str::split_whitespace).map(|word| word.trim_matches(['.', ',', '(', ')', ';'])).collect();
    let mut cells = CellSet::EMPTY;
    let mut house: Option<House> = None;
    for at in 0..tokens.len() {
        let beside = |more: usize| tokens.get(at + more).copied().unwrap_or_default();
        let before = if at == 0 { "" } else { tokens[at - 1] };
        match tokens[at] {
            "at" => cells |= beside(1).parse::<Cell>().ok().filter(|_| is_digit(before)).into_iter().collect(),
            "row" | "Row" | "column" | "Column" | "box" | "Box" if beside(2) == "has" => {
                house = format!("{}{}", &tokens[at][..1].to_lowercase(), beside(1)).parse().ok();
            }
            "lost" | "its" | "is" => house = None,
            word if is_digit(word) && beside(1) != "has" && before != "step" => {
                let digit: Digit = word.parse().unwrap();
                let in_house = house.map_or(CellSet::EMPTY, |house| layout.cells(house));
                cells |= in_house.iter().filter(|&cell| board.value(cell) == Some(digit)).collect();
            }
            _ => {}
        }
    }
    cells
}

fn is_digit(word: &str) -> bool {
    word.len() == 1 && word.parse::<Digit>().is_ok()
}

/// The words of a drawing, which it has as its description.
fn words(svg: &str) -> &str {
    let (_, rest) = svg.split_once("<desc id=\"qb-text\">").unwrap();
    rest.split_once("</desc>").unwrap().0
}

/// The words and the drawing of a single name the same cells.
fn compare(svg: &str, board: &Board) {
    assert_eq!(named(words(svg), board), drawn(svg), "{}", words(svg));
}

#[test]
fn words_and_drawings_of_singles_name_the_same_cells() {
    let mut compared = 0;
    for answer in answers() {
        for wording in [Wording::Usual, Wording::Plain] {
            let options = Options::default().style(Style { wording, ..Style::default() });
            let answer = Answer::of_log(&answer.log(), &options).unwrap();
            for backward in [false, true] {
                let document = answer.document_with("", OutlineOptions { backward, proof: false });
                let mut board = Board::new(&answer.trace.layout, &answer.trace.puzzle);
                for (step, number) in answer.trace.steps.iter().zip(1..) {
                    if matches!(step.pattern, Pattern::Single(_)) {
                        compare(&document.svg(Some(number)).unwrap(), &board);
                        compared += 1;
                    }
                    board.apply(&step.conclusion);
                }
            }
        }
    }
    assert!(compared > 200, "{compared} singles");
}

#[test]
fn a_step_of_an_argument_is_drawn_alone_as_it_is_told() {
    let mut compared = 0;
    for answer in answers() {
        let messages = serde_json::to_value(answer.messages(Id::default())).unwrap();
        let is_step = |message: &&Value| message["technique"].is_string();
        let messages: Vec<&Value> = messages.as_array().unwrap().iter().filter(is_step).collect();
        let mut board = Board::new(&answer.trace.layout, &answer.trace.puzzle);
        for (step, index) in answer.trace.steps.iter().zip(0..) {
            if matches!(step.pattern, Pattern::Single(_)) {
                let before = &messages[..index];
                let puzzle = answer.trace.puzzle.to_string();
                let request = json!({"type": "draw", "puzzle": puzzle, "before": before, "step": messages[index], "argument": true});
                let reply = serde_json::to_value(api::answer_json(&request.to_string())).unwrap();
                compare(reply["svg"].as_str().unwrap_or_else(|| panic!("{reply}")), &board);
                compared += 1;
            }
            board.apply(&step.conclusion);
        }
    }
    assert!(compared > 50, "{compared} singles");
}
