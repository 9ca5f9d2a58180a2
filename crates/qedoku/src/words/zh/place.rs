//! The place of an input in Chinese.

/// The place of an input: which argument of a command it is, or the name of a file.
pub(in crate::words) fn place_of_input(place: &str) -> String {
    let Some(behind) = place.strip_prefix("argument ") else { return place.to_owned() };
    let digits = behind.find(|c: char| !c.is_ascii_digit()).unwrap_or(behind.len());
    let (number, rest) = behind.split_at(digits);
    if number.is_empty() { place.to_owned() } else { format!("第{number}个参数{rest}") }
}
