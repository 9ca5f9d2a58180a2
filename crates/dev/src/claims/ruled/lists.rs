//! Reads lists of anything, each in every way in which a text begins with one.
use qedoku_core::Digit;

/// A way to read the beginning of a text: how far, and what it is.
pub(super) type NameReading<T> = (usize, T);

/// Every list that a text begins with.
pub(super) fn list<T: Clone>(
    text: &str,
    joints: &[&str],
    one: impl Fn(&str) -> Vec<NameReading<T>>,
) -> Vec<NameReading<Vec<T>>> {
    let mut all: Vec<NameReading<Vec<T>>> = one(text).into_iter().map(|(end, it)| (end, vec![it])).collect();
    let mut at = 0;
    while at < all.len() {
        let (end, so_far) = all[at].clone();
        for joint in joints.iter().filter(|joint| text[end..].starts_with(**joint)) {
            let next = end + joint.len();
            let more = one(&text[next..]).into_iter();
            all.extend(more.map(|(length, it)| (next + length, [so_far.clone(), vec![it]].concat())));
        }
        at += 1;
    }
    all
}

/// A digit.
pub(super) fn digit(text: &str) -> Option<NameReading<Digit>> {
    Digit::from_value(text.chars().next()?.to_digit(10)?).map(|digit| (1, digit))
}

/// Every list of digits.
pub(super) fn digits(text: &str) -> Vec<NameReading<Vec<Digit>>> {
    list(text, &[", ", " and ", "、", " 和 "], |text| digit(text).into_iter().collect())
}

/// A way to reach a total: `1+2+5`.
pub(in super::super) fn way(text: &str) -> Vec<NameReading<Vec<Digit>>> {
    let all = list(text, &["+"], |text| digit(text).into_iter().collect());
    // A way is of several cells, and has all its digits.
    all.into_iter().filter(|(end, way)| way.len() > 1 && !text[*end..].starts_with('+')).collect()
}
