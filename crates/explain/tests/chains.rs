//! Chains in the notations of the field, and in words.
mod common;
use common::{LAYOUT, board, chain, set, slots};
use qedoku_core::{DigitSet, Guard, Slot, Step, Truth};
use qedoku_explain::{Account, Scene, eureka, hodoku, why};

const AIC: &str = "r1c2=5 | r1n5 | r1c8=5 | - | r3c9=5 | r3c9 | r3c9=7 | - | r3c4=7 | r3n7 | r9c4=7";

fn notations(step: &Step) -> (String, String) {
    (eureka(LAYOUT(), step).unwrap_or_default(), hodoku(LAYOUT(), step).unwrap_or_default())
}

fn said(step: &Step) -> String {
    why(&Scene::new(LAYOUT(), &board("")), step)
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
    assert_eq!(
        said(&step),
        "if 5 is not in r1c23, then r1c8 is 5 and r9c8 is 5; so 5 is in r1c23 or r9c8, and either way \
         r9c2<>5"
    );
}

#[test]
fn where_one_end_holds_the_other_it_is_true_in_any_case() {
    let step = chain("r9c2=5 | c2n5 | r1c2=5 | - | r2c3=5 | b1n5 | r9c2=5 r9c3=5", "r9c8<>5", vec![]);
    assert_eq!(
        said(&step),
        "if r9c2 is not 5, then r1c2 is 5 and 5 is in r9c23; so 5 is in r9c23 in any case, and r9c8<>5"
    );
}

#[test]
fn almost_locked_sets_are_one_bracket_with_all_their_digits() {
    let truths = cell_truths("r1c2=1 r1c2=5 r1c3=1 r1c3=2 r1c4=2 r1c4=7 r1c4=5");
    let text = "r1c2=5 r1c4=5 | r1c2 r1c3 r1c4 | r1c4=7 | - | r9c4=7 | r9n7 | r9c8=7";
    let step = chain(text, "r1c8<>5", truths);
    let (eureka, hodoku) = notations(&step);
    assert_eq!(eureka, "(5=127)r1c234-(7)r9c4=(7)r9c8 => r1c8<>5");
    assert_eq!(hodoku, "5- ALS:r1c234 -7- r9c4 =7= r9c8 => r1c8<>5");
    assert_eq!(
        said(&step),
        "if 5 is not in r1c24, then r1c4 is 7 by the locked set r1c234 {1257} and r9c8 is 7; so 5 is in r1c24 or r9c8 is 7, \
         and either way r1c8<>5"
    );
}

#[test]
fn other_patterns_stand_within_their_links() {
    let fish = chain("r4c5=3 | r2n3 r8n3 | r2c3=3 r8c3=3 | - | r5c3=3 | r5n3 | r5c9=3", "r4c8<>3", vec![]);
    assert_eq!(notations(&fish).0, "(3)r4c5=X-Wing(r28)=(3)r28c3-(3)r5c3=(3)r5c9 => r4c8<>3");
    assert_eq!(notations(&fish).1, "r4c5 =X-Wing(r28)= r28c3 -3- r5c3 =3= r5c9 => r4c8<>3");
    assert!(said(&fish).starts_with("if r4c5 is not 3, then 3 is in r28c3 by the X-Wing in r28 and r5c9 is 3"));
    let hidden = chain("r1c3=1 r1c3=2 | r1n1 r1n2 | r1c5=1 r1c5=2 | - | r1c5=4 | c5n4 | r7c5=4", "r7c3<>1", vec![]);
    assert_eq!(notations(&hidden).0, "(12)r1c3=AHS(12)r1=(12-4)r1c5=(4)r7c5 => r7c3<>1");
    let deadly = set("r1c3=1 r1c3=2 r3c3=1 r3c3=2 r1c7=1 r1c7=2 r3c7=1 r3c7=2");
    let guard = Truth::Guard(Box::new(Guard { deadly, guards: set("r1c3=5 r3c7=7") }));
    let rectangle = chain("r1c3=5 | unique | r3c7=7 | - | r9c7=7 | r9n7 | r9c3=7", "r9c3<>5", vec![guard]);
    assert_eq!(notations(&rectangle).0, "(5)r1c3=UR(12)r13c37=(7)r3c7-(7)r9c7=(7)r9c3 => r9c3<>5");
}

#[test]
fn loops_close() {
    let text = "r1c2=5 | r1n5 | r1c8=5 | - | r9c8=5 | r9n5 | r9c2=5 | -";
    let step = chain(text, "r4c2<>5 r4c8<>5", vec![]);
    let (eureka, hodoku) = notations(&step);
    assert_eq!(eureka, "(5)r1c2=(5)r1c8-(5)r9c8=(5)r9c2 - loop => r4c28<>5");
    assert_eq!(hodoku, "r1c2 =5= r1c8 -5- r9c8 =5= r9c2 -5- r1c2 => r4c28<>5");
    assert_eq!(
        said(&step),
        "if r1c2 is not 5, then r1c8 is 5 and r9c2 is 5, which means again that r1c2 is not 5: the links close into a \
         loop, so exactly one end of each link is true, the weak links are strong as well, and r4c28<>5"
    );
}

#[test]
fn chains_that_come_back_prove_their_start() {
    let text = "r1c2=5 | r1n5 | r1c8=5 | - | r9c8=5 | r9n5 | r9c1=5 | - | r2c1=5 | b1n5 | r1c2=5";
    let step = chain(text, "r1c2<>3 r1c2<>4", vec![]);
    assert_eq!(
        said(&step),
        "if r1c2 is not 5, then r1c8 is 5, r9c1 is 5 and r1c2 is 5 after all, so r1c2 is 5 in any case, and r1c2<>3, \
         r1c2<>4"
    );
}

#[test]
fn links_that_do_not_take_turns_have_no_notation() {
    let ring = chain("r1c2=5 | r1n5 | r1c8=5 | b3n5 | r2c9=5 | r2n5", "r3c8<>5", vec![]);
    assert_eq!((eureka(LAYOUT(), &ring), hodoku(LAYOUT(), &ring)), (None, None));
    let Some(slot @ Slot::Cell(cell)) = slots("r1c1").first().copied() else { panic!() };
    let single = Step {
        pattern: qedoku_core::Pattern::Single { slot },
        truths: vec![Truth::Cell { cell, digits: DigitSet::ALL }],
        ..ring
    };
    assert_eq!(eureka(LAYOUT(), &single), None);
}

#[test]
fn accounts_carry_both_notations() {
    let step = chain(AIC, "r9c2<>5", vec![]);
    let board = board("");
    let account = Account::new(&Scene::new(LAYOUT(), &board), "7", &step, &|slug| slug.to_string());
    assert_eq!((account.eureka, account.hodoku), (eureka(LAYOUT(), &step), hodoku(LAYOUT(), &step)));
    assert!(account.why.starts_with("if r1c2 is not 5, then r1c8 is 5, r3c9 is 7 and r9c4 is 7; so r1c2 is 5 or "));
}
