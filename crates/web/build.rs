//! Joins the files of the page, and lists what the server brings to a browser.
mod joined;

use std::env;
use std::error::Error;
use std::fs;
use std::path::PathBuf;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo:rerun-if-changed=page");
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed=joined.rs");
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("cargo names no folder")?);
    let page = out.join("page");
    fs::create_dir_all(&page)?;
    let mut list = String::from("&[\n");
    for (name, bytes) in joined::joined("page".as_ref())? {
        fs::write(page.join(&name), bytes)?;
        let path = format!("concat!(env!(\"OUT_DIR\"), \"/page/{name}\")");
        list.extend(["PageFile { name: \"", &name, "\", bytes: include_bytes!(", &path, ") },\n"]);
    }
    fs::write(out.join("files.rs"), list + "]\n")?;
    Ok(())
}
