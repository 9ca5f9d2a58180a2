//! Claims of a log beyond its steps: those that can be checked with the names of techniques known, and those that
//! cannot.
use qedoku_core::wire::{Begin, End, Nested, Pattern, Rating, Step};
use std::collections::BTreeSet;
use std::fmt;

/// A claim of a log that its steps do not show. It is not checked, and nobody should print it as if it were.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum UncheckedClaim {
    /// The program and the profile that wrote it.
    Run,
    /// The technique of a step is the one that finds it.
    Names,
    /// The tier and the ratings of techniques nobody here knows.
    Ratings,
    /// The amount by which a step is rated above others of its technique because it is larger.
    Sizes,
    /// The hardest technique, in a profile nobody here knows.
    Hardest,
    /// Sentences and notation.
    Words,
    /// The way from patterns to conclusions: they agree with truths and board, but the truths alone bear the step.
    Shapes,
    /// Patterns of a shape nobody here knows.
    Patterns,
    /// The reasons for which the hypotheses of the documents' procedure are tried and given up. That none of them fails
    /// that is right is checked where the puzzle has one solution.
    Attempts,
    /// The solution is the only one, where the search for others was given up.
    Solution,
    /// Nothing more can be found.
    Stuck,
    /// The number of steps that a position allows.
    Found,
    /// Every step that the boards of a run allow is listed.
    Allowed,
    /// The technique that would go on where a run was held to a tier.
    Next,
    /// By which sizes an argument is compared with others; of its own size the steps are counted.
    Comparison,
}

impl fmt::Display for UncheckedClaim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Run => "program and profile",
            Self::Names => "names of techniques",
            Self::Ratings => "tiers and ratings of unknown techniques",
            Self::Sizes => "ratings by the size of a step",
            Self::Hardest => "which technique is the hardest",
            Self::Words => "sentences and notation",
            Self::Shapes => "how patterns lead to what follows",
            Self::Patterns => "patterns of unknown shape",
            Self::Attempts => "why hypotheses are tried and given up",
            Self::Solution => "that there is no other solution",
            Self::Stuck => "that nothing more is found",
            Self::Found => "how many steps the position allows",
            Self::Allowed => "that all steps of each board are listed",
            Self::Next => "which technique would go on",
            Self::Comparison => "the sizes by which the argument is compared",
        })
    }
}

/// The tier and the ratings of a technique.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TechniqueLabel {
    /// The word of its tier.
    pub tier: &'static str,
    /// The ratings by the scales of every step of it.
    pub rating: Rating,
}

/// A register of techniques and profiles. The checker itself knows none: it takes this from whoever does.
pub trait Register {
    /// The label of the technique with a slug.
    fn label(&self, slug: &str) -> Option<TechniqueLabel>;

    /// The slug of the hardest of some techniques in a profile; none if either is not known.
    fn hardest(&self, profile: &str, used: &[&str]) -> Option<String>;

    /// True if a run of the profile rates a larger step of a technique above its others.
    fn rates_by_size(&self, _profile: &str) -> bool {
        false
    }

    /// True if a step of a technique may have this rating of Sudoku Explainer's, in tenths, in a run of the profile,
    /// though the technique has another.
    fn rates(&self, _profile: &str, _slug: &str, _tenths: u16) -> bool {
        false
    }

    /// True if a step of a technique may have this score of HoDoKu's in a run of the profile, though the technique has
    /// another.
    fn scores(&self, _profile: &str, _slug: &str, _score: u32) -> bool {
        false
    }
}

/// A register of nothing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Nothing;

impl Register for Nothing {
    fn label(&self, _: &str) -> Option<TechniqueLabel> {
        None
    }

    fn hardest(&self, _: &str, _: &[&str]) -> Option<String> {
        None
    }
}

/// A statement about a technique that differs from what is known of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mislabeled {
    /// The slug.
    pub technique: String,
    /// The value stated.
    pub said: String,
    /// The value known.
    pub known: String,
}

impl fmt::Display for Mislabeled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "it says {} of {}, which is {}", self.said, self.technique, self.known)
    }
}

/// Compares what a step says of its technique with what is known, and notes what nobody here can check.
pub(crate) fn of_step(
    step: &Step,
    profile: Option<&str>,
    register: &dyn Register,
    claims: &mut BTreeSet<UncheckedClaim>,
) -> Result<(), Mislabeled> {
    claims.insert(UncheckedClaim::Names);
    of_shape(step.text.as_ref(), step.pattern.as_ref(), claims);
    let Step { technique, tier, rating, .. } = step;
    let Some(label) = register.label(technique) else {
        if tier.is_some() || *rating != Rating::default() {
            claims.insert(UncheckedClaim::Ratings);
        }
        return Ok(());
    };
    let mislabeled = |said, known| Err(Mislabeled { technique: technique.clone(), said, known });
    if let Some(tier) = tier.as_ref().filter(|tier| *tier != label.tier) {
        return mislabeled(format!("tier {tier}"), label.tier.to_owned());
    }
    let wrong = |said: Option<u32>, known: Option<u32>| said.is_some() && said != known;
    let tenths = |se: Option<u16>| se.map(|se| format!("{}.{}", se / 10, se % 10));
    let text = |rated: Option<String>| rated.unwrap_or_else(|| "unrated".to_owned());
    let larger = rating.se > label.rating.se && label.rating.se.is_some();
    let by_size = step.pattern.as_ref().is_some_and(is_rated_by_size);
    let by_size = larger && by_size && profile.is_some_and(|profile| register.rates_by_size(profile));
    let of_run = |se| profile.is_some_and(|profile| register.rates(profile, technique, se));
    if by_size || rating.se.is_some_and(of_run) {
        claims.insert(UncheckedClaim::Sizes);
    } else if wrong(rating.se.map(u32::from), label.rating.se.map(u32::from)) {
        return mislabeled(format!("se {}", text(tenths(rating.se))), text(tenths(label.rating.se)));
    }
    let of_run = |score| profile.is_some_and(|profile| register.scores(profile, technique, score));
    if wrong(rating.hodoku, label.rating.hodoku) && !rating.hodoku.is_some_and(of_run) {
        let number = |score: Option<u32>| text(score.map(|score| score.to_string()));
        return mislabeled(format!("hodoku {}", number(rating.hodoku)), number(label.rating.hodoku));
    }
    Ok(())
}

/// True if Sudoku Explainer's rating of a step of this shape grows with its size.
const fn is_rated_by_size(pattern: &Pattern) -> bool {
    matches!(pattern, Pattern::Deadly(_) | Pattern::Chain(_) | Pattern::Forcing(_) | Pattern::Hypothesis(_))
}

/// Notes what a step, or one nested in it, says in words and by its pattern.
fn of_shape(text: Option<&String>, pattern: Option<&Pattern>, claims: &mut BTreeSet<UncheckedClaim>) {
    if text.is_some() {
        claims.insert(UncheckedClaim::Words);
    }
    let Some(pattern) = pattern else { return };
    claims.insert(if pattern.is_known() { UncheckedClaim::Shapes } else { UncheckedClaim::Patterns });
    let mut nested = |steps: &[Nested]| {
        for step in steps {
            of_shape(step.text.as_ref(), step.pattern.as_ref(), claims);
        }
    };
    match pattern {
        Pattern::Hypothesis(it) => nested(&it.steps),
        Pattern::Forcing(it) => {
            for case in &it.cases {
                nested(&case.steps);
            }
            if it.cases.iter().any(|case| case.text.is_some()) {
                claims.insert(UncheckedClaim::Words);
            }
        }
        Pattern::Chain(it) if it.eureka.is_some() => drop(claims.insert(UncheckedClaim::Words)),
        _ => {}
    }
}

/// Notes what the beginning of a log says of the run.
pub(crate) fn of_begin(begin: &Begin, claims: &mut BTreeSet<UncheckedClaim>) {
    if begin.engine.is_some() || begin.profile.is_some() {
        claims.insert(UncheckedClaim::Run);
    }
}

/// Notes what the end of a log says that nobody can check.
pub(crate) fn of_end(end: &End, claims: &mut BTreeSet<UncheckedClaim>) {
    match end.outcome.as_str() {
        "stuck" => drop(claims.insert(UncheckedClaim::Stuck)),
        "hypothesis" => drop(claims.insert(UncheckedClaim::Attempts)),
        _ => {}
    }
    if end.next.is_some() {
        claims.insert(UncheckedClaim::Next);
    }
    if end.argument.is_some() {
        claims.insert(UncheckedClaim::Comparison);
    }
}
