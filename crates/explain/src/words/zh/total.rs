//! Sentences about totals.
use crate::language;
use crate::message::{Say, Zh};
use crate::words::added_up::AddedUpText;
use crate::words::noun::Short;
use crate::words::rest_text::{LimitText, MisfitText};
use crate::words::seen_from::SeenFromText;
use crate::words::total_text::{TotalName, TotalText};
use qedoku_core::CellSet;

language! {
    zh: Zh;

    AddedUpText<'_> {
        House { house, total } => "{house}（{total}）";
        Cage { value, cells }, with all = Short(*cells) => "和为 {value} 的笼（{all}）";
        NextCage { value, cells }, with all = Short(*cells) => "和为 {value} 的笼（{all}）";
        Cages { cages, total }, with all = cages.0.join("、") => "{all}（共 {total}）";
        Arrow { line } => "箭头 {line}";
        LittleKiller { line, total } => "小杀手 {line}（{total}）";
        SameSums { line } => "各宫等和线 {line}";
        Terms { names }, with all = names.0.join("，加上") => "{all}";
        Worked { sum } => "（{sum}）";
        Placed { placed } => "减去已填的 {placed}";
        Known { placed } => "已填 {placed}";
        AddedBack { back } => "加回已填的 {back}";
        PlacedAndBack { placed, back } => "减去已填的 {placed}，加回已填的 {back}";
        Times { times, it } => "{it}（{times} 次）";
        CellsTimes { times, cells } => "{cells}（各 {times} 次）";
        InAll { cells, total }, with all = cells.0.join("、") => "{all}（共 {total}）";
        Alone { cell, total } => "{cell} 单独成一个笼，和为 {total}";
        Says { plus, equation } => "{plus}：{equation}";
        Leaves { plus, minus, equation } => "{plus}，减去{minus}，得 {equation}";
        LeavesBeside { plus, placed, equation } => "{plus}，{placed}，得 {equation}";
        LessLeavesBeside { plus, minus, placed, equation, worked } => "{plus}，减去{minus}，{placed}，得 {equation}{worked}";
    }

    SeenFromText<'_> {
        In { houses } => "（{houses}）";
    }

    TotalText<'_> {
        Ways { cage, ways } => "{cage} 只能是 {ways}";
        Lacking { cage, ways, count, digits } if count.0 == 2 => "{cage} 只能是 {ways}，因为两格都不能是 {digits}";
        Lacking { cage, ways, digits } => "{cage} 只能是 {ways}，因为这些格都不能是 {digits}";
        Given { cage, ways, held }, with all = held.0.join("、") => "由 {all}，{cage} 只能是 {ways}";
        GivenLacking { cage, ways, held, digits }, with all = held.0.join("、") =>
            "由 {all}，且这些格都不能是 {digits}，{cage} 只能是 {ways}";
        LineGiven { held, line, ways }, with all = held.0.join("、") => "由 {all}，{line} 只能是 {ways}";
        AsClosed { text, why } => "{text}：{why}";
        NoWay { cage } if cage.0.is_none() => "按现有候选数凑不出这个和";
        NoWay { cage } => "{cage} 按现有候选数凑不出这个和";
        MostOf { count, most } => "{count}个不同的数之和最多是 {most}";
        TooHigh { least, digits } => "合起来至少是 {least}（{digits}）";
        TooLow { most, digits } => "合起来最多是 {most}（{digits}）";
        LeastOf { count, least } => "{count}个不同的数之和至少是 {least}";
        NoneFits { ways, cells, digits } => "按规则只能是 {ways}，但 {cells} 都不能是 {digits}";
        InNone { digits }, with all = digits.0 => "这些组合都不含 {all}";
        Needed { digits, cells, houses } => "无论哪种组合，{digits} 都在 {cells}{houses}";
        So { digits, cells, houses } => "其中的 {digits} 在 {cells}{houses}";
        Claimed { house, digit, cells } => "{house}的 {digit} 在 {cells}";
        WaysWith { digit, ways } => "含 {digit} 的组合只有 {ways}";
        WaysWithout { digit, ways, lacked }, with all = lacked.0 => "含 {digit} 的组合只有 {ways}，因为这些格都不能是 {lacked}";
        NotWith { other, cells, digit, places } => "若 {cells} 为 {other}，则没有哪种在 {places} 有 {digit}";
        HasOf { count, digits } => "每种组合都恰有 {digits} 中的{count}个";
        HasAtLeast { count, digits } => "每种组合都至少有 {digits} 中的{count}个";
        Together { digits, cells } => "合起来 {cells} 占用 {digits}";
    }

    LimitText {
        AtLeast { total } => "至少是 {total}";
        AtMost { total } => "最多是 {total}";
    }

    MisfitText<'_> {
        OnlyIn { digit, cell } => "每种组合都有 {digit}，而只有 {cell} 能是 {digit}";
        Rest { digit, cells, rest }, with one = cell_of(zh, cells.0) => "若 {one} {digit}，则其余格之和须为 {rest}";
        RestIs { digit, cells, equation }, with one = cell_of(zh, cells.0) => "若 {one} {digit}，则剩下 {equation}";
        NextRest { digit, cells, rest }, with one = cell_of(zh, cells.0) => "若 {one} {digit}，则其余格之和须为 {rest}";
        OthersAre { digit, cells, ways }, with one = cell_of(zh, cells.0) => "若 {one} {digit}，则其余格须为 {ways}";
        NextAre { digit, cells, ways }, with one = cell_of(zh, cells.0) => "若 {one} {digit}，则其余格须为 {ways}";
        OtherIs { digits, cell, other, values } => "若 {cell} 为 {digits}，则 {other} 须为 {values}";
        Rests { rests, why }, with all = rests.0.join("；") => "{all}，{why}";
        CannotBe => "这不可能";
        But { why } => "但 {why}";
        CellsAre { held }, with all = held.0.join("、") => "候选数为 {all}";
        CellIs { cells, digits } if digits.0.is_one() => "{cells} 只能是 {digits}";
        CellIs { cells, digits } => "{cells} 可为 {digits}";
        Take { cells, digits, from, gone } => "{cells} 只能是 {digits}，所以 {from} 不是 {gone}";
        Leaves { digit, cell, other, left, rules } if left.0.is_empty() =>
            "若 {cell} 为 {digit}，则 {other} 无数可填（{rules}）";
        Leaves { digit, cell, other, left, rules } => "若 {cell} 为 {digit}，则 {other} 只能是 {left}（{rules}）";
        ButHeld { held } => "但此时 {held} 凑不出";
        Fixed { cells, digits, equation } => "{cells} 只能是 {digits}，剩下 {equation}";
        Part { cells, total } => "{cells} 为 {total}";
        PartIn { cells, total, house } => "{house} {cells} 为 {total}";
        AtLeast { cell, least, most, digits } => "其余各格之和最多是 {most}（{digits}），所以 {cell} 至少是 {least}";
        AtMost { cell, most, least, digits } => "其余各格之和至少是 {least}（{digits}），所以 {cell} 最多是 {most}";
        ButAtLeast { least, digits } => "但至少是 {least}（{digits}）";
        ButAtMost { most, digits } => "但最多是 {most}（{digits}）";
        ButNone { cells, digits } if cells.is_one() => "但 {cells} 不能是 {digits}";
        ButNone { cells, digits } => "但 {cells} 都不能是 {digits}";
        ButDiffer { cells, house } => "但 {cells} 同在{house}，不能相同";
        Side { cells } => "{cells} ";
        SumOf { cells } => "{cells} 之和";
        SumWith { cells, more } => "{cells} 与 {more} 之和";
        Worked { sum } => "（{sum}）";
        TotalOf { cells } => "{cells} 之和";
        TotalWith { cells, more } => "{cells} 与 {more} 之和";
        EqualLeast { more, limit, digits, cell } => "{more}至少是 {limit}（{digits}），所以 {cell} 至少是 {limit}";
        EqualMost { more, limit, digits, cell } => "{more}最多是 {limit}（{digits}），所以 {cell} 最多是 {limit}";
        Sides { plus, low, more, high, others } if plus.is_one() => "{plus} {low}，但 {more}{high}{others}";
        Sides { plus, low, digits, more, high, others } => "{plus} 之和{low}（{digits}），但 {more}{high}{others}";
        WithSides { digit, cells, plus, sides } if plus.is_one(), with one = cell_of(zh, cells.0) =>
            "若 {one} {digit}，{sides}";
        WithSides { digit, cells, sides }, with one = cell_of(zh, cells.0) => "若 {one} {digit}，则 {sides}";
        IsSumAtMost { digit, cells, more, bound, worked } =>
            "若 {cells} 为 {digit}，则 {more}最多是 {bound}（{worked}），不够";
        IsSumAtLeast { digit, cells, more, bound, worked } =>
            "若 {cells} 为 {digit}，则 {more}至少是 {bound}（{worked}），太大";
        OthersNeed { digit, cells, ways }, with one = cell_of(zh, cells.0) => "若 {one} {digit}，则其余格必须是 {ways}";
        OtherBelow { digits, cell, other, least } => "若 {cell} 为 {digits}，则 {other} 小于 {least}";
        OtherAbove { digits, cell, other, most } => "若 {cell} 为 {digits}，则 {other} 大于 {most}";
    }
}

/// A cell that is a digit, or cells one of which has it: `r4c7 为`, `r67c8 中有`.
fn cell_of(zh: Zh, cells: CellSet) -> String {
    let named = zh.any(cells);
    if cells.is_several() { format!("{} 中有", zh.at(cells)) } else { format!("{named} 为") }
}

impl Say<Zh> for TotalName<'_> {
    fn say(&self, _: Zh) -> String {
        self.0.unwrap_or_default().to_owned()
    }
}
