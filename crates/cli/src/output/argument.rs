//! The argument for one candidate: its steps, and how it compares with the run it replaces.
use super::closing;
use super::log::{self, Columns, Show, facts, listed};
use super::paint::wrap;
use super::shown::{Around, Shown};
use qedoku::{Id, Names, messages::of_trace, tell};
use qedoku_core::wire::{Argument, Message};
use qedoku_core::{Board, Grid, Target, Trace};
use qedoku_explain::{Scene, Voice, grid, say};
use qedoku_why::Why;
use std::fmt::Write as _;

/// An answer and the trace that is its argument.
#[derive(Debug)]
pub(crate) struct Answer {
    /// The question as logs write it.
    pub(crate) asked: String,
    /// Whether the reader has it the other way round.
    pub(crate) mistaken: bool,
    pub(crate) why: Why,
    pub(crate) trace: Trace,
}

/// Writes an argument in words; `title` stands above it if there are several positions.
pub(crate) fn write(answer: &Answer, names: &Names, title: Option<&str>, show: Show) -> String {
    let Answer { trace, .. } = answer;
    let (paint, voice, layout) = (show.paint, names.voice(), trace.layout);
    let start = Board::new(layout, &trace.puzzle);
    let mut text = String::new();
    if let Some(title) = title {
        let _ = writeln!(text, "{}\n", paint.bold(title));
    }
    let _ = writeln!(text, "{}\n", paint.bold(&heading(answer, voice)));
    text += &grid(layout, &start, paint.style());
    let _ = writeln!(text, "{}\n", paint.dim(&listed(voice, &facts(voice, &trace.puzzle))));
    let columns = Columns::of(&Scene::new(layout, &start).told_in(voice), &trace.steps, names);
    tell(trace, names, |told| text += &log::step(layout, &told, columns, show));
    for line in lines(answer, voice) {
        text += &wrap("", &line);
    }
    text
}

/// An argument as pictures with text.
pub(crate) fn show(answer: &Answer, names: &Names, shown: Shown, title: &str) -> Result<String, String> {
    let voice = names.voice();
    let heading = heading(answer, voice);
    let last = answer.trace.steps.len().checked_sub(1);
    let title = &format!("{title}: {heading}");
    let around = Around { title, opening: vec![heading.clone()], closing: lines(answer, voice) };
    shown.told((&answer.trace, names), around, last)
}

/// The messages of an argument.
pub(crate) fn messages(answer: &Answer, names: &Names, (id, solution): (Id<'_>, &Grid)) -> Vec<Message> {
    let Why { size, bound, considered, run, slice, .. } = answer.why;
    let asked = answer.asked.clone();
    let mut messages = of_trace(&answer.trace, names, id, Some(solution));
    if let Some(Message::End(end)) = messages.last_mut() {
        end.argument = Some(Box::new(Argument { asked, size, at_least: bound, considered, run, slice }));
    }
    messages
}

/// What is explained.
fn heading(answer: &Answer, voice: Voice) -> String {
    let target = voice.conclusion(&answer.why.target.conclusion());
    match (answer.mistaken, answer.why.target) {
        (false, _) => say!(voice, en: "Why {target}", zh: "为什么 {target}"),
        (true, Target::Eliminate(_)) => {
            say!(voice, en: "The digit does not go there: why {target}", zh: "该数不在那里：为什么 {target}")
        }
        (true, Target::Place(_)) => {
            say!(voice, en: "The digit does go there: why {target}", zh: "该数就在那里：为什么 {target}")
        }
    }
}

/// What the argument takes, and how that compares.
fn lines(answer: &Answer, voice: Voice) -> Vec<String> {
    let Why { size, bound, considered, run, slice, .. } = answer.why;
    if answer.trace.steps.is_empty() {
        let target = voice.conclusion(&answer.why.target.conclusion());
        return vec![say!(voice, en: "{target} is there from the start.", zh: "{target} 一开始就成立。")];
    }
    let mut lines = vec![full(voice, &closing::outcome(&answer.trace, voice))];
    let truths = size.truths;
    lines.push(if answer.why.is_smallest() {
        say!(
            voice,
            en: "It rests on {truths} truths, and no argument that the {considered} deductions considered can make rests on \
                 fewer.",
            zh: "共依据 {truths} 条事实；所考虑的 {considered} 个推理中，没有依据更少的论证。"
        )
    } else {
        say!(
            voice,
            en: "It rests on {truths} truths; with the {considered} deductions considered there may be an argument that \
                 rests on fewer, but on {bound} at least.",
            zh: "共依据 {truths} 条事实；在所考虑的 {considered} 个推理中，更小的论证至少也要依据 {bound} 条。"
        )
    });
    let (run, needed) = (closing::steps(voice, run.steps), slice.steps);
    lines.push(say!(
        voice,
        en: "The run that solves the puzzle takes {run} to get there, and needs {needed} of them.",
        zh: "解题过程到这里共 {run}，其中真正需要的有 {needed} 步。"
    ));
    lines
}

/// A line as a sentence.
fn full(voice: Voice, line: &str) -> String {
    say!(voice, en: "{line}.", zh: "{line}。")
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_core::wire::Size;
    use qedoku_core::{Layout, Outcome, Puzzle};
    use qedoku_explain::Lang;
    use qedoku_techniques::{Profile, Solver};

    #[test]
    fn an_argument_that_is_not_proved_smallest_says_so() {
        let layout = Layout::classic();
        let line = "6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4";
        let puzzle = Puzzle::from_givens(Grid::parse_line(line).expect("a grid"));
        let solved = Solver::new(layout, &Profile::default()).solve(&puzzle);
        let steps = solved.steps[..1].to_vec();
        let target = Target::Place(steps[0].conclusion.place.first().expect("a digit"));
        let trace = Trace { steps: steps.clone(), outcome: Outcome::Reached(target), ..solved };
        let size = Size { steps: 1, truths: 7 };
        let why = Why { target, steps, size, bound: 5, considered: 31, run: size, slice: size };
        let answer = Answer { asked: target.to_string(), mistaken: true, why, trace };
        let text: String =
            Lang::ALL.map(|lang| lines(&answer, Voice { lang, ..Voice::default() }).join("\n") + "\n").concat();
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/_cli");
        insta::with_settings!({ snapshot_path => folder, prepend_module_to_snapshot => false, omit_expression => true }, {
            insta::assert_snapshot!("why-unproved", text);
        });
    }
}
