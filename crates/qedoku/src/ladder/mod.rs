//! The rungs of a hint: seven at most, each of which says something that those before it do not.
mod closed;
mod ends;
mod mistakes;
mod rules;
mod step;
mod supposed;
mod terms;

pub(crate) use closed::NothingLeftText;
pub(crate) use mistakes::WrongText;
pub(crate) use step::{LadderStep, LadderText};
pub(crate) use terms::{KnownTerm, TermMark};

use crate::level::Level;
use qedoku_explain::Style;

/// A rung of a ladder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rung {
    /// The level that it belongs to.
    pub level: Level,
    /// The text that it adds to those before it.
    pub text: String,
}

/// The rungs of a hint, of which those that would say nothing new are left out.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Ladder {
    /// The rungs, the least first.
    pub rungs: Vec<Rung>,
}

impl Ladder {
    /// The place of the rung for a level, from 0: its own, or if it says nothing new the one before.
    pub fn place(&self, level: Level) -> Option<usize> {
        let until = self.rungs.iter().take_while(|rung| rung.level <= level).count();
        (!self.rungs.is_empty()).then(|| until.saturating_sub(1))
    }

    /// The rung for a level.
    pub fn rung(&self, level: Level) -> Option<&Rung> {
        self.rungs.get(self.place(level)?)
    }

    /// The rungs up to that for a level, each behind its number.
    ///
    /// ```
    /// use qedoku::generate::generate;
    /// use qedoku::{Level, Session, Style};
    ///
    /// let hint = Session::new(generate(7, 1).next().expect("a puzzle").puzzle).hint(Level::Digits)?;
    /// let lines = hint.ladder(Style::default()).counted(Level::Digits, Style::default());
    /// assert!(lines.len() == 3 && lines[1].starts_with("2 of 7  It is a "));
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub fn counted(&self, level: Level, style: Style) -> Vec<String> {
        let count = self.rungs.len();
        let until = self.place(level).map_or(0, |place| place + 1);
        let line = |(at, rung): (usize, &Rung)| {
            [&style.say(&RungText::Label { number: at + 1, count }), "  ", &rung.text].concat()
        };
        self.rungs.iter().take(until).enumerate().map(line).collect()
    }

    /// True if there is a rung above that for one level, up to another.
    pub fn has_more(&self, above: Level, until: Level) -> bool {
        self.place(above) < self.place(until)
    }

    /// The number of the rung for a level among the others: `4 of 7`.
    pub fn label(&self, level: Level, style: Style) -> Option<String> {
        let number = self.place(level)? + 1;
        Some(style.say(&RungText::Label { number, count: self.rungs.len() }))
    }

    fn of(texts: impl IntoIterator<Item = Option<String>>, style: Style) -> Self {
        let mut rungs: Vec<Rung> = Vec::new();
        for (level, text) in Level::ALL.into_iter().zip(texts) {
            let text = text.map(|text| style.spaced(text)).filter(|text| !text.is_empty());
            let is_known = |text: &String| rungs.iter().any(|rung| rung.text.contains(text.as_str()));
            if let Some(text) = text.filter(|text| !is_known(text)) {
                rungs.push(Rung { level, text });
            }
        }
        Self { rungs }
    }
}

/// The number of a rung.
#[derive(Clone, Copy, Debug)]
pub(crate) enum RungText {
    Label { number: usize, count: usize },
}
