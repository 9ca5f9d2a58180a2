//! The result of solving a puzzle.
use crate::described_step::describe_steps;
use crate::document::{Around, Document};
use crate::error::Error;
use crate::grading::{hardest, of_trace};
use crate::log::messages::{self, Id};
use crate::names::{Names, counts};
use crate::puzzle_on::PuzzleOn;
use crate::stuck::Stuck;
use crate::words::TierText;
use crate::{faults, judge, words};
use qedoku_core::wire::Message;
use qedoku_core::{Grid, Layout, Puzzle, Trace};
use qedoku_explain::{StepText, Style};
use serde::{Serialize, Serializer};
use std::fmt;
use std::sync::Arc;

/// A run: its steps, each of them checked, and what came of it, which may be that it is stuck: see [`Solved::is_solved`]. It is serialized as the messages of a log.
///
/// ```
/// use qedoku::generate::generate;
/// use qedoku::{Lang, Session, Style};
///
/// let puzzle = generate(7, 1).next().expect("a puzzle").puzzle;
/// let solved = Session::new(puzzle).solve()?;
/// assert!(solved.is_solved() && solved.grid() == solved.solution);
/// assert!(solved.to_string().ends_with(&format!("Solved in {} steps.\n", solved.trace.steps.len())));
/// assert!(solved.describe(Style { language: Lang::Zh, ..Style::default() }).contains("已解出"));
/// assert!(serde_json::to_string(&solved).expect("JSON").starts_with("[{\"type\":\"begin\""));
/// # Ok::<(), qedoku::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Solved {
    /// The steps.
    pub trace: Trace,
    /// The only solution, which exhaustive search found; or one of several.
    pub solution: Grid,
    /// Another solution, if there is one: the run then ends where they part.
    pub other: Option<Grid>,
    names: Names,
}

impl Solved {
    pub(crate) fn new(trace: Trace, solution: Grid, other: Option<Grid>, names: &Names) -> Self {
        Self { trace, solution, other, names: names.clone() }
    }

    /// The names of its techniques and the style of its steps.
    pub(crate) const fn names(&self) -> &Names {
        &self.names
    }

    /// True if the grid is full.
    pub const fn is_solved(&self) -> bool {
        self.trace.outcome.is_filled()
    }

    /// The grid that was reached.
    pub fn grid(&self) -> Grid {
        self.trace.grid()
    }

    /// The state of a run that was held to a tier, and the technique that would go on. The next step is sought anew.
    pub fn stuck(&self) -> Option<Stuck> {
        Stuck::of(&self.trace, &self.names)
    }

    /// The sentence that there are several solutions, and where two of them part; nothing if there is one.
    ///
    /// ```
    /// use qedoku::{Session, Style};
    ///
    /// let line = "9.6.7.4.3...4..2...7..23.1.5.....1...4.2.8.6...3.....5.3.7...5...7..5...4.5.1.7.8";
    /// let solved = Session::read(line)?.without_uniqueness().solve()?;
    /// let several = solved.several(Style::default()).expect("a sentence");
    /// assert!(several.starts_with("The puzzle has several solutions; two of them differ in 4 cells: r6c5 (9 or 4)"));
    /// assert!(solved.to_string().contains(&several));
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub fn several(&self, style: Style) -> Option<String> {
        let other = self.other.as_ref()?;
        let fault = faults::several(&self.solution, other, false, style);
        Some(style.say(&SolvedText::Several { fault: &fault }))
    }

    /// The messages of a log, for a puzzle of a batch.
    pub fn messages(&self, id: Id<'_>) -> Vec<Message> {
        let solution = Some(&self.solution).filter(|_| self.other.is_none());
        messages::of_trace(&self.trace, &self.names, id, solution)
    }

    /// The log, a message a line: what [`crate::check`] reads.
    pub fn log(&self) -> String {
        messages::lines(&self.messages(Id::default()))
    }

    /// The steps as pictures with text; where only one is drawn, the first of the hardest technique.
    pub fn document(&self, title: &str) -> Document<'_> {
        let slug = self.names.hardest(&self.trace).map(qedoku_techniques::Info::slug);
        let usual = self.trace.steps.iter().position(|step| Some(&step.technique) == slug.as_ref());
        let style = self.names.get_style();
        let counts = counts(&self.trace);
        let scales = [slug.and_then(|slug| hardest(&slug, style)), of_trace(&self.trace, style)];
        let scales = words::listed(style, &scales.into_iter().flatten().collect::<Vec<_>>());
        let used = counts.iter().map(|(slug, count)| format!("{count} × {}", self.names.name(slug)));
        let mut closing = vec![words::outcome(&self.trace, style)];
        closing.extend(self.several(style));
        closing.extend(self.stuck().map(|stuck| stuck.describe(style)));
        closing.extend([scales.clone(), words::listed(style, &used.collect::<Vec<_>>())]);
        Document::trace(&self.trace, &self.names, title, Around { opening: vec![scales], closing }, usual)
    }

    /// The text of each step, in order.
    ///
    /// ```
    /// use qedoku::generate::generate;
    /// use qedoku::{Session, Style};
    ///
    /// let solved = Session::new(generate(7, 1).next().expect("a puzzle").puzzle).solve()?;
    /// let texts = solved.step_texts(Style::default());
    /// assert_eq!(texts.len(), solved.trace.steps.len());
    /// assert!(texts[0].to_string().starts_with(&texts[0].name));
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub fn step_texts(&self, style: Style) -> Vec<StepText> {
        let mut texts = Vec::new();
        describe_steps(&self.trace, &self.names.clone().style(style), |described| texts.push(described.step_text));
        texts
    }

    /// A sentence for each step, in order. Steps count from 1 in texts and logs: the first sentence is that of step 1.
    ///
    /// ```
    /// use qedoku::generate::generate;
    /// use qedoku::{Session, Style};
    ///
    /// let solved = Session::new(generate(7, 1).next().expect("a puzzle").puzzle).solve()?;
    /// for sentence in solved.sentences(Style::default()) {
    ///     println!("{sentence}");
    /// }
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub fn sentences(&self, style: Style) -> Vec<String> {
        self.step_texts(style).iter().map(ToString::to_string).collect()
    }

    /// The steps and the outcome in words, a line for each step.
    pub fn describe(&self, style: Style) -> String {
        let names = self.names.clone().style(style);
        let mut text = String::new();
        describe_steps(&self.trace, &names, |described| text += &words::step(&described));
        let outcome = words::outcome(&self.trace, style);
        let hardest = names.hardest(&self.trace);
        text += &match hardest.filter(|_| counts(&self.trace).len() > 1) {
            Some(info) => {
                let name = names.name(&info.slug());
                style.say(&SolvedText::Hardest { name: &name, tier: TierText::of(info.tier), outcome: &outcome })
            }
            None => style.say(&SolvedText::Outcome { outcome: &outcome }),
        };
        let remarks = [self.several(style), self.stuck().map(|stuck| stuck.describe(style))];
        for remark in remarks.into_iter().flatten() {
            text += &style.say(&SolvedText::Gap);
            text += &remark;
        }
        text + "\n"
    }
}

impl fmt::Display for Solved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.describe(self.names.get_style()))
    }
}

impl Serialize for Solved {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.messages(Id::default()).serialize(serializer)
    }
}

/// A solution that was found by trying, without reasons. It is serialized as the messages of a log without steps.
///
/// ```
/// use qedoku::solve::search;
/// use qedoku::{Grid, Puzzle};
///
/// let found = search(&Puzzle::from_givens(Grid::EMPTY))?;
/// assert!(found.solution.is_full() && found.other.is_some_and(|other| other != found.solution));
/// # Ok::<(), qedoku::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Searched {
    /// The rules that it was searched under.
    pub layout: Arc<Layout>,
    /// The puzzle that was searched.
    pub puzzle: Puzzle,
    /// A solution.
    pub solution: Grid,
    /// Another solution, if there is one.
    pub other: Option<Grid>,
}

/// Finds a solution by trying, and another one if there is.
///
/// ```
/// use qedoku::generate::generate;
/// use qedoku::solve::search;
/// let made = generate(7, 1).next().expect("a puzzle");
/// assert_eq!(search(&made.puzzle)?.solution, made.solution);
/// # Ok::<(), qedoku::Error>(())
/// ```
pub fn search(puzzle: &Puzzle) -> Result<Searched, Error> {
    search_under(Layout::classic(), puzzle)
}

/// Does the same under other rules.
///
/// ```
/// use qedoku::solve::search_under;
/// use qedoku::rules::{RuleKind, Rules};
/// use qedoku::{Grid, Layout, Puzzle};
///
/// let layout = Layout::of(&Rules::with([RuleKind::AntiKing])).expect("rules without a fault");
/// let found = search_under(&layout, &Puzzle::from_givens(Grid::EMPTY))?;
/// assert!(layout.broken(&found.solution).is_none() && found.other.is_some());
/// # Ok::<(), qedoku::Error>(())
/// ```
pub fn search_under(layout: &Arc<Layout>, puzzle: &Puzzle) -> Result<Searched, Error> {
    let (solution, other) = judge::solutions(PuzzleOn { layout, puzzle })?;
    Ok(Searched { layout: Arc::clone(layout), puzzle: *puzzle, solution, other })
}

impl Searched {
    /// The messages of a log, for a puzzle of a batch.
    pub fn messages(&self, id: Id<'_>) -> Vec<Message> {
        messages::of_search(&self.layout, &self.puzzle, &self.solution, id)
    }

    /// The log, a message a line.
    pub fn log(&self) -> String {
        messages::lines(&self.messages(Id::default()))
    }

    /// The solution as a picture with text.
    pub fn document(&self, style: Style, title: &str) -> Document<'_> {
        let found = Puzzle { values: self.solution, ..self.puzzle };
        Document::puzzle(&self.layout, &self.puzzle, style, title, vec![]).reaching(&found, words::found(style))
    }

    /// The sentence that the solution was found by search, and the solution.
    pub fn describe(&self, style: Style) -> String {
        let found = words::found(style);
        let grid = self.layout.line(&self.solution, '.');
        style.say(&SolvedText::Found { found: &found, grid: &grid })
    }
}

impl fmt::Display for Searched {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.describe(Style::default()))
    }
}

impl Serialize for Searched {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.messages(Id::default()).serialize(serializer)
    }
}

/// The messages on a run.
#[derive(Clone, Copy, Debug)]
pub(crate) enum SolvedText<'a> {
    Hardest { name: &'a str, tier: TierText, outcome: &'a str },
    Outcome { outcome: &'a str },
    Gap,
    Several { fault: &'a str },
    Found { found: &'a str, grid: &'a str },
}
