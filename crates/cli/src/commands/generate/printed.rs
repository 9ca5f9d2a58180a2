//! Prints generated puzzles.
use super::sheet::{self, SheetPuzzle, SheetWords};
use crate::args::{GenerateArgs, Printed};
use qedoku::generate::GeneratedPuzzle;
use qedoku::{Error, Options, PuzzleWorker, Scale, Scales, Style};
use qedoku_core::Layout;
use qedoku_formats::{self as text, AnnotatedPuzzle, Format};
use qedoku_generate::Generator;
use std::io::{self, Write};
use std::sync::{Arc, Mutex};

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
    /// Whether the position before the technique that is needed is shown.
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
        Self {
            format: options.print.format(),
            ready: options.ready,
            solutions: !options.no_solutions,
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

    /// A puzzle.
    pub(super) fn one(&self, made: &GeneratedPuzzle) -> One {
        let ready = made.found.ready.filter(|_| self.ready);
        let puzzle = ready.as_ref().unwrap_or(&made.puzzle);
        let text = match self.format {
            Printed::Line if self.ready => text::write(Format::Library, puzzle) + "\n",
            Printed::Line => text::write(Format::Line, puzzle) + "\n",
            Printed::Grid if self.ready => text::write(Format::Pencilmarks, puzzle) + "\n",
            Printed::Grid => text::write(Format::Grid, puzzle) + "\n",
            Printed::Ndjson => serde_json::to_string(made).expect("a puzzle holds strings and numbers only") + "\n",
            Printed::Html | Printed::Sheet => {
                let layout = Layout::classic();
                let number = made.number;
                let solution = made.solution;
                return self.drawn(&SheetPuzzle { number, layout, puzzle, solution });
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
            Printed::Html | Printed::Sheet => return Ok(self.drawn(made)),
        };
        Ok(One::of(text + "\n"))
    }

    /// A puzzle drawn, with its grade.
    fn drawn(&self, made: &SheetPuzzle<'_>) -> One {
        let words = &self.words;
        let graded = graded(made, words);
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
            *behind += &one.behind;
        }
        *count += 1;
        out.write_all(before.as_bytes())?;
        out.write_all(one.text.as_bytes())
    }
}

/// The grade of a puzzle, in a line.
fn graded(made: &SheetPuzzle<'_>, words: &SheetWords) -> String {
    let all = [Scale::Tier, Scale::Se, Scale::Hodoku];
    let scales = if made.layout.is_classic() { &all[..] } else { &all[..1] };
    let options = Options::default().scales(scales.iter().copied().collect::<Scales>()).under(Arc::clone(made.layout));
    let graded = PuzzleWorker::new(&options).grade(made.puzzle);
    graded.map_or_else(|problem| problem.message(), |graded| sheet::graded(&graded, words))
}
