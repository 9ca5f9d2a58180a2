//! Few cells that cannot be filled with a candidate.
use crate::scene::Scene;
use crate::words::noun::{Area, Holds, Is};
use qedoku_core::{Candidate, Cell, CellSet, Conclusion, DigitSet, Exclusion, Slot, Step};

/// Says that every way to fill the base fails: of two cells, why each digit of the other does.
pub(super) fn why(scene: &Scene<'_>, exclusion: &Exclusion, step: &Step) -> String {
    let (voice, base, excluders) = (scene.voice, exclusion.base, exclusion.excluders.as_slice());
    let cases = step.conclusion.eliminate.iter_by_cell().map(|candidate| {
        let other = base.without(candidate.cell).single()?;
        case(scene, candidate, other, excluders)
    });
    if let Some(cases) = cases.collect::<Option<Vec<_>>>() {
        let cases = voice.semicolons(cases);
        return voice.say(&ExclusionText::Cases { cases: &cases, gone: &step.conclusion });
    }
    let repeats = voice.say(&ExclusionText::Repeats { taken: Holds(&step.conclusion.eliminate), base, house: Area(1) });
    if excluders.is_empty() {
        return voice.say(&ExclusionText::RepeatsOnly { repeats: &repeats, gone: &step.conclusion });
    }
    let excluders = voice.or(excluders.iter().map(|&slot| voice.slots(scene.layout, &[slot])));
    voice.say(&ExclusionText::OrLeavesNothing { repeats: &repeats, excluders: &excluders, gone: &step.conclusion })
}

/// Says why the other cell has no digit left beside a candidate.
fn case(scene: &Scene<'_>, candidate: Candidate, other: Cell, excluders: &[Slot]) -> Option<String> {
    let voice = scene.voice;
    let mut groups: Vec<(Option<Cell>, DigitSet)> = Vec::new();
    for digit in scene.board.digits(other) {
        let beside = Candidate { cell: other, digit };
        let excluder = if scene.layout.clash(candidate, beside) {
            None
        } else {
            Some(excluders.iter().find_map(|slot| match *slot {
                Slot::Cell(cell) if emptied(scene, cell, [candidate, beside]) => Some(cell),
                _ => None,
            })?)
        };
        match groups.iter_mut().find(|(known, _)| *known == excluder) {
            Some((_, digits)) => digits.insert(digit),
            None => groups.push((excluder, DigitSet::of(digit))),
        }
    }
    let reasons =
        voice.clauses(groups.into_iter().map(|(excluder, digits)| match excluder.map(|cell| voice.cell(cell)) {
            Some(cell) => voice.say(&ExclusionText::LeavesNothing { digits, cell: &cell }),
            None => voice.say(&ExclusionText::Excluded { digits }),
        }));
    Some(voice.say(&ExclusionText::Case {
        taken: Is(Candidate { cell: candidate.cell, digit: candidate.digit }),
        other,
        reasons: &reasons,
    }))
}

/// Whether both candidates together take everything from a cell.
fn emptied(scene: &Scene<'_>, cell: Cell, both: [Candidate; 2]) -> bool {
    let lost = |digit| both.iter().any(|&it| scene.layout.clash(it, Candidate { cell, digit }));
    scene.board.digits(cell).iter().all(lost)
}

/// Sentences about cells that cannot be filled with a candidate.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ExclusionText<'a> {
    Cases { cases: &'a str, gone: &'a Conclusion },
    Repeats { taken: Holds<'a>, base: CellSet, house: Area },
    RepeatsOnly { repeats: &'a str, gone: &'a Conclusion },
    OrLeavesNothing { repeats: &'a str, excluders: &'a str, gone: &'a Conclusion },
    LeavesNothing { digits: DigitSet, cell: &'a str },
    Excluded { digits: DigitSet },
    Case { taken: Is, other: Cell, reasons: &'a str },
}
