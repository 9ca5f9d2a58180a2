//! Columns of values, filled row by row.
use crate::fault::value_error;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyFloat, PyInt, PyList, PyString, PyType};
use std::collections::HashMap;

/// The kind of values in a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ColumnKind {
    /// Texts, most of them different.
    Text,
    /// Texts of which there are few.
    Word,
    /// Whole numbers.
    Count,
    /// Numbers.
    Number,
}

/// A value of a row.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum FieldValue {
    Null,
    Text(String),
    Word(String),
    Count(u64),
    Number(f64),
}

impl ColumnKind {
    /// The type of the column.
    pub(super) fn python(self, py: Python<'_>) -> Bound<'_, PyType> {
        match self {
            Self::Text | Self::Word => py.get_type::<PyString>(),
            Self::Count => py.get_type::<PyInt>(),
            Self::Number => py.get_type::<PyFloat>(),
        }
    }

    /// A field of the command's table as a value.
    pub(super) fn field(self, text: String) -> FieldValue {
        if text.is_empty() {
            return FieldValue::Null;
        }
        match self {
            Self::Text => FieldValue::Text(text),
            Self::Word => FieldValue::Word(text),
            Self::Count => text.parse().map_or(FieldValue::Null, FieldValue::Count),
            Self::Number => text.parse().map_or(FieldValue::Null, FieldValue::Number),
        }
    }
}

/// The columns of an answer, of which the last is `error`.
pub(super) struct AnswerColumns {
    names: Vec<(&'static str, ColumnKind)>,
    lists: Vec<Py<PyList>>,
    /// Words that were seen, so that each is made once.
    words: HashMap<String, Py<PyString>>,
    raises: bool,
    rows: usize,
}

impl AnswerColumns {
    pub(super) fn new(names: Vec<(&'static str, ColumnKind)>, on_error: &str) -> PyResult<Self> {
        let raises = match on_error {
            "null" => false,
            "raise" => true,
            other => return Err(value_error(format!("on_error is {other:?}: expected \"null\" or \"raise\""))),
        };
        Ok(Self { names, lists: Vec::new(), words: HashMap::new(), raises, rows: 0 })
    }

    pub(super) fn kinds(&self) -> Vec<ColumnKind> {
        self.names.iter().map(|&(_, kind)| kind).collect()
    }

    /// Takes the next row.
    pub(super) fn push(&mut self, py: Python<'_>, row: Vec<FieldValue>) -> PyResult<()> {
        if let (true, Some(FieldValue::Text(error))) = (self.raises, row.last()) {
            return Err(value_error(format!("row {}: {error}", self.rows)));
        }
        while self.lists.len() < self.names.len() {
            self.lists.push(PyList::empty(py).unbind());
        }
        for (field, list) in row.into_iter().zip(&self.lists) {
            let list = list.bind(py);
            match field {
                FieldValue::Null => list.append(py.None())?,
                FieldValue::Text(text) => list.append(text)?,
                FieldValue::Count(count) => list.append(count)?,
                FieldValue::Number(number) => list.append(number)?,
                FieldValue::Word(word) => {
                    let known = self.words.get(&word).map(|known| known.clone_ref(py));
                    let known = known.unwrap_or_else(|| {
                        let made = PyString::new(py, &word).unbind();
                        self.words.insert(word, made.clone_ref(py));
                        made
                    });
                    list.append(known)?;
                }
            }
        }
        self.rows += 1;
        Ok(())
    }

    /// The columns by name.
    pub(super) fn finish(self, py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
        let columns = PyDict::new(py);
        let mut lists = self.lists.into_iter();
        for (name, _) in self.names {
            let list = lists.next().map_or_else(|| PyList::empty(py), |list| list.into_bound(py));
            columns.set_item(name, list)?;
        }
        Ok(columns)
    }
}
