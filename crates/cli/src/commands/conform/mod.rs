//! `qedoku conform`: what another program makes of the cases; `qedoku cases`: the cases.
mod dealing;
mod lines;
mod process;
mod report;

use self::dealing::Dealing;
use self::lines::AnsweringChild;
use super::earlier_report::{CONFORMANCE, read_report};
use crate::args::{CaseForm, CasesArgs, ConformArgs, SuiteArgs, Tabular, TechniqueFamily, spoken};
use crate::console::Console;
use crate::exit::Exit;
use crate::input::unreadable;
use crate::output::progress_bar::ProgressBar;
use crate::pool::OrderedSink;
use crate::signals;
use crate::words::CommandText;
use qedoku::Error;
use qedoku_explain::Style;
use qedoku_testing::{CaseResult, Conformance, Expectation, Suite};
use std::fs;
use std::io;
use std::ops::ControlFlow;
use std::time::Duration;

/// Asks a program all cases and reports.
pub(crate) fn conform(asked: &ConformArgs, console: &mut Console<'_>) -> io::Result<Exit> {
    let old = asked.against.as_deref().map(|path| read_report::<Conformance>(path, CONFORMANCE)).transpose();
    let old = match old {
        Ok(old) => old,
        Err(problem) => return console.refuse(&problem),
    };
    let suite = match suite(&asked.suite) {
        Ok(suite) if asked.any_rules => suite,
        Ok(suite) => classic(suite, &asked.suite, console)?,
        Err(problem) => return console.refuse(&problem),
    };
    if suite.cases().is_empty() {
        return console.refuse(&unreadable(CommandText::NoCases));
    }
    let timeout = Duration::from_secs_f64(asked.timeout);
    if let Err(problem) = AnsweringChild::new(&asked.command) {
        return console.refuse(&problem);
    }
    if let Some((name, old)) = &old
        && let Some(refused) = compared(name, old, asked.any, &suite, console)?
    {
        return console.refuse(&refused);
    }
    signals::watch();
    let only = if asked.suite.technique.is_empty() { Vec::new() } else { suite.slugs() };
    let only = only.into_iter().map(str::to_owned).collect();
    let words: Vec<String> = asked.command.iter().map(|word| word.to_string_lossy().into_owned()).collect();
    let counted = Conformance { suite: suite.version(), only, ..Conformance::new(&words.join(" "), asked.any) };
    let progress = ProgressBar::new(console.style, true).of(None, Some(suite.cases().len()));
    let mut sink = ConformanceSink { counted, progress };
    let dealing = Dealing { command: &asked.command, timeout, any: asked.any, jobs: asked.jobs.jobs };
    let worked = dealing.run(suite.cases(), &mut sink);
    sink.progress.clear();
    worked?;
    if let Some(exit) = signals::exit() {
        console.note(exit);
    }
    let style = Style { language: spoken(asked.lang.lang), ..Style::default() };
    let ConformanceSink { counted, .. } = sink;
    let text = if let Some((name, old)) = old {
        let count = counted.not_compared(&old);
        if count > 0 {
            console.remark_of(&CommandText::NotCompared { name, count })?;
        }
        let changes = counted.changes_since(&old);
        console.note(if changes.changed.is_empty() { Exit::Ok } else { Exit::Unsolved });
        match asked.print.format() {
            Tabular::Json => report::json(&changes),
            _ => report::changes(&changes, style),
        }
    } else {
        console.note(if counted.is_right() { Exit::Ok } else { Exit::Unsolved });
        match asked.print.format() {
            Tabular::Text => report::text(&counted, style),
            Tabular::Csv => report::csv(&counted),
            Tabular::Json => report::json(&counted),
            Tabular::Html => report::html(&counted, style),
        }
    };
    console.out.write_all(text.as_bytes())?;
    Ok(console.exit)
}

/// The cases under classic rules; where techniques or cases are named, it remarks on how many others there are.
fn classic(suite: Suite, asked: &SuiteArgs, console: &mut Console<'_>) -> io::Result<Suite> {
    let all = suite.cases().len();
    let classic = suite.classic();
    let count = all - classic.cases().len();
    if count > 0 && (asked.cases.is_some() || !asked.technique.is_empty()) {
        console.remark_of(&CommandText::UnderRules { count })?;
    }
    Ok(classic)
}

/// Compares the options of an earlier run with those of this one: an error if the reports cannot be compared, remarks on
/// other differences.
fn compared(
    name: &str,
    old: &Conformance,
    any: bool,
    suite: &Suite,
    console: &mut Console<'_>,
) -> io::Result<Option<Error>> {
    let name = name.to_owned();
    match (old.any, any) {
        (true, false) => return Ok(Some(unreadable(CommandText::AskedAny { name }))),
        (false, true) => return Ok(Some(unreadable(CommandText::AskedEach { name }))),
        _ => {}
    }
    if !suite.cases().iter().any(|case| old.has(&case.path())) {
        return Ok(Some(unreadable(CommandText::NoneCompared { name })));
    }
    match (old.suite, suite.version()) {
        (Some(old), Some(new)) if old != new => console.remark_of(&CommandText::OtherSuite { name, old, new })?,
        (Some(_), None) | (None, Some(_)) => console.remark_of(&CommandText::OtherSource { name })?,
        _ => {}
    }
    Ok(None)
}

/// Prints the cases, or how many there are of each technique.
pub(crate) fn cases(asked: &CasesArgs, console: &mut Console<'_>) -> io::Result<Exit> {
    let suite = match suite(&asked.suite) {
        Ok(suite) => suite,
        Err(problem) => return console.refuse(&problem),
    };
    let text = match asked.export.unwrap_or(asked.print.format()) {
        CaseForm::Ndjson => suite.to_ndjson(),
        CaseForm::Case => {
            let texts: Vec<String> = suite.cases().iter().map(|case| format!("# {}\n{case}", case.path())).collect();
            texts.join("\n")
        }
        CaseForm::Text => {
            let row = |slug: &str| {
                let negative = suite.of(slug).filter(|case| case.expect == Expectation::Nothing).count();
                vec![slug.to_owned(), (suite.of(slug).count() - negative).to_string(), negative.to_string()]
            };
            report::cases(&suite.slugs().into_iter().map(row).collect::<Vec<_>>(), console.style)
        }
    };
    console.out.write_all(text.as_bytes())?;
    Ok(console.exit)
}

/// The cases that are meant; none is an error.
fn suite(asked: &SuiteArgs) -> Result<Suite, Error> {
    let unread = |error: String| unreadable(CommandText::NoSuite { error });
    let suite = match &asked.cases {
        None => Suite::standard(),
        Some(path) if path.is_dir() => Suite::read(path).map_err(|error| unread(error.to_string()))?,
        Some(path) => {
            let failed = |error: io::Error| unread(format!("{}: {error}", path.display()));
            let text = fs::read_to_string(path).map_err(failed)?;
            Suite::parse(&text, path).map_err(|error| unread(error.to_string()))?
        }
    };
    let suite = suite.only(|case| asked.technique.is_empty() || TechniqueFamily::any_has(&asked.technique, &case.slug));
    if suite.cases().is_empty() { Err(unreadable(CommandText::NoCases)) } else { Ok(suite) }
}

/// Counts results in the order of the cases.
struct ConformanceSink {
    counted: Conformance,
    progress: ProgressBar,
}

impl OrderedSink<CaseResult> for ConformanceSink {
    fn weight(&self, _: &CaseResult) -> usize {
        size_of::<CaseResult>()
    }

    fn take(&mut self, result: CaseResult) -> io::Result<ControlFlow<()>> {
        self.counted.add(result);
        self.progress.update(self.counted.cases.len());
        Ok(ControlFlow::Continue(()))
    }

    fn idle(&mut self) -> io::Result<()> {
        self.progress.update_idle(self.counted.cases.len());
        Ok(())
    }
}
