//! Puts texts of several sentences and lines into one row of clauses.

/// The text with its lines in a row: where a line of a list begins, its number behind `#`; sentences begin small.
pub(super) fn in_a_row(text: &str) -> String {
    let lines = text.lines().map(|line| match number(line) {
        Some((number, rest)) => format!("#{number} {}", small(rest)),
        None => small(line),
    });
    let row = lines.collect::<Vec<_>>().join(" ");
    // Lines of a case are named by letters, and those of colors by a letter and a number.
    let names = ('a'..='z').zip(1..).map(|(letter, number)| (letter.to_string(), number));
    let of_colors = ['A', 'B'].into_iter().flat_map(|color| (1..=40).map(move |line| (format!("{color}{line}"), line)));
    let row = names.chain(of_colors).fold(row, |row, (name, number)| {
        row.replace(&format!("from line {name})"), &format!("from line {number})"))
            .replace(&format!("由 {name}）"), &format!("由第{number}条）"))
    });
    let mut out = String::new();
    let mut sentences = row.split(". ");
    out += sentences.next().unwrap_or_default();
    for sentence in sentences {
        out += ". ";
        out += &small(sentence);
    }
    without_articles(&out)
}

/// The text without the articles of digits: `needs 2 and 5`.
fn without_articles(text: &str) -> String {
    ('1'..='9').fold(text.to_owned(), |text, digit| {
        let text = text.replace(&format!(" a {digit}"), &format!(" {digit}"));
        text.replace(&format!(" an {digit}"), &format!(" {digit}"))
    })
}

/// The number of a line, or of a line inside a case, and what stands behind it.
fn number(line: &str) -> Option<(usize, &str)> {
    let (head, rest) = line.split_once(". ")?;
    let (number, letter) = head.split_once('.').unwrap_or((head, ""));
    let number = number.strip_prefix(['A', 'B']).unwrap_or(number);
    let number: usize = number.parse().ok()?;
    let inner = ('a'..='z').zip(1..).find(|(it, _)| letter == it.to_string()).map(|(_, at)| at);
    (letter.is_empty() || inner.is_some()).then_some((inner.unwrap_or(number), rest))
}

/// A sentence without its capital.
fn small(sentence: &str) -> String {
    let mut chars = sentence.chars();
    let first = chars.next();
    let second = chars.next();
    let is_word = first.is_some_and(|it| it.is_ascii_uppercase())
        && second.is_some_and(|it| it.is_ascii_lowercase() || it == ' ');
    if is_word { sentence[..1].to_lowercase() + &sentence[1..] } else { sentence.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_put_in_a_row() {
        let text = "suppose r1c1 is not 3.\n1. It is 5.\n2.b. So r2c1 is not 5 (box 1, from line a). Then stop\nSo r2c2 loses 5";
        let row =
            "suppose r1c1 is not 3. #1 it is 5. #2 so r2c1 is not 5 (box 1, from line 1). then stop so r2c2 loses 5";
        assert_eq!(in_a_row(text), row);
    }
}
