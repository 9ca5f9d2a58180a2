//! Steps on lines of their own, and as a conversation.
use super::line::{StepLine, TraceState, stated};
use super::work::{TraceOptions, Traced};
use qedoku_core::{Board, Rules, Trace};
use qedoku_explain::{Lang, Style};
use qedoku_render::rules;
use serde::{Deserialize, Serialize};

/// A step with the board before it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct UnrolledLine {
    /// The givens of the puzzle.
    pub puzzle: String,
    /// The rules, where they are not the classic ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<Rules>,
    /// The canonical form of the puzzle.
    pub id: String,
    /// The number of the step, from 1.
    pub n: usize,
    /// The board before the step.
    pub before: TraceState,
    /// The step.
    #[serde(flatten)]
    pub step: StepLine,
}

/// A conversation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChatLine {
    /// The messages of the conversation, in order.
    pub messages: Vec<ChatMessage>,
}

/// A message of a conversation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChatMessage {
    /// The speaker: `user` or `assistant`.
    pub role: String,
    /// The text.
    pub content: String,
}

impl Traced {
    /// A line for each step.
    pub fn unrolled(&self, options: &TraceOptions) -> Vec<UnrolledLine> {
        let trace = self.trace();
        let layout = &trace.layout;
        let puzzle = layout.line(&trace.puzzle.given_grid(), '.');
        let rules = stated(layout);
        let id = layout.line(&self.id, '.');
        let mut board = Board::new(layout, &trace.puzzle);
        let lines = self.steps(options).into_iter().zip(&trace.steps).zip(1..);
        lines
            .map(|((step, done), n)| {
                let before = TraceState::of(&board);
                board.apply(&done.conclusion);
                UnrolledLine { puzzle: puzzle.clone(), rules: rules.clone(), id: id.clone(), n, before, step }
            })
            .collect()
    }

    /// The run as a conversation in a language: the question, and the steps in words with the solution at the end.
    pub fn chat(&self, lang: Lang) -> ChatLine {
        let style = Style { language: lang, ..self.solved.names().get_style() };
        let ask = [style.say(&ChatText::Ask), self.question(style)].join("\n");
        let options = TraceOptions { text: vec![lang], ..TraceOptions::default() };
        let mut answer = String::new();
        for (step, number) in self.steps(&options).iter().zip(1_usize..) {
            let text = step.text.get(lang.code()).map(String::as_str).unwrap_or_default();
            answer += &[&number.to_string(), ". ", text, "\n"].concat();
        }
        let grid = &self.trace().layout.line(&self.solved.grid(), '.');
        let is_filled = self.solved.is_solved();
        answer += &if is_filled {
            style.say(&ChatText::Solution { grid })
        } else {
            style.say(&ChatText::NothingGoesOn { grid })
        };
        let message = |role: &str, content| ChatMessage { role: role.to_owned(), content };
        ChatLine { messages: vec![message("user", ask), message("assistant", answer)] }
    }
}

impl Traced {
    /// The puzzle, and below it what rules it has beside the classic ones: their names, and the letters of irregular boxes.
    fn question(&self, style: Style) -> String {
        let Trace { layout, puzzle, .. } = self.trace();
        let mut lines = vec![layout.line(&puzzle.given_grid(), '.')];
        lines.extend(Some(rules(layout, style)).filter(|rules| !rules.is_empty()));
        lines.extend(layout.rules().boxes.clone());
        lines.join("\n")
    }
}

/// The messages of conversations about a run.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ChatText<'a> {
    Ask,
    Solution { grid: &'a str },
    NothingGoesOn { grid: &'a str },
}
