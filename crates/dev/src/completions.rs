//! `cargo dev completions` and `cargo dev man`: what a package of the command installs.
use crate::DevResult;
use clap::Args;
use clap_complete::Shell;
use std::path::PathBuf;

const SHELLS: [Shell; 5] = [Shell::Bash, Shell::Elvish, Shell::Fish, Shell::PowerShell, Shell::Zsh];

#[derive(Args)]
pub(crate) struct CompletionsOptions {
    /// The folder to write to.
    #[arg(default_value = "target/completions")]
    folder: PathBuf,
}

/// Writes the completion scripts of every shell.
pub(crate) fn run(options: &CompletionsOptions) -> DevResult {
    std::fs::create_dir_all(&options.folder)?;
    let mut command = qedoku_cli::command();
    for shell in SHELLS {
        let path = clap_complete::generate_to(shell, &mut command, "qedoku", &options.folder)?;
        println!("wrote {}", path.display());
    }
    Ok(true)
}

#[derive(Args)]
pub(crate) struct ManOptions {
    /// The folder to write to.
    #[arg(default_value = "target/man")]
    folder: PathBuf,
}

/// Writes a manual page for the command and one for each subcommand.
pub(crate) fn man(options: &ManOptions) -> DevResult {
    std::fs::create_dir_all(&options.folder)?;
    clap_mangen::generate_to(qedoku_cli::command(), &options.folder)?;
    println!("wrote {}", options.folder.display());
    Ok(true)
}

/// True if both can be written: every option has its text.
pub(crate) fn check() -> DevResult {
    let mut command = qedoku_cli::command();
    for shell in SHELLS {
        let mut script = Vec::new();
        clap_complete::generate(shell, &mut command, "qedoku", &mut script);
        if script.is_empty() {
            println!("completions: nothing for {shell}");
            return Ok(false);
        }
    }
    let mut page = Vec::new();
    clap_mangen::Man::new(command).render(&mut page)?;
    Ok(!page.is_empty())
}
