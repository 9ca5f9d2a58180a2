//! Tells what follows from an assumption: in a run where each step needs the one before alone, or else line by line.
use super::closing::closed;
use super::link;
use super::partners::made;
use super::prose::Prose;
use super::sentence::Clause;
use super::supposed::{Comes, FollowedLine, LineCause};
use crate::step_context::StepContext;
use crate::style::Detail;
use crate::words::noun::{Houses, Or};
use qedoku_core::{CandidateSet, Cell, Digit, House, Slot};

/// The lines of an assumption in words: what is said of each line, by its number.
pub(super) struct Followed<'a> {
    pub(super) context: &'a StepContext<'a>,
    pub(super) lines: &'a [FollowedLine],
    /// The cell that is assumed to have a digit.
    pub(super) named: Option<Cell>,
    /// The words before the number of a line where it is named: nothing, or the number of the case.
    pub(super) label: &'a dyn Fn(usize) -> String,
}

/// The consequences, in a run: none if the assumption leaves a slot empty by itself; and the sentences behind it.
pub(super) struct FollowedRun {
    pub(super) run: Option<String>,
    pub(super) after: Vec<String>,
}

impl FollowedRun {
    /// The sentences in their order.
    pub(super) fn sentences(self) -> impl Iterator<Item = String> {
        self.run.into_iter().chain(self.after)
    }
}

impl Followed<'_> {
    /// All in a run, and what is not in it: `r2c2 is not 3 (column 2), so r2c5 is 3, ...`.
    pub(super) fn run(&self) -> FollowedRun {
        let style = self.context.style;
        let mut clauses = Vec::new();
        let mut after = Vec::new();
        let mut named = self.named;
        for (line, at) in self.lines.iter().zip(0..) {
            if let Comes::Empty(slot) = line.comes {
                let (next, others): (Vec<_>, Vec<_>) = line.causes.iter().partition(|cause| cause.line == at);
                match slot {
                    // What shuts out the last digit follows from the assumption, where nothing else does.
                    Slot::Cell(cell) if clauses.is_empty() && !line.causes.is_empty() => {
                        clauses.push(self.emptied(cell, line, None).into());
                    }
                    Slot::Cell(cell) => after.push(self.emptied(cell, line, None)),
                    Slot::House(house, digit) => {
                        // What the line before says itself is not said again.
                        let next = next.into_iter().filter(|cause| !cause.lost.by.is_empty());
                        // They do not follow from each other.
                        let nots: Vec<String> =
                            next.map(|cause| link::not(self.context, &cause.lost, None, named)).collect();
                        clauses.extend((!nots.is_empty()).then(|| Clause::from(style.clauses(nots))));
                        after.extend(others.into_iter().map(|cause| link::not(self.context, &cause.lost, None, None)));
                        after.push(self.no_place(house, digit));
                    }
                }
                continue;
            }
            clauses.extend(self.clauses(line, named, None));
            named = match line.comes {
                Comes::Cell(cell, _) => Some(cell),
                Comes::House(.., cells, None) => cells.single(),
                _ => None,
            };
        }
        FollowedRun { run: (!clauses.is_empty()).then(|| style.run(clauses)), after }
    }

    /// A line of a list, with the lines that it needs.
    pub(super) fn line(&self, at: usize) -> Vec<String> {
        let style = self.context.style;
        let Some(line) = self.lines.get(at) else { return Vec::new() };
        match line.comes {
            Comes::Empty(Slot::Cell(cell)) => vec![self.emptied(cell, line, Some(at))],
            Comes::Empty(Slot::House(house, digit)) => {
                [self.nots(line, None, Some(at)), self.no_place(house, digit)].into()
            }
            _ => vec![style.run(self.clauses(line, None, Some(at)))],
        }
    }

    /// The clauses on what is not, and on what that comes to.
    fn clauses(&self, line: &FollowedLine, named: Option<Cell>, at: Option<usize>) -> Vec<Clause> {
        let context = self.context;
        let style = context.style;
        if let (Comes::Cell(cell, digit), [cause]) = (&line.comes, line.causes.as_slice())
            && let Some(made) = made(context, &cause.lost, *cell)
        {
            let since = self.since(line, cause, at.unwrap_or_default()).filter(|_| at.is_some());
            let reason = &link::made_by(context, &made.name, since.as_deref());
            return vec![style.say(&FollowedText::Made { cell: *cell, digits: Or((*digit).into()), reason }).into()];
        }
        let nots = self.nots(line, named, at);
        let has_nots = !nots.is_empty();
        let mut clauses: Vec<Clause> = [nots].into_iter().filter(|it| !it.is_empty()).map(Clause::from).collect();
        match &line.comes {
            Comes::Cell(cell, digit) => {
                let digits = Or((*digit).into());
                let is_named = has_nots || named == Some(*cell);
                clauses.push(if context.board.digits(*cell).is_one() && !has_nots {
                    style.say(&FollowedText::CellAlready { cell: *cell, digits }).into()
                } else if is_named {
                    Clause::ItIs(digits)
                } else {
                    style.say(&FollowedText::CellIs { cell: *cell, digits }).into()
                });
            }
            Comes::House(house, digit, cells, lost) => {
                let places = self.places(*house, *digit).cells();
                let alone = cells.single().filter(|_| places == *cells && style.detail != Detail::Full);
                clauses.push(Clause::from(match alone {
                    Some(cell) => {
                        let home = context.named([*house]);
                        style.say(&FollowedText::OnlyAlready { cell, digit: *digit, home })
                    }
                    // Of two places the one that is left is the other; of more it is the last.
                    None => match cells.single().filter(|_| places.len() > 2 && style.detail != Detail::Full) {
                        Some(cell) => {
                            let home = context.named([*house]);
                            style.say(&FollowedText::LastPlace { cell, digit: *digit, home })
                        }
                        None => link::at(context, *house, *digit, *cells, places),
                    },
                }));
                clauses.extend(lost.as_ref().map(|lost| Clause::from(link::not(context, lost, None, None))));
            }
            Comes::Empty(_) | Comes::Not => {}
        }
        clauses
    }

    fn places(&self, house: House, digit: Digit) -> CandidateSet {
        self.context.board.truth(Slot::House(house, digit)).members()
    }

    /// The clauses on what is not, all of it; of one cell its candidates are shown, where they decide.
    fn nots(&self, line: &FollowedLine, named: Option<Cell>, at: Option<usize>) -> String {
        let style = self.context.style;
        let shown = match line.comes {
            Comes::Cell(cell, _) | Comes::Empty(Slot::Cell(cell)) => Some(cell),
            _ => None,
        };
        let mut texts = Vec::new();
        let mut causes: Vec<&LineCause> = line.causes.iter().collect();
        let made_of = |cause: &LineCause| match line.comes {
            Comes::Empty(Slot::Cell(cell)) => made(self.context, &cause.lost, cell),
            _ => None,
        };
        // What a rule makes of a cell that has nothing left comes first.
        if let Some(at) = causes.iter().position(|cause| made_of(cause).is_some()) {
            causes[..=at].rotate_right(1);
        }
        for cause in causes {
            let since = at.and_then(|at| self.since(line, cause, at));
            let since = since.as_deref();
            if let (true, Some(made), Some(cell)) = (texts.is_empty(), made_of(cause), shown) {
                let reason = &link::made_by(self.context, &made.name, since);
                let cell = &link::cell_with(self.context, cell, shown);
                texts.push(style.say(&FollowedText::MustBe { cell, digits: Or(made.left), reason }));
                continue;
            }
            let is_more = shown.is_some() && !texts.is_empty();
            texts.push(if is_more {
                let reason = link::reason(self.context, &cause.lost, since);
                style.say(&FollowedText::NorIs { digits: Or(cause.lost.lost.all_digits()), reason: &reason })
            } else {
                let of_cell = named.filter(|_| shown.is_none() && texts.is_empty());
                link::not_since(self.context, &cause.lost, shown, of_cell, since)
            });
        }
        style.clauses(texts)
    }

    /// The line that a cause rests on, where it is not the one before alone.
    fn since(&self, line: &FollowedLine, cause: &LineCause, at: usize) -> Option<String> {
        let is_next = line.causes.len() == 1 && cause.line == at;
        (cause.line > 0 && !is_next).then(|| (self.label)(cause.line))
    }

    /// Says that a cell has nothing left.
    fn emptied(&self, cell: Cell, line: &FollowedLine, at: Option<usize>) -> String {
        let style = self.context.style;
        let nots = self.nots(line, None, at);
        if nots.is_empty() {
            style.say(&FollowedText::CellEmpty { cell })
        } else {
            style.say(&FollowedText::NothingLeft { nots: &nots })
        }
    }

    /// Says that a house has no place for a digit.
    fn no_place(&self, house: House, digit: Digit) -> String {
        let context = self.context;
        let home = context.named([house]);
        let rivals = (context.board.open() & context.layout.cells(house)) - context.board.plane(digit);
        let is_full = context.style.detail == Detail::Full;
        let closed = if is_full { closed(context, rivals, digit) } else { String::new() };
        if closed.is_empty() {
            return context.style.say(&FollowedText::NoPlace { home, digit });
        }
        context.style.say(&FollowedText::NoPlaceAs { home, digit, closed: &closed })
    }
}

/// Tells the lines as a list below the line that is there.
pub(super) fn list(followed: &Followed<'_>, prose: &mut Prose) {
    for at in 0..followed.lines.len() {
        let mut sentences = followed.line(at).into_iter();
        prose.item(sentences.next().unwrap_or_default());
        for sentence in sentences {
            prose.say(sentence);
        }
    }
}

/// Clauses about what follows from an assumption.
#[derive(Clone, Copy, Debug)]
pub(crate) enum FollowedText<'a> {
    CellIs { cell: Cell, digits: Or },
    CellAlready { cell: Cell, digits: Or },
    LastPlace { cell: Cell, digit: Digit, home: Houses<'a> },
    OnlyAlready { cell: Cell, digit: Digit, home: Houses<'a> },
    NorIs { digits: Or, reason: &'a str },
    Made { cell: Cell, digits: Or, reason: &'a str },
    MustBe { cell: &'a str, digits: Or, reason: &'a str },
    CellEmpty { cell: Cell },
    NothingLeft { nots: &'a str },
    NoPlace { home: Houses<'a>, digit: Digit },
    NoPlaceAs { home: Houses<'a>, digit: Digit, closed: &'a str },
}
