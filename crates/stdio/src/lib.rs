//! Whether the standard output was closed when the program began, as by `>&-` in a shell.
//!
//! Before `main` runs, the standard library opens `/dev/null` in the place of what is closed. From then on nothing tells that
//! output from one that somebody sent there on purpose, and all that is written to it is lost without an error. So it is looked
//! at before, by a function that the loader calls.
use std::sync::atomic::{AtomicBool, Ordering};

static CLOSED: AtomicBool = AtomicBool::new(false);

/// True if the standard output was closed when the program began. Where nobody can look in time, it is taken for open.
pub fn was_closed() -> bool {
    CLOSED.load(Ordering::Relaxed)
}

#[cfg(any(target_os = "linux", target_os = "android", target_os = "freebsd", target_os = "macos"))]
mod early {
    use super::CLOSED;
    use rustix::io::{Errno, fcntl_getfd};
    use std::sync::atomic::Ordering;

    #[expect(unsafe_code, reason = "the loader calls what stands in this section, and the function needs no runtime")]
    #[used]
    #[cfg_attr(target_os = "macos", unsafe(link_section = "__DATA,__mod_init_func"))]
    #[cfg_attr(not(target_os = "macos"), unsafe(link_section = ".init_array"))]
    static LOOK: extern "C" fn() = look;

    extern "C" fn look() {
        CLOSED.store(fcntl_getfd(rustix::stdio::stdout()) == Err(Errno::BADF), Ordering::Relaxed);
    }
}
