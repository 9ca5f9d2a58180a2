//! Fish and counts: what some slots have lies in as many others.
use super::{PatternFault, StepOnBoard, so};
use qedoku_core::argument::FishForm;
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Fish, FishBody, HouseSet, SetLogic, SetLogicKind, Slot};

impl StepOnBoard<'_> {
    pub(super) fn fish(&self, fish: &Fish) -> PatternFault {
        self.body_of(fish)?;
        let gone = self.step.conclusion.eliminate;
        let clears = |body: FishBody, it: Candidate| it.digit == fish.digit && self.clears(fish.base, body, it.cell);
        let cleared = |it| fish.bodies().any(|body| clears(body, it));
        so(gone.iter().all(cleared), "something goes that it does not clear")?;
        so(fish.bodies().all(|body| gone.iter().any(|it| clears(body, it))), "a fish of it clears nothing")
    }

    /// The base and the bodies of a fish are what they say.
    pub(super) fn body_of(&self, fish: &Fish) -> PatternFault {
        let cover = fish.cover();
        so(FishForm::of(self.layout, fish.base, cover) == fish.form, "its form is another one")?;
        let open = |houses: HouseSet| fish.slots(houses).all(|slot| !self.left(slot).is_empty());
        so(open(fish.base) && open(cover), "a house of it has its digit")?;
        for body in fish.bodies() {
            so(
                body.cover.len() == fish.base.len() && !body.cover.meets(fish.base),
                "it has too many covers or too few",
            )?;
            let fins = self.plane_in(fish, |cell| !self.is_in(body.cover, cell) || self.times(fish.base, cell) > 1);
            so(fins == body.fins, "it has other fins")?;
            let idle = |house| !self.plane_in(fish, |cell| self.layout.cells(house).contains(cell)).is_empty();
            so(body.cover.iter().all(idle), "a cover of it covers nothing")?;
        }
        Ok(())
    }

    /// The places of a fish in its base that are as asked.
    fn plane_in(&self, fish: &Fish, asked: impl Fn(Cell) -> bool) -> CellSet {
        self.board.plane(fish.digit).filter(|cell| self.is_in(fish.base, cell) && asked(cell))
    }

    fn times(&self, houses: HouseSet, cell: Cell) -> usize {
        (houses & self.layout.houses_of(cell)).len()
    }

    fn is_in(&self, houses: HouseSet, cell: Cell) -> bool {
        self.times(houses, cell) > 0
    }

    /// True if a body clears a cell: it is in more cover houses than base houses, and sees all fins.
    fn clears(&self, base: HouseSet, body: FishBody, cell: Cell) -> bool {
        self.times(body.cover, cell) > self.times(base, cell)
            && body.fins.without(cell).is_subset(self.layout.peers(cell))
            && !body.fins.contains(cell)
    }

    pub(super) fn set_logic(&self, it: &SetLogic) -> PatternFault {
        let slots = it.base.iter().chain(&it.cover);
        so(slots.clone().all(|&slot| !self.left(slot).is_empty()), "a slot of it is filled")?;
        let [base, cover] = [&it.base, &it.cover].map(|slots| self.left_in(slots.iter().copied()));
        so(it.base.len() == it.cover.len() && base.is_subset(&cover), "its base is not covered")?;
        so(it.cover.iter().all(|&slot| self.left(slot).meets(&base)), "a cover of it covers nothing")?;
        let cleared = |lost: Candidate| {
            let times = |slots: &[Slot]| slots.iter().filter(|&&slot| self.left(slot).contains(lost)).count();
            times(&it.cover) > times(&it.base)
        };
        so(self.step.conclusion.eliminate.iter().all(cleared), "something goes that it does not clear")?;
        let is_cell = |slot: &Slot| matches!(slot, Slot::Cell(_));
        let fits = match it.kind {
            SetLogicKind::Sectors | SetLogicKind::SkLoop => it.base.iter().all(is_cell),
            SetLogicKind::Fireworks => !it.base.iter().any(is_cell),
        };
        so(fits, "it has slots of another kind")?;
        so(it.kind != SetLogicKind::SkLoop || self.is_ring(&it.base), "it is no ring of eight pairs")?;
        so(it.kind != SetLogicKind::Sectors || !self.is_ring(&it.base), "it is a ring of eight pairs")?;
        so(it.kind != SetLogicKind::Fireworks || self.crosses(&it.base, &base), "its digits are not those of two lines")
    }

    /// True if cells are pairs in four boxes, each in a line and in another one of its box.
    fn is_ring(&self, slots: &[Slot]) -> bool {
        let cells = cells_of(slots);
        let boxes = self.layout.boxes().filter(|house| self.layout.cells(house).meets(cells));
        let [rows, columns] = self.layout.rows_and_columns();
        let pairs = |lines: HouseSet| {
            let pair = |line| (self.layout.cells(line) & cells).len() == 4;
            lines.iter().filter(|&line| pair(line)).count() == 2
        };
        cells.len() == 16
            && boxes.len() == 4
            && boxes.iter().all(|house| (self.layout.cells(house) & cells).len() == 4)
            && pairs(rows)
            && pairs(columns)
    }

    /// True if digits stand in lines and, outside the box where these cross, in few cells.
    fn crosses(&self, base: &[Slot], members: &CandidateSet) -> bool {
        let lines: HouseSet =
            base.iter().filter_map(|slot| if let Slot::House(house, _) = slot { Some(*house) } else { None }).collect();
        lines.is_subset(self.layout.lines()) && lines.len() >= 2 && !members.is_empty()
    }
}

fn cells_of(slots: &[Slot]) -> CellSet {
    slots.iter().filter_map(|slot| if let Slot::Cell(cell) = slot { Some(*cell) } else { None }).collect()
}
