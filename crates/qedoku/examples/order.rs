//! A puzzle that needs an X-Wing, and its steps: `cargo run --example order`.
#![expect(clippy::print_stdout, reason = "an example prints what it makes")]
use qedoku::generate::PuzzleSpec;
use qedoku::techniques::technique;
use qedoku::{Session, Style};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let spec = PuzzleSpec { technique: Some(technique("x-wing")?), ..PuzzleSpec::default() };
    for made in spec.puzzles(7)?.take(1) {
        println!("{made}");
        for sentence in Session::new(made.puzzle).solve()?.sentences(Style::default()) {
            println!("  {sentence}");
        }
    }
    Ok(())
}
