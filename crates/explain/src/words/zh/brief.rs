//! Lines that stand by themselves.
use crate::language;
use crate::message::Zh;
use crate::words::brief::BriefLine;
use crate::words::brief::cells::CellsLine;
use crate::words::brief::links::LinksLine;

language! {
    zh: Zh;

    CellsLine<'_> {
        Confined { fact, to } => "{fact}，在 {to}";
        Naked { cells, digits, houses } => "{cells} 只有 {digits}，在 {houses}";
        AlmostLocked { cells, digits, hidden } => "{cells} 只有 {digits}，而 {hidden}";
        Fish { digit, base, covers, places } => "{base} 的 {digit} 只在 {covers}（{places}）";
        FinnedFish { digit, base, covers, places, fins } => "{base} 的 {digit} 除了鳍 {fins} 只在 {covers}（{places}）";
        CellsForDigits { count, base, cover } => "{base} 共 {count} 格，正好填 {cover}";
        CountForCount { base, cover, count } => "{base} 只在 {cover}，{count} 对 {count}";
        DigitsOf { digits, houses } => "{houses} 的 {digits}";
        Wing { all, places } => "{all}：{places}";
        Crossing { crossing, groups, count } => "{crossing} 与 {groups}：{count} 格 {count} 个数";
        Petal { common, set } => "{common} 连 {set}";
        Blossom { stem, petals, lost } => "茎 {stem}，{petals}：总有 {lost}";
        Linked { common, set } => " -{common}- {set}";
        BothLocked { chain } => "{chain}：两组皆锁定";
        SetChain { chain, ends } => "{chain}：{ends}";
        NoFill { base } => "若成立，{base} 无法填满";
        NoFillLeaves { base, excluders } => "若成立，{base} 的填法都使 {excluders} 无数可填";
        SparesOthers => "且不妨碍其他数";
        FitsBeside { beside } => "且与 {beside} 相容";
        NoTemplate { all, lines, others } => "在 {lines} 填完 {all} {others}的填法都不用到";
        EveryTemplate { all, lines, others } => "在 {lines} 填完 {all} {others}的填法都用到";
        Exocet { base, targets, lines } => "基 {base} 的数在目标 {targets} 重现，每个数在 {lines} 的其他格最多两次";
        Mirror { target, mirror } => "；{target} 的镜像 {mirror}";
    }

    LinksLine<'_> {
        Loop { start, by } => "从 {start} 起的环，经 {by}";
        Chain { ends, by } => "{ends}，经 {by}";
        FishLink => "鱼";
        DeadlyLink => "致命";
        EitherSide { sides } => "{sides} 二者之一";
        SideFails { pairs } => "{pairs}；要删的一方不成立";
        Ring { count, digit, places, others } => "{digit} 的 {count} 处连成奇环 {places}：{others}";
        Kraken { digit, base, cover, fins, starts } => "{base} 的 {digit} 除了 {fins} 只在 {cover}；从 {starts} 出发的链";
        Bug { guards } => "除了 {guards}，所有空格都只有两个候选数";
        Deadly { deadly, guards } => "{deadly} 不能成立：{guards}";
        DeadlyBeside { beside } => "；{beside}";
        Followed { assume, first, between, last } => "{assume} -> {first} ->（{between} 步）-> {last}";
        After { steps } => "{steps} 步后";
        CellEmpty { cell } => "{cell} 无数可填";
        HouseLacks { digit, house } => "{house} 无处填 {digit}";
        DigitOfHouse { digit, house } => "{house} 的 {digit}";
        OrNot { candidate } => "{candidate} 或否";
        Forcing { choice, cases } => "{choice}，每种情况：{cases}";
    }

    BriefLine<'_> {
        OnlyLeft { digits, cell } => "{cell} 只剩 {digits}";
        OnlyAt { digits, at, cells } => "{at} 的 {digits} 只在 {cells}";
        Candidates { count } => "{count} 个候选数";
    }
}
