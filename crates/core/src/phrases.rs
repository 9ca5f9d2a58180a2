//! Enums whose values are phrases.

/// Declares an enum of phrases, each with its English words: those of `Display`, and in quotes of `Debug`. Another
/// language says the values.
///
/// ```
/// qedoku_core::phrases! {
///     /// What a garden needs.
///     pub enum Need {
///         Rain => "some rain",
///         Sun => "more sun",
///     }
/// }
///
/// assert_eq!(Need::Sun.to_string(), "more sun");
/// ```
#[macro_export]
macro_rules! phrases {
    ($(#[$meta:meta])* $vis:vis enum $name:ident { $($variant:ident => $words:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        $vis enum $name {
            $(#[doc = concat!("`", $words, "`")] $variant,)*
        }

        impl $name {
            /// The English words for it.
            const fn words(self) -> &'static str {
                match self {
                    $(Self::$variant => $words,)*
                }
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.words())
            }
        }

        impl ::std::fmt::Debug for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Debug::fmt(self.words(), f)
            }
        }
    };
}
