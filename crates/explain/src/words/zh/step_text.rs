//! Chinese texts around the reason of a step.
use crate::language;
use crate::message::Zh;
use crate::step_context::StepContextText;
use crate::step_text::StepTextPart;

language! {
    zh: Zh;

    StepTextPart<'_> {
        Reason { why } => "{why}。";
        Line { name, why } => "{name}：{why}";
        Sentence { name, why } => "{name}：{why}。";
        List { name, why } => "{name}：\n{why}。";
    }

    StepContextText<'_> {
        Cited { number } => "（第{number}步）";
    }
}
