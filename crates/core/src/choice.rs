//! Ids and choices as text, in one way for all of them.

/// Serializes a type as it prints, and reads it back; `TryFrom<&str>` is what its `FromStr` is.
///
/// ```
/// #[derive(PartialEq, Debug)]
/// struct Seed(u64);
///
/// impl std::fmt::Display for Seed {
///     fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
///         self.0.fmt(f)
///     }
/// }
///
/// impl std::str::FromStr for Seed {
///     type Err = std::num::ParseIntError;
///
///     fn from_str(text: &str) -> Result<Self, Self::Err> {
///         text.parse().map(Self)
///     }
/// }
///
/// qedoku_core::as_text!(Seed);
/// assert_eq!(serde_json::to_string(&Seed(7)).unwrap(), r#""7""#);
/// assert_eq!(Seed::try_from("7"), Ok(Seed(7)));
/// ```
#[macro_export]
macro_rules! as_text {
    ($($type:ident),+ $(,)?) => {$(
        impl $crate::serde::Serialize for $type {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $type {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                <String as $crate::serde::Deserialize>::deserialize(from)?
                    .parse()
                    .map_err(<D::Error as $crate::serde::de::Error>::custom)
            }
        }

        impl TryFrom<&str> for $type {
            type Error = <Self as ::std::str::FromStr>::Err;

            fn try_from(text: &str) -> Result<Self, Self::Error> {
                text.parse()
            }
        }
    )+};
}

/// Prints a choice as its word, and reads it from that word. The choice has all its values as `ALL` and a method for the
/// word. `FromStr` reads the word in capitals, too; `named` knows the word as it prints.
///
/// ```
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// enum Order { Rows, Columns }
///
/// impl Order {
///     const ALL: [Self; 2] = [Self::Rows, Self::Columns];
///
///     const fn word(self) -> &'static str {
///         match self { Self::Rows => "rows", Self::Columns => "columns" }
///     }
/// }
///
/// qedoku_core::choice!(Order, "an order", word);
/// assert_eq!((Order::named("rows"), Order::named("Rows")), (Some(Order::Rows), None));
/// assert_eq!("Rows".parse(), Ok(Order::Rows));
/// let error = "boxes".parse::<Order>().unwrap_err();
/// assert_eq!(error.to_string(), "expected an order: rows, columns, found `boxes`");
/// ```
#[macro_export]
macro_rules! choice {
    ($type:ident, $what:literal, $word:ident) => {
        impl $type {
            /// The value with this word.
            pub fn named(word: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|one| one.$word() == word)
            }
        }

        impl ::std::fmt::Display for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.$word())
            }
        }

        impl ::std::str::FromStr for $type {
            type Err = $crate::UnknownName;

            fn from_str(word: &str) -> Result<Self, $crate::UnknownName> {
                let known = Self::ALL.into_iter().find(|one| one.$word().eq_ignore_ascii_case(word));
                known.ok_or_else(|| $crate::UnknownName::of_words($what, Self::ALL.map(Self::$word), word))
            }
        }
    };
}
