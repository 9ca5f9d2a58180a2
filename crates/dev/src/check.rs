//! `cargo dev check`: whether everything that is written by commands is current, and the house rules hold.
use crate::{
    completions, coverage, cycles, docs, face, fallbacks, glossary, instructions, pages, registry, schema, shadowed,
    sizes, suite,
};
use clap::Args;

#[derive(Args)]
pub(crate) struct CheckOptions {
    /// Counts instructions as well, which takes a minute and needs valgrind.
    #[arg(long)]
    all: bool,
}

/// Runs every check, whatever the others say.
pub(crate) fn run(options: &CheckOptions) -> bool {
    let mut checks = vec![
        ("registry", registry::run()),
        ("coverage", coverage::run()),
        ("suite", suite::run(&suite::SuiteOptions::checking())),
        ("docs", docs::run(&docs::DocsOptions { check: true })),
        ("schema", schema::run(&schema::SchemaOptions { check: true })),
        ("completions", completions::check()),
        ("shadowed", shadowed::run(&shadowed::ShadowedOptions::checking())),
        ("fallbacks", fallbacks::run()),
        ("glossary", glossary::run(&glossary::GlossaryOptions { check: true })),
        ("face", face::run()),
        ("sizes", sizes::run()),
        ("cycles", cycles::run()),
        ("pages", pages::run(&pages::PagesOptions::checking())),
    ];
    if options.all {
        checks.push(("instructions", instructions::run(&instructions::InstructionsOptions::checking())));
    }
    let mut passed = true;
    for (name, verdict) in checks {
        let word = match verdict {
            Ok(true) => "ok".to_owned(),
            Ok(false) => "FAILED".to_owned(),
            Err(ref error) => format!("FAILED: {error}"),
        };
        println!("{name}: {word}");
        passed &= matches!(verdict, Ok(true));
    }
    passed
}
