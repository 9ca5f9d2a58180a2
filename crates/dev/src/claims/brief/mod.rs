//! Reads lines in brief by their grammar and tests them on the board: `NAME: ARGUMENT => CONCLUSION` without the name.
mod chain;
mod colors;
mod deadly;
mod forms;
mod judge;
mod places;
mod scan;
mod waves;

use self::chain::Eureka;
pub(super) use self::judge::BriefJudge;
use self::scan::{BriefItem, BriefScan};
use super::ruled::RuleJudge;
use qedoku_core::{CandidateSet, Conclusion, Layout};

impl BriefJudge<'_> {
    /// Reads a line and tests it; nothing if it does not keep to the grammar.
    pub(super) fn read(&mut self, line: &str) -> Option<()> {
        let (argument, concluded) = match line.rsplit_once(" => ") {
            Some((argument, concluded)) => (Some(argument), concluded),
            None => (None, line),
        };
        let mut scan = BriefScan::new(concluded);
        let items = conclusion_of(self.layout, &mut scan)?;
        self.concluded(&items);
        if let Some(argument) = argument {
            self.argument(argument)
        } else {
            self.claim(self.conclusion.place.len() == 1, "a single is bare");
            Some(())
        }
    }

    /// Tests that the line has the whole conclusion and nothing else.
    fn concluded(&mut self, items: &[BriefItem]) {
        let Conclusion { place, eliminate } = *self.conclusion;
        let mut all = CandidateSet::EMPTY;
        for BriefItem { set, placed } in items {
            for it in set.iter() {
                let others = CandidateSet::of_cell(it.cell, self.board.digits(it.cell).without(it.digit));
                let settled = *placed && !others.is_empty() && others.is_subset(&eliminate);
                if settled {
                    all |= self.layout.clashes(it);
                }
                let of = if *placed { &place } else { &eliminate };
                self.claim(settled || of.contains(it), "the step concludes it");
                all.insert(it);
            }
        }
        self.claim((place | eliminate).is_subset(&all), "the whole conclusion is told");
    }

    fn argument(&mut self, argument: &str) -> Option<()> {
        self.tried(|judge| judge.of_rules(argument))
            .or_else(|| self.tried(|judge| judge.chains(argument)))
            .or_else(|| self.tried(|judge| judge.exclusions(argument)))
            .or_else(|| self.tried(|judge| judge.cases(argument)))
            .or_else(|| forms::read(self, argument))
    }

    /// Reads the argument of a step by rules, where a puzzle has others than the classic ones.
    fn of_rules(&mut self, argument: &str) -> Option<()> {
        let mut judge = RuleJudge::new(self.board, self.conclusion);
        (!self.layout.is_classic()).then(|| judge.line(argument)).flatten()?;
        judge.end();
        self.claims += judge.claims;
        self.wrong.extend(judge.wrong);
        Some(())
    }

    /// Reads something, or nothing was claimed.
    fn tried<T>(&mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let claims = self.claims;
        let wrong = self.wrong.len();
        let found = read(self);
        if found.is_none() {
            self.claims = claims;
            self.wrong.truncate(wrong);
        }
        found
    }

    /// One chain, or several for parts of what goes.
    fn chains(&mut self, argument: &str) -> Option<()> {
        let mut scan = BriefScan::new(argument);
        // The box of an empty rectangle.
        if !argument.starts_with('(') {
            places::at(self, &mut scan)?;
            scan.must(&[", ", "，"])?;
        }
        let mut chains = vec![Eureka::read(&mut scan, self)?];
        while scan.any(&[" and ", " 和 ", ", ", "、"]) {
            chains.push(Eureka::read(&mut scan, self)?);
        }
        (scan.is_done() && !chains[0].is_bare()).then_some(())?;
        for chain in &chains {
            chain.test(self);
        }
        if self.conclusion.place.is_empty() {
            let all = self.conclusion.eliminate.iter().all(|it| chains.iter().any(|chain| chain.excludes(self, it)));
            self.claim(all, "what goes is excluded by both ends");
        }
        Some(())
    }

    /// Cases, each a chain or waves; a fish before them is a kraken's.
    fn cases(&mut self, argument: &str) -> Option<()> {
        let (is_kraken, rest) = match argument.split_once(", (") {
            Some((fish, _)) if forms::is_fish(self, fish) => (true, &argument[fish.len() + 2..]),
            _ => (false, argument),
        };
        let parts: Vec<&str> = ways(rest);
        if parts.len() == 1 && !is_kraken && !rest.contains(" -> ") {
            return None;
        }
        let mut starts = CandidateSet::EMPTY;
        for part in &parts {
            starts |= self.case(part, parts.len() > 1 || is_kraken)?;
        }
        if parts.len() > 1 && !is_kraken {
            let is_choice = self.layout.slots().any(|slot| {
                let all = slot.candidates(self.layout) & *self.board.candidates();
                !all.is_empty() && all == starts
            });
            self.claim(is_choice || starts.len() == 1, "one of the cases is so");
        }
        Some(())
    }

    /// The candidates that a case starts from; its end is tested.
    fn case(&mut self, text: &str, is_one_of: bool) -> Option<CandidateSet> {
        let Conclusion { place, eliminate } = *self.conclusion;
        if text.contains(" -> ") {
            let known = waves::read(text, self)?;
            if is_one_of {
                let all = eliminate.iter().all(|it| known.concludes(it, false))
                    && place.iter().all(|it| known.concludes(it, true));
                self.claim(all, "the case leads to the conclusion");
            } else {
                self.claim(known.fails, "the assumption fails");
            }
            return Some(known.start().map_or(CandidateSet::EMPTY, CandidateSet::of));
        }
        let mut scan = BriefScan::new(text);
        let chain = Eureka::read(&mut scan, self)?;
        scan.is_done().then_some(())?;
        chain.test(self);
        let gone = eliminate.iter().all(|it| chain.case_excludes(self, it));
        let reached = place.iter().all(|it| chain.reaches(it));
        self.claim(gone && reached, "the case leads to the conclusion");
        Some(chain.start())
    }

    fn exclusions(&mut self, argument: &str) -> Option<()> {
        let lost = waves::exclusion(argument, self)?;
        self.claim(self.conclusion.eliminate.is_subset(&lost), "all of what goes was tried");
        Some(())
    }
}

/// The ways that a choice can go, where arguments in brackets may have ways of their own.
fn ways(text: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut begin = 0;
    for (at, sign) in text.match_indices(" || ") {
        let part = &text[begin..at];
        if part.matches('(').count() == part.matches(')').count() {
            parts.push(part);
            begin = at + sign.len();
        }
    }
    parts.push(&text[begin..]);
    parts
}

/// A conclusion to the end of the line, which may name the house that it is in.
fn conclusion_of(layout: &Layout, scan: &mut BriefScan<'_>) -> Option<Vec<BriefItem>> {
    let items = scan.items()?;
    if scan.any(&[" in ", "（"]) {
        scan.houses(layout)?;
        scan.any(&["）"]);
    }
    scan.is_done().then_some(items)
}
