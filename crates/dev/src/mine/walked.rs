//! The puzzles that are walked through for cases.
use super::laid::{LAID, laid};
use crate::puzzles;
use qedoku_core::{Layout, Puzzle, RuleKind};
use qedoku_generate::{NoVariant, VariantGenerator, VariantRule};
use qedoku_techniques::Technique;
use std::sync::Arc;

/// A walk through puzzles for cases: its techniques, and its puzzles.
pub(super) struct FillPlan<'p> {
    /// The techniques that get cases; all if none is named.
    pub(super) techniques: &'p [&'static dyn Technique],
    /// The rules of the puzzles beside the classic ones.
    pub(super) rules: &'p [VariantRule],
    /// The kinds of rules that are laid over full grids instead.
    pub(super) lay: &'p [RuleKind],
    pub(super) seed: u64,
    /// The number of puzzles.
    pub(super) puzzles: usize,
    /// True if positions are made small around one step from the first puzzle on; else from the half of them.
    pub(super) narrow: bool,
}

/// A puzzle that is walked through, with its rules.
pub(super) struct WalkedPuzzle {
    pub(super) layout: Arc<Layout>,
    pub(super) puzzle: Puzzle,
}

/// Puzzles one after the other, or why there is none.
pub(super) type WalkedPuzzles<'p> = Box<dyn Iterator<Item = Result<WalkedPuzzle, NoVariant>> + 'p>;

impl FillPlan<'_> {
    /// True if the puzzles have no rules beside the classic ones.
    pub(super) const fn is_classic(&self) -> bool {
        self.rules.is_empty() && self.lay.is_empty()
    }

    /// The command that makes the puzzles.
    pub(super) fn source(&self) -> String {
        let words: Vec<&str> = self.rules.iter().map(|rule| rule.word()).collect();
        let laid: Vec<&str> = self.lay.iter().map(|kind| kind.word()).collect();
        if !laid.is_empty() {
            return format!("cargo dev mine --lay {}", laid.join(","));
        }
        let options = if words.is_empty() { String::new() } else { format!(" --rules {}", words.join(",")) };
        format!("qedoku generate{options}")
    }

    /// The puzzles that are walked through.
    ///
    /// # Errors
    /// A kind of rules that is not laid; rules that make no board.
    pub(super) fn walked(&self) -> Result<WalkedPuzzles<'_>, Box<dyn std::error::Error>> {
        let &Self { rules, lay, seed, .. } = self;
        if let Some(other) = lay.iter().find(|kind| !LAID.contains(kind)) {
            let known: Vec<&str> = LAID.iter().map(|kind| kind.word()).collect();
            return Err(format!("{other} is not laid over grids; these are: {}", known.join(", ")).into());
        }
        if !lay.is_empty() {
            return Ok(Box::new((1..).map(move |number| laid(lay, seed, number))));
        }
        if rules.is_empty() {
            let classic = |puzzle| Ok(WalkedPuzzle { layout: Arc::clone(Layout::classic()), puzzle });
            return Ok(Box::new(puzzles::generated(seed).map(classic)));
        }
        let generator = VariantGenerator::new(seed, Layout::classic().size(), rules)?;
        let made = move |number| {
            generator.puzzle(number).map(|draft| WalkedPuzzle { layout: draft.layout, puzzle: draft.puzzle })
        };
        Ok(Box::new((0..).map(made)))
    }
}
