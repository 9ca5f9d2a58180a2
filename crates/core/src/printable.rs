//! Text from outside, made fit to be shown: the one place where that is done.
use std::borrow::Cow;
use std::fmt::Write as _;

/// Characters above the ASCII ones that do something instead of saying something: controls, ends of lines and
/// paragraphs, directions, what has no width or no meaning that is agreed upon, in order.
const HIDDEN: [(char, char); 25] = [
    ('\u{7f}', '\u{9f}'),
    ('\u{ad}', '\u{ad}'),
    ('\u{34f}', '\u{34f}'),
    ('\u{61c}', '\u{61c}'),
    ('\u{115f}', '\u{1160}'),
    ('\u{17b4}', '\u{17b5}'),
    ('\u{180b}', '\u{180f}'),
    // The two joiners among these serve some scripts, but a name with one looks like the name without.
    ('\u{200b}', '\u{200f}'),
    ('\u{2028}', '\u{202e}'),
    ('\u{2060}', '\u{206f}'),
    ('\u{3164}', '\u{3164}'),
    // For private use.
    ('\u{e000}', '\u{f8ff}'),
    ('\u{fdd0}', '\u{fdef}'),
    ('\u{feff}', '\u{feff}'),
    ('\u{ffa0}', '\u{ffa0}'),
    ('\u{fff0}', '\u{fffb}'),
    ('\u{fffe}', '\u{ffff}'),
    ('\u{1bca0}', '\u{1bca3}'),
    ('\u{1d173}', '\u{1d17a}'),
    ('\u{1fffe}', '\u{1ffff}'),
    ('\u{2fffe}', '\u{2ffff}'),
    ('\u{3fffe}', '\u{3ffff}'),
    ('\u{dfffe}', '\u{dffff}'),
    // Tags, which spell invisible words, and what is kept free behind them.
    ('\u{e0000}', '\u{e0fff}'),
    ('\u{efffe}', '\u{10ffff}'),
];

/// True if a character says something to whoever reads it and does nothing to the terminal or to the line it stands on.
pub fn is_printable(character: char) -> bool {
    matches!(character, ' '..='~')
        || character > '~' && !HIDDEN.iter().any(|&(from, to)| (from..=to).contains(&character))
}

/// A text from outside on one line, such as a name, a title or a message about it: whatever would act on the terminal,
/// end the line, turn its direction or hide in it is shown as an escape (`\n`, `\u{1b}`). What was escaped stays as it
/// is.
pub fn printable(text: &str) -> Cow<'_, str> {
    if text.chars().all(is_printable) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 16);
    for character in text.chars() {
        match character {
            plain if is_printable(plain) => out.push(plain),
            '\n' => out += "\\n",
            '\r' => out += "\\r",
            '\t' => out += "\\t",
            other => {
                let _ = write!(out, "\\u{{{:x}}}", u32::from(other));
            }
        }
    }
    Cow::Owned(out)
}

/// A JSON text in which such characters are written as JSON's own escapes, so that it means the same and can be shown.
/// Line breaks between its parts stay.
pub fn printable_json(json: String) -> String {
    let stays = |character: char| is_printable(character) || matches!(character, '\n' | '\r' | '\t');
    // Most texts are plain ASCII, which is told of many bytes at once.
    let is_plain = |byte: &u8| matches!(byte, b' '..=b'~' | b'\n' | b'\r' | b'\t');
    let are_plain = |bytes: &[u8]| bytes.iter().fold(true, |all, byte| all & is_plain(byte));
    if json.as_bytes().chunks(64).all(are_plain) || json.chars().all(stays) {
        return json;
    }
    let mut out = String::with_capacity(json.len() + 16);
    for character in json.chars() {
        if stays(character) {
            out.push(character);
            continue;
        }
        for unit in character.encode_utf16(&mut [0; 2]) {
            let _ = write!(out, "\\u{unit:04x}");
        }
    }
    out
}

/// The beginning of a text from outside, fit to be shown.
pub fn excerpt(text: &str) -> String {
    const MOST: usize = 120;
    beginning(text, MOST)
}

/// The beginning of a text that nobody reads as far as its end, such as a link, fit to be shown.
pub fn brief(text: &str) -> String {
    const MOST: usize = 56;
    beginning(text, MOST)
}

fn beginning(text: &str, most: usize) -> String {
    let cut = text.char_indices().nth(most).map(|(at, _)| at);
    let start = printable(&text[..cut.unwrap_or(text.len())]).into_owned();
    if cut.is_some() { start + " ..." } else { start }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_plain_stays_as_it_is() {
        for text in ["", "easy, by hand", "数独 №7 – “schön” é́ 🂡", r"a\b \n"] {
            assert!(matches!(printable(text), Cow::Borrowed(same) if same == text), "{text}");
        }
    }

    #[test]
    fn nothing_acts_on_the_terminal() {
        let cases = [
            ("a\nb\r\tc", r"a\nb\r\tc"),
            ("\u{1b}[31mred\u{7f}", r"\u{1b}[31mred\u{7f}"),
            ("\u{9b}2J\u{85}", r"\u{9b}2J\u{85}"),
            ("\u{202e}desrever\u{2066}\u{200f}\u{61c}", r"\u{202e}desrever\u{2066}\u{200f}\u{61c}"),
            ("z\u{200b}\u{200d}\u{feff}\u{2060}\u{ad}w", r"z\u{200b}\u{200d}\u{feff}\u{2060}\u{ad}w"),
            ("\u{2028}\u{2029}", r"\u{2028}\u{2029}"),
            ("\u{e0041}\u{fdd1}\u{1fffe}\u{0}", r"\u{e0041}\u{fdd1}\u{1fffe}\u{0}"),
        ];
        for (text, expected) in cases {
            assert_eq!(printable(text), expected);
            assert_eq!(printable(expected), expected, "once is enough");
        }
    }

    #[test]
    fn json_means_the_same() {
        let text = "a\n\u{9b}\u{202e}\u{2028}\u{e0041}\u{7f}é";
        let json = printable_json(serde_json::to_string(text).unwrap());
        assert_eq!(json, "\"a\\n\\u009b\\u202e\\u2028\\udb40\\udc41\\u007fé\"");
        assert_eq!(serde_json::from_str::<String>(&json).unwrap(), text);
        assert_eq!(printable_json("[\n1\n]".to_owned()), "[\n1\n]");
    }
}
