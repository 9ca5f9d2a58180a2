//! The Chinese text on what a request or a command line asks for and cannot have.
use crate::order::RangeFault;
use crate::words::ChoiceName;
use qedoku_core::HouseKind;
use qedoku_explain::{Say, Zh};
use qedoku_generate::{BadShape, MaskFault};
use qedoku_grade::{BadScales, Scale};

impl Say<Zh> for ChoiceName {
    fn say(&self, _: Zh) -> String {
        choice(*self).to_owned()
    }
}

/// The noun for what a name is asked for.
const fn choice(it: ChoiceName) -> &'static str {
    match it {
        ChoiceName::Detail => "详略",
        ChoiceName::Form => "形式",
        ChoiceName::Format => "格式",
        ChoiceName::HintLevel => "提示程度",
        ChoiceName::HodokuLevel => "等级",
        ChoiceName::Language => "语言",
        ChoiceName::Notation => "记法",
        ChoiceName::Profile => "方案",
        ChoiceName::Rule => "规则",
        ChoiceName::Symmetry => "对称",
        ChoiceName::Tier => "级别",
        ChoiceName::Wording => "措辞",
    }
}

pub(super) const fn range(fault: RangeFault) -> &'static str {
    match fault {
        RangeFault::Whole => "应为一个数或一个范围，如 22..24",
        RangeFault::OneDecimal => "应为一个数或一个范围，如 7.0..7.5，带一位小数",
    }
}

pub(super) fn mask(fault: &MaskFault) -> String {
    let expected = "应为 81 个字符：`x` 或数字为提示数，`.` 或 `0` 为空格，`?` 为两可的格";
    match fault {
        MaskFault::Character { line, column, found } => {
            format!("第{line}行第{column}个字符：{expected}；实际为“{found}”")
        }
        MaskFault::Cells(count) => format!("有 {count} 格；{expected}"),
    }
}

pub(super) fn scales(fault: &BadScales) -> String {
    let all = Scale::ALL.map(Scale::word).join("、");
    match fault {
        BadScales::Unknown(name) => format!("没有叫“{name}”的评分；有 {all}"),
        BadScales::Twice(scale) => format!("评分 {scale} 写了两次"),
        BadScales::Empty => format!("应为一种评分；有 {all}"),
        _ => fault.to_string(),
    }
}

pub(super) fn shape(fault: &BadShape) -> String {
    match fault {
        BadShape::Reversed(least, most) => format!("提示数的范围是空的：{least} 大于 {most}"),
        BadShape::TooFew(most) => format!("{most} 个提示数的题目都没有唯一解：至少要 17 个"),
        BadShape::TooMany(least) => format!("只有 81 格，而要求的提示数有 {least} 个"),
        BadShape::Torn(symmetry) => {
            format!("掩码不合对称 {symmetry}：互为映像的两格，一格必须有提示数，另一格不能有")
        }
        BadShape::Mask(cells) => format!("掩码与对称只留下 {cells} 格可放提示数，而唯一解的题目至少有 17 个"),
        BadShape::Blank(kind, first, second) => {
            let line = if *kind == HouseKind::Row { "行" } else { "列" };
            format!("第 {first} {line}和第 {second} {line}都不能有提示数：两{line}可以互换，不会有唯一解")
        }
        BadShape::NoCount(symmetry, least, most) => {
            let count = if least == most { format!("{least} 个") } else { format!("{least} 到 {most} 个") };
            let why = if fault.is_known_of_all() {
                "17 个提示数的题目已全部找出，没有一道是这样的"
            } else {
                "互为映像的格凑不成这个数"
            };
            format!("没有对称为 {symmetry}、提示数为 {count}的题目：{why}")
        }
        BadShape::MustExceed(must, most) => format!("掩码里有 {must} 格必须是提示数，而要求至多 {most} 个"),
        _ => fault.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use crate::error::Error;
    use crate::order::RangeFault;
    use qedoku_explain::{Lang, Style};
    use qedoku_generate::{BadShape, GivenMask, GivenSymmetry};
    use qedoku_grade::Scales;

    #[test]
    fn what_cannot_be_asked_for_is_said_in_chinese() {
        let style = Style { language: Lang::Zh, ..Style::default() };
        let mask = GivenMask::parse("x!").expect_err("no mask");
        let scales = Scales::named(["se", "se"]).expect_err("twice");
        let errors: [(Error, &str, &str); 4] = [
            (
                RangeFault::Whole.into(),
                "expected a number or a range such as 22..24",
                "应为一个数或一个范围，如 22..24",
            ),
            (scales.into(), "the scale se is named twice", "评分 se 写了两次"),
            (
                BadShape::NoCount(GivenSymmetry::Full, 17, 17).into(),
                "no puzzle with the symmetry full has 17 givens: of the puzzles with 17 givens, all of which are known, none \
                 has it",
                "没有对称为 full、提示数为 17 个的题目：17 个提示数的题目已全部找出，没有一道是这样的",
            ),
            (
                mask.into(),
                "line 1, column 2: expected 81 characters: `x` or a digit for a given, `.` or `0` for none, `?` for a cell \
                 that may hold one; found '!'",
                "第1行第2个字符：应为 81 个字符：`x` 或数字为提示数，`.` 或 `0` 为空格，`?` 为两可的格；实际为“!”",
            ),
        ];
        for (error, en, zh) in errors {
            assert_eq!((error.to_string().as_str(), error.describe(style).as_str()), (en, zh));
        }
    }
}
