//! An outline as lines of text.
use super::fit::{COLUMNS, cut, width};
use qedoku_core::wire::{Branch, Outline, Support};
use qedoku_explain::Style;
use qedoku_render::{hard_steps, headings, numbers};

/// Writes an outline in short lines: two for the answer, six for what it rests on, two for the hardest steps, twelve for the
/// argument and two for what is proved of it come, with the heading, to 25 at most. None is wider than a terminal.
pub(crate) fn lines(outline: &Outline, style: Style) -> Vec<String> {
    let [rests, hardest, argument] = headings(style);
    let mut lines = wrapped(&outline.answer, 2);
    if !outline.rests_on.is_empty() {
        lines.push(rests);
        lines.extend(outline.rests_on.iter().map(|Support { text, .. }| format!("  - {text}")));
    }
    if !outline.hardest.is_empty() {
        lines.extend(wrapped(&(hardest + &hard(outline, style)), 2));
    }
    if !outline.argument.is_empty() {
        lines.push(argument);
    }
    for branch @ Branch { text, inside, .. } in &outline.argument {
        lines.push(format!("{:>8} {text}", numbers(branch) + "."));
        lines.extend(inside.as_ref().map(|inside| format!("             {inside}")));
    }
    let remarks: Vec<String> = outline.remarks.iter().flat_map(|remark| wrapped(remark, 2)).collect();
    lines.extend(remarks);
    lines
}

/// The line on the hardest steps, as many as two lines take, three names at least, with the number of the others.
fn hard(outline: &Outline, style: Style) -> String {
    let named = hard_steps(outline, style);
    let join = |count: usize| {
        let (listed, rest) = named.split_at(count);
        let names: Vec<&str> = listed.iter().map(|named| named.0.as_str()).collect();
        let names = style.commas(names);
        let more = rest.iter().map(|named| named.1);
        match more.sum::<usize>() {
            0 => names,
            more => style.say(&LinesText::AndMore { names: &names, more }),
        }
    };
    let fits = |count: &usize| width(&join(*count)) <= 2 * COLUMNS - 2;
    join((1..=named.len()).rev().find(fits).unwrap_or(named.len().min(1)))
}

/// A text in so many lines at most.
fn wrapped(text: &str, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_inclusive([' ', '，', '；', '。', '、']) {
        match lines.last_mut() {
            Some(line) if width(line) + width(word.trim_end()) <= COLUMNS + 12 => *line += word,
            _ => lines.push(word.to_owned()),
        }
    }
    if lines.len() > most {
        let rest = lines.split_off(most - 1).concat();
        lines.push(cut(&rest, COLUMNS + 12));
    }
    lines.into_iter().map(|line| line.trim_end().to_owned()).collect()
}

/// An outline as lines of text.
#[derive(Clone, Copy, Debug)]
pub(crate) enum LinesText<'a> {
    AndMore { names: &'a str, more: usize },
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::names::Names;
    use qedoku_core::wire::HardStep;
    use qedoku_explain::Lang;

    #[test]
    fn a_text_takes_so_many_lines_at_most() {
        let text = "word ".repeat(200);
        for most in 1..8 {
            let lines = wrapped(&text, most);
            assert_eq!(lines.len(), most);
            assert!(lines.iter().all(|line| width(line) <= COLUMNS + 12), "{lines:#?}");
        }
        assert_eq!(wrapped("two words", 2), ["two words"]);
        assert_eq!(wrapped(&text, 100).join(" "), text.trim_end());
    }

    #[test]
    fn three_of_the_hardest_steps_are_named_however_long_their_names_are() {
        for lang in Lang::ALL {
            let style = Style { language: lang, ..Style::default() };
            let known = Names::all();
            let mut names: Vec<String> = known.infos().map(|info| info.name_in(lang.code()).to_owned()).collect();
            names.sort_by_key(|name| std::cmp::Reverse(width(name)));
            names.dedup();
            for count in 1..=5 {
                let step = |(name, n): (&String, u32)| HardStep { n, name: name.clone(), conclusion: String::new() };
                let hardest: Vec<HardStep> = names[..count].iter().zip(95..).map(step).collect();
                let outline = Outline {
                    asked: String::new(),
                    answer: "It is.".to_owned(),
                    rests_on: Vec::new(),
                    hardest,
                    argument: Vec::new(),
                    remarks: Vec::new(),
                };
                let printed = lines(&outline, style);
                assert!(printed.len() <= 3 && printed.iter().all(|line| width(line) <= 80), "{printed:#?}");
                let text = printed.join(" ");
                let named = (95..100).filter(|n| text.contains(&n.to_string())).count();
                assert!(named >= count.min(3) && !text.contains("..."), "{text}");
                assert_eq!(named < count, text.contains(" more") || text.contains("另有"), "{text}");
            }
        }
    }
}
