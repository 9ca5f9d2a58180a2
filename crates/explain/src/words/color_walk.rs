//! A color that is wrong, told link by link, and then the other color with what each of its candidates excludes.
use super::chain::not;
use super::color_fault::{FaultWalk, LedLink, tree, turned};
use super::colors::ColorsText;
use super::faults;
use super::inference::Lost;
use super::link;
use super::prose::Prose;
use super::sentence::{Clause, Sentence};
use crate::step_context::StepContext;
use crate::words::chain::ChainText;
use qedoku_core::{Candidate, CandidateSet, StrongLink};

/// What follows link by link once a candidate of the other color is known to be wrong.
#[derive(Clone, Debug)]
pub(super) struct GoodWalk {
    /// The link from the candidate that is wrong.
    pub(super) first: StrongLink,
    /// The candidate that it leads to.
    pub(super) start: Candidate,
    /// The links behind it, each with what it follows from.
    pub(super) links: Vec<LedLink>,
    /// What goes, by what excludes it, without what the links say themselves.
    excluded: Vec<(Candidate, CandidateSet)>,
}

impl GoodWalk {
    /// The walk that leads to all that excludes what goes; nothing if something is excluded by none of the color.
    pub(super) fn of(
        context: &StepContext<'_>,
        wrong: Candidate,
        good: &CandidateSet,
        lost: &CandidateSet,
    ) -> Option<Self> {
        let first = turned(context, wrong, good)?;
        let start = first.to.single()?;
        let all = tree(context, start, good, good);
        let told =
            |links: &[LedLink]| -> CandidateSet { links.iter().flat_map(|(link, _)| link.from.iter()).collect() };
        let order = || [start].into_iter().chain(all.iter().filter_map(|(link, _)| link.to.single()));
        let mut wanted = CandidateSet::EMPTY;
        let mut excluded: Vec<(Candidate, CandidateSet)> = Vec::new();
        for lost in lost.iter_by_cell().filter(|&it| it != wrong) {
            // What a link says is not true is not said again.
            if let Some((link, _)) = all.iter().find(|(link, _)| link.from.contains(lost)) {
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
        // That the first one is wrong is known before the walk.
        let is_whole = (told(&all) & (*lost - CandidateSet::of(wrong))).is_subset(&told(&links));
        is_whole.then_some(Self { first, start, links, excluded })
    }

    /// What a candidate excludes that no link says.
    pub(super) fn excluded_by(&self, it: Candidate) -> CandidateSet {
        self.excluded.iter().find(|(by, _)| *by == it).map(|(_, lost)| *lost).unwrap_or_default()
    }
}

/// Tells what is wrong with the color, from one of its candidates on, and what follows from the other color.
pub(super) fn told(context: &StepContext<'_>, wrong: &FaultWalk, good: &GoodWalk, prose: &mut Prose) {
    let style = context.style;
    let Candidate { cell, digit } = wrong.start;
    let supposed = style.say(&ColorsText::Supposed { cell, digit });
    prose.say(Sentence::assumes(supposed));
    let count = lines(context, wrong.start, &wrong.links, 0, &|_| CandidateSet::EMPTY, prose);
    let fault = faults::fault(context, &wrong.involved).text;
    prose.line(fault);
    let clause = &style.run(link::is(context, &good.first, good.start.cell.eq(&cell).then_some(cell)));
    prose.say(style.say(&ColorsText::CannotBe { cell, digit, clause }));
    excluded(context, good.start, &good.excluded_by(good.start), prose);
    lines(context, good.start, &good.links, count, &|it| good.excluded_by(it), prose);
}

/// The links, a line each, with what their ends exclude; and the number of the last line.
fn lines(
    context: &StepContext<'_>,
    start: Candidate,
    links: &[LedLink],
    before: usize,
    excludes: &dyn Fn(Candidate) -> CandidateSet,
    prose: &mut Prose,
) -> usize {
    let style = context.style;
    let mut known = vec![start];
    for (link, by) in links {
        let by_last = known.last() == Some(by);
        let number = known.iter().position(|it| it == by).map(|at| (before + at).to_string());
        let since = number.as_deref().filter(|_| !by_last && by != &start);
        let lost = Lost::new(context.layout, CandidateSet::of(*by), link.from);
        let within = lost.in_cell().is_some();
        let is_not = link::not_since(context, &lost, link::shown(link), None, since);
        let text =
            style.run([Clause::from(is_not)].into_iter().chain(link::is(context, link, link.from.cells().single())));
        prose.item(if within && by_last { style.say(&ChainText::So { clause: &text }) } else { text });
        if let Some(to) = link.to.single() {
            excluded(context, to, &excludes(to), prose);
            known.push(to);
        }
    }
    before + links.len()
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
