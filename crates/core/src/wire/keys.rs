//! Reads objects whose keys are names: each stands there once.
use indexmap::IndexMap;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use std::fmt;
use std::marker::PhantomData;

/// Reads an object; a key that stands twice would hide what it said first.
pub(super) fn once<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<IndexMap<String, T>, D::Error> {
    from.deserialize_map(UniqueKeys(PhantomData))
}

/// Reads an object, or nothing for null.
pub(super) fn once_or_null<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    from: D,
) -> Result<Option<IndexMap<String, T>>, D::Error> {
    let read: Option<Keys<T>> = Option::deserialize(from)?;
    Ok(read.map(|keys| keys.0))
}

struct Keys<T>(IndexMap<String, T>);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Keys<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        once(from).map(Self)
    }
}

struct UniqueKeys<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for UniqueKeys<T> {
    type Value = IndexMap<String, T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Self::Value, A::Error> {
        let mut read = IndexMap::new();
        while let Some((key, value)) = entries.next_entry::<String, T>()? {
            if read.contains_key(&key) {
                return Err(A::Error::custom(format_args!("the key `{key}` stands twice")));
            }
            read.insert(key, value);
        }
        Ok(read)
    }
}

#[cfg(test)]
mod tests {
    use crate::wire::messages;

    #[test]
    fn a_key_stands_once() {
        let twice = |field: &str| {
            let text = format!(r#"{{"type":"end","outcome":"stuck",{field}}}"#);
            let read = messages(&text).next().unwrap();
            read.unwrap_err().message
        };
        assert_eq!(twice(r#""counts":{"x-wing":1,"x-wing":2}"#), "the key `x-wing` stands twice");
        assert_eq!(twice(r#""candidates":{"r1c1":"12","r1c1":"3"}"#), "the key `r1c1` stands twice");
        assert_eq!(twice(r#""counts":1"#), "invalid type: integer `1`, expected an object");
    }
}
