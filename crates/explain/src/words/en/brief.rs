//! Lines that stand by themselves.
use super::grammar::plural;
use crate::language;
use crate::message::En;
use crate::words::brief::BriefLine;
use crate::words::brief::cells::CellsLine;
use crate::words::brief::links::LinksLine;

language! {
    en: En;

    CellsLine<'_> {
        Confined { fact, to } => "{fact}, in {to}";
        Naked { cells, digits, houses } => "{cells} hold only {digits}, in {houses}";
        AlmostLocked { cells, digits, hidden }, with hold = plural(cells.0.len(), "holds", "hold") =>
            "{cells} {hold} only {digits}, and {hidden}";
        Fish { digit, base, covers, places } => "{digit} of {base} only in {covers} ({places})";
        FinnedFish { digit, base, covers, places, fins }, with word = plural(fins.0.len(), "fin", "fins") =>
            "{digit} of {base} only in {covers} ({places}) but for {word} {fins}";
        CellsForDigits { count, base, cover } => "{count} cells {base} for {count} digits, {cover}";
        CountForCount { base, cover, count } => "{base} only at {cover}, {count} for {count}";
        DigitsOf { digits, houses } => "{digits} of {houses}";
        Wing { all, places } => "{all}: {places}";
        Crossing { crossing, groups, count } => "{crossing} with {groups}: {count} cells for {count} digits";
        Petal { common, set } => "{common} to {set}";
        Blossom { stem, petals, lost } => "stem {stem}, {petals}: {lost} in any case";
        Linked { common, set } => " -{common}- {set}";
        BothLocked { chain } => "{chain}: both locked";
        SetChain { chain, ends } => "{chain}: {ends}";
        NoFill { base } => "no way to fill {base} with it";
        NoFillLeaves { base, excluders } => "no way to fill {base} with it leaves something to {excluders}";
        SparesOthers => "that spares every other digit";
        FitsBeside { beside } => "that fits beside {beside}";
        NoTemplate { all, lines, others } => "no way to place {all} in all of {lines} {others} has these";
        EveryTemplate { all, lines, others } => "every way to place {all} in all of {lines} {others} has these";
        Exocet { base, targets, lines } =>
            "base {base} repeats in targets {targets}, each digit twice at most elsewhere in {lines}";
        Mirror { target, mirror } => "; {target} mirrored in {mirror}";
    }

    LinksLine<'_> {
        Loop { start, by } => "loop from {start} by {by}";
        Chain { ends, by } => "{ends} by {by}";
        FishLink => "fish";
        DeadlyLink => "deadly";
        EitherSide { sides } => "either {sides}";
        SideFails { pairs } => "{pairs}; the side that goes fails";
        Ring { count, digit, places, others } => "odd ring of {count} places of {digit}, {places}: {others}";
        Kraken { digit, base, cover, fins, starts } =>
            "{digit} of {base} only in {cover} but for {fins}; chains from {starts}";
        Bug { guards } => "two digits in every open cell but for {guards}";
        Deadly { deadly, guards } => "{deadly} cannot be all: {guards}";
        DeadlyBeside { beside } => "; {beside}";
        Followed { assume, first, between, last } => "{assume} -> {first} -> ({between} steps) -> {last}";
        After { steps }, with word = plural(*steps, "step", "steps") => "after {steps} {word}";
        CellEmpty { cell } => "nothing for {cell}";
        HouseLacks { digit, house } => "no {digit} in {house}";
        DigitOfHouse { digit, house } => "{digit} of {house}";
        OrNot { candidate } => "{candidate} or not";
        Forcing { choice, cases } => "{choice}, each way: {cases}";
    }

    BriefLine<'_> {
        OnlyLeft { digits, cell } => "only {digits} is left in {cell}";
        OnlyAt { digits, at, cells } => "{digits} of {at} only at {cells}";
        Candidates { count } => "{count} candidates";
    }
}
