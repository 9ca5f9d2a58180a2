//! `qedoku conform`: what another program makes of the cases; `qedoku cases`: the cases.
mod process;
mod report;

use self::process::SolverProcess;
use crate::args::{CaseForm, CasesArgs, ConformArgs, SuiteArgs, Tabular, TechniqueFamily, spoken};
use crate::console::Console;
use crate::exit::Exit;
use crate::input::unreadable;
use crate::output::progress_bar::ProgressBar;
use crate::pool::{self, OrderedSink, Work};
use crate::signals;
use crate::words::CommandText;
use qedoku::Error;
use qedoku_explain::Style;
use qedoku_testing::{CaseResult, Conformance, Expectation, Suite, TechniqueCase};
use std::fs::{self, File};
use std::io;
use std::ops::ControlFlow;
use std::path::Path;
use std::time::Duration;

/// Asks a program all cases and reports.
pub(crate) fn conform(asked: &ConformArgs, console: &mut Console<'_>) -> io::Result<Exit> {
    let old = match asked.against.as_deref().map(read_conformance).transpose() {
        Ok(old) => old,
        Err(problem) => return console.refuse(&problem),
    };
    let suite = match suite(&asked.suite) {
        Ok(suite) => suite,
        Err(problem) => return console.refuse(&problem),
    };
    let timeout = Duration::from_secs_f64(asked.timeout);
    if let Err(problem) = SolverProcess::new(&asked.command, timeout).begin() {
        return console.refuse(&problem);
    }
    signals::watch();
    let words: Vec<String> = asked.command.iter().map(|word| word.to_string_lossy().into_owned()).collect();
    let counted = Conformance { suite: suite.version(), ..Conformance::new(&words.join(" "), asked.any) };
    let gauge = ProgressBar::new(console.style, true).of(None, Some(suite.cases().len()));
    let mut sink = ConformanceSink { counted, gauge };
    let start = || SolverProcess::new(&asked.command, timeout);
    let each = |solver: &mut SolverProcess<'_>, case: TechniqueCase| solver.ask(&case, asked.any);
    let worked = pool::in_order(Work { jobs: asked.jobs.jobs, start, each }, suite.into_cases().into_iter(), &mut sink);
    sink.gauge.clear();
    worked?;
    if let Some(exit) = signals::exit() {
        console.note(exit);
    }
    let style = Style { language: spoken(asked.lang.lang), ..Style::default() };
    let ConformanceSink { counted, .. } = sink;
    let text = if let Some(old) = old {
        let changes = counted.changes_since(&old);
        console.note(if changes.is_empty() { Exit::Ok } else { Exit::Unsolved });
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

/// Reads a run that was printed as JSON.
fn read_conformance(path: &Path) -> Result<Conformance, Error> {
    let name = path.display().to_string();
    let fault = |error: String| unreadable(CommandText::NoConformance { name: name.clone(), error });
    let file = File::open(path).map_err(|error| fault(error.to_string()))?;
    serde_json::from_reader(io::BufReader::new(file)).map_err(|error| fault(error.to_string()))
}

/// Counts results in the order of the cases.
struct ConformanceSink {
    counted: Conformance,
    gauge: ProgressBar,
}

impl OrderedSink<CaseResult> for ConformanceSink {
    fn weight(&self, _: &CaseResult) -> usize {
        size_of::<CaseResult>()
    }

    fn take(&mut self, result: CaseResult) -> io::Result<ControlFlow<()>> {
        self.counted.add(result);
        self.gauge.update(self.counted.cases.len());
        Ok(ControlFlow::Continue(()))
    }

    fn idle(&mut self) -> io::Result<()> {
        self.gauge.update_idle(self.counted.cases.len());
        Ok(())
    }
}
