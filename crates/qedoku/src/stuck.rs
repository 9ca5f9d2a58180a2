//! The state of a run that got stuck with a part of its profile, and the technique that would go on.
use crate::judge::givens_suffice;
use crate::names::Names;
use crate::puzzle_on::PuzzleOn;
use crate::words::TierText;
use qedoku_compat::profiles;
use qedoku_core::{Outcome, Trace};
use qedoku_explain::Style;
use qedoku_explain::noun::AllOf;
use qedoku_techniques::{Info, Solver, Technique, Tier};
use std::fmt;

/// The most techniques of a tier that are named.
const FEW: usize = 4;

/// A run that was held to a tier, or to some techniques, and came to an end there.
///
/// ```
/// use qedoku::generate::generate;
/// use qedoku::solve::Stuck;
/// use qedoku::{Session, Tier};
///
/// let made = generate(7, 1).next().expect("a puzzle");
/// let solved = Session::new(made.puzzle).up_to(Tier::Simple).solve()?;
/// let stuck: Stuck = solved.stuck().expect("a run that is stuck");
/// assert_eq!((stuck.tier, stuck.techniques.len()), (Tier::Simple, 2));
/// assert_eq!(stuck.to_string(), stuck.describe(qedoku::Style::default()));
/// assert!(stuck.next.is_some_and(|next| next.tier > Tier::Simple));
/// # Ok::<(), qedoku::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stuck {
    /// The hardest tier that was allowed.
    pub tier: Tier,
    /// The techniques that were allowed and have a meaning under the rules, by slug, easiest first.
    pub techniques: Vec<&'static str>,
    /// True if these are all of the profile up to that tier.
    pub is_whole: bool,
    /// The number of open cells.
    pub open: usize,
    /// The number of candidates in the open cells.
    pub candidates: usize,
    /// The technique that would go on, if one does.
    pub next: Option<&'static Info>,
}

impl Stuck {
    /// The state of a run; nothing if it was not stuck, or if no technique of its profile was left out. To
    /// find the technique that would go on, the next step is sought with the whole profile.
    pub fn of(trace: &Trace, names: &Names) -> Option<Self> {
        if trace.outcome != Outcome::Stuck {
            return None;
        }
        let profile = profiles::named(&trace.profile)?;
        let allowed: Vec<&Info> = names.infos().collect();
        let tier = allowed.iter().map(|info| info.tier).max()?;
        // A run without arguments from uniqueness is not told to go on with one.
        let unique = allowed.iter().any(|info| info.assumes_unique) || tier < Tier::Advanced;
        let unique = unique && givens_suffice(PuzzleOn { layout: &trace.layout, puzzle: &trace.puzzle });
        let profile = if unique { profile } else { profile.without_uniqueness() };
        let is_whole = names.left_out(profile.name(), Some(tier)).is_empty();
        if is_whole && !profile.techniques().iter().any(|technique| technique.info().tier > tier) {
            return None;
        }
        let board = trace.reached();
        let step = Solver::new(&trace.layout, &profile).next_step(&board);
        let found = step.and_then(|step| qedoku_compat::named(step.technique.as_str()));
        // What the rules of the puzzle leave nothing to is not counted.
        let fits = |info: &&&Info| qedoku_compat::named(info.slug).is_none_or(|it| it.fits(&trace.layout));
        let techniques = allowed.iter().filter(fits).map(|info| info.slug).collect();
        let open = board.open().len();
        let candidates = board.candidates().len();
        Some(Self { tier, techniques, is_whole, open, candidates, next: found.map(Technique::info) })
    }

    /// The sentence on what the tier holds, and on what would go on.
    pub fn describe(&self, style: Style) -> String {
        let called = |slug: &&str| name(qedoku_compat::named(slug).map(Technique::info), style);
        let names: Vec<String> = self.techniques.iter().map(called).collect();
        let count = names.len();
        let holds = match names.last() {
            _ if !self.is_whole => style.say(&StuckText::Some { count }),
            Some(last) if count > FEW => style.say(&StuckText::UpTo { held: TierText::of(self.tier), count, last }),
            _ => style.say(&StuckText::Holds { held: TierText::of(self.tier), names: AllOf(&names) }),
        };
        let Some(next) = self.next else {
            return holds + &style.say(&StuckText::NothingGoesOn);
        };
        let technique = name(Some(next), style);
        holds + &style.say(&StuckText::GoesOn { technique: &technique, above: TierText::of(next.tier) })
    }
}

impl fmt::Display for Stuck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.describe(Style::default()))
    }
}

fn name(info: Option<&Info>, style: Style) -> String {
    info.map(|info| info.name_in(style.language.code()).to_owned()).unwrap_or_default()
}

/// The messages on a run that was held to a part of its profile.
#[derive(Clone, Copy, Debug)]
pub(crate) enum StuckText<'a> {
    Some { count: usize },
    UpTo { held: TierText, count: usize, last: &'a str },
    Holds { held: TierText, names: AllOf<'a> },
    NothingGoesOn,
    GoesOn { technique: &'a str, above: TierText },
}
