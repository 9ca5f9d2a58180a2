//! The Chinese text of a run's closing lines.
use crate::output::closing::ClosingText;
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    ClosingText<'_> {
        HardestLine { name, tier } => "\n最难技巧：{name}（{tier}）";
        Hardest { name, tier } => "；最难技巧：{name}（{tier}）";
    }
}
