//! Runs a command line to an exit code.
use crate::args::{Cli, Command};
use crate::commands;
use crate::console::Console;
use crate::exit::Exit;
use clap::Parser;
use qedoku_core::printable;
use std::ffi::OsString;
use std::io::{self, BufWriter, ErrorKind, Write};
use std::process::ExitCode;

/// The bytes that are collected before they are written.
const BUFFER: usize = 1 << 16;

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
            let _ = writeln!(console.err, "qedoku: {}", printable(&output_error(&error)));
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
fn output_error(error: &io::Error) -> String {
    let text = error.to_string();
    if text.starts_with("cannot ") { text } else { format!("cannot write: {text}") }
}

/// Says what is wrong with a command line, or what was asked for instead of work, such as the version.
fn explain(error: clap::Error, args: &[OsString]) -> ExitCode {
    // The message repeats what was written, so it is made of what can be shown.
    let arguments = args.iter().map(|arg| printable(&arg.to_string_lossy()).into_owned());
    let error = Cli::try_parse_from(arguments).err().unwrap_or(error);
    let exit = u8::try_from(error.exit_code()).unwrap_or(Exit::Unreadable as u8);
    let asked = !error.use_stderr();
    let printed = if asked && qedoku_stdio::was_closed() {
        Err(io::Error::other("the standard output is closed"))
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
        Command::Completions(options) => commands::completions(options, console),
        Command::Man(options) => commands::manual(options, console),
    }
}
