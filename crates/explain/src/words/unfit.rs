//! Why candidates are in no way to fill the cells of a rule.
use super::closed::closed;
use super::far_ends;
use super::misfits::of_pair;
use super::noun::{AllOf, Or};
use super::plain::closed::not_in;
use super::rest_text::MisfitText;
use super::sandwich;
use super::sandwich_rests::{RestOfWays, rest};
use super::unfit_reasons::{UnfitReasons, WAYS};
use crate::step_context::StepContext;
use qedoku_core::{
    Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, FillingWays, Rule, RuleFilling, RuleKind, Step, Sum,
};

/// Why candidates are in no way to fill the cells of a rule.
pub(super) fn reasons(
    context: &StepContext<'_>,
    filling: &RuleFilling,
    gone: &CandidateSet,
    step: &Step,
) -> UnfitReasons {
    let Some(rule) = filling.rule.of(context.layout) else {
        return UnfitReasons { left: *gone, ..UnfitReasons::default() };
    };
    let all = filling.left | filling.held;
    if rule.can_be_filled(context.layout, &|cell| all.digits(cell)) == Some(false) {
        return UnfitReasons { texts: never(context, rule, &all), ..UnfitReasons::default() };
    }
    match rule.kind {
        RuleKind::Quadruple => of_quadruple(context, rule, filling, gone),
        RuleKind::Sandwich => sandwich::reasons(context, rule, filling, gone, step),
        _ => of_line(context, rule, filling, gone),
    }
}

/// That nothing fills the cells; of a line between two digits, which cell is beyond both.
fn never(context: &StepContext<'_>, rule: &Rule, all: &CandidateSet) -> Vec<String> {
    let style = context.style;
    let beyond = || {
        let [one, inner @ .., other] = &rule.cells[..] else { return None };
        let ends = all.digits(*one) | all.digits(*other);
        let is_beyond = |cell: &&Cell| {
            let own = all.digits(**cell);
            own.last() <= ends.first() || own.first() >= ends.last()
        };
        let cell = *inner.iter().find(is_beyond)?;
        let held = |cell: Cell| style.held(&style.cell(cell), all.digits(cell));
        let ends = [held(*one), held(*other)];
        Some(style.say(&UnfitText::Beyond { cell: &held(cell), ends: AllOf(&ends) }))
    };
    let beyond = if rule.kind == RuleKind::Between { beyond() } else { None };
    vec![beyond.unwrap_or_else(|| style.say(&UnfitText::Never))]
}

/// Why cells of a quadruple are what they are: as many digits of it as cells that can be these, which hold nothing else.
fn of_quadruple(context: &StepContext<'_>, rule: &Rule, filling: &RuleFilling, gone: &CandidateSet) -> UnfitReasons {
    let mut reasons = UnfitReasons { left: *gone, ..UnfitReasons::default() };
    let mut needed = rule.quadruple();
    for it in filling.held.iter() {
        if let Some(at) = needed.iter().position(|&digit| digit == it.digit) {
            needed.remove(at);
        }
    }
    let digits: Vec<Digit> = needed.iter().copied().collect::<DigitSet>().iter().collect();
    let mut sets: Vec<DigitSet> = (1..1_usize << digits.len())
        .map(|mask| (0..digits.len()).filter(|at| mask >> at & 1 == 1).map(|at| digits[at]).collect())
        .collect();
    sets.sort_by_key(|set| set.len());
    for set in sets {
        let places = set.iter().fold(CellSet::EMPTY, |all, digit| all | filling.left.plane(digit));
        let count = needed.iter().filter(|digit| set.contains(**digit)).count();
        let described = reasons.left.iter().filter(|it| places.contains(it.cell) && !set.contains(it.digit));
        let described: CandidateSet = described.collect();
        if places.len() != count || described.is_empty() {
            continue;
        }
        reasons.left -= described;
        reasons.texts.extend(only_there(context, filling, set, places));
    }
    for &digit in &digits {
        let count = needed.iter().filter(|&&it| it == digit).count();
        let places: Vec<Cell> = filling.left.plane(digit).iter().collect();
        let pairs =
            places.iter().enumerate().flat_map(|(at, &one)| places[at + 1..].iter().map(move |&other| [one, other]));
        let clash = |&[one, other]: &[Cell; 2]| {
            context.layout.clash(Candidate { cell: one, digit }, Candidate { cell: other, digit })
        };
        let pairs: Vec<[Cell; 2]> = pairs.filter(|pair| !clash(pair)).collect();
        let (2, [pair]) = (count, &pairs[..]) else { continue };
        let cells: CellSet = pair.iter().copied().collect();
        let described: CandidateSet =
            reasons.left.iter().filter(|it| cells.contains(it.cell) && it.digit != digit).collect();
        if !described.is_empty() {
            reasons.left -= described;
            reasons.texts.push(context.style.say(&UnfitText::Both { digit, cells }));
        }
    }
    reasons.needs_ways = !reasons.left.is_empty();
    reasons
}

/// That digits of a quadruple fit in some of its cells alone, and why not in the others.
fn only_there(context: &StepContext<'_>, filling: &RuleFilling, digits: DigitSet, places: CellSet) -> Vec<String> {
    let style = context.style;
    let others = (filling.left.cells() - places) & context.board.open();
    let each = |cell: Cell| digits.iter().map(move |digit| not_in(context, cell, digit));
    let why = if style.is_plain() { others.iter().flat_map(each).collect() } else { closed(context, others, digits) };
    let is_other = digits.iter().any(|digit| filling.held.all_digits().contains(digit));
    let only = style.say(&match (digits.single(), is_other) {
        (Some(digit), true) => UnfitText::OtherOnly { digit, cells: places },
        (Some(digit), false) => UnfitText::Only { digit, cells: places },
        (None, _) => UnfitText::OnlyThese { digits, cells: places },
    });
    why.into_iter().chain([only]).collect()
}

/// Why cells of a line cannot hold what they lose: what is in none of few ways is seen.
fn of_line(context: &StepContext<'_>, rule: &Rule, filling: &RuleFilling, gone: &CandidateSet) -> UnfitReasons {
    let mut reasons = UnfitReasons { left: *gone, needs_ways: true, ..UnfitReasons::default() };
    if rule.kind == RuleKind::Between {
        far_ends::around(context, rule, filling, &mut reasons);
        of_ends(context, rule, filling, &mut reasons);
        far_ends::describe(context, rule, filling, &mut reasons);
        reasons.needs_ways = !reasons.left.is_empty();
    }
    match filling.ways(context.layout, WAYS) {
        Some(FillingWays::Runs(runs)) => of_runs(context, filling, &runs, &mut reasons),
        Some(FillingWays::Ends(pairs)) => {
            let ends: CellSet = rule.cells.first().into_iter().chain(rule.cells.last()).copied().collect();
            let is_inside = |it: &Candidate| pairs.iter().any(|[low, high]| *low < it.digit && it.digit < *high);
            let is_end = |it: &Candidate| pairs.iter().flatten().any(|end| *end == it.digit);
            let is_listed = |it: &Candidate| if ends.contains(it.cell) { is_end(it) } else { is_inside(it) };
            reasons.left = reasons.left.iter().filter(is_listed).collect();
        }
        Some(FillingWays::Sums(sums)) => of_stretches(context, rule, filling, &sums, &mut reasons),
        _ => {}
    }
    reasons
}

/// Why the ends of a line cannot hold what they lose, as a cell inside could not lie between them; and why cells inside
/// cannot, as no digits of the ends lie on both sides.
fn of_ends(context: &StepContext<'_>, rule: &Rule, filling: &RuleFilling, reasons: &mut UnfitReasons) {
    let style = context.style;
    let all = filling.left | filling.held;
    let held = |cell: Cell| style.held(&style.cell(cell), all.digits(cell));
    let [one, inner @ .., other] = &rule.cells[..] else { return };
    let lies = |it: Digit, ends: [Digit; 2]| ends.iter().min() < Some(&it) && Some(&it) < ends.iter().max();
    // Those inside first, while the ends are what they were.
    let is_beyond = |it: &Candidate| {
        inner.contains(&it.cell)
            && !all.digits(*one).iter().any(|low| all.digits(*other).iter().any(|high| lies(it.digit, [low, high])))
    };
    let beyond: CandidateSet = reasons.left.iter().filter(is_beyond).collect();
    reasons.left -= beyond;
    if !beyond.is_empty() {
        let ends = [held(*one), held(*other)];
        reasons.texts.push(style.say(&UnfitText::NotBetween { digits: Or(beyond.all_digits()), ends: AllOf(&ends) }));
    }
    for [own, far] in [[*one, *other], [*other, *one]] {
        let mut described: Vec<(Cell, DigitSet)> = Vec::new();
        for digit in reasons.left.digits(own) {
            let can =
                |cell: Cell| all.digits(far).iter().any(|end| all.digits(cell).iter().any(|it| lies(it, [digit, end])));
            let Some(&cell) = inner.iter().find(|cell| !can(**cell)) else { continue };
            reasons.left -= CandidateSet::of(Candidate { cell: own, digit });
            match described.iter_mut().find(|(known, _)| *known == cell) {
                Some((_, digits)) => digits.insert(digit),
                None => described.push((cell, digit.into())),
            }
        }
        reasons.texts.extend(described.iter().map(|&(inner, digits)| {
            let [lies, ends] = [inner, far].map(|cell| all.digits(cell));
            let digits = Or(digits);
            let cell = own;
            let inner = &held(inner);
            let far = &held(far);
            style.say(&match (ends.last() < lies.first(), ends.first() > lies.last()) {
                (true, _) => UnfitText::EndAbove { far, inner, cell },
                (_, true) => UnfitText::EndBelow { far, inner, cell },
                _ => UnfitText::WithEnd { digits, cell, inner, far },
            })
        }));
    }
}

/// Why cells of consecutive digits cannot hold what they lose: what a cell alone is left to be in the only run, and what
/// leaves a run without a digit.
fn of_runs(context: &StepContext<'_>, filling: &RuleFilling, runs: &[[Digit; 2]], reasons: &mut UnfitReasons) {
    let style = context.style;
    let has = |run: &[Digit; 2], digit| (run[0]..=run[1]).contains(&digit);
    reasons.left = reasons.left.iter().filter(|it| runs.iter().any(|run| has(run, it.digit))).collect();
    for digit in context.layout.digits() - filling.held.all_digits() {
        let Some(cell) = filling.left.plane(digit).single() else { continue };
        let lost = CandidateSet::of_cell(cell, reasons.left.digits(cell).without(digit));
        if runs.iter().all(|run| has(run, digit)) && !lost.is_empty() {
            reasons.left -= lost;
            reasons.texts.push(style.say(&MisfitText::OnlyIn { digit, cell }));
        }
    }
    let digits = |run: &[Digit; 2]| -> DigitSet {
        let [low, high] = *run;
        context.layout.digits().filter(|digit| (low..=high).contains(&digit))
    };
    if let [run] = runs {
        for cell in filling.left.cells() {
            let Some(digit) = (filling.left.digits(cell) & digits(run)).single() else { continue };
            let lost = reasons.left.iter().filter(|it| it.digit == digit && it.cell != cell).collect::<CandidateSet>();
            if !lost.is_empty() {
                reasons.left -= lost;
                reasons.texts.push(style.say(&UnfitText::OfThese { cell, digit }));
            }
        }
    }
    for it in reasons.left.iter_by_cell().collect::<Vec<_>>() {
        let own = CandidateSet::of_cell(it.cell, context.layout.digits());
        let beside = filling.left - own - context.layout.clashes(it);
        let there = (beside | filling.held).all_digits().with(it.digit);
        let with = runs.iter().map(digits).filter(|run| run.contains(it.digit));
        let lacked: Option<DigitSet> = with.map(|run| (run - there).first()).collect();
        if let Some(lacked) = lacked.filter(|lacked| !lacked.is_empty()) {
            reasons.left -= CandidateSet::of(it);
            let digit = it.digit;
            let cell = it.cell;
            let lacked = Or(lacked);
            reasons.texts.push(style.say(&UnfitText::NoOther { digit, cell, lacked }));
            continue;
        }
        let held = filling.held.all_digits().with(it.digit);
        let sets: Vec<DigitSet> =
            runs.iter().map(digits).filter(|run| run.contains(it.digit)).map(|run| run - held).collect();
        let digit = it.digit;
        let cell = it.cell;
        let text = match rest(&beside, filling.left.cells().without(cell), &sets) {
            Some(RestOfWays::Empty(other, values)) => UnfitText::LeftFor { digit, cell, other, values: Or(values) },
            Some(RestOfWays::Both(pair, other)) => UnfitText::BothIn { digit, cell, pair, other },
            _ => continue,
        };
        reasons.left -= CandidateSet::of(it);
        reasons.texts.push(style.say(&text));
    }
}

/// Why cells of a line with equal sums cannot hold what they lose: alone in a box they are the sum, and of two the other one
/// would have to be the rest.
fn of_stretches(
    context: &StepContext<'_>,
    rule: &Rule,
    filling: &RuleFilling,
    sums: &[u32],
    reasons: &mut UnfitReasons,
) {
    for stretch in context.layout.rules().stretches(rule) {
        let cells: CellSet = stretch.iter().copied().collect();
        let own: CandidateSet = reasons.left.iter().filter(|it| cells.contains(it.cell)).collect();
        if own.is_empty() || !cells.is_subset(context.board.open()) {
            continue;
        }
        if cells.is_one() {
            reasons.left -= own;
        } else if let (2, &[total]) = (cells.len(), sums) {
            let left = filling.left.iter().filter(|it| cells.contains(it.cell)).collect();
            let total = i16::try_from(total).unwrap_or_default();
            let sum = Sum { plus: cells, minus: CellSet::EMPTY, total, left, from: Vec::new() };
            reasons.left -= own;
            reasons.texts.extend(of_pair(context, &sum, &own));
        }
    }
}

/// Sentences about what does not fit the cells of a rule.
#[derive(Clone, Copy, Debug)]
pub(crate) enum UnfitText<'a> {
    Never,
    Beyond { cell: &'a str, ends: AllOf<'a> },
    EndAbove { far: &'a str, inner: &'a str, cell: Cell },
    EndBelow { far: &'a str, inner: &'a str, cell: Cell },
    WithEnd { digits: Or, cell: Cell, inner: &'a str, far: &'a str },
    NotBetween { digits: Or, ends: AllOf<'a> },
    Only { digit: Digit, cells: CellSet },
    OtherOnly { digit: Digit, cells: CellSet },
    OnlyThese { digits: DigitSet, cells: CellSet },
    Both { digit: Digit, cells: CellSet },
    OfThese { cell: Cell, digit: Digit },
    LeftFor { digit: Digit, cell: Cell, other: Cell, values: Or },
    BothIn { digit: Digit, cell: Cell, pair: DigitSet, other: Cell },
    NoOther { digit: Digit, cell: Cell, lacked: Or },
}
