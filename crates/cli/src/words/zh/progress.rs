//! The Chinese text on the progress of a long answer.
use crate::output::progress::ProgressText;
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    ProgressText {
        Solving { steps } => "正在解题：第{steps}步";
        Others { steps, of } => "正在寻找别的推法：第{steps}步，共 {of} 步";
        Smallest { deductions } => "正在寻找最小的论证：{deductions} 个推理";
    }
}
