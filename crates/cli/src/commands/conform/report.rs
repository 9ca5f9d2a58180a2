//! Writes a program's results on the cases as text, CSV and a page.
use crate::output::terminal_style::{width, wrap, wrap_to};
use crate::words::ConformText;
use qedoku::render::{TablePage, aligned};
use qedoku_core::printable;
use qedoku_explain::Style;
use qedoku_formats::csv_field;
use qedoku_testing::{
    CaseResult, CaseVerdict, Conformance, ConformanceChanges, ConformanceRow, FalseConclusion, VerdictChange,
    VerdictCounts,
};
use serde::Serialize;
use std::fmt::Write as _;

/// The most faults that are told as text.
const FAULTS: usize = 60;

/// The columns of the widest table: the rows of a wider one are broken into lines.
const COLUMNS: usize = 100;

/// The most false conclusions of an answer that are told.
const TOLD: usize = 3;

/// A table by technique, and the faults.
pub(super) fn text(counted: &Conformance, style: Style) -> String {
    let mut text = format!("{}\n{}", wrap("", &title(counted, style)), aligned(&rows(counted, style)));
    for remark in remarks(counted, style) {
        text = text + "\n" + &wrap("", &remark);
    }
    let faults: Vec<Vec<String>> =
        counted.faults().take(FAULTS).map(|fault| told_row(fault, counted.any, style)).collect();
    if !faults.is_empty() {
        text = text + "\n" + &fitting(&faults);
    }
    let more = counted.faults().count() - faults.len();
    if more > 0 {
        text += &(style.say(&ConformText::More { more }) + "\n");
    }
    text
}

/// The sentences on lines that answer nothing that was asked, and on fields that say nothing.
fn remarks(counted: &Conformance, style: Style) -> Vec<String> {
    let (answers, first) = counted.with_unknown();
    let unknown = first.map(|result| {
        let case = printable(&result.case);
        let field = printable(&result.unknown[0]);
        style.say(&ConformText::Unknown { answers, case: &case, field: &field })
    });
    surplus(counted, style).into_iter().chain(unknown).collect()
}

/// The sentence on lines that answer nothing that was asked, if there are any.
fn surplus(counted: &Conformance, style: Style) -> Option<String> {
    let (result, lines) = counted.first_surplus()?;
    let lines_count = counted.surplus;
    let case = printable(&result.case);
    let first =
        if lines.first.is_empty() { style.say(&ConformText::EmptyLine) } else { printable(&lines.first).into() };
    Some(style.say(&ConformText::Surplus { lines: lines_count, case: &case, first: &first }))
}

fn title(counted: &Conformance, style: Style) -> String {
    let Conformance { command, counts, .. } = counted;
    let command = printable(command);
    style.say(&ConformText::Title { command: &command, cases: counts.total(), right: counts.right })
}

/// Faults as a table, or, if that is too wide, as lines under the case and the verdict of each.
fn fitting(faults: &[Vec<String>]) -> String {
    let table = aligned(faults);
    if table.lines().all(|line| width(line) <= COLUMNS) {
        return table;
    }
    let broken = |fault: &Vec<String>| {
        let (head, rest) = fault.split_at(2);
        let rest: Vec<String> = rest.iter().map(|field| wrap_to(COLUMNS, "    ", field)).collect();
        format!("{}\n{}", head.join("  "), rest.concat())
    };
    faults.iter().map(broken).collect()
}

/// The heading, a row for each technique, and the sums.
fn rows(counted: &Conformance, style: Style) -> Vec<Vec<String>> {
    let words = CaseVerdict::ALL.map(|verdict| verdict.word().to_owned());
    let head = [vec![style.say(&ConformText::Technique), style.say(&ConformText::Cases)], words.to_vec()].concat();
    let row = |name: &str, counts: &VerdictCounts| {
        let each = CaseVerdict::ALL.map(|verdict| counts.of(verdict).to_string());
        [vec![printable(name).into_owned(), counts.total().to_string()], each.to_vec()].concat()
    };
    let techniques = counted.techniques.iter().map(|it| row(&it.technique, &it.counts));
    let all = style.say(&ConformText::All);
    std::iter::once(head).chain(techniques).chain([row(&all, &counted.counts)]).collect()
}

/// The same as [`fault_row`], where what was demanded has no heading.
fn told_row(result: &CaseResult, any: bool, style: Style) -> Vec<String> {
    let mut row = fault_row(result, any, style);
    if let Some(expected) = row.last_mut() {
        *expected = style.say(&ConformText::Expected { expected });
    }
    row
}

/// The case, the verdict, the answer with what is false in it, and what was demanded.
fn fault_row(result: &CaseResult, any: bool, style: Style) -> Vec<String> {
    let CaseResult { case, verdict, answer, expected, technique, fault, line, .. } = result;
    let nothing = style.say(&ConformText::Nothing);
    let or_nothing = |text: &str| if text.is_empty() { nothing.clone() } else { printable(text).into_owned() };
    let answer = match (fault, line, technique) {
        (Some(fault), Some(line), _) => {
            style.say(&ConformText::NoAnswer { line: &printable(line), fault: &printable(fault) })
        }
        (Some(fault), None, _) => printable(fault).into_owned(),
        (None, _, Some(name)) => style.say(&ConformText::Named { answer: &or_nothing(answer), name: &printable(name) }),
        (None, _, None) => or_nothing(answer),
    };
    let in_vain = *verdict == CaseVerdict::Silent && !result.answer.is_empty();
    let answer = std::iter::once(answer)
        .chain(in_vain.then(|| style.say(&ConformText::InVain)))
        .chain(contradictions(result, style))
        .collect::<Vec<_>>()
        .join(&style.say(&ConformText::Joint));
    let expected = if any { style.say(&ConformText::WhatFollows) } else { or_nothing(expected) };
    vec![printable(case).into_owned(), verdict.to_string(), answer, expected]
}

/// Lists the false conclusions of an answer, each with the digit of the solution.
fn contradictions(result: &CaseResult, style: Style) -> Vec<String> {
    let all = &result.contradictions;
    let described = |it: &FalseConclusion| {
        style.say(&ConformText::False { conclusion: &printable(&it.conclusion), digit: it.solution })
    };
    let mut texts: Vec<String> = all.iter().take(TOLD).map(described).collect();
    if all.len() > TOLD {
        texts.push(style.say(&ConformText::FurtherFalse { more: all.len() - TOLD }));
    }
    texts
}

/// A row for each technique under the names of the verdicts.
pub(super) fn csv(counted: &Conformance) -> String {
    let head = CaseVerdict::ALL.map(CaseVerdict::word).join(",");
    let row = |row: &ConformanceRow| {
        let each = CaseVerdict::ALL.map(|verdict| row.counts.of(verdict).to_string()).join(",");
        format!("{},{},{each}\n", csv_field(&row.technique), row.counts.total())
    };
    let rows: Vec<String> = counted.techniques.iter().map(row).collect();
    format!("technique,cases,{head}\n{}", rows.concat())
}

/// A page with the table and all faults.
pub(super) fn html(counted: &Conformance, style: Style) -> String {
    let head = [ConformText::Case, ConformText::Verdict, ConformText::Answer, ConformText::Demanded];
    let head = head.map(|column| style.say(&column)).to_vec();
    let faults = counted.faults().map(|fault| fault_row(fault, counted.any, style));
    let faults = std::iter::once(head).chain(faults).collect();
    let title = title(counted, style);
    let closing = remarks(counted, style);
    TablePage { title, tables: vec![rows(counted, style), faults], closing, ..TablePage::default() }.html(style)
}

/// The verdicts that changed, a line each, and the sums that are others.
pub(super) fn changes(changes: &ConformanceChanges, style: Style) -> String {
    let ConformanceChanges { compared, counts, surplus, changed } = changes;
    let title = if changed.is_empty() {
        ConformText::Unchanged { cases: *compared }
    } else {
        ConformText::Changed { cases: *compared, changed: changed.len() }
    };
    let mut text = style.say(&title) + "\n";
    for verdict in CaseVerdict::ALL {
        let [old, new] = counts.map(|counts| counts.of(verdict));
        if old != new {
            let _ = writeln!(text, "{verdict} {old} -> {new}");
        }
    }
    if surplus[0] != surplus[1] {
        text += &(style.say(&ConformText::SurplusChanged { old: surplus[0], new: surplus[1] }) + "\n");
    }
    if !changed.is_empty() {
        text = text + "\n" + &fitting(&changed.iter().map(|it| change_row(it, style)).collect::<Vec<_>>());
    }
    text
}

/// The case, its verdicts, and its answers or why there are none, each before and now.
fn change_row(change: &VerdictChange, style: Style) -> Vec<String> {
    let VerdictChange { case, before, now, answer_before, answer_now } = change;
    let word = |verdict: &Option<CaseVerdict>| verdict.map_or("-", CaseVerdict::word);
    let answer = |verdict: &Option<CaseVerdict>, answer: &Option<String>| match (verdict, answer) {
        (None, _) => "-".to_owned(),
        (Some(_), None) => style.say(&ConformText::Nothing),
        (Some(_), Some(answer)) => printable(answer).into_owned(),
    };
    let answers = format!("{} -> {}", answer(before, answer_before), answer(now, answer_now));
    vec![printable(case).into_owned(), format!("{} -> {}", word(before), word(now)), answers]
}

/// The numbers of cases of each technique, as a table.
pub(super) fn cases(rows: &[Vec<String>], style: Style) -> String {
    let head = [ConformText::Technique, ConformText::Firing, ConformText::NotFiring].map(|column| style.say(&column));
    aligned(&[&[head.to_vec()], rows].concat())
}

pub(super) fn json(value: &(impl Serialize + ?Sized)) -> String {
    serde_json::to_string_pretty(value).unwrap_or_default() + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_explain::Lang;
    use qedoku_testing::{Suite, SurplusLines, TechniqueCase};

    /// The case of the suite that has this path.
    fn case(path: &str) -> TechniqueCase {
        let suite = Suite::standard().only(|case| case.path() == path);
        suite.into_cases().pop().expect("the suite has it")
    }

    #[test]
    fn a_run_is_told_in_every_language() {
        let [case, near_miss] = ["x-wing/generated-1", "x-wing/one-candidate-more-1"].map(case);
        let mut counted = Conformance::new("./solver --hint", false);
        counted.add(CaseResult::of_answer(&case, r#"{"eliminate":["r7c7<>5"]}"#, false));
        counted.add(CaseResult::of_answer(&near_miss, r#"{"place":["r4c3=3"],"technique":"X-Wing"}"#, false));
        let mut wide = Conformance::new("./solver", false);
        let places: Vec<String> = (1..=9).map(|column| format!("\"r4c{column}=3\"")).collect();
        wide.add(CaseResult::of_answer(&near_miss, &format!("{{\"place\":[{}]}}", places.join(",")), false));
        let mut many = counted.clone();
        for _ in 0..=FAULTS {
            many.add(CaseResult::of_answer(&case, "{}", false));
        }
        many.add(CaseResult::without_answer(&case, CaseVerdict::Dead, "it ended"));
        let surplus = Some(SurplusLines { count: 1, first: "looking".to_owned() });
        wide.add(CaseResult { surplus: surplus.clone(), ..CaseResult::of_answer(&case, "no idea", false) });
        counted.add(CaseResult { surplus: surplus.clone(), ..CaseResult::of_answer(&case, "{}", false) });
        counted.add(CaseResult { surplus, ..CaseResult::of_answer(&case, "{}", false) });
        let mut any = Conformance::new("./solver", true);
        any.add(CaseResult::of_answer(&near_miss, r#"{"eliminate":["r1c1<>9"],"time":3}"#, true));
        any.add(CaseResult { surplus: Some(SurplusLines { count: 2, first: String::new() }), ..any.cases[0].clone() });
        let one_case = |answer: &str| {
            let mut one = Conformance::new("./solver", true);
            one.add(CaseResult::of_answer(&near_miss, answer, true));
            one
        };
        let one = one_case(r#"{"eliminate":["r1c1<>9"],"time":3}"#);
        let two_cases = |answer: &str| {
            let mut two = one_case(answer);
            two.add(CaseResult::of_answer(&case, "{}", true));
            two
        };
        let [silent, wrong] = ["{}", r#"{"place":["r4c3=3"]}"#].map(two_cases);
        let texts = Lang::ALL.map(|language| {
            let style = Style { language, ..Style::default() };
            let rest = text(&many, style).lines().last().unwrap_or_default().to_owned();
            let rows = [["x-wing", "2", "1"].map(str::to_owned).to_vec()];
            let same = wide.changes_since(&wide);
            let mut gone = wide.changes_since(&counted);
            gone.changed.push(VerdictChange { before: None, ..gone.changed[0].clone() });
            let heading = html(&many, style).lines().rfind(|line| line.contains("<th")).unwrap_or_default().to_owned();
            let all = [
                text(&counted, style),
                text(&wide, style),
                rest + "\n",
                cases(&rows, style),
                changes(&same, style),
                changes(&gone, style),
                text(&any, style),
                heading,
                text(&one, style),
                changes(&one.changes_since(&one), style),
                changes(&wrong.changes_since(&silent), style),
            ];
            all.join("\n")
        });
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/_cli");
        insta::with_settings!({ snapshot_path => folder, prepend_module_to_snapshot => false, omit_expression => true }, {
            insta::assert_snapshot!("conform-told", texts.join("\n\n"));
        });
    }
}
