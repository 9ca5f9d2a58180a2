//! Grades every puzzle of a file, in any format: `cargo run --example grade -- puzzles.txt`.
#![expect(clippy::print_stdout, reason = "an example prints what it finds")]
use qedoku::{Options, PuzzleWorker, read};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).ok_or("expected a file")?;
    let text = std::fs::read_to_string(path)?;
    let options = Options::default();
    let mut worker = PuzzleWorker::new(&options);
    for entry in read(&text, None) {
        match entry.map_err(Into::into).and_then(|entry| worker.grade(&entry.puzzle)) {
            Ok(graded) => print!("{graded}"),
            Err(problem) => println!("{problem}"),
        }
    }
    Ok(())
}
