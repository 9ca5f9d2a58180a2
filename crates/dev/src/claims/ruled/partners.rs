//! Tests what is said of the digits that a rule wants beside others.
use super::clauses::short_names;
use super::judge::RuleJudge;
use super::names::NamedReason;
use super::relations::forbids;
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Layout, Rule, RuleKind};

/// The rule that is said to want digits in a cell beside those of others.
#[derive(Clone, Default, Debug)]
pub(super) struct SaidWant {
    cells: CellSet,
    /// The cell that lacks them; none if it is the other cell of each rule.
    from: CellSet,
    reasons: Vec<NamedReason>,
}

/// True if two candidates are in one house with the same digit.
fn share(layout: &Layout, one: Candidate, other: Candidate) -> bool {
    let houses = layout.houses_of(one.cell) & layout.houses_of(other.cell);
    one.digit == other.digit && !houses.is_empty()
}

/// The rules that clauses mean.
fn rules<'l>(layout: &'l Layout, reasons: &[NamedReason]) -> Vec<&'l Rule> {
    let of = |reason: &NamedReason| match reason {
        NamedReason::Rule(clause) => clause.rules(layout).into_iter().map(|(_, rule)| rule).collect(),
        _ => Vec::new(),
    };
    reasons.iter().flat_map(of).collect()
}

/// The rules of a name that have this number.
fn of_value<'l>(layout: &'l Layout, reasons: &[NamedReason], value: &[i32]) -> Vec<&'l Rule> {
    let all = rules(layout, reasons).into_iter();
    all.filter(|rule| value == [i32::from(rule.value_on(layout.size()))]).collect()
}

/// The cells that clauses name.
fn named(reasons: &[NamedReason]) -> CellSet {
    let of = |reason: &NamedReason| match reason {
        NamedReason::Rule(clause) => clause.cells(),
        _ => CellSet::EMPTY,
    };
    reasons.iter().fold(CellSet::EMPTY, |all, reason| all | of(reason))
}

/// Cells in blocks: `r13c9,r2c89`.
fn joined(text: &str) -> Option<CellSet> {
    let whole = |block: &str| super::super::names::block(block).into_iter().find(|(end, _)| *end == block.len());
    text.split(',')
        .map(|block| whole(block).map(|(_, cells)| cells))
        .try_fold(CellSet::EMPTY, |all, it| Some(all | it?))
}

impl RuleJudge<'_> {
    /// The digits of another cell that a rule lets stand beside a candidate.
    fn beside_by(&self, rules: &[&Rule], from: Cell, it: Candidate) -> DigitSet {
        let fits = |digit| {
            let by = Candidate { cell: from, digit };
            !share(self.layout, by, it) && !rules.iter().any(|rule| forbids(self.layout, rule, by, it))
        };
        self.layout.digits().filter(fits)
    }

    /// Candidates that go have no digit in the other of the cells that a rule lets stand beside them.
    fn alone(&mut self, rules: &[&Rule], cells: CellSet, gone: CandidateSet) {
        let alone = |it: Candidate| {
            let mut ends = cells.without(it.cell).iter();
            ends.any(|from| rules.iter().any(|rule| self.beside_by(&[rule], from, it).is_empty()))
        };
        let all = !gone.is_empty() && gone.iter().all(alone);
        self.claim(all, "no digit goes with it by the rule");
        self.excluded |= gone;
    }

    /// The candidates of some digits in cells that go.
    fn going(&self, cells: CellSet, digits: DigitSet) -> CandidateSet {
        self.candidates(cells, digits) & self.conclusion.eliminate
    }

    /// Digits at black dots have neither double nor half.
    pub(super) fn have_no_double(&mut self, cells: CellSet, digits: DigitSet) {
        let list = self.layout.rules().list.iter();
        let is_dot = |rule: &&Rule| rule.kind == RuleKind::Ratio && rule.value_on(self.layout.size()) == 2;
        let dots: Vec<&Rule> =
            list.filter(is_dot).filter(|rule| rule.cells.iter().all(|cell| cells.contains(*cell))).collect();
        let dotted = dots.iter().flat_map(|rule| rule.cells.iter().copied()).collect::<CellSet>();
        self.claim(dotted == cells, "there is a dot at each of the cells");
        let gone = self.going(cells, digits);
        let each = cells.iter().all(|cell| {
            let own = gone.digits(cell);
            own.is_empty() || own == digits & self.board.digits(cell)
        });
        self.claim(each, "all of these digits go");
        self.alone(&dots, cells, gone);
    }

    /// Digits at black dots have neither double nor half, wherever there is such a dot.
    pub(super) fn have_no_double_anywhere(&mut self, digits: DigitSet) {
        let list = self.layout.rules().list.iter();
        let size = self.layout.size();
        let dots: Vec<&Rule> = list.filter(|it| it.kind == RuleKind::Ratio && it.value_on(size) == 2).collect();
        self.alone_at_each(&dots, digits);
    }

    /// Digits have no partner by any of the rules of a name and a number.
    pub(super) fn go_with_none_anywhere(&mut self, reasons: &[NamedReason], value: &[i32], digits: DigitSet) {
        let rules = of_value(self.layout, reasons, value);
        self.alone_at_each(&rules, digits);
    }

    /// The two cells of each rule of a name and a number have just these ways, whatever their candidates.
    pub(super) fn are_ways_anywhere(&mut self, reasons: &[NamedReason], value: &[i32], said: &[Vec<Digit>]) {
        let rules = of_value(self.layout, reasons, value);
        let held: DigitSet = said.iter().flatten().copied().collect();
        let is_way = |digits: &[Digit]| digits.iter().map(|it| i32::from(it.value())).sum::<i32>() == value[0];
        self.claim(!said.is_empty() && said.iter().all(|way| way.len() == 2 && is_way(way)), "these are ways");
        self.alone_at_each(&rules, self.layout.digits() - held);
    }

    /// Digits that go from cells of several rules have no partner by one of them.
    fn alone_at_each(&mut self, rules: &[&Rule], digits: DigitSet) {
        let cells: CellSet = rules.iter().flat_map(|rule| rule.cells.iter().copied()).collect();
        let gone = self.going(cells, digits);
        let is_alone = |rule: &Rule, it: Candidate| {
            let mut others = rule.cells.iter().filter(|cell| **cell != it.cell);
            rule.cells.contains(&it.cell) && others.any(|from| self.beside_by(&[rule], *from, it).is_empty())
        };
        let all = gone.iter().all(|it| rules.iter().any(|rule| is_alone(rule, it)));
        self.claim(rules.len() > 1 && !gone.is_empty() && all, "no digit goes with it by any of the rules");
        self.excluded |= gone;
    }

    /// No digit goes with some others, by a clause about two cells.
    pub(super) fn go_with_none(&mut self, reasons: &[NamedReason], digits: DigitSet) {
        let cells = named(reasons);
        let gone = self.going(cells, digits);
        self.alone(&rules(self.layout, reasons), cells, gone);
    }

    /// Two cells with a total have just these ways, whatever their candidates.
    pub(super) fn are_ways(&mut self, reasons: &[NamedReason], said: &[Vec<Digit>]) {
        let cells = named(reasons);
        let rules = rules(self.layout, reasons);
        let pair: Vec<Cell> = cells.iter().collect();
        let [from, other] = pair[..] else { return self.claim(false, "they are two cells") };
        let mut ways: Vec<Vec<Digit>> = Vec::new();
        for digit in self.layout.digits() {
            let fits = self.beside_by(&rules, from, Candidate { cell: other, digit });
            ways.extend(fits.iter().filter(|own| *own >= digit).map(|own| vec![digit, own]));
        }
        self.claim(ways == said, "these are the ways");
        let held: DigitSet = said.iter().flatten().copied().collect();
        self.excluded |= self.going(cells, self.layout.digits() - held);
    }

    /// A rule wants digits in one cell beside those of others.
    pub(super) fn want(&mut self, [cells, from]: [CellSet; 2], reasons: &[NamedReason]) {
        self.wanted = SaidWant { cells, from, reasons: reasons.to_vec() };
    }

    /// Beside these digits it wants some that the cell lacks.
    pub(super) fn need(&mut self, [digits, partners]: [DigitSet; 2]) {
        let SaidWant { cells, from, reasons } = self.wanted.clone();
        let gone = self.going(cells, digits);
        let rules = rules(self.layout, &reasons);
        if from.is_empty() {
            let lacks = |it: Candidate| {
                let with = rules.iter().filter(|rule| rule.cells.contains(&it.cell));
                let ends = with.flat_map(|rule| rule.cells.iter().map(move |from| (*rule, *from)));
                ends.filter(|(_, from)| *from != it.cell && !self.board.digits(*from).meets(partners))
                    .any(|(rule, from)| self.beside_by(&[rule], from, it) == partners)
            };
            let all = gone.len() == cells.len() * digits.len() && gone.iter().all(lacks);
            self.claim(all, "the other cell has none of the digits that are wanted");
            self.excluded |= gone;
            return;
        }
        let Some(from) = from.single() else { return self.claim(false, "one cell lacks the digits") };
        let wants = |it: Candidate| {
            let about = |rule: &&&Rule| {
                self.layout.digits().iter().any(|digit| forbids(self.layout, rule, Candidate { cell: from, digit }, it))
            };
            let by: Vec<&Rule> = rules.iter().filter(about).copied().collect();
            by.iter().any(|rule| self.beside_by(&[rule], from, it) == partners)
        };
        let all = gone.len() == cells.len() * digits.len() && gone.iter().all(wants);
        self.claim(all, "these digits are wanted beside it");
        let none = !self.board.digits(from).meets(partners);
        self.claim(none, "the cell has none of these");
        self.excluded |= gone;
    }

    /// Two cells hold the same digit, so that what one lacks goes from the other.
    pub(super) fn hold_one_digit(&mut self, cells: CellSet, reasons: &[NamedReason]) {
        let pair: Vec<Cell> = cells.iter().collect();
        let [one, other] = pair[..] else { return self.claim(false, "they are two cells") };
        let digits = self.layout.digits();
        let differ = |a: Digit, b: Digit| {
            let [a, b] = [Candidate { cell: one, digit: a }, Candidate { cell: other, digit: b }];
            reasons.iter().any(|reason| reason.forbids(self.layout, a, b))
        };
        let same = digits.iter().all(|a| digits.iter().all(|b| differ(a, b) == (a != b)));
        self.claim(same, "the rule wants the same digit there");
        let gone = self.going(cells, digits);
        let lacks = |it: Candidate| !self.board.digits(if it.cell == one { other } else { one }).contains(it.digit);
        let all = !gone.is_empty() && gone.iter().all(lacks);
        self.claim(all, "the twin lacks what goes");
        self.excluded |= gone;
    }

    /// A cell has none of these digits.
    pub(super) fn lacks_all(&mut self, cells: CellSet, digits: DigitSet) {
        let lacks = cells.iter().all(|cell| self.board.value(cell).is_none() && !self.board.digits(cell).meets(digits));
        self.claim(lacks, "the cell lacks these digits");
    }

    /// As many cells hold 1 at least as one number is below another.
    pub(super) fn steps_off(&mut self, cells: CellSet, low: DigitSet, high: DigitSet) {
        let value = |digits: DigitSet| digits.single().map(|digit| usize::from(digit.value()));
        let apart = value(low).zip(value(high)).is_some_and(|(low, high)| low + cells.len() == high);
        self.claim(apart, "each of the others takes 1 of it");
    }

    /// Wherever a digit is in two cells with a total, the other holds the rest.
    pub(super) fn other_of(&mut self, reasons: &[NamedReason], digits: DigitSet) {
        let cells = named(reasons);
        let value = rules(self.layout, reasons).first().map(|rule| u32::from(rule.value_on(self.layout.size())));
        let rest = |it: Digit| Digit::from_value(value?.checked_sub(u32::from(it.value()))?);
        let first: DigitSet = digits.single().and_then(rest).into_iter().collect();
        let places = self.candidates(cells, first);
        self.clashes_with(&places);
        self.as_rules_say(reasons);
        self.other_is(digits);
    }

    /// A line in brief: a rule by its name and cells, and what the slot has: `black dot r1c4-r1c5, no half or double`.
    pub(super) fn clash_line(&mut self, argument: &str) -> Option<()> {
        for (end, clause) in short_names(argument) {
            let of_kind: Vec<&Rule> = clause.rules(self.layout).into_iter().map(|(_, rule)| rule).collect();
            let rest = &argument[end..];
            if let Some(tail) = rest.strip_prefix(", ").or_else(|| rest.strip_prefix('，'))
                && of_kind.len() > 1
                && self.clash_tail(&of_kind, tail).is_some()
            {
                return Some(());
            }
            let Some((line, tail)) = rest.split_once(", ").or_else(|| rest.split_once('，')) else { continue };
            let cells = line.trim_start();
            let is_named = |rule: &&Rule| {
                let names: Vec<String> = rule.cells.iter().map(ToString::to_string).collect();
                let all: CellSet = rule.cells.iter().copied().collect();
                names.join("-") == cells || joined(cells) == Some(all)
            };
            let named: Vec<&Rule> = of_kind.into_iter().filter(is_named).collect();
            if !named.is_empty() && self.clash_tail(&named, tail).is_some() {
                return Some(());
            }
        }
        None
    }

    /// Reads the text behind a rule: that nothing goes with some digits, the ways of a total, and what cells have.
    fn clash_tail(&mut self, named: &[&Rule], tail: &str) -> Option<()> {
        let gone = self.conclusion.eliminate;
        let cells: CellSet = named.iter().flat_map(|rule| rule.cells.iter().copied()).collect();
        let mut is_alone = false;
        let mut shown: Vec<CandidateSet> = Vec::new();
        let mut left = tail;
        while !left.is_empty() {
            let partners = self.without_partners(named, left);
            is_alone |= partners.is_some();
            let end = partners.unwrap_or_else(|| left.find('}').map_or(left.len(), |end| end + 1));
            if partners.is_none() {
                shown.push(self.slot_shown(&left[..end])?);
            }
            let behind = &left[end..];
            left = behind.strip_prefix(", ").or_else(|| behind.strip_prefix('，')).unwrap_or(behind);
        }
        if is_alone && shown.is_empty() {
            self.alone(named, cells, gone);
            return Some(());
        }
        let by = |member: Candidate, it: Candidate| {
            named.iter().any(|rule| forbids(self.layout, rule, member, it))
                || share(self.layout, member, it)
                || member.cell == it.cell
        };
        let has_none = |it: Candidate| {
            let mut pairs = named.iter().flat_map(|rule| cells.without(it.cell).iter().map(move |from| (rule, from)));
            is_alone && pairs.any(|(rule, from)| self.beside_by(&[rule], from, it).is_empty())
        };
        let by_shown = |it: Candidate| shown.iter().any(|slot| slot.iter().all(|member| by(member, it)));
        let all = gone.iter().all(|it| by_shown(it) || has_none(it));
        self.claim(all, "the rule forbids both at once");
        Some(())
    }

    /// The end of what says that digits have no partner, or which ways a total has, if the text begins with it.
    fn without_partners(&mut self, named: &[&Rule], text: &str) -> Option<usize> {
        let words = ["no half or double", "无两倍或一半", "no partner", "无数相配"];
        if text.starts_with(|sign: char| sign.is_ascii_digit()) && text.contains('+') {
            return Some([", r", "，r"].iter().filter_map(|cut| text.find(cut)).min().unwrap_or(text.len()));
        }
        let at = words.iter().position(|words| text.starts_with(words))?;
        if at < 2 {
            let is_dot = |rule: &&Rule| rule.kind == RuleKind::Ratio && rule.value_on(self.layout.size()) == 2;
            self.claim(named.iter().all(is_dot), "it is a black dot");
        }
        Some(words[at].len())
    }

    /// All candidates of a slot: `r1c4 {134}`, `4 in b3 at r13c9,r2c89`.
    fn slot_shown(&mut self, text: &str) -> Option<CandidateSet> {
        let english = text.split_once(" in ").and_then(|(digit, rest)| Some((digit, rest.split_once(" at ")?)));
        let chinese = text.split_once(" 的 ").and_then(|(house, rest)| {
            let (digit, cells) = rest.split_once(" 在 ")?;
            Some((digit, (house, cells)))
        });
        if let Some((digit, (house, cells))) = english.or(chinese) {
            let digit = Digit::from_value(digit.parse().ok()?)?;
            let houses = super::super::names::houses(self.layout, house);
            let (_, house) = houses.into_iter().find(|(end, _)| *end == house.len())?;
            let cells = joined(cells)?;
            let places = self.board.plane(digit) & *house.first()?;
            self.claim(places == cells, "the digit has just these places there");
            return Some(self.candidates(cells, digit.into()));
        }
        let text = text.replace('{', "«").replace('}', "»");
        let (_, shown) = super::names::shown(&text).into_iter().find(|(end, _)| *end == text.len())?;
        let cell = shown.cells().single()?;
        self.claim(shown.digits(cell) == self.board.digits(cell), "these are its candidates");
        Some(shown)
    }
}
