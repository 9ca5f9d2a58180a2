//! `qedoku completions` and `qedoku man`: what a shell and a reader want to know of the command.
use crate::args::{CompletionsArgs, ManualArgs, command};
use crate::console::Console;
use crate::exit::Exit;
use crate::input::unreadable;
use crate::words::CommandText;
use std::io::{self, IsTerminal};

/// Writes the completions of a shell.
pub(crate) fn completions(asked: &CompletionsArgs, console: &mut Console<'_>) -> io::Result<Exit> {
    // Written elsewhere first, for what writes them does not expect that it may fail.
    let mut script = Vec::new();
    clap_complete::generate(asked.shell, &mut command(), "qedoku", &mut script);
    console.out.write_all(&script)?;
    Ok(Exit::Ok)
}

/// Writes the manual page of the command, or of a part of it.
pub(crate) fn manual(asked: &ManualArgs, console: &mut Console<'_>) -> io::Result<Exit> {
    let mut whole = command();
    whole.build();
    let page = match &asked.command {
        None => Some(whole),
        Some(name) => whole.find_subcommand(name).cloned(),
    };
    let Some(page) = page else {
        let names: Vec<String> = command().get_subcommands().map(|it| it.get_name().to_owned()).collect();
        return console.refuse(&unreadable(CommandText::NoCommand { names }));
    };
    clap_mangen::Man::new(page).render(&mut console.out)?;
    if !console.is_file && io::stdout().is_terminal() {
        let name = asked.command.as_ref().map(|name| format!(" {name}")).unwrap_or_default();
        console.remark(&console.style.say(&CommandText::Roff { name }))?;
    }
    Ok(Exit::Ok)
}
