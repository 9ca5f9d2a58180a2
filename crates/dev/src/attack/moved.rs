//! Patterns with one thing moved: a member of one part put into another, left out, doubled or brought in from the board,
//! two parts exchanged, a word or a reason given another value. Done to the written form, so that every field of every
//! shape has its turn.
use super::leaves::{LeafField, LeafKind, fields};
use super::links;
use super::stock::StockStep;
use super::truths::one_of;
use qedoku_core::argument::Pattern;
use qedoku_core::wire::{self, Words};
use qedoku_core::{Layout, Step};
use qedoku_generate::RandomDraws;
use serde::Deserialize;
use serde_json::{Value, json};

/// A change of a field: its shape, the field and how.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct FieldChange {
    /// The shape, with its kind if it has some.
    pub(super) shape: String,
    /// The field.
    pub(super) field: String,
    /// The change.
    pub(super) how: &'static str,
}

/// The result of a move.
pub(super) enum Moved {
    /// There is nothing to move.
    Nothing,
    /// The written form cannot be read, or says the same as before.
    Same,
    /// The pattern is another one.
    Changed(FieldChange),
}

/// Fields that may be left out, with the shape and the kind that they have.
const OPTIONAL: [(&str, &str, LeafKind); 4] = [
    ("confined", "last", LeafKind::House),
    ("hidden", "last", LeafKind::Digit),
    ("kraken", "line", LeafKind::House),
    ("almost-locked", "beside", LeafKind::Cell),
];

/// Words that some field of a pattern has.
const WORDS: [&str; 19] = [
    "basic",
    "franken",
    "mutant",
    "sectors",
    "sk-loop",
    "fireworks",
    "unique-rectangle",
    "avoidable-rectangle",
    "unique-loop",
    "extended-rectangle",
    "bug",
    "bivalue-oddagon",
    "tridagon",
    "house",
    "group",
    "naked",
    "hidden",
    "chain",
    "blossom",
];

/// Moves one thing in the pattern of a step, or in that of a step nested in it.
pub(super) fn moved(draw: &mut RandomDraws, item: &StockStep, step: &mut Step) -> Moved {
    match &mut step.pattern {
        Pattern::Guess | Pattern::Truths => Moved::Nothing,
        Pattern::Hypothesis(it) => inside(draw, item, &mut it.steps),
        Pattern::Forcing(it) => {
            let at = draw.below(it.cases.len());
            it.cases.get_mut(at).map_or(Moved::Nothing, |case| inside(draw, item, &mut case.steps))
        }
        pattern => {
            let is_own = *pattern == item.step.pattern;
            let new = if is_own { None } else { WrittenPattern::new(item.board.layout(), pattern) };
            let written = if is_own { item.written() } else { new.as_ref() };
            match written.and_then(|written| written.rewritten(draw, item)) {
                Some((other, change)) if other != *pattern => {
                    *pattern = other;
                    Moved::Changed(change)
                }
                _ => Moved::Same,
            }
        }
    }
}

fn inside(draw: &mut RandomDraws, item: &StockStep, steps: &mut [Step]) -> Moved {
    let at = draw.below(steps.len());
    steps.get_mut(at).map_or(Moved::Nothing, |step| moved(draw, item, step))
}

/// A pattern as it is written, but for weak links, and its fields.
pub(super) struct WrittenPattern {
    value: Value,
    fields: Vec<LeafField>,
}

impl WrittenPattern {
    pub(super) fn new(layout: &Layout, pattern: &Pattern) -> Option<Self> {
        let written = wire::Pattern::new(layout, pattern, &Words::default());
        let mut value = serde_json::to_value(written).ok()?;
        links::take_out_weak(&mut value);
        let fields = fields(&value);
        Some(Self { value, fields })
    }

    /// The pattern with one thing moved, if it can be read still.
    fn rewritten(&self, draw: &mut RandomDraws, item: &StockStep) -> Option<(Pattern, FieldChange)> {
        let mut value = self.value.clone();
        let (pointer, how) = change(draw, item, &mut value, &self.fields)?;
        links::put_in_weak(&mut value);
        let read = wire::Pattern::deserialize(&value).ok()?.to_pattern(item.board.layout()).ok()?;
        let name = |key: &str| self.value.get(key).and_then(Value::as_str);
        let shape = [name("kind"), name("type")].into_iter().flatten().collect::<Vec<_>>().join(" ");
        let field: Vec<&str> = pointer.split('/').filter(|part| part.parse::<usize>().is_err()).collect();
        Some((read, FieldChange { shape, field: field.join("."), how }))
    }
}

/// Changes one thing; tells where and how.
fn change(draw: &mut RandomDraws, item: &StockStep, value: &mut Value, all: &[LeafField]) -> MovedField {
    let how = [leaf, list, part, option][[0, 0, 1, 1, 1, 2, 3][draw.below(7)]];
    how(draw, item, value, all)
}

/// A field, and how it was changed.
type MovedField = Option<(String, &'static str)>;

/// Gives one leaf another value: one of the board, that of another leaf, or the two are exchanged.
fn leaf(draw: &mut RandomDraws, item: &StockStep, value: &mut Value, all: &[LeafField]) -> MovedField {
    let leaves: Vec<&LeafField> = all.iter().filter(|field| field.is_leaf()).collect();
    let at = *one_of(draw, &leaves)?;
    if at.kind == LeafKind::Flag {
        let flag = value.pointer_mut(&at.pointer)?;
        *flag = json!(!flag.as_bool()?);
        return Some((at.pointer.clone(), "another word"));
    }
    if at.kind == LeafKind::Word {
        *value.pointer_mut(&at.pointer)? = json!(one_of(draw, &WORDS)?);
        return Some((at.pointer.clone(), "another word"));
    }
    let alike: Vec<&LeafField> = leaves.into_iter().filter(|other| other.kind == at.kind && **other != *at).collect();
    match (draw.below(3), one_of(draw, &alike)) {
        (0, Some(other)) => {
            let theirs = value.pointer(&other.pointer)?.clone();
            let own = std::mem::replace(value.pointer_mut(&at.pointer)?, theirs);
            *value.pointer_mut(&other.pointer)? = own;
            Some((at.pointer.clone(), "exchanged"))
        }
        (1, Some(other)) => {
            *value.pointer_mut(&at.pointer)? = value.pointer(&other.pointer)?.clone();
            Some((at.pointer.clone(), "another of its own"))
        }
        _ => {
            *value.pointer_mut(&at.pointer)? = at.kind.some(draw, item)?;
            Some((at.pointer.clone(), "one of the board"))
        }
    }
}

/// Moves a member from one list to another, leaves one out, doubles one or brings one in.
fn list(draw: &mut RandomDraws, item: &StockStep, value: &mut Value, all: &[LeafField]) -> MovedField {
    let lists: Vec<&LeafField> = all.iter().filter(|field| field.is_list && field.kind != LeafKind::Part).collect();
    let at = *one_of(draw, &lists)?;
    let members = value.pointer_mut(&at.pointer)?.as_array_mut()?;
    let place = draw.below(members.len());
    match draw.below(5) {
        0 => {
            members.push(at.kind.some(draw, item)?);
            Some((at.pointer.clone(), "one more"))
        }
        1 if !members.is_empty() => {
            members.remove(place);
            Some((at.pointer.clone(), "one left out"))
        }
        2 => {
            members.clear();
            Some((at.pointer.clone(), "emptied"))
        }
        _ if !members.is_empty() => {
            let alike: Vec<&LeafField> = lists.into_iter().filter(|it| it.kind == at.kind && **it != *at).collect();
            let other = *one_of(draw, &alike)?;
            let member = members[place].clone();
            if draw.below(3) > 0 {
                members.remove(place);
            }
            value.pointer_mut(&other.pointer)?.as_array_mut()?.push(member);
            Some((format!("{} to {}", at.pointer, other.pointer), "moved"))
        }
        _ => None,
    }
}

/// Leaves out a part of several, doubles one, or exchanges two.
fn part(draw: &mut RandomDraws, item: &StockStep, value: &mut Value, all: &[LeafField]) -> MovedField {
    let groups: Vec<&LeafField> = all.iter().filter(|field| field.kind == LeafKind::Part).collect();
    let at = *one_of(draw, &groups)?;
    let pointer = at.pointer.clone();
    let target = value.pointer_mut(&pointer)?;
    if !at.is_list {
        *target = links::reason(draw, item)?;
        return Some((pointer, "another reason"));
    }
    let members = target.as_array_mut()?;
    let one = draw.below(members.len());
    let other = draw.below(members.len());
    match draw.below(4) {
        0 if !members.is_empty() => {
            members.remove(one);
            Some((pointer, "a part left out"))
        }
        1 if !members.is_empty() => {
            members.insert(other, members[one].clone());
            Some((pointer, "a part doubled"))
        }
        2 => {
            members.reverse();
            Some((pointer, "turned round"))
        }
        _ if !members.is_empty() => {
            members.swap(one, other);
            Some((pointer, "parts exchanged"))
        }
        _ => None,
    }
}

/// Takes out a field that may be left out, or puts one in.
fn option(draw: &mut RandomDraws, item: &StockStep, value: &mut Value, all: &[LeafField]) -> MovedField {
    let (shape, field, kind) = *one_of(draw, &OPTIONAL)?;
    let has = |value: &Value| ["kind", "type"].iter().any(|key| value.get(key).is_some_and(|it| it == shape));
    let objects =
        all.iter().filter(|field| field.kind == LeafKind::Part && !field.is_list).map(|it| it.pointer.clone());
    let fits: Vec<String> = objects.chain([String::new()]).filter(|at| value.pointer(at).is_some_and(has)).collect();
    let at = one_of(draw, &fits)?;
    let object = value.pointer_mut(at)?.as_object_mut()?;
    if object.shift_remove(field).is_none() {
        object.insert(field.to_owned(), kind.some(draw, item)?);
        return Some((format!("{at}/{field}"), "put in"));
    }
    Some((format!("{at}/{field}"), "taken out"))
}
