//! Outlines: all that is said of a step holds by the givens and the steps that it cites.
use super::usual::UsualRules;
use crate::puzzles;
use qedoku_core::{Board, Grid, Layout, Ledger, Pattern, Puzzle, Step, Subset, Target};
use qedoku_explain::{Detail, Lang, StepContext, StepText, Style, Wording};
use qedoku_techniques::Profile;
use qedoku_why::Inquiry;

/// The steps told of one outline, and those of which something is false where only what they cite has been done.
fn described(rules: &UsualRules, puzzle: &Puzzle, steps: &[Step], wrong: &mut Vec<String>) -> usize {
    let layout = Layout::classic();
    let style = Style { language: Lang::En, detail: Detail::Normal, wording: Wording::Usual, ..Style::default() };
    let mut board = Board::new(layout, puzzle);
    let mut ledger = Ledger::default();
    let mut count = 0;
    for (step, number) in steps.iter().zip(1..) {
        let before = board.clone();
        let known = ledger.clone();
        let mut cited = Board::new(layout, puzzle);
        let needs = ledger.needs_of(layout, step);
        for &at in &needs {
            cited.apply(&steps[at as usize - 1].conclusion);
        }
        board.apply(&step.conclusion);
        ledger.record(number, &before, &board);
        // Of a digit that is counted out only the open cells are told, and each with a digit that stands, which need not be
        // the one that closed it first.
        if matches!(&step.pattern, Pattern::Single(_) | Pattern::Confined(_) | Pattern::Subset(Subset::Hidden(_))) {
            continue;
        }
        count += 1;
        let text = StepContext::with_ledger(&before, &known, |context| {
            StepText::new(&context.with_style(style), "1", step, &|slug| slug.to_string()).why
        });
        match rules.judge(Lang::En, &text, &cited, &step.conclusion) {
            Ok(judged) => {
                let of =
                    |claim: &String| format!("{claim}: {} by {needs:?} of {}: {text}", step.technique, puzzle.values);
                wrong.extend(judged.wrong.iter().map(of));
            }
            Err(rest) => wrong.push(format!("unread: {rest}: {}: {text}", step.technique)),
        }
    }
    count
}

/// Puzzles that take many chains.
const HARD: [&str; 4] = [
    ".29..........4....7..1593.......573..........17..835.92.4..6..1...5..8..9........",
    "39....1.............648....5.8.....1.7..2..562..7....3...9.3.6.......2......57..8",
    "..34567.............8..3....4...861....6..8.........24.84..5.7..6...1.5.91.8.4..2",
    "7.2.1.....5...4.....92..58.6....82.....7.....1.5.....65....93..........48.7..2.6.",
];

#[test]
fn what_an_outline_says_holds_by_what_it_cites() {
    let puzzles: Vec<Puzzle> = puzzles::of_files(&[]).unwrap();
    let profile = Profile::default();
    let rules = UsualRules::new();
    let mut wrong = Vec::new();
    let mut count = 0;
    let stride = (puzzles.len() / 8).max(1);
    let hard = HARD.iter().map(|line| Puzzle::from_givens(Grid::parse_line(line).unwrap()));
    for puzzle in puzzles.into_iter().step_by(stride).chain(hard) {
        let puzzle = &puzzle;
        let inquiry = Inquiry::new(Layout::classic(), &profile, puzzle);
        let grid = inquiry.trace().grid();
        let open = grid.filled().filter(|candidate| puzzle.values.get(candidate.cell).is_none());
        for candidate in open.step_by(9) {
            if let Some(why) = inquiry.why(Target::Place(candidate)) {
                count += described(&rules, puzzle, &why.steps, &mut wrong);
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {count} steps: {}", wrong.len(), wrong.join("\n"));
    assert!(count > 100, "{count} steps");
}
