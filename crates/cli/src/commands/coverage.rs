//! `qedoku coverage`: which techniques puzzles and logs use.
use super::earlier_report::{COVERAGE, read_report};
use super::puzzles::{PuzzleItem, Puzzles};
use crate::args::{CountedUse, CoverageArgs, InputArgs, Tabular, spoken};
use crate::console::Console;
use crate::exit::Exit;
use crate::input::{self, ARGUMENT, InputPlace, OpenedInput, unreadable};
use crate::output::progress_bar::ProgressBar;
use crate::plain::is_log;
use crate::pool::{self, OrderedSink, Work};
use crate::signals;
use crate::words::CommandText;
use qedoku::coverage::{Coverage, CoverageDepth, CoverageWorker, PuzzleCoverage};
use qedoku::generate::{PuzzleSearch, PuzzleSpec, SearchPlan};
use qedoku::log::{CheckVerdict, LogCheck};
use qedoku::techniques::technique;
use qedoku::{Error, Options};
use qedoku_explain::Style;
use std::ffi::OsString;
use std::io;
use std::ops::{ControlFlow, Range};
use std::path::Path;

/// Counts the uses of techniques in all that the command line names.
pub(crate) fn coverage(asked: &CoverageArgs, console: &mut Console<'_>) -> io::Result<Exit> {
    let old = match asked.against.as_deref().map(|path| read_report::<Coverage>(path, COVERAGE)).transpose() {
        Ok(old) => old.map(|(_, old)| old),
        Err(problem) => return console.refuse(&problem),
    };
    if (asked.minimal || asked.missing) && matches!(asked.print.format(), Tabular::Csv | Tabular::Html) {
        return console.refuse(&unreadable(CommandText::TextOrJson));
    }
    let options = Options::new(asked.profile());
    let depth = depth(&asked.count);
    let mut counted = Coverage::new(&options, depth);
    signals::watch();
    for part in parts(asked) {
        match part {
            SourceGroup::Logs(sources) => logs(&sources, &mut counted, console)?,
            SourceGroup::Puzzles(sources) => {
                let puzzles = Puzzles::under_any_rules(&InputArgs { sources, from: asked.input.from });
                let gauge = ProgressBar::new(console.style, true).of(puzzles.all, None);
                let mut sink = CoverageSink { counted: &mut counted, console, gauge, read: 0 };
                let start = || CoverageWorker::new(&options, depth);
                let each = |worker: &mut CoverageWorker<'_>, item| CoverageItem::new(worker, item);
                let work = Work { jobs: asked.jobs.jobs, start, each };
                let worked = pool::in_order(work, puzzles.items(), &mut sink);
                sink.gauge.clear();
                worked?;
            }
        }
    }
    if let Some(exit) = signals::exit() {
        console.note(exit);
    }
    let style = Style { language: spoken(asked.lang.lang), ..Style::default() };
    write(&CoverageOutput { asked, counted, old, style }, console)?;
    Ok(console.exit)
}

fn depth(counts: &[CountedUse]) -> CoverageDepth {
    let asks = |counted| counts.contains(&counted) || counts.contains(&CountedUse::All);
    CoverageDepth { possible: asks(CountedUse::Possible), needed: asks(CountedUse::Needed) }
}

/// Sources that stand side by side and are of one kind.
enum SourceGroup {
    Puzzles(Vec<OsString>),
    Logs(Vec<OsString>),
}

/// The sources of the command line in their order.
fn parts(asked: &CoverageArgs) -> Vec<SourceGroup> {
    let sources = &asked.input.sources;
    if sources.is_empty() {
        return vec![if asked.logs { SourceGroup::Logs(vec![]) } else { SourceGroup::Puzzles(vec![]) }];
    }
    let mut parts: Vec<SourceGroup> = Vec::new();
    for source in sources {
        let source_is_log = asked.logs || begins_like_a_log(source);
        match (parts.last_mut(), source_is_log) {
            (Some(SourceGroup::Logs(part)), true) | (Some(SourceGroup::Puzzles(part)), false) => {
                part.push(source.clone());
            }
            (_, true) => parts.push(SourceGroup::Logs(vec![source.clone()])),
            (_, false) => parts.push(SourceGroup::Puzzles(vec![source.clone()])),
        }
    }
    parts
}

/// Whether a source is a file that begins like a log.
fn begins_like_a_log(source: &OsString) -> bool {
    let opened = Path::new(source).is_file().then(|| InputPlace::File(source.clone(), unreadable("")).open());
    let Some(Ok(OpenedInput { mut reader, .. })) = opened else { return false };
    reader.fill_buf().is_ok_and(is_log)
}

/// Counts the traces of logs whose every step is accepted.
fn logs(sources: &[OsString], counted: &mut Coverage, console: &mut Console<'_>) -> io::Result<()> {
    for place in input::places(sources, "a trace", |_| Err(unreadable(""))) {
        let OpenedInput { label, size, reader } = match place.and_then(InputPlace::open_log) {
            Ok(opened) => opened,
            Err(failure) => {
                console.complain(&failure)?;
                console.note(Exit::Unreadable);
                continue;
            }
        };
        let mut gauge = ProgressBar::new(console.style, true).of(size, None);
        let mut checks = LogCheck::new(reader).keeping();
        let mut number = 0;
        while let Some(audited) = checks.next() {
            number += 1;
            if let (CheckVerdict::Accepted, Some(trace)) = (audited.report.verdict(), &audited.trace) {
                counted.add(&format!("{label}#{number}"), &PuzzleCoverage::of_trace(trace));
            } else {
                counted.add_bad();
                console.note(Exit::Unsolved);
                if !console.quiet {
                    gauge.clear();
                    console.complain(&unreadable(CommandText::NotCounted { label: label.clone(), number }))?;
                }
            }
            gauge.reach(0..checks.bytes());
            gauge.update_idle(number);
        }
        gauge.clear();
    }
    Ok(())
}

/// What one record of the input covers.
struct CoverageItem {
    covered: Result<PuzzleCoverage, Error>,
    at: String,
    span: Range<u64>,
    is_record: bool,
}

impl CoverageItem {
    fn new(worker: &mut CoverageWorker<'_>, item: PuzzleItem) -> Self {
        let covered = item.read.and_then(|entry| worker.under(&entry.layout).cover(&entry.puzzle));
        Self { covered, at: item.at, span: item.span, is_record: item.is_record }
    }
}

/// Counts in the order of the input.
struct CoverageSink<'a, 'c> {
    counted: &'a mut Coverage,
    console: &'a mut Console<'c>,
    gauge: ProgressBar,
    read: usize,
}

impl OrderedSink<CoverageItem> for CoverageSink<'_, '_> {
    fn weight(&self, item: &CoverageItem) -> usize {
        item.covered.as_ref().map_or(0, |covered| covered.uses.len() * size_of::<(String, [u64; 5])>())
    }

    fn take(&mut self, item: CoverageItem) -> io::Result<ControlFlow<()>> {
        self.read += usize::from(item.is_record);
        match &item.covered {
            Ok(covered) => {
                let place = if item.at.is_empty() { ARGUMENT } else { &item.at };
                self.counted.add(place, covered);
            }
            Err(problem) => {
                if item.is_record {
                    self.counted.add_bad();
                }
                self.console.note(Exit::of(problem));
                if !self.console.quiet || !item.is_record {
                    self.gauge.clear();
                    self.console.complain(&problem.at(&item.at))?;
                }
            }
        }
        self.gauge.reach(item.span);
        self.gauge.update(self.read);
        Ok(ControlFlow::Continue(()))
    }

    fn idle(&mut self) -> io::Result<()> {
        self.gauge.update_idle(self.read);
        Ok(())
    }
}

/// All that is to be printed.
struct CoverageOutput<'a> {
    asked: &'a CoverageArgs,
    counted: Coverage,
    old: Option<Coverage>,
    style: Style,
}

fn write(
    CoverageOutput { asked, counted, old, style }: &CoverageOutput<'_>,
    console: &mut Console<'_>,
) -> io::Result<()> {
    let text = if let Some(old) = old {
        let changes = counted.changes_since(old);
        if !changes.is_empty() {
            console.note(Exit::Unsolved);
        }
        match asked.print.format() {
            Tabular::Json => json(&changes),
            _ => changes.text(*style),
        }
    } else if asked.minimal {
        let set = counted.smallest_set();
        if asked.print.format() == Tabular::Json { json(&set) } else { set.text(counted.puzzles, *style) }
    } else if let Some(count) = asked.generate {
        return made(asked, &counted.never().collect::<Vec<_>>(), count, console);
    } else if asked.missing {
        let never: Vec<&str> = counted.never().collect();
        if asked.print.format() == Tabular::Json {
            json(&never)
        } else {
            never.join("\n") + if never.is_empty() { "" } else { "\n" }
        }
    } else {
        match asked.print.format() {
            Tabular::Text => counted.text(*style),
            Tabular::Csv => counted.csv(),
            Tabular::Json => json(counted),
            Tabular::Html => counted.html(*style),
        }
    };
    console.out.write_all(text.as_bytes())
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string_pretty(value).unwrap_or_default() + "\n"
}

/// Writes puzzles that need each of these techniques, as they are found.
fn made(asked: &CoverageArgs, missing: &[&str], count: usize, console: &mut Console<'_>) -> io::Result<()> {
    for slug in missing {
        if let Some(exit) = signals::exit() {
            console.note(exit);
            break;
        }
        let spec = PuzzleSpec { technique: technique(slug).ok(), ..PuzzleSpec::default() };
        let mut left = count;
        let mut tries = 0;
        if let Ok(plan) = SearchPlan::new(spec, asked.seed) {
            let mut search = PuzzleSearch::new(&plan);
            let mut number = 0;
            while left > 0 && tries < asked.tries && signals::exit().is_none() {
                let walked = search.walk(number);
                number += 1;
                tries += walked.tries;
                if let Some(found) = walked.found {
                    writeln!(console.out, "{} # {slug}", found.draft.puzzle().given_grid().line('.'))?;
                    console.out.flush()?;
                    left -= 1;
                }
            }
        }
        if left > 0 {
            console.note(Exit::Unsolved);
            let missed = CommandText::NotMade {
                slug: (*slug).to_owned(),
                made: count - left,
                count,
                tries: tries.min(asked.tries),
            };
            console.remark(&console.style.say(&missed))?;
        }
    }
    Ok(())
}
