//! The Chinese text on proofs.
use crate::check::ProvedText;
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    ProvedText<'_> {
        Solution { grid } => "已证明：{grid} 是答案，而且是唯一的答案。\n";
        IfProper { grid } => "已证明：如果题目只有一个解，答案就是 {grid}。\n";
        Reached { target } => "已证明：{target} 可由该局面推出。\n";
        Derived { facts } => "已证明：由该局面可推出 {facts} 个填入和删除。\n";
        Contradiction => "已证明：该局面无解。\n";
        Assumes { assumed } => "前提是题目只有一个解，即 puzzle.opb 里标有 @U 的 {assumed} 条陈述。\n";
        Steps { steps, logic, uniqueness } =>
            "{steps} 步，其中仅凭逻辑的填入和删除有 {logic} 个，依靠唯一性的有 {uniqueness} 个。\n";
    }
}
