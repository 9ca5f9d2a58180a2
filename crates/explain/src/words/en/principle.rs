//! The ideas of arguments, for beginners.
use crate::language;
use crate::message::En;
use crate::words::principle::PrincipleText;

language! {
    en: En;

    PrincipleText<'_> {
        NakedSingle => "a cell with one digit left takes it";
        HiddenSingle { house, digit } => "{house} needs a {digit} somewhere";
        Confined { from, digit, to } => "{from} needs a {digit}, and that {digit} is also the one of {to}";
        NakedSubset { count } => "{count} cells with {count} digits between them use these up";
        Subset => "as many digits as cells to put them in fill these cells";
        Unfillable => "what could not be filled must not come about";
        OneSolution => "the puzzle has one solution, so nothing may stay that could be filled in two ways";
        Linked => "of two places that depend on each other one is right, so what fits beside neither is wrong";
        AlmostLocked => "cells with one digit more than they are many have no choice left when they lose one";
        Counted => "cells that have room for just so many digits leave none for others";
        OddRing => "an odd number of places cannot take turns all the way around";
        NoWay => "a digit that leaves no way to fill the rest is wrong";
        Guess => "none, for a guess has no argument";
        EveryCase => "what follows from every possibility is certain";
        BasicFish { count, base, digit, cover } => "{count} {base} need {count} {digit}s in different {cover}";
        Fish { count, digit } => "{count} rows, columns or boxes need {count} different {digit}s";
    }
}
