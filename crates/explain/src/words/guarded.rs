//! Explains what is joined with the guards of a deadly pattern.
use super::closed::closed;
use super::ruled_out;
use super::sight::houses_between;
use crate::step_context::StepContext;
use crate::style::Detail;
use crate::words::noun::{AllOf, Braces, Count, Houses, OneByOne, OneOf, Or};
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Deadly, Digit, DigitSet, House, Step, Truth};

/// The facts that a step uses besides that one of the guards is true.
pub(super) enum Joined {
    /// The sentence on the guards, where it is a special one, and what is said behind it.
    Told { claim: Option<String>, then: Vec<String> },
    /// The sentences on what would become of the cells if what goes were true.
    Refuted(Vec<String>),
}

impl Joined {
    /// A subset that the guards belong to, a digit that has its places with them only, or what would become of that digit.
    pub(super) fn of(context: &StepContext<'_>, deadly: &Deadly, step: &Step) -> Option<Self> {
        if !deadly.kind.is_unique() {
            return None;
        }
        let subset = subset(context, deadly, step).or_else(|| hidden(context, deadly, step));
        let described = subset.or_else(|| two_cells(context, deadly, step));
        described.or_else(|| refuted(context, deadly, step).map(Self::Refuted))
    }
}

/// Says that one of the cells of the guards holds one of their digits.
fn one_holds(context: &StepContext<'_>, deadly: &Deadly) -> Option<String> {
    let digits = deadly.guards.all_digits();
    let cells = deadly.guards.cells();
    let text = GuardedText::OneHolds { cells: OneByOne(cells), digits: Or(digits) };
    (digits.is_several() && cells.is_several()).then(|| context.style.say(&text))
}

/// Other cells that hold the digits of the guards, one more than they are, all in one house with the guards.
fn subset(context: &StepContext<'_>, deadly: &Deadly, step: &Step) -> Option<Joined> {
    let style = context.style;
    let guarded = deadly.guards.cells();
    let cells: CellSet = step
        .truths
        .iter()
        .filter_map(|it| if let Truth::Cell { cell, .. } = it { Some(*cell) } else { None })
        .collect();
    let held = cells.iter().fold(DigitSet::EMPTY, |all, cell| all | context.board.digits(cell));
    let all = held | deadly.guards.all_digits();
    let houses = context.layout.houses_around(cells | guarded);
    let rest = houses.iter().fold(CellSet::EMPTY, |rest, house| rest | context.layout.cells(house)) - cells - guarded;
    let gone = &step.conclusion.eliminate;
    if cells.is_empty()
        || all.len() != cells.len() + 1
        || !gone.cells().is_subset(rest)
        || !gone.all_digits().is_subset(all)
    {
        return None;
    }
    let only: Vec<String> = cells
        .iter()
        .enumerate()
        .map(|(at, cell)| {
            let held = Or(context.board.digits(cell));
            style.say(&if at == 0 { GuardedText::CanOnlyBe { cell, held } } else { GuardedText::Only { cell, held } })
        })
        .collect();
    let first = match guarded.single() {
        Some(cell) => style.cell(cell),
        None => style.say(&GuardedText::SuchCell { digits: Or(deadly.guards.all_digits()) }),
    };
    let used = GuardedText::UseUp { first: &first, cells, count: Count(all.len()), all, houses: context.named(houses) };
    Some(Joined::Told {
        claim: one_holds(context, deadly),
        then: vec![style.say(&GuardedText::Held { only: AllOf(&only) }), style.say(&used)],
    })
}

/// Digits that one house has in the cells of the guards and in few others only, one digit more than these are.
fn hidden(context: &StepContext<'_>, deadly: &Deadly, step: &Step) -> Option<Joined> {
    let style = context.style;
    let guarded = deadly.guards.cells();
    let gone = &step.conclusion.eliminate;
    let all: Vec<_> = houses(step).collect();
    let house = all.first()?.0;
    let digits: DigitSet = all.iter().map(|(_, digit, _)| *digit).collect();
    let places = all.iter().fold(CellSet::EMPTY, |places, (.., cells)| places | *cells);
    let beside = places - guarded;
    if all.iter().any(|(at, ..)| *at != house)
        || !guarded.is_subset(context.layout.cells(house))
        || beside.is_empty()
        || digits.len() != beside.len() + 1
        || !(digits & (deadly.guards.all_digits() | gone.all_digits())).is_empty()
        || !gone.cells().is_subset(beside)
    {
        return None;
    }
    let title = context.named([house]);
    let described = GuardedText::Hidden { house: title, digits, places: OneByOne(places) };
    let left = GuardedText::CellsLeft {
        guarded: OneByOne(guarded),
        corners: guarded.len(),
        count: Count(digits.len()),
        beside: OneByOne(beside),
    };
    let then = vec![style.say(&described), aside(context, house, digits, places), style.say(&left)];
    Some(Joined::Told { claim: one_holds(context, deadly), then })
}

/// The house that has a digit in the two cells of the guards only.
fn two_cells(context: &StepContext<'_>, deadly: &Deadly, step: &Step) -> Option<Joined> {
    let style = context.style;
    let guarded = deadly.guards.cells();
    let mut houses = houses(step);
    let (house, digit, cells) = houses.next().filter(|_| guarded.len() == 2)?;
    let kept = CandidateSet::of_digit(digit, guarded) | deadly.guards;
    let gone = &step.conclusion.eliminate;
    if houses.next().is_some() || cells != guarded || !gone.cells().is_subset(guarded) || gone.meets(&kept) {
        return None;
    }
    let then = vec![
        aside(context, house, digit.into(), cells),
        style.say(&GuardedText::TwoPlaces { house: context.named([house]), digit, cells: OneOf(cells) }),
        style.say(&GuardedText::OtherOne { digit, others: Or(deadly.guards.all_digits()) }),
    ];
    Some(Joined::Told { claim: None, then })
}

/// A sentence on what closes the rest of a house, where all is told.
fn aside(context: &StepContext<'_>, house: House, digits: DigitSet, places: CellSet) -> String {
    let rest = (context.layout.cells(house) & context.board.open()) - places;
    if context.style.detail != Detail::Full || rest.is_empty() {
        return String::new();
    }
    context.style.sentences(context.style.in_sentences(&closed(context, rest, digits)))
}

/// The contradiction if what goes were true: the digits that have one place left then, and no guard.
fn refuted(context: &StepContext<'_>, deadly: &Deadly, step: &Step) -> Option<Vec<String>> {
    let style = context.style;
    let ways: Vec<Way> = step
        .conclusion
        .eliminate
        .iter_by_cell()
        .map(|assumed| Way::of(context, assumed, deadly, step))
        .collect::<Option<_>>()?;
    let described = || ways.iter().enumerate().map(|(at, way)| way.sentences(context, at));
    let mut said: Vec<String> = described().flatten().collect();
    let first = ways.first()?;
    let is_alike = ways.iter().all(|way| way.all() == first.all());
    if is_alike {
        said.push(first.others(context, deadly, ways.len()));
    } else {
        let others = ways.iter().map(|way| way.others(context, deadly, 1));
        said = described().zip(others).flat_map(|(described, others)| described.into_iter().chain([others])).collect();
    }
    said.push(
        style.say(&GuardedText::AllTwo {
            count: Count(deadly.deadly.cells().len()),
            digits: deadly.deadly.all_digits(),
        }),
    );
    Some(said)
}

/// The consequences of a candidate.
struct Way {
    assumed: Candidate,
    /// The candidates that would be the last places of their digits in a house, and the places that would be lost.
    forced: Vec<(House, Candidate, CellSet)>,
}

impl Way {
    /// Nothing if a guard could still be true.
    fn of(context: &StepContext<'_>, assumed: Candidate, deadly: &Deadly, step: &Step) -> Option<Self> {
        let left = |(house, digit, cells): (House, Digit, CellSet)| {
            let open = |&cell: &Cell| !context.layout.clash(assumed, Candidate { cell, digit });
            let cell = cells.iter().filter(open).collect::<CellSet>().single()?;
            let last = Candidate { cell, digit };
            (last != assumed).then_some((house, last, cells.without(cell)))
        };
        let forced: Vec<_> = houses(step).filter_map(left).collect();
        let closed = |guard| {
            let by = |it| context.layout.clash(it, guard);
            by(assumed) || forced.iter().any(|(_, last, _)| by(*last))
        };
        (!forced.is_empty() && deadly.guards.iter().all(closed)).then_some(Self { assumed, forced })
    }

    /// All that would be true.
    fn all(&self) -> CandidateSet {
        self.forced.iter().map(|(_, last, _)| *last).chain([self.assumed]).collect()
    }

    /// Says what would be the last places, each with its house, behind so many other ways.
    fn sentences(&self, context: &StepContext<'_>, before: usize) -> [String; 2] {
        let style = context.style;
        let Candidate { cell, digit } = self.assumed;
        let forced = self.forced.iter().map(|(house, last, lost)| {
            let house = context.named([*house]);
            let Candidate { cell, digit } = *last;
            let at = lost.without(self.assumed.cell);
            if at.is_empty() || digit != self.assumed.digit {
                return style.say(&GuardedText::OnlyOther { cell, digit, house });
            }
            let seen: Vec<CellSet> = at.iter().map(CellSet::of).collect();
            let houses = houses_between(context, self.assumed.cell, &seen);
            let lost = CandidateSet::of_digit(digit, at);
            let why = &ruled_out::reason(context, &houses, &CandidateSet::of(self.assumed), &lost);
            style.say(&GuardedText::NotSo { lost: at, digit, why, cell, house })
        });
        let forced = style.statements(forced);
        [style.say(&GuardedText::Suppose { cell, digit, before }), style.say(&GuardedText::Then { forced: &forced })]
    }

    /// Says what the other cells would be; `count` ways lead there.
    fn others(&self, context: &StepContext<'_>, deadly: &Deadly, count: usize) -> String {
        let style = context.style;
        let all = self.all();
        let mut left: Vec<(DigitSet, Digit, CellSet)> = Vec::new();
        for cell in deadly.deadly.cells() - all.cells() {
            let held = context.board.digits(cell);
            let by = |it: Candidate| all.iter().any(|other| context.layout.clash(other, it));
            let Some(digit) = held.filter(|digit| !by(Candidate { cell, digit })).single() else { continue };
            match left.iter_mut().find(|(known, to, _)| (*known, *to) == (held, digit)) {
                Some((.., cells)) => cells.insert(cell),
                None => left.push((held, digit, CellSet::of(cell))),
            }
        }
        if left.is_empty() {
            return String::new();
        }
        if count == 1 {
            let each = left.iter().flat_map(|(held, digit, cells)| cells.iter().map(|cell| (*held, *digit, cell)));
            return style.statements(each.map(|(held, digit, cell)| self.lost(context, held, digit, cell)));
        }
        let would = |cells: CellSet, digit, held: Option<DigitSet>| {
            style.say(&GuardedText::WouldBe { cells: &in_braces(context, cells, held), count: cells.len(), digit })
        };
        let then = style.clauses(left.iter().map(|(held, digit, cells)| would(*cells, *digit, Some(*held))));
        let holds = all.all_digits().iter().map(|digit| would(all.plane(digit), digit, None));
        style.say(&GuardedText::InEachCase { holds: &style.clauses(holds), then: &then })
    }

    /// Says that a cell loses all but one digit, and where.
    fn lost(&self, context: &StepContext<'_>, held: DigitSet, digit: Digit, cell: Cell) -> String {
        let style = context.style;
        let gone = held.without(digit);
        let all = self.all();
        let mut houses: Vec<House> = Vec::new();
        for digit in gone {
            let by = all.plane(digit) & context.layout.peers(cell);
            let house = by.last().and_then(|by| houses_between(context, cell, &[CellSet::of(by)]).pop());
            houses.extend(house.filter(|house| !houses.contains(house)));
        }
        style.say(&GuardedText::NotGone {
            cell: Braces(cell, held),
            gone: Or(gone),
            why: &ruled_out::reason(context, &houses, &CandidateSet::EMPTY, &CandidateSet::EMPTY),
            digit,
        })
    }
}

/// Cells one by one, and what each of them holds.
fn in_braces(context: &StepContext<'_>, cells: CellSet, held: Option<DigitSet>) -> String {
    let style = context.style;
    let names = style.say(&OneByOne(cells));
    held.map_or(names.clone(), |held| style.braces(&names, held))
}

/// The houses that a step says to have a digit in some cells only.
fn houses(step: &Step) -> impl Iterator<Item = (House, Digit, CellSet)> {
    step.truths.iter().filter_map(|truth| match truth {
        Truth::House { house, digit, cells } => Some((*house, *digit, *cells)),
        _ => None,
    })
}

/// Sentences about what guards of deadly patterns are joined with.
#[derive(Clone, Copy, Debug)]
pub(crate) enum GuardedText<'a> {
    OneHolds { cells: OneByOne, digits: Or },
    CanOnlyBe { cell: Cell, held: Or },
    Only { cell: Cell, held: Or },
    Held { only: AllOf<'a> },
    SuchCell { digits: Or },
    UseUp { first: &'a str, cells: CellSet, count: Count, all: DigitSet, houses: Houses<'a> },
    Hidden { house: Houses<'a>, digits: DigitSet, places: OneByOne },
    CellsLeft { guarded: OneByOne, corners: usize, count: Count, beside: OneByOne },
    TwoPlaces { house: Houses<'a>, digit: Digit, cells: OneOf },
    OtherOne { digit: Digit, others: Or },
    Suppose { cell: Cell, digit: Digit, before: usize },
    Then { forced: &'a str },
    OnlyOther { cell: Cell, digit: Digit, house: Houses<'a> },
    NotSo { lost: CellSet, digit: Digit, why: &'a str, cell: Cell, house: Houses<'a> },
    NotGone { cell: Braces, gone: Or, why: &'a str, digit: Digit },
    WouldBe { cells: &'a str, count: usize, digit: Digit },
    InEachCase { holds: &'a str, then: &'a str },
    AllTwo { count: Count, digits: DigitSet },
}
