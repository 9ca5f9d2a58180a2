//! Sentences about candidates in two colors.
use crate::language;
use crate::message::Zh;
use crate::words::colors::ColorsText;

language! {
    zh: Zh;

    ColorsText<'_> {
        Claim { claim, conclusion } => "{claim}：{conclusion}";
        Pairs { pairs, conclusion } => "{pairs}：{conclusion}";
        OtherWay { sides, fault } => "{sides}；但 {fault}，所以是另一种情况";
        TogetherBut { lead, fault } => "{lead}要删的候选数同真同假；但 {fault}";
        SidesAndLosers { sides, losers } => "{sides}，而 {losers}";
        PairTrue { pair, names } => "{pair} 必有一个成立，而 {names} 与两者都冲突";
        Sees { cells, by }, with sees = zh.sight()[0], shared = zh.sight()[1] => "{cells} {sees} {by} {shared}";
        SeesBoth { cells, by }, with sees = zh.sight()[0], shared = zh.sight()[1] => "{cells} 同时{sees} {by} {shared}";
        OtherPlaces { sides, fault, digit, places, losers } => "{sides}；但 {fault}，所以 {digit} 在 {places}，而 {losers}";
        OtherWayClash { sides, fault, names } => "{sides}；但 {fault}，所以是另一种情况，而 {names} 与之冲突";
        RulesOutBoth { both, clashes } => "{both}；但 {clashes}，要删的若成立，另一组的双方就都不成立";
        CrossedLosers { both, clash, sides, losers } => "{both}；{clash}，所以 {sides} 至少有一方成立，而 {losers}";
        CrossedClash { both, clash, sides, names } => "{both}；{clash}，所以 {sides} 至少有一方成立，而 {names} 与两方都冲突";
        SidesApart { lead, one, other } => "{lead}要么有 {one}，要么有 {other}";
        DigitSides { lead, digit, one, other } => "{lead} {digit} 要么在 {one}，要么在 {other}";
        BothIn { names, house } => "{names} 同在{house}";
        NotBoth { cell, digits } => "{cell} 不能同时是 {digits}";
        NothingFor { side, homes } => "{side} 会使 {homes} 没有候选数";
        NoPlaceFor { side, homes } => "{side} 会使 {homes} 没有位置";
    }
}
