//! The Chinese text on faults of a command line, or of what it names.
use crate::args::NeededOptions;
use crate::plain::Unfit;
use crate::words::CommandText;
use qedoku_explain::{Say, Zh, language};

impl Say<Zh> for NeededOptions {
    fn say(&self, _: Zh) -> String {
        self.described(" 或 ")
    }
}

language! {
    zh: Zh;

    CommandText {
        IdleOption { option, needs } if option == "--step" => "{option} 在这里不起作用：需要 {needs}；\
            用文字说一步：`qedoku hint --level full --at-step N`";
        IdleOption { option, needs } => "{option} 在这里不起作用：需要 {needs}";
        ReadAndWritten { name } => "{name} 会同时被读和写：请用 -o 指定别的文件";
        NoFolder { name } => "要写出多个文件，-o 应为文件夹；{name} 像是一个文件";
        NoSuchForm { name } => "无法写出 {name}：可用的扩展名有 html（浏览器可打印为 PDF）、svg、json、ndjson、csv、md 和 txt";
        NoSuchFormat { name, command, formats }, with listed = formats.replace(", ", "、") =>
            "无法写出 {name}：`qedoku {command}` 可写 {listed}；用 `-f FORMAT` 指定其一，文件名任意";
        TierNamed { word } => "列出一个级别：`qedoku techniques --tier {word}`";
        NoConclusion => "还要给出这一步的结论，例如 r4c5=7 或 'r4c5<>7'";
        NoMove { text } => "“{text}”不是一步：应给出它的结论，例如 r4c5=7 或 'r4c5<>7'";
        NoQuestion => "还要给出问题，例如 r4c5、r4c5=7 或 'r4c5<>7'；`qedoku solve` 会说明每一步";
        NotTraced { scale } => "应为推理记录所有的评分：tier、se、hodoku、effort；实际是 {scale}";
        LookedAt { found, count, tries, share } => "{count} 题中找到 {found} 题，看过 {tries} 题，采用 {share} %";
        GaveUp { tries, found, count } => "连续 {tries} 题都不符合，已放弃：{count} 题中找到 {found} 题";
        GaveUpNear { tries, found, count, puzzle, facts } =>
            "连续 {tries} 题都不符合，已放弃：{count} 题中找到 {found} 题；最接近的是 {puzzle}{facts}；--tries 可以放宽";
        GaveUpTier { tier, found, count, easier, harder } if *found == 0 =>
            "已放弃：没有找到{tier}的题（要 {count} 题）；所出的题中 {easier} 题更容易，{harder} 题更难；--tries 可放宽次数";
        GaveUpTier { tier, found, count, easier, harder } =>
            "已放弃：{tier}的 {count} 题中找到 {found} 题；此后 {easier} 题更容易，{harder} 题更难；--tries 可放宽次数";
        ClassicLevels { tiers } => "easy、hard 等难度是 HoDoKu 的，只适用于标准规则；其他题目的难度由 --tier 选择：{tiers}";
        ClassicRatings { tiers } =>
            "ER 和 SE 评分是 Sudoku Explainer 的，只适用于标准规则；其他题目的难度由 --tier 选择：{tiers}";
        NoSimpleKiller { tiers } => "没有简单级的杀手数独：该级别的技巧不用笼；应为 {tiers}";
        LettersRead { count, places, more } if *more == 0, with listed = places.join("、") =>
            "字母 x 与其他空格符号同在一题，出现 {count} 次，都当作空格：{listed}";
        LettersRead { count, places, more }, with listed = places.join("、") =>
            "字母 x 与其他空格符号同在一题，出现 {count} 次，都当作空格：{listed}，另有 {more} 处";
        Written { read, written, bad } => "读入 {read} 题，写出 {written} 题，不可用 {bad} 题";
        ExpectedInput => "应有题目或记录：写在命令行、文件或标准输入里；详见 --help";
        UnreadInput { error } => "无法读取标准输入：{error}";
        UnreadFile { label, error } => "无法读取 {label}：{error}";
        UnreadLog { label, error } => "无法读取 {label}：{error}";
        Unfit { label, unfit } => "无法读取 {label}：{unfit}";
        Neither { label, refused } => "{label}：既不是题目（{refused}），也不是文件";
        NoFile { label } => "{label}：没有这个文件，它也不是题目";
        MissingFile { label } => "无法读取 {label}：没有这个文件";
        FileNoFolder { name } => "{name} 是文件：请给出文件夹";
        FolderNoFile { name } => "{name} 是文件夹：请给出其中的文件名";
        NoGradesRead => "应为 `qedoku grade` 以 --format csv 或 ndjson 写出的难度，实际没有内容";
        NoGrade => "应为 `qedoku grade` 以 --format csv 或 ndjson 写出的难度，实际是别的文本";
        NoPuzzle { label, count } => "{label}：应为题目，但 {count} 条记录都不是任何已知格式";
        NoneWanted => "没有符合要求的题目";
        NoneOfEr { er } => "没有符合要求的题目：--er {er} 表示正好 {er}，`--er {er}..` 表示 {er} 及以上";
        Empty => "是空的";
        NoCanonical => "有一行或一列重复了同一数字：没有标准形";
        SeeTechniques { problem } => "{problem}；请看 `qedoku techniques`";
        LimitOfPuzzles => "--limit 数的是题目，而这里只有一题：所有步骤都会列出；`--technique 名称` 只列出某些技巧的步骤";
        LessOrMoreOfHint => "加 `--level nudge` 提示更少，加 `--level full` 可看完整步骤";
        MoreOfHint => "加 `--level full` 可看完整步骤";
        MoreOfOutline if zh.is_plain() => "每行写出所需的步骤；`--full` 逐步讲解。";
        MoreOfBackward if zh.is_plain() => "每行写出所需的步骤；`--full` 逐步讲解。";
        MoreOfBackward => "“用于”后是需要此步的步骤，“由”后是此步所依据的步骤；`--full` 用句子说明每一步。";
        MoreOfOutline => "括号里的数字是所需的步骤；`--full` 用句子说明每一步。";
        MoreOfMistake => "加 `--level full` 可看矛盾从何而来";
        ProofOfHint => "加 `--level proof` 可看这一步的依据";
        ProofOfMistake => "加 `--level proof` 可看只凭提示数的结论";
        NothingToProve => "应为题目或记录，实际什么都没有";
        OfFile { name, error } => "{name}：{error}";
        OfFolder { name, error } => "{name}：{error}";
        PagesOnly => "--folder 用来放网页：请加上 --format html，或不用它";
        OtherFiles { name } => "{name} 里有别的文件：请用空文件夹，或者已有网页的文件夹";
        HasFiles { name } => "{name} 里有文件：请用空文件夹";
        MostOnPage { most } =>
            "一页至多显示 {most} 题，这里的更多：`--folder FOLDER` 为每题各写一页，并附目录；也可以减少题目，\
             或改用 markdown 或 ndjson";
        OneDrawing => "svg 只有一幅图：请只给一题，或者多题改用 html 或 markdown";
        OneQuestion => "svg 只有一幅图：请只问一个问题，或者多个问题改用 html 或 markdown";
        WholeStep => "图画会显示整步：请用 --level full 或 proof";
        NotResumed { form } => "--resume 不能接续 {form}：看不出记录在哪里结束";
        NotResumedTake { form, forms }, with listed = forms.replace(" or ", "、") =>
            "--resume 不能接续 {form}：看不出记录在哪里结束；请用 {listed}";
        OtherHeading { name } => "{name} 的表头不同：它是用别的选项写成的";
        LostColumn { name } => "表头取自第一条记录，其中没有列“{name}”，因此略去；ndjson 会全部保留";
        SeveralFound { first, second } => "有多个解：{first} 和 {second}，显示的是前一个";
        OtherScale { scale } => "--format-string 没有 {scale} 这一评分；应为 se、se-corrected 或 se118";
        SeveralScales => "--format-string 只用一种评分，不能有多种；应为 se、se-corrected 或 se118";
        Mask { place, error } => "--mask {place}：{error}";
        NoMask { place, error } => "--mask {place}：没有这个文件，也不是掩码：{error}";
        NoRow => "它不能靠推理解出，因此没有这一行数据";
        Position => "它是一个局面，有已填的数或已删的候选数，而推理记录只能从提示数开始";
        TracesResumed => "推理记录不能接续：请用 --skip 和 --limit，或 --shard，分批处理";
        WritesFiles => "这种预设会写文件：请用 -o 指定文件夹";
        AugmentsHrm => "--augment 只用于预设 hrm：其他的可用 `qedoku convert --shuffle`";
        DedupesRead => "--dedupe 用于读入的题目：请先用 `qedoku generate` 写出题目";
        NotListening { port, error } => "无法监听端口 {port}：{error}";
        NoCommand { names } => "没有叫这个名字的命令；有 {names}";
        Unwritten { folder, error } => "无法写入 {folder}：{error}";
        Unproved { error } => "无法检查证明：{error}";
        NoGrades { count } => "{count} 条记录不是评分：应为 `qedoku grade` 写出的 csv 或 ndjson";
        NoReport { name, wanted, error } => "{name}：应为 `{wanted}` 写出的结果：{error}";
        OtherReport { name, wanted, found } => "{name}：应为 `{wanted}` 写出的结果，实际是 `{found}` 写出的";
        AskedAny { name } => "{name}：那次用了 --any，这次没有，判定不能比较";
        AskedEach { name } => "{name}：那次没有用 --any，这次用了，判定不能比较";
        OtherSuite { name, old, new } => "{name}：那次用的是第{old}版用例，这次是第{new}版：变化可能来自用例";
        OtherSource { name } => "{name}：那次用的用例来自别处：变化可能来自用例";
        NoneCompared { name } => "{name}：其中没有一个用例在这次运行里，无从比较";
        NotCompared { name, count } => "有 {count} 个用例不作比较：{name} 或这次运行只问别的技巧（--technique）";
        TextOrJson => "--minimal 和 --missing 只能用 text 或 json 输出";
        NotCounted { text, line } if *line == 0 => "{text}；不计入";
        NotCounted { text, line } => "{text}；从第{line}行开始，不计入";
        OtherProfile { name, old, new } => "{name}：那次用 --profile {old}，这次用 {new}，两者不能比较";
        FiredWithout { technique, fired } => "{technique} 已排除，但仍出现在 {fired} 步中：别的技巧的搜索也会找到它，并以它命名";
        StepsWithoutBegin { name } =>
            "{name}：含有推理记录的消息，但开头不是，因此按题目读取：推理记录以 {{\"type\":\"begin\",\"puzzle\":\"...\"}} 这样的消息开头；\
             --logs 会跳过它前面的内容";
        ForeignSteps { name, field } =>
            "{name}：其中的步骤不是 Qedoku 的推理记录（见到 \"{field}\"），不计入；其中的题目会被读取并重新求解。推理记录应是 \
             {{\"type\":\"begin\",\"puzzle\":\"...\"}} 和 {{\"type\":\"step\",...}} 这样的消息";
        Stopped { left } => "已停止：有 {left} 种技巧没有开始或没有做完";
        OtherOptions { name, old, new } => "{name}：那次用 {old}，这次用 {new}：变化可能只来自选项";
        NoneMade { slug, reason } => "{slug}：不能生成题目：{reason}";
        NotClassic => "它用于其他规则，而这里按标准规则出题";
        NoSuite { error } => "无法读取用例：{error}";
        NoCases => "没有这样的用例";
        UnderRules { count } => "有 {count} 个用例带有自己的规则，没有提问：--any-rules 也会问它们";
        NotBegun { command, error } => "无法运行 {command}：{error}";
        NotMade { slug, made, count, tries, unused } if *unused > 0 =>
            "{slug}：尝试 {tries} 次，{count} 题中生成了 {made} 题；另有 {unused} 题需要它，但这个方案的解法没有用到";
        NotMade { slug, made, count, tries } =>
            "{slug}：尝试 {tries} 次，{count} 题中生成了 {made} 题：它很少见，或者前面的技巧已能得出；--tries 可以放宽";
        Serving => "服务已启动；按 Ctrl+C 停止";
        ServingTools => "等待助手以逐行 JSON 发来请求；按 Ctrl+C 停止";
        NoBrowser { error } => "无法打开浏览器：{error}";
        Roff { name } => "以上供 man 阅读：`qedoku man{name} | man -l -` 可按页显示";
        Seed { seed } => "种子 {seed}";
        Generated { rules, seed, number } => "{rules}，种子 {seed}，第{number}题";
        AllGivens { entries } => "所有数字都当作提示数。如果有些是自己填的，请写明是哪些，如 `--entries {entries}`，即可知道哪一个错了。";
        ToCheck => "检查证明的方法：";
    }

    Unfit {
        Gzip => "是 gzip 压缩文件：请先解压，例如 `gzip -dc 文件 | qedoku 命令`";
        Binary => "是二进制文件，不是文本：应为题目或推理记录";
        Puzzles => "是题目，而不是推理记录：`qedoku solve --format ndjson` 可以写出记录";
    }
}
