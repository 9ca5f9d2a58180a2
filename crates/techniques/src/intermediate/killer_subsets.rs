//! Digits that cages, lines of arrows and cells of one house hold between them.
use crate::base::family::{family, numbers};
use crate::kernels::fillings;
use qedoku_core::RuleKind;

family! {
    /// A cage, or the line of an arrow, and others or cells of one house hold {two} digits between them, whichever way they
    /// are filled; the digits go from the rest of the house.
    ///
    /// ## Why it holds
    /// Every way to reach the total of a cage, or a digit that the circle of an arrow may hold, has some of the {two} digits,
    /// and a cell that may hold nothing else has one. If together they have {two}, all of these digits are there, for no
    /// digit is twice in a house.
    ///
    /// ## How to find it
    /// Look for a cage, or the line of an arrow, inside a row, column or box, and for {two} digits of which each of its
    /// combinations has one: 8 in two cells is 1+7, 2+6 or 3+5. Another cage or a cell beside it that is bound to the same
    /// digits makes up for the rest.
    Intermediate by size: usize, words: numbers,
    zh: {
        what: "一个区域里的笼（或箭头的线）与其他笼、线或格，无论怎么填，合起来都占有{两}个数，该区域的其他格删去这{两}个数。",
        why: "笼或线的每种组合都含这{两}个数中的若干个，只能填这些数的格含一个。合起来若有{两}个，这些数就都在那里，因为一个区域里没有重复的数。",
        find: "找完全在一行、一列或一宫里的笼或箭头的线，看它的每种组合是不是都含某{两}个数之一：两格的 8 是 1+7、2+6 或 3+5。旁边再有受同样的数约束的笼、线或格，凑足{两}个。"
    },
    search: |size, cx, sink| fillings::report_locked(cx, size, sink),
    fits: |_, layout| [RuleKind::Cage, RuleKind::Arrow].into_iter().any(|kind| fillings::are_in(layout, kind));

    pub KillerPair(2) = "killer-pair", "Killer Pair", "杀手数对";
    pub KillerTriple(3) = "killer-triple", "Killer Triple", "杀手三数组";
}
