//! From the command line to an exit code.
use crate::args::{Cli, Command};
use crate::commands;
use crate::exit::Exit;
use clap::Parser;
use std::ffi::OsString;
use std::io::{self, BufWriter, ErrorKind, Write};
use std::process::ExitCode;

/// How much is collected before it is written.
const BUFFER: usize = 1 << 16;

/// The two ways out: what was asked for, and all the rest.
pub(crate) struct Console<'a> {
    pub(crate) out: &'a mut dyn Write,
    pub(crate) err: &'a mut dyn Write,
}

impl Console<'_> {
    /// Refuses a command line that makes no sense.
    pub(crate) fn refuse(&mut self, message: &str) -> io::Result<Exit> {
        self.remark(message)?;
        Ok(Exit::Unreadable)
    }

    /// Writes a remark beside the output, after all output that comes before it.
    pub(crate) fn remark(&mut self, text: &str) -> io::Result<()> {
        self.out.flush()?;
        writeln!(self.err, "qedoku: {text}")
    }
}

/// Runs the command with these arguments, the program's name first.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let cli = match Cli::try_parse_from(args) {
        Ok(cli) => cli,
        Err(error) => {
            // A closed pipe is all that can go wrong here, and nobody is left to be told.
            let _ = error.print();
            return ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(Exit::Unreadable as u8));
        }
    };
    let mut out = BufWriter::with_capacity(BUFFER, io::stdout().lock());
    let mut err = io::stderr().lock();
    let result = dispatch(&cli, &mut Console { out: &mut out, err: &mut err });
    match result.and_then(|exit| out.flush().map(|()| exit)) {
        Ok(exit) => exit.into(),
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Exit::Ok.into(),
        Err(error) => {
            let _ = writeln!(err, "qedoku: cannot write: {error}");
            Exit::Unreadable.into()
        }
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
    }
}
