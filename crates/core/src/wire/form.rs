//! The form that a value has in a log, and the way there and back.
use super::{Expected, Found, WireError};
use crate::layout::Layout;
use std::fmt::{self, Display};

/// A value that stands in a log.
///
/// Its form is what JSON has of it: names, numbers, lists and objects of them. A form is read without a layout; what it
/// names is looked up afterwards, when the layout of the log is known.
pub trait Logged: Sized {
    /// The form.
    type Form;

    /// The form of the value.
    fn form(&self, writing: WriteContext<'_>) -> Self::Form;

    /// The value that has this form. An error names the field of the form that is wrong.
    fn read(form: &Self::Form, reading: &ReadContext<'_>) -> Result<Self, WireError>;
}

/// A step in words, and the steps nested in it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Words {
    /// The step.
    pub text: Option<String>,
    /// A chain in Eureka notation.
    pub notation: Option<String>,
    /// The steps nested in it, in order, or the cases with their steps; those beyond the end of the list go without
    /// words.
    pub nested: Vec<Words>,
}

/// The context a form is written with.
#[derive(Clone, Copy, Debug)]
pub struct WriteContext<'a> {
    /// The layout, which names the houses.
    pub layout: &'a Layout,
    /// The step in words.
    pub words: Option<&'a Words>,
}

impl WriteContext<'_> {
    /// The context for a step or a case nested in this one, by its place from 0.
    fn nested(self, index: usize) -> Self {
        Self { words: self.words.and_then(|words| words.nested.get(index)), ..self }
    }

    /// The step in words.
    pub fn text(self) -> Option<String> {
        self.words.and_then(|words| words.text.clone())
    }
}

/// The place of a form, and the layout that its names are looked up in.
#[derive(Clone, Copy, Debug)]
pub struct ReadContext<'a> {
    /// The layout.
    pub layout: &'a Layout,
    /// The number of steps it is nested in.
    pub depth: usize,
    /// The way to it.
    pub path: FieldPath<'a>,
}

impl<'a> ReadContext<'a> {
    /// A form that stands by itself.
    pub const fn new(layout: &'a Layout) -> Self {
        Self { layout, depth: 0, path: FieldPath::WHOLE }
    }

    /// A field of the form; without a name, a part whose fields stand among those of the form.
    pub const fn field(&'a self, name: &'static str) -> Self {
        Self { path: self.path.field(name), ..*self }
    }

    /// An entry of the list.
    pub const fn entry(&'a self, index: usize) -> Self {
        Self { path: self.path.entry(index), ..*self }
    }

    /// The context within one more step.
    #[must_use]
    pub const fn deeper(self) -> Self {
        Self { depth: self.depth + 1, ..self }
    }

    /// The error for content here that was not expected.
    pub fn fault(&self, found: impl Into<Found>, expected: Expected) -> WireError {
        self.path.fault(found, expected)
    }
}

/// The way to a form: `truths[2].cell`.
#[derive(Clone, Copy, Debug)]
pub struct FieldPath<'a> {
    part: Part,
    around: Option<&'a Self>,
}

/// The part that a form is of the one around it.
#[derive(Clone, Copy, Debug)]
enum Part {
    /// Nothing is around it.
    Whole,
    /// The field with this name.
    Field(&'static str),
    /// The entry of a list, by its place from 0.
    Entry(usize),
}

impl<'a> FieldPath<'a> {
    /// The path of a form that stands by itself.
    pub const WHOLE: Self = Self { part: Part::Whole, around: None };

    /// The path of a field.
    pub const fn field(&'a self, name: &'static str) -> Self {
        Self { part: Part::Field(name), around: Some(self) }
    }

    /// The path of an entry of the list.
    pub const fn entry(&'a self, index: usize) -> Self {
        Self { part: Part::Entry(index), around: Some(self) }
    }

    /// The path of the list of which this is an entry.
    pub fn list(&self) -> Self {
        self.around.copied().unwrap_or(Self::WHOLE)
    }

    /// True if something with a name is around it.
    fn is_inside(&self) -> bool {
        self.around.is_some_and(|around| !matches!(around.part, Part::Whole | Part::Field("")) || around.is_inside())
    }

    /// The error for content here that was not expected.
    pub fn fault(&self, found: impl Into<Found>, expected: Expected) -> WireError {
        WireError { field: self.to_string(), found: found.into(), expected }
    }
}

impl Display for FieldPath<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(around) = self.around {
            around.fmt(f)?;
        }
        match self.part {
            Part::Whole | Part::Field("") => Ok(()),
            Part::Field(name) if self.is_inside() => write!(f, ".{name}"),
            Part::Field(name) => f.write_str(name),
            Part::Entry(index) => write!(f, "[{index}]"),
        }
    }
}

impl<T: Logged> Logged for Option<T> {
    type Form = Option<T::Form>;

    fn form(&self, writing: WriteContext<'_>) -> Self::Form {
        self.as_ref().map(|it| it.form(writing))
    }

    fn read(form: &Self::Form, reading: &ReadContext<'_>) -> Result<Self, WireError> {
        form.as_ref().map(|form| T::read(form, reading)).transpose()
    }
}

impl<T: Logged> Logged for Box<T> {
    type Form = T::Form;

    fn form(&self, writing: WriteContext<'_>) -> Self::Form {
        (**self).form(writing)
    }

    fn read(form: &Self::Form, reading: &ReadContext<'_>) -> Result<Self, WireError> {
        T::read(form, reading).map(Self::new)
    }
}

impl<T: Logged> Logged for Vec<T> {
    type Form = Vec<T::Form>;

    fn form(&self, writing: WriteContext<'_>) -> Self::Form {
        self.iter().enumerate().map(|(index, it)| it.form(writing.nested(index))).collect()
    }

    fn read(form: &Self::Form, reading: &ReadContext<'_>) -> Result<Self, WireError> {
        form.iter().enumerate().map(|(index, form)| T::read(form, &reading.entry(index))).collect()
    }
}

/// Two of a kind, which nothing distinguishes.
impl<T: Logged> Logged for [T; 2] {
    type Form = [T::Form; 2];

    fn form(&self, writing: WriteContext<'_>) -> Self::Form {
        self.each_ref().map(|it| it.form(writing))
    }

    fn read([one, other]: &Self::Form, reading: &ReadContext<'_>) -> Result<Self, WireError> {
        Ok([T::read(one, reading)?, T::read(other, reading)?])
    }
}
