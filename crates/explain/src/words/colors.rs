//! Candidates in two colors, one color of each pair true and the other false.
use super::apart;
use super::chain::in_view;
use super::color_place::told_clusters;
use super::color_walk::{self, ColorWalkText, GoodWalk, slot_of};
use super::contradiction::WrongWalk;
use super::faults::{WrongColor, clash, excludes};
use super::pairs::ColorLinks;
use super::prose::Prose;
use super::remote::RemotePair;
use crate::notation::settled;
use crate::step_context::StepContext;
use crate::style::Style;
use crate::words::noun::{Houses, OneByOne};
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, House, Slot, Step};

/// The names of the colors: those of the first pair, then those of the second.
pub(super) const NAMES: [[char; 2]; 2] = [['A', 'B'], ['C', 'D']];

/// Says which candidates are true together, and what that leaves out.
pub(super) fn why(context: &StepContext<'_>, clusters: &[[CandidateSet; 2]], step: &Step) -> String {
    let mut prose = Prose::new(context.style);
    let is_apart = |pair: &[CandidateSet; 2]| pair.iter().any(CandidateSet::is_empty);
    if clusters.len() > 1 && clusters.iter().any(is_apart) {
        // A candidate that nothing is tied to is no pair: what it says is said by the pair it meets, or by the truths.
        let [pair] = told_clusters(context, clusters, step) else { return super::truths::why(context, step) };
        trap(context, pair, step, &mut prose);
        return prose.conclude(&step.conclusion);
    }
    if let Some(text) = apart::sentence(context, clusters, step) {
        return text;
    }
    if let [cluster] = clusters
        && (cluster[0] | cluster[1]).all_digits().is_several()
        && RemotePair::of(context, clusters, &step.conclusion.eliminate).is_none()
        && let Some(text) = walked(context, cluster, step)
    {
        return text;
    }
    let gone = &step.conclusion.eliminate;
    let false_side = clusters.iter().flatten().find(|color| gone.is_subset(color));
    match (clusters, false_side) {
        ([cluster], Some(color)) => wrap(context, cluster, color, step, &mut prose),
        ([cluster], None) => match RemotePair::of(context, clusters, gone) {
            Some(remote) => remote.sentences(context, step).into_iter().for_each(|sentence| prose.say(sentence)),
            None => trap(context, cluster, step, &mut prose),
        },
        ([one, other], Some(color)) => excluded(context, [one, other], color, step, &mut prose),
        ([one, other], None) => match ruled_out(context, [one, other], step) {
            Some(color) => excluded(context, [one, other], color, step, &mut prose),
            None => crossed(context, [one, other], step, &mut prose),
        },
        _ => return super::truths::why(context, step),
    }
    prose.conclude(&step.conclusion)
}

/// Colors of several digits, link by link from one cell or house: from a color that is wrong to what cannot be, and on from
/// the other color to what goes, or from either color to what excludes it.
fn walked(context: &StepContext<'_>, pair: &[CandidateSet; 2], step: &Step) -> Option<String> {
    let mut prose = Prose::new(context.style);
    match ColorWalk::of(context, pair, step)? {
        ColorWalk::Wrong(wrong, good, names) => {
            color_walk::describe(context, &wrong, &good, names, &mut prose);
            let settled = settled(context, step);
            let [wrong, right] = names;
            if !good.reached().is_subset(&settled.place) {
                prose.line(context.style.say(&ColorWalkText::AsSingles { wrong, right }));
                return Some(prose.conclude(&settled));
            }
            Some(prose.conclude_below(&settled))
        }
        ColorWalk::Both(walks) => {
            color_walk::describe_both(context, &walks, NAMES[0], &mut prose);
            Some(prose.either_way_below(&step.conclusion))
        }
    }
}

/// The links of two colors as they are told.
enum ColorWalk {
    /// From a color that is wrong to what cannot be, on from the other one, and the names of both.
    Wrong(Box<WrongWalk>, Box<GoodWalk>, [char; 2]),
    /// From each color to what it excludes.
    Both(Box<[GoodWalk; 2]>),
}

impl ColorWalk {
    fn of(context: &StepContext<'_>, pair: &[CandidateSet; 2], step: &Step) -> Option<Self> {
        let gone = step.conclusion.eliminate;
        let sides = in_order(pair);
        let turn = |at: usize| [NAMES[0][at], NAMES[0][1 - at]];
        if excluders(context, pair, step).is_some() && !sides.iter().any(|side| side.is_subset(&gone)) {
            return Some(Self::Both(Box::new(GoodWalk::both(context, sides, &gone)?)));
        }
        let wrong = |at: usize| {
            let wrong = WrongWalk::of(context, sides[at])?;
            let good = GoodWalk::of(context, wrong.start, sides[1 - at], &gone)?;
            Some(Self::Wrong(Box::new(wrong), Box::new(good), turn(at)))
        };
        (0..2).find_map(wrong)
    }
}

/// The cell or house that colors of several digits are told from.
pub(super) fn start(context: &StepContext<'_>, clusters: &[[CandidateSet; 2]], step: &Step) -> Option<Slot> {
    let [pair] = clusters else { return None };
    if !(pair[0] | pair[1]).all_digits().is_several()
        || RemotePair::of(context, clusters, &step.conclusion.eliminate).is_some()
    {
        return None;
    }
    match ColorWalk::of(context, pair, step)? {
        ColorWalk::Wrong(_, good, _) => slot_of(&good.first),
        ColorWalk::Both(walks) => slot_of(&walks[1].first),
    }
}

/// The colors of a pair in the order of their names: the one with the first candidate is the first.
pub fn in_order([one, other]: &[CandidateSet; 2]) -> [&CandidateSet; 2] {
    let first = |set: &CandidateSet| set.iter_by_cell().next();
    if other.is_empty() || first(one) <= first(other) { [one, other] } else { [other, one] }
}

/// Says what ties the colors of a pair together, as far as it is needed, and that one of both is true.
fn describe_pair(
    context: &StepContext<'_>,
    pair: &[CandidateSet; 2],
    wanted: &CandidateSet,
    step: &Step,
    names: [char; 2],
    prose: &mut Prose,
) {
    let style = context.style;
    let links = ColorLinks::of(context, pair, step).to(wanted);
    links.said(context).into_iter().for_each(|sentence| prose.say(sentence));
    let members = links.members() | (*wanted & (pair[0] | pair[1]));
    let sides = in_order(pair).map(|side| together(style, &(*side & members)));
    prose.say(style.say(&ColorsText::Either { one: &sides[0], a: names[0], other: &sides[1], b: names[1] }));
}

/// All of some candidates: `r1c1 and r3c7 are 3`, `r5c8 is 1 and r8c8 is 9`.
pub(super) fn together(style: Style, set: &CandidateSet) -> String {
    let cells = |digit: Digit| set.plane(digit);
    style.clauses(
        set.all_digits().iter().map(|digit| style.say(&ColorsText::Are { cells: OneByOne(cells(digit)), digit })),
    )
}

/// One color is all false, as it would be at fault with itself or the board.
fn wrap(context: &StepContext<'_>, pair: &[CandidateSet; 2], color: &CandidateSet, step: &Step, prose: &mut Prose) {
    let style = context.style;
    let fault = WrongColor::of(context, color);
    let names = NAMES[0];
    let name = if in_order(pair)[0] == color { names[0] } else { names[1] };
    if color.len() > 1 {
        describe_pair(context, pair, &(fault.by | step.conclusion.eliminate), step, names, prose);
    }
    prose.say(if color.len() > 1 && !fault.is_clash {
        style.say(&ColorsText::WithColor { name, fault: &fault.text })
    } else if color.len() > 1 {
        style.say(&ColorsText::IsWrong { name, fault: &fault.text })
    } else {
        style.say(&ColorsText::WithOne { one: &together(style, color), fault: &fault.text })
    });
}

/// Says that what goes clashes with either color, or with the other color where one is at fault.
fn trap(context: &StepContext<'_>, pair: &[CandidateSet; 2], step: &Step, prose: &mut Prose) {
    let style = context.style;
    let names = NAMES[0];
    if let Some(groups) = nearest(context, pair, step) {
        let wanted = groups.iter().flat_map(|group| group.by).collect();
        describe_pair(context, pair, &wanted, step, names, prose);
        let digit = (pair[0] | pair[1]).all_digits().single();
        let clauses: Vec<String> = groups.iter().map(|group| group.said(context, digit.is_some(), names)).collect();
        return prose.say(style.statements(clauses));
    }
    let spared = |side: &CandidateSet| {
        step.conclusion.eliminate.iter().any(|lost| side.iter().all(|it| !context.layout.clash(it, lost)))
    };
    let sides = in_order(pair);
    let Some(at) = sides.iter().position(|side| spared(side)) else { return };
    let bad = sides[at];
    let good = sides[1 - at];
    let fault = WrongColor::of(context, bad);
    let against: CandidateSet = step
        .conclusion
        .eliminate
        .iter()
        .filter_map(|lost| good.iter().find(|&it| context.layout.clash(it, lost)))
        .collect();
    describe_pair(context, pair, &(fault.by | against), step, names, prose);
    let name = names[at];
    prose.say(if fault.is_clash {
        style.say(&ColorsText::IsWrong { name, fault: &fault.text })
    } else {
        style.say(&ColorsText::WithColor { name, fault: &fault.text })
    });
    prose.say(style.say(&ColorsText::So { clause: &together(style, &against) }));
    for lost in step.conclusion.eliminate.iter_by_cell() {
        let Some(by) = good.iter().find(|&it| context.layout.clash(it, lost)) else { continue };
        prose.say(super::chain::not(context, &CandidateSet::of(by), &CandidateSet::of(lost)));
    }
}

/// Eliminated candidates that clash with one candidate of each of two colors.
pub(super) struct Excluded {
    by: [Candidate; 2],
    lost: CandidateSet,
    houses: [Option<House>; 2],
}

/// The candidates that go, with one of each color against them, of those that the fewest links tie together.
fn nearest(context: &StepContext<'_>, pair: &[CandidateSet; 2], step: &Step) -> Option<Vec<Excluded>> {
    let of = |used: &CandidateSet| {
        let sides = in_order(pair).map(|side| *side & *used);
        let groups = of_colors(context, [&sides[0], &sides[1]], step)?;
        let wanted: CandidateSet = groups.iter().flat_map(|group| group.by).collect();
        Some((ColorLinks::of(context, pair, step).to(&wanted).count(), wanted, groups))
    };
    let (mut count, mut used, mut groups) = of(&(pair[0] | pair[1]))?;
    let mut rest = pair[0] | pair[1];
    // Without each candidate in turn, as long as there are fewer links then.
    while let Some((fewer, with, found, left)) = used
        .iter()
        .filter_map(|out| {
            let left = rest - CandidateSet::of(out);
            of(&left).map(|(fewer, with, found)| (fewer, with, found, left))
        })
        .min_by_key(|it| it.0)
        .filter(|it| it.0 < count)
    {
        (count, used, groups, rest) = (fewer, with, found, left);
    }
    Some(groups)
}

/// Groups what goes by the candidates of the colors that it clashes with; nothing if it does not with one of each.
pub(super) fn excluders(context: &StepContext<'_>, pair: &[CandidateSet; 2], step: &Step) -> Option<Vec<Excluded>> {
    of_colors(context, in_order(pair), step)
}

fn of_colors(context: &StepContext<'_>, colors: [&CandidateSet; 2], step: &Step) -> Option<Vec<Excluded>> {
    let mut groups: Vec<Excluded> = Vec::new();
    for lost in step.conclusion.eliminate.iter_by_cell() {
        let first = |color: &CandidateSet| color.iter().find(|&it| it != lost && context.layout.clash(it, lost));
        let [one, other] = colors;
        let by = [first(one)?, first(other)?];
        let houses = by.map(|by| {
            let both = [by, lost].map(CandidateSet::of);
            super::inference::clash(context.layout, &both[0], &both[1]).first().copied()
        });
        match groups.iter_mut().find(|group| group.by == by && group.houses == houses) {
            Some(group) => group.lost.insert(lost),
            None => groups.push(Excluded { by, lost: CandidateSet::of(lost), houses }),
        }
    }
    Some(groups)
}

/// The groups with the same candidates against them together, in whatever houses they clash.
fn by_both(groups: Vec<Excluded>) -> Vec<Excluded> {
    let mut found: Vec<Excluded> = Vec::new();
    for group in groups {
        match found.iter_mut().find(|known| known.by == group.by) {
            Some(known) => known.lost |= group.lost,
            None => found.push(group),
        }
    }
    found
}

impl Excluded {
    /// Says why it cannot stay in either case: of one digit which cells of the colors are seen, else why with each color.
    fn said(&self, context: &StepContext<'_>, is_one_digit: bool, names: [char; 2]) -> String {
        let style = context.style;
        let [a, b] = names;
        if let (true, [Some(one), Some(other)]) = (is_one_digit, self.houses) {
            let [first, second] = self.by.map(|it| it.cell);
            let [one, other] = [one, other].map(|house| context.named([house]));
            let cells = self.lost.cells();
            return style.say(&ColorsText::SeesOneOfEach { cells, first, a, one, second, b, other });
        }
        let [one, other] = self.by.map(|by| {
            let by = CandidateSet::of(by);
            if by.cells() == self.lost.cells() {
                return style.holds(&by);
            }
            super::chain::not(context, &by, &self.lost)
        });
        style.say(&ColorsText::WithEach { a, one: &one, b, other: &other })
    }
}

/// The color that would exclude both of another pair, where what goes is of it or clashes with what is true then.
fn ruled_out<'a>(
    context: &StepContext<'_>,
    pairs: [&'a [CandidateSet; 2]; 2],
    step: &Step,
) -> Option<&'a CandidateSet> {
    let gone = step.conclusion.eliminate;
    let sides = [(0, 0), (0, 1), (1, 0), (1, 1)];
    let found = sides.into_iter().find(|&(own, at)| {
        let [color, good] = [&pairs[own][at], &pairs[own][1 - at]];
        let excludes = pairs[1 - own].iter().all(|side| clash(context, color, side).is_some());
        excludes && (gone - *color).iter().all(|lost| good.iter().any(|it| context.layout.clash(it, lost)))
    });
    found.filter(|_| gone.cells().is_several()).map(|(own, at)| &pairs[own][at])
}

/// One color of a pair would exclude both colors of another; what the opposite color excludes goes as well.
fn excluded(
    context: &StepContext<'_>,
    pairs: [&[CandidateSet; 2]; 2],
    color: &CandidateSet,
    step: &Step,
    prose: &mut Prose,
) {
    let style = context.style;
    let [own, other] = if pairs[0].contains(color) { pairs } else { [pairs[1], pairs[0]] };
    let clashes: Vec<[Candidate; 2]> =
        in_order(other).into_iter().filter_map(|side| clash(context, color, side)).collect();
    let of = |at: usize| -> CandidateSet { clashes.iter().map(|pair| pair[at]).collect() };
    let rest = step.conclusion.eliminate - *color;
    let good = if own[0] == *color { &own[1] } else { &own[0] };
    let against: CandidateSet =
        rest.iter().filter_map(|lost| good.iter().find(|&it| context.layout.clash(it, lost))).collect();
    describe_pair(context, own, &(of(0) | (step.conclusion.eliminate & *color) | against), step, NAMES[0], prose);
    describe_pair(context, other, &of(1), step, NAMES[1], prose);
    for pair in clashes {
        prose.say(excludes(context, pair));
    }
    let name = if in_order(own)[0] == color { NAMES[0][0] } else { NAMES[0][1] };
    let [c, d] = NAMES[1];
    prose.say(style.say(&ColorsText::RulesOutBoth { name, c, d }));
    if against.is_empty() {
        return;
    }
    prose.say(style.say(&ColorsText::So { clause: &together(style, &against) }));
    for by in against.iter_by_cell() {
        let lost = rest & context.layout.clashes(by);
        prose.say(super::chain::not(context, &CandidateSet::of(by), &lost));
    }
}

/// Two colors of different pairs exclude each other, so one of those opposite is true.
fn crossed(context: &StepContext<'_>, pairs: [&[CandidateSet; 2]; 2], step: &Step, prose: &mut Prose) {
    let style = context.style;
    let opposite = [(0, 0), (0, 1), (1, 0), (1, 1)].into_iter().find_map(|(a, b)| {
        let found = clash(context, &pairs[0][a], &pairs[1][b])?;
        Some((found, [&pairs[0][1 - a], &pairs[1][1 - b]]))
    });
    let Some((found, [one, other])) = opposite else { return };
    let groups = by_both(of_colors(context, [one, other], step).unwrap_or_default());
    let wanted: CandidateSet = groups.iter().flat_map(|group| group.by).chain(found).collect();
    for pair in pairs {
        let links = ColorLinks::of(context, pair, step).to(&wanted);
        links.said(context).into_iter().for_each(|sentence| prose.say(sentence));
        let members = links.members() | (wanted & (pair[0] | pair[1]));
        let [one, other] = in_order(pair).map(|side| together(style, &(*side & members)));
        let [a, b] = if *pair == *pairs[0] { NAMES[0] } else { NAMES[1] };
        prose.say(style.say(&ColorsText::Either { one: &one, a, other: &other, b }));
    }
    prose.say(excludes(context, found));
    let name = |at: usize, side| NAMES[at][usize::from(in_order(pairs[at])[0] != side)];
    let [b, d] = [name(0, one), name(1, other)];
    for (group, at) in groups.into_iter().zip(0..) {
        let [first, second] = group.by.map(CandidateSet::of);
        let clause = &super::chain::either(context, &first, &second);
        prose.say(style.say(&match at {
            0 => ColorsText::RightSo { b, d, clause },
            _ => ColorsText::Likewise { clause },
        }));
        if let Some(digit) = (first | second | group.lost).all_digits().single() {
            prose.say(in_view(context, digit, group.lost.cells(), &group.by.map(|it| it.cell)));
        } else {
            let nots = [first, second].map(|by| super::chain::not(context, &by, &group.lost));
            prose.say(style.say(&ColorsText::NeitherWay { one: &nots[0], other: &nots[1] }));
        }
    }
}

/// Sentences about candidates in two colors.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ColorsText<'a> {
    Either { one: &'a str, a: char, other: &'a str, b: char },
    Are { cells: OneByOne, digit: Digit },
    IsWrong { name: char, fault: &'a str },
    WithColor { name: char, fault: &'a str },
    WithOne { one: &'a str, fault: &'a str },
    So { clause: &'a str },
    RightSo { b: char, d: char, clause: &'a str },
    Likewise { clause: &'a str },
    SeesOneOfEach { cells: CellSet, first: Cell, a: char, one: Houses<'a>, second: Cell, b: char, other: Houses<'a> },
    WithEach { a: char, one: &'a str, b: char, other: &'a str },
    RulesOutBoth { name: char, c: char, d: char },
    NeitherWay { one: &'a str, other: &'a str },
}
