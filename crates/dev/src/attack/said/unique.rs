//! Deadly patterns, symmetries, templates and exocets.
use super::{PatternFault, StepOnBoard, so};
use qedoku_core::argument::DeadlyKind;
use qedoku_core::{
    CandidateSet, Cell, CellSet, Deadly, Digit, DigitSet, Exocet, House, HouseKind, HouseSet, Symmetry, Templates,
    Truth,
};

impl StepOnBoard<'_> {
    pub(super) fn deadly(&self, it: &Deadly) -> PatternFault {
        let cells = it.deadly.cells() | it.guards.cells();
        so(self.one_true(&it.guards), "no guard is true")?;
        so(it.guards.cells().is_subset(it.deadly.cells()) && !it.deadly.meets(&it.guards), "a guard stands beside it")?;
        for cell in cells {
            let left = self.board.value(cell).map_or(self.board.digits(cell), DigitSet::of);
            so(it.deadly.digits(cell) | it.guards.digits(cell) == left, "a cell has other candidates")?;
        }
        let digits = Digit::ALL.into_iter().filter(|&digit| !it.deadly.plane(digit).is_empty()).count();
        so(self.is_kind(it.kind, cells, digits), "it is of another kind")?;
        so(!it.kind.is_unique() || !cells.meets(self.board.givens()), "a given is part of it")
    }

    fn met(&self, kind: HouseKind, cells: CellSet) -> Vec<usize> {
        let counts = self.layout.houses_of_kind(kind).iter().map(|house| (self.layout.cells(house) & cells).len());
        counts.filter(|&count| count > 0).collect()
    }

    fn is_kind(&self, kind: DeadlyKind, cells: CellSet, digits: usize) -> bool {
        let [rows, columns, boxes] = [HouseKind::Row, HouseKind::Column, HouseKind::Box].map(|it| self.met(it, cells));
        let all = || rows.iter().chain(&columns).chain(&boxes);
        let filled = !cells.is_subset(self.board.open());
        let corners = [&rows, &columns, &boxes].iter().all(|it| it.len() == 2);
        match kind {
            DeadlyKind::UniqueRectangle => cells.len() == 4 && corners && digits == 2 && !filled,
            DeadlyKind::AvoidableRectangle => cells.len() == 4 && corners && digits == 2 && filled,
            DeadlyKind::UniqueLoop => {
                cells.len() > 4 && digits == 2 && all().all(|&count| count == 2) && self.is_loop(cells)
            }
            DeadlyKind::ExtendedRectangle => {
                let (short, long) = if rows.len() < columns.len() { (&rows, &columns) } else { (&columns, &rows) };
                cells.len() == short.len() * long.len() && short.len() >= 2 && digits >= 3 && !filled
            }
            DeadlyKind::Bug => cells == self.board.open(),
            DeadlyKind::BivalueOddagon => cells.len() % 2 == 1 && digits == 2,
            DeadlyKind::Tridagon => {
                boxes == [3; 4] && digits == 3 && [&rows, &columns].iter().all(|it| it.len() == 6 || it.len() == 4)
            }
        }
    }

    /// True if cells hang together by houses.
    fn is_loop(&self, cells: CellSet) -> bool {
        let Some(first) = cells.first() else { return false };
        let mut reached = CellSet::of(first);
        loop {
            let next = reached.iter().fold(reached, |all, cell| all | (self.layout.peers(cell) & cells));
            if next == reached {
                return reached == cells;
            }
            reached = next;
        }
    }

    pub(super) fn symmetry(&self, it: Symmetry) -> PatternFault {
        let mut cells = CellSet::EMPTY;
        for truth in &self.step.truths {
            let Truth::Symmetric(of) = truth else { continue };
            cells.insert(of.cell);
            let Some(solution) = self.solution else { continue };
            let moves = |cell: Cell| solution.get(of.map.cell(cell)) == solution.get(cell).map(|it| of.map.digit(it));
            so(CellSet::ALL.iter().all(moves), "the solution is not its own image")?;
            so(solution.get(of.cell).is_none_or(|digit| of.digits.contains(digit)), "a cell goes without its image")?;
        }
        so(cells == it.cells, "it is about other cells")
    }

    pub(super) fn templates(&self, it: Templates) -> PatternFault {
        let concluded = self.step.conclusion.place | self.step.conclusion.eliminate;
        let digits = |set: &CandidateSet| DigitSet::ALL.filter(|digit| !set.plane(digit).is_empty());
        let own = digits(&concluded);
        so(own.len() == 1 && own.is_subset(it.digits), "it is about other digits than those that go")?;
        let held = self.step.truths.iter().fold(concluded, |all, truth| all | truth.members());
        // One digit is held against all others, several against each other alone.
        so(it.digits == own || it.digits == digits(&held), "it names other digits than its truths")
    }

    pub(super) fn exocet(&self, it: &Exocet) -> PatternFault {
        so(
            it.base.len() == 2 && it.targets.len() == 2 && !it.base.meets(it.targets),
            "it has other cells than two and two",
        )?;
        so((it.base | it.targets).is_subset(self.board.open()), "a cell of it is filled")?;
        so(self.digits(it.base) == it.digits, "its base has other digits")?;
        let around = self.layout.houses_around(it.base);
        so(around.len() == 2 && it.lines.len() == 3, "its base is not in a line and a box, or it has not three lines")?;
        let seen = around.iter().fold(CellSet::EMPTY, |all, house| all | self.layout.cells(house));
        so(!it.targets.meets(seen), "a target sees its base")?;
        self.across(it, around)?;
        if let Some(solution) = self.solution {
            let taken = |cells: CellSet| -> DigitSet { cells.iter().filter_map(|cell| solution.get(cell)).collect() };
            so(taken(it.base) == taken(it.targets), "base and targets hold other digits")?;
            for (target, &mirror) in it.targets.iter().zip(&it.mirrors) {
                let digit = solution.get(target).filter(|_| !mirror.is_empty());
                so(digit.is_none_or(|digit| taken(mirror).contains(digit)), "a mirror does not repeat its target")?;
            }
        }
        so(matches!(it.mirrors.len(), 0 | 2), "it has not a mirror for each target")?;
        let stray = it.mirrors.iter().any(|&mirror| mirror.meets(it.base | it.targets) || mirror.len() > 2);
        so(!stray, "a mirror has cells of base or targets")?;
        self.fits(it, seen)
    }

    /// The lines are across that of the base, and the targets in two of them.
    fn across(&self, it: &Exocet, around: HouseSet) -> PatternFault {
        let Some(line) = (around & self.layout.lines()).first() else { return Err("its base is in no line") };
        so(it.lines.is_subset(self.layout.across(line)), "its lines are not across that of its base")?;
        let of = |cell: Cell| (self.layout.houses_of(cell) & it.lines).first();
        let lines: HouseSet = it.targets.iter().filter_map(of).collect();
        so(lines.len() == 2, "its targets are not in two of its lines")?;
        let met = |house: House| self.layout.cells(house).meets(it.base);
        so(!it.lines.iter().any(met), "a line of it goes through its base")
    }

    /// No digit of the base has room in all of the lines without the targets.
    fn fits(&self, it: &Exocet, seen: CellSet) -> PatternFault {
        let open: Vec<House> = it.lines.iter().collect();
        let fits = |digit| {
            let places = (self.board.plane(digit) - seen) - it.targets;
            let lines: Vec<CellSet> = open
                .iter()
                .filter(|house| self.board.plane(digit).meets(self.layout.cells(**house)))
                .map(|&house| places & self.layout.cells(house))
                .collect();
            self.has_way(&lines, CellSet::ALL)
        };
        so(!it.digits.iter().any(fits), "a digit of it has room in all its lines without the targets")
    }

    fn has_way(&self, lines: &[CellSet], free: CellSet) -> bool {
        let Some((&line, rest)) = lines.split_first() else { return true };
        (line & free).iter().any(|cell| self.has_way(rest, free - self.layout.peers(cell)))
    }
}
