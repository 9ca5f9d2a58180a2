//! A color that is wrong, told link by link, and then the other color with what each of its candidates excludes.
use super::chain::not;
use super::closed::closed;
use super::contradiction::{LedLink, WrongWalk, tree, turned};
use super::faults::WrongColor;
use super::inference::Lost;
use super::link;
use super::prose::Prose;
use super::sentence::{Clause, Sentence};
use crate::step_context::StepContext;
use crate::style::Detail;
use crate::words::chain::ChainText;
use crate::words::noun::Houses;
use qedoku_core::{Candidate, CandidateSet, Cell, Digit, Slot, StrongLink};

/// The links to follow one by one once a candidate of the other color is known to be wrong.
#[derive(Clone, Debug)]
pub(super) struct GoodWalk {
    /// The link from the candidate that is wrong.
    pub(super) first: StrongLink,
    /// The candidate that it leads to.
    pub(super) start: Candidate,
    /// The links behind it, each with what it follows from.
    pub(super) links: Vec<LedLink>,
    /// The candidates that go, by those that exclude them, without those that the links tell themselves.
    excluded: Vec<(Candidate, CandidateSet)>,
}

impl GoodWalk {
    /// The walk from what is true as a candidate is wrong, to all that excludes what goes; nothing if something is excluded
    /// by none of the color.
    pub(super) fn of(
        context: &StepContext<'_>,
        wrong: Candidate,
        good: &CandidateSet,
        lost: &CandidateSet,
    ) -> Option<Self> {
        Self::from(context, turned(context, wrong, good)?, good, &(*lost - CandidateSet::of(wrong)))
    }

    /// The walk from the end of a link on.
    fn from(context: &StepContext<'_>, first: StrongLink, good: &CandidateSet, lost: &CandidateSet) -> Option<Self> {
        let start = first.to.single()?;
        let all = tree(context, start, good, good);
        let described =
            |links: &[LedLink]| -> CandidateSet { links.iter().flat_map(|(link, _)| link.from.iter()).collect() };
        let order = || [start].into_iter().chain(all.iter().filter_map(|(link, _)| link.to.single()));
        let mut wanted = CandidateSet::EMPTY;
        let mut excluded: Vec<(Candidate, CandidateSet)> = Vec::new();
        for lost in lost.iter_by_cell() {
            // What a link says is not true is not said again; of one digit a link that leads on to nothing is not told.
            let link = all.iter().find(|(link, _)| link.from.contains(lost));
            if let Some((link, _)) = link.filter(|(link, _)| is_needed(&all, link, good)) {
                wanted.insert(link.to.single()?);
                continue;
            }
            let by = order().find(|&it| context.layout.clash(it, lost))?;
            wanted.insert(by);
            match excluded.iter_mut().find(|(known, _)| *known == by) {
                Some((_, set)) => set.insert(lost),
                None => excluded.push((by, CandidateSet::of(lost))),
            }
        }
        let links = tree(context, start, good, &wanted);
        for (_, set) in &mut excluded {
            *set -= described(&links);
        }
        excluded.retain(|(_, set)| !set.is_empty());
        let others = excluded.iter().fold(CandidateSet::EMPTY, |all, (_, set)| all | *set);
        let is_whole = (described(&all) & *lost).is_subset(&(described(&links) | others));
        is_whole.then_some(Self { first, start, links, excluded })
    }

    /// The walks of both colors from one cell or house on, to what excludes all that goes, with the fewest links.
    pub(super) fn both(
        context: &StepContext<'_>,
        colors: [&CandidateSet; 2],
        lost: &CandidateSet,
    ) -> Option<[Self; 2]> {
        let of = |link: StrongLink| {
            let first = Self::from(context, reversed(&link)?, colors[0], lost)?;
            Some([first, Self::from(context, link, colors[1], lost)?])
        };
        let starts = colors[0].iter().filter_map(|start| turned(context, start, colors[1]));
        starts.filter_map(of).min_by_key(|[one, other]| one.links.len() + other.links.len())
    }

    /// The candidates that it says are true.
    pub(super) fn reached(&self) -> CandidateSet {
        self.links.iter().flat_map(|(link, _)| link.to.iter()).chain([self.start]).collect()
    }

    /// The candidates that one excludes and that no link tells.
    pub(super) fn excluded_by(&self, it: Candidate) -> CandidateSet {
        self.excluded.iter().find(|(by, _)| *by == it).map(|(_, lost)| *lost).unwrap_or_default()
    }
}

/// True if a link among those of a color is told: of several digits each is; of one digit if others follow from it.
fn is_needed(all: &[LedLink], link: &StrongLink, good: &CandidateSet) -> bool {
    good.all_digits().is_several() || all.iter().any(|(_, by)| link.to.contains(*by))
}

/// The cell or house that makes a link strong.
pub(super) fn slot_of(link: &StrongLink) -> Option<Slot> {
    link.reason.slots().first().copied()
}

/// The link from its end to its start.
fn reversed(link: &StrongLink) -> Option<StrongLink> {
    let slot = slot_of(link)?;
    Some(StrongLink::new(link.to, link.from, slot))
}

/// Says where the colors start: the candidates of a cell, or the places of a digit in a house, with the letter of each.
fn starts(context: &StepContext<'_>, link: &StrongLink, [a, b]: [char; 2], prose: &mut Prose) {
    let style = context.style;
    let (Some(slot), Some(one), Some(other)) = (slot_of(link), link.from.single(), link.to.single()) else { return };
    prose.say(match slot {
        Slot::Cell(cell) => style.say(&ColorWalkText::StartsAt { cell, one: one.digit, a, other: other.digit, b }),
        Slot::House(house, digit) => {
            let house = context.named([house]);
            style.say(&ColorWalkText::StartsIn { house, digit, one: one.cell, a, other: other.cell, b })
        }
    });
    if let (Slot::House(house, digit), Detail::Full) = (slot, style.detail) {
        let others = (context.layout.cells(house) & context.board.open()) - context.board.plane(digit);
        if !others.is_empty() {
            prose.say(style.facts(closed(context, others, digit.into())));
        }
    }
}

/// Tells what is wrong with the color, from one of its candidates on, and what follows from the other color.
pub(super) fn describe(
    context: &StepContext<'_>,
    wrong: &WrongWalk,
    good: &GoodWalk,
    names: [char; 2],
    prose: &mut Prose,
) {
    let style = context.style;
    let [name, right] = names;
    starts(context, &good.first, names, prose);
    let Candidate { cell, digit } = wrong.start;
    prose.line(Sentence::assumes(style.say(&ColorWalkText::Supposed { is: &style.is(cell, digit), name })));
    lines(context, &wrong.links, name, &|_| CandidateSet::EMPTY, prose);
    let line_of = |by: Candidate| earlier_line(&wrong.links, by, name);
    let fault = WrongColor::of_digits(context, &wrong.involved, true, &line_of).text;
    prose.line(fault);
    let is = &style.is(good.start.cell, good.start.digit);
    prose.say(style.say(&ColorWalkText::IsRight { wrong: name, right, is }));
    excluded(context, good.start, &good.excluded_by(good.start), prose);
    lines(context, &good.links, right, &|it| good.excluded_by(it), prose);
}

/// Tells what each of both colors excludes.
pub(super) fn describe_both(context: &StepContext<'_>, walks: &[GoodWalk; 2], names: [char; 2], prose: &mut Prose) {
    let style = context.style;
    starts(context, &walks[1].first, names, prose);
    for (walk, name) in walks.iter().zip(names) {
        let is = &style.is(walk.start.cell, walk.start.digit);
        prose.line(Sentence::assumes(style.say(&ColorWalkText::Supposed { is, name })));
        excluded(context, walk.start, &walk.excluded_by(walk.start), prose);
        lines(context, &walk.links, name, &|it| walk.excluded_by(it), prose);
    }
}

/// The links of a color, a line each, with what their ends exclude.
fn lines(
    context: &StepContext<'_>,
    links: &[LedLink],
    color: char,
    excludes: &dyn Fn(Candidate) -> CandidateSet,
    prose: &mut Prose,
) {
    let style = context.style;
    for (at, (link, by)) in links.iter().enumerate() {
        let since = earlier_line(&links[..at], *by, color);
        let lost = Lost::new(context.layout, CandidateSet::of(*by), link.from);
        let is_not = link::not_since(context, &lost, link::shown(link), None, since.as_deref());
        let text =
            style.run([Clause::from(is_not)].into_iter().chain(link::is(context, link, link.from.cells().single())));
        prose.of_list(color, at + 1, text);
        if let Some(to) = link.to.single() {
            excluded(context, to, &excludes(to), prose);
        }
    }
}

/// The line of a color that says that a candidate is true: `B2`; nothing if it is the last one that was told.
fn earlier_line(described: &[LedLink], it: Candidate, color: char) -> Option<String> {
    let at = described.iter().position(|(link, _)| link.to.single() == Some(it))?;
    (at + 1 < described.len()).then(|| format!("{color}{}", at + 1))
}

/// Says what a candidate excludes: digits of its own cell, then its digit elsewhere.
fn excluded(context: &StepContext<'_>, by: Candidate, lost: &CandidateSet, prose: &mut Prose) {
    let style = context.style;
    let own = CandidateSet::of_cell(by.cell, lost.digits(by.cell));
    let parts = [own, *lost - own].into_iter().filter(|part| !part.is_empty());
    let nots: Vec<String> = parts.map(|part| not(context, &CandidateSet::of(by), &part)).collect();
    if !nots.is_empty() {
        prose.say(style.say(&ChainText::So { clause: &style.clauses(nots) }));
    }
}

/// Sentences about where colors start, and which one is right.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ColorWalkText<'a> {
    StartsAt { cell: Cell, one: Digit, a: char, other: Digit, b: char },
    StartsIn { house: Houses<'a>, digit: Digit, one: Cell, a: char, other: Cell, b: char },
    Supposed { is: &'a str, name: char },
    IsRight { wrong: char, right: char, is: &'a str },
    AsSingles { wrong: char, right: char },
}
