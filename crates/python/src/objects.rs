//! Objects of Python as values of JSON, as far as a stack and a memory hold them.
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyBytes, PyDict, PyFloat, PyInt, PyList, PyMapping, PySequence, PyString, PyTuple};
use qedoku_core::{DEPTH_LIMIT, too_deep};
use serde_json::{Map, Number, Value};

/// The most values in an object, those within it counted: one that has itself twice has no end.
const MOST: usize = 1 << 20;

/// The value of an object, or where it has none and why. Every part of it is looked at once, so that nothing can change
/// behind what was found of it.
pub(crate) fn value(object: &Bound<'_, PyAny>) -> Result<Value, String> {
    ObjectWalk { left: MOST }.value(object, 1).map_err(|ObjectFault { path, what }| {
        match path.trim_start_matches('.') {
            "" => what,
            path => format!("{path}: {what}"),
        }
    })
}

/// The part of an object that has no value in JSON, and the path to it.
struct ObjectFault {
    path: String,
    what: String,
}

impl ObjectFault {
    /// The fault with the name of the part it is in before its path.
    fn within(self, part: &str) -> Self {
        Self { path: part.to_owned() + &self.path, ..self }
    }
}

impl From<String> for ObjectFault {
    fn from(what: String) -> Self {
        Self { path: String::new(), what }
    }
}

impl From<PyErr> for ObjectFault {
    fn from(error: PyErr) -> Self {
        error.to_string().into()
    }
}

/// A walk over an object.
struct ObjectWalk {
    /// The number of values it may still find.
    left: usize,
}

impl ObjectWalk {
    /// The value of an object that lies so deep.
    fn value(&mut self, object: &Bound<'_, PyAny>, depth: usize) -> Result<Value, ObjectFault> {
        let Some(left) = self.left.checked_sub(1) else {
            return Err(format!("found more than {MOST} values, expected no more").into());
        };
        self.left = left;
        if let Ok(text) = object.cast::<PyString>() {
            return Ok(Value::String(text.to_str()?.to_owned()));
        }
        if let Some(value) = simple(object)? {
            return Ok(value);
        }
        if depth > DEPTH_LIMIT {
            return Err(too_deep().into());
        }
        if let Ok(list) = object.cast::<PyList>() {
            return self.list(list.iter().map(Ok), depth);
        }
        if let Ok(dict) = object.cast::<PyDict>() {
            return self.entries(dict.iter().map(Ok), depth);
        }
        if let Ok(tuple) = object.cast::<PyTuple>() {
            return self.list(tuple.iter().map(Ok), depth);
        }
        if let Ok(mapping) = object.cast::<PyMapping>() {
            let entries = mapping.items()?;
            return self.entries(entries.iter().map(|entry| entry.extract().map_err(ObjectFault::from)), depth);
        }
        if let Ok(sequence) = object.cast::<PySequence>()
            && !object.is_instance_of::<PyBytes>()
        {
            return self.list(sequence.try_iter()?.map(|item| item.map_err(ObjectFault::from)), depth);
        }
        number(object)
    }

    fn list<'py>(
        &mut self,
        items: impl Iterator<Item = Result<Bound<'py, PyAny>, ObjectFault>>,
        depth: usize,
    ) -> Result<Value, ObjectFault> {
        let mut values = Vec::new();
        for (index, item) in items.enumerate() {
            let value = item.and_then(|item| self.value(&item, depth + 1));
            values.push(value.map_err(|wrong| wrong.within(&format!("[{index}]")))?);
        }
        Ok(Value::Array(values))
    }

    fn entries<'py>(
        &mut self,
        entries: impl Iterator<Item = Result<(Bound<'py, PyAny>, Bound<'py, PyAny>), ObjectFault>>,
        depth: usize,
    ) -> Result<Value, ObjectFault> {
        let mut values = Map::new();
        for entry in entries {
            let (key, object) = entry?;
            let Ok(key) = key.cast::<PyString>() else {
                return Err(format!("found a key that is {}, expected texts", named(&key)).into());
            };
            let key = key.to_str()?;
            let value = self.value(&object, depth + 1).map_err(|wrong| wrong.within(&format!(".{key}")))?;
            values.insert(key.to_owned(), value);
        }
        Ok(Value::Object(values))
    }
}

/// The value of an object that holds no others, if it is one of Python's own.
fn simple(object: &Bound<'_, PyAny>) -> Result<Option<Value>, ObjectFault> {
    Ok(if object.is_none() {
        Some(Value::Null)
    } else if let Ok(truth) = object.cast::<PyBool>() {
        Some(Value::Bool(truth.is_true()))
    } else if object.is_instance_of::<PyInt>() || object.is_instance_of::<PyFloat>() {
        Some(number(object)?)
    } else {
        None
    })
}

/// The value of a number, of whatever library it is.
fn number(object: &Bound<'_, PyAny>) -> Result<Value, ObjectFault> {
    let whole = object.extract::<i64>().map(Number::from).or_else(|_| object.extract::<u64>().map(Number::from));
    let number = whole.ok().or_else(|| Number::from_f64(object.extract().ok()?));
    let unknown = || format!("found {}, expected what JSON can say", named(object)).into();
    number.map(Value::Number).ok_or_else(unknown)
}

/// The type of an object, in words.
fn named(object: &Bound<'_, PyAny>) -> String {
    object.get_type().name().map_or_else(|_| "an object".to_owned(), |name| format!("a value of type {name}"))
}
