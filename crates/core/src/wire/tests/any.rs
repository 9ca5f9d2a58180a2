//! Steps of every shape, drawn at random: broken ones are not to be had.
use super::layout;
use crate::argument::{
    AlmostLocked, Assumption, Case, Chain, Choice, Colors, Confined, Deadly, DeadlyKind, Exclusion, Exocet, Fish,
    FishBody, Forcing, HouseGroup, Hypothesis, Kraken, LinkedSet, Path, Pattern, Reason, Ring, RingPlace, SetLogic,
    SetLogicKind, Sets, Single, StrongLink, Subset, Symmetry, Templates, Wing,
};
use crate::{
    BoardMap, Candidate, CandidateSet, Cell, CellSet, Conclusion, Digit, DigitSet, Guard, House, HouseSet, Slot, Slug,
    Step, Symmetric, Truth,
};
use proptest::prelude::*;
use proptest::sample::{select, subsequence};

fn any_candidate() -> impl Strategy<Value = Candidate> {
    (0..Candidate::COUNT).prop_map(Candidate::from_index)
}

fn any_assumption() -> impl Strategy<Value = Assumption> {
    (any_candidate(), any::<bool>()).prop_map(|(candidate, holds)| Assumption { candidate, holds })
}

fn any_set() -> impl Strategy<Value = CandidateSet> {
    prop::collection::vec(any_candidate(), 0..5).prop_map(|list| list.into_iter().collect())
}

fn any_digit() -> impl Strategy<Value = Digit> {
    (0..Digit::COUNT).prop_map(Digit::from_index)
}

fn any_house() -> impl Strategy<Value = House> {
    (0..layout().houses().len()).prop_map(House::from_index)
}

fn any_slot() -> impl Strategy<Value = Slot> {
    prop_oneof![
        (0..Cell::COUNT).prop_map(|cell| Slot::Cell(Cell::from_index(cell))),
        (any_house(), any_digit()).prop_map(|(house, digit)| Slot::House(house, digit)),
    ]
}

fn any_truth() -> impl Strategy<Value = Truth> {
    let of_slot = (any_slot(), any::<u128>()).prop_map(|(slot, bits)| match slot {
        Slot::Cell(cell) => Truth::Cell { cell, digits: DigitSet::from_bits(bits as u16) },
        Slot::House(house, digit) => {
            Truth::House { house, digit, cells: CellSet::from_bits(bits) & layout().cells(house) }
        }
    });
    let guard = (any_set(), any_set()).prop_map(|(deadly, guards)| Truth::Guard(Box::new(Guard { deadly, guards })));
    let symmetric = (any_map(), any_candidate()).prop_map(|(map, Candidate { cell, digit })| {
        Truth::Symmetric(Box::new(Symmetric { map, cell, digits: DigitSet::of(digit) }))
    });
    prop_oneof![4 => of_slot, 1 => guard, 1 => symmetric]
}

/// Any images; what is written need not be a symmetry.
fn any_map() -> impl Strategy<Value = BoardMap> {
    (any::<[u8; 32]>(), any_digit()).prop_map(|(bytes, digit)| BoardMap {
        cells: std::array::from_fn(|index| Cell::from_index(usize::from(bytes[index % 32]) % Cell::COUNT)),
        digits: [digit; Digit::COUNT],
    })
}

fn cells(count: usize) -> impl Strategy<Value = CellSet> {
    let all: Vec<usize> = (0..Cell::COUNT).collect();
    subsequence(all, count).prop_map(|list| list.into_iter().map(Cell::from_index).collect())
}

fn digits(count: usize) -> impl Strategy<Value = DigitSet> {
    subsequence(Digit::ALL.to_vec(), count).prop_map(|list| list.into_iter().collect())
}

fn houses(count: usize) -> impl Strategy<Value = HouseSet> {
    let all: Vec<House> = layout().houses().iter().collect();
    subsequence(all, count).prop_map(|list| list.into_iter().collect())
}

fn some_candidates() -> impl Strategy<Value = CandidateSet> {
    prop::collection::vec(any_candidate(), 1..4).prop_map(|list| list.into_iter().collect())
}

fn any_locked() -> impl Strategy<Value = AlmostLocked> {
    (1..4usize)
        .prop_flat_map(|size| (cells(size), digits(size + 1)))
        .prop_map(|(cells, digits)| AlmostLocked { cells, digits })
}

fn any_reason() -> impl Strategy<Value = Reason> {
    let cell = || (0..Cell::COUNT).prop_map(Cell::from_index);
    prop_oneof![
        cell().prop_map(Reason::Cell),
        (any_house(), any_digit()).prop_map(|(house, digit)| Reason::House(house, digit)),
        (any_house(), any_digit()).prop_map(|(house, digit)| Reason::Group(house, digit)),
        any_locked().prop_map(Reason::AlmostLocked),
        (any_locked(), cell()).prop_map(|(set, cell)| Reason::AlmostLockedAndCell(set, cell)),
        (any_house(), digits(2)).prop_map(|(house, digits)| Reason::AlmostHidden(house, digits)),
        (any_digit(), houses(2)).prop_map(|(digit, houses)| Reason::AlmostFish(digit, houses)),
        some_candidates().prop_map(Reason::Deadly),
    ]
}

fn any_link() -> impl Strategy<Value = StrongLink> {
    (some_candidates(), some_candidates(), any_reason()).prop_map(|(from, to, reason)| StrongLink { from, to, reason })
}

fn any_fish() -> impl Strategy<Value = Fish> {
    let body = |size| (houses(size), cells(2)).prop_map(|(cover, fins)| FishBody { cover, fins });
    (2..4usize)
        .prop_flat_map(move |size| (any_digit(), houses(size), body(size), prop::option::of(body(size))))
        .prop_filter_map("a house on both sides", |(digit, base, body, twin)| {
            let fish = Fish::new(layout(), digit, base, body)?;
            twin.map_or(Some(fish), |twin| fish.with_twin(layout(), twin))
        })
}

fn any_path(end: Candidate) -> impl Strategy<Value = Path> {
    (any_candidate(), prop::collection::vec(any_link(), 0..3)).prop_map(move |(start, links)| Path {
        start,
        links,
        end,
    })
}

fn any_kraken() -> impl Strategy<Value = Pattern> {
    let paths = any_candidate().prop_flat_map(|end| prop::collection::vec(any_path(end), 2));
    (any_fish(), any::<bool>(), paths).prop_filter_map("two fins in one place", |(fish, of_line, mut paths)| {
        for (path, cell) in paths.iter_mut().zip(fish.body.fins) {
            path.start = Candidate::new(cell, fish.digit);
        }
        let line = fish.body.cover.first().filter(|_| of_line);
        Kraken::new(Fish::new(layout(), fish.digit, fish.base, fish.body)?, line, paths).map(Pattern::Kraken)
    })
}

fn any_sets() -> impl Strategy<Value = Pattern> {
    let linked = (any_locked(), any_locked(), digits(1))
        .prop_filter_map("no link", |(first, set, common)| Sets::chain(first, vec![LinkedSet { common, set }]));
    let petals = (0..Cell::COUNT, any_locked(), any_locked()).prop_filter_map("no blossom", |(stem, one, other)| {
        let petals = [(Digit::D1, one), (Digit::D2, other)];
        let petals = petals.map(|(digit, set)| LinkedSet { common: DigitSet::of(digit), set });
        Sets::blossom(Cell::from_index(stem), petals)
    });
    let crossing = (cells(4), digits(4)).prop_filter_map("no groups", |(cells, digits)| {
        let first = cells.first()?;
        let mut rest = cells;
        rest.remove(first);
        let second = rest.first()?;
        let mut inner = rest;
        inner.remove(second);
        let set = |cells, digits| AlmostLocked { cells, digits };
        let of =
            |house, cell, digits| HouseGroup { house: House::from_index(house), set: set(CellSet::of(cell), digits) };
        Sets::sue_de_coq(set(inner, digits), [of(0, first, DigitSet::EMPTY), of(20, second, DigitSet::EMPTY)])
    });
    prop_oneof![linked, petals, crossing].prop_map(Pattern::Sets)
}

fn any_subset() -> impl Strategy<Value = Pattern> {
    let naked = (1..4usize).prop_flat_map(|size| (cells(size), digits(size), houses(2)));
    let hidden =
        (1..4usize).prop_flat_map(|size| (any_house(), digits(size), cells(size), prop::option::of(any_digit())));
    prop_oneof![
        naked.prop_filter_map("no subset", |(cells, digits, houses)| Subset::naked(cells, digits, houses)),
        hidden.prop_filter_map("the digit is inside", |(house, digits, cells, last)| {
            let subset = Subset::hidden(house, digits, cells)?;
            last.map_or(Some(subset), |last| subset.leaving(last))
        }),
        (digits(3), houses(2), cells(2), cells(2)).prop_filter_map(
            "a cell twice",
            |(digits, houses, cells, places)| {
                let mut houses = houses.iter();
                Subset::almost_locked(digits, houses.next()?, cells, houses.next()?, places)
            }
        ),
    ]
    .prop_map(Pattern::Subset)
}

fn any_ring() -> impl Strategy<Value = Pattern> {
    (any_digit(), cells(5), any_house(), cells(2)).prop_filter_map(
        "a guardian inside",
        |(digit, cells, house, guardians)| {
            let places = cells.iter().map(|cell| RingPlace { cell, house }).collect();
            Ring::new(digit, places, guardians).map(Pattern::Ring)
        },
    )
}

fn any_count() -> impl Strategy<Value = Pattern> {
    let kinds = [SetLogicKind::Sectors, SetLogicKind::SkLoop, SetLogicKind::Fireworks];
    let slots = || prop::collection::vec(any_slot(), 3);
    (select(kinds.to_vec()), slots(), slots())
        .prop_filter_map("a slot twice", |(kind, base, cover)| SetLogic::new(kind, base, cover).map(Pattern::SetLogic))
}

fn any_deadly() -> impl Strategy<Value = Pattern> {
    let kinds = [
        DeadlyKind::UniqueRectangle,
        DeadlyKind::AvoidableRectangle,
        DeadlyKind::UniqueLoop,
        DeadlyKind::ExtendedRectangle,
        DeadlyKind::Bug,
        DeadlyKind::BivalueOddagon,
        DeadlyKind::Tridagon,
    ];
    (select(kinds.to_vec()), some_candidates(), any_set())
        .prop_filter_map("a guard inside", |(kind, deadly, guards)| {
            Deadly::new(kind, deadly, guards).map(Pattern::Deadly)
        })
}

fn any_chain() -> impl Strategy<Value = Pattern> {
    let links = prop::collection::vec(any_link(), 1..4);
    (links, any::<bool>()).prop_filter_map("no link", |(links, is_loop)| {
        let chain = if is_loop { Chain::closed(links) } else { Chain::open(links) };
        chain.map(Pattern::Chain)
    })
}

/// A pattern without steps inside.
fn any_flat() -> impl Strategy<Value = Pattern> {
    let plain = prop_oneof![
            any_slot().prop_map(|slot| Single { slot }.into()),
            (any_digit(), houses(2), prop::option::of(any_house())).prop_filter_map(
                "one house",
                |(digit, houses, last)| {
                    let mut houses = houses.iter();
                    let confined = Confined::new(digit, houses.next()?, houses.next()?)?;
                    Some(last.map_or(confined, |last| confined.leaving(last)).into())
                }
            ),
            (cells(1), cells(3), digits(1)).prop_filter_map("a cell twice", |(pivot, pincers, digits)| {
                Wing::new(pivot, pincers, digits).map(Pattern::Wing)
            }),
            prop::collection::vec((any_set(), any_set()), 0..3).prop_map(|pairs| {
                Colors { clusters: pairs.into_iter().map(|(one, other)| [one, other]).collect() }.into()
            }),
            (cells(2), prop::collection::vec(any_slot(), 0..3)).prop_map(|(base, excluders)| Exclusion {
                base,
                excluders
            }
            .into()),
            digits(2).prop_map(|digits| Templates { digits }.into()),
            (cells(2), cells(2), digits(3), houses(3), prop::collection::vec(cells(2), 0..2)).prop_map(
                |(base, targets, digits, lines, mirrors)| Exocet { base, targets, digits, lines, mirrors }.into()
            ),
            cells(3).prop_map(|cells| Symmetry { cells }.into()),
            Just(Pattern::Truths),
        ];
    let of_parts = prop_oneof![
        any_subset(),
        any_fish().prop_map(Pattern::Fish),
        any_count(),
        any_sets(),
        any_chain(),
        any_ring(),
        any_kraken(),
        any_deadly(),
    ];
    prop_oneof![plain, of_parts]
}

fn with_pattern(pattern: impl Strategy<Value = Pattern>) -> impl Strategy<Value = Step> {
    (pattern, any_set(), any_set(), prop::collection::vec(any_truth(), 0..4), "[a-z-]{1,9}").prop_map(
        |(pattern, place, eliminate, truths, name)| Step {
            technique: Slug::from(name),
            conclusion: Conclusion { place, eliminate },
            pattern,
            truths,
            rating: crate::StepRating::NONE,
        },
    )
}

/// A step of any shape.
pub(super) fn any_step() -> impl Strategy<Value = Step> {
    with_pattern(any_flat()).prop_recursive(3, 12, 3, |inner| {
        let steps = prop::collection::vec(inner, 0..3);
        let case = (any_assumption(), steps.clone(), prop::option::of(any_slot()))
            .prop_map(|(assume, steps, end)| Case { assume, steps, end });
        let choice = prop_oneof![any_slot().prop_map(Choice::Slot), any_candidate().prop_map(Choice::Candidate)];
        let forcing = (choice, prop::collection::vec(case, 0..3))
            .prop_map(|(choice, cases)| Pattern::Forcing(Forcing { choice, cases }));
        let hypothesis = (any_assumption(), steps, any_slot())
            .prop_map(|(assume, steps, end)| Pattern::Hypothesis(Hypothesis { assume, steps, end }));
        with_pattern(prop_oneof![hypothesis, forcing]).boxed()
    })
}
