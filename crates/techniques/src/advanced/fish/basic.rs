//! Fish of lines alone: X-Wing, Swordfish, Jellyfish and their larger kin.
use crate::base::family::{family, numbers};
use crate::kernels::{fish, foreseen};

family! {
    /// A digit has its places in {two} rows in the same {two} columns only, or the other way round; it goes from the
    /// rest of these columns.
    ///
    /// ## Why it holds
    /// The {two} rows take the digit {two} times, each time in another column. That uses up the {two} columns.
    ///
    /// ## How to find it
    /// Take one digit. Among the rows in which it has at most {two} places, look for {two} whose places fall into {two}
    /// columns; then the same with rows and columns exchanged.
    Advanced by size: usize, words: numbers,
    zh: {
        what: "某数在{两}行中的候选位置都落在同样的{两}列，这{两}列的其他格都删去该数；行列互换亦然。",
        why: "这{两}行各填一个该数，而且各在不同的列，正好用完这{两}列，所以这些列的其他格不能再填它。",
        find: "选定一个数，在它至多有{两}个位置的行里找{两}行，使这些位置合起来只占{两}列；然后对列再找一遍。"
    },
    search: fish::basic,
    foresee: |size, layout, solution, take| {
        // Beside a larger fish lies one of four lines at most, which concludes the same.
        if size <= 4 {
            foreseen::fish(size, layout, solution, take);
        }
    };

    pub XWing(2) = "x-wing", "X-Wing", "二阶鱼", se: 32, hodoku: "0300" 140, aliases: ["bf2"];
    pub Swordfish(3) = "swordfish", "Swordfish", "三阶鱼", se: 38, hodoku: "0301" 150, aliases: ["bf3"];
    pub Jellyfish(4) = "jellyfish", "Jellyfish", "四阶鱼", se: 52, hodoku: "0302" 160, aliases: ["bf4"];
    pub Squirmbag(5) = "squirmbag", "Squirmbag", "五阶鱼", hodoku: "0303" 470, aliases: ["bf5", "starfish"];
    pub Whale(6) = "whale", "Whale", "六阶鱼", hodoku: "0304" 470, aliases: ["bf6"];
    pub Leviathan(7) = "leviathan", "Leviathan", "七阶鱼", hodoku: "0305" 470, aliases: ["bf7"];
}
