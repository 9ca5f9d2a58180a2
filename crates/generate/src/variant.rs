//! Puzzles under other rules than the classic ones.
use crate::cages::caged;
use crate::draw::RandomDraws;
use crate::no_variant::NoVariant;
use crate::regions::drawn_regions;
use qedoku_core::search::Exhaustive;
use qedoku_core::{Candidate, Cell, Grid, Layout, Puzzle, Rule, RuleKind, Rules, choice};
use std::sync::Arc;

/// A rule that a puzzle can be made for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VariantRule {
    /// Both diagonals hold every digit.
    X,
    /// Four windows hold every digit.
    Windoku,
    /// Cells a knight's move apart differ.
    AntiKnight,
    /// Cells a king's move apart differ.
    AntiKing,
    /// The cells at one place of all boxes differ.
    Disjoint,
    /// Orthogonal neighbors do not differ by 1.
    NonConsecutive,
    /// The boxes are irregular, each puzzle's its own.
    Jigsaw,
    /// Every cell is in a cage with a total, each puzzle's its own.
    Killer,
}

choice!(VariantRule, "a rule that puzzles are made for", word);

impl VariantRule {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::X,
        Self::Windoku,
        Self::AntiKnight,
        Self::AntiKing,
        Self::Disjoint,
        Self::NonConsecutive,
        Self::Jigsaw,
        Self::Killer,
    ];

    /// The word that stands for it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::X => "x",
            Self::Windoku => "windoku",
            Self::AntiKnight => "antiknight",
            Self::AntiKing => "antiking",
            Self::Disjoint => "disjoint",
            Self::NonConsecutive => "nonconsecutive",
            Self::Jigsaw => "jigsaw",
            Self::Killer => "killer",
        }
    }

    /// The rules of a layout with some of these added, which need no cells of the puzzle's own.
    ///
    /// ```
    /// use qedoku_core::Layout;
    /// use qedoku_generate::VariantRule;
    ///
    /// let diagonals = VariantRule::added(Layout::classic(), &[VariantRule::X])?;
    /// assert_eq!(diagonals.houses().len(), Layout::classic().houses().len() + 2);
    /// assert!(VariantRule::added(Layout::classic(), &[VariantRule::Killer]).is_err());
    /// # Ok::<(), qedoku_generate::NoVariant>(())
    /// ```
    ///
    /// # Errors
    /// Irregular boxes and cages, which must stand with the puzzle, and do not; rules that make no board.
    pub fn added(layout: &Layout, chosen: &[Self]) -> Result<Arc<Layout>, NoVariant> {
        let mut rules = layout.rules().clone();
        for &rule in chosen {
            match rule {
                Self::Jigsaw if rules.boxes.is_some() => {}
                Self::Killer if rules.list.iter().any(|rule| rule.kind == RuleKind::Cage) => {}
                Self::Jigsaw | Self::Killer => return Err(NoVariant::OwnCells(rule)),
                Self::Windoku if rules.size != Rules::default().size => return Err(NoVariant::NineRows(rule)),
                _ => {}
            }
            let more: Vec<Rule> = rule.rules().into_iter().filter(|rule| !rules.list.contains(rule)).collect();
            rules.list.extend(more);
        }
        Layout::of(&rules).map_err(NoVariant::Rules)
    }

    /// The rules that it adds.
    fn rules(self) -> Vec<Rule> {
        let kinds: &[RuleKind] = match self {
            Self::X => &[RuleKind::DiagonalRising, RuleKind::DiagonalFalling],
            Self::Windoku => return Rules::windows().into(),
            Self::AntiKnight => &[RuleKind::AntiKnight],
            Self::AntiKing => &[RuleKind::AntiKing],
            Self::Disjoint => &[RuleKind::DisjointGroups],
            Self::NonConsecutive => &[RuleKind::NonConsecutive],
            Self::Jigsaw | Self::Killer => &[],
        };
        kinds.iter().copied().map(Rule::of).collect()
    }
}

/// Makes puzzles under other rules, each from the seed and its own number alone.
///
/// ```
/// use qedoku_core::search::Exhaustive;
/// use qedoku_generate::{VariantGenerator, VariantRule};
///
/// let made = VariantGenerator::new(7, 6, &[VariantRule::X])?.puzzle(0)?;
/// assert!(Exhaustive::on(&made.layout).is_unique(&made.puzzle.values));
/// assert_eq!(made.layout.line(&made.solution, '.').len(), 36);
/// # Ok::<(), qedoku_generate::NoVariant>(())
/// ```
#[derive(Clone, Debug)]
pub struct VariantGenerator {
    seed: u64,
    size: usize,
    chosen: Vec<VariantRule>,
    /// The rules, where the boxes are not each puzzle's own.
    layout: Option<Arc<Layout>>,
}

/// A puzzle with its rules and its solution.
#[derive(Clone, Debug)]
pub struct VariantDraft {
    /// The rules.
    pub layout: Arc<Layout>,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Its only solution.
    pub solution: Grid,
}

/// The most grids, and sets of boxes, that are tried for a puzzle.
const TRIES: usize = 60;

/// Below about this share of its cells, in percent, a board rarely spares several givens at once.
const DENSE: usize = 45;

impl VariantGenerator {
    /// The generator of the puzzles of a seed, on a board of a size.
    ///
    /// # Errors
    /// Why there is no such puzzle.
    pub fn new(seed: u64, size: usize, chosen: &[VariantRule]) -> Result<Self, NoVariant> {
        if size != Rules::default().size && chosen.contains(&VariantRule::Windoku) {
            return Err(NoVariant::NineRows(VariantRule::Windoku));
        }
        let mut once: Vec<VariantRule> = Vec::new();
        for &rule in chosen {
            if !once.contains(&rule) {
                once.push(rule);
            }
        }
        let is_jigsaw = once.contains(&VariantRule::Jigsaw);
        let layout = Layout::of(&rules(size, &once, None)).map_err(NoVariant::Rules)?;
        Ok(Self { seed, size, chosen: once, layout: (!is_jigsaw).then_some(layout) })
    }

    /// Puzzle number `index`: it has exactly one solution, and several without any one of its givens.
    ///
    /// # Errors
    /// If no grid was found that keeps the rules.
    pub fn puzzle(&self, index: u64) -> Result<VariantDraft, NoVariant> {
        let mut draw = RandomDraws::new(self.seed, index);
        for _ in 0..TRIES {
            let layout = self.layout(&mut draw)?;
            let Some(solution) = Exhaustive::on(&layout).random_solution(&Grid::EMPTY, |bound| draw.below(bound))
            else {
                continue;
            };
            let layout = if self.chosen.contains(&VariantRule::Killer) {
                caged(&layout, &solution, &mut draw).map_err(NoVariant::Rules)?
            } else {
                layout
            };
            let mut cells: Vec<Cell> = layout.board().iter().collect();
            draw.shuffle(&mut cells);
            let mut givens = solution;
            thin(&layout, &mut givens, &cells);
            return Ok(VariantDraft { puzzle: Puzzle::from_givens(givens), layout, solution });
        }
        let rules = rules(self.size, &self.chosen, None);
        let name = Layout::of(&rules).map_err(NoVariant::Rules)?.name().to_owned();
        Err(NoVariant::NoGrid { rules: name })
    }

    /// The rules of the next puzzle.
    fn layout(&self, draw: &mut RandomDraws) -> Result<Arc<Layout>, NoVariant> {
        if let Some(layout) = &self.layout {
            return Ok(Arc::clone(layout));
        }
        let boxes = drawn_regions(&Rules::of_size(self.size), draw);
        Layout::of(&rules(self.size, &self.chosen, Some(boxes))).map_err(NoVariant::Rules)
    }
}

fn rules(size: usize, chosen: &[VariantRule], boxes: Option<String>) -> Rules {
    let list = chosen.iter().flat_map(|rule| rule.rules()).collect();
    Rules { size, boxes, list }
}

/// Drops every cell, in order, that leaves one solution; several at once while there are many.
fn thin(layout: &Arc<Layout>, grid: &mut Grid, cells: &[Cell]) {
    let dense = layout.board().len() * DENSE / 100;
    let mut rest = cells;
    while !rest.is_empty() {
        let spare = grid.cells().len().saturating_sub(dense) / 2;
        let (now, later) = rest.split_at(spare.clamp(1, rest.len()));
        drop_from(layout, grid, now);
        rest = later;
    }
}

/// Drops all these cells if one solution is left, else those of the first half, then those of the second that can go.
fn drop_from(layout: &Arc<Layout>, grid: &mut Grid, cells: &[Cell]) {
    let search = Exhaustive::on(layout);
    let mut without = *grid;
    for &cell in cells {
        without.set(cell, None);
    }
    let unique = match cells {
        [cell] => {
            grid.get(*cell).is_some_and(|digit| !search.allows_another(&without, Candidate { cell: *cell, digit }))
        }
        _ => search.is_unique(&without),
    };
    if unique {
        *grid = without;
    } else if cells.len() > 1 {
        let (first, second) = cells.split_at(cells.len() / 2);
        drop_from(layout, grid, first);
        drop_from(layout, grid, second);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_core::CellSet;

    /// The rules about two cells at a time.
    const PAIRED: [VariantRule; 7] = [
        VariantRule::X,
        VariantRule::Windoku,
        VariantRule::AntiKnight,
        VariantRule::AntiKing,
        VariantRule::Disjoint,
        VariantRule::NonConsecutive,
        VariantRule::Jigsaw,
    ];

    /// Counts up to two solutions cell by cell, asking what the rules say of each pair of cells and nothing else.
    fn counted(rules: &Rules, grid: &mut Grid, limit: usize) -> usize {
        let fits = |grid: &Grid, it: Candidate| grid.filled().all(|other| allowed(rules, it, other));
        let board: CellSet = rules.cells().collect();
        let left = |grid: &Grid, cell: Cell| {
            rules.digits().iter().filter(|&digit| fits(grid, Candidate { cell, digit })).collect::<Vec<_>>()
        };
        let open = (board - grid.cells()).iter().map(|cell| (left(grid, cell), cell)).min_by_key(|it| it.0.len());
        let Some((digits, cell)) = open else { return 1 };
        let mut found = 0;
        for digit in digits {
            grid.set(cell, Some(digit));
            found += counted(rules, grid, limit - found);
            grid.set(cell, None);
            if found >= limit {
                break;
            }
        }
        found
    }

    /// True if two cells may hold their digits, by the words of the rules.
    fn allowed(rules: &Rules, a: Candidate, b: Candidate) -> bool {
        let size = rules.size as u8;
        let down = a.cell.row().abs_diff(b.cell.row());
        let right = a.cell.column().abs_diff(b.cell.column());
        let usual = |cell: Cell| {
            let (rows, columns) = rules.box_shape().unwrap();
            ((cell.row() - 1) / rows as u8, (cell.column() - 1) / columns as u8)
        };
        let mark = |cell: Cell| {
            let at = usize::from((cell.row() - 1) * size + cell.column() - 1);
            rules.boxes.as_ref().map(|text| text.as_bytes()[at])
        };
        let place = |cell: Cell| {
            let (rows, columns) = rules.box_shape().unwrap();
            ((cell.row() - 1) % rows as u8, (cell.column() - 1) % columns as u8)
        };
        let same_box =
            if rules.boxes.is_some() { mark(a.cell) == mark(b.cell) } else { usual(a.cell) == usual(b.cell) };
        let mut differ = down == 0 || right == 0 || same_box;
        let mut far = false;
        for rule in &rules.list {
            match rule.kind {
                RuleKind::DiagonalFalling => {
                    differ |= [a, b].iter().all(|it| it.cell.row() == it.cell.column());
                }
                RuleKind::DiagonalRising => {
                    differ |= [a, b].iter().all(|it| it.cell.row() + it.cell.column() == size + 1);
                }
                RuleKind::AntiKnight => differ |= [(1, 2), (2, 1)].contains(&(down, right)),
                RuleKind::AntiKing => differ |= down.max(right) == 1,
                RuleKind::NonConsecutive => far |= down + right == 1,
                RuleKind::DisjointGroups => differ |= place(a.cell) == place(b.cell),
                RuleKind::ExtraRegion => differ |= [a, b].iter().all(|it| rule.cells.contains(&it.cell)),
                other => panic!("{other} is not made"),
            }
        }
        let apart = a.digit.value().abs_diff(b.digit.value());
        !(differ && apart == 0 || far && apart == 1)
    }

    #[test]
    fn small_puzzles_have_one_solution_by_the_words_of_the_rules() {
        let mut made = 0;
        for size in [4, 6] {
            for rule in PAIRED.into_iter().map(Some).chain([None]) {
                let chosen: Vec<VariantRule> = rule.into_iter().collect();
                let Ok(generator) = VariantGenerator::new(5, size, &chosen) else {
                    assert_eq!(rule, Some(VariantRule::Windoku));
                    continue;
                };
                for index in 0..6 {
                    let Ok(draft) = generator.puzzle(index) else { continue };
                    let rules = draft.layout.rules();
                    let mut givens = draft.puzzle.values;
                    assert_eq!(counted(rules, &mut givens, 2), 1, "{}: {}", draft.layout.name(), draft.puzzle);
                    let mut solution = draft.solution;
                    assert!(draft.layout.is_full(&solution) && counted(rules, &mut solution, 2) == 1);
                    for given in draft.puzzle.values.filled() {
                        let mut less = draft.puzzle.values;
                        less.set(given.cell, None);
                        assert_eq!(counted(rules, &mut less, 2), 2, "{given} is not needed: {}", draft.puzzle);
                    }
                    made += 1;
                }
            }
        }
        assert!(made >= 60, "{made}");
    }

    #[test]
    fn large_puzzles_have_one_solution() {
        for rule in PAIRED {
            let generator = VariantGenerator::new(3, 9, &[rule]).unwrap();
            let draft = generator.puzzle(0).unwrap_or_else(|fault| panic!("{rule}: {fault}"));
            let rules = draft.layout.rules();
            let filled: Vec<Candidate> = draft.solution.filled().collect();
            for (at, &one) in filled.iter().enumerate() {
                assert!(filled[at + 1..].iter().all(|&other| allowed(rules, one, other)), "{rule}: {one}");
            }
            assert!(Exhaustive::on(&draft.layout).is_unique(&draft.puzzle.values), "{rule}");
            assert_eq!(generator.puzzle(0).unwrap().puzzle, draft.puzzle, "the same seed");
            assert_ne!(VariantGenerator::new(4, 9, &[rule]).unwrap().puzzle(0).unwrap().puzzle, draft.puzzle);
        }
    }

    #[test]
    fn what_cannot_be_made_is_refused_by_name() {
        let refused = |size, rule| {
            let made = VariantGenerator::new(1, size, &[rule]).and_then(|generator| generator.puzzle(0));
            made.err().map(|fault| fault.to_string()).unwrap_or_default()
        };
        assert_eq!(refused(6, VariantRule::Windoku), "windoku needs a board of 9 rows");
        assert!(refused(5, VariantRule::X).contains("not 5"));
        assert!(refused(4, VariantRule::AntiKing).contains("4x4, anti-king"));
    }
}
