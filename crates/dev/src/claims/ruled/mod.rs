//! Reads sentences about the rules of a puzzle beside its rows, columns and boxes, and tests what they claim: totals, the
//! ways to reach them, the ways to fill the cells of a rule, and what clashes by a rule.
mod added_up;
mod bounds;
mod clauses;
mod derived;
mod excluded;
mod excluders;
mod excluding_templates;
mod filled_parts;
mod fillings;
mod judge;
mod leftovers;
mod lines;
mod lists;
mod mark_chains;
mod mark_templates;
mod mark_words;
mod names;
mod partner_templates;
mod partners;
mod placed;
mod relations;
mod rule_fillings;
mod sandwich_cases;
mod sandwich_rests;
mod sandwiches;
mod short_rules;
mod templates;
mod totals;
mod unfit_templates;

pub(super) use judge::RuleJudge;
pub(super) use names::{KINDS, RuleNames, named};
pub(super) use templates::{SentenceTest, templates};
