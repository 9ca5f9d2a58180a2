//! Sudoku Explainer's ratings of a run.
use qedoku_core::Slug;

/// The technique and rating of one step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RatedStep<'s> {
    /// The technique in whose name it is made.
    pub technique: &'s str,
    /// Its rating in tenths; a step that has none counts as 0.
    pub se: Option<u16>,
    /// True if it places a digit.
    pub places: bool,
}

/// ER, EP and ED of a run, in tenths; 0 where no step counts.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeRatings {
    /// The highest rating of all steps, or [`SeRatings::STUCK`].
    pub er: u16,
    /// The highest up to the first step that places a digit, that step included; 0 if none does.
    pub ep: u16,
    /// The rating of the first step.
    pub ed: u16,
    /// The technique of the hardest step, the first if several are rated alike.
    pub hardest: Option<Slug>,
}

impl SeRatings {
    /// The ER of a puzzle that a run does not solve.
    pub const STUCK: u16 = 200;

    /// The highest rating of all steps as Sudoku Explainer writes it: 7.2 where `er` is 72.
    ///
    /// ```
    /// use qedoku_grade::SeRatings;
    ///
    /// assert_eq!(SeRatings { er: 72, ..SeRatings::default() }.er(), 7.2);
    /// ```
    pub fn er(&self) -> f64 {
        f64::from(self.er) / 10.0
    }

    /// The highest up to the first step that places a digit, with its decimal.
    pub fn ep(&self) -> f64 {
        f64::from(self.ep) / 10.0
    }

    /// The rating of the first step, with its decimal.
    pub fn ed(&self) -> f64 {
        f64::from(self.ed) / 10.0
    }

    /// ER, EP and ED with one decimal each.
    pub fn decimals(&self) -> [String; 3] {
        [self.er, self.ep, self.ed].map(|tenths| format!("{}.{}", tenths / 10, tenths % 10))
    }

    /// The ratings of a run; `solved` says whether it fills the grid.
    pub fn of<'s>(steps: impl IntoIterator<Item = RatedStep<'s>>, solved: bool) -> Self {
        let mut ratings: Self = Self::default();
        let mut hardest: Option<(u16, &str)> = None;
        let mut first = true;
        let mut placed = false;
        for step in steps {
            let se = step.se.unwrap_or(0);
            if first {
                (ratings.ed, first) = (se, false);
            }
            if hardest.is_none_or(|(highest, _)| se > highest) {
                hardest = Some((se, step.technique));
            }
            ratings.er = ratings.er.max(se);
            if step.places && !placed {
                (ratings.ep, placed) = (ratings.er, true);
            }
        }
        ratings.hardest = hardest.map(|(_, technique)| Slug::from(technique.to_owned()));
        if !solved {
            ratings.er = Self::STUCK;
        }
        ratings
    }
}
