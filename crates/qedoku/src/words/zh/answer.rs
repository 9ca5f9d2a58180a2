//! The Chinese text of arguments.
use crate::answer::AnswerText;
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    AnswerText<'_> {
        StillPossible { candidate } => "为什么 {candidate} 还是候选数";
        Why { target } => "为什么 {target}";
        NotThere { candidate }, with cell = candidate.cell, digit = candidate.digit => "为什么 {cell}<>{digit}";
        There { candidate }, with cell = candidate.cell, digit = candidate.digit => "{cell} 就是 {digit}";
        NothingLess { size } => "共依据盘面上的 {size}，不能更少。";
        NoSmaller { size, considered } => "共依据盘面上的 {size}；所考虑的 {considered} 个推理中，没有依据更少的论证。";
        Open { size, bound, considered } => "共依据盘面上的 {size}；能否更少尚不确定，但至少需要 {bound} 条（所考虑的推理共 {considered} 个）。";
        Cut { size, bound } => "共依据盘面上的 {size}；寻找更小的论证已到限度，只知至少需要 {bound} 条。";
        Run { run, needed } => "解题过程到这里共 {run}，其中真正需要的有 {needed} 步。";
        Sentence { line } => "{line}。";
    }
}
