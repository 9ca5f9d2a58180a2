//! Chinese texts for the faults of a text that should be a puzzle.
use crate::language;
use crate::message::{Say, Zh};
use qedoku_core::{brief, excerpt};
use qedoku_formats::{TextFault, Wanted};

language! {
    zh: Zh;

    Wanted {
        DigitOrBlank => "一个数字或空格（. 0 - * _ x ? 之一）";
        ListValue => "一个数字、空格、逗号或括号";
        DigitAfterPlus => "“+”之后的数字";
        Digit => "1 到 9 的数字";
        CandidateDigit => "一个候选数，即 1 到 9 的数字";
        CandidateOnce => "每个候选数只写一次";
        EndOfLine => "81 格之后就换行";
        Cells => "格";
        CellsInList => "格（在列表里）";
        Rows => "行";
        RowsAfterHeader => "行（在标题行之后）";
        Columns => "列";
        CandidateGroups => "组候选数";
        Characters => "个字符";
        Case => "一个实例，即“source:”“board:”“removed:”“expect:”各行";
        CaseLineOnce => "实例的每种行只有一行";
        BoardLine => "有 81 格的“board:”行";
        Expectation => "“nothing”“r4c7=5”或“r4c4<>7”";
        SectionRows => "小节标题之后的九行";
        State => "含有前面题目全部提示数的进度";
        Puzzle => "一道题，实际什么都没有";
        OnePuzzle => "只有一道题，实际后面还有一道";
        ThreeDigits => "三个 1 到 9 的数字：数、行、列";
        PuzzleObject => "含有键“puzzle”的对象，值是字符串或列表";
        PuzzleColumn => "有一列是 81 格的题目";
        LibraryLine => "以“:”开头的题库行";
        LibraryFields => "至少有“:code:candidates:givens:”各栏";
        Colon => "81 格之后的“:”";
        LibraryCode => "四位编号，若有变体再加“-”和变体或“-x”";
        OneDigitCells => "每格一个数字或空格；写几个数字的是候选数，属于 pencilmarks 格式";
        ListStart => "以“[”开头的列表";
        BracketOrDigit => "“]”或数字";
        BracketAfterCells => "81 格之后的“]”";
        CommaOrBracket => "“,”或“]”";
        NumberOfGrids => "题目的数量";
        MatrixHeader => "标题行“0,1,...,8”";
        BlankSigns => "每个空格用“.”之类的符号表示，因为这里的空格有两种读法；加 --from grid 则每个字符算一格";
        RowsOfBlanks => "行（全空的行写九个空格，或九个“.”之类的符号）";
        BraceAfterCandidates => "候选数之后的“}}”";
        CellOrBrace => "一格或“{{”";
        CandidateOrBrace => "每个候选数只写一次，或“}}”";
        Base36 => "一位 36 进制数字";
        Base32 => "一位 32 进制数字，0 到 9 或 a 到 v";
        PackedDigits => "位压缩数字";
        PackedCell => "01 或 ep 之类的格：提示数、填入的数字或候选数";
        OneGivenDigit => "提示数格里只有一个数字";
        DigitWithBlanks => "一个数字连同其后的空格：0 到 9、A 到 Z、a 到 x 之一";
        CellsInLink => "格（在链接里）";
        CompressedObject => "解压后的 JSON 对象";
        PuzzleInLink => "链接里的一道题";
        Base64 => "一位 64 进制字符：字母、数字、“+”或“/”";
        PackedText => "LZ-String 压缩的文本，实际有无意义的编码";
        RestOfLink => "链接的其余部分：它被截断了";
        EndOfLink => "链接到此为止，实际压缩文本之后还有内容";
        NineRows => "九行的列表";
        NineCells => "九格的列表";
        Object => "一个对象";
        Value => "1 到 9 的值";
        MarkList => "候选标记的列表";
        Marks => "1 到 9 的候选标记";
        RegionNumber => "区域的编号，从 0 起";
        RuleList => "由对象组成的列表";
        RuleCells => "R1C2 这样的格";
        RuleLines => "线，即 R1C2 这样的格的列表";
        RuleValue => "一个数";
        BoardSize => "盘面的“rows”“cols”和“digits”";
        DigitList => "每格一个数的列表，空格为 0";
        XOrV => "X 或 V";
        RowsOfSize => "与网格大小相同的行数";
        CellsOfSize => "与网格大小相同的格数";
        SudokuWikiLink => "SudokuWiki 的链接，题目前有“?bd=”";
        SudokuExchangeLink => "SudokuExchange 的链接，题目前有“?s=”";
        SudokuPadLink => "SudokuPad 的链接，题目前有“scf”“classic”或“fpuz”";
        FPuzzlesLink => "f-puzzles 的链接，题目前有“?load=”";
        AnyLink => "一道题，或 SudokuWiki、SudokuExchange、SudokuPad、f-puzzles 的链接";
        Escapes => "“%2B”之类的转义合成 UTF-8 文本";
        TagEnd => "标签末尾的“>”";
        GameData => "带“data”属性的 game";
        GameVersion => "1 到 4 的格子版本";
        CellsOfGame => "格（在 game 里）";
        EndOfGame => "81 格之后 game 结束";
        DigitOrZero => "0 到 9 的数字";
        Editable => "提示数写 0，待填的格写 1";
        Notes => "“1,5,”或“-”之类的标记";
        NotesNumber => "0 到 511 的数表示的标记";
        CellLine => "每格一个数字或一个点";
        BoardOfGivens => "已填的格，其中有全部提示数";
        CellWords => "每格一个词";
        FilledWords => "已填的格的数字";
        DigitsLeft => "已填的格所留下的数字，或“-”";
    }
}

impl Say<Zh> for TextFault {
    fn say(&self, by: Zh) -> String {
        sentence(self, by)
    }
}

fn sentence(problem: &TextFault, by: Zh) -> String {
    match problem {
        TextFault::Stray { found, expected } => format!("应为{}，实际是“{found}”", expected.say(by)),
        TextFault::Count { expected, of, found } => {
            let of = of.say(by);
            format!("应有 {expected} {of}，实际有 {found} {}", of.split('（').next().unwrap_or_default())
        }
        TextFault::LostZeros { found } => {
            format!("应有 81 格，实际是 {found} 位的数：可能是表格软件去掉了开头的零，请把该列存为文本")
        }
        TextFault::Rounded => "应有 81 格，实际是被取整的数：表格软件丢失了后面的数字，请把该列存为文本".to_owned(),
        TextFault::ShortGrid { grid, of, rows } => {
            format!("共 {of} 题，第{grid}题不完整：应有 9 行，实际有 {rows} 行")
        }
        TextFault::TooFew { promised, found } => format!("第一行说有 {promised} 题，实际有 {found} 题"),
        TextFault::TooMany { promised } => format!("第一行说有 {promised} 题，之后应当结束，实际还有内容"),
        TextFault::TooLong { limit } => format!("一行至多 {} MiB，实际更长，已跳过", limit >> 20),
        TextFault::TooLarge { limit } => format!("一条记录至多 {} MiB，实际更大", limit >> 20),
        TextFault::Repeated { first, more, last: (line, column) } => {
            format!("{}；之后还有 {more} 处同样的问题，最后一处在第{line}行第{column}个字符", sentence(first, by))
        }
        TextFault::Expected(what) => format!("应为{}", apart(&what.say(by))),
        TextFault::Unrecognized => "应为一道题，实际的文本不是任何已知格式".to_owned(),
        TextFault::Json(message) => format!("应为 JSON 对象：{}", excerpt(message)),
        TextFault::Solution { stated, against } if stated.cell == against.cell => format!(
            "应为与题目一致的答案，实际在 {} 是 {}，而题目是 {}：不采用这个答案",
            stated.cell, stated.digit, against.digit
        ),
        TextFault::Solution { stated, against } => format!(
            "应为每个区域里数字不重复的答案，实际 {} 同在 {} 和 {}：不采用这个答案",
            stated.digit, stated.cell, against.cell
        ),
        TextFault::Unmet { rule, cell } => {
            format!("应为遵守规则的答案，实际违反了 {cell} 处的规则 {rule}：不采用这个答案")
        }
        TextFault::Rule(name) => format!("应为此处已知的规则，实际有不支持的规则：{}", excerpt(name)),
        TextFault::RuleKey { rule, key } => {
            format!("规则的字段应为此处已知的字段，实际 {} 有字段 {}", excerpt(rule), excerpt(key))
        }
        TextFault::Boxes { size, uneven } => {
            let counts = uneven.iter().map(|(sign, count)| format!("{sign} 有 {count} 格"));
            format!("应有 {size} 个不规则宫，每宫 {size} 格，实际 {}", counts.collect::<Vec<_>>().join("，"))
        }
        TextFault::Words(text) => format!("画出的规则已读取，文字写的规则未读取：{}", excerpt(text)),
        TextFault::Elsewhere { site, id } => format!(
            "应为含有题目的链接，实际的“{}”只是题目在 {site} 服务器上的名字；请在那里打开它，再复制含有题目的链接",
            brief(id)
        ),
        TextFault::Part { part, expected } => format!("{} 处应为{}", excerpt(part), apart(&expected.say(by))),
        TextFault::TooMuch { limit } => format!("压缩文本至多 {limit} 个字符，实际更多"),
        _ => problem.to_string(),
    }
}

/// A blank before what begins with a digit or a letter.
fn apart(phrase: &str) -> String {
    let blank = if phrase.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '%') { " " } else { "" };
    format!("{blank}{phrase}")
}
