//! `cargo dev page`: the page as a folder of files that any server of files can hand out, with the engine as wasm.
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
    for entry in fs::read_dir(root().join("crates/web/page"))? {
        let file = entry?.path();
        let name = file.file_name().ok_or("a file of the page has no name")?;
        fs::copy(&file, folder.join(name))?;
    }
    packed::beside(folder)?;
    println!("wrote {}", folder.display());
    if !options.check {
        return Ok(true);
    }
    handed_on(&["engine".to_owned(), folder.display().to_string()])
}
