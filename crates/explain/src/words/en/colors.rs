//! Sentences about candidates in two colors.
use super::grammar::plural;
use crate::language;
use crate::message::En;
use crate::words::colors::ColorsText;

language! {
    en: En;

    ColorsText<'_> {
        Claim { claim, conclusion } => "{claim}: {conclusion}";
        Pairs { pairs, conclusion } => "{pairs}: {conclusion}";
        OtherWay { sides, fault } => "{sides}; but {fault}, so it is the other way";
        TogetherBut { lead, fault } => "{lead}the candidates that go are all true or all false; but {fault}";
        SidesAndLosers { sides, losers } => "{sides}, and {losers}";
        PairTrue { pair, names }, with clashes = plural(names.len(), "clashes", "clash") =>
            "{pair} is true, and {names} {clashes} with both";
        Sees { cells, by, count }, with see = en.see(*count) => "{cells} {see} {by}";
        SeesBoth { cells, by, count }, with see = en.see(*count) => "{cells} {see} both {by}";
        OtherPlaces { sides, fault, digit, places, losers } =>
            "{sides}; but {fault}, so {digit} is in {places}, and {losers}";
        OtherWayClash { sides, fault, names }, with clashes = plural(names.len(), "clashes", "clash") =>
            "{sides}; but {fault}, so it is the other way, and {names} {clashes} with that";
        RulesOutBoth { both, clashes } =>
            "{both}; but {clashes}, so those that go would rule out both sides of the other pair";
        CrossedLosers { both, clash, sides, losers } => "{both}; {clash}, so there is {sides}, and {losers}";
        CrossedClash { both, clash, sides, names }, with clashes = plural(names.len(), "clashes", "clash") =>
            "{both}; {clash}, so there is {sides}, and {names} {clashes} with either";
        SidesApart { lead, one, other } => "{lead}there is {one}, or else {other}";
        DigitSides { lead, digit, one, other } => "{lead}{digit} is in {one} or else in {other}";
        BothIn { names, house } => "{names} are both in {house}";
        NotBoth { cell, digits } => "{cell} cannot be both {digits}";
        NothingFor { side, homes } => "{side} would leave nothing to {homes}";
        NoPlaceFor { side, homes } => "{side} would leave no place for {homes}";
    }
}
