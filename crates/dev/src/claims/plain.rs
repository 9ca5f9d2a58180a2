//! Shortens sentences for beginners to the words of the templates.

/// Leaves out the idea, and puts names of cells and the words of players where something longer stands.
pub(super) fn shortened(text: &str) -> String {
    let text = text.split(". The idea: ").next().unwrap_or_default();
    let text = text.split("。道理：").next().unwrap_or_default();
    let mut out = String::new();
    let mut left = text;
    while let Some(c) = left.chars().next() {
        if let Some((name, length)) = cells(left) {
            out += &name;
            left = &left[length..];
        } else {
            out.push(c);
            left = &left[c.len_utf8()..];
        }
    }
    // Names in short have a blank before them, and signs of Chinese none behind them.
    let out = ["，", "；", "：", "、", "（"].iter().fold(out, |text, sign| text.replace(&format!("{sign} "), sign));
    // A loop goes from cell to cell.
    let out = out.replace(" -  ", "-").replace(" - ", "-");
    let out = WORDS.iter().fold(out, |text, (long, short)| text.replace(long, short));
    bracketed(&with_sight(&shared(&out)))
}

/// The phrases that are longer for beginners, with the short ones.
const WORDS: [(&str, &str); 11] = [
    ("shares a row, column or box with", "sees"),
    ("share a row, column or box with", "see"),
    ("rows, columns or boxes", "houses"),
    ("row, column or box", "house"),
    ("stands in its house", "stands in its row, column or box"),
    ("extra place", "fin"),
    ("多出的位置", "鳍"),
    ("两两同行、同列或同宫", "互相看到"),
    ("相邻两格同行、同列或同宫", "相邻两格互相看到"),
    ("行、列或宫", "区域"),
    ("  ", " "),
];

/// `row 4, columns 7 and 8` or `第4行第7、8列` in short, and how long it was.
fn cells(text: &str) -> Option<(String, usize)> {
    if let Some(rest) = text.strip_prefix("第") {
        let (rows, rest) = numbers(rest, true, ["、", "、"]);
        let (columns, rest) = numbers(rest.strip_prefix("行第")?, true, ["、", "、"]);
        let rest = rest.strip_prefix("列")?;
        // Chinese has blanks beside what is in short, but none beside signs.
        let after = if rest.starts_with(['，', '；', '：', '。', '、', '（', '）', ' ']) || rest.is_empty() {
            ""
        } else {
            " "
        };
        return Some((format!(" r{rows}c{columns}{after}"), text.len() - rest.len()));
    }
    let (rows, rest) = side(text, "row")?;
    let (columns, rest) = side(rest.strip_prefix(", ")?, "column")?;
    Some((format!("r{rows}c{columns}"), text.len() - rest.len()))
}

/// `row 4`, `rows 4 and 8`.
fn side<'t>(text: &'t str, word: &str) -> Option<(String, &'t str)> {
    let rest = text.strip_prefix(word)?;
    let several = rest.starts_with('s');
    let (all, rest) = numbers(rest.strip_prefix('s').unwrap_or(rest).strip_prefix(' ')?, several, [", ", " and "]);
    (!all.is_empty()).then_some((all, rest))
}

/// A list of numbers from 1 to 9, one if there are not several; the last joint ends it.
fn numbers<'t>(text: &'t str, several: bool, [joint, last]: [&str; 2]) -> (String, &'t str) {
    let mut all = String::new();
    let mut left = text;
    let mut ended = false;
    while let Some(digit) = left.chars().next().filter(|c| ('1'..='9').contains(c)) {
        all.push(digit);
        left = &left[1..];
        let next =
            |joint: &str| left.strip_prefix(joint).filter(|rest| rest.starts_with(|c: char| ('1'..='9').contains(&c)));
        if !several || ended {
            break;
        }
        match (next(last), next(joint)) {
            (Some(rest), _) => (left, ended) = (rest, joint != last),
            (_, Some(rest)) => left = rest,
            _ => break,
        }
    }
    (all, left)
}

/// `shares row 4 with` is `sees`; that it is this house is left to whoever reads the cells.
fn shared(text: &str) -> String {
    let mut out = text.to_owned();
    for (verb, short) in [("shares ", "sees"), ("share ", "see")] {
        for kind in ["row ", "column ", "box "] {
            let begin = format!(" {verb}{kind}");
            while let Some(at) = out.find(&begin) {
                let number = at + begin.len();
                if out[number + 1..].starts_with(" with") {
                    out.replace_range(at..number + 1 + " with".len(), &format!(" {short}"));
                } else {
                    break;
                }
            }
        }
    }
    out
}

/// `与这两格同行、同列或同宫` is `看到这两格`.
fn with_sight(text: &str) -> String {
    let mut parts: Vec<String> = text.split('与').map(str::to_owned).collect();
    for part in parts.iter_mut().skip(1) {
        let sign = match part.split_once("同行、同列或同宫") {
            Some((seen, rest)) if !seen.contains(['，', '；', '：']) => {
                Some(format!("看到{}{rest}", seen.trim_end()))
            }
            _ => None,
        };
        *part = sign.unwrap_or_else(|| format!("与{part}"));
    }
    parts.concat()
}

/// `(candidates 1 and 5)` is `«1 and 5»`.
fn bracketed(text: &str) -> String {
    let mut out = text.to_owned();
    for (begin, end) in [("(candidates ", ')'), ("（候选数 ", '）')] {
        while let Some(at) = out.find(begin) {
            let Some(close) = out[at..].find(end).map(|it| at + it) else { break };
            let inside = out[at + begin.len()..close].to_owned();
            let blank = if out[..at].ends_with(' ') { "" } else { " " };
            let rest = &out[close + end.len_utf8()..];
            let after = if rest.starts_with(|c: char| ('\u{4e00}'..='\u{9fff}').contains(&c)) { " " } else { "" };
            out.replace_range(at..close + end.len_utf8(), &format!("{blank}«{inside}»{after}"));
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_out_is_put_in_short() {
        for (long, short) in [
            ("row 4, columns 7 and 8 lose 5. The idea: none", "r4c78 lose 5"),
            ("rows 1, 2 and 3, column 9 and row 4, column 1", "r123c9 and r4c1"),
            ("row 7, column 1 shares box 7 with the 5 at row 9, column 2", "r7c1 sees the 5 at r9c2"),
            ("row 8 has 2", "row 8 has 2"),
            ("row 3, column 3 (candidates 1 and 5) in row 3", "r3c3 «1 and 5» in row 3"),
        ] {
            assert_eq!(shortened(long), short);
        }
    }
}
