//! Prints generated puzzles.
use crate::args::{GenerateArgs, Printed, TechniqueFamily};
use crate::commands::sheet::{self, SheetPuzzle, SheetText, SheetWords};
use qedoku::generate::{Bounds, GeneratedPuzzle};
use qedoku::log::Names;
use qedoku::words::{level, tier};
use qedoku::{Error, Style};
use qedoku_core::{Layout, Slug};
use qedoku_formats::{self as text, AnnotatedPuzzle, Format};
use qedoku_generate::Generator;
use qedoku_techniques::Info;
use std::io::{self, Write};
use std::sync::Mutex;

/// A puzzle as it is printed.
pub(super) struct One {
    text: String,
    /// The text of the puzzle that is printed behind all puzzles.
    behind: String,
}

impl One {
    /// A puzzle of which nothing is printed behind all puzzles.
    pub(super) const fn of(text: String) -> Self {
        Self { text, behind: String::new() }
    }

    /// The text of the puzzle.
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// The bytes of memory it takes.
    pub(super) const fn weight(&self) -> usize {
        self.text.len() + self.behind.len()
    }
}

/// Prints puzzles in a format, the first one first.
pub(super) struct Printing {
    format: Printed,
    /// True if the position before the technique that is needed is shown.
    ready: bool,
    /// True if sheets and pages have the solutions.
    solutions: bool,
    /// The words of sheets and pages.
    words: SheetWords,
    /// The number of puzzles that were printed, and the text that is printed behind all of them.
    state: Mutex<(usize, String)>,
}

impl Printing {
    pub(super) fn new(options: &GenerateArgs, style: Style) -> Self {
        let words = SheetWords::new(style, &options.rules, options.size);
        let words = words.headed(options.sheet.title.as_deref(), &asked(options, style));
        Self {
            format: options.print.format(),
            ready: options.ready,
            solutions: !options.sheet.no_solutions,
            words,
            state: Mutex::default(),
        }
    }

    /// The text before the puzzles.
    pub(super) fn head(&self) -> String {
        match self.format {
            Printed::Sheet | Printed::Html => self.words.head(self.format == Printed::Html),
            Printed::Line | Printed::Grid | Printed::Ndjson => String::new(),
        }
    }

    /// The text behind the puzzles.
    pub(super) fn tail(&self) -> String {
        let Ok(state) = self.state.lock() else { return String::new() };
        match self.format {
            Printed::Sheet => sheet::tail(state.0, &state.1),
            Printed::Html => sheet::PAGE_TAIL.to_owned(),
            Printed::Line | Printed::Grid | Printed::Ndjson => String::new(),
        }
    }

    /// A puzzle in a format that shows its givens and nothing else.
    pub(super) fn bare(&self, generator: &Generator, index: u64) -> Option<One> {
        let format = match self.format {
            Printed::Line => Format::Line,
            Printed::Grid => Format::Grid,
            Printed::Ndjson | Printed::Html | Printed::Sheet => return None,
        };
        Some(One { text: text::write(format, &generator.puzzle(index)) + "\n", behind: String::new() })
    }

    /// A puzzle; the technique that it needs where several are asked for.
    pub(super) fn one(&self, made: &GeneratedPuzzle, needed: Option<&'static Info>) -> One {
        let ready = made.found.ready.filter(|_| self.ready);
        let puzzle = ready.as_ref().unwrap_or(&made.puzzle);
        let text = match self.format {
            Printed::Line if self.ready => text::write(Format::Library, puzzle) + "\n",
            Printed::Line => text::write(Format::Line, puzzle) + "\n",
            Printed::Grid if self.ready => text::write(Format::Pencilmarks, puzzle) + "\n",
            Printed::Grid => text::write(Format::Grid, puzzle) + "\n",
            Printed::Ndjson => {
                let object = serde_json::to_string(made).expect("a puzzle holds strings and numbers only");
                let fields = object.trim_end_matches('}');
                needed.map_or_else(|| format!("{object}\n"), |it| format!("{fields},\"technique\":\"{}\"}}\n", it.slug))
            }
            Printed::Html | Printed::Sheet => {
                let layout = Layout::classic();
                let solution = made.solution;
                let style = self.words.style();
                let source = style.say(&SheetText::Made { seed: made.seed, number: made.number });
                return self.drawn(&SheetPuzzle { source: &source, layout, puzzle, solution }, needed);
            }
        };
        One::of(text)
    }

    /// A puzzle under its rules; an error if the format does not keep them.
    pub(super) fn variant(&self, made: &SheetPuzzle<'_>, name: &str) -> Result<One, Error> {
        let SheetPuzzle { layout, puzzle, ref solution, .. } = *made;
        let written = AnnotatedPuzzle { puzzle, layout, name: Some(name), solution: Some(solution) };
        let text = match self.format {
            Printed::Line if text::keeps_rules(Format::Line, layout) => written.write(Format::Line),
            Printed::Line => written.write(Format::FPuzzles),
            Printed::Ndjson => written.object(),
            Printed::Grid if text::keeps_rules(Format::Grid, layout) => written.write(Format::Grid),
            Printed::Grid => return Err(Error::rules_not_kept(Format::Grid, layout)),
            Printed::Html | Printed::Sheet => return Ok(self.drawn(made, None)),
        };
        Ok(One::of(text + "\n"))
    }

    /// A puzzle drawn, with its grade.
    fn drawn(&self, made: &SheetPuzzle<'_>, needed: Option<&'static Info>) -> One {
        let words = &self.words;
        let style = words.style();
        let needed = needed.map(|it| Names::all().style(style).name(&Slug::from(it.slug.to_owned())));
        let graded = style.commas(needed.into_iter().chain([sheet::grade(made, words)]));
        match self.format {
            Printed::Sheet if self.solutions => One { text: made.posed(&graded, words), behind: made.solved(words) },
            Printed::Html if self.solutions => One::of(made.section(&graded, words)),
            _ => One::of(made.posed(&graded, words)),
        }
    }

    /// Puts the next puzzle out.
    pub(super) fn put(&self, one: &One, out: &mut dyn Write) -> io::Result<()> {
        let Ok(mut state) = self.state.lock() else { return Ok(()) };
        let (count, behind) = &mut *state;
        let before = match self.format {
            Printed::Grid if *count > 0 => "\n".to_owned(),
            Printed::Sheet => self.words.before(*count),
            _ => String::new(),
        };
        if self.format == Printed::Sheet && self.solutions {
            *behind += &sheet::before(*count, &sheet::SOLUTIONS);
            *behind += &sheet::numbered(&one.behind, *count + 1);
        }
        *count += 1;
        out.write_all(before.as_bytes())?;
        if matches!(self.format, Printed::Html | Printed::Sheet) {
            return out.write_all(sheet::numbered(&one.text, *count).as_bytes());
        }
        out.write_all(one.text.as_bytes())
    }
}

/// The order in a few words: a technique, a level, a tier, a rating.
fn asked(options: &GenerateArgs, style: Style) -> Vec<String> {
    let names = Names::all().style(style);
    let named = |family: &TechniqueFamily| family.only().map(|info| names.name(&Slug::from(info.slug.to_owned())));
    let mut techniques: Vec<String> =
        options.technique.iter().map(|family| named(family).unwrap_or_else(|| family.word().to_owned())).collect();
    let last = techniques.pop();
    let techniques = match last {
        Some(last) if !techniques.is_empty() => {
            Some(style.say(&SheetText::Or { others: &style.commas(techniques), last: &last }))
        }
        last => last,
    };
    let level = options.hodoku.map(|it| style.say(&SheetText::Level { level: &level(style, it) }));
    let tier = options.tier.map(|it| style.say(&SheetText::Tier { tier: &tier(style, it) }));
    let rating = |tenths: u16| format!("{}.{}", tenths / 10, tenths % 10);
    let se = options.se.map(|Bounds { least, most }| {
        let [from, to] = [Some(least).filter(|&it| it > 0), Some(most).filter(|&it| it < u16::MAX)];
        let [from, to] = [from, to].map(|end| end.map(rating).unwrap_or_default());
        if from == to { format!("SE {from}") } else { format!("SE {from}..{to}") }
    });
    [techniques, level, tier, se].into_iter().flatten().collect()
}
