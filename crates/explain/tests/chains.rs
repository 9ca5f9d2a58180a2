//! Chains in the notations of the field, and in words.
mod common;
use common::{assert_described, board, cells, chain, described, digits, house, single, step};
use qedoku_core::{Ring, RingPlace, Step};
use qedoku_explain::{StepContext, StepText, eureka, hodoku};

const AIC: &str = "r1c2=5 | r1n5 | r1c8=5 | - | r3c9=5 | r3c9 | r3c9=7 | - | r3c4=7 | r3n7 | r9c4=7";

fn notations(step: &Step) -> (String, String) {
    let board = board("");
    let context = StepContext::new(&board);
    (eureka(&context, step).unwrap_or_default(), hodoku(&context, step).unwrap_or_default())
}

#[test]
fn links_within_a_cell_share_brackets() {
    let step = chain(AIC, "r9c2<>5 r1c4<>7", vec![]);
    let (eureka, hodoku) = notations(&step);
    assert_eq!(eureka, "(5)r1c2=(5)r1c8-(5=7)r3c9-(7)r3c4=(7)r9c4 => r9c2<>5, r1c4<>7");
    assert_eq!(hodoku, "r1c2 =5= r1c8 -5- r3c9 -7- r3c4 =7= r9c4 => r9c2<>5, r1c4<>7");
    let weak = chain("r1c2=5 | r1n5 | r1c8=5 | - | r1c8=7 | c8n7 | r3c8=7", "r3c8<>5", vec![]);
    let (eureka, hodoku) = notations(&weak);
    assert_eq!(eureka, "(5)r1c2=(5-7)r1c8=(7)r3c8 => r3c8<>5");
    assert_eq!(hodoku, "r1c2 =5= r1c8 =7= r3c8 => r3c8<>5");
}

#[test]
fn a_chain_of_cells_has_its_ends_before_and_behind_it() {
    let step = chain("r1c2=5 | r1c2 | r1c2=7 | - | r1c8=7 | r1c8 | r1c8=5", "r1c5<>5", vec![]);
    let (eureka, hodoku) = notations(&step);
    assert_eq!(eureka, "(5=7)r1c2-(7=5)r1c8 => r1c5<>5");
    assert_eq!(hodoku, "5- r1c2 -7- r1c8 -5 => r1c5<>5");
}

#[test]
fn groups_are_written_in_blocks() {
    let step = chain("r1c2=5 r1c3=5 | r1n5 | r1c8=5 | - | r2c8=5 | c8n5 | r9c8=5", "r9c2<>5", vec![]);
    let (eureka, hodoku) = notations(&step);
    assert_eq!(eureka, "(5)r1c23=(5)r1c8-(5)r2c8=(5)r9c8 => r9c2<>5");
    assert_eq!(hodoku, "r1c23 =5= r1c8 -5- r2c8 =5= r9c8 => r9c2<>5");
    assert_described!("chain-groups", described(&board(""), &step));
}

#[test]
fn where_one_end_holds_the_other_it_is_true_in_any_case() {
    let step = chain("r9c2=5 | c2n5 | r1c2=5 | - | r2c3=5 | b1n5 | r9c2=5 r9c3=5", "r9c8<>5", vec![]);
    assert_described!("chain-wider", described(&board(""), &step));
}

#[test]
fn almost_locked_sets_are_one_bracket_with_all_their_digits() {
    let text = "r1c2=5 r1c4=5 | als r1c2,r1c3,r1c4 1257 | r1c4=7 | - | r9c4=7 | r9n7 | r9c8=7";
    let step = chain(text, "r1c8<>5", vec![]);
    let (eureka, hodoku) = notations(&step);
    assert_eq!(eureka, "(5=127)r1c234-(7)r9c4=(7)r9c8 => r1c8<>5");
    assert_eq!(hodoku, "5- ALS:r1c234 -7- r9c4 =7= r9c8 => r1c8<>5");
    assert_described!("chain-locked-set", described(&board(""), &step));
    let text = "r1c2=5 | als r1c2,r1c3,r1c4 1257 r2c6 | r2c6=5 | - | r2c8=5 | r2n5 | r2c9=5";
    let beside = chain(text, "r1c9<>5", vec![]);
    let (eureka, hodoku) = notations(&beside);
    assert_eq!(eureka, "(5=127)r1c234-(12346789=5)r2c6-(5)r2c8=(5)r2c9 => r1c9<>5");
    assert_eq!(hodoku, "5- ALS:r1c234,r2c6 -5- r2c8 =5= r2c9 => r1c9<>5");
    assert_described!("chain-locked-set-and-cell", described(&board(""), &beside));
}

#[test]
fn a_cell_before_a_locked_set_keeps_its_own_brackets() {
    let step = chain("r1c2=3 | r1c2 | r1c2=5 | - | r1c4=5 | als r1c3,r1c4 157 | r1c3=7", "r1c8<>5", vec![]);
    let (eureka, hodoku) = notations(&step);
    assert_eq!(eureka, "(3=5)r1c2-(5=17)r1c34 => r1c8<>5");
    assert_eq!(hodoku, "3- r1c2 -5- ALS:r1c34 -7 => r1c8<>5");
    let step = chain("r1c2=3 | r2n3 | r1c4=3 | - | r1c4=5 | als r1c3,r1c4 157 | r1c3=7", "r1c8<>5", vec![]);
    assert_eq!(notations(&step).0, "(3)r1c2=(3)r1c4-(5=17)r1c34 => r1c8<>5", "a set is not joined with its own cell");
}

#[test]
fn ends_of_several_digits_are_told() {
    let two =
        chain("r4c5=3 r4c5=4 | r4n3 | r5c6=3 r5c7=4 | - | r6c3=3 r6c4=4 | r5n3 | r7c9=3 r7c8=4", "r4c8<>3", vec![]);
    assert_described!("chain-many", described(&board(""), &two));
    let many = chain("r4c5=3 r4c6=4 | r4n3 | r5c6=3 | - | r6c3=3 | r5n3 | r7c9=3", "r4c8<>3", vec![]);
    assert_described!("chain-none-of-many", described(&board(""), &many));
}

#[test]
fn fish_stand_within_their_links() {
    let swordfish = chain("r4c5=3 | fish 3 r2,r8,r9 | r2c3=3 | - | r5c3=3 | r5n3 | r5c9=3", "r4c8<>3", vec![]);
    assert_described!("chain-swordfish", described(&board(""), &swordfish));
    let jelly = chain("r4c5=3 | fish 3 r1,r2,r8,r9 | r2c3=3 | - | r5c3=3 | r5n3 | r5c9=3", "r4c8<>3", vec![]);
    assert_described!("chain-jellyfish", described(&board(""), &jelly));
    let large = chain("r4c5=3 | fish 3 r1,r2,r3,r8,r9 | r2c3=3 | - | r5c3=3 | r5n3 | r5c9=3", "r4c8<>3", vec![]);
    assert_described!("chain-large-fish", described(&board(""), &large));
    let fish = chain("r4c5=3 | fish 3 r2,r8 | r2c3=3 r8c3=3 | - | r5c3=3 | r5n3 | r5c9=3", "r4c8<>3", vec![]);
    assert_eq!(notations(&fish).0, "(3)r4c5 =XW(3)r28= (3)r28c3-(3)r5c3=(3)r5c9 => r4c8<>3");
    assert_eq!(notations(&fish).1, "r4c5 =XW(3)r28= r28c3 -3- r5c3 =3= r5c9 => r4c8<>3");
    assert_described!("chain-fish", described(&board(""), &fish));
}

#[test]
fn hidden_sets_and_rectangles_stand_within_their_links() {
    let hidden = chain("r1c3=1 r1c3=2 | ahs r1 12 | r1c5=1 r1c5=2 | - | r1c5=4 | c5n4 | r7c5=4", "r7c3<>1", vec![]);
    assert_described!("chain-hidden-set", described(&board(""), &hidden));
    assert_eq!(notations(&hidden).0, "(12)r1c3=(12)r1c12456789-(4)r1c5=(4)r7c5 => r7c3<>1");
    let deadly = "deadly r1c3=1,r1c3=2,r3c3=1,r3c3=2,r1c7=1,r1c7=2,r3c7=1,r3c7=2";
    let text = format!("r1c3=5 | {deadly} | r3c7=7 | - | r9c7=7 | r9n7 | r9c3=7");
    let rectangle = chain(&text, "r9c3<>5", vec![]);
    assert_described!("chain-rectangle", described(&board(""), &rectangle));
    assert_eq!(notations(&rectangle).0, "(5)r1c3 =UR(12)r13c37= (7)r3c7-(7)r9c7=(7)r9c3 => r9c3<>5");
    let text = "r1c3=5 | deadly r1c3=1,r1c4=2,r2c3=3 | r3c7=7";
    assert_eq!(notations(&chain(text, "r9c3<>5", vec![])).0, "(5)r1c3 =DP(123)r1c34,r2c3= (7)r3c7 => r9c3<>5");
}

#[test]
fn loops_close() {
    let text = "r1c2=5 | r1n5 | r1c8=5 | - | r9c8=5 | r9n5 | r9c2=5 | -";
    let step = chain(text, "r4c2<>5 r4c8<>5", vec![]);
    let (eureka, hodoku) = notations(&step);
    assert_eq!(eureka, "(5)r1c2=(5)r1c8-(5)r9c8=(5)r9c2- loop => r4c28<>5");
    assert_eq!(hodoku, "r1c2 =5= r1c8 -5- r9c8 =5= r9c2 -5- r1c2 => r4c28<>5");
    assert_described!("chain-loop", described(&board(""), &step));
    let cells = [("r1c2", "15"), ("r1c3", "17"), ("r9c2", "25"), ("r9c3", "27")];
    let gone = |(cell, held): (&str, &str)| {
        let others = ('1'..='9').filter(|digit| !held.contains(*digit));
        others.map(|digit| format!("{cell}<>{digit} ")).collect::<Vec<_>>().concat()
    };
    let text = "r1c2=5 | als r1c2,r1c3 157 | r1c3=7 | - | r9c3=7 | als r9c2,r9c3 257 | r9c2=5 | -";
    let sets = chain(text, "r4c2<>5 r1c8<>1 r9c8<>2", vec![]);
    let held = board(cells.map(gone).concat().trim());
    assert_described!("chain-loop-of-sets", described(&held, &sets));
}

#[test]
fn chains_that_come_back_prove_their_start() {
    let text = "r1c2=5 | r1n5 | r1c8=5 | - | r9c8=5 | r9n5 | r9c1=5 | - | r2c1=5 | b1n5 | r1c2=5";
    let step = chain(text, "r1c2<>3 r1c2<>4", vec![]);
    assert_described!("chain-back", described(&board(""), &step));
}

#[test]
fn rings_have_no_notation() {
    let empty = board("");
    let ring = |concluded: &str, guardians: &str| {
        let places = [("r1c1", "r1"), ("r1c2", "b1"), ("r2c1", "c1")];
        let place = |(cell, with)| RingPlace { cell: cells(cell).single().unwrap(), house: house(with) };
        let digit = digits("5").single().unwrap();
        let ring = Ring::new(digit, places.map(place).to_vec(), cells(guardians));
        step(&empty, concluded, ring.unwrap(), &[])
    };
    let one = ring("r3c5<>5", "r1c5");
    assert_described!("odd-ring", described(&empty, &one));
    assert_described!("odd-ring-two-guardians", described(&empty, &ring("r3c5<>5", "r1c5 r1c6")));
    assert_described!("odd-ring-places", described(&empty, &ring("r1c5=5", "r1c5")));
    let context = StepContext::new(&empty);
    for step in [one, single(&empty, "r1c1=5", "r1c1")] {
        assert_eq!((eureka(&context, &step), hodoku(&context, &step)), (None, None));
    }
}

#[test]
fn accounts_carry_both_notations() {
    let step = chain(AIC, "r9c2<>5", vec![]);
    let board = board("");
    let context = StepContext::new(&board);
    let step_text = StepText::new(&context, "7", &step, &|slug| slug.to_string());
    assert_eq!((step_text.eureka, step_text.hodoku), (eureka(&context, &step), hodoku(&context, &step)));
}
