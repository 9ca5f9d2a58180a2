//! Sentences about counts of slots.
use super::grammar::plural;
use crate::language;
use crate::message::Zh;
use crate::words::set_logic::SetLogicText;

language! {
    zh: Zh;

    SetLogicText<'_> {
        Counted { needs, count, takes, gone } =>
            "{needs} 共需 {count} 个位置，而它们的候选数都属于 {takes}，同样是 {count} 个，所以那里不能再有别的：{gone}";
        Sector { digits, names }, with all = plural(names.1.len(), "", "各") => "{names}{all}有 {digits}";
        Sectors { count, cells, house, parts, houses, gone } =>
            "{cells} 共 {count} 格，因为每个{house}同一个数只能有一个，最多容纳 {count} 个数：{parts}；所以这些数都在这些格里，各自{houses}的其他格\
             都没有：{gone}";
        Outside { home, titles, digits, cells } => "在{home}之外，{titles}的 {digits} 只在 {cells}";
        Lines { titles, digits, cells } => "{titles}的 {digits} 只在 {cells}";
        Fireworks { parts, all, digits, count, gone } =>
            "{parts}；一个数若不在宫外的这些格，就在两线的交点，所以 {all} 正好填 {digits}，{count}个数正好{count}格：{gone}";
    }
}
