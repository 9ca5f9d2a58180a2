//! Whatever stands in a log, what comes behind it is read.
use super::{ONE, TWO};
use crate::wire::{Located, Message, Messages, ReadError, messages};

/// The lines of the messages of a text, with a letter for what cannot be read.
fn stands(text: &str) -> String {
    let place = |read: Result<Located, ReadError>| match read {
        Ok(read) => read.line.to_string(),
        Err(error) => format!("{}{:?}", error.line, error.what).chars().filter(|it| !it.is_lowercase()).collect(),
    };
    messages(text).map(place).collect::<Vec<_>>().join(" ")
}

#[test]
fn reading_goes_on_behind_whatever_is_wrong() {
    let begin = r#"{"type":"begin","puzzle":"1"}"#;
    let step = r#"{"type":"step","technique":"x","truths":[]}"#;
    for (text, read) in [
        (format!("{ONE}\nwarning: x\n{ONE}"), "1 2T 3"),
        (format!("{ONE}\nwarning: x\n[INFO] y\n{ONE}\n{ONE}"), "1 2T 3T 4 5"),
        (format!("{ONE}\nmany\nlines\n\nof it\n{ONE}"), "1 2T 6"),
        (format!("{{\n{ONE}\n{ONE}"), "1M 2 3"),
        (format!("{ONE}\n{}\n{ONE}", &ONE[..9]), "1 2M 3"),
        (format!("{ONE}\n{}\n{ONE}", &ONE[..16]), "1 2B 3"),
        (format!("{}\n{begin}", &begin[..20]), "1B 2"),
        (format!("{}{begin}\n{ONE}", &begin[..20]), "1B 1 2"),
        (format!("12 % {begin}{begin}"), "1T 1 1"),
        (format!("12 % {step}\n{ONE}"), "1T 1 2"),
        (format!("[{ONE},\n{},\n{ONE},\n{ONE}]\n{ONE}", &ONE[..20]), "1 2B 3 4 5"),
        (format!("[\n{ONE},\n{ONE}\n[\n{ONE}\n]\n{ONE}\n"), "2 3 4T 5 7"),
        (format!("[\n{ONE},\n{{\"type\":\"step\",\"place\":[\n[\n{ONE}\n]"), "2 3M 5"),
        (format!("[{ONE},,{ONE}]"), "1 1T 1"),
        (format!("]{ONE}"), "1T 1"),
        (format!("{}{ONE}", "{\"type\":[".repeat(300) + "\n"), "1M 2"),
    ] {
        assert_eq!(stands(&text), read, "{text}");
    }
    let said = |text: &str| messages(text).find_map(Result::err).unwrap().to_string();
    assert_eq!(
        said("many\nlines\nof it\n\n{}"),
        "line 1, column 1: found `m`, expected an object or an array of objects, and so on up to line 3"
    );
    assert_eq!(said(&format!("{ONE}\n {}\n{ONE}", &ONE[..20])), "line 2, column 2: this object is cut off in line 2");
}

#[test]
fn a_long_text_is_read_in_pieces() {
    struct ByteChunks<'a>(&'a [u8], usize);
    impl std::io::Read for ByteChunks<'_> {
        fn read(&mut self, out: &mut [u8]) -> std::io::Result<usize> {
            self.1 = self.1 * 7 % 1009 + 1;
            let length = out.len().min(self.1);
            std::io::Read::read(&mut self.0, &mut out[..length])
        }
    }
    let text: String = (0..3_000)
        .map(|index| [format!("{ONE}\n"), format!("{TWO}\n"), "ü x\n".to_owned()][index % 3].repeat(index % 5))
        .collect();
    let whole: Vec<_> = messages(&text).collect();
    assert!(whole.iter().filter(|read| read.is_ok()).count() > 3_000);
    assert_eq!(Messages::new(ByteChunks(text.as_bytes(), 1)).collect::<Vec<_>>(), whole);
    let lines = text.lines().collect::<Vec<_>>();
    for read in whole {
        match read {
            Ok(read) => assert!(lines[read.line - 1].starts_with('{')),
            Err(error) => assert!(lines[error.line - 1].starts_with('ü')),
        }
    }
}

#[test]
fn the_rules_of_a_log_are_read_whole() {
    let begin = |layout: &str, rules: &str| {
        let text =
            format!(r#"{{"type":"begin","format":1,"layout":"{layout}","rules":{rules},"puzzle":"{:.>16}"}}"#, "");
        messages(&text).next().unwrap()
    };
    let layout = |layout: &str, rules: &str| match begin(layout, rules).unwrap().message {
        Message::Begin(begin) => begin.to_layout().map(|layout| layout.name().to_owned()).map_err(|it| it.to_string()),
        other => panic!("no beginning: {other:?}"),
    };
    let thermometer = r#"{"size":4,"list":[{"rule":"thermometer","cells":["r1c1","r1c2"]}]}"#;
    assert_eq!(layout("4x4, thermometer", thermometer), Ok("4x4, thermometer".to_owned()));
    let other = layout("classic", thermometer).unwrap_err();
    assert!(other.contains("layout") && other.contains("classic"), "{other}");
    for (rules, field) in [
        (r#"{"size":4,"arrows":[]}"#, "arrows"),
        (r#"{"size":4,"list":[{"rule":"odd","cells":["r1c1"],"sum":5}]}"#, "sum"),
        (r#"{"size":4,"list":[{"rule":"nabner","cells":["r1c1"]}]}"#, "nabner"),
    ] {
        let problem = begin("4x4", rules).unwrap_err().to_string();
        assert!(problem.contains(field), "{problem}");
    }
}
