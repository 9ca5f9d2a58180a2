//! Rules that every sentence keeps, whatever it says: articles, verbs, blanks, capitals, and that texts end with what they
//! conclude.
use qedoku_explain::Lang;

/// The verbs of sentences about cells and houses: for one, and for several.
const VERBS: [(&str, &str); 10] = [
    ("is", "are"),
    ("sees", "see"),
    ("loses", "lose"),
    ("holds", "hold"),
    ("has", "have"),
    ("needs", "need"),
    ("takes", "take"),
    ("does", "do"),
    ("shares", "share"),
    ("stays", "stay"),
];

/// The words that a sentence with a conclusion begins with.
const CONCLUDING: [&str; 5] = ["So", "so", "Either", "In", "Only"];

/// The faults of a text without its last period.
pub(super) fn faults(lang: Lang, text: &str) -> Vec<String> {
    match lang {
        Lang::En => english(text),
        Lang::Zh => chinese(text),
    }
}

fn english(text: &str) -> Vec<String> {
    let mut faults: Vec<String> = ["  ", " ,", " .", " ;", " :", "..", ",,", "( ", " )", "()", "{}", ";;", ", ."]
        .iter()
        .filter(|sign| text.contains(**sign))
        .map(|sign| format!("{sign:?} stands in it"))
        .collect();
    for line in text.lines() {
        // A clause in brackets is one of its own.
        let line =
            ('1'..='9').fold(line.to_owned(), |line, row| line.replace(&format!(" (r{row}"), &format!(" r{row}")));
        let words: Vec<&str> = line.split(' ').collect();
        for (at, word) in words.iter().enumerate() {
            faults.extend(article(word, words.get(at + 1)));
            // A set is another one, however many cells it has.
            let is_set = words.get(at + 1).is_some_and(|next| next.starts_with("another"));
            faults.extend(number_of_verb(&words[..at], word).filter(|_| !is_set));
            faults.extend(count(word, words.get(at + 1)));
            faults.extend(capital(&words[..at], word));
        }
        faults.extend(line.contains(" and and ").then(|| "a word stands twice".to_owned()));
    }
    faults
}

/// `an 8`, but `a 7`.
fn article(word: &str, next: Option<&&str>) -> Option<String> {
    let first = next?.chars().next()?;
    let wrong = match word {
        // Before its verb, or joined with another, it is the name of a color.
        "A" if matches!(next, Some(&("is" | "and"))) => false,
        "a" | "A" => first == '8' || "aeio".contains(first) || next?.starts_with("X-"),
        "an" | "An" => first.is_ascii_digit() && first != '8',
        _ => false,
    };
    wrong.then(|| format!("{word} {}", next.unwrap_or(&"")))
}

/// One cell sees, several see; of several one of which is meant it is one.
fn number_of_verb(before: &[&str], word: &str) -> Option<String> {
    let bare = word.trim_end_matches([',', '.', ';', ':']);
    let is_one = VERBS
        .iter()
        .find_map(|(one, several)| (bare == *one).then_some(true).or((bare == *several).then_some(false)))?;
    let subject = subject(before)?;
    (subject != is_one).then(|| format!("{} {word}", before[before.len().saturating_sub(4)..].join(" ")))
}

/// True if the cells that stand last are one; nothing if none do.
fn subject(before: &[&str]) -> Option<bool> {
    let (last, mut left) = without_braces(before).split_last()?;
    if !is_cell(last) {
        return None;
    }
    let mut joint = None;
    loop {
        let (word, rest) = left.split_last().map_or(("", left), |(word, rest)| (*word, rest));
        let named = without_braces(rest);
        if joint.is_none() && matches!(word, "and" | "or") && named.last().is_some_and(|it| is_cell(it)) {
            joint = Some(word);
            left = &named[..named.len() - 1];
        } else if joint.is_some() && word.ends_with(',') && is_cell(&word[..word.len() - 1]) {
            left = rest;
        } else if joint.is_some() && word.ends_with("},") {
            left = &rest[..rest.len().saturating_sub(1)];
        } else {
            break;
        }
    }
    match (left, joint) {
        ([.., "base" | "place"], _) => None,
        // The candidates of a cell are several.
        ([.., noun, "of"], _) if noun.ends_with('s') => None,
        ([.., "one" | "(one" | "One" | "none" | "each" | "neither" | "sum" | "that" | "total", "of"], _) => Some(true),
        // `none of 1 at r1c6 and 3 at r1c3 and r2c5 is true`
        ([.., "at"], _) if is_of_none(left) => Some(true),
        (_, Some("and")) => Some(false),
        (_, Some(_)) => Some(true),
        (_, None) if is_in_groups(left) => Some(false),
        (_, None) => Some(!is_block(last)),
    }
}

/// True if the last sentence has `none of`, which is one.
fn is_of_none(words: &[&str]) -> bool {
    let sentence = words.rsplit(|word| word.ends_with('.')).next().unwrap_or_default();
    sentence.windows(2).any(|pair| pair == ["none", "of"])
}

/// True if the words end with groups of cells, commas within the groups and semicolons between: `r1c3, r2c2; r1c9, r2c8`.
fn is_in_groups(left: &[&str]) -> bool {
    let before = left.iter().rev().take_while(|word| word.strip_suffix(',').is_some_and(is_cell)).count();
    let first = left.len().checked_sub(before + 1).and_then(|at| left.get(at));
    before > 0 && first.is_some_and(|word| word.strip_suffix(';').is_some_and(is_cell))
}

/// The words before the digits in braces that belong to a cell.
fn without_braces<'w, 't>(words: &'w [&'t str]) -> &'w [&'t str] {
    match words.split_last() {
        Some((last, rest)) if last.starts_with('{') && last.ends_with('}') => rest,
        _ => words,
    }
}

fn is_cell(word: &str) -> bool {
    let Some((rows, columns)) = word.strip_prefix('r').and_then(|it| it.split_once('c')) else { return false };
    [rows, columns].iter().all(|it| !it.is_empty() && it.chars().all(|c| c.is_ascii_digit()))
}

fn is_block(word: &str) -> bool {
    is_cell(word) && word.len() > "r1c1".len()
}

/// One cell, two cells.
fn count(word: &str, next: Option<&&str>) -> Option<String> {
    let next = next?.trim_end_matches([',', '.', ';', ':', ')']);
    let nouns = ["cell", "digit", "place", "row", "column", "fin", "step", "time"];
    let is_one = nouns.contains(&next);
    let is_several = next.strip_suffix('s').is_some_and(|it| nouns.contains(&it)) || next == "boxes";
    let wrong = match word.to_lowercase().as_str() {
        "one" | "1" => is_several,
        "two" | "three" | "four" | "five" | "six" | "seven" | "eight" | "nine" | "ten" | "both" | "all" => is_one,
        _ => false,
    };
    wrong.then(|| format!("{word} {next}"))
}

/// A sentence begins with a capital, unless it begins with the name of a cell.
fn capital(before: &[&str], word: &str) -> Option<String> {
    // A line of a list begins with its number.
    let is_number = before.len() == 1 && before.last()?.starts_with(|c: char| c.is_ascii_digit());
    let ends = before.last()?.ends_with('.') && !is_number;
    let is_low =
        word.starts_with(|c: char| c.is_ascii_lowercase()) && !is_cell(word.trim_end_matches([',', '.', ';', ':']));
    let is_low =
        is_low && !word.trim_start_matches(|c: char| c.is_ascii_lowercase()).starts_with(|c: char| c.is_ascii_digit());
    (ends && is_low).then(|| format!("no capital: {} {word}", before.last().unwrap_or(&"")))
}

/// True if the last sentence says what follows.
pub(super) fn concludes(lang: Lang, text: &str) -> bool {
    match lang {
        Lang::En => {
            let last = text.lines().last().unwrap_or_default();
            let last = last.rsplit(". ").next().unwrap_or_default();
            let is_clause = ["; so "].iter().any(|word| last.contains(word));
            is_clause || last.split(' ').next().is_some_and(|word| CONCLUDING.contains(&word))
        }
        Lang::Zh => {
            let last = text.rsplit('。').next().unwrap_or_default();
            ["所以", "因此", "无论", "每种"].iter().any(|word| last.trim().contains(word))
        }
    }
}

fn chinese(text: &str) -> Vec<String> {
    let chars: Vec<char> = text.chars().collect();
    let han = |c: char| ('\u{4e00}'..='\u{9fff}').contains(&c);
    let wide = |c: char| ('\u{3000}'..='\u{303f}').contains(&c) || ('\u{ff00}'..='\u{ffef}').contains(&c);
    let mut faults = Vec::new();
    for window in chars.windows(3) {
        let [one, two, three] = [window[0], window[1], window[2]];
        let wrong = two == ' ' && (han(one) && han(three) || wide(one) || wide(three) || three == ' ')
            || wide(one) && wide(two) && "，。；：、".contains(one) && "，。；：、".contains(two)
            || ",;:".contains(two) && (han(one) || han(three));
        if wrong {
            faults.push(format!("{:?} stands in it", window.iter().collect::<String>()));
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_are_found() {
        for wrong in [
            "row 1 needs a 8",
            "row 1 needs an 7",
            "r1c2 see the 5 at r1c9",
            "r12c3 loses 5",
            "r1c2 and r3c4 sees both (row 1)",
            "r1c2 or r3c4 are 5",
            "one of r1c2, r1c3 {25} and r3c4 {15} hold only 5.  So r1c1 is 5",
            "r1c2 is 5. so r1c3 is 6",
            "two cell take two digits",
            "without r1c4 this would be a X-Wing",
        ] {
            assert!(!english(wrong).is_empty(), "{wrong}");
        }
        for wrong in ["所以 ，r1c1", "两格 都在", "所以，，r1c1", "第1行,第2行"] {
            assert!(!chinese(wrong).is_empty(), "{wrong}");
        }
    }

    #[test]
    fn good_sentences_pass() {
        for right in [
            "row 3 needs an 8. r3c456 see the 8 at r1c4 (box 2). Only r3c8 is left, so r3c8 is 8",
            "r8c2 sees both (box 7, row 8), and r9c8 sees both (row 9, box 9). So r8c2 and r9c8 lose 6",
            "r7c9 or r6c6 is 9. So one of r1c1, r8c1 and r8c3 is 9. Without r1c4 this would be an X-Wing",
            "r1c9 {57}, r2c7 {25} and r3c9 {257} hold only 2, 5 and 7. So r3c7 loses 2 and 5",
            "if r1c2 is 5 and r3c4 is 6, r7c8 has lost 3",
        ] {
            assert_eq!(english(right), Vec::<String>::new(), "{right}");
        }
        assert_eq!(chinese("第3行还缺 8。r1c4 的 8（第2宫）排除 r3c456。所以 r3c8=8"), Vec::<String>::new());
        assert!(concludes(Lang::En, "r1c2 is 5. So r1c3 loses 5") && !concludes(Lang::En, "r1c2 is 5"));
    }
}
