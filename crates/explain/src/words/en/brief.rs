//! The words in lines of notation.
use crate::language;
use crate::message::En;
use crate::words::brief::colors::BriefColorsText;
use crate::words::brief::deadly::DeadlyLine;
use crate::words::brief::locked::BriefLockedText;
use crate::words::brief::terms::BriefText;

language! {
    en: En;

    BriefText<'_> {
        At { digits, house, cells } => "{digits} in {house} at {cells}";
        In { what, houses } => "{what} in {houses}";
        PlacedIn { placed, house } => "{placed} in {house}";
        LoopOf { digits, places, count } => "({digits}){places}- loop of {count}";
        Beside { around, others } => "{around} beside {others}";
        Joined { parts }, with all = parts.0.join(", ") => "{all}";
        OnceEach { digits } => "{digits} once";
        HouseLacks { digit, house } => "no {digit} in {house}";
        CellEmpty { cell } => "no digit in {cell}";
        NoneOf { count, cells } if *count == 0 => "no way for {cells}";
        NoneOf { count, cells } => "all {count} ways for {cells} fail";
    }

    BriefLockedText<'_> {
        Cells { count, cells } if *count == 1 => "1 cell {cells}";
        Cells { count, cells } => "{count} cells {cells}";
        Links { count, links } if *count == 1 => "1 link {links}";
        Links { count, links } => "{count} links {links}";
        Crossing { crossing, groups } => "{crossing}, with {groups}";
        AllWays { digits, rows } => "{digits} in {rows}, all ways";
        NoWay { digits, rows } => "{digits} in {rows}, no way";
        Besides { ways, beside } => "{ways} beside {beside}";
        Exocet { base, targets, lines, numbers } => "base {base}, targets {targets}, cross {lines} {numbers}";
        Unfit { digits, lines } => ", {digits} not in all of {lines}";
        Mirror { target, mirror } => ", {target} mirrored in {mirror}";
    }

    BriefColorsText<'_> {
        Twice { name, at } => "{name} twice in {at}";
        HasTwice { name, digit, at } => "{name} has {digit} twice in {at}";
        Empties { name, cell } => "{name} empties {cell}";
        NoPlace { name, digit, house } => "{name} leaves no {digit} in {house}";
        SeesBoth { name, first, second } => "{name} sees {first} and {second}";
        Seen { digit, cell, first, second } => "{digit}{cell} sees A {first} and B {second}";
        NotBoth { first, second, at } => "{first} and {second} not both in {at}";
    }

    DeadlyLine<'_> {
        Thrice { digit, houses } => "{digit} three times in {houses}";
        Grave { more } => "two candidates in every open cell but {more}";
        NoGivens => "no givens";
        OneOf { digit, cells } => "{digit} in {cells}";
        With { what } => "with {what}";
    }
}
