//! The Chinese phrases for faults of patterns and for the contents of fields.
use qedoku_core::wire::WireError;

/// The phrases for faults of a pattern. A test asks for every phrase of the checker.
const PATTERNS: &[[&str; 2]] = &[
    ["a base of which no truth speaks", "没有关于基准格的事实"],
    ["a base that can be filled with what goes", "基准填入要删的候选数也能成立"],
    ["a base that is not in a line and a box", "基准不同在一条行列和一宫"],
    ["a base that is not two cells beside the targets", "基准不是目标之外的两格"],
    ["a candidate of the base that nothing covers", "基准有未被覆盖的候选数"],
    ["a candidate that goes without it", "有要删的候选数与它无关"],
    ["a candidate with both colors, or none at all", "有候选数同时着两色，或没有着色的候选数"],
    ["a cell beside its set that is no end", "数组旁的格不是链的一端"],
    ["a cell that is filled", "有已填的格"],
    ["a choice of a candidate that the board lacks", "选择中有盘面上没有的候选数"],
    ["a cluster that clears nothing", "有一组着色没有排除任何候选数"],
    ["a cluster that is told twice", "同一组着色写了两次"],
    ["a colored candidate that no truth speaks of", "有着色的候选数不在任何事实里"],
    ["a colored candidate that the board lacks", "着色的候选数不在盘面上"],
    ["a cover that covers nothing of the base", "有覆盖区域没有覆盖基准的任何候选数"],
    ["a digit that has room in its lines without the targets", "有数不靠目标格也能填满各行列"],
    ["a fish of two that clears nothing", "两条鱼之一没有排除任何候选数"],
    ["a fish without its houses", "鱼缺少区域"],
    ["a group outside its house", "组不在其区域内"],
    ["a guard of a digit that cannot fill its cells", "有守护数所属的数不能填入其各格"],
    ["a house that does not hold all its cells", "有区域不含全部的格"],
    ["a house that has its digit", "有区域已填该数"],
    ["a last house that loses nothing", "最后的区域没有删去任何候选数"],
    ["a last place that it does not fill", "最后的位置没有填入"],
    ["a line that has its digits", "有行列已填这些数"],
    ["a link beyond its set", "链超出了数组"],
    ["a link of groups that has none", "区组链没有区组"],
    ["a link of other candidates than that of its cell and a digit of its set", "有链的候选数不是其格的数和其数组的数"],
    ["a link of other candidates than two digits of its set", "有链的候选数不是其数组的两个数"],
    ["a link of other candidates than two places of its set", "有链的候选数不是其数组的两个位置"],
    ["a link of single candidates that has several", "单个候选数的链有多个候选数"],
    ["a link that is told twice", "同一条链写了两次"],
    ["a link to a candidate that the board lacks", "链连到盘面上没有的候选数"],
    ["a link whose places do not all see each other", "链两端的位置没有全部互相看到"],
    ["a link without an end", "链缺少一端"],
    ["a mirror that is not that of its target", "有镜像不是其目标的镜像"],
    ["a path that does not lead to what goes", "有路径没有通向要删的候选数"],
    ["a pivot that does not see all others", "枢纽格没有看到其他各格"],
    ["a pivot that is not where two houses with all its cells cross", "枢纽格不在含全部格的两个区域的相交处"],
    ["a place outside of where its digit is confined", "该数在限定范围之外还有位置"],
    ["a place that a loop does not fill", "有位置没有被环填满"],
    ["a place that goes without the fish", "有位置不靠这条鱼也能删去"],
    ["a place that is not both of its ends", "有位置不是它的两端"],
    ["a place that is not in its house with the next", "有位置与下一个不在同一区域"],
    ["a place that it fills without a last one", "填入的不是最后的位置"],
    ["a set that does not lie in one house", "数组不在同一区域"],
    ["a set that holds the digit that it lacks", "有数组含有它所缺的数"],
    ["a set that is not almost hidden", "不是隐性待定数组"],
    ["a set that is not almost locked", "不是待定数组"],
    ["a set that is not almost locked, or a cell in its house", "不是待定数组，或旁格在其区域内"],
    ["a set with other digits than its cells have", "数组的数与其各格不符"],
    ["a slot on both sides", "有位置既是基准又是覆盖"],
    ["a stem with other digits than its petals have links", "茎的数与花瓣不符"],
    ["a strong link that is none", "有强链不成立"],
    ["a target in a house of its base", "有目标格在基准的区域内"],
    ["a truth about a cell outside its sets", "有关于数组之外的格的事实"],
    ["a truth about a cell that is neither base nor excluder", "有关于既非基准又非排除格的事实"],
    ["a truth about a house that is no excluder", "有关于区域的事实，而该区域不在排除者之列"],
    ["a truth about a cell that it does not name", "有关于未列出的格的事实"],
    ["a truth about a line that it does not name", "有关于未列出的行列的事实"],
    ["a truth that has nothing to do with its colors", "有与着色无关的事实"],
    ["a truth that no link rests on", "有事实未被任何链用到"],
    ["a weak link that is none", "有弱链不成立"],
    ["an even number of places, or one twice", "位置的个数是偶数，或有位置重复"],
    ["an excluder that is told twice or is of the base", "有排除格写了两次，或属于基准"],
    ["another candidate than the one it places", "与所填的候选数不同"],
    ["another deadly pattern", "与事实里的致命结构不同"],
    ["base cells with other digits than it names", "基准格的数与所写不符"],
    ["cells of a crossing that are not in both its houses", "相交处的格不同在两个区域"],
    ["cells of which no truth speaks", "没有关于各格的事实"],
    ["cells outside their house", "有格不在其区域内"],
    ["cells outside their house, or in the crossing", "有格不在其区域内，或在相交处"],
    ["cells that its kind does not have", "格与其类型不符"],
    ["colors by which what goes could stay", "按这些着色，要删的候选数仍可成立"],
    ["colors that are not true and false in turn", "着色不是真假交替"],
    ["ends that do not both rule out anything that goes", "两端没有共同排除任何要删的候选数"],
    ["ends that do not both rule out what goes", "两端没有都排除要删的候选数"],
    ["guardians that do not all see what goes", "有守护数看不到要删的候选数"],
    ["houses that its form does not have, or one fish twice", "区域与其形式不符，或同一条鱼写了两次"],
    ["no cells", "没有格"],
    ["no cells, or a guard inside", "没有格，或守护数在致命结构之内"],
    ["no cluster", "没有着色"],
    ["no cluster, or too many", "没有着色，或着色过多"],
    [
        "not as many houses of the cover as of the base, or a house on both sides",
        "覆盖区域与基准区域不一样多，或有区域既是基准又是覆盖",
    ],
    ["not as many slots of the cover as of the base, or one twice", "覆盖位置与基准位置不一样多，或有位置重复"],
    ["other candidates in a cell than the board has", "有格的候选数与盘面不符"],
    ["other cells than its truths", "格与事实不符"],
    ["other cells than two of the base and two targets", "不是两个基准格和两个目标格"],
    ["other digits than it eliminates", "数与所删的不符"],
    ["other guardians than its houses have", "守护数与各区域不符"],
    ["other lines than three across that of its base", "不是与基准所在行列垂直的三条行列"],
    ["other mirrors than one for each target", "不是每个目标一个镜像"],
    ["other numbers of cells and digits than a subset has", "格数与数的个数不合数组"],
    ["paths from elsewhere than its fins and what it has in their house", "路径不是从鳍及其所在区域的位置出发"],
    ["paths to what is not in its fish", "有路径通向鱼之外的位置"],
    ["petals that do not all rule out what goes", "花瓣没有都排除要删的候选数"],
    ["sets of which no truth speaks", "没有关于各数组的事实"],
    ["sets that do not rule out what goes", "各数组没有排除要删的候选数"],
    ["slots that its kind does not have", "区域与其类型不符"],
    ["targets that are not in two of its lines", "目标格不在其中两条行列"],
    ["templates of other digits than it is about", "模板的数与所说的不符"],
    ["two sets that lack more than two digits", "两个数组所缺的数超过两个"],
    ["what goes beside its base", "要删的候选数不在基准内"],
];

/// The phrases for the contents of a field. A test asks for every phrase of the readers of logs.
const FIELDS: &[[&str; 2]] = &[
    ["81 characters, digits and dots", "81 个字符（数字和点）"],
    ["A, B, C or back", "A、B、C 或 back"],
    ["a candidate assumed true or false, such as r4c7=5 or r4c7<>5", "假设为真或假的候选数，如 r4c7=5 或 r4c7<>5"],
    ["a cell outside its petals, with a digit for each", "花瓣之外的一格，每片花瓣对应一个数"],
    ["a cell such as r4c7", "一格，如 r4c7"],
    ["a cell that is not filled already", "尚未填的格"],
    ["a digit beside those of the subset", "数组之外的一个数"],
    ["a digit from 1 to 9", "1 到 9 的数字"],
    ["a house of the layout such as r4, c7 or b9", "一个区域，如 r4、c7 或 b9"],
    ["a layout: classic", "盘面类型 classic"],
    ["a path from each fin, and all to the same end", "每个鳍出发的路径，且终点相同"],
    ["a placed candidate such as r4c7=5", "填入的候选数，如 r4c7=5"],
    ["a slot or a candidate", "一个位置或一个候选数"],
    ["a slot or a candidate, not both", "一个位置或一个候选数，不能都有"],
    ["a slot such as r4c7 or b6n5", "一个位置，如 r4c7 或 b6n5"],
    ["a weak link at the end", "以弱链结尾"],
    [
        "a weak link behind the last strong one in a loop, and none elsewhere",
        "环在最后一条强链之后有弱链，其余的链没有",
    ],
    ["an eliminated candidate such as r4c7<>5", "删去的候选数，如 r4c7<>5"],
    ["an odd number of cells, each once, and no guardian", "奇数个格，各一次，且不是守护格"],
    ["another house than the one that confines the digit", "与限定该数的区域不同的区域"],
    ["as many as are listed, or more if not all are", "与所列的一样多；若未全部列出，则更多"],
    ["as many digits as cells", "数与格一样多"],
    ["as many digits as cells, and houses that lose them", "数与格一样多，并有删去这些数的区域"],
    ["as many houses as the base has, and others", "与基准同样多的其他区域"],
    ["as many houses as the base has, for another fish", "与基准同样多的区域，构成另一条鱼"],
    ["as many slots as the base has, each once", "与基准同样多的位置，各一次"],
    ["basic, franken or mutant, as the houses are", "basic、franken 或 mutant，与区域相符"],
    ["candidates at both ends", "两端都有候选数"],
    ["cells beside a pivot, and digits that go", "枢纽格旁的各格，以及要删的数"],
    [
        "digits that each set, of one digit more than cells, shares with the next",
        "每个数组（比格数多一个数）与下一个共有的数",
    ],
    ["each member once", "每项只写一次"],
    ["no candidate that is given or placed", "不是已给出或已填的数"],
    ["nothing, for the outcome is another", "没有内容，因为结果是另一种"],
    ["one candidate", "一个候选数"],
    ["one digit more than cells in each of two houses", "两个区域各比格数多一个数"],
    ["one link at least", "至少一条链"],
    ["other candidates than the deadly ones", "致命结构之外的候选数"],
    ["r4c5=7 or r4c5<>7", "r4c5=7 或 r4c5<>7"],
    [
        "solved, stuck, contradiction, reached, hypothesis or guessed",
        "solved、stuck、contradiction、reached、hypothesis 或 guessed",
    ],
    ["steps nested at most 16 deep", "步骤至多嵌套 16 层"],
    ["strong and weak links in turn", "强链与弱链交替"],
    ["the cell of the target", "所问的格"],
    ["the end of the link before", "前一条链的末端"],
    ["the images of all cells", "所有格的对应格"],
    ["the images of the digits 1 to 9", "1 到 9 各数的对应数"],
    ["the start of the first link", "第一条链的起点"],
    ["two groups, and as many cells as digits", "两组，且格与数一样多"],
    ["version 2 of the format", "格式的第 2 版"],
];

/// The phrase for a fault of a pattern.
pub(super) fn pattern(english: &str) -> &str {
    of(PATTERNS, english)
}

/// A field that does not hold what it must.
pub(super) fn in_field(error: &WireError) -> String {
    let found = match error.found.as_str() {
        "a value" => "有内容".to_owned(),
        "a strong link" => "是强链".to_owned(),
        "a weak link" => "是弱链".to_owned(),
        "nothing" | "" => "没有内容".to_owned(),
        text => format!("内容为“{text}”"),
    };
    let expected = of(FIELDS, error.expected);
    let blank = if expected.starts_with(|c: char| c.is_ascii_alphanumeric()) { " " } else { "" };
    format!("{}：{found}，应为{blank}{expected}", error.field)
}

fn of<'t>(table: &[[&'t str; 2]], english: &'t str) -> &'t str {
    table.iter().find(|[known, _]| *known == english).map_or(english, |[_, chinese]| chinese)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::path::Path;

    /// The sources in a folder, without their tests.
    fn sources(folder: &Path, take: &mut dyn FnMut(&str)) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.ends_with("tests") || path.ends_with("tests.rs") {
                continue;
            }
            if path.is_dir() {
                sources(&path, take);
            } else if path.extension().is_some_and(|it| it == "rs") {
                take(fs::read_to_string(path).unwrap().split("#[cfg(test)]").next().unwrap());
            }
        }
    }

    /// The last text in quotes in each statement with one of the marks.
    fn phrases(source: &str, marks: &[&str]) -> Vec<String> {
        let said = source.split(';').filter(|statement| marks.iter().any(|mark| statement.contains(mark)));
        said.filter_map(|statement| Some(statement.rsplit('"').nth(1)?.to_owned())).collect()
    }

    #[test]
    fn every_phrase_of_the_checker_has_a_chinese_one() {
        let mut patterns = 0;
        let mut fields = 0;
        let root = qedoku_fixtures::root();
        sources(&root.join("crates/verify/src/pattern"), &mut |source| {
            for phrase in phrases(source, &["agree(", "spoken_of("]).iter().filter(|it| it.contains(' ')) {
                assert_ne!(pattern(phrase), phrase, "no Chinese for {phrase:?}");
                patterns += 1;
            }
        });
        let mut known = |phrase: &str| {
            let is_found = ["a strong link", "a value", "{}"].iter().any(|it| phrase.starts_with(it));
            if phrase.contains(' ') && !(is_found && of(FIELDS, phrase) == phrase) {
                assert_ne!(of(FIELDS, phrase), phrase, "no Chinese for {phrase:?}");
                fields += 1;
            }
        };
        let marks: [(&str, &[&str]); 2] = [
            ("crates/core/src/wire", &["fault(", "expected = \"", "as String:", "as u8:"]),
            ("crates/verify/src", &["WireError {", "expected = \"", "broken(\""]),
        ];
        for (folder, marks) in marks {
            sources(&root.join(folder), &mut |source| phrases(source, marks).iter().for_each(|it| known(it)));
        }
        // What a shape asks for stands last in its list of fields.
        sources(&root.join("crates/core/src/argument"), &mut |source| {
            let last = source.split(';').filter_map(|statement| statement.trim_end().strip_suffix('"'));
            last.filter_map(|statement| statement.rsplit('"').next()).for_each(&mut known);
        });
        assert!(patterns > 50 && fields > 30, "{patterns} and {fields} phrases were found");
    }
}
