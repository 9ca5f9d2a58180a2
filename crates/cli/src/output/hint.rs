//! The words of a hint.
use super::log::{self, HeadingWidths, LogOptions};
use super::terminal_style::wrap;
use super::truths;
use qedoku::hints::Advice;
use qedoku::log::{Names, describe_steps};
use qedoku::{Hint, Level, words};

use qedoku_core::Pattern;
use qedoku_explain::{StepContext, Style};

/// Writes the rungs of a hint up to that of its level, a line each; the whole step as a log does.
pub(crate) fn write(hint: &Hint, names: &Names, options: LogOptions) -> String {
    let style: Style = names.get_style();
    let right = hint.right_entries(style).map(|right| wrap("", &right)).unwrap_or_default();
    // What a cell and a candidate are, where the first cell is named.
    let introduction = if hint.level < Level::Where { String::new() } else { log::introduction(style) };
    let right = introduction + &right;
    if hint.level < Level::Full || hint.arguments().is_empty() {
        return right + &lines(&hint.described(style));
    }
    // A step that is drawn says its sentence by itself; what shows a mistake stands below the rung that tells of it.
    let mut described = hint.described(style);
    let is_step = matches!(hint.advice, Advice::Step(_));
    let ladder = hint.ladder(style);
    let at = ladder.place(Level::Full).unwrap_or_default() + usize::from(!is_step);
    let mut after = described.split_off(at.min(described.len()));
    if is_step {
        described
            .extend(after.drain(..after.len().min(1)).zip(ladder.label(Level::Full, style)).map(|(_, label)| label));
    }
    let mut text = right + &lines(&described);
    for trace in hint.arguments() {
        if !is_step {
            text += &["\n", &words::steps_to_clash(trace, style), "\n\n"].concat();
        }
        describe_steps(trace, names, |it| {
            // One board shows where the steps to a clash begin.
            let options = LogOptions { pictures: options.pictures && (is_step || it.number == 1), ..options };
            let context = StepContext::new(it.before).with_style(style);
            text += &log::step(&trace.layout, &it, HeadingWidths::of(&context, &trace.steps, names), options);
            if is_step {
                text += &lines(&after);
            }
            // The reason of a single names all of it.
            if hint.level == Level::Proof && !matches!(it.step.pattern, Pattern::Single(_)) {
                text += &truths::write(&context, it.step);
            }
        });
        if let Some(end) = words::ending(trace, style) {
            text += &wrap("", &end);
        }
    }
    if !is_step && !after.is_empty() {
        text += "\n";
        text += &lines(&after);
    }
    text
}

/// Lines that begin with the numbers of rungs; what goes on is set in behind them.
fn lines(described: &[String]) -> String {
    let line = |line: &String| match line.split_once("  ") {
        Some((number, text)) => wrap(&format!("{number}  "), text),
        None => wrap("", line),
    };
    described.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku::hints::{Mistake, Mistaken, Mistakes};
    use qedoku_core::{
        Board, BoardMap, Candidate, CandidateSet, Cell, CellSet, Conclusion, Digit, DigitSet, Grid, Guard, Layout,
        Puzzle, Slot, Slug, Step, Symmetric, Target, Truth,
    };
    use qedoku_explain::Lang;

    #[test]
    fn what_is_rare_has_its_words() {
        let layout = Layout::classic();
        let cell = Cell::at(1, 2);
        let set = |text: &str| text.split(' ').map(|it| Candidate::parse(it).expect("a candidate").0).collect();
        let deadly: CandidateSet = set("r1c1=1 r1c2=2 r2c1=2 r2c2=1");
        let guards: CandidateSet = set("r1c1=5 r1c1=7");
        let digits = DigitSet::of(Digit::D1).with(Digit::D2);
        let map = BoardMap::identity();
        let house = layout.houses().first().expect("a layout has houses");
        let alone = |name: &str, digit, cell| {
            let house = layout.houses().iter().find(|&house| Style::default().house(layout, house) == name);
            Truth::House { house: house.expect("a house"), digit, cells: CellSet::of(cell) }
        };
        let truths = vec![
            Truth::Cell { cell, digits },
            Truth::House { house, digit: Digit::D4, cells: deadly.cells() & layout.cells(house) },
            Truth::Guard(Box::new(Guard { deadly, guards })),
            Truth::Symmetric(Box::new(Symmetric { map, cell, digits })),
            Truth::Cell { cell: Cell::at(1, 5), digits: DigitSet::of(Digit::D4) },
            alone("row 3", Digit::D2, Cell::at(3, 4)),
            alone("box 2", Digit::D1, Cell::at(2, 4)),
        ];
        let line = ".683.7529.73.59846459.68371784915632316782954925634718897..3165541876293632591487";
        let board = Board::new(layout, &Puzzle::from_givens(Grid::parse_line(line).expect("a grid")));
        let step = Step {
            technique: Slug::new("any"),
            conclusion: Conclusion::default(),
            pattern: qedoku_core::Single { slot: Slot::Cell(cell) }.into(),
            truths,
            rating: qedoku_core::StepRating::NONE,
        };
        let entries = [Target::Eliminate(Candidate { cell, digit: Digit::D3 })];
        let kind = Mistake::Impossible { is_smallest: false };
        let entries = entries.map(|entry| Mistaken { entry, clashes: vec![], contradiction: None }).into();
        let mistakes =
            Mistakes { kind, entries, refutations: vec![], breaches: vec![], back: None, layout: layout.clone() };
        let text: String = Lang::ALL
            .map(|lang| {
                let style = Style { language: lang, ..Style::default() };
                truths::write(&StepContext::new(&board).with_style(style), &step)
                    + &wrap("", &words::mistakes(&mistakes, Level::What, style))
            })
            .concat();
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/_cli");
        insta::with_settings!({ snapshot_path => folder, prepend_module_to_snapshot => false, omit_expression => true }, {
            insta::assert_snapshot!("rare-hints", text);
        });
    }
}
