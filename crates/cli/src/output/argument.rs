//! The argument for one candidate: its outline, and the steps that are asked for.
use super::log::{self, Columns, Show};
use super::paint::wrap;
use qedoku::words::{facts, listed};
use qedoku::{Answer, Names, Opened, Problem, tell};
use qedoku_core::Board;
use qedoku_explain::{Marks, Scene, pencil};
use std::fmt::Write as _;

/// Writes an argument in words; `title` stands above it if there are several positions.
pub(crate) fn write(
    answer: &Answer,
    names: &Names,
    title: Option<&str>,
    (show, opened): (Show, &Opened),
) -> Result<String, Problem> {
    let Answer { trace, .. } = answer;
    let (paint, voice, layout) = (show.paint, names.voice(), &trace.layout);
    let mut text = String::new();
    if let Some(title) = title {
        let _ = writeln!(text, "{}\n", paint.bold(title));
    }
    for (line, at) in answer.lines(voice).iter().zip(0..) {
        let _ = writeln!(text, "{}", if at == 0 { paint.bold(line) } else { line.clone() });
    }
    if *opened == Opened::Folded {
        return Ok(text);
    }
    let start = Board::new(&layout, &trace.puzzle);
    let columns = Columns::of(&Scene::new(&layout, &start).told_in(voice), &trace.steps, names);
    let mut steps = String::new();
    tell(trace, names, |told| {
        let account = &told.account;
        match opened {
            Opened::Step(number) if account.number != *number => {
                steps += &account.find(number).map(|inside| log::nested(inside, show)).unwrap_or_default();
            }
            _ => steps += &log::step(&layout, &told, columns, show),
        }
    });
    match opened {
        Opened::Step(number) if steps.is_empty() => return Err(answer.no_step(number)),
        Opened::Step(_) => {
            text.push('\n');
            text += &steps;
        }
        _ => {
            let _ = writeln!(
                text,
                "\n{}{}\n",
                pencil(&layout, &start, &Marks::default(), paint.style()),
                paint.dim(&listed(voice, &facts(voice, &trace.puzzle)))
            );
            text += &steps;
            answer.remarks(voice).iter().for_each(|line| text += &wrap("", line));
        }
    }
    Ok(text)
}
