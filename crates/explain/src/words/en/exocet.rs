//! Sentences about exocets.
use super::grammar::plural;
use crate::language;
use crate::message::En;
use crate::words::exocet::ExocetText;

language! {
    en: En;

    ExocetText<'_> {
        Base { base, held, around } =>
            "the base {base} is two of {held}, and these two are nowhere else in {around}";
        Need { lines, count } => "{lines} need each of the two, so {count} times";
        Fits { lines, around, targets, digits } =>
            "but without the targets {targets}, each of {digits} fits twice at most in {lines} outside {around}";
        Targets { one, other } => "so both digits of the base need a target: one is at {one}, the other at {other}";
        ThereIn { digit, cover } => "there {digit} is only in {cover}";
        In { digit, cover } => "{digit} only in {cover}";
        OnlyIn { digit, cover } => "{digit} is only in {cover}";
        Outside { houses, each } => " (outside {houses}, {each})";
        MirrorIn { target, here, there, home, line, mirror } =>
            "the digit of {target} is in the base in {here} and at {target} in {there}, so {home} has it in {line}, at {mirror}";
        MirrorIs { target, digits, cell } => "{target} can only be {digits}, so {cell} is {digits}";
        OthersCannot { target, digits, others, cell } => "{target} can only be {digits}, and {others} cannot, so {cell} is {digits}";
        Unfit { unfit, lines, there }, with fits = plural(unfit.len(), "does", "do"), one = plural(unfit.len(), "it is", "they are") =>
            "{unfit} {fits} not fit in all of {lines}, even with the targets{there}, so {one} not in the base";
        ByMirror { cell, digit, mirror, houses } => "{cell} sees {mirror} ({houses}), so it is not {digit}";
        Narrowed { other, of_other, held, target, free, digits, left } =>
            "{other} can only be {of_other}, and of the base only {held} can be that. So {target} is the digit of {free}, {digits}, and of these it can only be {left}";
        NoWay { gone }, with fit = plural(gone.len(), "fits", "fit") => "{gone} {fit} no way to fill the base, the targets and their mirrors";
        UnfitIn { target, digit, line, why } => "with {digit} at {target}, {line} has no place for {digit}: {why}";
        TakesOther { cells } => "{cells} takes the other digit";
        SeesTarget { cells, target }, with see = plural(cells.len(), "sees", "see") => "{cells} {see} {target}";
        WithBase { cells, house }, with are = plural(cells.len(), "is", "are") => "{cells} {are} in {house}, where the base has it";
        HasIn { digit, house, cells } => "{house} has its {digit} in {cells}";
        Place { base, targets } => "{base} to {targets}";
    }
}
