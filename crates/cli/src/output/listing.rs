//! The steps a position allows, grouped by technique: a line and a sentence each, or a message each.
use super::log::{self, HeadingWidths, LogOptions};
use super::sides::numbered;
use super::terminal_style::wrap;
use indexmap::IndexMap;
use qedoku::Position;
use qedoku::log::{Id, InputColumns, Names, messages};
use qedoku::solve::{Counts, Listing};
use qedoku::words::{self, listed, steps, tier as tier_word};
use qedoku_core::wire::{FindCount, Listed, Message};
use qedoku_core::{Slug, Step};
use qedoku_explain::{Detail, StepContext, Style};
use qedoku_render::{Marks, pencil};
use qedoku_techniques::{Info, Tier};

/// The line on the steps that a page leaves out, if it does.
pub(crate) fn left_out(listing: &Listing, style: Style, page: usize) -> Option<String> {
    if listing.is_cut {
        return Some(style.say(&ListingText::PageCut { page }));
    }
    let more = listing.found().saturating_sub(listing.steps.len());
    (more > 0).then(|| style.say(&ListingText::NotShown { more }))
}

/// The form in which steps are listed.
#[derive(Debug)]
pub(crate) enum ListedForm<'a> {
    /// Text, with a title above if there are several positions.
    Text { title: Option<String>, options: LogOptions },
    /// A message a line, for steps that are told as they are found.
    Ndjson { choice: &'a str, id: Id<'a>, beside: &'a InputColumns },
}

/// Writes the steps of a position one by one.
#[derive(Debug)]
pub(crate) struct ListingWriter<'a> {
    position: &'a Position,
    names: &'a Names,
    form: ListedForm<'a>,
    /// True if techniques were not chosen by name.
    is_overview: bool,
    /// The counts of finds, if they are known before the steps are told.
    found: Option<Counts>,
    columns: HeadingWidths,
    number: u32,
    /// The number of steps told of each technique so far.
    listed: Counts,
}

impl<'a> ListingWriter<'a> {
    pub(crate) fn new(position: &'a Position, names: &'a Names, form: ListedForm<'a>, is_overview: bool) -> Self {
        let columns = HeadingWidths::widest();
        let listed = Counts::new();
        Self { position, names, form, is_overview, found: None, columns, number: 0, listed }
    }

    /// The lines before the steps, which are known already or will be told as they are found.
    pub(crate) fn opening(&mut self, known: Option<&Listing>) -> String {
        let Position { puzzle, board, .. } = self.position;
        self.found = known.map(|listing| listing.counts.clone());
        let (title, options) = match &self.form {
            ListedForm::Ndjson { choice, id, beside } => {
                let begin = messages::begin(board.layout(), puzzle, choice, *id);
                return messages::lines(&messages::beside(vec![begin], beside));
            }
            ListedForm::Text { title, options } => (title, options),
        };
        let paint = options.paint;
        let style = self.names.get_style();
        let mut text = title.as_ref().map(|title| format!("{}\n\n", paint.bold(title))).unwrap_or_default();
        text += &numbered(pencil(board, &Marks::default(), paint.style()), board.layout(), style);
        let mut facts = words::facts(style, puzzle);
        if let Some(findings) = known {
            self.columns = HeadingWidths::without_names(&StepContext::new(board).with_style(style), &findings.steps);
            facts.push(if findings.steps.is_empty() { self.none() } else { total(style, findings) });
        }
        if self.is_overview && style.detail == Detail::Brief && known.is_some_and(|findings| !findings.steps.is_empty())
        {
            facts.push(style.say(&ListingText::NoReasons));
        }
        text += &(paint.dim(&listed(style, &facts)) + "\n");
        let introduction = log::introduction(style);
        if !introduction.is_empty() {
            text += &["\n", introduction.trim_end(), "\n"].concat();
        }
        if let Some(findings) = known.filter(|findings| self.is_overview && findings.counts.len() > 1) {
            text += &self.overview(findings);
        }
        text
    }

    /// The number of steps of each technique, tier by tier, and the way to list those of a few techniques.
    fn overview(&self, findings: &Listing) -> String {
        let style = self.names.get_style();
        let mut tiers: IndexMap<Tier, Vec<String>> = IndexMap::new();
        for (slug, found) in &findings.counts {
            let Some(info) = self.names.info(slug) else { continue };
            let count = findings.steps.iter().filter(|step| step.technique == *slug).count();
            let slug = info.slug;
            let name = info.name_in(style.language.code());
            let counts = if found.found == count && !found.more {
                style.say(&ListingText::OfTechnique { slug, name, count })
            } else {
                let found = counted(style, found.found, found.more);
                style.say(&ListingText::SomeOfTechnique { slug, name, count, found: &found })
            };
            // A name and its count stay in one line.
            tiers.entry(info.tier).or_default().push(counts.replace(' ', "\u{a0}"));
        }
        let line = |(tier, all): (&Tier, &Vec<String>)| {
            wrap("", &style.say(&ListingText::OfTier { tier: &tier_word(style, *tier), list: &listed(style, all) }))
        };
        let lines: String = tiers.iter().map(line).collect();
        "\n".to_owned() + &lines + &wrap("", &style.say(&ListingText::Narrow))
    }

    /// That there is no step, or none of those that were asked for.
    fn none(&self) -> String {
        let text = if self.is_overview { ListingText::None } else { ListingText::NoneNamed };
        self.names.get_style().say(&text)
    }

    /// The next step, below the name of its technique if it is the first of it.
    pub(crate) fn step(&mut self, step: &Step) -> String {
        self.number += 1;
        let slug = &step.technique;
        let mut text = String::new();
        if !self.listed.contains_key(slug) {
            text = self.rest() + &self.heading(slug);
            self.listed.insert(slug.clone(), FindCount { listed: 0, found: 0, more: false });
        }
        if let Some(count) = self.listed.get_mut(slug) {
            (count.listed, count.found) = (count.listed + 1, count.found + 1);
        }
        let listed = self.position.describe(self.names, self.number, step);
        match &self.form {
            ListedForm::Ndjson { .. } => line(&messages::step(self.position.board.layout(), listed, self.names)),
            ListedForm::Text { options, .. } => {
                text += log::step(self.position.board.layout(), &listed, self.columns, *options).trim_end();
                text + "\n"
            }
        }
    }

    /// The lines after the steps.
    pub(crate) fn closing(&mut self) -> String {
        let options = match &self.form {
            ListedForm::Text { options, .. } => options,
            ListedForm::Ndjson { .. } => {
                let techniques = self.listed.iter().map(|(slug, found)| (slug.to_string(), *found)).collect();
                return line(&Message::Listed(Listed { steps: self.number as usize, all: true, techniques }));
            }
        };
        let style = self.names.get_style();
        match (&self.found, self.number) {
            (Some(_), _) => self.rest(),
            (None, 0) => options.paint.dim(&self.none()) + "\n",
            (None, count) => format!("\n{}\n", options.paint.dim(&steps(style, count as usize))),
        }
    }

    /// The heading above the steps of a technique.
    fn heading(&self, slug: &Slug) -> String {
        let ListedForm::Text { options, .. } = &self.form else { return String::new() };
        let found = self.found.as_ref().and_then(|counts| counts.get(slug));
        let facts = self.names.info(slug).map(|info| ratings(self.names.get_style(), info, found)).unwrap_or_default();
        format!("\n{}{}\n", options.paint.bold(&self.names.name(slug)), options.paint.dim(&facts))
    }

    /// The line on finds of the last technique that were not listed, and how to see them.
    fn rest(&self) -> String {
        let ListedForm::Text { options, .. } = &self.form else { return String::new() };
        let counts = self.listed.last().and_then(|(slug, _)| Some((slug, self.found.as_ref()?.get(slug)?)));
        let Some((slug, found)) = counts.filter(|(_, found)| found.more || found.found > found.listed) else {
            return String::new();
        };
        let how = if self.is_overview { format!("--technique {slug} --all") } else { "--all".to_owned() };
        format!("      {}\n", options.paint.dim(&rest(self.names.get_style(), found, &how)))
    }
}

/// The line on how many conclusions of a technique are not listed, and how to see them.
fn rest(style: Style, found: &FindCount, how: &str) -> String {
    let left = counted(style, found.found - found.listed, found.more);
    style.spaced(style.say(&ListingText::AndMore { left: &left, how }))
}

fn line(message: &Message) -> String {
    message.to_line() + "\n"
}

/// A number that may be larger.
fn counted(style: Style, count: usize, more: bool) -> String {
    if more { style.say(&ListingText::MoreThan { count }) } else { count.to_string() }
}

/// The line with the number of steps listed, and of conclusions found.
fn total(style: Style, findings: &Listing) -> String {
    let listed = findings.steps.len();
    let found = findings.found();
    let more = findings.counts.values().any(|found| found.more);
    match listed {
        _ if listed == found && !more => steps(style, listed),
        _ => {
            let found = counted(style, found, more);
            let steps = steps(style, listed);
            let text = style.say(&ListingText::Best { steps: &steps, found: &found });
            style.spaced(text)
        }
    }
}

/// The ratings of a technique, and the number of conclusions it reaches, if that is known.
fn ratings(style: Style, info: &Info, found: Option<&FindCount>) -> String {
    let mut parts = vec![info.slug.to_owned()];
    parts.extend(words::ratings(style, info));
    let parts = listed(style, &parts);
    let Some(found) = found else { return style.say(&ListingText::Ratings { parts: &parts }) };
    let count = counted(style, found.found, found.more);
    style.say(&ListingText::RatingsFound { parts: &parts, count: &count })
}

/// The messages on the steps of a position.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ListingText<'a> {
    PageCut { page: usize },
    NotShown { more: usize },
    NoReasons,
    OfTechnique { slug: &'a str, name: &'a str, count: usize },
    SomeOfTechnique { slug: &'a str, name: &'a str, count: usize, found: &'a str },
    OfTier { tier: &'a str, list: &'a str },
    Narrow,
    AndMore { left: &'a str, how: &'a str },
    None,
    NoneNamed,
    MoreThan { count: usize },
    Best { steps: &'a str, found: &'a str },
    Ratings { parts: &'a str },
    RatingsFound { parts: &'a str, count: &'a str },
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku::log::Checker;
    use qedoku::solve::StepChoice;
    use qedoku_explain::Lang;

    #[test]
    fn what_is_left_out_has_its_words() {
        let step = Step {
            technique: Slug::new("x-wing"),
            conclusion: qedoku_core::Conclusion::default(),
            pattern: qedoku_core::Pattern::Truths,
            truths: vec![],
            rating: qedoku_core::StepRating::NONE,
        };
        let made = qedoku::generate::generate(7, 1).next().expect("a puzzle");
        let position = Position::of(&made.puzzle).expect("a proper puzzle");
        let choice = StepChoice::named(["x-wing"]).expect("a technique");
        let listing = position.list(&mut Checker::default(), &choice, Style::default());
        let mut text = String::new();
        for lang in Lang::ALL {
            let style = Style { language: lang, ..Style::default() };
            text += &(listed(style, &[ListingText::NoReasons, ListingText::None].map(|it| style.say(&it))) + "\n");
            for more in [false, true] {
                let found = FindCount { listed: 1, found: 100_000, more };
                let counts = Counts::from_iter([(Slug::new("x-wing"), found)]);
                let mut findings = listing.clone();
                (findings.steps, findings.counts, findings.is_cut) = (vec![step.clone()], counts, more);
                let page = left_out(&findings, style, 1000).unwrap_or_default();
                for line in [rest(style, &found, "--all"), total(style, &findings), page] {
                    text += &(line + "\n");
                }
            }
        }
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/_cli");
        insta::with_settings!({ snapshot_path => folder, prepend_module_to_snapshot => false, omit_expression => true }, {
            insta::assert_snapshot!("left-out", text);
        });
    }
}
