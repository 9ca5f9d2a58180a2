//! The engine for a browser, as WebAssembly: a text of JSON in, a text of JSON out ([`qedoku::api`]).
//!
//! A browser reaches into the memory of the engine by number alone, so this crate has `unsafe`: three
//! functions whose arguments only the page can vouch for. Two texts a request do not need a generator of bindings.
//! `page/engine-worker.js` is the other side.
use qedoku::api::answer_text;
use std::panic;
use std::ptr;
use std::slice;
use std::sync::{Mutex, Once, PoisonError};

/// The number of bytes before a text that hold its length, the lowest first.
const LENGTH: usize = 4;

/// The text of the fault that ended the engine.
static FAULT: Mutex<String> = Mutex::new(String::new());

/// Room for a text of this many bytes, which [`answer`] takes back.
#[unsafe(no_mangle)]
pub extern "C" fn alloc(length: usize) -> *mut u8 {
    Box::into_raw(vec![0_u8; length].into_boxed_slice()).cast()
}

/// Answers the request at this place, which is given back; the reply has its length before it.
///
/// # Safety
/// `place` comes from [`alloc`] of the same length, all of which is written, and is not used again.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn answer(place: *mut u8, length: usize) -> *mut u8 {
    static WATCH: Once = Once::new();
    // A fault ends the engine, but what is said of it can still be read.
    WATCH.call_once(|| {
        panic::set_hook(Box::new(|fault| *FAULT.lock().unwrap_or_else(PoisonError::into_inner) = fault.to_string()));
    });
    // SAFETY: this is the slice that `alloc` gave away, and nothing else has it.
    let request = unsafe { Box::from_raw(ptr::slice_from_raw_parts_mut(place, length)) };
    framed(&answer_text(&String::from_utf8_lossy(&request)))
}

/// The text of the fault that ended the engine, with its length before it.
#[unsafe(no_mangle)]
pub extern "C" fn fault() -> *mut u8 {
    framed(&FAULT.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Takes back what [`answer`] or [`fault`] gave.
///
/// # Safety
/// `place` comes from one of them and is not used again.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn free(place: *mut u8) {
    // SAFETY: what was given begins with its length, which was not changed.
    let length = unsafe { slice::from_raw_parts(place, LENGTH) };
    let length = length.iter().rev().fold(0, |length, &byte| length << 8 | usize::from(byte));
    // SAFETY: this is the slice that `framed` gave away, and nothing else has it.
    drop(unsafe { Box::from_raw(ptr::slice_from_raw_parts_mut(place, LENGTH + length)) });
}

/// A text with its length before it, given away.
fn framed(text: &str) -> *mut u8 {
    // A browser has no room for a text whose length takes more.
    let length = u32::try_from(text.len()).unwrap_or(u32::MAX);
    let framed = [&length.to_le_bytes()[..], text.as_bytes()].concat();
    Box::into_raw(framed.into_boxed_slice()).cast()
}
