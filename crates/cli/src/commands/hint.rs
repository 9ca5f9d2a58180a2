//! `qedoku hint`: a position in, a word about its next step out.
use super::batch::{self, Done, id, shown_title, title};
use super::frame::Frame;
use super::puzzles::{Item, Puzzles, one, unreadable};
use super::ways::Ways;
use crate::args::{Form, Hint, Level};
use crate::exit::Exit;
use crate::output::hint::{self, Mistake, Told};
use crate::output::log::Show;
use crate::output::paint::Paint;
use crate::output::shown::{Around, Shown};
use crate::run::Console;
use qedoku::{Kind, Problem, Question};
use qedoku_core::text::Entry;
use qedoku_core::{Board, Grid, Layout, Outcome, Puzzle, Step, Target, Trace};
use qedoku_techniques::Solver;
use qedoku_verify::Checker;
use qedoku_why::{Inquiry, Standing};
use std::io;

/// What is asked for, the same for all positions.
struct Job<'a> {
    options: &'a Hint,
    question: Option<Question>,
    ways: Ways,
    several: bool,
}

/// Gives a hint for every position of the command line.
pub(crate) fn hint(options: &Hint, console: &mut Console<'_>) -> io::Result<Exit> {
    let puzzles = Puzzles::new(&options.input);
    let job = Job::new(options, puzzles.are_several()).and_then(|job| match job.shown() {
        Some(_) if options.level < Level::Full => {
            Err("a picture shows the whole step: ask for --level full or proof".to_owned())
        }
        Some(shown) => one(&puzzles, shown).map(|()| job),
        None => Ok(job),
    });
    let job = match job {
        Ok(job) => job,
        Err(message) => return console.refuse(&message),
    };
    let frame = Frame::of(options.format, job.shown(), "\n");
    batch::run((&puzzles, &options.jobs), console, frame, Checker::default, |checker, item| job.run(checker, item))
}

impl<'a> Job<'a> {
    fn new(options: &'a Hint, several: bool) -> Result<Self, String> {
        let question = options.question.as_deref().map(Question::parse).transpose()?;
        Ok(Self { options, question, ways: Ways::new(&options.scope, options.speech), several })
    }

    fn shown(&self) -> Option<Shown> {
        Shown::of(self.options.format, self.ways.names.voice(), None)
    }

    /// Works on one position, whatever comes of it.
    fn run(&self, checker: &mut Checker, item: &Item<'_>) -> Done {
        let told = item.read.as_ref().map_err(Clone::clone).and_then(|entry| self.hint(checker, item, entry));
        told.unwrap_or_else(|failure| {
            let out = match self.options.format {
                Form::Json | Form::Ndjson => self.line(&hint::failure(&failure, &item.at, id(item))),
                _ => String::new(),
            };
            Done::failed(&failure, item, out)
        })
    }

    fn hint(&self, checker: &mut Checker, item: &Item<'_>, entry: &Entry<'_>) -> Result<Done, Problem> {
        let puzzle = &entry.puzzle;
        let solution = match Standing::of(Layout::classic(), puzzle) {
            Standing::Sound(solution) => solution,
            Standing::Wrong(wrong) => return Ok(self.mistakes(item, &wrong, Mistake::Wrong)),
            Standing::Impossible { blame, is_smallest } => {
                return Ok(self.mistakes(item, &blame, Mistake::Impossible(is_smallest)));
            }
            Standing::Improper(fault) => return Err(qedoku::improper(&fault)),
        };
        let step = if puzzle.values.is_full() { None } else { self.step(puzzle, &solution)? };
        let Some(step) = step else { return self.nothing(item, puzzle) };
        let profile = self.ways.profile.name().to_owned();
        let outcome = Outcome::Reached(reached(&step));
        let layout = Layout::classic();
        let trace = Trace { layout, puzzle: *puzzle, profile, steps: vec![step], attempts: Vec::new(), outcome };
        let report = checker.check_trace(&trace);
        if !report.is_accepted() {
            return Err(Problem::not_accepted(&report.to_string()));
        }
        Ok(Done { out: self.tell(item, &trace)?, ..Done::default() })
    }

    /// The step to hint at: the first on the shortest way to what is asked for, or the easiest there is; nothing if what is
    /// asked for holds already.
    fn step(&self, puzzle: &Puzzle, solution: &Grid) -> Result<Option<Step>, Problem> {
        let layout = Layout::classic();
        let profile = self.ways.of(puzzle);
        let stuck = |message: String| Problem::new(Kind::NotReached, message);
        let Some(question) = self.question else {
            let none = || stuck("the techniques allowed find no step; allow more with --up-to or --profile".to_owned());
            return Solver::new(layout, profile).next_step(&Board::new(layout, puzzle)).map(Some).ok_or_else(none);
        };
        let name = question.name();
        let none = || stuck(format!("{name}: the techniques allowed do not get there; allow more with --up-to"));
        let target = question.target(solution).ok_or_else(none)?;
        let why = Inquiry::new(layout, profile, puzzle).why(target).ok_or_else(none)?;
        Ok(why.steps.into_iter().next())
    }

    /// There is nothing left to do.
    fn nothing(&self, item: &Item<'_>, puzzle: &Puzzle) -> Result<Done, Problem> {
        let told = hint::nothing(&self.ways.names, puzzle.values.is_full(), id(item));
        let out = match self.shown() {
            None if self.options.format == Form::Text => self.titled(item, &told.words),
            None => self.line(&told),
            Some(shown) => {
                let (layout, outcome) = (Layout::classic(), Outcome::Solved);
                let trace =
                    Trace { layout, puzzle: *puzzle, profile: String::new(), steps: vec![], attempts: vec![], outcome };
                let around = Around { title: &shown_title(item), opening: vec![told.words], closing: vec![] };
                shown.told((&trace, &self.ways.names), around, None).map_err(unreadable)?
            }
        };
        Ok(Done { out, ..Done::default() })
    }

    fn tell(&self, item: &Item<'_>, trace: &Trace) -> Result<String, Problem> {
        let Hint { level, speech, color, format, .. } = *self.options;
        if let Some(shown) = self.shown() {
            return shown.trace(trace, &self.ways.names, &shown_title(item)).map_err(unreadable);
        }
        let show = Show { paint: Paint::new(color), pictures: true, chains: speech.chains, attempts: false, cap: None };
        let told = hint::of_step(trace, &self.ways.names, (level, show), id(item));
        Ok(if format == Form::Text { self.titled(item, &told.words) } else { self.line(&told) })
    }

    /// What is to be taken back before any hint.
    fn mistakes(&self, item: &Item<'_>, wrong: &[Target], mistake: Mistake) -> Done {
        let told = hint::of_mistakes(wrong, &self.ways.names, mistake, id(item));
        let out = match self.options.format {
            Form::Text => self.titled(item, &told.words),
            Form::Json | Form::Ndjson => self.line(&told),
            Form::Html | Form::Svg | Form::Markdown => String::new(),
        };
        let err = if out.is_empty() {
            vec![format!("{}: {}", item.at, told.words.trim_end().replace('\n', " "))]
        } else {
            Vec::new()
        };
        Done { out, err, exit: Exit::Improper }
    }

    fn titled(&self, item: &Item<'_>, words: &str) -> String {
        let title = if self.several { title(item) + "\n" } else { String::new() };
        title + words
    }

    /// An object as it stands in the output, for the frame to join.
    fn line(&self, told: &Told) -> String {
        match self.options.format {
            Form::Json => told.json.clone(),
            Form::Ndjson => told.json.clone() + "\n",
            _ => told.words.clone(),
        }
    }
}

/// What a step reaches, or the first of it.
fn reached(step: &Step) -> Target {
    let placed = step.conclusion.place.first().map(Target::Place);
    placed.unwrap_or_else(|| Target::Eliminate(step.conclusion.eliminate.first().expect("a step concludes something")))
}
