//! The rules that Sudoku Explainer's searches of several branches use when nothing else follows: locked candidates,
//! pairs, the X-Wing, and whole searches inside it.
use super::argument::{Inner, LinkMode, RuleFind, RuleFindKind, RuleFinds};
use super::collectors::BestByEffect;
use super::finds::{ChainFinds, NetPool};
use super::line_search::{LineSearch, WantedLines};
use super::marks::{ChainBoard, MarkHouses};
use super::parents::{Gone, line_key, net_key};
use super::patterns::{OnMarks, in_hash_order};
use qedoku_core::{CellSet, Digit};
use std::collections::BTreeMap;

/// The rules for one position, and the chains that they found so far.
pub(super) struct NetRules<'a> {
    /// The cells that are empty at the position.
    empty: CellSet,
    /// The number of times each digit is placed.
    placed: [u8; Digit::COUNT],
    inside: &'a mut Inside,
    /// True if the finds are to be described.
    wants_evidence: bool,
}

/// The chains that rules found, each once, and their complexities.
#[derive(Clone, Debug, Default)]
struct NestedChains {
    numbers: BTreeMap<Vec<u16>, u32>,
    complexities: Vec<u32>,
}

/// The facts that rules depend on besides the candidates: a search with the same may go on with another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct RulesGround {
    empty: CellSet,
    placed: [u8; Digit::COUNT],
    wants_evidence: bool,
}

/// Buffers of the searches inside a search, and the chains that they found for it.
#[derive(Clone, Debug, Default)]
pub(super) struct Inside {
    chains: NestedChains,
    lines: LineSearch,
    nets: NetPool,
    best: BestByEffect,
    deeper: Option<Box<Inside>>,
}

impl<'a> NetRules<'a> {
    /// The rules for a position with these empty cells, where each digit is placed this many times.
    pub(super) fn new(empty: CellSet, placed: [u8; Digit::COUNT], inside: &'a mut Inside) -> Self {
        Self { empty, placed, inside, wants_evidence: false }
    }

    /// The same rules, whose finds have evidence if it is wanted.
    pub(super) fn wanting_evidence(self, wants_evidence: bool) -> Self {
        Self { wants_evidence, ..self }
    }

    /// The facts that the rules depend on besides the candidates.
    pub(super) const fn ground(&self) -> RulesGround {
        RulesGround { empty: self.empty, placed: self.placed, wants_evidence: self.wants_evidence }
    }

    /// Forgets the chains that were found.
    pub(super) fn forget(&mut self) {
        self.inside.chains.numbers.clear();
        self.inside.chains.complexities.clear();
    }

    /// The complexity of a chain inside, by its number.
    pub(super) fn complexity(&self, chain: u32) -> u32 {
        self.inside.chains.complexities[chain as usize]
    }

    /// The finds of the first rule that has one with parents. Those up to level `tried` are known to have none.
    pub(super) fn first(
        &mut self,
        base: &ChainBoard,
        marks: &ChainBoard,
        houses: &MarkHouses,
        mode: LinkMode,
        tried: u8,
    ) -> RuleFinds {
        if tried == 0 {
            let finds = self.patterns(base, marks, houses);
            if !finds.is_empty() {
                return finds;
            }
        }
        self.nested(base, marks, houses, mode, tried)
    }

    /// The finds of the first kind of pattern that has one with parents.
    fn patterns(&self, base: &ChainBoard, marks: &ChainBoard, houses: &MarkHouses) -> RuleFinds {
        let on = OnMarks::new(base, marks, houses, self.empty);
        let mut finds = RuleFinds::new();
        let patterns = [OnMarks::locked, OnMarks::hidden_pairs, OnMarks::naked_pairs];
        for pattern in patterns {
            pattern(&on, &mut finds);
            if !finds.is_empty() {
                return finds;
            }
        }
        on.x_wings(&self.placed, &mut finds);
        finds
    }

    /// The finds of the first search inside that has one with parents.
    fn nested(
        &mut self,
        base: &ChainBoard,
        marks: &ChainBoard,
        houses: &MarkHouses,
        mode: LinkMode,
        tried: u8,
    ) -> RuleFinds {
        if tried < 2 && (mode.level == 2 || mode.level == 3) {
            let finds = self.lines(base, marks, houses);
            if !finds.is_empty() {
                return finds;
            }
        }
        let inner = match mode.level {
            3 => LinkMode::MULTIPLE,
            4.. => LinkMode::dynamic(mode.inner, 0),
            _ => return Vec::new(),
        };
        self.nets(base, marks, houses, inner)
    }

    fn lines(&mut self, base: &ChainBoard, marks: &ChainBoard, houses: &MarkHouses) -> RuleFinds {
        let mut finds = RuleFinds::new();
        for line in self.inside.lines.find(base, marks, houses, WantedLines::FirstOfEffect) {
            let gone = Gone { base, marks, houses };
            let parents = gone.of_line(&line);
            if parents.is_empty() {
                continue;
            }
            let nested = Some(self.number(line_key(&line), line.rank.complexity));
            let eliminate = in_hash_order(&line.eliminate);
            let slots = if self.wants_evidence { line.slots(marks, houses) } else { Vec::new() };
            finds.push((
                RuleFind { parents, nested, what: RuleFindKind::Inner(Inner::Line(Box::new(line), slots)) },
                eliminate,
            ));
        }
        finds
    }

    fn nets(&mut self, base: &ChainBoard, marks: &ChainBoard, houses: &MarkHouses, mode: LinkMode) -> RuleFinds {
        let Inside { lines, nets, best, deeper, .. } = &mut *self.inside;
        let choices = (!mode.dynamic).then(|| lines.choices(base, marks, houses));
        let rules = NetRules::new(self.empty, self.placed, deeper.get_or_insert_default())
            .wanting_evidence(self.wants_evidence);
        let mut inner = ChainFinds::new(marks, houses, mode, rules, nets).of_choices(choices.as_ref());
        best.clear();
        inner.each(best);
        let mut traced = Vec::new();
        for found in best.sorted() {
            let argument = self.wants_evidence.then(|| inner.argument(&found));
            traced.push((inner.ancestors(&found), found, argument));
        }
        let mut finds = RuleFinds::new();
        for (lists, found, argument) in traced {
            let gone = Gone { base, marks, houses };
            let parents = gone.of_nets(&found, &lists);
            if parents.is_empty() {
                continue;
            }
            let nested = Some(self.number(net_key(&lists), found.rank.complexity));
            let what = RuleFindKind::Inner(Inner::Net(argument.map(Box::new)));
            finds.push((RuleFind { parents, nested, what }, in_hash_order(&found.eliminate)));
        }
        finds
    }

    /// The number of a chain: two are the same if their nodes are.
    fn number(&mut self, key: Vec<u16>, complexity: u32) -> u32 {
        let NestedChains { numbers, complexities } = &mut self.inside.chains;
        let next = complexities.len() as u32;
        let number = *numbers.entry(key).or_insert(next);
        if number == next {
            complexities.push(complexity);
        }
        number
    }
}
