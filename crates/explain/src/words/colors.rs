//! Candidates in two colors, one color of each pair true and the other false.
use super::apart::apart;
use super::pairs::{self, ColorLinks};
use crate::step_context::StepContext;
use crate::style::Style;
use crate::words::noun::{AllOf, Houses};
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Conclusion, Digit, DigitSet, House, Slot, Step};

/// The largest number of candidates of several digits that are named color by color; of more it says that they go
/// together.
const NAMED: usize = 8;

/// Says which candidates are true together, and what that leaves out.
pub(super) fn why(context: &StepContext<'_>, clusters: &[[CandidateSet; 2]], step: &Step) -> String {
    let style = context.style;
    let follows = context.style.follows(&step.conclusion);
    let two_sided = |pair: &&[CandidateSet; 2]| pair.iter().all(|side| !side.is_empty());
    if clusters.len() > 1 && !clusters.iter().all(|pair| two_sided(&pair)) {
        // A candidate that nothing is tied to is no pair: what it says is said by the pair it meets, or by the truths.
        let mut whole = clusters.iter().filter(two_sided);
        let pair = whole.next().filter(|[one, other]| excluders(context, [one, other], step).is_some());
        let Some(pair) = pair else { return super::truths::why(context, step) };
        let claim = both_see(context, pair, step);
        return style.say(&ColorsText::Claim { claim: &claim, conclusion: &step.conclusion });
    }
    if let Some(pairs) = apart(context, clusters, step) {
        return style.say(&ColorsText::Pairs { pairs: &pairs, conclusion: &step.conclusion });
    }
    let gone = &step.conclusion.eliminate;
    let false_side = clusters.iter().flatten().find(|color| gone.is_subset(color));
    let claim = match (clusters, false_side) {
        ([cluster], Some(color)) => one_false(context, cluster, color, step),
        ([cluster], None) => pairs::remote(context, cluster, step).unwrap_or_else(|| both_see(context, cluster, step)),
        ([one, other], Some(color)) => excluded(context, [one, other], color, step),
        ([one, other], None) => crossed(context, [one, other], step),
        _ => return follows,
    };
    style.say(&ColorsText::Claim { claim: &claim, conclusion: &step.conclusion })
}

/// Says where to look.
pub(super) fn place(style: Style, clusters: &[[CandidateSet; 2]]) -> String {
    style.cells(clusters.iter().flatten().fold(CellSet::EMPTY, |all, set| all | set.cells()))
}

/// One color is all false, as it would be at fault with itself or the board.
fn one_false(context: &StepContext<'_>, cluster: &[CandidateSet; 2], color: &CandidateSet, step: &Step) -> String {
    let style = context.style;
    let fault = fault(context, color);
    if color.len() == 1 {
        return fault;
    }
    let all = cluster[0] | cluster[1];
    if all.all_digits().single().is_some() || all.len() <= NAMED {
        let sides = sides(context, cluster, step);
        return style.say(&ColorsText::OtherWay { sides: &sides, fault: &fault });
    }
    let lead = ColorLinks::of(context, cluster, step).lead(context);
    style.say(&ColorsText::TogetherBut { lead: &lead, fault: &fault })
}

/// The reason why eliminated candidates clash with either color, or with the other color where one is at fault.
fn both_see(context: &StepContext<'_>, cluster: &[CandidateSet; 2], step: &Step) -> String {
    let style = context.style;
    let [one, other] = cluster;
    let Some(groups) = excluders(context, [one, other], step) else { return other_side(context, cluster, step) };
    if (*one | *other).all_digits().single().is_some() {
        let sides = sides(context, cluster, step);
        let losers = losers(style, &groups);
        return style.say(&ColorsText::SidesAndLosers { sides: &sides, losers: &losers });
    }
    let lead = ColorLinks::of(context, cluster, step).lead(context);
    let ways = style.semicolons(groups.iter().map(|Excluded { by, lost }| {
        let pair = style.or(by.map(|it| style.candidates(&CandidateSet::of(it))));
        style.say(&ColorsText::PairTrue { pair: &pair, names: lost })
    }));
    lead + &ways
}

/// Eliminated candidates that clash with one candidate of each of some colors.
struct Excluded<const N: usize> {
    by: [Candidate; N],
    lost: CandidateSet,
}

/// Groups what goes by the candidates of the colors that it clashes with; nothing if it does not with one of each.
fn excluders<const N: usize>(
    context: &StepContext<'_>,
    colors: [&CandidateSet; N],
    step: &Step,
) -> Option<Vec<Excluded<N>>> {
    let mut groups: Vec<Excluded<N>> = Vec::new();
    for lost in step.conclusion.eliminate.iter_by_cell() {
        let first = |color: &CandidateSet| color.iter().find(|&it| it != lost && context.layout.clash(it, lost));
        let by = colors.iter().map(|color| first(color)).collect::<Option<Vec<_>>>()?;
        let by = <[Candidate; N]>::try_from(by).ok()?;
        match groups.iter_mut().find(|group| group.by == by) {
            Some(group) => group.lost.insert(lost),
            None => groups.push(Excluded { by, lost: CandidateSet::of(lost) }),
        }
    }
    Some(groups)
}

/// Says which cells see what: `r6c7 sees both r7c7 and r5c9`; of one digit.
fn losers<const N: usize>(style: Style, groups: &[Excluded<N>]) -> String {
    style.clauses(groups.iter().map(|Excluded { by, lost }| {
        let cells = lost.cells();
        let by = by.iter().map(|it| it.cell).map(|cell| style.cell(cell)).collect::<Vec<_>>();
        let by = AllOf(&by);
        let count = lost.len();
        match N {
            1 => style.say(&ColorsText::Sees { cells, by, count }),
            _ => style.say(&ColorsText::SeesBoth { cells, by, count }),
        }
    }))
}

/// One color is at fault, so the other one is true.
fn other_side(context: &StepContext<'_>, cluster: &[CandidateSet; 2], step: &Step) -> String {
    let style = context.style;
    let gone = &step.conclusion.eliminate;
    let sides = sides(context, cluster, step);
    let spared = |side: &&CandidateSet| gone.iter().any(|lost| side.iter().all(|it| !context.layout.clash(it, lost)));
    let Some(side) = cluster.iter().find(spared) else { return sides };
    let fault = fault(context, side);
    let other = if side == &cluster[0] { &cluster[1] } else { &cluster[0] };
    if let (Some(digit), Some(groups)) = ((*side | *other).all_digits().single(), excluders(context, [other], step)) {
        let losers = losers(style, &groups);
        return style.say(&ColorsText::OtherPlaces {
            sides: &sides,
            fault: &fault,
            digit,
            places: other.plane(digit),
            losers: &losers,
        });
    }
    style.say(&ColorsText::OtherWayClash { sides: &sides, fault: &fault, names: gone })
}

/// One color of a pair would exclude both colors of another.
fn excluded(context: &StepContext<'_>, clusters: [&[CandidateSet; 2]; 2], color: &CandidateSet, step: &Step) -> String {
    let style = context.style;
    let both = style.semicolons(clusters.map(|cluster| sides(context, cluster, step)));
    let other = if clusters[0].contains(color) { clusters[1] } else { clusters[0] };
    let clashes =
        style.clauses(other.iter().filter_map(|side| clash(context, color, side)).map(|pair| excludes(context, pair)));
    style.say(&ColorsText::RulesOutBoth { both: &both, clashes: &clashes })
}

/// Two colors of different pairs exclude each other, so one of those opposite is true.
fn crossed(context: &StepContext<'_>, clusters: [&[CandidateSet; 2]; 2], step: &Step) -> String {
    let style = context.style;
    let both = style.semicolons(clusters.map(|cluster| sides(context, cluster, step)));
    let Some((pair, [one, other])) = opposite(context, clusters[0], clusters[1]) else { return both };
    let clash = excludes(context, pair);
    let sides = style.or([one, other].map(|set| style.candidates(set)));
    if let (Some(_), Some(groups)) = ((*one | *other).all_digits().single(), excluders(context, [one, other], step)) {
        let losers = losers(style, &groups);
        return style.say(&ColorsText::CrossedLosers { both: &both, clash: &clash, sides: &sides, losers: &losers });
    }
    let gone = &step.conclusion.eliminate;
    style.say(&ColorsText::CrossedClash { both: &both, clash: &clash, sides: &sides, names: gone })
}

/// Says what links a pair of colors, and that one is true and the other false.
fn sides(context: &StepContext<'_>, cluster: &[CandidateSet; 2], step: &Step) -> String {
    let style = context.style;
    let lead = ColorLinks::of(context, cluster, step).lead(context);
    let [one, other] = cluster;
    let Some(digit) = (*one | *other).all_digits().single() else {
        return style.say(&ColorsText::SidesApart { lead: &lead, one, other });
    };
    style.say(&ColorsText::DigitSides { lead: &lead, digit, one: one.plane(digit), other: other.plane(digit) })
}

/// Says of two candidates why not both are true.
fn excludes(context: &StepContext<'_>, [one, other]: [Candidate; 2]) -> String {
    let style = context.style;
    let both = [one.cell, other.cell].into_iter().collect();
    if let Some(house) = context.layout.houses_around(both).first().filter(|_| one.digit == other.digit) {
        return style.say(&ColorsText::BothIn { names: both, house: context.named([house]) });
    }
    style.say(&ColorsText::NotBoth { cell: one.cell, digits: [one.digit, other.digit].into_iter().collect() })
}

/// Says why a color cannot be true: two of it exclude each other, or together they leave a slot empty.
fn fault(context: &StepContext<'_>, color: &CandidateSet) -> String {
    let style = context.style;
    if let Some(pair) = clash(context, color, color) {
        return excludes(context, pair);
    }
    let closed = |candidate: Candidate| color.iter().any(|it| context.layout.clash(it, candidate));
    let cell = context
        .board
        .open()
        .iter()
        .find(|&cell| context.board.digits(cell).iter().all(|digit| closed(Candidate { cell, digit })));
    let slot = cell.map(Slot::Cell).or_else(|| empty_house(context, &closed));
    let Some(slot) = slot else { return style.candidates(color) };
    let lost = context.board.truth(slot).members();
    let closers = lost.iter().filter_map(|it| color.iter().find(|&by| context.layout.clash(by, it))).collect();
    let homes = style.slots(context.layout, &[slot]);
    match slot {
        Slot::Cell(_) => style.say(&ColorsText::NothingFor { side: &closers, homes: &homes }),
        Slot::House(..) => style.say(&ColorsText::NoPlaceFor { side: &closers, homes: &homes }),
    }
}

/// A house in which a digit has no place but closed ones.
fn empty_house(context: &StepContext<'_>, closed: &dyn Fn(Candidate) -> bool) -> Option<Slot> {
    let digits = |house: House| {
        let cells = context.layout.cells(house);
        let empty = move |&digit: &qedoku_core::Digit| {
            let places = context.board.plane(digit) & cells;
            !places.is_empty() && places.iter().all(|cell| closed(Candidate { cell, digit }))
        };
        qedoku_core::DigitSet::ALL.iter().find(empty).map(|digit| Slot::House(house, digit))
    };
    context.layout.houses().iter().find_map(digits)
}

/// The first two that exclude each other.
fn clash(context: &StepContext<'_>, one: &CandidateSet, other: &CandidateSet) -> Option<[Candidate; 2]> {
    let of = |a: Candidate| other.iter().find(|&b| a != b && context.layout.clash(a, b)).map(|b| [a, b]);
    one.iter().find_map(of)
}

/// Two candidates of different pairs that exclude each other, and the sides opposite theirs, one of which is true.
fn opposite<'a>(
    context: &StepContext<'_>,
    one: &'a [CandidateSet; 2],
    other: &'a [CandidateSet; 2],
) -> Option<([Candidate; 2], [&'a CandidateSet; 2])> {
    let pairs = [(0, 0), (0, 1), (1, 0), (1, 1)];
    pairs.into_iter().find_map(|(a, b)| Some((clash(context, &one[a], &other[b])?, [&one[1 - a], &other[1 - b]])))
}

/// Sentences about candidates in two colors.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ColorsText<'a> {
    Claim { claim: &'a str, conclusion: &'a Conclusion },
    Pairs { pairs: &'a str, conclusion: &'a Conclusion },
    OtherWay { sides: &'a str, fault: &'a str },
    TogetherBut { lead: &'a str, fault: &'a str },
    SidesAndLosers { sides: &'a str, losers: &'a str },
    PairTrue { pair: &'a str, names: &'a CandidateSet },
    Sees { cells: CellSet, by: AllOf<'a>, count: usize },
    SeesBoth { cells: CellSet, by: AllOf<'a>, count: usize },
    OtherPlaces { sides: &'a str, fault: &'a str, digit: Digit, places: CellSet, losers: &'a str },
    OtherWayClash { sides: &'a str, fault: &'a str, names: &'a CandidateSet },
    RulesOutBoth { both: &'a str, clashes: &'a str },
    CrossedLosers { both: &'a str, clash: &'a str, sides: &'a str, losers: &'a str },
    CrossedClash { both: &'a str, clash: &'a str, sides: &'a str, names: &'a CandidateSet },
    SidesApart { lead: &'a str, one: &'a CandidateSet, other: &'a CandidateSet },
    DigitSides { lead: &'a str, digit: Digit, one: CellSet, other: CellSet },
    BothIn { names: CellSet, house: Houses<'a> },
    NotBoth { cell: Cell, digits: DigitSet },
    NothingFor { side: &'a CandidateSet, homes: &'a str },
    NoPlaceFor { side: &'a CandidateSet, homes: &'a str },
}
