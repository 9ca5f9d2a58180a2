//! The argument for one candidate: its outline, and the steps that are asked for.
use super::log::{self, HeadingWidths, LogOptions};
use super::sides::numbered;
use super::terminal_style::wrap;
use qedoku::log::{Names, describe_steps};
use qedoku::render::OpenSteps;
use qedoku::why::{MarginLine, OutlineOptions};
use qedoku::words::{facts, listed};
use qedoku::{Answer, Error};
use qedoku_core::{Board, Step, Truth};
use qedoku_explain::StepContext;
use qedoku_render::{Marks, pencil};
use std::fmt::Write as _;

/// Writes an argument in words; `title` stands above it if there are several positions.
pub(crate) fn write(
    answer: &Answer,
    names: &Names,
    title: Option<&str>,
    options: LogOptions,
    opened: &OpenSteps,
    outline: OutlineOptions,
) -> Result<String, Error> {
    let Answer { trace, .. } = answer;
    let paint = options.paint;
    let style = names.get_style();
    let layout = &trace.layout;
    let mut text = String::new();
    if let Some(title) = title {
        let _ = writeln!(text, "{}\n", paint.bold(title));
    }
    let start = Board::new(layout, &trace.puzzle);
    for (MarginLine { margin, number, text: line }, at) in answer.texts_with(style, outline).into_iter().zip(0..) {
        if at == 0 {
            let _ = writeln!(text, "{}", paint.bold(wrap("", &line).trim_end()));
            // An argument is followed with a pencil, on the grid that it starts from.
            if !trace.steps.is_empty() {
                let facts = paint.dim(&listed(style, &facts(style, &trace.puzzle)));
                let grid = || numbered(pencil(&start, &Marks::default(), paint.style()), layout, style);
                let grid = if trace.steps.iter().all(is_sum_alone) { String::new() } else { grid() };
                let _ = writeln!(text, "\n{grid}{facts}\n");
                text += &log::introduction(style);
            }
            continue;
        }
        let (number, line) = line.split_at(number);
        text += &wrap(&(" ".repeat(margin) + number), line);
    }
    if *opened == OpenSteps::Folded {
        return Ok(text);
    }
    let columns = HeadingWidths::of(&StepContext::new(&start).with_style(style), &trace.steps, names);
    let mut steps = String::new();
    describe_steps(trace, names, |described| {
        let step_text = &described.step_text;
        match opened {
            OpenSteps::Step(number) if step_text.number != *number => {
                steps += &step_text.find(number).map(|inside| log::nested(inside, options)).unwrap_or_default();
            }
            _ => steps += &log::step(layout, &described, columns, options),
        }
    });
    match opened {
        OpenSteps::Step(number) if steps.is_empty() => return Err(answer.no_step(number)),
        OpenSteps::Step(_) => {
            text.push('\n');
            text += &steps;
        }
        _ => {
            text.push('\n');
            text += &steps;
            answer.remarks(style).iter().for_each(|line| text += &wrap("", line));
        }
    }
    Ok(text)
}

/// True if a step adds up totals that leave one cell its digit, whatever its candidates are.
fn is_sum_alone(step: &Step) -> bool {
    step.truths.iter().all(|truth| match truth {
        Truth::Sum(sum) => sum.plus.is_one() && sum.minus.is_empty(),
        _ => false,
    })
}
