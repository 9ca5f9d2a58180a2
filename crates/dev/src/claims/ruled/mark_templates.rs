//! The templates of sentences about cells that marks join, in both languages, and what each claims.
use super::templates::RuleRow;

/// The sentences about cells that marks join.
pub(super) const CHAINS: &[RuleRow] = &[
    (
        "{c} are joined by {m}, and no digit is twice in {H}. the candidates are {F}. in this order the cells can only be {w}",
        "{c} 由[| ]{m}[| ]依次相连，{H}没有重复的数。候选数为 {F}。这几格依次只能是 {w}",
        |reader, names| {
            reader.joined(&names.said.joined[0], &names.said.marks[0], &names.houses[0]);
            reader.shown_of_chain(&names.said.shown[0]);
            reader.filled_so(&names.said.ways[0]);
        },
    ),
    (
        "{c} are joined by {m}, and no digit is twice in {H}. the candidates are {F}",
        "{c} 由[| ]{m}[| ]依次相连，{H}没有重复的数。候选数为 {F}",
        |reader, names| {
            reader.joined(&names.said.joined[0], &names.said.marks[0], &names.houses[0]);
            reader.shown_of_chain(&names.said.shown[0]);
        },
    ),
    (
        "{c} are joined by {m}, and no digit is twice in {H}",
        "{c} 由[| ]{m}[| ]依次相连，{H}没有重复的数",
        |reader, names| reader.joined(&names.said.joined[0], &names.said.marks[0], &names.houses[0]),
    ),
    ("in this order the cells can only be {w}", "这几格依次只能是 {w}", |reader, names| {
        reader.filled_so(&names.said.ways[0]);
    }),
    ("no way to fill the cells is left", "这几格没有填法", |reader, _| reader.filled_so(&[])),
];
