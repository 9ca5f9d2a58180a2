//! The Chinese text on faults at the end of a log.
use super::fault::listed;
use super::phrases::in_field;
use qedoku_core::Digit;
use qedoku_verify::EndFault;

pub(super) fn of(fault: &EndFault) -> String {
    match fault {
        EndFault::Field(error) => in_field(error),
        EndFault::Guessed { said: true } => "结果说有猜测，实际没有".to_owned(),
        EndFault::Guessed { said: false } => "有猜测，而结果没有说明".to_owned(),
        EndFault::NotFull { open } => format!("结果说已解出，而步骤之后还有 {open} 个空格"),
        EndFault::Full => "结果说未解出，而步骤填满了所有的格".to_owned(),
        EndFault::NoContradiction { at: Some(slot) } => format!("{slot} 并没有矛盾"),
        EndFault::NoContradiction { at: None } => "得到的盘面没有矛盾".to_owned(),
        EndFault::NoTarget => "结果说已得出，但没有写得出什么".to_owned(),
        EndFault::NotReached(target) => format!("步骤没有得出 {target}"),
        EndFault::NoSolution => "结果说由假设填满，但没有写出答案".to_owned(),
        EndFault::ExcludedDiffers { said, seen } => format!("自称一眼排除 {said} 个候选数，实际是 {seen} 个"),
        EndFault::StepsDiffer { said, seen } => format!("说有 {said} 步，日志里有 {seen} 步"),
        EndFault::CountsDiffer { technique, said, seen } => {
            format!("说 {technique} 用了 {said} 次，日志里有 {seen} 次")
        }
        EndFault::HardestUnused(slug) => format!("最难的技巧写的是 {slug}，而它没有用到"),
        EndFault::HardestDiffers { said, hardest } => format!("最难的技巧写的是 {said}，而 {hardest} 更难"),
        EndFault::SizeDiffers { said, seen } => format!("论证自称 {said} 步，日志里有 {seen} 步"),
        of_grid => about_grid(of_grid),
    }
}

fn about_grid(fault: &EndFault) -> String {
    let text = |digit: &Option<Digit>| digit.map_or_else(|| "空格".to_owned(), |digit| digit.to_string());
    match fault {
        EndFault::GridDiffers { cell, said, reached } => {
            format!("盘面上 {cell} 写的是{}，步骤得到的是{}", text(said), text(reached))
        }
        EndFault::SolutionNotFull(cell) => format!("答案里 {cell} 是空格"),
        EndFault::SolutionClash(a, b) => format!("答案里 {} 冲突", listed([*a, *b])),
        EndFault::SolutionUnmet(rule, cell) => format!("答案违反了 {cell} 处的规则 {rule}"),
        EndFault::SolutionRuledOut(candidate) => format!("答案里有 {candidate}，而得到的盘面已将其排除"),
        EndFault::CandidatesDiffer { cell, said, left } if left.is_empty() => {
            format!("{cell} 说还有候选数 {said}，而它不是空格")
        }
        EndFault::CandidatesDiffer { cell, said, left } => format!("{cell} 说还有候选数 {said}，步骤之后还有 {left}"),
        EndFault::CandidatesMissing(cell) => format!("没有列出 {cell} 余下的候选数"),
        other => other.to_string(),
    }
}
