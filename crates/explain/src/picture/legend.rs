//! What the marks of a picture in characters mean.
use super::marks::Marks;
use super::role::Role;
use super::terminal::WIDTH;
use crate::voice::Lang;

/// What stands between two marks.
const GAP: &str = "   ";

/// Says, in lines that fit below it, what each mark of a picture in characters stands for: `' base   # fin   - eliminated`.
pub fn legend(marks: &Marks, lang: Lang) -> String {
    let mut parts: Vec<(char, Vec<String>)> = Vec::new();
    let seen = |role: &Role| !marks.with(*role).is_empty();
    let roles = marks.by_role().iter().map(|&(role, _)| role).filter(seen);
    // What follows from a step is said above it; alone it needs no legend.
    let plain = |&(role, _): &(Role, _)| matches!(role, Role::Placed | Role::Eliminated);
    let asked = marks.asked().map(|_| if lang == Lang::Zh { "? 所问" } else { "? asked" }.to_owned());
    if marks.by_role().iter().all(plain) {
        return asked.unwrap_or_default();
    }
    for role in roles {
        let (mark, title) = (role.mark(), role.label(lang));
        match parts.iter_mut().find(|(known, _)| *known == mark) {
            Some((_, titles)) if titles.contains(&title) => {}
            Some((_, titles)) => titles.push(title),
            None => parts.push((mark, vec![title])),
        }
    }
    let separator = if lang == Lang::Zh { "、" } else { ", " };
    let parts = parts.iter().map(|(mark, titles)| format!("{mark} {}", titles.join(separator))).chain(asked);
    let mut lines: Vec<String> = Vec::new();
    for part in parts {
        match lines.last_mut() {
            Some(line) if width(line) + GAP.len() + width(&part) <= WIDTH => line.extend([GAP, &part]),
            _ => lines.push(part),
        }
    }
    lines.join("\n")
}

/// How many columns a text takes on a terminal, where Chinese characters take two.
fn width(text: &str) -> usize {
    text.chars().map(|character| if character < '\u{2e80}' { 1 } else { 2 }).sum()
}
