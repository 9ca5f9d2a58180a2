//! The output of a run, its errors, and its exit code.
use crate::exit::Exit;
use crate::words::CommandText;
use qedoku::Error;
use qedoku_core::printable;
use qedoku_explain::Style;
use std::io::{self, IsTerminal, Write};

/// The output of a run, its errors, and its exit code.
pub(crate) struct Console<'a> {
    pub(crate) out: &'a mut dyn Write,
    pub(crate) err: &'a mut dyn Write,
    /// The style in which errors are told.
    pub(crate) style: Style,
    /// True if remarks are left out.
    pub(crate) quiet: bool,
    /// True if the output goes into a file.
    pub(crate) is_file: bool,
    /// The worst exit code so far.
    pub(crate) exit: Exit,
}

impl Console<'_> {
    /// Refuses a command line that makes no sense.
    pub(crate) fn refuse(&mut self, problem: &Error) -> io::Result<Exit> {
        self.complain(problem)?;
        Ok(Exit::Unreadable)
    }

    /// Writes beside the output what is wrong with one of several records, unless remarks are left out.
    pub(crate) fn complain_of_record(&mut self, problem: &Error) -> io::Result<()> {
        if self.quiet { Ok(()) } else { self.complain(problem) }
    }

    /// Writes beside the output what is wrong.
    pub(crate) fn complain(&mut self, problem: &Error) -> io::Result<()> {
        self.remark(&problem.describe(self.style))
    }

    /// The same with another output.
    pub(crate) fn writing_to<'b>(&'b mut self, out: &'b mut dyn Write) -> Console<'b> {
        Console {
            out,
            err: &mut *self.err,
            style: self.style,
            quiet: self.quiet,
            is_file: self.is_file,
            exit: self.exit,
        }
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

    /// Writes beside the output what is to be known of it, unless remarks are left out.
    pub(crate) fn remark_of(&mut self, text: &CommandText) -> io::Result<()> {
        let text = self.style.say(text);
        if self.quiet { Ok(()) } else { self.remark(&text) }
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

/// True if the standard output and the standard error go to the same terminal, file or pipe.
pub(crate) fn are_one_place() -> bool {
    if io::stdout().is_terminal() && io::stderr().is_terminal() {
        return true;
    }
    #[cfg(unix)]
    {
        use std::fs::File;
        use std::os::fd::AsFd;
        use std::os::unix::fs::MetadataExt;
        let place = |file: io::Result<std::os::fd::OwnedFd>| {
            let data = File::from(file.ok()?).metadata().ok()?;
            Some((data.dev(), data.ino()))
        };
        let out = place(io::stdout().as_fd().try_clone_to_owned());
        out.is_some() && out == place(io::stderr().as_fd().try_clone_to_owned())
    }
    #[cfg(not(unix))]
    false
}
