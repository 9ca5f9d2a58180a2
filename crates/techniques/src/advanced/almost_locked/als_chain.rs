//! ALS-Chain.
use crate::kernels::als::chain;

crate::technique! {
    /// Almost locked sets are linked one to the next by changing digits, so the first or the last holds all its other
    /// digits.
    ///
    /// An almost locked set is some cells of one house with one digit more than cells. A digit is a restricted common of
    /// two sets when all its places in one see all its places in the other. Chains have four to six sets in a run, and up
    /// to eight where all steps of a position are listed; those of two and three are ALS-XZ and ALS-XY-Wing.
    ///
    /// ## Why it holds
    /// If the first set holds the first link, the second lacks it and holds all its other digits, the next link among
    /// them; and so on, until the last set holds all its digits but the last link. If the first set lacks the first
    /// link, it holds its other digits itself. A digit that both ends have is in one of them either way, and goes from
    /// the cells that see all its places in both.
    ///
    /// ## How to find it
    /// Ask what follows if a candidate is true: sets that it sees lack its digit, so they are locked, and the sets
    /// linked to them lack the link. If a set lacks two digits, the candidate goes, and the way is the chain.
    pub AlsChain = "als-chain", "Almost Locked Set Chain", Advanced,
    zh: "待定数组链" {
        what: "几个待定数组用不断更换的限制性公共数依次相连，于是首尾两个数组中必有一个填满自己的其余各数。待定数组是同一区域里的若干格，候选数比格数多一个。一个数在两个数组中的位置全都互相看到，它就是两者的限制性公共数。",
        why: "若第一个数组填了第一个公共数，第二个就缺它，只好填满其余各数，包括下一个公共数；如此推到最后一个数组，它填满除最后一个公共数以外的各数。若第一个数组不填第一个公共数，它自己就填满其余各数。首尾共有的数因此必在其中之一，看到它在两端所有位置的格删去它。",
        find: "从一个候选数出发，看它为真时哪些数组失去一个数而成为数组，再由此使哪些相连的数组失去公共数；若某个数组一下失去两个数，这个候选数就可删去，走过的就是链。一般的链有四到六个数组，列出全部步骤时可到八个；两个的是 XZ 法则，三个的是 XY-Wing 型。"
    }, hodoku: "0903" 340, aliases: ["ach", "als-xy-chain"],
    wider: ["als-xz", "als-xy-wing", "xy-chain"],
    search: chain::search
}
