//! A puzzle or a position, as Python sees it.
use crate::answer::PyAnswer;
use crate::fault::{expected, value_error};
use crate::given::{self, moves};
use crate::grade::PyGrade;
use crate::hint::PyHint;
use crate::interruptible::patiently;
use crate::pickled::{Reduced, reduced};
use crate::run::{StepRun, StepSource};
use crate::settings::{self, NameList, choice, scales, worked};
use crate::step::PyStep;
use crate::trace::{PySteps, PyTrace};
use crate::values::python;
use pyo3::Borrowed;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use qedoku::api::RequestSettings;
use qedoku::render::DocumentForm;
use qedoku::{Candidate, Error, Format, Grid, Layout, Level, Options, Puzzle, PuzzleWorker, Session, Target};
use qedoku_formats::{self as text, TextError};
use qedoku_render::{DrawingStyle, grid};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

/// A puzzle, or a position of one. It never changes.
#[pyclass(name = "Puzzle", frozen, module = "qedoku", skip_from_py_object)]
#[derive(Clone, Debug)]
pub(crate) struct PyPuzzle {
    pub(crate) puzzle: Puzzle,
    /// Its rules.
    pub(crate) layout: Arc<Layout>,
}

impl PyPuzzle {
    pub(crate) const fn of(puzzle: Puzzle, layout: Arc<Layout>) -> Self {
        Self { puzzle, layout }
    }

    /// A puzzle under the classic rules.
    pub(crate) fn classic(puzzle: Puzzle) -> Self {
        Self::of(puzzle, Arc::clone(Layout::classic()))
    }

    /// The only puzzle of a text.
    pub(crate) fn read(text: &str) -> Result<Self, TextError> {
        let entry = qedoku_formats::read_one_entry(text)?;
        Ok(Self::of(entry.puzzle, entry.layout))
    }

    fn whole(&self) -> qedoku::Board {
        qedoku::Board::new(&self.layout, &self.puzzle)
    }

    /// A grid on this board: a character a cell, a dot for a blank.
    fn line(&self, grid: &Grid) -> String {
        self.layout.line(grid, '.')
    }

    /// Steps of this puzzle.
    fn run(&self, source: StepSource, settings: RequestSettings, options: Options) -> Arc<StepRun> {
        Arc::new(StepRun::new(source, settings, options.under(Arc::clone(&self.layout))))
    }

    fn entered(&mut self, entry: &str) -> PyResult<()> {
        let target = Target::parse(entry);
        let target =
            target.ok_or_else(|| value_error(format!("{entry:?}: expected an entry such as r4c5=7 or r4c5<>7")))?;
        let Candidate { cell, .. } = target.candidate();
        if let Some(digit) = self.puzzle.values.get(cell) {
            return Err(value_error(format!("{entry}: {cell} is {digit} already")));
        }
        match target {
            Target::Place(candidate) => {
                self.puzzle.values.set(cell, Some(candidate.digit));
                self.puzzle.removed.remove(candidate);
            }
            Target::Eliminate(candidate) if self.whole().candidates().contains(candidate) => {
                self.puzzle.removed.insert(candidate);
            }
            Target::Eliminate(_) => {}
        }
        Ok(())
    }
}

/// Works on a puzzle with options of its own, patiently.
fn work<R: Send + 'static>(
    py: Python<'_>,
    board: &PyPuzzle,
    options: &Options,
    work: impl FnOnce(&Options, &Puzzle) -> Result<R, Error> + Send + 'static,
) -> PyResult<R> {
    let options = options.clone().under(Arc::clone(&board.layout));
    let puzzle = board.puzzle;
    patiently(py, move || work(&options, &puzzle))
}

#[pymethods]
impl PyPuzzle {
    /// Reads a text in any format, or a link, that has exactly one puzzle.
    #[new]
    #[pyo3(signature = (text, format=None))]
    fn new(text: Given<'_>, format: Option<&str>) -> PyResult<Self> {
        let Some(format) = given::format(format)? else { return text.puzzle() };
        let Given::Text(text) = text else { return text.puzzle() };
        let mut entries = qedoku::read(&text, Some(format));
        let first = entries.next().ok_or_else(|| value_error("expected a puzzle, found nothing"))?;
        let first = first.map_err(value_error)?;
        match entries.next() {
            None => Ok(Self::of(first.puzzle, first.layout)),
            Some(Err(error)) => Err(value_error(error)),
            Some(Ok(more)) => Err(value_error(format!("line {}: expected one puzzle, found another", more.place.line))),
        }
    }

    /// The givens: a character a cell, 81 on the usual board, a dot for a blank.
    #[getter]
    fn givens(&self) -> String {
        self.line(&self.puzzle.given_grid())
    }

    /// The digits on the board, given or placed: a character a cell, a dot for a blank.
    #[getter]
    fn values(&self) -> String {
        self.line(&self.puzzle.values)
    }

    /// The number of rows: 9, 6 or 4.
    #[getter]
    fn size(&self) -> usize {
        self.layout.size()
    }

    /// The rules beside rows, columns and boxes, as logs have them; `None` if there are no others.
    #[getter]
    fn rules<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyDict>>> {
        if self.layout.is_classic() {
            return Ok(None);
        }
        Ok(Some(python(py, self.layout.rules())?.cast_into::<PyDict>()?))
    }

    /// The digits that each open cell may still hold, such as `{"r1c2": "46"}`.
    #[getter]
    fn candidates<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let board = self.whole();
        let candidates = PyDict::new(py);
        for cell in board.open() {
            candidates.set_item(cell.to_string(), board.digits(cell).to_string())?;
        }
        Ok(candidates)
    }

    /// True if every cell has a digit.
    #[getter]
    fn full(&self) -> bool {
        self.whole().is_full()
    }

    /// The only solution, found by trying; an error if there is none, or several.
    fn search(&self, py: Python<'_>) -> PyResult<String> {
        work(py, self, &Options::default(), |options, puzzle| qedoku::solve::judge_under(options.layout(), puzzle))
            .map(|grid| self.line(&grid))
    }

    /// The position after steps or entries such as `r1c2=4` and `r1c2<>4`.
    #[pyo3(signature = (*entries))]
    fn after(&self, entries: &Bound<'_, PyTuple>) -> PyResult<Self> {
        let mut next = self.clone();
        for entry in entries {
            if let Ok(step) = entry.cast::<PyStep>() {
                let conclusion = step.get().core()?.conclusion;
                for candidate in conclusion.eliminate.iter() {
                    next.entered(&Target::Eliminate(candidate).to_string())?;
                }
                for candidate in conclusion.place.iter() {
                    next.entered(&Target::Place(candidate).to_string())?;
                }
            } else {
                next.entered(entry.extract::<&str>()?)?;
            }
        }
        Ok(next)
    }

    /// Every step that solves the puzzle, each of them checked.
    #[pyo3(signature = (*, profile=None, up_to=None, uniqueness=true, lang=None, notation=None))]
    #[expect(clippy::too_many_arguments, reason = "each is a keyword")]
    fn solve(
        &self,
        py: Python<'_>,
        profile: Option<String>,
        up_to: Option<String>,
        uniqueness: bool,
        lang: Option<String>,
        notation: Option<String>,
    ) -> PyResult<PyTrace> {
        let (settings, options) = settings::both(worked(profile, up_to, uniqueness, lang, notation))?;
        let solved = work(py, self, &options, |options, puzzle| PuzzleWorker::new(options).solve(puzzle))?;
        Ok(PyTrace { run: self.run(StepSource::Solved(solved), settings, options) })
    }

    /// The steps that the position allows: the best of each technique, or of those that are named. With `giving`, one of
    /// each technique that gives these moves at once, just them or more; with `first`, of the easiest such technique.
    #[pyo3(signature = (*techniques, giving=None, first=false, profile=None, up_to=None, uniqueness=true, lang=None, notation=None))]
    #[expect(clippy::too_many_arguments, reason = "each is a keyword")]
    fn steps(
        &self,
        py: Python<'_>,
        techniques: Vec<String>,
        giving: Option<NameList>,
        first: bool,
        profile: Option<String>,
        up_to: Option<String>,
        uniqueness: bool,
        lang: Option<String>,
        notation: Option<String>,
    ) -> PyResult<PySteps> {
        let (settings, options) = settings::both(worked(profile, up_to, uniqueness, lang, notation))?;
        let giving = giving.map(|giving| moves(&giving.names())).transpose()?;
        if first && giving.is_none() {
            return Err(value_error("first is for steps that give moves: name them with giving"));
        }
        let listing = work(py, self, &options, move |options, puzzle| {
            let choice = choice(&techniques, options, uniqueness)?;
            let session = Session::with_options(*puzzle, options.clone());
            match giving {
                Some(moves) => session.steps_giving(&moves, &if first { choice.first_alone() } else { choice }),
                None => session.steps_of(&choice),
            }
        })?;
        Ok(PySteps { run: self.run(StepSource::Listing(Box::new(listing)), settings, options) })
    }

    /// A word about the next step, or about what is wrong: as much as the level says, `nudge`, `technique`, `digits`,
    /// `where`, `what`, `full` or `proof`.
    #[pyo3(signature = (level="where", *, profile=None, up_to=None, uniqueness=true, lang=None, notation=None))]
    #[expect(clippy::too_many_arguments, reason = "each is a keyword")]
    fn hint(
        &self,
        py: Python<'_>,
        level: &str,
        profile: Option<String>,
        up_to: Option<String>,
        uniqueness: bool,
        lang: Option<String>,
        notation: Option<String>,
    ) -> PyResult<PyHint> {
        let (settings, options) = settings::both(worked(profile, up_to, uniqueness, lang, notation))?;
        let known = || Level::ALL.map(Level::word).join(", ");
        let level = Level::named(level)
            .ok_or_else(|| value_error(format!("no level is called {level:?}; there are {}", known())))?;
        let hint =
            work(py, self, &options, move |options, puzzle| PuzzleWorker::new(options).hint(puzzle, level, None))?;
        Ok(PyHint { run: self.run(StepSource::Hint(hint), settings, options) })
    }

    /// The smallest argument for a digit (`r4c5`), or for or against a candidate (`r4c5=7`, `r4c5<>7`, `r4c5=7?`).
    #[pyo3(signature = (question, *, profile=None, up_to=None, uniqueness=true, lang=None, notation=None))]
    #[expect(clippy::too_many_arguments, reason = "each is a keyword")]
    fn why(
        &self,
        py: Python<'_>,
        question: &str,
        profile: Option<String>,
        up_to: Option<String>,
        uniqueness: bool,
        lang: Option<String>,
        notation: Option<String>,
    ) -> PyResult<PyAnswer> {
        let (settings, options) = settings::both(worked(profile, up_to, uniqueness, lang, notation))?;
        let question = question.parse().map_err(value_error)?;
        let answer =
            work(py, self, &options, move |options, puzzle| PuzzleWorker::new(options).answers(puzzle)?.why(question))?;
        Ok(PyAnswer { run: self.run(StepSource::Answer(answer), settings, options) })
    }

    /// The names of a move (`r4c5=7`, `r4c5<>7`, or several): the techniques that give just this, easiest first; or the
    /// argument for it, or why it is false. An object as the command writes it in JSON, and its words as `text`.
    #[pyo3(signature = (*moves, profile=None, up_to=None, uniqueness=true, lang=None, notation=None))]
    #[expect(clippy::too_many_arguments, reason = "each is a keyword")]
    fn name<'py>(
        &self,
        py: Python<'py>,
        moves: Vec<String>,
        profile: Option<String>,
        up_to: Option<String>,
        uniqueness: bool,
        lang: Option<String>,
        notation: Option<String>,
    ) -> PyResult<Bound<'py, PyDict>> {
        let (_, options) = settings::both(worked(profile, up_to, uniqueness, lang, notation))?;
        let moves = self::moves(&moves)?;
        let named = work(py, self, &options, move |options, puzzle| {
            let named = Session::with_options(*puzzle, options.clone()).name(&moves)?;
            let mut message = named.message(qedoku::log::Id::default());
            message.text = Some(named.to_string());
            Ok(message)
        })?;
        Ok(python(py, &named)?.cast_into::<PyDict>()?)
    }

    /// The grade of the puzzle on the scales `tier` and `se`, or on those named.
    #[pyo3(signature = (scales=None, *, profile=None, up_to=None, uniqueness=true, lang=None))]
    #[expect(clippy::too_many_arguments, reason = "each is a keyword")]
    fn grade(
        &self,
        py: Python<'_>,
        scales: Option<NameList>,
        profile: Option<String>,
        up_to: Option<String>,
        uniqueness: bool,
        lang: Option<String>,
    ) -> PyResult<PyGrade> {
        let scales = self::scales(scales)?;
        let options = settings::options(&worked(profile, up_to, uniqueness, lang, None))?.scales(scales);
        let graded = work(py, self, &options, |options, puzzle| PuzzleWorker::new(options).grade(puzzle))?;
        Ok(PyGrade::new(&graded, &options))
    }

    /// The board in a format; `line`, `library`, `pencilmarks`, `sudokuwiki` and more.
    #[pyo3(signature = (format="line"))]
    fn write(&self, format: &str) -> PyResult<String> {
        self.write_as(format.parse().map_err(value_error)?)
    }

    /// The canonical form of a puzzle under classic rules: two puzzles have the same form if and only if one is an image of
    /// the other, with digits renamed, lines swapped, the grid transposed. What was placed and removed goes with it.
    fn canonical(&self) -> PyResult<Self> {
        self.canonical_form()
    }

    /// The board drawn.
    fn svg(&self) -> PyResult<String> {
        let session = Session::with_options(self.puzzle, Options::default().under(Arc::clone(&self.layout)));
        session.document("Qedoku").render(DocumentForm::Svg, None).map_err(value_error)
    }

    fn _repr_svg_(&self) -> PyResult<String> {
        self.svg()
    }

    fn __str__(&self) -> String {
        if self.layout.is_classic() {
            return text::write(Format::Bordered, &self.puzzle);
        }
        grid(&self.whole(), DrawingStyle::Plain).trim_end().to_owned()
    }

    fn __repr__(&self) -> String {
        format!("Puzzle('{}')", self.written())
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| {
            let other = other.get();
            other.puzzle == self.puzzle && other.layout.rules() == self.layout.rules()
        })
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        (self.puzzle.values, self.puzzle.given_grid()).hash(&mut hasher);
        hasher.finish()
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Reduced<'py>> {
        reduced(slf)
    }
}

/// A puzzle, or the text of one.
#[derive(Debug)]
pub(crate) enum Given<'py> {
    /// A puzzle.
    Puzzle(PyRef<'py, PyPuzzle>),
    /// A text that is to be read.
    Text(String),
}

impl<'a, 'py> FromPyObject<'a, 'py> for Given<'py> {
    type Error = PyErr;

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        if let Ok(puzzle) = object.cast::<PyPuzzle>() {
            return Ok(Self::Puzzle(puzzle.to_owned().borrow()));
        }
        object.extract().map(Self::Text).map_err(|_| expected("the text of a puzzle or a Puzzle", object))
    }
}

impl Given<'_> {
    pub(crate) fn puzzle(&self) -> PyResult<PyPuzzle> {
        match self {
            Self::Puzzle(given) => Ok(PyPuzzle::clone(given)),
            Self::Text(text) => PyPuzzle::read(text).map_err(value_error),
        }
    }
}
