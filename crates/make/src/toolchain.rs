//! Finds a toolchain that builds for a browser: not every Rust that is installed can.
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The target that is built for.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// The oldest compiler that knows the language of the engine.
const OLDEST: u32 = 88;

/// The message on how to install one if there is none.
const INSTALL: &str = "no compiler here builds for wasm32-unknown-unknown: \
    `rustup target add wasm32-unknown-unknown`, or on Debian `apt-get install rustc-web rust-web-src libstd-rust-web-dev lld` \
    (1.88 or later)";

/// A compiler, and what it needs to be told.
pub(crate) struct Toolchain {
    /// Its name.
    pub(crate) name: String,
    /// The folder of its libraries.
    pub(crate) sysroot: PathBuf,
    rustc: PathBuf,
    /// The linker, if the standard library is built as well.
    linker: Option<PathBuf>,
}

impl Toolchain {
    /// The compiler that is asked for, or else that of the system, if either has the target or the sources for it.
    pub(crate) fn find() -> Result<Self, String> {
        let asked = PathBuf::from(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
        let known: Vec<Self> = [asked, "/usr/bin/rustc".into()].into_iter().filter_map(Self::of).collect();
        let lld = known.iter().find_map(Self::lld).or_else(|| on_path("wasm-ld")).or_else(|| on_path("rust-lld"));
        let usable = |mut it: Self| {
            if it.has_target() {
                return Some(it);
            }
            it.linker = Some(lld.clone().filter(|_| it.has_sources())?);
            Some(it)
        };
        known.into_iter().find_map(usable).ok_or_else(|| INSTALL.to_owned())
    }

    fn of(rustc: PathBuf) -> Option<Self> {
        let name = said(&rustc, &["--version"])?;
        let sysroot = said(&rustc, &["--print", "sysroot"])?.into();
        let minor = name.split('.').nth(1)?.parse::<u32>().ok()?;
        (minor >= OLDEST).then_some(Self { name, sysroot, rustc, linker: None })
    }

    /// True if the standard library is there for the target.
    fn has_target(&self) -> bool {
        let folder = said(&self.rustc, &["--print", "target-libdir", "--target", TARGET]);
        let mut files = folder.and_then(|folder| fs::read_dir(folder).ok()).into_iter().flatten().flatten();
        files.any(|file| file.file_name().to_string_lossy().starts_with("libstd-"))
    }

    /// True if the sources of the standard library are there.
    fn has_sources(&self) -> bool {
        self.sysroot.join("lib/rustlib/src/rust/library/std").is_dir()
    }

    /// The linker that comes with it.
    fn lld(&self) -> Option<PathBuf> {
        let host = said(&self.rustc, &["-vV"])?.lines().find_map(|line| line.strip_prefix("host: "))?.to_owned();
        let path = self.sysroot.join("lib/rustlib").join(host).join("bin/rust-lld");
        path.exists().then_some(path)
    }

    /// Has cargo build with it.
    pub(crate) fn prepare(&self, cargo: &mut Command) {
        cargo.env("RUSTC", &self.rustc);
        if let Some(linker) = &self.linker {
            // The standard library can only be built along with unstable flags.
            cargo.env("RUSTC_BOOTSTRAP", "1").arg("-Zbuild-std=std,panic_abort");
            // Sorting is compiled hundreds of times: its small version makes the code 8 % smaller.
            cargo.arg("-Zbuild-std-features=optimize_for_size");
            cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
        }
    }
}

/// The output of a program with these arguments, if it runs.
fn said(program: &Path, arguments: &[&str]) -> Option<String> {
    let output = Command::new(program).args(arguments).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// A program that can be called by its name.
pub(crate) fn on_path(name: &str) -> Option<PathBuf> {
    said(Path::new(name), &["--version"]).map(|_| name.into())
}
