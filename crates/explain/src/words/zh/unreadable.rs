//! What is wrong with a text that should be a puzzle.
use crate::message::{Say, Zh};
use qedoku_core::excerpt;
use qedoku_formats::TextFault;

/// What a text should have had in some place, in both languages. A test asks for every phrase of the readers.
const PHRASES: &[[&str; 2]] = &[
    ["a digit or a blank (one of . 0 - * _ x ?)", "一个数字或空格（. 0 - * _ x ? 之一）"],
    ["a digit, a blank, ',' or a bracket", "一个数字、空格、逗号或括号"],
    ["a digit after '+'", "“+”之后的数字"],
    ["a digit from 1 to 9", "1 到 9 的数字"],
    ["a candidate, a digit from 1 to 9", "一个候选数，即 1 到 9 的数字"],
    ["each candidate once", "每个候选数只写一次"],
    ["the end of the line after 81 cells", "81 格之后就换行"],
    ["cells", "格"],
    ["cells in the list", "格（在列表里）"],
    ["rows", "行"],
    ["rows after the header", "行（在标题行之后）"],
    ["columns", "列"],
    ["groups of candidates", "组候选数"],
    ["characters", "个字符"],
    [
        "a case, which has lines 'source:', 'board:', 'removed:' and 'expect:'",
        "一个实例，即“source:”“board:”“removed:”“expect:”各行",
    ],
    ["each line of a case once", "实例的每种行只有一行"],
    ["a line 'board:' with 81 cells", "有 81 格的“board:”行"],
    ["'nothing', 'r4c7=5' or 'r4c4<>7'", "“nothing”“r4c7=5”或“r4c4<>7”"],
    ["nine rows after the title of the section", "小节标题之后的九行"],
    ["a state that holds the givens of the puzzle before it", "含有前面题目全部提示数的进度"],
    ["a puzzle, found nothing", "一道题，实际什么都没有"],
    ["the end of the text after one puzzle, found another", "只有一道题，实际后面还有一道"],
    ["three digits from 1 to 9: digit, row, column", "三个 1 到 9 的数字：数、行、列"],
    ["an object with a key 'puzzle' whose value is a string or a list", "含有键“puzzle”的对象，值是字符串或列表"],
    ["a column with a puzzle of 81 cells", "有一列是 81 格的题目"],
    ["a library line, which begins with ':'", "以“:”开头的题库行"],
    ["the fields ':code:candidates:givens:' at least", "至少有“:code:candidates:givens:”各栏"],
    ["a colon after 81 cells", "81 格之后的“:”"],
    ["a code of four digits, then '-' and a variant or '-x' if there is one", "四位编号，若有变体再加“-”和变体或“-x”"],
    [
        "one digit or a blank in each cell; several are candidates, as the format pencilmarks has them",
        "每格一个数字或空格；写几个数字的是候选数，属于 pencilmarks 格式",
    ],
    ["a list, which begins with '['", "以“[”开头的列表"],
    ["']' or a digit", "“]”或数字"],
    ["']' after 81 cells", "81 格之后的“]”"],
    ["',' or ']'", "“,”或“]”"],
    ["the number of grids", "题目的数量"],
    ["the header '0,1,...,8'", "标题行“0,1,...,8”"],
    [
        "a sign such as '.' in each blank cell, as spaces can be read in two ways; with --from grid each character is a cell",
        "每个空格用“.”之类的符号表示，因为这里的空格有两种读法；加 --from grid 则每个字符算一格",
    ],
    [
        "rows (a row of blanks is nine spaces or nine signs such as '.')",
        "行（全空的行写九个空格，或九个“.”之类的符号）",
    ],
    ["'}' behind the candidates", "候选数之后的“}”"],
    ["a cell or '{'", "一格或“{”"],
    ["each candidate once, or '}'", "每个候选数只写一次，或“}”"],
    ["a digit of base 36", "一位 36 进制数字"],
    ["a digit of base 32, 0 to 9 or a to v", "一位 32 进制数字，0 到 9 或 a 到 v"],
    ["digits of the packed cells", "位压缩数字"],
    ["a cell from 01 to ep: a given, a placed digit or candidates", "01 到 ep 的格：提示数、填入的数字或候选数"],
    ["one digit in a given cell", "提示数格里只有一个数字"],
    [
        "a digit with the blanks behind it, one of 0 to 9, A to Z and a to x",
        "一个数字连同其后的空格：0 到 9、A 到 Z、a 到 x 之一",
    ],
    ["cells in the link", "格（在链接里）"],
    ["a JSON object behind the compression", "解压后的 JSON 对象"],
    ["a puzzle in the link", "链接里的一道题"],
    ["a digit of base 64: letters, digits, '+' or '/'", "一位 64 进制字符：字母、数字、“+”或“/”"],
    ["text packed by LZ-String, found a code that nothing stands for", "LZ-String 压缩的文本，实际有无意义的编码"],
    ["more of the link, which is cut off", "链接的其余部分：它被截断了"],
    ["the end of the link, found more behind the packed text", "链接到此为止，实际压缩文本之后还有内容"],
    ["a list of nine rows", "九行的列表"],
    ["a list of nine cells", "九格的列表"],
    ["an object", "一个对象"],
    ["a value from 1 to 9", "1 到 9 的值"],
    ["a list of pencil marks", "候选标记的列表"],
    ["pencil marks from 1 to 9", "1 到 9 的候选标记"],
    ["each cell in the region of its box: irregular regions are not supported", "每格属于自己的宫：不支持不规则宫"],
    ["a link of SudokuWiki, with '?bd=' before the puzzle", "SudokuWiki 的链接，题目前有“?bd=”"],
    ["a link of SudokuExchange, with '?s=' before the puzzle", "SudokuExchange 的链接，题目前有“?s=”"],
    [
        "a link of SudokuPad, with 'scf', 'classic' or 'fpuz' before the puzzle",
        "SudokuPad 的链接，题目前有“scf”“classic”或“fpuz”",
    ],
    ["a link of f-puzzles, with '?load=' before the puzzle", "f-puzzles 的链接，题目前有“?load=”"],
    [
        "a puzzle, or a link of SudokuWiki, SudokuExchange, SudokuPad or f-puzzles",
        "一道题，或 SudokuWiki、SudokuExchange、SudokuPad、f-puzzles 的链接",
    ],
    [
        "81 digits behind '?s=', found SudokuExchange's compressed form, which is not known here",
        "“?s=”之后的 81 个数字，实际是 SudokuExchange 的压缩形式，本程序不认识",
    ],
    ["escapes such as %2B that are text in UTF-8", "“%2B”之类的转义合成 UTF-8 文本"],
    ["'>' at the end of the tag", "标签末尾的“>”"],
    ["a game with an attribute 'data'", "带“data”属性的 game"],
    ["a version of the cells from 1 to 4", "1 到 4 的格子版本"],
    ["cells of the game", "格（在 game 里）"],
    ["the end of the game after 81 cells", "81 格之后 game 结束"],
    ["a digit from 0 to 9", "0 到 9 的数字"],
    ["0 for a given or 1 for a cell to fill", "提示数写 0，待填的格写 1"],
    ["notes such as '1,5,' or '-'", "“1,5,”或“-”之类的标记"],
    ["notes as a number from 0 to 511", "0 到 511 的数表示的标记"],
    ["a header that names a column 'puzzle', 'quizzes' or 'question'", "含有“puzzle”“quizzes”或“question”列的标题行"],
];

impl Say<Zh> for TextFault {
    fn say(&self, _: Zh) -> String {
        in_chinese(self)
    }
}

fn in_chinese(problem: &TextFault) -> String {
    match problem {
        TextFault::Stray { found, expected } => format!("应为{}，实际是 {found:?}", phrase(expected)),
        TextFault::Count { expected, of, found } => {
            let of = phrase(of);
            format!("应有 {expected} {of}，实际有 {found} {}", of.split('（').next().unwrap_or_default())
        }
        TextFault::LostZeros { found } => {
            format!("应有 81 格，实际是 {found} 位的数：可能是表格软件去掉了开头的零，请把该列存为文本")
        }
        TextFault::Rounded => "应有 81 格，实际是被取整的数：表格软件丢失了后面的数字，请把该列存为文本".to_owned(),
        TextFault::ShortGrid { grid, of, rows } => {
            format!("共 {of} 题，第 {grid} 题不完整：应有 9 行，实际有 {rows} 行")
        }
        TextFault::TooFew { promised, found } => format!("第一行说有 {promised} 题，实际有 {found} 题"),
        TextFault::TooMany { promised } => format!("第一行说有 {promised} 题，之后应当结束，实际还有内容"),
        TextFault::TooLong { limit } => format!("一行至多 {} MiB，实际更长，已跳过", limit >> 20),
        TextFault::TooLarge { limit } => format!("一条记录至多 {} MiB，实际更大", limit >> 20),
        TextFault::Repeated { first, more, last: (line, column) } => {
            format!("{}；之后还有 {more} 处同样的问题，最后一处在第 {line} 行第 {column} 列", in_chinese(first))
        }
        TextFault::Expected(what) => format!("应为{}", apart(phrase(what))),
        TextFault::Unrecognized => "应为一道题，实际的文本不是任何已知格式".to_owned(),
        TextFault::Json(message) => format!("应为 JSON 对象：{}", excerpt(message)),
        TextFault::Solution { stated, against } if stated.cell == against.cell => format!(
            "应为与题目一致的答案，实际在 {} 是 {}，而题目是 {}：不采用这个答案",
            stated.cell, stated.digit, against.digit
        ),
        TextFault::Solution { stated, against } => format!(
            "应为每个单元里数字不重复的答案，实际 {} 同在 {} 和 {}：不采用这个答案",
            stated.digit, stated.cell, against.cell
        ),
        TextFault::Rule(name) => format!("应为只有行、列、宫的数独，实际有不支持的规则：{}", excerpt(name)),
        TextFault::Elsewhere { site, id } => format!(
            "应为含有题目的链接，实际的“{}”只是题目在 {site} 服务器上的名字；请在那里打开它，再复制含有题目的链接",
            excerpt(id)
        ),
        TextFault::Part { part, expected } => format!("{} 处应为{}", excerpt(part), apart(phrase(&excerpt(expected)))),
        TextFault::TooMuch { limit } => format!("压缩文本至多 {limit} 个字符，实际更多"),
        _ => problem.to_string(),
    }
}

/// A blank before what begins with a digit or a letter.
fn apart(phrase: &str) -> String {
    let blank = if phrase.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '%') { " " } else { "" };
    format!("{blank}{phrase}")
}

/// A phrase of the readers in Chinese.
fn phrase(english: &str) -> &str {
    PHRASES.iter().find(|[known, _]| *known == english).map_or(english, |[_, chinese]| chinese)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::path::{Path, PathBuf};

    /// What stands in quotes behind a mark, in the sources of the readers before their tests.
    fn quoted(source: &str, mark: &str) -> Vec<String> {
        let own = source.split("#[cfg(test)]").next().unwrap_or_default();
        let lead = mark.split_once('"').map_or("", |(_, lead)| lead);
        let phrase = |rest: &str| Some(format!("{lead}{}", rest.split_once('"')?.0));
        own.split(mark).skip(1).filter_map(phrase).collect()
    }

    /// The sources in a folder and the folders in it.
    fn sources(folder: &Path) -> Vec<String> {
        let read = |path: PathBuf| {
            if path.is_dir() { sources(&path) } else { vec![fs::read_to_string(path).unwrap()] }
        };
        fs::read_dir(folder).unwrap().flat_map(|file| read(file.unwrap().path())).collect()
    }

    #[test]
    fn every_phrase_of_the_readers_has_a_chinese_one() {
        let folder = qedoku_fixtures::root().join("crates/core/src/text");
        let mut asked = 0;
        for source in sources(&folder) {
            for mark in [
                "Expected(\"",
                "expected: \"",
                "of: \"",
                "Unknown(\"",
                "stray(\"",
                "VALUE: &str = \"",
                "CELL: &str = \"",
                "EXPECTED: &str = \"",
                "TOO_FEW: &str = \"",
                "AMBIGUOUS: &str =\n    \"",
                "expected = \"",
                "what = \"",
                "=> \"a link",
                "ok_or(\"",
                "Err(\"",
            ] {
                for phrase in quoted(&source, mark).iter().filter(|phrase| !phrase.is_empty()) {
                    assert!(PHRASES.iter().any(|[known, _]| known == phrase), "no Chinese for {phrase:?}");
                    asked += 1;
                }
            }
        }
        assert!(asked > 30, "{asked} phrases were found");
    }
}
