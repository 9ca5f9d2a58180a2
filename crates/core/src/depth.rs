//! Limits of nesting: whatever walks over nested things does so by recursion, and a stack has an end.

/// The limit of hypotheses and forcings within each other. Real logs have 4 at most; this many are read, checked and
/// explained in a small stack, too.
pub const NESTED_LIMIT: usize = 16;

/// The limit of values within each other, the outermost counted: a message is an object, its truths a list within it.
/// Steps that are nested as deep as [`NESTED_LIMIT`] allows come to about 90. It is the limit of `serde_json`, so that
/// what comes as text and what comes as objects of another language is bounded alike.
pub const DEPTH_LIMIT: usize = 127;

/// The text of an error that `serde_json` reports, with nesting that is too deep named as such.
///
/// ```
/// use qedoku_core::json_fault;
/// use serde_json::{Value, from_str};
///
/// let deep = "[".repeat(200);
/// let told = json_fault(&from_str::<Value>(&deep).expect_err("no end"));
/// assert_eq!(told, "found values more than 127 deep, expected no deeper ones at line 1 column 128");
/// let told = json_fault(&from_str::<Value>("[").expect_err("no end"));
/// assert_eq!(told, "EOF while parsing a list at line 1 column 1");
/// ```
pub fn json_fault(error: &serde_json::Error) -> String {
    error.to_string().replacen("recursion limit exceeded", &too_deep(), 1)
}

/// The error text for values that are nested too deep.
pub fn too_deep() -> String {
    format!("found values more than {DEPTH_LIMIT} deep, expected no deeper ones")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, from_str};

    #[test]
    fn a_text_may_be_as_deep_as_the_limit_says() {
        let nested = |depth: usize| "[".repeat(depth) + &"]".repeat(depth);
        assert!(from_str::<Value>(&nested(DEPTH_LIMIT)).is_ok());
        let error = from_str::<Value>(&nested(DEPTH_LIMIT + 1)).unwrap_err();
        assert!(json_fault(&error).starts_with(&too_deep()), "{error}");
    }
}
