//! The argument for one candidate: its steps, and how it compares with the run it replaces.
use super::log::{self, Columns, Show};
use super::paint::wrap;
use qedoku::words::{facts, listed};
use qedoku::{Answer, Names, tell};
use qedoku_core::Board;
use qedoku_explain::{Marks, Scene, pencil};
use std::fmt::Write as _;

/// Writes an argument in words; `title` stands above it if there are several positions.
pub(crate) fn write(answer: &Answer, names: &Names, title: Option<&str>, show: Show) -> String {
    let Answer { trace, .. } = answer;
    let (paint, voice, layout) = (show.paint, names.voice(), trace.layout);
    let start = Board::new(layout, &trace.puzzle);
    let mut text = String::new();
    if let Some(title) = title {
        let _ = writeln!(text, "{}\n", paint.bold(title));
    }
    let _ = writeln!(text, "{}\n", paint.bold(&answer.heading(voice)));
    text += &pencil(layout, &start, &Marks::default(), paint.style());
    let _ = writeln!(text, "{}\n", paint.dim(&listed(voice, &facts(voice, &trace.puzzle))));
    let columns = Columns::of(&Scene::new(layout, &start).told_in(voice), &trace.steps, names);
    tell(trace, names, |told| text += &log::step(layout, &told, columns, show));
    for line in answer.remarks(voice) {
        text += &wrap("", &line);
    }
    text
}
