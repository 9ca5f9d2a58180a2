//! `qedoku coverage`: which techniques puzzles and logs use.
mod logs;
mod made;

use self::made::PuzzleMaker;
use super::blank_letters::BlankLetters;
use super::earlier_report::{COVERAGE, are_records, read_report};
use super::puzzle_item::PuzzleItem;
use super::puzzles::Puzzles;
use crate::args::{CountedUse, CoverageArgs, InputArgs, Tabular, spoken};
use crate::console::Console;
use crate::exit::Exit;
use crate::input::{ARGUMENT, InputPlace, OpenedInput, unreadable};
use crate::output::progress_bar::ProgressBar;
use crate::output::terminal_style::columns;
use crate::plain::{foreign_steps, has_steps, is_log};
use crate::pool::{self, OrderedSink, Work};
use crate::signals;
use crate::words::CommandText;
use qedoku::coverage::{Coverage, CoverageDepth, CoverageWorker, PuzzleCoverage};
use qedoku::{Error, Options};
use qedoku_core::printable;
use qedoku_explain::Style;
use std::ffi::{OsStr, OsString};
use std::io::{self, BufRead, IsTerminal};
use std::ops::{ControlFlow, Range};
use std::path::Path;

/// Counts the uses of techniques in all that the command line names.
pub(crate) fn coverage(asked: &CoverageArgs, console: &mut Console<'_>) -> io::Result<Exit> {
    if (asked.minimal || asked.missing) && matches!(asked.print.format(), Tabular::Csv | Tabular::Html) {
        return console.refuse(&unreadable(CommandText::TextOrJson));
    }
    let options = Options::new(asked.scope.profile());
    signals::watch();
    let old =
        match asked.against.as_deref().map(|path| earlier(path, asked, &options, console)).transpose()?.transpose() {
            Ok(old) => old,
            Err(problem) => return console.refuse(&problem),
        };
    if let Some((name, old)) = &old
        && let Some(refused) = compared(name, old, &Coverage::new(&options).without(asked.without()), console)?
    {
        return console.refuse(&refused);
    }
    let counted = count(&asked.input.sources, asked, &options, console)?;
    if let Some(exit) = signals::exit() {
        console.note(exit);
    }
    for (technique, fired) in counted.fired_without() {
        console.remark_of(&CommandText::FiredWithout { technique: technique.to_owned(), fired })?;
    }
    // Of an input that cannot be had there is nothing to report.
    if console.exit == Exit::Unreadable && counted.is_empty() {
        return Ok(console.exit);
    }
    let style = Style { language: spoken(asked.lang.lang), ..Style::default() };
    write(&CoverageOutput { asked, options: &options, counted, old, style }, console)?;
    Ok(console.exit)
}

/// The coverage that `--against` names: one that was printed as JSON, or that of puzzles or logs, which are counted in
/// the same way.
fn earlier(
    path: &Path,
    asked: &CoverageArgs,
    options: &Options,
    console: &mut Console<'_>,
) -> io::Result<Result<(String, Coverage), Error>> {
    if !are_records(path) {
        return Ok(read_report(path, COVERAGE));
    }
    let old = count(&[path.into()], asked, options, console)?;
    Ok(if old.is_empty() { read_report(path, COVERAGE) } else { Ok((path.display().to_string(), old)) })
}

/// Counts the uses of techniques in these sources.
fn count(
    sources: &[OsString],
    asked: &CoverageArgs,
    options: &Options,
    console: &mut Console<'_>,
) -> io::Result<Coverage> {
    let depth = depth(&asked.count);
    let mut counted = Coverage::new(options).without(asked.without());
    for part in parts(sources, asked.logs, console)? {
        match part {
            SourceGroup::Logs(sources) => logs::count(&sources, &mut counted, console)?,
            SourceGroup::Puzzles(sources) => {
                let input = InputArgs { sources, reading: asked.input.reading.clone() };
                let puzzles = Puzzles::under_any_rules(&input);
                let progress = ProgressBar::new(console.style, true).of(puzzles.all, None);
                let mut sink = CoverageSink {
                    counted: &mut counted,
                    console,
                    progress,
                    read: 0,
                    letters: BlankLetters::default(),
                };
                let start = || CoverageWorker::new(options, depth);
                let each = |worker: &mut CoverageWorker<'_>, item| CoverageItem::new(worker, item);
                let work = Work { jobs: asked.jobs.jobs, start, each };
                let worked = pool::in_order(work, puzzles.items(), &mut sink);
                sink.progress.clear();
                sink.letters.write(sink.console);
                worked?;
            }
        }
    }
    Ok(counted)
}

/// Checks that an earlier coverage was counted in the same way; gives why it cannot be compared, and remarks on what else than
/// the puzzles is different.
fn compared(name: &str, old: &Coverage, new: &Coverage, console: &mut Console<'_>) -> io::Result<Option<Error>> {
    let name = name.to_owned();
    if old.profile != new.profile {
        let [old, new] = [old, new].map(|it| it.profile.clone());
        return Ok(Some(unreadable(CommandText::OtherProfile { name, old, new })));
    }
    if let Some([old, new]) = new.other_options(old) {
        console.remark_of(&CommandText::OtherOptions { name, old, new })?;
    }
    Ok(None)
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

/// The sources of the command line in their order. A source that is not taken for a log and has steps is remarked on.
fn parts(sources: &[OsString], are_logs: bool, console: &mut Console<'_>) -> io::Result<Vec<SourceGroup>> {
    let mut source_is_log = |source: &OsStr| {
        let kind = match are_logs {
            true => SourceKind::Log,
            false if source == "-" => SourceKind::of_standard_input(),
            false => SourceKind::of_file(source),
        };
        let name = || source.to_string_lossy().into_owned();
        match kind {
            SourceKind::Steps => console.remark_of(&CommandText::StepsWithoutBegin { name: name() })?,
            SourceKind::Foreign { field } => {
                console.remark_of(&CommandText::ForeignSteps { name: name(), field })?;
            }
            SourceKind::Log | SourceKind::Other => {}
        }
        io::Result::Ok(kind == SourceKind::Log)
    };
    if sources.is_empty() {
        let is_log = source_is_log(OsStr::new("-"))?;
        return Ok(vec![if is_log { SourceGroup::Logs(vec![]) } else { SourceGroup::Puzzles(vec![]) }]);
    }
    let mut parts: Vec<SourceGroup> = Vec::new();
    for source in sources {
        match (parts.last_mut(), source_is_log(source)?) {
            (Some(SourceGroup::Logs(part)), true) | (Some(SourceGroup::Puzzles(part)), false) => {
                part.push(source.clone());
            }
            (_, true) => parts.push(SourceGroup::Logs(vec![source.clone()])),
            (_, false) => parts.push(SourceGroup::Puzzles(vec![source.clone()])),
        }
    }
    Ok(parts)
}

/// The kind of a source, by how it begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum SourceKind {
    Log,
    /// Something else that has steps of a log.
    Steps,
    /// JSON of another program, with steps in a field of this name.
    Foreign {
        field: &'static str,
    },
    Other,
}

impl SourceKind {
    fn of(begin: &[u8]) -> Self {
        if is_log(begin) {
            Self::Log
        } else if has_steps(begin) {
            Self::Steps
        } else {
            foreign_steps(begin).map_or(Self::Other, |field| Self::Foreign { field })
        }
    }

    /// The kind of a source that may be a file.
    fn of_file(source: &OsStr) -> Self {
        let opened = Path::new(source).is_file().then(|| InputPlace::File(source.into(), unreadable("")).open());
        let Some(Ok(OpenedInput { mut reader, .. })) = opened else { return Self::Other };
        reader.fill_buf().map_or(Self::Other, Self::of)
    }

    /// The kind of the standard input. What was looked at is still to be read.
    fn of_standard_input() -> Self {
        let input = io::stdin();
        if input.is_terminal() { Self::Other } else { input.lock().fill_buf().map_or(Self::Other, Self::of) }
    }
}

/// The coverage of one record of the input.
struct CoverageItem {
    covered: Result<PuzzleCoverage, Error>,
    at: String,
    span: Range<u64>,
    is_record: bool,
    letters: BlankLetters,
}

impl CoverageItem {
    fn new(worker: &mut CoverageWorker<'_>, item: PuzzleItem) -> Self {
        let letters = item.blank_letters();
        let covered = item.read.and_then(|entry| worker.under(&entry.layout).cover(&entry.puzzle));
        Self { covered, at: item.at, span: item.span, is_record: item.is_record, letters }
    }
}

/// Counts in the order of the input.
struct CoverageSink<'a, 'c> {
    counted: &'a mut Coverage,
    console: &'a mut Console<'c>,
    progress: ProgressBar,
    read: usize,
    letters: BlankLetters,
}

impl OrderedSink<CoverageItem> for CoverageSink<'_, '_> {
    fn weight(&self, item: &CoverageItem) -> usize {
        item.covered.as_ref().map_or(0, |covered| covered.uses.len() * size_of::<(String, [u64; 5])>())
    }

    fn take(&mut self, item: CoverageItem) -> io::Result<ControlFlow<()>> {
        self.read += usize::from(item.is_record);
        self.letters.add(&item.letters);
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
                    self.progress.clear();
                    self.console.complain(&problem.at(&item.at))?;
                }
            }
        }
        self.progress.reach(item.span);
        self.progress.update(self.read);
        Ok(ControlFlow::Continue(()))
    }

    fn idle(&mut self) -> io::Result<()> {
        self.progress.update_idle(self.read);
        Ok(())
    }
}

/// All that is to be printed.
struct CoverageOutput<'a> {
    asked: &'a CoverageArgs,
    options: &'a Options,
    counted: Coverage,
    old: Option<(String, Coverage)>,
    style: Style,
}

fn write(
    CoverageOutput { asked, options, counted, old, style }: &CoverageOutput<'_>,
    console: &mut Console<'_>,
) -> io::Result<()> {
    let text = if let Some((name, old)) = old {
        let changes = counted.changes_since(old);
        if !changes.is_empty() {
            console.note(Exit::Unsolved);
        }
        match asked.print.format() {
            Tabular::Json => json(&changes),
            Tabular::Text if changes.is_empty() => changes.text(*style),
            Tabular::Text => sides(name, asked) + &changes.text(*style),
            Tabular::Csv => changes.csv(),
            Tabular::Html => changes.html(*style),
        }
    } else if asked.minimal {
        let set = counted.smallest_set();
        if asked.print.format() == Tabular::Json { json(&set) } else { set.text(counted.puzzles, *style) }
    } else if let Some(count) = asked.generate {
        return PuzzleMaker::new(asked, options, console.style, count).each(counted.never(), console);
    } else if asked.missing {
        let never: Vec<&str> = counted.never().collect();
        if asked.print.format() == Tabular::Json {
            json(&never)
        } else {
            never.join("\n") + if never.is_empty() { "" } else { "\n" }
        }
    } else {
        match asked.print.format() {
            Tabular::Text => counted.text(*style, columns(console.is_file)),
            Tabular::Csv => counted.csv(),
            Tabular::Json => json(counted),
            Tabular::Html => counted.html(*style),
        }
    };
    console.out.write_all(text.as_bytes())
}

/// The heading of a comparison, `old.json -> puzzles.txt`: the report that is compared with, and what is counted now.
fn sides(old: &str, asked: &CoverageArgs) -> String {
    let sources = &asked.input.sources;
    let named = |source: &OsString| match source.to_str() {
        Some("-") => "stdin".to_owned(),
        _ if Path::new(source).exists() => source.to_string_lossy().into_owned(),
        _ => ARGUMENT.to_owned(),
    };
    let now = if sources.is_empty() { vec!["stdin".to_owned()] } else { sources.iter().map(named).collect() };
    printable(&format!("{old} -> {}", now.join(", "))).into_owned() + "\n"
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string_pretty(value).unwrap_or_default() + "\n"
}
