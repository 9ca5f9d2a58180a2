//! `cargo dev page`: the page as a folder of files that any server of files can hand out, with the engine as wasm.
use crate::joined::joined;
use crate::toolchain::Toolchain;
use crate::{MakeOptions, MakeResult, engine, handed_on, packed, root};
use std::fs;

/// Writes the folder.
pub(crate) fn run(options: &MakeOptions) -> MakeResult {
    let toolchain = Toolchain::find()?;
    if options.possible {
        println!("{}", toolchain.name);
        return Ok(true);
    }
    let folder = &options.folder;
    fs::create_dir_all(folder)?;
    engine::write(&toolchain, &folder.join("engine.wasm"))?;
    for (name, bytes) in joined(&root().join("crates/web/page"))? {
        fs::write(folder.join(name), bytes)?;
    }
    packed::beside(folder)?;
    println!("wrote {}", folder.display());
    if !options.check {
        return Ok(true);
    }
    handed_on(&["engine".to_owned(), folder.display().to_string()])
}
