//! Text that fits a line.
use qedoku_explain::Style;

/// The columns of a line of the outline, its indent not counted.
pub(super) const COLUMNS: usize = 66;

/// The width of a text in columns, where Chinese characters take two.
pub(super) fn width(text: &str) -> usize {
    text.chars().map(|character| if character < '\u{2e80}' { 1 } else { 2 }).sum()
}

/// A list of as many items as fit, with the number of the others.
pub(super) fn listed(style: Style, items: &[String], columns: usize) -> String {
    let join = |count: usize| {
        let all = items.len();
        let more = items.len() - count;
        let first = style.commas(&items[..count]);
        match more {
            0 => first,
            _ => style.say(&FitText::AndMore { first: &first, more, all }),
        }
    };
    let fits = |count: &usize| width(&join(*count)) <= columns;
    join((1..=items.len()).rev().find(fits).unwrap_or(items.len().min(1)))
}

/// The start of a text that is too long for a line: as many of its words as fit, for half a name names another cell.
pub(super) fn cut(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let dots = if width(text) > text.chars().count() { "……" } else { " ..." };
    let mut taken = width(dots);
    let fits = |word: &&str| {
        taken += width(word);
        taken <= columns
    };
    let words = text.split_inclusive([' ', '，', '；', '：', '。', '、']);
    let start: String = words.take_while(fits).collect();
    start.trim_end_matches([' ', '、', '，']).to_owned() + dots
}

/// Lists that fit a line.
#[derive(Clone, Copy, Debug)]
pub(crate) enum FitText<'a> {
    AndMore { first: &'a str, more: usize, all: usize },
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_explain::Lang;

    #[test]
    fn what_does_not_fit_is_counted() {
        let items: Vec<String> = (1..=9).map(|row| format!("r{row}c1=5")).collect();
        for lang in Lang::ALL {
            let style = Style { language: lang, ..Style::default() };
            for columns in 20..90 {
                let text = listed(style, &items, columns);
                let count = text.matches("=5").count();
                assert!(width(&text) <= columns && count > 0, "{columns}: {text}");
                assert_eq!(count == items.len(), !text.contains("more") && !text.contains('等'), "{text}");
            }
            assert_eq!(cut("short", 12), "short");
        }
    }

    #[test]
    fn no_name_is_cut_in_two() {
        let en = "XZ-Rule: r7c38<>1, r23c6<>4, r9c5<>6";
        let zh = "双强链：r7c38<>1、r23c6<>4、r9c5<>6";
        for columns in 16..36 {
            for text in [en, zh] {
                let start = cut(text, columns);
                assert!(width(&start) <= columns, "{columns}: {start}");
                let last = start.trim_end_matches(['.', '…', ' ', ',', '、']);
                assert!(["Rule:", "双强链：", "<>1", "<>4", "<>6"].iter().any(|end| last.ends_with(end)), "{start}");
            }
        }
        assert_eq!(cut(en, 30), "XZ-Rule: r7c38<>1, ...");
        assert_eq!(cut(zh, 30), "双强链：r7c38<>1、r23c6<>4……");
    }
}
