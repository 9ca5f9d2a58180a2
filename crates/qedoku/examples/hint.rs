//! Gives a hint, from where to look to all that it rests on: `cargo run --example hint -- PUZZLE`.
#![expect(clippy::print_stdout, reason = "an example prints what it finds")]
use qedoku::{Level, Session};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let text = std::env::args().nth(1).ok_or("expected a puzzle or a position")?;
    let session = Session::read(&text)?;
    for level in Level::ALL {
        print!("{}: {}", level.word(), session.hint(level)?);
    }
    Ok(())
}
