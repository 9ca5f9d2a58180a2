//! Sentences about cells that would allow two solutions.
use super::grammar::{none_of, plural};
use crate::language;
use crate::message::En;
use crate::words::deadly::DeadlyText;

language! {
    en: En;

    DeadlyText<'_> {
        Rectangle { cells } => "{cells} are in two rows, two columns and two boxes";
        Are { cells, digit }, with are = plural(cells.len(), "is", "are") => "{cells} {are} {digit}";
        NotGiven { are, count }, with none = not_given(*count) =>
            "{are}, and {none}";
        Loop { cells } => "{cells} form a loop, two cells in each row, column and box that it meets";
        Lines { names, count, kinds, crossing, crossing_kinds, crossing_kind },
            with many = en.count(*count),
                across = en.count(*crossing),
                both = if *count == 2 { "both".to_owned() } else { format!("all {}", en.count(*count)) } =>
            "{names} are in {many} {kinds} and {across} {crossing_kinds}, and in each {crossing_kind} {both} cells are in one box";
        Grave { others } => "every open cell has two candidates, but for {others}";
        ManyPlaces { houses, digit, count }, with has = if houses.1.len() == 1 { "has" } else { "each have" } =>
            "{houses} {has} {count} places for {digit}";
        WereNot { cells, digits }, with none = none_of(en, *digits) => "{cells} were {none}";
        HoldOnly { unless, count, digits } => "if {unless}, all {count} would hold only {digits}";
        LinesHold { unless, names, lines, digits }, with both = if *lines == 2 { "both" } else { "all" } =>
            "if {unless}, {names} would {both} hold only {digits}";
        WouldBe { cell, digit, swap } => "if {cell} were {digit}, {swap}";
        Twice { unless } => "if {unless}, every digit would have two places, or none, in each row, column and box";
        TwoOrNone => "such a board has more than one solution or none, as in any solution each cell could take its other candidate, \
            but the puzzle has just one";
        TakeTurns { unless, count, digits } =>
            "if {unless}, all {count} would hold only {digits} and would take turns";
        Odd { count } => "{count} is an odd number, so two neighbors would be the same digit";
        Swap { digits, one, other } =>
            "swapping {digits} would break nothing, as each row, column and box has one {one} and one {other} in these cells";
        SwapLines { count, kinds, across } =>
            "swapping the {count} {kinds} there would break nothing, as all of these hold the same digits and each {across} and \
             box keeps its own";
        KeepsEach { digits, one, other } =>
            "{digits} swapped, as each row, column and box would have one {one} and one {other} in these cells";
        KeepsLines { count, kinds, across } =>
            "the {count} {kinds} swapped there, as all of these would hold the same digits and each {across} and box would keep its own";
        StaysOne { swap } => "any such solution would stay one with {swap}";
        TwoSolutionsOrNone => "there would be two solutions or none, but the puzzle has just one";
        TwoSolutions => "there would be two solutions, but the puzzle has only one";
        OneOfTwo { either, digit } => "so {either} is {digit}";
        OneOf { cells, digit } => "so one of {cells} is {digit}";
        OneHolds { holds } => "so {holds}";
        IfGuard { guard, then } => "if {guard}, {then}";
        ItIsNot { digits } => "it is not {digits}";
        AreNot { cells, digit, why }, with are = plural(cells.len(), "is", "are") => "{cells} {are} not {digit} ({why})";
    }
}

/// Says of some filled cells that they are not given.
const fn not_given(count: usize) -> &'static str {
    match count {
        2 => "neither is a given",
        _ => "none of them is a given",
    }
}
