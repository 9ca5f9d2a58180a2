//! Reads lines in brief about rules: `r1c1+r1c2=13 (5+8|6+7)`, `r1c2-r1c3-r2c3 (1–3|2–4)`, `r1c3=5 or r1c4=5`.
use super::super::names as board_names;
use super::derived::is_derived;
use super::judge::RuleJudge;
use super::names::{number, range, total, way};
use qedoku_core::{Board, Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, HouseKind, Layout, RuleKind};
use std::collections::BTreeMap;

impl RuleJudge<'_> {
    /// Reads what stands before a conclusion and tests it; nothing if it is not about rules.
    pub(in super::super) fn line(&mut self, argument: &str) -> Option<()> {
        if let Some(members) = placed(argument).filter(|members| members.len() > 1) {
            self.clashes_with(&members);
            self.clashes_at_all();
            return Some(());
        }
        if self.chain_line(argument).is_some() || self.clash_line(argument).is_some() {
            return Some(());
        }
        argument.split("; ").try_for_each(|part| self.part(part))
    }

    fn part(&mut self, part: &str) -> Option<()> {
        let (sources, part) = match part.split_once(": ") {
            Some((from, total)) => (Some(self.sources(from)?), total),
            None => (None, part),
        };
        if let Some((end, sum)) = total(part) {
            if let Some(sources) = sources {
                self.claim(sources.total == sum.total, "the sum comes out as it is written");
                let open = sources.open_times(self.board);
                let said = sum.terms.iter().map(|term| (term.cell, term.times)).collect();
                self.claim(open == Some(said), "the cells that are left are those of the total");
            }
            let follows = is_derived(self.board, &sum);
            self.claim(follows, "the total follows from those of houses and rules");
            self.sums.push(sum);
            self.of_filling = false;
            if end < part.len() {
                self.has_ways(&listed(&part[end..], way)?);
            }
            return Some(());
        }
        let (name, ways) = part.split_at(part.find(" (").unwrap_or(part.len()));
        if let Some(number) = self.named_rule(name) {
            return self.filled_rule(number, ways);
        }
        if part.contains('(')
            && let Some(sources) = self.sources(part)
        {
            self.leaves_one(&sources);
            return Some(());
        }
        let (_, set) = board_names::statements(part).into_iter().find(|(end, _)| *end == part.len())?;
        self.holds(&set);
        Some(())
    }

    /// The place in the list of a rule that is named by its value and its cells: `15 r4`, `456 r67c89`, `r1c4-r1c5-r2c1`.
    fn named_rule(&self, name: &str) -> Option<usize> {
        let (value, place) = name.split_once(' ').map_or((None, name), |(value, place)| (Some(value), place));
        let line: Option<Vec<Cell>> = place.split('-').map(Cell::parse).collect();
        let house = houses(self.layout, place).filter(|cells| cells.len() == 1);
        let set = house.map(|cells| cells[0]).or_else(|| all_cells(place));
        self.layout.rules().list.iter().position(|rule| {
            let own: CellSet = rule.cells.iter().copied().collect();
            let is_there = line.as_ref() == Some(&rule.cells) || set == Some(own);
            rule.is_of_all() && is_there && rule.value.map(|value| value.to_string()).as_deref() == value
        })
    }

    /// A rule by its place in the list, with the ways to fill its cells, if they are listed.
    fn filled_rule(&mut self, number: usize, ways: &str) -> Option<()> {
        let rule = self.layout.rules().list.get(number)?;
        let of_kind = rule.kind;
        self.fillings.push(number);
        self.of_filling = true;
        if ways.is_empty() {
            return Some(());
        }
        match of_kind {
            RuleKind::Renban => self.has_runs(&listed(ways, range)?),
            RuleKind::Between => self.has_ends(&listed(ways, range)?),
            RuleKind::RegionSumLine => self.has_sums(&listed(ways, |text| number_of(text).into_iter().collect())?),
            RuleKind::Sandwich => {
                let all = self.layout.digits();
                let ends: DigitSet = all.first().into_iter().chain(all.last()).collect();
                self.has_bread(ends, &listed(ways, board_names::cells)?);
            }
            RuleKind::Quadruple => {
                for Place { digit, cells } in listed(ways, place)? {
                    self.fits(digit.into(), cells);
                }
            }
            _ => return None,
        }
        Some(())
    }
}

impl RuleJudge<'_> {
    /// Houses and cages that are added up or taken off, and what they come to: `c3 45-15(r234c3)-4(r56c3)`.
    fn sources(&mut self, text: &str) -> Option<AddedSources> {
        let mut all = AddedSources { total: 0, groups: Vec::new() };
        for part in text.replace('-', "+-").split('+') {
            let (sign, part) = part.strip_prefix('-').map_or((1, part), |rest| (-1, rest));
            let value = if let Some((value, cells)) = part.split_once('(') {
                let value: i32 = value.parse().ok()?;
                let cells = all_cells(cells.strip_suffix(')')?)?;
                let placed = cells
                    .single()
                    .is_some_and(|cell| self.board.value(cell).is_some_and(|digit| i32::from(digit.value()) == value));
                let cage = self.layout.rules().list.iter().any(|rule| {
                    let own: CellSet = rule.cells.iter().copied().collect();
                    rule.kind == RuleKind::Cage && own == cells && rule.value.map(i32::from) == Some(value)
                });
                self.claim(cage || placed, "there is such a cage, or the digit stands there");
                all.groups.push((sign, cells));
                value
            } else {
                let (names, value) = part.rsplit_once(' ')?;
                all.groups.extend(houses(self.layout, names)?.into_iter().map(|cells| (sign, cells)));
                value.parse::<i32>().ok()?
            };
            all.total += sign * value;
        }
        Some(all)
    }

    /// The digit that the step places, or leaves to one cell as the only one.
    fn placed(&self) -> Option<Candidate> {
        let only_one = || {
            let cell = self.conclusion.eliminate.cells().single()?;
            let left = self.board.digits(cell) - self.conclusion.eliminate.digits(cell);
            left.single().map(|digit| Candidate { cell, digit })
        };
        self.conclusion.place.single().or_else(only_one)
    }

    /// Tests that the sources leave one open cell, and the digit that is concluded to it.
    fn leaves_one(&mut self, sources: &AddedSources) {
        let Some(placed) = self.placed() else { return self.claim(false, "a digit is concluded") };
        let left = sources.open_times(self.board);
        let times = left.as_ref().and_then(|left| left.get(&placed.cell).filter(|_| left.len() == 1));
        let comes = times.map(|times| times * i32::from(placed.digit.value()));
        self.claim(comes == Some(sources.total), "the total leaves this digit, as it is written");
    }
}

/// Houses and cages that are added up or taken off, with their total.
struct AddedSources {
    total: i32,
    /// The cells of each, with its sign.
    groups: Vec<(i32, CellSet)>,
}

impl AddedSources {
    /// The number of times that each open cell counts; nothing if a filled cell does.
    fn open_times(&self, board: &Board) -> Option<BTreeMap<Cell, i32>> {
        let mut times: BTreeMap<Cell, i32> = BTreeMap::new();
        for (sign, cells) in &self.groups {
            for cell in *cells {
                *times.entry(cell).or_default() += sign;
            }
        }
        times.retain(|_, times| *times != 0);
        times.keys().all(|&cell| board.value(cell).is_none()).then_some(times)
    }
}

/// The cells of each house of a short name: `c3`, `r12`.
fn houses(layout: &Layout, text: &str) -> Option<Vec<CellSet>> {
    let mut kind = None;
    let mut all = Vec::new();
    for sign in text.chars() {
        match sign {
            'r' => kind = Some(HouseKind::Row),
            'c' => kind = Some(HouseKind::Column),
            'b' => kind = Some(HouseKind::Box),
            _ => {
                let at = usize::try_from(sign.to_digit(10)?).ok()?.checked_sub(1)?;
                all.push(layout.cells(layout.houses_of_kind(kind?).iter().nth(at)?));
            }
        }
    }
    Some(all)
}

/// Cells in blocks with commas between.
fn all_cells(text: &str) -> Option<CellSet> {
    let mut all = CellSet::EMPTY;
    for block in text.split(',') {
        let (_, cells) = board_names::cells(block).into_iter().find(|(end, _)| *end == block.len())?;
        all |= cells;
    }
    Some(all)
}

fn number_of(text: &str) -> Option<(usize, i32)> {
    number(text)
}

/// A digit with the cells where it can be.
#[derive(Clone, Copy)]
struct Place {
    digit: Digit,
    cells: CellSet,
}

/// `1 fits in r12c12`, `1 可以填在 r12c12`, `1 fits nowhere`.
fn place(text: &str) -> Vec<(usize, Place)> {
    let read = || {
        let digit = Digit::from_value(text.chars().next()?.to_digit(10)?)?;
        if [" fits nowhere", " 无处可填"].contains(&&text[1..]) {
            return Some(vec![(text.len(), Place { digit, cells: CellSet::EMPTY })]);
        }
        let rest = [" fits in ", " 可以填在 "].iter().find_map(|word| text[1..].strip_prefix(word))?;
        let from = text.len() - rest.len();
        let all = board_names::cells(rest).into_iter();
        Some(all.map(|(end, cells)| (from + end, Place { digit, cells })).collect())
    };
    read().unwrap_or_default()
}

/// The items in brackets, with bars between: ` (5+8|6+7)`.
fn listed<T>(text: &str, one: impl Fn(&str) -> Vec<(usize, T)>) -> Option<Vec<T>> {
    let inside = text.strip_prefix(" (")?.strip_suffix(')')?;
    let whole = |text: &str| one(text).into_iter().find(|(end, _)| *end == text.len()).map(|(_, it)| it);
    inside.split('|').map(whole).collect()
}

/// Candidates of which one is true: `r1c3=5 or r1c4=5`.
fn placed(text: &str) -> Option<CandidateSet> {
    let mut all = CandidateSet::EMPTY;
    for part in text.split(" or ").flat_map(|part| part.split(" 或 ")).flat_map(|part| part.split([',', '、'])) {
        let part = part.trim();
        let ways = board_names::assignments(part, true);
        let (_, set) = ways.into_iter().find(|(end, _)| *end == part.len())?;
        if !part.contains('=') {
            return None;
        }
        all |= set;
    }
    Some(all)
}
