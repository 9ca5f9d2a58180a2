//! The fields of a written pattern: what each names, read off its form.
use super::stock::StockStep;
use super::truths::{candidate_of, cell, digit, one_of, slot};
use qedoku_core::Slot;
use qedoku_generate::RandomDraws;
use serde_json::{Value, json};

/// The kind of thing that a field names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LeafKind {
    /// A cell.
    Cell,
    /// A candidate.
    Candidate,
    /// A digit in a house.
    Slot,
    /// A house.
    House,
    /// A digit.
    Digit,
    /// A word of a fixed list.
    Word,
    /// Yes or no.
    Flag,
    /// A reason of a link, or several parts.
    Part,
}

impl LeafKind {
    /// The kind of thing that a leaf names.
    fn of(leaf: &Value) -> Self {
        match leaf {
            Value::Bool(_) => Self::Flag,
            Value::Number(_) => Self::Digit,
            Value::String(text) if text.contains(['=', '>']) => Self::Candidate,
            Value::String(text) => match text.as_bytes() {
                [b'r', _, b'c', _] => Self::Cell,
                [_, _, b'n', _] => Self::Slot,
                [b'r' | b'c' | b'b', b'1'..=b'9'] => Self::House,
                _ => Self::Word,
            },
            Value::Null | Value::Array(_) | Value::Object(_) => Self::Part,
        }
    }

    /// The kind of thing that the members of an empty list would name.
    fn of_empty(field: &str) -> Self {
        match field {
            "guards" | "deadly" | "clusters" | "from" | "to" => Self::Candidate,
            "excluders" => Self::Slot,
            "lines" | "houses" => Self::House,
            "digits" | "links" | "stem" => Self::Digit,
            _ => Self::Cell,
        }
    }

    /// One of the kind, most often one that the board has.
    pub(super) fn some(self, draw: &mut RandomDraws, item: &StockStep) -> Option<Value> {
        let layout = item.board.layout();
        Some(match self {
            Self::Cell => {
                let open: Vec<_> = item.board.open().iter().collect();
                json!(one_of(draw, &open).copied().unwrap_or_else(|| cell(draw)).to_string())
            }
            Self::Candidate => json!(candidate_of(draw, item.board.candidates())?.to_string()),
            Self::Slot => json!(slot(draw, layout).name(layout)),
            Self::House => {
                let Slot::House(house, _) = slot(draw, layout) else { return None };
                json!(layout.house_name(house))
            }
            Self::Digit => json!(digit(draw).value()),
            Self::Word | Self::Flag | Self::Part => return None,
        })
    }
}

/// A leaf, a list or a part, and where it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct LeafField {
    pub(super) pointer: String,
    pub(super) kind: LeafKind,
    pub(super) is_list: bool,
}

impl LeafField {
    /// True if it is a value of its own, in a list or not.
    pub(super) fn is_leaf(&self) -> bool {
        !self.is_list && self.kind != LeafKind::Part
    }
}

/// All fields of a written pattern but the name of its shape.
pub(super) fn fields(value: &Value) -> Vec<LeafField> {
    let mut all = Vec::new();
    gather(value, "", &mut all);
    all.retain(|field| field.pointer != "/kind" && !field.pointer.is_empty());
    all
}

fn gather(value: &Value, pointer: &str, all: &mut Vec<LeafField>) {
    match value {
        Value::Array(members) => {
            let name = pointer.split('/').rev().find(|part| part.parse::<usize>().is_err()).unwrap_or_default();
            let kind = members.first().map_or_else(|| LeafKind::of_empty(name), LeafKind::of);
            all.push(LeafField { pointer: pointer.to_owned(), kind, is_list: true });
            members.iter().enumerate().for_each(|(index, member)| gather(member, &format!("{pointer}/{index}"), all));
        }
        Value::Object(members) => {
            if pointer.ends_with("/by") {
                all.push(LeafField { pointer: pointer.to_owned(), kind: LeafKind::Part, is_list: false });
            }
            members.iter().for_each(|(name, member)| gather(member, &format!("{pointer}/{name}"), all));
        }
        leaf => all.push(LeafField { pointer: pointer.to_owned(), kind: LeafKind::of(leaf), is_list: false }),
    }
}
