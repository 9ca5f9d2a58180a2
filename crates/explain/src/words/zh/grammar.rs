//! Chinese lists, numbers and blanks.
use crate::message::{Say, Zh};
use crate::style::Notation;
use crate::words::grammar::Grammar;
use crate::words::noun::CaseScope;
use crate::words::sentence::{Sentence, SentenceRole};
use qedoku_core::{CellSet, Digit, HouseKind};
use std::fmt;

impl Grammar for Zh {
    fn and(&self) -> &'static str {
        " 和 "
    }

    fn or(&self) -> &'static str {
        " 或 "
    }

    /// Digits stand close together; the last of them has no word of its own.
    fn and_digit(&self) -> &'static str {
        self.comma()
    }

    fn either(&self, items: Vec<String>) -> String {
        items.join("，或者 ")
    }

    /// With a word between all of them if one of them is a list of its own.
    fn either_inside(&self, items: Vec<String>) -> String {
        let is_list = items.iter().any(|item| item.contains(['、', '和', '或', '是', '在']));
        if is_list { items.join(" 或 ") } else { self.0.or(items) }
    }

    fn comma(&self) -> &'static str {
        "、"
    }

    fn close_comma(&self) -> &'static str {
        "、"
    }

    fn semicolon(&self) -> &'static str {
        "；"
    }

    fn gap(&self) -> &'static str {
        ""
    }

    fn stop(&self) -> &'static str {
        "。"
    }

    fn begun(&self, text: String) -> String {
        text
    }

    fn line_begun(&self, text: String, role: SentenceRole) -> String {
        let follows = matches!(role, SentenceRole::Consequence | SentenceRole::LongConsequence);
        let has_lead = ["于是", "所以", "则", "这时", "另外"].iter().any(|lead| text.starts_with(lead));
        if self.is_plain() && follows && !has_lead { format!("这时 {text}") } else { text }
    }

    /// A consequence of an assumption stands in its sentence. A line follows from the one before without a word for it.
    fn go_on(&self, text: &mut String, before: SentenceRole, sentence: Sentence) {
        let sign = match (before, sentence.role) {
            (SentenceRole::Assumption, SentenceRole::Consequence | SentenceRole::LongConsequence) => "，则 ",
            (_, SentenceRole::Consequence) => "。于是 ",
            _ => self.stop(),
        };
        text.extend([sign, &sentence.text]);
    }

    fn clauses(&self, items: Vec<String>) -> String {
        items.join("，")
    }

    fn conclusions(&self, items: &[String]) -> String {
        items.join("，")
    }

    fn article(&self, _: Digit) -> &'static str {
        ""
    }

    fn count(&self, count: usize) -> String {
        let words = ["零", "一", "两", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二"];
        words.get(count).map_or_else(|| format!(" {count} "), |&word| word.to_owned())
    }

    /// None between Chinese characters or before Chinese punctuation, where sentences have them for names that begin
    /// with a letter or a digit; one between a Chinese character and a letter.
    fn spaced(&self, text: String) -> String {
        let mut out = String::with_capacity(text.len());
        let mut left = text.chars().peekable();
        while let Some(c) = left.next() {
            let after_wide = out.ends_with(is_wide);
            let inside = |next: &char| {
                // An arrow of notation keeps its room.
                is_wide(*next)
                    || *next == ' '
                    || after_wide && *next != '='
                    || !next.is_ascii() && out.ends_with(|c: char| !c.is_ascii())
            };
            if c == ' ' && left.peek().is_some_and(inside) {
                continue;
            }
            out.push(c);
            let touch = |next: &char| {
                (is_han(c) && next.is_ascii_alphabetic())
                    || (is_han(*next) && (c.is_ascii_alphabetic() || is_cell(&out)))
            };
            out.extend(left.peek().is_some_and(touch).then_some(' '));
        }
        out
    }

    fn kind(&self, kind: HouseKind) -> &'static str {
        self.kinds(kind)
    }

    fn kinds(&self, kind: HouseKind) -> &'static str {
        match kind {
            HouseKind::Row => "行",
            HouseKind::Column => "列",
            HouseKind::Box => "宫",
            HouseKind::Diagonal => "条对角线",
            HouseKind::Region => "个额外区域",
            HouseKind::Group => "组",
        }
    }

    fn houses(&self, kinds: &[(HouseKind, Vec<String>)]) -> String {
        let alike = |(kind, numbers): &(HouseKind, Vec<String>)| {
            let [before, behind] = self.around(*kind);
            format!("{before}{}{behind}", numbers.join("、"))
        };
        let names: Vec<String> = kinds.iter().map(alike).collect();
        match names.split_last() {
            Some((last, before)) if !before.is_empty() => format!("{}和{last}", before.join("、")),
            _ => names.concat(),
        }
    }

    fn house(&self, kind: HouseKind, number: &str, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [before, behind] = self.around(kind);
        [before, number, behind].into_iter().try_for_each(|part| to.write_str(part))
    }

    fn area(&self, _: usize) -> &'static str {
        if self.is_plain() { "行、列或宫" } else { "区域" }
    }

    fn fin(&self, _: usize) -> &'static str {
        if self.is_plain() { "多出的位置" } else { "鳍" }
    }

    fn digits_at(&self, digits: String, cells: String) -> String {
        format!("{cells} 的 {digits}")
    }
}

impl Zh {
    /// The words before and behind the numbers of houses of a kind.
    fn around(self, kind: HouseKind) -> [&'static str; 2] {
        let is_lettered = self.notation == Notation::A1 && kind == HouseKind::Row;
        match kind {
            HouseKind::Diagonal => ["对角线 ", ""],
            _ if is_lettered => ["", self.kinds(kind)],
            _ => ["第", self.kinds(kind)],
        }
    }

    /// Names of cells before a word that counts them: `r1c79、r3c9 这三格`.
    pub(super) fn counted(self, cells: CellSet) -> String {
        let count = self.count(cells.len());
        format!("{} 这{count}格", self.notation.blocks(cells).join("、"))
    }
}

/// Conditions, all of which are meant: `a 不是 1 且 b 不是 2`.
pub(super) fn conditions(items: &[String]) -> String {
    items.join(" 且 ")
}

/// The word of a verb for what is so in every case: `无论哪种情况，r1c7 都不是 4`.
impl Say<Zh> for CaseScope {
    fn say(&self, _: Zh) -> String {
        match self {
            Self::One => String::new(),
            Self::Every => "都".to_owned(),
        }
    }
}

/// True if a text ends with the name of a cell: `r1c9`.
fn is_cell(text: &str) -> bool {
    let number = |text: &str| text.trim_end_matches(|c: char| c.is_ascii_digit()).len();
    let row = text[..number(text)].strip_suffix('c');
    row.is_some_and(|row| text.ends_with(|c: char| c.is_ascii_digit()) && row[..number(row)].ends_with('r'))
}

/// True if this is a Chinese character, not a sign of punctuation.
fn is_han(c: char) -> bool {
    ('\u{4e00}'..='\u{9fff}').contains(&c)
}

/// True if this is Chinese punctuation, which has its room inside.
fn is_wide(c: char) -> bool {
    ('\u{3000}'..='\u{303f}').contains(&c) || ('\u{ff00}'..='\u{ffef}').contains(&c)
}

/// Picks the form for one or for several.
pub(super) const fn plural<'t>(count: usize, one: &'t str, several: &'t str) -> &'t str {
    if count == 1 { one } else { several }
}

/// The word before what holds for each of `count` digits.
pub(super) const fn each(count: usize) -> &'static str {
    plural(count, "", "各")
}

/// The words for `count` single places that were named; none is for groups of places.
pub(super) const fn these(count: usize) -> &'static str {
    match count {
        2 => "这两格",
        3 => "这三格",
        4 => "这四格",
        _ => "这些格",
    }
}

/// The words for all of `count` single places; none is for groups of places.
pub(super) const fn all_of(count: usize) -> &'static str {
    match count {
        2 => "这两格",
        3 => "这三格",
        4 => "这四格",
        _ => "这些格",
    }
}

/// The name of a set of so many cells or digits.
pub(super) fn set_name(count: usize) -> String {
    match count {
        2 => "数对".to_owned(),
        3 => "三数组".to_owned(),
        4 => "四数组".to_owned(),
        5 => "五数组".to_owned(),
        6 => "六数组".to_owned(),
        _ => format!(" {count} 数组"),
    }
}
