//! The module `qedoku._qedoku`: what the Python package `qedoku` is made of.
//!
//! Puzzles are solved, explained and graded by the library; this is the part of it that Python sees.
use pyo3::prelude::*;

mod answer;
mod bulk;
mod cases;
mod checked;
mod fault;
mod given;
mod grade;
mod hint;
mod interruptible;
mod objects;
mod pickled;
mod puzzle;
mod restored;
mod run;
mod settings;
mod step;
mod texts;
mod trace;
mod values;
mod written;

/// Sudoku solved the way a careful person does.
#[pymodule]
mod _qedoku {
    #[pymodule_export]
    use crate::answer::PyAnswer;
    #[pymodule_export]
    use crate::bulk::{grade_columns, grade_many, solve_many, steps_many};
    #[pymodule_export]
    use crate::cases::{case_lines, judge_case};
    #[pymodule_export]
    use crate::checked::{PyChecked, PyProof, StepCheck, check, check_step, prove};
    #[pymodule_export]
    use crate::grade::PyGrade;
    #[pymodule_export]
    use crate::hint::PyHint;
    #[pymodule_export]
    use crate::puzzle::PyPuzzle;
    #[pymodule_export]
    use crate::restored::restored;
    #[pymodule_export]
    use crate::step::PyStep;
    #[pymodule_export]
    use crate::texts::{convert, generate, read, techniques};
    #[pymodule_export]
    use crate::trace::{PySteps, PyTrace};

    /// The version of the engine.
    #[pymodule_export]
    const VERSION: &str = env!("CARGO_PKG_VERSION");
}
