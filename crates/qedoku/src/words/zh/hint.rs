//! The Chinese text of hints at a step.
use crate::hint::HintText;
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    HintText<'_> {
        Look { title } => "请看{title}。";
        Name { name } => "{name}。";
        Digits { name, digits } => "{name}：数字 {digits}。";
        Asked { name, place } => "{name}：{place}";
        Where { name, place } => "{name}：{place}。";
        What { name, tried, conclusion } => "{name}，{tried}：{conclusion}。";
    }
}
