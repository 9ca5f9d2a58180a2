//! Solves a puzzle and tells its steps: `cargo run --example solve -- 6..1..7.8...8..2.. zh`.
#![expect(clippy::print_stdout, reason = "an example prints what it finds")]
use qedoku::{Lang, Session, Style};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let text = arguments.next().ok_or("expected a puzzle")?;
    let lang = arguments.next().and_then(|code| Lang::named(&code)).unwrap_or_default();
    let session = Session::read(&text)?.style(Style { language: lang, ..Style::default() });
    let solved = session.solve()?;
    print!("{solved}");
    println!("{}", solved.grid());
    Ok(())
}
