//! The Chinese text of conversations about a run.
use crate::traces::described::ChatText;
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    ChatText<'_> {
        Ask => "请一步一步解这道数独，并说明每一步的理由。题目按行书写，点表示空格：";
        Solution { grid } => "答案：{grid}";
        NothingGoesOn { grid } => "到此没有技巧可以继续：{grid}";
    }
}
