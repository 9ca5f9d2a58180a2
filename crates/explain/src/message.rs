//! Messages, and the languages that say them.
//!
//! A message is a value: a variant of an enum whose fields are what the sentence names. Who decides what is said makes
//! the value; how a language says it stands in a file of that language, and nowhere else.
use crate::style::{Lang, Style};
use std::fmt::{self, Write as _};
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

/// A message that a language can say. Either method is made of the other, so that it has to have one of them.
pub trait Say<L: Language> {
    /// The words for it.
    fn say(&self, by: L) -> String {
        let mut text = String::with_capacity(ROOM);
        // A string takes whatever is written.
        let _ = write!(text, "{}", said(self, by));
        text
    }

    /// Writes the words for it, as a part of a sentence.
    fn write(&self, by: L, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(&self.say(by))
    }
}

/// The room that is made for a sentence before it is known.
const ROOM: usize = 64;

/// A message in a language, as sentences have it where they name it.
#[doc(hidden)]
pub struct SaidMessage<'m, L, M: ?Sized> {
    message: &'m M,
    by: L,
}

/// A message in a language, as sentences have it where they name it.
#[doc(hidden)]
pub const fn said<L: Language, M: Say<L> + ?Sized>(message: &M, by: L) -> SaidMessage<'_, L, M> {
    SaidMessage { message, by }
}

impl<L: Language, M: Say<L> + ?Sized> fmt::Display for SaidMessage<'_, L, M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message.write(self.by, f)
    }
}

impl<L: Language, M: Say<L> + ?Sized> fmt::Debug for SaidMessage<'_, L, M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.message.say(self.by), f)
    }
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

    /// Writes a message in the language of the style.
    pub(crate) fn write(self, message: &(impl Describe + ?Sized), to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.language {
            Lang::En => message.write(En(self), to),
            Lang::Zh => message.write(Zh(self), to),
        }
    }
}

impl<L: Language, T: Say<L> + ?Sized> Say<L> for &T {
    fn say(&self, by: L) -> String {
        (**self).say(by)
    }

    fn write(&self, by: L, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).write(by, to)
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

            fn write(&self, _: L, to: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, to)
            }
        }
    )* };
}

alike!(
    str,
    String,
    usize,
    u8,
    u16,
    u32,
    u64,
    u128,
    i16,
    char,
    qedoku_core::Digit,
    qedoku_core::Grid,
    fmt::Arguments<'_>
);

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
            fn write(&self, $by: $lang, to: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self { $(
                    #[allow(unused_variables, reason = "a field may be named for what stands before the sentence alone")]
                    Self::$variant { $( $($field,)* )? .. } $(if $guard)? => {
                        $crate::sentence!(to, $by, self, [$( $($name = $value)+ )?] [$( $($field)* )?] $body)
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
    ($to:ident, $by:ident, $message:expr, [] [$($field:ident)*] fallback) => {{
        let by = $crate::En($crate::Style { language: $crate::Lang::En, ..*$by });
        $crate::Say::<$crate::En>::write($message, by, $to)
    }};
    (
        $to:ident, $by:ident, $message:expr, [$($name:ident = $value:expr)*] [$($field:ident)*] { $($code:tt)* }
    ) => {{
        $( let $name = $crate::Say::say(&$value, $by); )*
        let text: ::std::string::String = { $($code)* };
        $to.write_str(&text)
    }};
    ($to:ident, $by:ident, $message:expr, [$($name:ident = $value:expr)*] [$($field:ident)*] $text:literal) => {{
        $(
            let $name = &$value;
            let $name = $crate::said($name, $by);
        )*
        $( let $field = $crate::said($field, $by); )*
        ::std::write!($to, $text)
    }};
}
