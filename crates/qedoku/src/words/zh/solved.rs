//! The Chinese text on a run.
use crate::solved::SolvedText;
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    SolvedText<'_> {
        Hardest { name, tier, outcome } => "最难技巧：{name}（{tier}）。{outcome}。";
        Outcome { outcome } => "{outcome}。";
        Gap => "";
        Several { fault } => "题目{fault}。";
        Found { found, grid } => "{found}：{grid}\n";
    }
}
