//! Siamese fish: two with the same base and different fins, reported as one.
use crate::base::family::{FamilyWords, family, numbers};
use crate::kernels::fish::{self, ComplexFish, FinnedBody, FishKind};

/// The words for fish of a size; those of two lines are called X-Wings here, the others just fish.
const fn words(size: usize) -> FamilyWords {
    const ROWS: &[&[&str]] = &[
        &["two", "three", "four"],
        &["X-Wing", "fish", "fish"],
        &["X-Wings", "fish", "fish"],
        &["两", "三", "四"],
        &["二", "三", "四"],
    ];
    FamilyWords { rows: ROWS, column: size - 2 }
}

family! {
    /// Two finned {X-Wings} with the same {two} base lines and different fins, told as one; what either clears goes.
    ///
    /// ## Why it holds
    /// Each of the two holds by itself, and both rest on the places of the digit in the same lines.
    ///
    /// ## How to find it
    /// Once a finned {X-Wing} is found, see whether another line across can take the place of one of its cover, so that
    /// other places become fins.
    Advanced by size: usize, words: words,
    zh: {
        what: "两条带鳍{二}阶鱼的{两}条定义域线相同而鳍不同，合为一步；任何一条能删的候选数都可删去。",
        why: "两条鱼各自成立，依据的又是该数在同样几条线里的位置，所以可以放在一起。",
        find: "找到一条带鳍{二}阶鱼以后，看看删除域中的某条线能不能换成另一条，使鳍落到别的格。"
    },
    search: |size, cx, sink| fish::siamese_lines(size, FinnedBody::Finned, cx, sink);

    pub SiameseFinnedXWing(2) = "siamese-finned-x-wing", "Siamese Finned X-Wing", "孪生带鳍二阶鱼", hodoku: "03101" 130,
        wider: ["finned-x-wing"];
    pub SiameseFinnedSwordfish(3) = "siamese-finned-swordfish", "Siamese Finned Swordfish", "孪生带鳍三阶鱼", hodoku: "03111" 200,
        wider: ["finned-swordfish"];
    pub SiameseFinnedJellyfish(4) = "siamese-finned-jellyfish", "Siamese Finned Jellyfish", "孪生带鳍四阶鱼", hodoku: "03121" 250,
        wider: ["finned-jellyfish"];
}

family! {
    /// Two sashimi {X-Wings} with the same {two} base lines and different fins, told as one; what either clears goes.
    ///
    /// ## Why it holds
    /// Each of the two holds by itself, and both rest on the places of the digit in the same lines.
    ///
    /// ## How to find it
    /// Once a sashimi {X-Wing} is found, see whether another line across can take the place of one of its cover, so
    /// that other places become fins.
    Advanced by size: usize, words: words,
    zh: {
        what: "两条退化{二}阶鱼的{两}条定义域线相同而鳍不同，合为一步；任何一条能删的候选数都可删去。",
        why: "两条鱼各自成立，依据的又是该数在同样几条线里的位置，所以可以放在一起。",
        find: "找到一条退化{二}阶鱼以后，看看删除域中的某条线能不能换成另一条，使鳍落到别的格。"
    },
    search: |size, cx, sink| fish::siamese_lines(size, FinnedBody::Sashimi, cx, sink);

    pub SiameseSashimiXWing(2) = "siamese-sashimi-x-wing", "Siamese Sashimi X-Wing", "孪生退化二阶鱼", hodoku: "03201" 150,
        wider: ["sashimi-x-wing"];
    pub SiameseSashimiSwordfish(3) = "siamese-sashimi-swordfish", "Siamese Sashimi Swordfish", "孪生退化三阶鱼", hodoku: "03211" 240,
        wider: ["sashimi-swordfish"];
    pub SiameseSashimiJellyfish(4) = "siamese-sashimi-jellyfish", "Siamese Sashimi Jellyfish", "孪生退化四阶鱼", hodoku: "03221" 260,
        wider: ["sashimi-jellyfish"];
}

family! {
    /// Two finned fish with the same {two} base houses and different fins, told as one; what either clears goes. Base:
    /// lines of one kind and boxes, cover: lines of the other kind and boxes.
    ///
    /// ## Why it holds
    /// Each of the two holds by itself, and both rest on the places of the digit in the same houses.
    ///
    /// ## How to find it
    /// Once a finned fish is found, see whether another house can take the place of one of its cover, so that other
    /// places become fins.
    Advanced by size: usize, words: numbers,
    zh: {
        what: "两条带鳍宫内{二}阶鱼的{两}个定义域区域相同而鳍不同，合为一步；任何一条能删的候选数都可删去。定义域由同一方向的线（行或列）和宫组成，删除域由另一方向的线和宫组成。",
        why: "两条鱼各自成立，依据的又是该数在同样几个区域里的位置，所以可以放在一起。",
        find: "找到一条带鳍宫内{二}阶鱼以后，看看删除域中的某个区域能不能换成另一个，使鳍落到别的格。"
    },
    search: |size, cx, sink| {
        fish::siamese_complex(ComplexFish { size, kind: FishKind::Franken, fins: true }, cx, sink)
    };

    pub SiameseFinnedFrankenSwordfish(3) = "siamese-finned-franken-swordfish", "Siamese Finned Franken Swordfish", "孪生带鳍宫内三阶鱼", hodoku: "03411" 410,
        wider: ["finned-franken-swordfish"];
    pub SiameseFinnedFrankenJellyfish(4) = "siamese-finned-franken-jellyfish", "Siamese Finned Franken Jellyfish", "孪生带鳍宫内四阶鱼", hodoku: "03421" 430,
        wider: ["finned-franken-jellyfish"];
}

family! {
    /// Two finned fish with the same {two} base houses and different fins, told as one; what either clears goes. Base:
    /// houses of any kind, cover: other houses of any kind.
    ///
    /// ## Why it holds
    /// Each of the two holds by itself, and both rest on the places of the digit in the same houses.
    ///
    /// ## How to find it
    /// Once a finned fish is found, see whether another house can take the place of one of its cover, so that other
    /// places become fins.
    Advanced by size: usize, words: numbers,
    zh: {
        what: "两条带鳍交叉{二}阶鱼的{两}个定义域区域相同而鳍不同，合为一步；任何一条能删的候选数都可删去。定义域和删除域都可以是行、列、宫的任意混合。",
        why: "两条鱼各自成立，依据的又是该数在同样几个区域里的位置，所以可以放在一起。",
        find: "找到一条带鳍交叉{二}阶鱼以后，看看删除域中的某个区域能不能换成另一个，使鳍落到别的格。"
    },
    search: |size, cx, sink| {
        fish::siamese_complex(ComplexFish { size, kind: FishKind::Mutant, fins: true }, cx, sink)
    };

    pub SiameseFinnedMutantSwordfish(3) = "siamese-finned-mutant-swordfish", "Siamese Finned Mutant Swordfish", "孪生带鳍交叉三阶鱼", hodoku: "03611" 470,
        wider: ["finned-mutant-swordfish"];
    pub SiameseFinnedMutantJellyfish(4) = "siamese-finned-mutant-jellyfish", "Siamese Finned Mutant Jellyfish", "孪生带鳍交叉四阶鱼", hodoku: "03621" 470,
        wider: ["finned-mutant-jellyfish"];
}
