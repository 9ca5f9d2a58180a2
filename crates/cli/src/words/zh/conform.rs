//! The Chinese text on what a program made of the cases.
use crate::words::ConformText;
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    ConformText<'_> {
        Title { command, cases, right } => "{command}：{cases} 个用例中 {right} 个正确";
        Technique => "技巧";
        Cases => "用例";
        Firing => "应当触发";
        NotFiring => "不应触发";
        All => "合计";
        Case => "用例";
        Verdict => "判定";
        Answer => "回答";
        Demanded => "要求";
        Nothing => "无";
        Expected { expected } => "要求：{expected}";
        Named { answer, name } => "{answer}（{name}）";
        False { conclusion, digit } => "错误：{conclusion}，而该格的解是 {digit}";
        FurtherFalse { more } => "另有 {more} 个结论错误";
        NoAnswer { line, fault } => "不是回答：{line}；{fault}";
        Surplus { lines, case, first } => "有 {lines} 行不是对问题的回答，第一行出现在 {case} 的回答旁：{first}";
        Joint => "；";
        More { more } => "另有 {more} 个；json 和 html 列出全部";
        EmptyLine => "空行";
        InVain => "对盘面没有作用";
        WhatFollows => "任何成立的结论";
        Unknown { answers, case, field } => "有 {answers} 个回答含有此处无意义的字段，第一个是对 {case} 的回答：{field}";
        Unchanged { cases } => "比较了 {cases} 个用例：判定没有变化。";
        Changed { cases, changed } => "比较了 {cases} 个用例，{changed} 个判定有变化：";
        SurplusChanged { old, new } => "不是回答的行 {old} -> {new}";
    }
}
