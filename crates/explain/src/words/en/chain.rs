//! Sentences about chains.
use super::grammar::both;
use crate::language;
use crate::message::En;
use crate::words::chain::ChainText;

language! {
    en: En;

    ChainText<'_> {
        Lead { back, ends } => "if {back}, then {ends}";
        Loop { lead, back, gone }, with see = en.see(1) =>
            "{lead}, which means again that {back}: the links close into a loop, so exactly one end of each link is true, \
             and what {see} both ends of one goes: {gone}";
        AfterAll { lead, holds, gone } => "{lead} after all, so {holds} in any case: {gone}";
        InAnyCase { lead, holds, gone } => "{lead}; so {holds} in any case: {gone}";
        BothSeen { lead, either, cells, gone, count }, with all = both(count.0), see = en.see(cells.len()) =>
            "{lead}; so {either}, and {cells} {see} {all}: {gone}";
        EitherWay { lead, either, gone } => "{lead}; so {either}, and either way {gone}";
        OneOf { digit, places } => "{digit} is in {places}";
        ItIs { digit } => "it is {digit}";
        Because { holds, reason } => "{holds} ({reason})";
        BecauseOf { holds, reason, rest } => "{holds} ({reason}: {rest})";
        Only { held } => "only {held} there";
        NotIn { all, at } => "{all} is not in {at}";
        IsNot { at, all } => "{at} is not {all}";
        NoneTrue { all } => "none of {all} is true";
    }
}
