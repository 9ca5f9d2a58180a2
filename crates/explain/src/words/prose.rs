//! Texts of several sentences: a run of them, or a list whose lines are numbered.
use super::noun::Or;
use super::sentence::{Clause, Sentence, SentenceRole};
use crate::style::Style;
use qedoku_core::Conclusion;

/// A text in the making.
///
/// Its lines are separated by line ends. Sentences are given without their periods, and the last one stays without: who
/// prints the text ends it.
pub(crate) struct Prose {
    style: Style,
    lines: Vec<Vec<Sentence>>,
    items: usize,
}

impl Prose {
    /// A text of nothing yet.
    pub(crate) const fn new(style: Style) -> Self {
        Self { style, lines: Vec::new(), items: 0 }
    }

    /// The number of the last line of the list.
    pub(crate) const fn items(&self) -> usize {
        self.items
    }

    /// True if the text so far ends with these words.
    pub(crate) fn ends_with(&self, words: &str) -> bool {
        let last = self.lines.last().and_then(|line| line.last());
        last.is_some_and(|sentence| sentence.text.ends_with(words))
    }

    /// Adds a sentence to the last line.
    pub(crate) fn say(&mut self, sentence: impl Into<Sentence>) {
        let sentence = sentence.into();
        match self.lines.last_mut() {
            _ if sentence.text.is_empty() => {}
            Some(line) => line.push(sentence),
            None => self.lines.push(vec![sentence]),
        }
    }

    /// Begins a line of the list, with the next number.
    pub(crate) fn item(&mut self, sentence: impl Into<Sentence>) {
        self.items += 1;
        self.numbered(&self.items.to_string(), sentence.into());
    }

    /// Begins a line of one of several lists, each of which has its letter: `A1. `.
    pub(crate) fn of_list(&mut self, list: char, number: usize, sentence: impl Into<Sentence>) {
        self.numbered(&format!("{list}{number}"), sentence.into());
    }

    /// Begins a line inside an item of the list: `2.a. `.
    pub(crate) fn inner(&mut self, item: usize, letter: &str, sentence: impl Into<Sentence>) {
        self.numbered(&format!("{item}.{letter}"), sentence.into());
    }

    fn numbered(&mut self, number: &str, Sentence { text, role }: Sentence) {
        let text = self.style.grammar(|it| it.line_begun(text, role));
        let text = format!("{number}. {text}");
        self.lines.push(vec![Sentence { text, role }]);
    }

    /// Begins a line without a number.
    pub(crate) fn line(&mut self, sentence: impl Into<Sentence>) {
        let Sentence { text, role } = sentence.into();
        let text = if self.lines.is_empty() { text } else { self.style.begun(text) };
        self.lines.push(vec![Sentence { text, role }]);
    }

    /// Ends the text with what follows from it, alone in its sentence.
    pub(crate) fn conclude(mut self, conclusion: &Conclusion) -> String {
        let so = self.style.say(&ProseText::So { gone: conclusion });
        self.say(so);
        self.text()
    }

    /// Ends a list with what follows from it, in a line of its own.
    pub(crate) fn conclude_below(mut self, conclusion: &Conclusion) -> String {
        let so = self.style.say(&ProseText::So { gone: conclusion });
        self.line(so);
        self.text()
    }

    /// Ends a list with what follows in either case, in a line of its own.
    pub(crate) fn either_way_below(mut self, conclusion: &Conclusion) -> String {
        let so = self.style.say(&ProseText::EitherWay { gone: conclusion });
        self.line(so);
        self.text()
    }

    /// Ends the text with what follows in either case.
    pub(crate) fn either_way(mut self, conclusion: &Conclusion) -> String {
        let so = self.style.say(&ProseText::EitherWay { gone: conclusion });
        self.say(so);
        self.text()
    }

    /// The text, without its last period.
    pub(crate) fn text(self) -> String {
        let lines: Vec<String> = self.lines.into_iter().map(|line| self.style.sentences(line)).collect();
        lines.join(&format!("{}\n", self.style.stop()))
    }
}

impl Style {
    /// Sentences one after the other, each but the first with a capital; without the last period.
    pub(crate) fn sentences(self, sentences: impl IntoIterator<Item = impl Into<Sentence>>) -> String {
        let mut text = String::new();
        let mut before = SentenceRole::Statement;
        for sentence in sentences.into_iter().map(Into::into).filter(|sentence| !sentence.text.is_empty()) {
            let role = sentence.role;
            if text.is_empty() {
                text = sentence.text;
            } else {
                self.grammar(|it| it.go_on(&mut text, before, sentence));
            }
            before = role;
        }
        text
    }

    /// Facts in a list: `a is 5, b is 7`.
    pub fn facts(self, clauses: impl IntoIterator<Item = String>) -> String {
        let mut clauses = clauses.into_iter();
        let first = clauses.next().unwrap_or_default();
        clauses.fold(first, |before, next| self.say(&ProseText::Comma { before: &before, next: &next }))
    }

    /// A run of what follows on each other: `a is 5, so b is 7, so c is 9`.
    pub(crate) fn run(self, clauses: impl IntoIterator<Item = impl Into<Clause>>) -> String {
        let mut clauses = clauses.into_iter().map(Into::into);
        let mut first = clauses.next();
        let mut text = String::new();
        if let Some(Clause::ItIs(digits)) = first {
            text = self.say(&ProseText::ItIs { digits });
        } else if let Some(Clause::Supposed(it) | Clause::If(it) | Clause::Whole(it)) = &first {
            text.clone_from(it);
        }
        for clause in clauses {
            text = self.joined(first.take(), &text, &clause);
        }
        text
    }

    /// A run with its next clause. `first` is the one clause that the run has.
    fn joined(self, first: Option<Clause>, before: &str, next: &Clause) -> String {
        let text = match (first, next) {
            (Some(Clause::If(_)), &Clause::ItIs(digits)) => ProseText::IfItIs { before, digits },
            (Some(Clause::Supposed(_)), &Clause::ItIs(digits)) => ProseText::SupposedItIs { before, digits },
            (_, &Clause::ItIs(digits)) => ProseText::SoItIs { before, digits },
            (first, Clause::Supposed(next) | Clause::If(next) | Clause::Whole(next)) => match first {
                Some(Clause::If(_)) => ProseText::If { before, next },
                Some(Clause::Supposed(_)) => ProseText::Supposed { before, next },
                _ => ProseText::Then { before, next },
            },
        };
        self.say(&text)
    }
}

/// Sentences of every text.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ProseText<'a> {
    So { gone: &'a Conclusion },
    EitherWay { gone: &'a Conclusion },
    Comma { before: &'a str, next: &'a str },
    Then { before: &'a str, next: &'a str },
    If { before: &'a str, next: &'a str },
    Supposed { before: &'a str, next: &'a str },
    EitherOr { one: &'a str, other: &'a str },
    ItIs { digits: Or },
    SoItIs { before: &'a str, digits: Or },
    IfItIs { before: &'a str, digits: Or },
    SupposedItIs { before: &'a str, digits: Or },
}
