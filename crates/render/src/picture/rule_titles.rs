//! The rules beside rows, columns and boxes, in a line below a picture.
use qedoku_core::{HouseKind, Layout, Rule, RuleKind};
use qedoku_explain::Style;

/// Lists the rules beside rows, columns and boxes: `Rules: falling diagonal; thermometer r2c3-r3c3-r2c4`. Empty under
/// classic rules.
///
/// ```
/// use qedoku_core::{Cell, Layout, Rule, RuleKind, Rules};
/// use qedoku_explain::Style;
///
/// let dot = Rule::on(RuleKind::Difference, vec![Cell::at(1, 2), Cell::at(1, 3)]);
/// let layout = Layout::of(&Rules { list: vec![Rule::of(RuleKind::AntiKnight), dot], ..Rules::of_size(6) })?;
/// assert_eq!(qedoku_render::rules(&layout, Style::default()), "Rules: 6x6; anti-knight; white dot r1c2-r1c3");
/// assert_eq!(qedoku_render::rules(Layout::classic(), Style::default()), "");
///
/// let cage = |row, column| {
///     let cells = vec![Cell::at(row, column), Cell::at(row, column + 1), Cell::at(row + 1, column)];
///     Rule::on(RuleKind::Cage, cells).with_value(Some(15))
/// };
/// let layout = Layout::of(&Rules { list: vec![cage(1, 1), cage(6, 1)], ..Rules::default() })?;
/// let told = "Rules: cage of 15 r1c12, r2c1; cage of 15 r6c12, r7c1";
/// assert_eq!(qedoku_render::rules(&layout, Style::default()), told);
/// # Ok::<(), qedoku_core::RuleFault>(())
/// ```
pub fn rules(layout: &Layout, style: Style) -> String {
    let rules = layout.rules();
    if rules.is_classic() {
        return String::new();
    }
    let mut titles = of_board(layout, style);
    if rules.boxes.is_some() {
        // Irregular boxes are found by their cells.
        let boxes = layout.houses_of_kind(HouseKind::Box).iter();
        titles.extend(boxes.map(|it| format!("{} {}", style.house(layout, it), style.cells(layout.cells(it)))));
    }
    let mut seen: Vec<RuleTitle> = Vec::new();
    // They are named by their numbers.
    let regions = layout.houses_of_kind(HouseKind::Region).iter();
    titles.extend(regions.map(|it| format!("{} {}", style.house(layout, it), style.cells(layout.cells(it)))));
    for rule in rules.list.iter().filter(|rule| rule.kind != RuleKind::ExtraRegion) {
        let title = RuleTitle::of(rule, rules.size);
        if rule.kind == RuleKind::DisjointGroups {
            titles.push(style.say(&RulesText::Groups { title: &style.say(&title) }));
            continue;
        }
        if is_region(rule.kind) {
            titles.push(format!("{} {}", style.say(&title), place(rule, layout, style)));
            continue;
        }
        if rule.kind == RuleKind::Sandwich {
            titles.push(style.say(&RulesText::At { place: &place(rule, layout, style), title: &style.say(&title) }));
            continue;
        }
        if seen.contains(&title) {
            continue;
        }
        seen.push(title);
        let alike = rules.list.iter().filter(|other| RuleTitle::of(other, rules.size) == title);
        let places =
            alike.filter(|rule| rule.kind.has_cells()).map(|rule| place(rule, layout, style)).collect::<Vec<_>>();
        let title = style.say(&title);
        titles.push(if places.is_empty() { title } else { format!("{title} {}", style.commas(places)) });
    }
    style.say(&RulesText::All { titles: &titles })
}

/// Names the kinds of the rules beside rows, columns and boxes, without cells and totals: `Rules: 6x6; cage; white dot`.
/// Empty under classic rules.
///
/// ```
/// use qedoku_core::{Cell, Layout, Rule, RuleKind, Rules};
/// use qedoku_explain::Style;
///
/// let cage = |row, total| Rule::on(RuleKind::Cage, vec![Cell::at(row, 1), Cell::at(row, 2)]).with_value(Some(total));
/// let layout = Layout::of(&Rules { list: vec![cage(1, 7), cage(2, 5)], ..Rules::default() })?;
/// assert_eq!(qedoku_render::rule_kinds(&layout, Style::default()), "Rules: cage");
/// # Ok::<(), qedoku_core::RuleFault>(())
/// ```
pub fn rule_kinds(layout: &Layout, style: Style) -> String {
    let rules = layout.rules();
    if rules.is_classic() {
        return String::new();
    }
    let mut titles = of_board(layout, style);
    for rule in &rules.list {
        let whole = RuleTitle::of(rule, rules.size);
        let title = style.say(&if has_own_total(rule.kind) { RuleTitle { value: None, ..whole } } else { whole });
        if !titles.contains(&title) {
            titles.push(title);
        }
    }
    style.say(&RulesText::All { titles: &titles })
}

/// The size of the board and its boxes, where they are not the usual ones.
fn of_board(layout: &Layout, style: Style) -> Vec<String> {
    let rules = layout.rules();
    let is_small = layout.digits() != Layout::classic().digits();
    let size = is_small.then(|| style.say(&RulesText::Size { size: rules.size }));
    let boxes = rules.boxes.as_ref().map(|_| style.say(&RulesText::Jigsaw));
    size.into_iter().chain(boxes).collect()
}

/// True if the cells of a rule are told as a set, which has commas: two of them in a row would look like one.
const fn is_region(kind: RuleKind) -> bool {
    matches!(kind, RuleKind::ExtraRegion | RuleKind::Cage | RuleKind::Quadruple)
}

/// Where a rule is: a line in its order, a region as a set, a sandwich by its row or column.
fn place(rule: &Rule, layout: &Layout, style: Style) -> String {
    match rule.kind {
        kind if is_region(kind) => style.cells(rule.cells.iter().copied().collect()),
        RuleKind::Clone => {
            let (first, second) = rule.cells.split_at(rule.cells.len() / 2);
            let side = |cells: &[_]| cells.iter().map(|&cell| style.cell(cell)).collect::<Vec<_>>().join("-");
            format!("{}={}", side(first), side(second))
        }
        RuleKind::Arrow => {
            let (number, line) = rule.arrow();
            let side = |cells: &[_]| cells.iter().map(|&cell| style.cell(cell)).collect::<Vec<_>>();
            format!("{}={}", side(number).join("-"), side(line).join("+"))
        }
        _ => style.line(rule, layout),
    }
}

/// The line about the rules.
#[derive(Clone, Copy, Debug)]
pub(crate) enum RulesText<'a> {
    Size { size: usize },
    Jigsaw,
    Diagonals,
    Groups { title: &'a str },
    At { place: &'a str, title: &'a str },
    All { titles: &'a [String] },
}

/// The name of a kind of rule with its value, if one is stated: 0 is a total as well.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct RuleTitle {
    pub(crate) kind: RuleKind,
    pub(crate) value: Option<u16>,
}

impl RuleTitle {
    /// The name of a rule on a board of a size.
    fn of(rule: &Rule, size: usize) -> Self {
        let value = if has_own_total(rule.kind) { rule.value } else { Some(rule.value_on(size)) };
        Self { kind: rule.kind, value }
    }
}

/// True if each rule of a kind has a total of its own.
const fn has_own_total(kind: RuleKind) -> bool {
    matches!(kind, RuleKind::Cage | RuleKind::LittleKiller | RuleKind::Sandwich | RuleKind::Quadruple)
}
