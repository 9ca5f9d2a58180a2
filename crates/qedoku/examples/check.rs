//! Checks a log that anyone wrote, step by step: `cargo run --example check -- trace.ndjson`.
#![expect(clippy::print_stdout, reason = "an example prints what it finds")]

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).ok_or("expected a file")?;
    let checked = qedoku::check(&std::fs::read_to_string(path)?);
    print!("{checked}");
    if checked.is_accepted() { Ok(()) } else { Err("not accepted".into()) }
}
