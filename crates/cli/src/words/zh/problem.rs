//! The Chinese text on faults of a command line, or of what it names.
use crate::plain::Unfit;
use crate::words::CommandText;
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    CommandText {
        ExpectedInput => "应有题目或记录：写在命令行、文件或标准输入里；详见 --help";
        UnreadInput { error } => "无法读取标准输入：{error}";
        UnreadFile { label, error } => "无法读取 {label}：{error}";
        UnreadLog => fallback;
        Unfit { label, unfit } => "无法读取 {label}：{unfit}";
        Neither { label, refused, error } => "{label}：既不是题目（{refused}），也不是文件（{error}）";
        Empty => "是空的";
        NoCanonical => "有一行或一列重复了同一数字：没有标准形";
        SeeTechniques { problem } => "{problem}；请看 `qedoku techniques`";
        NothingToProve => "应为题目或记录，实际什么都没有";
        OfFile { shown, error } => "{shown}：{error}";
        OfFolder => fallback;
        PagesOnly => "--folder 用来放网页：请加上 --format html，或不用它";
        OtherFiles { shown } => "{shown} 里有别的文件：请用空文件夹，或者已有网页的文件夹";
        HasFiles { shown } => "{shown} 里有文件：请用空文件夹";
        MostOnPage { most } =>
            "一页至多显示 {most} 题，这里的更多：`--folder FOLDER` 为每题各写一页，并附目录；也可以减少题目，\
             或改用 markdown 或 ndjson";
        OneDrawing => "svg 只有一幅图：请只给一题，或者多题改用 html 或 markdown";
        OneQuestion => "svg 只有一幅图：请只问一个问题，或者多个问题改用 html 或 markdown";
        WholeStep => "图画会显示整步：请用 --level full 或 proof";
        NotResumed { form } => "--resume 不能接续 {form}：看不出记录在哪里结束";
        NotResumedTake { form, forms }, with listed = forms.replace(" or ", "、") =>
            "--resume 不能接续 {form}：看不出记录在哪里结束；请用 {listed}";
        OtherHeading { shown } => "{shown} 的表头不同：它是用别的选项写成的";
        LostColumn { name } => "表头取自第一条记录，其中没有列 {name:?}，因此略去；ndjson 会全部保留";
        SeveralFound { at, first, second } => "{at}：有多个解：{first} 和 {second}，显示的是前一个";
        OtherScale => fallback;
        SeveralScales => fallback;
        Mask => fallback;
        NoMask => fallback;
        NoRow => fallback;
        Position => fallback;
        TracesResumed => fallback;
        WritesFiles => fallback;
        AugmentsHrm => fallback;
        DedupesRead => fallback;
        NotListening => fallback;
        NoCommand => fallback;
        Unwritten => fallback;
        Unproved => fallback;
    }

    Unfit {
        Gzip => "是 gzip 压缩文件：请先解压，例如 `gzip -dc 文件 | qedoku 命令`";
        Puzzles => "是题目，而不是推理记录：`qedoku solve --format ndjson` 可以写出记录";
    }
}
