//! Subsets: as many cells as digits.
use crate::base::family::{family, numbers};
use crate::kernels::{foreseen, subset};

family! {
    /// {Two} cells of a house have {two} digits between them; the digits go from the rest of the house.
    ///
    /// ## Why it holds
    /// The {two} cells take {two} different digits, and there are only these {two}: all of them are used up there.
    ///
    /// ## How to find it
    /// In a house, look at the cells with at most {two} candidates and see whether {two} of them share the same few.
    Intermediate by size: usize, words: numbers,
    zh: {
        what: "某区域里有{两}格一共只有{两}个候选数，该区域的其他格删去这{两}个数。",
        why: "这{两}格要填{两}个不同的数，而只有这{两}个数，所以它们都用在这里了。",
        find: "在一个区域里看至多有{两}个候选数的格，找候选数一共只有{两}个的{两}格。"
    },
    search: subset::naked,
    foresee: foreseen::naked;

    pub NakedPair(2) = "naked-pair", "Naked Pair", "显性数对", se: 30, hodoku: "0200" 60, aliases: ["n2"],
        wider: ["locked-pair"];
    pub NakedTriple(3) = "naked-triple", "Naked Triple", "显性三数组", se: 36, hodoku: "0201" 80, aliases: ["n3"],
        wider: ["locked-triple"];
    pub NakedQuad(4) = "naked-quad", "Naked Quad", "显性四数组", se: 50, hodoku: "0202" 120, aliases: ["n4"];
}

family! {
    /// {Two} digits of a house have {two} places between them; all other digits go from these cells.
    ///
    /// ## Why it holds
    /// The {two} digits need {two} different cells of the house, and there are only these {two}: no room for others is left.
    ///
    /// ## How to find it
    /// In a house, look at the digits with at most {two} places and see whether {two} of them share the same few.
    Intermediate by size: usize, words: numbers,
    zh: {
        what: "某区域里有{两}个数一共只有{两}个位置，这{两}格删去其他数。",
        why: "这{两}个数要占该区域的{两}个不同的格，而只有这{两}格，所以没有别的数的位置了。",
        find: "在一个区域里看至多有{两}个位置的数，找共用同样{两}格的{两}个数。"
    },
    search: subset::hidden,
    foresee: foreseen::hidden;

    pub HiddenPair(2) = "hidden-pair", "Hidden Pair", "隐性数对", se: 34, hodoku: "0210" 70, aliases: ["h2"];
    pub HiddenTriple(3) = "hidden-triple", "Hidden Triple", "隐性三数组", se: 40, hodoku: "0211" 100, aliases: ["h3"];
    pub HiddenQuad(4) = "hidden-quad", "Hidden Quad", "隐性四数组", se: 54, hodoku: "0212" 150, aliases: ["h4"];
}

family! {
    /// {Two} cells in the crossing of a line and a box have {two} digits between them; the digits go from the rest of both.
    ///
    /// ## Why it holds
    /// The {two} cells take the {two} digits. They lie on the line and in the box, so both have these digits there.
    ///
    /// ## How to find it
    /// Where a box meets a line, look for {two} cells with the same {two} candidates between them.
    Intermediate by size: usize, words: numbers,
    zh: {
        what: "行列与宫相交处的{两}格一共只有{两}个候选数，这条线和这个宫的其他格都删去这{两}个数。",
        why: "这{两}格填满这{两}个数，它们既在线上又在宫里，所以线和宫的这{两}个数都在那里。",
        find: "在行列与宫相交处找候选数一共只有{两}个的{两}格。"
    },
    search: subset::locked;

    pub LockedPair(2) = "locked-pair", "Locked Pair", "死锁数对", hodoku: "0110" 40, aliases: ["l2"];
    pub LockedTriple(3) = "locked-triple", "Locked Triple", "死锁三数组", hodoku: "0111" 60, aliases: ["l3"];
}
