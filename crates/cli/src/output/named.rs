//! A move with its names: the sentence, and below it the easiest steps and the names of the others, or each argument.
use super::argument;
use super::log::{self, HeadingWidths, LogOptions};
use super::terminal_style::wrap;
use qedoku::Error;
use qedoku::log::Names;
use qedoku::render::OpenSteps;
use qedoku::why::{NamedMove, OutlineOptions};
use qedoku_core::Step;
use qedoku_explain::StepContext;

/// Writes a named move in words, its steps as a log has them and its arguments as outlines; `title` stands above it if
/// there are several positions.
pub(crate) fn write(
    named: &NamedMove,
    names: &Names,
    title: Option<&str>,
    options: LogOptions,
) -> Result<String, Error> {
    let style = names.get_style();
    let position = &named.position;
    let mut text = title.map(|title| options.paint.bold(title) + "\n\n").unwrap_or_default();
    text += &wrap("", &named.sentence(style));
    let context = StepContext::new(&position.board).with_style(style);
    let steps: Vec<Step> = named.described().into_iter().cloned().collect();
    let columns = HeadingWidths::of(&context, &steps, names);
    for (step, number) in steps.iter().zip(1..) {
        text.push('\n');
        let described = log::step(position.board.layout(), &position.describe(names, number, step), columns, options);
        text += described.trim_end();
        text.push('\n');
    }
    text.extend(named.others(style).map(|others| format!("\n{}", wrap("", &others))));
    for answer in named.answers() {
        text.push('\n');
        text += &argument::write(answer, names, None, options, &OpenSteps::Folded, OutlineOptions::default())?;
    }
    Ok(text)
}
