//! Sentences about fish with fins and paths from these.
use super::grammar::plural;
use crate::language;
use crate::message::En;
use crate::words::kraken::KrakenText;

language! {
    en: En;

    KrakenText<'_> {
        ButFor { digit, base, cover, fins } => "every {digit} of {base} is in {cover}, but for {fins}";
        Without { fins, name } => "without {fins} this would be {name}";
        Fins { fins, count }, with are = plural(fins.len(), "is the", "are the") => "{fins} {are} {count}";
        Places { digit, fin, base, cover, line, held }, with no = plural(fin.0.len(), "the fin is not", "no fin is") =>
            "if {no} {digit}, {base} have their {digit}s in {cover}, one in each, so {line} has its {digit} in {held}";
        NoFin { digit, fin, base, cover, gone }, with no = plural(fin.0.len(), "the fin is not", "no fin is") =>
            "if {no} {digit}, {base} have their {digit}s in {cover}, and two cannot share one of these, so there is one in each. Then {gone}";
        Clears { cell, digit, houses } => "{cell} is not {digit} ({houses})";
        FinIs { digit } => "the fin is {digit}";
        If { start, then } => "if {start}, {then}";
        InEveryCase { end } => "in every case {end}";
        Place { digit, lines, starts } => "{digit} in {lines} and {starts}";
    }
}
