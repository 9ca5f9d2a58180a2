//! Values that are words: their list stands once, and the parser, the help, the completions and the pages take it from there.
use clap::builder::{PossibleValue, StyledStr, TypedValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command};
use std::ffi::OsStr;
use std::marker::PhantomData;

/// A value of an option that has a word for each of its values.
pub(crate) trait Word: Clone + Send + Sync + 'static {
    /// The words, each with what it means.
    fn words() -> Vec<PossibleValue>;

    /// The value of a word, capitals or not.
    fn read(word: &str) -> Option<Self>;

    /// Advice for a word that stands for nothing.
    fn advice(word: &str) -> Option<String> {
        let _ = word;
        None
    }

    /// True if there are more words than an error lists.
    const ARE_MANY: bool = false;
}

/// The form of an output, of which one is taken where none is named.
pub(crate) trait WordForm: Word {
    /// The word of that one.
    const USUAL: &'static str;
}

/// Reads words.
#[derive(Debug)]
pub(crate) struct WordParser<T>(PhantomData<fn() -> T>);

impl<T> Clone for WordParser<T> {
    fn clone(&self) -> Self {
        Self::new()
    }
}

impl<T> WordParser<T> {
    pub(crate) const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<T: Word> TypedValueParser for WordParser<T> {
    type Value = T;

    fn parse_ref(&self, command: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<T, clap::Error> {
        let text = value.to_string_lossy();
        T::read(text.trim()).ok_or_else(|| {
            let mut error = clap::Error::new(ErrorKind::InvalidValue).with_cmd(command);
            if let Some(arg) = arg {
                error.insert(ContextKind::InvalidArg, ContextValue::String(arg.to_string()));
            }
            error.insert(ContextKind::InvalidValue, ContextValue::String(text.to_string()));
            if !T::ARE_MANY {
                let words = T::words().iter().map(|word| word.get_name().to_owned()).collect();
                error.insert(ContextKind::ValidValue, ContextValue::Strings(words));
            }
            if let Some(advice) = T::advice(&text) {
                error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![StyledStr::from(advice)]));
            }
            error
        })
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(T::words().into_iter()))
    }
}

/// Types of the command line whose words clap derives from their documentation.
macro_rules! words {
    ($($(#[$note:meta])* $type:ty $(, usual $usual:literal)?;)+) => {$(
        $(#[$note])*
        impl $crate::args::word::Word for $type {
            fn words() -> Vec<clap::builder::PossibleValue> {
                use clap::ValueEnum;
                Self::value_variants().iter().filter_map(ValueEnum::to_possible_value).collect()
            }

            fn read(word: &str) -> Option<Self> {
                <Self as clap::ValueEnum>::from_str(word, true).ok()
            }
        }
        $(impl $crate::args::word::WordForm for $type {
            const USUAL: &'static str = $usual;
        })?
    )+};
}
pub(super) use words;
