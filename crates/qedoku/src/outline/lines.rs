//! An outline as lines of text.
use qedoku_core::wire::{Branch, Outline, Support};
use qedoku_explain::Style;
use qedoku_render::numbers;

/// The blanks between the number of a step and its line.
const GAP: usize = 2;

/// A line of an outline as text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MarginLine {
    /// The blanks before the line, where it is prose below the line of a step; none where it stands by itself.
    pub margin: usize,
    /// The line behind its margin.
    pub text: String,
}

impl MarginLine {
    /// A line that stands by itself: the heading, a step or a remark.
    pub(crate) const fn alone(text: String) -> Self {
        Self { margin: 0, text }
    }

    /// The line with its margin.
    pub(crate) fn whole(self) -> String {
        format!("{:margin$}{}", "", self.text, margin = self.margin)
    }
}

/// Writes an outline, a step a line. What the last step rests on stands below it, and what is proved at the end.
pub(crate) fn lines(outline: &Outline, style: Style) -> Vec<MarginLine> {
    let label = |branch: &Branch| numbers(branch);
    let width = outline.argument.iter().map(|branch| label(branch).len()).max().unwrap_or(0);
    let last = outline.argument.iter().map(|branch| branch.to).max();
    let mut lines = Vec::new();
    for branch in &outline.argument {
        let inside = branch.inside.iter().map(String::as_str);
        let text = style.semicolons([branch.text.as_str()].into_iter().chain(inside).map(str::to_owned));
        lines.push(MarginLine::alone(format!("{:>width$}  {text}", label(branch))));
        let below = |text: String| MarginLine { margin: width + GAP, text };
        lines.extend(branch.lines.iter().cloned().map(below));
        let rests = Some(branch.to) == last && !outline.rests_on.is_empty();
        lines.extend(rests.then(|| below(rests_on(outline, style))));
    }
    lines.extend(outline.remarks.iter().cloned().map(MarginLine::alone));
    lines
}

/// The facts that the last step rests on: those of the start in a sentence each, those that steps made in one, with what
/// follows from the last step itself.
fn rests_on(outline: &Outline, style: Style) -> String {
    let last = outline.argument.iter().map(|branch| branch.to).max();
    let (of_steps, of_start): (Vec<_>, Vec<_>) = outline.rests_on.iter().partition(|fact| !fact.steps.is_empty());
    let follows = |fact: &&&Support| fact.steps.last().copied() == last;
    let facts = style.commas(of_steps.iter().filter(|fact| !follows(fact)).map(|fact| &fact.text));
    let of_steps = match of_steps.iter().find(follows) {
        Some(so) if facts.is_empty() => so.text.clone(),
        Some(so) => style.say(&LinesText::So { facts: &facts, so: &so.text }),
        None => facts,
    };
    let sentences = of_start.iter().map(|fact| fact.text.as_str()).chain([of_steps.as_str()]);
    let sentences = sentences.filter(|text| !text.is_empty()).map(|text| style.say(&LinesText::Sentence { text }));
    sentences.collect::<Vec<_>>().join(style.gap())
}

/// An outline as lines of text.
#[derive(Clone, Copy, Debug)]
pub(crate) enum LinesText<'a> {
    Sentence { text: &'a str },
    So { facts: &'a str, so: &'a str },
}
