//! The templates of plain sentences about symmetries, guesses and cells that nothing fits.
use super::judge::PlainRow;

/// Symmetries, guesses and cells that cannot be filled.
pub(super) const ENDINGS: &[PlainRow] = &[
    ("change {D} to {D}", "[并|]把 {D} 换成 {D}", |_, _| {}),
    ("{D} with {D}", "{D} 与 {D} 互换", |_, _| {}),
    ("{D} to {D}", "", |_, _| {}),
    ("{D} [stays|stay]", "{D} 不变", |_, _| {}),
    ("{D} changes to {D}", "{D} 换成 {D}", |_, _| {}),
    ("{D} stays {D}", "", |_, _| {}),
    ("{C} is {D} or it is not", "{C} 要么是 {D}，要么不是 {D}", |_, _| {}),
    (
        "if {C} is {D}, {C} is {D} too, but the two exclude each other",
        "若 {C} 是 {D}，则 {C} 是 {D}，但二者互斥",
        |reader, names| {
            let cells = [names.cells[0], names.cells[1]];
            let digits = [names.digits[0], names.digits[1]];
            reader.exclude(cells, digits);
        },
    ),
    (
        "if {C} is {D}, {C} is {D} too, but {C} has lost {D}",
        "若 {C} 是 {D}，则 {C} 是 {D}，但 {C} 已删去 {D}",
        |reader, names| {
            let gone = !reader.held(names.cells[2]).meets(names.digits[2]);
            reader.claim(gone, "the image is gone");
        },
    ),
    (
        "{C} [stays|stay] in place, so [it holds|they hold] only [a digit that stays|digits that stay]",
        "{C} 位置不变，所以只能填不变的数",
        |_, _| {},
    ),
    (
        "{C} stays in place, as {H} do, so it holds only a digit that stays",
        "{H}位置不变，{C} 也就不变，所以只能填不变的数",
        |reader, names| {
            let on = names.houses[0].iter().all(|house| names.cells[0].is_subset(*house));
            reader.claim(on, "the cell is on these lines");
        },
    ),
    (
        "{C} [is|are] back in place after {N} rounds, so [it holds|they hold] only what is then itself again",
        "{C} 经过{N}轮回到原位，所以只能填那时复原的数",
        |_, _| {},
    ),
    ("the givens are the same as before", "提示数与原来一样", |_, _| {}),
    (
        "the puzzle has one solution. so the solution is the same as before too",
        "题目只有一个解，所以解也与原来一样",
        |_, _| {},
    ),
    ("{C} is {D}. it goes to {C}", "{C} 是 {D}，它转到 {C}", |reader, names| {
        let stands = names.cells[0]
            .iter()
            .all(|cell| reader.board.value(cell).is_some_and(|value| names.digits[0].contains(value)));
        reader.claim(stands, "the digit stands there");
    }),
    (
        "no technique of this run goes on. the digit is taken from the solution, and nothing here proves it",
        "没有技巧能继续，这个数取自答案，未经证明",
        |_, _| {},
    ),
    ("or {C} could be filled in two ways", "否则 {C} 有两种填法", |_, _| {}),
    ("[then |]nothing fits in {C}", "{C} 无法填", |_, _| {}),
    ("[then |]{N} ways are left to fill {C}", "{C} 还有 {N} 种填法", |_, _| {}),
    ("each of them leaves nothing for one of", "每一种都使", |_, _| {}),
    ("", "之一没有数可填", |_, _| {}),
    ("nothing is left for {C}", "{C} 没有数可填", |_, _| {}),
    ("{H} has no place for {D}", "{H}没有位置填 {D}", |_, _| {}),
    ("the rest cannot be filled", "其余的格无法填", |_, _| {}),
];
