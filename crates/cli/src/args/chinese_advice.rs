//! The advice on what was meant, in Chinese.

/// What is said in English, and the same in Chinese.
const ADVICE: &[(&str, &str)] = &[
    (
        "`qedoku solve PUZZLE` says why each digit",
        "`qedoku solve PUZZLE` 说明每一步，`qedoku why PUZZLE r4c5` 只说明一格",
    ),
    ("`qedoku techniques` lists", "`qedoku techniques` 列出技巧，`qedoku steps PUZZLE` 列出某个局面的各步"),
    ("`qedoku --version`", "`qedoku --version` 显示版本"),
    ("`qedoku grade PUZZLE` says how hard", "`qedoku grade PUZZLE` 说明题目有多难"),
    (
        "`qedoku unique PUZZLE` says whether",
        "`qedoku unique PUZZLE` 判断是否有唯一解，`qedoku check LOG` 检查日志的各步，`qedoku prove PUZZLE -o FOLDER` 写出证明",
    ),
    ("`qedoku generate` makes puzzles", "`qedoku generate` 出题"),
    ("`qedoku generate WORD`", "`qedoku generate WORD` 按难度、级别、技巧或规则出题"),
    ("`qedoku convert --to FORMAT FILE`", "`qedoku convert --to FORMAT FILE` 把题目写成别的格式"),
    ("`qedoku serve --open`", "`qedoku serve --open` 在浏览器里打开网页"),
    ("`qedoku mcp`", "`qedoku mcp` 为智能助手提供工具，由助手启动"),
    ("`qedoku hint PUZZLE` says where", "`qedoku hint PUZZLE` 提示下一步看哪里"),
    (
        "`qedoku coverage FILE` counts the techniques of puzzles, `qedoku grade",
        "`qedoku coverage FILE` 统计题目用到的技巧，`qedoku grade --format csv FILE | qedoku summary` 统计难度",
    ),
    (
        "`qedoku coverage FILE` counts the techniques of puzzles, and tells",
        "`qedoku coverage FILE` 统计题目用到的技巧，并列出从未用到的",
    ),
    ("`qedoku steps PUZZLE` shows every step", "`qedoku steps PUZZLE` 列出局面上所有可行的步骤"),
    (
        "`qedoku convert --to pencilmarks PUZZLE`",
        "`qedoku convert --to pencilmarks PUZZLE` 写出候选数，`--to bordered` 写出带框的盘面，`qedoku steps PUZZLE` 列出局面上所有可行的步骤",
    ),
    ("`qedoku solve PUZZLE` solves", "`qedoku solve PUZZLE` 解题，`--format line` 只写出答案"),
    (
        "`qedoku unique PUZZLE` counts solutions, `qedoku solve",
        "`qedoku unique PUZZLE` 数出解的个数，`qedoku solve --format line PUZZLE` 写出一个解",
    ),
    ("`qedoku solve --format svg PUZZLE`", "`qedoku solve --format svg PUZZLE` 画出一步，`--format html` 写成网页"),
    ("`qedoku convert --dedupe canonical FILE`", "`qedoku convert --dedupe canonical FILE` 去掉与前面相同的题目"),
    (
        "`qedoku grade --technique x-wing FILE`",
        "`qedoku grade --technique x-wing FILE` 列出用到某技巧的题目，`qedoku coverage FILE` 统计技巧",
    ),
    ("the exit codes stand", "退出码见 `qedoku --help` 末尾"),
    ("`qedoku completions SHELL`", "`qedoku completions SHELL` 写出命令行的自动补全"),
    ("there is no configuration file", "没有也不需要配置文件"),
    (
        "`qedoku grade` says how hard a puzzle is, `qedoku generate",
        "`qedoku grade` 说明题目有多难，`qedoku generate --difficulty LEVEL` 按难度出题，`--up-to TIER` 指定允许的最高级别",
    ),
    ("`--up-to TIER` is the hardest", "`--up-to TIER` 指定允许的最高级别"),
    ("a puzzle or a file stands without an option", "题目或文件直接写，不用选项：`qedoku solve FILE`"),
    (
        "`-f FORMAT` is the form",
        "`-f FORMAT` 指定输出格式，`--up-to TIER` 指定允许的最高级别，`--technique NAME` 指定技巧",
    ),
    (
        "`qedoku generate --difficulty LEVEL` makes puzzles of a level",
        "`qedoku generate --difficulty LEVEL` 按难度出题，`--detail brief` 和 `--detail full` 使每一步说得更少或更多",
    ),
    ("a cell stands beside the puzzle", "格写在题目后面：`qedoku why PUZZLE r4c5`，`qedoku hint PUZZLE --for r4c5`"),
    ("`--format FORMAT`", "`--format FORMAT`"),
    ("`qedoku grade --format-string", "`qedoku grade --format-string '%r %g' FILE | sort -rn` 把最难的排在前面"),
    (
        "`--detail full` says more of each step, `--level",
        "`--detail full` 使每一步说得更多，`--level full` 给出带理由的提示",
    ),
    ("`--detail full` says more of each step, `qedoku", "`--detail full` 使每一步说得更多，`qedoku solve` 说明每一步"),
    ("`--limit N` for records", "`--limit N` 限制读入的题数，`qedoku generate --count N` 指定出题数"),
    ("`qedoku generate --rules killer` makes", "`qedoku generate --rules killer` 按别的规则出题，`--size 6` 出小题"),
    (
        "the size is that of the text",
        "大小由文本决定：16、36 或 81 个字符；不规则的宫随题目给出，如 f-puzzles 的链接；`--rules` 加上别的规则，如 x",
    ),
    ("progress is shown", "进度在终端里自动显示，`--quiet` 不显示"),
    ("`qedoku unique` counts solutions, and shows", "`qedoku unique` 数出解的个数，多解时给出其中两个"),
    ("`--entries r1c1=5,r2c3=7` names", "`--entries r1c1=5,r2c3=7` 说明哪些是自己填的"),
    (
        "`--without TECHNIQUES` is for",
        "`--without TECHNIQUES` 用于寻找步骤的命令：solve、why、hint、name、steps、grade、prove、coverage",
    ),
    (
        "`--format sheet -o sheet.html`",
        "`--format sheet -o sheet.html` 把答案另印在题目后面，`--format html` 把答案折叠起来，`--format ndjson` 把答案作为一项；`qedoku solve --format line FILE` 写出文件中各题的答案",
    ),
    ("`--difficulty LEVEL`, `--se", "`--difficulty LEVEL`、`--se 3.0..4.0`、`--tier TIER` 或 `--technique SLUG`"),
    ("`--er 4.5..` prints", "`--er 4.5..` 列出 ER 至少为 4.5 的题目，`--er ..4.5` 列出至多为 4.5 的题目"),
    (
        "`qedoku unique PUZZLE` counts solutions, `qedoku steps",
        "`qedoku unique PUZZLE` 数出解的个数，`qedoku steps PUZZLE` 列出局面上所有可行的步骤",
    ),
    (
        "`qedoku hint --entries r1c1=5` checks",
        "`qedoku hint --entries r1c1=5` 检查所填的数，`--after 'r4c4<>3'` 在这些步骤之后继续",
    ),
    ("two of several solutions", "多解时给出其中两个；`qedoku unique --most N` 最多数到 N"),
    (
        "`--technique NAMES` shows",
        "`--technique NAMES` 只列出这些技巧的步骤，`--up-to TIER` 列出到某级别为止的步骤；`--limit N` 限制文件的题数",
    ),
    ("`--difficulty LEVEL`, or the level", "`--difficulty LEVEL`，或只写难度：`qedoku generate easy`"),
    (
        "`--tier TIER` or `--technique SLUG`",
        "`--tier TIER` 或 `--technique SLUG`，或只写名称：`qedoku generate x-wing`",
    ),
    ("`--only-techniques A,B,C` names", "`--only-techniques A,B,C` 指定解题可用的技巧"),
    ("a trace names the profile", "推理记录已写明检查所用的方案和限制：`--up-to TIER`、`--no-uniqueness`"),
    ("`--up-to simple` shows", "`--up-to simple` 只列出最容易的技巧的步骤"),
    ("solutions are counted anyhow", "解的个数总会数出，最多到 1,000；`--most N` 最多数到 N"),
    ("a tier is named without", "级别直接写，不用选项：`qedoku techniques simple`"),
    ("`--up-to TIER` uses", "`--up-to TIER` 只用到某级别的技巧，`--without TECHNIQUES` 去掉一些技巧"),
    (
        "`qedoku solve PUZZLE` tells every step anyhow",
        "`qedoku solve PUZZLE` 总会说明每一步，`qedoku steps PUZZLE` 列出局面上所有可行的步骤",
    ),
    ("a browser prints the page", "浏览器可把 `--format html` 的网页打印成 PDF 或图片"),
    (
        "`qedoku solve --format html PUZZLE` writes",
        "`qedoku solve --format html PUZZLE` 写成网页，浏览器可把它打印成 PDF",
    ),
];

/// The same advice in Chinese; what is not known as it is.
pub(super) fn in_chinese(advice: &str) -> String {
    let begins_so = |(begin, _): &&(&str, &str)| advice.starts_with(begin);
    if let Some((_, chinese)) = ADVICE.iter().find(begins_so) {
        return (*chinese).to_owned();
    }
    advice
        .replace(" leaves them out", " 去掉它们")
        .replace(" is a number of puzzles", " 指定题数")
        .replace("` or `", "` 或 `")
        .replace(" lists them", " 列出所有的值")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::meant::{COMMANDS, OPTIONS, OPTIONS_OF};

    #[test]
    fn all_advice_is_in_chinese() {
        let of_all = COMMANDS.iter().chain(OPTIONS).map(|(_, advice)| *advice);
        let all: Vec<&str> = of_all.chain(OPTIONS_OF.iter().map(|(.., advice)| *advice)).collect();
        for advice in &all {
            let chinese = in_chinese(advice);
            let is_chinese = chinese.chars().any(|c| ('\u{4e00}'..='\u{9fff}').contains(&c));
            assert!(is_chinese || chinese == "`--format FORMAT`", "{advice}: {chinese}");
            let first =
                |text: &str| text.split('`').nth(1).map(|code| code.split(' ').next().unwrap_or_default().to_owned());
            assert_eq!(first(advice), first(&chinese), "{advice}: {chinese}");
        }
    }
}
