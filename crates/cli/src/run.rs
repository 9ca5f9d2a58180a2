//! Runs a command line to an exit code.
use crate::args::{Cli, Command, IdleOption, RunOptions, UnwrittenEnding, in_chinese};
use crate::commands;
use crate::console::Console;
use crate::exit::Exit;
use crate::input::unreadable;
use crate::words::CommandText;
use qedoku_core::printable;
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, BufWriter, ErrorKind, StdoutLock, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The bytes that are collected before they are written.
const BUFFER: usize = 1 << 16;

/// Runs the command with these arguments, the program's name first.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let args: Vec<OsString> = args.into_iter().collect();
    let (cli, options) = match Cli::read(args.clone()) {
        Ok(read) => read,
        Err(error) => return explain(error, &args),
    };
    let mut out = BufWriter::with_capacity(BUFFER, OutputWriter::new(options.output.clone()));
    // Not locked: what works on other threads tells how far it has come.
    let mut err = io::stderr();
    let RunOptions { style, quiet, .. } = options;
    let is_file = options.output.is_some();
    let mut console = Console { out: &mut out, err: &mut err, style, quiet, is_file, exit: Exit::Ok };
    let result = refused(&options, &mut console).and_then(|refused| match refused {
        Some(exit) => Ok(exit),
        None => dispatch(&cli, &mut console).and_then(|exit| console.out.flush().map(|()| exit)),
    });
    let exit = match result {
        Ok(exit) => console.note(exit),
        // Whoever reads has had enough, which is no error.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => console.exit,
        // A signal ended the work, which is noted; what was written before it stays.
        Err(error) if error.kind() == ErrorKind::Interrupted && console.out.flush().is_ok() => console.exit,
        Err(error) => {
            let _ = writeln!(console.err, "qedoku: {}", printable(&output_error(&error)));
            console.note(Exit::Unreadable)
        }
    };
    exit.into()
}

/// The exit code of a command line with an option that does nothing, or with an output that it would read.
fn refused(options: &RunOptions, console: &mut Console<'_>) -> io::Result<Option<Exit>> {
    let problem = if let Some(IdleOption { option, needs }) = options.idle.clone() {
        CommandText::IdleOption { option, needs }
    } else if let Some(name) = options.output.as_deref().and_then(|output| read_as_well(output, &options.sources)) {
        CommandText::ReadAndWritten { name }
    } else if let Some(folder) = options.output.as_deref().filter(|output| output.is_dir()) {
        CommandText::FolderNoFile { name: folder.display().to_string() }
    } else if let Some(name) = options.output.as_deref().filter(|_| !options.is_formed).and_then(is_no_text) {
        CommandText::NoSuchForm { name }
    } else if let Some(UnwrittenEnding { name, command, formats }) = options.unwritten.clone() {
        CommandText::NoSuchFormat { name, command, formats }
    } else if let Some(name) = options.folder.as_deref().and_then(looks_like_a_file) {
        CommandText::NoFolder { name }
    } else {
        return Ok(None);
    };
    console.refuse(&unreadable(problem)).map(Some)
}

/// The name of an output that is one of the inputs.
fn read_as_well(output: &Path, sources: &[OsString]) -> Option<String> {
    let output = output.canonicalize().ok().filter(|output| output.is_file())?;
    let is_read = sources.iter().any(|source| Path::new(source).canonicalize().is_ok_and(|source| source == output));
    is_read.then(|| output.display().to_string())
}

/// Endings of files that are no text, which nothing here writes.
const NO_TEXT: [&str; 12] = ["pdf", "png", "jpg", "jpeg", "gif", "webp", "doc", "docx", "xls", "xlsx", "odt", "zip"];

/// The name of an output that by its ending is none of the forms there are.
fn is_no_text(output: &Path) -> Option<String> {
    let ending = output.extension()?.to_string_lossy().to_lowercase();
    NO_TEXT.contains(&&*ending).then(|| output.display().to_string())
}

/// Endings of files, which no folder has.
const ENDINGS: [&str; 8] = ["json", "jsonl", "ndjson", "csv", "txt", "pbp", "opb", "gz"];

/// The name of a folder to be made that looks like that of a file.
fn looks_like_a_file(folder: &Path) -> Option<String> {
    let ending = folder.extension()?.to_string_lossy().to_lowercase();
    (ENDINGS.contains(&&*ending) && !folder.is_dir()).then(|| folder.display().to_string())
}

/// The output of a run: the standard output, or a file that is made when the first of it is written.
enum OutputWriter {
    Standard(Stdout<StdoutLock<'static>>),
    Unopened(PathBuf),
    File(File),
}

impl OutputWriter {
    fn new(file: Option<PathBuf>) -> Self {
        file.map_or_else(|| Self::Standard(Stdout(io::stdout().lock())), Self::Unopened)
    }

    /// The output, open.
    fn open(&mut self) -> io::Result<&mut dyn Write> {
        if let Self::Unopened(path) = self {
            let made = File::create(&*path);
            let failed = |error| io::Error::other(format!("cannot write {}: {error}", path.display()));
            *self = Self::File(made.map_err(failed)?);
        }
        match self {
            Self::Standard(out) => Ok(out),
            Self::File(file) => Ok(file),
            Self::Unopened(_) => Err(io::Error::other("the output is not open")),
        }
    }
}

impl Write for OutputWriter {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.open()?.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Standard(out) => out.flush(),
            Self::File(file) => file.flush(),
            Self::Unopened(_) => Ok(()),
        }
    }
}

/// The standard output. One that was closed when the program began cannot be written, and says so.
struct Stdout<W>(W);

impl<W: Write> Write for Stdout<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if qedoku_stdio::was_closed() {
            return Err(io::Error::other("the standard output is closed"));
        }
        self.0.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// The text of an error of an output that cannot be written.
fn output_error(error: &io::Error) -> String {
    let text = error.to_string();
    if text.starts_with("cannot ") { text } else { format!("cannot write: {text}") }
}

/// Says what is wrong with a command line, or what was asked for instead of work, such as the version.
fn explain(error: clap::Error, args: &[OsString]) -> ExitCode {
    // The message repeats what was written, so it is made of what can be shown.
    let arguments = args.iter().map(|arg| printable(&arg.to_string_lossy()).into_owned().into());
    let error = Cli::read(arguments.collect()).err().unwrap_or(error);
    let exit = u8::try_from(error.exit_code()).unwrap_or(Exit::Unreadable as u8);
    let asked = !error.use_stderr();
    let printed = if asked && qedoku_stdio::was_closed() {
        Err(io::Error::other("the standard output is closed"))
    } else if let Some(text) = in_chinese(&error, args).filter(|_| !asked) {
        write!(io::stderr(), "{text}")
    } else {
        error.print().and_then(|()| io::stdout().flush())
    };
    match printed {
        Err(failed) if failed.kind() != ErrorKind::BrokenPipe => {
            let _ = writeln!(io::stderr(), "qedoku: {}", printable(&output_error(&failed)));
            Exit::Unreadable.into()
        }
        _ => ExitCode::from(exit),
    }
}

fn dispatch(cli: &Cli, console: &mut Console<'_>) -> io::Result<Exit> {
    match &cli.command {
        Command::Solve(options) => commands::solve(options, console),
        Command::Steps(options) => commands::steps(options, console),
        Command::Unique(options) => commands::unique(options, console),
        Command::Why(options) => commands::why(options, console),
        Command::Name(options) => commands::name(options, console),
        Command::Hint(options) => commands::hint(options, console),
        Command::Grade(options) => commands::grade(options, console),
        Command::Check(options) => commands::check(options, console),
        Command::Prove(options) => commands::prove(options, console),
        Command::Techniques(options) => commands::techniques(options, console),
        Command::Convert(options) => commands::convert(options, console),
        Command::Generate(options) => commands::generate(options, console),
        Command::Traces(options) => commands::traces(options, console),
        Command::Summary(options) => commands::summary(options, console),
        Command::Coverage(options) => commands::coverage(options, console),
        Command::Conform(options) => commands::conform(options, console),
        Command::Cases(options) => commands::cases(options, console),
        Command::Serve(options) => commands::serve(options, console),
        Command::Mcp(options) => commands::mcp(options, console),
        Command::Completions(options) => commands::completions(options, console),
        Command::Man(options) => commands::manual(options, console),
    }
}
