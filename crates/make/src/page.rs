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
    let mut files = joined(&root().join("crates/web/page"))?;
    let html = files.get_mut("index.html").ok_or("the page has no index.html")?;
    *html = marked(html).ok_or("index.html does not begin as expected")?;
    for (name, bytes) in files {
        fs::write(folder.join(name), bytes)?;
    }
    packed::beside(folder)?;
    println!("wrote {}", folder.display());
    if !options.check {
        return Ok(true);
    }
    handed_on(&["engine".to_owned(), folder.display().to_string()])
}

/// The page with the mark that it lies as files and has its engine beside it, so that it asks no server for one.
fn marked(html: &[u8]) -> Option<Vec<u8>> {
    let (before, rest) = std::str::from_utf8(html).ok()?.split_once("<html lang=\"en\">")?;
    Some(format!("{before}<html lang=\"en\" data-files>{rest}").into_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_static_page_says_that_it_is_one() {
        let page = marked(b"<!DOCTYPE html>\n<html lang=\"en\">\n<head>");
        assert_eq!(page.as_deref(), Some(&b"<!DOCTYPE html>\n<html lang=\"en\" data-files>\n<head>"[..]));
        assert_eq!(marked(b"<html>"), None);
    }
}
