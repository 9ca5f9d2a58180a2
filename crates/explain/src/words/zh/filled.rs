//! Sentences about the ways to fill the cells of a rule.
use crate::language;
use crate::message::Zh;
use crate::words::far_ends::FarEndText;
use crate::words::filled::FilledText;
use crate::words::sandwich::SandwichText;
use crate::words::unfit::UnfitText;

language! {
    zh: Zh;

    FilledText<'_> {
        Rule { rule } => "{rule}";
        Placed { rule, held } => "{rule}，其中 {held} 已填";
        Runs { runs } => "按候选数可为 {runs}";
        Ends { ends } => "两端可为 {ends}";
        Sums { sums } => "每段之和可为 {sums}";
        Places { places }, with all = zh.clauses(places.0.to_vec()) => "{all}";
        Place { digit, cells } => "{digit} 可以填在 {cells}";
        NoPlace { digit } => "{digit} 无处可填";
        InNone { digits, cells } => "{cells} 填 {digits} 时没有填法";
        NorIn { digits, cells } => "{cells} 填 {digits} 时也没有填法";
        Needed { digits, cells, houses } => "无论哪种填法，{digits} 都在 {cells}{houses}";
    }

    UnfitText<'_> {
        Never => "这些格没有任何填法";
        Beyond { cell, ends } => "{cell} 不可能介于 {ends} 之间";
        EndAbove { far, inner, cell } => "{far} 小于 {inner}，所以 {cell} 大于它";
        EndBelow { far, inner, cell } => "{far} 大于 {inner}，所以 {cell} 小于它";
        WithEnd { digits, cell, inner, far } => "若 {cell} 为 {digits}，则 {inner} 不可能介于它与 {far} 之间";
        NotBetween { digits, ends } => "{digits} 不介于 {ends} 之间";
        Only { digit, cells } => "{digit} 只剩 {cells} 可填";
        OtherOnly { digit, cells } => "另一个 {digit} 只剩 {cells} 可填";
        OnlyThese { digits, cells } => "{digits} 只剩 {cells} 可填";
        Both { digit, cells } => "只有 {cells} 能同时是 {digit}";
        OfThese { cell, digit } => "其中 {cell} 只能是 {digit}";
        LeftFor { digit, cell, other, values } => "若 {cell} 为 {digit}，则该段只给 {other} 剩下 {values}，而它填不了";
        BothIn { digit, cell, pair, other } => "若 {cell} 为 {digit}，则 {pair} 都只能在 {other}";
        NoOther { digit, cell, lacked } => "若 {cell} 为 {digit}，则没有别的格能是 {lacked}";
    }

    FarEndText {
        Around { held, low, high, digits } =>
            "线上有 {held}，所以一端小于 {low}，另一端大于 {high}，都不是 {digits}";
        NothingFor { digit, own, others, far, cells } =>
            "若 {own} 为 {digit}、{far} 为 {others}，则 {cells} 没有介于其间的数可填";
        TooFewFor { digit, own, others, far, cells, digits } =>
            "若 {own} 为 {digit}、{far} 为 {others}，则 {cells} 只剩 {digits} 可填";
    }

    SandwichText<'_> {
        Else => "，或者 ";
        Bread { digits, places } => "{digits} 的位置只能是 {places}";
        Takes { digits, total } if *total == 0 => "和为 0，所以 {digits} 之间没有格";
        Takes { digits, total, counts } => "和为 {total} 时，{digits} 之间有 {counts} 格";
        TooMuch { digits, ends, cells, least, total } => "若 {digits} 在 {ends}，则 {cells} 之和至少是 {least}，超过 {total}";
        TooLittle { digits, ends, cells, most, total } => "若 {digits} 在 {ends}，则 {cells} 之和最多是 {most}，不足 {total}";
        Comes { digits, ends, total } => "若 {digits} 在 {ends}，则两者之间的和为 {total}";
        NotOutside { digits, ends } => "若 {digits} 在 {ends}，则外侧的格无法填";
        Inside { digits, equation } => "{digits} 之间剩下 {equation}";
        Outside { equation, from } => "外侧剩下 {equation}（{from}）";
        Case { digits, ends, ways } => "若 {digits} 在 {ends}，则 {ways}";
        Would { digits, ends, cells, ways } => "若 {digits} 在 {ends}，则 {cells} 须为 {ways}";
        NotMade { digits, ends, held, total }, with all = held.0.join("、") =>
            "若 {digits} 在 {ends}，则 {all} 凑不出 {total}";
        NoneOutside { digits, ends, lacked } => "若 {digits} 在 {ends}，则外侧没有格能是 {lacked}";
        ButNoneOutside { lacked } => "但外侧没有格能是 {lacked}";
        InNoCase { digits, cells } => "各种情况中 {cells} 都不是 {digits}";
        NorIs { digits, cells } => "各种情况中 {cells} 也都不是 {digits}";
        Fills { cells, ways } => "{cells} 为 {ways}";
        Holds { digits, ends, digit, cell, lacked, places } =>
            "若 {digits} 在 {ends}、{digit} 在 {cell}，则 {lacked} 须在 {places}";
        LeftFor { digits, ends, digit, cell, other, values } =>
            "若 {digits} 在 {ends}、{digit} 在 {cell}，则 {other} 须为 {values}";
        BothIn { digits, ends, digit, cell, pair, other } =>
            "若 {digits} 在 {ends}、{digit} 在 {cell}，则 {pair} 都须在 {other}";
        OtherEnd { digit, cells, other, places } => "若 {digit} 在 {cells}，则 {other} 须在 {places}";
        Between { digits, cells, ways, needed } => "{digits} 之间 {cells} 为 {ways}，总有 {needed}";
        Beside { cells, ways, needed } => "外侧 {cells} 为 {ways}，总有 {needed}";
    }
}
