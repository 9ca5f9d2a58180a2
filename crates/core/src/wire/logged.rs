//! Writes a type and its form in a log from one list of fields.

/// A value that is its own form.
macro_rules! logged_as_it_is {
    ($($name:ty)+) => {
        $(impl $crate::wire::Logged for $name {
            type Form = Self;

            fn form(&self, _: $crate::wire::WriteContext<'_>) -> Self {
                *self
            }

            fn read(form: &Self, _: &$crate::wire::ReadContext<'_>) -> Result<Self, $crate::wire::WireError> {
                Ok(*form)
            }
        })+
    };
}

/// A struct, and the form that it has in a log: an object with the same fields.
///
/// ```text
/// logged! {
///     /// The doc of the struct.
///     pub struct Wing {
///         /// The cells that the others hang on.
///         #[more("What the struct says of the field and the JSON schema does not.")]
///         pub pivot: CellSet,
///         ...
///     }
///
///     /// The doc of the form.
///     form, made by Self::new(pivot, pincers, digits), or else pincers: |form| form.pincers.join(","),
///         PincersAndDigits;
/// }
/// ```
///
/// - Attributes of `serde` are those of the form. Where they give a field another name, `named` says it to errors; a part
///   whose own fields stand among those of the form (`flatten`) is named `""`.
/// - `given` is what must be so, `made by` how the value is made of its fields where not all of them make one. Behind each
///   stands what is wrong otherwise: the field, what it is said to hold, and what was expected.
macro_rules! logged {
    (
        $(#[$meta:meta])*
        $vis:vis struct $name:ident {
            $($(#[doc = $doc:literal])+ $(#[more($more:literal)])* $(#[serde($($serde:tt)+)])? $(#[named($named:literal)])?
            pub $field:ident: $type:ty,)+
        }

        $(#[$form_meta:meta])+
        form
            $(, given $given:expr, or else $lacking:ident: $lacked:expr, $required:ident)*
            $(, made by $make:expr, or else $blamed:ident: $found:expr, $expected:ident)?;
    ) => {
        $(#[$meta])*
        $vis struct $name {
            $($(#[doc = $doc])+ $(#[doc = $more])* pub $field: $type,)+
        }

        const _: () = {
            use $crate::wire::{Logged, ReadContext, WireError, WriteContext};

            #[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
            #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
            #[allow(clippy::struct_field_names, reason = "the names are those of the log")]
            $(#[$form_meta])+
            pub struct $name {
                $($(#[doc = $doc])+ $(#[serde($($serde)+)])? pub $field: <$type as Logged>::Form,)+
            }

            impl Logged for self::$name {
                type Form = $name;

                fn form(&self, writing: WriteContext<'_>) -> $name {
                    $name { $($field: self.$field.form(writing),)+ }
                }

                fn read(form: &$name, reading: &ReadContext<'_>) -> Result<Self, WireError> {
                    $(
                        let name = $crate::wire::logged!(@named $field $($named)?);
                        let $field = <$type as Logged>::read(&form.$field, &reading.field(name))?;
                    )+
                    $(if !$given {
                        let found: fn(&$name) -> String = $lacked;
                        return Err(reading.field(stringify!($lacking)).fault(&found(form), $crate::wire::Expected::$required));
                    })*
                    $crate::wire::logged!(
                        @value (reading, form) { $($field),+ } $($make, $blamed, $found, $expected)?
                    )
                }
            }
        };
    };

    (@named $field:ident) => {
        stringify!($field)
    };

    (@named $field:ident $named:literal) => {
        $named
    };

    (@value ($reading:ident, $form:ident) { $($field:ident),+ }) => {
        Ok(Self { $($field),+ })
    };

    (
        @value ($reading:ident, $form:ident) { $($field:ident),+ }
        $make:expr, $blamed:ident, $found:expr, $expected:ident
    ) => {{
        let made: Option<Self> = $make;
        let found: fn(&Self::Form) -> String = $found;
        made.ok_or_else(|| $reading.field(stringify!($blamed)).fault(&found($form), $crate::wire::Expected::$expected))
    }};
}

/// Writes an enum of kinds, and the form that it has in a log: that of the kind. Kinds that have fields of their own
/// stand before those that are a type each. JSON is read by a derived `Deserialize`, or by a function.
macro_rules! logged_kinds {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident {
            $($(#[doc = $doc:literal])+ $(#[more($more:literal)])* $kind:ident($type:ty),)+
        }
        $($form:tt)+
    ) => {
        $crate::wire::logged_kinds! {
            @write
            $(#[$meta])*
            $vis enum $name {
                ;
                $($(#[doc = $doc])+ $(#[more($more)])* $kind($type),)+
            }
            $($form)+
        }
    };

    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident {
            $($(#[doc = $kind_doc:literal])+ $kind:ident {
                $($(#[doc = $doc:literal])+ $(#[serde($($serde:tt)+)])? $field:ident: $type:ty,)+
            },)+
            $(; $($types:tt)+)?
        }
        $($form:tt)+
    ) => {
        $crate::wire::logged_kinds! {
            @write
            $(#[$meta])*
            $vis enum $name {
                $($(#[doc = $kind_doc])+ $kind {
                    $($(#[doc = $doc])+ $(#[serde($($serde)+)])? $field: $type,)+
                },)+
                ;
                $($($types)+)?
            }
            $($form)+
        }
    };

    (
        @write
        $(#[$meta:meta])*
        $vis:vis enum $name:ident {
            $($(#[doc = $kind_doc:literal])+ $kind:ident {
                $($(#[doc = $doc:literal])+ $(#[serde($($serde:tt)+)])? $field:ident: $type:ty,)+
            },)*
            ;
            $($(#[doc = $inner_doc:literal])+ $(#[more($more:literal)])* $inner:ident($inner_type:ty),)*
        }

        $(#[$form_meta:meta])+
        form $(, parsed by $parse:path)?;
    ) => {
        $(#[$meta])*
        $vis enum $name {
            $($(#[doc = $kind_doc])+ $kind { $($(#[doc = $doc])+ $field: $type,)+ },)*
            $($(#[doc = $inner_doc])+ $(#[doc = $more])* $inner($inner_type),)*
        }

        const _: () = {
            use $crate::wire::{Logged, ReadContext, WireError, WriteContext};

            #[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
            #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
            $(#[$form_meta])+
            pub enum $name {
                $($(#[doc = $kind_doc])+ $kind {
                    $($(#[doc = $doc])+ $(#[serde($($serde)+)])? $field: <$type as Logged>::Form,)+
                },)*
                $($(#[doc = $inner_doc])+ $inner(<$inner_type as Logged>::Form),)*
            }

            $(impl<'de> serde::Deserialize<'de> for $name {
                fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                    $parse(from)
                }
            })?

            impl Logged for self::$name {
                type Form = $name;

                fn form(&self, writing: WriteContext<'_>) -> $name {
                    match self {
                        $(Self::$kind { $($field),+ } => $name::$kind { $($field: $field.form(writing)),+ },)*
                        $(Self::$inner(it) => $name::$inner(it.form(writing)),)*
                    }
                }

                fn read(form: &$name, reading: &ReadContext<'_>) -> Result<Self, WireError> {
                    Ok(match form {
                        $($name::$kind { $($field),+ } => Self::$kind {
                            $($field: <$type as Logged>::read($field, &reading.field(stringify!($field)))?,)+
                        },)*
                        $($name::$inner(it) => Self::$inner(Logged::read(it, reading)?),)*
                    })
                }
            }
        };
    };
}

pub(crate) use {logged, logged_as_it_is, logged_kinds};
