//! Chains, rings and krakens: of a strong link one end is true, of a weak one not both are.
use super::{PatternFault, StepOnBoard, so};
use qedoku_core::argument::{Path, Reason, StrongLink};
use qedoku_core::{Candidate, CandidateSet, CellSet, Chain, House, HouseSet, Kraken, Ring, Slot};

impl StepOnBoard<'_> {
    pub(super) fn chain(&self, it: &Chain) -> PatternFault {
        it.links().try_for_each(|link| self.strong(link))?;
        it.weak_links().try_for_each(|[from, to]| self.weak(from, to))?;
        if it.is_loop() {
            return Ok(());
        }
        let gone = self.step.conclusion.eliminate;
        let excluded = [it.start(), it.end()].iter().all(|end| self.exclude(&gone, end));
        so(excluded, "what goes does not clash with both ends")?;
        let round = [it.start(), it.end()].iter().all(|end| **end == self.step.conclusion.place);
        so(self.step.conclusion.place.is_empty() || round, "what is placed is not both of its ends")
    }

    fn strong(&self, link: &StrongLink) -> PatternFault {
        so(!link.from.is_empty() && !link.to.is_empty(), "a link has no end")?;
        so(link.ends().is_subset(self.board.candidates()), "the end of a link is gone")?;
        so(self.one_true(&link.ends()), "neither end of a strong link is true")?;
        so(self.is_because(link), "a link does not hold for its reason")
    }

    /// True if the reason of a link has what it says.
    fn is_because(&self, link: &StrongLink) -> bool {
        let ends = link.ends();
        let single = link.from.len() == 1 && link.to.len() == 1;
        let of_house = |house: House, digit| self.left(Slot::House(house, digit)) == ends;
        match link.reason {
            Reason::Cell(cell) => self.left(Slot::Cell(cell)) == ends,
            Reason::House(house, digit) => single && of_house(house, digit),
            Reason::Group(house, digit) => !single && of_house(house, digit),
            Reason::AlmostLocked(set) | Reason::AlmostLockedAndCell(set, _) => {
                let beside = if let Reason::AlmostLockedAndCell(_, cell) = link.reason {
                    CellSet::of(cell)
                } else {
                    CellSet::EMPTY
                };
                self.digits(set.cells) == set.digits
                    && set.digits.len() == set.cells.len() + 1
                    && self.layout.houses().iter().any(|house| set.cells.is_subset(self.layout.cells(house)))
                    && ends.cells().is_subset(set.cells | beside)
            }
            Reason::AlmostHidden(house, digits) => {
                let cells = digits.iter().fold(CellSet::EMPTY, |all, digit| all | self.board.plane(digit));
                (cells & self.layout.cells(house)).len() == digits.len() + 1
                    && ends.cells().is_subset(self.layout.cells(house))
            }
            Reason::AlmostFish(digit, houses) => {
                houses.iter().all(|house| !self.left(Slot::House(house, digit)).is_empty())
            }
            Reason::Deadly(deadly) => {
                let cells = (deadly | ends).cells();
                cells.iter().all(|cell| {
                    deadly.digits(cell) | ends.digits(cell)
                        == self.board.value(cell).map_or(self.board.digits(cell), Into::into)
                })
            }
        }
    }

    fn weak(&self, from: &CandidateSet, to: &CandidateSet) -> PatternFault {
        so(!from.is_empty() && !to.is_empty() && self.exclude(from, to), "both ends of a weak link can be true")
    }

    pub(super) fn ring(&self, it: &Ring) -> PatternFault {
        let cells = it.cells();
        let mut others = CellSet::EMPTY;
        for (place, next) in it.places.iter().zip(it.places.iter().cycle().skip(1)) {
            let left = self.board.plane(it.digit) & self.layout.cells(place.house);
            so(left.contains(place.cell) && left.contains(next.cell), "two places are not in their house")?;
            others |= left - cells;
        }
        so(others == it.guardians, "it has other guardians")?;
        so(self.one_true(&Self::of(it.digit, it.guardians)), "no guardian is true")?;
        let excluded = |lost: Candidate| self.exclude(&CandidateSet::of(lost), &Self::of(it.digit, it.guardians));
        so(self.step.conclusion.eliminate.iter().all(excluded), "what goes does not clash with all guardians")
    }

    pub(super) fn kraken(&self, it: &Kraken) -> PatternFault {
        self.body_of(&it.fish)?;
        let in_line = |line: House| {
            let held = self.layout.cells(line) & self.board.plane(it.fish.digit);
            held.filter(|cell| it.fish.base.meets(self.layout.houses_of(cell)))
        };
        let held = it.line.map_or(CellSet::EMPTY, in_line);
        so(it.starts() == Self::of(it.fish.digit, it.fish.fins() | held), "its paths start elsewhere")?;
        so(self.one_true(&it.starts()) || it.line.is_none(), "none of its starts is true")?;
        it.paths.iter().try_for_each(|path| self.path(path))?;
        let ends = it.paths.iter().all(|path| self.step.conclusion.eliminate == CandidateSet::of(path.end));
        so(ends, "a path leads elsewhere")?;
        let Some(end) = it.paths.first().map(|path| path.end) else { return Err("it has no path") };
        let cleared = |body: qedoku_core::FishBody| {
            let times = |houses: HouseSet| (houses & self.layout.houses_of(end.cell)).len();
            end.digit == it.fish.digit && times(body.cover) > times(it.fish.base)
        };
        so(
            it.line.is_some() || it.fish.bodies().any(cleared),
            "what goes is neither in the fish nor led to from a house",
        )
    }

    fn path(&self, path: &Path) -> PatternFault {
        path.links.iter().try_for_each(|link| self.strong(link))?;
        path.weak_links().try_for_each(|[from, to]| self.weak(&from, &to))
    }
}
