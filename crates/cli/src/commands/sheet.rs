//! Puzzles on paper: four to a sheet, the solutions on sheets of their own.
use qedoku::generate::VariantRule;
use qedoku::words::{level as level_word, tier as tier_word};
use qedoku::{Graded, Options, PuzzleWorker, Scale, Scales, Style};
use qedoku_core::{Board, Candidate, Grid, Layout, Puzzle, Rules, printable};
use qedoku_render::{RulesDrawing, escape, rule_meanings};
use std::fmt::Write as _;
use std::sync::Arc;

/// The width of a drawn cell, in pixels.
const SIDE: usize = 32;

/// The words of a document of puzzles: the language, and the rules that are on every sheet.
#[derive(Clone, Debug, Default)]
pub(super) struct SheetWords {
    style: Style,
    /// The names of the rules, the size first.
    names: Vec<String>,
    /// The sentences of the rules, as a paragraph; empty under the classic ones.
    described: String,
    /// The title of the document, if it has one of its own.
    title: Option<String>,
    /// The heading of every sheet; empty if there is none.
    heading: String,
}

impl SheetWords {
    /// The words for puzzles under some rules.
    pub(super) fn new(style: Style, rules: &[VariantRule], size: Option<usize>) -> Self {
        let mut once: Vec<VariantRule> = Vec::new();
        for &rule in rules {
            if !once.contains(&rule) {
                once.push(rule);
            }
        }
        let size = size.filter(|size| *size != Rules::default().size);
        let sized =
            size.map(|size| [SheetText::Size { size }, SheetText::SizeIs { size }].map(|text| style.say(&text)));
        let ruled = once.into_iter().map(|rule| [style.say(&RuleName(rule)), style.say(&RuleSentence(rule))]);
        let mut names = Vec::new();
        let mut sentences = Vec::new();
        for [name, is] in sized.into_iter().chain(ruled) {
            sentences.push(style.say(&SheetText::Told { name: &name, is: &is }));
            names.push(name);
        }
        Self { style, names, described: described(style, &sentences), title: None, heading: String::new() }
    }

    /// The same with the sentences on the rules of some puzzles, each once.
    pub(super) fn telling<'l>(&self, layouts: impl Iterator<Item = &'l Layout>) -> Self {
        let mut sentences: Vec<String> = Vec::new();
        for sentence in layouts.flat_map(|layout| rule_meanings(layout, self.style)) {
            let sentence = escape(&sentence);
            if !sentences.contains(&sentence) {
                sentences.push(sentence);
            }
        }
        Self { described: described(self.style, &sentences), ..self.clone() }
    }

    /// The same with a heading: a title of one's own, or what was asked for.
    pub(super) fn headed(self, title: Option<&str>, asked: &[String]) -> Self {
        let title = title.map(|title| escape(&printable(title)));
        let is_asked = !asked.is_empty();
        let asked = || escape(&self.style.say(&SheetText::Asked { asked: &self.style.commas(asked) }));
        let heading = title.clone().or_else(|| is_asked.then(asked));
        let heading = heading.map(|heading| format!("<h1>{heading}</h1>\n")).unwrap_or_default();
        Self { title, heading, ..self }
    }

    /// The style of the words.
    pub(super) const fn style(&self) -> Style {
        self.style
    }

    /// The beginning of a document of sheets, or of a page.
    pub(super) fn head(&self, is_page: bool) -> String {
        let title = self.title.clone().unwrap_or_else(|| self.style.say(&SheetText::Title));
        let head = [
            "<!doctype html>\n<html lang=\"",
            self.style.language.code(),
            "\">\n<head>\n<meta charset=\"utf-8\">\n<title>",
            &title,
            "</title>\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<style>\n",
            include_str!("sheet.css"),
            "</style>\n</head>\n<body>\n",
        ];
        let head = head.concat();
        if is_page { [&head, "<main class=\"leaf\">\n", &self.heading, &self.described].concat() } else { head }
    }

    /// The text before the puzzle with this index: the end of a sheet, and the beginning of one with the rules at its head.
    pub(super) fn before(&self, index: usize) -> String {
        let before = before(index, &PUZZLES);
        if before.is_empty() { before } else { before + &self.heading + &self.described }
    }
}

/// The paragraph of the rules at the head of a sheet; nothing without rules.
fn described(style: Style, sentences: &[String]) -> String {
    if sentences.is_empty() {
        return String::new();
    }
    format!("<p class=\"told\">{}</p>\n", sentences.join(style.gap()))
}

/// The end of a page of puzzles.
pub(super) const PAGE_TAIL: &str = "</main>\n</body>\n</html>\n";

/// Figures that share sheets.
pub(super) struct Leaves {
    /// The number of figures on a sheet.
    each: usize,
    begin: &'static str,
}

impl Leaves {
    /// The number of figures on a sheet.
    pub(super) const fn each(&self) -> usize {
        self.each
    }
}

/// Puzzles.
pub(super) const PUZZLES: Leaves = Leaves { each: 4, begin: "<section class=\"leaf\">\n" };
/// Solutions.
pub(super) const SOLUTIONS: Leaves = Leaves { each: 9, begin: "<section class=\"leaf small solutions\">\n" };

/// The text before the figure with this index: the end of a sheet, and the beginning of one.
pub(super) fn before(index: usize, leaves: &Leaves) -> String {
    match (index, index % leaves.each) {
        (0, _) => leaves.begin.to_owned(),
        (_, 0) => format!("</section>\n{}", leaves.begin),
        _ => String::new(),
    }
}

/// The text behind the puzzles; `count` is their number.
pub(super) fn tail(count: usize, solutions: &str) -> String {
    let end = if count > 0 { "</section>\n" } else { "" };
    let closed = if solutions.is_empty() { "" } else { end };
    format!("{end}{solutions}{closed}</body>\n</html>\n")
}

/// The sign in the place of the number of a puzzle, which is known when it is put on a sheet.
const NUMBER: &str = "\u{1}";

/// The text of a puzzle with its number.
pub(super) fn numbered(text: &str, number: usize) -> String {
    text.replace(NUMBER, &number.to_string())
}

/// A puzzle to be shown, with its solution.
#[derive(Clone, Copy)]
pub(super) struct SheetPuzzle<'a> {
    /// The text in a corner of it that says where it comes from; empty if nothing does.
    pub(super) source: &'a str,
    pub(super) layout: &'a Arc<Layout>,
    pub(super) puzzle: &'a Puzzle,
    pub(super) solution: Grid,
}

impl SheetPuzzle<'_> {
    /// The puzzle with its number and its grade.
    pub(super) fn posed(&self, graded: &str, words: &SheetWords) -> String {
        figure(&self.caption(graded, words), &self.drawn(self.puzzle))
    }

    /// The number of the puzzle, its grade and where it comes from.
    fn caption(&self, graded: &str, words: &SheetWords) -> String {
        let caption = escape(&words.style.say(&SheetText::Number { number: NUMBER, graded }));
        if self.source.is_empty() {
            return caption;
        }
        format!("{caption} <small>{}</small>", escape(&printable(self.source)))
    }

    /// Its solution.
    pub(super) fn solved(&self, words: &SheetWords) -> String {
        figure(&words.style.say(&SheetText::SolutionOf { number: NUMBER }), &self.solution())
    }

    /// The puzzle with its solution folded away.
    pub(super) fn section(&self, graded: &str, words: &SheetWords) -> String {
        let caption = self.caption(graded, words);
        let summary = words.style.say(&SheetText::Solution);
        let position = self.drawn(self.puzzle);
        let solution = self.solution();
        format!(
            "<figure>\n<figcaption>{caption}</figcaption>\n{position}<details><summary>{summary}</summary>\n{solution}</details>\n</figure>\n"
        )
    }

    fn solution(&self) -> String {
        self.drawn(&Puzzle { values: self.solution, ..*self.puzzle })
    }

    /// A drawing of a grid with its rules, and with the candidates of open cells if some are gone that the rules allow.
    fn drawn(&self, puzzle: &Puzzle) -> String {
        let size = self.layout.size() * SIDE;
        let RulesDrawing { below, lines, above } = RulesDrawing::new(self.layout);
        let scale = f64::from(SIDE as u8) / 100.0;
        let layer = |shapes: &str| format!("<g class=\"rules\" transform=\"scale({scale})\">{shapes}</g>\n");
        let mut svg = format!("<svg viewBox=\"-6 -6 {0} {0}\" role=\"img\">\n", size + 12);
        svg += &(layer(&below) + &layer(&lines));
        for Candidate { cell, digit } in puzzle.values.filled() {
            let x = usize::from(cell.column()) * SIDE - SIDE / 2;
            let y = usize::from(cell.row()) * SIDE - SIDE / 2 + 7;
            let class = if self.puzzle.givens.contains(cell) { " class=\"given\"" } else { "" };
            // Writing to a string never fails.
            let _ = writeln!(svg, "<text x=\"{x}\" y=\"{y}\"{class}>{digit}</text>");
        }
        if !puzzle.removed.is_empty() {
            let board = Board::new(self.layout, puzzle);
            for Candidate { cell, digit } in board.open().iter().flat_map(|cell| of_cell(&board, cell)) {
                let x = (usize::from(cell.column()) - 1) * SIDE + 6 + digit.index() % 3 * 10;
                let y = (usize::from(cell.row()) - 1) * SIDE + 9 + digit.index() / 3 * 10;
                let _ = writeln!(svg, "<text class=\"mark\" x=\"{x}\" y=\"{y}\">{digit}</text>");
            }
        }
        svg + &layer(&above) + "</svg>\n"
    }
}

fn figure(caption: &str, drawing: &str) -> String {
    format!("<figure>\n<figcaption>{caption}</figcaption>\n{drawing}</figure>\n")
}

/// The grade of a puzzle, in a line.
pub(super) fn grade(made: &SheetPuzzle<'_>, words: &SheetWords) -> String {
    let all = [Scale::Tier, Scale::Se, Scale::Hodoku];
    let scales = if made.layout.is_classic() { &all[..] } else { &all[..1] };
    let options = Options::default().scales(scales.iter().copied().collect::<Scales>()).under(Arc::clone(made.layout));
    let rated = PuzzleWorker::new(&options).grade(made.puzzle);
    rated.map_or_else(|problem| problem.message(), |rated| graded(&rated, words))
}

/// The rules and the grade of a puzzle, in a few words.
fn graded(graded: &Graded, words: &SheetWords) -> String {
    let grade = &graded.grade;
    let style = words.style;
    let level =
        grade.hodoku.as_ref().map(|hodoku| style.say(&SheetText::Level { level: &level_word(style, hodoku.level) }));
    let se = grade.se.as_ref().map(|se| format!("SE {}.{}", se.er / 10, se.er % 10));
    let count = graded.puzzle.givens.len();
    let givens = (count > 0).then(|| style.say(&SheetText::Givens { count }));
    // One word for how hard it is: levels and tiers have some in common, and mean other things by them.
    let tier = grade.hardest.as_ref().filter(|_| level.is_none());
    let tier = tier.map(|hardest| style.say(&SheetText::Tier { tier: &tier_word(style, hardest.tier) }));
    let facts = words.names.iter().cloned().chain([level, se, givens, tier].into_iter().flatten());
    style.commas(facts)
}

/// The name of a rule on sheets.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RuleName(pub(crate) VariantRule);

/// The sentence of a rule on sheets.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RuleSentence(pub(crate) VariantRule);

/// The messages on sheets.
#[derive(Clone, Copy, Debug)]
pub(crate) enum SheetText<'a> {
    Title,
    Number { number: &'a str, graded: &'a str },
    SolutionOf { number: &'a str },
    Asked { asked: &'a str },
    Or { others: &'a str, last: &'a str },
    Made { seed: u64, number: u64 },
    Solution,
    Level { level: &'a str },
    Givens { count: usize },
    Tier { tier: &'a str },
    Size { size: usize },
    SizeIs { size: usize },
    Told { name: &'a str, is: &'a str },
}

fn of_cell(board: &Board, cell: qedoku_core::Cell) -> impl Iterator<Item = Candidate> + use<> {
    board.digits(cell).iter().map(move |digit| Candidate { cell, digit })
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_explain::Lang;

    #[test]
    fn sheets_say_their_rules_and_grades_in_both_languages() {
        let mut said = String::new();
        for language in Lang::ALL {
            let style = Style { language, ..Style::default() };
            let rules = SheetWords::new(style, &VariantRule::ALL, Some(6));
            let ours = [
                SheetText::Title,
                SheetText::Number { number: "3", graded: &style.commas(rules.names.iter().cloned()) },
                SheetText::SolutionOf { number: "3" },
                SheetText::Asked { asked: "X" },
                SheetText::Or { others: "X", last: "Y" },
                SheetText::Made { seed: 7, number: 76 },
                SheetText::Solution,
                SheetText::Level { level: "Easy" },
                SheetText::Givens { count: 1 },
                SheetText::Givens { count: 24 },
                SheetText::Tier { tier: &tier_word(style, qedoku::Tier::Simple) },
                SheetText::SizeIs { size: 6 },
            ];
            for text in ours {
                let _ = writeln!(said, "{}", style.say(&text));
            }
            for rule in VariantRule::ALL {
                let _ = writeln!(said, "{}\n{}", style.say(&RuleName(rule)), style.say(&RuleSentence(rule)));
            }
            said += &rules.described;
        }
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/_cli");
        insta::with_settings!({ snapshot_path => folder, prepend_module_to_snapshot => false, omit_expression => true }, {
            insta::assert_snapshot!("sheets", said);
        });
    }
}
