//! Advice on words that the command does not have, in both languages.
use super::option_advice::{OPTIONS, OPTIONS_OF};

/// An advice in both languages.
#[derive(Clone, Copy)]
pub(super) struct MeantAdvice {
    pub(super) en: &'static str,
    pub(super) zh: &'static str,
}

/// Words that people try for commands, and what to say.
pub(super) const COMMANDS: &[(&[&str], MeantAdvice)] = &[
    (
        &["reason", "steps-of"],
        MeantAdvice {
            en: "`qedoku solve PUZZLE` says why each digit goes where it goes, `qedoku why PUZZLE r4c5` one digit",
            zh: "`qedoku solve PUZZLE` 说明每一步，`qedoku why PUZZLE r4c5` 只说明一格",
        },
    ),
    (
        &["list", "methods", "strategies", "strategy"],
        MeantAdvice {
            en: "`qedoku techniques` lists the techniques, `qedoku steps PUZZLE` the steps of a position",
            zh: "`qedoku techniques` 列出技巧，`qedoku steps PUZZLE` 列出某个局面的各步",
        },
    ),
    (
        &["version", "about", "info"],
        MeantAdvice { en: "`qedoku --version` prints the version", zh: "`qedoku --version` 显示版本" },
    ),
    (
        &["rating", "difficulty", "level", "score", "tier"],
        MeantAdvice {
            en: "`qedoku grade PUZZLE` says how hard a puzzle is",
            zh: "`qedoku grade PUZZLE` 说明题目有多难",
        },
    ),
    (
        &["verify", "validate", "audit", "proofread"],
        MeantAdvice {
            en: "`qedoku unique PUZZLE` says whether a puzzle has one solution, `qedoku check LOG` checks the steps of a log, `qedoku prove PUZZLE -o FOLDER` writes a proof",
            zh: "`qedoku unique PUZZLE` 判断是否有唯一解，`qedoku check LOG` 检查日志的各步，`qedoku prove PUZZLE -o FOLDER` 写出证明",
        },
    ),
    (&["new", "random", "puzzle"], MeantAdvice { en: "`qedoku generate` makes puzzles", zh: "`qedoku generate` 出题" }),
    (
        &["easy", "medium", "hard", "unfair", "extreme", "evil", "expert", "killer", "jigsaw", "windoku", "x"],
        MeantAdvice {
            en: "`qedoku generate WORD` makes puzzles of a level, a tier, a technique or a rule",
            zh: "`qedoku generate WORD` 按难度、级别、技巧或规则出题",
        },
    ),
    (
        &["format", "transform", "translate", "export", "import"],
        MeantAdvice {
            en: "`qedoku convert --to FORMAT FILE` writes puzzles in another format",
            zh: "`qedoku convert --to FORMAT FILE` 把题目写成别的格式",
        },
    ),
    (
        &["play", "web", "gui", "open", "server", "page"],
        MeantAdvice {
            en: "`qedoku serve --open` opens the page in the browser",
            zh: "`qedoku serve --open` 在浏览器里打开网页",
        },
    ),
    (
        &["tools", "assistant", "model", "llm", "ai"],
        MeantAdvice {
            en: "`qedoku mcp` gives an assistant tools; it is the assistant that starts it",
            zh: "`qedoku mcp` 为智能助手提供工具，由助手启动",
        },
    ),
    (
        &["clue"],
        MeantAdvice {
            en: "`qedoku hint PUZZLE` says where to look next", zh: "`qedoku hint PUZZLE` 提示下一步看哪里"
        },
    ),
    (
        &["stats", "statistics", "histogram"],
        MeantAdvice {
            en: "`qedoku coverage FILE` counts the techniques of puzzles, `qedoku grade --format csv FILE | qedoku summary` their grades",
            zh: "`qedoku coverage FILE` 统计题目用到的技巧，`qedoku grade --format csv FILE | qedoku summary` 统计难度",
        },
    ),
    (
        &["never", "unused", "used"],
        MeantAdvice {
            en: "`qedoku coverage FILE` counts the techniques of puzzles, and tells which they never use",
            zh: "`qedoku coverage FILE` 统计题目用到的技巧，并列出从未用到的",
        },
    ),
    (
        &["analyze", "analyse"],
        MeantAdvice {
            en: "`qedoku steps PUZZLE` shows every step that a position allows",
            zh: "`qedoku steps PUZZLE` 列出局面上所有可行的步骤",
        },
    ),
    (
        &["candidates", "pencilmarks", "marks", "show", "view", "display"],
        MeantAdvice {
            en: "`qedoku convert --to pencilmarks PUZZLE` writes the candidates, `--to bordered` the grid with frames, `qedoku steps PUZZLE` shows every step that a position allows",
            zh: "`qedoku convert --to pencilmarks PUZZLE` 写出候选数，`--to bordered` 写出带框的盘面，`qedoku steps PUZZLE` 列出局面上所有可行的步骤",
        },
    ),
    (
        &["solution", "answer", "run"],
        MeantAdvice {
            en: "`qedoku solve PUZZLE` solves a puzzle, `--format line` with the grid alone",
            zh: "`qedoku solve PUZZLE` 解题，`--format line` 只写出答案",
        },
    ),
    (
        &["solutions"],
        MeantAdvice {
            en: "`qedoku unique PUZZLE` counts solutions, `qedoku solve --format line PUZZLE` prints one",
            zh: "`qedoku unique PUZZLE` 数出解的个数，`qedoku solve --format line PUZZLE` 写出一个解",
        },
    ),
    (
        &["svg", "html", "draw", "picture", "render", "print"],
        MeantAdvice {
            en: "`qedoku solve --format svg PUZZLE` draws a step, `--format html` writes a page",
            zh: "`qedoku solve --format svg PUZZLE` 画出一步，`--format html` 写成网页",
        },
    ),
    (
        &["uniq"],
        MeantAdvice {
            en: "`qedoku convert --dedupe canonical FILE` leaves out puzzles that are the same as one before",
            zh: "`qedoku convert --dedupe canonical FILE` 去掉与前面相同的题目",
        },
    ),
    (
        &["filter", "grep", "select", "find", "search"],
        MeantAdvice {
            en: "`qedoku grade --technique x-wing FILE` lists the puzzles that use a technique, `qedoku coverage FILE` counts techniques",
            zh: "`qedoku grade --technique x-wing FILE` 列出用到某技巧的题目，`qedoku coverage FILE` 统计技巧",
        },
    ),
    (
        &["exit", "exit-codes", "codes", "errors"],
        MeantAdvice {
            en: "the exit codes stand at the end of `qedoku --help`", zh: "退出码见 `qedoku --help` 末尾"
        },
    ),
    (
        &["complete"],
        MeantAdvice {
            en: "`qedoku completions SHELL` writes the completions of a shell",
            zh: "`qedoku completions SHELL` 写出命令行的自动补全",
        },
    ),
    (
        &["config", "configure", "settings", "init"],
        MeantAdvice { en: "there is no configuration file, and none is needed", zh: "没有也不需要配置文件" },
    ),
];

/// The advice on paper as a format: where pages can be written, and where they cannot.
pub(super) const PAPER: [MeantAdvice; 2] = [
    MeantAdvice {
        en: "a browser prints the page of `--format html` as PDF, or as a picture",
        zh: "浏览器可把 `--format html` 的网页打印成 PDF 或图片",
    },
    MeantAdvice {
        en: "`qedoku solve --format html PUZZLE` writes a page, which a browser prints as PDF",
        zh: "`qedoku solve --format html PUZZLE` 写成网页，浏览器可把它打印成 PDF",
    },
];

/// Parts of advice that names what was written, in both languages.
const PARTS: [(&str, &str); 5] = [
    (" leaves them out", " 去掉它们"),
    (" is a number of puzzles", " 指定题数"),
    ("` or `", "` 或 `"),
    ("did you mean ", "是否指 "),
    (" lists them", " 列出所有的值"),
];

/// All advice that is written down.
fn all() -> impl Iterator<Item = MeantAdvice> {
    let of_all = COMMANDS.iter().chain(OPTIONS).map(|(_, advice)| *advice);
    of_all.chain(OPTIONS_OF.iter().map(|(.., advice)| *advice)).chain(PAPER)
}

/// The same advice in Chinese; what is not known as it is.
pub(super) fn in_chinese(english: &str) -> String {
    match all().find(|advice| advice.en == english) {
        Some(advice) => advice.zh.to_owned(),
        None => PARTS.iter().fold(english.to_owned(), |text, (en, zh)| text.replace(en, zh)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_name_the_same_command() {
        for MeantAdvice { en, zh } in all() {
            let is_chinese = zh.chars().any(|c| ('\u{4e00}'..='\u{9fff}').contains(&c));
            assert!(is_chinese || zh == en && en.matches('`').count() == 2, "{en}: {zh}");
            let first =
                |text: &str| text.split('`').nth(1).map(|code| code.split(' ').next().unwrap_or_default().to_owned());
            assert_eq!(first(en), first(zh), "{en}: {zh}");
            assert_eq!(in_chinese(en), zh);
        }
        assert_eq!(
            in_chinese("did you mean x-wing? `qedoku techniques` lists them"),
            "是否指 x-wing? `qedoku techniques` 列出所有的值"
        );
    }
}
