//! Runs a command line to an exit code.
use crate::args::{Cli, Command};
use crate::commands;
use crate::exit::Exit;
use clap::Parser;
use qedoku::Error;
use qedoku_core::printable;
use qedoku_explain::Style;
use std::ffi::OsString;
use std::io::{self, BufWriter, ErrorKind, Write};
use std::process::ExitCode;

/// The bytes that are collected before they are written.
const BUFFER: usize = 1 << 16;

/// The output of a run, its errors, and its exit code.
pub(crate) struct Console<'a> {
    pub(crate) out: &'a mut dyn Write,
    err: &'a mut dyn Write,
    /// The style in which errors are told.
    pub(crate) style: Style,
    /// The worst exit code so far.
    pub(crate) exit: Exit,
}

impl Console<'_> {
    /// Refuses a command line that makes no sense.
    pub(crate) fn refuse(&mut self, problem: &Error) -> io::Result<Exit> {
        self.complain(problem)?;
        Ok(Exit::Unreadable)
    }

    /// Writes beside the output what is wrong.
    pub(crate) fn complain(&mut self, problem: &Error) -> io::Result<()> {
        self.remark(&problem.describe(self.style))
    }

    /// The same with another output.
    pub(crate) fn writing_to<'b>(&'b mut self, out: &'b mut dyn Write) -> Console<'b> {
        Console { out, err: &mut *self.err, style: self.style, exit: self.exit }
    }

    /// Remembers how badly something ended; gives the worst so far.
    pub(crate) fn note(&mut self, exit: Exit) -> Exit {
        self.exit = self.exit.max(exit);
        self.exit
    }

    /// Writes a remark on one line beside the output, after all output that comes before it. If it cannot be written the
    /// work goes on, and the exit code says so.
    pub(crate) fn remark(&mut self, text: &str) -> io::Result<()> {
        self.out.flush()?;
        if writeln!(self.err, "qedoku: {}", printable(text)).is_err() {
            self.note(Exit::Unreadable);
        }
        Ok(())
    }

    /// Writes a remark beside the output, which may have ended.
    pub(crate) fn beside(&mut self, text: &str) {
        if writeln!(self.err, "qedoku: {}", printable(text)).is_err() {
            self.note(Exit::Unreadable);
        }
    }

    /// Writes a line of output in which there is text from outside.
    pub(crate) fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{}", printable(text))
    }
}

/// Runs the command with these arguments, the program's name first.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let args: Vec<OsString> = args.into_iter().collect();
    let cli = match Cli::try_parse_from(&args) {
        Ok(cli) => cli,
        Err(error) => return explain(error, &args),
    };
    let mut out = BufWriter::with_capacity(BUFFER, Stdout(io::stdout().lock()));
    // Not locked: what works on other threads tells how far it has come.
    let mut err = io::stderr();
    let mut console = Console { out: &mut out, err: &mut err, style: cli.style(), exit: Exit::Ok };
    let result = dispatch(&cli, &mut console).and_then(|exit| console.out.flush().map(|()| exit));
    match result {
        Ok(exit) => console.note(exit).into(),
        // Whoever reads has had enough, which is no error.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => console.exit.into(),
        // A signal ended the work, which is noted; what was written before it stays.
        Err(error) if error.kind() == ErrorKind::Interrupted && console.out.flush().is_ok() => console.exit.into(),
        Err(error) => {
            let _ = writeln!(console.err, "qedoku: {}", printable(&said(&error)));
            console.note(Exit::Unreadable).into()
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
fn said(error: &io::Error) -> String {
    let text = error.to_string();
    if text.starts_with("cannot ") { text } else { format!("cannot write: {text}") }
}

/// Says what is wrong with a command line, or what was asked for instead of work, such as the version.
fn explain(error: clap::Error, args: &[OsString]) -> ExitCode {
    // The message repeats what was written, so it is made of what can be shown.
    let shown = args.iter().map(|arg| printable(&arg.to_string_lossy()).into_owned());
    let error = Cli::try_parse_from(shown).err().unwrap_or(error);
    let exit = u8::try_from(error.exit_code()).unwrap_or(Exit::Unreadable as u8);
    let asked = !error.use_stderr();
    let printed = if asked && qedoku_stdio::was_closed() {
        Err(io::Error::other("the standard output is closed"))
    } else {
        error.print().and_then(|()| io::stdout().flush())
    };
    match printed {
        Err(failed) if failed.kind() != ErrorKind::BrokenPipe => {
            let _ = writeln!(io::stderr(), "qedoku: {}", printable(&said(&failed)));
            Exit::Unreadable.into()
        }
        _ => ExitCode::from(exit),
    }
}

fn dispatch(cli: &Cli, console: &mut Console<'_>) -> io::Result<Exit> {
    match &cli.command {
        Command::Solve(options) => commands::solve(options, console),
        Command::Steps(options) => commands::steps(options, console),
        Command::Why(options) => commands::why(options, console),
        Command::Hint(options) => commands::hint(options, console),
        Command::Grade(options) => commands::grade(options, console),
        Command::Check(options) => commands::check(options, console),
        Command::Prove(options) => commands::prove(options, console),
        Command::Techniques(options) => commands::techniques(options, console),
        Command::Convert(options) => commands::convert(options, console),
        Command::Generate(options) => commands::generate(options, console),
        Command::Traces(options) => commands::traces(options, console),
        Command::Summary(options) => commands::summary(options, console),
        Command::Serve(options) => commands::serve(options, console),
        Command::Completions(options) => commands::completions(options, console),
        Command::Man(options) => commands::manual(options, console),
    }
}
