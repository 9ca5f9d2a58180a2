//! A puzzle as text: lines, formats, pickles.
use crate::fault::value_error;
use crate::pickled::{self, Pickled};
use crate::puzzle::PyPuzzle;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use qedoku::generate::canonical;
use qedoku::{Format, Grid};
use qedoku_core::wire;
use qedoku_formats::{self as text, AnnotatedPuzzle};

impl PyPuzzle {
    /// The position that a message begins with.
    pub(crate) fn begun(begin: &str) -> PyResult<Self> {
        let begin = pickled::read::<wire::Begin>(begin)?;
        let layout = begin.to_layout().map_err(value_error)?;
        Ok(Self::of(begin.to_puzzle().map_err(value_error)?, layout))
    }

    /// A line that says which puzzle a row of a table is about.
    pub(crate) fn row(&self) -> String {
        self.annotated().line()
    }

    pub(crate) fn annotated(&self) -> AnnotatedPuzzle<'_> {
        AnnotatedPuzzle::new(&self.layout, &self.puzzle)
    }

    /// A text that reads back as this board.
    pub(crate) fn written(&self) -> String {
        let is_bare = self.puzzle.removed.is_empty() && self.puzzle.placed().next().is_none();
        if is_bare || !self.layout.is_classic() {
            return self.annotated().line();
        }
        qedoku::write(Format::Library, &self.puzzle)
    }

    /// The canonical form. Its givens say which it is, or all digits if there are no givens.
    pub(crate) fn canonical_form(&self) -> PyResult<Self> {
        if !self.layout.is_classic() {
            let rules = self.layout.name();
            return Err(value_error(format!(
                "only a puzzle under classic rules has a canonical form, not one under {rules}"
            )));
        }
        let givens = self.puzzle.given_grid();
        let grid = if givens == Grid::EMPTY { self.puzzle.values } else { givens };
        let canonical = canonical(&grid).map_err(value_error)?;
        Ok(Self::classic(canonical.isomorph.puzzle(&self.puzzle)))
    }

    /// The same in a format, which must keep the rules.
    pub(crate) fn write_as(&self, format: Format) -> PyResult<String> {
        if !text::keeps_rules(format, &self.layout) && !self.layout.is_classic() {
            let rules = self.layout.name();
            return Err(value_error(format!("{format} has no place for these rules: {rules}; f-puzzles has")));
        }
        Ok(self.annotated().write(format))
    }
}

/// A pickle has the message that begins a log.
impl Pickled for PyPuzzle {
    const CLASS: &str = "Puzzle";

    fn identity(&self) -> PyResult<String> {
        pickled::written(&wire::Begin::new(&self.layout, &self.puzzle))
    }

    fn state<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyTuple>> {
        (slf.get().identity()?,).into_pyobject(slf.py())
    }

    fn restored(state: &Bound<'_, PyTuple>) -> PyResult<Self> {
        let (begin,): (String,) = state.extract()?;
        Self::begun(&begin)
    }
}
