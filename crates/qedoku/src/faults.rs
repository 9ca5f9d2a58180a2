//! What is said of a puzzle that is not proper.
use crate::judge::improper;
use crate::problem::Problem;
use crate::words::left_for;
use qedoku_core::proper::{HouseWithoutDigit, ImproperPuzzle, RepeatedDigit, differences};
use qedoku_core::{Grid, Layout, Slot};
use qedoku_explain::{Lang, Voice, say};

/// So many of the cells in which two solutions differ are named.
const FEW: usize = 12;

/// Why nothing can be said of a puzzle, in a language; with both grids, if it has several solutions and they are asked for.
pub(crate) fn problem(fault: &ImproperPuzzle, voice: Voice, with_grids: bool) -> Problem {
    let known = improper(fault);
    let message = match fault {
        ImproperPuzzle::Several { first, second } => several(first, second, with_grids, voice),
        _ if voice.lang == Lang::En => return known,
        _ => in_chinese(fault, voice),
    };
    Problem::new(known.kind, message.clone()).in_chinese(message)
}

/// The cells in which two solutions differ, in a line.
fn several(first: &Grid, second: &Grid, with_grids: bool, voice: Voice) -> String {
    let cells = differences(first, second);
    let digit = |grid: &Grid, cell| grid.get(cell).map(|digit| digit.to_string()).unwrap_or_default();
    let part = |cell| {
        let (at, one, other) = (voice.cell(cell), digit(first, cell), digit(second, cell));
        say!(voice, en: "{at} ({one} or {other})", zh: "{at}（{one} 或 {other}）")
    };
    let named: Vec<String> = cells.iter().take(FEW).map(part).collect();
    let (count, list) = (cells.len(), named.join(&say!(voice, en: ", ", zh: "、")));
    let mut text = say!(
        voice,
        en: "several solutions; two of them differ in {count} cells: {list}",
        zh: "有多个解；其中两个解在 {count} 格不同：{list}"
    );
    if let Some(more) = count.checked_sub(FEW).filter(|more| *more > 0) {
        text += &say!(voice, en: " and {more} more", zh: "，另有 {more} 格");
    }
    if with_grids {
        text += &say!(voice, en: "; they are {first} and {second}", zh: "；它们是 {first} 和 {second}");
    }
    text
}

fn in_chinese(fault: &ImproperPuzzle, voice: Voice) -> String {
    let layout = Layout::classic();
    let blame = |eliminated: bool| if eliminated { "；不计已排除的候选数则有解" } else { "" };
    match fault {
        ImproperPuzzle::Conflicts(conflicts) => {
            let part = |it: &RepeatedDigit| {
                let house = voice.house(layout, it.at);
                let cells: Vec<String> = it.cells.iter().map(|cell| voice.cell(cell)).collect();
                format!("{house}有 {} 个 {}：{}", cells.len(), it.digit, cells.join("、"))
            };
            conflicts.iter().map(part).collect::<Vec<_>>().join("；")
        }
        ImproperPuzzle::NoCandidate { cells, eliminated } => {
            let cells: Vec<String> = cells.iter().map(|cell| voice.cell(cell)).collect();
            format!("无解：{} 没有候选数{}", cells.join("、"), blame(*eliminated))
        }
        ImproperPuzzle::NoPlace { missing, eliminated } => {
            let part = |it: &HouseWithoutDigit| left_for(layout, voice, Slot::House(it.at, it.digit));
            let parts: Vec<String> = missing.iter().map(part).collect();
            format!("无解：{} 没有位置{}", parts.join("、"), blame(*eliminated))
        }
        ImproperPuzzle::Undecided { found: None } => "未定：长时间搜索未找到解，也未证明无解".to_owned(),
        ImproperPuzzle::Undecided { found: Some(_) } => "未定：长时间搜索找到一个解，但未证明没有其他解".to_owned(),
        ImproperPuzzle::NoSolution { eliminated } => format!("无解{}", blame(*eliminated)),
        _ => fault.to_string(),
    }
}
