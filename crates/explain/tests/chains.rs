//! Chains in the notations of the field, and in words.
mod common;
use common::{LAYOUT, assert_told, board, chain, set, slots, told};
use qedoku_core::{DigitSet, Guard, Slot, Step, Truth};
use qedoku_explain::{Account, Scene, eureka, hodoku};

const AIC: &str = "r1c2=5 | r1n5 | r1c8=5 | - | r3c9=5 | r3c9 | r3c9=7 | - | r3c4=7 | r3n7 | r9c4=7";

fn notations(step: &Step) -> (String, String) {
    let board = board("");
    let scene = Scene::new(LAYOUT(), &board);
    (eureka(&scene, step).unwrap_or_default(), hodoku(&scene, step).unwrap_or_default())
}

fn cell_truths(text: &str) -> Vec<Truth> {
    let members = set(text);
    members.cells().iter().map(|cell| Truth::Cell { cell, digits: members.digits(cell) }).collect()
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
    assert_told!("chain-groups", told(&board(""), &step));
}

#[test]
fn where_one_end_holds_the_other_it_is_true_in_any_case() {
    let step = chain("r9c2=5 | c2n5 | r1c2=5 | - | r2c3=5 | b1n5 | r9c2=5 r9c3=5", "r9c8<>5", vec![]);
    assert_told!("chain-wider", told(&board(""), &step));
}

#[test]
fn almost_locked_sets_are_one_bracket_with_all_their_digits() {
    let truths = cell_truths("r1c2=1 r1c2=5 r1c3=1 r1c3=2 r1c4=2 r1c4=7 r1c4=5");
    let text = "r1c2=5 r1c4=5 | r1c2 r1c3 r1c4 | r1c4=7 | - | r9c4=7 | r9n7 | r9c8=7";
    let step = chain(text, "r1c8<>5", truths);
    let (eureka, hodoku) = notations(&step);
    assert_eq!(eureka, "(5=127)r1c234-(7)r9c4=(7)r9c8 => r1c8<>5");
    assert_eq!(hodoku, "5- ALS:r1c234 -7- r9c4 =7= r9c8 => r1c8<>5");
    assert_told!("chain-locked-set", told(&board(""), &step));
}

#[test]
fn other_patterns_stand_within_their_links() {
    let mixed = chain("r4c5=3 | r4c5 r2n3 | r2c3=3 | - | r5c3=3 | r5n3 | r5c9=3", "r4c8<>3", vec![]);
    assert_told!("chain-slots", told(&board(""), &mixed));
    let two =
        chain("r4c5=3 r4c5=4 | r4n3 | r5c6=3 r5c7=4 | - | r6c3=3 r6c4=4 | r5n3 | r7c9=3 r7c8=4", "r4c8<>3", vec![]);
    assert_told!("chain-many", told(&board(""), &two));
    let many = chain("r4c5=3 r4c6=4 | r4n3 | r5c6=3 | - | r6c3=3 | r5n3 | r7c9=3", "r4c8<>3", vec![]);
    assert_told!("chain-none-of-many", told(&board(""), &many));
    let swordfish = chain("r4c5=3 | r2n3 r8n3 r9n3 | r2c3=3 | - | r5c3=3 | r5n3 | r5c9=3", "r4c8<>3", vec![]);
    assert_told!("chain-swordfish", told(&board(""), &swordfish));
    let jelly = chain("r4c5=3 | r1n3 r2n3 r8n3 r9n3 | r2c3=3 | - | r5c3=3 | r5n3 | r5c9=3", "r4c8<>3", vec![]);
    assert_told!("chain-jellyfish", told(&board(""), &jelly));
    let unique = chain("r1c3=5 | unique | r3c7=7 | - | r9c7=7 | r9n7 | r9c3=7", "r9c3<>5", vec![]);
    assert_told!("chain-unique", told(&board(""), &unique));
    let fish = chain("r4c5=3 | r2n3 r8n3 | r2c3=3 r8c3=3 | - | r5c3=3 | r5n3 | r5c9=3", "r4c8<>3", vec![]);
    assert_eq!(notations(&fish).0, "(3)r4c5=X-Wing(r28)=(3)r28c3-(3)r5c3=(3)r5c9 => r4c8<>3");
    assert_eq!(notations(&fish).1, "r4c5 =X-Wing(r28)= r28c3 -3- r5c3 =3= r5c9 => r4c8<>3");
    assert_told!("chain-fish", told(&board(""), &fish));
    let hidden = chain("r1c3=1 r1c3=2 | r1n1 r1n2 | r1c5=1 r1c5=2 | - | r1c5=4 | c5n4 | r7c5=4", "r7c3<>1", vec![]);
    assert_told!("chain-hidden-set", told(&board(""), &hidden));
    assert_eq!(notations(&hidden).0, "(12)r1c3=AHS(12)r1=(12-4)r1c5=(4)r7c5 => r7c3<>1");
    let deadly = set("r1c3=1 r1c3=2 r3c3=1 r3c3=2 r1c7=1 r1c7=2 r3c7=1 r3c7=2");
    let guard = Truth::Guard(Box::new(Guard { deadly, guards: set("r1c3=5 r3c7=7") }));
    let rectangle = chain("r1c3=5 | unique | r3c7=7 | - | r9c7=7 | r9n7 | r9c3=7", "r9c3<>5", vec![guard]);
    assert_told!("chain-rectangle", told(&board(""), &rectangle));
    assert_eq!(notations(&rectangle).0, "(5)r1c3=UR(12)r13c37=(7)r3c7-(7)r9c7=(7)r9c3 => r9c3<>5");
}

#[test]
fn loops_close() {
    let text = "r1c2=5 | r1n5 | r1c8=5 | - | r9c8=5 | r9n5 | r9c2=5 | -";
    let step = chain(text, "r4c2<>5 r4c8<>5", vec![]);
    let (eureka, hodoku) = notations(&step);
    assert_eq!(eureka, "(5)r1c2=(5)r1c8-(5)r9c8=(5)r9c2 - loop => r4c28<>5");
    assert_eq!(hodoku, "r1c2 =5= r1c8 -5- r9c8 =5= r9c2 -5- r1c2 => r4c28<>5");
    assert_told!("chain-loop", told(&board(""), &step));
}

#[test]
fn chains_that_come_back_prove_their_start() {
    let text = "r1c2=5 | r1n5 | r1c8=5 | - | r9c8=5 | r9n5 | r9c1=5 | - | r2c1=5 | b1n5 | r1c2=5";
    let step = chain(text, "r1c2<>3 r1c2<>4", vec![]);
    assert_told!("chain-back", told(&board(""), &step));
}

#[test]
fn links_that_do_not_take_turns_have_no_notation() {
    let ring = chain("r1c2=5 | r1n5 | r1c8=5 | b3n5 | r2c9=5 | r2n5", "r3c8<>5", vec![]);
    let guardians = common::candidate_truths("r1c2=5 r1c8=5 r1c5=5");
    assert_told!("odd-ring", told(&board(""), &Step { truths: guardians, ..ring.clone() }));
    let guardians = common::candidate_truths("r1c2=5 r1c8=5 r1c5=5 r1c6=5");
    assert_told!("odd-ring-two-guardians", told(&board(""), &Step { truths: guardians, ..ring.clone() }));
    let row = chain("r1c2=5 | r1n5 | r1c8=5 | b3n5 | r2c9=5", "r3c8<>5", vec![]);
    assert_told!("chain-written", told(&board(""), &row));
    let empty = board("");
    let scene = Scene::new(LAYOUT(), &empty);
    assert_eq!((eureka(&scene, &ring), hodoku(&scene, &ring)), (None, None));
    let Some(slot @ Slot::Cell(cell)) = slots("r1c1").first().copied() else { panic!() };
    let single = Step {
        pattern: qedoku_core::Pattern::Single { slot },
        truths: vec![Truth::Cell { cell, digits: DigitSet::ALL }],
        ..ring
    };
    assert_eq!(eureka(&scene, &single), None);
}

#[test]
fn accounts_carry_both_notations() {
    let step = chain(AIC, "r9c2<>5", vec![]);
    let board = board("");
    let scene = Scene::new(LAYOUT(), &board);
    let account = Account::new(&scene, "7", &step, &|slug| slug.to_string());
    assert_eq!((account.eureka, account.hodoku), (eureka(&scene, &step), hodoku(&scene, &step)));
}
