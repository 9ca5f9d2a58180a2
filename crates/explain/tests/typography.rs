//! Chinese texts have the punctuation of Chinese: what all snapshots of the workspace say is read.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
use std::fs;
use std::path::{Path, PathBuf};

fn is_han(c: char) -> bool {
    ('\u{4e00}'..='\u{9fff}').contains(&c)
}

/// Punctuation that has its room inside.
fn is_wide(c: char) -> bool {
    ('\u{3000}'..='\u{303f}').contains(&c) || ('\u{ff00}'..='\u{ffef}').contains(&c)
}

/// The fault of the punctuation of a line that speaks Chinese. It may have an arrow `=>` between blanks, columns, which
/// two blanks or more stand between, and the marks of Markdown and of pictures.
fn fault(line: &str) -> Option<String> {
    let chars: Vec<char> = line.chars().collect();
    let han = |at: Option<&char>| at.is_some_and(|&c| is_han(c));
    let wide = |at: Option<&char>| at.is_some_and(|&c| is_wide(c));
    for (at, &c) in chars.iter().enumerate() {
        let before = at.checked_sub(1).and_then(|at| chars.get(at));
        let after = chars.get(at + 1);
        let next = chars.get(at + 2);
        let shown: String = chars[at.saturating_sub(8)..chars.len().min(at + 8)].iter().collect();
        if ",;:()!?".contains(c) && (han(before) || wide(before) || han(after) || wide(after)) {
            return Some(format!("{c:?} beside Chinese in {shown:?}"));
        }
        let before_blank = at.checked_sub(2).and_then(|at| chars.get(at));
        if c == '(' && before == Some(&' ') && (han(before_blank) || wide(before_blank)) {
            return Some(format!("a bracket behind Chinese in {shown:?}"));
        }
        let is_arrow = after == Some(&'=') && next == Some(&'>');
        let is_column = before == Some(&' ') || after == Some(&' ') || after.is_none();
        if c == ' ' && !is_arrow && !is_column && (wide(before) || wide(after) || han(before) && han(after)) {
            return Some(format!("a blank in {shown:?}"));
        }
        if ",;".contains(c) && before.is_some_and(char::is_ascii_alphanumeric) && is_list(after, next) {
            return Some(format!("a list in {shown:?}"));
        }
    }
    None
}

/// True if a list goes on: with a blank, or with the name of a cell or a house.
fn is_list(after: Option<&char>, next: Option<&char>) -> bool {
    after == Some(&' ') || after.is_some_and(|c| "rcb".contains(*c)) && next.is_some_and(char::is_ascii_digit)
}

#[test]
fn the_rules_find_what_is_wrong() {
    for wrong in [
        "删去, 5",
        "因为:r1c1",
        "在 r1c1 ，所以",
        "看到 两格",
        "（r1c1） 的",
        "宫 (r1c1)",
        "删 r1c1<>2, r1c2<>2",
        "在 r1c1,r2c2",
    ] {
        assert!(fault(wrong).is_some(), "{wrong}");
    }
    for right in
        ["（r1c1） => r1c1<>2、r1c2<>2", "r1c1 是 5，因为 r1c2 不是", "XY-Wing：r1c1", "行  结果", "5- 删数   （标记）"]
    {
        assert_eq!(fault(right), None, "{right}");
    }
}

#[test]
fn snapshots_in_chinese_have_chinese_punctuation() {
    let mut read = 0;
    let mut wrong = Vec::new();
    for path in snapshots(&qedoku_fixtures::root().join("fixtures")) {
        for (line, number) in fs::read_to_string(&path).unwrap().lines().zip(1..) {
            // Logs and pages have the signs of JSON and of HTML; English texts may name a technique in Chinese.
            let text = line.replace("<>", "≠");
            let is_chinese = line.chars().filter(|&c| is_han(c)).count() > 3 && !text.contains(['<', '"', '`']);
            if !is_chinese || line.starts_with("also ") {
                continue;
            }
            read += 1;
            // Behind the name of the technique a line in brief is notation, which has signs of its own.
            let text = text.trim();
            let text = text.strip_prefix("brief: ").and_then(|it| it.split('：').next()).unwrap_or(text);
            // So is what a step concludes in a column behind its places.
            let is_notation = |column: &str| column.contains(['≠', '=']) && !column.chars().any(is_han);
            let text = text.rsplit_once("  ").filter(|(_, last)| is_notation(last)).map_or(text, |(rest, _)| rest);
            // And what another program answered, before what is said of it.
            let text = text.split_once('；').filter(|(first, _)| is_notation(first)).map_or(text, |(_, rest)| rest);
            wrong.extend(fault(text).map(|it| format!("{}:{number}: {it}", path.display())));
        }
    }
    assert!(read > 2_000, "{read} lines are Chinese");
    assert!(wrong.is_empty(), "{} of {read}: {:#?}", wrong.len(), &wrong[..wrong.len().min(20)]);
}

fn snapshots(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(snapshots(&path));
        } else if path.extension().is_some_and(|it| it == "snap") {
            found.push(path);
        }
    }
    found.sort();
    found
}
