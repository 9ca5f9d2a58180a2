//! Steps on lines of their own, and as a conversation.
use super::line::{StepLine, TraceState};
use super::work::{TraceOptions, Traced};
use qedoku_core::{Board, Grid};
use qedoku_explain::{Lang, Style};
use serde::{Deserialize, Serialize};

/// A step with the board before it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct UnrolledLine {
    /// The givens of the puzzle.
    pub puzzle: String,
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
        let puzzle = trace.puzzle.given_grid().to_string();
        let id = self.id.to_string();
        let mut board = Board::new(&trace.layout, &trace.puzzle);
        let lines = self.steps(options).into_iter().zip(&trace.steps).zip(1..);
        lines
            .map(|((step, done), n)| {
                let before = TraceState::of(&board);
                board.apply(&done.conclusion);
                UnrolledLine { puzzle: puzzle.clone(), id: id.clone(), n, before, step }
            })
            .collect()
    }

    /// The run as a conversation in a language: the question, and the steps in words with the solution at the end.
    pub fn chat(&self, lang: Lang) -> ChatLine {
        let style = Style { language: lang, ..self.solved.names().get_style() };
        let puzzle = self.trace().puzzle.given_grid().to_string();
        let ask = style.say(&ChatText::Ask);
        let options = TraceOptions { text: vec![lang], ..TraceOptions::default() };
        let mut answer = String::new();
        for (step, number) in self.steps(&options).iter().zip(1_usize..) {
            let text = step.text.get(lang.code()).map(String::as_str).unwrap_or_default();
            answer += &[&number.to_string(), ". ", text, "\n"].concat();
        }
        let grid = self.solved.grid();
        let is_filled = self.solved.is_solved();
        answer += &if is_filled {
            style.say(&ChatText::Solution { grid })
        } else {
            style.say(&ChatText::NothingGoesOn { grid })
        };
        let message = |role: &str, content| ChatMessage { role: role.to_owned(), content };
        ChatLine { messages: vec![message("user", format!("{ask}\n{puzzle}")), message("assistant", answer)] }
    }
}

/// The messages of conversations about a run.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ChatText {
    Ask,
    Solution { grid: Grid },
    NothingGoesOn { grid: Grid },
}
