//! The Chinese text on faults of a step.
use super::phrases::pattern;
use qedoku_core::{Candidate, NESTED_LIMIT};
use qedoku_verify::{SlotOnBoard, StepFault};

fn conclusion(candidate: Candidate, placed: bool) -> String {
    if placed { candidate.to_string() } else { candidate.eliminated() }
}

/// Candidates in a row.
pub(super) fn listed(candidates: impl IntoIterator<Item = Candidate>) -> String {
    let names: Vec<String> = candidates.into_iter().map(|candidate| candidate.to_string()).collect();
    if names.is_empty() { "没有候选数".to_owned() } else { names.join("、") }
}

/// The numbers of steps in a row.
pub(super) fn numbered(steps: &[u32]) -> String {
    let names: Vec<String> = steps.iter().map(u32::to_string).collect();
    if names.is_empty() { "零步".to_owned() } else { format!("第{}步", names.join("、")) }
}

fn on_board(found: &SlotOnBoard) -> String {
    match found {
        SlotOnBoard::Settled => "它已填好".to_owned(),
        SlotOnBoard::Left(members) => format!("盘面上是 {}", listed(members.iter().copied())),
    }
}

pub(in crate::words::zh) fn of(fault: &StepFault) -> String {
    match fault {
        StepFault::TooDeep => format!("步骤嵌套超过 {NESTED_LIMIT} 层"),
        StepFault::NothingConcluded => "没有结论".to_owned(),
        StepFault::NothingThere { candidate, placed } => {
            let verb = if *placed { "填入" } else { "删去" };
            format!("不能{verb} {candidate}：盘面上没有这个候选数")
        }
        StepFault::Clash(a, b) if a == b => format!("{a} 既填入又删去"),
        StepFault::Clash(a, b) => format!("{a} 与 {b} 都填入，但二者冲突"),
        StepFault::NotForced { candidate, placed, witness } => {
            let claim = conclusion(*candidate, *placed);
            match witness.as_slice() {
                [] => format!("{claim} 推不出来：没有事实支持它"),
                all => format!("{claim} 推不出来：没有它，{} 也满足所有的事实", listed(all.iter().copied())),
            }
        }
        StepFault::NotTheAssumption { assume } => {
            format!("由 {assume} 的矛盾只能得出 {}，得不出别的", assume.opposite())
        }
        StepFault::Nested { number, fault } => format!("假设的第{number}步：{}", of(fault)),
        StepFault::EndNotEmpty { name, found, .. } => format!("假设并不在 {name} 处结束：{}", on_board(found)),
        StepFault::CaseMissing(member) => format!("强制链缺少 {member} 的情况"),
        StepFault::CaseTooMany(member) => format!("强制链有 {member} 的情况，而它不在选择之中，或重复出现"),
        StepFault::Case { number, assume, fault } => format!("第{number}种情况（{assume}）：{}", of(fault)),
        StepFault::NotReached { candidate, placed } => format!("步骤没有得出 {}", conclusion(*candidate, *placed)),
        StepFault::MoreThanAGuess => "猜测只填一格，不依据任何事实，而这一步不止如此".to_owned(),
        StepFault::NestedGuess => "是猜测，不能作为论证的依据".to_owned(),
        of_truth => about_truth(of_truth),
    }
}

/// The text on a fault in the truths or the pattern of a step.
fn about_truth(fault: &StepFault) -> String {
    match fault {
        StepFault::TruthNotOnBoard { truth, slot, found } => {
            let members = listed(truth.members().iter_by_cell());
            format!("关于 {slot} 的事实与盘面不符：写的是 {members}，而{}", on_board(found))
        }
        StepFault::PatternWithoutTruth { name, .. } => format!("结构用到 {name}，却没有关于它的事实"),
        StepFault::StrayFin(fin) => format!("结构的鳍 {fin} 不在任何定义域的事实里"),
        StepFault::EmptyTruth { slot } => format!("关于 {slot} 的事实是空的，什么也没说"),
        StepFault::TruthTwice { slot: Some(slot) } => format!("有两条关于 {slot} 的事实"),
        StepFault::TruthTwice { slot: None } => "有两条相同的事实".to_owned(),
        StepFault::PatternDisagrees(otherwise) => format!("结构有误：{}", pattern(*otherwise)),
        StepFault::NoPattern => "致命结构没有格".to_owned(),
        StepFault::GuardsAlone(cell) => format!("致命结构的 {cell} 去掉守护数之后没有候选数"),
        StepFault::GivenInPattern(cell) => format!("致命结构含有提示数 {cell}"),
        StepFault::PatternNotOnBoard(cell) => format!("致命结构在 {cell} 的候选数与盘面不符"),
        StepFault::NotDeadly(filling) => {
            format!("结构并不致命：{} 没有与之互换的填法", listed(filling.iter().copied()))
        }
        StepFault::PatternTooLarge => "致命结构的填法太多，无法逐一检查".to_owned(),
        of_symmetry => about_symmetry(of_symmetry),
    }
}

/// The text on a fault in a symmetry.
fn about_symmetry(fault: &StepFault) -> String {
    match fault {
        StepFault::NotOneToOne => "对称把两格或两个数对应到同一个".to_owned(),
        StepFault::Identity => "对称没有移动任何东西".to_owned(),
        StepFault::SymmetryOfFilled(cell) => format!("对称说的是 {cell}，而它已填好"),
        StepFault::NothingLeftOut(cell) => format!("对称没有排除 {cell} 的任何数"),
        StepFault::OtherTotal => "和与盘面上各项相加的结果不符".to_owned(),
        StepFault::OtherFilling => "规则所说的格与盘面不符".to_owned(),
        StepFault::RulesTorn => "对称没有保持规则不变".to_owned(),
        StepFault::HouseTorn(house) => format!("对称没有把 {} 对应到一个区域", titled(house)),
        StepFault::NotSymmetric { given, image } => format!("对称把提示数 {given} 对应到 {image}，而它不是提示数"),
        StepFault::NothingToHold(candidate) => format!("对称保留 {candidate}，而盘面上没有它"),
        StepFault::LeftOut(candidate) => format!("对称排除 {candidate}，但它的每个对应候选数都还可能"),
        other => other.to_string(),
    }
}

/// A house in full, `row 4`, as players name it.
fn titled(house: &str) -> String {
    let signs = [("row ", "行"), ("column ", "列"), ("box ", "宫")];
    let named = |(word, sign)| house.strip_prefix(word).map(|number| format!("第{number}{sign}"));
    signs.into_iter().find_map(named).unwrap_or_else(|| house.to_owned())
}
