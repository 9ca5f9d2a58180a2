//! The lines that stand around the reports of a log.
use crate::report_text::log::LogText;
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    LogText<'_> {
        NoTrace { source, text } => "{source}：不是推理记录：{text}";
        Id { id } => "（{id}）";
        Puzzle { source, number, id, text } => "{source}：第{number}题{id}：{text}";
        Refused { refused } => "，{refused} 题未运行";
        Junk { junk } => "，{junk} 处不是推理记录";
        Counts { accepted, run, rest } => "{run} 份推理记录中有 {accepted} 份成立{rest}";
        Unchecked { claims } => "未检查：{claims}";
        Nothing { source } => "{source}：应为 json 或 ndjson 的推理记录，实际什么都没有";
        NoVeripb { install } => "没有安装 VeriPB，不检查证明；安装方法：{install}";
        Unread => "推理记录无法读取";
        NoProof { why } => "没有证明：{why}";
        OneSolution => "，前提是题目只有一个解";
        Accepted { one, verdict } => "VeriPB 认可证明{one}：{verdict}";
        Rejected { complaint } => "VeriPB 不认可证明：{complaint}";
    }
}
