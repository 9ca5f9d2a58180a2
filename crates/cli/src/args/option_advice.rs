//! Advice on options that a command does not have, in both languages.
use super::advice::MeantAdvice;
use super::other_words::SOLUTIONS;

/// Options that people try, and what to say.
pub(super) const OPTIONS: &[(&[&str], MeantAdvice)] = &[
    (
        &["--difficulty", "--level-of", "--hard", "--easy"],
        MeantAdvice {
            en: "`qedoku grade` says how hard a puzzle is, `qedoku generate --difficulty LEVEL` makes one of a level, `--up-to TIER` is the hardest tier allowed",
            zh: "`qedoku grade` 说明题目有多难，`qedoku generate --difficulty LEVEL` 按难度出题，`--up-to TIER` 指定允许的最高级别",
        },
    ),
    (
        &["--tier"],
        MeantAdvice {
            en: "`--up-to TIER` is the hardest tier allowed", zh: "`--up-to TIER` 指定允许的最高级别"
        },
    ),
    (
        &["-i", "--file", "--files", "--input", "--in", "--puzzle", "-p"],
        MeantAdvice {
            en: "a puzzle or a file stands without an option: `qedoku solve FILE`",
            zh: "题目或文件直接写，不用选项：`qedoku solve FILE`",
        },
    ),
    (
        &["-t"],
        MeantAdvice {
            en: "`-f FORMAT` is the form of the output, `--up-to TIER` the hardest tier allowed; `--technique NAME` names a technique",
            zh: "`-f FORMAT` 指定输出格式，`--up-to TIER` 指定允许的最高级别，`--technique NAME` 指定技巧",
        },
    ),
    (
        &["-d"],
        MeantAdvice {
            en: "`qedoku generate --difficulty LEVEL` makes puzzles of a level, `--detail brief` and `--detail full` say less or more of each step",
            zh: "`qedoku generate --difficulty LEVEL` 按难度出题，`--detail brief` 和 `--detail full` 使每一步说得更少或更多",
        },
    ),
    (
        &["--never", "--unused", "--used"],
        MeantAdvice {
            en: "`qedoku coverage FILE` counts the techniques of puzzles, and tells which they never use",
            zh: "`qedoku coverage FILE` 统计题目用到的技巧，并列出从未用到的",
        },
    ),
    (
        &["--cell", "--at"],
        MeantAdvice {
            en: "a cell stands beside the puzzle: `qedoku why PUZZLE r4c5`, `qedoku hint PUZZLE --for r4c5`",
            zh: "格写在题目后面：`qedoku why PUZZLE r4c5`，`qedoku hint PUZZLE --for r4c5`",
        },
    ),
    // Where the command has the format, these are understood.
    (
        &["--json", "--ndjson", "--csv", "--html", "--svg", "--text", "--markdown", "--line", "--grid"],
        MeantAdvice { en: "`--format FORMAT`", zh: "`--format FORMAT`" },
    ),
    (
        &["--sort", "--sorted"],
        MeantAdvice {
            en: "`qedoku grade --format-string '%r %g' FILE | sort -rn` puts the hardest first",
            zh: "`qedoku grade --format-string '%r %g' FILE | sort -rn` 把最难的排在前面",
        },
    ),
    (
        &["--full"],
        MeantAdvice {
            en: "`--detail full` says more of each step, `--level full` is a hint with its reason",
            zh: "`--detail full` 使每一步说得更多，`--level full` 给出带理由的提示",
        },
    ),
    (
        &["-v", "--verbose", "--explain"],
        MeantAdvice {
            en: "`--detail full` says more of each step, `qedoku solve` says every step",
            zh: "`--detail full` 使每一步说得更多，`qedoku solve` 说明每一步",
        },
    ),
    (
        &["--max", "--number", "--first", "--head", "-n", "--count"],
        MeantAdvice {
            en: "`--limit N` for records of the input, `qedoku generate --count N`",
            zh: "`--limit N` 限制读入的题数，`qedoku generate --count N` 指定出题数",
        },
    ),
    (
        &["--all"],
        MeantAdvice {
            en: "`qedoku steps PUZZLE` shows every step that a position allows",
            zh: "`qedoku steps PUZZLE` 列出局面上所有可行的步骤",
        },
    ),
    (
        &["--killer", "--jigsaw", "--variant", "--variants", "--type", "--kind"],
        MeantAdvice {
            en: "`qedoku generate --rules killer` makes puzzles under other rules, `--size 6` smaller ones",
            zh: "`qedoku generate --rules killer` 按别的规则出题，`--size 6` 出小题",
        },
    ),
    (
        &["--size", "--boxes", "--box"],
        MeantAdvice {
            en: "the size is that of the text, 16, 36 or 81 characters, and irregular boxes stand with the puzzle, as in a link of \
         f-puzzles; `--rules` adds rules such as x",
            zh: "大小由文本决定：16、36 或 81 个字符；不规则的宫随题目给出，如 f-puzzles 的链接；`--rules` 加上别的规则，如 x",
        },
    ),
    (
        &["--progress"],
        MeantAdvice {
            en: "progress is shown on a terminal by itself, `--quiet` leaves it out",
            zh: "进度在终端里自动显示，`--quiet` 不显示",
        },
    ),
    (
        &["--solutions", "--all-solutions", "--count-solutions", "--unique"],
        MeantAdvice {
            en: "`qedoku unique` counts solutions, and shows two of several",
            zh: "`qedoku unique` 数出解的个数，多解时给出其中两个",
        },
    ),
    (
        &["--givens", "--original"],
        MeantAdvice {
            en: "`--entries r1c1=5,r2c3=7` names what was entered into the puzzle",
            zh: "`--entries r1c1=5,r2c3=7` 说明哪些是自己填的",
        },
    ),
    (
        &["--without"],
        MeantAdvice {
            en: "`--without TECHNIQUES` is for what looks for steps: solve, why, hint, name, steps, grade, prove, coverage",
            zh: "`--without TECHNIQUES` 用于寻找步骤的命令：solve、why、hint、name、steps、grade、prove、coverage",
        },
    ),
    (
        &["--config"],
        MeantAdvice { en: "there is no configuration file, and none is needed", zh: "没有也不需要配置文件" },
    ),
];

/// Options that people try with one command, and what to say there.
pub(super) const OPTIONS_OF: &[(&str, &[&str], MeantAdvice)] = &[
    (
        "generate",
        SOLUTIONS.0,
        MeantAdvice {
            en: "`--format sheet -o sheet.html` has the solutions on sheets of their own behind the puzzles, `--format html` folded away, \
         `--format ndjson` as a field; `qedoku solve --format line FILE` prints those of puzzles in a file",
            zh: "`--format sheet -o sheet.html` 把答案另印在题目后面，`--format html` 把答案折叠起来，`--format ndjson` 把答案作为一项；`qedoku solve --format line FILE` 写出文件中各题的答案",
        },
    ),
    (
        "generate",
        &["--rated"],
        MeantAdvice {
            en: "`--difficulty LEVEL`, `--se 3.0..4.0`, `--tier TIER` or `--technique SLUG`",
            zh: "`--difficulty LEVEL`、`--se 3.0..4.0`、`--tier TIER` 或 `--technique SLUG`",
        },
    ),
    (
        "grade",
        &["--min", "--max", "--rating", "--filter"],
        MeantAdvice {
            en: "`--er 4.5..` prints the puzzles with an ER of 4.5 or more, `--er ..4.5` those of 4.5 at most",
            zh: "`--er 4.5..` 列出 ER 至少为 4.5 的题目，`--er ..4.5` 列出至多为 4.5 的题目",
        },
    ),
    (
        "solve",
        &["--all"],
        MeantAdvice {
            en: "`qedoku unique PUZZLE` counts solutions, `qedoku steps PUZZLE` shows every step of a position",
            zh: "`qedoku unique PUZZLE` 数出解的个数，`qedoku steps PUZZLE` 列出局面上所有可行的步骤",
        },
    ),
    (
        "solve",
        &["--entries"],
        MeantAdvice {
            en: "`qedoku hint --entries r1c1=5` checks entries, `--after 'r4c4<>3'` goes on behind moves",
            zh: "`qedoku hint --entries r1c1=5` 检查所填的数，`--after 'r4c4<>3'` 在这些步骤之后继续",
        },
    ),
    (
        "unique",
        &["--all", "--show", "--both", "--list"],
        MeantAdvice {
            en: "two of several solutions are shown; `qedoku unique --most N` counts up to N",
            zh: "多解时给出其中两个；`qedoku unique --most N` 最多数到 N",
        },
    ),
    (
        "steps",
        &["--first", "--max", "--number", "--head", "-n", "--count", "--top"],
        MeantAdvice {
            en: "`--technique NAMES` shows the steps of these techniques alone, `--up-to TIER` those of the tiers up to one; `--limit N` \
         counts the puzzles of a file",
            zh: "`--technique NAMES` 只列出这些技巧的步骤，`--up-to TIER` 列出到某级别为止的步骤；`--limit N` 限制文件的题数",
        },
    ),
    (
        "generate",
        &["-d"],
        MeantAdvice {
            en: "`--difficulty LEVEL`, or the level alone: `qedoku generate easy`",
            zh: "`--difficulty LEVEL`，或只写难度：`qedoku generate easy`",
        },
    ),
    (
        "generate",
        &["-t"],
        MeantAdvice {
            en: "`--tier TIER` or `--technique SLUG`, or the word alone: `qedoku generate x-wing`",
            zh: "`--tier TIER` 或 `--technique SLUG`，或只写名称：`qedoku generate x-wing`",
        },
    ),
    (
        "generate",
        &["--without"],
        MeantAdvice {
            en: "`--only-techniques A,B,C` names the techniques that are to solve the puzzles",
            zh: "`--only-techniques A,B,C` 指定解题可用的技巧",
        },
    ),
    (
        "traces",
        &["--without"],
        MeantAdvice {
            en: "a trace names the profile and the limits by which it is checked: `--up-to TIER`, `--no-uniqueness`",
            zh: "推理记录已写明检查所用的方案和限制：`--up-to TIER`、`--no-uniqueness`",
        },
    ),
    (
        "steps",
        &["--small", "--short", "--simple", "--easy"],
        MeantAdvice {
            en: "`--up-to simple` shows the steps of the easiest techniques",
            zh: "`--up-to simple` 只列出最容易的技巧的步骤",
        },
    ),
    (
        "unique",
        &["--count"],
        MeantAdvice {
            en: "solutions are counted anyhow, to 1,000 if there are so many; `--most N` counts up to N",
            zh: "解的个数总会数出，最多到 1,000；`--most N` 最多数到 N",
        },
    ),
    (
        "techniques",
        &["--up-to"],
        MeantAdvice {
            en: "a tier is named without an option: `qedoku techniques simple`",
            zh: "级别直接写，不用选项：`qedoku techniques simple`",
        },
    ),
    (
        "solve",
        &["--only", "--only-techniques", "--technique", "--techniques"],
        MeantAdvice {
            en: "`--up-to TIER` uses the techniques of a tier at most, `--without TECHNIQUES` leaves some out",
            zh: "`--up-to TIER` 只用到某级别的技巧，`--without TECHNIQUES` 去掉一些技巧",
        },
    ),
    (
        "solve",
        &["--steps"],
        MeantAdvice {
            en: "`qedoku solve PUZZLE` tells every step anyhow, `qedoku steps PUZZLE` all steps that a position allows",
            zh: "`qedoku solve PUZZLE` 总会说明每一步，`qedoku steps PUZZLE` 列出局面上所有可行的步骤",
        },
    ),
];
