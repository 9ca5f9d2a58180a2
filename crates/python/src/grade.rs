//! A grade, as Python sees it.
use crate::fault::value_error;
use crate::pickled::{self, Pickled, Reduced, hashed, reduced, same};
use crate::settings::{self, StyleKeywords};
use crate::values::python;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use qedoku::grade::{GradeFields, GradeRecord, GradeResult};
use qedoku::log::Id;
use qedoku::{Graded, Lang, Options, Style};
use qedoku_core::Slug;

/// The grade of a puzzle. What is not on the scales asked for is `None`.
#[pyclass(name = "Grade", frozen, module = "qedoku")]
#[derive(Debug)]
pub(crate) struct PyGrade {
    record: GradeRecord,
    fields: GradeFields,
    /// The grade in words, in each language.
    texts: Vec<String>,
    /// The language of the answer.
    lang: Lang,
}

impl PyGrade {
    pub(crate) fn new(graded: &Graded, options: &Options) -> Self {
        let style = options.get_style();
        let texts = Lang::ALL.map(|lang| graded.describe(Style { language: lang, ..style }).trim_end().to_owned());
        let record = graded.record(Id::default());
        Self { record, fields: GradeFields::from(graded), texts: texts.to_vec(), lang: style.language }
    }
}

#[pymethods]
impl PyGrade {
    /// The outcome of the run: `solved`, `stuck`, `hypothesis` or `guessed`.
    #[getter]
    fn outcome(&self) -> &str {
        self.fields.outcome.word()
    }

    /// The tier of the hardest technique.
    #[getter]
    fn tier(&self) -> Option<&str> {
        self.fields.hardest.as_ref().map(|it| it.tier.word())
    }

    /// The hardest technique.
    #[getter]
    fn hardest(&self) -> Option<&str> {
        self.fields.hardest.as_ref().map(|it| it.technique.as_str())
    }

    /// Sudoku Explainer's rating of the hardest step.
    #[getter]
    fn er(&self) -> Option<f64> {
        self.fields.se.as_ref().map(|it| decimal(it.er))
    }

    /// Sudoku Explainer's rating of the hardest step until the first digit is placed.
    #[getter]
    fn ep(&self) -> Option<f64> {
        self.fields.se.as_ref().map(|it| decimal(it.ep))
    }

    /// Sudoku Explainer's rating of the first step.
    #[getter]
    fn ed(&self) -> Option<f64> {
        self.fields.se.as_ref().map(|it| decimal(it.ed))
    }

    /// The technique of Sudoku Explainer's hardest step.
    #[getter]
    fn se_hardest(&self) -> Option<&str> {
        self.fields.se.as_ref()?.hardest.as_ref().map(Slug::as_str)
    }

    /// Sudoku Explainer's rating of the hardest step, by its corrected rules.
    #[getter]
    fn er_corrected(&self) -> Option<f64> {
        self.fields.se_corrected.as_ref().map(|it| decimal(it.er))
    }

    /// Sudoku Explainer's rating of the hardest step until the first digit is placed, by its corrected rules.
    #[getter]
    fn ep_corrected(&self) -> Option<f64> {
        self.fields.se_corrected.as_ref().map(|it| decimal(it.ep))
    }

    /// Sudoku Explainer's rating of the first step, by its corrected rules.
    #[getter]
    fn ed_corrected(&self) -> Option<f64> {
        self.fields.se_corrected.as_ref().map(|it| decimal(it.ed))
    }

    /// The technique of Sudoku Explainer's hardest step, by its corrected rules.
    #[getter]
    fn se_corrected_hardest(&self) -> Option<&str> {
        self.fields.se_corrected.as_ref()?.hardest.as_ref().map(Slug::as_str)
    }

    /// Sudoku Explainer's rating of the hardest step, as version 1.18 has it.
    #[getter]
    fn er118(&self) -> Option<f64> {
        self.fields.se118.as_ref().map(|it| decimal(it.er))
    }

    /// Sudoku Explainer's rating of the hardest step until the first digit is placed, as version 1.18 has it.
    #[getter]
    fn ep118(&self) -> Option<f64> {
        self.fields.se118.as_ref().map(|it| decimal(it.ep))
    }

    /// Sudoku Explainer's rating of the first step, as version 1.18 has it.
    #[getter]
    fn ed118(&self) -> Option<f64> {
        self.fields.se118.as_ref().map(|it| decimal(it.ed))
    }

    /// The technique of Sudoku Explainer's hardest step, as version 1.18 has it.
    #[getter]
    fn se118_hardest(&self) -> Option<&str> {
        self.fields.se118.as_ref()?.hardest.as_ref().map(Slug::as_str)
    }

    /// HoDoKu's level.
    #[getter]
    fn level(&self) -> Option<&str> {
        self.fields.hodoku.as_ref().map(|it| it.level.word())
    }

    /// HoDoKu's score.
    #[getter]
    fn score(&self) -> Option<u32> {
        self.fields.hodoku.as_ref().map(|it| it.score)
    }

    /// The technique of HoDoKu's hardest step.
    #[getter]
    fn hodoku_hardest(&self) -> Option<&str> {
        self.fields.hodoku.as_ref()?.hardest.as_ref().map(Slug::as_str)
    }

    /// The number of digits that HoDoKu's way has to guess.
    #[getter]
    fn guesses(&self) -> Option<usize> {
        self.fields.hodoku.as_ref().map(|it| it.guesses)
    }

    /// The effort of the puzzle's rounds.
    #[getter]
    fn effort(&self) -> Option<f64> {
        self.fields.effort.as_ref().map(|it| it.effort)
    }

    /// The rounds that are hardest, as objects.
    #[getter]
    fn bottlenecks<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        python(py, &self.fields.effort.as_ref().map(|it| &it.bottlenecks))
    }

    /// The number of steps.
    #[getter]
    fn steps(&self) -> usize {
        self.fields.steps
    }

    /// The number of uses of each technique.
    #[getter]
    fn techniques<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        Ok(python(py, &self.fields.techniques)?.cast_into::<PyDict>()?)
    }

    /// The grade in words.
    #[pyo3(signature = (lang=None))]
    fn text(&self, lang: Option<String>) -> PyResult<String> {
        let usual = Style { language: self.lang, ..Style::default() };
        let style = settings::style(usual, StyleKeywords { lang, ..StyleKeywords::default() })?;
        let texts = Lang::ALL.into_iter().zip(&self.texts).find(|(lang, _)| *lang == style.language);
        Ok(texts.map(|(_, texts)| texts.clone()).unwrap_or_default())
    }

    /// The grade as the command writes it in JSON.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        Ok(python(py, &self.record)?.cast_into::<PyDict>()?)
    }

    fn __str__(&self) -> PyResult<String> {
        self.text(None)
    }

    fn __repr__(&self) -> PyResult<String> {
        Ok(format!("<Grade: {}>", self.text(None)?))
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> PyResult<bool> {
        same(self, other)
    }

    fn __hash__(&self) -> PyResult<u64> {
        hashed(self)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Reduced<'py>> {
        reduced(slf)
    }
}

/// A rating in tenths as a number with one decimal.
fn decimal(tenths: u16) -> f64 {
    f64::from(tenths) / 10.0
}

/// A pickle has the line of grades, and the words in each language.
impl Pickled for PyGrade {
    const CLASS: &str = "Grade";

    fn identity(&self) -> PyResult<String> {
        pickled::written(&(&self.record, &self.texts, self.lang.code()))
    }

    fn state<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyTuple>> {
        let grade = slf.get();
        let texts = grade.texts.clone();
        (pickled::written(&grade.record)?, texts, grade.lang.code()).into_pyobject(slf.py())
    }

    fn restored(state: &Bound<'_, PyTuple>) -> PyResult<Self> {
        let (record, texts, lang): (String, Vec<String>, String) = state.extract()?;
        let record: GradeRecord = pickled::read(&record)?;
        let lang = Lang::named(&lang).filter(|_| texts.len() == Lang::ALL.len());
        match (&record.result, lang) {
            (GradeResult::Graded(fields), Some(lang)) => {
                Ok(Self { fields: fields.as_ref().clone(), record, texts, lang })
            }
            _ => Err(value_error("no state of a pickle: expected a grade")),
        }
    }
}
