//! Many at once.
use crate::served::{Served, short};
use qedoku_web::load::{exchanges, run};
use std::time::Duration;

#[test]
fn fifty_at_once_for_three_seconds_lose_nothing() {
    let served = Served::with(short());
    let counts = run(served.address, &exchanges(3), 50, Duration::from_secs(3)).unwrap();
    assert_eq!(counts.lost, Vec::<String>::new());
    assert!(counts.answered >= 50, "{}", counts.answered);
    served.answers();
}
