//! Messages, and the languages that say them.
//!
//! A message is a value: a variant of an enum whose fields are what the sentence names. Who decides what is said makes
//! the value; how a language says it stands in a file of that language, and nowhere else.
use crate::style::{Lang, Style};
use std::fmt;
use std::ops::Deref;

/// A language that messages are said in: a style, of which the language is known.
pub trait Language: Copy + Deref<Target = Style> {}

/// English.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct En(pub Style);

/// Simplified Chinese.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Zh(pub Style);

impl Deref for En {
    type Target = Style;

    fn deref(&self) -> &Style {
        &self.0
    }
}

impl Deref for Zh {
    type Target = Style;

    fn deref(&self) -> &Style {
        &self.0
    }
}

impl Language for En {}
impl Language for Zh {}

/// A message that a language can say.
pub trait Say<L: Language> {
    /// The words for it.
    fn say(&self, by: L) -> String;
}

/// A message that every language can say.
///
/// A language that is added to [`Lang`] is added to the traits that this one asks for; the compiler then names the
/// messages that the language does not have.
pub trait Describe: Say<En> + Say<Zh> {}

impl<T: Say<En> + Say<Zh> + ?Sized> Describe for T {}

impl Style {
    /// Says a message in the language of the style.
    ///
    /// ```
    /// use qedoku_explain::{En, Lang, Style, Zh, language};
    ///
    /// enum Tally {
    ///     Steps { count: usize },
    /// }
    ///
    /// language! {
    ///     en: En;
    ///     Tally {
    ///         Steps { count } if *count == 1 => "one step";
    ///         Steps { count } => "{count} steps";
    ///     }
    /// }
    ///
    /// language! {
    ///     zh: Zh;
    ///     Tally {
    ///         Steps { count } => "{count} 步";
    ///     }
    /// }
    ///
    /// let [en, zh] = Lang::ALL.map(|lang| Style { language: lang, ..Style::default() });
    /// assert_eq!(en.say(&Tally::Steps { count: 3 }), "3 steps");
    /// assert_eq!(zh.say(&Tally::Steps { count: 3 }), "3 步");
    /// ```
    pub fn say(self, message: &(impl Describe + ?Sized)) -> String {
        match self.language {
            Lang::En => message.say(En(self)),
            Lang::Zh => message.say(Zh(self)),
        }
    }
}

impl<L: Language, T: Say<L> + ?Sized> Say<L> for &T {
    fn say(&self, by: L) -> String {
        (**self).say(by)
    }
}

/// Names in a list: `a, b, c`.
impl<L: Language> Say<L> for Vec<String> {
    fn say(&self, by: L) -> String {
        by.commas(self)
    }
}

/// Implements [`Say`] for values that every language writes alike.
macro_rules! alike {
    ($($noun:ty),*) => { $(
        impl<L: Language> Say<L> for $noun {
            fn say(&self, _: L) -> String {
                self.to_string()
            }
        }
    )* };
}

alike!(str, String, usize, u8, u16, u32, u64, u128, char, qedoku_core::Digit, qedoku_core::Grid, fmt::Arguments<'_>);

/// Implements [`Say`] for the messages of a language: for each variant the fields that its sentence names, and the
/// sentence. Fields are said in the same language before they stand there.
///
/// `if` distinguishes cases of a variant, `with` gives names to what the sentence needs beside the fields, both of the
/// fields as they are. A body in braces is code that makes the text. `=> fallback` says it in English, until somebody
/// translates it.
#[macro_export]
macro_rules! language {
    ($by:ident: $lang:ty; $( $message:ty { $(
        $variant:ident $({ $($field:ident),* $(,)? })? $(if $guard:expr)? $(, with $($name:ident = $value:expr),+)?
            => $body:tt;
    )* } )*) => { $(
        impl $crate::Say<$lang> for $message {
            #[allow(unused_variables, reason = "a sentence may need nothing but itself")]
            fn say(&self, $by: $lang) -> ::std::string::String {
                match self { $(
                    #[allow(unused_variables, reason = "a field may be named for what stands before the sentence alone")]
                    Self::$variant { $( $($field,)* )? .. } $(if $guard)? => {
                        $( $( let $name = $crate::Say::<$lang>::say(&$value, $by); )+ )?
                        $crate::sentence!($by, self, [$( $($field)* )?] $body)
                    }
                )* }
            }
        }
    )* };
}

/// The body of a message in [`language!`].
#[doc(hidden)]
#[macro_export]
macro_rules! sentence {
    ($by:ident, $message:expr, [$($field:ident)*] fallback) => {
        $crate::Say::<$crate::En>::say($message, $crate::En($crate::Style { language: $crate::Lang::En, ..*$by }))
    };
    ($by:ident, $message:expr, [$($field:ident)*] { $($code:tt)* }) => {{ $($code)* }};
    ($by:ident, $message:expr, [$($field:ident)*] $text:literal) => {{
        $( let $field = $crate::Say::say($field, $by); )*
        ::std::format!($text)
    }};
}
