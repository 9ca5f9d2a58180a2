//! Lists in sentences.
use std::fmt::Display;

/// Writes `a`, `a and b`, `a, b and c`.
pub(super) fn and<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    joined(items, "and")
}

/// Writes `a`, `a or b`, `a, b or c`.
pub(super) fn or<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    joined(items, "or")
}

fn joined<T: Display>(items: impl IntoIterator<Item = T>, word: &str) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    match items.as_slice() {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} {word} {last}", first.join(", ")),
    }
}

/// Writes `a, b, c`.
pub(super) fn commas<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(", ")
}

/// Picks the form for one or for several.
pub(super) const fn plural<'t>(count: usize, one: &'t str, several: &'t str) -> &'t str {
    if count == 1 { one } else { several }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_item_is_joined_by_and() {
        assert_eq!(and(["a"; 0]), "");
        assert_eq!(and(["a"]), "a");
        assert_eq!(and(["a", "b"]), "a and b");
        assert_eq!(and([1, 2, 3]), "1, 2 and 3");
        assert_eq!(or([1, 2, 3]), "1, 2 or 3");
        assert_eq!(commas([1, 2, 3]), "1, 2, 3");
    }
}
