//! Steps as pictures with text: a page, a drawing, or Markdown.
use crate::args;
use qedoku::words::{self, facts, listed};
use qedoku::{Names, Position, tell};
use qedoku_core::{Board, Grid, Layout, Puzzle, Step, Trace};
use qedoku_explain::{self as explain, Story, Voice};

/// A form that shows steps as pictures with text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    /// A page that stands for itself.
    Html,
    /// One drawing.
    Svg,
    /// Markdown with pictures in characters.
    Markdown,
}

/// What is shown.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shown {
    pub(crate) form: Form,
    pub(crate) voice: Voice,
    /// The step that is drawn where only one is, from 1; the first of the hardest technique if it is not named.
    pub(crate) step: Option<usize>,
}

/// What is said before and after the steps of a trace.
pub(crate) struct Around<'a> {
    pub(crate) title: &'a str,
    pub(crate) opening: Vec<String>,
    pub(crate) closing: Vec<String>,
}

impl Shown {
    /// How a form shows steps, if it shows them as pictures with text.
    pub(crate) const fn of(form: args::Form, voice: Voice, step: Option<usize>) -> Option<Self> {
        let form = match form {
            args::Form::Html => Form::Html,
            args::Form::Svg => Form::Svg,
            args::Form::Markdown => Form::Markdown,
            args::Form::Text | args::Form::Json | args::Form::Ndjson => return None,
        };
        Some(Self { form, voice, step })
    }

    /// What stands before the first result.
    pub(crate) fn before(self) -> String {
        match self.form {
            Form::Html => explain::head(Layout::classic(), self.voice, "Qedoku"),
            Form::Svg | Form::Markdown => String::new(),
        }
    }

    /// What stands after the last.
    pub(crate) const fn after(self) -> &'static str {
        match self.form {
            Form::Html => explain::tail(),
            Form::Svg | Form::Markdown => "",
        }
    }

    /// Writes a story; fails if it lacks the step that is asked for.
    pub(crate) fn write(self, story: &Story<'_>, usual: Option<usize>) -> Result<String, String> {
        match self.form {
            Form::Html => Ok(explain::section(story)),
            Form::Markdown => Ok(explain::markdown(story)),
            Form::Svg => match self.step.map(|number| number.wrapping_sub(1)).or(usual) {
                None => Ok(story.still()),
                Some(index) => story.svg(index).ok_or_else(|| match story.shots.len() {
                    0 => "there is no step to draw".to_owned(),
                    count => format!("there is no step {}: expected 1 to {count}", index.wrapping_add(1)),
                }),
            },
        }
    }

    /// A trace as a story.
    pub(crate) fn trace(self, trace: &Trace, names: &Names, title: &str) -> Result<String, String> {
        let hardest = names.hardest(trace).map(|info| info.slug);
        let usual = trace.steps.iter().position(|step| Some(step.technique.as_str()) == hardest);
        let closing = vec![words::outcome(trace, self.voice)];
        self.told((trace, names), Around { title, opening: Vec::new(), closing }, usual)
    }

    /// A trace as a story with these lines around it; `usual` is the step that is drawn where only one is.
    pub(crate) fn told(
        self,
        (trace, names): (&Trace, &Names),
        Around { title, opening, closing }: Around<'_>,
        usual: Option<usize>,
    ) -> Result<String, String> {
        let start = Board::new(trace.layout, &trace.puzzle);
        let mut story = Story::new(trace.layout, self.voice, title, start);
        story.heading = opening;
        story.heading.push(listed(self.voice, &facts(self.voice, &trace.puzzle)));
        let mut accounts = Vec::new();
        tell(trace, names, |told| accounts.push((told.account, told.before.clone())));
        for (step, (account, before)) in trace.steps.iter().zip(accounts) {
            story.push(step, account, &before);
        }
        story.end = Some(words::reached(trace));
        story.closing = closing;
        self.write(&story, usual)
    }

    /// The steps of a position as a story, with what is said of those it leaves out.
    pub(crate) fn position(
        self,
        (position, steps): (&Position, &[Step]),
        names: &Names,
        title: &str,
        left: Option<String>,
    ) -> Result<String, String> {
        let mut story = Story::new(position.layout, self.voice, title, position.board.clone());
        story.end = None;
        story.heading = vec![listed(self.voice, &facts(self.voice, &position.puzzle))];
        story.heading.extend(left);
        for (step, number) in steps.iter().zip(1..) {
            story.push(step, position.tell(names, (number, step)).account, &position.board);
        }
        self.write(&story, (!story.shots.is_empty()).then_some(0))
    }

    /// A solution that was found by search.
    pub(crate) fn found(self, puzzle: &Puzzle, solution: &Grid, title: &str) -> Result<String, String> {
        let layout = Layout::classic();
        let mut story = Story::new(layout, self.voice, title, Board::new(layout, puzzle));
        story.heading = vec![listed(self.voice, &facts(self.voice, puzzle))];
        story.end = Some(Board::new(layout, &Puzzle { values: *solution, ..*puzzle }));
        story.closing = vec![words::found(self.voice)];
        self.write(&story, None)
    }
}
