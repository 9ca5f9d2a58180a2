//! Cells that too few digits cannot fill.
use super::naming::digits_in;
use crate::say;
use crate::scene::Scene;
use qedoku_core::{Cell, CellSet, Deadly, House};

/// Says that two digits cannot take turns around a loop of an odd number of cells.
pub(super) fn odd_loop(scene: &Scene<'_>, it: &Deadly) -> String {
    let (voice, cells) = (scene.voice, it.deadly.cells());
    let (without, held, count) =
        (voice.candidates(&it.guards), voice.and(digits_in(&it.deadly)), voice.count(cells.len()));
    let joint = if voice.is_plain() { " - " } else { "-" };
    let (see, mutual) = (voice.see(1), if voice.is_plain() { "同行、同列或同宫" } else { voice.mutual() });
    let around = match around(scene, cells) {
        Some(around) => {
            around.iter().chain(around.first()).map(|&cell| voice.cell(cell)).collect::<Vec<_>>().join(joint)
        }
        None => voice.at(cells),
    };
    say!(
        voice,
        en: "without {without}, the cells of the loop {around} would hold only {held}; each {see} the next, so the two digits \
             would take turns, and {count} cells, an odd number, do not allow that",
        zh: "若没有 {without}，环 {around} 的各格就只有 {held}；相邻两格{mutual}，这两个数只能交替出现，而环上有{count}格，是奇数，\
             无法交替"
    )
}

/// Says that three digits cannot fill three cells in each of four boxes.
pub(super) fn four_boxes(scene: &Scene<'_>, it: &Deadly) -> String {
    let (voice, cells) = (scene.voice, it.deadly.cells());
    let (without, held) = (voice.candidates(&it.guards), voice.and(digits_in(&it.deadly)));
    let at = voice.at(cells);
    let why = turned(scene, cells).map(|odd| {
        let odd = scene.house(odd);
        say!(
            voice,
            en: ": two of the boxes side by side would need the same order of the digits from row to row, two above each other \
                 from column to column, but the cells of {odd} run the other way than those of the other three boxes, and once \
                 around the four the order would be turned",
            zh: "：左右两宫逐行的数字顺序必须相同，上下两宫逐列的顺序必须相同，而{odd}的三格与其余三宫走向相反，绕四宫一周顺序就反了"
        )
    });
    let why = why.unwrap_or_default();
    say!(
        voice,
        en: "without {without}, {at}, three cells in each of four boxes, would hold only {held}, and three digits cannot fill \
             them{why}",
        zh: "若没有 {without}，{at}（四个宫各三格）就只有 {held}，而三个数填不满这些格{why}"
    )
}

/// The cells of a loop one after the other, if each of them sees just two of the others.
fn around(scene: &Scene<'_>, cells: CellSet) -> Option<Vec<Cell>> {
    let first = cells.first()?;
    let (mut path, mut left) = (vec![first], cells.without(first));
    let mut last = first;
    while !left.is_empty() {
        let near = scene.layout.peers(last) & cells;
        last = (near & left).first().filter(|_| near.len() == 2)?;
        left.remove(last);
        path.push(last);
    }
    scene.layout.peers(last).contains(first).then_some(path)
}

/// The box whose cells run the other way than those of the other three.
fn turned(scene: &Scene<'_>, cells: CellSet) -> Option<House> {
    let boxes = scene.layout.boxes().iter().filter(|&house| scene.layout.cells(house).meets(cells));
    let (right, left): (Vec<House>, Vec<House>) =
        boxes.partition(|&house| runs_right(scene.layout.cells(house) & cells));
    match (right.as_slice(), left.as_slice()) {
        ([odd], [_, _, _]) | ([_, _, _], [odd]) => Some(*odd),
        _ => None,
    }
}

/// Whether the columns of three cells follow each other to the right from row to row, the last one before the first.
fn runs_right(cells: CellSet) -> bool {
    let mut rows: Vec<Cell> = cells.iter().collect();
    rows.sort_by_key(|cell| cell.row());
    let next = rows.iter().cycle().skip(1);
    let steps = rows.iter().zip(next);
    steps.filter(|(above, below)| above.column() < below.column()).count() == 2
}
