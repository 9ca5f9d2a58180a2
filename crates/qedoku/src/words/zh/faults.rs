//! The Chinese text on a puzzle that is not proper.
use crate::faults::{FaultText, Improper};
use crate::words::left_for;
use qedoku_core::proper::{HouseWithoutDigit, ImproperPuzzle, MOST_CONFLICTS, RepeatedDigit};
use qedoku_core::{Layout, Slot};
use qedoku_explain::{Say, Style, Zh, language};

language! {
    zh: Zh;

    FaultText<'_> {
        Differs { at, one, other } => "{at}（{one} 或 {other}）";
        Several { count, list } => "有多个解；其中两个解有 {count} 格不同：{list}";
        More { more } => "，另有 {more} 格";
        Grids { first, second } => "；它们是 {first} 和 {second}";
    }
}

impl Say<Zh> for Improper<'_> {
    fn say(&self, by: Zh) -> String {
        improper(self.0, *by)
    }
}

pub(super) fn improper(fault: &ImproperPuzzle, style: Style) -> String {
    let layout = Layout::classic();
    let blame = |eliminated: bool| if eliminated { "；不计已排除的候选数则有解" } else { "" };
    match fault {
        ImproperPuzzle::Conflicts(conflicts) => {
            let part = |it: &RepeatedDigit| {
                let house = style.house(layout, it.at);
                let cells: Vec<String> = it.cells.iter().map(|cell| style.cell(cell)).collect();
                format!("{house}有 {} 个 {}：{}", cells.len(), it.digit, cells.join("、"))
            };
            let parts = conflicts.iter().take(MOST_CONFLICTS).map(part).collect::<Vec<_>>().join("；");
            match conflicts.len().saturating_sub(MOST_CONFLICTS) {
                0 => parts,
                more => format!("{parts}；另有 {more} 处同样的重复"),
            }
        }
        ImproperPuzzle::NoCandidate { cells, eliminated } => {
            let cells: Vec<String> = cells.iter().map(|cell| style.cell(cell)).collect();
            format!("无解：{} 没有候选数{}", cells.join("、"), blame(*eliminated))
        }
        ImproperPuzzle::NoPlace { missing, eliminated } => {
            let part = |it: &HouseWithoutDigit| left_for(layout, style, Slot::House(it.at, it.digit));
            let parts: Vec<String> = missing.iter().map(part).collect();
            format!("无解：{} 没有位置{}", parts.join("、"), blame(*eliminated))
        }
        ImproperPuzzle::Undecided { found: None } => "未定：长时间搜索未找到解，也未证明无解".to_owned(),
        ImproperPuzzle::Undecided { found: Some(_) } => "未定：长时间搜索找到一个解，但未证明没有其他解".to_owned(),
        ImproperPuzzle::NoSolution { eliminated } => format!("无解{}", blame(*eliminated)),
        _ => fault.to_string(),
    }
}
