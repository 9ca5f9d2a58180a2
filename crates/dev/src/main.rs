//! `cargo dev`: what maintainers run.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command prints")]
mod attack;
mod bench;
mod chains;
mod check;
mod claims;
mod completions;
mod corpus;
mod costs;
mod coverage;
mod cycles;
mod docs;
mod effort;
mod engine;
mod face;
mod fallbacks;
mod generated;
mod glossary;
mod hodoku;
mod images;
mod imports;
mod instructions;
mod lengths;
mod load;
mod mine;
mod orders;
mod pages;
mod positions;
mod proof_cases;
mod proofs;
mod puzzles;
mod registry;
mod regression;
mod retold;
mod round_trips;
mod scaffold;
mod schema;
mod se;
mod shadowed;
mod shown;
mod sizes;
mod small_boards;
mod suite;
mod tables;
mod threads;
mod tier;
mod tools;
mod traced;
mod types;
mod variants;
mod why;
mod wider;
mod words;
mod workloads;

use clap::{Parser, Subcommand};
use std::error::Error;
use std::process::ExitCode;

/// The result of a maintainer command: true if every check passed, or the error that stopped it.
type DevResult = Result<bool, Box<dyn Error>>;

/// Maintainer commands of Qedoku.
#[derive(Parser)]
#[command(
    name = "cargo dev",
    after_help = "`cargo dev page` and `cargo dev npm` write the page and the npm package; they have a --help of their own."
)]
struct Arguments {
    #[command(subcommand)]
    command: DevCommand,
}

#[derive(Subcommand)]
enum DevCommand {
    /// Forges steps and logs at random, and tells which false ones the checker accepts
    Attack(attack::AttackOptions),
    /// Measures how fast it is, on one thread
    Bench(bench::BenchOptions),
    /// Checks that whatever commands write is current, and that the house rules hold
    Check(check::CheckOptions),
    /// Reads back what is said of steps, and tests every claim on the board
    Claims(claims::ClaimsOptions),
    /// Writes shell completions for the command
    Completions(completions::CompletionsOptions),
    /// Solves the puzzles of a file, checks every step, and counts
    Corpus(corpus::CorpusOptions),
    /// Writes the pages of the techniques and the table of the tiers
    Docs(docs::DocsOptions),
    /// Compares the effort of puzzles with that of their images, or with other ratings
    Effort(effort::EffortOptions),
    /// Asks the engine for a browser, with node, and compares its replies with those of this program
    Engine(engine::EngineOptions),
    /// Writes the list of public types in the glossary, and tells the names that stand for two types
    Glossary(glossary::GlossaryOptions),
    /// Compares the profile `hodoku` with traces of HoDoKu, or with levels and scores of a table
    Hodoku(hodoku::HodokuOptions),
    /// Counts the instructions of the workloads with valgrind
    Instructions(instructions::InstructionsOptions),
    /// Asks a server many questions at once: is one lost, and how much memory does it take?
    Load(load::LoadOptions),
    /// Writes the manual pages of the command
    Man(completions::ManOptions),
    /// Finds positions for the fixtures of a technique in generated puzzles
    Mine(mine::MineOptions),
    /// Writes the files of a new technique
    NewTechnique(scaffold::ScaffoldOptions),
    /// Makes puzzles to order, and tells which orders are met and how soon
    Orders(orders::OrdersOptions),
    /// Tells the lines of the pages that are too wide, or folds their paragraphs
    Pages(pages::PagesOptions),
    /// Has every step that techniques find on some positions checked
    Positions(positions::PositionsOptions),
    /// Has the proofs of the steps of all cases checked, and those that are tampered with rejected
    ProofCases(proof_cases::ProofCasesOptions),
    /// Proves the solutions of the puzzles of a file, and has the proofs checked
    Proofs(proofs::ProofsOptions),
    /// Runs positions of HoDoKu's library: does the technique of each find exactly what the line says?
    Regression(regression::RegressionOptions),
    /// Writes generated puzzles in every format and reads them back
    RoundTrips(round_trips::RoundTripOptions),
    /// Writes the JSON schema of the log
    Schema(schema::SchemaOptions),
    /// Compares the profiles `se`, `se-corrected` and `se118` with traces of Sudoku Explainer, or with ratings of a table
    Se(se::SeOptions),
    /// Tells the techniques that find nothing which easier ones do not find first
    Shadowed(shadowed::ShadowedOptions),
    /// Counts the solutions of generated puzzles of four and six rows by a search of its own
    SmallBoards(small_boards::SmallBoardsOptions),
    /// Writes all cases into one file, which the crate of cases carries
    Suite(suite::SuiteOptions),
    /// Counts the images of puzzles that have another tier or hardest technique
    Tier(tier::TierOptions),
    /// Solves puzzles under other rules, has every step checked, and counts by kind
    Variants(variants::VariantsOptions),
    /// Asks why each digit of some puzzles stands where it stands, and compares the arguments with the runs
    Why(why::WhyOptions),
}

/// Ends quietly when whoever reads the output has had enough, as other commands do.
fn end_on_closed_pipe() {
    let report = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let message = panic.payload().downcast_ref::<String>();
        if message.is_some_and(|message| message.starts_with("failed printing to stdout")) {
            std::process::exit(0);
        }
        report(panic);
    }));
}

fn main() -> ExitCode {
    end_on_closed_pipe();
    let verdict = match Arguments::parse().command {
        DevCommand::Attack(options) => attack::run(&options),
        DevCommand::Bench(options) => bench::run(&options),
        DevCommand::Check(options) => Ok(check::run(&options)),
        DevCommand::Claims(options) => claims::run(&options),
        DevCommand::Completions(options) => completions::run(&options),
        DevCommand::Corpus(options) => corpus::run(&options),
        DevCommand::Docs(options) => docs::run(&options),
        DevCommand::Effort(options) => effort::run(&options),
        DevCommand::Engine(options) => engine::run(&options),
        DevCommand::Glossary(options) => glossary::run(&options),
        DevCommand::Hodoku(options) => hodoku::run(&options),
        DevCommand::Instructions(options) => instructions::run(&options),
        DevCommand::Load(options) => load::run(&options),
        DevCommand::Man(options) => completions::man(&options),
        DevCommand::Mine(options) => mine::run(&options),
        DevCommand::NewTechnique(options) => scaffold::run(&options),
        DevCommand::Orders(options) => Ok(orders::run(&options)),
        DevCommand::Pages(options) => pages::run(&options),
        DevCommand::Positions(options) => positions::run(&options),
        DevCommand::ProofCases(options) => proof_cases::run(&options),
        DevCommand::Proofs(options) => proofs::run(&options),
        DevCommand::Regression(options) => regression::run(&options),
        DevCommand::RoundTrips(options) => Ok(round_trips::run(&options)),
        DevCommand::Schema(options) => schema::run(&options),
        DevCommand::Se(options) => se::run(&options),
        DevCommand::Shadowed(options) => shadowed::run(&options),
        DevCommand::SmallBoards(options) => Ok(small_boards::run(&options)),
        DevCommand::Suite(options) => suite::run(&options),
        DevCommand::Tier(options) => tier::run(&options),
        DevCommand::Variants(options) => variants::run(&options),
        DevCommand::Why(options) => why::run(&options),
    };
    match verdict {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("cargo dev: {error}");
            ExitCode::from(2)
        }
    }
}
